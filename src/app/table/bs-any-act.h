/* bs-any-act.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Each verb and each argument of the battle language, as controls. */
GtkWindow *bs_any_act_new (BsTable   *table,
                           GtkWindow *parent) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
