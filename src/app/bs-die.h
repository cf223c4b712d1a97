/* bs-die.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-symbol.h"

G_BEGIN_DECLS

#define BS_TYPE_DIE (bs_die_get_type ())
G_DECLARE_FINAL_TYPE (BsDie, bs_die, BS, DIE, GtkToggleButton)

GtkWidget *bs_die_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_die_set_face   (BsDie         *self,
                              BsSymbolFrame  frame,
                              const char    *symbol,
                              char           letter);
void       bs_die_set_words  (BsDie         *self,
                              const char    *words);
void       bs_die_set_marked (BsDie         *self,
                              gboolean       marked);

G_END_DECLS
