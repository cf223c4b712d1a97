/* test-offers.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of what may be done: which acts are in it, and what is still told of each. */

#include "config.h"

#include "model/library/bs-library.h"

#include "play.h"

static BsLibrary *library;

/* The offer whose line is @line; NULL: there is none. */
static const BsOffer *
find (const GPtrArray *offers,
      const char      *line)
{
  for (guint i = 0; i < offers->len; i++)
    {
      g_autofree char *printed = bs_command_print (((BsOffer *) offers->pdata[i])->command);

      if (g_str_equal (printed, line))
        return offers->pdata[i];
    }

  return NULL;
}

/* "2 3" for the choices of an argument, "free" if it is free, "-" if it is not told; behind "!"
 * what is against a rule. */
static char *
choices (const BsOffer *offer,
         const char    *name)
{
  const BsTold *told = bs_offer_told (offer, name);
  GString *text = g_string_new (NULL);

  if (told == NULL || told->choices == NULL)
    return g_string_free (g_string_assign (text, told == NULL ? "-" : "free"), FALSE);
  for (guint i = 0; i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];
      gboolean against = choice->verdict != NULL && choice->verdict->level > BS_VERDICT_HINT;

      g_assert_true (choice->label != NULL && *choice->label != '\0');
      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "", against ? "!" : "",
                              choice->value != NULL ? choice->value : "yes");
    }
  return g_string_free (text, FALSE);
}

static void
assert_told (const BsOffer *offer,
             const char    *name,
             const char    *wanted)
{
  g_autofree char *found = choices (offer, name);

  g_assert_cmpstr (found, ==, wanted);
}

#define DUEL                                                                                       \
  "boardside 1 game=x-wing extension=boarding", "player id=rosa", "player id=ida",                 \
    "ship id=fal player=rosa name=Falcon size=large attack=3 agility=1 hull=8 shields=0 skill=9 "  \
    "points=46 slots=missile",                                                                     \
    "equip ship=fal as=gun name=Gun slot=missile points=4 weapon-attack=4 range-min=2 "            \
    "range-max=3",                                                                                 \
    "ship id=sla player=ida name=Slave size=large attack=3 agility=2 hull=6 shields=4 skill=5 "    \
    "points=33"

static void
test_attack (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, DUEL, "begin initiative=ida,rosa", "set on=battle phase=combat");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_to_attack (state, bs_id ("fal"), NULL);
  const BsOffer *primary = find (offers, "attack ship=fal target=sla weapon=primary");
  const BsOffer *gun = find (offers, "attack ship=fal target=sla weapon=fal/gun");

  g_assert_cmpuint (offers->len, ==, 2);
  g_assert_cmpint (primary->verdict->level, ==, BS_VERDICT_OK);
  assert_told (primary, "range", "1 2 3");
  g_assert_true (bs_offer_told (primary, "range")->needed);
  assert_told (primary, "obstructed", "asteroid debris mine");
  assert_told (primary, "arc", "-");
  assert_told (primary, "precision", "!yes");
  assert_told (gun, "range", "2 3");
}

/* No boarding begins without one (B3.1). */
static void
test_precision (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, DUEL, "begin initiative=ida,rosa", "set on=battle phase=combat",
          "shields ship=sla do=lose count=4");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_to_attack (state, bs_id ("fal"), NULL);

  assert_told (find (offers, "attack ship=fal target=sla weapon=primary"), "precision", "yes");
  assert_told (find (offers, "attack ship=fal target=sla weapon=fal/gun"), "precision", "!yes");
}

/* A huge ship of two cards fires from each that has guns, and is aimed at by card (X5.1, X5.2). */
static void
test_sections (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, "boardside 1 game=x-wing extension=boarding", "player id=rosa", "player id=ida",
          "ship id=cr90 player=rosa card=cr90-corvette",
          "ship id=rai player=ida card=raider-class-corvette", "begin initiative=rosa,ida",
          "set on=battle phase=combat");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_to_attack (state, bs_id ("cr90"), NULL);

  g_assert_cmpuint (offers->len, ==, 2);
  g_assert_nonnull (find (offers, "attack ship=cr90/fore target=rai/fore weapon=primary"));
  g_assert_nonnull (find (offers, "attack ship=cr90/fore target=rai/aft weapon=primary"));
}

#define TREK                                                                                       \
  "boardside 1 game=attack-wing", "player id=fed", "player id=kli",                                \
    "ship id=ent player=fed card=enterprise-d captain=jean-luc-picard",                            \
    "equip ship=ent card=miles-obrien as=obrien", "ship id=mah player=kli card=maht-ha",           \
    "equip ship=mah card=tractor-beam as=tractor-beam"

/* A card's action that wants a target is offered with each, and says at which range: it is not
 * against a rule. */
static void
test_cards (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, TREK, "begin initiative=fed,kli", "next", "set on=battle active=ent",
          "move ship=ent bearing=straight speed=1");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers (state, bs_id ("ent"), NULL);
  const BsOffer *obrien = find (offers, "act ship=ent action=card card=ent/obrien target=mah");

  g_assert_nonnull (obrien);
  g_assert_cmpint (obrien->verdict->level, ==, BS_VERDICT_OK);
  assert_told (obrien, "range", "1 2 3");
  g_assert_null (find (offers, "act ship=ent action=card card=ent/obrien"));
  assert_told (find (offers, "act ship=ent action=target-lock target=mah"), "range", "1 2 3");
}

/* Without the extension there are no such shots: neither offered nor taken. */
static void
test_no_precision (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, TREK, "begin initiative=fed,kli", "set on=battle phase=combat active=ent");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_to_attack (state, bs_id ("ent"), NULL);
  g_autoptr (BsVerdict) verdict = NULL;
  g_autoptr (BsCommand) command =
    bs_command_parse ("attack ship=ent target=mah range=1 precision", NULL);

  assert_told (find (offers, "attack ship=ent target=mah weapon=primary"), "precision", "-");
  verdict = bs_judge (state, command, NULL);
  g_assert_cmpint (verdict->level, ==, BS_VERDICT_ERROR);
}

/* The actions of a huge ship stand on its sections (X5.1). */
static void
test_huge_actions (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, "boardside 1 game=x-wing extension=boarding", "player id=rosa", "player id=ida",
          "ship id=cr90 player=rosa card=cr90-corvette",
          "ship id=rai player=ida card=raider-class-corvette", "begin initiative=rosa,ida", "next",
          "set on=battle active=cr90", "move ship=cr90 bearing=straight speed=1");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers (state, bs_id ("cr90"), NULL);

  g_assert_nonnull (find (offers, "act ship=cr90 action=target-lock target=rai"));
  g_assert_nonnull (find (offers, "act ship=cr90 action=reinforce"));
  assert_told (find (offers, "act ship=cr90 action=recover"), "ship", "cr90 cr90/fore cr90/aft");
}

/* A ship without a dial is told what it flies. */
static void
test_moves (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, DUEL, "begin initiative=ida,rosa", "next", "set on=sla status=immobilised");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_to_move (state, bs_id ("fal"), bs_id ("rosa"));
  const BsOffer *fly = find (offers, "move ship=fal");

  g_assert_cmpuint (offers->len, ==, 1);
  assert_told (fly, "overlap", "sla asteroid debris mine planet");
  assert_told (fly, "edge", "north east south west");
  assert_told (fly, "energy", "-");
  assert_told (fly, "speed", "free");
}

/* Answers, and what comes next; the list of all holds every part of it. */
static void
test_answers (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, DUEL, "begin initiative=ida,rosa", "set on=battle phase=combat active=fal",
          "attack ship=fal target=sla weapon=primary range=2");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_all (state, NULL);
  const BsOffer *roll = find (offers, "roll side=attack");

  g_assert_nonnull (roll);
  g_assert_nonnull (bs_offer_told (roll, "faces"));
  g_assert_nonnull (find (offers, "change side=attack more=1"));
  g_assert_nonnull (find (offers, "resolve"));
  g_assert_nonnull (find (offers, "next"));
  assert_told (find (offers, "end"), "winner", "rosa ida");
}

static void
say (BsSession  *session,
     const char *line)
{
  g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, line, NULL);

  g_assert_cmpint (verdict->level, <=, BS_VERDICT_HINT);
}

#define HUGE                                                                                       \
  "boardside 1 game=x-wing extension=boarding", "player id=rosa", "player id=ida",                 \
    "ship id=cr90 player=rosa size=huge seats=multi points=90 skill=4 energy=5 crew-limit=630 "    \
    "fore-hull=8 fore-shields=5 "                                                                  \
    "fore-attack=4 fore-points=50 fore-name=Bow aft-hull=8 aft-shields=3 aft-points=40 "           \
    "aft-name=Stern slots=cargo",                                                                  \
    "equip ship=cr90 as=store name=Store slot=cargo energy=2 points=3",                            \
    "equip ship=cr90 card=boarding-gear",                                                          \
    "ship id=rai player=ida size=huge seats=multi points=100 skill=4 crew-limit=122 fore-hull=8 "  \
    "fore-shields=6 fore-attack=4 "                                                                \
    "fore-points=50 fore-name=Prow aft-hull=8 aft-shields=4 aft-points=50 aft-name=Tail",          \
    "begin initiative=ida,rosa", "next", "set on=rai status=immobilised",                          \
    "move ship=cr90 bearing=straight speed=1 dock=rai", "dock ship=cr90 target=rai at=rear"

/* Who boards says which stacks fight, and real dice are told of a melee as of an attack (B5.2,
 * B7.5). */
static void
test_boarding (void)
{
  g_autoptr (BsSession) session = PLAY (library, HUGE);
  g_autoptr (GPtrArray) offers = bs_offers (bs_session_get_state (session), bs_id ("cr90"), NULL);
  g_autoptr (GPtrArray) fights = NULL;

  assert_told (find (offers, "declare ship=cr90 intent=board"), "own-stack", "cr90/a cr90/b");
  assert_told (find (offers, "declare ship=cr90 intent=board"), "their-stack", "rai/a rai/b");
  assert_told (find (offers, "declare ship=cr90 intent=tow"), "own-stack", "-");
  say (session, "declare ship=cr90 intent=board own-stack=cr90/a their-stack=rai/b");
  say (session, "next");
  fights = bs_offers (bs_session_get_state (session), bs_id ("rai"), NULL);
  assert_told (find (fights, "fight ship=rai target=cr90/a"), "attack", "hit crit focus blank");
  assert_told (find (fights, "fight ship=rai target=cr90/a"), "defence", "evade focus blank");
}

/* Two ships may share an edge, if there is room; only the rear edge of a ship that has docked
 * itself lies at another one (B4.4). */
static void
test_dock_places (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, DUEL,
          "ship id=lam player=rosa name=Lambda size=large skill=2 points=21 hull=5 shields=5 "
          "attack=3 agility=1",
          "ship id=xw player=rosa name=X-Wing size=small skill=3 points=25 hull=3 shields=2 "
          "attack=3 agility=2",
          "equip ship=fal card=boarding-gear", "equip ship=lam card=boarding-gear",
          "equip ship=xw card=boarding-gear", "begin initiative=ida,rosa", "next",
          "set on=sla status=immobilised", "move ship=lam bearing=straight speed=1 dock=sla",
          "dock ship=lam target=sla at=left", "declare ship=lam intent=board",
          "move ship=xw bearing=straight speed=1 dock=sla");
  g_autoptr (GPtrArray) offers = bs_offers (bs_session_get_state (session), bs_id ("xw"), NULL),
                        more = NULL;

  g_assert_cmpint (find (offers, "dock ship=xw target=sla at=left")->verdict->level, ==,
                   BS_VERDICT_OK);
  g_assert_cmpint (find (offers, "dock ship=xw target=sla at=rear")->verdict->level, ==,
                   BS_VERDICT_OK);
  say (session, "dock ship=xw target=sla at=left");
  say (session, "move ship=fal bearing=straight speed=1 dock=lam");
  more = bs_offers (bs_session_get_state (session), bs_id ("fal"), NULL);
  g_assert_cmpint (find (more, "dock ship=fal target=lam at=left")->verdict->level, ==,
                   BS_VERDICT_OK);
  g_assert_cmpint (find (more, "dock ship=fal target=lam at=rear")->verdict->level, ==,
                   BS_VERDICT_HINT);
}

/* Energy is the ship's in its own turn: as much as there is, as much as there is room (X5.1). */
static void
test_energy (void)
{
  g_autoptr (BsSession) session = PLAY (library, HUGE, "energy ship=cr90 do=spend count=2");
  g_autoptr (GPtrArray) offers =
    bs_offers_of_step (bs_session_get_state (session), bs_id ("cr90"), NULL);
  const BsOffer *allocate = find (offers, "energy ship=cr90 do=allocate card=cr90/store");
  g_autoptr (GPtrArray) others =
    bs_offers_of_step (bs_session_get_state (session), bs_id ("rai"), NULL);

  g_assert_cmpuint (offers->len, ==, 3);
  g_assert_cmpint (bs_offer_told (allocate, "count")->high, ==, 2);
  g_assert_cmpint (bs_offer_told (find (offers, "energy ship=cr90 do=spend"), "count")->high, ==,
                   3);
  g_assert_cmpint (bs_offer_told (find (offers, "energy ship=cr90 do=gain"), "count")->high, ==, 2);
  g_assert_cmpuint (others->len, ==, 0);
}

/* In the end phase shields are raised and cloaks given up, and at no other time (AW6.2, AW6.5). */
static void
test_end_phase (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, TREK, "begin initiative=fed,kli",
          "set on=ent shields.active=1 shields.disabled=2 shields.lost=1 cloak=side");
  g_autoptr (GPtrArray) before =
    bs_offers_of_step (bs_session_get_state (session), bs_id ("ent"), NULL);
  g_autoptr (GPtrArray) offers = NULL;

  g_assert_cmpuint (before->len, ==, 0);
  say (session, "set on=battle phase=end");
  offers = bs_offers_of_step (bs_session_get_state (session), bs_id ("ent"), NULL);
  g_assert_cmpint (bs_offer_told (find (offers, "shields ship=ent do=raise"), "count")->high, ==,
                   2);
  g_assert_nonnull (find (offers, "uncloak ship=ent"));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/engine/offers/attack", test_attack);
  g_test_add_func ("/engine/offers/precision", test_precision);
  g_test_add_func ("/engine/offers/sections", test_sections);
  g_test_add_func ("/engine/offers/cards", test_cards);
  g_test_add_func ("/engine/offers/no-precision", test_no_precision);
  g_test_add_func ("/engine/offers/huge-actions", test_huge_actions);
  g_test_add_func ("/engine/offers/moves", test_moves);
  g_test_add_func ("/engine/offers/answers", test_answers);
  g_test_add_func ("/engine/offers/boarding", test_boarding);
  g_test_add_func ("/engine/offers/dock-places", test_dock_places);
  g_test_add_func ("/engine/offers/energy", test_energy);
  g_test_add_func ("/engine/offers/end-phase", test_end_phase);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
