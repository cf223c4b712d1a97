/* bs-verb-modify.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* spend, change: dice in hand are modified by tokens, cards, or by hand. */

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/operations/bs-dice-judge.h"
#include "engine/operations/bs-op-dice.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
is_defence (BsId side)
{
  return g_strcmp0 (side, "defence") == 0;
}

static BsId
side_of (const BsState   *state,
         const BsCommand *command)
{
  BsId told = bs_command_id (command, "side");

  if (told != NULL)
    return told;
  return bs_id (state->attack != NULL && g_str_has_suffix (state->attack->step, "defence")
                  ? "defence"
                  : "attack");
}

/* Who turns the dice: the owner of the pool, or of the card, or the player that is named. */
static BsId
modifier_ship (const BsState   *state,
               const BsCommand *command,
               BsId             side)
{
  const BsAttack *attack = state->attack;
  const char *by = bs_command_get (command, "by");
  const BsShip *ship = by != NULL ? bs_state_ship_of (state, bs_id (by)) : NULL;
  const BsShip *attacker = bs_state_ship (state, attack->ship);
  const BsShip *defender = bs_state_ship (state, attack->target);

  if (ship != NULL)
    return ship->id;
  if (by != NULL && defender != NULL && bs_id (by) == defender->player)
    return defender->id;
  if (by != NULL && attacker != NULL && bs_id (by) == attacker->player)
    return attacker->id;
  return is_defence (side) ? attack->target : attack->ship;
}

/* Attack dice: the defender goes first; defence dice: the attacker, or the defender by the letter
 * (AW p14, A7, X4.1). */
static gboolean
goes_first (const BsState *state,
            BsId           ship,
            BsId           side)
{
  gboolean defender = ship == state->attack->target && ship != state->attack->ship;

  if (!is_defence (side))
    return defender;
  return bs_state_option_is (state, "defence-order", "defender-first") ? defender : !defender;
}

static void
judge_order (const BsState *state,
             BsId           ship,
             BsId           side,
             BsVerdict     *verdict)
{
  if (bs_attack_pool (state->attack, side)->closed && goes_first (state, ship, side))
    bs_verdict_against (verdict, state->ruleset,
                        is_defence (side) ? "defence-order" : "modify-order",
                        _("The other side has begun to modify."));
}

static void
close_first (BsDraft *draft,
             BsId     ship,
             BsId     side)
{
  if (!goes_first (draft->state, ship, side))
    bs_draft_pool (draft, side)->closed = TRUE;
}

/* Whether dice of that side lie on the table. A side without dice has none to roll: it modifies all
 * the same (A9, TR16-25). */
static gboolean
judge_step (const BsState *state,
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
  if (is_defence (side) && g_str_equal (state->attack->step, "modify-attack") &&
      bs_attack_dice (state, side) == 0)
    return TRUE;
  if (bs_attack_pool (state->attack, side)->rolled)
    bs_verdict_against (verdict, state->ruleset, "step-over",
                        _("These dice can no longer be modified."));
  else
    bs_verdict_against (verdict, state->ruleset, "dice-first", _("Roll first, then modify."));
  return bs_attack_pool (state->attack, side)->rolled;
}

static void
skip_empty_roll (BsDraft *draft,
                 BsId     side)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (BsId));

  if (draft->state->attack != NULL && is_defence (side) && !draft->state->attack->defence.rolled &&
      g_str_equal (draft->state->attack->step, "modify-attack") &&
      bs_attack_dice (draft->state, side) == 0)
    bs_attack_rolled (draft, side, none);
}

static gboolean
judge_dice (const BsState   *state,
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

static void
judge_reroll (const BsState   *state,
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

typedef struct
{
  BsId ship;                /* whose effect */
  BsId card;                /* (nullable) only of this card */
  const BsEffect *effect;   /* found */
  BsId source;
  gboolean holds;
} Search;

static void
search_cb (BsMoment *moment,
           gpointer  data)
{
  Search *search = data;
  gboolean fits =
    moment->self == search->ship && (search->card == NULL || moment->source == search->card);

  if (!fits || search->holds)
    return;
  search->effect = moment->effect;
  search->source = moment->source;
  search->holds = bs_effects_hold (moment, NULL) && bs_effects_payable (moment);
}

static gboolean
has_token_condition (const BsEffect *effect,
                     BsId            token)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "token"))
        return attr->text == token;
    }

  return FALSE;
}

typedef struct
{
  BsId ship;
  BsId token;
  const BsEffect *effect;
  gboolean holds;
} Spending;

static void
spending_cb (BsMoment *moment,
             gpointer  data)
{
  Spending *spending = data;

  if (moment->self != spending->ship || !has_token_condition (moment->effect, spending->token) ||
      spending->holds)
    return;
  spending->holds = bs_effects_hold (moment, NULL) && bs_effects_payable (moment);
  spending->effect = moment->effect;
}

static void
find_spending (const BsState *state,
               BsId           side,
               BsId           token,
               Spending      *spending)
{
  BsMoment moment;

  *spending = (Spending){ is_defence (side) ? state->attack->target : state->attack->ship, token,
                          NULL, FALSE };
  bs_attack_moment (&moment, state, NULL, side);
  moment.token = token;
  bs_effects_each (&moment, "spend", spending_cb, spending);
}

static void
judge_spending (const BsState  *state,
                BsId            side,
                const Spending *spending,
                BsVerdict      *verdict)
{
  BsMoment moment;

  bs_attack_moment (&moment, state, NULL, side);
  moment.token = spending->token;
  bs_moment_speak (&moment, spending->effect, NULL);
  moment.self = spending->ship;
  moment.other = spending->ship == moment.actor ? moment.target : moment.actor;
  if (bs_effects_hold (&moment, verdict) && !bs_effects_payable (&moment))
    bs_verdict_against (verdict, state->ruleset,
                        g_str_equal (spending->token, "lock") ? "lock-other-ship" : "token-missing",
                        NULL);
}

static gboolean
has_op (const BsEffect *effect,
        const char     *kind)
{
  for (guint i = 0; effect != NULL && i < effect->ops->len; i++)
    if (g_str_equal (((BsOp *) effect->ops->pdata[i])->kind, kind))
      return TRUE;

  return FALSE;
}

/* Dice are told by their numbers. */
static void
idle_dice (const BsCommand *command,
           BsVerdict       *verdict)
{
  g_auto (GStrv) told = bs_command_get_list (command, "dice");

  for (guint i = 0; told != NULL && told[i] != NULL; i++)
    if (!g_ascii_string_to_unsigned (told[i], 10, 1, G_MAXINT, NULL, NULL))
      bs_verdict_idle (verdict, "dice");
}

/* Faces are those of the dice, even where none is rolled. */
static void
idle_faces (const BsState   *state,
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

/* Dice are named where some are picked, faces where some are rolled. */
static void
heed_effect (const BsEffect *effect,
             BsVerdict      *verdict)
{
  bs_verdict_heed_if (verdict,
                      has_op (effect, "reroll") || has_op (effect, "turn-die") ||
                        has_op (effect, "cancel"),
                      "dice");
  bs_verdict_heed_if (verdict, has_op (effect, "reroll"), "faces");
}

void
bs_judge_spend (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  BsId side = side_of (state, command);
  BsId token = bs_command_id (command, "token");
  Spending spending;

  bs_verdict_heed (verdict, "side", NULL);
  if (bs_ruleset_token (state->ruleset, token) == NULL)
    bs_verdict_idle (verdict, "token");
  idle_dice (command, verdict);
  idle_faces (state, command, side, verdict);
  if (state->attack != NULL)
    {
      find_spending (state, side, token, &spending);
      heed_effect (spending.effect, verdict);
    }
  if (!judge_step (state, side, verdict) || !judge_dice (state, command, side, verdict))
    return;

  if (spending.effect == NULL && bs_ruleset_token (state->ruleset, token) == NULL)
    {
      bs_verdict_error (verdict, _("this game has no token “%s”"), token);
      return;
    }
  if (spending.effect == NULL)
    {
      bs_verdict_against (verdict, state->ruleset, "modify-side", NULL);
      return;
    }
  judge_order (state, spending.ship, side, verdict);
  judge_spending (state, side, &spending, verdict);
  if (has_op (spending.effect, "reroll"))
    judge_reroll (state, command, side, verdict);
}

static char *
faces_now (const BsState *state,
           BsId           side)
{
  const BsPool *pool = bs_attack_pool (state->attack, side);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pool->results->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                            g_array_index (pool->results, BsResult, i).face);
  return g_string_free (text, FALSE);
}

void
bs_apply_spend (BsDraft *draft)
{
  BsId side = side_of (draft->state, draft->command);
  BsId token = bs_command_id (draft->command, "token");
  Spending spending;
  BsMoment moment;
  g_autofree char *faces = NULL;

  if (draft->state->attack == NULL)
    return;

  skip_empty_roll (draft, side);
  find_spending (draft->state, side, token, &spending);
  close_first (draft, spending.ship, side);
  if (spending.effect == NULL)
    {
      bs_draft_add_token (draft, spending.ship, token, -1);
      return;
    }

  bs_attack_moment (&moment, NULL, draft, side);
  moment.token = token;
  bs_moment_speak (&moment, spending.effect, NULL);
  moment.self = spending.ship;
  moment.other = spending.ship == moment.actor ? moment.target : moment.actor;
  bs_effects_perform (&moment);
  if (draft->error != NULL)
    return;

  faces = faces_now (draft->state, side);
  if (g_str_equal (token, "lock"))
    bs_draft_tell (draft, "spends-lock", "ship", BS_SAY_SHIP, spending.ship, "faces", BS_SAY_FACES,
                   faces, NULL);
  else
    bs_draft_tell (draft, "spends", "ship", BS_SAY_SHIP, spending.ship, "token", BS_SAY_TOKEN,
                   token, "faces", BS_SAY_FACES, faces, NULL);
}

/* The effect by which a card changes dice now; holds tells whether it may. */
static void
find_card (const BsState   *state,
           const BsCommand *command,
           BsId             side,
           Search          *search)
{
  const char *by = bs_command_get (command, "by");
  const BsShip *ship = by != NULL ? bs_state_ship_of (state, bs_id (by)) : NULL;
  BsMoment moment;

  *search = (Search) { 0 };
  if (ship == NULL)
    return;

  search->ship = ship->id;
  search->card = bs_id (by);
  bs_attack_moment (&moment, state, NULL, side);
  moment.command = command;
  bs_effects_each (&moment, is_defence (side) ? "modify-defence" : "modify-attack", search_cb,
                   search);
}

static const BsShipPart *
named_part (const BsState   *state,
            const BsCommand *command)
{
  const char *by = bs_command_get (command, "by");
  const BsShip *ship = by != NULL ? bs_state_ship_of (state, bs_id (by)) : NULL;

  return ship != NULL ? bs_ship_part (ship, bs_id (by)) : NULL;
}

/* A card that changes dice, but not these or not now: of another side, silent, or of a weapon that
 * does not fire (AW12.8). */
static void
judge_mute_card (const BsState    *state,
                 const BsShipPart *part,
                 BsVerdict        *verdict)
{
  const BsShip *ship = bs_state_ship_of (state, part->id);

  if (part->state != BS_PART_ACTIVE)
    bs_verdict_against (verdict, state->ruleset, "card-inactive", NULL);
  else if (bs_effects_of (state, part->id, "modify-attack") == NULL &&
           bs_effects_of (state, part->id, "modify-defence") == NULL)
    return;
  else if (!bs_effects_are_silent (state, ship, part, verdict))
    bs_verdict_against (verdict, state->ruleset, "card-condition",
                        _("The card does not change these dice."));
}

/* Returns: whether a card does it, which then tells what may be rolled again. */
static gboolean
judge_card (const BsState   *state,
            const BsCommand *command,
            BsId             side,
            BsVerdict       *verdict)
{
  const BsShipPart *part = named_part (state, command);
  Search search;
  BsMoment moment;

  find_card (state, command, side, &search);
  if (search.effect == NULL)
    {
      if (part != NULL)
        judge_mute_card (state, part, verdict);
      return FALSE;
    }

  bs_attack_moment (&moment, state, NULL, side);
  moment.command = command;
  bs_moment_speak (&moment, search.effect, search.source);
  moment.self = search.ship;
  moment.other = search.ship == moment.actor ? moment.target : moment.actor;
  if (!bs_effects_hold (&moment, verdict))
    return TRUE;
  if (!bs_effects_payable (&moment))
    bs_verdict_against (verdict, state->ruleset, "card-cost", _("Its cost cannot be paid."));
  bs_judge_card_dice (&moment, side, verdict);
  return TRUE;
}

static gboolean
counts_before_roll (const BsCommand *command)
{
  return bs_command_has (command, "more") || bs_command_has (command, "fewer");
}

static void
judge_count_change (const BsState   *state,
                    const BsCommand *command,
                    BsId             side,
                    BsVerdict       *verdict)
{
  int n = 0;

  if (state->attack == NULL)
    bs_verdict_error (verdict, _("no attack is under way"));
  else if (bs_attack_pool (state->attack, side)->rolled)
    bs_verdict_against (verdict, state->ruleset, "step-over", _("The dice have been rolled."));
  if ((bs_command_get_int (command, "more", &n) || bs_command_get_int (command, "fewer", &n)) &&
      (n < 0 || n > 99))
    bs_verdict_error (verdict, _("tell a number from 0 to 99"));
}

static gboolean
tells_change (const BsCommand *command)
{
  return bs_command_has (command, "reroll") || bs_command_has (command, "cancel") ||
         bs_command_has (command, "add") || bs_command_has (command, "to");
}

/* One thing is done to the dice: the first told of these, else what the card says. */
static const char *
told_change (const BsCommand *command)
{
  static const char *const changes[] = { "reroll", "cancel", "add", "to", NULL };

  for (guint i = 0; changes[i] != NULL; i++)
    if (bs_command_has (command, changes[i]))
      return changes[i];

  return NULL;
}

/* Who changes dice by hand is a player or a ship; a card on board does what it says. */
static gboolean
is_changer (const BsState   *state,
            const BsCommand *command)
{
  BsId by = bs_command_id (command, "by");
  const BsShip *ship = bs_state_ship_of (state, by);

  return by != NULL && (ship != NULL ? ship->id == by || bs_ship_part (ship, by) != NULL
                                     : bs_state_player (state, by) != NULL);
}

static void
heed_change (const BsState   *state,
             const BsCommand *command,
             BsId             side,
             BsVerdict       *verdict)
{
  const char *change = told_change (command);
  Search search;

  find_card (state, command, side, &search);
  bs_verdict_heed_if (verdict,
                      is_changer (state, command) && (change != NULL || search.effect != NULL ||
                                                      named_part (state, command) != NULL),
                      "by");
  bs_verdict_heed_if (verdict, change != NULL, change != NULL ? change : "");
  if (change == NULL)
    heed_effect (search.effect, verdict);
  bs_verdict_heed_if (verdict, change != NULL && !g_str_equal (change, "add"), "dice");
  bs_verdict_heed_if (verdict, g_strcmp0 (change, "reroll") == 0, "faces");
}

void
bs_judge_change (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  BsId side = side_of (state, command);
  const char *faces[] = { bs_command_get (command, "to"), NULL };

  bs_verdict_heed (verdict, "side", NULL);
  idle_dice (command, verdict);
  idle_faces (state, command, side, verdict);
  if (counts_before_roll (command))
    {
      bs_verdict_heed (verdict, "more", "fewer", NULL);
      judge_count_change (state, command, side, verdict);
      return;
    }
  if (state->attack != NULL)
    heed_change (state, command, side, verdict);
  if (faces[0] == NULL)
    faces[0] = bs_command_get (command, "add");
  bs_judge_faces (state, bs_id (side), faces, verdict);
  if (!judge_step (state, side, verdict) || !judge_dice (state, command, side, verdict))
    return;

  judge_order (state, modifier_ship (state, command, side), side, verdict);
  if (judge_card (state, command, side, verdict))
    return;
  if (!tells_change (command) && verdict->level < BS_VERDICT_AGAINST)
    bs_verdict_error (verdict,
                      _("nothing is changed; tell how: “reroll”, “to=…”, “add=…” or “cancel”"));
  if (bs_command_has (command, "reroll"))
    judge_reroll (state, command, side, verdict);
}

static void
change_by_hand (BsDraft *draft,
                BsId     side)
{
  const BsCommand *command = draft->command;

  if (bs_command_has (command, "reroll"))
    bs_dice_reroll (draft, side, NULL, G_MAXINT, FALSE);
  else if (bs_command_has (command, "cancel"))
    bs_dice_cancel (draft, side, NULL, bs_command_has (command, "dice") ? G_MAXINT : 1);
  else if (bs_command_get (command, "add") != NULL)
    bs_dice_add (draft, side, bs_command_id (command, "add"), 1);
  else if (bs_command_get (command, "to") != NULL)
    bs_dice_turn (draft, side, NULL, bs_command_id (command, "to"),
                  bs_command_has (command, "dice") ? G_MAXINT : 1);
}

static void
change_count (BsDraft *draft,
              BsId     side)
{
  BsPool *pool = bs_draft_pool (draft, side);
  BsId ship = is_defence (side) ? draft->state->attack->target : draft->state->attack->ship;
  int more = 0, fewer = 0;

  bs_command_get_int (draft->command, "more", &more);
  bs_command_get_int (draft->command, "fewer", &fewer);
  pool->more += more - fewer;
  if (more > 0)
    bs_draft_tell (draft, "changes-count", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT, more,
                   NULL);
  if (fewer > 0)
    bs_draft_tell (draft, "changes-count-less", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT,
                   fewer, NULL);
  for (guint i = 0; i < draft->state->questions->len; i++)
    {
      const BsQuestion *question = draft->state->questions->pdata[i];

      if (question->side != side)
        continue;
      bs_draft_unask (draft, question);
      question = bs_draft_ask (draft, "attack-dice", BS_ASK_DICE, TRUE,
                               bs_state_ship (draft->state, ship)->player, ship);
      ((BsQuestion *) question)->side = side;
      ((BsQuestion *) question)->die = side;
      ((BsQuestion *) question)->rule = bs_id ("dice-first");
      ((BsQuestion *) question)->count = bs_attack_dice (draft->state, side);
      return;
    }
}

/* Pays for a card; if the command does not tell what changes, the card does what it says. */
static void
use_card (BsDraft      *draft,
          BsId          side,
          const Search *search)
{
  BsMoment moment;

  bs_attack_moment (&moment, NULL, draft, side);
  bs_moment_speak (&moment, search->effect, search->source);
  moment.self = search->ship;
  moment.other = search->ship == moment.actor ? moment.target : moment.actor;
  if (!tells_change (draft->command))
    {
      bs_effects_perform (&moment);
      return;
    }

  bs_draft_use (draft, search->effect, search->ship, search->source);
  bs_effects_run (&moment, search->effect->costs, -1);
  change_by_hand (draft, side);
}

void
bs_apply_change (BsDraft *draft)
{
  BsId side = side_of (draft->state, draft->command);
  BsId ship;
  g_autofree char *faces = NULL;
  Search search;

  if (draft->state->attack == NULL)
    return;
  if (counts_before_roll (draft->command))
    {
      change_count (draft, side);
      return;
    }

  skip_empty_roll (draft, side);
  ship = modifier_ship (draft->state, draft->command, side);
  close_first (draft, ship, side);
  find_card (draft->state, draft->command, side, &search);
  if (search.effect != NULL)
    use_card (draft, side, &search);
  else
    change_by_hand (draft, side);
  if (draft->error != NULL)
    return;

  faces = faces_now (draft->state, side);
  if (named_part (draft->state, draft->command) != NULL)
    bs_draft_tell (draft, "changes-dice-card", "ship", BS_SAY_SHIP, ship, "card", BS_SAY_CARD,
                   bs_command_get (draft->command, "by"), "faces", BS_SAY_FACES, faces, NULL);
  else
    bs_draft_tell (draft, "changes-dice", "ship", BS_SAY_SHIP, ship, "faces", BS_SAY_FACES, faces,
                   NULL);
}
