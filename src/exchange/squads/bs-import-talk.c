/* bs-import-talk.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists are pasted out of messages: what people say to each other behind the list is not a card. */

#include "config.h"

#include "bs-import-talk.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * bs_import_sounds_like_talk:
 * @text: a line of a list
 *
 * Returns: whether people write so to each other: “see you Saturday!”, “👍 cool”
 */
gboolean
bs_import_sounds_like_talk (const char *text)
{
  static const char *const ends[] = { "!", "?", "...", "…", ":)", ":-)", ";)", ";-)", ":D", NULL };

  for (guint i = 0; ends[i] != NULL; i++)
    if (g_str_has_suffix (text, ends[i]))
      return TRUE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_type (g_utf8_get_char (text)) == G_UNICODE_OTHER_SYMBOL)
      return TRUE;

  return FALSE;
}

static gboolean
has_many_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);

  return g_strv_length (words) >= 4;
}

/* Takes the last @n lines off, and says so. */
static void
leave_talk (BsSquad     *squad,
            BsSquadShip *block,
            guint        n)
{
  guint first = block->cards->len - n;

  for (guint i = first; i < block->cards->len; i++)
    {
      const BsSquadCard *told = block->cards->pdata[i];

      bs_squad_remark (squad, _("Line %u looks like no card and was left out: %s"), told->line,
                       told->name);
    }
  g_ptr_array_set_size (block->cards, (int) first);
}

/* How many lines at the end of a block are talk. Behind an empty line or a sum the whole is, if one
 * line of it is. */
static guint
count_talk (BsImporter        *self,
            BsImportMayBe      may_be,
            const BsSquadShip *block,
            gboolean           first)
{
  guint n = 0, sounding = 0;
  gboolean apart = FALSE, any = FALSE, sound = TRUE;

  while (n < block->cards->len && !apart)
    {
      guint at = block->cards->len - 1 - n;
      const BsSquadCard *told = block->cards->pdata[at];
      const BsSquadCard *before = at > 0 ? block->cards->pdata[at - 1] : NULL;

      if (!may_be (self, told))
        break;
      n++;
      apart = before != NULL ? before->line + 1 < told->line : !first;
      any = any || bs_import_sounds_like_talk (told->name) || has_many_words (told->name);
      sound = sound && bs_import_sounds_like_talk (told->name);
      if (sound)
        sounding = n;
    }

  return apart && any ? n : sounding;
}

/**
 * bs_import_trim_talk:
 * @self: the import
 * @squad: takes what is to be said about it
 * @blocks: (element-type BsSquadShip): names as they stand in the list, block by block
 * @may_be: whether a line may be anything but a card
 *
 * What a message says behind its list is no card: it is taken off, and told line by line.
 */
void
bs_import_trim_talk (BsImporter   *self,
                     BsSquad      *squad,
                     GPtrArray    *blocks,
                     BsImportMayBe may_be)
{
  guint n;

  for (guint i = blocks->len; i > 0; i--)
    {
      BsSquadShip *block = blocks->pdata[i - 1];

      do
        {
          n = count_talk (self, may_be, block, i == 1);
          /* Not all of it: then it is for others to say that it is no list. */
          if (i == 1 && n == block->cards->len)
            return;
          leave_talk (squad, block, n);
        }
      while (n > 0);
      if (block->cards->len > 0)
        return;
    }
}
