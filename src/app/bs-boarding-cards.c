/* bs-boarding-cards.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-boarding-cards.h"

#include "bs-melee-forecast.h"
#include "bs-offer-button.h"
#include "bs-pieces.h"
#include "bs-question-card.h"
#include "bs-rule-link.h"
#include "bs-wrap.h"

#include "engine/bs-docks.h"
#include "engine/bs-topics.h"
#include "engine/bs-melee.h"
#include "engine/bs-tow.h"
#include "model/bs-boarding-words.h"

#include <glib/gi18n.h>

/* Each button is a command that the judge has looked at: what is against a rule is dimmed, and a tap says why. */

static GtkWidget *
act_button (BsTable    *table,
            const char *name,
            const char *text,
            const char *line)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (BsCommand) command = bs_command_parse (line, NULL);
  g_autoptr (BsVerdict) verdict = NULL;
  GtkWidget *button = bs_text_button (name, text);

  g_return_val_if_fail (command != NULL, button);

  verdict = bs_judge (state, command, NULL);
  bs_bind_command (button, table, command);
  bs_dress_offer (button, table, verdict);

  return button;
}

static GtkWidget *
intent_button (BsTable      *table,
               const BsShip *ship,
               const char   *intent,
               const char   *text)
{
  g_autofree char *line = g_strdup_printf ("declare ship=%s intent=%s", ship->id, intent);
  g_autofree char *name = g_strdup_printf ("%s-%s", intent, ship->id);

  return act_button (table, name, text, line);
}

/**
 * bs_boarding_asks:
 * @question: an open question
 *
 * Returns: whether it is about boarding, and belongs to that page
 */
gboolean
bs_boarding_asks (const BsQuestion *question)
{
  static const char *const topics[] = { "declare", "break-off-declare", "force-melee", "break-off", "stack", "end-battle" };

  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_strcmp0 (question->topic, topics[i]) == 0)
      return TRUE;

  return FALSE;
}

static void
add_declarations (GtkWidget        *row,
                  BsTable          *table,
                  const BsQuestion *question,
                  const BsShip     *ship)
{
  if (g_str_equal (question->topic, "declare"))
    bs_wrap_box_add (row, intent_button (table, ship, "board", C_("declare", "_Board")));
  bs_wrap_box_add (row, intent_button (table, ship, "tow", C_("declare", "_Tow")));
  if (g_str_equal (question->topic, "break-off-declare"))
    bs_wrap_box_add (row, intent_button (table, ship, "escape", C_("declare", "_Escape")));
}

static void
add_forcing (GtkWidget        *row,
             BsTable          *table,
             const BsQuestion *question,
             const BsShip     *ship)
{
  g_autofree char *force = g_strdup_printf ("force-melee ship=%s", ship->id);
  g_autofree char *name = g_strdup_printf ("force-melee-%s", ship->id);
  g_autofree char *no = g_strdup_printf ("choose for=%s answer=no", question->id);

  bs_wrap_box_add (row, act_button (table, name, _("_Force the Melee"), force));
  bs_wrap_box_add (row, act_button (table, "force-no", C_("answer", "_No"), no));
}

/**
 * bs_boarding_question_card:
 * @table: the table
 * @question: an open question about boarding
 *
 * Returns: (transfer floating): its card, with large buttons
 */
GtkWidget *
bs_boarding_question_card (BsTable          *table,
                           const BsQuestion *question)
{
  const BsState *state = bs_table_get_state (table);
  const BsShip *ship = question->on != NULL ? bs_state_ship (state, question->on) : NULL;
  const BsPlayer *player = question->player != NULL ? bs_state_player (state, question->player) : NULL;
  const BsRule *rule = question->rule != NULL ? bs_ruleset_rule_by_key (state->ruleset, question->rule) : NULL;
  gboolean force = g_strcmp0 (question->topic, "force-melee") == 0;
  gboolean declare = g_strcmp0 (question->topic, "declare") == 0 || g_strcmp0 (question->topic, "break-off-declare") == 0;
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;
  GtkWidget *card, *row;

  if (ship == NULL || player == NULL || (!force && !declare))
    return bs_question_card_new (table, question);

  /* Translators: %s is a player. */
  heading = g_strdup_printf (question->must ? _("%s declares") : _("%s may answer"), player->name);
  text = bs_question_text (question, state);
  card = bs_panel_card (heading);
  row = bs_wrap_box (8);
  gtk_widget_add_css_class (card, question->must ? "must" : "may");
  gtk_widget_add_css_class (row, "decision");
  gtk_box_append (GTK_BOX (card), bs_text_label (text, "question"));
  if (force)
    add_forcing (row, table, question, ship);
  else
    add_declarations (row, table, question, ship);
  gtk_box_append (GTK_BOX (card), row);
  if (rule != NULL)
    gtk_box_append (GTK_BOX (card), bs_rule_link_new (rule));

  return card;
}

static gboolean
is_edge_taken (const BsState *state,
               const BsShip  *target,
               const char    *edge)
{
  if (target->docked_to != NULL && g_str_equal (edge, "rear"))
    return TRUE;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      if (bs_ship_in_play (other) && other->docked_to == target->id && g_strcmp0 (other->dock_at, edge) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
add_edges (GtkWidget    *box,
           BsTable      *table,
           const BsShip *ship,
           const BsShip *target)
{
  static const char *const edges[] = { "front", "right", "rear", "left" };
  const BsState *state = bs_table_get_state (table);
  GtkWidget *row = bs_wrap_box (8);

  gtk_widget_add_css_class (row, "decision");
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autofree char *words = bs_words_edge (bs_id (edges[i]));
      g_autofree char *name = g_strdup_printf ("dock-%s", edges[i]);
      g_autofree char *line = g_strdup_printf ("dock ship=%s target=%s at=%s", ship->id, target->id, edges[i]);
      GtkWidget *button = act_button (table, name, words, line);

      if (is_edge_taken (state, target, edges[i]))
        gtk_widget_add_css_class (button, "taken-edge");
      bs_wrap_box_add (row, button);
    }
  gtk_box_append (GTK_BOX (box), row);
}

static void
add_alongside (GtkWidget    *box,
               BsTable      *table,
               const BsShip *ship,
               const BsShip *target)
{
  GtkWidget *row = bs_wrap_box (8);
  g_autofree char *front = g_strdup_printf ("dock ship=%s target=%s at=front variant=2", ship->id, target->id);
  g_autofree char *rear = g_strdup_printf ("dock ship=%s target=%s at=rear variant=2", ship->id, target->id);

  bs_wrap_box_add (row, act_button (table, "alongside-front", _("Alongside, at the front base"), front));
  bs_wrap_box_add (row, act_button (table, "alongside-rear", _("Alongside, at the rear base"), rear));
  gtk_box_append (GTK_BOX (box), row);
}

/**
 * bs_dock_card_new:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating) (nullable): where it docks, if it has reached another one
 */
GtkWidget *
bs_dock_card_new (BsTable      *table,
                  const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  gboolean aligns = g_strcmp0 (ship->declared, "tow") == 0 && ship->tows == NULL && ship->docked_to != NULL;
  BsId id = aligns ? ship->docked_to : ship->announced;
  const BsShip *target = id != NULL ? bs_state_ship (state, id) : NULL;
  g_autofree char *words = NULL;
  GtkWidget *card;

  if (target == NULL || !bs_ship_in_play (target))
    return NULL;

  card = bs_panel_card (_("Dock"));
  gtk_widget_add_css_class (card, "must");
  words = aligns ? g_strdup_printf (_("%s lies at %s: where is it placed alongside?"), ship->name, target->name) :
          g_strdup_printf (_("%s has reached %s: at which edge does it dock?"), ship->name, target->name);
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "question"));
  if (!aligns)
    add_edges (card, table, ship, target);
  if (bs_tow_is_huge (state, ship) && bs_tow_is_huge (state, target))
    add_alongside (card, table, ship, target);

  return card;
}

/* Only what has to do with how it hangs there; what is against a rule at the moment is dimmed. */
static void
add_acts (GtkWidget     *row,
          BsTable       *table,
          const BsState *state,
          const BsShip  *ship)
{
  g_autoptr (GPtrArray) cluster = bs_docks_cluster (state, ship->id);
  gboolean enemy = bs_docks_has_enemy (state, cluster, ship->id);

  if (ship->docked_to != NULL && !ship->immobilised && ship->tows == NULL)
    {
      if (enemy && !ship->engaged)
        bs_wrap_box_add (row, intent_button (table, ship, "board", C_("declare", "_Board")));
      bs_wrap_box_add (row, intent_button (table, ship, "tow", C_("declare", "_Tow")));
      if (ship->engaged)
        bs_wrap_box_add (row, intent_button (table, ship, "escape", C_("declare", "_Escape")));
    }
  if (ship->tows != NULL || (ship->docked_to != NULL && !enemy))
    bs_wrap_box_add (row, intent_button (table, ship, "let-go", C_("declare", "_Let Go")));
  if (enemy && ship->engaged)
    {
      g_autofree char *line = g_strdup_printf ("break-off ship=%s", ship->id);
      g_autofree char *name = g_strdup_printf ("break-off-%s", ship->id);

      bs_wrap_box_add (row, act_button (table, name, _("_Propose to Break Off"), line));
    }
  if (enemy && ship->immobilised && !ship->engaged)
    {
      g_autofree char *line = g_strdup_printf ("force-melee ship=%s", ship->id);
      g_autofree char *name = g_strdup_printf ("force-melee-%s", ship->id);

      bs_wrap_box_add (row, act_button (table, name, _("_Force the Melee"), line));
    }
}

/**
 * bs_boarding_acts_card:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating) (nullable): what its player may declare about its dock, if it hangs on another ship and is not asked
 */
GtkWidget *
bs_boarding_acts_card (BsTable      *table,
                       const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GPtrArray) cluster = bs_ship_in_play (ship) ? bs_docks_cluster (state, ship->id) : NULL;
  g_autofree char *words = NULL;
  GtkWidget *card, *row;

  if (cluster == NULL || cluster->len < 2 || bs_question_find (state, BS_ASK_CHOICE, "declare", ship->id) != NULL ||
      bs_question_find (state, BS_ASK_CHOICE, "break-off-declare", ship->id) != NULL)
    return NULL;

  card = bs_panel_card (ship->name);
  row = bs_wrap_box (8);
  words = bs_words_docked (state, ship);
  if (words != NULL)
    gtk_box_append (GTK_BOX (card), bs_text_label (words, "dim-label"));
  add_acts (row, table, state, ship);
  gtk_box_append (GTK_BOX (card), row);

  return card;
}

/**
 * bs_boarding_add_cards:
 * @box: where they go
 * @table: the table
 * @ship: a ship in play
 *
 * Adds what is to be told of its dock: at which edge, and what it may declare.
 */
void
bs_boarding_add_cards (GtkBox       *box,
                       BsTable      *table,
                       const BsShip *ship)
{
  GtkWidget *card;

  if ((card = bs_dock_card_new (table, ship)) != NULL)
    gtk_box_append (box, card);
  if ((card = bs_boarding_acts_card (table, ship)) != NULL)
    gtk_box_append (box, card);
}

/**
 * bs_boarding_melee_card:
 * @table: the table
 *
 * Returns: (transfer floating) (nullable): for other pages: who fights, and the way to the page where it is fought
 */
GtkWidget *
bs_boarding_melee_card (BsTable *table)
{
  const BsState *state = bs_table_get_state (table);
  BsId stack, ship = bs_melee_forecast_due (state, &stack);
  const BsShip *due = ship != NULL ? bs_state_ship (state, ship) : NULL;
  const BsBoarder *fighter = due != NULL ? bs_melee_bottom (due, stack) : NULL;
  g_autofree char *words = NULL;
  GtkWidget *card, *button;

  if (fighter == NULL)
    return NULL;

  words = bs_words_boarder (state, due, fighter, NULL);
  card = bs_panel_card (_("Melee"));
  button = bs_text_button ("to-melee", _("_Fight It Out"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.boarding");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (card, "must");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "question"));
  gtk_box_append (GTK_BOX (card), button);

  return card;
}
