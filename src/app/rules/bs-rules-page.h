/* bs-rules-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_RULES_PAGE (bs_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (BsRulesPage, bs_rules_page, BS, RULES_PAGE, AdwBin)

GtkWidget *bs_rules_page_new    (BsTable     *table,
                                 BsLibrary   *library) G_GNUC_WARN_UNUSED_RESULT;
void       bs_rules_page_show_rule (BsRulesPage *self,
                                    const char  *id);
void       bs_rules_page_search (BsRulesPage *self);
void       bs_rules_page_reread (BsRulesPage *self);

G_END_DECLS
