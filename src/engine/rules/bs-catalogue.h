/* bs-catalogue.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* All cards of a game by kind and id, layers lying upon each other. */

#include "bs-card.h"

G_BEGIN_DECLS

typedef struct
{
  BsId id;                /* the class */
  GArray *maneuvers;      /* BsManeuver */
} BsDial;

struct _BsCatalogue
{
  gatomicrefcount ref;
  BsId game;
  GPtrArray *cards;       /* BsCard */
  GPtrArray *dials;       /* BsDial */
  GPtrArray *sets;        /* BsCardSet */
  GHashTable *by_id;      /* BsId -> BsCard */
  GHashTable *by_alias; /* (nullable) kind, "\n", folded alias or name -> BsCard (first wins); made
                           when first asked */
  GStringChunk *aliases;  /* keys of by_alias */
  GHashTable *by_effect;  /* BsId -> BsEffect */
};

BsCatalogue      *bs_catalogue_new       (BsId               game) G_GNUC_WARN_UNUSED_RESULT;
BsCatalogue      *bs_catalogue_ref       (BsCatalogue       *self);
void              bs_catalogue_unref     (BsCatalogue       *self);
void              bs_catalogue_index     (BsCatalogue       *self);
const BsCard     *bs_catalogue_card      (const BsCatalogue *self, BsId id);
const BsCard *bs_catalogue_find (const BsCatalogue *self, const char *kind, const char *text);
const BsCard *bs_catalogue_find_for (const BsCatalogue *self,
                                     const char        *kind,
                                     const char        *text,
                                     BsId               faction);
const BsDial     *bs_catalogue_dial      (const BsCatalogue *self, BsId id);
const BsEffect   *bs_catalogue_effect    (const BsCatalogue *self, BsId id);
gboolean          bs_catalogue_has_kind  (const BsCatalogue *self, const char *kind);
GPtrArray        *bs_catalogue_slots     (const BsCatalogue *self) G_GNUC_WARN_UNUSED_RESULT;
char             *bs_catalogue_fold      (const char        *text) G_GNUC_WARN_UNUSED_RESULT;
const BsManeuver *bs_dial_maneuver       (const BsDial *self, BsId bearing, int speed);

BsDial    *bs_dial_new     (BsId id) G_GNUC_WARN_UNUSED_RESULT;
void       bs_dial_free    (BsDial *self);
BsCardSet *bs_card_set_new (BsId id) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsCatalogue, bs_catalogue_unref)

G_END_DECLS
