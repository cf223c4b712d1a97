/* bs-question-card.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_QUESTION_CARD (bs_question_card_get_type ())
G_DECLARE_FINAL_TYPE (BsQuestionCard, bs_question_card, BS, QUESTION_CARD, AdwBin)

GtkWidget *bs_question_card_new (BsTable          *table,
                                 const BsQuestion *question) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
