/* bs-table.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/battle/bs-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_TABLE (bs_table_get_type ())
G_DECLARE_FINAL_TYPE (BsTable, bs_table, BS, TABLE, GObject)

BsTable       *bs_table_new          (GSettings     *settings) G_GNUC_WARN_UNUSED_RESULT;

GSettings     *bs_table_get_settings (BsTable       *self);
const BsState *bs_table_get_state    (BsTable       *self);
const BsState *bs_table_get_own_state    (BsTable       *self);
void           bs_table_set_session  (BsTable       *self,
                                      BsSession     *session);
BsSession     *bs_table_get_session  (BsTable       *self);
const BsHistory *bs_table_get_history (BsTable      *self);
void           bs_table_look_at      (BsTable       *self,
                                      guint          line);
guint          bs_table_get_line     (BsTable       *self);
gboolean       bs_table_is_live      (BsTable       *self);
BsId           bs_table_get_chosen   (BsTable       *self);
void           bs_table_choose       (BsTable       *self,
                                      BsId           ship);
void           bs_table_choose_next  (BsTable       *self,
                                      int            step);
BsId           bs_table_get_viewer   (BsTable       *self);
BsId           bs_table_get_asker    (BsTable       *self);
void           bs_table_set_viewer   (BsTable       *self,
                                      BsId           viewer);

void           bs_table_undo         (BsTable       *self);
void           bs_table_redo         (BsTable       *self);
void           bs_table_perform      (BsTable       *self,
                                      GtkWidget     *from,
                                      BsCommand     *command);
void           bs_table_perform_all  (BsTable       *self,
                                      GtkWidget     *from,
                                      GPtrArray     *commands);
void           bs_table_perform_line (BsTable       *self,
                                      GtkWidget     *from,
                                      const char    *format,
                                      ...) G_GNUC_PRINTF (3, 4);
void           bs_table_say          (BsTable       *self,
                                      const char    *sentence,
                                      BsId           rule,
                                      gboolean       undo);

G_END_DECLS
