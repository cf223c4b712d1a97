/* test-reach-table.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "boarding-window.h"

#include "app/table/bs-any-act.h"
#include "app/table/bs-tell.h"

/* Every verb and every argument of the verb table has its place in the window: each is told by its
 * own control, and its line is then found in the record. A verb or an argument without a row fails,
 * a row without them too. */

/* One line. What a rule is against is done all the same: it is told, and it reached the judge. */
typedef struct
{
  const char *before;   /* (nullable): lines that come first, as ";" parts them */
  const char *line;
} Row;

static const Row battle_rows[] = {
  { NULL, "next" },
  { NULL, "move ship=fal bearing=turn-left speed=2 color=red" },
  { NULL, "move ship=fal speed=1 bearing=straight dock=sla gap" },
  { NULL, "move ship=fal speed=1 bearing=straight overlap=aw" },
  { NULL, "move ship=fal speed=1 bearing=straight across=asteroid" },
  { NULL, "move ship=fal speed=1 bearing=straight edge=south" },
  { NULL, "move ship=fal speed=1 bearing=straight by=ben" },
  { NULL, "act ship=fal action=target-lock target=sla range=2 free" },
  { NULL, "act ship=fal action=focus free by=fal/pilot" },
  { NULL, "pass ship=fal" },
  { NULL, "attack ship=fal target=sla weapon=primary range=2 precision" },
  { NULL, "attack ship=fal target=aw range=1 obstructed=asteroid arc=front" },
  { "attack ship=fal target=aw range=2", "roll side=attack faces=hit,hit,blank" },
  { NULL, "roll die=attack count=2 faces=hit,blank by=ben" },
  { "damage ship=sla crits=1 cards=minor-explosion", "roll for=q1 faces=hit" },
  { "attack ship=fal target=aw range=2;roll side=attack faces=hit,focus,blank",
    "spend side=attack token=focus" },
  { "attack ship=fal target=aw range=2;lock ship=fal target=aw;roll side=attack "
    "faces=hit,focus,blank",
    "spend side=attack token=lock dice=2,3 faces=hit,hit" },
  { "attack ship=fal target=aw range=2;roll side=attack faces=hit,focus,blank",
    "change side=attack dice=2 to=hit by=fal" },
  { "attack ship=fal target=aw range=2;roll side=attack faces=hit,focus,blank",
    "change side=attack dice=2 reroll faces=hit" },
  { "attack ship=fal target=aw range=2;roll side=attack faces=hit,focus,blank",
    "change side=attack add=hit" },
  { "attack ship=fal target=aw range=2;roll side=attack faces=hit,focus,blank",
    "change side=attack dice=1 cancel" },
  { "attack ship=fal target=aw range=2", "change side=attack more=1" },
  { "attack ship=fal target=aw range=2", "change side=attack fewer=1" },
  { "attack ship=fal target=aw range=2;roll side=attack faces=blank,blank,blank", "resolve" },
  { NULL, "damage ship=sla hits=1 crits=0" },
  { NULL, "dock ship=fal target=sla at=rear variant=1" },
  { "set on=sla status=immobilised;dock ship=fal target=sla at=rear",
    "declare ship=fal intent=board own-stack=fal their-stack=sla" },
  { "set on=sla status=immobilised;dock ship=fal target=sla at=rear", "force-melee ship=sla" },
  { "set on=sla status=immobilised;dock ship=fal target=sla at=rear;declare ship=fal intent=board",
    "break-off ship=fal" },
  { "set on=sla status=immobilised;dock ship=fal target=sla at=rear;declare ship=fal intent=board",
    "fight ship=fal target=sla attack=blank,blank,blank,blank,blank,blank,blank "
    "defence=blank,blank,blank,blank" },
  { "damage ship=sla hits=1", "turn-card card=sla/d1 as=direct-hit" },
  { "damage ship=sla hits=1", "discard-card card=sla/d1 as=direct-hit" },
  { NULL, "token on=fal kind=stress add count=2" },
  { NULL, "token on=fal kind=focus remove count=1" },
  { NULL, "lock ship=fal target=sla" },
  { "lock ship=fal target=sla", "unlock ship=fal target=sla" },
  { NULL, "shields ship=fal do=lose count=1" },
  { NULL, "card card=fal/pilot do=disable" },
  { NULL, "remove ship=aw why=fled" },
  { NULL, "set on=sla status=immobilised" },
  { NULL, "note text=\"Tea is ready\"" },
  { NULL, "end why=agreed winner=anna" },
};

static const Row energy_rows[] = {
  { NULL, "move ship=cr90 speed=1 bearing=straight energy=1" },
  { NULL, "energy ship=cr90 do=gain count=1" },
  { "energy ship=cr90 do=gain count=3", "energy ship=cr90 do=allocate card=cr90/gun count=1" },
};

/* Captains: cards that act, damage cards that are named. */
static const Row captains_rows[] = {
  { NULL, "act ship=ent action=card card=ent/obrien target=kha range=2" },
  { NULL, "uncloak ship=kha" },
  { "move ship=ent bearing=straight speed=2;act ship=ent action=card card=ent/obrien target=kha "
    "range=2",
    "choose for=q1 answer=kha/bochra" },
  { "damage ship=kha crits=1", "draw for=q1 card=direct-hit" },
};

/* A card gives an attack out of turn; a weapon is told as the card by which is fired. */
static const Row counter_rows[] = {
  { NULL, "attack ship=kha target=ent range=2 free" },
  { NULL, "attack ship=kha target=ent range=2 by=kha/torpedoes" },
};

static const Row muster_rows[] = {
  { NULL, "option victory=time" },
  { NULL,
    "player id=cleo name=Cleo team=south edge=east faction=rebel color=blue damage-deck=core" },
  { NULL, "ship id=n player=anna card=x-wing pilot=wedge-antilles" },
  { NULL,
    "ship id=n player=anna captain=Kirk size=small attack=2 agility=2 hull=3 shields=2 skill=4" },
  { NULL,
    "ship id=n player=anna name=New size=large attack=3 agility=1 hull=8 shields=5 skill=7 "
    "points=20 faction=rebel seats=multi "
    "crew-limit=8 energy=2 actions=focus,evade slots=crew,crew arcs=front dial=x-wing unique" },
  { NULL, "ship id=n player=anna name=New size=large attack=2 agility=2 hull=3 shields=2 skill=4 "
          "pilot=Han leader-name=Han leader-points=12 leader-faction=rebel leader-unique "
          "leader-fixed-points talent-slots=1" },
  { NULL, "ship id=n player=anna name=Big size=huge fore-hull=8 fore-shields=5 fore-attack=4 "
          "fore-agility=0 aft-hull=8 aft-shields=3 "
          "aft-attack=1 aft-agility=0 fore-energy=1 aft-energy=2 fore-crippled-attack=2 "
          "aft-crippled-attack=1 fore-crippled-energy=1 "
          "aft-crippled-energy=1 fore-points=50 aft-points=40 fore-name=F aft-name=A "
          "fore-actions=focus aft-actions=coordinate "
          "fore-skill=4 aft-skill=3" },
  { NULL, "equip ship=fal card=r2-d2 as=fal/droid" },
  { NULL, "equip ship=fal name=Gun as=fal/gun points=4 slot=cannon faction=rebel unique arcs=front "
          "weapon-attack=4 range-min=2 range-max=3 energy=1 "
          "shields=1 actions=evade fixed-points hidden" },
  { NULL, "equip ship=fal name=Gear points=4 gear" },
  { NULL, "boarder ship=fal card=chewbacca" },
  { NULL, "boarder ship=fal name=Someone points=4 unique faction=rebel" },
  { NULL, "lead ship=aw pilot=tycho-celchu skill=8 leader-name=Tycho leader-points=26 "
          "leader-faction=rebel leader-unique leader-fixed-points "
          "talent-slots=1 attack=2 agility=3 hull=2 shields=2" },
  { NULL, "lead ship=aw captain=Kirk skill=8" },
  { NULL, "drop on=aw" },
  { NULL, "order on=aw to=1" },
  { NULL, "stow ship=aw target=sla" },
  { "stow ship=aw target=sla", "launch ship=aw" },
  { NULL, "begin initiative=anna,ben" },
  { "drop on=fal;drop on=sla;drop on=aw;ship id=a player=anna name=A size=small attack=1 agility=1 "
    "hull=1 shields=0 skill=1 points=5;"
    "ship id=b player=ben name=B size=small attack=1 agility=1 hull=1 shields=0 skill=1 points=5",
    "begin random=ben,anna" },
};

/* What nobody tells in the window, ten at most. */
static const struct
{
  const char *verb;
  const char *arg;      /* (nullable): %NULL: all of it */
  const char *reason;
} not_in_window[] = {
  { "next", "digest", "Every line that the window writes carries it; nobody tells it." },
  { "enclose", NULL, "Rules are packed into a record by the program, never by a person." },
  { "undo", NULL, "Its own buttons and keys take back one step; several at once by the log." },
  { "redo", NULL, "Its own buttons and keys do one step again; several at once by the log." },
};

static gboolean
is_left_out (const char *verb,
             const char *arg)
{
  g_assert_cmpuint (G_N_ELEMENTS (not_in_window), <=, 10);
  for (guint i = 0; i < G_N_ELEMENTS (not_in_window); i++)
    if (g_str_equal (not_in_window[i].verb, verb) &&
        (not_in_window[i].arg == NULL || g_strcmp0 (not_in_window[i].arg, arg) == 0))
      return TRUE;

  return FALSE;
}

static BsCommand *
parsed (const char *line)
{
  g_autoptr (GError) error = NULL;
  BsCommand *command = bs_command_parse (line, &error);

  g_assert_no_error (error);

  return command;
}

static const BsVerb *
verb_of (const char *name)
{
  const BsVerb *verb = bs_verb_find (name);

  if (verb == NULL)
    g_error ("there is no verb ‘%s’", name);

  return verb;
}

static const BsVerbArg *
arg_of (const BsVerb *verb,
        const char   *name)
{
  const BsVerbArg *any = NULL;

  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    {
      if (g_str_equal (arg->name, name))
        return arg;
      if (arg->kind == BS_ARG_ANY)
        any = arg;
    }
  if (any == NULL)
    g_error ("‘%s’ has no argument ‘%s’", verb->name, name);

  return any;
}

/* Every argument in a row, by its verb. */
static void
note_rows (GHashTable *seen,
           const Row  *rows,
           guint       n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BsCommand) command = parsed (rows[i].line);
      const BsVerb *verb = verb_of (command->verb);

      g_hash_table_add (seen, g_strdup (verb->name));
      for (guint j = 0; j < command->args->len; j++)
        g_hash_table_add (
          seen,
          g_strdup_printf ("%s %s", verb->name,
                           arg_of (verb, g_array_index (command->args, BsArg, j).name)->name));
    }
}

/* Both ways: arg_of() fails for what the verb table does not have. */
static void
test_complete (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n = 0, n_all = 0, n_verbs = 0;

  note_rows (seen, battle_rows, G_N_ELEMENTS (battle_rows));
  note_rows (seen, energy_rows, G_N_ELEMENTS (energy_rows));
  note_rows (seen, captains_rows, G_N_ELEMENTS (captains_rows));
  note_rows (seen, counter_rows, G_N_ELEMENTS (counter_rows));
  note_rows (seen, muster_rows, G_N_ELEMENTS (muster_rows));
  for (const BsVerb *verb = bs_verbs (); verb->name != NULL; verb++)
    {
      g_assert_true (is_left_out (verb->name, NULL) != g_hash_table_contains (seen, verb->name));
      n_verbs++;
      for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
        {
          g_autofree char *key = g_strdup_printf ("%s %s", verb->name, arg->name);

          if (is_left_out (verb->name, arg->name) == g_hash_table_contains (seen, key))
            g_error ("‘%s’ has to stand either in a row or with a reason", key);
          n += !is_left_out (verb->name, NULL) && !is_left_out (verb->name, arg->name);
          n_all++;
        }
    }
  g_test_message ("%u of %u arguments of %u verbs have a row", n, n_all, n_verbs);
}

static BsTell *
tell_of (GtkWindow *form)
{
  return BS_TELL (find_by_type (GTK_WIDGET (form), BS_TYPE_TELL));
}

/* By what it tells, as the words of a list are people's. */
static void
tell_by_list (GtkWindow  *form,
              GtkWidget  *list,
              const char *name,
              const char *value)
{
  guint n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (list)));

  for (guint i = 1; i < n; i++)
    {
      g_autoptr (BsCommand) told = bs_command_new ("note");

      gtk_drop_down_set_selected (GTK_DROP_DOWN (list), i);
      bs_tell_fill (tell_of (form), told);
      if (g_strcmp0 (bs_command_get (told, name), value) == 0)
        return;
    }

  g_error ("the list of ‘%s’ lacks ‘%s’", name, value);
}

static void
tell_by_control (GtkWindow  *form,
                 GtkWidget  *control,
                 const char *name,
                 const char *value)
{
  if (GTK_IS_DROP_DOWN (control))
    tell_by_list (form, control, name, value);
  else if (GTK_IS_SPIN_BUTTON (control))
    {
      gtk_check_button_set_active (GTK_CHECK_BUTTON (gtk_widget_get_prev_sibling (control)), TRUE);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), atoi (value));
    }
  else if (GTK_IS_CHECK_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (control), TRUE);
  else if (GTK_IS_EDITABLE (control))
    gtk_editable_set_text (GTK_EDITABLE (control), value);
  else
    g_error ("‘%s’ has no control", name);
}

static void
tell_arg (GtkWindow    *form,
          const BsVerb *verb,
          const BsArg  *told)
{
  g_autofree char *button_name = g_strdup_printf ("%s-%s", told->name, told->value);
  g_autofree char *any = g_strdup_printf ("%s=%s", told->name, told->value);
  GtkWidget *button = find (tell_of (form), button_name);

  if (arg_of (verb, told->name)->kind == BS_ARG_ANY)
    gtk_editable_set_text (GTK_EDITABLE (find (form, "any")), any);
  else if (button != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  else
    tell_by_control (form, find (tell_of (form), told->name), told->name, told->value);
}

static void
tell_verb (GtkWindow    *form,
           const BsVerb *verb)
{
  GtkDropDown *list = GTK_DROP_DOWN (find (form, "verb"));
  GtkStringList *words = GTK_STRING_LIST (gtk_drop_down_get_model (list));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (words)); i++)
    if (g_str_equal (gtk_string_list_get_string (words, i), verb->help))
      {
        gtk_drop_down_set_selected (list, i);
        return;
      }

  g_error ("the list of what is done lacks ‘%s’", verb->name);
}

static gboolean
holds_all (const BsCommand *recorded,
           const BsCommand *told)
{
  if (recorded->verb != told->verb)
    return FALSE;
  for (guint i = 0; i < told->args->len; i++)
    {
      const BsArg *arg = &g_array_index (told->args, BsArg, i);

      if (!bs_command_has (recorded, arg->name) ||
          g_strcmp0 (bs_command_get (recorded, arg->name), arg->value) != 0)
        return FALSE;
    }

  return TRUE;
}

static const BsStep *
step_of (BsWindow *window)
{
  return bs_history_undo_step (bs_table_get_history (window->table));
}

static gboolean
is_recorded (BsWindow        *window,
             const BsStep    *before,
             const BsCommand *told)
{
  const BsStep *step = step_of (window);

  for (guint i = 0; step != NULL && step != before && i < step->commands->len; i++)
    if (holds_all (step->commands->pdata[i], told))
      return TRUE;

  return FALSE;
}

static void
play_before (BsWindow   *window,
             const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines != NULL ? lines : "", ";", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autofree char *line = g_strconcat (list[i], " anyway", NULL);
      g_autoptr (BsVerdict) verdict =
        bs_session_perform_line (bs_table_get_session (window->table), line, NULL);

      if (verdict->level == BS_VERDICT_ERROR)
        g_test_message ("before: %s", line);
    }
}

static gboolean
tell_row (BsWindow        *window,
          const BsCommand *told)
{
  GtkWindow *form = bs_any_act_new (window->table, GTK_WINDOW (window));
  const BsVerb *verb = verb_of (told->verb);
  const BsStep *before = step_of (window);
  gboolean found;

  tell_verb (form, verb);
  for (guint i = 0; i < told->args->len; i++)
    tell_arg (form, verb, &g_array_index (told->args, BsArg, i));
  g_signal_emit_by_name (find (form, "do-it"), "clicked");
  found = is_recorded (window, before, told);
  gtk_window_destroy (form);

  return found;
}

static void
check_row (BsWindow  *window,
           const Row *row)
{
  g_autoptr (BsCommand) told = parsed (row->line);
  const BsStep *start = step_of (window);

  play_before (window, row->before);
  if (!tell_row (window, told))
    {
      g_autofree char *line = last_line (window);
      g_autoptr (BsVerdict) verdict =
        bs_session_perform_line (bs_table_get_session (window->table), row->line, NULL);
      g_autofree char *text = bs_verdict_text (verdict, state_of (window)->ruleset);

      g_test_message ("not in the record: %s\n# but: %s\n# judge: %s", row->line, line, text);
      g_test_fail ();
    }
  while (step_of (window) != start)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
}

static BsWindow *
reach_window (const char *name)
{
  BsWindow *window = fixture_window (FALSE);
  g_autofree char *data = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autoptr (BsSession) session = boarding_session (window->library, data, name);

  bs_window_set_session (window, session);
  bs_window_show_page (window, "battle");
  g_settings_set_string (window->settings, "break-rules", "hint");
  g_settings_set_string (window->settings, "open-may", "never");

  return window;
}

static void
leave (BsWindow *window)
{
  g_settings_reset (window->settings, "break-rules");
  g_settings_reset (window->settings, "open-may");
  close_window (window);
}

static void
check_rows (const char *battle,
            const Row  *rows,
            guint       n)
{
  BsWindow *window = reach_window (battle);

  for (guint i = 0; i < n; i++)
    check_row (window, &rows[i]);
  leave (window);
}

static void
test_battle (void)
{
  check_rows ("shot", battle_rows, G_N_ELEMENTS (battle_rows));
  check_rows ("energy", energy_rows, G_N_ELEMENTS (energy_rows));
  check_rows ("captains", captains_rows, G_N_ELEMENTS (captains_rows));
  check_rows ("counter", counter_rows, G_N_ELEMENTS (counter_rows));
}

static void
test_muster (void)
{
  BsWindow *window = reach_window ("shot");

  while (state_of (window)->begun)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (muster_rows); i++)
    check_row (window, &muster_rows[i]);
  leave (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/reach-table/complete", test_complete);
  g_test_add_func ("/app/reach-table/battle", test_battle);
  g_test_add_func ("/app/reach-table/muster", test_muster);

  return g_test_run ();
}
