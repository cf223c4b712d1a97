/* test-random-boarding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A random player of boardings: two to four players, two to twelve ships, many of them shot out
 * already, all options on and off. A few seconds in the suite; BOARDSIDE_RANDOM_MOVES=100000 for
 * long, BOARDSIDE_RANDOM_SEED for another first battle. */

#include "config.h"

#include "random-player.h"

#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-melee-who.h"
#include "engine/boarding/bs-melee.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/fleet/bs-points.h"
#include "engine/play/bs-turn.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-question.h"
#include "engine/view/bs-topics.h"

#include "model/library/bs-library.h"
#include "model/shown/bs-json.h"

#include <string.h>

static BsRules *rules;

static void
add_options (GRand     *rand,
             GPtrArray *lines)
{
  for (guint i = 0; i < rules->ruleset->options->len; i++)
    {
      const BsOption *option = rules->ruleset->options->pdata[i];
      const BsNamed *value = option->values->pdata[g_rand_int_range (rand, 0, option->values->len)];

      if (!option->free && random_player_chance (rand, 50))
        random_add_line (lines, "option %s=%s", option->id, value->id);
    }
  if (random_player_chance (rand, 20))
    random_add_line (lines, "option victory=rounds=%d%s", g_rand_int_range (rand, 2, 9),
                     random_player_chance (rand, 50) ? ",last-mobile" : "");
}

static void
add_ship (GRand     *rand,
          GPtrArray *lines,
          int        player,
          int        number)
{
  int kind = g_rand_int_range (rand, 0, 10);
  g_autofree char *id = g_strdup_printf ("s%d%d", player, number);
  int boarders = g_rand_int_range (rand, 0, 4);

  if (kind < 3)
    random_add_line (lines,
                     "ship id=%s player=p%d name=Small%s size=small seats=single attack=2 "
                     "agility=2 hull=3 shields=0 skill=%d points=%d "
                     "actions=focus,evade,target-lock",
                     id, player, id, g_rand_int_range (rand, 1, 10),
                     g_rand_int_range (rand, 4, 40));
  else if (kind < 9)
    random_add_line (lines,
                     "ship id=%s player=p%d name=Large%s size=large seats=multi crew-limit=7 "
                     "attack=3 agility=1 hull=6 shields=1 skill=%d "
                     "points=%d actions=focus,target-lock,boost,coordinate slots=crew,cannon",
                     id, player, id, g_rand_int_range (rand, 1, 10),
                     g_rand_int_range (rand, 4, 60));
  else
    random_add_line (lines,
                     "ship id=%s player=p%d name=Huge%s size=huge seats=multi crew-limit=99 "
                     "skill=4 fore-hull=4 fore-shields=1 "
                     "fore-attack=4 fore-agility=0 aft-hull=3 aft-shields=0 aft-agility=0 "
                     "points=%d actions=target-lock",
                     id, player, id, g_rand_int_range (rand, 40, 100));
  if (random_player_chance (rand, 80))
    random_add_line (lines, "equip ship=%s card=boarding-gear", id);
  if (random_player_chance (rand, 30))
    random_add_line (lines, "equip ship=%s name=Crew%s slot=crew points=%d", id, id,
                     g_rand_int_range (rand, 1, 9));
  for (int i = 0; i < boarders; i++)
    random_add_line (lines, "boarder ship=%s%s name=Zz%s%dzZ points=%d", id,
                     kind < 9 ? ""
                     : i % 2  ? "/b"
                              : "/a",
                     id, i, g_rand_int_range (rand, 0, 50));
}

static void
set_up (GRand     *rand,
        GPtrArray *lines)
{
  static const char *const edges[] = { "north", "south", "east", "west" };
  int players = g_rand_int_range (rand, 2, 5), ships = g_rand_int_range (rand, players, 13);
  gboolean teams = players > 2 && random_player_chance (rand, 30);

  add_options (rand, lines);
  for (int i = 0; i < players; i++)
    random_add_line (lines, "player id=p%d edge=%s%s", i, edges[i],
                     !teams  ? ""
                     : i % 2 ? " team=odd"
                             : " team=even");
  for (int i = 0; i < ships; i++)
    add_ship (rand, lines, i % players, i / players);
  random_add_line (lines, "begin");
  for (int i = 0; i < ships; i++)
    if (random_player_chance (rand, 40))
      random_add_line (lines, "set on=s%d%d status=immobilised", i % players, i / players);
}

static const BsShip *
any_ship (GRand         *rand,
          const BsState *state,
          gboolean     (*fits) (const BsState *state, const BsShip *ship))
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    if (bs_ship_in_play (state->ships->pdata[i]) && fits (state, state->ships->pdata[i]))
      g_ptr_array_add (found, state->ships->pdata[i]);

  return found->len > 0 ? found->pdata[g_rand_int_range (rand, 0, found->len)] : NULL;
}

static gboolean
is_obstacle (const BsState *state,
             const BsShip  *ship)
{
  return bs_docks_is_obstacle (ship);
}

static gboolean
hangs_together (const BsState *state,
                const BsShip  *ship)
{
  g_autoptr (GPtrArray) cluster = bs_docks_cluster (state, ship->id);

  return cluster->len > 1 || ship->announced != NULL;
}

static gboolean
is_engaged (const BsState *state,
            const BsShip  *ship)
{
  return ship->engaged;
}

static BsCommand *
propose_move (GRand         *rand,
              const BsState *state)
{
  static const char *const bearings[] = { "straight", "bank-left", "turn-right" };
  const BsShip *ship = bs_state_ship (state, state->active),
               *target = any_ship (rand, state, is_obstacle);
  const char *bearing = bearings[g_rand_int_range (rand, 0, 3)], *overlap = NULL;

  if (ship == NULL)
    return random_player_line ("next");
  if (ship->tows != NULL && random_player_chance (rand, 30))
    return random_player_line ("move ship=%s bearing=straight speed=1 edge=%s", ship->id,
                               random_player_chance (rand, 50) ? "north" : "south,east");
  if (target != NULL && random_player_chance (rand, 75))
    return random_player_line ("move ship=%s bearing=%s speed=1 dock=%s%s", ship->id, bearing,
                               target->id, random_player_chance (rand, 10) ? " gap" : "");
  if (random_player_chance (rand, 20))
    overlap =
      target != NULL && target != ship && random_player_chance (rand, 50) ? target->id : "asteroid";
  return random_player_line ("move ship=%s bearing=%s speed=%d%s%s", ship->id, bearing,
                             g_rand_int_range (rand, 1, 4),
                             overlap == NULL                   ? ""
                             : random_player_chance (rand, 70) ? " overlap="
                                                               : " across=",
                             overlap != NULL ? overlap : "");
}

static BsCommand *
propose_fight (GRand         *rand,
               const BsState *state)
{
  const BsShip *ship = state->active != NULL ? bs_state_ship (state, state->active)
                                             : any_ship (rand, state, is_engaged);
  g_autoptr (GPtrArray) enemies = NULL;

  if (ship == NULL || !ship->engaged)
    return random_player_line ("next");
  if (ship->deeds.fought && state->order->len > 0)
    ship = bs_state_ship (state, g_array_index (state->order, BsDue, 0).ship);
  enemies = bs_melee_enemies (state, ship);
  if (enemies->len == 0)
    return random_player_line ("next");
  return random_player_line ("fight ship=%s target=%s", ship->id,
                             (BsId) enemies->pdata[g_rand_int_range (rand, 0, enemies->len)]);
}

/* One of the ships that hang on others does one of the things that buttons offer for it; now and
 * then one that is against a rule. */
static BsCommand *
propose_offer (GRand         *rand,
               const BsState *state)
{
  const BsShip *ship = any_ship (rand, state, hangs_together);
  g_autoptr (GPtrArray) offers =
    ship != NULL
      ? bs_offers (state, ship->id, random_player_chance (rand, 50) ? ship->player : NULL)
      : NULL;

  for (guint i = offers != NULL ? offers->len : 0; i > 0; i--)
    {
      const BsOffer *offer = offers->pdata[i - 1];

      if (!bs_offer_is_boarding (offer) ||
          (offer->verdict->level >= BS_VERDICT_AGAINST && random_player_chance (rand, 80)))
        g_ptr_array_remove_index (offers, i - 1);
    }
  if (offers == NULL || offers->len == 0)
    return NULL;

  return bs_command_copy (
    ((BsOffer *) offers->pdata[g_rand_int_range (rand, 0, offers->len)])->command);
}

static BsCommand *
propose_shot (GRand         *rand,
              const BsState *state)
{
  const BsShip *ship = bs_state_ship (state, state->active);
  const BsShip *target = ship != NULL ? random_player_ship (rand, state, ship->player, TRUE) : NULL;

  if (state->attack != NULL)
    return random_player_line (!state->attack->attack.rolled    ? "roll side=attack"
                               : !state->attack->defence.rolled ? "roll side=defence"
                                                                : "resolve");
  if (target == NULL)
    return random_player_line ("next");
  return random_player_line ("attack ship=%s target=%s range=%d%s", ship->id, target->id,
                             g_rand_int_range (rand, 1, 4),
                             random_player_chance (rand, 70) ? " precision" : "");
}

static gboolean
is_carried (const BsState *state,
            const BsShip  *ship)
{
  return ship->carried_by != NULL;
}

/* Into another ship, whatever the cards say, or out of it again. */
static BsCommand *
propose_carrying (GRand         *rand,
                  const BsState *state)
{
  const BsShip *inside = any_ship (rand, state, is_carried);
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);
  const BsShip *friend =
    ship != NULL ? random_player_ship (rand, state, ship->player, FALSE) : NULL;

  if (inside != NULL && random_player_chance (rand, 50))
    return random_player_line ("launch ship=%s", inside->id);

  return friend != NULL ? random_player_line ("stow ship=%s target=%s anyway", ship->id, friend->id)
                        : NULL;
}

static BsCommand *
propose (GRand         *rand,
         const BsState *state)
{
  BsCommand *offered = random_player_chance (rand, 45) ? propose_offer (rand, state) : NULL;

  if (offered != NULL)
    return offered;
  if (random_player_chance (rand, 5))
    return propose_carrying (rand, state);
  if (bs_turn_does (state, "move"))
    return propose_move (rand, state);
  if (bs_turn_does (state, "fight"))
    return propose_fight (rand, state);
  if (bs_turn_does (state, "attack"))
    return propose_shot (rand, state);
  return random_player_line ("next");
}

static char *
check_dock (const BsState *state,
            const BsShip  *ship)
{
  const BsShip *target = ship->docked_to != NULL ? bs_state_ship (state, ship->docked_to) : NULL;
  g_autoptr (GPtrArray) cluster = NULL;

  if (!bs_ship_in_play (ship) && (ship->docked_to != NULL || ship->tows != NULL || ship->held ||
                                  ship->engaged || ship->declared != NULL))
    return g_strdup_printf ("%s is off the table and still hangs on something", ship->id);
  if (ship->docked_to != NULL && (target == NULL || target == ship || !bs_ship_in_play (target)))
    return g_strdup_printf ("%s is docked on %s, which is not there", ship->id, ship->docked_to);
  if (!bs_ship_in_play (ship))
    return NULL;

  cluster = bs_docks_cluster (state, ship->id);
  if (ship->tows != NULL &&
      (ship->tows != ship->docked_to || !target->immobilised || ship->immobilised || ship->held))
    return g_strdup_printf ("%s tows %s, which cannot be", ship->id, ship->tows);
  if (ship->tows != NULL && bs_docks_is_jackpot (state, cluster))
    return g_strdup_printf ("%s tows in a jackpot", ship->id);
  if (bs_docks_is_jackpot (state, cluster) && !ship->engaged)
    return g_strdup_printf ("%s is in a jackpot and fights nobody", ship->id);
  if (ship->engaged && !bs_docks_has_enemy (state, cluster, ship->id))
    return g_strdup_printf ("%s fights without an enemy", ship->id);
  if (ship->held && (ship->immobilised || cluster->len < 2))
    return g_strdup_printf ("%s is held, but need not be", ship->id);
  return NULL;
}

static gboolean
note_cards (GHashTable      *seen,
            const GPtrArray *cards)
{
  for (guint i = 0; i < cards->len; i++)
    if (!g_hash_table_add (seen, (gpointer) ((BsBoarder *) cards->pdata[i])->id))
      return FALSE;

  return TRUE;
}

/* A carried ship has its carrier, which is no carried one itself, and is not due; what it does
 * anyway is its turn while it lasts. */
static char *
check_carried (const BsState *state,
               const BsShip  *ship)
{
  const BsShip *carrier = bs_state_ship (state, ship->carried_by);

  if (!bs_ship_in_play (ship))
    return g_strdup_printf ("%s is gone and still carried", ship->id);
  if (carrier == NULL || carrier == ship || carrier->carried_by != NULL)
    return g_strdup_printf ("%s is carried by %s, which cannot be", ship->id, ship->carried_by);
  if (bs_turn_find_due (state, ship->id) >= 0)
    return g_strdup_printf ("%s is carried and is due", ship->id);
  if (ship->docked_to != NULL || ship->engaged)
    return g_strdup_printf ("%s is carried and fights a melee", ship->id);
  if (bs_ship_in_play (carrier))
    return NULL;
  for (guint i = 0; i < state->questions->len; i++)
    if (((BsQuestion *) state->questions->pdata[i])->on == ship->id &&
        g_str_equal (((BsQuestion *) state->questions->pdata[i])->topic, "carrier-lost"))
      return NULL;
  return g_strdup_printf ("%s has lost its carrier, and nothing is asked", ship->id);
}

/* Each character is in one stack, pile, set aside or lost; nothing comes and nothing goes. */
static char *
check_cards (const BsState *state,
             guint         *n)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  gboolean once = TRUE;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      for (guint j = 0; j < ship->stacks->len; j++)
        {
          const BsStack *stack = ship->stacks->pdata[j];

          once &= note_cards (seen, stack->boarders);
          if (!bs_ship_in_play (ship) && stack->boarders->len > 0)
            return g_strdup_printf ("%s is off the table, and somebody is left on it", ship->id);
        }
      for (guint j = 0; j < ship->parts->len; j++)
        if (((BsShipPart *) ship->parts->pdata[j])->kind == bs_id ("upgrade"))
          once &= g_hash_table_add (seen, (gpointer) ((BsShipPart *) ship->parts->pdata[j])->id);
    }
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      once &= note_cards (seen, player->pile) && note_cards (seen, player->aside) &&
              note_cards (seen, player->lost);
    }
  *n = g_hash_table_size (seen);
  return once ? NULL : g_strdup ("a card is in two places");
}

static gboolean
lies_face_down (const BsShip    *ship,
                const BsBoarder *boarder,
                BsId             viewer)
{
  return ship->player != viewer && !boarder->seen && !boarder->pilot;
}

/* What a viewer is shown, and what buttons say to him; `next` is everybody's. */
static char *
all_he_sees (const BsState *state,
             BsId           viewer)
{
  g_autofree char *json = bs_json_state (state, viewer);
  g_autoptr (BsCommand) next = bs_command_new ("next");
  g_autoptr (BsVerdict) goes_on = bs_judge (state, next, viewer != NULL ? viewer : BS_VIEW_TABLE);
  g_autofree char *said = bs_verdict_print (goes_on, state->ruleset);
  GString *all = g_string_new (json);

  g_string_append_printf (all, "\n%s\n", said);
  for (guint i = 0; i < state->ships->len; i++)
    {
      g_autoptr (GPtrArray) offers =
        bs_offers (state, ((BsShip *) state->ships->pdata[i])->id, viewer);

      for (guint j = 0; j < offers->len; j++)
        {
          const BsOffer *offer = offers->pdata[j];
          g_autofree char *verdict = bs_verdict_print (offer->verdict, state->ruleset);

          g_string_append_printf (all, "%s %s\n", offer->label, verdict);
        }
    }
  return g_string_free (all, FALSE);
}

/* The same battle, but for two cards of one player that lie face down, which have changed places.
 * No total differs by it: on ships with one seat the better card alone counts (B2), so those are
 * left out. NULL: no two cards that differ. */
static BsState *
with_cards_changed (const BsState *state,
                    BsId           viewer)
{
  BsDraft draft = { .state = bs_state_copy (state) };
  GHashTable *found = g_hash_table_new (NULL, NULL);
  gboolean changed = FALSE;

  for (guint i = 0; !changed && i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      for (guint j = 0; !bs_melee_is_single (ship) && !changed && j < ship->stacks->len; j++)
        for (guint k = 0; !changed && k < ((BsStack *) ship->stacks->pdata[j])->boarders->len; k++)
          {
            const BsBoarder *boarder = ((BsStack *) ship->stacks->pdata[j])->boarders->pdata[k];
            BsBoarder *mine, *other = g_hash_table_lookup (found, ship->player);
            BsBoarder kept;

            if (!lies_face_down (ship, boarder, viewer) ||
                (other != NULL && other->points == boarder->points))
              continue;
            mine =
              ((BsStack *) bs_draft_ship (&draft, ship->id)->stacks->pdata[j])->boarders->pdata[k];
            changed = other != NULL;
            if (!changed)
              {
                g_hash_table_insert (found, (gpointer) ship->player, mine);
                continue;
              }
            kept = *mine;
            mine->name = other->name;
            mine->points = other->points;
            other->name = kept.name;
            other->points = kept.points;
          }
    }
  g_hash_table_unref (found);
  if (!changed)
    g_clear_pointer (&draft.state, bs_state_unref);
  return draft.state;
}

/* What a viewer is not to know is in nothing he is shown, and nothing follows from it: he sees the
 * same if it is something else. */
static char *
check_secrets_of (const BsState *state,
                  BsId           viewer)
{
  g_autofree char *sees = all_he_sees (state, viewer);
  BsState *changed = with_cards_changed (state, viewer);
  g_autofree char *then = changed != NULL ? all_he_sees (changed, viewer) : g_strdup (sees);

  g_clear_pointer (&changed, bs_state_unref);
  if (!g_str_equal (sees, then))
    return g_strdup_printf ("%s sees what lies face down by what follows from it",
                            viewer != NULL ? viewer : "everybody");
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      for (guint j = 0; j < ship->stacks->len; j++)
        {
          const BsStack *stack = ship->stacks->pdata[j];

          for (guint k = 0; k < stack->boarders->len; k++)
            {
              const BsBoarder *boarder = stack->boarders->pdata[k];

              if (lies_face_down (ship, boarder, viewer) && strstr (sees, boarder->name) != NULL)
                return g_strdup_printf ("%s sees who is face down on %s",
                                        viewer != NULL ? viewer : "everybody", ship->id);
            }
        }
    }

  return NULL;
}

/* Everybody and each player in turn: it takes time. */
static char *
check_secrets (const BsState *state)
{
  guint turn = (guint) state->next_question % (state->players->len + 1);

  return check_secrets_of (state,
                           turn > 0 ? ((BsPlayer *) state->players->pdata[turn - 1])->id : NULL);
}

/* What was agreed to end the battle never does so by itself (B9). */
static char *
check_end (const BsState   *before,
           const BsCommand *command,
           const BsState   *after)
{
  if (before->ended || !after->ended || g_str_equal (command->verb, "end"))
    return NULL;
  for (guint i = 0; i < after->ships->len; i++)
    if (bs_ship_in_play (after->ships->pdata[i]))
      return g_strdup_printf ("%s ended the battle, and ships are left", command->verb);

  return NULL;
}

static char *
check (const BsState   *before,
       const BsCommand *command,
       const BsState   *after)
{
  guint n_before = 0, n_after = 0;
  char *wrong = check_cards (after, &n_after);

  if (wrong == NULL)
    wrong = check_end (before, command, after);
  for (guint i = 0; wrong == NULL && i < after->ships->len; i++)
    wrong = check_dock (after, after->ships->pdata[i]);
  for (guint i = 0; wrong == NULL && i < after->ships->len; i++)
    if (((BsShip *) after->ships->pdata[i])->carried_by != NULL)
      wrong = check_carried (after, after->ships->pdata[i]);
  if (wrong != NULL || !before->begun)
    return wrong;

  g_free (check_cards (before, &n_before));
  if (n_before != n_after)
    return g_strdup_printf ("there were %u cards, now there are %u", n_before, n_after);
  for (guint i = 0; i < after->players->len; i++)
    {
      BsId player = ((BsPlayer *) after->players->pdata[i])->id;

      if (!g_str_equal (command->verb, "set") &&
          bs_state_points (before, player) != bs_state_points (after, player))
        return g_strdup_printf ("the points of %s were %d, now they are %d", player,
                                bs_state_points (before, player), bs_state_points (after, player));
    }
  return g_str_equal (command->verb, "next") ? check_secrets (after) : NULL;
}

static void
test_random (void)
{
  RandomGame game = { "boardside 1 game=x-wing extension=boarding",
                      rules->ruleset,
                      rules->catalogue,
                      set_up,
                      propose,
                      check };

  random_player_test (&game, random_player_seed (1), random_player_moves (3000));
}

int
main (int   argc,
      char *argv[])
{
  static char *extensions[] = { (char *) "boarding", NULL };
  g_autoptr (BsLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  rules = bs_library_load (library, "x-wing", extensions, &error);
  g_assert_no_error (error);
  g_test_add_func ("/engine/random/boarding", test_random);
  result = g_test_run ();
  bs_rules_unref (rules);

  return result;
}
