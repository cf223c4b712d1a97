/* bs-chance.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-types.h"

G_BEGIN_DECLS

/* Virtual dice and decks. NULL in place of one means: nothing is left to chance here (a record
 * being read). */
BsChance *bs_chance_new        (void) G_GNUC_WARN_UNUSED_RESULT;
BsChance *bs_chance_new_seeded (guint32 seed) G_GNUC_WARN_UNUSED_RESULT;
void      bs_chance_free       (BsChance *self);
int       bs_chance_number     (BsChance *self, int n);

G_END_DECLS
