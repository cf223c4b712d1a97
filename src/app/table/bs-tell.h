/* bs-tell.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_TELL (bs_tell_get_type ())
G_DECLARE_FINAL_TYPE (BsTell, bs_tell, BS, TELL, GtkWidget)

GtkWidget  *bs_tell_new   (const BsState   *state,
                           const BsOffer   *offer,
                           const BsCommand *before,
                           const char *const *without) G_GNUC_WARN_UNUSED_RESULT;
void        bs_tell_fill  (BsTell          *self,
                           BsCommand       *command);
gboolean    bs_tell_lacks (BsTell          *self,
                           const char      *name);
void        bs_tell_add_values (BsTell     *self,
                                const char *name,
                                GPtrArray  *values);

G_END_DECLS
