/* bs-offers-flow.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Answers to what is open, how the battle goes on, and the one list of everything. */

#include "bs-offers-flow.h"

#include "engine/ground/bs-command.h"
#include "engine/ground/bs-viewer.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/view/bs-topics.h"
#include "bs-offers-attack.h"
#include "bs-offers-dice.h"
#include "bs-offers-move.h"
#include "bs-offers-step.h"
#include "bs-offers.h"

#include <glib/gi18n-lib.h>

static GPtrArray *
new_offers (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free);
}

static BsCommand *
answer_command (const char       *verb,
                const BsQuestion *question)
{
  BsCommand *command = bs_command_new (verb);

  /* Dice of the attack are called by their side, as everywhere. */
  if (question->side != NULL)
    bs_command_set (command, "side", question->side);
  else
    bs_command_set (command, "for", question->id);
  return command;
}

static void
offer_roll (GPtrArray        *offers,
            const BsState    *state,
            const BsQuestion *question,
            BsId              viewer)
{
  BsOffer *offer = bs_offers_add (offers, state, answer_command ("roll", question), "roll",
                                  g_strdup (C_("offer", "Roll")), viewer);

  if (offer != NULL)
    bs_offer_tell_faces (offer, state, "faces", question->die);
}

static const BsDeck *
deck_asked (const BsState    *state,
            const BsQuestion *question)
{
  const BsShip *ship = bs_state_ship_of (state, question->on);
  const BsDamage *damage = ship != NULL ? bs_ship_damage (ship, question->on) : NULL;
  const BsDeckState *deck =
    damage != NULL && damage->deck != NULL ? bs_state_deck (state, damage->deck) : NULL;

  return deck != NULL ? bs_ruleset_deck (state->ruleset, deck->kind) : NULL;
}

/* Of a deck that nobody has counted the card is named; else chance may draw it. */
static void
offer_draw (GPtrArray        *offers,
            const BsState    *state,
            const BsQuestion *question,
            BsId              viewer)
{
  const BsDeck *deck = deck_asked (state, question);
  BsCommand *command = answer_command ("draw", question);
  BsOffer *offer;
  BsTold *told;

  if (deck != NULL && deck->uncounted && deck->cards->len > 0)
    bs_command_set (command, "card", ((BsDamageCard *) deck->cards->pdata[0])->id);
  offer = bs_offers_add (offers, state, command, "draw", g_strdup (C_("offer", "Draw")), viewer);
  if (offer == NULL || deck == NULL)
    return;
  told = bs_offer_tell (offer, "card", deck->uncounted);
  for (guint i = 0; i < deck->cards->len; i++)
    {
      const BsDamageCard *card = deck->cards->pdata[i];

      bs_told_add (told, card->id, bs_ruleset_text (state->ruleset, "damage-card", card->name));
    }
}

static void
offer_answer (GPtrArray        *offers,
              const BsState    *state,
              const BsQuestion *question,
              BsId              answer,
              BsId              viewer)
{
  BsCommand *command = answer_command ("choose", question);

  bs_command_set (command, "answer", answer);
  bs_offers_add (offers, state, command, "answer", bs_answer_text (question, answer, state),
                 viewer);
}

/* A maneuver is flown and an action with a target is taken by verbs of their own. */
static void
offer_choice (GPtrArray        *offers,
              const BsState    *state,
              const BsQuestion *question,
              BsId              viewer)
{
  gboolean leaves = FALSE;

  for (guint i = 0; i < question->answers->len; i++)
    {
      BsId answer = question->answers->pdata[i];

      leaves |= g_str_equal (answer, "no") || g_str_equal (answer, "leave");
      offer_answer (offers, state, question, answer, viewer);
    }
  if (!question->must && !leaves)
    offer_answer (offers, state, question, bs_id ("no"), viewer);
}

/**
 * bs_offers_to_answer:
 * @state: the battle
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * Returns: (transfer full): array of BsOffer: kinds `roll`, `draw` and `answer`: every answer to
 * every open question that the viewer may know
 */
GPtrArray *
bs_offers_to_answer (const BsState *state,
                     BsId           viewer)
{
  BsId who = viewer != NULL ? viewer : BS_VIEW_TABLE;
  GPtrArray *offers = new_offers ();

  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (question->secret && !bs_viewer_is (viewer, question->player))
        continue;
      if (question->kind == BS_ASK_DICE)
        offer_roll (offers, state, question, who);
      else if (question->kind == BS_ASK_CARD)
        offer_draw (offers, state, question, who);
      else
        offer_choice (offers, state, question, who);
    }
  return offers;
}

static void
tell_players (const BsState *state,
              BsOffer       *offer,
              const char    *name)
{
  BsTold *told = offer != NULL ? bs_offer_tell (offer, name, FALSE) : NULL;

  for (guint i = 0; told != NULL && i < state->players->len; i++)
    bs_told_add (told, ((BsPlayer *) state->players->pdata[i])->id,
                 ((BsPlayer *) state->players->pdata[i])->name);
}

static BsOffer *
offer_step (GPtrArray     *offers,
            const BsState *state,
            const char    *verb,
            const char    *label)
{
  return bs_offers_add (offers, state, bs_command_new (verb), verb, g_strdup (label),
                        BS_VIEW_TABLE);
}

/**
 * bs_offers_to_go_on:
 * @state: the battle
 *
 * Returns: (transfer full): array of BsOffer, each of the kind that its verb is: `begin`,
 * `resolve`, `next`, `end`, as far as they mean something
 */
GPtrArray *
bs_offers_to_go_on (const BsState *state)
{
  GPtrArray *offers = new_offers ();
  BsOffer *end;

  if (state->ended)
    return offers;
  if (!state->begun)
    {
      tell_players (state, offer_step (offers, state, "begin", _("Begin")), "initiative");
      return offers;
    }
  if (state->attack != NULL)
    offer_step (offers, state, "resolve", _("Deal damage"));
  offer_step (offers, state, "next", _("Next"));
  end = offer_step (offers, state, "end", C_("offer", "End the battle"));
  if (end == NULL)
    return offers;
  bs_offer_tell_words (end, state, "why", NULL, BS_VIEW_TABLE);
  tell_players (state, end, "winner");
  return offers;
}

static void
take (GPtrArray *all,
      GPtrArray *some)
{
  g_ptr_array_extend_and_steal (all, some);
}

/* Answers that stand in the offers of a ship as well, those about docks, are not listed twice. */
static void
take_new (GPtrArray *all,
          GPtrArray *some)
{
  for (guint i = some->len; i > 0; i--)
    for (guint j = 0; j < all->len; j++)
      if (bs_command_equal (((BsOffer *) all->pdata[j])->command,
                            ((BsOffer *) some->pdata[i - 1])->command))
        {
          g_ptr_array_remove_index (some, i - 1);
          break;
        }
  take (all, some);
}

/**
 * bs_offers_all:
 * @state: the battle
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * The one list: what every ship may do, every answer to what is open, what may be done about the
 * attack under way, and how the battle goes on. Corrections by hand (`set`, `token`, `lock`,
 * `damage` ...) and the muster are not in it.
 *
 * Returns: (transfer full): array of BsOffer, also those against a rule
 */
GPtrArray *
bs_offers_all (const BsState *state,
               BsId           viewer)
{
  GPtrArray *all = new_offers ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      BsId ship = ((BsShip *) state->ships->pdata[i])->id;

      take (all, bs_offers_to_move (state, ship, viewer));
      take (all, bs_offers (state, ship, viewer));
      take (all, bs_offers_of_step (state, ship, viewer));
      take (all, bs_offers_to_attack (state, ship, viewer));
    }
  take_new (all, bs_offers_to_answer (state, viewer));
  for (guint i = 0; state->attack != NULL && i < 2; i++)
    {
      BsId side = bs_id (i == 0 ? "attack" : "defence");

      take (all, bs_offers_for_attack (state, side));
      take (all, bs_offers_by_hand (state, side, viewer));
    }
  take (all, bs_offers_to_go_on (state));
  return all;
}
