/* bs-loot.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Where cards go when they leave a ship (B2, B6.7, B7.8-B7.11, B9). Every card counts once,
 * wherever it lies. */
typedef enum
{
  BS_LOOT_PILE,     /* captured: victory points */
  BS_LOOT_ASIDE,    /* safe with their own player */
  BS_LOOT_LOST,     /* lapsed for everybody */
} BsLoot;

void bs_loot_character (BsDraft *draft, BsId ship, BsId stack, BsId player);
void bs_loot_upgrades  (BsDraft *draft, BsId ship, BsId player, BsLoot where);
void bs_loot_all       (BsDraft *draft, BsId ship, BsId player, BsLoot where);
void bs_loot_gone      (BsDraft *draft, BsId ship, BsStatus how, BsId by);

G_END_DECLS
