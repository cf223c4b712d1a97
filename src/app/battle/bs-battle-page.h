/* bs-battle-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"
#include "app/widgets/bs-adaptive.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_BATTLE_PAGE (bs_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (BsBattlePage, bs_battle_page, BS, BATTLE_PAGE, GtkWidget)

GtkWidget       *bs_battle_page_new          (BsTable      *table) G_GNUC_WARN_UNUSED_RESULT;
AdwToastOverlay *bs_battle_page_get_toasts   (BsBattlePage *self);
GtkWidget       *bs_battle_page_get_next     (BsBattlePage *self);
void             bs_battle_page_set_room     (BsBattlePage *self,
                                              BsRoom        room,
                                              gboolean      flat);
void             bs_battle_page_set_by_skill (BsBattlePage *self,
                                              gboolean      by_skill);
void             bs_battle_page_show_side    (BsBattlePage *self,
                                              gboolean      side);
void             bs_battle_page_focus_side   (BsBattlePage *self);

G_END_DECLS
