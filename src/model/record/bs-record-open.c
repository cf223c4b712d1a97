/* bs-record-open.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* How a record comes about: made, or opened and read. */

#include "bs-record.h"

#include "bs-record-file.h"
#include "bs-record-private.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

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
  if (bs_record_write_all (*fd, bytes, length) && bs_record_sync_file (*fd))
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
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GString) bytes = NULL;
  char sum[BS_SUM_LENGTH + 1] = "";
  BsRecord *self;
  int fd, saved_errno;

  g_return_val_if_fail (path != NULL && lines != NULL && lines->len > 0, NULL);

  bytes = bs_record_seal (lines, 0, sum, error);
  if (bytes == NULL)
    return NULL;

  bs_record_sweep (folder);
  fd = make_file (path, &hidden);
  if (fd < 0)
    {
      bs_record_set_error (error, errno, _("cannot create ‘%s’"), path);
      return NULL;
    }
  flock (fd, LOCK_EX | LOCK_NB);
  if (!bs_record_write_all (fd, bytes->str, bytes->len) || !bs_record_sync_file (fd))
    {
      saved_errno = errno;
      unlink (hidden);
      close (fd);
      bs_record_set_error (error, saved_errno, _("cannot write ‘%s’"), path);
      return NULL;
    }
  if (!name_file (&fd, hidden, path, bytes->str, bytes->len))
    {
      saved_errno = errno;
      if (fd >= 0)
        close (fd);
      bs_record_set_error (error, saved_errno, _("cannot create ‘%s’"), path);
      return NULL;
    }
  sync_folder_of (path);

  self = bs_record_new (fd, path);
  self->n_lines = lines->len;
  self->good = self->size = bytes->len;
  memcpy (self->sum, sum, sizeof sum);
  bs_record_note_time (self);

  return self;
}

/**
 * bs_record_is_taken:
 * @path: a record
 *
 * Whoever plays on in a battle holds its lock.
 *
 * Returns: whether somebody does, be it another program, another window or the caller himself
 */
gboolean
bs_record_is_taken (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  gboolean taken = fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;

  /* The lock goes with it. */
  if (fd >= 0)
    close (fd);

  return taken;
}

/* Opens a regular file, for writing if that can be. */
static int
open_file (const char  *path,
           BsRecordMode mode,
           char       **why_read_only)
{
  int fd = -1;

  if (mode == BS_RECORD_APPEND)
    fd = open (path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0 && (mode == BS_RECORD_READ || errno == EACCES || errno == EROFS || errno == EPERM ||
                 errno == ETXTBSY))
    {
      if (mode == BS_RECORD_APPEND)
        *why_read_only =
          g_strdup_printf (_("this battle can only be read: %s"), g_strerror (errno));
      fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
  if (fd >= 0 && mode == BS_RECORD_APPEND && *why_read_only == NULL &&
      flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    *why_read_only =
      g_strdup (_("another program has this battle open: here it can only be looked at"));

  return fd;
}

/* Opens what may be a record, or says why it cannot be. */
static int
open_or_say (const char  *path,
             BsRecordMode mode,
             char       **why_read_only,
             GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  int fd = open_file (path, mode, why_read_only);

  if (fd < 0 && errno == EISDIR)
    g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot open ‘%s’: it is a folder"), name);
  else if (fd < 0)
    bs_record_set_error (error, errno, _("cannot open ‘%s’"), path);

  return fd;
}

/**
 * bs_record_read_bytes:
 * @path: a file
 * @length: (out): how many bytes it has
 *
 * Returns: (transfer full): all of the file, whatever is in it, and a 0 behind; NULL with
 * %BS_ERROR_FILE
 */
char *
bs_record_read_bytes (const char *path,
                      gsize      *length,
                      GError    **error)
{
  g_autofree char *unused = NULL;
  int fd = open_or_say (path, BS_RECORD_READ, &unused, error);
  char *bytes;

  if (fd < 0)
    return NULL;
  bytes = bs_record_read_all (fd, path, length, error);
  close (fd);

  return bytes;
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
  struct stat info;
  char *resolved;
  BsRecord *self;
  gsize length;
  int fd;

  g_return_val_if_fail (path != NULL && text != NULL, NULL);

  fd = open_or_say (path, mode, &why_read_only, error);
  if (fd < 0)
    return NULL;
  if (fstat (fd, &info) != 0)
    memset (&info, 0, sizeof info);
  bytes = bs_record_read_all (fd, path, &length, error);
  *text = bytes != NULL ? bs_record_text_read (bytes, length, error) : NULL;
  if (*text == NULL)
    {
      if (bytes != NULL)
        g_prefix_error (error, _("cannot open ‘%s’: "), name);
      close (fd);
      return NULL;
    }

  resolved = realpath (path, NULL);
  self = bs_record_new (fd, resolved != NULL ? resolved : path);
  free (resolved);
  self->why_read_only = g_steal_pointer (&why_read_only);
  if (mode == BS_RECORD_READ)
    self->why_read_only = g_strdup (_("it was opened to be looked at"));
  take_text (self, *text, length);
  self->written = info.st_mtim;

  return self;
}
