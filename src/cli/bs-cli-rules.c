/* bs-cli-rules.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli rules`: the reference by number and word. */

#include "bs-cli.h"

#include "engine/rules/bs-reference.h"

#include <glib/gi18n.h>

/* "AW4.3 · page 12 · A9", then the sentence. */
static void
print_rule (const BsEntry *entry)
{
  g_autoptr (GString) head = g_string_new (entry->id);

  if (entry->page != NULL)
    {
      g_string_append_printf (head, " · ");
      /* Translators: page of the printed rulebook. */
      g_string_append_printf (head, _("page %s"), entry->page);
    }
  if (entry->note != NULL)
    g_string_append_printf (head, " · %s", entry->note);
  g_print ("%s\n    %s\n", head->str, entry->text);
}

static void
print_entry (const BsEntry  *entry,
             const BsEntry **last)
{
  gboolean other_kind =
    *last == NULL || (*last)->kind != entry->kind || (*last)->game != entry->game;

  if (entry->kind == BS_ENTRY_RULE && (other_kind || (*last)->section != entry->section) &&
      *entry->title != '\0')
    g_print ("%s%s %s\n", *last != NULL ? "\n" : "", entry->section, entry->title);
  else if (entry->kind == BS_ENTRY_TERM && other_kind)
    g_print ("%s%s\n", *last != NULL ? "\n" : "", _("Glossary"));
  else if (entry->kind == BS_ENTRY_SYMBOL && other_kind)
    g_print ("%s%s\n", *last != NULL ? "\n" : "", _("Symbols"));

  if (entry->kind == BS_ENTRY_RULE)
    print_rule (entry);
  else if (entry->kind == BS_ENTRY_TERM)
    g_print ("%s = %s%s%s\n", entry->title, entry->other, *entry->text != '\0' ? ": " : "",
             entry->text);
  else
    g_print ("%s%s%s\n", entry->title, *entry->text != '\0' ? ": " : "", entry->text);
  *last = entry;
}

static int
print_found (const GPtrArray *entries,
             const char      *words)
{
  const BsEntry *one = words != NULL ? bs_reference_find (entries, NULL, words) : NULL;
  g_autoptr (GPtrArray) found = words != NULL ? bs_reference_search (entries, words) : NULL;
  const GPtrArray *shown = found != NULL ? found : entries;
  const BsEntry *last = NULL;

  if (one != NULL && one->kind == BS_ENTRY_RULE)
    {
      print_entry (one, &last);
      return BS_CLI_FINE;
    }
  for (guint i = 0; i < shown->len; i++)
    print_entry (shown->pdata[i], &last);
  if (shown->len > 0)
    return BS_CLI_FINE;

  bs_cli_complain (_("no rule, term or symbol holds ‘%s’"), words != NULL ? words : "");
  return BS_CLI_REFUSED;
}

/**
 * bs_cli_rules:
 * @argv: "rules", words or the number of a rule, options
 *
 * Returns: the exit code
 */
int
bs_cli_rules (int    argc,
              char **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *rules = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("Of this game alone"), N_("ID") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsLibrary) library = NULL;
  g_autoptr (GPtrArray) reference = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (!bs_cli_parse (&argc, &argv, entries, 0, 20))
    return BS_CLI_USAGE;
  library = bs_cli_library (rules);
  if (library == NULL)
    return BS_CLI_TROUBLE;
  reference = bs_library_reference (library, game, &error);
  if (reference == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }

  words = argc > 1 ? g_strjoinv (" ", argv + 1) : NULL;
  return print_found (reference, words);
}
