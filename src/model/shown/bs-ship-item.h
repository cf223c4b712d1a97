/* bs-ship-item.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-state.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define BS_TYPE_SHIP_ITEM (bs_ship_item_get_type ())
G_DECLARE_FINAL_TYPE (BsShipItem, bs_ship_item, BS, SHIP_ITEM, GObject)

/* A small plate on a ship card: a token, a lock, a damage card ... */
typedef struct
{
  const char *symbol;   /* as the ruleset names it; lives as long as the ruleset */
  char *text;           /* translated */
  const char *tone;     /* good, bad, own, foe, warn, plain */
} BsChipText;

/* What the card of a ship shows. */
typedef struct
{
  BsId id;
  BsId player;
  char *name;
  char *leader;         /* (nullable) captain or pilot */
  char *player_name;
  int skill, attack, agility, shields;
  int active, disabled, lost;
  int hull_left, hull;
  GPtrArray *sections;  /* its figures by card, if it has several: char *, translated */
  GPtrArray *chips;     /* BsChipText */
  char *banner;         /* (nullable) destroyed, docked, immobilised ... */
  char *deed;           /* (nullable) done, or not yet */
  gboolean done;
  gboolean acting;
  gboolean gone;
  char *summary;        /* everything, for a screen reader */
} BsShipText;

BsShipItem       *bs_ship_item_new    (BsId           id) G_GNUC_WARN_UNUSED_RESULT;
BsId              bs_ship_item_get_id (BsShipItem    *self);
const BsShipText *bs_ship_item_peek   (BsShipItem    *self);
gboolean          bs_ship_item_update (BsShipItem    *self,
                                       const BsState *state);

G_END_DECLS
