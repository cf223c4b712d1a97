/* many.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Battles with very many of one kind, as somebody could make them up: for the test of bounds and
 * for tools/bench. */

#include "engine/bs-battle.h"
#include "model/battle/bs-session.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *before;    /* lines; {ships} stands for twenty ships, s0 to s19, of both players */
  const char *each; /* lines, again and again: {i} counts, {j} and {k} go round the twenty ships,
                       never the same one */
  const char *list;      /* (nullable) the list in the JSON that must not grow without end */
} Many;

#define MANY_HEADER "boardside 1 game=x-wing extension=boarding"
#define MANY_PLAYERS "player id=a faction=rebel\nplayer id=b faction=scum\n"
#define MANY_SHIP                                                                                  \
  "size=large seats=multi attack=3 agility=1 hull=900 shields=5 pilot=P leader-points=4 "          \
  "actions=focus,target-lock"
#define MANY_BEGUN MANY_PLAYERS "{ships}begin initiative=a,b\n"

static const Many many[] = {
  { "players", "", "player id=p{i}", "players" },
  { "ships", MANY_PLAYERS, "ship id=t{i} player=a skill=1 " MANY_SHIP, "ships" },
  { "cluster", MANY_PLAYERS "ship id=c player=a skill=1 " MANY_SHIP,
    "ship id=t{i} player=b skill=1 " MANY_SHIP "\nset on=t{i} docked_to=c", "ships" },
  { "boarders", MANY_PLAYERS "{ships}", "boarder ship=s0 name=B points=2", "boarders" },
  { "upgrades", MANY_PLAYERS "{ships}", "equip ship=s0 name=E points=2 slot=crew", "upgrades" },
  { "gear", MANY_PLAYERS "{ships}", "equip ship=s0 card=boarding-gear as=g{i}", "upgrades" },
  { "weapons", MANY_PLAYERS "{ships}",
    "equip ship=s0 name=W points=2 slot=missile weapon-attack=3 range-min=1 range-max=3",
    "upgrades" },
  { "modifiers", MANY_BEGUN,
    "set on=s0 modifiers.{i}.number=attack-dice modifiers.{i}.amount=1 modifiers.{i}.until=battle",
    "modifiers" },
  { "damage", MANY_BEGUN, "damage ship=s{j} hits=1", NULL },
  { "due", MANY_BEGUN, "set on=battle due.{i}.ship=s0", "due" },
  { "fallen", MANY_BEGUN, "set on=battle fallen.{i}.ship=s0", "fallen" },
  { "notes", MANY_BEGUN, "note text=x{i}", NULL },
  { "tokens", MANY_BEGUN, "token on=s{j} kind=focus add", NULL },
  { "dice", MANY_BEGUN, "roll die=attack count=3 faces=hit,hit,crit", NULL },
  { "locks", MANY_BEGUN, "lock ship=s{j} target=s{k}", NULL },
  { "attacks", MANY_BEGUN, "attack ship=s{j} target=s{k} range=1", NULL },
  { "docks", MANY_BEGUN, "set on=s{j} docked_to=s{k}", NULL },
  { "rounds", MANY_BEGUN, "next", NULL },
  { "mustered", MANY_PLAYERS, "ship id=t{i} player=a skill=1 " MANY_SHIP "\ndrop on=t{i}", NULL },
};

static inline char *
many_replace (const char *text,
              const char *place,
              const char *by)
{
  g_auto (GStrv) pieces = g_strsplit (text, place, -1);

  return g_strjoinv (by, pieces);
}

static inline char *
many_number (const char *text,
             const char *place,
             guint       number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  return many_replace (text, place, digits);
}

static inline char *
many_twenty_ships (void)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < 20; i++)
    g_string_append_printf (lines, "ship id=s%u player=%s skill=%u " MANY_SHIP "\n", i,
                            i % 2 == 0 ? "a" : "b", i % 9 + 1);

  return g_string_free (lines, FALSE);
}

static inline char *
many_lines_before (const Many *kind)
{
  g_autofree char *ships = many_twenty_ships ();

  return many_replace (kind->before, "{ships}", ships);
}

static inline char *
many_lines_of (const Many *kind,
               guint       i)
{
  g_autofree char *once = many_number (kind->each, "{i}", i);
  g_autofree char *twice = many_number (once, "{j}", i % 20);

  return many_number (twice, "{k}", (i % 20 + i / 20 % 19 + 1) % 20);
}

/* Applies lines, as reading a record does; gives the battle behind the last one that means
 * something, and what was said of the others. */
static inline BsState *
many_apply (BsState    *state,
            const char *text,
            GError    **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) events =
        g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
      BsCommand *command = *lines[i] != '\0' ? bs_command_parse (lines[i], NULL) : NULL;
      BsState *after = command != NULL ? bs_apply (state, command, NULL, events,
                                                   error != NULL && *error == NULL ? error : NULL)
                                       : NULL;

      g_clear_pointer (&command, bs_command_free);
      if (after == NULL)
        continue;
      bs_state_unref (state);
      state = after;
    }

  return state;
}

static inline BsState *
many_begin (BsLibrary  *library,
            const Many *kind)
{
  g_autoptr (BsCommand) header = bs_command_parse (MANY_HEADER, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_session_new (library, header, &error);
  g_autofree char *lines = many_lines_before (kind);
  BsState *state;

  g_assert_no_error (error);
  state = many_apply (bs_state_ref ((BsState *) bs_session_get_state (session)), lines, &error);
  g_assert_no_error (error);

  return state;
}
