/* bs-new-players.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-command.h"
#include "engine/rules/bs-ruleset.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_NEW_PLAYERS (bs_new_players_get_type ())
G_DECLARE_FINAL_TYPE (BsNewPlayers, bs_new_players, BS, NEW_PLAYERS, GtkWidget)

GtkWidget *bs_new_players_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_new_players_set_rules (BsNewPlayers    *self,
                                     const BsRuleset *ruleset);
void       bs_new_players_set_names (BsNewPlayers    *self,
                                     const char *const *told);
char     **bs_new_players_dup_names (BsNewPlayers    *self) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_new_players_title     (BsNewPlayers    *self) G_GNUC_WARN_UNUSED_RESULT;
void       bs_new_players_tell      (BsNewPlayers    *self,
                                     gboolean         ready,
                                     GPtrArray       *commands);

G_END_DECLS
