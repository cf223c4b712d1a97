/* bs-cluster-view.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_CLUSTER_VIEW (bs_cluster_view_get_type ())
G_DECLARE_FINAL_TYPE (BsClusterView, bs_cluster_view, BS, CLUSTER_VIEW, GtkWidget)

GtkWidget *bs_cluster_view_new (BsTable         *table,
                                const GPtrArray *cluster,
                                gboolean         compact) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
