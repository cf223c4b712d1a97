/* bs-odds-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-odds-view.h"

#include "app/widgets/bs-pieces.h"

#include "engine/odds/bs-odds.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* So many rows has the chart at most; the last one is for all that is more. */
#define MOST_ROWS 9

/**
 * BsOddsView:
 *
 * The exact odds of the attack under way, from the dice that lie on the table: the chance to get
 * something through and to destroy, the damage to be expected, how it is distributed, and which
 * tokens are taken in, to be left out one by one.
 */
struct _BsOddsView
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *figures;
  GtkWidget *line;
  GtkWidget *expander;
  GtkWidget *plan_box;
  GtkWidget *aim_list;
  GtkWidget *chart;

  /* Owned. */
  BsTable *table;

  gboolean no_lock, no_attack_token, no_defence_token, no_evades;
  BsOddsAim aim;        /* of a lock, without precision */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsOddsView, bs_odds_view, GTK_TYPE_WIDGET)

static char *
percent (double chance)
{
  if (chance <= 0)
    return g_strdup (_("0\u00a0%"));
  if (chance >= 1 - 1e-12)
    return g_strdup (_("100\u00a0%"));
  /* Nothing that may still happen is told as certain or impossible. */
  if (chance < 0.0005)
    return g_strdup (_("under 0.1\u00a0%"));
  if (chance > 0.9995)
    return g_strdup (_("over 99.9\u00a0%"));

  /* Translators: a chance; between the number and its sign stands a space that no line breaks
     * at. */
  return g_strdup_printf (_("%.1f\u00a0%%"), chance * 100);
}

/* Nothing is left to chance: the result is told as it is. */
static gboolean
is_certain (const BsOddsAttack *odds)
{
  for (int hits = 0; hits <= odds->max_hits; hits++)
    for (int crits = 0; crits <= odds->max_crits; crits++)
      if (bs_odds_attack_left (odds, hits, crits) > 0.9999999)
        return TRUE;

  return FALSE;
}

/* (nullable): a game may have no odds that can be told. */
static BsOddsAttack *
work_out (const BsState     *state,
          const BsOddsPlan  *plan,
          BsOddsAttackInput *input)
{
  if (!bs_odds_attack_input_table (input, state, plan, NULL))
    return NULL;

  return bs_odds_attack_new (input, NULL);
}

static void
add_figure (BsOddsView *self,
            const char *figure,
            const char *what)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), bs_text_label (figure, "odds-figure"));
  gtk_box_append (GTK_BOX (box), bs_text_label (what, "dim-label"));
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (self->figures), box);
}

static void
fill_figures (BsOddsView              *self,
              const BsOddsAttackInput *input,
              const BsOddsAttack      *odds)
{
  g_autofree char *any = percent (input->precision ? odds->p_crit : odds->p_any);
  g_autofree char *damage = g_strdup_printf ("%.2f", odds->expected_damage);

  bs_box_clear (self->figures);
  /* Translators: under a chance: that a critical, or anything at all, gets through. */
  add_figure (self, any, input->precision ? _("for a critical") : _("to hit"));
  if (input->precision)
    return;
  /* Translators: under a number: the damage to be expected. */
  add_figure (self, damage, _("average damage"));
  if (input->hull > 0)
    {
      g_autofree char *destroyed = percent (odds->p_destroyed);

      /* Translators: under a chance: that the target is destroyed. */
      add_figure (self, destroyed, _("to destroy"));
    }
}

/* A row for each number of hits and criticals together. */
static void
fill_chart (BsOddsView         *self,
            const BsOddsAttack *odds)
{
  double sums[MOST_ROWS] = { 0 };
  int last = 0;

  bs_box_clear (self->chart);
  for (int hits = 0; hits <= odds->max_hits; hits++)
    for (int crits = 0; crits <= odds->max_crits; crits++)
      {
        int row = MIN (hits + crits, MOST_ROWS - 1);

        sums[row] += bs_odds_attack_left (odds, hits, crits);
        if (sums[row] > 0)
          last = MAX (last, row);
      }

  for (int i = 0; i <= last; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      GtkWidget *bar = gtk_progress_bar_new ();
      g_autofree char *chance = percent (sums[i]);
      g_autofree char *count = g_strdup_printf (i == MOST_ROWS - 1 ? "%d+" : "%d", i);
      g_autofree char *spoken = g_strdup_printf (_("%s through: %s"), count, chance);
      GtkWidget *number = gtk_label_new (count), *figure = gtk_label_new (chance);

      gtk_label_set_width_chars (GTK_LABEL (number), 2);
      gtk_label_set_width_chars (GTK_LABEL (figure), 9);
      gtk_label_set_xalign (GTK_LABEL (figure), 1);
      gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (sums[i], 0, 1));
      gtk_widget_set_hexpand (bar, TRUE);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      bs_set_label (bar, spoken);
      gtk_box_append (GTK_BOX (row), number);
      gtk_box_append (GTK_BOX (row), bar);
      gtk_box_append (GTK_BOX (row), figure);
      gtk_box_append (GTK_BOX (self->chart), row);
    }
}

static void
check_cb (BsOddsView *self,
          GtkWidget  *check)
{
  gboolean *off = g_object_get_data (G_OBJECT (check), "off");

  if (self->filling)
    return;

  *off = !gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
  bs_odds_view_update (self);
}

static void
add_check (BsOddsView *self,
           const char *name,
           const char *words,
           gboolean   *off)
{
  GtkWidget *check = gtk_check_button_new_with_label (words);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), !*off);
  gtk_widget_set_name (check, name);
  bs_set_label (check, words);
  g_object_set_data (G_OBJECT (check), "off", off);
  g_signal_connect_object (check, "toggled", G_CALLBACK (check_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->plan_box), check);
}

static char *
token_words (const BsState *state,
             const char    *ship,
             BsId           token)
{
  g_autofree char *name = bs_words_named (state->ruleset, "token", token);

  /* Translators: a ship spends a token: "Khazara: battle stations". */
  return g_strdup_printf (_("%s: %s"), ship, name);
}

/* What both sides have to spend; what is not wanted is left out. */
static void
fill_plan (BsOddsView       *self,
           const BsState    *state,
           const BsOddsPlan *all)
{
  const BsShip *ship = bs_state_ship_of (state, state->attack->ship);
  const BsShip *target = bs_state_ship_of (state, state->attack->target);
  char *focus = bs_refill_begin (self->plan_box);

  bs_box_clear (self->plan_box);
  if (all->reroll)
    {
      /* Translators: a ship spends its target lock to roll dice again. */
      g_autofree char *words = g_strdup_printf (_("%s: target lock"), ship->name);

      add_check (self, "odds-lock", words, &self->no_lock);
    }
  if (all->attack_token != NULL)
    {
      g_autofree char *words = token_words (state, ship->name, all->attack_token);

      add_check (self, "odds-attack-token", words, &self->no_attack_token);
    }
  if (all->defence_token != NULL)
    {
      g_autofree char *words = token_words (state, target->name, all->defence_token);

      add_check (self, "odds-defence-token", words, &self->no_defence_token);
    }
  if (all->evades > 0)
    {
      g_autofree char *words =
        g_strdup_printf (ngettext ("%s: %d evade", "%s: %d evades", all->evades), target->name,
                         all->evades);

      add_check (self, "odds-evades", words, &self->no_evades);
    }
  bs_refill_end (self->plan_box, focus);
}

static void
make_plan (BsOddsView       *self,
           const BsOddsPlan *all,
           BsOddsPlan       *plan)
{
  *plan = *all;
  if (self->no_lock)
    plan->reroll = FALSE;
  if (self->no_attack_token)
    plan->attack_token = NULL;
  if (self->no_defence_token)
    plan->defence_token = NULL;
  if (self->no_evades)
    plan->evades = 0;
  if (plan->aim != BS_ODDS_AIM_CRIT)
    plan->aim = self->aim;
}

/* What is taken in, in a sentence. */
static char *
plan_words (const BsState    *state,
            const BsOddsPlan *plan)
{
  GString *words = g_string_new (NULL);
  BsId tokens[] = { plan->attack_token, plan->defence_token };

  if (plan->reroll)
    g_string_append (words, _("target lock"));
  for (int i = 0; i < 2; i++)
    if (tokens[i] != NULL)
      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                              bs_ruleset_name (state->ruleset, "token", tokens[i]));
  if (plan->evades > 0)
    {
      g_autofree char *evades =
        g_strdup_printf (ngettext ("%d evade", "%d evades", plan->evades), plan->evades);

      g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", evades);
    }
  if (words->len > 0)
    {
      /* Translators: what is spent in the attack, as the odds have it. */
      g_string_prepend (words, _("Spent: "));
      g_string_append_c (words, '.');
    }

  return g_string_free (words, FALSE);
}

/**
 * bs_odds_view_update:
 * @self: the odds
 *
 * Works out the odds anew; hidden while no attack is under way or nothing is left to chance.
 */
void
bs_odds_view_update (BsOddsView *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (BsOddsAttack) odds = NULL;
  g_autofree char *words = NULL;
  BsOddsAttackInput input;
  BsOddsPlan all, plan;

  g_return_if_fail (BS_IS_ODDS_VIEW (self));

  if (state == NULL || state->attack == NULL)
    {
      self->no_lock = self->no_attack_token = self->no_defence_token = self->no_evades = FALSE;
      self->aim = BS_ODDS_AIM_MISSES;
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  bs_odds_plan_init (&all, state);
  make_plan (self, &all, &plan);
  odds = work_out (state, &plan, &input);
  gtk_widget_set_visible (GTK_WIDGET (self), odds != NULL && !is_certain (odds));
  if (odds == NULL)
    return;

  self->filling = TRUE;
  fill_figures (self, &input, odds);
  words = plan_words (state, &plan);
  gtk_label_set_label (GTK_LABEL (self->line), words);
  gtk_widget_set_visible (self->line, *words != '\0');
  fill_plan (self, state, &all);
  gtk_widget_set_visible (self->aim_list, plan.reroll && plan.aim != BS_ODDS_AIM_CRIT);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->aim_list),
                              self->aim == BS_ODDS_AIM_DESTROY ? 3 : self->aim);
  fill_chart (self, odds);
  self->filling = FALSE;
}

static void
aim_cb (BsOddsView *self)
{
  static const BsOddsAim aims[] = { BS_ODDS_AIM_MISSES, BS_ODDS_AIM_DAMAGE, BS_ODDS_AIM_ANY,
                                    BS_ODDS_AIM_DESTROY };
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->aim_list));

  if (self->filling || selected >= G_N_ELEMENTS (aims))
    return;

  self->aim = aims[selected];
  bs_odds_view_update (self);
}

static void
bs_odds_view_dispose (GObject *object)
{
  BsOddsView *self = BS_ODDS_VIEW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_odds_view_parent_class)->dispose (object);
}

static void
bs_odds_view_class_init (BsOddsViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_odds_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_odds_view_init (BsOddsView *self)
{
  const char *aims[] = { _("Lock: roll again what misses"), _("Lock: for the most damage"),
                         _("Lock: to hit at all"), _("Lock: to destroy"), NULL };
  GtkWidget *more = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_set_homogeneous (GTK_BOX (self->figures), TRUE);
  self->line = bs_text_label ("", "dim-label");
  self->expander = gtk_expander_new_with_mnemonic (_("_Odds in Full"));
  self->plan_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->aim_list =
    bs_drop_down (_("What the lock is for"), G_LIST_MODEL (gtk_string_list_new (aims)));
  self->chart = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_name (self->expander, "odds-more");
  gtk_widget_set_name (self->aim_list, "odds-aim");
  gtk_widget_set_name (self->figures, "odds-figures");
  gtk_widget_set_name (self->chart, "odds-chart");
  gtk_box_append (GTK_BOX (more), self->plan_box);
  gtk_box_append (GTK_BOX (more), self->aim_list);
  gtk_box_append (GTK_BOX (more),
                  bs_text_label (_("Hits and criticals that get through:"), "dim-label"));
  gtk_box_append (GTK_BOX (more), self->chart);
  gtk_expander_set_child (GTK_EXPANDER (self->expander), more);
  gtk_box_append (GTK_BOX (self->box), self->figures);
  gtk_box_append (GTK_BOX (self->box), self->line);
  gtk_box_append (GTK_BOX (self->box), self->expander);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->aim_list, "notify::selected", G_CALLBACK (aim_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * bs_odds_view_new:
 * @table: the table
 *
 * Returns: (transfer floating): the odds of the attack under way
 */
GtkWidget *
bs_odds_view_new (BsTable *table)
{
  BsOddsView *self = g_object_new (BS_TYPE_ODDS_VIEW, NULL);

  self->table = g_object_ref (table);

  return GTK_WIDGET (self);
}

/**
 * bs_odds_view_line:
 * @state: the battle
 * @attack: an attack that might be declared
 *
 * Returns: (transfer full) (nullable): what would come of it with all tokens that both sides have,
 * in a line
 */
char *
bs_odds_view_line (const BsState   *state,
                   const BsCommand *attack)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsCommand) command = bs_command_copy (attack);
  g_autoptr (BsState) after = NULL;
  g_autoptr (BsOddsAttack) odds = NULL;
  g_autofree char *any = NULL;
  g_autofree char *destroyed = NULL;
  BsOddsAttackInput input;
  BsOddsPlan plan;

  command->anyway = TRUE;
  after = bs_apply (state, command, NULL, events, NULL);
  if (after == NULL || after->attack == NULL)
    return NULL;

  bs_odds_plan_init (&plan, after);
  odds = work_out (after, &plan, &input);
  if (odds == NULL)
    return NULL;

  any = percent (odds->p_any);
  if (input.hull <= 0)
    /* Translators: the odds of an attack: the chance that something gets through, the average
       damage. */
    return g_strdup_printf (_("Hits: %s · damage: %.2f"), any, odds->expected_damage);

  destroyed = percent (odds->p_destroyed);

  /* Translators: the odds of an attack: the chance that something gets through, the average damage,
     the chance to destroy. */
  return g_strdup_printf (_("Hits: %s · damage: %.2f · destroyed: %s"), any, odds->expected_damage,
                          destroyed);
}
