/* bs-boarding-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-boarding-page.h"

#include "app/muster/bs-peek-button.h"
#include "app/table/bs-ask.h"
#include "app/table/bs-phase-bar.h"
#include "app/widgets/bs-chip.h"
#include "app/widgets/bs-columns.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-boarding-cards.h"
#include "bs-cluster-view.h"
#include "bs-crew-card.h"
#include "bs-melee-sheet.h"
#include "bs-split.h"

#include "engine/boarding/bs-docks.h"
#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>

/**
 * BsBoardingPage:
 *
 * Ships that hang together: a picture of each cluster, the stacks on board, the piles; beside them
 * what is to be decided and the melee that is due.
 */
struct _BsBoardingPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *bar;
  GtkWidget *split;
  GtkWidget *content;
  GtkWidget *to_side;
  GtkWidget *peeks;
  GtkWidget *clusters;
  GtkWidget *stacks;
  GtkWidget *others;
  GtkWidget *other_stacks;
  GtkWidget *questions;
  GtkWidget *sheet;
  GtkWidget *acts;
  GtkWidget *hint;
  GtkWidget *side;

  /* Owned. */
  BsTable *table;

  BsRoom room;
};

G_DEFINE_FINAL_TYPE (BsBoardingPage, bs_boarding_page, GTK_TYPE_WIDGET)

static char *
cluster_heading (const BsState   *state,
                 const GPtrArray *cluster,
                 guint            number,
                 guint            n)
{
  if (n > 1)
    return g_strdup_printf (ngettext ("Cluster %u · %u ship", "Cluster %u · %u ships",
                                      cluster->len),
                            number, cluster->len);

  return g_strdup_printf (ngettext ("%u ship hangs together", "%u ships hang together",
                                    cluster->len),
                          cluster->len);
}

static GtkWidget *
cluster_card (BsBoardingPage  *self,
              const BsState   *state,
              const GPtrArray *cluster,
              guint            number,
              guint            n)
{
  g_autofree char *heading = cluster_heading (state, cluster, number, n);
  GtkWidget *card = bs_panel_card (NULL);
  GtkWidget *row = bs_wrap_box (10);
  GtkWidget *label = bs_text_label (heading, "panel-heading");
  gboolean jackpot = bs_docks_is_jackpot (state, cluster);
  g_autofree char *name = g_strdup_printf ("cluster-%s", (const char *) cluster->pdata[0]);

  bs_set_label (card, heading);
  gtk_widget_set_name (card, name);
  bs_layout_box_add (row, label);
  if (jackpot)
    {
      GtkWidget *chip = bs_chip_new ("battle", _("Jackpot"), "bad");

      gtk_widget_add_css_class (chip, "jackpot");
      bs_layout_box_add (row, chip);
      bs_layout_box_add (row, bs_text_label (_("No tow, no escape, no break-off while it lasts."),
                                             "dim-label"));
    }
  gtk_box_append (GTK_BOX (card), row);
  gtk_box_append (GTK_BOX (card),
                  bs_cluster_view_new (self->table, cluster, self->room == BS_ROOM_NARROW));

  return card;
}

static gboolean
is_in_cluster (const GPtrArray *clusters,
               BsId             ship)
{
  for (guint i = 0; i < clusters->len; i++)
    if (g_ptr_array_find (clusters->pdata[i], ship, NULL))
      return TRUE;

  return FALSE;
}

static void
add_stacks (BsBoardingPage *self,
            GtkWidget      *box,
            const BsShip   *ship)
{
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      if (stack->boarders->len > 0 || i == 0)
        bs_layout_box_add (box, bs_crew_card_new (self->table, ship, stack));
    }
}

static void
fill_stacks (BsBoardingPage  *self,
             const BsState   *state,
             const GPtrArray *clusters)
{
  gboolean any = FALSE;

  bs_layout_box_clear (self->stacks);
  bs_layout_box_clear (self->other_stacks);
  for (guint i = 0; i < clusters->len; i++)
    {
      const GPtrArray *cluster = clusters->pdata[i];

      for (guint j = 0; j < cluster->len; j++)
        add_stacks (self, self->stacks, bs_state_ship (state, cluster->pdata[j]));
    }
  bs_layout_box_add (self->stacks, bs_piles_card_new (self->table));

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (!bs_ship_in_play (ship) || ship->stacks->len == 0 || is_in_cluster (clusters, ship->id))
        continue;
      add_stacks (self, self->other_stacks, ship);
      any = TRUE;
    }
  gtk_widget_set_visible (self->others, any);
}

static void
fill_clusters (BsBoardingPage *self,
               const BsState  *state)
{
  g_autoptr (GPtrArray) clusters = bs_docks_clusters (state);
  char *focus = bs_refill_begin (self->clusters);

  bs_box_clear (self->clusters);
  for (guint i = 0; i < clusters->len; i++)
    gtk_box_append (GTK_BOX (self->clusters),
                    cluster_card (self, state, clusters->pdata[i], i + 1, clusters->len));
  if (clusters->len == 0)
    {
      GtkWidget *card = bs_panel_card (_("No ship hangs on another"));

      gtk_box_append (GTK_BOX (card),
                      bs_text_label (_("Shoot out a ship’s engines with a precision shot, then "
                                        "dock on it: it is shown here who "
                                        "holds whom, who fights and who tows."),
                                     NULL));
      gtk_box_append (GTK_BOX (self->clusters), card);
    }
  bs_refill_end (self->clusters, focus);
  fill_stacks (self, state, clusters);
}

static gboolean
has_hidden (const BsState *state,
            BsId           player)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player != player || !bs_ship_in_play (ship) || ship->stacks->len == 0)
        continue;
      for (guint p = 0; p < ship->parts->len; p++)
        if (((BsShipPart *) ship->parts->pdata[p])->hidden)
          return TRUE;
      for (guint s = 0; s < ship->stacks->len; s++)
        {
          const BsStack *stack = ship->stacks->pdata[s];

          for (guint b = 0; b < stack->boarders->len; b++)
            if (!bs_words_knows_boarder (ship, stack->boarders->pdata[b], NULL))
              return TRUE;
        }
    }

  return FALSE;
}

/* The buttons stay as long as they are the same: one of them may have the keyboard. */
static void
fill_peeks (BsBoardingPage *self,
            const BsState  *state)
{
  GtkWidget *child = gtk_widget_get_first_child (self->peeks);
  gboolean same = TRUE;
  guint n = 0;

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (!has_hidden (state, player->id))
        continue;
      n++;
      if (child == NULL || g_object_get_data (G_OBJECT (child), "peeker") != (gpointer) player->id)
        same = FALSE;
      else
        child = gtk_widget_get_next_sibling (child);
    }
  gtk_widget_set_visible (self->peeks, n > 0);
  if (same && child == NULL)
    return;

  bs_layout_box_clear (self->peeks);
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];
      GtkWidget *button;

      if (!has_hidden (state, player->id))
        continue;
      button = bs_peek_button_new (self->table, player->id);
      g_object_set_data (G_OBJECT (button), "peeker", (gpointer) player->id);
      bs_layout_box_add (self->peeks, button);
    }
}

static void
fill_questions (BsBoardingPage *self,
                const BsState  *state)
{
  char *focus = bs_refill_begin (self->questions);

  bs_box_clear (self->questions);
  for (guint i = 0; i < state->questions->len; i++)
    if (bs_boarding_asks (state->questions->pdata[i]))
      gtk_box_append (GTK_BOX (self->questions),
                      bs_boarding_question_card (self->table, state->questions->pdata[i]));
  gtk_widget_set_visible (self->questions, gtk_widget_get_first_child (self->questions) != NULL);
  gtk_widget_set_sensitive (self->questions, bs_table_is_live (self->table));
  bs_refill_end (self->questions, focus);
}

static void
fill_acts (BsBoardingPage *self,
           const BsState  *state)
{
  BsId chosen = bs_table_get_chosen (self->table);
  const BsShip *ship = chosen != NULL ? bs_state_ship (state, chosen) : NULL;
  char *focus = bs_refill_begin (self->acts);

  bs_box_clear (self->acts);
  if (ship != NULL && bs_ship_in_play (ship))
    bs_boarding_add_cards (GTK_BOX (self->acts), self->table, ship);
  gtk_widget_set_visible (self->hint, gtk_widget_get_first_child (self->acts) == NULL);
  bs_refill_end (self->acts, focus);
}

/* The keyboard goes to what is due: a question, where a ship docks, the dice of the melee; else to
 * what the chosen ship may do. */
static gboolean
focus_due (BsBoardingPage *self)
{
  GtkWidget *dock = bs_find_named (self->acts, "dock");

  if (gtk_widget_get_visible (self->questions) && bs_focus_first (self->questions))
    return TRUE;
  if (dock != NULL && bs_focus_first (dock))
    return TRUE;
  if (bs_melee_sheet_focus (BS_MELEE_SHEET (self->sheet)))
    return TRUE;

  return bs_focus_first (self->acts);
}

/* Whether the keyboard is in the side panel. */
static gboolean
has_keyboard (BsBoardingPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, self->side);
}

static void
update (BsBoardingPage *self)
{
  const BsState *state = bs_table_get_state (self->table);
  gboolean keyboard = has_keyboard (self);

  if (state == NULL || !bs_boarding_is_played (state))
    return;

  fill_peeks (self, state);
  fill_clusters (self, state);
  fill_questions (self, state);
  bs_melee_sheet_update (BS_MELEE_SHEET (self->sheet));
  fill_acts (self, state);

  /* What it was on is gone: on to what is due now. */
  if (keyboard && !has_keyboard (self))
    focus_due (self);
}

static void
chosen_cb (BsBoardingPage *self)
{
  const BsState *state = bs_table_get_state (self->table);

  if (state != NULL && bs_boarding_is_played (state))
    fill_acts (self, state);
}

/* Where only one of both is shown, a button leads to the other. */
static void
folded_cb (BsBoardingPage *self)
{
  gtk_widget_set_visible (self->to_side, bs_split_get_folded (BS_SPLIT (self->split)));
}

static void
bs_boarding_page_dispose (GObject *object)
{
  BsBoardingPage *self = BS_BOARDING_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_boarding_page_parent_class)->dispose (object);
}

static void
bs_boarding_page_class_init (BsBoardingPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_boarding_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_boarding_page_init (BsBoardingPage *self)
{
  self->room = BS_ROOM_WIDE;
  bs_ask_has_due (GTK_WIDGET (self));
}

static GtkWidget *
scrolled (GtkWidget  *child,
          const char *css)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  if (css != NULL)
    gtk_widget_add_css_class (scroller, css);

  return scroller;
}

static GtkWidget *
build_content (BsBoardingPage *self)
{
  self->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->to_side = bs_text_button ("to-side", _("_Melee and Decisions"));
  self->peeks = bs_wrap_box (8);
  self->clusters = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->stacks = bs_columns_box ();
  self->other_stacks = bs_columns_box ();
  self->others = gtk_expander_new_with_mnemonic (_("Crews of the _other ships"));

  gtk_widget_add_css_class (self->content, "boarding");
  gtk_expander_set_child (GTK_EXPANDER (self->others), self->other_stacks);
  gtk_widget_add_css_class (self->to_side, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->to_side), "win.show-side");
  gtk_widget_set_visible (self->to_side, FALSE);
  gtk_box_append (GTK_BOX (self->content), self->to_side);
  gtk_box_append (GTK_BOX (self->content), self->clusters);
  gtk_box_append (GTK_BOX (self->content), self->peeks);
  gtk_box_append (GTK_BOX (self->content), self->stacks);
  gtk_box_append (GTK_BOX (self->content), self->others);

  return scrolled (self->content, "fleet-scroller");
}

static GtkWidget *
build_side (BsBoardingPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->side = box;
  self->questions = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->sheet = bs_melee_sheet_new (self->table);
  self->acts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->hint =
    bs_text_label (_("Tap a ship in the picture to see what it may declare."), "dim-label");
  gtk_widget_add_css_class (box, "panels");
  gtk_box_append (GTK_BOX (box), self->questions);
  gtk_box_append (GTK_BOX (box), self->sheet);
  gtk_box_append (GTK_BOX (box), self->acts);
  gtk_box_append (GTK_BOX (box), self->hint);

  return scrolled (box, NULL);
}

/**
 * bs_boarding_page_new:
 * @table: what it shows
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_boarding_page_new (BsTable *table)
{
  BsBoardingPage *self = g_object_new (BS_TYPE_BOARDING_PAGE, NULL);

  self->table = g_object_ref (table);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->bar = g_object_new (BS_TYPE_PHASE_BAR, NULL);
  self->split = g_object_new (BS_TYPE_SPLIT, "vexpand", TRUE, NULL);
  bs_phase_bar_set_table (BS_PHASE_BAR (self->bar), table);
  bs_split_set_content (BS_SPLIT (self->split), build_content (self));
  /* Translators: leads back from the melee to the picture of the ships. */
  bs_split_set_side (BS_SPLIT (self->split), build_side (self), _("Picture"));
  g_signal_connect_object (self->split, "notify::css-classes", G_CALLBACK (folded_cb), self,
                           G_CONNECT_SWAPPED);
  folded_cb (self);
  gtk_box_append (GTK_BOX (self->box), self->bar);
  gtk_box_append (GTK_BOX (self->box), self->split);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}

/**
 * bs_boarding_page_set_room:
 * @self: the page
 * @room: how much room there is
 * @flat: whether height is dear
 */
void
bs_boarding_page_set_room (BsBoardingPage *self,
                           BsRoom          room,
                           gboolean        flat)
{
  g_return_if_fail (BS_IS_BOARDING_PAGE (self));

  bs_phase_bar_set_room (BS_PHASE_BAR (self->bar), room, flat);
  if (self->room == room)
    return;

  self->room = room;
  update (self);
}

/**
 * bs_boarding_page_focus_side:
 * @self: the page
 *
 * Gives the keyboard to what is due, beside the picture.
 */
void
bs_boarding_page_focus_side (BsBoardingPage *self)
{
  g_return_if_fail (BS_IS_BOARDING_PAGE (self));

  bs_split_show_side (BS_SPLIT (self->split), TRUE);
  focus_due (self);
}

/**
 * bs_boarding_page_focus_due:
 * @self: the page
 *
 * Gives the keyboard to what is due, unless the picture alone is shown.
 */
void
bs_boarding_page_focus_due (BsBoardingPage *self)
{
  g_return_if_fail (BS_IS_BOARDING_PAGE (self));

  if (!bs_split_get_folded (BS_SPLIT (self->split)))
    focus_due (self);
}

/**
 * bs_boarding_page_show_side:
 * @self: the page
 * @side: whether the side panel is shown, where only one of both can be
 */
void
bs_boarding_page_show_side (BsBoardingPage *self,
                            gboolean        side)
{
  g_return_if_fail (BS_IS_BOARDING_PAGE (self));

  bs_split_show_side (BS_SPLIT (self->split), side);
}
