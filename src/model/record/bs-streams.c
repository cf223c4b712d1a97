/* bs-streams.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a program is started with, and what it prints: neither may harm a battle or a terminal. */

#include "bs-streams.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Control characters have pictures of their own, 0x20 of them and one for DEL. */
#define PICTURES 0x2400
#define PICTURE_OF_DELETE 0x2421
#define PICTURE_OF_NEWLINE 0x2424
#define REPLACEMENT 0xfffd

/* A file that is opened gets the lowest free number: of a program started with a closed stream that
 * would be the number that others print to, so a verdict would be written into a battle. What
 * stands in for the stream can be neither read nor written, so that who tries finds out. */
static void
fill_gap (int number)
{
  int fd;

  if (fcntl (number, F_GETFD) != -1)
    return;
  fd = open ("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  if (fd >= 0 && fd != number)
    {
      dup2 (fd, number);
      close (fd);
    }
}

/* Isolates are our own: names stand between them so that they keep their direction in a window.
 * Many terminals draw boxes for them, and a search for “Khazara attacks” in a log would find
 * nothing. */
static gboolean
is_isolate (gunichar c)
{
  return c >= 0x2066 && c <= 0x2069;
}

/* What turns the direction of the text behind it, and separators that some terminals take for an
 * end of line. */
static gboolean
is_turning (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || c == 0x200e || c == 0x200f || c == 0x061c || c == 0x2028 ||
         c == 0x2029;
}

static gboolean
is_control (gunichar c)
{
  return c < 0x20 || (c >= 0x7f && c <= 0x9f);
}

/* What a character is printed as; 0: not at all. */
static gunichar
shown_as (gunichar c)
{
  if (is_isolate (c))
    return 0;
  if (c == '\n' || c == '\t')
    return c;
  if (c < 0x20)
    return PICTURES + c;
  if (c == 0x7f)
    return PICTURE_OF_DELETE;
  if (is_control (c) || is_turning (c))
    return REPLACEMENT;

  return c;
}

/* A terminal obeys control characters: it can be cleared, its title changed, what stood there
 * overwritten. Others turn the direction of what follows. They are printed as pictures; newlines
 * and tabs stay. Returns the text, in valid UTF-8. */
static char *
streams_harmless (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *out = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = shown_as (g_utf8_get_char (at));

      if (c != 0)
        g_string_append_unichar (out, c);
    }

  return g_string_free (out, FALSE);
}

/**
 * bs_streams_line:
 * @text: a sentence with what somebody may have made up
 *
 * Returns: (transfer full): the text in one line, so that nobody's note looks like a line of its
 * own
 */
char *
bs_streams_line (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    if (*at == '\n')
      g_string_append_unichar (out, PICTURE_OF_NEWLINE);
    else
      g_string_append_c (out, *at == '\t' ? ' ' : *at);

  return g_string_free (out, FALSE);
}

/**
 * bs_streams_json:
 * @json: a document
 *
 * Returns: (transfer full): the same document, with all that a terminal or an editor might obey
 * escaped
 */
char *
bs_streams_json (const char *json)
{
  GString *out = g_string_new (NULL);

  for (const char *at = json; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c != '\n' && (is_control (c) || is_turning (c) || is_isolate (c)))
        g_string_append_printf (out, "\\u%04x", c);
      else
        g_string_append_unichar (out, c);
    }

  return g_string_free (out, FALSE);
}

static void
print_to (FILE       *stream,
          const char *text)
{
  g_autofree char *harmless = streams_harmless (text);
  g_autofree char *converted = NULL;
  const char *charset;

  if (!g_get_charset (&charset))
    converted = g_convert_with_fallback (harmless, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (converted != NULL ? converted : harmless, stream);
}

static void
print_out (const char *text)
{
  print_to (stdout, text);
}

static void
print_err (const char *text)
{
  print_to (stderr, text);
  fflush (stderr);
}

/**
 * bs_streams_init:
 *
 * Called before anything is opened: no file gets the number of a standard stream that was closed, a
 * file that may not grow any more is an error that is told (and no signal that kills), and what is
 * printed is harmless.
 */
void
bs_streams_init (void)
{
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++)
    fill_gap (number);
  signal (SIGXFSZ, SIG_IGN);
  g_set_print_handler (print_out);
  g_set_printerr_handler (print_err);
}
