/* bs-import-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One ship of a list with its cards, as commands. */

#include "config.h"

#include "bs-import-ship.h"

#include "bs-import-check.h"
#include "bs-import-equip.h"

#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"
#include "engine/state/bs-fleet-names.h"

#include <glib/gi18n.h>
#include <string.h>

/* The id of a ship that is only tried. */
#define TRIED "tried"

/* "red-academy-pilot-2": with the player's id, so that two players may bring the same list. */
static BsId
ship_id (BsImporter *self,
         const char *name)
{
  g_autofree char *text = bs_importer_id_text (name);
  g_autofree char *base = g_strdup_printf ("%s-%s", self->player, *text != '\0' ? text : "ship");
  g_autofree char *id = g_strdup (base);

  for (int n = 2; bs_state_ship (self->state, bs_id (id)) != NULL ||
                  bs_state_player (self->state, bs_id (id)) != NULL;
       n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%d", base, n);
    }

  return bs_id (id);
}

/* What of a stored total is the ship's own, if every card has its cost. */
static gboolean
own_points (const BsSquadShip *ship,
            int               *points)
{
  int sum = ship->points - (ship->leader != NULL ? ship->leader->points : 0);

  if (!ship->has_points || (ship->leader != NULL && !ship->leader->has_points))
    return FALSE;
  for (guint i = 0; i < ship->cards->len; i++)
    {
      const BsSquadCard *card = ship->cards->pdata[i];

      /* A flagship's card has none: its resource costs, and is in the ship's total. */
      if (!card->has_points)
        return FALSE;
      sum -= card->points;
    }
  *points = sum;

  return sum >= 0;
}

static void
keep_ship_points (BsImporter        *self,
                  BsCommand         *command,
                  BsId               id,
                  const BsSquadShip *ship)
{
  int printed, stored;
  g_autofree char *label = NULL;

  if (ship->ship == NULL || !own_points (ship, &stored) ||
      !bs_importer_try_points (self, command, id, FALSE, &printed) || printed == stored)
    return;
  label = bs_importer_label (ship->ship);
  bs_command_set_int (command, "points", stored);
  bs_importer_say (
    self, BS_IMPORT_REMARK, id, ship->ship, NULL,
    g_strdup_printf (_("“%s”: the stored cost of %d was kept (basic rule: %d; card text?)."), label,
                     stored, printed));
}

/* Free-hand numbers of a ship that no catalogue has. */
static void
tell_numbers (BsCommand         *command,
              const BsSquadShip *ship)
{
  static const char *const needed[] = { "attack", "agility", "hull", "shields", "skill" };

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    bs_command_set_int (command, needed[i],
                        bs_counters_get (ship->numbers, bs_id (needed[i]),
                                         i == 2 || i == 4 ? 1 : 0));
  if (ship->ship != NULL && ship->ship->has_points)
    bs_command_set_int (command, "points", ship->ship->points);
}

/* Ships of one name are told apart by a number: eight Academy Pilots, 1 to 8. */
static char *
call_sign (BsImporter *self,
           const char *name,
           gboolean    unique)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->names, name)) + 1;

  g_hash_table_insert (self->names, g_strdup (name), GUINT_TO_POINTER (n));

  return unique ? g_strdup (name) : g_strdup_printf ("%s %u", name, n);
}

static void
check_halves (BsImporter        *self,
              BsId               id,
              const BsSquadShip *ship,
              const BsCard      *card)
{
  if (card == NULL || card->sections == NULL || card->sections->len < 2 || ship->whole ||
      ship->half == NULL)
    return;
  bs_importer_say (
    self, BS_IMPORT_AGAINST, id, ship->leader, NULL,
    g_str_equal (ship->half, "fore")
      ? g_strdup_printf (_("“%s” lacks its aft card; a ship of two cards has both."),
                         bs_card_name (card))
      : g_strdup_printf (_("“%s” lacks its fore card; a ship of two cards has both."),
                         bs_card_name (card)));
}

static BsResolved
find_leader (BsImporter        *self,
             const BsSquadShip *ship,
             const BsCard      *card)
{
  BsResolveHint hint = { ship->leader->kind,
                         self->faction != NULL ? self->faction
                         : card != NULL        ? card->faction
                                               : NULL,
                         card != NULL ? card->id : NULL, NULL, FALSE };
  BsResolved found = bs_resolver_find (self->resolver, ship->leader, &hint);

  if (found.card == NULL && ship->half != NULL)
    {
      hint.kind = "upgrade";
      found = bs_resolver_find (self->resolver, ship->leader, &hint);
    }

  return found;
}

/* Whether it may be meant by a name as well. */
static gboolean
is_namesake (const BsSquadCard *told,
             const BsCard      *card,
             const BsCard      *other)
{
  return other->kind == card->kind && other->faction == card->faction &&
         other->ship == card->ship && bs_fleet_same_name (other->name, card->name) &&
         (!told->has_points || other->cost == told->points);
}

static guint
count_slotless_with (BsImporter        *self,
                     const BsSquadShip *ship,
                     const BsCard      *card,
                     const BsCard      *leader)
{
  g_autoptr (BsCommand) command = bs_command_new ("ship");
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsState) state = NULL;

  bs_command_set (command, "id", TRIED);
  bs_command_set (command, "player", self->player);
  bs_command_set (command, "card", card->id);
  bs_command_set (command, leader->kind, leader->id);
  state = bs_apply (self->alone, command, NULL, events, NULL);

  return state != NULL ? bs_importer_count_slotless (self, state, bs_id (TRIED), ship)
                       : ship->cards->len;
}

/* Of leaders of one name, told by it alone, rather the one with the slots that the cards of the
 * list need. */
static const BsCard *
choose_leader (BsImporter        *self,
               const BsSquadShip *ship,
               const BsCard      *card,
               const BsCard      *found)
{
  const GPtrArray *cards = self->state->catalogue->cards;
  const BsCard *best = found;
  guint lacks;

  if (ship->leader->id != NULL || found == NULL || card == NULL || ship->cards->len == 0)
    return found;
  lacks = count_slotless_with (self, ship, card, found);
  for (guint i = 0; lacks > 0 && i < cards->len; i++)
    {
      const BsCard *other = cards->pdata[i];
      guint n = other != found && is_namesake (ship->leader, found, other)
                  ? count_slotless_with (self, ship, card, other)
                  : lacks;

      if (n >= lacks)
        continue;
      best = other;
      lacks = n;
    }

  return best;
}

static void
tell_leader (BsImporter        *self,
             BsCommand         *command,
             const BsSquadShip *ship,
             const BsResolved  *leader)
{
  const char *kind = g_str_equal (ship->leader->kind, "pilot") ? "pilot" : "captain";
  g_autofree char *label = bs_importer_label (ship->leader);

  if (leader->card != NULL && g_str_equal (leader->card->kind, kind))
    {
      bs_command_set (command, kind, leader->card->id);
      return;
    }
  bs_command_set (command, kind, leader->card != NULL ? bs_card_name (leader->card) : label);
  if (!bs_command_has (command, "skill"))
    bs_command_set_int (command, "skill", bs_counters_get (ship->numbers, bs_id ("skill"), 1));
  bs_command_set_int (command, "leader-points",
                      leader->card != NULL ? leader->card->cost : ship->leader->points);
}

static gboolean
is_named (const BsSquadCard *told)
{
  return told != NULL && (told->id != NULL || told->name != NULL);
}

static char *
name_of (BsImporter        *self,
         const BsSquadShip *ship,
         const BsResolved  *card,
         const BsResolved  *leader)
{
  gboolean piloted = leader->card != NULL && g_str_equal (leader->card->kind, "pilot");
  const BsCard *named = bs_fleet_named_card (card->card, piloted ? leader->card : NULL);

  if (named != NULL)
    return call_sign (self, named->name, named->unique);
  if (is_named (ship->ship))
    {
      g_autofree char *label = bs_importer_label (ship->ship);

      return call_sign (self, label, TRUE);
    }

  if (leader->card != NULL)
    return g_strdup (leader->card->name);

  return ship->leader != NULL ? bs_importer_label (ship->leader) : g_strdup (_("Ship"));
}

/* "Galaxy Class (71120, 26)" */
static void
append_class (GString      *text,
              const BsCard *card)
{
  if (text->len > 0)
    g_string_append (text, ", ");
  g_string_append (text, card->ship_class != NULL ? card->ship_class : card->name);
  if (card->source != NULL)
    g_string_append_printf (text, " (%s, %d)", card->source, card->cost);
  else
    g_string_append_printf (text, " (%d)", card->cost);
}

/* Several ships have one name: which was taken, and how to tell another one. */
static void
say_namesakes (BsImporter        *self,
               BsId               id,
               const BsSquadCard *told,
               const BsCard      *card)
{
  g_autoptr (GPtrArray) cards = bs_resolver_namesakes (self->resolver, card);
  g_autoptr (GString) taken = g_string_new (NULL);
  g_autoptr (GString) others = g_string_new (NULL);

  for (guint i = 0; i < cards->len; i++)
    append_class (cards->pdata[i] == card ? taken : others, cards->pdata[i]);
  if (cards->len > 0)
    bs_importer_say (
      self, BS_IMPORT_REMARK, id, told, NULL,
      /* Translators: name of a ship; its class, set and points; then the same of the others */
      g_strdup_printf (_("Several ships are called “%s”: %s was taken. For another one write its "
                          "class or set in brackets "
                          "behind the name: %s"),
                       bs_card_name (card), taken->str, others->str));
}

/* Says which ship it is; and if the list names none, why it is this one. */
static void
say_ship (BsImporter        *self,
          BsId               id,
          const BsSquadShip *ship,
          const BsResolved  *card,
          const BsResolved  *leader)
{
  if (is_named (ship->ship))
    bs_importer_say_found (self, id, ship->ship, card);
  else if (card->card == NULL)
    bs_importer_say (self, BS_IMPORT_UNKNOWN, id,
                     ship->leader != NULL   ? ship->leader
                     : ship->cards->len > 0 ? ship->cards->pdata[0]
                                            : NULL,
                     NULL,
                     g_strdup (_("The list names no ship for these cards. A free-hand one was put "
                                  "for it: set its values by hand.")));
  else if (ship->ship != NULL)
    bs_importer_say (self, BS_IMPORT_CORRECTED, id, NULL, card->card,
                     g_strdup_printf (_("No ship was named; “%s” flies the ship “%s”."),
                                      bs_card_name (leader->card), bs_card_name (card->card)));
}

/* A sum that the list tells of the ship. */
static void
check_total (BsImporter        *self,
             BsId               id,
             const BsSquadCard *told)
{
  const BsShip *ship = bs_state_ship (self->state, id);
  int points = bs_points_of_ship (self->state, ship);

  if (told != NULL && told->has_total && told->total != points)
    bs_importer_say (self, BS_IMPORT_REMARK, id, told, NULL,
                     g_strdup_printf (_("The list says %d points for “%s”; here it is %d."),
                                      told->total, ship->name, points));
}

/**
 * bs_importer_ship:
 * @self: the import
 * @ship: a ship of the list
 *
 * Adds the commands for it, and says what was found.
 */
void
bs_importer_ship (BsImporter        *self,
                  const BsSquadShip *ship)
{
  const BsResolveHint hint = { "ship", self->faction, NULL, NULL, FALSE };
  BsResolved card = { NULL, FALSE, FALSE, FALSE, NULL },
             leader = { NULL, FALSE, FALSE, FALSE, NULL };
  BsCommand *command = bs_command_new ("ship");
  g_autofree char *name = NULL;
  BsId id;

  if (is_named (ship->ship))
    card = bs_resolver_find (self->resolver, ship->ship, &hint);
  if (ship->leader != NULL)
    leader = find_leader (self, ship, card.card);
  /* A pilot knows the ship. */
  if (card.card == NULL && leader.card != NULL && leader.card->ship != NULL)
    {
      card.card = bs_catalogue_card (self->state->catalogue, leader.card->ship);
      card.corrected = is_named (ship->ship);
    }
  if (ship->leader != NULL)
    leader.card = choose_leader (self, ship, card.card, leader.card);
  name = name_of (self, ship, &card, &leader);
  id = ship_id (self, name);
  say_ship (self, id, ship, &card, &leader);
  if (card.card != NULL && is_named (ship->ship) && ship->ship->id == NULL && !card.by_class)
    say_namesakes (self, id, ship->ship, card.card);
  if (ship->leader != NULL)
    bs_importer_say_found (self, id, ship->leader, &leader);

  bs_command_set (command, "id", id);
  bs_command_set (command, "player", self->player);
  if (card.card != NULL)
    bs_command_set (command, "card", card.card->id);
  if (card.card == NULL || g_strcmp0 (card.card->name, name) != 0)
    bs_command_set (command, "name", name);
  if (card.card == NULL)
    tell_numbers (command, ship);
  if (ship->leader != NULL)
    tell_leader (self, command, ship, &leader);
  bs_importer_keep_points (self, command, id, ship->leader, TRUE);
  keep_ship_points (self, command, id, ship);
  bs_import_check_leader (self, id, ship->leader, card.card, leader.card);
  if (!bs_importer_do (self, command, id, is_named (ship->ship) ? ship->ship : ship->leader))
    return;
  check_halves (self, id, ship, card.card);
  bs_importer_equip (self, id, ship);
  check_total (self, id, ship->ship);
  check_total (self, id, ship->leader);
}

/**
 * bs_importer_sideboard:
 * @self: the import
 * @ship: cards beside the fleet
 *
 * Keeps them as a note: they are no ship and take no turn.
 */
void
bs_importer_sideboard (BsImporter        *self,
                       const BsSquadShip *ship)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  BsCommand *note = bs_command_new ("note");

  for (guint i = 0; i < ship->cards->len + 1; i++)
    {
      const BsSquadCard *told = i == 0 ? ship->leader : ship->cards->pdata[i - 1];
      g_autofree char *label = told != NULL ? bs_importer_label (told) : NULL;

      if (label != NULL)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", label);
    }
  sentence = g_strdup_printf (_("Sideboard: %s"), names->str);
  bs_importer_say (self, BS_IMPORT_REMARK, NULL, NULL, NULL, g_strdup (sentence));
  bs_command_set (note, "text", sentence);
  bs_importer_do (self, note, NULL, NULL);
}
