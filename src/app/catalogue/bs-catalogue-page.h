/* bs-catalogue-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_CATALOGUE_PAGE (bs_catalogue_page_get_type ())
G_DECLARE_FINAL_TYPE (BsCataloguePage, bs_catalogue_page, BS, CATALOGUE_PAGE, AdwBin)

GtkWidget *bs_catalogue_page_new    (BsTable         *table,
                                     BsLibrary       *library) G_GNUC_WARN_UNUSED_RESULT;
void       bs_catalogue_page_open   (BsCataloguePage *self);
void       bs_catalogue_page_search (BsCataloguePage *self);
void       bs_catalogue_page_reread (BsCataloguePage *self);

G_END_DECLS
