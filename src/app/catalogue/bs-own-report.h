/* bs-own-report.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_OWN_REPORT (bs_own_report_get_type ())
G_DECLARE_FINAL_TYPE (BsOwnReport, bs_own_report, BS, OWN_REPORT, AdwBin)

GtkWidget *bs_own_report_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_own_report_fill (BsOwnReport *self,
                               BsLibrary   *library);

G_END_DECLS
