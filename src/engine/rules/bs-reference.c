/* bs-reference.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The rules reference: rules with their sections and pages, the glossary in both languages, the
 * symbols. Refusals and reasons name rules by their id, which is the id of the entry. */

#include "bs-reference.h"

#include "bs-catalogue.h"
#include "bs-effect.h"
#include "bs-ruleset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * bs_entry_free:
 * @self: (transfer full): an entry
 */
void
bs_entry_free (BsEntry *self)
{
  g_free (self->title);
  g_free (self->other);
  g_free (self->page);
  g_free (self->note);
  g_free (self->text);
  g_free (self->folded);
  g_free (self);
}

/**
 * bs_reference_new:
 *
 * Returns: (transfer full) (element-type BsEntry): a reference without entries
 */
GPtrArray *
bs_reference_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) bs_entry_free);
}

static BsEntry *
add_entry (GPtrArray       *entries,
           BsEntryKind      kind,
           const BsRuleset *ruleset,
           BsId             game,
           BsId             id)
{
  BsEntry *entry;

  for (guint i = 0; i < entries->len; i++)
    {
      const BsEntry *known = entries->pdata[i];

      if (known->kind == kind && known->base == ruleset->id && known->id == id)
        return NULL;
    }

  entry = g_new0 (BsEntry, 1);
  entry->kind = kind;
  entry->base = ruleset->id;
  entry->game = game;
  entry->id = id;
  g_ptr_array_add (entries, entry);
  return entry;
}

/* "AW4" for "AW4.3"; a rule without a point is a section of its own. */
static BsId
section_of (BsId id)
{
  const char *point = strrchr (id, '.');

  return point != NULL ? bs_id_n (id, point - id) : id;
}

static const char *
title_of (const BsRuleset *ruleset,
          BsId             section)
{
  for (guint i = 0; i < ruleset->sections->len; i++)
    {
      const BsTitle *title = ruleset->sections->pdata[i];

      if (title->id == section)
        return bs_ruleset_text (ruleset, "section", title->name);
    }

  return "";
}

/* @plain: its words before they were translated. */
static void
fold_entry (BsEntry    *entry,
            const char *plain)
{
  g_autofree char *all =
    g_strjoin (" ", entry->title, entry->text, entry->note != NULL ? entry->note : "", plain,
               entry->kind == BS_ENTRY_TERM && entry->other != NULL ? entry->other : "", NULL);

  entry->folded = bs_catalogue_fold (all);
}

static void
add_rules (GPtrArray       *entries,
           const BsRuleset *ruleset,
           BsId             game)
{
  for (guint i = 0; i < ruleset->rules->len; i++)
    {
      const BsRule *rule = ruleset->rules->pdata[i];
      BsEntry *entry = add_entry (entries, BS_ENTRY_RULE, ruleset, game, rule->id);

      if (entry == NULL)
        continue;
      entry->section = section_of (rule->id);
      entry->title = g_strdup (title_of (ruleset, entry->section));
      entry->page = g_strdup (rule->page);
      entry->note = g_strdup (rule->note);
      entry->text = g_strdup (bs_ruleset_text (ruleset, "rule", rule->text));
      fold_entry (entry, rule->text);
    }
}

static void
add_terms (GPtrArray       *entries,
           const BsRuleset *ruleset,
           BsId             game)
{
  /* Translators: the language in which names of cards are shown: de, or en (untranslated) for any
     other. */
  gboolean german = g_str_equal (C_("language of card names", "en"), "de");

  for (guint i = 0; i < ruleset->terms->len; i++)
    {
      const BsTerm *term = ruleset->terms->pdata[i];
      BsEntry *entry = add_entry (entries, BS_ENTRY_TERM, ruleset, game, term->id);

      if (entry == NULL)
        continue;
      entry->title = g_strdup (german ? term->de : term->en);
      entry->other = g_strdup (german ? term->en : term->de);
      entry->text =
        g_strdup (term->text != NULL ? bs_ruleset_text (ruleset, "term", term->text) : "");
      fold_entry (entry, term->text != NULL ? term->text : "");
    }
}

static void
add_symbol (GPtrArray       *entries,
            const BsRuleset *ruleset,
            BsId             game,
            BsId             id,
            const char      *symbol,
            const char      *name,
            const char      *text,
            const char      *plain)
{
  BsEntry *entry = symbol != NULL ? add_entry (entries, BS_ENTRY_SYMBOL, ruleset, game, id) : NULL;

  if (entry == NULL)
    return;
  entry->title = g_strdup (name);
  entry->other = g_strdup (symbol);
  entry->text = g_strdup (text);
  fold_entry (entry, plain);
}

/* An action says what it does; a token and a face of the same name come with it. */
static void
add_symbols (GPtrArray       *entries,
             const BsRuleset *ruleset,
             BsId             game)
{
  for (guint i = 0; i < ruleset->actions->len; i++)
    {
      const BsAction *action = ruleset->actions->pdata[i];
      const char *sentence = action->effect != NULL ? action->effect->sentence : NULL;

      add_symbol (entries, ruleset, game, action->id, action->symbol,
                  bs_ruleset_text (ruleset, "action", action->name),
                  sentence != NULL ? bs_ruleset_text (ruleset, "effect", sentence) : "",
                  action->name);
    }
  for (guint i = 0; i < ruleset->tokens->len; i++)
    {
      const BsToken *token = ruleset->tokens->pdata[i];

      add_symbol (entries, ruleset, game, token->id, token->symbol,
                  bs_ruleset_text (ruleset, "token", token->name), "", token->name);
    }
  for (guint i = 0; i < ruleset->faces->len; i++)
    {
      const BsFace *face = ruleset->faces->pdata[i];

      add_symbol (entries, ruleset, game, face->id, face->symbol,
                  bs_ruleset_text (ruleset, "face", face->name), "", face->name);
    }
}

/**
 * bs_reference_add:
 * @entries: a reference
 * @ruleset: rules, translated into the user's language
 * @game: the game or the layer that they are called by
 *
 * Adds what is not in it yet: first a game, then the same game with each layer over it.
 */
void
bs_reference_add (GPtrArray       *entries,
                  const BsRuleset *ruleset,
                  BsId             game)
{
  add_rules (entries, ruleset, game);
  add_terms (entries, ruleset, game);
  add_symbols (entries, ruleset, game);
}

/**
 * bs_reference_find:
 * @entries: a reference
 * @ruleset: (nullable): rules whose keys are known as well ("one-attack")
 * @id: id of a rule as printed, in any case, of a term or a symbol
 *
 * Returns: (transfer none) (nullable): the entry
 */
const BsEntry *
bs_reference_find (const GPtrArray *entries,
                   const BsRuleset *ruleset,
                   const char      *id)
{
  const BsRule *rule = ruleset != NULL ? bs_ruleset_rule_by_key (ruleset, id) : NULL;

  for (guint i = 0; i < entries->len; i++)
    {
      const BsEntry *entry = entries->pdata[i];

      if (g_ascii_strcasecmp (entry->id, rule != NULL ? rule->id : id) == 0)
        return entry;
    }

  return NULL;
}

/* A number stands for all of its section, with or without the game's letters: AW4, AW4.1, 4.1, but
 * not AW40. */
static gboolean
is_number_of (BsId        id,
              const char *word)
{
  gsize length = strlen (word);

  while (g_ascii_isdigit (*word) && g_ascii_isalpha (*id))
    id++;
  return g_ascii_strncasecmp (id, word, length) == 0 && (id[length] == '\0' || id[length] == '.');
}

/* Each word is there folded, or is the number of the entry. */
static gboolean
matches_all (const BsEntry *self,
             char         **words,
             char         **folded)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (*folded[i] != '\0' && !is_number_of (self->id, words[i]) &&
        strstr (self->folded, folded[i]) == NULL)
      return FALSE;

  return TRUE;
}

static char **
fold_words (char **words)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char **folded;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = bs_catalogue_fold (words[i]);

      g_strv_builder_add (builder, word);
    }
  folded = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return folded;
}

/* Whether each word is in its number, title, sentence or rulings, translated or not. Upper and
 * lower case and accents make no difference. */
static gboolean
entry_matches (const BsEntry *self,
               const char    *words)
{
  g_auto (GStrv) each = g_strsplit (words, " ", -1);
  g_auto (GStrv) folded = fold_words (each);

  return matches_all (self, each, folded);
}

/* What the words are called in the user's language, if they are a term of the other one. */
static GPtrArray *
find_terms (const GPtrArray *entries,
            const char      *words)
{
  GPtrArray *terms = g_ptr_array_new ();
  g_autofree char *folded = bs_catalogue_fold (words);

  for (guint i = 0; i < entries->len; i++)
    {
      const BsEntry *entry = entries->pdata[i];
      g_autofree char *other = entry->kind == BS_ENTRY_TERM && entry->other != NULL
                                 ? bs_catalogue_fold (entry->other)
                                 : NULL;

      if (other != NULL && g_str_equal (other, folded))
        g_ptr_array_add (terms, entry->title);
    }

  return terms;
}

/**
 * bs_reference_search:
 * @entries: a reference
 * @words: what is looked for, in either language of the glossary
 *
 * Returns: (transfer container) (element-type BsEntry): the entries that hold all words, in the
 * order of the book
 */
GPtrArray *
bs_reference_search (const GPtrArray *entries,
                     const char      *words)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autoptr (GPtrArray) terms = find_terms (entries, words);
  g_auto (GStrv) each = g_strsplit (words, " ", -1);
  g_auto (GStrv) folded = fold_words (each);

  for (guint i = 0; i < entries->len; i++)
    {
      gboolean matches = matches_all (entries->pdata[i], each, folded);

      for (guint t = 0; t < terms->len && !matches; t++)
        matches = entry_matches (entries->pdata[i], terms->pdata[t]);
      if (matches)
        g_ptr_array_add (found, entries->pdata[i]);
    }
  return found;
}
