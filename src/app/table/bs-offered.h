/* bs-offered.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

G_BEGIN_DECLS

/* Controls that carry an offer: what they send is the offer, with what is told in the forms beside
 * them. */

void           bs_offered_set      (GtkWidget  *control,
                                    BsTable    *table,
                                    BsOffer    *offer);
void           bs_offered_bind     (GtkWidget  *control,
                                    BsTable    *table,
                                    BsOffer    *offer);
void           bs_offered_fix      (GtkWidget  *control,
                                    const char *name,
                                    const char *value);
void           bs_offered_tell_by  (GtkWidget  *control,
                                    const char *name,
                                    GtkWidget  *teller);
void           bs_offered_list_ids (GtkWidget  *list,
                                    GPtrArray  *ids);
const BsOffer *bs_offered_get      (GtkWidget  *control);
BsCommand     *bs_offered_command  (GtkWidget  *control) G_GNUC_WARN_UNUSED_RESULT;
void           bs_offered_do       (GtkWidget  *control);
GStrv          bs_offered_values   (GtkWidget  *control,
                                    const char *name) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray     *bs_offered_tellers  (GtkWidget  *control) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
