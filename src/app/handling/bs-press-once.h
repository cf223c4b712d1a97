/* bs-press-once.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bs_press_once   (GtkWidget *window);
void bs_press_counts (GtkWidget *widget);

G_END_DECLS
