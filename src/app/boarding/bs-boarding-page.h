/* bs-boarding-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"
#include "app/widgets/bs-adaptive.h"

G_BEGIN_DECLS

#define BS_TYPE_BOARDING_PAGE (bs_boarding_page_get_type ())
G_DECLARE_FINAL_TYPE (BsBoardingPage, bs_boarding_page, BS, BOARDING_PAGE, GtkWidget)

GtkWidget *bs_boarding_page_new       (BsTable        *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_boarding_page_set_room  (BsBoardingPage *self,
                                       BsRoom          room,
                                       gboolean        flat);
void       bs_boarding_page_show_side (BsBoardingPage *self,
                                       gboolean        side);
void       bs_boarding_page_focus_due (BsBoardingPage *self);
void       bs_boarding_page_focus_side (BsBoardingPage *self);

G_END_DECLS
