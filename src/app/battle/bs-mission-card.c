/* bs-mission-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-mission-card.h"

#include "app/table/bs-offer-button.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* A mission at a glance: its goals, how far each ship is, and what lies beside the ships. All of it
 * is read from the rules: a goal is the rule of an effect that wins or loses the battle, and its
 * tokens are those that the effects of this rule ask for. */

typedef struct
{
  BsId kind;
  int wanted;     /* 1: there or not */
} Wanted;

static gboolean
decides (const BsEffect *effect)
{
  for (guint i = 0; i < effect->ops->len; i++)
    {
      const char *kind = ((BsOp *) effect->ops->pdata[i])->kind;

      if (g_str_equal (kind, "win") || g_str_equal (kind, "lose"))
        return TRUE;
    }

  return FALSE;
}

/* Returns: (transfer container): BsId, keys of the rules that say how the mission is won */
static GPtrArray *
find_goals (const BsRuleset *ruleset)
{
  GPtrArray *goals = g_ptr_array_new ();

  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      if (effect->rule != NULL && decides (effect) && !g_ptr_array_find (goals, effect->rule, NULL))
        g_ptr_array_add (goals, (gpointer) effect->rule);
    }

  return goals;
}

static void
want (GArray *wanted,
      BsId    kind,
      int     low)
{
  for (guint i = 0; i < wanted->len; i++)
    {
      Wanted *known = &g_array_index (wanted, Wanted, i);

      if (known->kind == kind)
        {
          known->wanted = MAX (known->wanted, low);
          return;
        }
    }

  g_array_append_val (wanted, ((Wanted) { kind, MAX (low, 1) }));
}

/* Tokens on ships that count for a goal. */
static GArray *
find_wanted (const BsRuleset *ruleset,
             GPtrArray       *goals)
{
  GArray *wanted = g_array_new (FALSE, FALSE, sizeof (Wanted));

  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      if (effect->rule == NULL || !g_ptr_array_find (goals, effect->rule, NULL))
        continue;
      for (guint c = 0; c < effect->conditions->len; c++)
        {
          const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, c).attr;
          const BsToken *token =
            g_str_equal (attr->name, "has") ? bs_ruleset_token (ruleset, attr->text) : NULL;

          if (token != NULL && g_strcmp0 (token->on, "ship") == 0)
            want (wanted, token->id, attr->low);
        }
    }

  return wanted;
}

static char *
progress_words (const BsState *state,
                const BsShip  *ship,
                const Wanted  *wanted)
{
  const BsShipPart *leader = bs_ship_leader (ship);
  int n = bs_ship_count (ship, wanted->kind);
  int away = leader != NULL ? bs_counters_get (leader->counters, wanted->kind, 0) : 0;
  g_autofree char *name = bs_words_named (state->ruleset, "token", wanted->kind);

  if (wanted->wanted > 1 && away > 0)
    /* Translators: how far a ship is with its mission: what of it, how many it has, how many it
       needs, how many lie on its captain. */
    return g_strdup_printf (_("%s: %d of %d, %d more on the captain"), name, n, wanted->wanted,
                            away);
  if (wanted->wanted > 1)
    /* Translators: how far a ship is with its mission: what of it, how many it has, how many it
       needs. */
    return g_strdup_printf (_("%s: %d of %d"), name, n, wanted->wanted);

  return n > 0 ? g_steal_pointer (&name) : NULL;
}

static void
add_ships (GtkWidget     *card,
           const BsState *state,
           const GArray  *wanted)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      g_autofree char *name = bs_words_ship (state, ship);
      GString *string = g_string_new (NULL);
      g_autofree char *words = NULL;
      GtkWidget *label;

      for (guint w = 0; w < wanted->len && bs_ship_in_play (ship); w++)
        {
          g_autofree char *each = progress_words (state, ship, &g_array_index (wanted, Wanted, w));

          if (each != NULL)
            g_string_append_printf (string, "%s%s", string->len > 0 ? " · " : "", each);
        }
      words = g_string_free (string, FALSE);
      if (*words == '\0')
        continue;
      gtk_box_append (GTK_BOX (card), bs_text_label (name, "card-title"));
      label = bs_text_label (words, NULL);
      g_free (words);
      words = g_strconcat ("progress-", ship->id, NULL);
      gtk_widget_set_name (label, words);
      gtk_box_append (GTK_BOX (card), label);
    }
}

static void
add_counters (GtkWidget     *card,
              BsTable       *table,
              const BsState *state)
{
  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];
      int n = bs_counters_get (state->counters, token->id, 0);
      g_autofree char *name = NULL;
      g_autofree char *value = NULL;
      GtkWidget *minus, *plus;

      if (g_strcmp0 (token->on, "battle") != 0)
        continue;
      name = bs_words_named (state->ruleset, "token", token->id);
      value = g_strdup_printf ("%d", n);
      gtk_box_append (GTK_BOX (card), bs_value_row (token->id, name, value, &minus, &plus));
      bs_bind_line (minus, table, "token on=battle kind=%s remove anyway", token->id);
      bs_bind_line (plus, table, "token on=battle kind=%s add anyway", token->id);
      gtk_widget_set_sensitive (minus, n > token->min);
    }
}

/**
 * bs_mission_card_new:
 * @table: the table
 *
 * Returns: (transfer floating) (nullable): goals, progress and counters of the mission; %NULL if
 * none is played
 */
GtkWidget *
bs_mission_card_new (BsTable *table)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GPtrArray) goals = NULL;
  g_autoptr (GArray) wanted = NULL;
  GtkWidget *card;

  if (state->mission == NULL)
    return NULL;

  card = bs_panel_card (_("Mission"));
  gtk_widget_set_name (card, "mission-card");
  goals = find_goals (state->ruleset);
  wanted = find_wanted (state->ruleset, goals);
  for (guint i = 0; i < goals->len; i++)
    {
      const BsRule *rule = bs_ruleset_rule_by_key (state->ruleset, goals->pdata[i]);
      g_autofree char *link = rule != NULL ? bs_rule_anchor (rule, rule->id) : NULL;
      g_autofree char *text =
        rule != NULL
          ? g_markup_escape_text (bs_ruleset_text (state->ruleset, "rule", rule->text), -1)
          : NULL;
      g_autofree char *markup = rule != NULL ? g_strconcat (text, " ", link, NULL) : NULL;

      if (markup != NULL)
        gtk_box_append (GTK_BOX (card), bs_rule_label_new (markup, NULL));
    }
  add_ships (card, state, wanted);
  add_counters (card, table, state);
  gtk_widget_set_sensitive (card, bs_table_is_live (table));

  return card;
}

/**
 * bs_leaving_new:
 * @table: the table
 * @ship: a ship in play
 *
 * Returns: (transfer floating): buttons that take it off the table, out of the way
 */
GtkWidget *
bs_leaving_new (BsTable      *table,
                const BsShip *ship)
{
  const struct
  {
    const char *why, *words;
  } ways[] = {
    { "home", _("Flies Home") },
    { "fled", _("Has Fled") },
    { "destroyed", _("Is Destroyed") },
    { "other", _("Otherwise") },
  };
  GtkWidget *card = bs_panel_card (NULL), *buttons = bs_wrap_box (8);
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_Leaves the Table"));

  gtk_widget_set_name (expander, "leaving");
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *name = g_strconcat ("leave-", ways[i].why, NULL);
      GtkWidget *button = bs_text_button (name, ways[i].words);

      bs_bind_line (button, table, "remove ship=%s why=%s", ship->id, ways[i].why);
      bs_layout_box_add (buttons, button);
    }
  gtk_expander_set_child (GTK_EXPANDER (expander), buttons);
  gtk_box_append (GTK_BOX (card), expander);
  gtk_widget_set_sensitive (card, bs_table_is_live (table));

  return card;
}
