/* bs-ruleset.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ruleset.h"

#include "bs-effect.h"

#include <glib/gi18n-lib.h>

/* Index in `ids` of the table of each kind of element. */
#define EFFECTS "effect"
#define KEYS    "key"

static void
add (BsRuleset  *self,
     const char *kind,
     BsId        id,
     gpointer    element)
{
  GHashTable *table = g_hash_table_lookup (self->ids, kind);

  if (table == NULL)
    {
      table = g_hash_table_new (g_str_hash, g_str_equal);
      g_hash_table_insert (self->ids, (gpointer) kind, table);
    }
  if (id != NULL && !g_hash_table_contains (table, id))
    g_hash_table_insert (table, (gpointer) id, element);
}

static gpointer
find (const BsRuleset *self,
      const char      *kind,
      const char      *id)
{
  GHashTable *table = g_hash_table_lookup (self->ids, kind);

  return table != NULL && id != NULL ? g_hash_table_lookup (table, id) : NULL;
}

static void
add_effects (BsRuleset *self,
             GPtrArray *effects)
{
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    {
      BsEffect *effect = g_ptr_array_index (effects, i);

      add (self, EFFECTS, effect->id, effect);
    }
}

static void
add_action (BsRuleset *self,
            BsAction  *action)
{
  if (action != NULL && action->effect != NULL)
    add (self, EFFECTS, action->effect->id, action->effect);
}

static int
counter (const GArray *counters,
         const char   *id,
         int           fallback)
{
  for (guint i = 0; counters != NULL && i < counters->len; i++)
    {
      const BsCounter *one = &g_array_index (counters, BsCounter, i);

      if (g_str_equal (one->kind, id))
        return one->n;
    }

  return fallback;
}

/**
 * bs_ruleset_new:
 * @id: the game
 *
 * Returns: (transfer full): an empty ruleset
 */
BsRuleset *
bs_ruleset_new (BsId id)
{
  BsRuleset *self = g_new0 (BsRuleset, 1);

  g_atomic_ref_count_init (&self->ref);
  self->id = id;
  self->version = g_strdup ("");
  self->name = g_strdup (id);
  self->hash = g_strdup ("");
  self->ships = TRUE;
  self->layers = g_ptr_array_new ();
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_rule_free);
  self->options = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_option_free);
  self->faces = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_face_free);
  self->dice = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_die_free);
  self->tokens = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_token_free);
  self->actions = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_action_free);
  self->phases = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_phase_free);
  self->decks = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_deck_free);
  self->factions = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_faction_free);
  self->sizes = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_size_free);
  self->forces = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_force_free);
  self->words = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_named_free);
  self->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_named_free);
  self->terms = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_term_free);
  self->figures = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->effects = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_effect_free);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                     (GDestroyNotify) g_hash_table_unref);

  return self;
}

/**
 * bs_ruleset_ref:
 * @self: a ruleset
 *
 * Returns: (transfer full): @self, with one owner more
 */
BsRuleset *
bs_ruleset_ref (BsRuleset *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref);

  return self;
}

/**
 * bs_ruleset_unref:
 * @self: (nullable) (transfer full): a ruleset
 */
void
bs_ruleset_unref (BsRuleset *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref))
    return;

  g_hash_table_unref (self->ids);
  g_ptr_array_unref (self->layers);
  g_ptr_array_unref (self->rules);
  g_ptr_array_unref (self->options);
  g_ptr_array_unref (self->faces);
  g_ptr_array_unref (self->dice);
  g_ptr_array_unref (self->tokens);
  g_ptr_array_unref (self->actions);
  g_ptr_array_unref (self->phases);
  g_ptr_array_unref (self->decks);
  g_ptr_array_unref (self->factions);
  g_ptr_array_unref (self->sizes);
  g_ptr_array_unref (self->forces);
  g_ptr_array_unref (self->words);
  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->terms);
  g_array_unref (self->figures);
  g_ptr_array_unref (self->effects);
  g_free (self->version);
  g_free (self->name);
  g_free (self->text);
  g_free (self->hash);
  g_free (self->domain);
  g_free (self);
}

/* All elements of one kind begin with their id. */
static void
add_all (BsRuleset  *self,
         const char *kind,
         GPtrArray  *elements)
{
  for (guint i = 0; i < elements->len; i++)
    {
      BsId *id = g_ptr_array_index (elements, i);

      add (self, kind, *id, id);
    }
}

static void
index_rules (BsRuleset *self)
{
  for (guint i = 0; i < self->rules->len; i++)
    {
      BsRule *rule = g_ptr_array_index (self->rules, i);

      add (self, KEYS, rule->key, rule);
      for (guint j = 0; rule->keys != NULL && j < rule->keys->len; j++)
        add (self, KEYS, g_ptr_array_index (rule->keys, j), rule);
    }
}

static void
index_decks (BsRuleset *self)
{
  for (guint i = 0; i < self->decks->len; i++)
    {
      BsDeck *deck = g_ptr_array_index (self->decks, i);

      deck->size = 0;
      add_all (self, "damage-card", deck->cards);
      for (guint j = 0; j < deck->cards->len; j++)
        {
          BsDamageCard *card = g_ptr_array_index (deck->cards, j);

          deck->size += card->copies;
          add_effects (self, card->effects);
          add_action (self, card->repair);
        }
    }
}

/**
 * bs_ruleset_index:
 * @self: a ruleset
 *
 * Makes everything in it found by its id; to be called after its lists were filled or changed, and
 * before it is shared.
 */
void
bs_ruleset_index (BsRuleset *self)
{
  g_hash_table_remove_all (self->ids);
  add_all (self, "rule", self->rules);
  add_all (self, "option", self->options);
  add_all (self, "face", self->faces);
  add_all (self, "die", self->dice);
  add_all (self, "token", self->tokens);
  add_all (self, "action", self->actions);
  add_all (self, "phase", self->phases);
  add_all (self, "deck", self->decks);
  add_all (self, "faction", self->factions);
  add_all (self, "size", self->sizes);
  add_all (self, "force", self->forces);
  add_all (self, "word", self->words);
  index_rules (self);
  index_decks (self);
  add_effects (self, self->effects);
  for (guint i = 0; i < self->actions->len; i++)
    add_action (self, g_ptr_array_index (self->actions, i));
}

const BsRule *
bs_ruleset_rule (const BsRuleset *self,
                 BsId             id)
{
  return find (self, "rule", id);
}

/**
 * bs_ruleset_rule_by_key:
 * @self: a ruleset
 * @key: (nullable): the key that C or the data use, or the id as printed
 *
 * Returns: (transfer none) (nullable): the rule
 */
const BsRule *
bs_ruleset_rule_by_key (const BsRuleset *self,
                        const char      *key)
{
  const BsRule *rule = find (self, KEYS, key);

  return rule != NULL ? rule : find (self, "rule", key);
}

const BsOption *
bs_ruleset_option (const BsRuleset *self,
                   BsId             id)
{
  return find (self, "option", id);
}

const BsFace *
bs_ruleset_face (const BsRuleset *self,
                 BsId             id)
{
  return find (self, "face", id);
}

const BsDie *
bs_ruleset_die (const BsRuleset *self,
                BsId             id)
{
  return find (self, "die", id);
}

const BsToken *
bs_ruleset_token (const BsRuleset *self,
                  BsId             id)
{
  return find (self, "token", id);
}

const BsAction *
bs_ruleset_action (const BsRuleset *self,
                   BsId             id)
{
  return find (self, "action", id);
}

const BsPhase *
bs_ruleset_phase (const BsRuleset *self,
                  BsId             id)
{
  return find (self, "phase", id);
}

const BsDeck *
bs_ruleset_deck (const BsRuleset *self,
                 BsId             id)
{
  return find (self, "deck", id);
}

/**
 * bs_ruleset_damage_card:
 * @self: a ruleset
 * @deck: (nullable): the deck to look in; NULL: all of them
 * @id: the card
 *
 * Returns: (transfer none) (nullable): the damage card
 */
const BsDamageCard *
bs_ruleset_damage_card (const BsRuleset *self,
                        BsId             deck,
                        BsId             id)
{
  const BsDeck *in = bs_ruleset_deck (self, deck);

  if (deck == NULL)
    return find (self, "damage-card", id);

  for (guint i = 0; in != NULL && id != NULL && i < in->cards->len; i++)
    {
      const BsDamageCard *card = g_ptr_array_index (in->cards, i);

      if (g_str_equal (card->id, id))
        return card;
    }

  return NULL;
}

const BsFaction *
bs_ruleset_faction (const BsRuleset *self,
                    BsId             id)
{
  return find (self, "faction", id);
}

/**
 * bs_ruleset_faction_rank:
 * @self: a ruleset
 * @id: (nullable): a faction
 *
 * Returns: its place in the list of initiative, 0 the first; behind all for one that is not listed
 */
int
bs_ruleset_faction_rank (const BsRuleset *self,
                         BsId             id)
{
  if (bs_ruleset_figure (self, "faction-initiative", 1) == 0)
    return 0;
  for (guint i = 0; id != NULL && i < self->factions->len; i++)
    if (((BsFaction *) self->factions->pdata[i])->id == id)
      return i;

  return G_MAXINT;
}

const BsSize *
bs_ruleset_size (const BsRuleset *self,
                 BsId             id)
{
  return find (self, "size", id);
}

/**
 * bs_ruleset_force:
 * @self: a ruleset
 * @id: a ready-made force
 *
 * For tests.
 *
 * Returns: (transfer none) (nullable): the force
 */
const BsForce *
bs_ruleset_force (const BsRuleset *self,
                  BsId             id)
{
  return find (self, "force", id);
}

/**
 * bs_ruleset_word:
 * @self: a ruleset
 * @id: a bearing, color, slot, status ...
 *
 * Returns: (transfer none) (nullable): the word, if this game has it
 */
const BsNamed *
bs_ruleset_word (const BsRuleset *self,
                 BsId             id)
{
  return find (self, "word", id);
}

/**
 * bs_ruleset_effect:
 * @self: a ruleset
 * @id: an effect of its own, or of an action, a damage card or its repair
 *
 * Returns: (transfer none) (nullable): the effect
 */
const BsEffect *
bs_ruleset_effect (const BsRuleset *self,
                   BsId             id)
{
  return find (self, EFFECTS, id);
}

int
bs_ruleset_figure (const BsRuleset *self,
                   const char      *id,
                   int              fallback)
{
  return counter (self->figures, id, fallback);
}

int
bs_size_figure (const BsSize *self,
                const char   *id,
                int           fallback)
{
  return self != NULL ? counter (self->figures, id, fallback) : fallback;
}

/**
 * bs_ruleset_text:
 * @self: (nullable): a ruleset; NULL: only our own translations
 * @context: kind of the element that the words are of: "token", "rule", "card-text" ...
 * @msgid: (nullable): the English words
 *
 * A group's own rules may bring a gettext domain of their own; words that it does not know are
 * looked for in ours, since a layer shares most of them.
 *
 * Returns: (transfer none) (nullable): the words in the language of the user
 */
const char *
bs_ruleset_text (const BsRuleset *self,
                 const char      *context,
                 const char      *msgid)
{
  const char *text = msgid;

  if (msgid == NULL || *msgid == '\0')
    return msgid;

  if (self != NULL && self->domain != NULL)
    text = g_dpgettext2 (self->domain, context, msgid);
  if (text == msgid)
    text = g_dpgettext2 (GETTEXT_PACKAGE, context, msgid);

  return text;
}

/* The name of an element of a kind. Their structs differ. */
static const char *
name_of (const BsRuleset *self,
         const char      *kind,
         BsId             id)
{
  gconstpointer element = find (self, kind, id);

#define NAME_IF(Kind, Type) \
  if (element != NULL && g_str_equal (kind, Kind)) \
    return ((const Type *) element)->name;

  NAME_IF ("word", BsNamed)
  NAME_IF ("token", BsToken)
  NAME_IF ("action", BsAction)
  NAME_IF ("face", BsFace)
  NAME_IF ("phase", BsPhase)
  NAME_IF ("damage-card", BsDamageCard)
  NAME_IF ("option", BsOption)
  NAME_IF ("die", BsDie)
  NAME_IF ("deck", BsDeck)
  NAME_IF ("faction", BsFaction)
  NAME_IF ("size", BsSize)
  NAME_IF ("force", BsForce)
#undef NAME_IF

  return NULL;
}

/**
 * bs_ruleset_name:
 * @self: a ruleset
 * @kind: word, token, action, face, phase, damage-card, option, die, deck, faction, size or force
 * @id: (nullable): id of an element of that kind
 *
 * Returns: (transfer none): its name in the language of the user; if the ruleset has none, the id
 * itself
 */
const char *
bs_ruleset_name (const BsRuleset *self,
                 const char      *kind,
                 BsId             id)
{
  const char *name = name_of (self, kind, id);

  if (name != NULL)
    return bs_ruleset_text (self, kind, name);

  return id != NULL ? id : "";
}
