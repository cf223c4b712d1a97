/* bs-tell-titles.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How people call the arguments of the battle language. */

const char *bs_tell_title (const char *name);

G_END_DECLS
