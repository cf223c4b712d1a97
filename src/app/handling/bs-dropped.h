/* bs-dropped.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What comes in by dropping or pasting: a file, or words. */

GtkDropTarget *bs_dropped_target (void) G_GNUC_WARN_UNUSED_RESULT;
GFile         *bs_dropped_file   (const GValue *value);
GBytes        *bs_dropped_bytes  (const GValue *value) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
