/* bs-fit.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Which card is for which ship: what is printed on the card itself, as slots are what is printed on
 * the ship (X6.1). */

#include "bs-fit.h"

#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-number.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-slots.h"

#include <glib/gi18n-lib.h>

static void
add (GString *reasons,
     char    *reason)
{
  if (reasons->len > 0)
    g_string_append_c (reasons, ' ');
  g_string_append (reasons, reason);
  g_free (reason);
}

static char *
ship_names (const BsState *state,
            const BsCard  *card)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < card->only->len; i++)
    {
      const BsCard *ship = bs_state_card (state, card->only->pdata[i]);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                              ship != NULL ? bs_card_name (ship) : (BsId) card->only->pdata[i]);
    }

  return g_string_free (names, FALSE);
}

/* Where a card of another faction costs more it is not forbidden (p21). */
static gboolean
is_of_other_faction (const BsState *state,
                     const BsShip  *ship,
                     const BsCard  *card)
{
  return card->faction != NULL && ship->faction != NULL && card->faction != ship->faction &&
         card->faction2 != ship->faction &&
         bs_ruleset_figure (state->ruleset, "other-faction-cost", 0) == 0;
}

/**
 * bs_fit_pilot:
 * @state: the battle
 * @ship: (nullable): the card of a ship
 * @pilot: (nullable): the card of who is to fly it
 *
 * Returns: (transfer full) (nullable): why the pilot does not fly this ship (X6.1); %NULL if he
 * does, or nobody knows
 */
char *
bs_fit_pilot (const BsState *state,
              const BsCard  *ship,
              const BsCard  *pilot)
{
  const BsCard *own =
    pilot != NULL && pilot->ship != NULL ? bs_state_card (state, pilot->ship) : NULL;

  if (ship == NULL || own == NULL || own == ship)
    return NULL;

  /* Translators: a pilot, the ship that he may fly, the ship that he would be put into. */
  return g_strdup_printf (_("“%s” flies the ship “%s”, not “%s”."), bs_card_name (pilot),
                          bs_card_name (own), bs_card_name (ship));
}

/* What the ship has of it: its number now, whether it has the action, how many slots of this kind
 * are printed on it or come with cards. */
static int
amount_of (const BsState *state,
           const BsShip  *ship,
           const BsNeed  *need)
{
  if (need->what == bs_id ("action"))
    return g_ptr_array_find (ship->actions, need->id, NULL);
  if (need->what == bs_id ("slot"))
    return bs_slots_of (state, ship, need->id);
  if (need->id == bs_id ("shields"))
    return bs_ship_shields (ship, NULL);

  return bs_ship_value (state, ship->id, need->id);
}

/* "hull 4 or less" */
static char *
need_text (const BsState *state,
           const BsNeed  *need)
{
  const char *name =
    bs_ruleset_name (state->ruleset, need->what == bs_id ("action") ? "action" : "word", need->id);

  if (need->what != bs_id ("number"))
    return g_strdup (name);
  if (need->low == need->high)
    return g_strdup_printf ("%s %d", name, need->low);
  if (need->high == G_MAXINT)
    /* Translators: a number of a ship that must not be smaller: “pilot skill 5 or more” */
    return g_strdup_printf (_("%s %d or more"), name, need->low);
  /* Translators: a number of a ship that must not be larger: “hull 4 or less” */
  return g_strdup_printf (_("%s %d or less"), name, need->high);
}

static void
add_needs (GString       *reasons,
           const BsState *state,
           const BsShip  *ship,
           const BsCard  *card)
{
  for (guint i = 0; card->needs != NULL && i < card->needs->len; i++)
    {
      const BsNeed *need = &g_array_index (card->needs, BsNeed, i);
      int n = amount_of (state, ship, need);
      g_autofree char *text = NULL;

      if (n >= need->low && n <= need->high)
        continue;
      text = need_text (state, need);
      /* Translators: a card, what the ship that carries it must have: an action, a slot, or a
         number as “hull 4 or less”. */
      add (reasons, g_strdup_printf (_("“%s” is only for a ship with this: %s."),
                                     bs_card_name (card), text));
    }
}

/**
 * bs_fit_upgrade:
 * @state: the battle
 * @ship: a ship
 * @card: (nullable): the card of an upgrade
 *
 * Returns: (transfer full) (nullable): for which ships, factions or sizes the card is, and what it
 * needs there, if this ship is none of them (X6.1)
 */
char *
bs_fit_upgrade (const BsState *state,
                const BsShip  *ship,
                const BsCard  *card)
{
  GString *reasons;

  if (card == NULL)
    return NULL;

  reasons = g_string_new (NULL);
  if (card->only->len > 0 && ship->card != NULL && !g_ptr_array_find (card->only, ship->card, NULL))
    {
      g_autofree char *names = ship_names (state, card);

      /* Translators: a card, the ships that it is for. */
      add (reasons, g_strdup_printf (_("“%s” is only for: %s."), bs_card_name (card), names));
    }
  if (is_of_other_faction (state, ship, card))
    add (reasons, g_strdup_printf (_("“%s” is for another faction: %s."), bs_card_name (card),
                                   bs_ruleset_name (state->ruleset, "faction", card->faction)));
  if (card->size != NULL && ship->size != NULL && card->size != ship->size)
    /* Translators: a card, the size of the ships that it is for. */
    add (reasons, g_strdup_printf (_("“%s” is for ships of this size: %s."), bs_card_name (card),
                                   bs_ruleset_name (state->ruleset, "size", card->size)));
  add_needs (reasons, state, ship, card);

  return g_string_free (reasons, reasons->len == 0);
}

static void
judge (const BsState *state,
       char          *reason,
       BsVerdict     *verdict)
{
  if (reason != NULL)
    bs_verdict_against (verdict, state->ruleset, "card-fits", "%s", reason);
  g_free (reason);
}

/**
 * bs_fit_judge_pilot:
 * @state: the battle
 * @ship: (nullable): the card of a ship
 * @pilot: (nullable): the card of who is to fly it
 * @verdict: takes what is against the rule
 */
void
bs_fit_judge_pilot (const BsState *state,
                    const BsCard  *ship,
                    const BsCard  *pilot,
                    BsVerdict     *verdict)
{
  judge (state, bs_fit_pilot (state, ship, pilot), verdict);
}

/**
 * bs_fit_judge_upgrade:
 * @state: the battle
 * @ship: a ship
 * @card: (nullable): the card of an upgrade
 * @verdict: takes what is against the rule
 */
void
bs_fit_judge_upgrade (const BsState *state,
                      const BsShip  *ship,
                      const BsCard  *card,
                      BsVerdict     *verdict)
{
  judge (state, bs_fit_upgrade (state, ship, card), verdict);
}
