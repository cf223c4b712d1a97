/* bs-modify.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-modify.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-state.h"
#include "bs-dice-judge.h"
#include "bs-op-dice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * bs_modify_defends:
 * @side: a side, or %NULL
 *
 * Returns: whether its dice are those of the defence
 */
gboolean
bs_modify_defends (BsId side)
{
  return g_strcmp0 (side, "defence") == 0;
}

/**
 * bs_modify_side:
 * @state: the battle
 * @command: a `spend` or `change`
 *
 * Returns: the side that it tells, or else the one whose dice are modified now
 */
BsId
bs_modify_side (const BsState   *state,
                const BsCommand *command)
{
  BsId told = bs_command_id (command, "side");

  if (told != NULL)
    return told;
  return bs_id (state->attack != NULL && g_str_has_suffix (state->attack->step, "defence")
                  ? "defence"
                  : "attack");
}

/* Attack dice: the defender goes first; defence dice: the attacker, or the defender by the letter
 * (AW p14, A7, X4.1). */
static gboolean
goes_first (const BsState *state,
            BsId           ship,
            BsId           side)
{
  gboolean defender = ship == state->attack->target && ship != state->attack->ship;

  if (!bs_modify_defends (side))
    return defender;
  return bs_state_option_is (state, "defence-order", "defender-first") ? defender : !defender;
}

/**
 * bs_modify_judge_order:
 * @state: a battle with an attack
 * @ship: who modifies
 * @side: whose dice
 * @verdict: what is said of it
 *
 * Refuses who comes after the other side has begun (AW p14, A7, X4.1).
 */
void
bs_modify_judge_order (const BsState *state,
                       BsId           ship,
                       BsId           side,
                       BsVerdict     *verdict)
{
  if (bs_attack_pool (state->attack, side)->closed && goes_first (state, ship, side))
    bs_verdict_against (verdict, state->ruleset,
                        bs_modify_defends (side) ? "defence-order" : "modify-order",
                        _("The other side has begun to modify."));
}

/**
 * bs_modify_close_first:
 * @draft: a draft with an attack
 * @ship: who modifies
 * @side: whose dice
 *
 * Whoever had to modify first can no longer do so (AW p14, A7, X4.1).
 */
void
bs_modify_close_first (BsDraft *draft,
                       BsId     ship,
                       BsId     side)
{
  if (!goes_first (draft->state, ship, side))
    bs_draft_pool (draft, side)->closed = TRUE;
}

/**
 * bs_modify_judge_step:
 * @state: the battle
 * @side: whose dice
 * @verdict: what is said of it
 *
 * A side without dice has none to roll: it modifies all the same (A9, TR16-25).
 *
 * Returns: whether dice of that side lie on the table
 */
gboolean
bs_modify_judge_step (const BsState *state,
                      BsId           side,
                      BsVerdict     *verdict)
{
  if (state->attack == NULL)
    {
      bs_verdict_error (verdict, _("no attack is under way"));
      return FALSE;
    }
  if (bs_attack_modifies (state->attack, side))
    return TRUE;
  if (bs_modify_defends (side) && g_str_equal (state->attack->step, "modify-attack") &&
      bs_attack_dice (state, side) == 0)
    return TRUE;
  if (bs_attack_pool (state->attack, side)->rolled)
    bs_verdict_against (verdict, state->ruleset, "step-over",
                        _("These dice can no longer be modified."));
  else
    bs_verdict_against (verdict, state->ruleset, "dice-first", _("Roll first, then modify."));
  return bs_attack_pool (state->attack, side)->rolled;
}

/**
 * bs_modify_skip_empty_roll:
 * @draft: a draft
 * @side: whose dice
 *
 * A defence without dice counts as rolled when it is modified (A9, TR16-25).
 */
void
bs_modify_skip_empty_roll (BsDraft *draft,
                           BsId     side)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (BsId));

  if (draft->state->attack != NULL && bs_modify_defends (side) &&
      !draft->state->attack->defence.rolled &&
      g_str_equal (draft->state->attack->step, "modify-attack") &&
      bs_attack_dice (draft->state, side) == 0)
    bs_attack_rolled (draft, side, none);
}

/**
 * bs_modify_judge_dice:
 * @state: a battle with an attack
 * @command: a `spend` or `change`
 * @side: whose dice
 * @verdict: what is said of it
 *
 * Returns: whether the dice and faces that are told can be
 */
gboolean
bs_modify_judge_dice (const BsState   *state,
                      const BsCommand *command,
                      BsId             side,
                      BsVerdict       *verdict)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (int));
  const BsPool *pool = bs_attack_pool (state->attack, side);
  g_auto (GStrv) faces = bs_command_get_list (command, "faces");

  bs_dice_told (command, indices);
  for (guint i = 0; i < indices->len; i++)
    {
      int index = g_array_index (indices, int, i);

      if (index < 0 || index >= (int) pool->results->len)
        {
          bs_verdict_error (verdict,
                            ngettext ("there is only %d die; dice are counted from 1",
                                      "there are only %d dice; dice are counted from 1",
                                      pool->results->len),
                            (int) pool->results->len);
          return FALSE;
        }
    }
  bs_judge_faces (state, bs_id (side), (const char *const *) faces, verdict);
  if (indices->len > 0 && faces != NULL && g_strv_length (faces) != indices->len)
    bs_verdict_hint (verdict, state->ruleset, "dice-count",
                     ngettext ("%d die is counted, %d are told.",
                               "%d dice are counted, %d are told.", indices->len),
                     (int) indices->len, (int) g_strv_length (faces));

  return verdict->level != BS_VERDICT_ERROR;
}

/**
 * bs_modify_judge_reroll:
 * @state: a battle with an attack
 * @command: a `spend` or `change`
 * @side: whose dice
 * @verdict: what is said of it
 *
 * Refuses to roll a die again for the second time (rule `reroll-once`).
 */
void
bs_modify_judge_reroll (const BsState   *state,
                        const BsCommand *command,
                        BsId             side,
                        BsVerdict       *verdict)
{
  g_autoptr (GArray) indices = g_array_new (FALSE, FALSE, sizeof (int));
  const BsPool *pool = bs_attack_pool (state->attack, side);

  if (!bs_dice_told (command, indices))
    for (guint i = 0; i < pool->results->len; i++)
      g_array_append_val (indices, i);
  for (guint i = 0; i < indices->len; i++)
    {
      const BsResult *result =
        &g_array_index (pool->results, BsResult, g_array_index (indices, int, i));

      if (result->rerolled)
        {
          bs_verdict_against (verdict, state->ruleset, "reroll-once", NULL);
          return;
        }
    }
}

/**
 * bs_modify_has_op:
 * @effect: (nullable): an effect
 * @kind: an operation
 *
 * Returns: whether the effect has one of it
 */
gboolean
bs_modify_has_op (const BsEffect *effect,
                  const char     *kind)
{
  for (guint i = 0; effect != NULL && i < effect->ops->len; i++)
    if (g_str_equal (((BsOp *) effect->ops->pdata[i])->kind, kind))
      return TRUE;

  return FALSE;
}

/**
 * bs_modify_idle_dice:
 * @command: a `spend` or `change`
 * @verdict: what is said of it
 *
 * Dice are told by their numbers.
 */
void
bs_modify_idle_dice (const BsCommand *command,
                     BsVerdict       *verdict)
{
  g_auto (GStrv) told = bs_command_get_list (command, "dice");

  for (guint i = 0; told != NULL && told[i] != NULL; i++)
    if (!g_ascii_string_to_unsigned (told[i], 10, 1, G_MAXINT, NULL, NULL))
      bs_verdict_idle (verdict, "dice");
}

/**
 * bs_modify_idle_faces:
 * @state: the battle
 * @command: a `spend` or `change`
 * @side: whose dice
 * @verdict: what is said of it
 *
 * Faces are those of the dice, even where none is rolled.
 */
void
bs_modify_idle_faces (const BsState   *state,
                      const BsCommand *command,
                      BsId             side,
                      BsVerdict       *verdict)
{
  g_auto (GStrv) told = bs_command_get_list (command, "faces");
  g_autoptr (BsVerdict) faces = bs_verdict_new ();

  bs_judge_faces (state, bs_id (side), (const char *const *) told, faces);
  if (faces->level == BS_VERDICT_ERROR)
    bs_verdict_idle (verdict, "faces");
}

/**
 * bs_modify_heed:
 * @effect: (nullable): what changes the dice
 * @verdict: what is said of it
 *
 * Dice are named where some are picked, faces where some are rolled.
 */
void
bs_modify_heed (const BsEffect *effect,
                BsVerdict      *verdict)
{
  bs_verdict_heed_if (verdict,
                      bs_modify_has_op (effect, "reroll") ||
                        bs_modify_has_op (effect, "turn-die") ||
                        bs_modify_has_op (effect, "cancel"),
                      "dice");
  bs_verdict_heed_if (verdict, bs_modify_has_op (effect, "reroll"), "faces");
}

/**
 * bs_modify_faces_now:
 * @state: a battle with an attack
 * @side: whose dice
 *
 * Returns: (transfer full): the faces that lie there, separated by commas
 */
char *
bs_modify_faces_now (const BsState *state,
                     BsId           side)
{
  const BsPool *pool = bs_attack_pool (state->attack, side);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pool->results->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                            g_array_index (pool->results, BsResult, i).face);
  return g_string_free (text, FALSE);
}
