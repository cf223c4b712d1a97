/* bs-importer.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-import-preview.h"
#include "bs-resolver.h"

G_BEGIN_DECLS

/* An import being built: the state as it would be after the commands so far. */
typedef struct
{
  BsImport *import;
  BsResolver *resolver;
  BsState *state;
  /* the same with nothing but the squad at hand: what it breaks by itself is told */
  BsState *alone;
  BsId player;
  guint squad;            /* number of the squad at hand */
  BsId faction;           /* (nullable) of that squad */
  GPtrArray *extras;      /* BsCard: what that squad has beside its ships */
  GHashTable *names;      /* name -> how many ships of this import have it */
  guint together;         /* lines that break a rule only because several squads come together */
  const BsImport *before; /* (nullable) the same list, read without what its sums prove */
} BsImporter;

void     bs_importer_say         (BsImporter        *self,
                                  BsImportKind       kind,
                                  BsId               ship,
                                  const BsSquadCard *told,
                                  const BsCard      *card,
                                  char              *text);
void     bs_importer_say_found   (BsImporter        *self,
                                  BsId               ship,
                                  const BsSquadCard *told,
                                  const BsResolved  *found);
char    *bs_importer_shorten     (BsImporter        *self,
                                  const char        *name,
                                  guint              most) G_GNUC_WARN_UNUSED_RESULT;
gboolean bs_importer_do          (BsImporter        *self,
                                  BsCommand         *command,
                                  BsId               ship,
                                  const BsSquadCard *told);
gboolean bs_importer_is_paid     (const BsImporter  *self,
                                  const BsCard      *card);
void     bs_importer_keep_points (BsImporter        *self,
                                  BsCommand         *command,
                                  BsId               ship,
                                  const BsSquadCard *told,
                                  gboolean           leader);
gboolean bs_importer_try_points  (BsImporter        *self,
                                  const BsCommand   *command,
                                  BsId               ship,
                                  gboolean           leader,
                                  int               *points);
char    *bs_importer_id_text     (const char        *name) G_GNUC_WARN_UNUSED_RESULT;
char    *bs_importer_label       (const BsSquadCard *card) G_GNUC_WARN_UNUSED_RESULT;
char    *bs_squad_card_label     (const BsSquadCard *card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
