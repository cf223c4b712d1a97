/* bs-place.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Where the program's own data and translations lie, installed or in the build folder. */

void bs_place_init (void);
