/* bs-record-file.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The bytes of a record's file: read, written, on the disk. */

#include "bs-record-file.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

/* No battle is larger: what is, is something else. */
#define BS_RECORD_MAX (32 * 1024 * 1024)

/**
 * bs_record_set_error:
 * @error: (out) (optional): takes %BS_ERROR_FILE
 * @saved_errno: why
 * @format: what could not be done, with a place for the file's name
 * @path: the file
 */
void
bs_record_set_error (GError    **error,
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

/**
 * bs_record_write_all:
 * @fd: a file
 * @bytes: what is written to it
 * @length: how many
 *
 * Returns: whether all of it was written; if not, errno tells why
 */
gboolean
bs_record_write_all (int         fd,
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

/**
 * bs_record_sync_file:
 * @fd: an open file
 *
 * Waits until the disk has the file. One that cannot be waited for counts as there.
 *
 * Returns: whether it has; if not, errno tells why
 */
gboolean
bs_record_sync_file (int fd)
{
  int result;

  do
    result = fdatasync (fd);
  while (result != 0 && errno == EINTR);

  return result == 0 || errno == EINVAL || errno == EROFS;
}

/**
 * bs_record_read_all:
 * @fd: a file
 * @path: where it is, for the error
 * @length: (out): takes its bytes
 *
 * Returns: (transfer full): all of it, with a NUL behind; NULL with %BS_ERROR_FILE
 */
char *
bs_record_read_all (int         fd,
                    const char *path,
                    gsize      *length,
                    GError    **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *bytes = NULL;
  struct stat info;

  if (fstat (fd, &info) != 0)
    {
      bs_record_set_error (error, errno, _("cannot read ‘%s’"), path);
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
          bs_record_set_error (error, errno, _("cannot read ‘%s’"), path);
          return NULL;
        }
      if (got == 0)
        break;
      *length += got;
    }
  bytes[*length] = '\0';

  return g_steal_pointer (&bytes);
}
