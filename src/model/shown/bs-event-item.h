/* bs-event-item.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-history.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BS_TYPE_EVENT_ITEM (bs_event_item_get_type ())
G_DECLARE_FINAL_TYPE (BsEventItem, bs_event_item, BS, EVENT_ITEM, GObject)

const char  *bs_event_item_get_text    (BsEventItem     *self);
const char  *bs_event_item_get_heading (BsEventItem     *self);
guint        bs_event_item_get_line    (BsEventItem     *self);
gboolean     bs_event_item_get_undone  (BsEventItem     *self);

#define BS_TYPE_EVENT_LIST (bs_event_list_get_type ())
G_DECLARE_FINAL_TYPE (BsEventList, bs_event_list, BS, EVENT_LIST, GObject)

BsEventList *bs_event_list_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void         bs_event_list_update      (BsEventList     *self,
                                        const BsHistory *history,
                                        BsId             viewer);

G_END_DECLS
