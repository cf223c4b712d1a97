/* bs-carrier.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-verb.h"

G_BEGIN_DECLS

gboolean bs_carrier_takes  (const BsState    *state,
                            const BsShip     *carrier,
                            const BsShip     *ship);
void     bs_carrier_judge  (const BsState    *state,
                            const BsCommand  *command,
                            BsVerdict        *verdict);
void     bs_carrier_out    (BsDraft          *draft);
void     bs_carrier_gone   (BsDraft          *draft,
                            BsId              ship);
void     bs_carrier_settle (BsDraft          *draft);
void     bs_carrier_answer (BsDraft          *draft,
                            const BsQuestion *question,
                            BsId              answer);
void     bs_carrier_lapse  (BsDraft          *draft,
                            const BsQuestion *question);

/* Of the verb table. */
BS_VERB (stow)
BS_VERB (launch)

G_END_DECLS
