/* bs-verb-act.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-ruleset-parts.h"

G_BEGIN_DECLS

void          bs_act_perform    (BsDraft *draft, BsId ship, const BsAction *action, BsId target);

G_END_DECLS
