/* test-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/ground/bs-command-parse.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-i18n.h"
#include "engine/rules/bs-card-words.h"
#include "engine/rules/bs-effect.h"
#include "bs-xml.h"

#include <locale.h>
#include <string.h>

static BsXmlSource *
load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), name, NULL);
  g_autoptr (GError) error = NULL;
  BsXmlSource *source = bs_xml_source_load (path, &error);

  g_assert_no_error (error);

  return source;
}

static BsCatalogue *
load_game (const char  *rules,
           const char  *cards,
           BsRuleset  **ruleset)
{
  g_autoptr (GPtrArray) layers =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GPtrArray) sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GError) error = NULL;
  BsCatalogue *catalogue;

  g_ptr_array_add (layers, load (rules));
  g_ptr_array_add (sources, load (cards));
  *ruleset = bs_xml_load_ruleset (layers, NULL, &error);
  g_assert_no_error (error);
  catalogue = bs_xml_load_catalogue (sources, *ruleset, NULL, &error);
  g_assert_no_error (error);

  return catalogue;
}

static BsCatalogue *
load_lanterns (void)
{
  g_autoptr (BsRuleset) ruleset = NULL;

  return load_game ("rules/lanterns.xml", "catalogue/lanterns.xml", &ruleset);
}

/* The ready-made forces are made of cards that there are, of the kind that is meant. */
static void
check_line (const BsCatalogue *catalogue,
            const char        *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = bs_command_parse (line, &error);
  static const char *const names[] = { "card", "captain", "pilot" };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *id = bs_command_get (command, names[i]);
      const BsCard *card = id != NULL ? bs_catalogue_card (catalogue, bs_id (id)) : NULL;
      const char *kind = i > 0                                 ? names[i]
                         : g_str_equal (command->verb, "ship") ? "ship"
                                                               : "upgrade";

      if (id == NULL)
        continue;
      g_test_message ("%s", id);
      g_assert_nonnull (card);
      g_assert_cmpstr (card->kind, ==, kind);
    }
}

static void
test_forces (gconstpointer data)
{
  const char *const *files = data;
  g_autoptr (BsRuleset) ruleset = NULL;
  g_autoptr (BsCatalogue) catalogue = load_game (files[0], files[1], &ruleset);

  g_assert_cmpuint (ruleset->forces->len, >, 0);
  for (guint i = 0; i < ruleset->forces->len; i++)
    {
      const BsForce *force = g_ptr_array_index (ruleset->forces, i);

      for (guint j = 0; j < force->lines->len; j++)
        {
          GString *line = g_string_new (g_ptr_array_index (force->lines, j));

          g_string_replace (line, "{player}", "ann", 0);
          check_line (catalogue, line->str);
          g_string_free (line, TRUE);
        }
    }
}

static void
test_cards (void)
{
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();
  const BsCard *heron = bs_catalogue_card (catalogue, bs_id ("heron"));
  const BsCard *rocket = bs_catalogue_card (catalogue, bs_id ("rocket"));
  const BsCard *wen = bs_catalogue_card (catalogue, bs_id ("old-wen"));
  const BsDial *dial = bs_catalogue_dial (catalogue, heron->dial);

  g_assert_cmpstr (catalogue->game, ==, "lanterns");
  g_assert_cmpstr (heron->kind, ==, "ship");
  g_assert_cmpstr (heron->size, ==, "barge");
  g_assert_cmpstr (heron->ship_class, ==, "Rowboat");
  g_assert_cmpint (heron->cost, ==, 6);
  g_assert_true (heron->unique);
  g_assert_cmpint (bs_card_number (heron, "hull", 0), ==, 4);
  g_assert_cmpint (bs_card_number (heron, "skill", -1), ==, -1);
  g_assert_cmpint (bs_card_number (wen, "skill", -1), ==, 5);
  g_assert_cmpuint (heron->slots->len, ==, 1);
  g_assert_cmpint (g_array_index (heron->slots, BsCounter, 0).n, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (heron->actions, 0), ==, "pour");
  g_assert_cmpstr (dial->id, ==, "rowboat");
  g_assert_cmpstr (bs_dial_maneuver (dial, bs_id ("reverse"), 1)->color, ==, "wild");
  g_assert_null (bs_dial_maneuver (dial, bs_id ("reverse"), 2));
  /* A weapon's dice and range are its own numbers. */
  g_assert_cmpint (bs_card_number (rocket, "weapon-attack", 0), ==, 4);
  g_assert_cmpint (bs_card_number (rocket, "attack", -1), ==, -1);
  g_assert_cmpint (bs_card_number (rocket, "range-min", 0), ==, 2);
  g_assert_cmpint (bs_card_number (rocket, "range-max", 0), ==, 4);
}

/* What kinds of cards a game has, and of upgrades: each once, in the order of the file. */
static void
test_kinds (void)
{
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();
  g_autoptr (GPtrArray) slots = bs_catalogue_slots (catalogue);
  g_autoptr (GPtrArray) none = bs_catalogue_slots (NULL);

  g_assert_true (bs_catalogue_has_kind (catalogue, "captain"));
  g_assert_true (bs_catalogue_has_kind (catalogue, "upgrade"));
  g_assert_false (bs_catalogue_has_kind (catalogue, "pilot"));
  g_assert_false (bs_catalogue_has_kind (NULL, "ship"));
  g_assert_cmpuint (slots->len, ==, 2);
  g_assert_cmpstr (slots->pdata[0], ==, "mate");
  g_assert_cmpstr (slots->pdata[1], ==, "flare");
  g_assert_cmpuint (none->len, ==, 0);
}

static void
assert_ids (GPtrArray  *ids,
            const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) ids->pdata[i]);
  g_assert_cmpstr (text->str, ==, expected);
  g_ptr_array_unref (ids);
}

/* What may stand on a card is seen from rules, dials and cards: in a game that C knows nothing of,
 * and in one without dials. */
static void
test_words (void)
{
  g_autoptr (BsRuleset) lanterns = NULL;
  g_autoptr (BsRuleset) x_wing = NULL;
  g_autoptr (BsCatalogue) lamps =
    load_game ("rules/lanterns.xml", "catalogue/lanterns.xml", &lanterns);
  g_autoptr (BsRuleset) attack_wing = NULL;
  g_autoptr (BsCatalogue) starships =
    load_game ("../data/rules/attack-wing.xml", "../data/catalogue/attack-wing.xml", &attack_wing);
  g_autoptr (BsCatalogue) fighters =
    load_game ("../data/rules/x-wing.xml", "../data/catalogue/x-wing.xml", &x_wing);

  assert_ids (bs_card_words_actions (lanterns), "pour");
  assert_ids (bs_card_words_arcs (lanterns, lamps), "front");
  assert_ids (bs_card_words_bearings (lanterns), "straight bank-left bank-right reverse");
  assert_ids (bs_card_words_colors (lanterns, lamps), "calm brisk wild");
  assert_ids (bs_card_words_slots (lamps), "mate flare");
  /* Admirals, flagships and resources need no slot. */
  assert_ids (bs_card_words_slots (starships), "talent crew weapon tech borg squadron");
  g_assert_cmpuint (fighters->dials->len, ==, 0);
  assert_ids (bs_card_words_arcs (x_wing, fighters),
              "turret front rear mobile bullseye auxiliary-180");
  assert_ids (bs_card_words_colors (x_wing, fighters), "green white red");
  assert_ids (
    bs_card_words_bearings (x_wing),
    "straight bank-left bank-right turn-left turn-right koiogran segnor-left segnor-right "
    "tallon-left tallon-right reverse stationary");
}

/* @elements by list, read as a file of the game of lanterns. */
static BsCatalogue *
read_elements (const char *list,
               const char *elements,
               const char *dials)
{
  g_autoptr (GPtrArray) layers =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GPtrArray) sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = g_strdup_printf (
    "<catalogue game=\"lanterns\" format=\"1\" version=\"1\">\n  <dials>\n%s  </dials>\n  <%s>\n%s"
    "  </%s>\n</catalogue>\n",
    dials, list, elements, list);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (BsRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  BsCatalogue *catalogue;

  g_ptr_array_add (layers, load ("rules/lanterns.xml"));
  g_ptr_array_add (sources, bs_xml_source_new ("written.xml", bytes));
  g_assert_true (bs_xml_check (sources->pdata[0], layers, none, problems));
  ruleset = bs_xml_load_ruleset (layers, NULL, &error);
  g_assert_no_error (error);
  catalogue = bs_xml_load_catalogue (sources, ruleset, NULL, &error);
  g_assert_no_error (error);

  return catalogue;
}

static void
assert_same_ids (const GPtrArray *ids,
                 const GPtrArray *expected)
{
  g_assert_cmpuint (ids->len, ==, expected->len);
  for (guint i = 0; i < expected->len; i++)
    g_assert_true (ids->pdata[i] == expected->pdata[i]);
}

static void
assert_same_card (const BsCard *card,
                  const BsCard *expected)
{
  g_assert_cmpstr (card->name, ==, expected->name);
  g_assert_cmpstr (card->name_de, ==, expected->name_de);
  g_assert_cmpstr (card->ship_class, ==, expected->ship_class);
  g_assert_cmpstr (card->text, ==, expected->text);
  g_assert_true (card->faction == expected->faction && card->faction2 == expected->faction2);
  g_assert_true (card->dial == expected->dial && card->size == expected->size &&
                 card->seats == expected->seats);
  g_assert_true (card->slot == expected->slot && card->source == expected->source);
  g_assert_true (card->unique == expected->unique && card->limited == expected->limited);
  g_assert_cmpint (card->cost, ==, expected->cost);
  assert_same_ids (card->actions, expected->actions);
  assert_same_ids (card->arcs, expected->arcs);
  g_assert_cmpuint (card->numbers->len, ==, expected->numbers->len);
  for (guint i = 0; i < expected->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (expected->numbers, BsCounter, i);

      g_assert_cmpint (bs_card_number (card, number->kind, -99), ==, number->n);
    }
  g_assert_cmpuint (card->slots->len, ==, expected->slots->len);
  for (guint i = 0; i < expected->slots->len; i++)
    {
      const BsCounter *slot = &g_array_index (card->slots, BsCounter, i),
                      *wanted = &g_array_index (expected->slots, BsCounter, i);

      g_assert_true (slot->kind == wanted->kind);
      g_assert_cmpint (slot->n, ==, wanted->n);
    }
  g_assert_cmpuint (card->aliases->len, ==, expected->aliases->len);
  for (guint i = 0; i < expected->aliases->len; i++)
    g_assert_cmpstr (card->aliases->pdata[i], ==, expected->aliases->pdata[i]);
}

/* What is written is read as it was: the cards of a game, without what they do, and its dial. */
static void
test_write (void)
{
  static const char *const kinds[] = { "ship", "captain", "upgrade" };
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();
  g_autofree char *dial = bs_xml_write_dial (catalogue->dials->pdata[0]);

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      g_autofree char *list = g_strconcat (kinds[k], "s", NULL);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (BsCatalogue) again = NULL;
      const BsDial *read;

      for (guint i = 0; i < catalogue->cards->len; i++)
        {
          const BsCard *card = catalogue->cards->pdata[i];
          g_autofree char *element =
            g_str_equal (card->kind, kinds[k]) ? bs_xml_write_card (card, NULL) : NULL;

          g_string_append (text, element != NULL ? element : "");
        }
      again = read_elements (list, text->str, dial);
      g_assert_cmpuint (again->cards->len, >, 0);
      for (guint i = 0; i < again->cards->len; i++)
        {
          const BsCard *card = again->cards->pdata[i];

          assert_same_card (card, bs_catalogue_card (catalogue, card->id));
        }
      read = bs_catalogue_dial (again, bs_id ("rowboat"));
      g_assert_cmpuint (read->maneuvers->len, ==, 7);
      g_assert_cmpmem (read->maneuvers->data, 7 * sizeof (BsManeuver),
                       bs_catalogue_dial (catalogue, bs_id ("rowboat"))->maneuvers->data,
                       7 * sizeof (BsManeuver));
    }
}

/* Names are people's; an effect may come along. */
static void
test_write_odd (void)
{
  g_autoptr (BsCard) card = bs_card_new (bs_id ("odd"), bs_id ("upgrade"));
  BsManeuver maneuver = { bs_id ("straight"), 1, bs_id ("calm"), 3 };
  g_autoptr (GArray) maneuvers = g_array_new (FALSE, FALSE, sizeof (BsManeuver));
  BsDial dial = { bs_id ("odd"), maneuvers };
  g_autofree char *element = NULL, *written = NULL;
  g_autoptr (BsCatalogue) again = NULL;
  const BsCard *read;

  card->name = g_strdup ("Oars & <\"Ropes\">");
  card->slot = bs_id ("mate");
  g_array_append_val (maneuvers, maneuver);
  element =
    bs_xml_write_card (card, "<effect id=\"odd-hull\" hook=\"hull\"><add amount=\"2\"/></effect>");
  written = bs_xml_write_dial (&dial);
  again = read_elements ("upgrades", element, written);
  read = bs_catalogue_card (again, bs_id ("odd"));
  assert_same_card (read, card);
  g_assert_cmpuint (read->effects->len, ==, 1);
  g_assert_cmpint (
    g_array_index (bs_catalogue_dial (again, bs_id ("odd"))->maneuvers, BsManeuver, 0).energy, ==,
    3);
}

static void
test_effects (void)
{
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();
  const BsEffect *wen = bs_catalogue_effect (catalogue, bs_id ("old-wen-1"));
  const BsEffect *cook = bs_catalogue_effect (catalogue, bs_id ("cook-1"));
  const BsEffect *rocket = bs_catalogue_effect (catalogue, bs_id ("rocket-blaze"));

  g_assert_nonnull (wen);
  g_assert_nonnull (cook);
  g_assert_cmpint (wen->as, ==, BS_AS_ATTACKER);
  g_assert_cmpint (cook->as, ==, BS_AS_SELF);
  g_assert_cmpstr (rocket->limit, ==, "attack");
  g_assert_null (bs_catalogue_effect (catalogue, bs_id ("cook-2")));
}

static void
assert_found (const BsCatalogue *catalogue,
              const char        *kind,
              const char        *text,
              const char        *id)
{
  const BsCard *card = bs_catalogue_find (catalogue, kind, text);

  g_assert_cmpstr (card != NULL ? card->id : NULL, ==, id);
}

static void
test_find (void)
{
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();

  assert_found (catalogue, NULL, "old-wen", "old-wen");
  assert_found (catalogue, NULL, "Old Wén", "old-wen");
  assert_found (catalogue, NULL, "OLD WE\xcc\x81N", "old-wen");
  assert_found (catalogue, "captain", "old wen", "old-wen");
  assert_found (catalogue, "ship", "old wen", NULL);
  assert_found (catalogue, "ship", "old-wen", NULL);
  assert_found (catalogue, NULL, "der alte wen", "old-wen");
  assert_found (catalogue, NULL, "Grandfather  Wen", "old-wen");
  assert_found (catalogue, NULL, "Young Bo's Sister", "young-bo");
  assert_found (catalogue, NULL, "young bos sister", "young-bo");
  assert_found (catalogue, NULL, "lake:11", "old-wen");
  assert_found (catalogue, NULL, "LAKE:1", "heron");
  assert_found (catalogue, "ship", "lake:2", "otter");
  assert_found (catalogue, NULL, "lake 2", NULL);
  assert_found (catalogue, NULL, "", NULL);
  assert_found (catalogue, NULL, "\xff\xfe", NULL);
}

/* A name that is printed goes before another card's alias, and of two cards the first in the file
 * goes before the other. */
static void
test_same_name (void)
{
  static const char text[] = "<catalogue game='lanterns' version='1' format='1'><upgrades>\n"
                             "<upgrade id='rope' slot='mate' cost='1'><name>Rope</name><name "
                             "lang='de'>Seil</name><alias>Net</alias>"
                             "<alias>lake:50</alias></upgrade>\n"
                             "<upgrade id='net' slot='mate' cost='1'><name>Net</name><name "
                             "lang='de'>Rope</name><alias>Twine</alias>"
                             "</upgrade>\n"
                             "<upgrade id='cord' slot='mate' "
                             "cost='1'><name>Seil</name><alias>Lake:50</alias><alias>Twine</alias>"
                             "</upgrade></upgrades></catalogue>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GPtrArray) sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (BsCatalogue) catalogue = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (sources, bs_xml_source_new ("same.xml", bytes));
  catalogue = bs_xml_load_catalogue (sources, NULL, NULL, &error);
  g_assert_no_error (error);
  assert_found (catalogue, "upgrade", "Rope", "rope");
  assert_found (catalogue, "upgrade", "NET", "net");
  assert_found (catalogue, "upgrade", "seil", "rope");
  assert_found (catalogue, "upgrade", "Twine", "net");
  assert_found (catalogue, NULL, "lake:50", "rope");
  assert_found (catalogue, "captain", "Rope", NULL);
}

static gpointer
find_cb (gpointer data)
{
  for (guint i = 0; i < 100; i++)
    assert_found (data, NULL, "Old Wén", "old-wen");

  return NULL;
}

/* A list is imported in a thread of its own while the table asks for names, too. */
static void
test_threads (void)
{
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("find", find_cb, catalogue);
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

static void
test_fold (void)
{
  static const struct { const char *text, *folded; } cases[] = {
    { "U.S.S. Enterprise–D", "uss enterprise d" },
    { "I.K.S. Maht-H'a", "iks maht ha" },
    { "Maht‑H’a", "maht ha" },
    { "“Großer Sturm”", "grosser sturm" },
    { "Ærø", "aero" },
    { "ISTANBUL", "istanbul" },
    { "spacedock:A-1'", "spacedock:a-1'" },
    { "Tactics: Now", "tactics: now" },
    { "  two   words ", "two words" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *folded = bs_catalogue_fold (cases[i].text);

      g_assert_cmpstr (folded, ==, cases[i].folded);
    }
}

/* GLib asks once, at its first message, whether there are translations: so this goes first, and
 * German first in it. Names of cards are those that are printed in the user's language. */
static void
test_name (void)
{
  g_autoptr (BsCatalogue) catalogue = load_lanterns ();
  const BsCard *heron = bs_catalogue_card (catalogue, bs_id ("heron"));

  g_assert_nonnull (setlocale (LC_ALL, "de_DE.UTF-8"));
  g_assert_cmpstr (bs_card_name (heron), ==, "Der Reiher");
  g_assert_nonnull (setlocale (LC_ALL, "tr_TR.UTF-8"));
  g_assert_cmpstr (bs_card_name (heron), ==, "The Heron");
  assert_found (catalogue, NULL, "THE HERON", "heron");
  assert_found (catalogue, NULL, "LAKE:1", "heron");
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
  g_assert_cmpstr (bs_card_name (heron), ==, "The Heron");
}

/* Files of one game are one catalogue; of a card that two have the later one's is taken, where the
 * other stood. */
static void
test_two_files (void)
{
  g_autoptr (GPtrArray) cards =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsCatalogue) catalogue = NULL;
  g_autoptr (GError) error = NULL;
  static const char text[] =
    "<catalogue game='lanterns' version='1' format='1'><upgrades>\n"
    "<upgrade id='net' slot='mate' cost='1'><name>Net</name></upgrade></upgrades></catalogue>";
  static const char more[] = "<catalogue game='lanterns' version='1' format='1'><upgrades>\n"
                             "<upgrade id='net' slot='mate' cost='2'><name>Net</name></upgrade>\n"
                             "<upgrade id='otter' slot='mate' cost='2'><name>Tame "
                             "Otter</name></upgrade></upgrades></catalogue>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GBytes) again = g_bytes_new_static (more, sizeof more - 1);
  guint n;

  g_ptr_array_add (cards, load ("catalogue/lanterns.xml"));
  g_ptr_array_add (cards, bs_xml_source_new ("mine.xml", bytes));
  catalogue = bs_xml_load_catalogue (cards, NULL, problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (bs_catalogue_card (catalogue, bs_id ("net")));
  g_assert_nonnull (bs_catalogue_card (catalogue, bs_id ("otter")));

  n = catalogue->cards->len;
  bs_catalogue_unref (catalogue);
  g_ptr_array_add (cards, bs_xml_source_new ("again.xml", again));
  ((BsXmlSource *) cards->pdata[2])->user = TRUE;
  catalogue = bs_xml_load_catalogue (cards, NULL, problems, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (catalogue->cards->len, ==, n);
  g_assert_cmpint (bs_catalogue_card (catalogue, bs_id ("net"))->cost, ==, 2);
  g_assert_cmpstr (bs_catalogue_card (catalogue, bs_id ("otter"))->name, ==, "Tame Otter");
  g_assert_cmpuint (bs_catalogue_card (catalogue, bs_id ("otter"))->effects->len, ==, 0);
  /* Whose a card is goes by the file that it was taken from, even where one of ours stood. */
  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      g_assert_true (card->user == (card->id == bs_id ("net") || card->id == bs_id ("otter")));
    }
}

/* What a file is stands at its begin: nothing behind that is read, so that a large file costs no
 * more than a small one. */
static void
test_peek (void)
{
  static const char *const texts[] = {
    "<catalogue game=\"lanterns\" format=\"1\" version=\"1\"><ships><ship id=\"torn",
    "<ruleset id=\"lanterns\" format=\"1\" version=\"1\"><name>Lanterns</name><text>A "
    "game.</text><rules><rule torn",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr (BsXmlSource) source = bs_xml_source_new ("torn.xml", bytes);
      g_autoptr (BsXmlHead) head = bs_xml_peek (source, &error);
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

      g_assert_no_error (error);
      g_assert_cmpstr (head->id, ==, "lanterns");
      g_assert_true (head->catalogue == (i == 0));
      g_assert_false (bs_xml_check (source, NULL, NULL, problems));
      g_assert_cmpuint (problems->len, >, 0);
    }
}

/* A name that is the card's, with or without a number, can be shown in another language; any other
 * is somebody's own. */
static void
test_translate (void)
{
  static const struct { const char *told; gboolean is_card;
  } names[] = {
    { "Rookie Pilot", TRUE },      { "Rookie Pilot 1", TRUE },
    { "Rookie Pilot 12", TRUE },   { "Rookie Pilots", FALSE },
    { "Rookie Pilot One", FALSE }, { "Rookie Pilot 1a", FALSE },
    { "Rookie", FALSE },           { "", FALSE },
  };
  g_autoptr (BsCard) card = bs_card_new (bs_id ("rookie-pilot"), bs_id ("pilot"));

  card->name = g_strdup ("Rookie Pilot");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *shown = bs_card_translate (card, names[i].told);

      g_assert_cmpstr (shown, ==, names[i].is_card ? names[i].told : NULL);
    }
  g_assert_null (bs_card_translate (NULL, "Rookie Pilot"));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const lanterns[] = { "rules/lanterns.xml", "catalogue/lanterns.xml" };
  static const char *const attack_wing[] = { "../data/rules/attack-wing.xml",
                                             "../data/catalogue/attack-wing-effects.xml" };

  bs_i18n_init ();
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/catalogue/name", test_name);
  g_test_add_func ("/catalogue/cards", test_cards);
  g_test_add_func ("/catalogue/effects", test_effects);
  g_test_add_func ("/catalogue/find", test_find);
  g_test_add_func ("/catalogue/same-name", test_same_name);
  g_test_add_func ("/catalogue/threads", test_threads);
  g_test_add_func ("/catalogue/fold", test_fold);
  g_test_add_func ("/catalogue/kinds", test_kinds);
  g_test_add_func ("/catalogue/peek", test_peek);
  g_test_add_func ("/catalogue/two-files", test_two_files);
  g_test_add_data_func ("/catalogue/forces/lanterns", lanterns, test_forces);
  g_test_add_data_func ("/catalogue/forces/attack-wing", attack_wing, test_forces);

  g_test_add_func ("/catalogue/words", test_words);
  g_test_add_func ("/catalogue/write", test_write);
  g_test_add_func ("/catalogue/write-odd", test_write_odd);
  g_test_add_func ("/catalogue/translate", test_translate);

  return g_test_run ();
}
