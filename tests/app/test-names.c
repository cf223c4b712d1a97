/* test-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who reads German sees the German names of cards, on every page and for every ship: not the German
 * one here and the English one there. */

#include "boarding-window.h"
#include "muster-window.h"

#include "engine/ground/bs-i18n.h"

#include <locale.h>

static void
add_card (GPtrArray     *names,
          const BsState *state,
          BsId           id)
{
  const BsCard *card = bs_state_card (state, id);

  if (card != NULL && card->name_de != NULL && strstr (card->name_de, card->name) == NULL &&
      !g_ptr_array_find_with_equal_func (names, card->name, g_str_equal, NULL))
    g_ptr_array_add (names, card->name);
}

static void
add_boarders (GPtrArray       *names,
              const BsState   *state,
              const GPtrArray *boarders)
{
  for (guint i = 0; i < boarders->len; i++)
    add_card (names, state, ((BsBoarder *) boarders->pdata[i])->card);
}

/* What nobody shall read: the English names of cards that have another one in German. */
static GPtrArray *
english_names (const BsState *state)
{
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      add_card (names, state, ship->card);
      for (guint j = 0; j < ship->parts->len; j++)
        add_card (names, state, ((BsShipPart *) ship->parts->pdata[j])->card);
      for (guint j = 0; j < ship->stacks->len; j++)
        add_boarders (names, state, ((BsStack *) ship->stacks->pdata[j])->boarders);
    }
  for (guint i = 0; i < state->players->len; i++)
    add_boarders (names, state, ((BsPlayer *) state->players->pdata[i])->pile);

  return names;
}

static void
assert_not_in (const char      *text,
               const GPtrArray *names,
               const char      *where)
{
  for (guint i = 0; text != NULL && i < names->len; i++)
    if (strstr (text, names->pdata[i]) != NULL || strstr (text, "boarding gear") != NULL)
      g_error ("%s says “%s”", where, text);
}

/* All that is read or heard of what is shown. */
static void
assert_german (GtkWidget       *widget,
               const GPtrArray *names,
               const char      *where)
{
  assert_not_in (gtk_widget_get_tooltip_text (widget), names, where);
  if (GTK_IS_LABEL (widget))
    assert_not_in (gtk_label_get_text (GTK_LABEL (widget)), names, where);
  if (GTK_IS_BUTTON (widget))
    assert_not_in (gtk_button_get_label (GTK_BUTTON (widget)), names, where);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_german (child, names, where);
}

static void
look_around (BsWindow *window)
{
  static const char *const pages[] = { "battle", "boarding", "log" };
  g_autoptr (GPtrArray) names = english_names (state_of (window));

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    for (guint j = 0; j < state_of (window)->ships->len; j++)
      {
        const BsShip *ship = state_of (window)->ships->pdata[j];
        g_autofree char *where = g_strdup_printf ("%s, %s", pages[i], ship->id);

        bs_window_show_page (window, pages[i]);
        turn_to (window, ship->id);
        assert_german (GTK_WIDGET (window), names, where);
      }
}

/* A boarding: the melee, what came of it, a shot with a card. */
static void
test_battle (void)
{
  BsWindow *window = boarding_window ("printed");
  g_autoptr (GPtrArray) names = english_names (state_of (window));

  /* Else nothing is tried: two of the boarders, who fights, the captain of the other, cards on
   * board. */
  g_assert_cmpuint (names->len, >=, 8);
  look_around (window);
  play (window, "fight ship=fal target=sla attack=hit,crit,blank defence=blank,blank,blank");
  look_around (window);
  next (window);
  look_around (window);
  bs_window_show_page (window, "battle");
  turn_to (window, "xw");
  assert_german (GTK_WIDGET (window), names, "the shot");
  close_window (window);
}

/* Fleets, in the open and behind the curtain. */
static void
test_muster (void)
{
  static const char *const lines[] = {
    "player id=anna name=Anna faction=scum",
    "player id=ben name=Ben faction=rebel",
    "ship id=sla player=anna card=firespray-31 pilot=mandalorian-mercenary name=Slave",
    "equip ship=sla card=determination",
    "equip ship=sla card=concussion-missiles",
    "boarder ship=sla card=hired-gun",
    "boarder ship=sla card=spice-runner",
    "equip ship=sla card=boarding-gear",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  g_autoptr (GPtrArray) names = english_names (state_of (window));

  g_assert_cmpuint (names->len, >=, 4);
  assert_german (GTK_WIDGET (window), names, "the muster");
  click (column (window, "anna"), "peek-anna");
  assert_german (open_curtain (window), names, "behind the curtain");
  close_curtain (window);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  bs_i18n_init ();
  if (setlocale (LC_ALL, "de_DE.UTF-8") == NULL)
    {
      g_print ("1..0 # SKIP there is no German locale\n");
      return 0;
    }

  g_test_add_func ("/names/battle", test_battle);
  g_test_add_func ("/names/muster", test_muster);

  return g_test_run ();
}
