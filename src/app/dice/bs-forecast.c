/* bs-forecast.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-forecast.h"

#include <glib/gi18n.h>

/* Any seed will do: only how many cards would be dealt is looked at, not which. */
#define SEED 1

/* What would be dealt, found out by dealing it on the side, with cards that nobody has seen: what
 * is on them is not known beforehand, and a drawn one could bring more cards or turn itself
 * down. */
typedef struct
{
  int shields;
  int cards_up;
  int cards_down;
  gboolean destroyed;
  gboolean immobilised;
} Outcome;

static int
count_shields (const BsShip *ship)
{
  int sum = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    sum += ((BsSection *) ship->sections->pdata[i])->active;

  return sum;
}

static gboolean
had_card (const BsShip *ship,
          BsId          id)
{
  return bs_ship_damage (ship, id) != NULL;
}

static gboolean
try_resolve (const BsState *state,
             Outcome       *outcome)
{
  g_autoptr (BsCommand) command = bs_command_new ("resolve");
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  const BsShip *before = bs_state_ship_of (state, state->attack->target);
  g_autoptr (BsState) unseen = bs_state_copy (state);
  g_autoptr (BsState) after = NULL;
  BsChance *chance = bs_chance_new_seeded (SEED);
  const BsShip *ship;

  command->anyway = TRUE;
  bs_state_set_option (unseen, bs_id ("cards"), bs_id ("real"));
  after = bs_apply (unseen, command, chance, events, NULL);
  bs_chance_free (chance);
  ship = after != NULL ? bs_state_ship_of (after, state->attack->target) : NULL;
  if (before == NULL || ship == NULL)
    return FALSE;

  *outcome = (Outcome) { .shields = count_shields (before) - count_shields (ship) };
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *damage = ship->damage->pdata[i];

      if (had_card (before, damage->id))
        continue;
      if (damage->up)
        outcome->cards_up++;
      else
        outcome->cards_down++;
    }
  outcome->immobilised = ship->immobilised && !before->immobilised;
  outcome->destroyed = (ship->doomed && !before->doomed) || !bs_ship_in_play (ship);

  return TRUE;
}

/* Takes the pieces, each a whole sentence. */
static void
add (GString *string,
     char    *sentence)
{
  if (string->len > 0)
    g_string_append_c (string, ' ');
  g_string_append (string, sentence);
  g_free (sentence);
}

static char *
through (int hits,
         int crits)
{
  g_autofree char *some_hits = g_strdup_printf (ngettext ("%d hit", "%d hits", hits), hits);
  g_autofree char *some_crits =
    g_strdup_printf (ngettext ("%d critical", "%d criticals", crits), crits);

  if (hits == 0 && crits == 0)
    return g_strdup (_("Nothing gets through."));
  if (crits == 0)
    /* Translators: %s is "2 hits" or "1 critical". */
    return g_strdup_printf (ngettext ("%s gets through.", "%s get through.", hits), some_hits);
  if (hits == 0)
    return g_strdup_printf (ngettext ("%s gets through.", "%s get through.", crits), some_crits);

  /* Translators: "2 hits", "1 critical". */
  return g_strdup_printf (_("%s and %s get through."), some_hits, some_crits);
}

/**
 * bs_forecast_words:
 * @state: the battle, with an attack under way
 *
 * Returns: (transfer full): what would happen if the damage were dealt now, in sentences
 */
char *
bs_forecast_words (const BsState *state)
{
  const BsShip *target = bs_state_ship_of (state, state->attack->target);
  GString *string = g_string_new (NULL);
  Outcome outcome = { 0 };
  int hits, crits, evades;

  bs_attack_left (state, &hits, &crits, &evades);
  add (string, through (hits, crits));

  if (target == NULL || (hits == 0 && crits == 0 && !state->attack->precision) ||
      !try_resolve (state, &outcome))
    return g_string_free (string, FALSE);

  if (state->attack->precision)
    {
      add (string, g_strdup_printf (outcome.immobilised
                                      ? _("The engines of %s are shot out: it is immobilised.")
                                      : _("The engines of %s hold."),
                                    target->name));
      add (string, g_strdup (_("A precision shot does no damage.")));
    }

  if (outcome.shields > 0)
    add (string,
         g_strdup_printf (ngettext ("%s loses %d shield.", "%s loses %d shields.", outcome.shields),
                          target->name, outcome.shields));
  if (outcome.cards_down > 0)
    add (string, g_strdup_printf (ngettext ("%d damage card face down.",
                                            "%d damage cards face down.", outcome.cards_down),
                                  outcome.cards_down));
  if (outcome.cards_up > 0)
    add (string, g_strdup_printf (ngettext ("%d damage card face up.", "%d damage cards face up.",
                                            outcome.cards_up), outcome.cards_up));
  if (outcome.destroyed)
    add (string, g_strdup_printf (_("%s is destroyed."), target->name));

  return g_string_free (string, FALSE);
}
