/* fuzz_import.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A list from outside, in any format: it is refused with a sentence, or its commands can be
 * performed. */

#include "exchange/squads/bs-import.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
read_in (const BsRules *rules,
         GBytes        *bytes)
{
  g_autoptr (BsState) state = bs_state_new (rules->ruleset, rules->catalogue);
  g_autoptr (BsCommand) player = bs_command_parse ("player id=red", NULL);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsState) begun = bs_apply (state, player, NULL, events, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsImport) import = bs_import_read (bytes, begun, bs_id ("red"), BS_IMPORT_ALL, &error);

  g_assert_true ((import == NULL) == (error != NULL));
  for (guint i = 0; import != NULL && i < import->commands->len; i++)
    {
      g_autofree char *line = bs_command_print (import->commands->pdata[i]);
      g_autoptr (BsCommand) command = bs_command_parse (line, &error);
      g_autoptr (BsVerdict) verdict = command != NULL ? bs_judge (begun, command, NULL) : NULL;
      BsState *next;

      g_assert_no_error (error);
      g_assert_cmpint (verdict->level, !=, BS_VERDICT_ERROR);
      next = bs_apply (begun, command, NULL, events, &error);
      g_assert_no_error (error);
      bs_state_unref (begun);
      begun = next;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static const char *const games[] = { "attack-wing", "x-wing" };
  static BsRules *rules[2];
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      if (rules[i] == NULL)
        {
          g_autoptr (BsLibrary) library = bs_library_new ();

          rules[i] = bs_library_load (library, games[i], NULL, NULL);
        }
      if (rules[i] != NULL && rules[i]->catalogue != NULL)
        read_in (rules[i], bytes);
    }

  return 0;
}
