/* bs-question.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Questions that are open in a battle: who is asked what, and which answers there are. */

#include "bs-fields-state.h"

G_BEGIN_DECLS

/* A question's kinds are dice, card, choice in files and JSON. */

BsQuestion *bs_question_new   (BsId topic, BsAskKind kind) G_GNUC_WARN_UNUSED_RESULT;
BsQuestion *bs_question_ref   (BsQuestion *self);
void        bs_question_unref (BsQuestion *self);

G_END_DECLS
