/* bs-rule-link.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-rule-link.h"

#include "engine/rules/bs-ruleset.h"
#include "bs-pieces.h"
#include "bs-wrap.h"

#include <glib/gi18n.h>

/* The most rules that are named for one refusal. */
#define MOST_RULES 4

/* What was tapped may be gone by the time: the popover first. */
static void
show_rule (GtkWidget  *widget,
           const char *id)
{
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  g_autofree char *rule = g_strdup (id);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (window, "win.show-rule", "s", rule);
}

static void
clicked_cb (GtkWidget *button)
{
  show_rule (button, gtk_button_get_label (GTK_BUTTON (button)));
}

/**
 * bs_rule_link_new:
 * @rule: (nullable): a rule
 *
 * Returns: (transfer floating) (nullable): a small button with its number, which opens the
 * reference there
 */
GtkWidget *
bs_rule_link_new (const BsRule *rule)
{
  g_autofree char *name = NULL;
  g_autofree char *spoken = NULL;
  GtkWidget *button;

  if (rule == NULL)
    return NULL;

  button = gtk_button_new_with_label (rule->id);
  name = g_strconcat ("rule-", rule->id, NULL);
  /* Translators: what a button does: it shows a rule by its number. */
  spoken = g_strdup_printf (_("Look up rule %s"), rule->id);
  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-link");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  bs_set_tooltip (button, spoken);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  bs_set_label (button, spoken);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);

  return button;
}

/**
 * bs_rule_links_new:
 * @verdict: what the judge said
 *
 * Returns: (transfer floating) (nullable): a link to each rule that it names
 */
GtkWidget *
bs_rule_links_new (const BsVerdict *verdict)
{
  GtkWidget *box = NULL;
  guint n = 0;

  for (guint i = 0; i < verdict->reasons->len && n < MOST_RULES; i++)
    {
      const BsReason *reason = verdict->reasons->pdata[i];
      GtkWidget *link = bs_rule_link_new (reason->rule);

      if (link == NULL)
        continue;
      if (box == NULL)
        box = bs_wrap_box (4);
      bs_layout_box_add (box, link);
      n++;
    }

  return box;
}

/**
 * bs_rule_anchor:
 * @rule: (nullable): a rule
 * @words: plain text
 *
 * Returns: (transfer full): the words as markup for bs_rule_label_new(), a link to the rule if
 * there is one
 */
char *
bs_rule_anchor (const BsRule *rule,
                const char   *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  if (rule == NULL)
    return g_steal_pointer (&escaped);

  return g_markup_printf_escaped ("<a href=\"%s\" title=\"%s\">%s</a>", rule->id, rule->id, words);
}

static gboolean
activate_link_cb (GtkWidget  *label,
                  const char *id)
{
  show_rule (label, id);

  return TRUE;
}

/**
 * bs_rule_label_new:
 * @markup: text with anchors of bs_rule_anchor()
 * @css: (nullable): a style class
 *
 * Returns: (transfer floating): a label that wraps, whose links open the reference
 */
GtkWidget *
bs_rule_label_new (const char *markup,
                   const char *css)
{
  GtkWidget *label = bs_text_label ("", css);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);

  return label;
}

/**
 * bs_rule_text:
 * @verdict: what the judge said
 * @ruleset: (nullable): the game
 *
 * Returns: (transfer full): its sentence and the number of the rule, where no link can stand: in a
 * tooltip or a toast
 */
char *
bs_rule_text (const BsVerdict *verdict,
              const BsRuleset *ruleset)
{
  const BsReason *first = verdict->reasons->len > 0 ? verdict->reasons->pdata[0] : NULL;
  g_autofree char *text = bs_verdict_text (verdict, ruleset);

  if (first == NULL || first->rule == NULL)
    return g_steal_pointer (&text);

  /* Translators: a sentence and the number of the rule that says so. */
  return g_strdup_printf (_("%s (%s)"), text, first->rule->id);
}
