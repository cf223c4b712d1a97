/* bs-own-report.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/bs-library.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_own_report_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_own_report_fill (GtkWidget *report,
                               BsLibrary *library);

G_END_DECLS
