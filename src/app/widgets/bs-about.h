/* bs-about.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The window that says what this program is and who made it. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bs_about_show (GtkWindow *parent);

G_END_DECLS
