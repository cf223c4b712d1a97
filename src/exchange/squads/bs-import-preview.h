/* bs-import-preview.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"
#include "engine/rules/bs-catalogue.h"

G_BEGIN_DECLS

typedef enum
{
  BS_IMPORT_UNDERSTOOD,   /* found as it was told */
  BS_IMPORT_CORRECTED,    /* found by an alias or another way of writing */
  BS_IMPORT_UNKNOWN,      /* not found: kept free-hand, with its points */
  BS_IMPORT_AGAINST,      /* breaks a rule */
  BS_IMPORT_REMARK,       /* a stored cost that differs, something left out */
} BsImportKind;

/* One line of the preview. */
typedef struct
{
  BsImportKind kind;
  guint squad;            /* number in `squads` */
  guint line;             /* of the file; 0: not known */
  BsId ship;              /* (nullable) its id in the commands */
  char *told;             /* (nullable) as it stands in the list */
  const BsCard *card;     /* (nullable) what it was taken for */
  const BsCard *maybe;    /* (nullable) what it may have meant */
  char *text;             /* a whole sentence, translated */
  BsCommand *offer;       /* (nullable) what may be done besides, and is not among the commands */
} BsImportItem;

typedef struct
{
  char *name;             /* (nullable) */
  char *owner;            /* (nullable) the player whose it is, in a list of several */
  guint ships;
  int points;             /* as reckoned here */
  gboolean has_stored;
  int stored;             /* as the list says */
  gboolean has_help;
  int help;               /* the same as a help for people: it may be wrong */
  int lost;               /* points of cards that others need and that no list names */
} BsImportSquad;

/* What a list would bring: everything is read and judged before anything is done. `commands` are
 * one step for bs_session_perform_group(); what breaks a rule has the flag `anyway`. */
typedef struct
{
  const char *format;     /* id of the format */
  const char *format_name;/* translated */
  BsId game;
  BsCatalogue *catalogue; /* owned: items point into it */
  GPtrArray *squads;      /* BsImportSquad */
  GPtrArray *items;       /* BsImportItem */
  GPtrArray *commands;    /* BsCommand */
} BsImport;

void        bs_import_free       (BsImport            *self);
const char *bs_import_kind_name  (BsImportKind         kind);
gboolean    bs_import_lacks_lost (const BsImportSquad *squad,
                                  const BsState       *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsImport, bs_import_free)

G_END_DECLS
