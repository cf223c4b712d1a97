/* random-dump.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-player.h"

#include "engine/state/bs-fields.h"

/* Everything a state holds, by the tables of its fields, so that two states are the same when their
 * dumps are. */

static void dump_struct (GString *out, const BsFields *fields, gconstpointer self, guint depth);

static void
dump_counters (GString      *out,
               const GArray *counters)
{
  for (guint i = 0; i < counters->len; i++)
    g_string_append_printf (out, "%s:%d,", g_array_index (counters, BsCounter, i).kind,
                            g_array_index (counters, BsCounter, i).n);
}

static void
dump_ids (GString         *out,
          const GPtrArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (out, "%s,", (const char *) ids->pdata[i]);
}

static void
dump_list (GString       *out,
           const BsField *field,
           gconstpointer  held,
           guint          depth)
{
  const GArray *array = held;
  const GPtrArray *list = held;

  if (field->type == BS_FIELD_ARRAY)
    for (guint i = 0; i < array->len; i++)
      dump_struct (out, field->of, array->data + i * field->of->size, depth);
  else
    for (guint i = 0; i < list->len; i++)
      dump_struct (out, field->of, list->pdata[i], depth);
}

static void
dump_held (GString       *out,
           const BsField *field,
           gconstpointer  held,
           guint          depth)
{
  if (held == NULL)
    g_string_append_c (out, '-');
  else if (field->type == BS_FIELD_IDS)
    dump_ids (out, held);
  else if (field->type == BS_FIELD_COUNTERS)
    dump_counters (out, held);
  else if (field->type == BS_FIELD_OBJECT)
    dump_struct (out, field->of, held, depth);
  else if (field->type == BS_FIELD_ARRAY || field->type == BS_FIELD_LIST)
    dump_list (out, field, held, depth);
  else
    g_string_append (out, held);
}

static void
dump_field (GString       *out,
            const BsField *field,
            gconstpointer  self,
            guint          depth)
{
  const void *place = bs_field_of (field, self);

  if (field->type == BS_FIELD_DERIVED || field->type == BS_FIELD_NONE)
    return;
  g_string_append_printf (out, " %s=", field->member != NULL ? field->member : "");
  if (field->type == BS_FIELD_STRUCT)
    dump_struct (out, field->of, place, depth);
  else if (field->type == BS_FIELD_INT || field->type == BS_FIELD_BOOL ||
           field->type == BS_FIELD_WORD)
    g_string_append_printf (out, "%d", *(const int *) place);
  else
    dump_held (out, field, *(const void *const *) place, depth);
}

static void
dump_struct (GString        *out,
             const BsFields *fields,
             gconstpointer   self,
             guint           depth)
{
  g_string_append_printf (out, "\n%*s%s", (int) depth * 2, "", fields->name);
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    dump_field (out, field, self, depth + 1);
}

char *
random_player_dump (const BsState *state)
{
  GString *out = g_string_new (NULL);

  dump_struct (out, &bs_state_fields, state, 0);
  return g_string_free (out, FALSE);
}
