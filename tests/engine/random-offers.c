/* random-offers.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-offers.h"

#include "random-moves.h"

#include "engine/play/bs-attack.h"
#include "engine/rules/bs-catalogue.h"

/* The list of offers against the judge, both ways: what is offered can be done, whatever is told of
 * it; and what the judge allows, of lines made at random from what there is in the battle, is
 * offered. One spelling is enough where there are two: an attack names its weapon, and the cards of
 * ships that have several; a free action names who gives it; dice of the attack are called by their
 * side; who leaves things as they are needs no other no. */

/* Lines tried at a state. */
#define TRIES 12

static const BsChoice *
pick_choice (GRand           *rand,
             const GPtrArray *choices)
{
  return choices->pdata[g_rand_int_range (rand, 0, choices->len)];
}

static void
tell_one (GRand        *rand,
          const BsTold *told,
          BsCommand    *command)
{
  GString *value;
  int n;

  if (told->choices == NULL)
    {
      if (told->kind == BS_ARG_INT)
        bs_command_set_int (command, told->name,
                            g_rand_int_range (rand, told->low, told->high + 1));
      return;
    }
  if (told->choices->len == 0)
    return;
  if (!told->many)
    {
      bs_command_set (command, told->name, pick_choice (rand, told->choices)->value);
      return;
    }

  value = g_string_new (pick_choice (rand, told->choices)->value);
  n = told->kind == BS_ARG_FACES ? g_rand_int_range (rand, 0, 4) : 0;
  for (int i = 0; i < n; i++)
    g_string_append_printf (value, ",%s", pick_choice (rand, told->choices)->value);
  bs_command_set (command, told->name, value->str);
  g_string_free (value, TRUE);
}

BsCommand *
random_offers_tell (GRand         *rand,
                    const BsOffer *offer)
{
  BsCommand *command = bs_command_copy (offer->command);

  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];

      if (told->with != NULL && !bs_command_has (command, told->with))
        continue;
      if (told->needed || random_player_chance (rand, 25))
        tell_one (rand, told, command);
    }
  return command;
}

static char *
try_offer (GRand         *rand,
           const BsState *state,
           const BsOffer *offer)
{
  g_autoptr (BsCommand) command = random_offers_tell (rand, offer);
  g_autofree char *line = bs_command_print (command);
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, BS_VIEW_ALL);
  g_autofree char *said = bs_verdict_print (verdict, state->ruleset);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (GError) error = NULL;
  BsChance *chance;
  BsState *after;

  if (!bs_offer_covers (offer, command))
    return g_strdup_printf ("an offer does not cover what is told of it: %s", line);
  if (verdict->level == BS_VERDICT_ERROR)
    return g_strdup_printf ("offered and told, yet: %s: %s", line, said);
  if (verdict->level == BS_VERDICT_AGAINST)
    return NULL;
  chance = bs_chance_new_seeded (g_rand_int (rand));
  after = bs_apply (state, command, chance, events, &error);
  bs_chance_free (chance);
  if (after == NULL)
    return g_strdup_printf ("offered and told, yet it fails: %s: %s", line, error->message);
  bs_state_unref (after);
  return NULL;
}

static const char *
any_ship (GRand         *rand,
          const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);

  return ship->id;
}

/* The ship, or one of its cards if it has several. */
static char *
any_place (GRand         *rand,
           const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);

  if (ship->sections->len < 2)
    return g_strdup (ship->id);
  return g_strconcat (
    ship->id, "/",
    ((BsSection *) ship->sections->pdata[g_rand_int_range (rand, 0, ship->sections->len)])->id,
    NULL);
}

static gpointer
any_of (GRand           *rand,
        const GPtrArray *list)
{
  return list->len > 0 ? list->pdata[g_rand_int_range (rand, 0, list->len)] : NULL;
}

static BsCommand *
some_act (GRand         *rand,
          const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);
  const BsShipPart *part = any_of (rand, ship->parts);
  const BsDamage *damage = any_of (rand, ship->damage);
  const BsAction *action = any_of (rand, state->ruleset->actions);
  BsCommand *command = random_player_line ("act ship=%s action=%s", ship->id, action->id);

  if (random_player_chance (rand, 40) && part != NULL)
    {
      bs_command_set (command, "action", "card");
      bs_command_set (command, "card",
                      damage != NULL && random_player_chance (rand, 40) ? damage->id : part->id);
    }
  else if (random_player_chance (rand, 30) && part != NULL)
    {
      bs_command_set_flag (command, "free");
      bs_command_set (command, "by", part->id);
    }
  if (random_player_chance (rand, 50))
    bs_command_set (command, "target", any_ship (rand, state));
  if (random_player_chance (rand, 40))
    bs_command_set_int (command, "range", g_rand_int_range (rand, 1, 4));
  return command;
}

static BsCommand *
some_attack (GRand         *rand,
             const BsState *state)
{
  g_autofree char *shooter = any_place (rand, state), *target = any_place (rand, state);
  const BsShip *ship = bs_state_ship (state, bs_id_ship (bs_id (shooter)));
  const BsShipPart *part = any_of (rand, ship->parts);
  gboolean primary = part == NULL || random_player_chance (rand, 60);
  BsCommand *command =
    random_player_line ("attack ship=%s target=%s weapon=%s", primary ? shooter : ship->id, target,
                        primary ? "primary" : part->id);

  if (random_player_chance (rand, 80))
    bs_command_set_int (command, "range", g_rand_int_range (rand, 1, 6));
  if (random_player_chance (rand, 20))
    bs_command_set (command, "obstructed", random_player_chance (rand, 50) ? "asteroid" : "debris");
  if (random_player_chance (rand, 20))
    bs_command_set (command, "arc", "rear");
  if (random_player_chance (rand, 30))
    bs_command_set_flag (command, "precision");
  return command;
}

static BsCommand *
some_move (GRand         *rand,
           const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);
  const BsDial *dial = ship->dial != NULL && state->catalogue != NULL
                         ? bs_catalogue_dial (state->catalogue, ship->dial)
                         : NULL;
  const BsManeuver *maneuver = dial != NULL && dial->maneuvers->len > 0
                                 ? &g_array_index (dial->maneuvers, BsManeuver,
                                                   g_rand_int_range (rand, 0, dial->maneuvers->len))
                                 : NULL;
  BsCommand *command = maneuver != NULL
                         ? random_player_line ("move ship=%s bearing=%s speed=%d", ship->id,
                                               maneuver->bearing, maneuver->speed)
                         : random_player_line ("move ship=%s color=white", ship->id);

  if (random_player_chance (rand, 30))
    bs_command_set (command, random_player_chance (rand, 50) ? "overlap" : "across",
                    any_ship (rand, state));
  if (random_player_chance (rand, 20))
    bs_command_set (command, "overlap", "asteroid,mine");
  if (random_player_chance (rand, 30))
    bs_command_set (command, "dock", any_ship (rand, state));
  if (random_player_chance (rand, 5))
    bs_command_set (command, "edge", "north");
  if (random_player_chance (rand, 5))
    bs_command_set_int (command, "energy", g_rand_int_range (rand, 0, 3));
  return command;
}

static BsCommand *
some_answer (GRand         *rand,
             const BsState *state)
{
  const BsQuestion *question = any_of (rand, state->questions);

  if (question == NULL)
    return NULL;
  if (question->kind == BS_ASK_DICE)
    return question->side != NULL ? random_player_line ("roll side=%s", question->side)
                                  : random_player_line ("roll for=%s", question->id);
  if (question->kind == BS_ASK_CARD)
    return random_player_line ("draw for=%s", question->id);
  if (question->answers->len == 0 ||
      (!g_ptr_array_find (question->answers, bs_id ("leave"), NULL) &&
       random_player_chance (rand, 20)))
    return random_player_line ("choose for=%s answer=no", question->id);
  return random_player_line ("choose for=%s answer=%s", question->id,
                             (BsId) any_of (rand, question->answers));
}

static BsCommand *
some_change (GRand         *rand,
             const BsState *state)
{
  const char *side = random_player_chance (rand, 50) ? "attack" : "defence";
  const BsToken *token = any_of (rand, state->ruleset->tokens);
  const BsFace *face = any_of (rand, state->ruleset->faces);
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);
  const BsShipPart *part = any_of (rand, ship->parts);

  if (state->attack == NULL)
    return NULL;
  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      return random_player_line ("spend side=%s token=%s", side, token->id);
    case 1:
      return part != NULL ? random_player_line ("change side=%s by=%s", side, part->id) : NULL;
    case 2:
      return random_player_line ("change side=%s reroll", side);
    case 3:
      return random_player_line ("change side=%s dice=1 to=%s", side, face->id);
    case 4:
      return random_player_line ("change side=%s more=%d", side, g_rand_int_range (rand, 1, 4));
    case 5:
    default:
      return random_player_line ("resolve");
    }
}

static BsCommand *
some_dock (GRand         *rand,
           const BsState *state)
{
  static const char *const edges[] = { "front", "rear", "left", "right" }, *const intents[] = {
    "board", "tow", "escape", "let-go"
  };
  const char *ship = any_ship (rand, state);

  switch (g_rand_int_range (rand, 0, 7))
    {
    case 0:
    case 1:
      return random_player_line ("dock ship=%s target=%s at=%s", ship, any_ship (rand, state),
                                 edges[g_rand_int_range (rand, 0, 4)]);
    case 2:
      return random_player_line ("declare ship=%s intent=%s", ship,
                                 intents[g_rand_int_range (rand, 0, 4)]);
    case 3:
      return random_player_line ("force-melee ship=%s", ship);
    case 4:
      return random_player_line ("break-off ship=%s", ship);
    case 5:
      return random_player_line ("launch ship=%s", ship);
    case 6:
    default:
      return random_player_line ("fight ship=%s target=%s", ship, any_ship (rand, state));
    }
}

static BsCommand *
some_line (GRand         *rand,
           const BsState *state)
{
  switch (g_rand_int_range (rand, 0, 9))
    {
    case 0:
    case 1:
      return some_act (rand, state);
    case 2:
    case 3:
      return some_attack (rand, state);
    case 4:
      return some_move (rand, state);
    case 5:
      return some_answer (rand, state);
    case 6:
      return some_change (rand, state);
    case 7:
      return some_dock (rand, state);
    case 8:
    default:
      return random_player_chance (rand, 30)
               ? random_player_line ("next")
               : random_player_line ("pass ship=%s", any_ship (rand, state));
    }
}

static gboolean
is_covered (const GPtrArray *offers,
            const BsCommand *command)
{
  for (guint i = 0; i < offers->len; i++)
    if (bs_offer_covers (offers->pdata[i], command))
      return TRUE;

  return FALSE;
}

/* An action that is about no other ship may be told one: that the judge takes it is no matter of
 * the list. */
static gboolean
is_covered_at_heart (const GPtrArray *offers,
                     BsCommand       *command)
{
  static const char *const spare[] = { "range", "target", NULL };
  gboolean covered = is_covered (offers, command);

  for (guint i = 0; !covered && g_str_equal (command->verb, "act") && spare[i] != NULL; i++)
    {
      bs_command_unset (command, spare[i]);
      covered = is_covered (offers, command);
    }
  return covered;
}

/* What the judge finds fine without a word is in the list. */
static char *
try_line (GRand           *rand,
          const BsState   *state,
          const GPtrArray *offers)
{
  g_autoptr (BsCommand) command = some_line (rand, state);
  g_autoptr (BsVerdict) verdict = command != NULL ? bs_judge (state, command, BS_VIEW_ALL) : NULL;
  g_autofree char *line = verdict != NULL ? bs_command_print (command) : NULL;

  if (verdict == NULL || verdict->level != BS_VERDICT_OK || is_covered_at_heart (offers, command))
    return NULL;
  return g_strdup_printf ("fine by the rules, but not offered: %s", line);
}

static guint
percent (void)
{
  const char *told = g_getenv ("BOARDSIDE_RANDOM_OFFERS");

  return told != NULL && *told != '\0' ? (guint) g_ascii_strtoull (told, NULL, 10) : 1;
}

char *
random_offers_look (const BsState   *state,
                    const BsCommand *command)
{
  g_autofree char *line = bs_command_print (command);
  GRand *rand = g_rand_new_with_seed (g_str_hash (line) + state->round);
  g_autoptr (GPtrArray) offers = NULL;
  char *wrong = NULL;

  if (g_rand_int_range (rand, 0, 100) >= (int) percent () || !state->begun || state->ended ||
      random_player_ship (rand, state, NULL, FALSE) == NULL)
    {
      g_rand_free (rand);
      return NULL;
    }

  offers = bs_offers_all (state, BS_VIEW_ALL);
  for (guint i = 0; wrong == NULL && i < TRIES; i++)
    {
      const BsOffer *offer = offers->pdata[g_rand_int_range (rand, 0, offers->len)];

      wrong = offer->verdict->level <= BS_VERDICT_HINT ? try_offer (rand, state, offer) : NULL;
    }
  for (guint i = 0; wrong == NULL && i < TRIES * 4; i++)
    wrong = try_line (rand, state, offers);
  g_rand_free (rand);
  return wrong;
}
