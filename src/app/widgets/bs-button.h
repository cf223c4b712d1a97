/* bs-button.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_BUTTON (bs_button_get_type ())
G_DECLARE_FINAL_TYPE (BsButton, bs_button, BS, BUTTON, GtkButton)

G_END_DECLS
