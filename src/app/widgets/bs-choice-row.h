/* bs-choice-row.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_CHOICE_ROW (bs_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (BsChoiceRow, bs_choice_row, BS, CHOICE_ROW, AdwPreferencesRow)

GtkWidget *bs_choice_row_new          (const char    *title,
                                       const char    *sentence,
                                       GtkStringList *words) G_GNUC_WARN_UNUSED_RESULT;
void       bs_choice_row_set_words    (BsChoiceRow   *self,
                                       GtkStringList *words);
void       bs_choice_row_set_sentence (BsChoiceRow   *self,
                                       const char    *sentence);
guint      bs_choice_row_get_selected (BsChoiceRow   *self);
void       bs_choice_row_set_selected (BsChoiceRow   *self,
                                       guint          selected);

G_END_DECLS
