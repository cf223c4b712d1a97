/* random-moves.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-moves.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-turn.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/state/bs-question.h"

/* Ideas of what to do, weighted so that battles get somewhere: questions are answered, ships move,
 * act and fire; now and then somebody moves tokens, shields and cards by hand, or does what is out
 * of turn. */

void
random_add_line (GPtrArray  *lines,
                 const char *format,
                 ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (lines, g_strdup_vprintf (format, args));
  va_end (args);
}

gboolean
random_player_chance (GRand *rand,
                      int    percent)
{
  return g_rand_int_range (rand, 0, 100) < percent;
}

BsCommand *
random_player_line (const char *format,
                    ...)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  BsCommand *command;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  command = bs_command_parse (line, &error);
  g_assert_no_error (error);
  return command;
}

static gpointer
pick (GRand           *rand,
      const GPtrArray *from)
{
  return from->len > 0 ? from->pdata[g_rand_int_range (rand, 0, from->len)] : NULL;
}

static const char *
pick_word (GRand      *rand,
           const char *words)
{
  g_auto (GStrv) list = g_strsplit (words, " ", -1);

  return bs_id (list[g_rand_int_range (rand, 0, g_strv_length (list))]);
}

/* Any ship in play: of @player, of the others, or (NULL) of anybody; NULL if there is none. */
const BsShip *
random_player_ship (GRand         *rand,
                    const BsState *state,
                    BsId           player,
                    gboolean       enemy)
{
  g_autoptr (GPtrArray) ships = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (bs_ship_in_play (ship) && (player == NULL || (ship->player == player) != enemy))
        g_ptr_array_add (ships, (gpointer) ship);
    }
  return pick (rand, ships);
}

static char *
random_faces (GRand         *rand,
              const BsState *state,
              BsId           die,
              int            count)
{
  const BsDie *kind = bs_ruleset_die (state->ruleset, die);
  GString *faces = g_string_new (NULL);

  for (int i = 0; kind != NULL && i < count; i++)
    {
      const BsCounter *side =
        &g_array_index (kind->sides, BsCounter, g_rand_int_range (rand, 0, kind->sides->len));

      g_string_append_printf (faces, "%s%s", i > 0 ? "," : "", side->kind);
    }
  return g_string_free (faces, FALSE);
}

static BsCommand *
roll (GRand            *rand,
      const BsState    *state,
      const BsQuestion *question)
{
  int count = question->side != NULL ? bs_attack_dice (state, question->side) : question->count;
  g_autofree char *faces = NULL;

  if (random_player_chance (rand, 70))
    return random_player_line ("roll for=%s", question->id);

  if (random_player_chance (rand, 10))
    count = g_rand_int_range (rand, 0, 8);
  faces = random_faces (rand, state, question->die, count);
  return random_player_line ("roll for=%s faces=\"%s\"", question->id, faces);
}

static const BsDamageCard *
random_card (GRand         *rand,
             const BsState *state,
             const BsShip  *ship)
{
  const BsPlayer *player = bs_state_player (state, ship->player);
  const BsDeck *deck =
    bs_ruleset_deck (state->ruleset, player->deck != NULL ? player->deck : state->ruleset->deck);

  return deck != NULL ? pick (rand, deck->cards) : NULL;
}

static BsCommand *
answer (GRand         *rand,
        const BsState *state)
{
  const BsQuestion *question = pick (rand, state->questions);
  const BsShip *ship;
  const BsDamageCard *card;

  switch (question->kind)
    {
    case BS_ASK_DICE:
      return roll (rand, state, question);
    case BS_ASK_CARD:
      ship = bs_state_ship_of (state, question->on);
      card = ship != NULL ? random_card (rand, state, ship) : NULL;
      if (card == NULL || random_player_chance (rand, 50))
        return random_player_line ("draw for=%s", question->id);
      return random_player_line ("draw for=%s card=%s", question->id, card->id);
    case BS_ASK_CHOICE:
    default:
      if (question->answers->len == 0 || random_player_chance (rand, 15))
        return random_player_line ("choose for=%s answer=no", question->id);
      return random_player_line ("choose for=%s answer=%s", question->id,
                                 (BsId) pick (rand, question->answers));
    }
}

static BsCommand *
take_offer (GRand     *rand,
            GPtrArray *offers)
{
  const BsOffer *offer = pick (rand, offers);

  return offer != NULL ? bs_command_copy (offer->command) : NULL;
}

static BsCommand *
change_by_hand (GRand         *rand,
                const BsState *state,
                const char    *side)
{
  const GPtrArray *dice =
    bs_attack_pool (state->attack, bs_id (side))->results->len > 0 ? state->ruleset->faces : NULL;
  int n = (int) bs_attack_pool (state->attack, bs_id (side))->results->len;
  const BsFace *face = pick (rand, state->ruleset->faces);

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      return random_player_line ("change side=%s more=%d", side, g_rand_int_range (rand, 0, 4));
    case 1:
      return random_player_line ("change side=%s fewer=%d", side, g_rand_int_range (rand, 0, 9));
    case 2:
      return random_player_line ("change side=%s add=%s", side, face->id);
    case 3:
      return random_player_line ("change side=%s cancel", side);
    case 4:
      return dice != NULL ? random_player_line ("change side=%s dice=%d to=%s", side,
                                                g_rand_int_range (rand, 1, n + 1), face->id)
                          : NULL;
    case 5:
    default:
      return random_player_line ("change side=%s reroll", side);
    }
}

static BsCommand *
in_attack (GRand         *rand,
           const BsState *state)
{
  const char *side = random_player_chance (rand, 50) ? "attack" : "defence";
  int what = g_rand_int_range (rand, 0, 100);
  g_autoptr (GPtrArray) offers = NULL;

  if (what < 30 && state->questions->len > 0)
    return answer (rand, state);
  if (what < 55)
    {
      offers = bs_offers_for_attack (state, bs_id (side));
      return take_offer (rand, offers);
    }
  if (what < 62)
    return change_by_hand (rand, state, side);
  if (what < 65)
    return random_player_line ("spend side=%s token=%s", side,
                               ((BsToken *) pick (rand, state->ruleset->tokens))->id);
  if (what < 67)
    return random_player_line ("roll side=%s", side);
  if (what < 68)
    return random_player_line ("next");
  return random_player_line ("resolve");
}

static const BsManeuver *
random_maneuver (GRand         *rand,
                 const BsState *state,
                 const BsShip  *ship)
{
  const BsDial *dial = ship->dial != NULL && state->catalogue != NULL
                         ? bs_catalogue_dial (state->catalogue, ship->dial)
                         : NULL;

  if (dial == NULL || dial->maneuvers->len == 0)
    return NULL;
  return &g_array_index (dial->maneuvers, BsManeuver,
                         g_rand_int_range (rand, 0, dial->maneuvers->len));
}

static BsCommand *
move (GRand         *rand,
      const BsState *state,
      const BsShip  *ship)
{
  const BsManeuver *maneuver = random_maneuver (rand, state, ship);
  BsCommand *command = maneuver != NULL
                         ? random_player_line ("move ship=%s bearing=%s speed=%d", ship->id,
                                               maneuver->bearing, ABS (maneuver->speed))
                         : random_player_line ("move ship=%s bearing=straight speed=%d", ship->id,
                                               g_rand_int_range (rand, 1, 6));
  const BsShip *other = random_player_ship (rand, state, NULL, FALSE);

  if (random_player_chance (rand, 10) && other != ship)
    bs_command_set (command, "overlap", other->id);
  else if (random_player_chance (rand, 10))
    bs_command_set (command, random_player_chance (rand, 50) ? "overlap" : "across",
                    pick_word (rand, "asteroid debris mine planet asteroid,mine"));
  if (random_player_chance (rand, 1))
    bs_command_set (command, "edge", "south");
  return command;
}

static BsCommand *
act (GRand         *rand,
     const BsState *state,
     const BsShip  *ship)
{
  g_autoptr (GPtrArray) offers = NULL;
  const BsShip *target = random_player_ship (rand, state, NULL, FALSE);
  const BsAction *any = pick (rand, state->ruleset->actions);
  BsCommand *command;

  /* Actions that are no button now and then: what a mission offers, or what is on no bar of the
   * ship. */
  if (any != NULL && random_player_chance (rand, 20))
    return random_player_line ("act ship=%s action=%s range=1", ship->id, any->id);
  offers = bs_offers (state, ship->id, NULL);
  command = take_offer (rand, offers);
  if (command == NULL)
    return NULL;
  if (random_player_chance (rand, 40) && g_str_equal (command->verb, "act"))
    bs_command_set_int (command, "range", g_rand_int_range (rand, 1, 4));
  if (random_player_chance (rand, 30) && g_str_equal (command->verb, "act") &&
      !bs_command_has (command, "target"))
    bs_command_set (command, "target", target->id);
  return command;
}

static BsCommand *
attack (GRand         *rand,
        const BsState *state,
        const BsShip  *ship)
{
  const BsShip *target = random_player_ship (rand, state, ship->player, TRUE);
  BsCommand *command;
  const BsShipPart *part = pick (rand, ship->parts);

  if (target == NULL || random_player_chance (rand, 5))
    target = random_player_ship (rand, state, NULL, FALSE);
  command = random_player_line ("attack ship=%s target=%s range=%d", ship->id, target->id,
                                g_rand_int_range (rand, 1, 4));
  if (part != NULL && random_player_chance (rand, 30))
    bs_command_set (command, "weapon", part->id);
  else if (random_player_chance (rand, 10))
    bs_command_set (command, "weapon", ship->id);
  if (random_player_chance (rand, 10))
    bs_command_set (command, "arc", "rear");
  if (random_player_chance (rand, 15))
    bs_command_set_flag (command, "obstructed");
  return command;
}

/* The deed of the phase, of the ship whose turn it is. */
static BsCommand *
take_turn (GRand         *rand,
           const BsState *state)
{
  const BsShip *ship = bs_state_ship (state, state->active);
  int what = g_rand_int_range (rand, 0, 100);

  if (ship == NULL || what < 15)
    return random_player_line ("next");
  if (bs_turn_does (state, "move"))
    return !ship->deeds.moved ? move (rand, state, ship) : act (rand, state, ship);
  if (bs_turn_does (state, "attack") && !ship->deeds.attacked && what < 85)
    return attack (rand, state, ship);
  if (what < 95)
    return act (rand, state, ship);
  return random_player_line ("pass ship=%s", ship->id);
}

static BsCommand *
out_of_turn (GRand         *rand,
             const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);

  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      return move (rand, state, ship);
    case 1:
      return act (rand, state, ship);
    case 2:
      return attack (rand, state, ship);
    case 3:
    default:
      return random_player_line ("pass ship=%s", ship->id);
    }
}

static BsCommand *
damage_card_by_hand (GRand         *rand,
                     const BsState *state,
                     const BsShip  *ship)
{
  const BsDamage *card = pick (rand, ship->damage);

  if (card == NULL)
    return random_player_line ("damage ship=%s hits=%d crits=%d", ship->id,
                               g_rand_int_range (rand, 0, 3), g_rand_int_range (rand, 0, 2));
  return random_player_line (random_player_chance (rand, 60) ? "turn-card card=%s"
                                                             : "discard-card card=%s",
                             card->id);
}

static BsCommand *
token_by_hand (GRand         *rand,
               const BsState *state,
               const BsShip  *ship)
{
  const BsToken *token = pick (rand, state->ruleset->tokens);
  const char *on = g_strcmp0 (token->on, "battle") == 0   ? "battle"
                   : g_strcmp0 (token->on, "player") == 0 ? ship->player
                                                          : ship->id;

  if (g_strcmp0 (token->on, "pair") == 0)
    return NULL;
  return random_player_line ("token on=%s kind=%s %s count=%d", on, token->id,
                             random_player_chance (rand, 60) ? "add" : "remove",
                             g_rand_int_range (rand, 1, 3));
}

static BsCommand *
set_by_hand (GRand         *rand,
             const BsState *state,
             const BsShip  *ship)
{
  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      return random_player_line ("set on=%s skill=%d", ship->id, g_rand_int_range (rand, 0, 10));
    case 1:
      return random_player_line ("set on=%s hull_left=%d", ship->id, g_rand_int_range (rand, 1, 6));
    case 2:
      return random_player_line ("set on=%s attacked=%s", ship->id,
                                 random_player_chance (rand, 50) ? "true" : "false");
    case 3:
      return random_player_line ("set on=%s attack=%d agility=%d", ship->id,
                                 g_rand_int_range (rand, 0, 6), g_rand_int_range (rand, 0, 4));
    case 4:
      return random_player_line ("set on=battle active=%s", ship->id);
    case 5:
    default:
      return random_player_line ("set on=battle phase=%s",
                                 ((BsPhase *) pick (rand, state->ruleset->phases))->id);
    }
}

static BsCommand *
by_hand (GRand         *rand,
         const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);
  const BsShip *other = random_player_ship (rand, state, ship->player, TRUE);
  const BsShipPart *part = pick (rand, ship->parts);

  switch (g_rand_int_range (rand, 0, 12))
    {
    case 0:
    case 1:
      return token_by_hand (rand, state, ship);
    case 2:
      return other != NULL ? random_player_line ("lock ship=%s target=%s", ship->id, other->id)
                           : NULL;
    case 3:
      return random_player_line ("unlock ship=%s", ship->id);
    case 4:
    case 5:
      return random_player_line ("shields ship=%s do=%s count=%d", ship->id,
                                 pick_word (rand, "lower raise lose restore"),
                                 g_rand_int_range (rand, 1, 4));
    case 6:
      return random_player_line ("shields ship=%s do=raise", ship->id);
    case 7:
      return part != NULL ? random_player_line ("card card=%s do=%s", part->id,
                                                pick_word (rand, "disable enable discard flip"))
                          : NULL;
    case 8:
      return random_player_line ("uncloak ship=%s", ship->id);
    case 9:
      return damage_card_by_hand (rand, state, ship);
    case 10:
      return set_by_hand (rand, state, ship);
    case 11:
    default:
      return random_player_chance (rand, 10)
               ? random_player_line ("remove ship=%s why=%s", ship->id,
                                     pick_word (rand, "destroyed fled home"))
               : random_player_line ("note text=\"%d\"", g_rand_int_range (rand, 0, 100));
    }
}

BsCommand *
random_moves_propose (GRand         *rand,
                      const BsState *state)
{
  int what = g_rand_int_range (rand, 0, 100);

  if (random_player_ship (rand, state, NULL, FALSE) == NULL)
    return NULL;
  if (what < 5)
    return by_hand (rand, state);
  if (what < 8)
    return out_of_turn (rand, state);
  if (state->attack != NULL && what < 85)
    return in_attack (rand, state);
  if (state->questions->len > 0 && what < 60)
    return answer (rand, state);
  return take_turn (rand, state);
}
