/* bs-effect.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-effect.h"

/**
 * bs_effect_new:
 * @id: its id, unique over ruleset and catalogue
 * @hook: (nullable): the moment in which it speaks
 *
 * Returns: (transfer full): an effect that does nothing yet
 */
BsEffect *
bs_effect_new (BsId id,
               BsId hook)
{
  BsEffect *self = g_new0 (BsEffect, 1);

  self->id = id;
  self->hook = hook;
  self->conditions = g_array_new (FALSE, TRUE, sizeof (BsCondition));
  self->costs = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_op_free);
  self->ops = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_op_free);

  return self;
}

/**
 * bs_effect_free:
 * @self: (nullable) (transfer full): an effect
 */
void
bs_effect_free (BsEffect *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->conditions);
  g_ptr_array_unref (self->costs);
  g_ptr_array_unref (self->ops);
  g_free (self->sentence);
  g_free (self);
}

/**
 * bs_op_new:
 * @row: a row of bs_op_kinds()
 *
 * Returns: (transfer full): an operation without attributes and children
 */
BsOp *
bs_op_new (const BsOpKind *row)
{
  BsOp *self = g_new0 (BsOp, 1);

  self->kind = bs_id (row->name);
  self->row = row;
  self->attrs = g_array_new (FALSE, TRUE, sizeof (BsAttr));

  return self;
}

/**
 * bs_op_free:
 * @self: (nullable) (transfer full): an operation
 */
void
bs_op_free (BsOp *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->attrs);
  g_clear_pointer (&self->ops, g_ptr_array_unref);
  g_free (self);
}

/**
 * bs_op_attr:
 * @self: an operation
 * @name: name of an attribute
 *
 * Returns: (transfer none) (nullable): the attribute, if it was told
 */
const BsAttr *
bs_op_attr (const BsOp *self,
            const char *name)
{
  for (guint i = 0; i < self->attrs->len; i++)
    {
      const BsAttr *attr = &g_array_index (self->attrs, BsAttr, i);

      if (g_str_equal (attr->name, name))
        return attr;
    }

  return NULL;
}

/**
 * bs_op_int:
 * @self: an operation
 * @name: name of an attribute that is an integer, or yes or no
 * @fallback: what goes if it was not told
 *
 * Returns: its value; an amount that is a count (hits, dice ...) must be asked as text instead
 */
int
bs_op_int (const BsOp *self,
           const char *name,
           int         fallback)
{
  const BsAttr *attr = bs_op_attr (self, name);

  return attr != NULL ? attr->low : fallback;
}

/**
 * bs_op_text:
 * @self: an operation
 * @name: name of an attribute
 *
 * Returns: (transfer none) (nullable): its value as told
 */
BsId
bs_op_text (const BsOp *self,
            const char *name)
{
  const BsAttr *attr = bs_op_attr (self, name);

  return attr != NULL ? attr->text : NULL;
}
