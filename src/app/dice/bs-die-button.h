/* bs-die-button.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/drawing/bs-symbol.h"

G_BEGIN_DECLS

#define BS_TYPE_DIE_BUTTON (bs_die_button_get_type ())
G_DECLARE_FINAL_TYPE (BsDieButton, bs_die_button, BS, DIE_BUTTON, GtkToggleButton)

GtkWidget *bs_die_button_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_die_button_set_face   (BsDieButton         *self,
                              BsSymbolFrame  frame,
                              const char    *symbol,
                              char           letter);
void       bs_die_button_set_words  (BsDieButton         *self,
                              const char    *words);
void       bs_die_button_set_marked (BsDieButton         *self,
                              gboolean       marked);

G_END_DECLS
