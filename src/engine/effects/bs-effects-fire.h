/* bs-effects-fire.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

/* A moment is reached: what must happen happens, what may is asked, what is forbidden is
 * refused. */

void bs_effects_fire       (BsMoment *moment, const char *hook);
void bs_effects_fire_phase (BsMoment *moment, const char *hook);
void bs_effects_forbid     (BsMoment *moment, const char *hook, BsVerdict *verdict);

G_END_DECLS
