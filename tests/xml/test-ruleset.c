/* test-ruleset.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Good rules, their layers, and files that are no rules at all. */

#include "config.h"

#include "bs-xml-private.h"

#include <stdlib.h>
#include <string.h>

#define HEAD "<ruleset id=\"house\" version=\"1\" format=\"1\" over=\"lanterns\"><name>House</name>"

static BsXmlSource *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  BsXmlSource *source = bs_xml_source_load (path, &error);

  g_assert_no_error (error);

  return source;
}

static BsXmlSource *
load_lanterns (void)
{
  return load (g_getenv ("G_TEST_SRCDIR"), "rules/lanterns.xml");
}

static BsXmlSource *
from_data (const char *data,
           gssize      size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size < 0 ? strlen (data) : (gsize) size);

  return bs_xml_source_new ("test.xml", bytes);
}

/* The made-up game with layers over it; NULL-terminated. */
static BsRuleset *
load_layers (const char *layer,
             ...)
{
  g_autoptr (GPtrArray) sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GError) error = NULL;
  BsRuleset *ruleset;
  va_list args;

  g_ptr_array_add (sources, load_lanterns ());
  va_start (args, layer);
  for (const char *text = layer; text != NULL; text = va_arg (args, const char *))
    g_ptr_array_add (sources, from_data (text, -1));
  va_end (args);
  ruleset = bs_xml_load_ruleset (sources, NULL, &error);
  g_assert_no_error (error);

  return ruleset;
}

static void
assert_fails (const BsXmlSource *source,
              BsError            code,
              const char        *message)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (sources, (gpointer) source);
  ruleset = bs_xml_load_ruleset (sources, problems, &error);
  g_assert_null (ruleset);
  g_assert_error (error, BS_ERROR, (int) code);
  g_assert_cmpuint (problems->len, >, 0);
  g_assert_cmpstr (error->message, ==, g_ptr_array_index (problems, 0));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (strstr (error->message, message) == NULL)
    g_assert_cmpstr (error->message, ==, message);
}

/* Every file that we ship. */
static void
test_shipped (gconstpointer data)
{
  g_autoptr (BsXmlSource) source = load (data, "");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) below =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsXmlHead) head = bs_xml_peek (source, &error);
  g_autofree char *folder = g_path_get_dirname (data);

  g_assert_no_error (error);
  if (head->catalogue || head->over != NULL)
    {
      g_autofree char *name =
        g_strconcat ("../rules/", head->catalogue ? head->id : head->over, ".xml", NULL);
      g_autofree char *beside = g_build_filename (folder, name, NULL);
      g_autofree char *shipped =
        g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", "rules", NULL);

      /* A layer of the tests lies over what we ship. */
      g_ptr_array_add (below,
                       load (g_file_test (beside, G_FILE_TEST_EXISTS) ? folder : shipped, name));
    }
  bs_xml_check (source, below, NULL, problems);
  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (problems, i));
  g_assert_cmpuint (problems->len, ==, 0);
}

static const BsEffect *
effect (const BsRuleset *ruleset,
        const char      *id)
{
  const BsEffect *found = bs_ruleset_effect (ruleset, bs_id (id));

  g_assert_nonnull (found);

  return found;
}

static void
test_lanterns (void)
{
  g_autoptr (BsRuleset) ruleset = load_layers (NULL);
  const BsDie *die = bs_ruleset_die (ruleset, bs_id ("attack"));
  const BsToken *oil = bs_ruleset_token (ruleset, bs_id ("oil"));
  const BsPhase *whispers = bs_ruleset_phase (ruleset, bs_id ("whispers"));
  const BsDeck *deck = bs_ruleset_deck (ruleset, ruleset->deck);
  const BsDamageCard *leak = bs_ruleset_damage_card (ruleset, deck->id, bs_id ("leak"));
  int sides = 0;

  g_assert_cmpstr (ruleset->id, ==, "lanterns");
  g_assert_cmpstr (ruleset->name, ==, "Lanterns on the Lake");
  for (guint i = 0; i < die->sides->len; i++)
    sides += g_array_index (die->sides, BsCounter, i).n;
  g_assert_cmpint (die->n_sides, ==, sides);
  g_assert_cmpstr (oil->clear, ==, "dusk");
  g_assert_cmpint (oil->max, ==, 3);
  g_assert_true (oil->spendable);
  g_assert_false (bs_ruleset_token (ruleset, bs_id ("moth"))->spendable);
  g_assert_cmpint (whispers->timer, ==, 90);
  g_assert_true (whispers->timer_not_first);
  g_assert_false (whispers->turns);
  g_assert_true (bs_ruleset_phase (ruleset, bs_id ("glaring"))->descending);
  g_assert_cmpint (deck->size, ==, 6);
  g_assert_cmpstr (leak->repair->effect->id, ==, "leak-repair");
  g_assert_true (bs_ruleset_effect (ruleset, bs_id ("leak-repair")) == leak->repair->effect);
  g_assert_cmpstr (((BsEffect *) leak->effects->pdata[0])->id, ==, "leak-1");
  g_assert_cmpint (((BsEffect *) leak->effects->pdata[0])->as, ==, BS_AS_SELF);
  g_assert_cmpint (effect (ruleset, "moonlight")->as, ==, BS_AS_DEFENDER);
  g_assert_cmpstr (bs_ruleset_rule_by_key (ruleset, "one-attack")->id, ==, "L4");
  g_assert_cmpstr (bs_ruleset_rule_by_key (ruleset, "L4")->id, ==, "L4");
  g_assert_null (bs_ruleset_rule_by_key (ruleset, "no-such-rule"));
  g_assert_cmpint (bs_ruleset_figure (ruleset, "locks-per-ship", 1), ==, 2);
  g_assert_cmpint (bs_ruleset_figure (ruleset, "no-such-figure", 7), ==, 7);
  g_assert_cmpstr (bs_ruleset_name (ruleset, "token", bs_id ("oil")), ==, "oil");
  g_assert_cmpstr (bs_ruleset_name (ruleset, "damage-card", bs_id ("leak")), ==, "Leak");
  g_assert_cmpstr (bs_ruleset_name (ruleset, "token", bs_id ("no-such-token")), ==,
                   "no-such-token");
}

static void
test_effects (void)
{
  g_autoptr (BsRuleset) ruleset = load_layers (NULL);
  const BsEffect *bites = effect (ruleset, "moth-bites");
  const BsEffect *near = effect (ruleset, "near-glare");
  const BsEffect *pour = effect (ruleset, "pour");
  const BsEffect *spend = effect (ruleset, "spend-oil");
  const BsCondition *range = &g_array_index (near->conditions, BsCondition, 0);
  const BsOp *check = g_ptr_array_index (bites->ops, 0);
  const BsOp *on = g_ptr_array_index (check->ops, 0);

  g_assert_cmpuint (near->conditions->len, ==, 2);
  g_assert_cmpstr (range->attr.name, ==, "range");
  g_assert_cmpint (range->attr.low, ==, 1);
  g_assert_cmpint (range->attr.high, ==, 2);
  g_assert_null (range->rule);
  g_assert_cmpstr (g_array_index (pour->conditions, BsCondition, 0).rule, ==, "moth-trick");
  g_assert_cmpstr (pour->hook, ==, "action");
  g_assert_cmpstr (check->kind, ==, "check");
  g_assert_cmpint (bs_op_int (check, "count", 0), ==, 1);
  g_assert_cmpstr (bs_op_text (check, "die"), ==, "wick");
  g_assert_null (bs_op_attr (check, "by"));
  g_assert_cmpstr (on->face, ==, "dark");
  g_assert_cmpuint (on->ops->len, ==, 1);
  g_assert_true (spend->may);
  g_assert_cmpuint (spend->costs->len, ==, 1);
  g_assert_cmpuint (spend->ops->len, ==, 1);
  g_assert_cmpstr (spend->sentence, ==, "Turns every glow into a spark.");
}

static void
test_ranges (void)
{
  static const struct { const char *text; gboolean fine; int low, high;
  } cases[] = {
    { "2", TRUE, 2, 2 },    { "1-3", TRUE, 1, 3 },      { "2+", TRUE, 2, G_MAXINT },
    { "0", TRUE, 0, 0 },    { "", FALSE, 0, 0 },        { "3-1", FALSE, 0, 0 },
    { "-1", FALSE, 0, 0 },  { "1-", FALSE, 0, 0 },      { "1--2", FALSE, 0, 0 },
    { "2++", FALSE, 0, 0 }, { "9999999", FALSE, 0, 0 }, { " 2", FALSE, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int low, high;

      g_test_message ("“%s”", cases[i].text);
      g_assert_cmpint (bs_xml_parse_range (cases[i].text, &low, &high), ==, cases[i].fine);
      if (!cases[i].fine)
        continue;
      g_assert_cmpint (low, ==, cases[i].low);
      g_assert_cmpint (high, ==, cases[i].high);
    }
}

static void
test_layers (void)
{
  g_autoptr (BsRuleset) plain = load_layers (NULL);
  g_autoptr (BsRuleset) house =
    load_layers (HEAD
                 "<remove kind=\"token\" id=\"catch\"/>"
                 "<tokens><token id=\"moth\" max=\"1\"><name>moths</name></token><token "
                 "id=\"frost\"><name>frost</name></token></tokens>"
                 "<figures><figure id=\"max-range\" value=\"5\"/></figures>"
                 "<phases><phase id=\"songs\" after=\"drifting\" "
                 "timer=\"30\"><name>Songs</name></phase></phases>"
                 "<rules><rule id=\"L4\" key=\"one-attack\">A boat glares twice.</rule></rules>"
                 "</ruleset>",
                 NULL);
  const BsToken *second = g_ptr_array_index (house->tokens, 1);

  g_assert_cmpuint (house->tokens->len, ==, plain->tokens->len);
  g_assert_null (bs_ruleset_token (house, bs_id ("catch")));
  g_assert_nonnull (bs_ruleset_token (plain, bs_id ("catch")));
  g_assert_cmpstr (second->id, ==, "moth");
  g_assert_cmpint (second->max, ==, 1);
  g_assert_cmpstr (second->tone, ==, "plain");
  g_assert_cmpstr (((BsToken *) house->tokens->pdata[house->tokens->len - 1])->id, ==, "frost");
  g_assert_cmpint (bs_ruleset_figure (house, "max-range", 0), ==, 5);
  g_assert_cmpstr (((BsPhase *) house->phases->pdata[2])->id, ==, "songs");
  g_assert_cmpstr (bs_ruleset_rule_by_key (house, "one-attack")->text, ==, "A boat glares twice.");
  g_assert_cmpstr (house->id, ==, "lanterns");
  g_assert_cmpstr (house->name, ==, plain->name);
  g_assert_cmpuint (house->layers->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (house->layers, 0), ==, "house");
  g_assert_cmpstr (house->hash, !=, plain->hash);
}

/* A layer over a layer. */
static void
test_two_layers (void)
{
  g_autoptr (BsRuleset) ruleset = load_layers (
    HEAD "<tokens><token id=\"frost\"><name>frost</name></token></tokens></ruleset>",
    "<ruleset id=\"guests\" version=\"1\" format=\"1\" over=\"house\"><name>Guests</name>"
    "<remove kind=\"token\" id=\"frost\"/>"
    "<effects><effect id=\"moonlight\" hook=\"defence-dice\"><add "
    "amount=\"2\"/></effect></effects></ruleset>",
    NULL);

  g_assert_null (bs_ruleset_token (ruleset, bs_id ("frost")));
  g_assert_cmpint (bs_op_int (g_ptr_array_index (effect (ruleset, "moonlight")->ops, 0), "amount",
                              0),
                   ==, 2);
  g_assert_cmpuint (ruleset->layers->len, ==, 2);
}

/* How many there are of each kind. */
static char *
count_kinds (const BsRuleset *ruleset)
{
  const GPtrArray *lists[] = {
    ruleset->rules,   ruleset->options, ruleset->faces,    ruleset->dice,     ruleset->tokens,
    ruleset->actions, ruleset->phases,  ruleset->decks,    ruleset->factions, ruleset->sizes,
    ruleset->forces,  ruleset->words,   ruleset->sections, ruleset->terms,    ruleset->effects,
  };
  GString *counts = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_string_append_printf (counts, "%u ", lists[i]->len);
  g_string_append_printf (counts, "%u", ruleset->figures->len);
  return g_string_free (counts, FALSE);
}

/* One of each kind is laid over the game, and taken out by the next layer. */
static void
test_remove (void)
{
  static const char added[] = HEAD
    "<figures><figure id=\"late\" value=\"1\"/></figures>"
    "<words><word id=\"new\"><name>new</name></word></words>"
    "<sections><section id=\"N\"><name>New</name></section></sections>"
    "<terms><term id=\"new\"><en>new</en><de>neu</de><text>New.</text></term></terms>"
    "<rules><rule id=\"N1\" key=\"new\">New.</rule></rules>"
    "<options><option id=\"boarder-faction\" default=\"a\"><name>new</name><text>New.</text><value "
    "id=\"a\"><name>a</name></value><value id=\"b\"><name>b</name></value></option></options>"
    "<faces><face id=\"new\" key=\"n\"><name>new</name></face></faces>"
    "<dice><die id=\"new\" color=\"red\"><name>new</name><side face=\"dark\"/></die></dice>"
    "<tokens><token id=\"new\" on=\"section\"><name>new</name></token></tokens>"
    "<actions><action id=\"new\"><name>new</name><text>New.</text><token "
    "kind=\"oil\"/></action></actions>"
    "<phases><phase id=\"new\" turns=\"none\"><name>new</name></phase></phases>"
    "<decks><deck id=\"new\"><name>new</name><card id=\"one\" "
    "copies=\"1\"><name>one</name><text>One.</text></card></deck></decks>"
    "<factions><faction id=\"new\"><name>new</name></faction></factions>"
    "<sizes><size id=\"new\"><name>new</name></size></sizes>"
    "<forces><force id=\"new\" faction=\"north-shore\"><name>new</name><line>ship id=heron "
    "card=heron</line></force></forces>"
    "<effects><effect id=\"new-moved\" hook=\"moved\"><token "
    "kind=\"oil\"/></effect></effects></ruleset>";
  static const char removed[] =
    "<ruleset id=\"plain\" version=\"1\" format=\"1\" over=\"house\"><name>Plain</name>"
    "<remove kind=\"figure\" id=\"late\"/><remove kind=\"word\" id=\"new\"/><remove "
    "kind=\"section\" id=\"N\"/>"
    "<remove kind=\"term\" id=\"new\"/><remove kind=\"rule\" id=\"N1\"/><remove kind=\"option\" "
    "id=\"boarder-faction\"/>"
    "<remove kind=\"face\" id=\"new\"/><remove kind=\"die\" id=\"new\"/><remove kind=\"token\" "
    "id=\"new\"/>"
    "<remove kind=\"action\" id=\"new\"/><remove kind=\"phase\" id=\"new\"/><remove kind=\"deck\" "
    "id=\"new\"/>"
    "<remove kind=\"faction\" id=\"new\"/><remove kind=\"size\" id=\"new\"/><remove kind=\"force\" "
    "id=\"new\"/>"
    "<remove kind=\"effect\" id=\"new-moved\"/></ruleset>";
  g_autoptr (BsRuleset) plain = load_layers (NULL);
  g_autoptr (BsRuleset) house = load_layers (added, NULL);
  g_autoptr (BsRuleset) bare = load_layers (added, removed, NULL);
  g_autofree char *before = count_kinds (plain), *between = count_kinds (house),
                  *after = count_kinds (bare);
  g_auto (GStrv) were = g_strsplit (before, " ", -1), are = g_strsplit (between, " ", -1);

  for (guint i = 0; were[i] != NULL; i++)
    g_assert_cmpint (atoi (are[i]), ==, atoi (were[i]) + 1);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (bs_ruleset_phase (house, bs_id ("new"))->turns);
}

/* What a layer says of itself alone: its translations, and a game that has no ships. */
static void
test_root (void)
{
  g_autoptr (BsXmlSource) aid =
    from_data ("<ruleset id=\"aid\" version=\"1\" format=\"1\" ships=\"no\"><name>Aid</name>"
               "<phases><phase id=\"talk\"><name>Talk</name></phase></phases></ruleset>",
               -1);
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRuleset) ruleset = NULL;
  g_autoptr (BsRuleset) house = load_layers (
    "<ruleset id=\"house\" version=\"1\" format=\"1\" over=\"lanterns\" domain=\"club\">"
    "<name>House</name></ruleset>",
    NULL);

  g_ptr_array_add (sources, aid);
  ruleset = bs_xml_load_ruleset (sources, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (ruleset->ships);
  g_assert_null (ruleset->domain);
  g_assert_true (house->ships);
  g_assert_cmpstr (house->domain, ==, "club");
}

/* A game over a game, and a layer over one that is not there. */
static void
test_wrong_layers (void)
{
  static const struct { const char *text, *message;
  } cases[] = {
    { "<ruleset id='go' version='1' format='1'><name>Go</name></ruleset>",
      "test.xml:1: <ruleset id=\"go\">: these rules are a game of their own and cannot lie over "
      "another one: give them over=\"…\"" },
    { "<ruleset id='go' version='1' format='1' over='chess'><name>Go</name></ruleset>",
      "test.xml:1: <ruleset id=\"go\">: these rules lie over “chess”, which is not among those "
      "read before them" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) sources =
        g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (sources, load_lanterns ());
      g_ptr_array_add (sources, from_data (cases[i].text, -1));
      g_assert_null (bs_xml_load_ruleset (sources, NULL, &error));
      g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_hash (void)
{
  g_autoptr (BsXmlSource) source = load_lanterns ();
  g_autoptr (BsRuleset) ruleset = load_layers (NULL);
  g_autofree char *hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, source->bytes);

  g_assert_cmpstr (ruleset->hash, ==, hash);
}

static void
test_text (void)
{
  g_autofree char *words = bs_xml_text ("\n   Two  words\n\tand   “more”\r\n\n ");
  g_autofree char *none = bs_xml_text (" \n ");
  g_autofree char *hard = bs_xml_text ("10\xc2\xa0km");
  g_autoptr (BsRuleset) ruleset =
    load_layers (HEAD "<rules><rule id=\"H1\">\n  One &amp; the\n  same <![CDATA[<rule>]]>.\n"
                      "</rule></rules></ruleset>",
                 NULL);

  g_assert_cmpstr (words, ==, "Two words and “more”");
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpstr (hard, ==, "10\xc2\xa0km");
  g_assert_cmpstr (bs_ruleset_rule (ruleset, bs_id ("H1"))->text, ==, "One & the same <rule>.");
}

static void
test_peek (void)
{
  g_autoptr (BsXmlSource) rules = load_lanterns ();
  g_autoptr (BsXmlSource) cards = load (g_getenv ("G_TEST_SRCDIR"), "catalogue/lanterns.xml");
  g_autoptr (BsXmlSource) layer = from_data (HEAD "<text>For\n us.</text></ruleset>", -1);
  g_autoptr (BsXmlSource) other = from_data ("<html/>", -1);
  g_autoptr (GError) error = NULL;
  BsXmlHead *head;

  head = bs_xml_peek (rules, &error);
  g_assert_no_error (error);
  g_assert_false (head->catalogue);
  g_assert_cmpstr (head->id, ==, "lanterns");
  g_assert_null (head->over);
  g_assert_cmpstr (head->name, ==, "Lanterns on the Lake");
  bs_xml_head_free (head);

  head = bs_xml_peek (cards, &error);
  g_assert_no_error (error);
  g_assert_true (head->catalogue);
  g_assert_cmpstr (head->id, ==, "lanterns");
  bs_xml_head_free (head);

  head = bs_xml_peek (layer, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (head->over, ==, "lanterns");
  g_assert_cmpstr (head->text, ==, "For us.");
  bs_xml_head_free (head);

  g_assert_null (bs_xml_peek (other, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
}

static void
test_no_rules (void)
{
  g_autoptr (BsXmlSource) empty = from_data ("", 0);
  g_autoptr (BsXmlSource) blank = from_data (" \n", -1);
  g_autoptr (BsXmlSource) text = from_data ("boardside 1 game=lanterns\n", -1);
  g_autoptr (BsXmlSource) bytes = from_data ("\x00\xff\xfe\x00", 4);
  g_autoptr (BsXmlSource) latin =
    from_data ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><ruleset/>", -1);
  g_autoptr (BsXmlSource) invalid = from_data ("<ruleset id=\"a\"><name>\xe4</name></ruleset>", -1);
  g_autoptr (BsXmlSource) newer = from_data ("<ruleset format=\"2\"/>", -1);

  assert_fails (empty, BS_ERROR_MALFORMED, "test.xml:1: the file is empty");
  assert_fails (blank, BS_ERROR_MALFORMED, "the XML is malformed");
  assert_fails (text, BS_ERROR_MALFORMED, "the XML is malformed");
  assert_fails (bytes, BS_ERROR_MALFORMED, "test.xml:1: ");
  assert_fails (latin, BS_ERROR_MALFORMED, "not in UTF-8");
  assert_fails (invalid, BS_ERROR_MALFORMED, "the XML is malformed");
  assert_fails (newer, BS_ERROR_VERSION, "format 2");
}

static void
test_byte_order_mark (void)
{
  g_autoptr (BsXmlSource) lanterns = load_lanterns ();
  g_autoptr (GByteArray) array = g_byte_array_new ();
  g_autoptr (GPtrArray) sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (BsRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;

  g_byte_array_append (array, (const guint8 *) "\xef\xbb\xbf", 3);
  g_byte_array_append (array, g_bytes_get_data (lanterns->bytes, NULL),
                       (guint) g_bytes_get_size (lanterns->bytes));
  g_ptr_array_add (sources, from_data ((const char *) array->data, array->len));
  ruleset = bs_xml_load_ruleset (sources, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (ruleset);
}

static void
test_deep (void)
{
  GString *text = g_string_new (HEAD "<effects><effect id=\"e\" hook=\"moved\">");
  g_autoptr (BsXmlSource) source = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "<ask>");
  source = from_data (text->str, (gssize) text->len);
  assert_fails (source, BS_ERROR_MALFORMED, "the XML is malformed");
  g_string_free (text, TRUE);
}

static void
test_huge (void)
{
  gsize size = RULESET_MAX + 1;
  g_autofree char *data = g_malloc (size);
  g_autoptr (BsXmlSource) source = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();

  memset (data, ' ', size);
  memcpy (data, "<ruleset/>", strlen ("<ruleset/>"));
  source = from_data (data, (gssize) size);
  assert_fails (source, BS_ERROR_MALFORMED, "larger than 4 MiB");
  /* A catalogue may be as large, so there it is only found to be none. */
  g_ptr_array_add (sources, source);
  g_assert_null (bs_xml_load_catalogue (sources, NULL, problems, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
}

/* A file that was cut, or in which a byte changed, is read or refused, and nothing else. */
static void
test_damaged (void)
{
  g_autoptr (BsXmlSource) source = load_lanterns ();
  gsize size;
  const char *data = g_bytes_get_data (source->bytes, &size);
  g_autofree char *copy = g_memdup2 (data, size);

  for (gsize i = 0; i < size; i += 61)
    {
      g_autoptr (BsXmlSource) cut = from_data (data, (gssize) i);
      g_autoptr (BsXmlSource) changed = NULL;
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

      g_assert_false (bs_xml_check (cut, NULL, NULL, problems));
      g_assert_cmpuint (problems->len, >, 0);
      copy[i] ^= 4;
      changed = from_data (copy, (gssize) size);
      g_ptr_array_set_size (problems, 0);
      g_assert_true (bs_xml_check (changed, NULL, NULL, problems) == (problems->len == 0));
      copy[i] ^= 4;
    }
}

/* Problems are told in the order of the file, and there is an end to them. */
static void
test_many (void)
{
  GString *text = g_string_new (HEAD "<tokens>\n");
  g_autoptr (BsXmlSource) lanterns = load_lanterns ();
  g_autoptr (BsXmlSource) source = NULL;
  g_autoptr (GPtrArray) below = g_ptr_array_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  int before = 0;

  for (guint i = 0; i < 300; i++)
    g_string_append_printf (text, "<token id=\"t%u\" clear=\"never\"/>\n", i);
  g_string_append (text, "</tokens></ruleset>");
  source = from_data (text->str, (gssize) text->len);
  g_string_free (text, TRUE);
  g_ptr_array_add (below, lanterns);
  g_assert_false (bs_xml_check (source, below, NULL, problems));
  g_assert_cmpuint (problems->len, >, 2);
  g_assert_cmpuint (problems->len, <, 300);
  for (guint i = 0; i + 1 < problems->len; i++)
    {
      int line = atoi (strchr (g_ptr_array_index (problems, i), ':') + 1);

      g_assert_cmpint (line, >=, before);
      before = line;
    }
  g_assert_true (g_str_has_prefix (g_ptr_array_index (problems, problems->len - 1), "and "));
}

/* The example in the paper works over the game that it names. */
static void
test_paper (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "docs", "rules-xml.md", NULL);
  g_autofree char *text = NULL;
  g_autoptr (BsXmlSource) source = NULL;
  g_autoptr (GPtrArray) below =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  const char *begin, *end;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  begin = strstr (text, "```xml\n");
  g_assert_nonnull (begin);
  begin += strlen ("```xml\n");
  end = strstr (begin, "```");
  source = from_data (begin, end - begin);
  g_ptr_array_add (below, load (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data/rules/attack-wing.xml"));
  bs_xml_check (source, below, NULL, problems);
  g_assert_cmpstr (problems->len > 0 ? g_ptr_array_index (problems, 0) : "", ==, "");
}

static void
add_shipped (GPtrArray  *paths,
             const char *root,
             const char *folder)
{
  g_autofree char *full = g_build_filename (root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        char *path = g_build_filename (full, name, NULL);
        g_autofree char *test =
          g_strconcat ("/shipped/", folder, "/", name,
                       root == g_getenv ("G_TEST_SRCDIR") ? "-tests" : "", NULL);

        g_ptr_array_add (paths, path);
        g_test_add_data_func (test, path, test_shipped);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *data = NULL;

  g_test_init (&argc, &argv, NULL);

  data = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", NULL);
  add_shipped (paths, data, "rules");
  add_shipped (paths, data, "catalogue");
  add_shipped (paths, g_getenv ("G_TEST_SRCDIR"), "rules");
  add_shipped (paths, g_getenv ("G_TEST_SRCDIR"), "catalogue");
  g_test_add_func ("/lanterns", test_lanterns);
  g_test_add_func ("/effects", test_effects);
  g_test_add_func ("/ranges", test_ranges);
  g_test_add_func ("/layers", test_layers);
  g_test_add_func ("/two-layers", test_two_layers);
  g_test_add_func ("/remove", test_remove);
  g_test_add_func ("/root", test_root);
  g_test_add_func ("/wrong-layers", test_wrong_layers);
  g_test_add_func ("/hash", test_hash);
  g_test_add_func ("/text", test_text);
  g_test_add_func ("/peek", test_peek);
  g_test_add_func ("/no-rules", test_no_rules);
  g_test_add_func ("/byte-order-mark", test_byte_order_mark);
  g_test_add_func ("/deep", test_deep);
  g_test_add_func ("/huge", test_huge);
  g_test_add_func ("/damaged", test_damaged);
  g_test_add_func ("/many", test_many);
  g_test_add_func ("/paper", test_paper);

  return g_test_run ();
}
