/* bs-event-item.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-event-item.h"

#include "bs-item-list.h"

#include <glib/gi18n.h>

/**
 * BsEventItem:
 *
 * One sentence of the log as a row: worded in the language of this moment, with the line of the
 * record after which it held, and whether it was undone.
 */
struct _BsEventItem
{
  GObject parent_instance;

  /* Owned. */
  char *text;
  char *heading;        /* (nullable) above it: a new round */

  guint line;
  gboolean undone;
};

enum
{
  PROP_0,
  PROP_ID,
  PROP_TEXT,
  PROP_UNDONE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsEventItem, bs_event_item, G_TYPE_OBJECT)

static void
bs_event_item_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BsEventItem *self = BS_EVENT_ITEM (object);

  switch (id)
    {
    case PROP_ID:
      g_value_take_string (value, g_strdup_printf ("%u", self->line));
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    case PROP_UNDONE:
      g_value_set_boolean (value, self->undone);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bs_event_item_finalize (GObject *object)
{
  BsEventItem *self = BS_EVENT_ITEM (object);

  g_free (self->text);
  g_free (self->heading);

  G_OBJECT_CLASS (bs_event_item_parent_class)->finalize (object);
}

static void
bs_event_item_class_init (BsEventItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bs_event_item_get_property;
  object_class->finalize = bs_event_item_finalize;

  props[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_UNDONE] = g_param_spec_boolean ("undone", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bs_event_item_init (BsEventItem *self)
{
}

/**
 * bs_event_item_get_text:
 * @self: a row
 *
 * Returns: (transfer none): its sentence
 */
const char *
bs_event_item_get_text (BsEventItem *self)
{
  return self->text;
}

/**
 * bs_event_item_get_heading:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): what stands above it
 */
const char *
bs_event_item_get_heading (BsEventItem *self)
{
  return self->heading;
}

/**
 * bs_event_item_get_line:
 * @self: a row
 *
 * Returns: the line of the record after which it held
 */
guint
bs_event_item_get_line (BsEventItem *self)
{
  return self->line;
}

/**
 * bs_event_item_get_undone:
 * @self: a row
 *
 * Returns: whether it was undone
 */
gboolean
bs_event_item_get_undone (BsEventItem *self)
{
  return self->undone;
}

/**
 * BsEventList:
 *
 * The log of a history as a list of BsEventItem. A step's rows are made once.
 */
struct _BsEventList
{
  GObject parent_instance;

  /* Owned. */
  BsItemList *list;
  GHashTable *rows;     /* BsStep, borrowed -> GPtrArray of BsEventItem */
  const BsHistory *history;
  BsId viewer;
};

static void bs_event_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BsEventList, bs_event_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bs_event_list_model_init))

static GType
bs_event_list_get_item_type (GListModel *model)
{
  return BS_TYPE_EVENT_ITEM;
}

static guint
bs_event_list_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (BS_EVENT_LIST (model)->list));
}

static gpointer
bs_event_list_get_item (GListModel *model,
                        guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (BS_EVENT_LIST (model)->list), position);
}

static void
bs_event_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = bs_event_list_get_item_type;
  iface->get_n_items = bs_event_list_get_n_items;
  iface->get_item = bs_event_list_get_item;
}

static void
bs_event_list_finalize (GObject *object)
{
  BsEventList *self = BS_EVENT_LIST (object);

  g_object_unref (self->list);
  g_hash_table_unref (self->rows);

  G_OBJECT_CLASS (bs_event_list_parent_class)->finalize (object);
}

static void
bs_event_list_class_init (BsEventListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bs_event_list_finalize;
}

static void
items_changed_cb (BsEventList *self,
                  guint        position,
                  guint        removed,
                  guint        added)
{
  g_list_model_items_changed (G_LIST_MODEL (self), position, removed, added);
}

static void
bs_event_list_init (BsEventList *self)
{
  self->list = bs_item_list_new (BS_TYPE_EVENT_ITEM);
  self->rows = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  g_signal_connect_object (self->list, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * bs_event_list_new:
 *
 * Returns: (transfer full): an empty log
 */
BsEventList *
bs_event_list_new (void)
{
  return g_object_new (BS_TYPE_EVENT_LIST, NULL);
}

static GPtrArray *
make_rows (BsEventList  *self,
           const BsStep *step)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < step->events->len; i++)
    {
      const BsEvent *event = step->events->pdata[i];
      BsEventItem *item;

      if (event->viewer != NULL && event->viewer != self->viewer)
        continue;

      item = g_object_new (BS_TYPE_EVENT_ITEM, NULL);
      item->text = bs_event_text (event, step->after->ruleset, step->after->catalogue);
      item->line = step->last;
      item->undone = step->undone;
      if (rows->len == 0 && step->after->round != step->before->round)
        item->heading = g_strdup_printf (_("Round %d"), step->after->round);
      g_ptr_array_add (rows, item);
    }

  return rows;
}

static void
mark_rows (GPtrArray *rows,
           gboolean   undone)
{
  for (guint i = 0; i < rows->len; i++)
    {
      BsEventItem *item = rows->pdata[i];

      if (item->undone == undone)
        continue;

      item->undone = undone;
      g_object_notify_by_pspec (G_OBJECT (item), props[PROP_UNDONE]);
    }
}

/**
 * bs_event_list_update:
 * @self: the log
 * @history: (nullable): what is told
 * @viewer: (nullable): who reads it; what he may not know is left out
 *
 * Brings the log up to date.
 */
void
bs_event_list_update (BsEventList     *self,
                      const BsHistory *history,
                      BsId             viewer)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  const GPtrArray *steps = history != NULL ? bs_history_steps (history) : NULL;

  g_return_if_fail (BS_IS_EVENT_LIST (self));

  if (history != self->history || viewer != self->viewer)
    g_hash_table_remove_all (self->rows);
  self->history = history;
  self->viewer = viewer;

  for (guint i = 0; steps != NULL && i < steps->len; i++)
    {
      const BsStep *step = steps->pdata[i];
      GPtrArray *rows = g_hash_table_lookup (self->rows, step);

      if (rows == NULL)
        {
          rows = make_rows (self, step);
          g_hash_table_insert (self->rows, (gpointer) step, rows);
        }
      else
        {
          mark_rows (rows, step->undone);
        }

      for (guint r = 0; r < rows->len; r++)
        g_ptr_array_add (items, rows->pdata[r]);
    }

  bs_item_list_update (self->list, items);
}
