/* bs-odds.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The odds, for the rooms above. No file of the engine includes it. */
#include "bs-odds-attack.h"
#include "bs-odds-fight.h"
#include "bs-odds-melee.h"
#include "bs-odds-rules.h"
#include "bs-odds-table.h"
