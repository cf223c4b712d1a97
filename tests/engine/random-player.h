/* random-player.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"

#include <glib.h>

G_BEGIN_DECLS

/* Plays battles at random and looks, after every move, at what must always hold. A game adds its
 * fleets, its own ideas of what to do, and its own invariants; the shared ones are in
 * random-player.c. What goes wrong is shrunk and printed as a battle script. */
typedef struct
{
  const char *header;     /* "boardside 1 game=attack-wing" */
  BsRuleset *ruleset;
  BsCatalogue *catalogue; /* (nullable) */

  /* The lines before the battle, `begin` among them. A line that the judge refuses is left out. */
  void       (*set_up)  (GRand *rand, GPtrArray *lines);

  /* (nullable) One more idea of what to do; NULL: none. */
  BsCommand *(*propose) (GRand *rand, const BsState *state);

  /* (nullable) What must hold after a move besides: a sentence about what does not, or NULL. */
  char      *(*check)   (const BsState *before, const BsCommand *command, const BsState *after);
} RandomGame;

/* Plays battles of @seed, @seed + 1 ... until @moves moves are made. Fails the test with a script
 * at the first thing that is wrong. */
void  random_player_test (const RandomGame *game,
                          guint32           seed,
                          guint             moves);

/* How many moves: as BOARDSIDE_RANDOM_MOVES says, else @moves. The seed: BOARDSIDE_RANDOM_SEED,
 * else @seed. */
guint   random_player_moves (guint   moves);
guint32 random_player_seed  (guint32 seed);

/* For those who have ideas of their own. */
const BsShip *random_player_ship   (GRand *rand, const BsState *state, BsId player, gboolean enemy);
gboolean      random_player_chance (GRand *rand, int percent);
void          random_add_line      (GPtrArray *lines, const char *format, ...) G_GNUC_PRINTF (2, 3);
BsCommand    *random_player_line   (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Everything that a state holds, for comparing: also what no viewer is shown. */
char *random_player_dump (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
