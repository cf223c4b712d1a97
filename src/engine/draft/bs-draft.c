/* bs-draft.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-draft.h"

#include "engine/ground/bs-chance.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-effect.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-question.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-event.h"

#include <string.h>

/**
 * bs_draft_ship:
 * @self: a draft
 * @id: a ship, or what belongs to one
 *
 * Returns: (transfer none) (nullable): the ship, to be changed
 */
BsShip *
bs_draft_ship (BsDraft *self,
               BsId     id)
{
  BsId ship_id = id != NULL ? bs_id_ship (id) : NULL;

  for (guint i = 0; i < self->state->ships->len; i++)
    {
      BsShip *ship = self->state->ships->pdata[i];

      if (ship->id != ship_id)
        continue;
      if (g_atomic_ref_count_compare (&ship->ref, 1))
        return ship;
      self->state->ships->pdata[i] = bs_ship_copy (ship);
      bs_ship_unref (ship);
      return self->state->ships->pdata[i];
    }

  return NULL;
}

/**
 * bs_draft_untouch:
 * @self: a draft
 * @ship: a ship
 *
 * The ship touches no other any more, and none touches it: it moves on, leaves the table, or an
 * effect parts them.
 */
void
bs_draft_untouch (BsDraft *self,
                  BsId     ship)
{
  const BsShip *mover = bs_state_ship_of (self->state, ship);

  if (mover == NULL)
    return;
  if (mover->touching->len > 0)
    g_ptr_array_set_size (bs_draft_ship (self, ship)->touching, 0);
  for (guint i = 0; i < self->state->ships->len; i++)
    {
      const BsShip *other = self->state->ships->pdata[i];

      if (g_ptr_array_find (other->touching, bs_id_ship (ship), NULL))
        g_ptr_array_remove (bs_draft_ship (self, other->id)->touching,
                            (gpointer) bs_id_ship (ship));
    }
}

/**
 * bs_draft_player:
 * @self: a draft
 * @id: a player
 *
 * Returns: (transfer none) (nullable): the player, to be changed
 */
BsPlayer *
bs_draft_player (BsDraft *self,
                 BsId     id)
{
  for (guint i = 0; i < self->state->players->len; i++)
    {
      BsPlayer *player = self->state->players->pdata[i];

      if (player->id != id)
        continue;
      if (g_atomic_ref_count_compare (&player->ref, 1))
        return player;
      self->state->players->pdata[i] = bs_player_copy (player);
      bs_player_unref (player);
      return self->state->players->pdata[i];
    }

  return NULL;
}

/**
 * bs_draft_attack:
 * @self: a draft
 *
 * Returns: (transfer none) (nullable): the attack under way, to be changed
 */
BsAttack *
bs_draft_attack (BsDraft *self)
{
  BsAttack *attack = self->state->attack;

  if (attack == NULL || g_atomic_ref_count_compare (&attack->ref, 1))
    return attack;

  self->state->attack = bs_attack_copy (attack);
  bs_attack_unref (attack);
  return self->state->attack;
}

/**
 * bs_draft_fail:
 * @self: a draft
 * @format: a translated sentence, without a full stop
 * @...: its places
 *
 * Says that the command means nothing here; the first failure stands.
 */
void
bs_draft_fail (BsDraft    *self,
               const char *format,
               ...)
{
  va_list args;
  char *text;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  if (self->error == NULL)
    self->error = g_error_new_literal (BS_ERROR, BS_ERROR_MEANINGLESS, text);
  g_free (text);
}

static void
fill_name (BsDraft    *self,
           BsEventArg *arg,
           BsId        id)
{
  const BsShip *ship;
  const BsPlayer *player;
  BsShipPart *part;

  /* Callers may hand on what a command tells. */
  id = id != NULL ? bs_id (id) : NULL;
  ship = bs_state_ship_of (self->state, id);
  arg->id = id;
  if (arg->say == BS_SAY_SHIP && ship != NULL)
    arg->text = bs_fleet_ship_name (self->state, ship);
  else if (arg->say == BS_SAY_PLAYER)
    {
      player = bs_state_player (self->state, id);
      arg->text = g_strdup (player != NULL && player->name != NULL ? player->name : id);
    }
  else if (arg->say == BS_SAY_CARD && ship != NULL)
    {
      part = bs_ship_part (ship, id);
      arg->text = g_strdup (part != NULL ? part->name : ship->name);
      arg->id = part != NULL ? part->card : ship->card;
    }
}

/* What lies face down is told to its owner alone. */
static BsId
only_viewer (const BsDraft *self,
             BsId           card)
{
  const BsShip *ship = card != NULL ? bs_state_ship_of (self->state, bs_id (card)) : NULL;
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, bs_id (card)) : NULL;

  return part != NULL && part->hidden ? ship->player : NULL;
}

/**
 * bs_draft_tell:
 * @self: a draft
 * @kind: name of a kind of event
 * @...: name, BsSay and value for each place (an int for %BS_SAY_INT, else a string), then %NULL
 *
 * Returns: (transfer none): the event, at the end of the draft's list
 */
BsEvent *
bs_draft_tell (BsDraft    *self,
               const char *kind,
               ...)
{
  BsEvent *event = bs_event_new (kind);
  const char *name;
  va_list args;

  va_start (args, kind);
  while ((name = va_arg (args, const char *)) != NULL)
    {
      BsEventArg arg = { bs_id (name), va_arg (args, int), 0, NULL, NULL };

      if (arg.say == BS_SAY_INT)
        arg.n = va_arg (args, int);
      else
        {
          const char *value = va_arg (args, const char *);

          if (arg.say == BS_SAY_TEXT || arg.say == BS_SAY_FACES || arg.say == BS_SAY_VALUES ||
              arg.say == BS_SAY_SET)
            arg.text = g_strdup (value != NULL ? value : "");
          else
            fill_name (self, &arg, value);
          if (arg.say == BS_SAY_CARD && event->viewer == NULL)
            event->viewer = only_viewer (self, value);
          if (arg.say == BS_SAY_SHIP && event->ship == NULL)
            event->ship = arg.id;
        }
      g_array_append_val (event->args, arg);
    }
  va_end (args);

  g_ptr_array_add (self->events, event);
  return event;
}

/* Takes the next @count values that the command names for @argument; NULL if it names too few. */
static char **
take (BsDraft    *self,
      const char *argument,
      int         count)
{
  g_auto (GStrv) all = bs_command_get_list (self->command, argument);
  int used = GPOINTER_TO_INT (g_hash_table_lookup (self->taken, argument));
  char **some;

  if (all == NULL || (int) g_strv_length (all) < used + count)
    return NULL;

  some = g_new0 (char *, count + 1);
  for (int i = 0; i < count; i++)
    some[i] = g_strdup (all[used + i]);
  g_hash_table_insert (self->taken, (gpointer) argument, GINT_TO_POINTER (used + count));
  return some;
}

/* Writes what chance brought into the command, behind what it brought before. */
static void
note (BsDraft    *self,
      const char *argument,
      BsId        value)
{
  const char *before = bs_command_get (self->command, argument);
  int used = GPOINTER_TO_INT (g_hash_table_lookup (self->taken, argument));
  g_autofree char *after =
    before != NULL && *before != '\0' ? g_strconcat (before, ",", value, NULL) : g_strdup (value);

  bs_command_set (self->command, argument, after);
  g_hash_table_insert (self->taken, (gpointer) argument, GINT_TO_POINTER (used + 1));
}

static BsId
pick_counter (const GArray *counters,
              int           index)
{
  for (guint i = 0; i < counters->len; i++)
    {
      const BsCounter *counter = &g_array_index (counters, BsCounter, i);

      if (index < counter->n)
        return counter->kind;
      index -= counter->n;
    }

  return NULL;
}

static int
count_all (const GArray *counters)
{
  int sum = 0;

  for (guint i = 0; i < counters->len; i++)
    sum += g_array_index (counters, BsCounter, i).n;
  return sum;
}

/**
 * bs_draft_faces:
 * @self: a draft
 * @argument: the argument that tells or takes the faces, a static string
 * @die: id of the die
 * @count: how many
 * @faces: array of BsId, filled
 *
 * Rolls dice: as the command tells, else by chance, which is written into the command. A command
 * that tells the faces may tell another number than @count: the table is right.
 *
 * Returns: %FALSE if nobody tells and nothing is left to chance
 */
gboolean
bs_draft_faces (BsDraft    *self,
                const char *argument,
                BsId        die,
                int         count,
                GArray     *faces)
{
  const BsDie *kind = bs_ruleset_die (self->state->ruleset, die);
  g_auto (GStrv) told = bs_command_get_list (self->command, argument);

  if (told != NULL)
    {
      for (guint i = 0; told[i] != NULL; i++)
        {
          BsId face = bs_id (told[i]);

          g_array_append_val (faces, face);
        }
      return TRUE;
    }
  if (count > 0 && (self->chance == NULL || kind == NULL || kind->n_sides <= 0))
    return FALSE;

  bs_command_set (self->command, argument, "");
  for (int i = 0; i < count; i++)
    {
      BsId face = pick_counter (kind->sides, bs_chance_number (self->chance, kind->n_sides));

      g_array_append_val (faces, face);
      note (self, argument, face);
    }
  return TRUE;
}

/**
 * bs_draft_pick:
 * @self: a draft
 * @argument: the argument that tells or takes the choice, a static string
 * @counters: array of BsCounter: what there is, and how many of each
 *
 * Returns: (nullable): what the command names next, else one by chance; %NULL if neither
 */
BsId
bs_draft_pick (BsDraft      *self,
               const char   *argument,
               const GArray *counters)
{
  g_auto (GStrv) told = take (self, argument, 1);
  int sum = count_all (counters);
  BsId picked;

  if (told != NULL)
    return bs_id (told[0]);
  if (self->chance == NULL || sum <= 0)
    return NULL;

  picked = pick_counter (counters, bs_chance_number (self->chance, sum));
  note (self, argument, picked);
  return picked;
}

/**
 * bs_draft_shuffle:
 * @self: a draft
 * @argument: the argument that tells or takes the order
 * @ids: array of BsId, put into a random order
 */
void
bs_draft_shuffle (BsDraft    *self,
                  const char *argument,
                  GPtrArray  *ids)
{
  g_autoptr (GArray) rest = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  guint n = ids->len;

  for (guint i = 0; i < n; i++)
    bs_counters_set (rest, ids->pdata[i], 1);
  for (guint i = 0; i < n; i++)
    {
      BsId picked = bs_draft_pick (self, argument, rest);

      if (picked == NULL || bs_counters_get (rest, picked, 0) == 0)
        return;
      bs_counters_set (rest, picked, 0);
      ids->pdata[i] = (gpointer) picked;
    }
}

/**
 * bs_draft_add_token:
 * @self: a draft
 * @ship: a ship
 * @token: kind of token
 * @n: how many more, negative for fewer; never below the token's least number
 */
void
bs_draft_add_token (BsDraft *self,
                    BsId     ship,
                    BsId     token,
                    int      n)
{
  BsShip *owner = bs_draft_ship (self, ship);
  const BsToken *kind = bs_ruleset_token (self->state->ruleset, token);
  int least = kind != NULL ? kind->min : 0;
  int most = kind != NULL && kind->max > 0 ? kind->max : G_MAXINT;

  if (owner != NULL)
    bs_counters_set (owner->counters, token, CLAMP (bs_ship_count (owner, token) + n, least, most));
}

/**
 * bs_draft_use:
 * @self: a draft
 * @effect: an effect that speaks
 * @self_ship: (nullable): the ship that speaks
 * @source: (nullable): the card the effect stands on
 *
 * Uses up its limit.
 */
void
bs_draft_use (BsDraft        *self,
              const BsEffect *effect,
              BsId            self_ship,
              BsId            source)
{
  BsShip *ship = effect->limit != NULL ? bs_draft_ship (self, self_ship) : NULL;
  BsId key;

  if (ship == NULL)
    return;

  key = bs_effect_used_key (effect, source);
  if (!bs_ship_used (ship, key))
    g_ptr_array_add (ship->used, (gpointer) key);
  if (bs_effect_token (effect) != NULL && bs_ship_part (ship, source) != NULL)
    {
      g_autofree char *triggered =
        g_strdup_printf (BS_TRIGGERED "%s", bs_effect_token (effect), source);

      if (!bs_ship_used (ship, triggered))
        g_ptr_array_add (ship->used, (gpointer) bs_id (triggered));
    }
}

/**
 * bs_effect_token:
 * @effect: an effect
 *
 * Returns: (nullable): the action token that triggers the ability, and must lie there for it
 */
BsId
bs_effect_token (const BsEffect *effect)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsCondition *condition = &g_array_index (effect->conditions, BsCondition, i);

      if (g_str_equal (condition->attr.name, "has") &&
          g_strcmp0 (condition->rule, "token-missing") == 0)
        return condition->attr.text;
    }

  return NULL;
}

/**
 * bs_effect_used_key:
 * @effect: an effect with a limit
 * @source: (nullable): the card it stands on; two equal cards have a limit each
 *
 * Returns: what stands in the ship's list when the limit is used up
 */
BsId
bs_effect_used_key (const BsEffect *effect,
                    BsId            source)
{
  g_autofree char *key =
    g_strconcat (effect->limit, ":", effect->id, "@", source != NULL ? source : "", NULL);

  return bs_id (key);
}

/**
 * bs_draft_ask:
 * @self: a draft
 * @topic: a row of the table of topics
 * @kind: what answers it
 * @must: whether it holds up `next`
 * @player: (nullable): who answers
 * @on: (nullable): ship or part it is about
 *
 * Puts a question at the end of the list, with the next id.
 *
 * Returns: (transfer none): the question, to be filled further
 */
BsQuestion *
bs_draft_ask (BsDraft    *self,
              const char *topic,
              BsAskKind   kind,
              gboolean    must,
              BsId        player,
              BsId        on)
{
  BsQuestion *question = bs_question_new (bs_id (topic), kind);
  g_autofree char *id = g_strdup_printf ("q%d", self->state->next_question++);

  question->id = bs_id (id);
  question->must = must;
  question->player = player;
  question->on = on;
  g_ptr_array_add (self->state->questions, question);
  return question;
}

/**
 * bs_draft_unask:
 * @self: a draft
 * @question: an open question
 *
 * Takes it off the list; nothing else happens.
 */
void
bs_draft_unask (BsDraft          *self,
                const BsQuestion *question)
{
  g_ptr_array_remove (self->state->questions, (gpointer) question);
}

/**
 * bs_draft_lapse:
 * @self: a draft
 * @question: an open question
 *
 * Nobody answered: it goes, with what its topic does then.
 */
void
bs_draft_lapse (BsDraft          *self,
                const BsQuestion *question)
{
  BsQuestion *kept = bs_question_ref ((BsQuestion *) question);

  bs_draft_unask (self, kept);
  self->roof->lapse (self, kept);
  bs_question_unref (kept);
}

/**
 * bs_draft_announce:
 * @self: a draft
 * @news: what happens
 * @ship: (nullable): to which ship
 * @how: how it leaves, where it does
 * @by: (nullable): ship that did it
 *
 * Tells the mechanisms that hear of it, in the order of the roof.
 */
void
bs_draft_announce (BsDraft *self,
                   BsNews   news,
                   BsId     ship,
                   BsStatus how,
                   BsId     by)
{
  for (const BsHearer *hearer = self->roof->hearers; hearer->hear != NULL; hearer++)
    if (hearer->news == news)
      hearer->hear (self, ship, how, by);
}
