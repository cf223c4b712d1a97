/* bs-opening.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void  bs_opening_begin (const char *path);
void  bs_opening_end   (void);
char *bs_opening_left  (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
