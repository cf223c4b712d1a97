/* bs-attack-sheet.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_ATTACK_SHEET (bs_attack_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BsAttackSheet, bs_attack_sheet, BS, ATTACK_SHEET, GtkWidget)

GtkWidget *bs_attack_sheet_new    (BsTable       *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_attack_sheet_update (BsAttackSheet *self);

G_END_DECLS
