/* bs-any-act.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-any-act.h"

#include "app/handling/bs-focus-ring.h"
#include "app/handling/bs-keep-focus.h"
#include "app/handling/bs-press-once.h"
#include "app/widgets/bs-pieces.h"
#include "bs-tell-titles.h"
#include "bs-tell.h"

#include "engine/offers/bs-offers.h"

#include <glib/gi18n.h>
#include <string.h>

/* What has no place of its own: a verb out of the verb table, and a control for each of its
 * arguments. A new argument is there by itself. */

typedef struct
{
  BsTable *table;
  GPtrArray *verbs;     /* BsVerb, as in the list; borrowed */
  GtkWidget *list, *place, *tell, *any, *go;    /* borrowed */
} AnyAct;

static void
any_act_free (gpointer data)
{
  AnyAct *self = data;

  g_object_unref (self->table);
  g_ptr_array_unref (self->verbs);
  g_free (self);
}

static const BsVerb *
chosen_verb (const AnyAct *self)
{
  return self->verbs->pdata[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->list))];
}

static void
add_ships (BsTold        *told,
           const BsState *state)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      bs_told_add_ship (told, ship);
      for (guint j = 0; ship->sections->len > 1 && j < ship->sections->len; j++)
        {
          const BsSection *section = ship->sections->pdata[j];
          g_autofree char *id = g_strconcat (ship->id, "/", section->id, NULL);
          g_autofree char *words =
            g_strdup_printf (_("%s, %s"), ship->name,
                             bs_ruleset_name (state->ruleset, "word", section->id));

          bs_told_add (told, id, words);
        }
    }
}

static void
add_choices (BsTold          *told,
             const BsVerbArg *arg,
             const BsState   *state)
{
  g_auto (GStrv) words = arg->words != NULL ? g_strsplit (arg->words, "|", -1) : NULL;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    bs_told_add_word (told, state->ruleset, words[i]);
  if (arg->kind == BS_ARG_SHIP)
    add_ships (told, state);
  for (guint i = 0; arg->kind == BS_ARG_PLAYER && i < state->players->len; i++)
    bs_told_add (told, ((BsPlayer *) state->players->pdata[i])->id,
                 ((BsPlayer *) state->players->pdata[i])->name);
  if (arg->kind == BS_ARG_FLAG)
    bs_told_add (told, NULL, bs_tell_title (arg->name));
  told->low = -99;
  told->high = 999;
}

static BsOffer *
offer_of (const BsVerb  *verb,
          const BsState *state)
{
  BsOffer *offer = bs_offer_new (bs_command_new (verb->name), "any", g_strdup (_(verb->help)));

  offer->verdict = bs_verdict_new ();
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (arg->kind != BS_ARG_ANY)
      add_choices (bs_offer_tell (offer, arg->name, arg->needed), arg, state);

  return offer;
}

static gboolean
takes_any (const BsVerb *verb)
{
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (arg->kind == BS_ARG_ANY)
      return TRUE;

  return FALSE;
}

static void
fill (AnyAct *self)
{
  const BsState *state = bs_table_get_state (self->table);
  BsOffer *offer = offer_of (chosen_verb (self), state);

  bs_box_clear (self->place);
  self->tell = bs_tell_new (state, offer, NULL, NULL);
  gtk_box_append (GTK_BOX (self->place), self->tell);
  gtk_widget_set_visible (self->any, takes_any (chosen_verb (self)));
  bs_offer_free (offer);
}

static void
go_cb (AnyAct *self)
{
  BsCommand *command = bs_command_new (chosen_verb (self)->name);
  g_auto (GStrv) any = g_strsplit (gtk_editable_get_text (GTK_EDITABLE (self->any)), "=", 2);

  bs_tell_fill (BS_TELL (self->tell), command);
  if (takes_any (chosen_verb (self)) && g_strv_length (any) == 2)
    bs_command_set (command, any[0], any[1]);
  bs_table_perform (self->table, self->go, command);
}

/* Taking back has its own buttons; only packed records carry rules. */
static gboolean
is_told (const BsVerb  *verb,
         const BsState *state)
{
  if (g_str_equal (verb->name, "enclose"))
    return FALSE;

  return (verb->when & (state->begun ? BS_WHEN_BATTLE : BS_WHEN_SETUP)) != 0;
}

static GtkWidget *
verb_list (AnyAct        *self,
           const BsState *state)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *list;

  for (const BsVerb *verb = bs_verbs (); verb->name != NULL; verb++)
    if (is_told (verb, state))
      {
        gtk_string_list_append (words, _(verb->help));
        g_ptr_array_add (self->verbs, (gpointer) verb);
      }

  list = bs_drop_down (_("What is done"), G_LIST_MODEL (g_steal_pointer (&words)));
  gtk_widget_set_name (list, "verb");

  return list;
}

static GtkWidget *
content (AnyAct *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->list = verb_list (self, bs_table_get_state (self->table));
  self->place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->any = gtk_entry_new ();
  self->go = bs_text_button ("do-it", _("_Do It"));
  gtk_widget_set_name (self->any, "any");
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->any),
                                  _("Field and value, as in the JSON: attack=3"));
  bs_set_label (self->any, _("Field and value, as in the JSON: attack=3"));
  gtk_widget_add_css_class (self->go, "suggested-action");
  gtk_widget_add_css_class (box, "panels");
  gtk_box_append (
    GTK_BOX (box),
    bs_text_label (
      _("Each line of the battle language can be told here. What a rule is against asks "
         "before it is done."),
      "dim-label"));
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_box_append (GTK_BOX (box), self->place);
  gtk_box_append (GTK_BOX (box), self->any);
  gtk_box_append (GTK_BOX (box), self->go);
  g_signal_connect_swapped (self->list, "notify::selected", G_CALLBACK (fill), self);
  g_signal_connect_swapped (self->go, "clicked", G_CALLBACK (go_cb), self);
  fill (self);

  return box;
}

/**
 * bs_any_act_new:
 * @table: the table, with a battle
 * @parent: the window above which it stands
 *
 * Returns: (transfer none): a window in which any act is told by its verb and its arguments
 */
GtkWindow *
bs_any_act_new (BsTable   *table,
                GtkWindow *parent)
{
  AnyAct *self = g_new0 (AnyAct, 1);
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->table = g_object_ref (table);
  self->verbs = g_ptr_array_new ();
  gtk_window_set_title (GTK_WINDOW (window), _("Anything Else by Hand"));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 600);
  gtk_widget_set_name (window, "any-act");
  bs_press_once (window);
  bs_keep_focus (GTK_WINDOW (window));
  bs_focus_ring_follow (window);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content (self));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scroller);
  adw_window_set_content (ADW_WINDOW (window), box);
  g_object_set_data_full (G_OBJECT (window), "any-act", self, any_act_free);

  return GTK_WINDOW (window);
}
