/* bs-peek-button.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_peek_button_new (BsTable *table,
                               BsId     player) G_GNUC_WARN_UNUSED_RESULT;

#define BS_TYPE_PEEK_LINE (bs_peek_line_get_type ())
G_DECLARE_FINAL_TYPE (BsPeekLine, bs_peek_line, BS, PEEK_LINE, GtkWidget)

/* Words that are looked up when they are drawn, and kept nowhere. */
typedef char *(*BsPeekWords) (const BsState *state,
                              BsId           ship,
                              BsId           card,
                              BsId           viewer);

GtkWidget *bs_peek_line_new   (BsTable     *table,
                               BsId         player,
                               BsId         ship,
                               BsId         card,
                               BsPeekWords  words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
