/* bs-symbol.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_SYMBOL (bs_symbol_get_type ())
G_DECLARE_FINAL_TYPE (BsSymbol, bs_symbol, BS, SYMBOL, GObject)

/* What lies around a symbol. */
typedef enum
{
  BS_SYMBOL_PLAIN,        /* only the symbol, in the color of the text */
  BS_SYMBOL_ATTACK_DIE,   /* white on a red octagon */
  BS_SYMBOL_DEFENCE_DIE,  /* white on a green octagon */
} BsSymbolFrame;

GdkPaintable *bs_symbol_new      (const char    *name,
                                  BsSymbolFrame  frame) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget    *bs_symbol_image    (const char    *name) G_GNUC_WARN_UNUSED_RESULT;
gboolean      bs_symbol_is_known (const char    *name);

G_END_DECLS
