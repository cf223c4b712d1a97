/* bs-looks.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Light or dark, as the preferences say. */

#include <gio/gio.h>

G_BEGIN_DECLS

void bs_looks_follow (GSettings *settings);

G_END_DECLS
