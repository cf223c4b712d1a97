/* bs-templates.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_TEMPLATES (bs_templates_get_type ())
G_DECLARE_FINAL_TYPE (BsTemplates, bs_templates, BS, TEMPLATES, AdwPreferencesGroup)

GtkWidget *bs_templates_new     (BsLibrary   *library);
void       bs_templates_refresh (BsTemplates *self);

G_END_DECLS
