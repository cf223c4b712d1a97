/* bs-panel.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_PANEL (bs_panel_get_type ())
G_DECLARE_FINAL_TYPE (BsPanel, bs_panel, BS, PANEL, GtkBox)

G_END_DECLS
