/* bs-ask.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Dialogs that ask before something is done: anyway, or for a name. */

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*BsAskFunc) (gpointer data);

void bs_ask_anyway (GtkWidget      *at,
                    const char     *sentence,
                    GtkWidget      *links,
                    const char     *button,
                    BsAskFunc       func,
                    gpointer        data,
                    GDestroyNotify  destroy);
GtkWidget *bs_ask_name (GtkWidget      *at,
                        const char     *sentence,
                        const char     *name,
                        const char     *button,
                        BsAskFunc       func,
                        gpointer        data,
                        GDestroyNotify  destroy);

GtkWidget *bs_ask_form (GtkWidget      *at,
                        const char     *sentence,
                        GtkWidget      *form);
GtkWidget *bs_ask_dup_at (GtkWidget    *popover) G_GNUC_WARN_UNUSED_RESULT;
void       bs_ask_has_due (GtkWidget   *page);

G_END_DECLS
