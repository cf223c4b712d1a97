/* bs-muster-adding.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_MUSTER_ADDING (bs_muster_adding_get_type ())
G_DECLARE_FINAL_TYPE (BsMusterAdding, bs_muster_adding, BS, MUSTER_ADDING, GtkWidget)

GtkWidget *bs_muster_adding_new     (BsTable        *table,
                                     BsId            player) G_GNUC_WARN_UNUSED_RESULT;
void       bs_muster_adding_ship    (BsMusterAdding *self);
void       bs_muster_adding_lead    (BsMusterAdding *self,
                                     const BsShip   *ship);
void       bs_muster_adding_upgrade (BsMusterAdding *self,
                                     const BsShip   *ship,
                                     BsId            slot);
void       bs_muster_adding_boarder (BsMusterAdding *self,
                                     const BsShip   *ship,
                                     BsId            stack);

G_END_DECLS
