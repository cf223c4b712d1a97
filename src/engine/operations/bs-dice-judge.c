/* bs-dice-judge.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Whether what a command tells of dice can be: faces that the dice have, and what the card does
 * that it names. */

#include "bs-dice-judge.h"

#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "bs-op-dice.h"

#include <glib/gi18n-lib.h>

/**
 * bs_judge_faces:
 * @state: the battle
 * @die: (nullable): id of a die; %NULL for any of the game's
 * @faces: (nullable): names of faces
 * @verdict: takes an error for each that is none of them
 */
void
bs_judge_faces (const BsState      *state,
                BsId                die,
                const char *const  *faces,
                BsVerdict          *verdict)
{
  const BsDie *kind = die != NULL ? bs_ruleset_die (state->ruleset, die) : NULL;

  for (guint i = 0; faces != NULL && faces[i] != NULL; i++)
    {
      if (bs_ruleset_face (state->ruleset, bs_id (faces[i])) == NULL)
        bs_verdict_error (verdict, _("“%s” is no face of this game's dice"), faces[i]);
      else if (kind != NULL && bs_counters_get (kind->sides, bs_id (faces[i]), 0) == 0)
        bs_verdict_error (verdict, _("this die has no face “%s”"), faces[i]);
    }
}

/* Which operation the command tells by itself; NULL: none, the card does what it says. */
static const char *
told_kind (const BsCommand *command)
{
  if (bs_command_has (command, "reroll"))
    return "reroll";
  if (bs_command_has (command, "cancel"))
    return "cancel";
  if (bs_command_has (command, "add"))
    return "add-face";
  return bs_command_has (command, "to") ? "turn-die" : NULL;
}

static gboolean
is_of_dice (const char *kind)
{
  static const char *const kinds[] = { "reroll", "cancel", "add-face", "turn-die", NULL };

  return g_strv_contains (kinds, kind);
}

/* The operation on dice that is meant; `any` tells whether the effect has one at all. */
static const BsOp *
meant_op (const BsEffect *effect,
          const char     *told,
          gboolean       *any)
{
  *any = FALSE;
  for (guint i = 0; i < effect->ops->len; i++)
    {
      const BsOp *op = effect->ops->pdata[i];

      if (!is_of_dice (op->kind))
        continue;
      *any = TRUE;
      if (told == NULL || g_str_equal (op->kind, told))
        return op;
    }

  return NULL;
}

/* The face that a die has to show for the operation; NULL: any. */
static BsId
wanted_face (const BsOp *op)
{
  BsId face = bs_op_text (op, g_str_equal (op->kind, "turn-die") ? "from"
                              : g_str_equal (op->kind, "cancel") ? "face"
                                                                 : "which");

  return face != NULL && (g_str_equal (face, "all") || g_str_equal (face, "chosen")) ? NULL : face;
}

static gboolean
may_again (const BsOp *op)
{
  const BsAttr *again = bs_op_attr (op, "again");

  return again != NULL && again->low != 0;
}

/* “All” of them is what a card says that rolls the whole roll again: told are all, but those that
 * were rolled again before. */
static gboolean
leaves_dice_out (const BsOp   *op,
                 const BsPool *pool,
                 guint         n_told)
{
  guint n = 0;

  if (g_strcmp0 (bs_op_text (op, "which"), "all") != 0 || !g_str_equal (op->kind, "reroll"))
    return FALSE;
  for (guint i = 0; i < pool->results->len; i++)
    n += may_again (op) || !g_array_index (pool->results, BsResult, i).rerolled;
  return n_told < n;
}

static void
judge_told_dice (const BsMoment *moment,
                 const BsOp     *op,
                 const BsPool   *pool,
                 const GArray   *indices,
                 BsVerdict      *verdict)
{
  BsId face = wanted_face (op);
  gboolean again = !g_str_equal (op->kind, "reroll") || may_again (op);

  if ((int) indices->len > bs_moment_amount (moment, op, "count", G_MAXINT))
    {
      bs_verdict_against (verdict, moment->state->ruleset, "card-condition",
                          _("The card does this to fewer dice."));
      return;
    }
  if (leaves_dice_out (op, pool, indices->len))
    bs_verdict_against (verdict, moment->state->ruleset, "card-condition",
                        _("The card rolls all of these dice again."));
  for (guint i = 0; i < indices->len; i++)
    {
      const BsResult *result =
        &g_array_index (pool->results, BsResult, g_array_index (indices, int, i));

      if (face != NULL && result->face != face)
        bs_verdict_against (verdict, moment->state->ruleset, "card-condition",
                            _("The die shows another face than the card names."));
      else if (result->rerolled && !again)
        bs_verdict_against (verdict, moment->state->ruleset, "reroll-once", NULL);
    }
}

static void
judge_any_die (const BsMoment *moment,
               const BsOp     *op,
               const BsPool   *pool,
               BsVerdict      *verdict)
{
  BsId face = wanted_face (op);
  gboolean again = !g_str_equal (op->kind, "reroll") || may_again (op);
  gboolean shown = FALSE;

  for (guint i = 0; i < pool->results->len; i++)
    {
      const BsResult *result = &g_array_index (pool->results, BsResult, i);

      if (face != NULL && result->face != face)
        continue;
      if (again || !result->rerolled)
        return;
      shown = TRUE;
    }

  if (shown)
    bs_verdict_against (verdict, moment->state->ruleset, "reroll-once", NULL);
  else if (face != NULL)
    bs_verdict_against (verdict, moment->state->ruleset, "card-condition",
                        _("No die shows the face that the card names."));
}

/**
 * bs_judge_card_dice:
 * @moment: a moment of the attack, with its effect and command set
 * @side: whose dice
 * @verdict: takes what is told and not what the card does
 *
 * A card does to dice what it says, to as many as it says and of the faces that it names (AW12.8);
 * without `dice` it does so by itself. Dice that were rolled again are not once more, unless the
 * card says so.
 */
void
bs_judge_card_dice (const BsMoment *moment,
                    BsId            side,
                    BsVerdict      *verdict)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (int));
  const BsPool *pool = bs_attack_pool (moment->state->attack, side);
  const char *told = told_kind (moment->command);
  gboolean any;
  const BsOp *op = meant_op (moment->effect, told, &any);
  const char *face;

  if (op == NULL)
    {
      if (any)
        bs_verdict_against (verdict, moment->state->ruleset, "card-condition",
                            _("The card does something else to the dice."));
      return;
    }

  face = bs_command_get (moment->command, g_str_equal (op->kind, "add-face") ? "add" : "to");
  if (face != NULL && (g_str_equal (op->kind, "add-face") || g_str_equal (op->kind, "turn-die")) &&
      bs_op_text (op, g_str_equal (op->kind, "add-face") ? "face" : "to") != bs_id (face))
    bs_verdict_against (verdict, moment->state->ruleset, "card-condition",
                        _("The card turns dice to another face."));
  if (g_str_equal (op->kind, "add-face"))
    return;
  if (bs_dice_told (moment->command, indices))
    judge_told_dice (moment, op, pool, indices, verdict);
  else
    judge_any_die (moment, op, pool, verdict);
}
