/* bs-cli-odds.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* `boardside-cli odds`: numbers stand first in the line, with twelve digits, the same in every
 * locale; what they are stands behind them in the user's language. */

#include "config.h"

#include "bs-cli-odds.h"

#include <glib/gi18n.h>
#include <math.h>

/* Reads the options of a subcommand; what is left in @argv are its operands. */
gboolean
bs_cli_odds_parse (GOptionContext       *context,
                   const GOptionEntry   *entries,
                   int                  *argc,
                   char               ***argv,
                   GError              **error)
{
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  return g_option_context_parse (context, argc, argv, error);
}

/* A number that an option or an operand tells; one that was not told stays. */
gboolean
bs_cli_odds_number (const char  *option,
                    const char  *text,
                    int         *number,
                    GError     **error)
{
  g_autoptr (GError) wrong = NULL;
  gint64 value;

  if (text == NULL)
    return TRUE;

  if (!g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &value, &wrong))
    {
      if (g_error_matches (wrong, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
        g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX, _("‘%s’ is too large a number"), text);
      else if (g_str_equal (option, text))
        g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX, _("a whole number is wanted, not ‘%s’"),
                     text);
      else
        g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX, _("‘%s’ wants a whole number, not ‘%s’"),
                     option, text);
      return FALSE;
    }
  *number = value;

  return TRUE;
}

/* One of some words; one that was not told stays. */
gboolean
bs_cli_odds_word (const char         *option,
                  const char         *text,
                  const char *const  *words,
                  int                *index,
                  GError            **error)
{
  g_autofree char *all = NULL;

  if (text == NULL)
    return TRUE;

  for (int i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], text))
      {
        *index = i;
        return TRUE;
      }

  all = g_strjoinv (", ", (char **) words);
  g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX,
               _("‘%s’ does not know ‘%s’; it knows: %s"), option, text, all);
  return FALSE;
}

/* The rules that the odds are worked out by. */
BsRules *
bs_cli_odds_rules (const char  *game,
                   const char  *extension,
                   const char  *file,
                   GError     **error)
{
  g_autoptr(BsLibrary) library = bs_library_new ();
  char *extensions[] = { (char *) extension, NULL };

  if (file != NULL && !bs_library_add_rules (library, file, error))
    return NULL;

  return bs_library_load (library, game, extensions, error);
}

int
bs_cli_odds_fail (int           code,
                  const GError *error)
{
  g_printerr ("boardside-cli: %s\n", error->message);

  return code;
}

void
bs_cli_odds_line (double      number,
                  const char *what)
{
  g_autofree char *text = bs_odds_print (number);

  g_print ("%s  %s\n", text, what);
}

/* What has no end is null in JSON. */
void
bs_cli_odds_member (GString    *json,
                    const char *name,
                    double      number)
{
  g_autofree char *text = isfinite (number) ? bs_odds_print (number) : g_strdup ("null");

  g_string_append_printf (json, "%s\"%s\":%s", json->len > 1 ? "," : "", name, text);
}
