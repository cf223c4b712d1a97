/* fuzz_command.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/ground/bs-command-parse.h"
#include "engine/ground/bs-command.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* Whatever is read as a command is printed and read as the same command. */
static void
try_line (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = bs_command_parse (line, &error);
  g_autoptr (BsCommand) again = NULL;
  g_autofree char *printed = NULL;

  if (command == NULL)
    {
      g_assert_error (error, BS_ERROR, BS_ERROR_SYNTAX);
      return;
    }

  g_assert_false (bs_command_is_blank (line));
  printed = bs_command_print (command);
  if (strlen (printed) > BS_LINE_MAX)
    return;
  again = bs_command_parse (printed, &error);
  g_assert_no_error (error);
  g_assert_true (bs_command_equal (command, again));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    try_line (lines[i]);

  return 0;
}
