/* bs-option-row.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A row for an option of the rules: what it is about, what is chosen, and what that means. */

#include "engine/rules/bs-ruleset.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget      *bs_option_row_new    (const BsRuleset *ruleset,
                                      const BsOption  *option,
                                      const char      *value) G_GNUC_WARN_UNUSED_RESULT;
const BsOption *bs_option_row_option (GtkWidget       *row);
char           *bs_option_row_value  (GtkWidget       *row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
