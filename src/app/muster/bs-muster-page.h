/* bs-muster-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"
#include "app/widgets/bs-adaptive.h"

G_BEGIN_DECLS

#define BS_TYPE_MUSTER_PAGE (bs_muster_page_get_type ())
G_DECLARE_FINAL_TYPE (BsMusterPage, bs_muster_page, BS, MUSTER_PAGE, GtkWidget)

GtkWidget *bs_muster_page_new      (BsTable      *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_muster_page_set_room (BsMusterPage *self,
                                    BsRoom        room);
void       bs_muster_page_focus    (BsMusterPage *self);
gboolean   bs_muster_page_import   (BsMusterPage *self,
                                    BsId          player,
                                    const GValue *value);

G_END_DECLS
