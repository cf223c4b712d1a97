/* bs-fit.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

char *bs_fit_pilot (const BsState *state,
                    const BsCard *ship,
                    const BsCard *pilot) G_GNUC_WARN_UNUSED_RESULT;
char *bs_fit_upgrade (const BsState *state,
                      const BsShip *ship,
                      const BsCard *card) G_GNUC_WARN_UNUSED_RESULT;
void bs_fit_judge_pilot (const BsState *state,
                         const BsCard *ship,
                         const BsCard *pilot,
                         BsVerdict *verdict);
void bs_fit_judge_upgrade (const BsState *state,
                           const BsShip *ship,
                           const BsCard *card,
                           BsVerdict *verdict);

G_END_DECLS
