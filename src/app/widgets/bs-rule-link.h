/* bs-rule-link.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Numbers of rules that open the reference there. */

#include "engine/draft/bs-verdict.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Numbers of rules that open the reference there (`win.show-rule`). */
GtkWidget *bs_rule_link_new    (const BsRule    *rule) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_rule_links_new   (const BsVerdict *verdict) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_rule_anchor      (const BsRule    *rule,
                                const char      *words) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_rule_label_new   (const char      *markup,
                                const char      *css) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_rule_text        (const BsVerdict *verdict,
                                const BsRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
