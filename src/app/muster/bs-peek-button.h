/* bs-peek-button.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_peek_button_new (BsTable *table,
                               BsId     player) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
