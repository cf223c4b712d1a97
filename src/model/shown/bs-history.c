/* bs-history.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-history.h"

struct _BsHistory
{
  GPtrArray *steps;     /* BsStep: all that ever were, in order */
  GPtrArray *line; /* BsStep, borrowed: those that led here, and those that could be done again */
  guint position;       /* how many of `line` are done */
  GArray *places;       /* BsPlace, one a line of the record */
  BsState *start;       /* before the first step */
};

static void
free_step (gpointer data)
{
  BsStep *step = data;

  g_ptr_array_unref (step->commands);
  g_ptr_array_unref (step->events);
  bs_state_unref (step->before);
  bs_state_unref (step->after);
  g_free (step);
}

static void
clear_place (gpointer data)
{
  BsPlace *place = data;

  bs_state_unref (place->state);
}

static void
add_place (BsHistory *self,
           BsState   *state)
{
  BsPlace place = { bs_state_ref (state), bs_history_n_undo (self), bs_history_n_redo (self) };

  g_array_append_val (self->places, place);
}

static BsState *
current (const BsHistory *self)
{
  const BsStep *step;

  if (self->position == 0)
    return self->start;
  step = g_ptr_array_index (self->line, self->position - 1);

  return step->after;
}

static void
unref_state (gpointer data)
{
  bs_state_unref (data);
}

static void
free_event (gpointer data)
{
  bs_event_free (data);
}

/**
 * bs_states_new:
 *
 * Returns: (transfer full) (element-type BsState): an empty list that owns what is in it
 */
GPtrArray *
bs_states_new (void)
{
  return g_ptr_array_new_with_free_func (unref_state);
}

/**
 * bs_events_new:
 *
 * Returns: (transfer full) (element-type BsEvent): an empty list that owns what is in it
 */
GPtrArray *
bs_events_new (void)
{
  return g_ptr_array_new_with_free_func (free_event);
}

/**
 * bs_history_new:
 * @start: the battle after its header, which is line 1 and no step
 *
 * Returns: (transfer full): a history without steps
 */
BsHistory *
bs_history_new (BsState *start)
{
  BsHistory *self = g_new0 (BsHistory, 1);

  self->steps = g_ptr_array_new_with_free_func (free_step);
  self->line = g_ptr_array_new ();
  self->places = g_array_new (FALSE, FALSE, sizeof (BsPlace));
  g_array_set_clear_func (self->places, clear_place);
  self->start = bs_state_ref (start);
  add_place (self, start);

  return self;
}

/**
 * bs_history_free:
 * @self: (nullable) (transfer full): a history
 */
void
bs_history_free (BsHistory *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->places);
  g_ptr_array_unref (self->line);
  g_ptr_array_unref (self->steps);
  bs_state_unref (self->start);
  g_free (self);
}

/**
 * bs_history_push:
 * @commands: (transfer full) (element-type BsCommand): the lines of one gesture
 * @states: (element-type BsState): the battle after each of them
 * @events: (transfer full) (element-type BsEvent): what they told
 *
 * Adds a step. What could be done again before is gone for good: its steps stay
 * in the list, marked as undone.
 */
void
bs_history_push (BsHistory *self,
                 GPtrArray *commands,
                 GPtrArray *states,
                 GPtrArray *events)
{
  BsStep *step = g_new0 (BsStep, 1);

  g_return_if_fail (commands->len > 0 && commands->len == states->len);

  step->first = self->places->len + 1;
  step->last = self->places->len + commands->len;
  step->commands = commands;
  step->events = events;
  step->before = bs_state_ref (current (self));
  step->after = bs_state_ref (g_ptr_array_index (states, states->len - 1));
  g_ptr_array_set_size (self->line, self->position);
  g_ptr_array_add (self->steps, step);
  g_ptr_array_add (self->line, step);
  self->position++;
  for (guint i = 0; i < states->len; i++)
    add_place (self, g_ptr_array_index (states, i));
}

/**
 * bs_history_skip:
 *
 * Counts a line of the record that is no step (enclosed rules).
 */
void
bs_history_skip (BsHistory *self)
{
  add_place (self, current (self));
}

/* Goes through steps one by one, so that each carries its mark. */
static guint
move (BsHistory *self,
      guint      count,
      gboolean   back)
{
  guint n = 0;

  while (n < count && (back ? self->position > 0 : self->position < self->line->len))
    {
      BsStep *step = g_ptr_array_index (self->line, back ? self->position - 1 : self->position);

      step->undone = back;
      self->position += back ? -1 : 1;
      n++;
    }
  add_place (self, current (self));

  return n;
}

/**
 * bs_history_undo:
 * @count: how many steps
 *
 * Takes steps back, as far as there are any: only the state of before is shown
 * again. It counts as one line of the record.
 *
 * Returns: how many it was
 */
guint
bs_history_undo (BsHistory *self,
                 guint      count)
{
  return move (self, count, TRUE);
}

/**
 * bs_history_redo:
 * @count: how many steps
 *
 * Shows steps that were taken back again, with the same dice.
 *
 * Returns: how many it was
 */
guint
bs_history_redo (BsHistory *self,
                 guint      count)
{
  return move (self, count, FALSE);
}

/**
 * bs_history_state:
 *
 * Returns: (transfer none): the battle now
 */
const BsState *
bs_history_state (const BsHistory *self)
{
  return current (self);
}

/**
 * bs_history_n_undo:
 */
guint
bs_history_n_undo (const BsHistory *self)
{
  return self->position;
}

/**
 * bs_history_n_redo:
 */
guint
bs_history_n_redo (const BsHistory *self)
{
  return self->line->len - self->position;
}

/**
 * bs_history_undo_step:
 *
 * Returns: (transfer none) (nullable): what undo takes back
 */
const BsStep *
bs_history_undo_step (const BsHistory *self)
{
  return self->position > 0 ? g_ptr_array_index (self->line, self->position - 1) : NULL;
}

/**
 * bs_history_redo_step:
 *
 * Returns: (transfer none) (nullable): what redo does again
 */
const BsStep *
bs_history_redo_step (const BsHistory *self)
{
  return self->position < self->line->len ? g_ptr_array_index (self->line, self->position) : NULL;
}

/**
 * bs_history_n_lines:
 *
 * Returns: how many lines the record has
 */
guint
bs_history_n_lines (const BsHistory *self)
{
  return self->places->len;
}

/**
 * bs_history_place:
 * @line: number of a line, from 1
 *
 * Returns: (transfer none) (nullable): the battle as it was when this line was
 *   the last one; NULL if there is no such line
 */
const BsPlace *
bs_history_place (const BsHistory *self,
                  guint            line)
{
  if (line == 0 || line > self->places->len)
    return NULL;

  return &g_array_index (self->places, BsPlace, line - 1);
}

/**
 * bs_history_steps:
 *
 * Returns: (transfer none) (element-type BsStep): all steps that ever were, in
 *   the order in which they were made
 */
const GPtrArray *
bs_history_steps (const BsHistory *self)
{
  return self->steps;
}

/* What a step of many lines is about: a battle that begins, a fleet that comes; else its first
 * line. */
static const BsCommand *
main_command (const BsStep *step)
{
  static const char *const verbs[] = { "begin", "ship" };

  for (guint i = 0; step->commands->len > 1 && i < G_N_ELEMENTS (verbs); i++)
    for (guint j = 0; j < step->commands->len; j++)
      if (g_str_equal (((BsCommand *) step->commands->pdata[j])->verb, verbs[i]))
        return step->commands->pdata[j];

  return step->commands->pdata[0];
}

/**
 * bs_step_label:
 *
 * Returns: (transfer full): what menus call the step, translated: the label of the command that it
 * is about
 */
char *
bs_step_label (const BsStep *step)
{
  return bs_command_label (main_command (step), step->before);
}
