/* bs-import-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-import-view.h"

#include "app/handling/bs-dropped.h"
#include "app/handling/bs-file-dialog.h"
#include "app/widgets/bs-pieces.h"
#include "bs-import-preview.h"

#include "exchange/squads/bs-import.h"

#include <glib/gi18n.h>
#include <string.h>

/* How many bytes stand in the box at most: the longest list of a builder has some thousand. */
#define TEXT_MOST (64 * 1024)

/**
 * BsImportView:
 *
 * A list of another program comes into a fleet: pasted, from a file, or dropped. Everything is read
 * first, beside the window's own work, and shown in a BsImportPreview; its button takes it over in
 * one step. "back" tells that nothing is wanted. Where there is no battle yet the list is read for
 * its game only, and "found" tells it.
 */
struct _BsImportView
{
  AdwBin parent_instance;

  /* Template children. */
  GtkWidget *back;
  GtkWidget *paste;
  GtkWidget *text;
  GtkWidget *read;
  GtkWidget *waiting;
  GtkWidget *spinner;
  GtkWidget *trouble;
  GtkWidget *preview;

  /* Owned. */
  BsTable *table;         /* (nullable) without it the list is for a new battle */
  GBytes *bytes;          /* (nullable) what was read */
  BsImport *import;       /* (nullable) what it would bring */
  GCancellable *stop;     /* (nullable) while something is read */

  BsId player;
  BsId game;              /* (nullable) of a new battle; NULL: as the list says */
  int squad;              /* which one is wanted, or all */
  gboolean chosen;        /* somebody said which of several squads */
};

G_DEFINE_FINAL_TYPE (BsImportView, bs_import_view, ADW_TYPE_BIN)

static guint back_signal, found_signal;

/* What a thread of its own needs: nothing of it changes. */
typedef struct
{
  char *path;             /* (nullable) a file that is to be loaded */
  GBytes *bytes;          /* (nullable) */
  BsState *state;         /* (nullable) */
  BsId player;
  BsId game;              /* (nullable) */
  int squad;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  g_clear_pointer (&job->state, bs_state_unref);
  g_free (job);
}

static void
import_free (gpointer data)
{
  bs_import_free (data);
}

/* The window's own library is for its thread alone; whose squad it will be is nothing that is
 * shown. */
static BsImport *
read_for_new (Job     *job,
              GError **error)
{
  g_autoptr (BsLibrary) library = bs_library_new ();

  return bs_import_read_for (job->bytes, library, job->game, bs_id ("p1"), job->squad, error);
}

static void
work_cb (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  BsImport *import = NULL;

  if (job->path != NULL)
    job->bytes = bs_import_load (job->path, &error);
  if (job->bytes != NULL)
    import = job->state != NULL
               ? bs_import_read (job->bytes, job->state, job->player, job->squad, &error)
               : read_for_new (job, &error);
  if (import != NULL)
    g_task_return_pointer (task, import, import_free);
  else
    g_task_return_error (task, error);
}

static GtkTextBuffer *
get_buffer (BsImportView *self)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
}

/* As one edit, so that Ctrl+Z brings back what stood there. */
static void
put_text (BsImportView *self,
          const char   *text,
          gssize        length)
{
  GtkTextBuffer *buffer = get_buffer (self);
  GtkTextIter begin, end;

  gtk_text_buffer_get_bounds (buffer, &begin, &end);
  gtk_text_buffer_begin_user_action (buffer);
  gtk_text_buffer_delete (buffer, &begin, &end);
  gtk_text_buffer_insert (buffer, &begin, text, length);
  gtk_text_buffer_end_user_action (buffer);
}

/* What was read stands in the box until it is taken, so that it can be mended and read again; what
 * is no text, or longer than anybody's list, does not. */
static void
put_bytes (BsImportView *self,
           GBytes       *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  if (length <= TEXT_MOST && g_utf8_validate_len (text, length, NULL))
    put_text (self, text, length);
  else
    put_text (self, "", 0);
}

static void
show_import (BsImportView *self,
             BsImport     *import)
{
  gtk_widget_set_visible (self->preview, import != NULL);
  bs_import_preview_show (BS_IMPORT_PREVIEW (self->preview), import, self->squad == BS_IMPORT_ALL);
  bs_import_free (self->import);
  self->import = import;
}

static void
show_trouble (BsImportView *self,
              const char   *sentence)
{
  gtk_label_set_label (GTK_LABEL (self->trouble), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->trouble, sentence != NULL);
}

static void
wait_for (BsImportView *self,
          gboolean      waiting)
{
  gtk_widget_set_visible (self->waiting, waiting);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), waiting);
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  BsImportView *self = BS_IMPORT_VIEW (object);
  GTask *task = G_TASK (result);
  Job *job = g_task_get_task_data (task);
  g_autoptr (GError) error = NULL;
  BsImport *import = g_task_propagate_pointer (task, &error);

  /* Another one was begun, or it was stopped. */
  if (g_task_get_cancellable (task) != self->stop)
    {
      bs_import_free (import);
      return;
    }

  g_clear_object (&self->stop);
  wait_for (self, FALSE);
  if (job->bytes != self->bytes && (import != NULL || job->state == NULL))
    {
      g_clear_pointer (&self->bytes, g_bytes_unref);
      self->bytes = job->bytes != NULL ? g_bytes_ref (job->bytes) : NULL;
    }
  if (job->path != NULL && job->bytes != NULL)
    put_bytes (self, job->bytes);
  if (import == NULL)
    show_trouble (self, error->message);
  else if (job->state != NULL)
    {
      show_import (self, import);
      /* One fleet is one squad, unless somebody wants all of them. */
      if (!self->chosen && import->squads->len > 1)
        bs_import_preview_choose (BS_IMPORT_PREVIEW (self->preview), 0);
    }
  else
    {
      g_signal_emit (self, found_signal, 0, import->game, job->bytes);
      bs_import_free (import);
    }
}

static void
stop (BsImportView *self)
{
  if (self->stop != NULL)
    g_cancellable_cancel (self->stop);
  g_clear_object (&self->stop);
  wait_for (self, FALSE);
}

/* Takes @path and @bytes. */
static void
begin (BsImportView *self,
       char         *path,
       GBytes       *bytes,
       int           squad)
{
  const BsState *state = self->table != NULL ? bs_table_get_state (self->table) : NULL;
  Job *job;
  g_autoptr (GTask) task = NULL;

  stop (self);
  show_trouble (self, NULL);
  if (self->table != NULL && (state == NULL || bs_state_player (state, self->player) == NULL))
    {
      g_free (path);
      g_clear_pointer (&bytes, g_bytes_unref);
      return;
    }

  job = g_new0 (Job, 1);
  *job = (Job){ path,         bytes,      state != NULL ? bs_state_ref ((BsState *) state) : NULL,
                self->player, self->game, squad };
  self->squad = squad;
  self->stop = g_cancellable_new ();
  task = g_task_new (self, self->stop, done_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_set_check_cancellable (task, FALSE);
  wait_for (self, TRUE);
  g_task_run_in_thread (task, work_cb);
}

static void
squad_cb (BsImportView *self,
          int           squad)
{
  if (self->bytes == NULL)
    return;

  self->chosen = TRUE;
  begin (self, NULL, g_bytes_ref (self->bytes), squad);
}

/* "Sample: 2 ships taken over". */
static char *
taken_words (const char *squad,
             guint       ships)
{
  if (squad == NULL || *squad == '\0')
    return g_strdup_printf (ngettext ("%u ship taken over", "%u ships taken over", ships), ships);

  /* Translators: the name of a squad, and how many ships came out of its list into the fleet. */
  return g_strdup_printf (ngettext ("%s: %u ship taken over", "%s: %u ships taken over", ships),
                          squad, ships);
}

static void
take_cb (BsImportView *self,
         GtkWidget    *button)
{
  g_autofree char *squad = NULL;
  guint before, after;
  g_autoptr (GPtrArray) commands =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  g_autoptr (GPtrArray) offers = bs_import_preview_offers (BS_IMPORT_PREVIEW (self->preview));

  if (self->import == NULL || self->stop != NULL)
    return;

  for (guint i = 0; i < self->import->commands->len; i++)
    g_ptr_array_add (commands, bs_command_copy (self->import->commands->pdata[i]));
  if (commands->len == 0)
    return;
  g_ptr_array_extend_and_steal (commands, g_steal_pointer (&offers));

  if (self->import->squads->len == 1)
    squad = g_strdup (((BsImportSquad *) self->import->squads->pdata[0])->name);
  before = bs_table_get_state (self->table)->ships->len;
  bs_table_perform_all (self->table, button, g_steal_pointer (&commands));
  after = bs_table_get_state (self->table)->ships->len;
  if (after > before)
    {
      g_autofree char *words = taken_words (squad, after - before);

      bs_import_view_forget (self);
      bs_table_say (self->table, words, NULL, TRUE);
    }
}

/* Reads a list and shows what it would bring. */
static void
read_list (BsImportView *self,
           GBytes       *bytes)
{
  gtk_widget_set_visible (self->preview, FALSE);
  self->chosen = FALSE;
  begin (self, NULL, g_bytes_ref (bytes), BS_IMPORT_ALL);
}

/* The same of a file. */
static void
read_file (BsImportView *self,
           GFile        *file)
{
  char *path = g_file_get_path (file);

  gtk_widget_set_visible (self->preview, FALSE);
  if (path != NULL)
    {
      self->chosen = FALSE;
      begin (self, path, NULL, BS_IMPORT_ALL);
    }
  else
    show_trouble (self,
                  _("This file lies on no disk of this computer. Save it first, then open it."));
}

static void
read_text (BsImportView *self,
           const char   *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  read_list (self, bytes);
}

static void
read_cb (BsImportView *self)
{
  GtkTextBuffer *buffer = get_buffer (self);
  GtkTextIter begin, end;
  g_autofree char *text = NULL;

  gtk_text_buffer_get_bounds (buffer, &begin, &end);
  text = gtk_text_buffer_get_text (buffer, &begin, &end, FALSE);
  /* What came from a file stands in no box. */
  if (text[strspn (text, " \t\n")] == '\0' && self->bytes != NULL)
    read_list (self, self->bytes);
  else
    read_text (self, text);
}

/* Whether a read could give text: GTK 4 (seen in 4.8 to 4.18) loses the task of one that cannot. */
static gboolean
holds_text (GdkClipboard *clipboard)
{
  GdkContentFormats *formats = gdk_content_formats_union_deserialize_gtypes (
    gdk_content_formats_ref (gdk_clipboard_get_formats (clipboard)));
  gboolean text = gdk_content_formats_contain_gtype (formats, G_TYPE_STRING);

  gdk_content_formats_unref (formats);
  return text;
}

static void
take_pasted (BsImportView *self,
             const char   *text)
{
  if (text == NULL || *text == '\0')
    show_trouble (self, _("There is no text in the clipboard. Copy the list or its link first."));
  else
    {
      put_text (self, text, -1);
      read_text (self, text);
    }
}

static void
pasted_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (BsImportView) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (object), result, NULL);

  take_pasted (self, text);
}

static void
paste_cb (BsImportView *self)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self));

  if (holds_text (clipboard))
    gdk_clipboard_read_text_async (clipboard, NULL, pasted_cb, g_object_ref (self));
  else
    take_pasted (self, NULL);
}

static void
chosen_cb (GFile    *file,
           gpointer  data)
{
  read_file (data, file);
}

static void
open_cb (BsImportView *self)
{
  bs_file_dialog_open_list (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), chosen_cb, self);
}

static void
back_cb (BsImportView *self)
{
  stop (self);
  g_signal_emit (self, back_signal, 0);
}

static gboolean
key_cb (BsImportView   *self,
        guint           key,
        guint           code,
        GdkModifierType state)
{
  if (key == GDK_KEY_Escape)
    back_cb (self);
  /* The box takes its own; from elsewhere here it means the list as well. */
  else if ((key == GDK_KEY_v || key == GDK_KEY_V) && (state & GDK_CONTROL_MASK) != 0)
    paste_cb (self);
  else
    return FALSE;

  return TRUE;
}

static void
bs_import_view_dispose (GObject *object)
{
  BsImportView *self = BS_IMPORT_VIEW (object);

  if (self->stop != NULL)
    g_cancellable_cancel (self->stop);
  g_clear_object (&self->stop);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_IMPORT_VIEW);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_clear_pointer (&self->import, bs_import_free);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_import_view_parent_class)->dispose (object);
}

static void
bs_import_view_class_init (BsImportViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_import_view_dispose;

  back_signal = g_signal_new ("back", BS_TYPE_IMPORT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  found_signal = g_signal_new ("found", BS_TYPE_IMPORT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BYTES);

  g_type_ensure (BS_TYPE_IMPORT_PREVIEW);
  bs_template_set (widget_class, "bs-import-view");
  gtk_widget_class_bind_template_child (widget_class, BsImportView, back);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, paste);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, text);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, read);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, waiting);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, spinner);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, trouble);
  gtk_widget_class_bind_template_child (widget_class, BsImportView, preview);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, paste_cb);
  gtk_widget_class_bind_template_callback (widget_class, read_cb);
  gtk_widget_class_bind_template_callback (widget_class, squad_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop);
  gtk_widget_class_bind_template_callback (widget_class, take_cb);
}

static void
bs_import_view_init (BsImportView *self)
{
  self->squad = BS_IMPORT_ALL;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bs_import_view_new:
 *
 * Returns: (transfer floating): a view that imports nothing yet
 */
GtkWidget *
bs_import_view_new (void)
{
  return g_object_new (BS_TYPE_IMPORT_VIEW, NULL);
}

/**
 * bs_import_view_start:
 * @self: the view
 * @table: (nullable): the table; NULL: for a battle that is not there yet
 * @player: (nullable): whose fleet it comes into
 *
 * Begins anew; what was typed and not taken yet still stands there.
 */
void
bs_import_view_start (BsImportView *self,
                      BsTable      *table,
                      BsId          player)
{
  const char *back = table != NULL ? _("Back to the Fleet") : _("Back to the Start Page");

  g_return_if_fail (BS_IS_IMPORT_VIEW (self));

  stop (self);
  g_set_object (&self->table, table);
  self->player = player;
  self->game = NULL;
  bs_set_tooltip (self->back, back);
  bs_set_label (self->back, back);
  self->squad = BS_IMPORT_ALL;
  g_clear_pointer (&self->bytes, g_bytes_unref);
  show_import (self, NULL);
  show_trouble (self, NULL);
  gtk_widget_grab_focus (gtk_text_buffer_get_char_count (get_buffer (self)) > 0 ? self->text
                                                                                : self->paste);
}

/**
 * bs_import_view_forget:
 * @self: the view
 *
 * Empties the box: its list was taken.
 */
void
bs_import_view_forget (BsImportView *self)
{
  g_return_if_fail (BS_IS_IMPORT_VIEW (self));

  gtk_text_buffer_set_text (get_buffer (self), "", -1);
}

/**
 * bs_import_view_set_game:
 * @self: a view that was started without a table
 * @game: (nullable): id of the game that lists are read for; NULL: as the list says
 *
 * Chooses the game, and reads again what could not be read.
 */
void
bs_import_view_set_game (BsImportView *self,
                         BsId          game)
{
  g_return_if_fail (BS_IS_IMPORT_VIEW (self));

  self->game = game;
  if (self->table == NULL && self->bytes != NULL)
    begin (self, NULL, g_bytes_ref (self->bytes), BS_IMPORT_ALL);
}

/**
 * bs_import_view_read_value:
 * @self: a view that was started
 * @value: a file, files (the first of them is taken), text or bytes
 *
 * As read_list() and read_file(); this list comes in place of one that was typed, in the box, too.
 *
 * Returns: whether it is something that can be read
 */
gboolean
bs_import_view_read_value (BsImportView *self,
                           const GValue *value)
{
  GFile *file = bs_dropped_file (value);
  g_autoptr (GBytes) bytes = bs_dropped_bytes (value);

  if (file != NULL)
    {
      put_text (self, "", 0);
      read_file (self, file);
    }
  else if (bytes != NULL)
    {
      put_bytes (self, bytes);
      read_list (self, bytes);
    }

  return file != NULL || bytes != NULL;
}
