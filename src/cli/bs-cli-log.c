/* bs-cli-log.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli log`: a battle in sentences. */

#include "bs-cli.h"

#include "model/record/bs-streams.h"

#include <glib/gi18n.h>

/* The mark stands behind the sentence, so that a program can cut it off. */
static void
print_sentence (guint       line,
                const char *sentence,
                gboolean    undone)
{
  g_autofree char *text = bs_streams_line (sentence);

  g_print ("%4u  %s", line, text);
  if (undone)
    g_print (" [%s]", C_("log", "undone"));
  g_print ("\n");
}

static void
print_step (const BsStep  *step,
            const BsRules *rules,
            BsId           viewer)
{
  for (guint i = 0; i < step->events->len; i++)
    {
      const BsEvent *event = g_ptr_array_index (step->events, i);
      g_autofree char *sentence = NULL;

      if (event->viewer != NULL && event->viewer != viewer)
        continue;
      sentence = bs_event_text (event, rules->ruleset, rules->catalogue);
      print_sentence (step->first, sentence, step->undone);
    }
}

/**
 * bs_cli_log:
 * @argv: "log", the record, options
 *
 * Returns: the exit code
 */
int
bs_cli_log (int    argc,
            char **argv)
{
  g_autofree char *as = NULL;
  g_autofree char *rules = NULL;
  const GOptionEntry entries[] = {
    { "as", 0, 0, G_OPTION_ARG_STRING, &as, N_("Who looks: what this player knows is told, too"),
      N_("PLAYER") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsSession) session = NULL;
  const GPtrArray *steps;
  BsId viewer;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 1))
    return BS_CLI_USAGE;
  session = bs_cli_open (argv[1], rules, BS_OPEN_LOOK);
  if (session == NULL)
    return BS_CLI_TROUBLE;
  if (!bs_cli_viewer (session, as, &viewer))
    return BS_CLI_USAGE;

  steps = bs_history_steps (bs_session_get_history (session));
  for (guint i = 0; i < steps->len; i++)
    print_step (g_ptr_array_index (steps, i), bs_session_get_rules (session), viewer);

  return bs_cli_health (session);
}
