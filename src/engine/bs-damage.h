/* bs-damage.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"

G_BEGIN_DECLS


/* Damage. */
void      bs_damage_deal        (BsDraft *draft, BsId ship, int hits, int crits, BsId by, BsId owner);
void      bs_damage_attack      (BsDraft *draft, BsId ship, int hits, int crits, BsId by, BsId owner);
void      bs_damage_destroy     (BsDraft *draft, BsId ship, BsId by, BsId owner);
void      bs_damage_remove      (BsDraft *draft, BsId ship, BsStatus how, BsId by, BsId owner);
void      bs_damage_fall        (BsDraft *draft, BsId ship);
void      bs_damage_add_card    (BsDraft *draft, BsShip *ship, BsId section);
void      bs_damage_spare       (BsDraft *draft, BsId ship);
gboolean  bs_damage_turn        (BsDraft *draft, BsId card, gboolean up, BsId face);
void      bs_damage_discard     (BsDraft *draft, BsId card);
void      bs_damage_speak       (BsDraft *draft, BsId card);
int       bs_damage_count       (const BsState *state, const BsShip *ship, BsId section);
gboolean  bs_damage_is_fatal    (const BsState *state, const BsShip *ship);
void      bs_damage_named       (BsDraft *draft, const BsQuestion *question, BsId face);

/* Who has won. */
void      bs_victory_check      (BsDraft *draft);
void      bs_victory_work_out   (BsDraft *draft);
void      bs_victory_award      (BsDraft *draft, BsId team, const char *why);
void      bs_victory_tell       (BsDraft *draft);
const char *bs_victory_agreed   (const BsState *state);
BsId      bs_victory_winner     (const BsState *state);
BsId      bs_victory_only_mobile (const BsState *state);
void      bs_victory_tell_mobile (BsDraft *draft);
int       bs_victory_points     (const BsPlayer *player);
int       bs_initiative_compare (const BsState *state, const BsShip *a, const BsShip *b);

G_END_DECLS
