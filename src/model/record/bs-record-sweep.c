/* bs-record-sweep.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* A program that is killed while it makes a record leaves a hidden file behind that nobody would
 * ever find. */

#include "bs-record.h"

#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Seconds: whoever makes a record is done by then, or holds the file. */
#define OLD_ENOUGH 60

#define ENDING ".new"
#define DIGITS 8

/* `.NAME.XXXXXXXX.new`, as bs_record_create() names them. */
static gboolean
is_named_so (const char *name)
{
  gsize length = strlen (name), tail = strlen (ENDING) + DIGITS;

  return *name == '.' && length > tail + 2 && g_str_has_suffix (name, ENDING) &&
         name[length - tail - 1] == '.' &&
         strspn (name + length - tail, "0123456789abcdef") == DIGITS;
}

/* Empty, or the begin of a record: nothing that somebody else called so is touched. */
static gboolean
may_be_ours (int fd)
{
  char begin[10];
  ssize_t got;
  struct stat info;

  if (fstat (fd, &info) != 0 || !S_ISREG (info.st_mode) || info.st_uid != geteuid () ||
      info.st_mtime > g_get_real_time () / G_USEC_PER_SEC - OLD_ENOUGH)
    return FALSE;
  got = pread (fd, begin, sizeof begin, 0);

  return got >= 0 && memcmp (begin, "boardside ", got) == 0;
}

static void
sweep_file (const char *path)
{
  int fd = open (path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

  if (fd < 0)
    return;
  if (may_be_ours (fd) && flock (fd, LOCK_EX | LOCK_NB) == 0)
    unlink (path);
  close (fd);
}

/**
 * bs_record_sweep:
 * @folder: a folder; it need not be there
 *
 * Removes what programs that were killed left behind when they made records, unless somebody holds
 * it.
 */
void
bs_record_sweep (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_named_so (name))
        sweep_file (path);
    }
}
