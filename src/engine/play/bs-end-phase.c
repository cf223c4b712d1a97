/* bs-end-phase.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The end phase of games with shields that are raised and cloaks (AW p8, p17; A3, A4): a red cloak
 * goes at once; what is of free will is a question for each ship, in ascending order of skill.
 * Nothing said, nothing changes. */

#include "bs-end-phase.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/effects/bs-number.h"
#include "engine/state/bs-initiative.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

static int
disabled_shields (const BsShip *ship)
{
  int sum = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    sum += ((BsSection *) ship->sections->pdata[i])->disabled;
  return sum;
}

static gboolean
is_green (const BsShip *ship)
{
  return ship->cloak == BS_CLOAK_BASE || ship->cloak == BS_CLOAK_SIDE;
}

static int
compare_ships (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const BsShip *first = *(const BsShip *const *) a;
  const BsShip *second = *(const BsShip *const *) b;
  int skill_a = bs_ship_value (data, first->id, "skill");
  int skill_b = bs_ship_value (data, second->id, "skill");

  return skill_a != skill_b ? skill_a - skill_b : bs_initiative_compare (data, first, second);
}

static void
drop_red_cloak (BsDraft *draft,
                BsId     id)
{
  if (bs_state_ship (draft->state, id)->cloak != BS_CLOAK_RED)
    return;

  bs_draft_ship (draft, id)->cloak = BS_CLOAK_NONE;
  bs_draft_tell (draft, "uncloaked", "ship", BS_SAY_SHIP, id, NULL);
}

static void
ask_shields (BsDraft *draft,
             BsId     id)
{
  const BsShip *ship = bs_state_ship (draft->state, id);
  BsQuestion *question;

  if (!is_green (ship) && disabled_shields (ship) == 0)
    return;

  question = bs_draft_ask (draft, "raise", BS_ASK_CHOICE, FALSE, ship->player, id);
  question->rule = bs_id ("raise-when");
  if (is_green (ship))
    g_ptr_array_add (question->answers, (gpointer) bs_id ("keep"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("raise"));
  g_ptr_array_add (question->answers, (gpointer) bs_id (is_green (ship) ? "drop" : "leave"));
}

/**
 * bs_end_phase_enter:
 * @draft: a draft
 *
 * Red cloaks go, then each ship with shields down or a green cloak is asked.
 */
void
bs_end_phase_enter (BsDraft *draft)
{
  g_autoptr (GPtrArray) ships = g_ptr_array_new ();

  for (guint i = 0; i < draft->state->ships->len; i++)
    if (bs_ship_in_play (draft->state->ships->pdata[i]))
      g_ptr_array_add (ships, draft->state->ships->pdata[i]);
  g_ptr_array_sort_with_data (ships, compare_ships, draft->state);

  for (guint i = 0; i < ships->len; i++)
    ships->pdata[i] = (gpointer) ((BsShip *) ships->pdata[i])->id;
  for (guint i = 0; i < ships->len; i++)
    {
      drop_red_cloak (draft, ships->pdata[i]);
      ask_shields (draft, ships->pdata[i]);
    }
}

/**
 * bs_shields_raise:
 * @draft: a draft
 * @ship: a ship
 *
 * Makes all disabled shields active; that drops a cloak.
 */
void
bs_shields_raise (BsDraft *draft,
                  BsId     ship)
{
  BsShip *raised = bs_draft_ship (draft, ship);
  int count = disabled_shields (raised);

  for (guint i = 0; i < raised->sections->len; i++)
    {
      BsSection *section = raised->sections->pdata[i];

      section->active += section->disabled;
      section->disabled = 0;
    }
  if (raised->cloak != BS_CLOAK_NONE)
    {
      raised->cloak = BS_CLOAK_NONE;
      bs_draft_tell (draft, "uncloaked", "ship", BS_SAY_SHIP, raised->id, NULL);
    }
  bs_draft_tell (draft, "shields-raised", "ship", BS_SAY_SHIP, raised->id, "count", BS_SAY_INT,
                 count, NULL);
}

static void
keep_cloak (BsDraft *draft,
            BsId     id)
{
  const BsShip *ship = bs_state_ship (draft->state, id);

  if (ship != NULL && ship->cloak == BS_CLOAK_BASE)
    bs_draft_ship (draft, id)->cloak = BS_CLOAK_SIDE;
}

/**
 * bs_end_phase_answer:
 * @draft: a draft
 * @question: about a ship's shields and cloak
 * @answer: keep, raise, drop, leave
 */
void
bs_end_phase_answer (BsDraft          *draft,
                     const BsQuestion *question,
                     BsId              answer)
{
  BsId id = question->on;

  if (g_str_equal (answer, "raise"))
    bs_shields_raise (draft, id);
  else if (g_str_equal (answer, "drop"))
    {
      bs_draft_ship (draft, id)->cloak = BS_CLOAK_NONE;
      bs_draft_tell (draft, "uncloaked", "ship", BS_SAY_SHIP, id, NULL);
    }
  else if (g_str_equal (answer, "keep"))
    {
      keep_cloak (draft, id);
      bs_draft_tell (draft, "cloak-kept", "ship", BS_SAY_SHIP, id, NULL);
    }
  else
    bs_draft_tell (draft, "shields-left", "ship", BS_SAY_SHIP, id, NULL);
}

/**
 * bs_end_phase_lapse:
 * @draft: a draft
 * @question: about a ship's shields and cloak
 *
 * Nothing said: a green cloak stays, and lies beside the ship from now on.
 */
void
bs_end_phase_lapse (BsDraft          *draft,
                    const BsQuestion *question)
{
  keep_cloak (draft, question->on);
}
