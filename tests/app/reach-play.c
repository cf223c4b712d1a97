/* reach-play.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"
#include "reach.h"

#include "app/battle/bs-ship-card.h"
#include "app/dice/bs-dice-entry.h"
#include "app/dice/bs-dice-pool.h"
#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-tell.h"

#include "model/battle/bs-session-seal.h"
#include "model/shown/bs-json.h"

/* An act done by its controls: what is told at random is pressed and chosen as a hand does it, and
 * the line that comes into the record is the one that was meant. */

static gboolean
chance (GRand *rand,
        int    percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

static void
iterate (void)
{
  for (int i = 0; i < 50 && g_main_context_iteration (NULL, FALSE); i++)
    ;
}

static const char *
any_value (GRand        *rand,
           const BsTold *told)
{
  return ((BsChoice *) told->choices->pdata[g_rand_int_range (rand, 0, told->choices->len)])->value;
}

static void
press (GtkWidget *control)
{
  if (GTK_IS_CHECK_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (control), TRUE);
  else if (GTK_IS_TOGGLE_BUTTON (control))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (control), TRUE);
  else
    g_signal_emit_by_name (control, "clicked");
}

static void
choose_word (GtkWidget    *list,
             const BsTold *told,
             const char   *value)
{
  for (guint i = 0; i < told->choices->len; i++)
    if (g_strcmp0 (((BsChoice *) told->choices->pdata[i])->value, value) == 0)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (list), i + 1);
}

/* One value more; those told before stay, where many are told. */
static void
tell_value (GtkWidget    *tell,
            const BsTold *told,
            const char   *value)
{
  g_autofree char *name = g_strdup_printf ("%s-%s", told->name, value);
  GtkWidget *button = value != NULL ? bs_find_named (tell, name) : NULL;
  GtkWidget *control = bs_find_named (tell, told->name);

  if (button != NULL)
    press (button);
  else if (GTK_IS_DROP_DOWN (control))
    choose_word (control, told, value);
  else if (GTK_IS_CHECK_BUTTON (control))
    press (control);
  else
    g_error ("no control tells ‘%s’ of ‘%s’", value, told->name);
}

/* Nothing is left of what a form remembers. */
static void
forget (GtkWidget    *tell,
        const BsTold *told)
{
  GtkWidget *control = bs_find_named (tell, told->name);

  for (guint i = 0; told->choices != NULL && told->kind != BS_ARG_FACES && i < told->choices->len;
       i++)
    {
      g_autofree char *name =
        g_strdup_printf ("%s-%s", told->name, ((BsChoice *) told->choices->pdata[i])->value);
      GtkWidget *button = bs_find_named (tell, name);

      if (GTK_IS_CHECK_BUTTON (button))
        gtk_check_button_set_active (GTK_CHECK_BUTTON (button), FALSE);
      else if (GTK_IS_TOGGLE_BUTTON (button))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
    }
  if (GTK_IS_DROP_DOWN (control))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (control), 0);
  else if (GTK_IS_CHECK_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (control), FALSE);
  else if (GTK_IS_SPIN_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (gtk_widget_get_prev_sibling (control)), FALSE);
}

static void
tell_number (GtkWidget    *tell,
             const BsTold *told,
             GRand        *rand,
             BsCommand    *meant)
{
  GtkWidget *spin = bs_find_named (tell, told->name);
  int number = g_rand_int_range (rand, told->low, MIN (told->high, told->low + 8) + 1);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (gtk_widget_get_prev_sibling (spin)), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), number);
  bs_command_set_int (meant, told->name, number);
}

/* Several come in the order of their buttons; faces in the order in which they were told. */
static void
tell_many (GtkWidget    *tell,
           const BsTold *told,
           GRand        *rand,
           BsCommand    *meant)
{
  g_autoptr (GString) value = g_string_new (NULL);
  int n = told->kind == BS_ARG_FACES ? g_rand_int_range (rand, 1, 4) : (int) told->choices->len;

  for (int i = 0; i < n; i++)
    {
      const char *one = told->kind == BS_ARG_FACES ? any_value (rand, told)
                                                   : ((BsChoice *) told->choices->pdata[i])->value;

      if (told->kind != BS_ARG_FACES && !chance (rand, 40) && (value->len > 0 || i < n - 1))
        continue;
      tell_value (tell, told, one);
      g_string_append_printf (value, "%s%s", value->len > 0 ? "," : "", one);
    }
  bs_command_set (meant, told->name, value->str);
}


static void
tell_one (GtkWidget    *tell,
          const BsTold *told,
          GRand        *rand,
          BsCommand    *meant)
{
  const char *value;

  if (told->choices == NULL && told->kind == BS_ARG_INT)
    {
      tell_number (tell, told, rand, meant);
      return;
    }
  if (told->choices == NULL || told->choices->len == 0)
    return;
  if (told->many)
    {
      tell_many (tell, told, rand, meant);
      return;
    }
  value = any_value (rand, told);
  tell_value (tell, told, value);
  bs_command_set (meant, told->name, value);
}

static GtkWidget *
tell_with (GtkWidget  *control,
           const char *name)
{
  g_autoptr (GPtrArray) tellers = bs_offered_tellers (control);

  for (guint i = 0; i < tellers->len; i++)
    {
      g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);

      if (BS_IS_TELL (tellers->pdata[i]))
        bs_tell_add_values (tellers->pdata[i], name, values);
      if (values->len > 0)
        return tellers->pdata[i];
    }

  return NULL;
}

static void
tell_all (GtkWidget *control,
          GRand     *rand,
          BsCommand *meant)
{
  BsOffer *offer = bs_offer_ref ((BsOffer *) bs_offered_get (control));

  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];
      GtkWidget *tell = tell_with (control, told->name);

      if (tell == NULL)
        continue;
      forget (tell, told);
      /* Without what the verb cannot do without the proposal stands. */
      if (!bs_verb_arg (bs_verb_find (meant->verb), told->name)->needed)
        bs_command_unset (meant, told->name);
      /* A form that heard it may have made itself anew. */
      tell = tell_with (control, told->name);
      if (told->with != NULL && !bs_command_has (meant, told->with))
        continue;
      if (told->needed || chance (rand, 25))
        tell_one (tell, told, rand, meant);
    }
  bs_offer_free (offer);
}

static void
choose_dice (GtkWidget *pool,
             GRand     *rand,
             BsCommand *meant)
{
  g_autoptr (GString) value = g_string_new (NULL);
  int n = bs_dice_pool_n_dice (BS_DICE_POOL (pool));

  for (int i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("die-%d", i);
      gboolean on = chance (rand, 50) || (i == n && value->len == 0);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (bs_find_named (pool, name)), on);
      if (on)
        g_string_append_printf (value, "%s%d", value->len > 0 ? "," : "", i);
    }
  if (value->len > 0)
    bs_command_set (meant, "dice", value->str);
}

static void
tap_faces (GtkWidget *entry,
           GRand     *rand,
           BsCommand *meant)
{
  g_autoptr (GPtrArray) palette = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) value = g_string_new (NULL);

  bs_dice_entry_add_palette (BS_DICE_ENTRY (entry), palette);
  for (int n = g_rand_int_range (rand, 1, 5); n > 0; n--)
    {
      const char *face = palette->pdata[g_rand_int_range (rand, 0, palette->len)];

      g_signal_emit_by_name (bs_find_named (entry, face), "clicked");
      g_string_append_printf (value, "%s%s", value->len > 0 ? "," : "", face);
    }
  bs_command_set (meant, "faces", value->str);
}

static void
choose_id (GtkWidget *list,
           GRand     *rand,
           BsCommand *meant)
{
  BsId *ids = g_object_get_data (G_OBJECT (list), "ids");
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (list)));
  guint place = g_rand_int_range (rand, 0, n);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), place);
  bs_command_set (meant, "card", ids[place]);
}

/* By dice, an entry or a list. */
static gboolean
is_told_beside (const char *name)
{
  return g_str_equal (name, "dice") || g_str_equal (name, "faces") || g_str_equal (name, "card");
}

/* Some say one value by themselves: the button of a color, or of a face. */
static void
say_own (GtkWidget *control,
         BsCommand *meant)
{
  const BsOffer *offer = bs_offered_get (control);
  g_autoptr (GPtrArray) tellers = bs_offered_tellers (control);

  for (guint i = 0; i < offer->told->len; i++)
    {
      const char *name = ((BsTold *) offer->told->pdata[i])->name;
      g_auto (GStrv) values = bs_offered_values (control, name);

      if (tell_with (control, name) == NULL && (tellers->len == 0 || !is_told_beside (name)) &&
          g_strv_length (values) == 1)
        bs_command_set (meant, name, values[0]);
    }
}

/* What stands beside the control, and is told with it. */
static void
use_tellers (GtkWidget *control,
             GRand     *rand,
             BsCommand *meant)
{
  g_autoptr (GPtrArray) tellers = bs_offered_tellers (control);

  for (guint i = 0; i < tellers->len; i++)
    {
      if (BS_IS_DICE_POOL (tellers->pdata[i]))
        choose_dice (tellers->pdata[i], rand, meant);
      else if (BS_IS_DICE_ENTRY (tellers->pdata[i]))
        tap_faces (tellers->pdata[i], rand, meant);
      else if (GTK_IS_DROP_DOWN (tellers->pdata[i]))
        choose_id (tellers->pdata[i], rand, meant);
    }
  tell_all (control, rand, meant);
  say_own (control, meant);
}

static const BsStep *
step_of (BsWindow *window)
{
  return bs_history_undo_step (bs_table_get_history (window->table));
}

static GtkWidget *
find_popover (BsWindow   *window,
              const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child) &&
        bs_find_named (child, name) != NULL)
      return bs_find_named (child, name);

  return NULL;
}

/* A form is opened by its button, or by the menu. */
static GtkWidget *
open_form (BsWindow  *window,
           GtkWidget *control)
{
  GtkWidget *go;

  if (control == window->menu_button)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.end-battle", NULL);
  else
    g_signal_emit_by_name (control, "clicked");
  go = find_popover (window, "do");
  if (go == NULL)
    g_error ("no form was opened by ‘%s’", gtk_widget_get_name (control));

  return go;
}

static gboolean
holds (const BsCommand *done,
       const BsCommand *meant)
{
  if (done->verb != meant->verb)
    return FALSE;
  for (guint i = 0; i < meant->args->len; i++)
    {
      const BsArg *arg = &g_array_index (meant->args, BsArg, i);

      if (!bs_command_has (done, arg->name) ||
          g_strcmp0 (bs_command_get (done, arg->name), arg->value) != 0)
        return FALSE;
    }

  return TRUE;
}

/* The lines of the step, read as a record is read, give the battle that is shown. */
static char *
check_step (BsWindow        *window,
            const BsStep    *step,
            const BsCommand *meant)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autofree char *shown = bs_json_digest (state_of (window)), *line = bs_command_print (meant),
                  *read = NULL;
  BsState *state = bs_state_ref (step->before);
  gboolean found = FALSE;

  for (guint i = 0; i < step->commands->len; i++)
    {
      g_autoptr (BsCommand) command = bs_command_copy (step->commands->pdata[i]);
      g_autoptr (GError) error = NULL;
      BsState *after;

      bs_session_strip (command);
      after = bs_apply (state, command, NULL, events, &error);

      found |= holds (command, meant);
      bs_state_unref (state);
      if (after == NULL)
        return g_strdup_printf ("its line cannot be read: %s: %s", line, error->message);
      state = after;
    }
  read = bs_json_digest (state);
  bs_state_unref (state);
  if (!found)
    {
      g_autofree char *done = bs_command_print (step->commands->pdata[0]);

      return g_strdup_printf ("meant: %s; done: %s", line, done);
    }
  if (!g_str_equal (shown, read))
    return g_strdup_printf ("read again, another battle: %s", line);

  return NULL;
}

/* The entry that asks what real dice show, or the button that does it anyway. */
static void
go_on (BsWindow      *window,
       const char    *line,
       const BsStep  *before,
       GRand         *rand,
       BsCommand     *meant)
{
  g_autoptr (GPtrArray) controls =
    step_of (window) == before ? reach_controls (window, line) : g_ptr_array_new ();
  GtkWidget *anyway;

  for (guint i = 0; bs_command_has (meant, "dice") && i < controls->len; i++)
    if (BS_IS_DICE_ENTRY (controls->pdata[i]))
      {
        tap_faces (controls->pdata[i], rand, meant);
        g_signal_emit_by_name (bs_find_named (controls->pdata[i], "dice-done"), "clicked");
        break;
      }
  anyway = step_of (window) == before ? find_popover (window, "anyway") : NULL;
  if (anyway != NULL)
    g_signal_emit_by_name (anyway, "clicked");
}

static void
activate (GtkWidget *control)
{
  if (BS_IS_DICE_ENTRY (control))
    control = bs_find_named (control, "dice-done");
  g_signal_emit_by_name (control, "clicked");
}

static char *
cannot_be_tapped (BsWindow        *window,
                  const BsCommand *meant)
{
  g_autofree char *line = bs_command_print (meant);
  g_autoptr (BsVerdict) verdict =
    bs_judge (bs_table_get_state (window->table), meant, bs_table_get_asker (window->table));
  g_autofree char *text = bs_verdict_text (verdict, state_of (window)->ruleset);

  return g_strdup_printf ("cannot be tapped: %s: %s", line, text);
}

char *
reach_do (BsWindow       *window,
          const ReachAct *act,
          GRand          *rand)
{
  const ReachWay *way = act->ways->pdata[g_rand_int_range (rand, 0, act->ways->len)];
  g_autofree char *line = g_strdup (act->line);
  g_autoptr (GPtrArray) controls = NULL;
  g_autoptr (BsCommand) meant = bs_command_copy (act->offer->command);
  const BsStep *before = step_of (window);
  GtkWidget *control;

  reach_go (window, way);
  controls = reach_controls (window, line);
  if (controls->len == 0)
    return g_strdup_printf ("its control is gone when it is gone back to: %s", line);
  control = controls->pdata[g_rand_int_range (rand, 0, controls->len)];
  if (bs_offered_get (control) == NULL)
    control = open_form (window, control);
  use_tellers (control, rand, meant);
  if (!gtk_widget_get_sensitive (control))
    return cannot_be_tapped (window, meant);
  activate (control);
  go_on (window, line, before, rand, meant);
  iterate ();
  if (step_of (window) == before)
    return g_strdup_printf ("nothing was done: %s (%s)", line,
                            gtk_label_get_label (GTK_LABEL (window->status)));

  return check_step (window, step_of (window), meant);
}
