/* bs-item-list.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-item-list.h"

/**
 * BsItemList:
 *
 * A list of row objects, each with a property "id". It is given the rows as they are now and tells
 * the smallest range that changed, so that what is shown of the others stays as it is.
 */
struct _BsItemList
{
  GObject parent_instance;

  /* Owned: objects of one type. */
  GPtrArray *items;

  GType type;
};

static void bs_item_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BsItemList, bs_item_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, bs_item_list_model_init))

static GType
bs_item_list_get_item_type (GListModel *model)
{
  return BS_ITEM_LIST (model)->type;
}

static guint
bs_item_list_get_n_items (GListModel *model)
{
  return BS_ITEM_LIST (model)->items->len;
}

static gpointer
bs_item_list_get_item (GListModel *model,
                       guint       position)
{
  BsItemList *self = BS_ITEM_LIST (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
bs_item_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = bs_item_list_get_item_type;
  iface->get_n_items = bs_item_list_get_n_items;
  iface->get_item = bs_item_list_get_item;
}

static void
bs_item_list_finalize (GObject *object)
{
  g_ptr_array_unref (BS_ITEM_LIST (object)->items);

  G_OBJECT_CLASS (bs_item_list_parent_class)->finalize (object);
}

static void
bs_item_list_class_init (BsItemListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bs_item_list_finalize;
}

static void
bs_item_list_init (BsItemList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * bs_item_list_new:
 * @type: the type of the row objects
 *
 * Returns: (transfer full): an empty list
 */
BsItemList *
bs_item_list_new (GType type)
{
  BsItemList *self = g_object_new (BS_TYPE_ITEM_LIST, NULL);

  self->type = type;

  return self;
}

/**
 * bs_item_list_update:
 * @self: the list
 * @items: (element-type GObject): the rows as they are now; a row that stays is the same object as
 * before
 *
 * Tells what lies between the rows that are the same at the beginning and at the end.
 */
void
bs_item_list_update (BsItemList *self,
                     GPtrArray  *items)
{
  GPtrArray *old;
  guint head = 0, tail = 0;

  g_return_if_fail (BS_IS_ITEM_LIST (self));

  old = self->items;
  while (head < old->len && head < items->len && old->pdata[head] == items->pdata[head])
    head++;
  while (tail < old->len - head && tail < items->len - head &&
         old->pdata[old->len - 1 - tail] == items->pdata[items->len - 1 - tail])
    tail++;

  if (head == old->len && head == items->len)
    return;

  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < items->len; i++)
    g_ptr_array_add (self->items, g_object_ref (items->pdata[i]));

  g_list_model_items_changed (G_LIST_MODEL (self), head, old->len - head - tail,
                              items->len - head - tail);
  g_ptr_array_unref (old);
}

/**
 * bs_item_list_find:
 * @self: the list
 * @id: the id of a row
 *
 * For tests.
 *
 * Returns: (transfer none) (nullable): the row with this id
 */
gpointer
bs_item_list_find (BsItemList *self,
                   const char *id)
{
  g_return_val_if_fail (BS_IS_ITEM_LIST (self), NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      g_autofree char *own = NULL;

      g_object_get (self->items->pdata[i], "id", &own, NULL);
      if (g_strcmp0 (own, id) == 0)
        return self->items->pdata[i];
    }

  return NULL;
}
