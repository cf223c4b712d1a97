/* bs-set-fits.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-set.h"

G_BEGIN_DECLS

/* What fits a field that is set by hand. */

gboolean bs_set_fits     (const BsSet   *set,
                          const BsField *field,
                          const char    *rest,
                          const char    *value);
char    *bs_set_refusal  (const BsSet   *set,
                          const char    *name,
                          const char    *value) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
