/* bs-ship-pieces.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a ship is made of: counters, cards on board, sections, stacks and who stands in them. */

#include "bs-ship-pieces.h"

#include "engine/ground/bs-command.h"

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
  BsShipPart *self = bs_fields_new (&bs_part_fields);

  self->id = id;
  self->kind = kind;
  return self;
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
  BsSection *self = bs_fields_new (&bs_section_fields);

  self->id = id;
  return self;
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
  BsBoarder *self = bs_fields_new (&bs_boarder_fields);

  self->id = id;
  return self;
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
  BsStack *self = bs_fields_new (&bs_stack_fields);

  self->id = id;
  return self;
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
  return bs_part_state_names[state];
}
