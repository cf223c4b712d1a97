/* bs-verb-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* ship, equip: what takes part. Numbers of a card are written into the command, so that a record
 * carries them itself. */

#include "engine/boarding/bs-crew.h"
#include "engine/boarding/bs-gear.h"
#include "engine/boarding/bs-leader.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/fleet/bs-fit.h"
#include "engine/fleet/bs-points.h"
#include "engine/fleet/bs-slots.h"
#include "engine/ground/bs-arrays.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* By our id, else by a name or a foreign id that the catalogue knows; of two of the same name the
 * one of the faction. */
static const BsCard *
find_card (const BsState *state,
           const char    *id,
           const char    *kind,
           BsId           faction)
{
  return id != NULL && state->catalogue != NULL
           ? bs_catalogue_find_for (state->catalogue, kind, id, faction)
           : NULL;
}

static BsId
faction_of_player (const BsState   *state,
                   const BsCommand *command)
{
  const BsPlayer *player = bs_state_player (state, bs_command_id (command, "player"));

  return player != NULL ? player->faction : NULL;
}

static const BsCard *
find_ship_card (const BsState   *state,
                const BsCommand *command)
{
  return find_card (state, bs_command_get (command, "card"), "ship",
                    faction_of_player (state, command));
}

/* Whose faction a leader's card is looked for in. */
static BsId
faction_of_ship (const BsState   *state,
                 const BsCommand *command)
{
  const BsCard *ship = find_ship_card (state, command);

  return ship != NULL ? ship->faction : faction_of_player (state, command);
}

static const BsCard *
find_upgrade_card (const BsState   *state,
                   const BsCommand *command)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");

  return find_card (state, bs_command_get (command, "card"), "upgrade",
                    ship != NULL ? ship->faction : NULL);
}

static void
judge_id (const BsState *state,
          BsId           id,
          BsVerdict     *verdict)
{
  if (id == NULL)
    return;
  if (strchr (id, '/') != NULL)
    bs_verdict_error (verdict, _("a ship's id has no slash: “%s”"), id);
  else if (bs_state_ship (state, id) != NULL || bs_state_player (state, id) != NULL ||
           g_str_equal (id, "battle"))
    bs_verdict_error (verdict, _("the id “%s” is taken; choose another"), id);
}

static void
judge_card (const BsState   *state,
            const BsCommand *command,
            BsVerdict       *verdict)
{
  const char *card = bs_command_get (command, "card");

  if (card != NULL && find_ship_card (state, command) == NULL && !bs_command_has (command, "hull"))
    bs_verdict_error (
      verdict,
      _("the catalogue has no ship “%s”; see “boardside-cli list ships”, or give its numbers"),
      card);
  if (card == NULL && !bs_command_has (command, "hull") && !bs_command_has (command, "fore-hull"))
    bs_verdict_error (
      verdict, _("a ship without a card needs its numbers: attack, agility, hull, shields, skill"));
}

/* Numbers that a card could have. */
static void
judge_numbers (const BsCommand *command,
               BsVerdict       *verdict)
{
  for (const BsVerbArg *arg = verdict->verb->args; arg->name != NULL; arg++)
    {
      int least = g_str_has_suffix (arg->name, "hull") ? 1 : 0;
      int n = least;

      if (arg->kind == BS_ARG_INT && bs_command_get_int (command, arg->name, &n) &&
          (n < least || n > 999))
        bs_verdict_error (verdict, _("“%s” of a ship is a number from %d to %d"), arg->name, least,
                          999);
    }
}

/* A ship has halves, each with its numbers, or numbers of its own. */
static void
heed_sections (const BsCommand *command,
               const BsCard    *card,
               BsVerdict       *verdict)
{
  gboolean two = bs_command_has (command, "fore-hull") ||
                 (card != NULL && card->sections != NULL && card->sections->len > 0);

  for (const BsVerbArg *arg = verdict->verb->args; arg->name != NULL; arg++)
    if (g_str_has_prefix (arg->name, "fore-") || g_str_has_prefix (arg->name, "aft-"))
      bs_verdict_heed_if (verdict, two, arg->name);
    else if (g_str_equal (arg->name, "hull") || g_str_equal (arg->name, "shields"))
      bs_verdict_heed_if (verdict, !two, arg->name);
}

void
bs_judge_ship (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsCard *card = find_ship_card (state, command);
  const char *argument = bs_leader_argument (command);
  const BsCard *leader = bs_leader_find (state, command, faction_of_ship (state, command));
  BsId player = bs_command_id (command, "player");

  bs_verdict_heed (verdict, "card", "name", "size", "attack", "agility", "skill", "points",
                   "faction", "seats", "crew-limit", "energy", "actions", "slots", "arcs", "dial",
                   "unique", NULL);
  heed_sections (command, card, verdict);
  judge_id (state, bs_command_id (command, "id"), verdict);
  judge_numbers (command, verdict);
  judge_card (state, command, verdict);
  bs_leader_judge (state, command, leader, verdict);
  bs_fit_judge_pilot (state, card, leader, verdict);
  if (card != NULL)
    bs_crew_judge_unique (state, player, card->name, faction_of_ship (state, command), card->unique,
                          verdict);
  else if (bs_command_get (command, "name") != NULL)
    bs_crew_judge_unique (state, player, bs_command_get (command, "name"),
                          faction_of_ship (state, command), bs_command_has (command, "unique"),
                          verdict);
  if (leader != NULL)
    bs_crew_judge_unique (state, player, leader->name, leader->faction, leader->unique, verdict);
  else if (argument != NULL && bs_command_has (command, "leader-unique"))
    bs_crew_judge_unique (state, player, bs_command_get (command, argument),
                          bs_command_id (command, "leader-faction"), TRUE, verdict);
  bs_crew_judge_faction (state, player,
                         leader != NULL && leader->faction != NULL ? leader->faction
                         : bs_command_has (command, "faction") ? bs_command_id (command, "faction")
                         : card != NULL                        ? card->faction
                                                               : NULL,
                         verdict);
}

/* One form for one thing: a card is recorded by our id. */
static void
use_our_id (BsCommand    *command,
            const char   *argument,
            const BsCard *card)
{
  if (card != NULL)
    bs_command_set (command, argument, card->id);
}

static char *
join_slots (const GArray *slots)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < slots->len; i++)
    {
      const BsCounter *slot = &g_array_index (slots, BsCounter, i);

      for (int n = 0; n < slot->n; n++)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "," : "", slot->kind);
    }
  return g_string_free (text, FALSE);
}

/* The halves of a huge ship: "fore-hull=8". */
static void
complete_sections (BsCommand    *command,
                   const BsCard *card)
{
  for (guint i = 0; card->sections != NULL && i < card->sections->len; i++)
    {
      const BsCard *section = card->sections->pdata[i];
      g_autofree char *actions = bs_ids_join (section->actions);
      g_autofree char *list = g_strconcat (section->id, "-actions", NULL);

      bs_command_complete (command, list, actions);
      for (guint j = 0; j < section->numbers->len; j++)
        {
          const BsCounter *number = &g_array_index (section->numbers, BsCounter, j);
          g_autofree char *argument = g_strconcat (section->id, "-", number->kind, NULL);

          bs_command_complete_int (command, argument, number->n);
        }
    }
}

static gboolean
has_argument (const BsVerb *verb,
              const char   *name)
{
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (g_str_equal (arg->name, name))
      return TRUE;

  return FALSE;
}

static void
complete_card (BsDraft      *draft,
               const BsCard *card,
               int           cost)
{
  BsCommand *command = draft->command;
  g_autofree char *actions = bs_ids_join (card->actions);
  g_autofree char *arcs = bs_ids_join (card->arcs);
  g_autofree char *slots = join_slots (card->slots);

  bs_command_complete (command, "name", card->name);
  bs_command_complete (command, "faction", card->faction);
  bs_command_complete (command, "size", card->size);
  bs_command_complete (command, "dial", card->dial);
  bs_command_complete (command, "seats", card->seats);
  complete_sections (command, card);
  for (guint i = 0; i < card->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (card->numbers, BsCounter, i);

      /* What only lists ask for, such as epic points, stays on the card. */
      if (has_argument (draft->verb, number->kind))
        bs_command_complete_int (command, number->kind, number->n);
    }
  bs_command_complete (command, "actions", actions);
  bs_command_complete (command, "arcs", arcs);
  bs_command_complete (command, "slots", slots);
  bs_command_complete_int (command, "points", cost);
  if (card->unique && !bs_command_has (command, "unique"))
    bs_command_set_flag (command, "unique");
}

static void
read_list (const BsCommand *command,
           const char      *argument,
           GPtrArray       *ids)
{
  g_auto (GStrv) list = bs_command_get_list (command, argument);

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    if (*list[i] != '\0')
      g_ptr_array_add (ids, (gpointer) bs_id (list[i]));
}

static void
read_slots (const BsCommand *command,
            GArray          *slots)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  read_list (command, "slots", ids);
  for (guint i = 0; i < ids->len; i++)
    bs_counters_set (slots, ids->pdata[i], bs_counters_get (slots, ids->pdata[i], 0) + 1);
}

static const char *const ship_numbers[] = { "attack",          "agility", "skill",
                                            "crew-limit",      "energy",  "crippled-attack",
                                            "crippled-energy", NULL };

static BsSection *
read_section (const BsCommand *command,
              const char      *id,
              const char      *prefix)
{
  BsSection *section = bs_section_new (bs_id (id));
  g_autofree char *hull = g_strconcat (prefix, "hull", NULL);
  g_autofree char *shields = g_strconcat (prefix, "shields", NULL);

  bs_command_get_int (command, hull, &section->hull);
  bs_command_get_int (command, shields, &section->active);
  for (guint i = 0; *prefix != '\0' && ship_numbers[i] != NULL; i++)
    {
      g_autofree char *number = g_strconcat (prefix, ship_numbers[i], NULL);
      int value;

      if (bs_command_get_int (command, number, &value))
        bs_counters_set (section->numbers, bs_id (ship_numbers[i]), value);
    }
  if (*prefix != '\0')
    {
      g_autofree char *actions = g_strconcat (prefix, "actions", NULL);

      section->actions = g_ptr_array_new ();
      read_list (command, actions, section->actions);
    }
  return section;
}

static void
read_sections (const BsCommand *command,
               BsShip          *ship)
{
  if (bs_command_has (command, "fore-hull"))
    {
      g_ptr_array_add (ship->sections, read_section (command, "fore", "fore-"));
      g_ptr_array_add (ship->sections, read_section (command, "aft", "aft-"));
    }
  else
    g_ptr_array_add (ship->sections, read_section (command, "main", ""));
}

/* A ship that is called as its card is called so in the language of whoever looks; the record keeps
 * the name that was told. */
static void
name_ship (BsShip       *ship,
           const char   *told,
           const BsCard *leader,
           const BsCard *card)
{
  g_autofree char *by_leader = bs_card_translate (leader, told);
  g_autofree char *by_card = bs_card_translate (card, told);

  bs_ship_rename (ship, told, by_leader != NULL ? by_leader : by_card != NULL ? by_card : told);
}

void
bs_apply_ship (BsDraft *draft)
{
  BsCommand *command = draft->command;
  const BsCard *card = find_ship_card (draft->state, command);
  const char *argument = bs_leader_argument (command);
  const BsCard *leader =
    bs_leader_find (draft->state, command, faction_of_ship (draft->state, command));
  BsShip *ship = bs_ship_new (bs_command_id (command, "id"), bs_command_id (command, "player"));

  use_our_id (command, "card", card);
  if (leader != NULL)
    {
      use_our_id (command, argument, leader);
      bs_leader_complete (command, leader, bs_points_of_card (draft->state, leader));
    }
  if (card != NULL)
    complete_card (draft, card, bs_points_of_card (draft->state, card));
  if (leader != NULL && leader->kind == bs_id ("pilot"))
    bs_command_complete (command, "faction", leader->faction);
  ship->card = bs_command_id (command, "card");
  name_ship (ship, bs_command_has (command, "name") ? bs_command_get (command, "name") : ship->id,
             leader, card);
  ship->faction = bs_command_id (command, "faction");
  ship->size = bs_command_id (command, "size");
  ship->dial = bs_command_id (command, "dial");
  ship->seats = bs_command_id (command, "seats");
  ship->unique = bs_command_has (command, "unique");
  bs_command_get_int (command, "points", &ship->points);
  for (guint i = 0; ship_numbers[i] != NULL; i++)
    bs_counters_read (ship->numbers, command, ship_numbers[i]);
  read_list (command, "actions", ship->actions);
  ship->own_actions = ship->actions->len;
  read_list (command, "arcs", ship->arcs);
  read_slots (command, ship->slots);
  read_sections (command, ship);
  if (argument != NULL)
    g_ptr_array_add (ship->parts, bs_leader_new (command, ship->id, leader));
  bs_crew_take_pilots (draft, ship);
  g_ptr_array_add (draft->state->ships, ship);
  bs_draft_tell (draft, "ship-joins", "ship", BS_SAY_SHIP, ship->id, "player", BS_SAY_PLAYER,
                 ship->player, NULL);
}

/* "Miles O'Brien" -> "miles-o-brien": what a card on board is called if nobody names it, shorter
 * than a catalogue id that has to tell two factions apart. */
static char *
slug (const char *name)
{
  GString *text = g_string_new (NULL);

  for (; *name != '\0'; name++)
    {
      if (g_ascii_isalnum (*name))
        g_string_append_c (text, g_ascii_tolower (*name));
      else if (text->len > 0 && text->str[text->len - 1] != '-')
        g_string_append_c (text, '-');
    }
  if (text->len > 0 && text->str[text->len - 1] == '-')
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

/* To a card that lies open those that lie face down are not there: one with the same id gets
 * another. */
static gboolean
is_taken (const BsShip *ship,
          BsId          id,
          gboolean      hidden)
{
  const BsShipPart *part = bs_ship_part (ship, id);

  return part != NULL && (hidden || !part->hidden);
}

/* The first one with a number that is free. */
static BsId
free_id (const BsShip *ship,
         const char   *wanted,
         gboolean      hidden)
{
  g_autofree char *id = g_strdup (wanted);

  for (int n = 2;; n++)
    {
      if (!is_taken (ship, bs_id (id), hidden))
        return bs_id (id);
      g_free (id);
      id = g_strdup_printf ("%s-%d", wanted, n);
    }
}

static BsId
part_id (const BsShip    *ship,
         const BsCommand *command,
         const BsCard    *known,
         gboolean         hidden)
{
  const char *as = bs_command_get (command, "as");
  const char *name = known != NULL ? known->name : bs_command_get (command, "name");
  g_autofree char *plain = name != NULL ? slug (name) : NULL;
  const char *card = plain != NULL && *plain != '\0' ? plain : bs_command_get (command, "card");
  g_autofree char *id = NULL;

  if (as == NULL)
    as = card != NULL ? card : bs_command_get (command, "slot");
  /* Boarding gear needs no name. */
  if (as == NULL && bs_command_has (command, "gear"))
    as = bs_command_has (command, "hidden") ? "card" : "gear";
  if (as == NULL || strchr (as, '/') != NULL)
    return as != NULL ? bs_id (as) : NULL;

  id = g_strconcat (ship->id, "/", as, NULL);
  return bs_command_has (command, "as") ? bs_id (id) : free_id (ship, id, hidden);
}

/* An id that is told in the open is not refused because a card that lies face down has it: that one
 * gets another. */
static void
make_room (BsShip *ship,
           BsId    id)
{
  BsShipPart *part = id != NULL ? bs_ship_part (ship, id) : NULL;
  g_autofree char *other = g_strconcat (ship->id, "/card", NULL);

  if (part != NULL && part->hidden)
    part->id = free_id (ship, other, TRUE);
}

static void
judge_limited (const BsState *state,
               const BsShip  *ship,
               const BsCard  *card,
               BsVerdict     *verdict)
{
  for (guint i = 0; i < ship->parts->len; i++)
    if (((BsShipPart *) ship->parts->pdata[i])->card == card->id)
      {
        bs_verdict_against (verdict, state->ruleset, "limited-card",
                            _("%s has “%s” already; it may have one."), ship->name,
                            bs_card_name (card));
        return;
      }
}

void
bs_judge_equip (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const char *told = bs_command_get (command, "card");
  const BsCard *card = find_upgrade_card (state, command);
  BsId slot = card != NULL ? card->slot : bs_command_id (command, "slot");
  gboolean gear = bs_crew_is_gear (state, command);
  gboolean hidden = gear || bs_command_has (command, "hidden");
  BsId id, missing;

  if (ship == NULL)
    return;
  bs_verdict_heed (verdict, "card", "as", "name", "points", "slot", "faction", "unique", "arcs",
                   "weapon-attack", "range-min", "range-max", "energy", "shields", "actions",
                   "fixed-points", "gear", "hidden", NULL);
  if (gear && slot == NULL && !bs_state_option_is (state, "gear-slot", "free"))
    slot = bs_id ("modification");
  if (!gear && told != NULL && card == NULL && !bs_command_has (command, "name"))
    {
      bs_verdict_error (verdict,
                        _("the catalogue has no upgrade “%s”; see “boardside-cli list upgrades”, "
                           "or name it with points and slot"),
                        told);
      return;
    }
  if (!gear && told == NULL && !bs_command_has (command, "name"))
    {
      bs_verdict_error (verdict, _("tell a card, or a name"));
      return;
    }

  id = part_id (ship, command, card, hidden);
  if (id == NULL || bs_id_ship (id) != ship->id || !bs_id_is_valid (id))
    bs_verdict_error (verdict, _("“as” is no id for a card of this ship"));
  else if (is_taken (ship, id, hidden))
    bs_verdict_error (verdict, _("the id “%s” is taken; choose another with “as=”"), id);
  missing = bs_slots_missing (state, ship, card, slot,
                              verdict->viewer != NULL ? verdict->viewer : ship->player);
  if (missing != NULL)
    bs_verdict_against (verdict, state->ruleset, "slot-missing",
                        _("%s has no free slot of this kind: %s."), ship->name,
                        bs_ruleset_name (state->ruleset, "word", missing));
  if (card != NULL && (card->limited || bs_slots_differ (state, ship, card, slot)))
    judge_limited (state, ship, card, verdict);
  bs_fit_judge_upgrade (state, ship, card, verdict);
  if (card != NULL)
    bs_crew_judge_unique (state, ship->player, card->name, card->faction, card->unique, verdict);
  else if (bs_command_get (command, "name") != NULL)
    bs_crew_judge_unique (state, ship->player, bs_command_get (command, "name"),
                          bs_command_id (command, "faction"), bs_command_has (command, "unique"),
                          verdict);
  if (gear && bs_docking_gear (ship) != NULL)
    {
      if (bs_docking_gear (ship)->hidden)
        bs_verdict_against (verdict, state->ruleset, "gear-needed",
                            _("It may be once on a ship; what lies face down counts."));
      else
        bs_verdict_against (verdict, state->ruleset, "gear-needed",
                            _("%s has boarding gear already."), ship->name);
    }
  if (bs_crew_is_person (state, slot))
    bs_crew_judge_limit (state, ship, 1, verdict);
}

static const char *const upgrade_numbers[] = { "weapon-attack", "range-min", "range-max",
                                               "energy",        "shields",   NULL };

static void
complete_upgrade (BsCommand    *command,
                  const BsCard *card,
                  int           cost)
{
  g_autofree char *actions = bs_ids_join (card->actions);
  g_autofree char *arcs = bs_ids_join (card->arcs);

  bs_command_complete (command, "name", card->name);
  bs_command_complete (command, "slot", card->slot);
  bs_command_complete (command, "faction", card->faction);
  bs_command_complete (command, "arcs", arcs);
  bs_command_complete (command, "actions", actions);
  bs_command_complete_int (command, "points", cost);
  for (guint i = 0; upgrade_numbers[i] != NULL; i++)
    if (bs_card_number (card, upgrade_numbers[i], 0) != 0)
      bs_command_complete_int (command, upgrade_numbers[i],
                               bs_card_number (card, upgrade_numbers[i], 0));
  if (card->unique && !bs_command_has (command, "unique"))
    bs_command_set_flag (command, "unique");
}

void
bs_apply_equip (BsDraft *draft)
{
  BsCommand *command = draft->command;
  const BsCard *card = find_upgrade_card (draft->state, command);
  BsShip *ship = bs_draft_ship (draft, bs_command_id (command, "ship"));
  BsShipPart *part;
  BsId id;

  use_our_id (command, "card", card);
  id = part_id (ship, command, card,
                bs_crew_is_gear (draft->state, command) || bs_command_has (command, "hidden"));
  make_room (ship, id);
  if (card != NULL)
    complete_upgrade (command, card, bs_points_of_card (draft->state, card));
  if (bs_crew_is_gear (draft->state, command))
    bs_crew_complete_gear (draft->state, command);
  bs_command_set (command, "as", id);
  part = bs_ship_part_new (id, bs_id ("upgrade"));
  part->card = bs_command_id (command, "card");
  part->slot = bs_command_id (command, "slot");
  part->faction = bs_command_id (command, "faction");
  part->name =
    g_ref_string_new (bs_command_has (command, "name") ? bs_command_get (command, "name") : id);
  part->unique = bs_command_has (command, "unique");
  bs_command_get_int (command, "points", &part->points);
  read_list (command, "arcs", part->arcs);
  read_list (command, "actions", part->actions);
  bs_command_get_int (command, "shields", &part->shields);
  part->fixed_points = bs_command_has (command, "fixed-points");
  for (guint i = 0; upgrade_numbers[i] != NULL; i++)
    if (!g_str_equal (upgrade_numbers[i], "shields"))
      bs_counters_read (part->numbers, command, upgrade_numbers[i]);
  bs_ship_take_from (ship, part);
  if (bs_command_has (command, "gear"))
    bs_counters_set (part->numbers, bs_id ("gear"), 1);
  part->hidden = bs_command_has (command, "hidden");
  bs_crew_take_aft_card (ship, part);
  g_ptr_array_add (ship->parts, part);
  if (part->hidden)
    bs_draft_tell (draft, "gear-hidden", "ship", BS_SAY_SHIP, ship->id, NULL);
  bs_draft_tell (draft, "card-equipped", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_CARD,
                 part->id, NULL);
}
