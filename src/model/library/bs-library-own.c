/* bs-library-own.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Cards that the user tells by hand and keeps: one file a game in the user's catalogue, plain
 * enough to go on by hand. */

#include "bs-library.h"

#include "bs-library-private.h"
#include "bs-xml-sources.h"

#include "bs-own-text.h"

#include "engine/ground/bs-command.h"
#include "engine/state/bs-ship-pieces.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/**
 * bs_library_own_path:
 * @self: the library
 * @game: id of a ruleset
 *
 * Returns: (transfer full): the file that bs_library_keep_card() writes; it may not be there yet
 */
char *
bs_library_own_path (BsLibrary  *self,
                     const char *game)
{
  g_autofree char *name = g_strconcat ("own-", game, ".xml", NULL);

  return g_build_filename (self->user_folder, "catalogue", name, NULL);
}

/* "own-red-dwarf", "own-red-dwarf-2" ...: an id that the file does not have. */
static char *
free_id (const char *text,
         const char *name)
{
  GString *plain = g_string_new ("own-");
  char *id;

  for (const char *p = name; *p != '\0' && plain->len < 60; p++)
    {
      if (g_ascii_isalnum (*p))
        g_string_append_c (plain, g_ascii_tolower (*p));
      else if (plain->str[plain->len - 1] != '-')
        g_string_append_c (plain, '-');
    }
  while (plain->str[plain->len - 1] == '-')
    g_string_truncate (plain, plain->len - 1);
  id = g_strdup (plain->str);
  for (int n = 2;; n++)
    {
      g_autofree char *told = g_strdup_printf (" id=\"%s\"", id);

      if (strstr (text, told) == NULL)
        break;
      g_free (id);
      id = g_strdup_printf ("%s-%d", plain->str, n);
    }
  g_string_free (plain, TRUE);

  return id;
}

static void
take_ids (GPtrArray       *ids,
          const BsCommand *command,
          const char      *argument)
{
  g_auto (GStrv) list = bs_command_get_list (command, argument);

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    if (*list[i] != '\0')
      g_ptr_array_add (ids, (gpointer) bs_id (list[i]));
}

/* A list names a slot as often as the card has it. */
static void
take_slots (GArray          *slots,
            const BsCommand *command)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  take_ids (ids, command, "slots");
  for (guint i = 0; i < ids->len; i++)
    bs_counters_set (slots, ids->pdata[i], bs_counters_get (slots, ids->pdata[i], 0) + 1);
}

/* None at all is a number, too. */
static void
take_number (GArray          *numbers,
             const BsCommand *command,
             const char      *argument)
{
  BsCounter number = { bs_id (argument), 0 };

  if (bs_command_get_int (command, argument, &number.n))
    g_array_append_val (numbers, number);
}

static BsId
told_id (const BsCommand *command,
         const char      *argument)
{
  return bs_id (bs_command_get (command, argument));
}

/* The card that a command tells, by the arguments that "ship" and "equip" have. */
static BsCard *
make_card (const BsCommand *command,
           const char      *kind,
           const char      *id)
{
  static const char *const numbers[] = { "skill",     "attack",    "agility",
                                         "hull",      "shields",   "weapon-attack",
                                         "range-min", "range-max", NULL };
  BsCard *card = bs_card_new (bs_id (id), bs_id (kind));

  card->name = g_strdup (bs_command_get (command, "name"));
  bs_command_get_int (command, "points", &card->cost);
  card->faction = told_id (command, "faction");
  card->size = told_id (command, "size");
  card->ship = told_id (command, "ship");
  card->slot = told_id (command, "slot");
  card->dial = told_id (command, "dial");
  card->unique = bs_command_has (command, "unique");
  for (guint i = 0; numbers[i] != NULL; i++)
    take_number (card->numbers, command, numbers[i]);
  take_ids (card->actions, command, "actions");
  take_ids (card->arcs, command, "arcs");
  take_slots (card->slots, command);

  return card;
}

/* Behind the last card of its list; a list that is not there yet comes last. */
static gboolean
insert_element (GString    *text,
                const char *list,
                const char *element)
{
  g_autofree char *end = g_strdup_printf ("</%s>", list);
  const char *at = g_strrstr (text->str, end);

  if (at != NULL)
    {
      while (at > text->str && at[-1] == ' ')
        at--;
      g_string_insert (text, at - text->str, element);
      return TRUE;
    }

  at = g_strrstr (text->str, "</catalogue>");
  if (at != NULL)
    {
      g_autofree char *whole = g_strdup_printf ("  <%s>\n%s  </%s>\n", list, element, list);

      g_string_insert (text, at - text->str, whole);
    }

  return at != NULL;
}

static GString *
read_text (const char  *path,
           const char  *game,
           GError     **error)
{
  g_autoptr (GError) inner = NULL;
  char *text = NULL;
  GString *whole;

  if (g_file_get_contents (path, &text, NULL, &inner))
    {
      whole = g_string_new (text);
      g_free (text);
      return whole;
    }
  if (!g_error_matches (inner, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot read “%s”: %s"), path,
                   bs_error_reason (inner));
      return NULL;
    }
  whole = g_string_new (NULL);
  g_string_printf (whole,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<catalogue game=\"%s\" "
                   "format=\"1\" version=\"1\">\n</catalogue>\n",
                   game);

  return whole;
}

/* What is written is what the loader takes; else the file stays as it is. @less: a card is taken
 * out. */
static gboolean
check_text (BsLibrary   *self,
            const char  *path,
            const char  *game,
            GString     *text,
            gboolean     less,
            GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (BsXmlSource) source = bs_xml_source_new (path, bytes);
  g_autoptr (GPtrArray) layers = bs_library_layers (self, game, NULL, error);
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  if (layers == NULL)
    return FALSE;
  cards = bs_library_other_cards (self, bs_id (game), path);
  if (bs_xml_check (source, layers, cards, problems))
    return TRUE;
  g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
               less ? _("the card was not removed: %s") : _("the card was not kept: %s"),
               problems->len > 0 ? (const char *) problems->pdata[0] : "");

  return FALSE;
}

/* Nothing is written that the loader would not take. */
static gboolean
write_file (BsLibrary   *self,
            const char  *path,
            const char  *game,
            GString     *text,
            gboolean     less,
            GError     **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) inner = NULL;

  if (!check_text (self, path, game, text, less, error))
    return FALSE;
  if (g_mkdir_with_parents (folder, 0700) != 0 ||
      !g_file_set_contents (path, text->str, (gssize) text->len, &inner))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot write “%s”: %s"), path,
                   inner != NULL ? bs_error_reason (inner) : g_strerror (errno));
      return FALSE;
    }
  bs_library_forget (self);

  return TRUE;
}

/* Behind what the user's own cards have already. */
static gboolean
write_own (BsLibrary   *self,
           const char  *game,
           GString     *text,
           GError     **error)
{
  g_autofree char *path = bs_library_own_path (self, game);

  return write_file (self, path, game, text, FALSE, error);
}

static gboolean
insert_own (BsLibrary   *self,
            const char  *game,
            GString     *text,
            const char  *list,
            const char  *element,
            GError     **error)
{
  g_autofree char *path = bs_library_own_path (self, game);

  if (insert_element (text, list, element))
    return TRUE;
  g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
               _("“%s” is no catalogue; mend it or move it away"), path);

  return FALSE;
}

/**
 * bs_own_element_free:
 * @self: (nullable) (transfer full): an element
 */
void
bs_own_element_free (BsOwnElement *self)
{
  if (self == NULL)
    return;

  g_free (self->xml);
  g_free (self);
}

/**
 * bs_library_keep_elements:
 * @self: the library
 * @game: id of a ruleset
 * @elements: (element-type BsOwnElement): of catalogues, with ids that the user's own file does not
 * have
 * @error: any of BS_ERROR
 *
 * Writes many cards into the user's own ones: all of them, or none.
 *
 * Returns: whether they were kept
 */
gboolean
bs_library_keep_elements (BsLibrary        *self,
                          const char       *game,
                          const GPtrArray  *elements,
                          GError          **error)
{
  g_autofree char *path = bs_library_own_path (self, game);
  GString *text = read_text (path, game, error);
  gboolean fine = text != NULL;

  for (guint i = 0; fine && i < elements->len; i++)
    {
      const BsOwnElement *element = elements->pdata[i];

      fine = insert_own (self, game, text, element->list, element->xml, error);
    }
  fine = fine && write_own (self, game, text, error);
  if (text != NULL)
    g_string_free (text, TRUE);

  return fine;
}

/* A dial of its own is called as the card. */
static gboolean
insert_card (BsLibrary    *self,
             const char   *game,
             GString      *text,
             BsCard       *card,
             const BsDial *dial,
             GError      **error)
{
  g_autofree char *list = g_strconcat (card->kind, "s", NULL);
  g_autofree char *element = NULL;

  if (dial != NULL)
    {
      const BsDial named = { card->id, dial->maneuvers };
      g_autofree char *written = bs_xml_write_dial (&named);

      if (!insert_own (self, game, text, "dials", written, error))
        return FALSE;
      card->dial = card->id;
    }
  element = bs_xml_write_card (card, NULL);

  return insert_own (self, game, text, list, element, error);
}

/**
 * bs_library_keep_card:
 * @self: the library
 * @game: id of a ruleset
 * @kind: ship, captain, pilot or upgrade
 * @command: what was told by hand, by the arguments that `ship` and `equip` have: name and numbers,
 * actions, arcs and slots; for a pilot the ship card, for an upgrade the slot
 * @dial: (nullable): for a ship: its maneuvers, if they are on no dial of the catalogue; its id
 * does not matter
 * @error: any of BS_ERROR
 *
 * Writes a card into the user's own cards, where the next battle finds it. Nothing is written that
 * the loader would not take.
 *
 * Returns: whether it was kept
 */
gboolean
bs_library_keep_card (BsLibrary        *self,
                      const char       *game,
                      const char       *kind,
                      const BsCommand  *command,
                      const BsDial     *dial,
                      GError          **error)
{
  const char *name = bs_command_get (command, "name");
  g_autofree char *path = bs_library_own_path (self, game);
  g_autofree char *id = NULL;
  g_autoptr (BsCard) card = NULL;
  GString *text;
  gboolean kept;

  g_return_val_if_fail (name != NULL, FALSE);

  text = read_text (path, game, error);
  if (text == NULL)
    return FALSE;
  id = free_id (text->str, name);
  card = make_card (command, kind, id);
  kept = insert_card (self, game, text, card, dial, error) && write_own (self, game, text, error);
  g_string_free (text, TRUE);

  return kept;
}

/* The one file of the user's own that has the card, and its place there. */
typedef struct
{
  char *path;
  GString *text;
  BsOwnPlace place;
} OwnCard;

static void
own_card_clear (OwnCard *own)
{
  g_free (own->path);
  if (own->text != NULL)
    g_string_free (own->text, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OwnCard, own_card_clear)

/* Of one id twice, or of one that is written with entities, nobody knows what is meant. */
static gboolean
find_own (BsLibrary     *self,
          const char    *game,
          const BsCard  *card,
          OwnCard       *own,
          GError       **error)
{
  GPtrArray *all = bs_library_catalogue_files (self);
  const char *strange = NULL;
  guint line = 1;
  int found = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const BsFound *file = g_ptr_array_index (all, i);
      g_autoptr (GString) text = NULL;
      BsOwnPlace place = { 0, 0, 1 };
      int n;

      if (!file->source->user || file->head->id != bs_id (game))
        continue;
      text = g_string_new_len (g_bytes_get_data (file->source->bytes, NULL),
                               (gssize) g_bytes_get_size (file->source->bytes));
      n = bs_own_text_find (text->str, card->kind, card->id, &place);
      found += ABS (n);
      if (n != 1 || found > 1)
        {
          strange = n != 0 || strange == NULL ? file->path : strange;
          line = n != 0 ? place.line : line;
          continue;
        }
      own->path = g_strdup (file->path);
      own->text = g_steal_pointer (&text);
      own->place = place;
    }
  if (found == 1 && own->text != NULL)
    return TRUE;

  g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
               _("%s:%u: this file is written in a way that only a text editor changes safely; "
                  "change “%s” there"),
               strange != NULL ? strange : card->id, line, bs_card_name (card));

  return FALSE;
}

/* A dial that is called as the card is its own. */
static void
put_dial (GString      *text,
          const BsCard *card,
          const BsDial *dial)
{
  const BsDial named = { card->id, dial != NULL ? dial->maneuvers : NULL };
  g_autofree char *written = dial != NULL ? bs_xml_write_dial (&named) : g_strdup ("");
  BsOwnPlace place;

  if (bs_own_text_find (text->str, "dial", card->id, &place) == 1)
    {
      g_string_erase (text, (gssize) place.start, (gssize) (place.end - place.start));
      g_string_insert (text, (gssize) place.start, written);
    }
  else if (dial != NULL)
    insert_element (text, "dials", written);
}

/* What make_card() makes of a card is told anew, everything else stays. */
static char *
merge_card (const char   *old,
            const BsCard *card)
{
  static const char *const ship[] = { "id",     "cost",    "faction", "unique",  "size", "dial",
                                      "attack", "agility", "hull",    "shields", NULL };
  static const char *const leader[] = { "id", "cost", "faction", "unique", "ship", "skill", NULL };
  static const char *const upgrade[] = { "id",   "cost",   "faction", "unique",
                                         "slot", "attack", "range",   NULL };
  static const char *const ship_parts[] = { "name", "actions", "arcs", "slot", NULL };
  static const char *const leader_parts[] = { "name", "slot", NULL };
  static const char *const upgrade_parts[] = { "name", NULL };
  g_autofree char *written = bs_xml_write_card (card, NULL);

  if (g_str_equal (card->kind, "ship"))
    return bs_own_text_merge (old, written, ship, ship_parts);
  if (g_str_equal (card->kind, "upgrade"))
    return bs_own_text_merge (old, written, upgrade, upgrade_parts);

  return bs_own_text_merge (old, written, leader, leader_parts);
}

/**
 * bs_library_change_card:
 * @self: the library
 * @game: id of a ruleset
 * @card: one of the user's own
 * @command: what is told of it now, as for bs_library_keep_card()
 * @dial: (nullable): as for bs_library_keep_card()
 * @error: any of BS_ERROR; the file and its line, if only a text editor can change it safely
 *
 * Writes a card of the user's own anew, in the file where it stands; whatever else is there stays,
 * and of the card what is not told.
 *
 * Returns: whether it was changed
 */
gboolean
bs_library_change_card (BsLibrary        *self,
                        const char       *game,
                        const BsCard     *card,
                        const BsCommand  *command,
                        const BsDial     *dial,
                        GError          **error)
{
  g_auto (OwnCard) own = { NULL, NULL, { 0, 0, 0 } };
  g_autoptr (BsCard) changed = NULL;
  g_autofree char *old = NULL;
  g_autofree char *merged = NULL;

  if (!find_own (self, game, card, &own, error))
    return FALSE;

  changed = make_card (command, card->kind, card->id);
  if (dial != NULL)
    changed->dial = card->id;
  old = g_strndup (own.text->str + own.place.start, own.place.end - own.place.start);
  merged = merge_card (old, changed);
  /* The end of the line belongs to it only if it had the line to itself. */
  if (!g_str_has_suffix (old, "\n"))
    g_strstrip (merged);
  g_string_erase (own.text, (gssize) own.place.start, (gssize) (own.place.end - own.place.start));
  g_string_insert (own.text, (gssize) own.place.start, merged);
  if (dial != NULL)
    put_dial (own.text, card, dial);

  return write_file (self, own.path, game, own.text, FALSE, error);
}

/**
 * bs_library_remove_card:
 * @self: the library
 * @game: id of a ruleset
 * @card: one of the user's own
 * @error: any of BS_ERROR; the file and its line, if only a text editor can change it safely
 *
 * Takes a card out of the user's own ones, and a dial of its own unless another card has it as
 * well. A card that others name stays.
 *
 * Returns: whether it was taken out
 */
gboolean
bs_library_remove_card (BsLibrary     *self,
                        const char    *game,
                        const BsCard  *card,
                        GError       **error)
{
  g_auto (OwnCard) own = { NULL, NULL, { 0, 0, 0 } };
  g_autoptr (GString) without = NULL;

  if (!find_own (self, game, card, &own, error))
    return FALSE;

  g_string_erase (own.text, (gssize) own.place.start, (gssize) (own.place.end - own.place.start));
  without = g_string_new (own.text->str);
  put_dial (without, card, NULL);
  if (check_text (self, own.path, game, without, TRUE, NULL))
    return write_file (self, own.path, game, without, TRUE, error);

  return write_file (self, own.path, game, own.text, TRUE, error);
}
