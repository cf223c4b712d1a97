/* bs-picture.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A window as a picture in a file, for tools/screenshot. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

gboolean bs_picture_save (GtkWidget   *window,
                          const char  *path,
                          GError     **error);

G_END_DECLS
