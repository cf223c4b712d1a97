/* bs-toaster.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_TOASTER (bs_toaster_get_type ())
G_DECLARE_FINAL_TYPE (BsToaster, bs_toaster, BS, TOASTER, GObject)

BsToaster *bs_toaster_new      (void);
void       bs_toaster_say      (BsToaster       *self,
                                AdwToastOverlay *overlay,
                                const char      *sentence,
                                const char      *rule,
                                gboolean         undo);
void       bs_toaster_clear    (BsToaster       *self);
AdwToast  *bs_toaster_get_shown (BsToaster      *self);

G_END_DECLS
