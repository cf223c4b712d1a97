/* bs-columns.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/bs-layout-box.h"

G_BEGIN_DECLS

#define BS_TYPE_COLUMNS (bs_columns_get_type ())
G_DECLARE_FINAL_TYPE (BsColumns, bs_columns, BS, COLUMNS, GtkLayoutManager)

GtkWidget *bs_columns_box (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
