/* bs-library-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the files of the library share: which files were found, and whether they are sound. */

#include "xml/bs-xml.h"

G_BEGIN_DECLS

typedef struct _BsLibrary BsLibrary;

/* Whether something is wrong with a file of rules; only the user's are looked at before they are
 * used. */
typedef enum
{
  BS_SOUND_UNKNOWN,
  BS_SOUND_ASKED,         /* what it lies over is being looked at */
  BS_SOUND_YES,
  BS_SOUND_NO,
} BsSound;

/* A file of rules or of a catalogue that was found. */
typedef struct _BsFound
{
  BsXmlSource *source; /* the user's: what is wrong with it is told, and stands in nobody's way */
  BsXmlHead *head;
  char *path;
  gboolean own;           /* not installed */
  guint folder;           /* number of its folder: 0 is the best */
  struct _BsFound *hider; /* (nullable) borrowed: the user's file of the same name, which is used in
                             its place if it is sound */
  BsSound sound;
} BsFound;

/* What the user may have of his own. */
typedef enum
{
  BS_USER_RULES,
  BS_USER_CARDS,
  BS_N_USER_FOLDERS,
} BsUserFolder;

extern const char *const bs_user_folders[BS_N_USER_FOLDERS];

struct _BsLibrary
{
  gatomicrefcount ref;
  GPtrArray *folders;     /* char*: where to look, best first */
  char *user_folder;
  char *battles_folder;
  GPtrArray *added;       /* char*: single files, before all folders */
  GPtrArray *rulesets;    /* (nullable) BsFound: looked for once */
  GPtrArray *catalogues;  /* (nullable) BsFound */
  GHashTable *loaded;     /* "game,extension..." -> BsRules */
  char *seen[BS_N_USER_FOLDERS]; /* (nullable) the user's files when they were last forgotten */
};

const char *bs_library_user_folder (BsLibrary *self);
void bs_library_forget (BsLibrary *self);
gboolean bs_library_has_changed (const BsLibrary *self, BsUserFolder folder);
GPtrArray *bs_library_xml_paths (const char *folder, const char *below) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_library_catalogue_files (BsLibrary *self);
GPtrArray *bs_library_ruleset_files (BsLibrary *self);
gboolean bs_library_uses_rules (BsLibrary *self, const BsFound *found);

G_END_DECLS
