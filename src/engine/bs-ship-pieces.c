/* bs-ship-pieces.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a ship is made of: counters, cards on board, sections, stacks and who stands in them. */

#include "bs-ship-pieces.h"

#include "bs-arrays.h"

/**
 * bs_counters_get:
 * @counters: array of BsCounter
 * @kind: id of the counter
 * @fallback: what to give if there is none
 *
 * Returns: the counter's value
 */
int
bs_counters_get (const GArray *counters,
                 BsId          kind,
                 int           fallback)
{
  for (guint i = 0; i < counters->len; i++)
    if (g_array_index (counters, BsCounter, i).kind == kind)
      return g_array_index (counters, BsCounter, i).n;

  return fallback;
}

/**
 * bs_counters_set:
 * @counters: array of BsCounter
 * @kind: id of the counter
 * @n: its value
 *
 * A counter at 0 leaves the list, so that two ways to the same state give the same list.
 */
void
bs_counters_set (GArray *counters,
                 BsId    kind,
                 int     n)
{
  BsCounter counter = { kind, n };

  for (guint i = 0; i < counters->len; i++)
    {
      if (g_array_index (counters, BsCounter, i).kind != kind)
        continue;
      if (n == 0)
        g_array_remove_index (counters, i);
      else
        g_array_index (counters, BsCounter, i).n = n;
      return;
    }

  if (n != 0)
    g_array_append_val (counters, counter);
}

/**
 * bs_counters_read:
 * @counters: array of BsCounter
 * @command: a command
 * @argument: an argument of it, a whole number
 *
 * Takes the number over under the argument's name, if it is told.
 */
void
bs_counters_read (GArray          *counters,
                  const BsCommand *command,
                  const char      *argument)
{
  int value;

  if (bs_command_get_int (command, argument, &value))
    bs_counters_set (counters, bs_id (argument), value);
}

/**
 * bs_ship_part_new:
 * @id: "ship/part"
 * @kind: captain, pilot, upgrade
 *
 * Returns: (transfer full): a card on a ship, active, without numbers
 */
BsShipPart *
bs_ship_part_new (BsId id,
                  BsId kind)
{
  BsShipPart *self = g_new0 (BsShipPart, 1);

  self->id = id;
  self->kind = kind;
  self->numbers = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->counters = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->arcs = g_ptr_array_new ();
  self->actions = g_ptr_array_new ();
  return self;
}

/**
 * bs_ship_part_copy:
 * @self: a card on a ship
 *
 * Returns: (transfer full): the same, to be changed
 */
BsShipPart *
bs_ship_part_copy (const BsShipPart *self)
{
  BsShipPart *copy = g_memdup2 (self, sizeof *self);

  copy->name = bs_text_ref (self->name);
  copy->numbers = bs_array_copy (self->numbers);
  copy->counters = bs_array_copy (self->counters);
  copy->arcs = bs_ids_copy (self->arcs);
  copy->actions = bs_ids_copy (self->actions);
  return copy;
}

/**
 * bs_ship_part_free:
 * @self: (transfer full): a card on a ship
 */
void
bs_ship_part_free (BsShipPart *self)
{
  g_clear_pointer (&self->name, g_ref_string_release);
  g_array_unref (self->numbers);
  g_array_unref (self->counters);
  g_ptr_array_unref (self->arcs);
  g_ptr_array_unref (self->actions);
  g_free (self);
}

/**
 * bs_section_new:
 * @id: main, fore or aft
 *
 * Returns: (transfer full): a section without hull
 */
BsSection *
bs_section_new (BsId id)
{
  BsSection *self = g_new0 (BsSection, 1);

  self->id = id;
  self->numbers = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->counters = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  return self;
}

/**
 * bs_section_copy:
 * @self: a section
 *
 * Returns: (transfer full): the same, to be changed
 */
BsSection *
bs_section_copy (const BsSection *self)
{
  BsSection *copy = g_memdup2 (self, sizeof *self);

  copy->numbers = bs_array_copy (self->numbers);
  copy->counters = bs_array_copy (self->counters);
  copy->actions = self->actions != NULL ? bs_ids_copy (self->actions) : NULL;
  return copy;
}

/**
 * bs_section_free:
 * @self: (transfer full): a section
 */
void
bs_section_free (BsSection *self)
{
  g_array_unref (self->numbers);
  g_array_unref (self->counters);
  g_clear_pointer (&self->actions, g_ptr_array_unref);
  g_free (self);
}

/**
 * bs_boarder_new:
 * @id: "ship/NAME"
 *
 * Returns: (transfer full): a character, face down
 */
BsBoarder *
bs_boarder_new (BsId id)
{
  BsBoarder *self = g_new0 (BsBoarder, 1);

  self->id = id;
  return self;
}

/**
 * bs_boarder_copy:
 * @self: a character
 *
 * Returns: (transfer full): the same, to be changed
 */
BsBoarder *
bs_boarder_copy (const BsBoarder *self)
{
  BsBoarder *copy = g_memdup2 (self, sizeof *self);

  copy->name = bs_text_ref (self->name);
  return copy;
}

/**
 * bs_boarder_free:
 * @self: (transfer full): a character
 */
void
bs_boarder_free (BsBoarder *self)
{
  g_clear_pointer (&self->name, g_ref_string_release);
  g_free (self);
}

/**
 * bs_stack_new:
 * @id: "ship", or "ship/a", "ship/b"
 *
 * Returns: (transfer full): an empty stack
 */
BsStack *
bs_stack_new (BsId id)
{
  BsStack *self = g_new0 (BsStack, 1);

  self->id = id;
  self->boarders = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_boarder_free);
  return self;
}

/**
 * bs_stack_copy:
 * @self: a stack
 *
 * Returns: (transfer full): the same, to be changed
 */
BsStack *
bs_stack_copy (const BsStack *self)
{
  BsStack *copy = bs_stack_new (self->id);

  for (guint i = 0; i < self->boarders->len; i++)
    g_ptr_array_add (copy->boarders, bs_boarder_copy (self->boarders->pdata[i]));
  return copy;
}

/**
 * bs_stack_free:
 * @self: (transfer full): a stack
 */
void
bs_stack_free (BsStack *self)
{
  g_ptr_array_unref (self->boarders);
  g_free (self);
}

/**
 * bs_part_state_name:
 * @state: state of a card
 *
 * Returns: its name in files and JSON
 */
const char *
bs_part_state_name (BsPartState state)
{
  static const char *const names[] = { "active", "disabled", "discarded" };

  return names[state];
}
