/* bs-effects-walk.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"
#include "bs-effects.h"

G_BEGIN_DECLS

void bs_effects_each (BsMoment *moment, const char *hook, BsEffectVisit visit, gpointer data);
gboolean bs_effects_are_silent (const BsState *state,
                                const BsShip *ship,
                                const BsShipPart *part,
                                BsVerdict *verdict);
const BsEffect *bs_effects_of (const BsState *state, BsId source, const char *hook);
void bs_effects_of_each (const BsState *state,
                         BsId source,
                         const char *hook,
                         void (*visit) (const BsEffect *, gpointer),
                         gpointer data);

G_END_DECLS
