/* bs-file-dialog.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*BsFileFunc) (GFile    *file,
                            gpointer  data);

void bs_file_dialog_open (GtkWindow  *parent,
                          BsFileFunc  func,
                          gpointer    data);
void bs_file_dialog_open_list (GtkWindow  *parent,
                               BsFileFunc  func,
                               gpointer    data);
void bs_file_dialog_save (GtkWindow  *parent,
                          const char *name,
                          BsFileFunc  func,
                          gpointer    data);
void bs_file_dialog_save_list (GtkWindow  *parent,
                               const char *name,
                               BsFileFunc  func,
                               gpointer    data);

G_END_DECLS
