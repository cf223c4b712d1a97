/* bs-huge.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Huge ships: actions by card, crippled sections, an attack with each weapon (X5). */

#include "bs-huge.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-damage-now.h"
#include "engine/effects/bs-number.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

static int
size_figure (const BsState *state,
             const BsShip  *ship,
             const char    *figure)
{
  const BsSize *size = ship->size != NULL ? bs_ruleset_size (state->ruleset, ship->size) : NULL;

  return size != NULL ? bs_size_figure (size, figure, 0) : 0;
}

/**
 * bs_huge_actions:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: how many actions it has in a round: by its size, or one a card (option huge-actions,
 * X5.1)
 */
int
bs_huge_actions (const BsState *state,
                 const BsShip  *ship)
{
  int usual = bs_ruleset_figure (state->ruleset, "actions-per-round", 1);
  int huge = size_figure (state, ship, "huge-actions");

  if (huge == 0)
    return usual;
  return bs_state_option_is (state, "huge-actions", "two")
           ? huge
           : usual * MAX ((int) ship->sections->len, 1);
}

/**
 * bs_huge_acts_by_card:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it has two cards that act once each, the fore one first (option huge-actions,
 * X5.1)
 */
gboolean
bs_huge_acts_by_card (const BsState *state,
                      const BsShip  *ship)
{
  return ship->sections->len > 1 && size_figure (state, ship, "huge-actions") != 0 &&
         !bs_state_option_is (state, "huge-actions", "two");
}

/**
 * bs_huge_fires_each:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it may attack with each of its weapons in a round (X5.1)
 */
gboolean
bs_huge_fires_each (const BsState *state,
                    const BsShip  *ship)
{
  return size_figure (state, ship, "fires-each") != 0;
}

/**
 * bs_huge_section_full:
 * @state: the battle
 * @ship: a ship
 * @section: one of its sections
 *
 * Returns: whether the hull of this section is used up
 */
gboolean
bs_huge_section_full (const BsState   *state,
                      const BsShip    *ship,
                      const BsSection *section)
{
  BsAsked asked = { 0 };

  asked.number = bs_id ("hull");
  asked.ship = ship->id;
  asked.section = section->id;
  return bs_damage_count (state, ship, ship->sections->len > 1 ? section->id : NULL) >=
         bs_number (state, &asked, NULL);
}

/**
 * bs_huge_cripple:
 * @draft: a draft
 * @ship: a ship
 *
 * Sections whose hull is used up are crippled (X5.2).
 */
void
bs_huge_cripple (BsDraft *draft,
                 BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);

  for (guint i = 0; now->sections->len > 1 && i < now->sections->len; i++)
    {
      const BsSection *section = now->sections->pdata[i];

      if (section->crippled || !bs_huge_section_full (draft->state, now, section))
        continue;
      now = bs_draft_ship (draft, ship);
      ((BsSection *) now->sections->pdata[i])->crippled = TRUE;
      bs_draft_tell (draft, "crippled", "ship", BS_SAY_SHIP, ship, "what", BS_SAY_WORD, section->id,
                     NULL);
    }
}

/**
 * bs_huge_judge_target:
 * @state: the battle
 * @ship: a ship that is aimed at
 * @section: (nullable): one of its sections
 * @verdict: takes the refusal
 */
void
bs_huge_judge_target (const BsState *state,
                      const BsShip  *ship,
                      BsId           section,
                      BsVerdict     *verdict)
{
  const BsSection *aimed =
    ship->sections->len > 1 && section != ship->id ? bs_ship_section (ship, section) : NULL;

  if (aimed != NULL && aimed->crippled)
    bs_verdict_against (verdict, state->ruleset, "crippled", NULL);
}

/**
 * bs_huge_crushes:
 * @state: the battle
 * @ship: a ship that ends its maneuver on another
 * @met: the other one
 *
 * Returns: whether it destroys the other one by that: huge ships do, unless the other is huge as
 * well (X2.6)
 */
gboolean
bs_huge_crushes (const BsState *state,
                 const BsShip  *ship,
                 const BsShip  *met)
{
  return size_figure (state, ship, "crushes") != 0 && size_figure (state, met, "crushes") == 0;
}

static int
section_energy (const BsSection *section)
{
  int printed = bs_counters_get (section->numbers, bs_id ("energy"), 0);

  return section->crippled ? bs_counters_get (section->numbers, bs_id ("crippled-energy"), printed)
                           : printed;
}

/**
 * bs_huge_energy_limit:
 * @ship: a ship
 *
 * Returns: how much energy its cards hold, crippled ones less; 0: no card tells (X5.1, X5.2)
 */
int
bs_huge_energy_limit (const BsShip *ship)
{
  int limit = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    limit += section_energy (ship->sections->pdata[i]);
  return limit > 0 ? limit : bs_ship_printed (ship, "energy", 0);
}

static void
take_off (BsDraft *draft,
          BsId     ship,
          BsId     token,
          int      count)
{
  BsShip *changed = bs_draft_ship (draft, ship);

  bs_counters_set (changed->counters, token, MAX (bs_ship_count (changed, token) - count, 0));
  bs_draft_tell (draft, "token-removed", "ship", BS_SAY_SHIP, ship, "token", BS_SAY_TOKEN, token,
                 "count", BS_SAY_INT, count, NULL);
}

/**
 * bs_huge_settle:
 * @draft: a draft
 *
 * Run behind every command: tokens that a huge ship does not keep go, or cost it energy instead, as
 * the rules say of each; and a crippled card holds less (X2.5, X5.1, X5.2).
 */
void
bs_huge_settle (BsDraft *draft)
{
  BsId energy = bs_id ("energy");

  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      int limit, held, cost = 0;

      if (!bs_ship_in_play (ship) || size_figure (draft->state, ship, "fires-each") == 0)
        continue;
      for (guint t = 0; t < draft->state->ruleset->tokens->len; t++)
        {
          const BsToken *token = draft->state->ruleset->tokens->pdata[t];
          int n = token->huge != NULL
                    ? bs_ship_count (bs_state_ship (draft->state, ship->id), token->id)
                    : 0;

          if (n > 0)
            take_off (draft, ship->id, token->id, n);
          if (token->huge == energy)
            cost += n;
        }
      ship = bs_state_ship (draft->state, ship->id);
      limit = bs_huge_energy_limit (ship);
      held = bs_ship_count (ship, energy);
      if (cost > 0 && held > 0)
        take_off (draft, ship->id, energy, MIN (cost, held));
      held = bs_ship_count (bs_state_ship (draft->state, ship->id), energy);
      if (limit > 0 && held > limit && draft->command != NULL && !draft->command->anyway)
        take_off (draft, ship->id, energy, held - limit);
    }
}
