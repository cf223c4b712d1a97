/* bs-crew-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-crew-card.h"

#include "app/drawing/bs-player-look.h"
#include "app/drawing/bs-symbol.h"
#include "app/widgets/bs-chip.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"

#include "engine/boarding/bs-melee-who.h"
#include "engine/boarding/bs-melee.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-victory.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-loot-now.h"
#include "model/shown/bs-boarding-words.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* A stack of characters as a card, the bottom one first: points, name, dice, wounds. What lies face
 * down is a back; its owner looks at it behind the curtain. And the piles: who has captured
 * what. */

static GtkWidget *
badge (const char *text,
       gboolean    first)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "points");
  if (first)
    gtk_widget_add_css_class (label, "first");
  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);

  return label;
}

static GtkWidget *
row_box (const char *words)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "spacing", 8,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                 NULL);

  gtk_widget_add_css_class (row, "crew-row");
  bs_set_label (row, words);

  return row;
}

static GtkWidget *
add_words (GtkWidget  *box,
           const char *text,
           const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  bs_set_tooltip (label, text);
  if (css != NULL)
    gtk_widget_add_css_class (label, css);
  bs_layout_box_add (box, label);

  return label;
}

/* A card that lies face down: a boarder, or gear. */
static GtkWidget *
hidden_row (gboolean first)
{
  GtkWidget *row = row_box (_("A card face down"));
  GtkWidget *back = bs_symbol_image ("card"), *label;

  gtk_widget_add_css_class (back, "card-back");
  gtk_widget_set_valign (back, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), back);
  label = gtk_label_new (first ? C_("character", "face down, fights first")
                               : C_("character", "face down"));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (row), label);

  return row;
}

static GtkWidget *
open_row (const BsState   *state,
          const BsShip    *ship,
          const BsBoarder *boarder,
          gboolean         first)
{
  g_autofree char *words = bs_words_boarder (state, ship, boarder, NULL);
  g_autofree char *points = g_strdup_printf ("%d", boarder->points);
  int n = bs_melee_dice (state, boarder->points);
  g_autofree char *dice = g_strdup_printf (ngettext ("%d die", "%d dice", n), n);
  GtkWidget *row = row_box (words);
  GtkWidget *box = bs_wrap_box (8);

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), badge (points, first));
  add_words (box, bs_fleet_boarder_name (state, boarder), first ? "fighter" : "crew-name");
  add_words (box, dice, "dim-label");
  if (boarder->wounds > 0)
    {
      g_autofree char *wounds =
        g_strdup_printf (ngettext ("%d body hit", "%d body hits", boarder->wounds),
                         boarder->wounds);

      bs_layout_box_add (box, bs_chip_new ("crit", wounds, "bad"));
    }
  if (boarder->pilot && !first)
    add_words (box, C_("character", "pilot, last"), "dim-label");
  else if (!boarder->open && !boarder->pilot)
    bs_layout_box_add (box, bs_chip_new ("card", C_("character", "turned down"), "plain"));
  gtk_box_append (GTK_BOX (row), box);

  return row;
}

/* Those who were on board and lie in a pile now, struck through. */
static void
add_captured (GtkWidget     *card,
              const BsState *state,
              const BsShip  *ship)
{
  g_autofree char *prefix = g_strconcat (ship->id, "/c", NULL);

  for (guint p = 0; p < state->players->len; p++)
    {
      const BsPlayer *player = state->players->pdata[p];

      for (guint i = 0; i < player->pile->len; i++)
        {
          const BsBoarder *taken = player->pile->pdata[i];
          g_autofree char *points = NULL;
          g_autofree char *where = NULL;
          g_autofree char *words = NULL;
          GtkWidget *row, *box;

          if (!g_str_has_prefix (taken->id, prefix))
            continue;

          points = g_strdup_printf ("%d", taken->points);
          /* Translators: %s is a player. */
          where = g_strdup_printf (_("in %s’s pile"), player->name);
          words = g_strdup_printf ("%s, %s", bs_fleet_boarder_name (state, taken), where);
          row = row_box (words);
          box = bs_wrap_box (8);
          gtk_widget_add_css_class (row, "taken");
          gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (row), badge (points, FALSE));
          add_words (box, bs_fleet_boarder_name (state, taken), "crew-name");
          add_words (box, where, "dim-label");
          gtk_box_append (GTK_BOX (row), box);
          gtk_box_append (GTK_BOX (card), row);
        }
    }
}

static GtkWidget *
letter_mark (const BsState *state,
             BsId           player)
{
  char letter[2] = { bs_player_letter (state, player), '\0' };
  GtkWidget *mark = gtk_label_new (letter);

  gtk_widget_add_css_class (mark, "player-letter");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);

  return mark;
}

static GtkWidget *
heading_row (const BsState *state,
             BsId           player,
             const char    *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = bs_text_label (text, "panel-heading");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), letter_mark (state, player));
  gtk_box_append (GTK_BOX (row), label);

  return row;
}

/**
 * bs_crew_card_new:
 * @table: the table
 * @ship: a ship
 * @stack: one of its stacks
 *
 * Returns: (transfer floating): who is on board, the bottom one first
 */
GtkWidget *
bs_crew_card_new (BsTable       *table,
                  const BsShip  *ship,
                  const BsStack *stack)
{
  const BsState *state = bs_table_get_state (table);
  g_autofree char *name = bs_words_stack (state, ship, stack);
  /* Translators: %s is a ship, or one of the stacks of a ship. */
  g_autofree char *label = g_strdup_printf (_("On board of %s, the bottom card first"), name);
  g_autofree char *id = g_strconcat ("crew-", stack->id, NULL);
  GtkWidget *card = bs_panel_card (NULL);

  gtk_widget_add_css_class (card, "crew");
  gtk_widget_set_name (card, id);
  bs_set_label (card, label);
  gtk_box_append (GTK_BOX (card), heading_row (state, ship->player, name));
  if (ship->engaged && bs_melee_stack (ship) == stack->id && ship->stacks->len > 1)
    gtk_box_append (GTK_BOX (card),
                    bs_text_label (_("This stack fights this round."), "dim-label"));

  for (guint i = 0; i < stack->boarders->len; i++)
    {
      const BsBoarder *boarder = stack->boarders->pdata[i];

      if (bs_words_knows_boarder (ship, boarder, NULL))
        gtk_box_append (GTK_BOX (card), open_row (state, ship, boarder, i == 0));
      else
        gtk_box_append (GTK_BOX (card), hidden_row (i == 0));
    }
  for (guint i = 0; stack == ship->stacks->pdata[0] && i < ship->parts->len; i++)
    if (((BsShipPart *) ship->parts->pdata[i])->hidden)
      gtk_box_append (GTK_BOX (card), hidden_row (FALSE));
  if (stack == ship->stacks->pdata[0])
    add_captured (card, state, ship);

  return card;
}

static char *
list_cards (const BsState   *state,
            const GPtrArray *cards)
{
  GString *string = g_string_new (NULL);
  int unknown = 0;

  for (guint i = 0; i < cards->len; i++)
    {
      const BsBoarder *card = cards->pdata[i];

      if (!bs_loot_is_told (state, card))
        continue;
      if (!card->seen && !card->open && !card->pilot)
        unknown++;
      else
        g_string_append_printf (string, "%s%s %d", string->len > 0 ? ", " : "",
                                bs_fleet_boarder_name (state, card), card->points);
    }
  if (unknown > 0)
    {
      g_autofree char *down =
        g_strdup_printf (ngettext ("%d card face down", "%d cards face down", unknown), unknown);

      g_string_append_printf (string, "%s%s", string->len > 0 ? ", " : "", down);
    }

  return g_string_free (string, FALSE);
}

static void
add_heap (GtkWidget       *card,
          const BsState   *state,
          const char      *format,
          const GPtrArray *cards)
{
  g_autofree char *names = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *words = NULL;

  if (cards->len == 0)
    return;

  names = list_cards (state, cards);
  parts = g_strsplit (format, "%s", 2);
  words = g_strjoinv (names, parts);
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "dim-label"));
}

static void
add_pile (GtkWidget      *card,
          const BsState  *state,
          const BsPlayer *player)
{
  int points = bs_victory_points (player);
  g_autofree char *total =
    g_strdup_printf (ngettext ("%d victory point", "%d victory points", points), points);
  /* Translators: a player and "12 victory points". */
  g_autofree char *words = g_strdup_printf (_("%s: %s"), player->name, total);
  GtkWidget *row = row_box (words);
  GtkWidget *name = gtk_label_new (player->name);
  GtkWidget *figure = gtk_label_new (total);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "crew-name");
  gtk_widget_add_css_class (figure, "value");
  gtk_box_append (GTK_BOX (row), letter_mark (state, player->id));
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), figure);
  gtk_box_append (GTK_BOX (card), row);
  add_heap (card, state, "%s", player->pile);
  /* Translators: %s is a list of cards that are safe. */
  add_heap (card, state, _("Set aside: %s"), player->aside);
  /* Translators: %s is a list of cards that count for nobody. */
  add_heap (card, state, _("Lost: %s"), player->lost);
}

/**
 * bs_piles_card_new:
 * @table: the table
 *
 * Returns: (transfer floating): what each player has captured
 */
GtkWidget *
bs_piles_card_new (BsTable *table)
{
  const BsState *state = bs_table_get_state (table);
  GtkWidget *card = bs_panel_card (_("Piles"));

  gtk_widget_set_name (card, "piles");
  for (guint i = 0; i < state->players->len; i++)
    add_pile (card, state, state->players->pdata[i]);

  return card;
}
