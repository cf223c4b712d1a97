/* bs-session.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-session.h"

#include "bs-session-private.h"
#include "bs-session-rules.h"

#include <glib/gi18n.h>

#include <string.h>

G_DEFINE_FINAL_TYPE (BsSession, bs_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_STATE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_READ_ONLY,
  PROP_TITLE,
  PROP_PATH,
  PROP_TROUBLE,
  N_PROPS,
};

enum
{
  CHANGED,
  TROUBLE,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
bs_session_dispose (GObject *object)
{
  BsSession *self = BS_SESSION (object);

  /* The worker ends here: from now on nothing calls back. */
  g_clear_pointer (&self->record, bs_record_free);

  G_OBJECT_CLASS (bs_session_parent_class)->dispose (object);
}

static void
bs_session_finalize (GObject *object)
{
  BsSession *self = BS_SESSION (object);

  g_clear_pointer (&self->history, bs_history_free);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_pointer (&self->rules, bs_rules_unref);
  g_clear_pointer (&self->header, bs_command_free);
  g_clear_pointer (&self->chance, bs_chance_free);
  g_clear_pointer (&self->texts, g_ptr_array_unref);
  g_clear_pointer (&self->notices, g_ptr_array_unref);
  g_clear_pointer (&self->failed, g_ptr_array_unref);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->trouble, g_free);
  g_clear_pointer (&self->context, g_main_context_unref);

  G_OBJECT_CLASS (bs_session_parent_class)->finalize (object);
}

static void
bs_session_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  BsSession *self = BS_SESSION (object);

  switch (prop_id)
    {
    case PROP_STATE:
      g_value_set_pointer (value, (gpointer) bs_session_get_state (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, bs_session_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, bs_session_can_redo (self));
      break;
    case PROP_UNDO_LABEL:
      g_value_take_string (value, bs_session_dup_undo_label (self));
      break;
    case PROP_REDO_LABEL:
      g_value_take_string (value, bs_session_dup_redo_label (self));
      break;
    case PROP_READ_ONLY:
      g_value_set_boolean (value, bs_session_get_read_only (self));
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_PATH:
      g_value_set_string (value, bs_session_get_path (self));
      break;
    case PROP_TROUBLE:
      g_value_set_string (value, self->trouble);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bs_session_class_init (BsSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bs_session_dispose;
  object_class->finalize = bs_session_finalize;
  object_class->get_property = bs_session_get_property;

  props[PROP_STATE] = g_param_spec_pointer ("state", NULL, NULL, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, NULL, flags);
  props[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, NULL, flags);
  props[PROP_READ_ONLY] = g_param_spec_boolean ("read-only", NULL, NULL, FALSE, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_PATH] = g_param_spec_string ("path", NULL, NULL, NULL, flags);
  props[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* The events of the step, as a GPtrArray of BsEvent; none after undo and redo. */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_PTR_ARRAY);
  signals[TROUBLE] = g_signal_new ("trouble", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bs_session_init (BsSession *self)
{
  self->chance = bs_chance_new ();
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->notices = g_ptr_array_new_with_free_func (g_free);
  self->context = g_main_context_ref_thread_default ();
  self->behind = TRUE;
}

/* The battle after its header: what the rules do not say stands there. */
static BsState *
start_state (BsRules         *rules,
             const BsCommand *header)
{
  BsState *state = bs_state_new (rules->ruleset, rules->catalogue);

  state->mission = bs_id (bs_command_get (header, "mission"));

  return state;
}

static void
update_title (BsSession *self)
{
  const char *told = bs_command_get (self->header, "title");

  g_clear_pointer (&self->title, g_free);
  if (told != NULL && *told != '\0')
    self->title = g_strdup (told);
  else if (self->record != NULL)
    {
      g_autofree char *base = g_path_get_basename (bs_record_path (self->record));

      if (g_str_has_suffix (base, ".boardside"))
        base[strlen (base) - strlen (".boardside")] = '\0';
      self->title = g_filename_display_name (base);
    }
  else
    self->title =
      g_strdup (bs_ruleset_text (self->rules->ruleset, "ruleset", self->rules->ruleset->name));
}

/**
 * bs_session_make:
 *
 * Returns: (transfer full): a battle that has only its header, in memory
 */
BsSession *
bs_session_make (BsLibrary       *library,
                 BsRules         *rules,
                 const BsCommand *header)
{
  BsSession *self = g_object_new (BS_TYPE_SESSION, NULL);
  BsState *start = start_state (rules, header);

  self->library = bs_library_ref (library);
  self->rules = bs_rules_ref (rules);
  self->header = bs_command_copy (header);
  self->history = bs_history_new (start);
  bs_state_unref (start);
  update_title (self);

  return self;
}

/**
 * bs_session_new:
 * @library: where rules are found
 * @header: the first line: game, extension, mission, title
 *
 * Returns: (transfer full): a new battle in memory; NULL if there are no such rules
 */
BsSession *
bs_session_new (BsLibrary       *library,
                const BsCommand *header,
                GError         **error)
{
  g_autoptr (BsCommand) stored = bs_command_copy (header);
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsRules) rules = NULL;
  BsSession *self;

  bs_command_unset (stored, "rules");
  rules = bs_session_find_rules (library, stored, NULL, notices, error);
  if (rules == NULL)
    return NULL;
  bs_command_set (stored, "rules", rules->hash);
  self = bs_session_make (library, rules, stored);
  g_ptr_array_add (self->texts, bs_command_print (stored));

  return self;
}

/**
 * bs_session_create:
 * @library: where rules are found, and where they are kept
 * @path: where the record is to be; nothing may be there
 * @header: the first line
 *
 * Returns: (transfer full): a new battle with its record on the disk
 */
BsSession *
bs_session_create (BsLibrary       *library,
                   const char      *path,
                   const BsCommand *header,
                   GError         **error)
{
  g_autoptr (BsSession) self = bs_session_new (library, header, error);
  g_autoptr (GError) keep_error = NULL;
  BsRecord *record;

  if (self == NULL)
    return NULL;
  record = bs_record_create (path, self->texts, error);
  if (record == NULL)
    return NULL;
  bs_session_take_record (self, record);
  if (!bs_library_keep (library, self->rules, &keep_error))
    g_ptr_array_add (self->notices,
                     g_strdup_printf (_("the rules of this battle could not be kept for later: %s"),
                                      bs_error_reason (keep_error)));

  return g_steal_pointer (&self);
}

typedef struct
{
  GWeakRef session;
  char *message;
} Failure;

static void
free_failure (gpointer data)
{
  Failure *failure = data;

  g_weak_ref_clear (&failure->session);
  g_free (failure->message);
  g_free (failure);
}

static gboolean
tell_failure_cb (gpointer data)
{
  Failure *failure = data;
  g_autoptr (BsSession) self = g_weak_ref_get (&failure->session);

  if (self != NULL)
    bs_session_set_trouble (self, failure->message);

  return G_SOURCE_REMOVE;
}

/* Called by the worker, which ends before the session does. */
static void
sync_failed_cb (const char *message,
                gpointer    user_data)
{
  BsSession *self = user_data;
  Failure *failure = g_new0 (Failure, 1);

  g_weak_ref_init (&failure->session, self);
  failure->message = g_strdup (message);
  g_main_context_invoke_full (self->context, G_PRIORITY_DEFAULT, tell_failure_cb, failure,
                              free_failure);
}

/**
 * bs_session_take_record:
 * @record: (nullable) (transfer full): the file that the battle goes on in
 */
void
bs_session_take_record (BsSession *self,
                        BsRecord  *record)
{
  g_clear_pointer (&self->record, bs_record_free);
  self->record = record;
  if (record != NULL)
    bs_record_sync_behind (record, self->behind, sync_failed_cb, self);
  update_title (self);
}

/**
 * bs_session_set_sync_behind:
 * @behind: whether a worker syncs within 100 ms, as it does if nothing is said;
 *   else bs_session_sync() is to be called
 */
void
bs_session_set_sync_behind (BsSession *self,
                            gboolean   behind)
{
  self->behind = behind;
  if (self->record != NULL)
    bs_record_sync_behind (self->record, behind, sync_failed_cb, self);
}

/**
 * bs_session_set_trouble:
 * @sentence: (nullable): what is wrong with the file; NULL if all is well again
 */
void
bs_session_set_trouble (BsSession  *self,
                        const char *sentence)
{
  if (g_strcmp0 (self->trouble, sentence) == 0)
    return;

  g_free (self->trouble);
  self->trouble = g_strdup (sentence);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TROUBLE]);
  if (sentence != NULL)
    g_signal_emit (self, signals[TROUBLE], 0, sentence);
}

/**
 * bs_session_tell_changed:
 * @events: (element-type BsEvent): what the last step told
 */
void
bs_session_tell_changed (BsSession *self,
                         GPtrArray *events)
{
  GObject *object = G_OBJECT (self);

  g_object_freeze_notify (object);
  g_object_notify_by_pspec (object, props[PROP_STATE]);
  g_object_notify_by_pspec (object, props[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (object, props[PROP_CAN_REDO]);
  g_object_notify_by_pspec (object, props[PROP_UNDO_LABEL]);
  g_object_notify_by_pspec (object, props[PROP_REDO_LABEL]);
  g_signal_emit (self, signals[CHANGED], 0, events);
  g_object_thaw_notify (object);
}

/**
 * bs_session_get_state:
 *
 * Returns: (transfer none): the battle now; it never changes, another one comes
 */
const BsState *
bs_session_get_state (BsSession *self)
{
  return bs_history_state (self->history);
}

/**
 * bs_session_get_history:
 */
const BsHistory *
bs_session_get_history (BsSession *self)
{
  return self->history;
}

/**
 * bs_session_get_rules:
 */
const BsRules *
bs_session_get_rules (BsSession *self)
{
  return self->rules;
}

/**
 * bs_session_get_title:
 */
const char *
bs_session_get_title (BsSession *self)
{
  return self->title;
}

/**
 * bs_session_get_path:
 *
 * Returns: (transfer none) (nullable): where its record is; NULL in memory
 */
const char *
bs_session_get_path (BsSession *self)
{
  return self->record != NULL ? bs_record_path (self->record) : NULL;
}

/**
 * bs_session_get_trouble:
 *
 * Returns: (transfer none) (nullable): what is wrong with the file
 */
const char *
bs_session_get_trouble (BsSession *self)
{
  return self->trouble;
}

/**
 * bs_session_get_read_only:
 */
gboolean
bs_session_get_read_only (BsSession *self)
{
  return self->record != NULL && bs_record_is_read_only (self->record);
}

/**
 * bs_session_why_read_only:
 */
const char *
bs_session_why_read_only (BsSession *self)
{
  return self->record != NULL ? bs_record_why_read_only (self->record) : NULL;
}

/**
 * bs_session_can_undo:
 */
gboolean
bs_session_can_undo (BsSession *self)
{
  return bs_history_n_undo (self->history) > 0 && !bs_session_get_read_only (self);
}

/**
 * bs_session_can_redo:
 */
gboolean
bs_session_can_redo (BsSession *self)
{
  return bs_history_n_redo (self->history) > 0 && !bs_session_get_read_only (self);
}

/**
 * bs_session_dup_undo_label:
 *
 * Returns: (transfer full) (nullable): what undo would take back
 */
char *
bs_session_dup_undo_label (BsSession *self)
{
  const BsStep *step = bs_history_undo_step (self->history);

  return step != NULL ? bs_step_label (step) : NULL;
}

/**
 * bs_session_dup_redo_label:
 *
 * Returns: (transfer full) (nullable): what redo would do again
 */
char *
bs_session_dup_redo_label (BsSession *self)
{
  const BsStep *step = bs_history_redo_step (self->history);

  return step != NULL ? bs_step_label (step) : NULL;
}

/**
 * bs_session_get_notices:
 *
 * Returns: (transfer none) (element-type utf8): what was found when it was opened,
 *   translated
 */
const GPtrArray *
bs_session_get_notices (BsSession *self)
{
  return self->notices;
}

/**
 * bs_session_get_health:
 *
 * Returns: how the file was when it was opened
 */
BsRecordHealth
bs_session_get_health (BsSession *self)
{
  return self->health;
}

/**
 * bs_session_set_seed:
 *
 * Makes the virtual dice from now on the same in each run.
 */
void
bs_session_set_seed (BsSession *self,
                     guint32    seed)
{
  g_clear_pointer (&self->chance, bs_chance_free);
  self->chance = bs_chance_new_seeded (seed);
}
