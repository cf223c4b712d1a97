/* bs-event.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-event.h"

#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-set-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Names of people stand between these, so that one written right to left does not turn its sentence
 * round. */
#define FSI "\xe2\x81\xa8"
#define PDI "\xe2\x81\xa9"

static void
clear_arg (gpointer data)
{
  g_free (((BsEventArg *) data)->text);
}

/**
 * bs_event_new:
 * @kind: name of a kind
 *
 * Returns: (transfer full): an event with empty places
 */
BsEvent *
bs_event_new (const char *kind)
{
  BsEvent *self = g_new0 (BsEvent, 1);

  for (const BsEventKind *row = bs_event_kinds (); row->name != NULL; row++)
    if (g_str_equal (row->name, kind))
      self->kind = row;
  g_assert (self->kind != NULL);

  self->args = g_array_new (FALSE, TRUE, sizeof (BsEventArg));
  g_array_set_clear_func (self->args, clear_arg);
  return self;
}

/**
 * bs_event_free:
 * @self: (transfer full): an event
 */
void
bs_event_free (BsEvent *self)
{
  g_array_unref (self->args);
  g_free (self);
}

static const BsEventArg *
find_arg (const GArray *args,
          const char   *name)
{
  for (guint i = 0; i < args->len; i++)
    if (g_strcmp0 (g_array_index (args, BsEventArg, i).name, name) == 0)
      return &g_array_index (args, BsEventArg, i);

  return NULL;
}

/**
 * bs_event_arg:
 * @self: an event
 * @name: a place
 *
 * Returns: (transfer none) (nullable): what stands there
 */
const BsEventArg *
bs_event_arg (const BsEvent *self,
              const char    *name)
{
  return find_arg (self->args, name);
}

static const char *
face_name (const BsRuleset *ruleset,
           const char      *id)
{
  return bs_ruleset_name (ruleset, "face", bs_id (id));
}

static char *
word_faces (const BsRuleset *ruleset,
            const char      *faces)
{
  g_auto (GStrv) ids = g_strsplit (faces, ",", -1);
  GString *text = g_string_new (NULL);

  if (*faces == '\0')
    g_string_append (text, _("none"));
  for (guint i = 0; *faces != '\0' && ids[i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", face_name (ruleset, ids[i]));
  return g_string_free (text, FALSE);
}

static char *
isolated (const char *text,
          gboolean    isolate)
{
  return isolate ? g_strconcat (FSI, text, PDI, NULL) : g_strdup (text);
}

/* What is no value with a name is told as it is: a number of points, "rounds=8". */
static char *
word_values (const BsRuleset *ruleset,
             const char      *told,
             gboolean         isolate)
{
  const char *values = strchr (told, '=');
  g_autofree char *id = values != NULL ? g_strndup (told, values - told) : NULL;
  const BsOption *option = id != NULL ? bs_ruleset_option (ruleset, bs_id (id)) : NULL;
  g_auto (GStrv) all = g_strsplit (values != NULL ? values + 1 : told, ",", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree char *word = NULL;

      for (guint j = 0; option != NULL && word == NULL && j < option->values->len; j++)
        {
          const BsNamed *value = option->values->pdata[j];

          if (g_str_equal (value->id, all[i]) && value->name != NULL)
            word = g_strdup (bs_ruleset_text (ruleset, "value", value->name));
        }
      if (word == NULL)
        word = isolated (all[i], isolate);
      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", word);
    }
  return g_string_free (text, FALSE);
}

static const char *
damage_name (const BsRuleset *ruleset,
             BsId             card)
{
  for (guint i = 0; i < ruleset->decks->len; i++)
    {
      const BsDeck *deck = ruleset->decks->pdata[i];

      for (guint j = 0; j < deck->cards->len; j++)
        if (((BsDamageCard *) deck->cards->pdata[j])->id == card)
          return bs_ruleset_text (ruleset, "damage-card",
                                  ((BsDamageCard *) deck->cards->pdata[j])->name);
    }

  return card != NULL ? card : "";
}

static char *
word_arg (const BsEventArg  *arg,
          const BsRuleset   *ruleset,
          const BsCatalogue *catalogue,
          gboolean           isolate)
{
  const BsRule *rule;
  g_autofree char *set = NULL;

  switch (arg->say)
    {
    case BS_SAY_INT:
      return g_strdup_printf ("%d", arg->n);
    case BS_SAY_SHIP:
    case BS_SAY_PLAYER:
    case BS_SAY_TEXT:
      return isolated (arg->text != NULL ? arg->text : "", isolate);
    case BS_SAY_CARD:
      /* The recorded name is the truth; a translation goes only with the card it was recorded
       * from. */
      return g_strdup (bs_fleet_card_name (ruleset, catalogue, arg->id,
                                           arg->text != NULL ? arg->text : ""));
    case BS_SAY_DAMAGE:
      return g_strdup (damage_name (ruleset, arg->id));
    case BS_SAY_TOKEN:
      return g_strdup (bs_ruleset_name (ruleset, "token", arg->id));
    case BS_SAY_ACTION:
      return g_strdup (bs_ruleset_name (ruleset, "action", arg->id));
    case BS_SAY_PHASE:
      return g_strdup (bs_ruleset_name (ruleset, "phase", arg->id));
    case BS_SAY_FACES:
      return word_faces (ruleset, arg->text);
    case BS_SAY_OPTION:
      return g_strdup (bs_ruleset_name (ruleset, "option", arg->id));
    case BS_SAY_VALUES:
      return word_values (ruleset, arg->text, isolate);
    case BS_SAY_SET:
      set = bs_set_words (ruleset, arg->text);
      return isolated (set, isolate);
    case BS_SAY_RULE:
      rule = arg->id != NULL ? bs_ruleset_rule_by_key (ruleset, arg->id) : NULL;
      return g_strdup (rule != NULL ? rule->id : arg->id);
    case BS_SAY_WORD:
    default:
      return g_strdup (bs_ruleset_name (ruleset, "word", arg->id));
    }
}

/**
 * bs_sentence_fill:
 * @sentence: a sentence with places in braces, translated
 * @args: array of BsEventArg
 * @ruleset: the game
 * @catalogue: (nullable): its cards
 * @isolate: whether names of people and ships are set apart from the writing direction around
 *
 * Returns: (transfer full): the sentence; a place that nothing stands in is left as it is
 */
char *
bs_sentence_fill (const char        *sentence,
                  const GArray      *args,
                  const BsRuleset   *ruleset,
                  const BsCatalogue *catalogue,
                  gboolean           isolate)
{
  GString *text = g_string_new (NULL);

  while (*sentence != '\0')
    {
      const char *end = *sentence == '{' ? strchr (sentence, '}') : NULL;
      g_autofree char *name = end != NULL ? g_strndup (sentence + 1, end - sentence - 1) : NULL;
      const BsEventArg *arg = name != NULL ? find_arg (args, name) : NULL;
      g_autofree char *word = arg != NULL ? word_arg (arg, ruleset, catalogue, isolate) : NULL;

      if (word == NULL)
        {
          g_string_append_c (text, *sentence++);
          continue;
        }
      g_string_append (text, word);
      sentence = end + 1;
    }

  return g_string_free (text, FALSE);
}

/**
 * bs_event_text:
 * @self: an event
 * @ruleset: the game
 * @catalogue: (nullable): its cards
 *
 * Returns: (transfer full): what happened, one sentence in the language of the user
 */
char *
bs_event_text (const BsEvent     *self,
               const BsRuleset   *ruleset,
               const BsCatalogue *catalogue)
{
  const BsEventArg *count = bs_event_arg (self, "count");
  const char *sentence =
    self->kind->plural != NULL && count != NULL
      ? g_dngettext (GETTEXT_PACKAGE, self->kind->sentence, self->kind->plural, MAX (count->n, 0))
      : g_dgettext (GETTEXT_PACKAGE, self->kind->sentence);

  return bs_sentence_fill (sentence, self->args, ruleset, catalogue, TRUE);
}
