/* bs-topics.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Answering open questions: by dice, by a card's name, by a choice. The question is closed
 * first. */
void bs_question_answer_dice   (BsDraft *draft, const BsQuestion *question, const GArray *faces);
void bs_question_answer_card   (BsDraft *draft, const BsQuestion *question, BsId card);
void bs_question_answer_choice (BsDraft *draft, const BsQuestion *question, BsId answer);

/* A question worded. */
char *bs_question_text (const BsQuestion *question, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
char *bs_stack_text (const BsState *state, const BsStack *stack) G_GNUC_WARN_UNUSED_RESULT;
char *bs_answer_text (const BsQuestion *question,
                      BsId answer,
                      const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

/* What a question does with its answer, or with none. */
void bs_question_lapse (BsDraft *draft, const BsQuestion *question);

G_END_DECLS
