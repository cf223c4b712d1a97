/* bs-verb-answer.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* roll, draw, choose: answers to open questions, and dice for anything else. */

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-arrays.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/operations/bs-dice-judge.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/view/bs-topics.h"
#include "bs-verb-act.h"

#include <glib/gi18n-lib.h>

/* Dice that nobody asked for, also while others are asked for: both `die` and `count` are told. */
static gboolean
is_loose (const BsCommand *command)
{
  return bs_command_has (command, "die") && bs_command_has (command, "count") &&
         !bs_command_has (command, "for") && !bs_command_has (command, "side");
}

/* The question a command answers: named, or of a side, or the only one of its kind that fits. */
static const BsQuestion *
find_question (const BsState   *state,
               const BsCommand *command,
               BsAskKind        kind)
{
  const char *told = bs_command_get (command, "for");
  BsId side = bs_command_id (command, "side");
  const BsQuestion *question;

  if (told != NULL)
    {
      question = bs_state_question (state, bs_id (told));
      return question != NULL && question->kind == kind ? question : NULL;
    }

  for (guint i = 0; i < state->questions->len; i++)
    {
      question = state->questions->pdata[i];
      if (question->kind == kind && (side == NULL || question->side == side))
        return question;
    }

  return NULL;
}

static void
judge_faces (const BsState   *state,
             const BsCommand *command,
             BsId             die_id,
             int              count,
             BsVerdict       *verdict)
{
  g_auto (GStrv) faces = bs_command_get_list (command, "faces");
  int told = faces != NULL ? (int) g_strv_length (faces) : count;

  bs_judge_faces (state, die_id, (const char *const *) faces, verdict);
  if (told != count)
    bs_verdict_hint (verdict, state->ruleset, "dice-count",
                     ngettext ("%d die is counted, %d are told.",
                               "%d dice are counted, %d are told.", count),
                     count, told);
}

/* A side that has no dice need not be rolled for, but may. */
static gboolean
is_empty_roll (const BsState   *state,
               const BsCommand *command)
{
  BsId side = bs_command_id (command, "side");
  const char *faces = bs_command_get (command, "faces");

  return state->attack != NULL && side != NULL && bs_attack_pool (state->attack, side)->rolled &&
         bs_attack_pool (state->attack, side)->results->len == 0 &&
         (faces == NULL || *faces == '\0');
}

/* Dice that are asked for are rolled as asked; others are told in full. */
static void
heed_roll (const BsCommand  *command,
           const BsQuestion *question,
           gboolean          loose,
           BsVerdict        *verdict)
{
  gboolean faces = bs_command_has (command, "faces");

  bs_verdict_heed (verdict, "faces", NULL);
  bs_verdict_heed_if (verdict, question != NULL, "for");
  bs_verdict_heed_if (verdict,
                      !loose &&
                        (question == NULL || question->side == bs_command_id (command, "side")),
                      "side");
  bs_verdict_heed_if (
    verdict, loose || (question != NULL && question->die == bs_command_id (command, "die")), "die");
  bs_verdict_heed_if (verdict, loose || (question != NULL && !faces), "count");
  bs_verdict_heed_if (verdict, loose, "by");
}

void
bs_judge_roll (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsQuestion *question =
    is_loose (command) ? NULL : find_question (state, command, BS_ASK_DICE);
  const char *die = bs_command_get (command, "die");
  int count = 1;

  heed_roll (command, question, die != NULL && question == NULL, verdict);
  if (die != NULL && question == NULL)
    {
      bs_command_get_int (command, "count", &count);
      if (bs_ruleset_die (state->ruleset, bs_id (die)) == NULL)
        bs_verdict_error (verdict, _("this game has no die “%s”"), die);
      else if (count < 0 || count > 100)
        bs_verdict_error (verdict, _("so many dice cannot be rolled: %d"), count);
      else
        judge_faces (state, command, bs_id (die), count, verdict);
      return;
    }
  if (question == NULL && is_empty_roll (state, command))
    return;
  if (question == NULL)
    {
      bs_verdict_error (verdict, _("nothing is to be rolled now"));
      return;
    }

  if (bs_command_get_int (command, "count", &count) && !bs_command_has (command, "faces") &&
      count != question->count)
    bs_verdict_error (
      verdict,
      _("“count” is for dice that nobody asked for; tell what lies on the table with “faces=”"));
  judge_faces (state, command, question->die,
               question->side != NULL ? bs_attack_dice (state, question->side) : question->count,
               verdict);
}

static void
tell_faces (BsDraft      *draft,
            const char   *kind,
            BsId          ship,
            const GArray *faces)
{
  g_autofree char *text = bs_faces_join (faces);

  bs_draft_tell (draft, kind, "ship", BS_SAY_SHIP, ship, "faces", BS_SAY_FACES, text, NULL);
}

static void
tell_loose (BsDraft      *draft,
            const GArray *faces)
{
  const char *by = bs_command_get (draft->command, "by");
  g_autofree char *text = bs_faces_join (faces);

  if (by != NULL)
    bs_draft_tell (draft, "dice-rolled-by", "player", BS_SAY_PLAYER, by, "faces", BS_SAY_FACES,
                   text, NULL);
  else
    bs_draft_tell (draft, "dice-rolled", "faces", BS_SAY_FACES, text, NULL);
}

/* Faces among these that decide a dispute. */
static int
count_deciding (const BsRuleset *ruleset,
                const GArray    *faces)
{
  int n = 0;

  for (guint i = 0; i < faces->len; i++)
    n += bs_ruleset_face (ruleset, g_array_index (faces, BsId, i))->decides;
  return n;
}

static BsId
deciding_face (const BsRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->faces->len; i++)
    if (((BsFace *) ruleset->faces->pdata[i])->decides)
      return ((BsFace *) ruleset->faces->pdata[i])->id;

  return NULL;
}

/* A dispute: so many attack dice against as many defence dice, one behind the other; who has more
 * of the deciding face decides, and on a tie both are rolled again (AW8.6). */
static void
settle_dispute (BsDraft      *draft,
                BsId          die,
                const GArray *faces)
{
  BsState *state = draft->state;
  int mine = count_deciding (state->ruleset, faces), theirs = state->dispute_count;
  BsId by = bs_command_id (draft->command, "by"), other = state->dispute_by,
       winner = mine > theirs ? by : other;
  BsId face = deciding_face (state->ruleset);
  gboolean fits = faces->len > 0 &&
                  (int) faces->len == bs_ruleset_figure (state->ruleset, "dispute-dice", 0) &&
                  face != NULL;

  if (!fits || state->dispute_die == NULL || state->dispute_die == die)
    {
      state->dispute_die = fits ? die : NULL;
      state->dispute_by = fits ? by : NULL;
      state->dispute_count = fits ? mine : 0;
      return;
    }

  if (mine == theirs)
    bs_draft_tell (draft, "dispute-tie", "more", BS_SAY_INT, mine, "face", BS_SAY_FACES, face,
                   NULL);
  else if (winner != NULL)
    bs_draft_tell (draft, "dispute-won", "more", BS_SAY_INT, MAX (mine, theirs), "face",
                   BS_SAY_FACES, face, "fewer", BS_SAY_INT, MIN (mine, theirs), "player",
                   BS_SAY_PLAYER, winner, NULL);
  else
    bs_draft_tell (draft,
                   g_str_equal (mine > theirs ? die : state->dispute_die, "attack")
                     ? "dispute-attack"
                     : "dispute-defence",
                   "more", BS_SAY_INT, MAX (mine, theirs), "face", BS_SAY_FACES, face, "fewer",
                   BS_SAY_INT, MIN (mine, theirs), NULL);
  state->dispute_die = state->dispute_by = NULL;
  state->dispute_count = 0;
}

void
bs_apply_roll (BsDraft *draft)
{
  const BsQuestion *question =
    is_loose (draft->command) ? NULL : find_question (draft->state, draft->command, BS_ASK_DICE);
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (BsId));
  BsId die = question != NULL ? question->die : bs_command_id (draft->command, "die");
  int count = question != NULL ? question->count : 1;

  if (question == NULL && die == NULL)
    return;
  if (question == NULL)
    bs_command_get_int (draft->command, "count", &count);
  else if (question->side != NULL)
    count = bs_attack_dice (draft->state, question->side);
  if (!bs_draft_faces (draft, "faces", die, count, faces))
    {
      bs_draft_fail (draft, "%s", _("the faces are not told; name them with “faces=”"));
      return;
    }

  if (question == NULL)
    {
      tell_loose (draft, faces);
      settle_dispute (draft, die, faces);
    }
  else
    {
      if (question->side == NULL && question->on != NULL)
        tell_faces (draft, "rolled", bs_id_ship (question->on), faces);
      bs_question_answer_dice (draft, question, faces);
    }
  bs_victory_check (draft);
}

void
bs_judge_draw (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsQuestion *question = find_question (state, command, BS_ASK_CARD);
  const BsShip *ship = question != NULL ? bs_state_ship_of (state, question->on) : NULL;
  const BsDamage *dealt = ship != NULL ? bs_ship_damage (ship, question->on) : NULL;
  const BsDeckState *deck =
    dealt != NULL && dealt->deck != NULL ? bs_state_deck (state, dealt->deck) : NULL;
  const BsDeck *kind = deck != NULL ? bs_ruleset_deck (state->ruleset, deck->kind) : NULL;
  const char *card = bs_command_get (command, "card");

  bs_verdict_heed (verdict, "for", "card", NULL);
  if (question == NULL)
    bs_verdict_error (verdict, _("no card is asked for now"));
  else if (card == NULL && kind != NULL && kind->uncounted)
    bs_verdict_error (verdict, _("nobody knows how many of each card this deck has: draw a real "
                                  "one and name it with “card=”"));
  else if (card != NULL && deck != NULL &&
           bs_ruleset_damage_card (state->ruleset, deck->kind, bs_id (card)) == NULL)
    bs_verdict_error (verdict,
                      _("the damage deck has no card “%s”; see “boardside-cli list damage”"), card);
}

/* With real cards a face may still be left to chance, out of those nobody has seen; out of all if
 * more were told than there are. */
static BsId
draw_face (BsDraft          *draft,
           const BsQuestion *question)
{
  const BsShip *ship = bs_state_ship_of (draft->state, question->on);
  const BsDamage *card = ship != NULL ? bs_ship_damage (ship, question->on) : NULL;
  const BsDeckState *deck = card != NULL ? bs_state_deck (draft->state, card->deck) : NULL;
  const BsCardPool *pool = deck != NULL ? bs_deck_state_pool (deck, card->pool) : NULL;

  const BsDeck *kind = deck != NULL ? bs_ruleset_deck (draft->state->ruleset, deck->kind) : NULL;
  g_autoptr (GArray) all = g_array_new (FALSE, TRUE, sizeof (BsCounter));

  if (pool != NULL && pool->unseen->len > 0)
    return bs_draft_pick (draft, "card", pool->unseen);
  for (guint i = 0; kind != NULL && i < kind->cards->len; i++)
    bs_counters_set (all, ((BsDamageCard *) kind->cards->pdata[i])->id,
                     ((BsDamageCard *) kind->cards->pdata[i])->copies);
  return bs_draft_pick (draft, "card", all);
}

void
bs_apply_draw (BsDraft *draft)
{
  const BsQuestion *question = find_question (draft->state, draft->command, BS_ASK_CARD);
  BsId card = question != NULL ? draw_face (draft, question) : NULL;

  if (card == NULL)
    bs_draft_fail (draft, "%s", _("the card is not told; name it with “card=”"));
  else
    bs_question_answer_card (draft, question, card);
  bs_victory_check (draft);
}

static gboolean
has_answer (const BsQuestion *question,
            BsId              answer)
{
  return g_ptr_array_find (question->answers, answer, NULL) ||
         (!question->must && (g_str_equal (answer, "no") || g_str_equal (answer, "leave")));
}

static const BsQuestion *
find_choice (const BsState   *state,
             const BsCommand *command)
{
  const char *answer = bs_command_get (command, "answer");
  const BsQuestion *question = find_question (state, command, BS_ASK_CHOICE);

  if (bs_command_has (command, "for") || answer == NULL)
    return question;
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *other = state->questions->pdata[i];

      if (other->kind == BS_ASK_CHOICE && has_answer (other, bs_id (answer)))
        return other;
    }

  return question;
}

void
bs_judge_choose (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const BsQuestion *question = find_choice (state, command);
  const char *answer = bs_command_get (command, "answer");
  const BsAction *action;

  bs_verdict_heed (verdict, "for", "answer", NULL);
  if (question == NULL)
    {
      bs_verdict_error (verdict, _("no choice is open now"));
      return;
    }
  if (answer == NULL)
    return;
  if (!has_answer (question, bs_id (answer)))
    bs_verdict_error (verdict, _("“%s” is no answer to this question; see “open” in the state"),
                      answer);

  action = bs_ruleset_action (state->ruleset, bs_id (answer));
  if (g_str_equal (question->topic, "free-action") && action != NULL && action->target)
    bs_verdict_error (verdict, _("this action needs a target; use “act … free” with “target=”"));
}

/* Left to chance: one of the answers. */
static BsId
pick_answer (BsDraft          *draft,
             const BsQuestion *question)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, TRUE, sizeof (BsCounter));

  for (guint i = 0; i < question->answers->len; i++)
    bs_counters_set (answers, question->answers->pdata[i], 1);
  return bs_draft_pick (draft, "answer", answers);
}

void
bs_apply_choose (BsDraft *draft)
{
  const BsQuestion *question = find_choice (draft->state, draft->command);
  BsId answer = question != NULL ? pick_answer (draft, question) : NULL;
  const BsAction *action =
    answer != NULL ? bs_ruleset_action (draft->state->ruleset, answer) : NULL;
  BsId on = question != NULL ? question->on : NULL;
  gboolean acts =
    question != NULL && action != NULL && g_str_equal (question->topic, "free-action");

  if (answer == NULL)
    {
      bs_draft_fail (draft, "%s", _("the answer is not told; name it with “answer=”"));
      return;
    }

  bs_question_answer_choice (draft, question, answer);
  if (acts)
    bs_act_perform (draft, on, action, NULL);
  bs_victory_check (draft);
}
