/* bs-judge.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* May it be done? Never changes anything. @viewer: the player who asks, or NULL; a refusal never
 * tells what he may not know. BS_VIEW_TABLE: everybody looks and nobody has asked yet: what hangs
 * on a card that lies face down is left to its owner. */
BsVerdict *bs_judge (const BsState   *state,
                     const BsCommand *command,
                     BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;

/* The same of a command that is told now: what is shown by telling it, is looked at. */
BsVerdict *bs_judge_told (const BsState   *state,
                          const BsCommand *command,
                          BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;

/* Does it: gives the new state, adds what happened to @events, and writes into @command what chance
 * or the catalogue brought. Does not judge rules; gives NULL and an error only where a command is
 * meaningless. */
BsState   *bs_apply (const BsState   *state,
                     BsCommand       *command,
                     BsChance        *chance,
                     GPtrArray       *events,
                     GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
