/* bs-battles.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The battles that were saved, newest first, as a list. */

#include "model/library/bs-library.h"

#include "model/library/bs-library-private.h"
#include "model/record/bs-record.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <string.h>

#define SUFFIX ".boardside"

/* What the list of battles shows, after each step: lines are not played for it. */
typedef struct
{
  int round;
  gboolean ended;
  guint n_players;
  const char *left;         /* (nullable) borrowed from its line: ships of each player */
} Mark;

/**
 * bs_battle_info_free:
 * @self: (nullable) (transfer full): what is known of a battle
 */
void
bs_battle_info_free (BsBattleInfo *self)
{
  if (self == NULL)
    return;

  g_free (self->path);
  g_free (self->title);
  g_strfreev (self->players);
  g_free (self->ships_left);
  g_free (self->trouble);
  g_free (self);
}

static void
note_command (const BsCommand *command,
              GPtrArray       *players,
              Mark            *mark)
{
  const char *name;
  const char *left = bs_command_get (command, "ships-left");

  if (left != NULL)
    mark->left = left;
  /* An older version ended battles that go on now. */
  if (bs_command_has (command, "over"))
    mark->ended = TRUE;
  else if (g_str_equal (command->verb, "next"))
    mark->ended = FALSE;
  if (g_str_equal (command->verb, "player"))
    {
      name = bs_command_get (command, "name");
      if (name == NULL)
        name = bs_command_get (command, "id");
      g_ptr_array_set_size (players, mark->n_players);
      g_ptr_array_add (players, g_strdup (name != NULL ? name : ""));
      mark->n_players++;
    }
  else if (g_str_equal (command->verb, "begin"))
    mark->round = 1;
  else if (g_str_equal (command->verb, "next"))
    bs_command_get_int (command, "round", &mark->round);
  else if (g_str_equal (command->verb, "end"))
    mark->ended = TRUE;
}

static int *
read_numbers (const char *list,
              guint       n)
{
  g_auto (GStrv) parts = list != NULL ? g_strsplit (list, ",", -1) : NULL;
  int *numbers;

  if (parts == NULL || g_strv_length (parts) != n)
    return NULL;
  numbers = g_new0 (int, n);
  for (guint i = 0; i < n; i++)
    numbers[i] = CLAMP (g_ascii_strtoll (parts[i], NULL, 10), 0, G_MAXINT);

  return numbers;
}

/* Goes through the lines as a history would, without states. */
static void
scan_lines (BsBattleInfo    *self,
            const GPtrArray *lines)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, TRUE, sizeof (Mark));
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);
  guint position = 0;
  Mark mark = { 0, FALSE, 0, NULL };

  g_array_append_val (marks, mark);
  for (guint i = 1; i < lines->len; i++)
    {
      const BsRecordLine *line = g_ptr_array_index (lines, i);
      const BsCommand *command = line->command;
      int count = 1;

      bs_command_get_int (command, "count", &count);
      if (g_str_equal (command->verb, "undo"))
        position -= CLAMP (count, 0, (int) position);
      else if (g_str_equal (command->verb, "redo"))
        position += CLAMP (count, 0, (int) (marks->len - 1 - position));
      else if (!g_str_equal (command->verb, "enclose"))
        {
          note_command (command, players, &mark);
          if (command->group != 0 && !command->last)
            continue;
          g_array_set_size (marks, ++position);
          g_array_append_val (marks, mark);
        }
      mark = g_array_index (marks, Mark, position);
    }

  self->round = mark.round;
  self->ended = mark.ended;
  self->ships_left = read_numbers (mark.left, mark.n_players);
  g_ptr_array_set_size (players, mark.n_players);
  g_ptr_array_add (players, NULL);
  self->players = (char **) g_ptr_array_free (g_steal_pointer (&players), FALSE);
}

static char *
title_of (const char      *path,
          const BsCommand *header)
{
  const char *told = header != NULL ? bs_command_get (header, "title") : NULL;
  g_autofree char *base = NULL;

  if (told != NULL && *told != '\0')
    return g_strdup (told);
  base = g_path_get_basename (path);
  if (g_str_has_suffix (base, SUFFIX))
    base[strlen (base) - strlen (SUFFIX)] = '\0';

  return g_filename_display_name (base);
}

/**
 * bs_battle_info_read:
 * @path: a record
 *
 * Reads what the list of battles shows. The lines are checked, but not played, so
 * neither rules nor catalogue are needed, and a broken file is only told about.
 *
 * Returns: (transfer full): what is known; `trouble` says what is wrong
 */
BsBattleInfo *
bs_battle_info_read (const char *path)
{
  BsBattleInfo *self = g_new0 (BsBattleInfo, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecord) record = bs_record_open (path, BS_RECORD_READ, &text, &error);
  const BsCommand *header = NULL;
  GStatBuf info;

  self->path = g_strdup (path);
  if (record != NULL)
    {
      header = ((BsRecordLine *) g_ptr_array_index (text->lines, 0))->command;
      self->game = bs_id (bs_command_get (header, "game"));
      self->trouble = g_strdup (text->message);
      scan_lines (self, text->lines);
    }
  else
    {
      self->trouble = g_strdup (error->message);
      self->players = g_new0 (char *, 1);
    }
  self->title = title_of (path, header);
  if (g_stat (path, &info) == 0)
    self->changed = info.st_mtime;

  return self;
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  const BsBattleInfo *first = *(const BsBattleInfo *const *) a;
  const BsBattleInfo *second = *(const BsBattleInfo *const *) b;

  if (first->changed != second->changed)
    return first->changed > second->changed ? -1 : 1;

  return strcmp (first->path, second->path);
}

static void
free_info (gpointer data)
{
  bs_battle_info_free (data);
}

static GPtrArray *
list_folder (const char *folder)
{
  GPtrArray *battles = g_ptr_array_new_with_free_func (free_info);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;

      if (*name == '.' || !g_str_has_suffix (name, SUFFIX))
        continue;
      path = g_build_filename (folder, name, NULL);
      g_ptr_array_add (battles, bs_battle_info_read (path));
    }
  g_ptr_array_sort (battles, compare_newest_first);

  return battles;
}

/**
 * bs_library_battles:
 *
 * Returns: (transfer full) (element-type BsBattleInfo): the battles in the folder
 *   of battles, the newest first
 */
GPtrArray *
bs_library_battles (BsLibrary *self)
{
  return list_folder (bs_library_battles_folder (self));
}

static char *
templates_folder (BsLibrary *self)
{
  return g_build_filename (bs_library_user_folder (self), "templates", NULL);
}

/**
 * bs_library_templates:
 *
 * A template is a record that has not begun: what was agreed and mustered, to begin with again.
 *
 * Returns: (transfer full) (element-type BsBattleInfo): the templates, newest first
 */
GPtrArray *
bs_library_templates (BsLibrary *self)
{
  g_autofree char *folder = templates_folder (self);

  return list_folder (folder);
}

/* A title as the name of a file: without what a folder could not hold. */
static char *
file_name_of (const char *title)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *p = title; *p != '\0' && name->len < 100; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '/' || c == '\\' || c == ':' || g_unichar_iscntrl (c) ||
          (c == '.' && name->len == 0))
        c = '-';
      g_string_append_unichar (name, c);
    }
  if (name->len == 0)
    g_string_append (name, _("Battle"));

  return g_string_free (g_steal_pointer (&name), FALSE);
}

/* (nullable): NULL if something is there. */
static char *
free_path (const char *folder,
           const char *base,
           guint       number)
{
  g_autofree char *name = number == 0 ? g_strconcat (base, SUFFIX, NULL)
                                      : g_strdup_printf ("%s (%u)" SUFFIX, base, number);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return NULL;

  return g_steal_pointer (&path);
}

/* "Rosa – Ida (2)" is followed by "Rosa – Ida (3)": cuts off the number and gives it, or 0. A
 * number without brackets is part of a name: "Player 1 – Player 2". */
static guint
cut_number (char *base)
{
  char *open = g_str_has_suffix (base, ")") ? g_strrstr (base, " (") : NULL;
  g_autofree char *digits = open != NULL ? g_strndup (open + 2, strlen (open + 2) - 1) : NULL;
  guint64 number;

  if (open == NULL || open == base ||
      !g_ascii_string_to_unsigned (digits, 10, 2, 9999, &number, NULL))
    return 0;
  *open = '\0';

  return number;
}

/* A name in the folder that nothing has yet. Makes the folder. */
static char *
new_path_in (const char *folder,
             const char *title)
{
  g_autofree char *base = file_name_of (title != NULL ? title : "");
  g_autofree char *path = NULL;

  guint number;

  g_mkdir_with_parents (folder, 0755);
  path = free_path (folder, base, 0);
  number = path == NULL ? cut_number (base) : 0;
  for (guint i = MAX (number, 1) + 1; path == NULL; i++)
    path = free_path (folder, base, i);

  return g_steal_pointer (&path);
}

/**
 * bs_library_new_path:
 * @title: (nullable): what the battle is called
 *
 * Makes the folder of battles, if it is missing.
 *
 * Returns: (transfer full): a path in it where nothing is yet
 */
char *
bs_library_new_path (BsLibrary  *self,
                     const char *title)
{
  return new_path_in (bs_library_battles_folder (self), title);
}

/**
 * bs_library_new_template_path:
 * @title: (nullable): what the template is called
 *
 * Makes the folder of templates, if it is missing.
 *
 * Returns: (transfer full): a path that nothing has yet
 */
char *
bs_library_new_template_path (BsLibrary  *self,
                              const char *title)
{
  g_autofree char *folder = templates_folder (self);

  return new_path_in (folder, title);
}
