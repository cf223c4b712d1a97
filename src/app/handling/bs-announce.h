/* bs-announce.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A sentence that a screen reader says at once. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bs_announce (GtkWidget  *widget,
                  const char *sentence);

G_END_DECLS
