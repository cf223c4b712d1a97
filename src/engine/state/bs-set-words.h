/* bs-set-words.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields.h"

G_BEGIN_DECLS

/* What is set by hand, in words. */
gboolean bs_fields_named (const char *name);

char       *bs_set_words  (const BsRuleset *ruleset, const char *told) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
