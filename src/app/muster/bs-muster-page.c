/* bs-muster-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-muster-page.h"

#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/widgets/bs-pieces.h"
#include "bs-muster-fleet.h"
#include "bs-muster-ship.h"

#include "engine/fleet/bs-fleet.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* The most players at a table. */
#define MOST_PLAYERS 4

/**
 * BsMusterPage:
 *
 * The fleets being built: one column a player, the agreed points, and the button that begins. It
 * shows a battle that has not begun; whatever is done here is a command of it.
 */
struct _BsMusterPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *columns;
  GtkWidget *marks;
  GtkWidget *limit_box;
  GtkWidget *limit;
  GtkWidget *add_player;
  GtkWidget *begin;
  GtkWidget *more;      /* who has initiative, if players agree on it */

  /* Owned. */
  BsTable *table;
  GPtrArray *fleets;    /* BsMusterFleet, borrowed */
  BsState *shown;       /* (nullable) */

  guint fill_id;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsMusterPage, bs_muster_page, GTK_TYPE_WIDGET)

static gboolean
same_players (BsMusterPage  *self,
              const BsState *state)
{
  if (self->fleets->len != state->players->len)
    return FALSE;
  for (guint i = 0; i < state->players->len; i++)
    if (bs_muster_fleet_player (self->fleets->pdata[i]) !=
        ((BsPlayer *) state->players->pdata[i])->id)
      return FALSE;

  return TRUE;
}

static void
build_columns (BsMusterPage  *self,
               const BsState *state)
{
  for (guint i = 0; i < self->fleets->len; i++)
    gtk_box_remove (GTK_BOX (self->columns), self->fleets->pdata[i]);
  g_ptr_array_set_size (self->fleets, 0);

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];
      GtkWidget *fleet = bs_muster_fleet_new (self->table, player->id);

      gtk_widget_set_name (fleet, player->id);
      gtk_widget_set_valign (fleet, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (self->columns), fleet);
      g_ptr_array_add (self->fleets, fleet);
    }
}

/* The values that the option names, and the agreed one if it is another. */
static void
fill_limit (BsMusterPage  *self,
            const BsState *state)
{
  const BsOption *option = bs_ruleset_option (state->ruleset, bs_id ("points"));
  BsId agreed = bs_state_option (state, "points");
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  guint selected = GTK_INVALID_LIST_POSITION;

  gtk_widget_set_visible (self->limit_box, option != NULL);
  for (guint i = 0; option != NULL && i < option->values->len; i++)
    {
      const BsNamed *value = option->values->pdata[i];
      g_autofree char *word =
        bs_words_capital (bs_ruleset_text (state->ruleset, "value", value->name));

      if (value->id == agreed)
        selected = i;
      gtk_string_list_append (words, word);
      g_ptr_array_add (values, (gpointer) value->id);
    }
  if (option != NULL && selected == GTK_INVALID_LIST_POSITION && agreed != NULL)
    {
      int n = (int) g_ascii_strtoll (agreed, NULL, 10);
      g_autofree char *word = g_strdup_printf (ngettext ("%d point", "%d points", n), n);

      selected = values->len;
      gtk_string_list_append (words, word);
      g_ptr_array_add (values, (gpointer) agreed);
    }

  self->filling = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->limit), G_LIST_MODEL (words));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->limit), selected);
  g_object_set_data_full (G_OBJECT (self->limit), "values", g_steal_pointer (&values),
                          (GDestroyNotify) g_ptr_array_unref);
  self->filling = FALSE;
}

static void
limit_cb (BsMusterPage *self)
{
  GPtrArray *values = g_object_get_data (G_OBJECT (self->limit), "values");
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->limit));
  const BsState *state = bs_table_get_state (self->table);

  if (self->filling || values == NULL || selected >= values->len || state == NULL ||
      bs_state_option (state, "points") == values->pdata[selected])
    return;

  bs_table_perform_line (self->table, self->limit, "option points=%s",
                         (const char *) values->pdata[selected]);
}

static void
fill_marks (BsMusterPage    *self,
            const GPtrArray *problems)
{
  bs_box_clear (self->marks);
  bs_muster_add_marks (self->marks, problems, NULL);
  gtk_widget_set_visible (self->marks, gtk_widget_get_first_child (self->marks) != NULL);
}

static void
fill_begin (BsMusterPage  *self,
            const BsState *state)
{
  g_autoptr (GPtrArray) offers = bs_offers_to_go_on (state);
  BsOffer *begin = offers->len > 0 ? offers->pdata[0] : NULL;

  bs_offered_set (self->begin, self->table, begin);
  bs_offer_bind_form (self->more, self->table, begin);
  gtk_widget_set_visible (self->more, begin != NULL && begin->told->len > 0);
}

static void
fill (BsMusterPage *self)
{
  const BsState *state = bs_table_get_state (self->table);
  gboolean live = bs_table_is_live (self->table);
  g_autoptr (GPtrArray) problems = NULL;

  if (state == NULL || state->begun)
    return;

  problems = bs_points_problems (state, NULL);
  if (!same_players (self, state))
    build_columns (self, state);
  for (guint i = 0; i < self->fleets->len; i++)
    {
      bs_muster_fleet_fill (self->fleets->pdata[i], state, problems);
      if (state != self->shown)
        bs_muster_fleet_home (self->fleets->pdata[i]);
    }
  bs_state_ref ((BsState *) state);
  g_clear_pointer (&self->shown, bs_state_unref);
  self->shown = (BsState *) state;
  fill_marks (self, problems);
  fill_limit (self, state);
  fill_begin (self, state);
  gtk_widget_set_visible (self->add_player, state->players->len < MOST_PLAYERS);
  gtk_widget_set_sensitive (self->box, live);
}

/* Many lines may come at once. */
static gboolean
fill_idle_cb (gpointer data)
{
  BsMusterPage *self = data;

  self->fill_id = 0;
  fill (self);

  return G_SOURCE_REMOVE;
}

static void
changed_cb (BsMusterPage *self)
{
  if (self->fill_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->fill_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fill_idle_cb, self, NULL);
}

static void
add_player_cb (BsMusterPage *self)
{
  const BsState *state = bs_table_get_state (self->table);
  BsCommand *command = bs_command_new ("player");
  guint n = state->players->len + 1;
  g_autofree char *name = g_strdup_printf (_("Player %d"), n);
  g_autofree char *id = g_strdup_printf ("p%u", n);

  while (bs_state_player (state, bs_id (id)) != NULL || bs_state_ship (state, bs_id (id)) != NULL)
    {
      g_free (id);
      id = g_strdup_printf ("p%u", ++n);
    }
  bs_command_set (command, "id", id);
  bs_command_set (command, "name", name);
  bs_table_perform (self->table, self->add_player, command);
}

static void
begin_cb (BsMusterPage *self)
{
  if (bs_offered_get (self->begin) != NULL)
    bs_offered_do (self->begin);
  else
    bs_table_perform_line (self->table, self->begin, "begin");
}

static void
bs_muster_page_dispose (GObject *object)
{
  BsMusterPage *self = BS_MUSTER_PAGE (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_pointer (&self->shown, bs_state_unref);
  g_clear_pointer (&self->fleets, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_muster_page_parent_class)->dispose (object);
}

static void
bs_muster_page_class_init (BsMusterPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_muster_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
build_bar (BsMusterPage *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *space = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *begin = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->limit_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->limit = bs_drop_down (_("Squadron points"), NULL);
  self->add_player = bs_text_button ("add-player", _("Add a _Player"));
  self->begin = bs_text_button ("begin-battle", _("_Begin"));
  gtk_widget_set_name (self->limit, "points-limit");
  gtk_widget_set_hexpand (space, TRUE);
  gtk_widget_add_css_class (bar, "muster-bar");
  gtk_widget_add_css_class (self->begin, "suggested-action");
  gtk_widget_add_css_class (self->begin, "next");
  gtk_box_append (GTK_BOX (self->limit_box), self->limit);
  gtk_box_append (GTK_BOX (bar), self->limit_box);
  gtk_box_append (GTK_BOX (bar), self->add_player);
  gtk_box_append (GTK_BOX (bar), space);
  self->more = gtk_button_new_from_icon_name ("view-more-symbolic");
  gtk_widget_set_name (self->more, "more-begin");
  bs_set_tooltip (self->more, _("Begin with an agreed initiative"));
  bs_set_label (self->more, _("Begin with an agreed initiative"));
  gtk_widget_set_visible (self->more, FALSE);
  gtk_widget_add_css_class (begin, "linked");
  gtk_box_append (GTK_BOX (begin), self->begin);
  gtk_box_append (GTK_BOX (begin), self->more);
  gtk_box_append (GTK_BOX (bar), begin);

  g_signal_connect_object (self->limit, "notify::selected", G_CALLBACK (limit_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_player, "clicked", G_CALLBACK (add_player_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->begin, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);

  return bar;
}

static void
bs_muster_page_init (BsMusterPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->fleets = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  self->marks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->columns), TRUE);
  gtk_widget_add_css_class (inner, "panels");
  gtk_box_append (GTK_BOX (inner), self->marks);
  gtk_box_append (GTK_BOX (inner), self->columns);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), inner);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), build_bar (self));
  gtk_box_append (GTK_BOX (self->box), scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self, "map", G_CALLBACK (fill), self, 0);
}

/**
 * bs_muster_page_new:
 * @table: the table whose fleets are built
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_muster_page_new (BsTable *table)
{
  BsMusterPage *self = g_object_new (BS_TYPE_MUSTER_PAGE, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * bs_muster_page_set_room:
 * @self: the page
 * @room: how much room there is
 *
 * Where it is narrow the columns stand one below the other.
 */
void
bs_muster_page_set_room (BsMusterPage *self,
                         BsRoom        room)
{
  gboolean narrow = room == BS_ROOM_NARROW;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (GTK_BOX (self->columns), !narrow);
}

/**
 * bs_muster_page_focus:
 * @self: the page
 *
 * Gives the keyboard to what a fleet begins with: adding a ship to the first one; else to the first
 * control.
 */
void
bs_muster_page_focus (BsMusterPage *self)
{
  GtkWidget *add;

  g_return_if_fail (BS_IS_MUSTER_PAGE (self));

  fill (self);
  add = bs_find_named (GTK_WIDGET (self), "add-ship");
  if (add == NULL || !gtk_widget_is_sensitive (add) || !gtk_widget_grab_focus (add))
    bs_focus_first (GTK_WIDGET (self));
}

/**
 * bs_muster_page_import:
 * @self: the page
 * @player: whose fleet it is
 * @value: what bs_muster_fleet_import() takes
 *
 * Shows what a list would bring into a fleet.
 *
 * Returns: whether it is something that can be read
 */
gboolean
bs_muster_page_import (BsMusterPage *self,
                       BsId          player,
                       const GValue *value)
{
  g_return_val_if_fail (BS_IS_MUSTER_PAGE (self), FALSE);

  fill (self);
  for (guint i = 0; i < self->fleets->len; i++)
    if (bs_muster_fleet_player (self->fleets->pdata[i]) == player)
      return bs_muster_fleet_import (self->fleets->pdata[i], value);

  return FALSE;
}
