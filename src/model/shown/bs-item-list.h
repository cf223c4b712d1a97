/* bs-item-list.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define BS_TYPE_ITEM_LIST (bs_item_list_get_type ())
G_DECLARE_FINAL_TYPE (BsItemList, bs_item_list, BS, ITEM_LIST, GObject)

BsItemList *bs_item_list_new    (GType       type) G_GNUC_WARN_UNUSED_RESULT;
void        bs_item_list_update (BsItemList *self,
                                 GPtrArray  *items);
gpointer    bs_item_list_find   (BsItemList *self,
                                 const char *id);

G_END_DECLS
