/* bs-leader.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-verb.h"
#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Who leads a ship: its captain or pilot, as the commands `ship` and `lead` tell him. */
const char   *bs_leader_argument (const BsCommand *command);
const BsCard *bs_leader_find     (const BsState   *state,
                                  const BsCommand *command,
                                  BsId             faction);
void          bs_leader_judge    (const BsState   *state,
                                  const BsCommand *command,
                                  const BsCard    *card,
                                  BsVerdict       *verdict);
void          bs_leader_complete (BsCommand       *command,
                                  const BsCard    *card,
                                  int              cost);
BsShipPart   *bs_leader_new      (const BsCommand *command,
                                  BsId             ship,
                                  const BsCard    *card) G_GNUC_WARN_UNUSED_RESULT;

/* Of the verb table. */
BS_VERB (lead)

G_END_DECLS
