/* bs-damage.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Damage. */
void     bs_damage_deal     (BsDraft *draft, BsId ship, int hits, int crits, BsId by, BsId owner);
void     bs_damage_attack   (BsDraft *draft, BsId ship, int hits, int crits, BsId by, BsId owner);
void     bs_damage_destroy  (BsDraft *draft, BsId ship, BsId by, BsId owner);
void     bs_damage_remove   (BsDraft *draft, BsId ship, BsStatus how, BsId by, BsId owner);
void     bs_damage_fall     (BsDraft *draft, BsId ship);
void     bs_damage_add_card (BsDraft *draft, BsShip *ship, BsId section);
void     bs_damage_spare    (BsDraft *draft, BsId ship);
gboolean bs_damage_turn     (BsDraft *draft, BsId card, gboolean up, BsId face);
void     bs_damage_discard  (BsDraft *draft, BsId card);
void     bs_damage_speak    (BsDraft *draft, BsId card);
void     bs_damage_named    (BsDraft *draft, const BsQuestion *question, BsId face);

G_END_DECLS
