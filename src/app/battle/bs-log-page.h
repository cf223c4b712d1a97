/* bs-log-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_LOG_PAGE (bs_log_page_get_type ())
G_DECLARE_FINAL_TYPE (BsLogPage, bs_log_page, BS, LOG_PAGE, GtkWidget)

GtkWidget *bs_log_page_new    (BsTable   *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_log_page_search (BsLogPage *self);

G_END_DECLS
