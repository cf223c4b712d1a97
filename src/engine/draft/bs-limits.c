/* bs-limits.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* No list of a battle grows without end: looked after in one place, behind every command, by the
 * tables of fields. */

#include "bs-limits.h"

#include "engine/ground/bs-bounds.h"
#include "bs-draft.h"

#include <glib/gi18n-lib.h>

/* A list that is too long, and on what. */
typedef struct
{
  const BsField *field;   /* (nullable) none is */
  BsId on;                /* (nullable) NULL: the battle */
} Excess;

static void look_at (const BsFields *fields,
                     gconstpointer   self,
                     gconstpointer   before,
                     BsId            on,
                     Excess         *excess);

/**
 * bs_field_most:
 * @field: a row of a list
 *
 * Returns: how many entries it has at most
 */
guint
bs_field_most (const BsField *field)
{
  return field->most != 0 ? field->most : BS_MOST_ENTRIES;
}

static guint
length_of (const BsField *field,
           gconstpointer  list)
{
  gboolean pointers = field->type == BS_FIELD_IDS || field->type == BS_FIELD_LIST;

  return pointers ? ((const GPtrArray *) list)->len : ((const GArray *) list)->len;
}

/* What is shared with the battle before has been looked at then. */
static void
look_into (const BsField *field,
           gconstpointer  list,
           gconstpointer  before,
           BsId           on,
           Excess        *excess)
{
  guint known = before != NULL ? length_of (field, before) : 0;

  for (guint i = 0; i < length_of (field, list); i++)
    if (field->type == BS_FIELD_ARRAY)
      look_at (field->of, ((const GArray *) list)->data + i * field->of->size, NULL, on, excess);
    else if (i >= known ||
             ((const GPtrArray *) before)->pdata[i] != ((const GPtrArray *) list)->pdata[i])
      look_at (field->of, ((const GPtrArray *) list)->pdata[i], NULL, on, excess);
}

static void
look_at_field (const BsField *field,
               gconstpointer  self,
               gconstpointer  before,
               BsId           on,
               Excess        *excess)
{
  gpointer place = bs_field_of (field, self);
  gconstpointer old = before != NULL ? bs_field_of (field, before) : NULL;

  if (field->type == BS_FIELD_STRUCT)
    look_at (field->of, place, old, on, excess);
  if (field->type < BS_FIELD_IDS || field->type == BS_FIELD_STRUCT || *(gpointer *) place == NULL)
    return;

  place = *(gpointer *) place;
  old = old != NULL ? *(const gconstpointer *) old : NULL;
  if (field->type == BS_FIELD_OBJECT)
    {
      if (place != old)
        look_at (field->of, place, NULL, on, excess);
      return;
    }
  if (length_of (field, place) > bs_field_most (field))
    *excess = (Excess) { field, on };
  if (field->of != NULL)
    look_into (field, place, old, on, excess);
}

static void
look_at (const BsFields *fields,
         gconstpointer   self,
         gconstpointer   before,
         BsId            on,
         Excess         *excess)
{
  for (const BsField *field = fields->fields; excess->field == NULL && !bs_field_is_end (field);
       field++)
    if (g_strcmp0 (field->member, "id") == 0)
      on = *(const BsId *) bs_field_of (field, self);
    else if (field->member != NULL && field->type != BS_FIELD_NONE)
      look_at_field (field, self, before, on, excess);
    else if (field->type == BS_FIELD_STRUCT)
      look_at (field->of, self, before, on, excess);
}

/**
 * bs_limits_heed:
 * @draft: what a command came to
 * @before: the battle before it
 *
 * Lets the command fail if it made a list longer than it may be.
 */
void
bs_limits_heed (BsDraft       *draft,
                const BsState *before)
{
  Excess excess = { NULL, NULL };

  look_at (&bs_state_fields, draft->state, before, NULL, &excess);
  if (excess.field == NULL)
    return;
  /* Translators: that something is a list in the battle's JSON: ships, upgrades, damage ... */
  bs_draft_fail (draft, _("no more than %u of “%s” fit on “%s”; take some away first"),
                 bs_field_most (excess.field), excess.field->name,
                 excess.on != NULL ? excess.on : "battle");
}
