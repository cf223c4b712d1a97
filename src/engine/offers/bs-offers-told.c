/* bs-offers-told.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What is still told of an offer: arguments with their choices. */

#include "bs-offers-told.h"

#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fields-ship.h"
#include "engine/state/bs-fields-state.h"
#include "engine/verbs/bs-judge.h"
#include "engine/verbs/bs-verbs.h"

#include <stdlib.h>

static void
choice_free (BsChoice *self)
{
  g_free (self->value);
  g_free (self->label);
  g_clear_pointer (&self->verdict, bs_verdict_free);
  g_free (self);
}

static void
told_free (BsTold *self)
{
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_free (self);
}

/**
 * bs_offer_ref:
 * @self: an offer
 *
 * Returns: (transfer full): the same offer, for whoever keeps it beside its list; nobody changes it
 * any more
 */
BsOffer *
bs_offer_ref (BsOffer *self)
{
  self->refs++;
  return self;
}

/**
 * bs_offer_free:
 * @self: (transfer full): an offer; it goes with the last who keeps it
 */
void
bs_offer_free (BsOffer *self)
{
  if (--self->refs > 0)
    return;

  bs_command_free (self->command);
  bs_verdict_free (self->verdict);
  g_free (self->label);
  g_ptr_array_unref (self->told);
  g_free (self);
}

/**
 * bs_offer_new:
 * @command: (transfer full): what is offered
 * @kind: which kind of offer it is
 * @label: (transfer full): how a button calls it
 *
 * Returns: (transfer full): an offer that is not judged yet
 */
BsOffer *
bs_offer_new (BsCommand  *command,
              const char *kind,
              char       *label)
{
  BsOffer *offer = g_new0 (BsOffer, 1);

  offer->refs = 1;
  offer->command = command;
  offer->kind = bs_id (kind);
  offer->label = label;
  offer->told = g_ptr_array_new_with_free_func ((GDestroyNotify) told_free);
  return offer;
}

/**
 * bs_offer_told:
 * @self: an offer
 * @name: an argument
 *
 * Returns: (transfer none) (nullable): what is told of the argument, if it is
 */
const BsTold *
bs_offer_told (const BsOffer *self,
               const char    *name)
{
  for (guint i = 0; i < self->told->len; i++)
    if (g_str_equal (((BsTold *) self->told->pdata[i])->name, name))
      return self->told->pdata[i];

  return NULL;
}

static const BsVerbArg *
find_arg (const BsOffer *offer,
          const char    *name)
{
  const BsVerb *verb = bs_verb_find (offer->command->verb);

  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (g_str_equal (arg->name, name))
      return arg;

  g_return_val_if_reached (NULL);
}

/**
 * bs_offer_tell:
 * @offer: an offer
 * @name: an argument of its verb
 * @needed: whether the line says too little without
 *
 * Returns: (transfer none): the argument, to be told, without choices yet
 */
BsTold *
bs_offer_tell (BsOffer    *offer,
               const char *name,
               gboolean    needed)
{
  const BsVerbArg *arg = find_arg (offer, name);
  BsTold *told = g_new0 (BsTold, 1);

  told->name = bs_id (name);
  told->kind = arg->kind;
  told->needed = needed;
  told->many = arg->kind == BS_ARG_LIST || arg->kind == BS_ARG_FACES;
  g_ptr_array_add (offer->told, told);
  return told;
}

/**
 * bs_told_add:
 * @told: what is told
 * @value: (nullable): a value; %NULL: the flag
 * @label: how people call it
 *
 * Returns: (transfer none): one choice more
 */
BsChoice *
bs_told_add (BsTold     *told,
             const char *value,
             const char *label)
{
  BsChoice *choice = g_new0 (BsChoice, 1);

  if (told->choices == NULL)
    told->choices = g_ptr_array_new_with_free_func ((GDestroyNotify) choice_free);
  choice->value = g_strdup (value);
  choice->label = g_strdup (label);
  g_ptr_array_add (told->choices, choice);
  return choice;
}

/**
 * bs_told_add_int:
 * @told: what is told
 * @value: a number
 */
void
bs_told_add_int (BsTold *told,
                 int     value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  bs_told_add (told, text, text);
}

/**
 * bs_told_add_ship:
 * @told: what is told
 * @ship: a ship
 */
void
bs_told_add_ship (BsTold       *told,
                  const BsShip *ship)
{
  bs_told_add (told, ship->id, ship->name);
}

/**
 * bs_told_add_word:
 * @told: what is told
 * @ruleset: the rules
 * @word: one of their words: a color, a bearing, an obstacle
 */
void
bs_told_add_word (BsTold          *told,
                  const BsRuleset *ruleset,
                  const char      *word)
{
  bs_told_add (told, word, bs_ruleset_name (ruleset, "word", bs_id (word)));
}

/**
 * bs_offer_try:
 * @offer: an offer, judged
 * @state: the battle
 * @name: an argument
 * @value: (nullable): what would be told of it
 * @viewer: (nullable): who looks
 *
 * Returns: (transfer full): what the rules say of the offer with it
 */
BsVerdict *
bs_offer_try (const BsOffer *offer,
              const BsState *state,
              const char    *name,
              const char    *value,
              BsId           viewer)
{
  g_autoptr (BsCommand) command = bs_command_copy (offer->command);

  bs_command_set (command, name, value);
  return bs_judge (state, command, viewer);
}

/* Whether the rules have nothing more against it than against the offer. */
static gboolean
is_no_worse (const BsOffer   *offer,
             const BsVerdict *verdict)
{
  return verdict->level != BS_VERDICT_ERROR &&
         (verdict->level < BS_VERDICT_AGAINST ||
          verdict->reasons->len <= offer->verdict->reasons->len);
}

/**
 * bs_offer_suits:
 *
 * Returns: whether the rules have nothing more against the offer with @value told of @name than
 * without; arguments are those of bs_offer_try()
 */
gboolean
bs_offer_suits (const BsOffer *offer,
                const BsState *state,
                const char    *name,
                const char    *value,
                BsId           viewer)
{
  g_autoptr (BsVerdict) verdict = bs_offer_try (offer, state, name, value, viewer);

  return is_no_worse (offer, verdict);
}

/**
 * bs_offer_tell_words:
 * @offer: an offer, judged
 * @state: the battle
 * @name: an argument that is one of a few words
 * @usual: (nullable): the word that goes without saying
 * @viewer: (nullable): who looks
 *
 * Those words that nothing is against are told; nothing if that is the usual one alone.
 */
void
bs_offer_tell_words (BsOffer       *offer,
                     const BsState *state,
                     const char    *name,
                     const char    *usual,
                     BsId           viewer)
{
  g_auto (GStrv) words = g_strsplit (find_arg (offer, name)->words, "|", -1);
  BsTold *told = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (g_strcmp0 (words[i], usual) == 0 ||
          !bs_offer_suits (offer, state, name, words[i], viewer))
        continue;
      if (told == NULL)
        told = bs_offer_tell (offer, name, FALSE);
      if (usual != NULL && told->choices == NULL)
        bs_told_add_word (told, state->ruleset, usual);
      bs_told_add_word (told, state->ruleset, words[i]);
    }
}

/**
 * bs_offer_tell_flag:
 * @offer: an offer, judged
 * @state: the battle
 * @name: a flag
 * @label: how people call it
 * @viewer: (nullable): who looks
 *
 * The flag may be told; if the rules have more against it than against the offer, its choice says
 * so.
 */
void
bs_offer_tell_flag (BsOffer       *offer,
                    const BsState *state,
                    const char    *name,
                    const char    *label,
                    BsId           viewer)
{
  g_autoptr (BsVerdict) verdict = bs_offer_try (offer, state, name, NULL, viewer);
  BsChoice *choice;

  if (verdict->level == BS_VERDICT_ERROR)
    return;
  choice = bs_told_add (bs_offer_tell (offer, name, FALSE), NULL, label);
  if (!is_no_worse (offer, verdict))
    choice->verdict = g_steal_pointer (&verdict);
}

/**
 * bs_offer_tell_as:
 * @offer: an offer
 * @other: another one of the same verb
 * @name: an argument
 *
 * Of @offer is told what is told of @other.
 */
void
bs_offer_tell_as (BsOffer       *offer,
                  const BsOffer *other,
                  const char    *name)
{
  const BsTold *from = bs_offer_told (other, name);
  BsTold *told;

  if (from == NULL)
    return;
  told = bs_offer_tell (offer, name, from->needed);
  told->low = from->low;
  told->high = from->high;
  told->with = from->with;
  for (guint i = 0; from->choices != NULL && i < from->choices->len; i++)
    bs_told_add (told, ((BsChoice *) from->choices->pdata[i])->value,
                 ((BsChoice *) from->choices->pdata[i])->label);
}

static gboolean
is_choice (const BsTold *told,
           const char   *value)
{
  for (guint i = 0; i < told->choices->len; i++)
    if (g_strcmp0 (((BsChoice *) told->choices->pdata[i])->value, value) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
can_be_told (const BsTold *told,
             const char   *value)
{
  g_auto (GStrv) values = told->many && value != NULL ? g_strsplit (value, ",", -1) : NULL;

  if (told->choices == NULL && told->kind == BS_ARG_INT && told->high > 0)
    return value != NULL && atoi (value) >= told->low && atoi (value) <= told->high;
  if (told->choices == NULL)
    return value != NULL || told->kind == BS_ARG_FLAG;
  if (values == NULL)
    return is_choice (told, value);
  for (guint i = 0; values[i] != NULL; i++)
    if (!is_choice (told, values[i]))
      return FALSE;

  return TRUE;
}

/**
 * bs_offer_covers:
 * @self: an offer
 * @command: a command
 *
 * For tests.
 *
 * Returns: whether the offer, with what may be told of it, is this command; `anyway` and the order
 * of the arguments do not count
 */
gboolean
bs_offer_covers (const BsOffer   *self,
                 const BsCommand *command)
{
  if (self->command->verb != command->verb)
    return FALSE;
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsTold *told = bs_offer_told (self, arg->name);
      gboolean has = bs_command_has (self->command, arg->name) &&
                     g_strcmp0 (bs_command_get (self->command, arg->name), arg->value) == 0;

      if (!has && (told == NULL || !can_be_told (told, arg->value)))
        return FALSE;
    }
  for (guint i = 0; i < self->command->args->len; i++)
    {
      BsId name = g_array_index (self->command->args, BsArg, i).name;

      if (!bs_command_has (command, name) && bs_offer_told (self, name) == NULL)
        return FALSE;
    }

  return TRUE;
}

/**
 * bs_offers_add:
 * @offers: a list of offers
 * @state: the battle
 * @command: (transfer full): what is offered
 * @kind: which kind of offer it is
 * @label: (transfer full): how a button calls it
 * @viewer: (nullable): who looks
 *
 * Adds an offer unless it is meaningless.
 *
 * Returns: (transfer none) (nullable): the offer
 */
BsOffer *
bs_offers_add (GPtrArray     *offers,
               const BsState *state,
               BsCommand     *command,
               const char    *kind,
               char          *label,
               BsId           viewer)
{
  BsOffer *offer = bs_offer_new (command, kind, label);

  offer->verdict = bs_judge (state, command, viewer);
  if (offer->verdict->level == BS_VERDICT_ERROR)
    {
      bs_offer_free (offer);
      return NULL;
    }

  g_ptr_array_add (offers, offer);
  return offer;
}
