/* bs-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The state as a viewer may see it, field by field. JSON, text, digest and tests walk through here,
 * so what a viewer may not know is decided in one place. Ids and untranslated names only. What is
 * walked is the table of the fields (bs-fields-state.c); here is what of a battle is reckoned. */

#include "bs-view.h"

#include "engine/boarding/bs-docks.h"
#include "engine/fleet/bs-points.h"
#include "engine/ground/bs-viewer.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-deck.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-seen.h"
#include "engine/state/bs-state.h"
#include "bs-view-attack.h"
#include "bs-view-ship.h"

static void
game (BsView        *view,
      const BsField *field,
      gconstpointer  self)
{
  text (view, field->name, view->state->ruleset->id);
}

/* All that the game has, also what nobody has chosen. */
static void
options (BsView        *view,
         const BsField *field,
         gconstpointer  self)
{
  begin_object (view, field->name);
  for (guint i = 0; i < view->state->ruleset->options->len; i++)
    {
      BsId id = ((BsOption *) view->state->ruleset->options->pdata[i])->id;

      text (view, id, bs_state_option (view->state, id));
    }
  end_object (view);
}

static void
due (BsView *view,
     BsId    ship,
     BsId    stack)
{
  begin_object (view, NULL);
  text (view, "ship", ship);
  text (view, "stack", stack);
  end_object (view);
}

static void
order (BsView        *view,
       const BsField *field,
       gconstpointer  self)
{
  const BsState *state = self;
  const BsShip *active = bs_state_ship (state, state->active);

  begin_array (view, field->name);
  if (active != NULL && !active->deeds.turn_over)
    due (view, active->id, state->active_stack);
  for (guint i = 0; i < state->order->len; i++)
    due (view, g_array_index (state->order, BsDue, i).ship,
         g_array_index (state->order, BsDue, i).stack);
  end_array (view);
}

static void
question_rule (BsView        *view,
               const BsField *field,
               gconstpointer  self)
{
  BsId key = ((const BsQuestion *) self)->rule;
  const BsRule *rule = key != NULL ? bs_ruleset_rule_by_key (view->state->ruleset, key) : NULL;

  text (view, field->name, rule != NULL ? rule->id : key);
}

static void
question_count (BsView        *view,
                const BsField *field,
                gconstpointer  self)
{
  const BsQuestion *question = self;

  integer (view, field->name, question->side != NULL && view->state->attack != NULL
                                ? bs_attack_dice (view->state, question->side) : question->count);
}

static void
player_points (BsView        *view,
               const BsField *field,
               gconstpointer  self)
{
  gboolean whole;
  int points = bs_points_told (view->state, ((const BsPlayer *) self)->id, view->viewer, &whole);

  if (whole)
    integer (view, field->name, points);
  else
    text (view, field->name, NULL);
}

static void
player_victory (BsView        *view,
                const BsField *field,
                gconstpointer  self)
{
  integer (view, field->name, bs_victory_points (self));
}

static void
discard (BsView        *view,
         const BsField *field,
         gconstpointer  self)
{
  integer (view, field->name, bs_deck_pile (self));
}

/* As it is kept: who draws counts in this order. */
static void
unseen (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const GArray *faces = ((const BsCardPool *) self)->unseen;

  begin_object (view, field->name);
  for (guint i = 0; i < faces->len; i++)
    integer (view, g_array_index (faces, BsCounter, i).kind, g_array_index (faces, BsCounter, i).n);
  end_object (view);
}

static void
winner (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const BsState *state = self;
  GString *names = g_string_new (NULL);

  for (guint i = 0; state->teams_won != NULL && i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (g_ptr_array_find (state->teams_won, player->team, NULL))
        g_string_append_printf (names, "%s%s", names->len > 0 ? "," : "", player->id);
    }
  text (view, field->name, names->len > 0 ? names->str : state->ended ? "draw" : NULL);
  g_string_free (names, TRUE);
}

static void
clusters_of_docks (BsView        *view,
                   const BsField *field,
                   gconstpointer  self)
{
  g_autoptr (GPtrArray) clusters = bs_docks_clusters (view->state);

  begin_array (view, field->name);
  for (guint i = 0; i < clusters->len; i++)
    {
      begin_object (view, NULL);
      bs_view_ids (view, "ships", clusters->pdata[i]);
      boolean (view, "jackpot", bs_docks_is_jackpot (view->state, clusters->pdata[i]));
      end_object (view);
    }
  end_array (view);
}

static const BsViewRow state_rows[] = {
  { &bs_state_fields, "game", game },
  { &bs_state_fields, "options", options },
  { &bs_state_fields, "order", order },
  { &bs_state_fields, "winner", winner },
  { &bs_state_fields, "clusters", clusters_of_docks },
  { &bs_question_fields, "rule", question_rule },
  { &bs_question_fields, "count", question_count },
  { &bs_player_fields, "points", player_points },
  { &bs_player_fields, "victory_points", player_victory },
  { &bs_deck_fields, "discard", discard },
  { &bs_card_pool_fields, "unseen", unseen },
  { NULL, NULL, NULL },
};

/* Field -> BsViewRow. */
static GHashTable *
make_rows (void)
{
  const BsViewRow *const all[] = { state_rows, bs_view_attack_rows, bs_view_ship_rows };
  GHashTable *rows = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    for (const BsViewRow *row = all[i]; row->of != NULL; row++)
      for (const BsField *field = row->of->fields; !bs_field_is_end (field); field++)
        if (field->reckoned && g_strcmp0 (field->name, row->name) == 0)
          g_hash_table_insert (rows, (gpointer) field, (gpointer) row);
  return rows;
}

static const BsViewRow *
find_row (const BsField *field)
{
  static gsize rows = 0;

  if (g_once_init_enter (&rows))
    g_once_init_leave (&rows, (gsize) make_rows ());
  return g_hash_table_lookup ((GHashTable *) rows, field);
}

/**
 * bs_view_walk_as:
 * @state: the battle
 * @viewer: (nullable): a player; %NULL: what everybody knows; %BS_VIEW_ALL: everything
 * @version: 1 to %BS_DIGEST: with the fields that stood in that digest
 * @visitor: what is called field by field, always in the same order
 * @data: for the visitor
 *
 * The caller opens and closes the outermost object.
 */
void
bs_view_walk_as (const BsState   *state,
                 BsId             viewer,
                 int              version,
                 const BsVisitor *visitor,
                 gpointer         data)
{
  g_autoptr (BsState) seen = bs_state_seen_by (state, viewer);
  BsView view = {
    .state = seen,
    .viewer = viewer,
    .version = version,
    .visitor = visitor,
    .data = data,
    .find_row = find_row,
  };

  if (g_strcmp0 (viewer, BS_VIEW_ALL) == 0)
    view.viewer = BS_VIEW_ALL;
  bs_view_fields (&view, &bs_state_fields, seen);
}
