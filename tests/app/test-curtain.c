/* test-curtain.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The curtain, and all words, names and descriptions of the window in two battles that differ only
 * in what lies face down. */

#include "muster-window.h"

#include <string.h>

static const char *const first[] = {
  "player id=rosa faction=rebel edge=north",
  "player id=ben faction=imperial edge=south",
  "ship id=fal player=rosa name=Falcon size=large seats=multi crew-limit=8 attack=3 agility=1 "
  "hull=8 shields=5 skill=9 points=46 "
  "actions=focus,target-lock slots=crew,modification",
  "equip ship=fal gear hidden",
  "boarder ship=fal name=Wookiee points=12",
  "boarder ship=fal name=Droid points=30",
  "ship id=sla player=ben name=Slave size=large seats=multi crew-limit=8 attack=3 agility=2 hull=6 "
  "shields=0 skill=5 points=33 "
  "actions=focus slots=crew",
};
static const char *const second[] = {
  "player id=rosa faction=rebel edge=north",
  "player id=ben faction=imperial edge=south",
  "ship id=fal player=rosa name=Falcon size=large seats=multi crew-limit=8 attack=3 agility=1 "
  "hull=8 shields=5 skill=9 points=46 "
  "actions=focus,target-lock slots=crew,modification",
  "equip ship=fal name=Rope points=10 slot=crew unique hidden",
  "boarder ship=fal name=Princess points=17",
  "boarder ship=fal name=Smuggler points=20 unique",
  "ship id=sla player=ben name=Slave size=large seats=multi crew-limit=8 attack=3 agility=2 hull=6 "
  "shields=0 skill=5 points=33 "
  "actions=focus slots=crew",
};
static const char *const later[] = {
  "begin initiative=rosa,ben",
  "next",
  "set on=sla status=immobilised",
  "move ship=fal bearing=straight speed=1 dock=sla",
};

static void
add_property (GString                *text,
              GtkWidget              *widget,
              GtkAccessibleProperty   property)
{
  g_autofree char *said = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "no such words");
  g_string_append_printf (text, " [%s]", said != NULL ? said : "");
}

/* What can be read, and what a screen reader is told. */
static void
add_tree (GString   *text,
          GtkWidget *widget,
          int        depth)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  g_string_append_printf (text, "%*s%s %s %s", depth, "", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_get_name (widget), tooltip != NULL ? tooltip : "");
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, " “%s”", gtk_label_get_label (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (text, " “%s”", gtk_editable_get_text (GTK_EDITABLE (widget)));
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION);
  g_string_append_c (text, '\n');
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_tree (text, child, depth + 1);
}

/* Every page, and the curtain before it is opened. */
static char *
all_words (BsWindow *window)
{
  static const char *const pages[] = { "muster", "battle", "boarding", "log" };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (bs_window_show_page (window, pages[i]))
      {
        rest ();
        g_string_append_printf (text, "== %s\n", pages[i]);
        add_tree (text, GTK_WIDGET (window), 0);
      }
  return g_string_free (text, FALSE);
}

static void
expect_same (const char *where,
             const char *one,
             const char *other)
{
  g_auto (GStrv) a = g_strsplit (one, "\n", -1), b = g_strsplit (other, "\n", -1);

  for (guint i = 0; a[i] != NULL && b[i] != NULL; i++)
    if (!g_str_equal (a[i], b[i]))
      g_error ("%s: the window tells the battles apart:\n%s\n%s", where, a[i], b[i]);
  g_assert_cmpuint (g_strv_length (a), ==, g_strv_length (b));
}

static char *
words_after (const char *const *lines,
             guint              n_lines,
             guint              n_later)
{
  BsWindow *window = boarding_muster (lines, n_lines);
  char *words;

  for (guint i = 0; i < n_later; i++)
    {
      play (window, later[i]);
      rest ();
    }
  words = all_words (window);
  close_window (window);
  return words;
}

/* In no figure, title, log line, label and accessible name of any page, and not in the steps that
 * undo names. */
static void
test_same_tree (void)
{
  for (guint n = 0; n < G_N_ELEMENTS (later); n++)
    {
      g_autofree char *one = words_after (first, G_N_ELEMENTS (first), n);
      g_autofree char *other = words_after (second, G_N_ELEMENTS (second), n);

      expect_same (n == 0 ? "while fleets are built" : later[n - 1], one, other);
    }
}

static char *
stack_words (const char *alva,
             const char *brix)
{
  const char *const lines[] = {
    "player id=rosa faction=rebel edge=north",
    "player id=ben faction=imperial edge=south",
    "ship id=cr90 player=rosa name=CR90 size=huge seats=multi points=90 skill=4 actions=focus "
    "crew-limit=630 fore-hull=8 fore-shields=5 "
    "fore-attack=4 fore-agility=0 fore-points=50 aft-hull=8 aft-shields=3 aft-agility=0 "
    "aft-points=40",
    "ship id=sla player=ben name=Slave size=large seats=multi attack=3 agility=2 hull=6 shields=4 "
    "skill=5 points=33 actions=focus crew-limit=7",
    alva,
    brix,
    "equip ship=cr90 card=boarding-gear",
    "begin initiative=ben,rosa",
    "next",
    "set on=sla status=immobilised",
    "set on=cr90 docked_to=sla declared=board",
    "next",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  char *words;

  g_assert_cmpuint (bs_table_get_state (window->table)->questions->len, >, 0);
  words = all_words (window);
  close_window (window);
  return words;
}

/* Which of two stacks fights is chosen in the open, so nothing there says which card lies in which:
 * its owner looks behind the curtain. */
static void
test_stacks (void)
{
  g_autofree char *one = stack_words ("boarder ship=cr90/a name=Alva points=12",
                                      "boarder ship=cr90/b name=Brix points=48");
  g_autofree char *other = stack_words ("boarder ship=cr90/a name=Cade points=30",
                                        "boarder ship=cr90/b name=Dree points=30");

  expect_same ("which stack fights", one, other);
}

/* The curtain covers all, says for whom it is and no more, and gives the keyboard back. */
static void
test_front (void)
{
  BsWindow *one = boarding_muster (first, G_N_ELEMENTS (first)),
           *other = boarding_muster (second, G_N_ELEMENTS (second));
  GString *a = g_string_new (NULL), *b = g_string_new (NULL);

  tap (column (one, "rosa"), "peek-rosa");
  tap (column (other, "rosa"), "peek-rosa");
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (one->stack)));
  add_tree (a, find (one, "curtain"), 0);
  add_tree (b, find (other, "curtain"), 0);
  expect_same ("before it is opened", a->str, b->str);
  click (find (one, "curtain"), "curtain-back");
  rest ();
  g_assert_null (find (one, "curtain"));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (one->stack)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (one)) ==
                 find (column (one, "rosa"), "peek-rosa"));
  g_string_free (a, TRUE);
  g_string_free (b, TRUE);
  close_window (one);
  close_window (other);
}

/* Chosen behind it, a boarder comes on board, the curtain closes, and nothing says who it is. */
static void
test_boarder (void)
{
  BsWindow *window = boarding_muster (first, G_N_ELEMENTS (first));
  GtkWidget *curtain, *found;
  g_autofree char *words = NULL;
  guint before = ((BsStack *) ship_of (window, "fal")->stacks->pdata[0])->boarders->len;

  tap (column (window, "rosa"), "boarder-fal");
  g_assert_null (find (find (window, "curtain"), "card-luke-skywalker"));
  curtain = open_curtain (window);
  rest ();
  found = find_by_type (curtain, GTK_TYPE_SEARCH_ENTRY);
  g_assert_nonnull (found);
  gtk_editable_set_text (GTK_EDITABLE (found), "Luke");
  for (int i = 0; i < 50; i++)
    settle ();
  g_assert_true (says (curtain, "Luke Skywalker"));
  bs_table_perform_line (window->table, curtain, "boarder ship=fal card=luke-skywalker");
  for (int i = 0; i < 50 && find (window, "curtain") != NULL; i++)
    settle ();
  g_assert_null (find (window, "curtain"));
  g_assert_null (bs_table_get_viewer (window->table));
  g_assert_cmpuint (((BsStack *) ship_of (window, "fal")->stacks->pdata[0])->boarders->len, ==,
                    before + 1);
  rest ();
  words = words_of (GTK_WIDGET (window));
  g_assert_null (strstr (words, "Luke"));
  close_window (window);
}

/* Gear too; Undo from the keyboard closes nothing that tells. */
static void
test_gear (void)
{
  BsWindow *window = boarding_muster (first, 3);
  GtkWidget *curtain;

  tap (column (window, "rosa"), "gear-fal");
  g_assert_null (find (window, "own-gear"));
  curtain = open_curtain (window);
  click (curtain, "own-gear");
  for (int i = 0; i < 50 && find (window, "curtain") != NULL; i++)
    settle ();
  g_assert_null (find (window, "curtain"));
  g_assert_cmpuint (ship_of (window, "fal")->parts->len, ==, 1);
  g_assert_true (says (column (window, "rosa"), "A card, face down"));
  close_window (window);
}

/* The action that Escape is bound to closes it; what is done elsewhere shows it as it is then. A
 * window may go while it is open. */
static void
test_escape (void)
{
  BsWindow *window = boarding_muster (first, G_N_ELEMENTS (first));
  GtkWidget *curtain;

  tap (column (window, "rosa"), "peek-rosa");
  curtain = open_curtain (window);
  g_assert_true (says (curtain, "Wookiee"));
  gtk_widget_activate_action (find (curtain, "curtain-body"), "curtain.close", NULL);
  rest ();
  g_assert_null (find (window, "curtain"));
  g_assert_null (bs_table_get_viewer (window->table));

  tap (column (window, "rosa"), "peek-rosa");
  open_curtain (window);
  play (window, "boarder ship=sla name=Trooper points=9");
  rest ();
  g_assert_true (says (find (window, "curtain"), "Wookiee"));
  undo (window);
  rest ();
  g_assert_nonnull (find (window, "curtain"));
  close_window (window);
}

/* What the window says to a line by hand that names @part. */
static char *
answer_to (BsWindow   *window,
           const char *format,
           const char *part)
{
  g_auto (GStrv) around = g_strsplit (format, "PART", -1), pieces = NULL;
  g_autofree char *line = g_strjoinv (part, around), *words = NULL;

  bs_table_perform_line (window->table, GTK_WIDGET (window->stack), "%s", line);
  rest ();
  words = words_of (GTK_WIDGET (window));
  pieces = g_strsplit (words, part, -1);
  return g_strjoinv ("PART", pieces);
}

/* By hand, too, nobody learns by guessing: the id of a card that lies face down is answered as one
 * that is none. */
static void
test_guess (void)
{
  static const char *const lines[] = { "set on=PART points=1", "card card=fal/PART do=discard",
                                       "token on=fal/PART kind=focus do=add",
                                       "act ship=fal card=PART" };
  BsWindow *window = boarding_muster (first, G_N_ELEMENTS (first));

  g_assert_nonnull (bs_ship_part (ship_of (window, "fal"), bs_id ("fal/card")));
  play (window, later[0]);
  rest ();
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *right = answer_to (window, lines[i], "fal/card"),
                      *wrong = answer_to (window, lines[i], "fal/nope");

      expect_same (lines[i], right, wrong);
    }
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/curtain/same-tree", test_same_tree);
  g_test_add_func ("/curtain/stacks", test_stacks);
  g_test_add_func ("/curtain/front", test_front);
  g_test_add_func ("/curtain/boarder", test_boarder);
  g_test_add_func ("/curtain/gear", test_gear);
  g_test_add_func ("/curtain/escape", test_escape);
  g_test_add_func ("/curtain/guess", test_guess);

  return g_test_run ();
}
