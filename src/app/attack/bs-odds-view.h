/* bs-odds-view.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_ODDS_VIEW (bs_odds_view_get_type ())
G_DECLARE_FINAL_TYPE (BsOddsView, bs_odds_view, BS, ODDS_VIEW, GtkWidget)

GtkWidget *bs_odds_view_new    (BsTable         *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_odds_view_update (BsOddsView      *self);
char      *bs_odds_view_line   (const BsState   *state,
                                const BsCommand *attack) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
