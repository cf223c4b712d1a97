/* bs-application.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_APPLICATION (bs_application_get_type ())
G_DECLARE_FINAL_TYPE (BsApplication, bs_application, BS, APPLICATION, AdwApplication)

BsApplication *bs_application_new          (void) G_GNUC_WARN_UNUSED_RESULT;
GSettings     *bs_application_get_settings (BsApplication *self);

G_END_DECLS
