/* bs-cli-show.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli show`: where a battle stands, and what may be done now. */

#include "bs-cli.h"

#include "model/record/bs-streams.h"
#include "model/shown/bs-json.h"

#include <glib/gi18n.h>
#include <stdio.h>

static void
append_values (GString      *out,
               const BsTold *told)
{
  for (guint i = 0; told->choices != NULL && i < told->choices->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? "|" : "",
                            ((BsChoice *) told->choices->pdata[i])->value);
  if (told->choices == NULL && told->kind == BS_ARG_INT)
    g_string_append_printf (out, "%d..%d", told->low, told->high);
  if (told->many)
    g_string_append (out, ",...");
}

/* (transfer full): what is still told of it: “range=1..3 [arc=front|rear] [precision]”; in brackets
 * what may be left out. */
static char *
told_text (const BsOffer *offer)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];

      g_string_append_printf (out, "%s%s%s", i > 0 ? " " : "", told->needed ? "" : "[", told->name);
      if (told->kind != BS_ARG_FLAG)
        {
          g_string_append_c (out, '=');
          append_values (out, told);
        }
      if (!told->needed)
        g_string_append_c (out, ']');
    }

  return g_string_free (out, FALSE);
}

/* All that may be done now: the line that does it, what a button calls it, what the judge says, and
 * what is still told of it. */
static void
print_offers (const BsState *state,
              BsId           viewer)
{
  g_autoptr (GPtrArray) offers = bs_offers_all (state, viewer);

  for (guint i = 0; i < offers->len; i++)
    {
      const BsOffer *offer = offers->pdata[i];
      g_autofree char *line = bs_command_print (offer->command);
      g_autofree char *verdict = bs_verdict_print (offer->verdict, state->ruleset);
      g_autofree char *told = told_text (offer);

      g_print ("%s\t%s\t%s\t%s\n", line, offer->label, verdict, told);
    }
}

/**
 * bs_cli_show:
 * @argv: "show", the record, options
 *
 * Returns: the exit code
 */
int
bs_cli_show (int    argc,
             char **argv)
{
  g_autofree char *as = NULL;
  g_autofree char *rules = NULL;
  gboolean json = FALSE, offers = FALSE;
  int at = G_MININT;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_("Show the battle as it was after this line"),
      N_("LINE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("As one JSON document"), NULL },
    { "offers", 0, 0, G_OPTION_ARG_NONE, &offers,
      N_("What may be done now: its line, its name, what the rules say, and what is still told of "
          "it"),
      NULL },
    { "as", 0, 0, G_OPTION_ARG_STRING, &as, N_("Who looks: what this player knows is told, too"),
      N_("PLAYER") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsSession) session = NULL;
  g_autofree char *text = NULL;
  const BsHistory *history;
  guint line;
  BsId viewer;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 1))
    return BS_CLI_USAGE;
  if (json && offers)
    {
      bs_cli_complain (_("“--json” and “--offers” do not go together: say one of them"));
      return BS_CLI_USAGE;
    }
  session = bs_cli_open (argv[1], rules, BS_OPEN_LOOK);
  if (session == NULL)
    return BS_CLI_TROUBLE;
  if (!bs_cli_viewer (session, as, &viewer))
    return BS_CLI_USAGE;

  history = bs_session_get_history (session);
  line = at != G_MININT ? (guint) MAX (at, 0) : bs_history_n_lines (history);
  if (line == 0 || bs_history_place (history, line) == NULL)
    {
      bs_cli_complain (_("there is no line %d; the last one is %u"), at,
                       bs_history_n_lines (history));
      return BS_CLI_USAGE;
    }
  if (offers)
    {
      print_offers (bs_history_place (history, line)->state, viewer);
      return bs_cli_health (session);
    }
  text = json ? bs_json_place (history, line, viewer) : bs_cli_state_text (session, line, viewer);
  /* A document is the same bytes in every locale; words for people go through its character set. */
  if (json)
    {
      g_autofree char *harmless = bs_streams_json (text);

      puts (harmless);
    }
  else
    g_print ("%s\n", text);

  return bs_cli_health (session);
}
