/* bs-number-label.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-number-label.h"

#include "bs-rule-link.h"

#include <glib/gi18n.h>

/* The rule of this part; else the one that says how such a number is counted. */
static const BsRule *
rule_of (const BsState *state,
         const BsAsked *asked,
         const BsPart  *part)
{
  static const struct
  {
    const char *number, *key;
  } counts[] = {
    { "attack-dice", "attack-count" },
    { "defence-dice", "defence-count" },
    { "attack-dice", "dice-count" },
    { "defence-dice", "dice-count" },
  };
  const BsRule *rule =
    part->rule != NULL ? bs_ruleset_rule_by_key (state->ruleset, part->rule) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (counts) && rule == NULL; i++)
    if (g_str_equal (counts[i].number, asked->number))
      rule = bs_ruleset_rule_by_key (state->ruleset, counts[i].key);

  return rule;
}

/* As markup, each part a link to its rule. */
static char *
join_parts (const BsState   *state,
            const BsAsked   *asked,
            const GPtrArray *parts)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      const BsPart *part = parts->pdata[i];
      g_autofree char *text = bs_part_text (part, state);
      const char *words = *text == '-' || *text == '+' ? text + 1 : text;
      g_autofree char *anchor = bs_rule_anchor (rule_of (state, asked, part), words);

      if (part->amount < 0)
        g_string_append (string, string->len > 0 ? " − " : "−");
      else if (string->len > 0)
        g_string_append (string, " + ");
      g_string_append (string, anchor);
    }

  return g_string_free (string, FALSE);
}

static int
add_up (const GPtrArray *parts)
{
  int sum = 0;

  for (guint i = 0; i < parts->len; i++)
    sum += ((BsPart *) parts->pdata[i])->amount;

  return sum;
}

/* The number with its reasons: "3 weapon + 1 range 1 = 4 attack dice". */
static char *
count_words (const BsState *state,
             const BsAsked *asked,
             int           *value)
{
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *sum = NULL;
  int n = bs_number (state, asked, &parts);

  *value = n;
  sum = join_parts (state, asked, parts);
  if (add_up (parts) != n)
    /* Translators: a number that something holds fast, and what it would be made of: "0 instead of
       4 weapon + 1 range 1". */
    return g_strdup_printf (_("%d instead of %s"), n, sum);

  if (g_str_equal (asked->number, "attack-dice"))
    /* Translators: what a number of dice is made of: "3 weapon + 1 range 1 = 4 attack dice". */
    return g_strdup_printf (ngettext ("%s = %d attack die", "%s = %d attack dice", n), sum, n);
  if (g_str_equal (asked->number, "defence-dice"))
    return g_strdup_printf (ngettext ("%s = %d defence die", "%s = %d defence dice", n), sum, n);

  return g_strdup_printf ("%s = %d", sum, n);
}

/**
 * bs_number_label_new:
 *
 * Returns: (transfer floating): a label for a number with its reasons, each a link to its rule
 */
GtkWidget *
bs_number_label_new (void)
{
  return bs_rule_label_new ("", "number");
}

/**
 * bs_number_label_set:
 * @label: a label of bs_number_label_new()
 * @state: the battle
 * @asked: which number
 *
 * Shows the number with its reasons.
 *
 * Returns: the number
 */
int
bs_number_label_set (GtkWidget     *label,
                     const BsState *state,
                     const BsAsked *asked)
{
  int value;
  g_autofree char *markup = count_words (state, asked, &value);

  gtk_label_set_markup (GTK_LABEL (label), markup);

  return value;
}
