/* bs-preferences.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bs_preferences_show (GtkWindow *parent,
                          GSettings *settings);

G_END_DECLS
