/* bs-known.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-known.h"

#include "engine/ground/bs-verb.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fields-state.h"
#include "bs-verdict.h"

#include <glib/gi18n-lib.h>

/* How many words a sentence names. */
#define NAMED 24

static void
add_word (GPtrArray  *known,
          const char *id)
{
  BsId word = bs_id (id);

  if (word != NULL && !g_ptr_array_find (known, word, NULL))
    g_ptr_array_add (known, (gpointer) word);
}

static GPtrArray *
list_sizes (const BsState *state)
{
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; i < state->ruleset->sizes->len; i++)
    add_word (known, ((const BsSize *) state->ruleset->sizes->pdata[i])->id);
  return known;
}

static GPtrArray *
list_actions (const BsState *state)
{
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; i < state->ruleset->actions->len; i++)
    add_word (known, ((const BsAction *) state->ruleset->actions->pdata[i])->id);
  return known;
}

static GPtrArray *
list_factions (const BsState *state)
{
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; i < state->ruleset->factions->len; i++)
    add_word (known, ((const BsFaction *) state->ruleset->factions->pdata[i])->id);
  return known;
}

static GPtrArray *
list_dials (const BsState *state)
{
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; state->catalogue != NULL && i < state->catalogue->dials->len; i++)
    add_word (known, ((const BsDial *) state->catalogue->dials->pdata[i])->id);
  return known;
}

/* The kinds of upgrades, and the slots of ships that nothing has been printed for. */
static GPtrArray *
list_slots (const BsState *state)
{
  GPtrArray *known = bs_catalogue_slots (state->catalogue);

  for (guint i = 0; state->catalogue != NULL && i < state->catalogue->cards->len; i++)
    {
      const BsCard *card = state->catalogue->cards->pdata[i];

      for (guint j = 0; card->slots != NULL && j < card->slots->len; j++)
        add_word (known, g_array_index (card->slots, BsCounter, j).kind);
    }
  return known;
}

static GPtrArray *
list_arcs (const BsState *state)
{
  g_auto (GStrv) words = g_strsplit (BS_WORDS_ARC, "|", -1);
  GPtrArray *known = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    add_word (known, words[i]);
  for (guint i = 0; state->catalogue != NULL && i < state->catalogue->cards->len; i++)
    {
      const BsCard *card = state->catalogue->cards->pdata[i];

      for (guint j = 0; card->arcs != NULL && j < card->arcs->len; j++)
        add_word (known, card->arcs->pdata[j]);
    }
  return known;
}

/* The arguments that are words of the game, and whether a game that has none of them takes any: it
 * has no cards to take them from. */
static const struct
{
  const char *argument;
  GPtrArray *(*list) (const BsState *state);
  gboolean or_any;
} kinds[] = {
  { "size", list_sizes, FALSE },
  { "actions", list_actions, FALSE },
  { "fore-actions", list_actions, FALSE },
  { "aft-actions", list_actions, FALSE },
  { "faction", list_factions, TRUE },
  { "leader-faction", list_factions, TRUE },
  { "dial", list_dials, TRUE },
  { "slots", list_slots, TRUE },
  { "slot", list_slots, TRUE },
  { "arcs", list_arcs, TRUE },
};

/**
 * bs_known_join:
 * @known: (element-type BsId): words
 *
 * Returns: (transfer full): as many of them as a sentence names
 */
char *
bs_known_join (const GPtrArray *known)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < known->len && i < NAMED; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", (const char *) known->pdata[i]);
  if (known->len > NAMED)
    g_string_append (text, " …");

  return g_string_free (text, FALSE);
}

static void
judge_words (const GPtrArray *known,
             const BsArg     *arg,
             BsVerdict       *verdict)
{
  g_auto (GStrv) told = g_strsplit (arg->value, ",", -1);
  g_autofree char *some = bs_known_join (known);

  for (guint i = 0; told[i] != NULL; i++)
    if (*told[i] != '\0' && !g_ptr_array_find ((GPtrArray *) known, bs_id (told[i]), NULL))
      bs_verdict_error (verdict, _("“%s” cannot be “%s”; it can be: %s"), arg->name, told[i], some);
}

/**
 * bs_known_judge:
 * @state: the battle
 * @arg: an argument of a command
 * @verdict: takes the error
 *
 * A size, a dial, a slot, an arc or an action that is told must be one of the game's; the error
 * names those that there are.
 */
void
bs_known_judge (const BsState *state,
                const BsArg   *arg,
                BsVerdict     *verdict)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GPtrArray) known = NULL;

      if (!g_str_equal (kinds[i].argument, arg->name) || arg->value == NULL)
        continue;
      known = kinds[i].list (state);
      if (known->len > 0)
        judge_words (known, arg, verdict);
      else if (!kinds[i].or_any)
        bs_verdict_error (verdict, _("“%s=%s” means nothing here; leave it out, or tell another"),
                          arg->name, arg->value);
    }
}
