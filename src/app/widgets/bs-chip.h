/* bs-chip.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_CHIP (bs_chip_get_type ())
G_DECLARE_FINAL_TYPE (BsChip, bs_chip, BS, CHIP, GtkWidget)

GtkWidget *bs_chip_new (const char *symbol,
                        const char *text,
                        const char *tone) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
