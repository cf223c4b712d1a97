/* bs-text.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_TEXT (bs_text_get_type ())
G_DECLARE_FINAL_TYPE (BsText, bs_text, BS, TEXT, AdwBin)

const char *bs_text_get_label (BsText     *self);
void        bs_text_set_label (BsText     *self,
                               const char *label);

G_END_DECLS
