/* bs-view-fields.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Walks any struct of the state by its table, and leaves out what who looks may not know. */

#include "bs-view-fields.h"

#include "engine/ground/bs-viewer.h"
#include "bs-ship.h"
#include "bs-state.h"

#include <string.h>

void
bs_view_ids (BsView          *view,
             const char      *name,
             const GPtrArray *list)
{
  begin_array (view, name);
  for (guint i = 0; list != NULL && i < list->len; i++)
    text (view, NULL, list->pdata[i]);
  end_array (view);
}

static int
compare_counters (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (((const BsCounter *) a)->kind, ((const BsCounter *) b)->kind);
}

void
bs_view_counters (BsView       *view,
                  const char   *name,
                  const GArray *list)
{
  g_autoptr (GArray) sorted = NULL;

  begin_object (view, name);
  if (list->len > 1)
    {
      sorted = g_array_copy ((GArray *) list);
      g_array_sort (sorted, compare_counters);
      list = sorted;
    }
  for (guint i = 0; i < list->len; i++)
    integer (view, g_array_index (list, BsCounter, i).kind, g_array_index (list, BsCounter, i).n);
  end_object (view);
}

/* Whether who looks may know that a card is there, told by its id or by an ability used up
 * ("round:EFFECT@CARD"). */
static gboolean
may_name (const BsView *view,
          BsId          id)
{
  const char *at = id != NULL ? strrchr (id, '@') : NULL;
  BsId card = at != NULL ? bs_id (at + 1) : id;
  const BsState *whole = view->state->whole != NULL ? view->state->whole : view->state;
  const BsShip *ship;
  const BsShipPart *part;

  if (card == NULL || view->viewer == BS_VIEW_ALL || strchr (card, '/') == NULL)
    return TRUE;
  ship = bs_state_ship_of (whole, card);
  part = ship != NULL ? bs_ship_part (ship, card) : NULL;
  return part == NULL || bs_ship_shows_part (ship, part, view->viewer);
}

/* May who looks know what this card is, or what this question hangs on? */
static gboolean
is_known (const BsView   *view,
          const BsFields *fields,
          gconstpointer   self)
{
  const BsBoarder *boarder = self;

  if (fields == &bs_boarder_fields)
    return bs_ship_shows_boarder (view->ship, boarder, view->viewer);
  if (fields == &bs_loot_fields)
    return boarder->seen || boarder->owner == NULL || bs_viewer_is (view->viewer, boarder->owner);
  if (fields == &bs_question_fields)
    return may_name (view, ((const BsQuestion *) self)->source);
  return TRUE;
}

/* Is one of a list there for who looks? */
static gboolean
is_there (const BsView   *view,
          const BsFields *fields,
          gconstpointer   self)
{
  const BsQuestion *question = self;

  if (fields == &bs_question_fields)
    return !question->secret || bs_viewer_is (view->viewer, question->player);
  if (fields == &bs_modifier_fields)
    return may_name (view, ((const BsModifier *) self)->source);
  return TRUE;
}

static void
show_named (BsView          *view,
            const char      *name,
            const GPtrArray *list)
{
  begin_array (view, name);
  for (guint i = 0; i < list->len; i++)
    if (may_name (view, list->pdata[i]))
      text (view, NULL, list->pdata[i]);
  end_array (view);
}

static void
show_array (BsView         *view,
            const char     *name,
            const BsFields *of,
            const GArray   *array)
{
  begin_array (view, name);
  for (guint i = 0; i < array->len; i++)
    if (is_there (view, of, array->data + i * of->size))
      bs_view_struct (view, NULL, of, array->data + i * of->size);
  end_array (view);
}

static void
show_list (BsView          *view,
           const char      *name,
           const BsFields  *of,
           const GPtrArray *list)
{
  begin_array (view, name);
  for (guint i = 0; i < list->len; i++)
    if (is_there (view, of, list->pdata[i]))
      bs_view_struct (view, NULL, of, list->pdata[i]);
  end_array (view);
}

static void
show_ids (BsView          *view,
          const BsField   *field,
          const GPtrArray *list)
{
  if (field->nullable && list == NULL)
    text (view, field->name, NULL);
  else if (field->seen == BS_SEEN_NAMED)
    show_named (view, field->name, list);
  else
    bs_view_ids (view, field->name, list);
}

/* As it is kept. */
static void
show_plain (BsView        *view,
            const BsField *field,
            gconstpointer  self)
{
  const void *place = bs_field_of (field, self);
  const void *held = field->size == sizeof (gpointer) ? *(const void *const *) place : NULL;

  switch (field->type)
    {
    case BS_FIELD_ID:
    case BS_FIELD_TEXT:
      text (view, field->name, held);
      break;
    case BS_FIELD_INT:
      integer (view, field->name, *(const int *) place);
      break;
    case BS_FIELD_BOOL:
      boolean (view, field->name, *(const gboolean *) place);
      break;
    case BS_FIELD_WORD:
      text (view, field->name, field->values[*(const int *) place]);
      break;
    case BS_FIELD_IDS:
      show_ids (view, field, held);
      break;
    case BS_FIELD_COUNTERS:
      bs_view_counters (view, field->name, held);
      break;
    case BS_FIELD_STRUCT:
      if (field->name != NULL)
        bs_view_struct (view, field->name, field->of, place);
      else
        bs_view_fields (view, field->of, place);
      break;
    case BS_FIELD_OBJECT:
      if (held != NULL)
        bs_view_struct (view, field->name, field->of, held);
      else
        text (view, field->name, NULL);
      break;
    case BS_FIELD_ARRAY:
      show_array (view, field->name, field->of, held);
      break;
    case BS_FIELD_LIST:
      show_list (view, field->name, field->of, held);
      break;
    case BS_FIELD_NONE:
    case BS_FIELD_DERIVED:
      break;
    }
}

static gboolean
is_walked (const BsView  *view,
           const BsField *field)
{
  if (field->seen == BS_SEEN_NEVER || view->version < field->since ||
      (field->until != 0 && view->version > field->until))
    return FALSE;
  return field->seen != BS_SEEN_DIGEST || view->viewer == BS_VIEW_ALL;
}

/**
 * bs_view_fields:
 * @view: a walk
 * @fields: table of a struct
 * @self: one of it
 *
 * Shows its fields, one by one.
 */
void
bs_view_fields (BsView         *view,
                const BsFields *fields,
                gconstpointer   self)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      if (!is_walked (view, field))
        continue;
      if (field->seen == BS_SEEN_KNOWN && !is_known (view, fields, self))
        text (view, field->name, NULL);
      else if (field->reckoned)
        view->find_row (field)->show (view, field, self);
      else
        show_plain (view, field, self);
    }
}

/**
 * bs_view_struct:
 * @view: a walk
 * @name: (nullable): its name, if it is not one of a list
 * @fields: table of a struct
 * @self: one of it
 *
 * Shows it as an object.
 */
void
bs_view_struct (BsView         *view,
                const char     *name,
                const BsFields *fields,
                gconstpointer   self)
{
  if (fields == &bs_ship_fields)
    view->ship = self;
  begin_object (view, name);
  bs_view_fields (view, fields, self);
  end_object (view);
}
