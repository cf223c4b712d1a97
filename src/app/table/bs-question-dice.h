/* bs-question-dice.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_QUESTION_DICE (bs_question_dice_get_type ())
G_DECLARE_FINAL_TYPE (BsQuestionDice, bs_question_dice, BS, QUESTION_DICE, GtkBox)

GtkWidget *bs_question_dice_new  (BsTable          *table,
                                  const BsQuestion *question,
                                  const char       *roll_words) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_question_offers    (BsTable          *table,
                                  const BsQuestion *question) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
