/* bs-table.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-table.h"

#include "bs-table-private.h"

#include "model/shown/bs-words.h"

#include <string.h>

/* What is shown, who is chosen, who looks behind the curtain; how something is done:
 * bs-table-perform.c. */

enum
{
  PROP_0,
  PROP_CHOSEN,
  PROP_VIEWER,
  N_PROPS,
};

enum
{
  CHANGED,
  SAID,
  PERFORMED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BsTable, bs_table, G_TYPE_OBJECT)

/**
 * bs_table_say:
 * @self: the table
 * @sentence: what is to be shown and announced
 * @rule: (nullable): the rule that says it
 * @undo: whether Undo takes it back
 *
 * Says something to whoever shows what is said.
 */
void
bs_table_say (BsTable    *self,
              const char *sentence,
              BsId        rule,
              gboolean    undo)
{
  g_signal_emit (self, signals[SAID], 0, sentence, rule, undo);
}

/**
 * bs_table_note_line:
 * @self: the table
 * @line: a line of the battle language
 *
 * Tells whoever listens that the line goes to the battle.
 */
void
bs_table_note_line (BsTable    *self,
                    const char *line)
{
  g_signal_emit (self, signals[PERFORMED], 0, line);
}

static void
see (BsTable *self)
{
  g_clear_pointer (&self->seen, bs_state_unref);
  g_clear_pointer (&self->own, bs_state_unref);
  if (self->state != NULL)
    self->seen = bs_state_seen_by (self->state, NULL);
  if (self->state != NULL && self->viewer != NULL)
    self->own = bs_state_seen_by (self->state, self->viewer);
}

static void
set_state (BsTable *self,
           BsState *state)
{
  BsId active = self->state != NULL ? self->state->active : NULL;
  BsId chosen = self->chosen;

  g_return_if_fail (BS_IS_TABLE (self));

  /* What is filled now is filled in the open. */
  bs_table_set_viewer (self, NULL);
  if (state != NULL)
    bs_state_ref (state);
  g_clear_pointer (&self->state, bs_state_unref);
  self->state = state;
  see (self);

  /* Whoever acts now has the panel; who was chosen by hand keeps it until then. */
  if (state != NULL && state->active != NULL && state->active != active)
    self->chosen = state->active;

  if (self->chosen != NULL && (state == NULL || bs_state_ship (state, self->chosen) == NULL))
    self->chosen = NULL;
  g_signal_emit (self, signals[CHANGED], 0);
  if (self->chosen != chosen)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOSEN]);
}

/* Puts what happened into one sentence after the other; only what is worth it; then what is to be
 * heeded about it. */
static void
tell_events (BsTable   *self,
             GPtrArray *events)
{
  g_autoptr (GString) string = g_string_new (NULL);
  BsId said_by = self->hint_rule;

  for (guint i = 0; events != NULL && i < events->len; i++)
    {
      const BsEvent *event = events->pdata[i];
      const BsRule *rule;
      g_autofree char *text = NULL;

      /* It is said in the open. */
      if (!event->kind->announce || event->viewer != NULL)
        continue;

      rule = said_by == NULL && event->kind->rule != NULL
             ? bs_ruleset_rule_by_key (self->state->ruleset, event->kind->rule) : NULL;
      if (rule != NULL)
        said_by = rule->id;
      text = bs_event_text (event, self->state->ruleset, self->state->catalogue);
      if (string->len > 0)
        g_string_append_c (string, ' ');
      g_string_append (string, text);
    }

  if (self->hint != NULL && strstr (string->str, self->hint) == NULL)
    {
      if (string->len > 0)
        g_string_append_c (string, ' ');
      g_string_append (string, self->hint);
    }
  self->hint = NULL;

  if (string->len > 0)
    {
      bs_table_say (self, string->str, said_by, bs_session_can_undo (self->session));
    }
  else if (events != NULL && !self->state->begun && bs_session_can_undo (self->session))
    {
      /* What builds a fleet is no news of a battle; but what was said of the step before is
       * over. */
      g_autofree char *label = bs_session_dup_undo_label (self->session);

      bs_table_say (self, label, NULL, TRUE);
    }
  else if (events != NULL)
    {
      bs_table_say (self, "", NULL, FALSE);
    }
}

static void
session_changed_cb (BsTable   *self,
                    GPtrArray *events)
{
  self->line = 0;
  set_state (self, (BsState *) bs_session_get_state (self->session));
  tell_events (self, events);
}

static void
session_trouble_cb (BsTable    *self,
                    const char *sentence)
{
  g_autofree char *whole = bs_words_sentence (sentence);

  g_signal_emit (self, signals[CHANGED], 0);
  if (sentence != NULL)
    bs_table_say (self, whole, NULL, FALSE);
}

static void
bs_table_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  BsTable *self = BS_TABLE (object);

  if (id == PROP_CHOSEN)
    g_value_set_string (value, self->chosen);
  else if (id == PROP_VIEWER)
    g_value_set_string (value, self->viewer);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_table_dispose (GObject *object)
{
  BsTable *self = BS_TABLE (object);

  g_clear_signal_handler (&self->changed_id, self->session);
  g_clear_signal_handler (&self->trouble_id, self->session);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->state, bs_state_unref);
  g_clear_pointer (&self->seen, bs_state_unref);
  g_clear_pointer (&self->own, bs_state_unref);

  G_OBJECT_CLASS (bs_table_parent_class)->dispose (object);
}

static void
bs_table_class_init (BsTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = bs_table_dispose;
  object_class->get_property = bs_table_get_property;

  props[PROP_CHOSEN] = g_param_spec_string ("chosen", NULL, NULL, NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_VIEWER] = g_param_spec_string ("viewer", NULL, NULL, NULL,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* The state that is shown is another one. */
  signals[CHANGED] = g_signal_new ("changed", BS_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /* A sentence to be shown and announced; the rule that says it, or NULL; whether Undo takes it
   * back. */
  signals[SAID] = g_signal_new ("said", BS_TYPE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_BOOLEAN);
  /* A line went to the battle. */
  signals[PERFORMED] = g_signal_new ("performed", BS_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bs_table_init (BsTable *self)
{
}

/**
 * bs_table_new:
 * @settings: the preferences
 *
 * Returns: (transfer full): an empty table
 */
BsTable *
bs_table_new (GSettings *settings)
{
  BsTable *self = g_object_new (BS_TYPE_TABLE, NULL);

  self->settings = g_object_ref (settings);

  return self;
}

/**
 * bs_table_get_settings:
 * @self: the table
 *
 * Returns: (transfer none): the preferences
 */
GSettings *
bs_table_get_settings (BsTable *self)
{
  return self->settings;
}

/**
 * bs_table_get_state:
 * @self: the table
 *
 * What lies face down is not in it: what a page does not get it cannot tell.
 *
 * Returns: (transfer none) (nullable): the state that is shown: the present one, or an earlier one
 * that is looked at; as everybody may see it
 */
const BsState *
bs_table_get_state (BsTable *self)
{
  g_return_val_if_fail (BS_IS_TABLE (self), NULL);

  return self->seen;
}

/**
 * bs_table_get_own_state:
 * @self: the table
 *
 * For what is shown behind the curtain, and nowhere else.
 *
 * Returns: (transfer none) (nullable): the state as who looks there may see it; where nobody does,
 * as everybody may
 */
const BsState *
bs_table_get_own_state (BsTable *self)
{
  g_return_val_if_fail (BS_IS_TABLE (self), NULL);

  return self->own != NULL ? self->own : self->seen;
}

/**
 * bs_table_set_session:
 * @self: the table
 * @session: (nullable): the battle that is shown and played from now on
 */
void
bs_table_set_session (BsTable   *self,
                      BsSession *session)
{
  g_return_if_fail (BS_IS_TABLE (self));

  g_clear_signal_handler (&self->changed_id, self->session);
  g_clear_signal_handler (&self->trouble_id, self->session);
  g_clear_object (&self->session);
  self->line = 0;
  /* Everybody lets go of the one before. */
  set_state (self, NULL);
  if (session == NULL)
    return;

  self->session = g_object_ref (session);
  self->changed_id =
    g_signal_connect_swapped (session, "changed", G_CALLBACK (session_changed_cb), self);
  self->trouble_id =
    g_signal_connect_swapped (session, "trouble", G_CALLBACK (session_trouble_cb), self);
  set_state (self, (BsState *) bs_session_get_state (session));
}

/**
 * bs_table_get_session:
 * @self: the table
 *
 * Returns: (transfer none) (nullable): the battle
 */
BsSession *
bs_table_get_session (BsTable *self)
{
  g_return_val_if_fail (BS_IS_TABLE (self), NULL);

  return self->session;
}

/**
 * bs_table_get_history:
 * @self: the table
 *
 * Returns: (transfer none) (nullable): all that happened
 */
const BsHistory *
bs_table_get_history (BsTable *self)
{
  return self->session != NULL ? bs_session_get_history (self->session) : NULL;
}

/**
 * bs_table_look_at:
 * @self: the table
 * @line: a line of the record, or 0 for now
 *
 * Shows the table as it was after that line; nothing can be done there.
 */
void
bs_table_look_at (BsTable *self,
                  guint    line)
{
  const BsHistory *history = bs_table_get_history (self);
  const BsPlace *place = history != NULL && line > 0 ? bs_history_place (history, line) : NULL;

  g_return_if_fail (BS_IS_TABLE (self));

  if (history == NULL || (line > 0 && place == NULL))
    return;

  self->line = line >= bs_history_n_lines (history) ? 0 : line;
  set_state (self,
             self->line > 0 ? place->state : (BsState *) bs_session_get_state (self->session));
}

/**
 * bs_table_get_line:
 * @self: the table
 *
 * Returns: the line that is looked at, or 0 for now
 */
guint
bs_table_get_line (BsTable *self)
{
  return self->line;
}

/**
 * bs_table_is_live:
 * @self: the table
 *
 * Returns: whether something can be done: it is now, and the record is ours
 */
gboolean
bs_table_is_live (BsTable *self)
{
  return self->line == 0 && (self->session == NULL || !bs_session_get_read_only (self->session));
}

/**
 * bs_table_get_chosen:
 * @self: the table
 *
 * Returns: (nullable): the ship whose panel is shown
 */
BsId
bs_table_get_chosen (BsTable *self)
{
  return self->chosen;
}

/**
 * bs_table_choose:
 * @self: the table
 * @ship: (nullable): the ship whose panel is shown from now on
 */
void
bs_table_choose (BsTable *self,
                 BsId     ship)
{
  g_return_if_fail (BS_IS_TABLE (self));

  if (self->chosen == ship)
    return;

  self->chosen = ship;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOSEN]);
}

/**
 * bs_table_choose_next:
 * @self: the table
 * @step: 1 or -1
 *
 * Goes on to the next ship in play, or back.
 */
void
bs_table_choose_next (BsTable *self,
                      int      step)
{
  int n = self->state != NULL ? (int) self->state->ships->len : 0;
  int at = step > 0 ? -1 : n;

  for (int i = 0; i < n; i++)
    if (((BsShip *) self->state->ships->pdata[i])->id == self->chosen)
      at = i;

  for (int i = 1; i <= n; i++)
    {
      const BsShip *ship = self->state->ships->pdata[(((at + i * step) % n) + n) % n];

      if (bs_ship_in_play (ship))
        {
          bs_table_choose (self, ship->id);
          return;
        }
    }
}

/**
 * bs_table_get_viewer:
 * @self: the table
 *
 * Returns: (nullable): the player who looks behind the curtain; else everybody looks
 */
BsId
bs_table_get_viewer (BsTable *self)
{
  return self->viewer;
}

/**
 * bs_table_get_asker:
 * @self: the table
 *
 * For whom a line is judged that is told in this window: nobody learns what lies face down by
 * guessing.
 *
 * Returns: who looks behind the curtain; else the table, %BS_VIEW_TABLE
 */
BsId
bs_table_get_asker (BsTable *self)
{
  return self->viewer != NULL ? self->viewer : bs_id (BS_VIEW_TABLE);
}

/**
 * bs_table_set_viewer:
 * @self: the table
 * @viewer: (nullable): the player who looks behind the curtain from now on; %NULL: it is over.
 * Pages in the open are not filled in between.
 */
void
bs_table_set_viewer (BsTable *self,
                     BsId     viewer)
{
  g_return_if_fail (BS_IS_TABLE (self));

  if (self->viewer == viewer)
    return;

  self->viewer = viewer;
  see (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}
