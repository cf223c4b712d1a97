/* bs-boarding-cards.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-boarding-cards.h"

#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-question-card.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"
#include "bs-melee-forecast.h"

#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-melee.h"
#include "engine/state/bs-boarders.h"
#include "engine/view/bs-topics.h"
#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>

/* Each button is an offer that the judge has looked at: what is against a rule is dimmed, and a tap
 * says why. */

/* Words of a button with the letter that presses it; others say what the offer is called. */
static const struct
{
  const char *word, *label;
} mnemonics[] = {
  { "board", NC_("declare", "_Board") },
  { "tow", NC_("declare", "_Tow") },
  { "escape", NC_("declare", "_Escape") },
  { "let-go", NC_("declare", "_Let Go") },
  { "break-off", NC_("declare", "_Propose to Break Off") },
  { "force-melee", NC_("declare", "_Force the Melee") },
};

/* Which of its words tells an offer from the others of its ship. */
static const char *
word_of (const BsOffer *offer)
{
  const char *intent = bs_command_get (offer->command, "intent");

  return intent != NULL ? intent : offer->command->verb;
}

static const char *
words_of (const BsOffer *offer)
{
  for (guint i = 0; i < G_N_ELEMENTS (mnemonics); i++)
    if (g_str_equal (mnemonics[i].word, word_of (offer)))
      return g_dpgettext2 (NULL, "declare", mnemonics[i].label);

  return offer->label;
}

static char *
name_of (const BsOffer *offer)
{
  const char *at = bs_command_get (offer->command, "at");

  if (at != NULL)
    return g_strconcat (bs_command_has (offer->command, "variant") ? "alongside-" : "dock-", at,
                        NULL);

  return g_strdup_printf ("%s-%s", word_of (offer), bs_command_get (offer->command, "ship"));
}

static GtkWidget *
boarding_button (BsTable *table,
                 BsOffer *offer)
{
  g_autofree char *name = name_of (offer);
  GtkWidget *button = bs_text_button (name, words_of (offer));

  bs_offered_bind (button, table, offer);
  bs_dress_offer (button, table, offer->verdict);
  if (g_str_equal (offer->kind, "dock") && offer->verdict->level == BS_VERDICT_HINT)
    gtk_widget_add_css_class (button, "taken-edge");

  return bs_offer_with_form (button, table, offer);
}

/* Adds a button for each offer of a kind. */
static guint
add_offers (GtkWidget       *row,
            BsTable         *table,
            const GPtrArray *offers,
            const char      *kind)
{
  guint n = 0;

  for (guint i = 0; i < offers->len; i++)
    {
      BsOffer *offer = offers->pdata[i];

      if (!g_str_equal (offer->kind, kind))
        continue;
      bs_layout_box_add (row, boarding_button (table, offer));
      n++;
    }

  return n;
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
  static const char *const topics[] = { "declare", "break-off-declare", "force-melee", "break-off",
                                        "stack",   "end-battle" };

  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (g_strcmp0 (question->topic, topics[i]) == 0)
      return TRUE;

  return FALSE;
}

/* Whether the answer is announced by a verb of its own: to force a melee, or what is declared. */
static gboolean
is_announced (const GPtrArray *offers,
              const char      *answer)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const BsOffer *offer = offers->pdata[i];

      if ((g_str_equal (offer->kind, "declare") &&
           g_strcmp0 (bs_command_get (offer->command, "intent"), answer) == 0) ||
          (g_str_equal (offer->kind, "force-melee") && g_strcmp0 (answer, "yes") == 0))
        return TRUE;
    }

  return FALSE;
}

static char *
answer_name (const BsQuestion *question,
             const char       *answer)
{
  if (g_strcmp0 (question->topic, "force-melee") == 0 && g_str_equal (answer, "no"))
    return g_strdup ("force-no");

  return g_strdup_printf ("answer-%s-%s", question->id, answer);
}

/* The other answers: not to force it. */
static void
add_answers (GtkWidget        *row,
             BsTable          *table,
             const BsQuestion *question,
             const GPtrArray  *announced)
{
  g_autoptr (GPtrArray) offers =
    bs_offers_to_answer (bs_table_get_state (table), bs_table_get_asker (table));

  for (guint i = 0; i < offers->len; i++)
    {
      BsOffer *offer = offers->pdata[i];
      const char *answer = bs_command_get (offer->command, "answer");
      g_autofree char *name = NULL;
      GtkWidget *button;

      if (g_strcmp0 (bs_command_get (offer->command, "for"), question->id) != 0 || answer == NULL ||
          is_announced (announced, answer))
        continue;
      name = answer_name (question, answer);
      button =
        bs_text_button (name, g_str_equal (name, "force-no") ? C_("answer", "_No") : offer->label);
      bs_offered_bind (button, table, offer);
      bs_layout_box_add (row, button);
    }
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
  const BsPlayer *player =
    question->player != NULL ? bs_state_player (state, question->player) : NULL;
  const BsRule *rule =
    question->rule != NULL ? bs_ruleset_rule_by_key (state->ruleset, question->rule) : NULL;
  gboolean force = g_strcmp0 (question->topic, "force-melee") == 0;
  gboolean declare = g_strcmp0 (question->topic, "declare") == 0 ||
                     g_strcmp0 (question->topic, "break-off-declare") == 0;
  g_autoptr (GPtrArray) offers = NULL;
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
  offers = bs_offers (state, ship->id, bs_table_get_asker (table));
  add_offers (row, table, offers, force ? "force-melee" : "declare");
  add_answers (row, table, question, offers);
  gtk_box_append (GTK_BOX (card), row);
  if (rule != NULL)
    gtk_box_append (GTK_BOX (card), bs_rule_link_new (rule));

  return card;
}

/* Where it docks, if it has reached another one. */
static GtkWidget *
dock_card_new (BsTable      *table,
               const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GPtrArray) offers = bs_offers (state, ship->id, bs_table_get_asker (table));
  GtkWidget *row = g_object_ref_sink (bs_wrap_box (8));
  GtkWidget *card = NULL;

  if (add_offers (row, table, offers, "dock") > 0)
    {
      BsId id = ship->announced != NULL ? ship->announced : ship->docked_to;
      const char *target = bs_state_ship (state, id)->name;
      g_autofree char *words =
        ship->announced == NULL
          ? g_strdup_printf (_("%s lies at %s: where is it placed alongside?"), ship->name, target)
          : g_strdup_printf (_("%s has reached %s: at which edge does it dock?"), ship->name,
                             target);

      card = bs_panel_card (_("Dock"));
      gtk_widget_set_name (card, "dock");
      gtk_widget_add_css_class (card, "must");
      gtk_widget_add_css_class (row, "decision");
      gtk_box_append (GTK_BOX (card), bs_text_label (words, "question"));
      gtk_box_append (GTK_BOX (card), row);
      gtk_box_append (GTK_BOX (card),
                      bs_rule_link_new (
                        bs_ruleset_rule_by_key (state->ruleset, bs_id ("dock-place"))));
    }
  g_object_unref (row);

  return card;
}

/* Docks, fights and answers have their own places, and what is asked has a card. */
static gboolean
is_act (const BsState *state,
        const BsOffer *offer)
{
  const char *told = bs_command_get (offer->command, "ship");
  BsId ship = told != NULL ? bs_id (told) : NULL, stack;

  if (g_str_equal (offer->kind, "force-melee"))
    return bs_question_find (state, BS_ASK_CHOICE, "force-melee", ship) == NULL;
  if (g_str_equal (offer->kind, "declare"))
    return bs_question_find (state, BS_ASK_CHOICE, "declare", ship) == NULL &&
           bs_question_find (state, BS_ASK_CHOICE, "break-off-declare", ship) == NULL;
  /* Whoever is due fights in the sheet of the melee. */
  if (g_str_equal (offer->kind, "fight"))
    return bs_melee_forecast_due (state, &stack) != ship;

  return g_str_equal (offer->kind, "break-off");
}

static gboolean
has_act (const BsState   *state,
         const GPtrArray *offers)
{
  for (guint i = 0; i < offers->len; i++)
    if (is_act (state, offers->pdata[i]))
      return TRUE;

  return FALSE;
}

/* What it does about its dock is asked in a card of its own. */
static gboolean
is_asked (const BsState *state,
          const BsShip  *ship)
{
  return bs_question_find (state, BS_ASK_CHOICE, "declare", ship->id) != NULL ||
         bs_question_find (state, BS_ASK_CHOICE, "break-off-declare", ship->id) != NULL;
}

/* Why not: a line for each act against a rule, with the way to the rule. */
static void
add_reasons (GtkWidget       *card,
             const BsState   *state,
             const GPtrArray *offers)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const BsOffer *offer = offers->pdata[i];
      const BsReason *reason =
        offer->verdict->reasons->len > 0 ? offer->verdict->reasons->pdata[0] : NULL;
      g_autofree char *sentence = NULL;
      g_autofree char *plain = NULL;
      g_autofree char *markup = NULL;

      if (!is_act (state, offer) || reason == NULL || reason->rule == NULL ||
          offer->verdict->level != BS_VERDICT_AGAINST)
        continue;
      /* The rule's own sentence is behind its number. */
      sentence = reason->detail != NULL ? g_strdup (reason->detail)
                                        : bs_verdict_text (offer->verdict, state->ruleset);
      /* Translators: an act, and why it is against a rule. The number of the rule follows. */
      plain = g_markup_printf_escaped (_("%s: %s"), offer->label, sentence);
      g_free (sentence);
      sentence = bs_rule_anchor (reason->rule, reason->rule->id);
      markup = g_strdup_printf ("%s %s", plain, sentence);
      gtk_box_append (GTK_BOX (card), bs_rule_label_new (markup, "reason"));
    }
}

/* What its player may declare about its dock, if it hangs on another ship and is not asked. */
static GtkWidget *
boarding_acts_card (BsTable      *table,
                    const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GPtrArray) cluster =
    bs_ship_in_play (ship) ? bs_docks_cluster (state, ship->id) : NULL;
  g_autoptr (GPtrArray) offers = NULL;
  g_autofree char *words = NULL;
  GtkWidget *card, *row;

  if (cluster == NULL || cluster->len < 2)
    return NULL;

  offers = bs_offers (state, ship->id, bs_table_get_asker (table));
  if (!has_act (state, offers) && is_asked (state, ship))
    return NULL;
  card = bs_panel_card (ship->name);
  row = bs_wrap_box (8);
  words = bs_words_docked (state, ship);
  if (words != NULL)
    gtk_box_append (GTK_BOX (card), bs_text_label (words, "dim-label"));
  for (guint i = 0; i < offers->len; i++)
    if (is_act (state, offers->pdata[i]))
      bs_layout_box_add (row, boarding_button (table, offers->pdata[i]));
  gtk_box_append (GTK_BOX (card), row);
  add_reasons (card, state, offers);

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

  if ((card = dock_card_new (table, ship)) != NULL)
    gtk_box_append (box, card);
  if ((card = boarding_acts_card (table, ship)) != NULL)
    gtk_box_append (box, card);
}

/**
 * bs_boarding_melee_card:
 * @table: the table
 *
 * Returns: (transfer floating) (nullable): for other pages: who fights, and the way to the page
 * where it is fought
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
