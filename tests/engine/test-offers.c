/* test-offers.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of what may be done: which acts are in it, and what is still told of each. */

#include "config.h"

#include "model/bs-library.h"

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

/* "2 3" for the choices of an argument, "free" if it is free, "-" if it is not told; behind "!" what is against a rule. */
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
      g_string_append_printf (text, "%s%s%s", i > 0 ? " " : "", against ? "!" : "", choice->value != NULL ? choice->value : "yes");
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

#define DUEL                                                                                                                       \
  "boardside 1 game=x-wing extension=boarding", "player id=rosa", "player id=ida",                                                 \
    "ship id=fal player=rosa name=Falcon size=large attack=3 agility=1 hull=8 shields=0 skill=9 points=46 slots=missile",          \
    "equip ship=fal as=gun name=Gun slot=missile points=4 weapon-attack=4 range-min=2 range-max=3",                                \
    "ship id=sla player=ida name=Slave size=large attack=3 agility=2 hull=6 shields=4 skill=5 points=33"

static void
test_attack (void)
{
  g_autoptr (BsSession) session = PLAY (library, DUEL, "begin initiative=ida,rosa", "set on=battle phase=combat");
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
  g_autoptr (BsSession) session = PLAY (library, DUEL, "begin initiative=ida,rosa", "set on=battle phase=combat", "set on=sla shields_active=0");
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
          "ship id=cr90 player=rosa card=cr90-corvette", "ship id=rai player=ida card=raider-class-corvette",
          "begin initiative=rosa,ida", "set on=battle phase=combat");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (GPtrArray) offers = bs_offers_to_attack (state, bs_id ("cr90"), NULL);

  g_assert_cmpuint (offers->len, ==, 2);
  g_assert_nonnull (find (offers, "attack ship=cr90/fore target=rai/fore weapon=primary"));
  g_assert_nonnull (find (offers, "attack ship=cr90/fore target=rai/aft weapon=primary"));
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
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
