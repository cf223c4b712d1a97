/* bs-record.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-record.h"

#include "bs-record-file.h"
#include "bs-record-private.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* The worker waits so long for more lines before it syncs: with the sync itself
 * it stays within the 100 ms that are promised. */
#define GATHER_TIME (50 * G_TIME_SPAN_MILLISECOND)

/* What the disk refused once may be gone, though it takes the next pages: the system forgets them.
 * So it stays. */
static gboolean
sync_or_note (BsRecord *self)
{
  g_autoptr (GError) error = NULL;

  if (bs_record_sync_file (self->fd))
    return TRUE;

  bs_record_set_error (&error, errno,
                       _("the disk did not confirm what was written to ‘%s’; it is done and "
                          "stands there, but a power cut may cost it: save the battle elsewhere"),
                       self->path);
  g_mutex_lock (&self->mutex);
  if (self->unsure == NULL)
    self->unsure = g_strdup (error->message);
  g_mutex_unlock (&self->mutex);

  return FALSE;
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
      if (!sync_or_note (self) && self->failed != NULL)
        self->failed (self->unsure, self->failed_data);
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

BsRecord *
bs_record_new (int         fd,
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
  g_free (self->unsure);
  g_free (self);
}

void
bs_record_note_time (BsRecord *self)
{
  struct stat info;

  if (fstat (self->fd, &info) == 0)
    self->written = info.st_mtim;
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
 * For tests.
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

/* Whether its name still leads to it. */
static gboolean
is_in_place (const BsRecord    *self,
             const struct stat *info)
{
  struct stat named;

  return stat (self->path, &named) == 0 && named.st_ino == info->st_ino &&
         named.st_dev == info->st_dev;
}

/* Somebody wrote it, perhaps only its time: the lines tell whether they are ours. The last checksum
 * stands for all of them. */
static gboolean
lines_are_ours (BsRecord *self)
{
  g_autofree char *bytes = NULL;
  g_autoptr (BsRecordText) text = NULL;
  const BsRecordLine *last;
  gsize length;

  bytes = bs_record_read_all (self->fd, self->path, &length, NULL);
  text = bytes != NULL ? bs_record_text_read (bytes, length, NULL) : NULL;
  if (text == NULL || text->health == BS_RECORD_BAD || text->lines->len != self->n_lines)
    return FALSE;
  last = g_ptr_array_index (text->lines, text->lines->len - 1);

  return g_str_equal (last->sum, self->sum);
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
      bs_record_set_error (error, errno, _("cannot write ‘%s’"), self->path);
      return FALSE;
    }
  if (info.st_nlink == 0)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("cannot write ‘%s’: the file was deleted; save the battle elsewhere"), name);
      return FALSE;
    }
  if (!is_in_place (self, &info))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("cannot write ‘%s’: the file was moved away; save the battle elsewhere"),
                   name);
      return FALSE;
    }
  if ((gsize) info.st_size != self->size || ((info.st_mtim.tv_sec != self->written.tv_sec ||
                                              info.st_mtim.tv_nsec != self->written.tv_nsec) &&
                                             !lines_are_ours (self)))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("cannot write ‘%s’: another program changed it; save the battle elsewhere"),
                   name);
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
      bs_record_set_error (error, errno, _("cannot write ‘%s’"), self->path);
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
  bs_record_note_time (self);
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

  if (!bs_record_write_all (self->fd, bytes->str, bytes->len))
    {
      saved_errno = errno;
      note_size (self);
      bs_record_set_error (error, saved_errno, _("cannot write ‘%s’"), self->path);
      return FALSE;
    }

  self->good = self->size = self->good + bytes->len;
  self->n_lines += lines->len;
  memcpy (self->sum, sum, sizeof sum);
  bs_record_note_time (self);

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
 * Returns: whether it has; FALSE with %BS_ERROR_FILE, also if an earlier sync failed: what was
 * appended stands in the file all the same, and is not to be appended again
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

  if ((!dirty || sync_or_note (self)) && bs_record_why_unsure (self) == NULL)
    return TRUE;

  g_set_error_literal (error, BS_ERROR, BS_ERROR_FILE, self->unsure);

  return FALSE;
}

/**
 * bs_record_why_unsure:
 *
 * Returns: (transfer none) (nullable): one translated sentence if the disk refused what was
 * appended, now or earlier; NULL if it did not
 */
const char *
bs_record_why_unsure (BsRecord *self)
{
  const char *unsure;

  g_mutex_lock (&self->mutex);
  unsure = self->unsure;
  g_mutex_unlock (&self->mutex);

  return unsure;
}
