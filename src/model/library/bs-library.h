/* bs-library.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Where rules, catalogues and battles lie on this machine, the user's own upon ours. */

#include "bs-rules-loaded.h"

#include "engine/rules/bs-catalogue.h"
#include "engine/state/bs-state.h"

G_BEGIN_DECLS

/* Where rules, catalogues and battles lie: first the user's own ($XDG_DATA_HOME/boardside), then
 * the folders of BOARDSIDE_DATA_PATH, then the installed ones; each with rules/, catalogue/ and
 * demo/. */
typedef struct _BsLibrary BsLibrary;

/* A ruleset that is there, from its root element alone. */
typedef struct
{
  BsId id;
  BsId over;            /* (nullable) an extension or house rules: what it lies over */
  char *name;           /* translated */
  char *text;           /* (nullable) translated */
  char *path;
  gboolean mission;     /* chosen by mission=ID, not by extension=ID */
  gboolean own;         /* the group's own file, not an installed one */
} BsGameInfo;

/* A battle in the folder of battles, read without playing it. */
typedef struct
{
  char *path;
  char *title;
  BsId game;
  char **players;           /* names */
  /* (nullable) on the table, as many numbers as players; NULL if it is not known */
  int *ships_left;
  int round;                /* 0: not begun */
  gboolean ended;
  gint64 changed;           /* Unix time */
  char *trouble;            /* (nullable) translated: why it cannot be read, or not whole */
} BsBattleInfo;

BsLibrary  *bs_library_new            (void) G_GNUC_WARN_UNUSED_RESULT;
BsLibrary  *bs_library_ref            (BsLibrary          *self);
void        bs_library_unref          (BsLibrary          *self);

gboolean    bs_library_add_rules      (BsLibrary          *self,
                                       const char         *path,
                                       GError            **error);
GPtrArray  *bs_library_games          (BsLibrary          *self) G_GNUC_WARN_UNUSED_RESULT;
char       *bs_library_find_demo      (BsLibrary          *self,
                                       const char         *name) G_GNUC_WARN_UNUSED_RESULT;
BsRules    *bs_library_load           (BsLibrary          *self,
                                       const char         *game,
                                       char              **extensions,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

/* Files alone, for who checks one; and what is wrong with the user's own. */
GPtrArray  *bs_library_layers         (BsLibrary          *self,
                                       const char         *game,
                                       char              **extensions,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *bs_library_catalogues     (BsLibrary          *self,
                                       BsId                game,
                                       char              **extensions,
                                       gboolean            user) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *bs_library_sound_catalogues (BsLibrary        *self,
                                       BsId                game,
                                       char              **extensions,
                                       GPtrArray          *layers) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *bs_library_other_cards    (BsLibrary          *self,
                                       BsId                game,
                                       const char         *path) G_GNUC_WARN_UNUSED_RESULT;
const char *bs_library_same_mission   (BsLibrary          *self,
                                       const char         *id,
                                       const char         *text);
GPtrArray  *bs_library_report         (BsLibrary          *self) G_GNUC_WARN_UNUSED_RESULT;

/* Cards that the user told by hand, or from another program's data, and keeps. */
typedef struct
{
  const char *list;         /* static: sets, dials, ships, captains, upgrades, aliases */
  char *xml;                /* one element or several, each with its newline */
} BsOwnElement;

char       *bs_library_own_path       (BsLibrary          *self,
                                       const char         *game) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bs_library_keep_card      (BsLibrary          *self,
                                       const char         *game,
                                       const char         *kind,
                                       const BsCommand    *command,
                                       const BsDial       *dial,
                                       GError            **error);
gboolean    bs_library_change_card    (BsLibrary          *self,
                                       const char         *game,
                                       const BsCard       *card,
                                       const BsCommand    *command,
                                       const BsDial       *dial,
                                       GError            **error);
gboolean    bs_library_remove_card    (BsLibrary          *self,
                                       const char         *game,
                                       const BsCard       *card,
                                       GError            **error);
gboolean    bs_library_keep_elements  (BsLibrary          *self,
                                       const char         *game,
                                       const GPtrArray    *elements,
                                       GError            **error);
void        bs_own_element_free       (BsOwnElement       *self);

GPtrArray  *bs_library_reference      (BsLibrary          *self,
                                       const char         *game,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

const char *bs_library_battles_folder (BsLibrary          *self);
GPtrArray  *bs_library_battles        (BsLibrary          *self) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *bs_library_templates      (BsLibrary          *self) G_GNUC_WARN_UNUSED_RESULT;
char       *bs_library_new_template_path (BsLibrary       *self,
                                       const char         *title) G_GNUC_WARN_UNUSED_RESULT;
char       *bs_library_new_path       (BsLibrary          *self,
                                       const char         *title) G_GNUC_WARN_UNUSED_RESULT;
BsBattleInfo *bs_battle_info_read     (const char         *path) G_GNUC_WARN_UNUSED_RESULT;
void        bs_battle_info_free       (BsBattleInfo       *self);
void        bs_game_info_free         (BsGameInfo         *self);
const char *bs_games_name             (GPtrArray          *games,
                                       BsId                id);

/* Rules kept for battles that were begun with them. */
void        bs_library_sweep          (BsLibrary          *self);
gboolean    bs_library_keep           (BsLibrary          *self,
                                       const BsRules      *rules,
                                       GError            **error);
BsRules    *bs_library_load_kept      (BsLibrary          *self,
                                       const char         *hash,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsBattleInfo, bs_battle_info_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsGameInfo, bs_game_info_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsLibrary, bs_library_unref)

G_END_DECLS
