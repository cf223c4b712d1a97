/* bs-record.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-record.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The worker waits so long for more lines before it syncs: with the sync itself
 * it stays within the 100 ms that are promised. */
#define GATHER_TIME (50 * G_TIME_SPAN_MILLISECOND)

struct _BsRecord
{
  int fd;
  char *path;               /* with symbolic links resolved */
  char *why_read_only;      /* (nullable) translated */
  guint n_lines;
  char sum[BS_SUM_LENGTH + 1];
  gsize good;               /* bytes that are the record's lines */
  gsize size;               /* bytes of the file as far as we know; more than good if its end is torn */

  /* The worker that syncs; the rest of the struct is not its business. */
  gboolean behind;
  GThread *worker;          /* (nullable) begun with the first append */
  GMutex mutex;
  GCond cond;
  gboolean dirty, quit;
  BsRecordFailed failed;
  gpointer failed_data;
};

static void
set_file_error (GError    **error,
                int         saved_errno,
                const char *format,
                const char *path)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *what = NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  what = g_strdup_printf (format, name);
#pragma GCC diagnostic pop
  g_set_error (error, BS_ERROR, BS_ERROR_FILE, "%s: %s", what, g_strerror (saved_errno));
}

static gboolean
write_all (int         fd,
           const char *bytes,
           gsize       length)
{
  while (length > 0)
    {
      ssize_t written = write (fd, bytes, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written <= 0)
        {
          errno = written == 0 ? ENOSPC : errno;
          return FALSE;
        }
      bytes += written;
      length -= written;
    }

  return TRUE;
}

static gpointer
sync_worker (gpointer data)
{
  BsRecord *self = data;

  g_mutex_lock (&self->mutex);
  while (!self->quit || self->dirty)
    {
      gint64 until;

      if (!self->dirty)
        {
          g_cond_wait (&self->cond, &self->mutex);
          continue;
        }
      until = g_get_monotonic_time () + GATHER_TIME;
      while (!self->quit && g_cond_wait_until (&self->cond, &self->mutex, until))
        ;
      self->dirty = FALSE;
      g_mutex_unlock (&self->mutex);
      if (fdatasync (self->fd) != 0 && errno != EINVAL && errno != EROFS && self->failed != NULL)
        {
          g_autoptr (GError) error = NULL;

          set_file_error (&error, errno, _("the disk did not take what was written to ‘%s’"), self->path);
          self->failed (error->message, self->failed_data);
        }
      g_mutex_lock (&self->mutex);
    }
  g_mutex_unlock (&self->mutex);

  return NULL;
}

/**
 * bs_record_sync_behind:
 * @behind: whether a worker syncs
 * @failed: (nullable): called in another thread if the disk refuses
 *
 * With a worker what is appended from now on is synced within 100 ms; without it
 * bs_record_sync() is to be called. A worker that has begun stays.
 */
void
bs_record_sync_behind (BsRecord      *self,
                       gboolean       behind,
                       BsRecordFailed failed,
                       gpointer       user_data)
{
  g_return_if_fail (self != NULL);

  if (self->worker != NULL)
    return;
  self->behind = behind;
  self->failed = failed;
  self->failed_data = user_data;
}

static BsRecord *
record_new (int         fd,
            const char *path)
{
  BsRecord *self = g_new0 (BsRecord, 1);

  self->fd = fd;
  self->path = g_strdup (path);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);

  return self;
}

/**
 * bs_record_free:
 * @self: (nullable) (transfer full): a record
 *
 * Lets go of the file; what was appended is synced.
 */
void
bs_record_free (BsRecord *self)
{
  if (self == NULL)
    return;

  if (self->worker != NULL)
    {
      g_mutex_lock (&self->mutex);
      self->quit = TRUE;
      g_cond_signal (&self->cond);
      g_mutex_unlock (&self->mutex);
      g_thread_join (self->worker);
    }
  close (self->fd);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  g_free (self->path);
  g_free (self->why_read_only);
  g_free (self);
}

static void
sync_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

/* Makes a file that nobody else has. With @hidden it gets its name only when it is
 * whole; where a file cannot have two names it is made in its place. */
static int
make_file (const char *path,
           char      **hidden)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strdup_printf (".%.100s.%08x.new", base, g_random_int ());
  int fd;

  *hidden = g_build_filename (folder, name, NULL);
  fd = open (*hidden, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0)
    g_clear_pointer (hidden, g_free);

  return fd;
}

static gboolean
name_file (int        *fd,
           const char *hidden,
           const char *path,
           const char *bytes,
           gsize       length)
{
  int saved_errno;

  if (link (hidden, path) == 0)
    {
      unlink (hidden);
      return TRUE;
    }
  saved_errno = errno;
  unlink (hidden);
  if (saved_errno == EEXIST)
    {
      errno = saved_errno;
      return FALSE;
    }

  /* No second names here (FAT, some network folders). */
  close (*fd);
  *fd = open (path, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (*fd < 0)
    return FALSE;
  flock (*fd, LOCK_EX | LOCK_NB);
  if (write_all (*fd, bytes, length) && fsync (*fd) == 0)
    return TRUE;
  saved_errno = errno;
  unlink (path);
  errno = saved_errno;

  return FALSE;
}

/**
 * bs_record_create:
 * @path: where; nothing may be there
 * @lines: (element-type utf8): its lines without numbers and checksums, the
 *   header first
 *
 * Makes a new record. It gets its name only when all lines are on the disk, so
 * that no half one is ever found, and it never takes the place of another file.
 *
 * Returns: (transfer full): the record, held for ourselves; NULL with
 *   %BS_ERROR_FILE
 */
BsRecord *
bs_record_create (const char      *path,
                  const GPtrArray *lines,
                  GError         **error)
{
  g_autofree char *hidden = NULL;
  g_autoptr (GString) bytes = NULL;
  char sum[BS_SUM_LENGTH + 1] = "";
  BsRecord *self;
  int fd, saved_errno;

  g_return_val_if_fail (path != NULL && lines != NULL && lines->len > 0, NULL);

  bytes = bs_record_seal (lines, 0, sum, error);
  if (bytes == NULL)
    return NULL;

  fd = make_file (path, &hidden);
  if (fd < 0)
    {
      set_file_error (error, errno, _("cannot create ‘%s’"), path);
      return NULL;
    }
  flock (fd, LOCK_EX | LOCK_NB);
  if (!write_all (fd, bytes->str, bytes->len) || fsync (fd) != 0)
    {
      saved_errno = errno;
      unlink (hidden);
      close (fd);
      set_file_error (error, saved_errno, _("cannot write ‘%s’"), path);
      return NULL;
    }
  if (!name_file (&fd, hidden, path, bytes->str, bytes->len))
    {
      saved_errno = errno;
      if (fd >= 0)
        close (fd);
      set_file_error (error, saved_errno, _("cannot create ‘%s’"), path);
      return NULL;
    }
  sync_folder_of (path);

  self = record_new (fd, path);
  self->n_lines = lines->len;
  self->good = self->size = bytes->len;
  memcpy (self->sum, sum, sizeof sum);

  return self;
}

/* Opens a regular file, for writing if that can be. */
static int
open_file (const char   *path,
           BsRecordMode  mode,
           char        **why_read_only)
{
  int fd = -1;

  if (mode == BS_RECORD_APPEND)
    fd = open (path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0 && (mode == BS_RECORD_READ || errno == EACCES || errno == EROFS || errno == EPERM || errno == ETXTBSY))
    {
      if (mode == BS_RECORD_APPEND)
        *why_read_only = g_strdup_printf (_("it can only be read: %s"), g_strerror (errno));
      fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
  if (fd >= 0 && mode == BS_RECORD_APPEND && *why_read_only == NULL &&
      flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    *why_read_only = g_strdup (_("another program has this battle open: here it can only be looked at"));

  return fd;
}

static char *
read_all (int         fd,
          const char *path,
          gsize      *length,
          GError    **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *bytes = NULL;
  struct stat info;

  if (fstat (fd, &info) != 0)
    {
      set_file_error (error, errno, _("cannot read ‘%s’"), path);
      return NULL;
    }
  if (!S_ISREG (info.st_mode))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   S_ISDIR (info.st_mode) ? _("cannot open ‘%s’: it is a folder")
                                          : _("cannot open ‘%s’: it is no ordinary file"),
                   name);
      return NULL;
    }
  if (info.st_size > BS_RECORD_MAX)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("cannot open ‘%s’: it has more than %d megabytes, no battle is as large"),
                   name, BS_RECORD_MAX / 1024 / 1024);
      return NULL;
    }

  bytes = g_malloc (info.st_size + 1);
  *length = 0;
  while (*length < (gsize) info.st_size)
    {
      ssize_t got = pread (fd, bytes + *length, info.st_size - *length, *length);

      if (got < 0 && errno == EINTR)
        continue;
      if (got < 0)
        {
          set_file_error (error, errno, _("cannot read ‘%s’"), path);
          return NULL;
        }
      if (got == 0)
        break;
      *length += got;
    }
  bytes[*length] = '\0';

  return g_steal_pointer (&bytes);
}

static void
take_text (BsRecord           *self,
           const BsRecordText *text,
           gsize               size)
{
  const BsRecordLine *last = g_ptr_array_index (text->lines, text->lines->len - 1);

  self->n_lines = text->lines->len;
  self->good = text->good;
  self->size = size;
  memcpy (self->sum, last->sum, sizeof self->sum);
  if (text->health == BS_RECORD_BAD && self->why_read_only == NULL)
    self->why_read_only = g_strdup (text->message);
}

/**
 * bs_record_open:
 * @path: a record
 * @mode: whether it shall be gone on with
 * @text: (out) (transfer full): what could be read of it
 *
 * Opens a record. One that another program holds, that may only be read, or that
 * is damaged in the middle opens read-only. Nothing of the file is changed: a torn
 * end is cut off by the next append.
 *
 * Returns: (transfer full): the record; NULL with %BS_ERROR_FILE,
 *   %BS_ERROR_DAMAGED or %BS_ERROR_VERSION
 */
BsRecord *
bs_record_open (const char    *path,
                BsRecordMode   mode,
                BsRecordText **text,
                GError       **error)
{
  g_autofree char *why_read_only = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *name = g_filename_display_name (path);
  char *resolved;
  BsRecord *self;
  gsize length;
  int fd;

  g_return_val_if_fail (path != NULL && text != NULL, NULL);

  fd = open_file (path, mode, &why_read_only);
  if (fd < 0)
    {
      if (errno == EISDIR)
        g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot open ‘%s’: it is a folder"), name);
      else
        set_file_error (error, errno, _("cannot open ‘%s’"), path);
      return NULL;
    }
  bytes = read_all (fd, path, &length, error);
  *text = bytes != NULL ? bs_record_text_read (bytes, length, error) : NULL;
  if (*text == NULL)
    {
      if (bytes != NULL)
        g_prefix_error (error, _("cannot open ‘%s’: "), name);
      close (fd);
      return NULL;
    }

  resolved = realpath (path, NULL);
  self = record_new (fd, resolved != NULL ? resolved : path);
  free (resolved);
  self->why_read_only = g_steal_pointer (&why_read_only);
  if (mode == BS_RECORD_READ)
    self->why_read_only = g_strdup (_("it was opened to be looked at"));
  take_text (self, *text, length);

  return self;
}

/**
 * bs_record_path:
 *
 * Returns: (transfer none): where the file is, symbolic links resolved
 */
const char *
bs_record_path (const BsRecord *self)
{
  return self->path;
}

/**
 * bs_record_n_lines:
 *
 * Returns: the number of its last line
 */
guint
bs_record_n_lines (const BsRecord *self)
{
  return self->n_lines;
}

/**
 * bs_record_is_read_only:
 */
gboolean
bs_record_is_read_only (const BsRecord *self)
{
  return self->why_read_only != NULL;
}

/**
 * bs_record_why_read_only:
 *
 * Returns: (transfer none) (nullable): one translated sentence; NULL if it can be
 *   gone on with
 */
const char *
bs_record_why_read_only (const BsRecord *self)
{
  return self->why_read_only;
}

/* The file must be as we left it. */
static gboolean
check_unchanged (BsRecord *self,
                 GError  **error)
{
  g_autofree char *name = g_filename_display_name (self->path);
  struct stat info;

  if (fstat (self->fd, &info) != 0)
    {
      set_file_error (error, errno, _("cannot write ‘%s’"), self->path);
      return FALSE;
    }
  if (info.st_nlink == 0)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("cannot write ‘%s’: the file was deleted; save the battle elsewhere"), name);
      return FALSE;
    }
  if ((gsize) info.st_size != self->size)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("cannot write ‘%s’: another program changed it; save the battle elsewhere"), name);
      return FALSE;
    }

  return TRUE;
}

/* Cuts off a torn end, ours or an older one. */
static gboolean
cut_torn_end (BsRecord *self,
              GError  **error)
{
  if (self->size == self->good)
    return TRUE;
  if (ftruncate (self->fd, self->good) != 0)
    {
      set_file_error (error, errno, _("cannot write ‘%s’"), self->path);
      return FALSE;
    }
  self->size = self->good;

  return TRUE;
}

static void
note_size (BsRecord *self)
{
  struct stat info;

  if (ftruncate (self->fd, self->good) == 0)
    self->size = self->good;
  else if (fstat (self->fd, &info) == 0)
    self->size = info.st_size;
}

/**
 * bs_record_append:
 * @lines: (element-type utf8): lines of one step, without numbers and checksums
 *
 * Writes the lines to the end of the file, all of them or none. When it returns,
 * they survive an end of the program, and an end of the machine after the next
 * sync. After an error the record is as before, and it can be tried again.
 *
 * Returns: whether they were written; FALSE with %BS_ERROR_FILE, %BS_ERROR_LOCKED
 *   or, for a line that is too long, %BS_ERROR_MEANINGLESS
 */
gboolean
bs_record_append (BsRecord        *self,
                  const GPtrArray *lines,
                  GError         **error)
{
  g_autoptr (GString) bytes = NULL;
  char sum[BS_SUM_LENGTH + 1];
  int saved_errno;

  g_return_val_if_fail (self != NULL && lines != NULL && lines->len > 0, FALSE);

  if (self->why_read_only != NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_LOCKED, self->why_read_only);
      return FALSE;
    }
  memcpy (sum, self->sum, sizeof sum);
  bytes = bs_record_seal (lines, self->n_lines, sum, error);
  if (bytes == NULL || !check_unchanged (self, error) || !cut_torn_end (self, error))
    return FALSE;

  if (!write_all (self->fd, bytes->str, bytes->len))
    {
      saved_errno = errno;
      note_size (self);
      set_file_error (error, saved_errno, _("cannot write ‘%s’"), self->path);
      return FALSE;
    }

  self->good = self->size = self->good + bytes->len;
  self->n_lines += lines->len;
  memcpy (self->sum, sum, sizeof sum);

  g_mutex_lock (&self->mutex);
  self->dirty = TRUE;
  g_cond_signal (&self->cond);
  g_mutex_unlock (&self->mutex);
  if (self->behind && self->worker == NULL)
    self->worker = g_thread_new ("boardside-sync", sync_worker, self);

  return TRUE;
}

/**
 * bs_record_sync:
 *
 * Waits until the disk has what was appended.
 *
 * Returns: whether it has; FALSE with %BS_ERROR_FILE
 */
gboolean
bs_record_sync (BsRecord *self,
                GError  **error)
{
  gboolean dirty;

  g_return_val_if_fail (self != NULL, FALSE);

  /* With a worker a sync may be under way: only our own says that it is done. */
  g_mutex_lock (&self->mutex);
  dirty = self->dirty || self->worker != NULL;
  self->dirty = FALSE;
  g_mutex_unlock (&self->mutex);

  if (dirty && fdatasync (self->fd) != 0 && errno != EINVAL && errno != EROFS)
    {
      set_file_error (error, errno, _("the disk did not take what was written to ‘%s’"), self->path);
      return FALSE;
    }

  return TRUE;
}
