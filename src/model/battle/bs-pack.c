/* bs-pack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-pack.h"

#include "model/library/bs-library-private.h"
#include "model/library/bs-xml-sources.h"

#include "engine/ground/bs-command.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <string.h>

/* Base64 digits in one line: with all else that stands on it, it stays below BS_LINE_MAX. */
#define PART_SIZE 3600

/* All that is enclosed is not larger, whatever a few bytes pretend to unpack to. Ours have less
 * than one of these. */
#define UNPACKED_MAX ((gsize) 8 * 1024 * 1024)

static void
set_too_large (GError **error,
               guint64  size)
{
  g_autofree char *told = g_format_size_full (size, G_FORMAT_SIZE_IEC_UNITS);
  g_autofree char *most = g_format_size_full (UNPACKED_MAX, G_FORMAT_SIZE_IEC_UNITS);

  g_set_error (error, BS_ERROR, BS_ERROR_DAMAGED,
               /* Translators: two sizes, as "16.0 MiB" */
               _("they unpack to %s or more, and no more than %s are read"), told, most);
}

static GBytes *
run_converter (GConverter   *converter,
               gconstpointer bytes,
               gsize         length,
               gsize         limit,
               GError      **error)
{
  g_autoptr (GInputStream) raw = g_memory_input_stream_new_from_data (bytes, length, NULL);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (raw, converter);
  g_autoptr (GByteArray) out = g_byte_array_new ();
  guint8 buffer[16384];
  gssize got;

  while ((got = g_input_stream_read (stream, buffer, sizeof buffer, NULL, error)) > 0)
    {
      if (out->len + (gsize) got > limit)
        {
          set_too_large (error, UNPACKED_MAX);
          return NULL;
        }
      g_byte_array_append (out, buffer, got);
    }

  return got == 0 ? g_byte_array_free_to_bytes (g_steal_pointer (&out)) : NULL;
}

static gboolean
add_source (GPtrArray         *commands,
            const char        *kind,
            const BsXmlSource *source,
            GError           **error)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  gsize length, packed_length;
  gconstpointer bytes = g_bytes_get_data (source->bytes, &length);
  g_autoptr (GBytes) packed =
    run_converter (G_CONVERTER (compressor), bytes, length, G_MAXSIZE, error);
  g_autofree char *text = NULL;
  g_autofree char *name = g_path_get_basename (source->name);
  gconstpointer data;
  guint n;

  if (packed == NULL)
    return FALSE;
  data = g_bytes_get_data (packed, &packed_length);
  text = g_base64_encode (data, packed_length);
  n = (strlen (text) + PART_SIZE - 1) / PART_SIZE;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *part = g_strndup (text + i * PART_SIZE, PART_SIZE);
      BsCommand *command = bs_command_new ("enclose");

      bs_command_set (command, "kind", kind);
      bs_command_set (command, "name", name);
      bs_command_set_int (command, "part", i + 1);
      bs_command_set_int (command, "of", n);
      bs_command_set (command, "data", part);
      g_ptr_array_add (commands, command);
    }

  return TRUE;
}

static gsize
size_of (const GPtrArray *sources)
{
  gsize size = 0;

  for (guint i = 0; i < sources->len; i++)
    size += g_bytes_get_size (((const BsXmlSource *) sources->pdata[i])->bytes);

  return size;
}

/**
 * bs_pack_lines:
 * @rules: what a battle is played with
 * @group: number of the group of lines
 *
 * Returns: (transfer full) (element-type utf8): the lines that enclose it
 */
GPtrArray *
bs_pack_lines (const BsRules *rules,
               guint          group,
               GError       **error)
{
  g_autoptr (GPtrArray) commands = bs_commands_new ();
  GPtrArray *lines;

  if (size_of (rules->layers) + size_of (rules->catalogues) > UNPACKED_MAX)
    {
      g_set_error_literal (
        error, BS_ERROR, BS_ERROR_FILE,
        _("the rules and the catalogue of this battle are too large to be enclosed"));
      return NULL;
    }
  for (guint i = 0; i < rules->layers->len; i++)
    if (!add_source (commands, "rules", g_ptr_array_index (rules->layers, i), error))
      return NULL;
  for (guint i = 0; i < rules->catalogues->len; i++)
    if (!add_source (commands, "catalogue", g_ptr_array_index (rules->catalogues, i), error))
      return NULL;

  lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < commands->len; i++)
    {
      BsCommand *command = g_ptr_array_index (commands, i);

      command->group = group;
      command->last = i + 1 == commands->len;
      g_ptr_array_add (lines, bs_command_print (command));
    }

  return lines;
}

/* What was unpacked so far. */
typedef struct
{
  GPtrArray *layers;
  GPtrArray *catalogues;
  GString *text;            /* the file that is being put together, in Base64 */
  gsize left;               /* of the budget that all of them share */
} Unpacked;

/* What a packed file says itself, in its last four bytes. */
static guint32
told_size (const guchar *packed,
           gsize         length)
{
  guint32 size = 0;

  for (gsize i = 0; length >= 4 && i < 4; i++)
    size |= (guint32) packed[length - 4 + i] << (8 * i);

  return size;
}

static gboolean
end_file (Unpacked    *self,
          const char  *name,
          const char  *kind,
          GError     **error)
{
  g_autoptr (GZlibDecompressor) decompressor =
    g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP);
  g_autoptr (GBytes) bytes = NULL;
  gsize length;
  g_autofree guchar *packed = g_base64_decode (self->text->str, &length);

  if (told_size (packed, length) > self->left)
    {
      set_too_large (error, UNPACKED_MAX - self->left + told_size (packed, length));
      return FALSE;
    }
  /* It may say less than there is. */
  bytes = run_converter (G_CONVERTER (decompressor), packed, length, self->left, error);
  if (bytes == NULL)
    return FALSE;
  self->left -= g_bytes_get_size (bytes);
  g_ptr_array_add (g_strcmp0 (kind, "rules") == 0 ? self->layers : self->catalogues,
                   bs_xml_source_new (name, bytes));
  g_string_truncate (self->text, 0);

  return TRUE;
}

static gboolean
unpack (Unpacked         *self,
        const GPtrArray  *commands,
        GError          **error)
{
  for (guint i = 0; i < commands->len; i++)
    {
      const BsCommand *command = g_ptr_array_index (commands, i);
      const char *data = bs_command_get (command, "data");
      const char *name = bs_command_get (command, "name");
      int part = 0, of = 0;

      if (!g_str_equal (command->verb, "enclose"))
        continue;
      bs_command_get_int (command, "part", &part);
      bs_command_get_int (command, "of", &of);
      if (part == 1)
        g_string_truncate (self->text, 0);
      g_string_append (self->text, data != NULL ? data : "");
      if (part == of && name != NULL &&
          !end_file (self, name, bs_command_get (command, "kind"), error))
        return FALSE;
    }

  return TRUE;
}

/**
 * bs_pack_read:
 * @commands: (element-type BsCommand): commands of a record, of which those that
 *   enclose something are read
 * @hash: (nullable): of the rules that are meant; nothing of others is parsed
 *
 * Returns: (transfer full) (nullable): the enclosed rules; NULL, also without an
 *   error, if there are none or others
 */
BsRules *
bs_pack_read (const GPtrArray *commands,
              const char      *hash,
              GError         **error)
{
  g_autoptr (GPtrArray) layers = bs_xml_sources_new ();
  g_autoptr (GPtrArray) catalogues = bs_xml_sources_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *found = NULL;
  Unpacked unpacked = { layers, catalogues, text, UNPACKED_MAX };

  if (!unpack (&unpacked, commands, error) || layers->len == 0)
    return NULL;
  found = bs_rules_hash (layers, catalogues);
  if (hash != NULL && !g_str_equal (found, hash))
    return NULL;

  return bs_rules_new_from_sources (layers, catalogues, error);
}
