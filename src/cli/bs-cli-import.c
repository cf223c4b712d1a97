/* bs-cli-import.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli import`: a list or another program's cards come in. */

#include "bs-cli.h"

#include "exchange/squads/bs-import.h"

#include <glib/gi18n.h>
#include <unistd.h>

/* Everything but what was simply understood goes to standard error, with the line of the file where
 * it is known. */
static void
print_items (const BsImport *import,
             const char     *name,
             gboolean        all)
{
  for (guint i = 0; i < import->items->len; i++)
    {
      const BsImportItem *item = import->items->pdata[i];
      const char *ship = item->ship != NULL ? item->ship : "";

      if (item->kind == BS_IMPORT_UNDERSTOOD && !all)
        continue;
      if (item->line > 0)
        g_printerr ("%s:%u: ", name, item->line);
      else
        g_printerr ("%s: ", name);
      g_printerr ("%s: %s%s%s", bs_import_kind_name (item->kind), ship, *ship != '\0' ? ": " : "",
                  item->text);
      if (item->offer != NULL)
        {
          g_autofree char *line = bs_command_print (item->offer);

          g_printerr (" %s", line);
        }
      g_printerr ("\n");
    }
}

static GBytes *
load (const char  *path,
      GError     **error)
{
  g_autoptr (GByteArray) array = NULL;
  guint8 buffer[65536];
  gssize n;

  if (!g_str_equal (path, "-"))
    return bs_import_load (path, error);
  array = g_byte_array_new ();
  /* More than any list has is not read, but what was read is refused for its size. */
  while (array->len < (4u << 20) && (n = read (STDIN_FILENO, buffer, sizeof buffer)) > 0)
    g_byte_array_append (array, buffer, (guint) n);

  return g_byte_array_free_to_bytes (g_steal_pointer (&array));
}

static int
find_squad (GBytes     *bytes,
            BsLibrary  *library,
            const char *game,
            BsId        player,
            const char *told)
{
  g_autoptr (BsImport) all = NULL;
  char *end;
  gint64 n = g_ascii_strtoll (told, &end, 10);

  if (*told != '\0' && *end == '\0')
    return (int) CLAMP (n, 0, 100000) - 1;
  all = bs_import_read_for (bytes, library, game, player, BS_IMPORT_ALL, NULL);
  for (guint i = 0; all != NULL && i < all->squads->len; i++)
    if (g_strcmp0 (((BsImportSquad *) all->squads->pdata[i])->name, told) == 0)
      return (int) i;

  return G_MAXINT - 1;
}

/**
 * bs_cli_print_cards:
 * @name: what the file is called
 *
 * Prints on standard error what was found out about a data file: FILE:LINE: kind: sentence.
 */
void
bs_cli_print_cards (const BsCards *cards,
                    const char    *name)
{
  for (guint i = 0; i < cards->items->len; i++)
    {
      const BsCardsItem *item = cards->items->pdata[i];
      g_autofree char *line = item->line > 0 ? g_strdup_printf (":%u", item->line) : g_strdup ("");

      g_printerr ("%s%s: %s: %s\n", name, line,
                  item->kind == BS_CARDS_PROBLEM ? _("wrong") : _("note"), item->text);
    }
}

/* Several squads in one list were taken together: that is said, and how to take one. */
static void
tell_squads (const BsImport *import,
             const char     *name)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < import->squads->len; i++)
    {
      const BsImportSquad *squad = import->squads->pdata[i];

      g_string_append_printf (names, "%s%u", i > 0 ? ", " : "", i + 1);
      if (squad->name != NULL)
        g_string_append_printf (names, " “%s”", squad->name);
      if (squad->owner != NULL)
        {
          g_string_append_c (names, ' ');
          /* Translators: behind the name of a squad: the player whose it is */
          g_string_append_printf (names, _("of %s"), squad->owner);
        }
    }
  g_printerr (_("%s: note: %u squads were taken together (%s); --squad=NUMBER takes one.\n"), name,
              import->squads->len, names->str);
}

/* Data on cards: printed as a catalogue, or kept among the user's own cards. */
static int
import_cards (GBytes     *bytes,
              BsLibrary  *library,
              const char *name,
              gboolean    keep)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCards) cards = bs_cards_read (bytes, library, &error);
  g_autofree char *summary = NULL;
  g_autofree char *path = NULL;

  if (cards == NULL || (keep && !bs_cards_keep (cards, library, &error)))
    {
      bs_cli_complain ("%s: %s", name, error->message);
      return BS_CLI_TROUBLE;
    }
  path = bs_library_own_path (library, cards->game);
  summary = bs_cards_summary (cards);
  bs_cli_print_cards (cards, name);
  g_printerr ("%s: %s\n", name, summary);
  if (keep && cards->elements->len > 0)
    g_printerr (_("%s: kept in %s\n"), name, path);
  else if (!keep)
    {
      g_autofree char *xml = bs_cards_xml (cards);

      g_print ("%s", xml);
    }

  return BS_CLI_FINE;
}

/**
 * bs_cli_import:
 * @argv: "import", a list, options
 *
 * Returns: the exit code
 */
int
bs_cli_import (int    argc,
               char **argv)
{
  g_autofree char *player = NULL;
  g_autofree char *game = NULL;
  g_autofree char *squad = NULL;
  g_autofree char *rules = NULL;
  gboolean all = FALSE;
  gboolean keep = FALSE;
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING, &player, N_("Whose squad it is: the player's id"),
      N_("ID") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("The game, if the list does not say it"),
      N_("ID") },
    { "squad", 0, 0, G_OPTION_ARG_STRING, &squad,
      N_("One squad of several: its number or its name"), N_("SQUAD") },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &all, N_("Tell what was understood, too"), NULL },
    { "keep", 0, 0, G_OPTION_ARG_NONE, &keep,
      N_("Cards of another program's data: keep them among your own"), NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsLibrary) library = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BsImport) import = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  int number = BS_IMPORT_ALL;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 1))
    return BS_CLI_USAGE;
  library = bs_cli_library (rules);
  if (library == NULL)
    return BS_CLI_TROUBLE;
  name = g_filename_display_name (argv[1]);
  bytes = load (argv[1], &error);
  if (bytes == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }
  if (bs_cards_detect (bytes))
    return import_cards (bytes, library, name, keep);
  if (!bs_id_is_valid (player))
    {
      bs_cli_complain (_("tell whose squad it is: --player=ID"));
      return BS_CLI_USAGE;
    }
  if (squad != NULL)
    number = find_squad (bytes, library, game, bs_id (player), squad);
  import = bs_import_read_for (bytes, library, game, bs_id (player), number, &error);
  if (import == NULL)
    {
      bs_cli_complain ("%s: %s", name, error->message);
      return BS_CLI_TROUBLE;
    }
  for (guint i = 0; i < import->commands->len; i++)
    {
      g_autofree char *line = bs_command_print (import->commands->pdata[i]);

      g_print ("%s\n", line);
    }
  if (squad == NULL && import->squads->len > 1)
    tell_squads (import, name);
  print_items (import, name, all);

  return BS_CLI_FINE;
}
