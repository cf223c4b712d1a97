/* bs-start-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/battle/bs-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_START_PAGE (bs_start_page_get_type ())
G_DECLARE_FINAL_TYPE (BsStartPage, bs_start_page, BS, START_PAGE, GtkWidget)

GtkWidget *bs_start_page_new     (BsLibrary   *library) G_GNUC_WARN_UNUSED_RESULT;
void       bs_start_page_refresh (BsStartPage *self);
void       bs_start_page_focus   (BsStartPage *self);
void       bs_start_page_say     (BsStartPage *self,
                                  const char  *sentence);

G_END_DECLS
