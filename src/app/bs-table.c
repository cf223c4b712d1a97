/* bs-table.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-table.h"

#include "bs-ask.h"
#include "bs-rule-link.h"

#include <glib/gi18n.h>

/* The order of the schema's enum. */
enum
{
  MANNER_ASK,
  MANNER_HINT,
  MANNER_NEVER,
};

/**
 * BsTable:
 *
 * What all pages of a window share: the state that is shown, the ship that is chosen, and the one way in which a widget does
 * something. It knows no rule: it asks the engine's judge, and the preferences what to do with the answer.
 */
struct _BsTable
{
  GObject parent_instance;

  /* Owned. */
  GSettings *settings;
  BsState *state;
  BsSession *session;   /* (nullable) */
  gulong changed_id, trouble_id;

  const char *hint;     /* (nullable) borrowed: what is said after what is being done now */
  BsId hint_rule;       /* (nullable) the rule that says it */
  BsId chosen;
  BsId viewer;          /* (nullable) who peeks */
  guint line;           /* the line that is looked at; 0: now */
};

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

/* What a popover does when it is answered with "anyway". */
typedef struct
{
  BsTable *table;
  GPtrArray *commands;
  GtkWidget *from;
} Pending;

static void carry_out (BsTable   *self,
                       GtkWidget *from,
                       GPtrArray *commands);

static void
pending_free (gpointer data)
{
  Pending *pending = data;

  g_object_unref (pending->table);
  g_ptr_array_unref (pending->commands);
  g_object_unref (pending->from);
  g_free (pending);
}

/* The rule that it is said by, if any. */
static void
say_rule (BsTable    *self,
          const char *sentence,
          BsId        rule,
          gboolean    undo)
{
  g_signal_emit (self, signals[SAID], 0, sentence, rule, undo);
}

static void
say (BsTable    *self,
     const char *sentence,
     gboolean    undo)
{
  say_rule (self, sentence, NULL, undo);
}

static BsId
rule_of (const BsVerdict *verdict)
{
  const BsReason *first = verdict->reasons->len > 0 ? verdict->reasons->pdata[0] : NULL;

  return first != NULL && first->rule != NULL ? first->rule->id : NULL;
}

static void
anyway_cb (gpointer data)
{
  Pending *pending = data;

  for (guint i = 0; i < pending->commands->len; i++)
    ((BsCommand *) pending->commands->pdata[i])->anyway = TRUE;
  carry_out (pending->table, pending->from, pending->commands);
}

/* Asks beside what was tapped whether it is done anyway. Takes @commands. */
static void
ask_anyway (BsTable         *self,
            GtkWidget       *from,
            GPtrArray       *commands,
            const BsVerdict *verdict)
{
  Pending *pending = g_new (Pending, 1);
  g_autofree char *text = bs_verdict_text (verdict, self->state->ruleset);

  *pending = (Pending) { g_object_ref (self), commands, g_object_ref (from) };
  bs_ask_anyway (from, text, bs_rule_links_new (verdict), _("_Do It Anyway"), anyway_cb, pending, pending_free);
}

/* Puts what happened into one sentence after the other; only what is worth it; then what is to be heeded about it. */
static void
tell_events (BsTable   *self,
             GPtrArray *events)
{
  g_autoptr (GString) string = g_string_new (NULL);

  for (guint i = 0; events != NULL && i < events->len; i++)
    {
      const BsEvent *event = events->pdata[i];
      g_autofree char *text = NULL;

      if (!event->kind->announce || (event->viewer != NULL && event->viewer != bs_table_get_viewer (self)))
        continue;

      text = bs_event_text (event, self->state->ruleset, self->state->catalogue);
      if (string->len > 0)
        g_string_append_c (string, ' ');
      g_string_append (string, text);
    }

  if (self->hint != NULL)
    {
      if (string->len > 0)
        g_string_append_c (string, ' ');
      g_string_append (string, self->hint);
      self->hint = NULL;
    }

  if (string->len > 0)
    say_rule (self, string->str, self->hint_rule, bs_session_can_undo (self->session));
}

static void
session_changed_cb (BsTable   *self,
                    GPtrArray *events)
{
  self->line = 0;
  bs_table_set_state (self, (BsState *) bs_session_get_state (self->session));
  tell_events (self, events);
}

static void
session_trouble_cb (BsTable    *self,
                    const char *sentence)
{
  g_signal_emit (self, signals[CHANGED], 0);
  if (sentence != NULL)
    say (self, sentence, FALSE);
}

static void
carry_out (BsTable   *self,
           GtkWidget *from,
           GPtrArray *commands)
{
  g_autoptr (BsVerdict) verdict = NULL;
  g_autofree char *text = NULL;
  guint refused = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *line = bs_command_print (commands->pdata[i]);

      g_signal_emit (self, signals[PERFORMED], 0, line);
    }

  if (self->session == NULL)
    return;

  if (commands->len == 1)
    verdict = bs_session_perform (self->session, commands->pdata[0], bs_table_get_viewer (self));
  else
    verdict = bs_session_perform_group (self->session, commands, bs_table_get_viewer (self), &refused);

  text = bs_verdict_text (verdict, self->state->ruleset);
  if (verdict->level == BS_VERDICT_ERROR)
    say_rule (self, text, rule_of (verdict), FALSE);
  else if (verdict->level == BS_VERDICT_AGAINST && !((BsCommand *) commands->pdata[0])->anyway)
    ask_anyway (self, from, g_ptr_array_ref (commands), verdict);
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
  /* A sentence to be shown and announced; the rule that says it, or NULL; whether Undo takes it back. */
  signals[SAID] = g_signal_new ("said", BS_TYPE_TABLE, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_BOOLEAN);
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
 * Returns: (transfer none) (nullable): the state that is shown: the present one, or an earlier one that is looked at
 */
const BsState *
bs_table_get_state (BsTable *self)
{
  g_return_val_if_fail (BS_IS_TABLE (self), NULL);

  return self->state;
}

/**
 * bs_table_set_state:
 * @self: the table
 * @state: (nullable): what is shown from now on
 */
void
bs_table_set_state (BsTable *self,
                    BsState *state)
{
  BsId active = self->state != NULL ? self->state->active : NULL;
  BsId chosen = self->chosen;

  g_return_if_fail (BS_IS_TABLE (self));

  if (state != NULL)
    bs_state_ref (state);
  g_clear_pointer (&self->state, bs_state_unref);
  self->state = state;

  /* Whoever acts now has the panel; who was chosen by hand keeps it until then. */
  if (state != NULL && state->active != NULL && state->active != active)
    self->chosen = state->active;

  if (self->chosen != NULL && (state == NULL || bs_state_ship (state, self->chosen) == NULL))
    self->chosen = NULL;
  g_signal_emit (self, signals[CHANGED], 0);
  if (self->chosen != chosen)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOSEN]);
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
  bs_table_set_state (self, NULL);
  if (session == NULL)
    return;

  self->session = g_object_ref (session);
  self->changed_id = g_signal_connect_swapped (session, "changed", G_CALLBACK (session_changed_cb), self);
  self->trouble_id = g_signal_connect_swapped (session, "trouble", G_CALLBACK (session_trouble_cb), self);
  bs_table_set_state (self, (BsState *) bs_session_get_state (session));
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
  bs_table_set_state (self, self->line > 0 ? place->state : (BsState *) bs_session_get_state (self->session));
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

static void
tell_step (BsTable    *self,
           BsVerdict  *verdict,
           const char *label,
           const char *format)
{
  g_autofree char *text = bs_verdict_text (verdict, self->state->ruleset);
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *done = g_strjoinv (label, parts);

  say (self, verdict->level >= BS_VERDICT_AGAINST ? text : done, FALSE);
}

/**
 * bs_table_undo:
 * @self: the table
 *
 * Takes the last step back.
 */
void
bs_table_undo (BsTable *self)
{
  g_autofree char *label = NULL;
  g_autoptr (BsVerdict) verdict = NULL;

  if (self->session == NULL || !bs_session_can_undo (self->session))
    return;

  label = bs_session_dup_undo_label (self->session);
  verdict = bs_session_undo (self->session, 1);
  /* Translators: %s is what was undone: "Khazara attacks Enterprise-D". */
  tell_step (self, verdict, label, _("Undone: %s"));
}

/**
 * bs_table_redo:
 * @self: the table
 *
 * Does the last step again that was taken back.
 */
void
bs_table_redo (BsTable *self)
{
  g_autofree char *label = NULL;
  g_autoptr (BsVerdict) verdict = NULL;

  if (self->session == NULL || !bs_session_can_redo (self->session))
    return;

  label = bs_session_dup_redo_label (self->session);
  verdict = bs_session_redo (self->session, 1);
  /* Translators: %s is what was done again: "Khazara attacks Enterprise-D". */
  tell_step (self, verdict, label, _("Done again: %s"));
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
 * Returns: (nullable): the player who holds the peek button; else everybody looks
 */
BsId
bs_table_get_viewer (BsTable *self)
{
  return self->viewer;
}

/**
 * bs_table_set_viewer:
 * @self: the table
 * @viewer: (nullable): the player who begins to peek; %NULL: it is over
 */
void
bs_table_set_viewer (BsTable *self,
                     BsId     viewer)
{
  g_return_if_fail (BS_IS_TABLE (self));

  if (self->viewer == viewer)
    return;

  self->viewer = viewer;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEWER]);
}

/* What the preferences say about this verdict. */
static int
manner_for (BsTable         *self,
            const BsVerdict *verdict,
            const BsCommand *command)
{
  /* What is set by hand needs no question. */
  if (command->anyway)
    return MANNER_NEVER;

  if (verdict->level == BS_VERDICT_AGAINST)
    return g_settings_get_enum (self->settings, "break-rules");

  if (verdict->level == BS_VERDICT_HINT && g_str_equal (command->verb, "next"))
    return g_settings_get_enum (self->settings, "open-may");

  return MANNER_HINT;
}

/**
 * bs_table_perform_all:
 * @self: the table
 * @from: the widget that was tapped
 * @commands: (transfer full): what one tap does: BsCommand, in order; one step of undo
 *
 * Does it, if the judge of the first line and the preferences agree; else asks beside @from. A widget does whatever it does through
 * this function and its two sisters.
 */
void
bs_table_perform_all (BsTable   *self,
                      GtkWidget *from,
                      GPtrArray *commands)
{
  g_autoptr (BsVerdict) verdict = NULL;
  g_autofree char *text = NULL;
  BsCommand *command = commands->pdata[0];
  int manner;

  g_return_if_fail (BS_IS_TABLE (self) && self->state != NULL);

  verdict = bs_judge (self->state, command, bs_table_get_viewer (self));
  text = bs_verdict_text (verdict, self->state->ruleset);
  manner = manner_for (self, verdict, command);

  if (verdict->level == BS_VERDICT_ERROR)
    {
      say_rule (self, text, rule_of (verdict), FALSE);
      g_ptr_array_unref (commands);
      return;
    }

  if (verdict->level != BS_VERDICT_OK && manner == MANNER_ASK)
    {
      ask_anyway (self, from, commands, verdict);
      return;
    }

  if (verdict->level == BS_VERDICT_AGAINST)
    for (guint i = 0; i < commands->len; i++)
      ((BsCommand *) commands->pdata[i])->anyway = TRUE;

  if (verdict->level != BS_VERDICT_OK && manner == MANNER_HINT)
    {
      self->hint = text;
      self->hint_rule = rule_of (verdict);
    }
  g_object_ref (from);
  carry_out (self, from, commands);
  g_object_unref (from);
  self->hint = NULL;
  self->hint_rule = NULL;
  g_ptr_array_unref (commands);
}

/**
 * bs_table_perform:
 * @self: the table
 * @from: the widget that was tapped
 * @command: (transfer full): what the tap does
 *
 * As bs_table_perform_all(), for one command.
 */
void
bs_table_perform (BsTable   *self,
                  GtkWidget *from,
                  BsCommand *command)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  g_ptr_array_add (commands, command);
  bs_table_perform_all (self, from, commands);
}

/**
 * bs_table_perform_line:
 * @self: the table
 * @from: the widget that was tapped
 * @format: a line of the battle language, with places as printf() has them
 * @...: what stands in the places: ids and numbers, never text that people wrote
 *
 * As bs_table_perform(), for a line that is written out.
 */
void
bs_table_perform_line (BsTable    *self,
                       GtkWidget  *from,
                       const char *format,
                       ...)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  BsCommand *command;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);

  command = bs_command_parse (line, &error);
  if (command != NULL)
    bs_table_perform (self, from, command);
  else
    say (self, error->message, FALSE);
}
