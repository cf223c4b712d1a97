/* test-record-file.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/record/bs-record.h"

#include "files.h"

#include <errno.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#define HEADER "boardside 1 game=x-wing"

/* The disk: how often it is interrupted before it answers, and how often it refuses. */
static int interrupted, refusals, syncs;

int
fdatasync (int fd)
{
  syncs++;
  if (interrupted > 0)
    {
      interrupted--;
      errno = EINTR;
      return -1;
    }
  if (refusals > 0)
    {
      refusals--;
      errno = EIO;
      return -1;
    }

  return syscall (SYS_fdatasync, fd);
}

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
place_setup (Place        *place,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("boardside-test-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "battle.boardside", NULL);
}

static void
place_teardown (Place        *place,
                gconstpointer data)
{
  remove_below (place->folder);
  g_rmdir (place->folder);
  g_free (place->folder);
  g_free (place->path);
}

static GPtrArray *
lines_of (const char *first,
          ...) G_GNUC_NULL_TERMINATED;

static GPtrArray *
lines_of (const char *first,
          ...)
{
  GPtrArray *lines = g_ptr_array_new ();
  va_list args;

  va_start (args, first);
  for (const char *line = first; line != NULL; line = va_arg (args, const char *))
    g_ptr_array_add (lines, (gpointer) line);
  va_end (args);

  return lines;
}

static BsRecord *
create (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = lines_of (HEADER, NULL);
  BsRecord *record = bs_record_create (path, lines, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);

  return record;
}

static void
append (BsRecord   *record,
        const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = lines_of (line, NULL);

  bs_record_append (record, lines, &error);
  g_assert_no_error (error);
}

static void
append_fails (BsRecord   *record,
              const char *line,
              const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = lines_of (line, NULL);

  g_assert_false (bs_record_append (record, lines, &error));
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, word));
}

/* Opens and compares how many lines there are. */
static BsRecord *
reopen (const char     *path,
        guint           n,
        BsRecordHealth  health)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecordText) text = NULL;
  BsRecord *record = bs_record_open (path, BS_RECORD_APPEND, &text, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (text->lines->len, ==, n);
  g_assert_cmpuint (bs_record_n_lines (record), ==, n);
  g_assert_cmpint (text->health, ==, health);

  return record;
}

static void
open_fails (const char *path,
            const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecord) record = bs_record_open (path, BS_RECORD_APPEND, &text, &error);

  g_assert_null (record);
  g_assert_null (text);
  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, word));
}

static void
test_round_trip (Place        *place,
                 gconstpointer data)
{
  BsRecord *record = create (place->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) group = lines_of ("note text=a group=3", "note text=b group=3 last", NULL);
  g_autoptr (GDir) dir = NULL;

  g_assert_false (bs_record_is_read_only (record));
  append (record, "player id=red name=\"O'\\\"Brien <&> \\n 🚀 ]]>\"");
  g_assert_true (bs_record_append (record, group, &error));
  g_assert_true (bs_record_sync (record, &error));
  g_assert_no_error (error);
  bs_record_free (record);

  record = reopen (place->path, 4, BS_RECORD_WHOLE);
  append (record, "begin");
  bs_record_free (record);
  bs_record_free (reopen (place->path, 5, BS_RECORD_WHOLE));

  /* Nothing is left beside it. */
  dir = g_dir_open (place->folder, 0, NULL);
  g_assert_cmpstr (g_dir_read_name (dir), ==, "battle.boardside");
  g_assert_null (g_dir_read_name (dir));
}

static void
test_never_replaces (Place        *place,
                     gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = lines_of (HEADER, NULL);
  g_autofree char *after = NULL;

  put (place->path, "precious", -1);
  g_assert_null (bs_record_create (place->path, lines, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_FILE);
  after = contents (place->path);
  g_assert_cmpstr (after, ==, "precious");
}

static void
test_torn_is_cut_on_append (Place        *place,
                            gconstpointer data)
{
  BsRecord *record = create (place->path);
  g_autofree char *whole = NULL;
  g_autofree char *torn = NULL;
  g_autofree char *looked_at = NULL;
  g_autofree char *after = NULL;

  append (record, "player id=red");
  bs_record_free (record);
  whole = contents (place->path);
  torn = g_strconcat (whole, "player id=bl", NULL);
  put (place->path, torn, -1);

  record = reopen (place->path, 2, BS_RECORD_TORN);
  looked_at = contents (place->path);
  g_assert_cmpstr (looked_at, ==, torn);
  append (record, "player id=blue");
  bs_record_free (record);
  bs_record_free (reopen (place->path, 3, BS_RECORD_WHOLE));
  after = contents (place->path);
  g_assert_true (g_str_has_prefix (after, whole));
}

static void
test_bad_is_never_written (Place        *place,
                           gconstpointer data)
{
  BsRecord *record = create (place->path);
  g_autofree char *bytes = NULL;
  g_autofree char *after = NULL;

  append (record, "player id=red");
  append (record, "player id=blue");
  bs_record_free (record);
  bytes = contents (place->path);
  change_letter (bytes, "red", 'b');
  put (place->path, bytes, -1);

  record = reopen (place->path, 1, BS_RECORD_BAD);
  g_assert_true (bs_record_is_read_only (record));
  g_assert_nonnull (strstr (bs_record_why_read_only (record), "line 2"));
  append_fails (record, "player id=blue", "line 2");
  bs_record_free (record);
  after = contents (place->path);
  g_assert_cmpstr (after, ==, bytes);
}

static void
test_lock (Place        *place,
           gconstpointer data)
{
  g_autoptr (BsRecord) first = create (place->path);
  g_autoptr (BsRecord) second = reopen (place->path, 1, BS_RECORD_WHOLE);
  BsRecord *third;

  g_assert_true (bs_record_is_read_only (second));
  append (first, "player id=red");
  append_fails (second, "player id=blue", "another program");
  bs_record_free (g_steal_pointer (&first));

  /* Free again, whatever order they close in. */
  third = reopen (place->path, 2, BS_RECORD_WHOLE);
  g_assert_false (bs_record_is_read_only (third));
  bs_record_free (g_steal_pointer (&second));
  append (third, "player id=blue");
  bs_record_free (third);
}

static void
test_symbolic_link (Place        *place,
                    gconstpointer data)
{
  g_autofree char *link_path = g_build_filename (place->folder, "link", NULL);
  g_autofree char *resolved = NULL;
  BsRecord *record = create (place->path);

  bs_record_free (record);
  g_assert_cmpint (symlink (place->path, link_path), ==, 0);
  record = reopen (link_path, 1, BS_RECORD_WHOLE);
  resolved = g_path_get_basename (bs_record_path (record));
  g_assert_cmpstr (resolved, ==, "battle.boardside");
  append (record, "player id=red");
  bs_record_free (record);
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  bs_record_free (reopen (place->path, 2, BS_RECORD_WHOLE));
}

static void
test_odd_files (Place        *place,
                gconstpointer data)
{
  g_autofree char *large = g_build_filename (place->folder, "large", NULL);
  g_autofree char *pipe_path = g_build_filename (place->folder, "pipe", NULL);
  g_autofree char *missing = g_build_filename (place->folder, "missing", NULL);

  open_fails (place->folder, "folder");
  open_fails (missing, "cannot open");
  put (place->path, "", -1);
  open_fails (place->path, "empty");
  g_assert_cmpint (g_file_test (place->path, G_FILE_TEST_EXISTS), ==, TRUE);

  put (large, HEADER, -1);
  g_assert_cmpint (truncate (large, 100 * 1024 * 1024), ==, 0);
  open_fails (large, "megabytes");

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  open_fails (pipe_path, "no ordinary file");
}

static void
test_deleted_and_changed (Place        *place,
                          gconstpointer data)
{
  g_autoptr (BsRecord) record = create (place->path);
  g_autofree char *bytes = contents (place->path);
  g_autofree char *longer = g_strconcat (bytes, "x", NULL);
  g_autofree char *elsewhere = g_build_filename (place->folder, "elsewhere", NULL);
  g_autoptr (GPtrArray) lines = lines_of (HEADER, "player id=red", NULL);
  g_autoptr (GError) error = NULL;
  BsRecord *copy;

  put (place->path, longer, -1);
  append_fails (record, "player id=red", "another program changed it");
  put (place->path, bytes, -1);
  append (record, "player id=red");

  /* As long as it was, but with another word; then as it was, but for its time. */
  g_free (bytes);
  bytes = contents (place->path);
  change_letter (bytes, "red", 'x');
  put (place->path, bytes, -1);
  append_fails (record, "player id=blue", "another program changed it");
  change_letter (bytes, "xed", 'r');
  put (place->path, bytes, -1);
  append (record, "player id=blue");

  g_rename (place->path, elsewhere);
  append_fails (record, "player id=green", "moved away");
  put (place->path, bytes, -1);
  append_fails (record, "player id=green", "moved away");
  g_rename (elsewhere, place->path);
  append (record, "player id=green");
  g_unlink (place->path);
  append_fails (record, "player id=black", "deleted");

  copy = bs_record_create (elsewhere, lines, &error);
  g_assert_no_error (error);
  append (copy, "player id=blue");
  bs_record_free (copy);
  bs_record_free (reopen (elsewhere, 3, BS_RECORD_WHOLE));
}

static void
test_too_long (Place        *place,
               gconstpointer data)
{
  g_autoptr (BsRecord) record = create (place->path);
  g_autofree char *text = g_strnfill (BS_LINE_MAX, 'x');
  g_autofree char *line = g_strconcat ("note text=", text, NULL);

  append_fails (record, line, "too long");
  append (record, "note text=short");
  bs_record_free (g_steal_pointer (&record));
  bs_record_free (reopen (place->path, 2, BS_RECORD_WHOLE));
}

/* As the disk is full: a limit on the file's size, which needs no rights. */
static void
test_no_room (Place        *place,
              gconstpointer data)
{
  g_autoptr (BsRecord) record = create (place->path);
  struct rlimit before, small;
  g_autofree char *text = g_strnfill (300, 'x');
  g_autofree char *line = g_strconcat ("note text=", text, NULL);
  g_autofree char *full = NULL;
  g_autofree char *after = NULL;

  append (record, "player id=red");
  full = contents (place->path);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = strlen (full) + 100;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  append_fails (record, line, "cannot write");
  append_fails (record, line, "cannot write");
  after = contents (place->path);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  signal (SIGXFSZ, SIG_DFL);

  /* The file is as it was, and it goes on when there is room. */
  g_assert_cmpstr (after, ==, full);
  append (record, line);
  bs_record_free (g_steal_pointer (&record));
  bs_record_free (reopen (place->path, 3, BS_RECORD_WHOLE));
}

/* A call that is interrupted is made again; what the disk refused once stays refused, though the
 * system has forgotten it. */
static void
test_sync (Place        *place,
           gconstpointer data)
{
  g_autoptr (BsRecord) record = create (place->path);
  g_autoptr (GError) error = NULL;

  append (record, "player id=red");
  interrupted = 3;
  syncs = 0;
  g_assert_true (bs_record_sync (record, &error));
  g_assert_no_error (error);
  g_assert_cmpint (syncs, ==, 4);
  g_assert_null (bs_record_why_unsure (record));

  append (record, "player id=blue");
  refusals = 1;
  g_assert_false (bs_record_sync (record, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "it is done and stands there"));
  g_clear_error (&error);
  append (record, "player id=green");
  g_assert_false (bs_record_sync (record, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_FILE);
  g_assert_nonnull (bs_record_why_unsure (record));

  bs_record_free (g_steal_pointer (&record));
  record = reopen (place->path, 4, BS_RECORD_WHOLE);
  g_assert_null (bs_record_why_unsure (record));
}

/* A new record is made by one that is interrupted, and not by one that is refused. */
static void
test_sync_of_new (Place        *place,
                  gconstpointer data)
{
  g_autoptr (GPtrArray) lines = lines_of (HEADER, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecord) record = NULL;

  refusals = 1;
  g_assert_null (bs_record_create (place->path, lines, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_FILE);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
  interrupted = 2;
  record = create (place->path);
  g_assert_cmpint (interrupted, ==, 0);
}

static char *
put_old (Place      *place,
         const char *name,
         const char *bytes,
         int         seconds)
{
  char *path = g_build_filename (place->folder, name, NULL);
  time_t now = g_get_real_time () / G_USEC_PER_SEC;
  struct utimbuf times = { now - seconds, now - seconds };

  put (path, bytes, -1);
  g_assert_cmpint (utime (path, &times), ==, 0);

  return path;
}

/* What was left behind goes; what somebody holds, what is fresh and what is nobody's of ours
 * stays. */
static void
test_sweep (Place        *place,
            gconstpointer data)
{
  g_autofree char *left = put_old (place, ".battle.boardside.0123abcd.new", HEADER "\n", 3600);
  g_autofree char *empty = put_old (place, ".x.00000000.new", "", 3600);
  g_autofree char *fresh = put_old (place, ".y.00000000.new", "", 0);
  g_autofree char *held = put_old (place, ".z.00000000.new", "", 3600);
  g_autofree char *other = put_old (place, ".other.0123abcd.new", "something else", 3600);
  g_autofree char *named = put_old (place, ".battle.boardside.new", HEADER "\n", 3600);
  int fd = g_open (held, O_RDWR | O_CLOEXEC, 0);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  bs_record_free (create (place->path));
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (empty, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (fresh, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (held, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (named, G_FILE_TEST_EXISTS));
  close (fd);
  bs_record_sweep (place->folder);
  g_assert_false (g_file_test (held, G_FILE_TEST_EXISTS));
}

/* A real full disk: 256 KiB of it. */
static void
test_disk_full (Place        *place,
                gconstpointer data)
{
  g_autofree char *disk = g_build_filename (place->folder, "disk", NULL);
  g_autofree char *path = g_build_filename (disk, "battle.boardside", NULL);
  g_autofree char *ballast = g_build_filename (disk, "ballast", NULL);
  g_autofree char *filling = g_strnfill (64 * 1024, 'x');
  g_autofree char *text = g_strnfill (3000, 'x');
  g_autofree char *line = g_strconcat ("note text=", text, NULL);
  BsRecord *record;
  guint n = 1;

  g_mkdir (disk, 0700);
  if (mount ("boardside-test", disk, "tmpfs", 0, "size=256k") != 0)
    {
      g_test_skip ("cannot mount a small tmpfs here (needs root): the full disk was only tried "
                   "with a size limit");
      return;
    }

  put (ballast, filling, -1);
  record = create (path);
  for (;;)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) lines = lines_of (line, NULL);

      if (!bs_record_append (record, lines, &error))
        {
          g_assert_error (error, BS_ERROR, BS_ERROR_FILE);
          break;
        }
      n++;
      g_assert_cmpuint (n, <, 200);
    }
  bs_record_free (reopen (path, n, BS_RECORD_WHOLE));
  g_unlink (ballast);
  append (record, line);
  bs_record_free (record);
  bs_record_free (reopen (path, n + 1, BS_RECORD_WHOLE));
  g_assert_cmpint (umount (disk), ==, 0);
}

static int
try_as_nobody (Place      *place,
               const char *other)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) lines = lines_of (HEADER, NULL);
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecord) made = NULL;
  g_autoptr (BsRecord) opened = NULL;

  if (geteuid () == 0 && (setgid (65534) != 0 || setuid (65534) != 0))
    return 77;
  made = bs_record_create (other, lines, &error);
  if (made != NULL || !g_error_matches (error, BS_ERROR, BS_ERROR_FILE))
    return 1;
  opened = bs_record_open (place->path, BS_RECORD_APPEND, &text, NULL);

  return opened != NULL && bs_record_is_read_only (opened) && text->lines->len == 1 ? 0 : 2;
}

/* Who may write everywhere cannot see a refusal: the child becomes nobody. */
static void
test_read_only_folder (Place        *place,
                       gconstpointer data)
{
  g_autofree char *other = g_build_filename (place->folder, "other", NULL);
  int status;
  pid_t child;

  bs_record_free (create (place->path));
  g_assert_cmpint (g_chmod (place->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0555), ==, 0);

  child = fork ();
  if (child == 0)
    {
      int result = try_as_nobody (place, other);

      /* Valgrind counts what the child leaves, too. */
      g_clear_pointer (&other, g_free);
      _exit (result);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (g_chmod (place->folder, 0755), ==, 0);
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) == 77)
    g_test_skip ("cannot become another user here: the read-only folder was not tried");
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* A child appends and says so; killed at any moment, what it said is there. */
static void
test_killed (Place        *place,
             gconstpointer data)
{
  guint said = 1;

  bs_record_free (create (place->path));
  for (guint run = 0; run < 25; run++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsRecordText) text = NULL;
      BsRecord *record;
      int fds[2], status;
      guint n;
      pid_t child;

      g_assert_cmpint (pipe (fds), ==, 0);
      child = fork ();
      if (child == 0)
        {
          g_autoptr (BsRecordText) read_text = NULL;
          g_autoptr (GPtrArray) lines = lines_of ("note text=a", "note text=b", NULL);

          record = bs_record_open (place->path, BS_RECORD_APPEND, &read_text, NULL);
          while (bs_record_append (record, lines, NULL))
            {
              n = bs_record_n_lines (record);
              if (write (fds[1], &n, sizeof n) != sizeof n)
                break;
            }
          _exit (1);
        }
      close (fds[1]);
      for (guint i = 0; i < 1 + run % 7; i++)
        if (read (fds[0], &n, sizeof n) == sizeof n)
          said = n;
      kill (child, SIGKILL);
      waitpid (child, &status, 0);
      while (read (fds[0], &n, sizeof n) == sizeof n)
        said = n;
      close (fds[0]);

      record = bs_record_open (place->path, BS_RECORD_APPEND, &text, &error);
      g_assert_no_error (error);
      g_assert_false (bs_record_is_read_only (record));
      g_assert_cmpint (text->health, !=, BS_RECORD_BAD);
      g_assert_cmpuint (text->lines->len, >=, said);
      bs_record_free (record);
    }
}

static void
never_failed_cb (const char *message,
                 gpointer    user_data)
{
  g_error ("%s", message);
}

static void
test_worker (Place        *place,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  BsRecord *record = create (place->path);

  bs_record_sync_behind (record, TRUE, never_failed_cb, NULL);
  for (guint i = 0; i < 50; i++)
    append (record, "note text=a");
  g_assert_true (bs_record_sync (record, &error));
  append (record, "note text=b");
  bs_record_free (record);
  bs_record_free (reopen (place->path, 52, BS_RECORD_WHOLE));
}

#define ADD(path, func) g_test_add (path, Place, NULL, place_setup, func, place_teardown)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/record/file/round-trip", test_round_trip);
  ADD ("/record/file/never-replaces", test_never_replaces);
  ADD ("/record/file/torn-is-cut-on-append", test_torn_is_cut_on_append);
  ADD ("/record/file/bad-is-never-written", test_bad_is_never_written);
  ADD ("/record/file/lock", test_lock);
  ADD ("/record/file/symbolic-link", test_symbolic_link);
  ADD ("/record/file/odd-files", test_odd_files);
  ADD ("/record/file/deleted-and-changed", test_deleted_and_changed);
  ADD ("/record/file/too-long", test_too_long);
  ADD ("/record/file/no-room", test_no_room);
  ADD ("/record/file/sync", test_sync);
  ADD ("/record/file/sync-of-new", test_sync_of_new);
  ADD ("/record/file/sweep", test_sweep);
  ADD ("/record/file/disk-full", test_disk_full);
  ADD ("/record/file/read-only-folder", test_read_only_folder);
  ADD ("/record/file/killed", test_killed);
  ADD ("/record/file/worker", test_worker);

  return g_test_run ();
}
