/* fuzz_record.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/record/bs-record-text.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* What was read is whole: written again it is the begin of the file, and it reads
 * as the same lines without a complaint. */
static void
check_again (const BsRecordText *text,
             const char         *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) written = g_string_new (NULL);
  g_autoptr (BsRecordText) again = NULL;
  char sum[BS_SUM_LENGTH + 1] = "";

  g_assert_cmpuint (text->lines->len, >, 0);
  for (guint i = 0; i < text->lines->len; i++)
    {
      const BsRecordLine *line = g_ptr_array_index (text->lines, i);
      char next[BS_SUM_LENGTH + 1];

      bs_record_line_sum (sum, i + 1, line->text, next);
      memcpy (sum, next, sizeof next);
      g_string_append_printf (written, "%s # %u %s\n", line->text, i + 1, sum);
    }
  g_assert_cmpmem (written->str, written->len, bytes, text->good);

  again = bs_record_text_read (written->str, written->len, &error);
  g_assert_no_error (error);
  g_assert_cmpint (again->health, ==, BS_RECORD_WHOLE);
  g_assert_cmpuint (again->lines->len, ==, text->lines->len);
}

/* What is left of a damaged one makes a whole one. */
static void
check_salvage (const char *bytes,
               gsize       length)
{
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecordText) again = NULL;
  g_autoptr (GString) written = NULL;
  g_autoptr (GError) error = NULL;
  BsRecovery result = { 0 };
  char sum[BS_SUM_LENGTH + 1] = "";

  text = bs_record_text_salvage (bytes, length, "x", notices, &result, &error);
  g_assert_true ((text == NULL) == (error != NULL));
  if (text == NULL)
    return;
  for (guint i = 0; i < text->lines->len; i++)
    g_ptr_array_add (lines, bs_command_print (
                              ((BsRecordLine *) g_ptr_array_index (text->lines, i))->command));

  /* Written with quotes a line may be too long. */
  written = bs_record_seal (lines, 0, sum, NULL);
  if (written == NULL)
    return;
  again = bs_record_text_read (written->str, written->len, &error);
  g_assert_no_error (error);
  g_assert_cmpint (again->health, ==, BS_RECORD_WHOLE);
  g_assert_cmpuint (again->lines->len, ==, lines->len);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecordText) text = bs_record_text_read ((const char *) data, size, &error);

  if (text != NULL)
    {
      g_assert_no_error (error);
      g_assert_cmpint (text->health == BS_RECORD_WHOLE, ==, text->message == NULL);
      check_again (text, (const char *) data);
    }
  else
    g_assert_nonnull (error);
  check_salvage ((const char *) data, size);

  return 0;
}
