/* bs-peek-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-peek-button.h"

#include "app/widgets/bs-pieces.h"
#include "bs-own-cards.h"

#include <glib/gi18n.h>

/* The button by which a player looks at his own cards, behind the curtain. */

#define TABLE "bs-table"
#define PLAYER "bs-player"

static void
clicked_cb (GtkWidget *button)
{
  bs_own_cards_look (button, g_object_get_data (G_OBJECT (button), TABLE),
                     g_object_get_data (G_OBJECT (button), PLAYER));
}

/**
 * bs_peek_button_new:
 * @table: the table
 * @player: whose cards are shown
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
bs_peek_button_new (BsTable *table,
                    BsId     player)
{
  const BsPlayer *who = bs_state_player (bs_table_get_state (table), player);
  /* Translators: %s is a player; the button shows the player's own face-down cards. */
  g_autofree char *words = g_strdup_printf (_("%s: own cards"), who != NULL ? who->name : "");
  g_autofree char *name = g_strconcat ("peek-", player, NULL);
  g_auto (GStrv) parts = g_strsplit (words, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts);
  GtkWidget *button = bs_symbol_button (name, "card", escaped);

  g_object_set_data_full (G_OBJECT (button), TABLE, g_object_ref (table), g_object_unref);
  g_object_set_data (G_OBJECT (button), PLAYER, (gpointer) player);
  bs_set_tooltip (button, _("Shows the player's own cards that lie face down, behind a curtain"));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);

  return button;
}
