/* reach-battles.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "reach.h"

#include "engine/rules/bs-catalogue.h"
#include "model/library/bs-library.h"

/* Battles made up for the random test: cards that act, huge ships, ships that hang together. What
 * the judge refuses is left out. */

static void G_GNUC_PRINTF (2, 3)
add (GPtrArray  *lines,
     const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (lines, g_strdup_vprintf (format, args));
  va_end (args);
}

static const char *
any (GRand             *rand,
     const char *const *words)
{
  return words[g_rand_int_range (rand, 0, g_strv_length ((GStrv) words))];
}

/* Cards of each kind: actions with a target, tokens, rerolls, free actions and attacks. */
static void
add_cards (GRand             *rand,
           GPtrArray         *lines,
           const char        *ship,
           const char *const *cards)
{
  int n = g_rand_int_range (rand, 1, 5);

  for (int i = 0; i < n; i++)
    add (lines, "equip ship=%s card=%s as=%s/u%d anyway", ship, any (rand, cards), ship, i);
}

/* Any cards of the catalogue beside those that are sure to act. */
static void
add_any_card (GRand             *rand,
              GPtrArray         *lines,
              const char        *ship,
              const BsCatalogue *catalogue)
{
  for (int tries = 0; tries < 400; tries++)
    {
      const BsCard *card =
        catalogue->cards->pdata[g_rand_int_range (rand, 0, catalogue->cards->len)];

      if (!g_str_equal (card->kind, "upgrade"))
        continue;
      add (lines, "equip ship=%s card=%s anyway", ship, card->id);
      return;
    }
}

GPtrArray *
reach_attack_wing (GRand             *rand,
                   const BsCatalogue *catalogue)
{
  static const char *const ships[] = { "enterprise-d", "maht-ha", "khazara", "enterprise",
                                       "reliant",      "apnex",   NULL };
  static const char *const captains[] = { "william-t-riker", "jean-luc-picard",
                                          "james-t-kirk",    "toreth",
                                          "martok",          "mirok",
                                          "gorkon",          NULL };
  static const char *const cards[] = { "miles-obrien",
                                       "tractor-beam",
                                       "photon-torpedoes",
                                       "bochra",
                                       "nvek",
                                       "data",
                                       "geordi-la-forge",
                                       "konmel",
                                       "engage",
                                       "fire-all-weapons",
                                       "counter-attack",
                                       "tactical-station",
                                       "plasma-torpedoes",
                                       "spock",
                                       "scotty",
                                       "montgomery-scott",
                                       "cloaked-attack",
                                       "worf",
                                       "deanna-troi",
                                       NULL };
  static const char *const factions[] = { "federation", "klingon", "romulan" };
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  int players = g_rand_int_range (rand, 0, 4) > 0 ? 2 : 3;

  for (int i = 0; i < players; i++)
    add (lines, "player id=p%d faction=%s", i, factions[i]);
  if (g_rand_int_range (rand, 0, 3) == 0)
    add (lines, "option cards=real");
  for (int i = 0; i < players; i++)
    for (int n = players == 2 ? g_rand_int_range (rand, 0, 2) : 0; n >= 0; n--)
      {
        g_autofree char *id = g_strdup_printf ("s%d%d", i, n);

        if (g_rand_int_range (rand, 0, 4) == 0)
          add (lines,
               "ship id=%s player=p%d name=\"Hand %s\" attack=3 agility=2 hull=3 shields=2 "
               "skill=%d actions=evade,scan,cloak",
               id, i, id, g_rand_int_range (rand, 1, 10));
        else
          add (lines, "ship id=%s player=p%d card=%s captain=%s anyway", id, i, any (rand, ships),
               any (rand, captains));
        add_cards (rand, lines, id, cards);
        add_any_card (rand, lines, id, catalogue);
      }
  add (lines, "begin anyway");

  return lines;
}

static void
add_crew (GRand      *rand,
          GPtrArray  *lines,
          const char *id,
          const char *stack)
{
  if (g_rand_int_range (rand, 0, 5) > 0)
    add (lines, "equip ship=%s card=boarding-gear", id);
  for (int n = g_rand_int_range (rand, 0, 3); n > 0; n--)
    add (lines, "boarder ship=%s%s name=Zz%s%d points=%d", id, stack, id, n,
         g_rand_int_range (rand, 4, 50));
}

static void
add_boarding_ship (GRand             *rand,
                   GPtrArray         *lines,
                   const char        *id,
                   int                player,
                   const BsCatalogue *catalogue)
{
  static const char *const pilots[] = { "wedge-antilles", "luke-skywalker", "darth-vader",
                                        "howlrunner", NULL };
  static const char *const ships[] = { "x-wing", "x-wing", "tie-advanced", "tie-fighter", NULL };
  int kind = g_rand_int_range (rand, 0, 12), pilot = g_rand_int_range (rand, 0, 4);

  if (kind < 3)
    add (lines, "ship id=%s player=p%d card=%s pilot=%s anyway", id, player, ships[pilot],
         pilots[pilot]);
  else if (kind < 9)
    add (lines,
         "ship id=%s player=p%d name=Large%s size=large seats=multi crew-limit=7 attack=3 "
         "agility=1 hull=6 shields=%d skill=%d points=%d "
         "actions=focus,target-lock,boost,coordinate slots=crew,cannon",
         id, player, id, g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 1, 10),
         g_rand_int_range (rand, 10, 60));
  else if (kind < 10)
    {
      add (lines, "ship id=%s player=p%d card=cr90-corvette pilot=cr90-corvette-fore anyway", id,
           player);
      add (lines, "equip ship=%s card=cr90-corvette-aft anyway", id);
      add (lines, "equip ship=%s card=quad-laser-cannons anyway", id);
    }
  else
    {
      add (lines,
           "ship id=%s player=p%d name=Huge%s size=huge seats=multi crew-limit=12 skill=4 "
           "fore-hull=4 fore-shields=1 fore-attack=4 "
           "fore-agility=0 aft-hull=3 aft-shields=1 aft-agility=0 fore-energy=2 aft-energy=2 "
           "points=%d "
           "actions=target-lock,recover,reinforce,coordinate",
           id, player, id, g_rand_int_range (rand, 40, 100));
      add (lines,
           "equip ship=%s as=%s/gun name=Quad slot=hardpoint weapon-attack=3 range-min=1 "
           "range-max=2 energy=2 points=6",
           id, id);
      add_crew (rand, lines, id, "/b");
    }
  add_crew (rand, lines, id, kind < 10 ? "" : "/a");
  add_any_card (rand, lines, id, catalogue);
}

/* One ship in three lies there immobilised, so that there is something to dock on. */
GPtrArray *
reach_boarding (GRand             *rand,
                const BsCatalogue *catalogue)
{
  static const char *const edges[] = { "south", "north", "east" };
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  int players = g_rand_int_range (rand, 0, 4) > 0 ? 2 : 3;

  for (int i = 0; i < players; i++)
    add (lines, "player id=p%d edge=%s", i, edges[i]);
  for (int i = 0; i < players; i++)
    for (int n = players == 2 ? 1 : g_rand_int_range (rand, 0, 2); n >= 0; n--)
      {
        g_autofree char *id = g_strdup_printf ("s%d%d", i, n);

        add_boarding_ship (rand, lines, id, i, catalogue);
      }
  add (lines, "begin anyway");
  for (int i = 0; i < players; i++)
    if (g_rand_int_range (rand, 0, 3) > 0)
      add (lines, "set on=s%d0 status=immobilised", i);
  if (g_rand_int_range (rand, 0, 2) == 0)
    {
      add (lines, "dock ship=s01 target=s10 at=front anyway");
      add (lines, "declare ship=s01 intent=board anyway");
    }

  return lines;
}
