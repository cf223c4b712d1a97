/* bs-cli-play.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli play`: lines are judged and played, by hand or as a script. */

#include "bs-cli.h"

#include "model/record/bs-streams.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Lines being played. */
typedef struct
{
  const char *path;
  BsLibrary *library;
  BsSession *session;     /* (nullable) until there is a header */
  GPtrArray *group;       /* BsCommand: a group that is not yet told to its end */
  char *as;
  gboolean dry_run, stop, refused;
  int seed;               /* -1: none */
  int code;               /* of trouble that ends it */
} Play;

static void
print_verdict (Play            *play,
               const BsVerdict *verdict)
{
  const BsState *state = play->session != NULL ? bs_session_get_state (play->session) : NULL;
  g_autofree char *text = bs_verdict_print (verdict, state != NULL ? state->ruleset : NULL);
  g_autofree char *line = bs_streams_line (text);

  g_print ("%s\n", line);
  fflush (stdout);
  if (verdict->level >= BS_VERDICT_AGAINST)
    play->refused = TRUE;
}

static void
print_error (Play       *play,
             const char *sentence)
{
  g_autoptr (BsVerdict) verdict = bs_verdict_new ();

  bs_verdict_error (verdict, "%s", sentence);
  print_verdict (play, verdict);
}

static gboolean
set_trouble (Play       *play,
             const char *sentence)
{
  if (play->code != BS_CLI_TROUBLE)
    bs_cli_complain ("%s", sentence);
  play->code = BS_CLI_TROUBLE;

  return FALSE;
}

/* It is done and in the file: whoever reads the verdict must not try it again. */
static gboolean
tell_unsure (Play       *play,
             const char *sentence)
{
  g_autoptr (BsVerdict) verdict = bs_verdict_new ();

  bs_verdict_hint (verdict, bs_session_get_state (play->session)->ruleset, NULL, "%s", sentence);
  print_verdict (play, verdict);

  return set_trouble (play, sentence);
}

/* A verdict is printed only when what it says is on the disk, or the disk has refused. */
static gboolean
finish (Play      *play,
        BsVerdict *verdict)
{
  g_autoptr (GError) error = NULL;

  if (bs_session_get_trouble (play->session) != NULL)
    {
      print_verdict (play, verdict);
      return set_trouble (play, bs_session_get_trouble (play->session));
    }
  if (verdict->level < BS_VERDICT_AGAINST && !bs_session_sync (play->session, &error))
    return tell_unsure (play, error->message);
  print_verdict (play, verdict);

  return TRUE;
}

/* Whoever says not who plays speaks for the table: a line teaches him nothing that lies face
 * down. */
static BsId
viewer_of (const Play *play)
{
  return bs_id (play->as != NULL ? play->as : BS_VIEW_TABLE);
}

static void
set_up (Play *play)
{
  bs_session_set_sync_behind (play->session, FALSE);
  if (play->seed >= 0)
    bs_session_set_seed (play->session, play->seed);
}

static void
begin_with (Play            *play,
            const BsCommand *header)
{
  g_autoptr (GError) error = NULL;
  const GPtrArray *notices;

  play->session = play->dry_run ? bs_session_new (play->library, header, &error)
                                : bs_session_create (play->library, play->path, header, &error);
  if (play->session == NULL)
    {
      print_error (play, error->message);
      set_trouble (play, error->message);
      return;
    }
  set_up (play);
  notices = bs_session_get_notices (play->session);
  for (guint i = 0; i < notices->len; i++)
    bs_cli_complain ("%s", (const char *) g_ptr_array_index (notices, i));
  g_print ("ok\n");
  fflush (stdout);
}

/* The header is no command of the battle: its format is looked at here. */
static void
try_header (Play            *play,
            const BsCommand *command)
{
  int format = 0;

  if (command == NULL || !g_str_equal (command->verb, "boardside"))
    {
      g_autofree char *name = g_filename_display_name (play->path);
      g_autofree char *text = g_strdup_printf (
        _("there is no battle ‘%s’ yet: it begins with the line ‘boardside 1 game=…’"), name);

      print_error (play, text);
      set_trouble (play, text);
      return;
    }
  if (!bs_command_get_int (command, "format", &format) || format != BS_RECORD_FORMAT)
    {
      print_error (play, _("this Boardside reads ‘boardside 1’ only"));
      play->code = BS_CLI_TROUBLE;
      return;
    }
  begin_with (play, command);
}

/* All of a group or nothing: each of its lines has its verdict all the same. */
static void
perform_group (Play *play)
{
  g_autoptr (GPtrArray) group = g_steal_pointer (&play->group);
  g_autoptr (BsVerdict) verdict = NULL;
  g_autoptr (BsVerdict) fine = bs_verdict_new ();
  BsId viewer = viewer_of (play);
  guint refused = 0;

  verdict = bs_session_perform_group (play->session, group, viewer, &refused);
  for (guint i = 0;
       i < group->len && (play->code == BS_CLI_FINE || verdict->level < BS_VERDICT_AGAINST); i++)
    {
      if (verdict->level < BS_VERDICT_AGAINST)
        finish (play, i + 1 == group->len ? verdict : fine);
      else if (i == refused)
        finish (play, verdict);
      else
        print_error (play, _("another line of its group was refused"));
    }
}

static void
perform_one (Play            *play,
             const BsCommand *command)
{
  g_autoptr (BsVerdict) verdict = bs_session_perform (play->session, command, viewer_of (play));

  finish (play, verdict);
}

static gboolean
may_go_on (const Play *play)
{
  return play->code == BS_CLI_FINE && !(play->stop && play->refused);
}

/* Returns whether to go on with the next line. */
static gboolean
play_line (Play *play,
           char *line,
           gsize length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = NULL;
  const BsCommand *open = play->group != NULL ? g_ptr_array_index (play->group, 0) : NULL;

  if (memchr (line, '\0', length) == NULL)
    {
      if (bs_command_is_blank (line))
        return TRUE;
      command = bs_command_parse (line, &error);
    }
  if (command != NULL && open != NULL && command->group == open->group)
    {
      gboolean last = command->last;

      g_ptr_array_add (play->group, g_steal_pointer (&command));
      if (last)
        perform_group (play);
      return may_go_on (play);
    }

  if (open != NULL)
    perform_group (play);
  if (!may_go_on (play))
    return FALSE;
  if (play->session == NULL)
    try_header (play, command);
  else if (command == NULL)
    print_error (play, error != NULL ? error->message : _("there is a zero byte in the line"));
  else if (command->group != 0 && !command->last)
    {
      play->group = bs_commands_new ();
      g_ptr_array_add (play->group, g_steal_pointer (&command));
    }
  else
    perform_one (play, command);

  return may_go_on (play);
}

static void
play_stream (Play       *play,
             FILE       *stream,
             const char *from)
{
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  gboolean on = TRUE;
  int saved_errno;

  while (on && (length = getline (&line, &size, stream)) >= 0)
    {
      while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r'))
        line[--length] = '\0';
      on = play_line (play, line, length);
    }
  saved_errno = errno;
  free (line);
  if (ferror (stream))
    {
      g_autofree char *name = g_filename_display_name (from != NULL ? from : "-");
      g_autofree char *text =
        g_strdup_printf (_("cannot read ‘%s’: %s"), name, g_strerror (saved_errno));

      set_trouble (play, text);
      return;
    }
  if (play->group != NULL && may_go_on (play))
    perform_group (play);
}

/* An existing record is opened; where none is, the first line makes it. What went wrong is in
 * play->code. */
static gboolean
prepare (Play       *play,
         const char *rules)
{
  BsId viewer;

  play->code = BS_CLI_TROUBLE;
  play->library = bs_cli_library (rules);
  if (play->library == NULL)
    return FALSE;
  if (!g_file_test (play->path, G_FILE_TEST_EXISTS) &&
      !g_file_test (play->path, G_FILE_TEST_IS_SYMLINK))
    {
      play->code = BS_CLI_FINE;
      return TRUE;
    }

  play->session = bs_cli_open (play->path, rules, play->dry_run ? BS_OPEN_TRY : BS_OPEN_PLAY);
  if (play->session == NULL || bs_cli_health (play->session) != BS_CLI_FINE)
    return FALSE;
  if (bs_session_get_read_only (play->session))
    return FALSE;
  if (play->as != NULL && !bs_cli_viewer (play->session, play->as, &viewer))
    {
      play->code = BS_CLI_USAGE;
      return FALSE;
    }
  set_up (play);
  play->code = BS_CLI_FINE;

  return TRUE;
}

static FILE *
open_lines (const char *from)
{
  FILE *stream;

  if (from == NULL || g_str_equal (from, "-"))
    return stdin;
  stream = fopen (from, "re");
  if (stream == NULL)
    {
      g_autofree char *name = g_filename_display_name (from);

      bs_cli_complain (_("cannot open ‘%s’: %s"), name, g_strerror (errno));
    }

  return stream;
}

/**
 * bs_cli_play:
 * @argv: "play", the record, options
 *
 * Returns: the exit code
 */
int
bs_cli_play (int    argc,
             char **argv)
{
  g_autofree char *from = NULL;
  g_autofree char *rules = NULL;
  Play play = { .seed = -1 };
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from,
      N_("Play the lines of this file; - is the standard input"), N_("LINES") },
    { "as", 0, 0, G_OPTION_ARG_STRING, &play.as,
      N_("Who plays: refusals tell no more than this player knows"), N_("PLAYER") },
    { "seed", 0, 0, G_OPTION_ARG_INT, &play.seed, N_("The same virtual dice each time, for tests"),
      N_("N") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    { "dry-run", 0, 0, G_OPTION_ARG_NONE, &play.dry_run,
      N_("Only tell the verdicts, append nothing"), NULL },
    { "stop", 0, 0, G_OPTION_ARG_NONE, &play.stop, N_("End with the first refusal"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  FILE *stream;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 1))
    return BS_CLI_USAGE;

  play.path = argv[1];
  stream = open_lines (from);
  if (stream == NULL)
    play.code = BS_CLI_TROUBLE;
  else if (prepare (&play, rules))
    play_stream (&play, stream, from);

  if (stream != NULL && stream != stdin)
    fclose (stream);
  g_clear_pointer (&play.group, g_ptr_array_unref);
  g_clear_object (&play.session);
  g_clear_pointer (&play.library, bs_library_unref);
  g_free (play.as);

  return play.code != BS_CLI_FINE ? play.code : play.refused ? BS_CLI_REFUSED : BS_CLI_FINE;
}
