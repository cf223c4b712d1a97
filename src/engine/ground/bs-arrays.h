/* bs-arrays.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Lists of plain things and texts, copied and written out. */

#include "bs-types.h"

G_BEGIN_DECLS

GArray    *bs_array_copy (const GArray *array) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_ids_copy   (const GPtrArray *ids) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_ids_join   (const GPtrArray *ids) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_faces_join (const GArray *faces) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
