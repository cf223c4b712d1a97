/* bs-cli-list.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli list`: verbs, arguments, options, cards, and whatever else there is a name for. */

#include "bs-cli.h"

#include <glib/gi18n.h>

static const char *
arg_form (const BsVerbArg *arg)
{
  switch (arg->kind)
    {
    case BS_ARG_ID: return "=ID";
    case BS_ARG_SHIP: return "=SHIP";
    case BS_ARG_PLAYER: return "=PLAYER";
    case BS_ARG_INT: return "=N";
    case BS_ARG_FLAG: return "";
    case BS_ARG_FACES: return "=FACE,…";
    case BS_ARG_LIST: return "=ID,…";
    case BS_ARG_WORD: return "=WORD";
    case BS_ARG_TEXT: return "=TEXT";
    case BS_ARG_ANY: return "=VALUE";
    default: g_assert_not_reached ();
    }
}

/* One argument as it is told: name=FORM, or name=one|of|these. */
static char *
arg_text (const BsVerbArg *arg)
{
  if (arg->kind == BS_ARG_ANY)
    return g_strdup ("NAME=VALUE");
  if (arg->kind == BS_ARG_WORD && arg->words != NULL)
    return g_strdup_printf ("%s=%s", arg->name, arg->words);

  return g_strconcat (arg->name, arg_form (arg), NULL);
}

static void
print_verb (const BsVerb *verb)
{
  g_print ("%s", verb->name);
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    {
      g_autofree char *text = arg_text (arg);

      g_print (arg->needed ? " %s" : " [%s]", text);
    }
  g_print ("\n    %s\n", _(verb->help));
}

/* A row of the table in docs/battle-language.md, untranslated: a bar in a cell is
 * written with a backslash. */
static void
print_verb_row (const BsVerb *verb)
{
  g_autoptr (GString) row = g_string_new (NULL);

  g_string_append_printf (row, "| `%s` |", verb->name);
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    {
      g_autofree char *text = arg_text (arg);
      g_auto (GStrv) parts = g_strsplit (text, "|", -1);
      g_autofree char *cell = g_strjoinv ("\\|", parts);

      g_string_append_printf (row, arg->needed ? " `%s`" : " [`%s`]", cell);
    }
  g_print ("%s | %s |\n", row->str, verb->help);
}

static void
print_verbs (gboolean markdown)
{
  if (markdown)
    g_print ("| verb | arguments | what it does |\n|---|---|---|\n");
  for (const BsVerb *verb = bs_verbs (); verb->name != NULL; verb++)
    {
      if (markdown)
        print_verb_row (verb);
      else
        print_verb (verb);
    }
}

static void
print_games (BsLibrary *library)
{
  g_autoptr (GPtrArray) games = bs_library_games (library);

  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);

      g_print ("%s\t%s\t%s\n", info->id, info->over != NULL ? info->over : "-",
               info->name != NULL ? info->name : "");
    }
}

/* Cards stand one a line: id, name, cost, faction, slot or ship. */
static void
print_cards (const BsCatalogue *catalogue,
             BsId               kind)
{
  for (guint i = 0; catalogue != NULL && i < catalogue->cards->len; i++)
    {
      const BsCard *card = g_ptr_array_index (catalogue->cards, i);
      const char *what = card->slot != NULL ? card->slot : card->ship;

      if (card->kind != kind)
        continue;
      g_print ("%s\t%s\t%d\t%s\t%s\n", card->id, bs_card_name (card), card->cost,
               card->faction != NULL ? card->faction : "-", what != NULL ? what : "-");
    }
}

static int
compare_sets (gconstpointer a,
              gconstpointer b)
{
  return bs_card_set_compare (*(const BsCardSet *const *) a, *(const BsCardSet *const *) b);
}

static guint
count_cards (const BsCatalogue *catalogue,
             BsId               set)
{
  guint n = 0;

  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      n +=
        card->sources != NULL ? g_ptr_array_find (card->sources, set, NULL) : card->source == set;
    }

  return n;
}

/* Sets in the order of their release: id, name, date, how many cards. */
static void
print_sets (const BsCatalogue *catalogue)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();

  for (guint i = 0; catalogue != NULL && i < catalogue->sets->len; i++)
    g_ptr_array_add (sets, catalogue->sets->pdata[i]);
  g_ptr_array_sort (sets, compare_sets);
  for (guint i = 0; i < sets->len; i++)
    {
      const BsCardSet *set = sets->pdata[i];

      g_print ("%s\t%s\t%s\t%u\n", set->id, set->name, set->released != NULL ? set->released : "-",
               count_cards (catalogue, set->id));
    }
}

static void
print_damage (const BsRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->decks->len; i++)
    {
      const BsDeck *deck = g_ptr_array_index (ruleset->decks, i);

      for (guint j = 0; j < deck->cards->len; j++)
        {
          const BsDamageCard *card = g_ptr_array_index (deck->cards, j);

          g_autofree char *copies =
            deck->uncounted ? g_strdup ("-") : g_strdup_printf ("%d", card->copies);

          g_print ("%s\t%s\t%s\t%s\n", card->id,
                   bs_ruleset_text (ruleset, "damage-card", card->name), copies, deck->id);
        }
    }
}

/* What an element has behind its name. */
static const char *
more_of_token (gconstpointer element)
{
  return ((const BsToken *) element)->on;
}

static const char *
more_of_action (gconstpointer element)
{
  const BsAction *action = element;

  return action->own_target ? "own-target" : action->target ? "target" : "-";
}

static const char *
more_of_phase (gconstpointer element)
{
  const BsPhase *phase = element;

  return phase->does != NULL ? phase->does : "-";
}

/* Elements of the rules that lines name by their ids: each struct begins with its id. */
typedef struct
{
  const char *name;             /* of the list */
  const char *kind;             /* of the element */
  gsize offset;                 /* where its GPtrArray is in a ruleset */
  const char *(*more) (gconstpointer element);
} ElementList;

static const ElementList element_lists[] = {
  { "actions", "action", G_STRUCT_OFFSET (BsRuleset, actions), more_of_action },
  { "dice", "die", G_STRUCT_OFFSET (BsRuleset, dice), NULL },
  { "faces", "face", G_STRUCT_OFFSET (BsRuleset, faces), NULL },
  { "factions", "faction", G_STRUCT_OFFSET (BsRuleset, factions), NULL },
  { "phases", "phase", G_STRUCT_OFFSET (BsRuleset, phases), more_of_phase },
  { "sizes", "size", G_STRUCT_OFFSET (BsRuleset, sizes), NULL },
  { "tokens", "token", G_STRUCT_OFFSET (BsRuleset, tokens), more_of_token },
  { "words", "word", G_STRUCT_OFFSET (BsRuleset, words), NULL },
};

static const ElementList *
find_element_list (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (element_lists); i++)
    if (g_str_equal (element_lists[i].name, name))
      return &element_lists[i];

  return NULL;
}

static void
print_elements (const BsRuleset   *ruleset,
                const ElementList *list)
{
  const GPtrArray *elements = G_STRUCT_MEMBER (GPtrArray *, ruleset, list->offset);

  for (guint i = 0; i < elements->len; i++)
    {
      BsId id = *(const BsId *) elements->pdata[i];

      g_print ("%s\t%s", id, bs_ruleset_name (ruleset, list->kind, id));
      if (list->more != NULL)
        g_print ("\t%s", list->more (elements->pdata[i]));
      g_print ("\n");
    }
}

/* An option with its values; a star marks the one that holds if nothing is told. Those that only a
 * layer over the game has tell it. */
static void
print_options (const BsRuleset *ruleset,
               const BsRuleset *without,
               const char      *layer)
{
  for (guint i = 0; i < ruleset->options->len; i++)
    {
      const BsOption *option = ruleset->options->pdata[i];

      if (without != NULL && bs_ruleset_option (without, option->id) != NULL)
        continue;
      g_print ("%s\t%s", option->id, bs_ruleset_name (ruleset, "option", option->id));
      for (guint j = 0; j < option->values->len; j++)
        {
          const BsNamed *value = option->values->pdata[j];

          g_print ("%s%s%s", j == 0 ? "\t" : "|", value->id,
                   value->id == option->fallback ? "*" : "");
        }
      g_print ("%s%s\n", layer != NULL ? "\t" : "", layer != NULL ? layer : "");
    }
}

/* Kinds of cards. */
static const char *const card_lists[][2] = {
  { "ships", "ship" },
  { "pilots", "pilot" },
  { "captains", "captain" },
  { "upgrades", "upgrade" },
};

static const char *
find_card_kind (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (card_lists); i++)
    if (g_str_equal (card_lists[i][0], name))
      return card_lists[i][1];

  return NULL;
}

static gboolean
is_list (const char *name)
{
  return find_card_kind (name) != NULL || find_element_list (name) != NULL ||
         g_str_equal (name, "damage") || g_str_equal (name, "sets") ||
         g_str_equal (name, "options");
}

/* What to print, and of what. */
typedef struct
{
  BsLibrary *library;
  const char *name;
  char **extensions;    /* (nullable) */
} Wanted;

/* The game's, and if no extensions were told those that any extension or mission brings. */
static void
print_all_options (const Wanted    *wanted,
                   const char      *game,
                   const BsRuleset *ruleset)
{
  g_autoptr (GPtrArray) games = bs_library_games (wanted->library);

  print_options (ruleset, NULL, NULL);
  for (guint i = 0; wanted->extensions == NULL && i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);
      char *layers[] = { (char *) info->id, NULL };
      g_autoptr (BsRules) rules = g_strcmp0 (info->over, game) == 0
                                    ? bs_library_load (wanted->library, game, layers, NULL)
                                    : NULL;

      if (rules != NULL)
        print_options (rules->ruleset, ruleset, info->id);
    }
}

static int
list_of_game (const Wanted *wanted,
              const char   *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRules) rules = bs_library_load (wanted->library, game, wanted->extensions, &error);
  const char *kind = find_card_kind (wanted->name);
  const ElementList *list = find_element_list (wanted->name);

  if (rules == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }
  if (kind != NULL)
    print_cards (rules->catalogue, bs_id (kind));
  else if (list != NULL)
    print_elements (rules->ruleset, list);
  else if (g_str_equal (wanted->name, "options"))
    print_all_options (wanted, game, rules->ruleset);
  else if (g_str_equal (wanted->name, "sets"))
    print_sets (rules->catalogue);
  else
    print_damage (rules->ruleset);

  return BS_CLI_FINE;
}

/* Of the game that was asked for, or one after the other of all. */
static int
list_of_games (const Wanted *wanted,
               const char   *game)
{
  g_autoptr (GPtrArray) games = NULL;
  int code = BS_CLI_FINE;

  if (game != NULL)
    return list_of_game (wanted, game);

  games = bs_library_games (wanted->library);
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);

      if (info->over == NULL)
        code = MAX (code, list_of_game (wanted, info->id));
    }

  return code;
}

/**
 * bs_cli_list:
 * @argv: "list", of what, options
 *
 * Returns: the exit code
 */
int
bs_cli_list (int    argc,
             char **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *rules = NULL;
  g_autofree char *extension = NULL;
  g_auto (GStrv) extensions = NULL;
  gboolean markdown = FALSE;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("Of this game alone"), N_("ID") },
    { "extension", 0, 0, G_OPTION_ARG_STRING, &extension, N_("With these extensions of the game"),
      N_("ID,…") },
    { "markdown", 0, 0, G_OPTION_ARG_NONE, &markdown, N_("Verbs as the table of the documentation"),
      NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsLibrary) library = NULL;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 1))
    return BS_CLI_USAGE;
  if (extension != NULL && game == NULL)
    {
      bs_cli_complain (_("‘--extension’ needs ‘--game’, too"));
      return BS_CLI_USAGE;
    }
  library = bs_cli_library (rules);
  if (library == NULL)
    return BS_CLI_TROUBLE;

  if (g_str_equal (argv[1], "verbs"))
    {
      print_verbs (markdown);
      return BS_CLI_FINE;
    }
  if (g_str_equal (argv[1], "games"))
    {
      print_games (library);
      return BS_CLI_FINE;
    }
  if (is_list (argv[1]))
    {
      extensions = extension != NULL ? g_strsplit (extension, ",", -1) : NULL;
      return list_of_games (&(Wanted) { library, argv[1], extensions }, game);
    }

  bs_cli_complain (_("there is no list ‘%s’; there are %s"), argv[1],
                   "games, ships, pilots, captains, upgrades, sets, damage, tokens, faces, dice, "
                   "actions, phases, options, "
                   "factions, sizes, words, verbs");

  return BS_CLI_USAGE;
}
