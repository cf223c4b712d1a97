/* bs-import-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-import.h"
#include "bs-resolver.h"

G_BEGIN_DECLS

/* An import being built: the state as it would be after the commands so far. */
typedef struct
{
  BsImport *import;
  BsResolver *resolver;
  BsState *state;
  BsState *alone;         /* the same with nothing but the squad at hand: what it breaks by itself is told */
  BsId player;
  guint squad;            /* number of the squad at hand */
  BsId faction;           /* (nullable) of that squad */
  GPtrArray *extras;      /* BsCard: what that squad has beside its ships */
  GHashTable *names;      /* name -> how many ships of this import have it */
  guint together;         /* lines that break a rule only because several squads come together */
  const BsImport *before; /* (nullable) the same list, read without what its sums prove */
} BsImporter;

void     bs_importer_say      (BsImporter        *self,
                               BsImportKind       kind,
                               BsId               ship,
                               const BsSquadCard *told,
                               const BsCard      *card,
                               char              *text);
char    *bs_importer_shorten  (BsImporter        *self,
                               const char        *name,
                               guint              most) G_GNUC_WARN_UNUSED_RESULT;
gboolean bs_importer_do       (BsImporter        *self,
                               BsCommand         *command,
                               BsId               ship,
                               const BsSquadCard *told);
void     bs_importer_ship     (BsImporter        *self,
                               const BsSquadShip *ship);
void     bs_importer_sideboard (BsImporter       *self,
                               const BsSquadShip *ship);
void     bs_importer_equip    (BsImporter        *self,
                               BsId               id,
                               const BsSquadShip *ship);
guint    bs_importer_count_slotless (BsImporter  *self,
                               const BsState     *state,
                               BsId               id,
                               const BsSquadShip *ship);
void     bs_importer_say_found (BsImporter       *self,
                               BsId               ship,
                               const BsSquadCard *told,
                               const BsResolved  *found);
gboolean bs_importer_is_paid  (const BsImporter  *self,
                               const BsCard      *card);
void     bs_importer_keep_points (BsImporter     *self,
                               BsCommand         *command,
                               BsId               ship,
                               const BsSquadCard *told,
                               gboolean           leader);
char    *bs_importer_id_text  (const char        *name) G_GNUC_WARN_UNUSED_RESULT;
char    *bs_importer_label    (const BsSquadCard *card) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a line may be something. */
typedef gboolean (*BsImportMayBe) (BsImporter *self, const BsSquadCard *told);

void     bs_import_check_leader (BsImporter       *self,
                               BsId               id,
                               const BsSquadCard *told,
                               const BsCard      *ship,
                               const BsCard      *leader);
gboolean bs_import_lacks_lost   (const BsImportSquad *squad,
                                const BsState       *state);
void     bs_import_check_squad (BsImporter       *self);
gboolean bs_import_sounds_like_talk (const char   *text);
void     bs_import_trim_talk     (BsImporter      *self,
                                  BsSquad         *squad,
                                  GPtrArray       *blocks,
                                  BsImportMayBe    may_be);
gboolean bs_import_check_found (const BsImport   *import,
                               GError           **error);
void     bs_import_arrange_names (BsImporter     *self,
                               BsSquad           *squad);
void     bs_import_tell_game    (BsImport        *import,
                               const BsState     *other);
char    *bs_squad_card_label  (const BsSquadCard *card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
