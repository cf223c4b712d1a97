/* bs-fields.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What can be done with any struct of the state, by its table. */

#include "bs-fields.h"

#include "engine/ground/bs-arrays.h"

#include <string.h>

/**
 * bs_field_is_end:
 * @field: a row
 *
 * Returns: whether it is the one behind the last
 */
gboolean
bs_field_is_end (const BsField *field)
{
  return field->type == BS_FIELD_NONE && field->member == NULL;
}

/**
 * bs_field_of:
 * @field: a row with a member
 * @self: a struct of its table
 *
 * Returns: (transfer none): where the member lies
 */
gpointer
bs_field_of (const BsField *field,
             gconstpointer  self)
{
  return (char *) self + field->offset;
}

/**
 * bs_fields_ref:
 * @fields: table of a shared struct
 * @self: one of it
 *
 * Returns: (transfer full): the same
 */
gpointer
bs_fields_ref (const BsFields *fields,
               gpointer        self)
{
  g_atomic_ref_count_inc ((gatomicrefcount *) self);
  return self;
}

static gpointer
copy_one (const BsFields *fields,
          gpointer        self)
{
  return fields->shared ? bs_fields_ref (fields, self) : bs_fields_copy (fields, self);
}

static GPtrArray *
new_list (const BsFields *of,
          guint           n)
{
  return g_ptr_array_new_full (n, of->free);
}

static GArray *
new_array (const BsFields *of,
           guint           n)
{
  GArray *array = g_array_sized_new (FALSE, TRUE, of->size, n);

  if (of->clear != NULL)
    g_array_set_clear_func (array, of->clear);
  return array;
}

static GPtrArray *
copy_list (const BsFields  *of,
           const GPtrArray *list)
{
  GPtrArray *copy = new_list (of, list->len);

  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (copy, copy_one (of, list->pdata[i]));
  return copy;
}

static void copy_members (const BsFields *fields, gpointer self);

static GArray *
copy_array (const BsFields *of,
            const GArray   *array)
{
  GArray *copy = new_array (of, array->len);

  if (array->len > 0)
    g_array_append_vals (copy, array->data, array->len);
  for (guint i = 0; of->clear != NULL && i < copy->len; i++)
    copy_members (of, copy->data + i * of->size);
  return copy;
}

/* The member is still the original's. */
static void
copy_member (const BsField *field,
             gpointer       member)
{
  gpointer *place = member;

  if (field->type == BS_FIELD_STRUCT)
    copy_members (field->of, member);
  else if (field->type < BS_FIELD_TEXT ||
           (field->type > BS_FIELD_TEXT && field->type < BS_FIELD_IDS) || *place == NULL)
    return;
  else if (field->type == BS_FIELD_TEXT)
    *place = g_ref_string_acquire (*place);
  else if (field->type == BS_FIELD_IDS)
    *place = bs_ids_copy (*place);
  else if (field->type == BS_FIELD_COUNTERS)
    *place = bs_array_copy (*place);
  else if (field->type == BS_FIELD_OBJECT)
    *place = copy_one (field->of, *place);
  else if (field->type == BS_FIELD_ARRAY)
    *place = copy_array (field->of, *place);
  else if (field->type == BS_FIELD_LIST)
    *place = copy_list (field->of, *place);
}

static void
copy_members (const BsFields *fields,
              gpointer        self)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    copy_member (field, bs_field_of (field, self));
}

static void
make_members (const BsFields *fields,
              gpointer        self)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      gpointer *place = bs_field_of (field, self);

      if (field->type == BS_FIELD_STRUCT)
        make_members (field->of, place);
      else if (field->nullable)
        continue;
      else if (field->type == BS_FIELD_IDS)
        *place = g_ptr_array_new ();
      else if (field->type == BS_FIELD_COUNTERS)
        *place = g_array_new (FALSE, TRUE, sizeof (BsCounter));
      else if (field->type == BS_FIELD_ARRAY)
        *place = new_array (field->of, 0);
      else if (field->type == BS_FIELD_LIST)
        *place = new_list (field->of, 0);
    }
}

/**
 * bs_fields_new:
 * @fields: table of a struct
 *
 * Returns: (transfer full): one without ids, texts and numbers, with empty lists
 */
gpointer
bs_fields_new (const BsFields *fields)
{
  gpointer self = g_malloc0 (fields->size);

  if (fields->shared)
    g_atomic_ref_count_init ((gatomicrefcount *) self);
  make_members (fields, self);
  return self;
}

/**
 * bs_fields_copy:
 * @fields: table of a struct
 * @self: one of it
 *
 * Returns: (transfer full): the same, to be changed; what is shared within it stays shared
 */
gpointer
bs_fields_copy (const BsFields *fields,
                gconstpointer   self)
{
  gpointer copy = g_memdup2 (self, fields->size);

  if (fields->shared)
    g_atomic_ref_count_init ((gatomicrefcount *) copy);
  copy_members (fields, copy);
  return copy;
}

static void
clear_member (const BsField *field,
              gpointer      *place)
{
  switch (field->type)
    {
    case BS_FIELD_TEXT:
      g_clear_pointer ((char **) place, g_ref_string_release);
      break;
    case BS_FIELD_IDS:
    case BS_FIELD_LIST:
      g_clear_pointer ((GPtrArray **) place, g_ptr_array_unref);
      break;
    case BS_FIELD_COUNTERS:
    case BS_FIELD_ARRAY:
      g_clear_pointer ((GArray **) place, g_array_unref);
      break;
    case BS_FIELD_OBJECT:
      if (*place != NULL)
        bs_fields_free (field->of, g_steal_pointer (place));
      break;
    case BS_FIELD_STRUCT:
      bs_fields_clear (field->of, place);
      break;
    case BS_FIELD_NONE:
    case BS_FIELD_DERIVED:
    case BS_FIELD_ID:
    case BS_FIELD_INT:
    case BS_FIELD_BOOL:
    case BS_FIELD_WORD:
      break;
    }
}

/**
 * bs_fields_clear:
 * @fields: table of a struct
 * @self: one of it
 *
 * Frees what its members hold.
 */
void
bs_fields_clear (const BsFields *fields,
                 gpointer        self)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    clear_member (field, bs_field_of (field, self));
}

/**
 * bs_fields_free:
 * @fields: table of a struct
 * @self: (transfer full): one of it; of a shared one a reference
 */
void
bs_fields_free (const BsFields *fields,
                gpointer        self)
{
  if (fields->shared && !g_atomic_ref_count_dec ((gatomicrefcount *) self))
    return;

  bs_fields_clear (fields, self);
  g_free (self);
}

static gboolean
is_called (const BsField *field,
           const char    *name,
           gsize          length)
{
  return field->name != NULL && (field->until == 0 || field->until >= BS_DIGEST) &&
         strlen (field->name) == length && strncmp (field->name, name, length) == 0;
}

/**
 * bs_fields_find:
 * @fields: table of a struct
 * @self: (inout) (nullable): one of it; set to the struct within that has the field
 * @name: a name, of which @length bytes count
 * @length: how many
 *
 * Returns: (transfer none) (nullable): the field that the present JSON shows under this name
 */
const BsField *
bs_fields_find (const BsFields *fields,
                gpointer       *self,
                const char     *name,
                gsize           length)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      gpointer inner = self != NULL ? bs_field_of (field, *self) : NULL;
      const BsField *found;

      if (is_called (field, name, length))
        return field;
      if (field->type != BS_FIELD_STRUCT || field->name != NULL)
        continue;
      found = bs_fields_find (field->of, self != NULL ? &inner : NULL, name, length);
      if (found != NULL && self != NULL)
        *self = inner;
      if (found != NULL)
        return found;
    }

  return NULL;
}
