/* bs-verdict.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-verdict.h"

#include "engine/ground/bs-viewer.h"
#include "engine/rules/bs-ruleset.h"

#include <stdlib.h>
#include <string.h>

static void
free_reason (gpointer data)
{
  BsReason *reason = data;

  g_free (reason->detail);
  g_free (reason);
}

/**
 * bs_verdict_new:
 *
 * Returns: (transfer full): a verdict with nothing against it
 */
BsVerdict *
bs_verdict_new (void)
{
  BsVerdict *self = g_new0 (BsVerdict, 1);

  self->reasons = g_ptr_array_new_with_free_func (free_reason);
  self->heeded = g_ptr_array_new ();
  self->idle = g_ptr_array_new ();
  return self;
}

/**
 * bs_verdict_free:
 * @self: (transfer full): a verdict
 */
void
bs_verdict_free (BsVerdict *self)
{
  g_ptr_array_unref (self->reasons);
  g_ptr_array_unref (self->heeded);
  g_ptr_array_unref (self->idle);
  g_free (self->idle_text);
  g_free (self);
}

/**
 * bs_verdict_heed:
 * @self: a verdict
 * @argument: an argument, or "ship/" for the part of a ship that is named with it
 * @...: further ones, then %NULL
 *
 * The word of these arguments counts in what is judged: used, or refused by its rule.
 */
void
bs_verdict_heed (BsVerdict  *self,
                 const char *argument,
                 ...)
{
  va_list args;

  va_start (args, argument);
  for (; argument != NULL; argument = va_arg (args, const char *))
    g_ptr_array_add (self->heeded, (gpointer) bs_id (argument));
  va_end (args);
}

/**
 * bs_verdict_heed_if:
 * @self: a verdict
 * @heeded: whether its word counts
 * @argument: an argument
 */
void
bs_verdict_heed_if (BsVerdict  *self,
                    gboolean    heeded,
                    const char *argument)
{
  if (heeded)
    g_ptr_array_add (self->heeded, (gpointer) bs_id (argument));
}

/**
 * bs_verdict_idle:
 * @self: a verdict
 * @argument: an argument that must be told
 *
 * It has a value that means nothing here.
 */
void
bs_verdict_idle (BsVerdict  *self,
                 const char *argument)
{
  g_ptr_array_add (self->idle, (gpointer) bs_id (argument));
}

/**
 * bs_verdict_heeds:
 * @self: a verdict
 * @argument: an argument
 *
 * Returns: whether a judge has said that its word counts
 */
gboolean
bs_verdict_heeds (const BsVerdict *self,
                  const char      *argument)
{
  return g_ptr_array_find (self->heeded, bs_id (argument), NULL);
}

/**
 * bs_verdict_may_tell:
 * @self: a verdict
 * @player: whose secret it is
 *
 * Returns: whether who asks may know what this player alone knows; where nobody in particular asks,
 * he does himself
 */
gboolean
bs_verdict_may_tell (const BsVerdict *self,
                     BsId             player)
{
  return self->viewer == NULL || bs_viewer_is (self->viewer, player);
}

/* Jackpot rules (B8) go first, an extension's before the basic game's, then by number; what goes by
 * no rule follows. */
static int
compare_rules (const char *a,
               const char *b)
{
  gboolean jackpot_a = g_str_has_prefix (a, "B8.") || g_str_equal (a, "B8");
  gboolean jackpot_b = g_str_has_prefix (b, "B8.") || g_str_equal (b, "B8");

  if (jackpot_a != jackpot_b)
    return jackpot_a ? -1 : 1;

  while (*a != '\0' && *b != '\0')
    {
      if (g_ascii_isdigit (*a) && g_ascii_isdigit (*b))
        {
          char *end_a, *end_b;
          long n_a = strtol (a, &end_a, 10), n_b = strtol (b, &end_b, 10);

          if (n_a != n_b)
            return n_a < n_b ? -1 : 1;
          a = end_a;
          b = end_b;
        }
      else if (*a != *b)
        return *a < *b ? -1 : 1;
      else
        a++, b++;
    }

  return (*a != '\0') - (*b != '\0');
}

static int
compare_reasons (gconstpointer a,
                 gconstpointer b)
{
  const BsReason *first = *(const BsReason *const *) a;
  const BsReason *second = *(const BsReason *const *) b;
  const char *name_a = first->rule != NULL ? first->rule->id : first->key;
  const char *name_b = second->rule != NULL ? second->rule->id : second->key;

  if (name_a == NULL || name_b == NULL)
    return (name_a == NULL) - (name_b == NULL);
  return compare_rules (name_a, name_b);
}

static void
add_reason (BsVerdict       *self,
            const BsRuleset *ruleset,
            const char      *rule,
            char            *detail)
{
  BsReason *reason = g_new0 (BsReason, 1);

  reason->detail = detail;
  if (rule != NULL)
    {
      reason->key = bs_id (rule);
      reason->rule = bs_ruleset_rule_by_key (ruleset, rule);
      if (reason->rule == NULL)
        reason->rule = bs_ruleset_rule (ruleset, reason->key);
    }

  for (guint i = 0; i < self->reasons->len; i++)
    {
      const BsReason *known = self->reasons->pdata[i];

      if (rule != NULL &&
          (known->key == reason->key || (known->rule != NULL && known->rule == reason->rule)))
        {
          free_reason (reason);
          return;
        }
    }

  g_ptr_array_add (self->reasons, reason);
  g_ptr_array_sort (self->reasons, compare_reasons);
}

static void
raise_level (BsVerdict      *self,
             BsVerdictLevel  level)
{
  if (self->level < level)
    {
      self->level = level;
      g_ptr_array_set_size (self->reasons, 0);
    }
}

/**
 * bs_verdict_against:
 * @self: a verdict
 * @ruleset: the game
 * @rule: key of a rule, or its printed id
 * @format: (nullable): one translated sentence on this case
 * @...: its places
 *
 * Says that a rule forbids it. Hints before are forgotten, other rules stand beside it.
 */
void
bs_verdict_against (BsVerdict       *self,
                    const BsRuleset *ruleset,
                    const char      *rule,
                    const char      *format,
                    ...)
{
  char *detail = NULL;
  va_list args;

  if (self->level > BS_VERDICT_AGAINST)
    return;

  if (format != NULL)
    {
      va_start (args, format);
      detail = g_strdup_vprintf (format, args);
      va_end (args);
    }
  raise_level (self, BS_VERDICT_AGAINST);
  add_reason (self, ruleset, rule, detail);
}

/**
 * bs_verdict_hint:
 * @self: a verdict
 * @ruleset: the game
 * @rule: (nullable): key of a rule
 * @format: (nullable): one translated sentence
 * @...: its places
 *
 * Adds a word of advice, unless there is something against it.
 */
void
bs_verdict_hint (BsVerdict       *self,
                 const BsRuleset *ruleset,
                 const char      *rule,
                 const char      *format,
                 ...)
{
  char *detail = NULL;
  va_list args;

  if (self->level > BS_VERDICT_HINT)
    return;

  if (format != NULL)
    {
      va_start (args, format);
      detail = g_strdup_vprintf (format, args);
      va_end (args);
    }
  raise_level (self, BS_VERDICT_HINT);
  add_reason (self, ruleset, rule, detail);
}

/**
 * bs_verdict_error:
 * @self: a verdict
 * @format: a translated sentence without full stop
 * @...: its places
 *
 * Says that the command means nothing. The first error stands.
 */
void
bs_verdict_error (BsVerdict  *self,
                  const char *format,
                  ...)
{
  va_list args;
  char *detail;

  if (self->level == BS_VERDICT_ERROR)
    return;

  va_start (args, format);
  detail = g_strdup_vprintf (format, args);
  va_end (args);
  raise_level (self, BS_VERDICT_ERROR);
  add_reason (self, NULL, NULL, detail);
}

static char *
reason_text (const BsReason  *self,
             const BsRuleset *ruleset)
{
  const char *sentence;

  if (self->rule == NULL || ruleset == NULL)
    return g_strdup (self->detail != NULL ? self->detail : self->key != NULL ? self->key : "");

  sentence = bs_ruleset_text (ruleset, "rule", self->rule->text);
  return self->detail != NULL ? g_strconcat (sentence, " ", self->detail, NULL)
                              : g_strdup (sentence);
}

/* Of a refusal the first rule is enough; hints are about different things, so each has its say, in
 * the order of their numbers. */
static char *
reasons_text (const BsVerdict *self,
              const BsRuleset *ruleset)
{
  guint n = self->level == BS_VERDICT_HINT ? self->reasons->len : MIN (self->reasons->len, 1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *one = reason_text (self->reasons->pdata[i], ruleset);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", one);
    }

  return g_string_free (text, FALSE);
}

/**
 * bs_verdict_text:
 * @self: a verdict
 * @ruleset: (nullable): the game
 *
 * Returns: (transfer full): what is said to people: the first rule's sentence and what is the
 * matter, translated, of hints those of all; beside a refusal also what of the line means nothing
 */
char *
bs_verdict_text (const BsVerdict *self,
                 const BsRuleset *ruleset)
{
  char *text = reasons_text (self, ruleset);
  char *both;

  if (self->idle_text == NULL)
    return text;
  both = g_strconcat (text, " ", self->idle_text, NULL);
  g_free (text);
  return both;
}

static void
append_ids (GString         *line,
            const BsVerdict *self)
{
  for (guint i = 0; i < self->reasons->len; i++)
    {
      const BsReason *reason = self->reasons->pdata[i];

      if (reason->rule != NULL)
        g_string_append_printf (line, " %s", reason->rule->id);
      else if (reason->key != NULL)
        g_string_append_printf (line, " %s", reason->key);
    }
}

/**
 * bs_verdict_print:
 * @self: a verdict
 * @ruleset: (nullable): the game
 *
 * Returns: (transfer full): one line: "ok", "hint AW5.3: ...", "against B3.1 B1.1: ...", "error:
 * ..."
 */
char *
bs_verdict_print (const BsVerdict *self,
                  const BsRuleset *ruleset)
{
  static const char *const words[] = { "ok", "hint", "against", "error" };
  g_autofree char *text = bs_verdict_text (self, ruleset);
  GString *line = g_string_new (words[self->level]);

  if (self->level == BS_VERDICT_OK)
    return g_string_free (line, FALSE);

  append_ids (line, self);
  g_string_append_printf (line, ": %s", text);
  return g_string_free (line, FALSE);
}
