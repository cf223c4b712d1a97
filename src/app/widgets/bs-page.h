/* bs-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_PAGE (bs_page_get_type ())
G_DECLARE_FINAL_TYPE (BsPage, bs_page, BS, PAGE, GtkWidget)

G_END_DECLS
