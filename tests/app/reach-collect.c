/* reach-collect.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "reach.h"

#include "app/attack/bs-attack-form.h"
#include "app/dice/bs-dice-pool.h"
#include "app/dice/bs-die-button.h"
#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-tell.h"
#include "app/widgets/bs-pieces.h"

#include "model/shown/bs-boarding-words.h"

#include <string.h>

/* The widgets of the window, walked: what is shown, and what lies in a closed expander. A control
 * does what it carries (bs-offered.h), and tells what the widgets beside it have. A form that is
 * opened by a button is made here as the button makes it, and looked at. */

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char *
reach_line (const BsCommand *command)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);

      g_ptr_array_add (words,
                       g_strdup_printf ("%s=%s", arg->name, arg->value != NULL ? arg->value : ""));
    }
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  joined = g_strjoinv (" ", (char **) words->pdata);

  return g_strdup_printf ("%s %s", command->verb, joined);
}

static void
way_free (gpointer data)
{
  ReachWay *way = data;

  g_free (way->target);
  g_free (way->weapon);
  g_free (way);
}

static void
act_free (gpointer data)
{
  ReachAct *act = data;

  g_free (act->line);
  bs_offer_free (act->offer);
  g_hash_table_unref (act->told);
  g_ptr_array_unref (act->ways);
  g_free (act);
}

static GHashTable *
new_acts (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, act_free);
}

static ReachAct *
ensure_act (GHashTable    *acts,
            const BsOffer *offer)
{
  g_autofree char *line = reach_line (offer->command);
  ReachAct *act = g_hash_table_lookup (acts, line);

  if (act != NULL)
    return act;

  act = g_new0 (ReachAct, 1);
  act->line = g_steal_pointer (&line);
  act->offer = bs_offer_ref ((BsOffer *) offer);
  act->told =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_hash_table_unref);
  act->ways = g_ptr_array_new_with_free_func (way_free);
  g_hash_table_insert (acts, act->line, act);

  return act;
}

static void
add_value (ReachAct   *act,
           const char *name,
           const char *value)
{
  GHashTable *values = g_hash_table_lookup (act->told, name);

  if (values == NULL)
    {
      values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_hash_table_insert (act->told, g_strdup (name), values);
    }
  g_hash_table_add (values, g_strdup (value));
}

/* What is shown now. */
typedef struct
{
  Reach *reach;
  BsWindow *window;
  BsId ship;
  const char *target, *weapon;
} Look;

static void
note_way (const Look *look,
          ReachAct   *act,
          GtkWidget  *control)
{
  ReachWay *way = g_new0 (ReachWay, 1);

  way->ship = look->ship;
  way->target = g_strdup (look->target);
  way->weapon = g_strdup (look->weapon);
  way->control = control;
  g_ptr_array_add (act->ways, way);
  look->reach->controls++;
}

static void
note_told (ReachAct  *act,
           GtkWidget *control)
{
  for (const BsVerbArg *arg = bs_verb_find (act->offer->command->verb)->args; arg->name != NULL;
       arg++)
    {
      g_auto (GStrv) values = bs_offered_values (control, arg->name);

      for (guint i = 0; values[i] != NULL; i++)
        add_value (act, arg->name, values[i]);
    }
}

static void
note_offered (const Look *look,
              GtkWidget  *control)
{
  ReachAct *act = ensure_act (look->reach->acts, bs_offered_get (control));

  note_told (act, control);
  note_way (look, act, control);
}

/* The form as it would be shown. */
static void
note_form (const Look *look,
           GtkWidget  *button)
{
  BsOffer *offer = bs_offer_get_form (button);
  ReachAct *act = ensure_act (look->reach->acts, offer);
  g_autoptr (GtkWidget) form = g_object_ref_sink (bs_offer_form_new (look->window->table, offer));

  note_told (act, bs_find_named (form, "do"));
  note_way (look, act, button);
}

typedef void (*VisitFunc) (gpointer data, GtkWidget *widget);

/* Menus of a form are not gone into: the form tells what it tells. */
static void
visit (GtkWidget *widget,
       VisitFunc  func,
       gpointer   data)
{
  GtkWidget *folded =
    GTK_IS_EXPANDER (widget) ? gtk_expander_get_child (GTK_EXPANDER (widget)) : NULL;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget) ||
      GTK_IS_POPOVER (widget))
    return;
  func (data, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit (child, func, data);
  if (folded != NULL && !gtk_expander_get_expanded (GTK_EXPANDER (widget)))
    visit (folded, func, data);
}

static void
names_cb (gpointer   data,
          GtkWidget *widget)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    g_ptr_array_add (data, g_strdup (gtk_widget_get_name (widget)));
}

/* The toggles of a form whose names begin so. */
static GPtrArray *
toggles (GtkWidget  *form,
         const char *first,
         const char *second)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  visit (form, names_cb, all);
  for (guint i = 0; i < all->len; i++)
    if (g_str_has_prefix (all->pdata[i], first) ||
        (second != NULL && g_str_has_prefix (all->pdata[i], second)))
      g_ptr_array_add (names, g_strdup (all->pdata[i]));

  return names;
}

/* Whether it stands beside toggles, and is there for what they say alone. */
static gboolean
hangs_on_toggles (GtkWidget *widget)
{
  GtkWidget *melee = widget;
  g_autoptr (GPtrArray) targets = NULL;

  if (gtk_widget_get_ancestor (widget, BS_TYPE_ATTACK_FORM) != NULL)
    return TRUE;
  while (melee != NULL && !g_str_equal (gtk_widget_get_name (melee), "melee"))
    melee = gtk_widget_get_parent (melee);
  targets = melee != NULL ? toggles (melee, "target-", NULL) : NULL;

  return targets != NULL && targets->len > 0;
}

static void
note (const Look *look,
      GtkWidget  *widget)
{
  const BsCommand *line = bs_bound_command (widget);

  /* Which way it is there is looked at toggle by toggle. */
  if (look->target == NULL && hangs_on_toggles (widget))
    return;
  if (bs_offered_get (widget) != NULL)
    note_offered (look, widget);
  if (bs_offer_get_form (widget) != NULL)
    note_form (look, widget);
  if (line != NULL)
    g_ptr_array_add (look->reach->lines, bs_command_copy (line));
}

/* Chosen dice and opened entries are needed before a button can be tapped. */
static void
open_cb (gpointer   data,
         GtkWidget *widget)
{
  const char *name = gtk_widget_get_name (widget);

  if (BS_IS_DIE_BUTTON (widget) && gtk_widget_get_ancestor (widget, BS_TYPE_DICE_POOL) != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  else if (g_str_equal (name, "real-dice"))
    g_signal_emit_by_name (widget, "clicked");
}

static void
pages (BsWindow  *window,
       VisitFunc  func,
       gpointer   data)
{
  const BsState *state = bs_table_get_state (window->table);

  if (!state->begun)
    {
      visit (GTK_WIDGET (window->muster_page), func, data);
      return;
    }
  func (data, window->menu_button);
  visit (GTK_WIDGET (window->battle_page), func, data);
  if (bs_boarding_is_played (state))
    visit (GTK_WIDGET (window->boarding_page), func, data);
}

static void
show_ship (BsWindow *window,
           BsId      ship)
{
  bs_table_choose (window->table, ship);
  pages (window, open_cb, NULL);
}

static GtkWidget *
find_toggle (GtkWidget  *form,
             const char *name)
{
  GtkWidget *folded = bs_find_named (form, "attacks-against");
  GtkWidget *found = bs_find_named (form, name);

  if (found == NULL && folded != NULL && gtk_expander_get_child (GTK_EXPANDER (folded)) != NULL)
    found = bs_find_named (gtk_expander_get_child (GTK_EXPANDER (folded)), name);

  return found;
}

static void
press_toggle (GtkWidget  *form,
              const char *name)
{
  GtkWidget *toggle = find_toggle (form, name);

  if (toggle != NULL && !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggle)))
    g_signal_emit_by_name (toggle, "clicked");
}

static void
find_form_cb (gpointer   data,
              GtkWidget *widget)
{
  if (BS_IS_ATTACK_FORM (widget))
    *(GtkWidget **) data = widget;
}

static GtkWidget *
attack_form (BsWindow *window)
{
  GtkWidget *form = NULL;

  pages (window, find_form_cb, &form);

  return form;
}

static void
note_cb (gpointer   data,
         GtkWidget *widget)
{
  note (data, widget);
}

/* Each weapon on each target. */
static void
look_at_attacks (Look *look)
{
  GtkWidget *form = attack_form (look->window);
  g_autoptr (GPtrArray) targets =
    form != NULL ? toggles (form, "target-", NULL) : g_ptr_array_new ();
  g_autoptr (GPtrArray) weapons =
    form != NULL ? toggles (form, "weapon-", "free-weapon-") : g_ptr_array_new ();

  for (guint i = 0; i < targets->len; i++)
    for (guint j = 0; j < weapons->len; j++)
      {
        look->target = targets->pdata[i];
        look->weapon = weapons->pdata[j];
        press_toggle (form, look->target);
        press_toggle (form, look->weapon);
        visit (form, note_cb, look);
      }
  look->target = look->weapon = NULL;
}

static void
find_melee_cb (gpointer   data,
               GtkWidget *widget)
{
  if (g_str_equal (gtk_widget_get_name (widget), "melee"))
    *(GtkWidget **) data = widget;
}

/* Who can be fought: the sheet has a toggle each. */
static void
look_at_melee (Look *look)
{
  GtkWidget *melee = NULL;
  g_autoptr (GPtrArray) targets = NULL;

  pages (look->window, find_melee_cb, &melee);
  targets = melee != NULL ? toggles (melee, "target-", NULL) : g_ptr_array_new ();
  for (guint i = 0; i < targets->len; i++)
    {
      look->target = targets->pdata[i];
      pages (look->window, find_melee_cb, &melee);
      press_toggle (melee, look->target);
      pages (look->window, find_melee_cb, &melee);
      visit (melee, note_cb, look);
    }
  look->target = NULL;
}

static GPtrArray *
ids_of_ships (const BsState *state)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    g_ptr_array_add (ids, (gpointer) ((BsShip *) state->ships->pdata[i])->id);

  return ids;
}

Reach *
reach_collect (BsWindow *window)
{
  Reach *self = g_new0 (Reach, 1);
  Look look = { self, window, NULL, NULL, NULL };
  g_autoptr (GPtrArray) ids = ids_of_ships (bs_table_get_state (window->table));
  gboolean begun = bs_table_get_state (window->table)->begun;

  self->acts = new_acts ();
  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  for (guint i = 0; i < (begun ? ids->len : 1); i++)
    {
      look.ship = begun ? ids->pdata[i] : NULL;
      if (begun)
        show_ship (window, look.ship);
      pages (window, note_cb, &look);
      look_at_attacks (&look);
      if (i == 0)
        look_at_melee (&look);
    }

  return self;
}

void
reach_free (Reach *self)
{
  g_hash_table_unref (self->acts);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

/* What is folded is unfolded before it is tapped. */
static void
unfold_cb (gpointer   data,
           GtkWidget *widget)
{
  if (GTK_IS_EXPANDER (widget))
    g_ptr_array_add (data, widget);
}

static void
unfold (BsWindow *window)
{
  g_autoptr (GPtrArray) expanders = g_ptr_array_new ();

  pages (window, unfold_cb, expanders);
  for (guint i = 0; i < expanders->len; i++)
    gtk_expander_set_expanded (expanders->pdata[i], TRUE);
}

void
reach_go (BsWindow       *window,
          const ReachWay *way)
{
  GtkWidget *form, *melee = NULL;

  if (way->ship != NULL)
    show_ship (window, way->ship);
  form = attack_form (window);
  pages (window, find_melee_cb, &melee);
  if (way->target != NULL && way->weapon == NULL && melee != NULL)
    press_toggle (melee, way->target);
  else if (way->target != NULL && form != NULL)
    {
      press_toggle (form, way->target);
      press_toggle (form, way->weapon);
    }
  unfold (window);
}

typedef struct
{
  const char *line;
  GPtrArray *found;
} Search;

static void
search_cb (gpointer   data,
           GtkWidget *widget)
{
  Search *search = data;
  const BsOffer *offer =
    bs_offered_get (widget) != NULL ? bs_offered_get (widget) : bs_offer_get_form (widget);
  g_autofree char *line = offer != NULL ? reach_line (offer->command) : NULL;

  if (g_strcmp0 (line, search->line) == 0)
    g_ptr_array_add (search->found, widget);
}

GPtrArray *
reach_controls (BsWindow   *window,
                const char *line)
{
  Search search = { line, g_ptr_array_new () };

  pages (window, search_cb, &search);

  return search.found;
}

/* What a question asks about a dock is announced by a verb of its own: one spelling is enough. */
static char *
spelled_as (const BsState   *state,
            const BsCommand *command)
{
  const char *id = bs_command_get (command, "for"), *answer = bs_command_get (command, "answer");

  for (guint i = 0; g_str_equal (command->verb, "choose") && i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (g_strcmp0 (question->id, id) != 0)
        continue;
      if (g_strcmp0 (question->topic, "declare") == 0 ||
          g_strcmp0 (question->topic, "break-off-declare") == 0)
        return g_strdup_printf ("declare intent=%s ship=%s", answer, question->on);
      if (g_strcmp0 (question->topic, "force-melee") == 0 && g_str_equal (answer, "yes"))
        return g_strdup_printf ("force-melee ship=%s", question->on);
    }

  return NULL;
}

static void
add_told (ReachAct      *act,
          const BsOffer *offer)
{
  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];

      for (guint j = 0; told->choices != NULL && j < told->choices->len; j++)
        {
          const char *value = ((BsChoice *) told->choices->pdata[j])->value;

          add_value (act, told->name, value != NULL ? value : "");
        }
      if (told->choices == NULL && told->kind == BS_ARG_INT)
        {
          g_autofree char *range = g_strdup_printf ("%d..%d", told->low, told->high);

          add_value (act, told->name, range);
        }
      else if (told->choices == NULL)
        add_value (act, told->name, "*");
    }
}

static GHashTable *
offered_acts (const BsState   *state,
              const GPtrArray *offers)
{
  GHashTable *acts = new_acts ();

  for (guint i = 0; i < offers->len; i++)
    add_told (ensure_act (acts, offers->pdata[i]), offers->pdata[i]);
  for (guint i = 0; i < offers->len; i++)
    {
      const BsCommand *command = ((BsOffer *) offers->pdata[i])->command;
      g_autofree char *other = spelled_as (state, command);
      g_autofree char *line = reach_line (command);

      if (other != NULL && g_hash_table_contains (acts, other))
        g_hash_table_remove (acts, line);
    }

  return acts;
}

/* What one has and the other lacks. */
static void
add_missing (GString    *wrong,
             GHashTable *acts,
             GHashTable *others,
             const char *words)
{
  GHashTableIter iter, tellings, values;
  gpointer line, name, value;
  ReachAct *act;
  GHashTable *set;

  g_hash_table_iter_init (&iter, acts);
  while (g_hash_table_iter_next (&iter, &line, (gpointer *) &act))
    {
      const ReachAct *other = g_hash_table_lookup (others, line);

      if (other == NULL)
        {
          g_string_append_printf (wrong, "\n  %s: %s", words, (char *) line);
          continue;
        }
      g_hash_table_iter_init (&tellings, act->told);
      while (g_hash_table_iter_next (&tellings, &name, (gpointer *) &set))
        {
          g_hash_table_iter_init (&values, set);
          while (g_hash_table_iter_next (&values, &value, NULL))
            if (g_hash_table_lookup (other->told, name) == NULL ||
                !g_hash_table_contains (g_hash_table_lookup (other->told, name), value))
              g_string_append_printf (wrong, "\n  %s: %s (%s=%s)", words, (char *) line,
                                      (char *) name, (char *) value);
        }
    }
}

/* By hand, at any time: the table test has them. */
static gboolean
is_by_hand (const char *verb)
{
  static const char *const verbs[] = {
    "set",   "token",   "lock",    "unlock",     "damage", "turn-card", "discard-card",
    "card",  "shields", "energy",  "uncloak",    "remove", "note",      "drop",
    "order", "equip",   "boarder", "launch-all", NULL
  };

  return g_strv_contains (verbs, verb);
}

char *
reach_compare (const Reach   *self,
               const BsState *state,
               guint         *n)
{
  g_autoptr (GPtrArray) offers = bs_offers_all (state, NULL);
  g_autoptr (GHashTable) acts = offered_acts (state, offers);
  GString *wrong = g_string_new (NULL);

  *n += g_hash_table_size (acts);
  add_missing (wrong, acts, self->acts, "offered, and not to be reached");
  add_missing (wrong, self->acts, acts, "to be reached, and not offered");
  for (guint i = 0; i < self->lines->len; i++)
    {
      const BsCommand *command = self->lines->pdata[i];
      g_autofree char *line = bs_command_print (command);
      gboolean covered = is_by_hand (command->verb);

      for (guint j = 0; !covered && j < offers->len; j++)
        covered = bs_offer_covers (offers->pdata[j], command);
      if (!covered)
        g_string_append_printf (wrong, "\n  a button's line that is no offer: %s", line);
    }

  return g_string_free (wrong, wrong->len == 0);
}
