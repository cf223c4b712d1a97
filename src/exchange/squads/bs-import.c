/* bs-import.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-import.h"

#include "exchange/cards/bs-cards-private.h"
#include "bs-import-check.h"
#include "bs-import-names.h"
#include "bs-import-ship.h"
#include "bs-importer.h"

#include "engine/fleet/bs-points.h"
#include "engine/ground/bs-bounds.h"

#include <glib/gi18n.h>
#include <string.h>

#define SQUAD_NAME_MAX 200

static void
free_item (gpointer data)
{
  BsImportItem *item = data;

  g_free (item->told);
  g_free (item->text);
  bs_command_free (item->offer);
  g_free (item);
}

static void
free_squad (gpointer data)
{
  BsImportSquad *squad = data;

  g_free (squad->name);
  g_free (squad->owner);
  g_free (squad);
}

static void
free_told_squad (gpointer data)
{
  bs_squad_free (data);
}

/**
 * bs_import_load:
 * @path: a file
 * @error: BS_ERROR_FILE
 *
 * Returns: (transfer full) (nullable): its bytes, no more of them than a list may have
 */
GBytes *
bs_import_load (const char  *path,
                GError     **error)
{
  return bs_intake_load (path, error);
}

/* The damage deck of a list, if this game has one of that name. */
static const char *
deck_of (const BsRuleset *ruleset,
         const char      *told)
{
  const char *deck = g_str_equal (told, "core2") ? "core-tfa" : told;

  return bs_id_is_valid (deck) && bs_ruleset_deck (ruleset, bs_id (deck)) != NULL ? deck : NULL;
}

static int
cost_of_extra (BsImporter        *self,
               const BsSquadCard *told)
{
  const BsResolveHint hint = { "upgrade", NULL, NULL, "resource", FALSE };
  BsResolved found = bs_resolver_find (self->resolver, told, &hint);
  g_autofree char *label = bs_squad_card_label (told);
  const char *name = found.card != NULL ? bs_card_name (found.card) : label;
  int cost = told->has_points ? told->points : found.card != NULL ? found.card->cost : 0;
  g_autofree char *sentence = g_strdup_printf (ngettext ("“%s”: %d point beside the ships.",
                                                         "“%s”: %d points beside the ships.", cost),
                                               name, cost);
  BsCommand *note = bs_command_new ("note");

  bs_importer_say (self, found.card != NULL ? BS_IMPORT_UNDERSTOOD : BS_IMPORT_UNKNOWN, NULL, told,
                   found.card, g_strdup (sentence));
  bs_command_set (note, "text", sentence);
  bs_importer_do (self, note, NULL, told);
  if (found.card != NULL)
    g_ptr_array_add (self->extras, (gpointer) found.card);

  return cost;
}

static void
import_player (BsImporter    *self,
               const BsSquad *squad,
               gboolean       single)
{
  const BsPlayer *player = bs_state_player (self->state, self->player);
  int extra = player->extra_points + squad->extra_points;
  BsCommand *command = bs_command_new ("set");

  bs_command_set (command, "on", self->player);
  for (guint i = 0; i < squad->extras->len; i++)
    extra += cost_of_extra (self, squad->extras->pdata[i]);
  if (single && squad->name != NULL && *squad->name != '\0')
    {
      g_autofree char *valid = bs_clean_name (squad->name);
      g_autofree char *name = bs_importer_shorten (self, valid, SQUAD_NAME_MAX);

      bs_command_set (command, "squad", name);
    }
  if (extra != player->extra_points)
    bs_command_set_int (command, "extra_points", extra);
  if (squad->extra_points != 0)
    bs_importer_say (self, BS_IMPORT_UNDERSTOOD, NULL, NULL, NULL,
                     g_strdup_printf (ngettext ("The list counts %d additional point.",
                                                "The list counts %d additional points.",
                                                squad->extra_points),
                                      squad->extra_points));
  if (squad->deck != NULL && deck_of (self->state->ruleset, squad->deck) != NULL)
    bs_command_set (command, "damage_deck", deck_of (self->state->ruleset, squad->deck));
  else if (squad->deck != NULL)
    bs_importer_say (
      self, BS_IMPORT_REMARK, NULL, NULL, NULL,
      g_strdup_printf (_("This game has no damage deck “%s”; the usual one is taken."),
                       squad->deck));
  if (command->args->len > 1)
    bs_importer_do (self, command, NULL, NULL);
  else
    bs_command_free (command);
}

static void
import_squad (BsImporter *self,
              BsSquad    *squad,
              gboolean    single)
{
  BsImportSquad *entry = g_new0 (BsImportSquad, 1);
  int before = bs_state_points (self->state, self->player);

  self->squad = self->import->squads->len;
  self->faction = bs_id (squad->faction);
  g_ptr_array_set_size (self->extras, 0);
  entry->name = squad->name != NULL ? bs_clean_name (squad->name) : NULL;
  entry->owner = squad->owner != NULL ? bs_clean_name (squad->owner) : NULL;
  entry->has_stored = squad->has_points;
  entry->stored = squad->points;
  entry->has_help = squad->has_help;
  entry->help = squad->help;
  g_ptr_array_add (self->import->squads, entry);
  for (guint i = 0; i < squad->remarks->len; i++)
    bs_importer_say (self, BS_IMPORT_REMARK, NULL, NULL, NULL, g_strdup (squad->remarks->pdata[i]));
  import_player (self, squad, single);
  for (guint i = 0; i < squad->ships->len; i++)
    {
      const BsSquadShip *ship = squad->ships->pdata[i];

      if (ship->sideboard)
        bs_importer_sideboard (self, ship);
      else
        {
          bs_importer_ship (self, ship);
          entry->ships++;
        }
    }
  bs_import_check_squad (self);
  entry->points = bs_state_points (self->state, self->player) - before;
  if (entry->has_stored && entry->stored != entry->points)
    bs_importer_say (self, BS_IMPORT_REMARK, NULL, NULL, NULL,
                     g_strdup_printf (_("The list says %d points in all; here it is %d."),
                                      entry->stored, entry->points));
}

/* So much at once is no game any more. */
static gboolean
fit (const GPtrArray *squads,
     GError         **error)
{
  guint ships = 0, cards = 0;

  for (guint i = 0; i < squads->len; i++)
    {
      const BsSquad *squad = squads->pdata[i];

      ships += squad->ships->len;
      for (guint j = 0; j < squad->ships->len; j++)
        cards += ((BsSquadShip *) squad->ships->pdata[j])->cards->len;
    }
  if (ships > BS_MOST_SHIPS)
    g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
                 _("it has %u ships; more than %d at once are not taken"), ships, BS_MOST_SHIPS);
  else if (cards > BS_MOST_IMPORTED)
    g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
                 _("it has %u cards; more than %d at once are not taken"), cards, BS_MOST_IMPORTED);

  return ships <= BS_MOST_SHIPS && cards <= BS_MOST_IMPORTED;
}

/* Reads the bytes; squads are what a program told, nothing looked up. */
static GPtrArray *
read_squads (GBytes          *bytes,
             const BsFormat **format,
             GError         **error)
{
  g_autoptr (BsIntake) intake = bs_intake_new (bytes, error);
  g_autoptr (GPtrArray) squads = g_ptr_array_new_with_free_func (free_told_squad);

  if (intake == NULL)
    return NULL;
  if (bs_cards_are_in (intake))
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("it holds cards, and no list of ships; “boardside-cli import --keep” "
                              "takes them among your own"));
      return NULL;
    }
  *format = bs_format_detect (intake);
  if (*format == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("it is no list of ships that Boardside knows: XWS, Space Dock, "
                              "Utopia, or names line by line"));
      return NULL;
    }
  if (!(*format)->read (intake, squads, error))
    {
      if (error != NULL && *error == NULL)
        g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                             _("there are no ships in this list"));
      return NULL;
    }
  if (intake->mended && squads->len > 0)
    bs_squad_remark (squads->pdata[0], "%s",
                     _("The text was mended to be read: typographic quotes around its words, or a "
                        "comma too many."));

  return fit (squads, error) ? g_steal_pointer (&squads) : NULL;
}

static gboolean
check_squads (const BsState   *state,
              const BsFormat  *format,
              const GPtrArray *squads,
              int              squad,
              GError         **error)
{
  if (state->begun)
    g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                         _("the battle has begun; lists are imported before it"));
  else if (format->game != NULL && state->ruleset->id != bs_id (format->game))
    g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS, _("it is a list for another game (%s)"),
                 _ (format->name));
  else if (squad != BS_IMPORT_ALL && (squad < 0 || (guint) squad >= squads->len))
    g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                 ngettext ("there is no squad %d: the list holds %u squad",
                           "there is no squad %d: the list holds %u squads", squads->len),
                 squad + 1, squads->len);
  else
    return TRUE;

  return FALSE;
}

static BsImport *
import_squads (const BsFormat *format,
               GPtrArray      *squads,
               const BsState  *state,
               BsId            player,
               int             squad,
               const BsImport *before)
{
  g_autoptr (BsResolver) resolver = bs_resolver_new (state->catalogue);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  BsImport *import = g_new0 (BsImport, 1);
  g_autoptr (GPtrArray) extras = g_ptr_array_new ();
  BsImporter self = { import, resolver, bs_state_ref ((BsState *) state),
                      NULL,   player,   0,
                      NULL,   extras,   names,
                      0,      before };

  import->format = format->id;
  import->format_name = _(format->name);
  import->game = state->ruleset->id;
  import->catalogue = bs_catalogue_ref (state->catalogue);
  import->squads = g_ptr_array_new_with_free_func (free_squad);
  import->items = g_ptr_array_new_with_free_func (free_item);
  import->commands = bs_commands_new ();
  for (guint i = 0; i < squads->len; i++)
    {
      if (squad != BS_IMPORT_ALL && (guint) squad != i)
        continue;
      g_clear_pointer (&self.alone, bs_state_unref);
      self.alone = bs_state_ref ((BsState *) state);
      if (format->game == NULL)
        bs_import_arrange_names (&self, squads->pdata[i]);
      import_squad (&self, squads->pdata[i], squads->len == 1 || squad != BS_IMPORT_ALL);
    }
  if (self.together > 0)
    bs_importer_say (
      &self, BS_IMPORT_AGAINST, NULL, NULL, NULL,
      g_strdup_printf (
        ngettext (
          "%u line breaks a rule only beside the other squads of this list: take one squad.",
          "%u lines break a rule only beside the other squads of this list: take one squad.",
          self.together),
        self.together));
  bs_state_unref (self.state);
  g_clear_pointer (&self.alone, bs_state_unref);

  return import;
}

static gboolean
any_lacks_lost (const BsImport *import,
                const BsState  *state)
{
  for (guint i = 0; i < import->squads->len; i++)
    if (bs_import_lacks_lost (import->squads->pdata[i], state))
      return TRUE;

  return FALSE;
}

/**
 * bs_import_read:
 * @bytes: a file, or what was pasted or dropped
 * @state: the battle, before it begins
 * @player: whose squad it is
 * @squad: which one, from 0, if the list holds several; %BS_IMPORT_ALL
 * @error: any of BS_ERROR: one sentence that says what it is and what to do
 *
 * Reads a list of another program. Nothing is done: the preview says what was understood,
 * corrected, not known and against a rule.
 *
 * Returns: (transfer full) (nullable): the preview
 */
BsImport *
bs_import_read (GBytes         *bytes,
                const BsState  *state,
                BsId            player,
                int             squad,
                GError        **error)
{
  const BsFormat *format = NULL;
  g_autoptr (GPtrArray) squads = NULL;
  g_autoptr (BsImport) import = NULL;

  g_return_val_if_fail (bs_state_player (state, player) != NULL, NULL);

  squads = read_squads (bytes, &format, error);
  if (squads == NULL || !check_squads (state, format, squads, squad, error))
    return NULL;
  if (state->catalogue == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                           _("this game has no catalogue of cards"));
      return NULL;
    }
  import = import_squads (format, squads, state, player, squad, NULL);
  if (any_lacks_lost (import, state))
    {
      g_autoptr (BsImport) before = g_steal_pointer (&import);

      import = import_squads (format, squads, state, player, squad, before);
    }
  if (format->game == NULL && !bs_import_check_found (import, error))
    return NULL;

  return g_steal_pointer (&import);
}

static BsState *
new_state (BsLibrary   *library,
           const char  *game,
           BsId         player,
           GError     **error)
{
  g_autoptr (BsRules) rules = bs_library_load (library, game, NULL, error);
  g_autoptr (BsState) state = NULL;
  g_autoptr (BsCommand) command = bs_command_new ("player");
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);

  if (rules == NULL)
    return NULL;
  state = bs_state_new (rules->ruleset, rules->catalogue);
  bs_command_set (command, "id", player);

  return bs_apply (state, command, NULL, events, error);
}

static guint
count_found (const BsImport *import)
{
  guint n = 0;

  for (guint i = 0; import != NULL && i < import->items->len; i++)
    n += ((BsImportItem *) import->items->pdata[i])->card != NULL;

  return n;
}

/* Names do not say which game they are of: the one that knows most of them. */
static BsImport *
read_for_any (GBytes     *bytes,
              BsLibrary  *library,
              BsId        player,
              int         squad,
              GError    **error)
{
  g_autoptr (GPtrArray) games = bs_library_games (library);
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_state_unref);
  BsImport *best = NULL;
  g_autoptr (GError) first = NULL;

  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *game = games->pdata[i];
      g_autoptr (GError) inner = NULL;
      g_autoptr (BsState) state =
        game->over == NULL ? new_state (library, game->id, player, NULL) : NULL;
      g_autoptr (BsImport) import = state != NULL && state->catalogue != NULL
                                      ? bs_import_read (bytes, state, player, squad, &inner)
                                      : NULL;

      if (inner != NULL && first == NULL)
        first = g_steal_pointer (&inner);
      if (import != NULL && (best == NULL || count_found (import) > count_found (best)))
        {
          bs_import_free (best);
          best = g_steal_pointer (&import);
        }
      if (state != NULL && state->catalogue != NULL)
        g_ptr_array_add (states, g_steal_pointer (&state));
    }
  for (guint i = 0; best != NULL && i < states->len; i++)
    bs_import_tell_game (best, states->pdata[i]);
  if (best == NULL && first != NULL)
    g_propagate_error (error, g_steal_pointer (&first));
  else if (best == NULL)
    g_set_error_literal (error, BS_ERROR, BS_ERROR_FILE,
                         _("there are no rules with a catalogue here"));

  return best;
}

/**
 * bs_import_read_for:
 * @bytes: a file, or what was pasted or dropped
 * @library: where rules are found
 * @game: (nullable): id of a ruleset; %NULL: the list says it
 * @player: whose squad it will be
 * @squad: which one, from 0, if the list holds several; %BS_IMPORT_ALL
 * @error: any of BS_ERROR
 *
 * As bs_import_read(), for a battle that is not there yet.
 *
 * Returns: (transfer full) (nullable): the preview
 */
BsImport *
bs_import_read_for (GBytes      *bytes,
                    BsLibrary   *library,
                    const char  *game,
                    BsId         player,
                    int          squad,
                    GError     **error)
{
  const BsFormat *format = NULL;
  g_autoptr (GPtrArray) squads = read_squads (bytes, &format, error);
  g_autoptr (BsState) state = NULL;

  if (squads == NULL)
    return NULL;
  if (game == NULL)
    game = format->game;
  if (game == NULL)
    return read_for_any (bytes, library, player, squad, error);
  state = new_state (library, game, player, error);

  return state != NULL ? bs_import_read (bytes, state, player, squad, error) : NULL;
}
