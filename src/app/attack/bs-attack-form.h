/* bs-attack-form.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_ATTACK_FORM (bs_attack_form_get_type ())
G_DECLARE_FINAL_TYPE (BsAttackForm, bs_attack_form, BS, ATTACK_FORM, GtkWidget)

GtkWidget *bs_attack_form_new      (BsTable      *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_attack_form_set_ship (BsAttackForm *self,
                                    BsId          ship);

G_END_DECLS
