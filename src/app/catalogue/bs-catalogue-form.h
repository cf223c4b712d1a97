/* bs-catalogue-form.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_CATALOGUE_FORM (bs_catalogue_form_get_type ())
G_DECLARE_FINAL_TYPE (BsCatalogueForm, bs_catalogue_form, BS, CATALOGUE_FORM, AdwBin)

void        bs_catalogue_form_set_library (BsCatalogueForm *self,
                                           BsLibrary       *library);
void        bs_catalogue_form_start (BsCatalogueForm *self,
                                     BsId             game,
                                     const char      *kind,
                                     const char      *name);
void        bs_catalogue_form_edit  (BsCatalogueForm *self,
                                     BsRules         *rules,
                                     const BsCard    *card);
const char *bs_catalogue_kind_name  (const char      *kind);

G_END_DECLS
