/* bs-window.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_WINDOW (bs_window_get_type ())
G_DECLARE_FINAL_TYPE (BsWindow, bs_window, BS, WINDOW, AdwApplicationWindow)

BsWindow *bs_window_new       (AdwApplication *app);

gboolean  bs_window_show_page (BsWindow       *self,
                               const char     *page);
void      bs_window_open      (BsWindow       *self,
                               GFile          *file);
void      bs_window_open_demo (BsWindow       *self,
                               const char     *name);
void      bs_window_resume    (BsWindow       *self);

G_END_DECLS
