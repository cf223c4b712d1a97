/* bs-topics.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"

G_BEGIN_DECLS

/* Answering open questions: by dice, by a card's name, by a choice. The question is closed first. */
void bs_question_answer_dice   (BsDraft *draft, const BsQuestion *question, const GArray *faces);
void bs_question_answer_card   (BsDraft *draft, const BsQuestion *question, BsId card);
void bs_question_answer_choice (BsDraft *draft, const BsQuestion *question, BsId answer);

/* The first open question of a kind and topic (both nullable) on a ship or part (nullable). */
const BsQuestion *bs_question_find (const BsState *state, int kind, const char *topic, BsId on);

G_END_DECLS
