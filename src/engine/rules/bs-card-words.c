/* bs-card-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-card-words.h"

#include "engine/ground/bs-verb.h"
#include "bs-catalogue.h"
#include "bs-effect.h"
#include "bs-ruleset.h"

#include <string.h>

/* A ruleset says of a word how it is called, not what it is for: that is seen from where rules,
 * dials and cards use it. */

static void
take (GHashTable *used,
      const char *id)
{
  g_hash_table_add (used, (gpointer) bs_id (id));
}

/* The words that are used, in the order of the rules. */
static GPtrArray *
list_used (const BsRuleset *ruleset,
           GHashTable      *used)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < ruleset->words->len; i++)
    {
      BsId id = ((const BsNamed *) ruleset->words->pdata[i])->id;

      if (g_hash_table_contains (used, id))
        g_ptr_array_add (ids, (gpointer) id);
    }

  return ids;
}

/**
 * bs_card_words_actions:
 * @ruleset: the rules
 *
 * Returns: (transfer container) (element-type BsId): the actions that stand on an action bar
 */
GPtrArray *
bs_card_words_actions (const BsRuleset *ruleset)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < ruleset->actions->len; i++)
    {
      const BsAction *action = ruleset->actions->pdata[i];

      if (action->bar)
        g_ptr_array_add (ids, (gpointer) action->id);
    }

  return ids;
}

/**
 * bs_card_words_arcs:
 * @ruleset: the rules
 * @catalogue: the cards
 *
 * Returns: (transfer container) (element-type BsId): the arcs that its ships fire in
 */
GPtrArray *
bs_card_words_arcs (const BsRuleset   *ruleset,
                    const BsCatalogue *catalogue)
{
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      for (guint j = 0; g_str_equal (card->kind, "ship") && j < card->arcs->len; j++)
        take (used, card->arcs->pdata[j]);
    }

  return list_used (ruleset, used);
}

/**
 * bs_card_words_bearings:
 * @ruleset: the rules
 *
 * Returns: (transfer container) (element-type BsId): the bearings of the battle language that the
 * game has a word for
 */
GPtrArray *
bs_card_words_bearings (const BsRuleset *ruleset)
{
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);
  g_auto (GStrv) words = g_strsplit (BS_WORDS_BEARING, "|", -1);

  for (guint i = 0; words[i] != NULL; i++)
    take (used, words[i]);

  return list_used (ruleset, used);
}

static void
take_list (GHashTable *used,
           BsId        list)
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    take (used, words[i]);
}

/* What a maneuver is asked for, and what it is made. */
static void
take_colors (GHashTable      *used,
             const GPtrArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const BsEffect *effect = effects->pdata[i];

      for (guint j = 0; j < effect->conditions->len; j++)
        {
          const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, j).attr;

          if (g_str_equal (attr->name, "color"))
            take_list (used, attr->text);
        }
      for (guint j = 0; j < effect->ops->len; j++)
        {
          const BsOp *op = effect->ops->pdata[j];

          if (g_str_equal (op->kind, "color"))
            take (used, bs_op_text (op, "to"));
        }
    }
}

/**
 * bs_card_words_colors:
 * @ruleset: the rules
 * @catalogue: the cards
 *
 * Returns: (transfer container) (element-type BsId): the colors that maneuvers have, by its dials
 * or by what the rules say of them
 */
GPtrArray *
bs_card_words_colors (const BsRuleset   *ruleset,
                      const BsCatalogue *catalogue)
{
  g_autoptr (GHashTable) used = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < catalogue->dials->len; i++)
    {
      const GArray *maneuvers = ((const BsDial *) catalogue->dials->pdata[i])->maneuvers;

      for (guint j = 0; j < maneuvers->len; j++)
        take (used, g_array_index (maneuvers, BsManeuver, j).color);
    }
  take_colors (used, ruleset->effects);
  for (guint i = 0; i < ruleset->decks->len; i++)
    {
      const GPtrArray *cards = ((const BsDeck *) ruleset->decks->pdata[i])->cards;

      for (guint j = 0; j < cards->len; j++)
        take_colors (used, ((const BsDamageCard *) cards->pdata[j])->effects);
    }

  return list_used (ruleset, used);
}

static gboolean
needs_slot (const BsCatalogue *catalogue,
            BsId               slot)
{
  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      if (card->slot == slot && bs_card_number (card, "slotless", 0) == 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_card_words_slots:
 * @catalogue: the cards
 *
 * Returns: (transfer container) (element-type BsId): the slots that ships and those who lead them
 * may have: of the kinds of upgrades that need one, in the order of its cards
 */
GPtrArray *
bs_card_words_slots (const BsCatalogue *catalogue)
{
  g_autoptr (GPtrArray) all = bs_catalogue_slots (catalogue);
  GPtrArray *slots = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (needs_slot (catalogue, all->pdata[i]))
      g_ptr_array_add (slots, all->pdata[i]);

  return slots;
}
