/* bs-op-dice.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Dice in hand: turning, rolling again, adding and cancelling results. */

#include "bs-op-dice.h"

#include "engine/draft/bs-draft.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-attack.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/**
 * bs_dice_told:
 * @command: a command
 * @indices: array of int, filled: the dice it names in `dice`, counted from 0 here
 *
 * Returns: whether it names dice
 */
gboolean
bs_dice_told (const BsCommand *command,
              GArray          *indices)
{
  g_auto (GStrv) told = command != NULL ? bs_command_get_list (command, "dice") : NULL;

  for (guint i = 0; told != NULL && told[i] != NULL; i++)
    {
      int index = atoi (told[i]) - 1;

      g_array_append_val (indices, index);
    }

  return told != NULL;
}

static gboolean
is_chosen (const GArray *indices,
           gboolean      told,
           int           index)
{
  if (!told)
    return TRUE;
  for (guint i = 0; i < indices->len; i++)
    if (g_array_index (indices, int, i) == index)
      return TRUE;

  return FALSE;
}

/**
 * bs_dice_turn:
 * @draft: a draft
 * @side: attack or defence
 * @from: (nullable): face they show; %NULL for any
 * @to: face they show afterwards
 * @count: how many at most
 *
 * Turns the dice that the command names in `dice`, else the first that show @from.
 */
void
bs_dice_turn (BsDraft *draft,
              BsId     side,
              BsId     from,
              BsId     to,
              int      count)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (int));
  gboolean told = bs_dice_told (draft->command, indices);
  BsPool *pool = bs_draft_pool (draft, side);

  for (guint i = 0; pool != NULL && i < pool->results->len && count > 0; i++)
    {
      BsResult *result = &g_array_index (pool->results, BsResult, i);

      if ((from != NULL && result->face != from) || !is_chosen (indices, told, i))
        continue;
      result->face = to;
      count--;
    }
}

/* Which dice are rolled again: those told, else all of a face, or all. Dice rolled again before
 * only if a card says so. */
static void
find_rerolls (const BsPool    *pool,
              const BsCommand *command,
              BsId             which,
              int              count,
              gboolean         again,
              GArray          *chosen)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (int));
  gboolean told = bs_dice_told (command, indices);
  gboolean all = which == NULL || g_str_equal (which, "all") || g_str_equal (which, "chosen");

  /* Told dice are the players' word; by itself a card rolls none a second time (AW p14, X4.4). */

  for (guint i = 0; i < pool->results->len && count > 0; i++)
    {
      const BsResult *result = &g_array_index (pool->results, BsResult, i);
      int index = i;

      if (result->added || !is_chosen (indices, told, i) || (!all && result->face != which))
        continue;
      if (result->rerolled && !told && !again)
        continue;
      g_array_append_val (chosen, index);
      count--;
    }
}

/**
 * bs_dice_reroll:
 * @draft: a draft
 * @side: attack or defence
 * @which: (nullable): all, chosen, or a face
 * @count: how many at most
 * @again: whether dice that were rolled again before may be once more
 *
 * Rolls dice again: as the command tells in `faces`, else by chance. The dice are marked.
 */
void
bs_dice_reroll (BsDraft *draft,
                BsId     side,
                BsId     which,
                int      count,
                gboolean again)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (BsId));
  BsPool *pool = bs_draft_pool (draft, side);

  if (pool == NULL)
    return;

  find_rerolls (pool, draft->command, which, count, again, chosen);
  if (!bs_draft_faces (draft, "faces", side, chosen->len, faces))
    {
      bs_draft_fail (draft, "%s", _("the new faces are not told; name them with “faces=”"));
      return;
    }
  for (guint i = 0; i < chosen->len && i < faces->len; i++)
    {
      BsResult *result = &g_array_index (pool->results, BsResult, g_array_index (chosen, int, i));

      result->face = g_array_index (faces, BsId, i);
      result->rerolled = TRUE;
    }
}

/**
 * bs_dice_add:
 * @draft: a draft
 * @side: attack or defence
 * @face: the result
 * @count: how many
 *
 * Adds results.
 */
void
bs_dice_add (BsDraft *draft,
             BsId     side,
             BsId     face,
             int      count)
{
  BsPool *pool = bs_draft_pool (draft, side);
  BsResult result = { face, FALSE, TRUE };

  for (int i = 0; pool != NULL && i < count; i++)
    g_array_append_val (pool->results, result);
}

/**
 * bs_dice_cancel:
 * @draft: a draft
 * @side: attack or defence
 * @face: (nullable): the result; %NULL for any
 * @count: how many at most
 *
 * Takes results out: those the command names in `dice`, else the first of the face.
 */
void
bs_dice_cancel (BsDraft *draft,
                BsId     side,
                BsId     face,
                int      count)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (int));
  gboolean told = bs_dice_told (draft->command, indices);
  BsPool *pool = bs_draft_pool (draft, side);

  for (int i = pool != NULL ? (int) pool->results->len - 1 : -1; i >= 0 && count > 0; i--)
    {
      if (face != NULL && g_array_index (pool->results, BsResult, i).face != face)
        continue;
      if (!is_chosen (indices, told, i))
        continue;
      g_array_remove_index (pool->results, i);
      count--;
    }
}

static BsId
dice_side (const BsMoment *moment,
           const BsOp     *op)
{
  BsId told = bs_op_text (op, "dice");

  return told != NULL ? told : moment->side != NULL ? moment->side : bs_id ("attack");
}

void
bs_op_turn_die (BsMoment   *moment,
                const BsOp *op)
{
  bs_dice_turn (moment->draft, dice_side (moment, op), bs_op_text (op, "from"),
                bs_op_text (op, "to"), bs_moment_amount (moment, op, "count", G_MAXINT));
}

void
bs_op_reroll (BsMoment   *moment,
              const BsOp *op)
{
  const BsAttr *again = bs_op_attr (op, "again");

  bs_dice_reroll (moment->draft, dice_side (moment, op), bs_op_text (op, "which"),
                  bs_moment_amount (moment, op, "count", G_MAXINT),
                  again != NULL && again->low != 0);
}

void
bs_op_add_face (BsMoment   *moment,
                const BsOp *op)
{
  bs_dice_add (moment->draft, dice_side (moment, op), bs_op_text (op, "face"),
               bs_moment_amount (moment, op, "count", 1));
}

void
bs_op_cancel (BsMoment   *moment,
              const BsOp *op)
{
  bs_dice_cancel (moment->draft, dice_side (moment, op), bs_op_text (op, "face"),
                  bs_moment_amount (moment, op, "count", 1));
}
