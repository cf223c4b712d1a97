/* bs-i18n.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The catalogue of translations that everything below the window uses. */

#include <glib.h>

G_BEGIN_DECLS

void bs_i18n_init (void);

G_END_DECLS
