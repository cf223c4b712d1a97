/* bs-set-read.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-types.h"

G_BEGIN_DECLS

/* The values that are told to set, read. */

gboolean bs_set_read_int (const char *value, int *n);
BsId     bs_set_read_id  (const char *value);
void     bs_set_read_ids (GPtrArray *ids, const char *value);
gboolean bs_set_is_none  (const char *value);

G_END_DECLS
