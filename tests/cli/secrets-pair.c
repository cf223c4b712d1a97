/* secrets-pair.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "secrets-pair.h"

#include "../engine/random-player.h"

#include "engine/fleet/bs-points.h"

static void
say (Pair       *pair,
     const char *format,
     ...)
{
  va_list args;

  for (int i = 0; i < 2; i++)
    {
      va_start (args, format);
      g_ptr_array_add (pair->lines[i], g_strdup_vprintf (format, args));
      va_end (args);
    }
}

static void
say_each (Pair *pair,
          char *first,
          char *second)
{
  g_ptr_array_add (pair->lines[0], first);
  g_ptr_array_add (pair->lines[1], second);
}

/* Of the one whose secrets differ: nobody can tell these from each other. */
static char *
hidden_card (GRand      *rand,
             const char *ship,
             int         points)
{
  static const char *const names[] = { "Qwertz", "Grapnel", "Rope", "Data" };
  const char *name = names[g_rand_int_range (rand, 0, 4)];

  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      return g_strdup_printf ("equip ship=%s card=boarding-gear points=%d", ship, points);
    case 1:
      return g_strdup_printf ("equip ship=%s name=%s points=%d slot=crew unique hidden", ship, name,
                              points);
    case 2:
      return g_strdup_printf (
        "equip ship=%s name=%s points=%d as=%s slot=cannon actions=boost hidden", ship, name,
        points, "secret");
    case 3:
      return g_strdup_printf ("equip ship=%s card=engine-upgrade points=%d hidden", ship, points);
    default:
      return g_strdup_printf ("equip ship=%s card=vaksai points=%d hidden", ship, points);
    }
}

static char *
boarder (GRand      *rand,
         const char *stack,
         int         points)
{
  static const char *const names[] = { "Lando", "Leia", "Chewie", "Falcon", "Zz" };

  return g_strdup_printf ("boarder ship=%s name=%s%d points=%d%s", stack,
                          names[g_rand_int_range (rand, 0, 5)], g_rand_int_range (rand, 0, 99),
                          points, random_player_chance (rand, 30) ? " unique" : "");
}

static void
add_secrets (Pair       *pair,
             const char *ship,
             const char *stack,
             gboolean    differs)
{
  GRand *rand = pair->rand;
  int n = g_rand_int_range (rand, 0, 3);

  if (random_player_chance (rand, 80))
    {
      g_autofree char *both = hidden_card (rand, ship, 5);

      if (differs && random_player_chance (rand, 50))
        say_each (pair, hidden_card (rand, ship, g_rand_int_range (rand, 0, 9)),
                  hidden_card (rand, ship, g_rand_int_range (rand, 0, 9)));
      else if (random_player_chance (rand, 70))
        say (pair, "equip ship=%s card=boarding-gear", ship);
      else
        say (pair, "%s", both);
    }
  if (random_player_chance (rand, 40))
    say (pair, "equip ship=%s name=Open%s slot=crew points=%d", ship, ship,
         g_rand_int_range (rand, 1, 9));
  for (int i = 0; i < n; i++)
    {
      char *one = boarder (rand, stack, g_rand_int_range (rand, 0, 50));
      gboolean same = !differs || random_player_chance (rand, i == 0 ? 80 : 20);

      say_each (pair, one,
                same ? g_strdup (one) : boarder (rand, stack, g_rand_int_range (rand, 0, 50)));
    }
}

static void
add_ship (Pair *pair,
          int   player,
          int   number)
{
  GRand *rand = pair->rand;
  int kind = g_rand_int_range (rand, 0, 10);
  g_autofree char *id = g_strdup_printf ("s%d%d", player, number);
  g_autofree char *stack = g_strconcat (id,
                                        kind < 9                          ? ""
                                        : random_player_chance (rand, 50) ? "/a"
                                                                          : "/b",
                                        NULL);

  if (kind < 3)
    say (pair,
         "ship id=%s player=p%d name=Small%s size=small seats=single attack=2 agility=2 hull=3 "
         "shields=0 skill=%d points=%d "
         "actions=focus,evade,target-lock slots=crew,modification",
         id, player, id, g_rand_int_range (rand, 1, 10), g_rand_int_range (rand, 4, 40));
  else if (kind < 9)
    say (pair,
         "ship id=%s player=p%d name=Large%s size=large seats=multi crew-limit=7 attack=3 "
         "agility=1 hull=6 shields=1 skill=%d "
         "points=%d actions=focus,target-lock,coordinate slots=crew,cannon",
         id, player, id, g_rand_int_range (rand, 1, 10), g_rand_int_range (rand, 4, 60));
  else
    say (pair,
         "ship id=%s player=p%d name=Huge%s size=huge seats=multi crew-limit=99 skill=4 "
         "fore-hull=4 fore-shields=1 "
         "fore-attack=4 fore-agility=0 aft-hull=3 aft-shields=0 aft-agility=0 points=%d "
         "actions=target-lock",
         id, player, id, g_rand_int_range (rand, 40, 100));
  add_secrets (pair, id, stack, player == 0);
}

static int
points_of (Pair *pair,
           int   side)
{
  return bs_state_points (bs_session_get_state (pair->sessions[side]), bs_id ("p0"));
}

void
secrets_pair_note (Pair       *pair,
                   int         side,
                   const char *line)
{
  g_string_append_printf (pair->script[side], "%s\n", line);
}

/* Does the lines that wait. */
static void
build (Pair *pair)
{
  for (int i = 0; i < 2; i++)
    {
      for (guint j = 0; j < pair->lines[i]->len; j++)
        {
          g_autofree char *line = g_strconcat (pair->lines[i]->pdata[j], " anyway", NULL);
          g_autoptr (BsVerdict) verdict = bs_session_perform_line (pair->sessions[i], line, NULL);

          secrets_pair_note (pair, i, line);
        }
      g_ptr_array_set_size (pair->lines[i], 0);
    }
}

/* Who has fewer points is told, so both battles have as many: one more card, face down, makes up
 * for the difference. */
static void
even_out (Pair *pair)
{
  int most = MAX (points_of (pair, 0), points_of (pair, 1)) + 5;

  say_each (pair,
            g_strdup_printf ("equip ship=s00 name=Filler points=%d fixed-points hidden",
                             most - points_of (pair, 0)),
            g_strdup_printf ("equip ship=s00 name=Other points=%d fixed-points hidden",
                             most - points_of (pair, 1)));
  build (pair);
  g_assert_cmpint (points_of (pair, 0), ==, points_of (pair, 1));
}

/* Somebody hangs on an enemy already, so that there are melees: with a declaration or, for the
 * owner to say, without. */
static void
add_docks (Pair *pair)
{
  for (int i = 0; i + 1 < pair->ships; i++)
    {
      int other = g_rand_int_range (pair->rand, i + 1, pair->ships);

      if (i % pair->players == other % pair->players || random_player_chance (pair->rand, 30))
        continue;
      say (pair, "set on=s%d%d status=immobilised", other % pair->players, other / pair->players);
      say (pair, "set on=s%d%d docked_to=s%d%d%s", i % pair->players, i / pair->players,
           other % pair->players, other / pair->players,
           random_player_chance (pair->rand, 80) ? " declared=board" : "");
    }
}

void
secrets_pair_begin (Pair    *pair,
                    gboolean equal)
{
  GString *order = g_string_new ("begin initiative=p0");

  for (int i = 1; i < pair->players; i++)
    g_string_append_printf (order, ",p%d", i);
  say (pair, "%s", equal && random_player_chance (pair->rand, 50) ? "begin" : order->str);
  g_string_free (order, TRUE);
  if (random_player_chance (pair->rand, 70))
    {
      say (pair, "next");
      add_docks (pair);
      for (int i = g_rand_int_range (pair->rand, 0, 4); i > 0; i--)
        say (pair, "next");
    }
  else
    for (int i = 0; i < pair->ships; i++)
      if (random_player_chance (pair->rand, 50))
        say (pair, "set on=s%d%d status=immobilised", i % pair->players, i / pair->players);
  build (pair);
}

static BsSession *
new_session (BsLibrary *library,
             guint32    seed)
{
  g_autoptr (BsCommand) header =
    bs_command_parse ("boardside 1 game=x-wing extension=boarding", NULL);
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_new (library, header, &error);

  g_assert_no_error (error);
  bs_session_set_seed (session, seed);
  return session;
}

void
secrets_pair_init (Pair      *pair,
                   BsLibrary *library,
                   guint32    seed)
{
  pair->rand = g_rand_new_with_seed (seed);
  for (int i = 0; i < 2; i++)
    {
      pair->sessions[i] = new_session (library, seed);
      pair->lines[i] = g_ptr_array_new_with_free_func (g_free);
      pair->script[i] = g_string_new (NULL);
    }
}

void
secrets_pair_clear (Pair *pair)
{
  g_rand_free (pair->rand);
  for (int i = 0; i < 2; i++)
    {
      g_object_unref (pair->sessions[i]);
      g_ptr_array_unref (pair->lines[i]);
      g_string_free (pair->script[i], TRUE);
    }
}

void
secrets_pair_muster (Pair    *pair,
                     gboolean equal)
{
  pair->players = g_rand_int_range (pair->rand, 2, 4);
  pair->ships = g_rand_int_range (pair->rand, pair->players, 8);
  for (int i = 0; i < pair->players; i++)
    say (pair, "player id=p%d edge=%s", i, i == 0 ? "north" : i == 1 ? "south" : "east");
  for (int i = 0; i < pair->ships; i++)
    add_ship (pair, i % pair->players, i / pair->players);
  build (pair);
  if (equal)
    even_out (pair);
}

/* How many of the cards that may differ still lie face down. */
guint
secrets_count_hidden (BsSession *session)
{
  const BsState *state = bs_session_get_state (session);
  guint n = 0;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player != bs_id ("p0"))
        continue;
      for (guint j = 0; j < ship->parts->len; j++)
        n += ((BsShipPart *) ship->parts->pdata[j])->hidden;
      for (guint j = 0; j < ship->stacks->len; j++)
        {
          const BsStack *stack = ship->stacks->pdata[j];

          for (guint k = 0; k < stack->boarders->len; k++)
            n += !((BsBoarder *) stack->boarders->pdata[k])->seen;
        }
    }
  return n;
}

static void
append_open (GString      *text,
             const char   *name,
             int           points)
{
  g_string_append_printf (text, "%s %d\n", name, points);
}

/* What has been shown of it, with its points: as long as that is the same, the battles are the same
 * to the others. */
char *
secrets_what_is_open (BsSession *session)
{
  const BsState *state = bs_session_get_state (session);
  const BsShip *ship;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->ships->len; i++)
    {
      ship = state->ships->pdata[i];
      for (guint j = 0; j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];

          if (!part->hidden)
            append_open (text, part->id, part->points);
        }
      for (guint j = 0; j < ship->stacks->len; j++)
        {
          const BsStack *stack = ship->stacks->pdata[j];

          for (guint k = 0; k < stack->boarders->len; k++)
            if (((BsBoarder *) stack->boarders->pdata[k])->seen)
              append_open (text, ((BsBoarder *) stack->boarders->pdata[k])->name,
                           ((BsBoarder *) stack->boarders->pdata[k])->points);
        }
    }
  for (guint i = 0; i < state->players->len; i++)
    for (guint j = 0; j < ((BsPlayer *) state->players->pdata[i])->pile->len; j++)
      {
        const BsBoarder *card = ((BsPlayer *) state->players->pdata[i])->pile->pdata[j];

        append_open (text, card->name, card->points);
      }
  return g_string_free (text, FALSE);
}
