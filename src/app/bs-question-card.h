/* bs-question-card.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

G_BEGIN_DECLS

GtkWidget *bs_question_card_new (BsTable          *table,
                                 const BsQuestion *question) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_question_dice_new (BsTable          *table,
                                 const BsQuestion *question,
                                 const char       *roll_words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
