/* bs-set-fields.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Sets any field of the state by its table. A name leads through the structs as the JSON shows
 * them: FIELD, FIELD.FIELD, LIST.N.FIELD. A list of what may come and go: LIST=none empties it,
 * LIST.N=none takes one out, N one more than there are adds one. */

#include "bs-set-fields.h"

#include "engine/draft/bs-draft.h"
#include "engine/ground/bs-set-read.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-state.h"
#include "bs-set-fits.h"
#include "bs-set-own.h"

#include <string.h>

static gboolean
read_bool (const char *value,
           gboolean   *holds)
{
  *holds = g_str_equal (value, "true") || g_str_equal (value, "yes") || g_str_equal (value, "1");
  return *holds || g_str_equal (value, "false") || g_str_equal (value, "no") ||
         g_str_equal (value, "0");
}

static gboolean
is_there (const BsSet   *set,
          const BsField *field,
          BsId           id)
{
  const BsState *state = set->draft->state;

  if (id == NULL)
    return !field->needed;
  if (field->names == BS_NAMES_OTHER_SHIP)
    return bs_state_ship (state, id) != NULL;
  return (field->names != BS_NAMES_SHIP || bs_state_ship (state, id) != NULL) &&
         (field->names != BS_NAMES_PLAYER || bs_state_player (state, id) != NULL) &&
         (field->names != BS_NAMES_TOKEN || bs_ruleset_token (state->ruleset, id) != NULL);
}

static gboolean
set_ids (const BsSet   *set,
         const BsField *field,
         GPtrArray     *ids,
         const char    *value)
{
  bs_set_read_ids (ids, value);
  for (guint i = 0; i < ids->len; i++)
    if (!is_there (set, field, ids->pdata[i]))
      return FALSE;
  return TRUE;
}

static gboolean
set_text (const BsField *field,
          char         **text,
          const char    *value)
{
  g_clear_pointer (text, g_ref_string_release);
  if (field->needed || *value != '\0')
    *text = g_ref_string_new (value);
  return TRUE;
}

static gboolean
set_word (const BsField *field,
          int           *place,
          const char    *value)
{
  for (int i = 0; field->values[i] != NULL; i++)
    if (g_str_equal (field->values[i], value))
      {
        *place = i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
set_int (const BsField *field,
         int           *place,
         const char    *value)
{
  int n;

  if (!bs_set_read_int (value, &n) || (n < 0 && !field->signs))
    return FALSE;
  *place = n;
  return TRUE;
}

static gboolean
set_counter (const BsSet   *set,
             const BsField *field,
             GArray        *counters,
             const char    *kind,
             const char    *value)
{
  int n;

  if (kind == NULL || !bs_id_is_valid (kind) || !is_there (set, field, bs_id (kind)) ||
      !bs_set_read_int (value, &n) || n < 0)
    return FALSE;
  bs_counters_set (counters, bs_id (kind), n);
  return TRUE;
}

static gboolean
set_id (const BsSet   *set,
        const BsField *field,
        BsId          *place,
        const char    *value)
{
  *place = bs_set_read_id (value);
  return is_there (set, field, *place);
}

/* A field without anything below it. */
static gboolean
set_leaf (const BsSet   *set,
          const BsField *field,
          gpointer       place,
          const char    *value)
{
  switch (field->type)
    {
    case BS_FIELD_ID:
      return set_id (set, field, place, value);
    case BS_FIELD_TEXT:
      return set_text (field, place, value);
    case BS_FIELD_INT:
      return set_int (field, place, value);
    case BS_FIELD_BOOL:
      return read_bool (value, place);
    case BS_FIELD_WORD:
      return set_word (field, place, value);
    case BS_FIELD_IDS:
      return set_ids (set, field, *(GPtrArray **) place, value);
    case BS_FIELD_ARRAY:
      if (!bs_set_is_none (value))
        return FALSE;
      g_array_set_size (*(GArray **) place, 0);
      return TRUE;
    case BS_FIELD_NONE:
    case BS_FIELD_DERIVED:
    case BS_FIELD_COUNTERS:
    case BS_FIELD_STRUCT:
    case BS_FIELD_OBJECT:
    case BS_FIELD_LIST:
      break;
    }

  return FALSE;
}

/* N: which one of an array; one more than there are is a new one. */
static gboolean
set_in_array (BsSet         *set,
              const BsField *field,
              GArray        *array,
              int            n,
              const char    *rest,
              const char    *value)
{
  if (n < 0 || n > (int) array->len || (field->set == BS_SET_NO && n == (int) array->len))
    return FALSE;
  if (rest == NULL)
    {
      if (field->set == BS_SET_NO || n == (int) array->len || !bs_set_is_none (value))
        return FALSE;
      g_array_remove_index (array, n);
      return TRUE;
    }
  if (n == (int) array->len)
    g_array_set_size (array, n + 1);
  return bs_set_path (set, field->of, array->data + n * field->of->size, rest, value);
}

/* By its id, or by its number. */
static gpointer
find_in_list (const BsField   *field,
              const GPtrArray *list,
              const char      *key)
{
  const BsField *id = bs_fields_find (field->of, NULL, "id", 2);
  int n;

  for (guint i = 0; id != NULL && i < list->len; i++)
    if (g_strcmp0 (*(BsId *) bs_field_of (id, list->pdata[i]), key) == 0)
      return list->pdata[i];

  return bs_set_read_int (key, &n) && n >= 0 && n < (int) list->len ? list->pdata[n] : NULL;
}

static gboolean
set_in_list (BsSet         *set,
             const BsField *field,
             gpointer       list,
             const char    *rest,
             const char    *value)
{
  const char *dot = strchr (rest, '.');
  g_autofree char *key = dot != NULL ? g_strndup (rest, dot - rest) : g_strdup (rest);
  gpointer one;
  int n;

  if (field->type == BS_FIELD_ARRAY)
    return bs_set_read_int (key, &n) &&
           set_in_array (set, field, list, n, dot != NULL ? dot + 1 : NULL, value);
  one =
    dot != NULL && !field->of->shared && !field->reckoned ? find_in_list (field, list, key) : NULL;
  return one != NULL && bs_set_path (set, field->of, one, dot + 1, value);
}

/* What lies below a field. */
static gboolean
set_below (BsSet         *set,
           const BsField *field,
           gpointer       place,
           const char    *rest,
           const char    *value)
{
  BsAttack *attack;

  if (field->type == BS_FIELD_COUNTERS && field->set == BS_SET_PLAIN)
    return set_counter (set, field, *(GArray **) place, rest, value);
  if (field->type == BS_FIELD_STRUCT)
    return bs_set_path (set, field->of, place, rest, value);
  if (field->type == BS_FIELD_ARRAY || field->type == BS_FIELD_LIST)
    return set_in_list (set, field, *(gpointer *) place, rest, value);
  if (field->of != &bs_attack_fields || field->type != BS_FIELD_OBJECT)
    return FALSE;
  attack = bs_draft_attack (set->draft);
  return attack != NULL && bs_set_path (set, field->of, attack, rest, value);
}

/* By its type, or by a function of its own, which may lead to another row. */
static gboolean
set_field (BsSet         *set,
           const BsField *field,
           const char    *rest,
           const char    *value)
{
  BsSetOwn own = field->set == BS_SET_OWN ? bs_set_own (set->of, field) : NULL;
  gpointer place = bs_field_of (field, set->self);

  if (own != NULL)
    return own (set, rest, value);
  if (rest != NULL)
    return set_below (set, field, place, rest, value);
  return field->set == BS_SET_PLAIN && set_leaf (set, field, place, value);
}

/**
 * bs_set_path:
 * @set: what is set
 * @of: table of a struct
 * @self: one of it, to be changed
 * @name: a field of it, and what lies below
 * @value: its value
 *
 * Returns: whether there is such a field, and it can have this value; if not, @set says which row
 * has failed
 */
gboolean
bs_set_path (BsSet          *set,
             const BsFields *of,
             gpointer        self,
             const char     *name,
             const char     *value)
{
  const char *dot = strchr (name, '.');
  const BsField *field =
    bs_fields_find (of, &self, name, dot != NULL ? (gsize) (dot - name) : strlen (name));
  const char *rest = dot != NULL ? dot + 1 : NULL;
  gboolean fits;

  if (field == NULL)
    return FALSE;
  set->of = of;
  set->self = self;
  set->field = field;
  fits = set_field (set, field, rest, value);
  /* What lies below has been looked at there. */
  if (fits && set->strict && (set->field == field || field->set == BS_SET_OWN))
    fits = bs_set_fits (set, set->field, rest, value);
  if (!fits && set->failed == NULL)
    set->failed = set->field;
  return fits;
}

static gboolean
has_needed (const BsFields *of,
            gconstpointer   self)
{
  for (const BsField *field = of->fields; !bs_field_is_end (field); field++)
    if (field->type == BS_FIELD_ID && field->needed && *(BsId *) bs_field_of (field, self) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
arrays_are_whole (const BsFields *of,
                  gconstpointer   self)
{
  for (const BsField *field = of->fields; !bs_field_is_end (field); field++)
    {
      const GArray *array =
        field->type == BS_FIELD_ARRAY ? *(GArray **) bs_field_of (field, self) : NULL;

      for (guint i = 0; array != NULL && i < array->len; i++)
        if (!has_needed (field->of, array->data + i * field->of->size))
          return FALSE;
    }

  return TRUE;
}

/**
 * bs_set_is_whole:
 * @state: a battle that was set by hand
 *
 * Returns: whether all that was added has what it needs
 */
gboolean
bs_set_is_whole (const BsState *state)
{
  gboolean whole = arrays_are_whole (&bs_state_fields, state);

  for (guint i = 0; whole && i < state->ships->len; i++)
    whole = arrays_are_whole (&bs_ship_fields, state->ships->pdata[i]);
  return whole;
}
