/* bs-cli-odds-melee.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli odds melee`: the chances of a melee, told or under way. */

#include "bs-cli-odds.h"

#include <glib/gi18n.h>

typedef struct
{
  char *initiative, *hits, *pace, *wounds, *next, *divisor, *body_hits;
  char *game, *extension, *rules;
  gboolean json;
} Options;

static void
options_clear (Options *self)
{
  char **texts[] = {
    &self->initiative, &self->hits, &self->pace, &self->wounds, &self->next, &self->divisor,
    &self->body_hits, &self->game, &self->extension, &self->rules,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*texts[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_options (Options   *self,
               int       *argc,
               char    ***argv,
               GError   **error)
{
  const GOptionEntry entries[] = {
    { "initiative", 0, 0, G_OPTION_ARG_STRING, &self->initiative,
      N_("Which side begins among equal points"), "first|second" },
    { "hits", 0, 0, G_OPTION_ARG_STRING, &self->hits,
      N_("Body hits of an attack: each surplus hit, or at most one"), "margin|one" },
    { "pace", 0, 0, G_OPTION_ARG_STRING, &self->pace,
      N_("Each fighter attacks once a round, or they go on to the end"), "once|to-the-end" },
    { "wounds", 0, 0, G_OPTION_ARG_STRING, &self->wounds,
      N_("Body hits that the first characters of both sides have"), "N,N" },
    { "next", 0, 0, G_OPTION_ARG_STRING, &self->next,
      N_("Side that attacks next, in the middle of a round"), "first|second" },
    { "divisor", 0, 0, G_OPTION_ARG_STRING, &self->divisor,
      N_("Points that make a die, instead of what the rules say"), "N" },
    { "body-hits", 0, 0, G_OPTION_ARG_STRING, &self->body_hits,
      N_("Body hits that overpower, instead of what the rules say"), "N" },
    { "game", 0, 0, G_OPTION_ARG_STRING, &self->game, N_("The game"), "ID" },
    { "extension", 0, 0, G_OPTION_ARG_STRING, &self->extension, N_("Its extension with the melees"),
      "ID" },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &self->rules, N_("A file of rules to look at first"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_("One JSON object instead of lines"), NULL },
    { NULL }
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("STACK STACK"));

  g_option_context_set_summary (context, _("Works out exactly how a melee ends. A stack is the "
                                            "points of its characters, the one who fights first "
                                            "in front: odds melee 40,28 33"));

  return bs_cli_odds_parse (context, entries, argc, argv, error);
}

/* "40,28" */
static GArray *
parse_stack (const char  *what,
             const char  *text,
             GError     **error)
{
  g_autoptr(GArray) stack = g_array_new (FALSE, FALSE, sizeof (int));
  g_auto(GStrv) parts = g_strsplit (text, ",", -1);

  for (int i = 0; parts[i] != NULL; i++)
    {
      int points = 0;

      if (!bs_cli_odds_number (what, parts[i], &points, error))
        return NULL;
      g_array_append_val (stack, points);
    }

  return g_steal_pointer (&stack);
}

static gboolean
parse_wounds (BsOddsMeleeInput  *input,
              const char        *text,
              GError           **error)
{
  g_autoptr(GArray) wounds = NULL;

  if (text == NULL)
    return TRUE;

  wounds = parse_stack ("--wounds", text, error);
  if (wounds == NULL)
    return FALSE;
  if (wounds->len != 2)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX,
                   _("‘%s’ wants two numbers with a comma between them, not ‘%s’"), "--wounds",
                   text);
      return FALSE;
    }
  input->wounds[0] = g_array_index (wounds, int, 0);
  input->wounds[1] = g_array_index (wounds, int, 1);

  return TRUE;
}

static gboolean
fill_input (BsOddsMeleeInput  *input,
            const Options     *options,
            GError           **error)
{
  const char *const sides[] = { "first", "second", NULL };
  const char *const hits[] = { "margin", "one", NULL };
  const char *const paces[] = { "once", "to-the-end", NULL };
  int next = -1;

  if (!bs_cli_odds_word ("--initiative", options->initiative, sides, &input->second_first, error) ||
      !bs_cli_odds_word ("--hits", options->hits, hits, &input->one_hit, error) ||
      !bs_cli_odds_word ("--pace", options->pace, paces, &input->to_the_end, error) ||
      !bs_cli_odds_word ("--next", options->next, sides, &next, error) ||
      !bs_cli_odds_number ("--divisor", options->divisor, &input->divisor, error) ||
      !bs_cli_odds_number ("--body-hits", options->body_hits, &input->body_hits, error) ||
      !parse_wounds (input, options->wounds, error))
    return FALSE;

  if (next >= 0)
    input->next = next == 0 ? BS_ODDS_NEXT_FIRST : BS_ODDS_NEXT_SECOND;

  return TRUE;
}

static void
print_odds (const BsOddsMelee *odds,
            gboolean           json)
{
  g_autofree char *words = bs_odds_melee_words (odds);

  if (json)
    {
      g_autoptr(GString) object = g_string_new ("{");

      bs_cli_odds_member (object, "first", odds->p_first);
      bs_cli_odds_member (object, "second", odds->p_second);
      bs_cli_odds_member (object, "never", odds->p_never);
      bs_cli_odds_member (object, "rounds", odds->expected_rounds);
      bs_cli_odds_member (object, "attacks", odds->expected_attacks);
      g_print ("%s}\n", object->str);
      return;
    }

  bs_cli_odds_line (odds->p_first, _("the first side wins"));
  bs_cli_odds_line (odds->p_second, _("the second side wins"));
  if (words != NULL)
    {
      g_print ("%s\n", words);
      return;
    }
  bs_cli_odds_line (odds->expected_rounds, _("expected rounds"));
  bs_cli_odds_line (odds->expected_attacks, _("expected attacks of both sides"));
}

int
bs_cli_odds_melee (int    argc,
                   char **argv)
{
  g_auto(Options) options = { 0 };
  g_autoptr(BsRules) rules = NULL;
  g_autoptr(GArray) first = NULL, second = NULL;
  g_autoptr(GError) error = NULL;
  BsOddsMeleeInput input;
  BsOddsMelee odds;

  if (!parse_options (&options, &argc, &argv, &error))
    return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);
  if (argc != 3)
    {
      g_printerr ("boardside-cli: %s\n", _("two stacks are wanted, as in ‘odds melee 40,28 33’"));
      return BS_CLI_ODDS_USAGE;
    }
  first = parse_stack (argv[1], argv[1], &error);
  second = first != NULL ? parse_stack (argv[2], argv[2], &error) : NULL;
  if (second == NULL)
    return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);

  rules = bs_cli_odds_rules (options.game != NULL ? options.game : "x-wing",
                             options.extension != NULL ? options.extension : "boarding",
                             options.rules, &error);
  if (rules == NULL || !bs_odds_melee_input_rules (&input, rules->ruleset, &error))
    return bs_cli_odds_fail (BS_CLI_ODDS_TROUBLE, error);

  input.points[0] = (const int *) first->data;
  input.points[1] = (const int *) second->data;
  input.n_points[0] = first->len;
  input.n_points[1] = second->len;
  if (!fill_input (&input, &options, &error) || !bs_odds_melee (&input, &odds, &error))
    return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);
  print_odds (&odds, options.json);

  return BS_CLI_ODDS_FINE;
}
