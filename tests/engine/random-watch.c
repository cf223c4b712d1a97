/* random-watch.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-watch.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/effects/bs-damage-now.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-turn.h"
#include "engine/state/bs-question.h"
#include "engine/view/bs-topics.h"

/* What must hold after every move, in any game. Each check gives a sentence about the first thing
 * that does not. */

void
random_watch_init (RandomWatch *self)
{
  *self = (RandomWatch) { 0 };
  self->shields = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->anyway = g_hash_table_new (NULL, NULL);
  self->moves = g_hash_table_new (NULL, NULL);
  self->attacks = g_hash_table_new (NULL, NULL);
}

void
random_watch_clear (RandomWatch *self)
{
  g_hash_table_unref (self->shields);
  g_hash_table_unref (self->anyway);
  g_hash_table_unref (self->moves);
  g_hash_table_unref (self->attacks);
}

static int
count_cards (const GArray *counters)
{
  int sum = 0;

  for (guint i = 0; i < counters->len; i++)
    sum += g_array_index (counters, BsCounter, i).n;
  return sum;
}

static gboolean
is_twice (const GPtrArray *ids,
          BsId            *which)
{
  for (guint i = 0; i < ids->len; i++)
    for (guint j = i + 1; j < ids->len; j++)
      if (ids->pdata[i] == ids->pdata[j])
        {
          *which = ids->pdata[i];
          return TRUE;
        }

  return FALSE;
}

static char *
check_shields (RandomWatch  *self,
               const BsShip *ship,
               gboolean      shields_cloak)
{
  int active = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];
      char *key = g_strdup_printf ("%s/%s", ship->id, section->id);
      int sum = section->active + section->disabled + section->lost;
      gpointer value;

      active += section->active;
      if (!g_hash_table_lookup_extended (self->shields, key, NULL, &value))
        {
          g_hash_table_insert (self->shields, key, GINT_TO_POINTER (sum));
          continue;
        }
      g_free (key);
      if (section->active < 0 || section->disabled < 0 || section->lost < 0)
        return g_strdup_printf ("shields of %s are below zero: %d/%d/%d", ship->id, section->active,
                                section->disabled, section->lost);
      if (sum != GPOINTER_TO_INT (value))
        return g_strdup_printf ("shields of %s are %d in all, not %d", ship->id, sum,
                                GPOINTER_TO_INT (value));
    }
  if (shields_cloak && ship->cloak != BS_CLOAK_NONE && active > 0)
    return g_strdup_printf ("%s is cloaked and has %d active shields", ship->id, active);
  return NULL;
}

static char *
check_counters (const BsState *state,
                const char    *on,
                const GArray  *counters)
{
  for (guint i = 0; i < counters->len; i++)
    {
      const BsCounter *counter = &g_array_index (counters, BsCounter, i);
      const BsToken *token = bs_ruleset_token (state->ruleset, counter->kind);

      if (token != NULL && counter->n < token->min)
        return g_strdup_printf ("%s has %d of %s", on, counter->n, counter->kind);
    }
  return NULL;
}

static char *
check_gone (const BsShip *ship)
{
  if (ship->damage->len > 0 || ship->counters->len > 0 || ship->touching->len > 0)
    return g_strdup_printf ("%s is gone and still has cards, tokens or contacts", ship->id);
  if (ship->cloak != BS_CLOAK_NONE || ship->doomed || ship->docked_to != NULL || ship->tows != NULL)
    return g_strdup_printf ("%s is gone and still cloaked, doomed, docked or towing", ship->id);
  for (guint i = 0; i < ship->sections->len; i++)
    if (((BsSection *) ship->sections->pdata[i])->active +
          ((BsSection *) ship->sections->pdata[i])->disabled >
        0)
      return g_strdup_printf ("%s is gone and still has shields", ship->id);
  return NULL;
}

static char *
check_contacts (const BsState *state,
                const BsShip  *ship)
{
  BsId which;

  if (is_twice (ship->touching, &which))
    return g_strdup_printf ("%s touches %s twice", ship->id, which);
  for (guint i = 0; i < ship->touching->len; i++)
    {
      const BsShip *other = bs_state_ship (state, ship->touching->pdata[i]);

      if (other == NULL || other == ship || !bs_ship_in_play (other) ||
          !g_ptr_array_find (other->touching, ship->id, NULL))
        return g_strdup_printf ("%s touches %s, but not the other way", ship->id,
                                (BsId) ship->touching->pdata[i]);
    }
  return NULL;
}

static char *
check_ship (RandomWatch   *self,
            const BsState *state,
            const BsShip  *ship)
{
  BsId which;
  char *wrong;

  /* A card may bring shields along, before the battle. */
  if (!state->begun)
    g_hash_table_remove_all (self->shields);
  wrong = check_shields (self, ship, bs_ruleset_figure (state->ruleset, "uncloak-moving", 0) == 0);

  if (wrong == NULL)
    wrong = check_counters (state, ship->id, ship->counters);
  if (wrong == NULL && !bs_ship_in_play (ship))
    wrong = check_gone (ship);
  if (wrong == NULL && bs_ship_in_play (ship))
    wrong = check_contacts (state, ship);
  if (wrong != NULL)
    return wrong;

  if (bs_ship_in_play (ship) && is_twice (ship->acted, &which) &&
      !g_hash_table_contains (self->anyway, ship->id))
    return g_strdup_printf ("%s has done the action %s twice this round", ship->id, which);
  if (bs_ship_in_play (ship) && !ship->doomed && bs_damage_is_fatal (state, ship))
    return g_strdup_printf ("%s has %u damage cards and is still there", ship->id,
                            ship->damage->len);
  if (ship->doomed && !bs_damage_is_fatal (state, ship))
    return g_strdup_printf ("%s is doomed, but its hull is not used up", ship->id);
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];

      if (bs_id_ship (card->id) != ship->id || (card->up && card->deck == NULL))
        return g_strdup_printf ("%s has a damage card %s that cannot lie so", ship->id, card->id);
    }
  return NULL;
}

static char *
check_locks (const BsState *state)
{
  int most = bs_ruleset_figure (state->ruleset, "locks-per-ship", 1);

  for (guint i = 0; i < state->locks->len; i++)
    {
      const BsLock *lock = state->locks->pdata[i];
      const BsShip *from = bs_state_ship (state, lock->from), *to = bs_state_ship (state, lock->to);
      int held = 0;

      if (from == NULL || to == NULL || from == to || !bs_ship_in_play (from) ||
          !bs_ship_in_play (to))
        return g_strdup_printf ("the lock %s of %s on %s has no two ends in play", lock->letter,
                                lock->from, lock->to);
      for (guint j = 0; j < state->locks->len; j++)
        {
          const BsLock *other = state->locks->pdata[j];

          held += other->from == lock->from;
          if (i != j && other->letter == lock->letter)
            return g_strdup_printf ("two locks have the letter %s", lock->letter);
          if (i != j && other->from == lock->from && other->to == lock->to)
            return g_strdup_printf ("%s has locked %s twice", lock->from, lock->to);
        }
      if (held > most)
        return g_strdup_printf ("%s has %d locks", lock->from, held);
    }
  return NULL;
}

static int
known_on_ships (const BsState     *state,
                const BsDeckState *deck,
                BsId               face)
{
  int n = 0;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      for (guint j = 0; j < ship->damage->len; j++)
        {
          const BsDamage *card = ship->damage->pdata[j];

          n += card->deck == deck->id && (face == NULL || card->card == face);
        }
    }
  return n;
}

/* With virtual cards each face is where it is as often as the deck has it. */
static char *
check_faces (const BsState     *state,
             const BsDeckState *deck)
{
  const BsDeck *kind = bs_ruleset_deck (state->ruleset, deck->kind);

  for (guint i = 0; i < kind->cards->len; i++)
    {
      const BsDamageCard *card = kind->cards->pdata[i];
      int n = known_on_ships (state, deck, card->id) + bs_counters_get (deck->discard, card->id, 0);

      for (guint j = 0; j < deck->pools->len; j++)
        n += bs_counters_get (((BsCardPool *) deck->pools->pdata[j])->unseen, card->id, 0);
      if (n != card->copies)
        return g_strdup_printf ("deck %s has %d times %s, not %d", deck->id, n, card->id,
                                card->copies);
    }
  return NULL;
}

static char *
check_decks (const BsState *state)
{
  for (guint i = 0; i < state->decks->len; i++)
    {
      const BsDeckState *deck = state->decks->pdata[i];
      const BsDeck *kind = bs_ruleset_deck (state->ruleset, deck->kind);
      int pile = count_cards (deck->discard) + deck->discard_unknown;
      int ships = known_on_ships (state, deck, NULL);
      char *wrong = NULL;

      if (deck->left < 0 || deck->discard_unknown < 0)
        return g_strdup_printf ("deck %s has %d cards, %d unknown in the pile", deck->id,
                                deck->left, deck->discard_unknown);
      if (deck->left + pile + ships != kind->size)
        return g_strdup_printf ("deck %s: %d cards, %d in the pile, %d on ships, not %d in all",
                                deck->id, deck->left, pile, ships, kind->size);
      if (!bs_state_option_is (state, "cards", "real"))
        wrong = check_faces (state, deck);
      if (wrong != NULL)
        return wrong;
    }
  return NULL;
}

static char *
check_order (RandomWatch   *self,
             const BsState *state)
{
  const BsPhase *phase = bs_state_phase (state);
  const BsShip *active = bs_state_ship (state, state->active);
  int last = 0;

  if (state->active != NULL && (active == NULL || !bs_ship_in_play (active)))
    return g_strdup_printf ("%s acts and is not on the table", state->active);
  if (state->order->len > 0 && (phase == NULL || !phase->turns))
    return g_strdup ("ships are due in a phase without turns");
  for (guint i = 0; i < state->order->len; i++)
    {
      const BsDue *due = &g_array_index (state->order, BsDue, i);
      const BsShip *ship = bs_state_ship (state, due->ship);

      if (ship == NULL || !bs_ship_in_play (ship))
        return g_strdup_printf ("%s is due and is not on the table", due->ship);
      if (due->ship == state->active)
        return g_strdup_printf ("%s acts and is due again", due->ship);
      if (ship->deeds.turn_over)
        return g_strdup_printf ("%s had its turn and is due again", due->ship);
      for (guint j = 0; j < i; j++)
        if (g_array_index (state->order, BsDue, j).ship == due->ship &&
            g_array_index (state->order, BsDue, j).stack == due->stack)
          return g_strdup_printf ("%s is due twice", due->ship);
      if (!self->loose && phase->first == NULL && state->ruleset->sizes->len == 0 && i > 0 &&
          (phase->descending ? due->skill > last : due->skill < last))
        return g_strdup_printf ("%s is due in the wrong place", due->ship);
      last = due->skill;
    }
  return NULL;
}

static char *
check_questions (const BsState *state)
{
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];
      const BsShip *on = question->on != NULL ? bs_state_ship_of (state, question->on) : NULL;

      if (question->on != NULL && bs_state_player (state, question->on) == NULL &&
          !question->survives && (on == NULL || !bs_ship_in_play (on)))
        return g_strdup_printf ("%s (%s) is about %s, which is gone", question->id, question->topic,
                                question->on);
      if (question->kind == BS_ASK_CHOICE && question->must && question->answers->len == 0)
        return g_strdup_printf ("%s (%s) must be answered and has no answer", question->id,
                                question->topic);
      if (question->kind == BS_ASK_DICE && question->side == NULL && question->count <= 0)
        return g_strdup_printf ("%s (%s) asks for %d dice", question->id, question->topic,
                                question->count);
      for (guint j = 0; j < i; j++)
        if (((BsQuestion *) state->questions->pdata[j])->id == question->id)
          return g_strdup_printf ("two questions are %s", question->id);
    }
  return NULL;
}

static gboolean
asks_for_side (const BsState *state)
{
  for (guint i = 0; i < state->questions->len; i++)
    if (((BsQuestion *) state->questions->pdata[i])->side != NULL)
      return TRUE;

  return FALSE;
}

static char *
check_attack (const BsState *state)
{
  const BsAttack *attack = state->attack;

  if (attack == NULL)
    return asks_for_side (state) ? g_strdup ("dice of an attack are asked for, and there is none")
                                 : NULL;
  if (!bs_ship_in_play (bs_state_ship (state, attack->ship)) ||
      !bs_ship_in_play (bs_state_ship (state, attack->target)))
    return g_strdup_printf ("%s attacks %s, and not both are there", attack->ship, attack->target);
  if (attack->ship == attack->target)
    return g_strdup_printf ("%s attacks itself", attack->ship);
  return NULL;
}

static guint
teams_left (const BsState *state,
            gboolean       all)
{
  g_autoptr (GPtrArray) teams = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsId team = bs_state_player (state, ship->player)->team;

      if ((all || bs_ship_in_play (ship)) && !g_ptr_array_find (teams, team, NULL))
        g_ptr_array_add (teams, (gpointer) team);
    }
  return teams->len;
}

static char *
check_end (const BsState *state)
{
  if (state->ended && (state->active != NULL || state->turn || state->order->len > 0 ||
                       state->questions->len > 0 || state->attack != NULL))
    return g_strdup ("the battle has ended, and something is still open");
  if (state->ended && (state->teams_won == NULL || state->why_ended == NULL))
    return g_strdup ("the battle has ended, and nobody knows how");
  if (!state->ended && state->begun && state->attack == NULL &&
      bs_turn_must_question (state) == NULL &&
      bs_ruleset_figure (state->ruleset, "last-team-wins", 1) != 0 &&
      (bs_ruleset_figure (state->ruleset, "victory-by-points", 0) == 0 ||
       teams_left (state, FALSE) == 0) &&
      teams_left (state, TRUE) > 1 && teams_left (state, FALSE) < 2)
    return g_strdup ("one team is left, and the battle goes on");
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      for (guint j = 0; player->out && j < state->ships->len; j++)
        if (((BsShip *) state->ships->pdata[j])->player == player->id &&
            bs_ship_in_play (state->ships->pdata[j]))
          return g_strdup_printf ("%s is out and has ships", player->id);
    }
  return NULL;
}

static int
count_up (GHashTable *table,
          BsId        ship)
{
  int n = GPOINTER_TO_INT (g_hash_table_lookup (table, ship)) + 1;

  g_hash_table_insert (table, (gpointer) ship, GINT_TO_POINTER (n));
  return n;
}

/* Nobody moves or attacks twice in a round. */
static char *
check_deeds (RandomWatch     *self,
             const BsState   *before,
             const BsCommand *command)
{
  const char *named = bs_command_get (command, "ship");
  BsId ship = named != NULL ? bs_id_ship (bs_id (named)) : NULL;
  int most = bs_ruleset_figure (before->ruleset, "attacks-per-round", 1);

  if (ship == NULL || g_hash_table_contains (self->anyway, ship))
    return NULL;
  if (g_str_equal (command->verb, "move") &&
      bs_question_find (before, BS_ASK_CHOICE, "free-move", ship) == NULL &&
      count_up (self->moves, ship) > 1)
    return g_strdup_printf ("%s has moved twice this round", ship);
  if (g_str_equal (command->verb, "attack") && !bs_command_has (command, "free") &&
      count_up (self->attacks, ship) > most)
    return g_strdup_printf ("%s has attacked twice this round", ship);
  return NULL;
}

static void
note_time (RandomWatch     *self,
           const BsState   *before,
           const BsCommand *command)
{
  const char *named = bs_command_get (command, "ship");

  if (before->round != self->round)
    {
      g_hash_table_remove_all (self->anyway);
      g_hash_table_remove_all (self->moves);
      g_hash_table_remove_all (self->attacks);
    }
  if (before->round != self->round || before->phase != self->phase)
    self->loose = FALSE;
  self->round = before->round;
  self->phase = before->phase;
  if (command->anyway && named != NULL)
    g_hash_table_add (self->anyway, (gpointer) bs_id_ship (bs_id (named)));
  if (g_str_equal (command->verb, "set"))
    {
      g_hash_table_add (self->anyway,
                        (gpointer) bs_id_ship (bs_id (bs_command_get (command, "on"))));
      self->loose = TRUE;
    }
  self->loose |= command->anyway;
}

char *
random_watch_look (RandomWatch     *self,
                   const BsState   *before,
                   const BsCommand *command,
                   const BsState   *after)
{
  char *wrong;

  note_time (self, before, command);
  wrong = check_deeds (self, before, command);
  for (guint i = 0; wrong == NULL && i < after->ships->len; i++)
    wrong = check_ship (self, after, after->ships->pdata[i]);
  for (guint i = 0; wrong == NULL && i < after->players->len; i++)
    wrong = check_counters (after, ((BsPlayer *) after->players->pdata[i])->id,
                            ((BsPlayer *) after->players->pdata[i])->counters);
  if (wrong == NULL)
    wrong = check_counters (after, "the battle", after->counters);
  if (wrong == NULL)
    wrong = check_locks (after);
  if (wrong == NULL)
    wrong = check_decks (after);
  if (wrong == NULL)
    wrong = check_order (self, after);
  if (wrong == NULL)
    wrong = check_questions (after);
  if (wrong == NULL)
    wrong = check_attack (after);
  if (wrong == NULL)
    wrong = check_end (after);
  return wrong;
}
