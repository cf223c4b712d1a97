/* bs-new-battle.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/battle/bs-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_NEW_BATTLE (bs_new_battle_get_type ())
G_DECLARE_FINAL_TYPE (BsNewBattle, bs_new_battle, BS, NEW_BATTLE, GtkWidget)

void       bs_new_battle_look_from_top (BsNewBattle *self);
void       bs_new_battle_refresh (BsNewBattle *self);
void       bs_new_battle_reread (BsNewBattle *self);
GtkWidget *bs_new_battle_new    (BsLibrary   *library,
                                 GSettings   *settings) G_GNUC_WARN_UNUSED_RESULT;
void       bs_new_battle_choose_game (BsNewBattle *self,
                                 BsId         game);
BsSession *bs_new_battle_create (BsNewBattle *self,
                                 GError     **error) G_GNUC_WARN_UNUSED_RESULT;
BsSession *bs_new_battle_muster (BsNewBattle *self,
                                 GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
