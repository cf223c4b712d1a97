/* bs-number-label.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A figure of the game with its reasons: a tap says what it is made of. */

#include "engine/bs-battle.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_number_label_new (void) G_GNUC_WARN_UNUSED_RESULT;
int        bs_number_label_set (GtkWidget     *label,
                                const BsState *state,
                                const BsAsked *asked);

G_END_DECLS
