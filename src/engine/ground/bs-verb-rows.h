/* bs-verb-rows.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The list of all verbs: one row is one verb, and each makes its judge and its apply known. */

#include "bs-verb.h"

G_BEGIN_DECLS

/* set-up: bs-verb-setup.c, bs-verb-ship.c, bs-verb-muster.c */
BS_VERB (option)
BS_VERB (player)
BS_VERB (ship)
BS_VERB (equip)
BS_VERB (drop)
BS_VERB (order)
BS_VERB (begin)
/* flow: bs-verb-flow.c */
BS_VERB (next)
BS_VERB (pass)
BS_VERB (end)
BS_VERB (note)
BS_VERB (enclose)
/* answers: bs-verb-answer.c */
BS_VERB (roll)
BS_VERB (draw)
BS_VERB (choose)
/* maneuvers and actions: bs-verb-move.c, bs-verb-act.c */
BS_VERB (move)
BS_VERB (act)
/* attacks: bs-verb-attack.c, bs-verb-spend.c, bs-verb-change.c */
BS_VERB (attack)
BS_VERB (spend)
BS_VERB (change)
BS_VERB (resolve)
BS_VERB (damage)
/* what is no action: bs-verb-hand.c */
BS_VERB (turn_card)
BS_VERB (discard_card)
BS_VERB (token)
BS_VERB (lock)
BS_VERB (unlock)
BS_VERB (shields)
BS_VERB (card)
BS_VERB (uncloak)
BS_VERB (remove)
/* boarding: bs-verb-boarding.c */
BS_VERB (dock)
BS_VERB (declare)
BS_VERB (force_melee)
BS_VERB (break_off)
BS_VERB (fight)
/* by hand: bs-verb-set.c */
BS_VERB (set)

G_END_DECLS
