/* bs-verbs.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"

G_BEGIN_DECLS

/* The judges and applies of the verb table, by theme. */
#define BS_VERB(name)                                                                              \
  void bs_judge_##name (const BsState *state, const BsCommand *command, BsVerdict *verdict);       \
  void bs_apply_##name (BsDraft *draft);

/* set-up: bs-verb-setup.c, bs-verb-ship.c, bs-leader.c, bs-verb-muster.c */
BS_VERB (option)
BS_VERB (player)
BS_VERB (ship)
BS_VERB (equip)
BS_VERB (lead)
BS_VERB (drop)
BS_VERB (order)
BS_VERB (begin)
/* ships on ships: bs-carrier.c */
BS_VERB (stow)
BS_VERB (launch)
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
/* attacks: bs-verb-attack.c, bs-verb-modify.c */
BS_VERB (attack)
BS_VERB (spend)
BS_VERB (change)
BS_VERB (resolve)
BS_VERB (damage)
/* what is no action: bs-verb-table.c */
BS_VERB (turn_card)
BS_VERB (discard_card)
BS_VERB (token)
BS_VERB (lock)
BS_VERB (unlock)
BS_VERB (energy)
BS_VERB (shields)
BS_VERB (card)
BS_VERB (uncloak)
BS_VERB (remove)
/* boarding: bs-crew.c, bs-verb-boarding.c */
BS_VERB (boarder)
BS_VERB (dock)
BS_VERB (declare)
BS_VERB (force_melee)
BS_VERB (break_off)
BS_VERB (fight)
/* by hand: bs-verb-set.c */
BS_VERB (set)

/* What several of them need. */
const BsShip *bs_judge_get_ship (const BsState *state, const BsCommand *command, const char *argument);
void          bs_judge_in_play  (const BsShip *ship, BsVerdict *verdict);
void          bs_judge_faces    (const BsState *state, BsId die, const char *const *faces, BsVerdict *verdict);
void          bs_judge_due      (const BsState *state, const BsShip *ship, BsVerdict *verdict);
void          bs_judge_still_open (const BsState *state, const BsQuestion *must, const char *text, BsVerdict *verdict);
void          bs_judge_set_fits (const BsState   *state,
                                 const BsCommand *command,
                                 BsVerdict       *verdict);
gboolean      bs_token_lies_there (const BsState *state, const char *on, const BsToken *token);
BsId          bs_command_id     (const BsCommand *command, const char *argument);
void          bs_act_perform    (BsDraft *draft, BsId ship, const BsAction *action, BsId target);

G_END_DECLS
