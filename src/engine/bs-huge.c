/* bs-huge.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Huge ships. */

#include "bs-huge.h"

#include "bs-damage.h"

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
 * Returns: how many actions it has in a round: by its size, or one a card (option huge-actions, X5.1)
 */
int
bs_huge_actions (const BsState *state,
                 const BsShip  *ship)
{
  int usual = bs_ruleset_figure (state->ruleset, "actions-per-round", 1);
  int huge = size_figure (state, ship, "huge-actions");

  if (huge == 0)
    return usual;
  return bs_state_option_is (state, "huge-actions", "two") ? huge : usual * MAX ((int) ship->sections->len, 1);
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
  return bs_damage_count (state, ship, ship->sections->len > 1 ? section->id : NULL) >= bs_number (state, &asked, NULL);
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
      bs_draft_tell (draft, "crippled", "ship", BS_SAY_SHIP, ship, "what", BS_SAY_WORD, section->id, NULL);
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
  const BsSection *aimed = ship->sections->len > 1 && section != ship->id ? bs_ship_section (ship, section) : NULL;

  if (aimed != NULL && aimed->crippled)
    bs_verdict_against (verdict, state->ruleset, "crippled", NULL);
}
