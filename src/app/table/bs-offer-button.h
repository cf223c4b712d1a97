/* bs-offer-button.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

G_BEGIN_DECLS

/* Buttons that carry a command. */

void       bs_bind_command    (GtkWidget       *button,
                               BsTable         *table,
                               const BsCommand *command);
void       bs_bind_line       (GtkWidget       *button,
                               BsTable         *table,
                               const char      *format,
                               ...) G_GNUC_PRINTF (3, 4);
const BsCommand *bs_bound_command (GtkWidget   *button);
GtkWidget *bs_offer_button    (BsTable         *table,
                               BsOffer         *offer) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_offer_with_form (GtkWidget       *button,
                               BsTable         *table,
                               BsOffer         *offer) G_GNUC_WARN_UNUSED_RESULT;
void       bs_offer_bind_form (GtkWidget       *button,
                               BsTable         *table,
                               BsOffer         *offer);
GtkWidget *bs_offer_form_new  (BsTable         *table,
                               BsOffer         *offer) G_GNUC_WARN_UNUSED_RESULT;
void       bs_offer_show_form (GtkWidget       *at,
                               BsTable         *table,
                               BsOffer         *offer);
void       bs_offer_set_form  (GtkWidget       *control,
                               BsOffer         *offer);
BsOffer   *bs_offer_get_form  (GtkWidget       *button);
void       bs_dress_offer     (GtkWidget       *button,
                               BsTable         *table,
                               const BsVerdict *verdict);

G_END_DECLS
