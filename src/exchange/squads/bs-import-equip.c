/* bs-import-equip.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The upgrades of a ship of a list, as commands: which cards they are, and in which order they come
 * on board. */

#include "config.h"

#include "bs-import-equip.h"

#include "engine/fleet/bs-points.h"
#include "engine/ground/bs-bounds.h"

#include <glib/gi18n.h>
#include <string.h>

static void
cost_nothing (BsCommand    *command,
              const BsCard *card)
{
  if (card->cost == 0)
    return;
  bs_command_set_int (command, "points", 0);
  bs_command_set_flag (command, "fixed-points");
}

static void
equip (BsImporter        *self,
       BsId               id,
       const BsSquadCard *told,
       const BsResolved  *found)
{
  BsCommand *command = bs_command_new ("equip");
  g_autofree char *label = bs_importer_label (told);

  bs_command_set (command, "ship", id);
  if (found->card != NULL)
    bs_command_set (command, "card", found->card->id);
  else
    {
      bs_command_set (command, "name", label);
      bs_command_set_int (command, "points", told->points);
    }
  /* Which half of a huge ship a card lies on is seen from its id. */
  if (told->section != NULL)
    {
      g_autofree char *text = bs_importer_id_text (found->card != NULL ? found->card->id : label);
      g_autofree char *as = NULL;
      int n = 1;

      do
        {
          g_autofree char *part = NULL;

          g_free (as);
          as = n == 1 ? g_strdup_printf ("%s-%s", told->section, text)
                      : g_strdup_printf ("%s-%s-%d", told->section, text, n);
          part = g_strdup_printf ("%s/%s", id, as);
          if (bs_ship_part (bs_state_ship (self->state, id), bs_id (part)) == NULL)
            break;
        }
      while (++n < 100);
      bs_command_set (command, "as", as);
    }
  if (found->card != NULL && bs_importer_is_paid (self, found->card))
    cost_nothing (command, found->card);
  else if (found->card != NULL)
    bs_importer_keep_points (self, command, id, told, FALSE);
  if (bs_importer_do (self, command, id, told) && told->hidden)
    {
      const BsShip *ship = bs_state_ship (self->state, id);
      const BsShipPart *part = ship->parts->pdata[ship->parts->len - 1];

      bs_importer_say (
        self, BS_IMPORT_REMARK, id, told, NULL,
        g_strdup_printf (_("“%s” is face down in the list; turn it down on the table."),
                         part->name));
    }
}

static BsCommand *
equip_command (BsId          id,
               const BsCard *card)
{
  BsCommand *command = bs_command_new ("equip");

  bs_command_set (command, "ship", id);
  bs_command_set (command, "card", card->id);

  return command;
}

/* Whether it is against one of the rules, in a state. */
static gboolean
breaks (const BsState     *state,
        BsId               id,
        const BsCard      *card,
        const char *const *keys)
{
  g_autoptr (BsCommand) command = equip_command (id, card);
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, NULL);

  for (guint i = 0; i < verdict->reasons->len; i++)
    {
      const BsReason *reason = verdict->reasons->pdata[i];

      if (reason->key != NULL && g_strv_contains (keys, reason->key))
        return TRUE;
    }

  return FALSE;
}

static const char *const no_slot[] = { "slot-missing", NULL };
static const char *const no_fit[] = { "slot-missing", "card-fits", NULL };

static gboolean
lacks_slot (BsImporter   *self,
            BsId          id,
            const BsCard *card)
{
  return breaks (self->alone, id, card, no_slot);
}

/* The state with a card more on board. (transfer full) (nullable) */
static BsState *
with_card (const BsState *state,
           BsId           id,
           const BsCard  *card)
{
  g_autoptr (BsCommand) command = equip_command (id, card);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);

  return bs_apply (state, command, NULL, events, NULL);
}

/* Whether a card fits once another one is there, which brings a slot, an action, a number that it
 * needs. */
static gboolean
helps (BsImporter   *self,
       BsId          id,
       const BsCard *other,
       const BsCard *card)
{
  g_autoptr (BsState) state = with_card (self->alone, id, other);

  return state != NULL && !breaks (state, id, card, no_fit);
}

typedef struct
{
  BsImporter *importer;
  BsId id;
  const BsSquadShip *ship;
  BsResolved *found;      /* for each card of the ship */
  gboolean *done;
} Loading;

static gboolean
waits (const Loading *self,
       guint          i)
{
  const BsCard *card = self->found[i].card;

  return card != NULL && breaks (self->importer->alone, self->id, card, no_fit);
}

static void
load (Loading *self,
      guint    i)
{
  self->done[i] = TRUE;
  equip (self->importer, self->id, self->ship->cards->pdata[i], &self->found[i]);
}

/* Whether a card makes others cheaper: their stated costs are right only when it is on board. */
static gboolean
makes_cheaper (const BsCard *card)
{
  for (guint i = 0; card != NULL && i < card->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (card->numbers, BsCounter, i);

      if (number->n != 0 && g_str_has_suffix (number->kind, "-discount"))
        return TRUE;
    }

  return FALSE;
}

/* In the order of the list, but for a card that brings what an earlier one needs, or that an
 * earlier one's stated cost counts in. */
static void
load_in_order (Loading *self,
               guint    i)
{
  gboolean costs = ((BsSquadCard *) self->ship->cards->pdata[i])->has_points &&
                   !makes_cheaper (self->found[i].card);

  for (guint j = i + 1; costs && j < self->ship->cards->len; j++)
    if (!self->done[j] && makes_cheaper (self->found[j].card) && !waits (self, j))
      load (self, j);
  for (guint j = i + 1; j < self->ship->cards->len && waits (self, i); j++)
    {
      const BsCard *other = self->found[j].card;

      if (self->done[j] || other == NULL ||
          !helps (self->importer, self->id, other, self->found[i].card))
        continue;
      self->done[i] = TRUE;
      load_in_order (self, j);
    }
  load (self, i);
}

static gboolean
any_helps (const Loading *self,
           guint          i)
{
  for (guint j = i + 1; j < self->ship->cards->len; j++)
    if (!self->done[j] && self->found[j].card != NULL &&
        helps (self->importer, self->id, self->found[j].card, self->found[i].card))
      return TRUE;

  return FALSE;
}

/* Whether a card that the list does not name would bring the slot, and be all right itself. */
static gboolean
may_be_lost (BsImporter   *self,
             const BsShip *ship,
             const BsCard *other,
             const BsCard *card)
{
  static const char *const any[] = { "slot-missing", "card-fits", "limited-card", "unique-name",
                                     NULL };

  return ship->card != NULL && other->slot != NULL &&
         g_ptr_array_find (other->only, ship->card, NULL) &&
         !breaks (self->alone, ship->id, other, any) && helps (self, ship->id, other, card);
}

/* The one card of which programs lost the name on the way: without it the list could not have been
 * built. */
static const BsCard *
find_lost (BsImporter   *self,
           const BsShip *ship,
           const BsCard *card)
{
  const BsCard *lost = NULL;

  for (guint i = 0; i < self->state->catalogue->cards->len; i++)
    {
      const BsCard *other = self->state->catalogue->cards->pdata[i];

      if (!may_be_lost (self, ship, other, card))
        continue;
      if (lost != NULL)
        return NULL;
      lost = other;
    }

  return lost;
}

/* What the ship would cost with all cards of its list that are not on board yet, and with one
 * more. */
static int
sum_with (const Loading *self,
          const BsCard  *more)
{
  g_autoptr (BsState) state = bs_state_ref (self->importer->alone);
  int rest = 0;

  for (guint i = 0; i <= self->ship->cards->len; i++)
    {
      gboolean last = i == self->ship->cards->len;
      const BsCard *card = last ? more : self->found[i].card;
      BsState *next =
        card != NULL && (last || !self->done[i]) ? with_card (state, self->id, card) : NULL;

      if (!last && card == NULL && !self->done[i])
        rest += ((BsSquadCard *) self->ship->cards->pdata[i])->points;
      if (next == NULL)
        continue;
      bs_state_unref (state);
      state = next;
    }

  return rest + bs_points_of_ship (state, bs_state_ship (state, self->id));
}

/* The sum that the list tells of the ship with all its cards. */
static gboolean
told_sum (const BsSquadShip *ship,
          int               *sum)
{
  const BsSquadCard *told[] = { ship->ship, ship->leader };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (told[i] != NULL && told[i]->has_total)
      {
        *sum = told[i]->total;
        return TRUE;
      }
  *sum = ship->has_points ? ship->points : ship->help;

  return ship->has_points || ship->has_help;
}

/* Whether a sum of the list, the ship's or the whole one, or the size of the game is right with the
 * card and wrong without it. */
static gboolean
is_proven (const Loading *self,
           const BsCard  *lost)
{
  BsImporter *importer = self->importer;
  int without = sum_with (self, NULL), with = sum_with (self, lost), sum;
  const BsImportSquad *before =
    importer->before != NULL ? importer->before->squads->pdata[importer->squad] : NULL;

  if (told_sum (self->ship, &sum))
    return with == sum && without != sum;
  ((BsImportSquad *) importer->import->squads->pdata[importer->squad])->lost += with - without;

  return before != NULL && bs_import_lacks_lost (before, importer->state);
}

/* Nobody knows whether it was lost or never there: it is offered. */
static void
offer_lost (BsImporter        *self,
            BsId               id,
            const BsSquadCard *told,
            const BsCard      *card,
            const BsCard      *lost)
{
  bs_importer_say (
    self, BS_IMPORT_REMARK, id, told, NULL,
    /* Translators: a card of a list, the only other one that gives its ship the slot for it. */
    g_strdup_printf (_("“%s” needs a slot that only “%s” brings; the list does not name that "
                        "card, and no sum tells "
                        "whether it belongs to it."),
                     bs_card_name (card), bs_card_name (lost)));
  ((BsImportItem *) g_ptr_array_index (self->import->items, self->import->items->len - 1))->offer =
    equip_command (id, lost);
}

/* Two cards may need the same one. */
static gboolean
is_offered (BsImporter   *self,
            BsId          id,
            const BsCard *card)
{
  for (guint i = 0; i < self->import->items->len; i++)
    {
      const BsCommand *offer = ((BsImportItem *) self->import->items->pdata[i])->offer;

      if (offer != NULL && g_strcmp0 (bs_command_get (offer, "ship"), id) == 0 &&
          g_strcmp0 (bs_command_get (offer, "card"), card->id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Some programs lose a card on the way: it is added where the points prove it. */
static void
add_lost (const Loading *self,
          guint          i)
{
  BsImporter *importer = self->importer;
  const BsSquadCard *told = self->ship->cards->pdata[i];
  const BsCard *card = self->found[i].card;
  const BsCard *lost =
    told->id != NULL && told->slot != NULL && lacks_slot (importer, self->id, card)
      ? find_lost (importer, bs_state_ship (importer->state, self->id), card)
      : NULL;

  if (lost == NULL || is_offered (importer, self->id, lost))
    return;
  if (!is_proven (self, lost))
    {
      offer_lost (importer, self->id, told, card, lost);
      return;
    }
  bs_importer_say (
    importer, BS_IMPORT_CORRECTED, self->id, NULL, lost,
    /* Translators: a card of a list, the only other one that gives its ship the slot for it. */
    g_strdup_printf (_("“%s” needs a slot that only “%s” brings, and the points come out right "
                        "with it alone: it was "
                        "added."),
                     bs_card_name (card), bs_card_name (lost)));
  bs_importer_do (importer, equip_command (self->id, lost), self->id, told);
}

/* The first card of this name that goes into one of the slots. */
static const BsCard *
find_for_slots (BsImporter        *self,
                const BsShip      *ship,
                const BsSquadCard *told,
                const GArray      *slots)
{
  for (guint i = 0; slots != NULL && i < slots->len; i++)
    {
      const BsResolveHint hint = { "upgrade", ship->faction, NULL,
                                   g_array_index (slots, BsCounter, i).kind, FALSE };
      const BsCard *card = bs_resolver_find (self->resolver, told, &hint).card;

      if (card != NULL && card->slot == hint.slot && !lacks_slot (self, ship->id, card))
        return card;
    }

  return NULL;
}

/* Two cards of one name, told by it alone: rather the one that fits a slot of the ship. R2-D2 is an
 * astromech and a crew. */
static BsResolved
find_upgrade (BsImporter        *self,
              BsId               id,
              const BsSquadCard *told)
{
  const BsShip *ship = bs_state_ship (self->state, id);
  const BsResolveHint hint = { "upgrade", ship->faction, NULL, told->slot, FALSE };
  BsResolved found = bs_resolver_find (self->resolver, told, &hint);
  const BsCard *fits;

  if (found.card == NULL || told->id != NULL || told->slot != NULL ||
      !lacks_slot (self, id, found.card))
    return found;
  fits = find_for_slots (self, ship, told, ship->slots);
  for (guint i = 0; fits == NULL && i < ship->parts->len; i++)
    {
      const BsCard *card =
        bs_state_card (self->state, ((BsShipPart *) ship->parts->pdata[i])->card);

      fits = card != NULL ? find_for_slots (self, ship, told, card->slots) : NULL;
    }
  if (fits != NULL)
    found.card = fits;

  return found;
}

/**
 * bs_importer_count_slotless:
 * @self: the import
 * @state: a battle with the ship and its leader
 * @id: the ship
 * @ship: it as the list tells it
 *
 * Returns: how many cards of the list would have no slot there
 */
guint
bs_importer_count_slotless (BsImporter        *self,
                            const BsState     *state,
                            BsId               id,
                            const BsSquadShip *ship)
{
  g_autoptr (BsState) now = bs_state_ref ((BsState *) state);
  guint n = 0;

  for (guint i = 0; i < ship->cards->len; i++)
    {
      const BsSquadCard *told = ship->cards->pdata[i];
      const BsResolveHint hint = { "upgrade", bs_state_ship (now, id)->faction, NULL, told->slot,
                                   FALSE };
      const BsCard *card = bs_resolver_find (self->resolver, told, &hint).card;
      BsState *next = card != NULL ? with_card (now, id, card) : NULL;

      if (next == NULL)
        continue;
      n += breaks (now, id, card, no_slot);
      bs_state_unref (now);
      now = next;
    }

  return n;
}

/**
 * bs_importer_equip:
 * @self: the import
 * @id: a ship that has come in
 * @ship: it with its cards as the list tells them
 *
 * Says which cards they are, and adds the commands that bring them on board.
 */
void
bs_importer_equip (BsImporter        *self,
                   BsId               id,
                   const BsSquadShip *ship)
{
  g_autofree BsResolved *found = g_new0 (BsResolved, ship->cards->len + 1);
  g_autofree gboolean *done = g_new0 (gboolean, ship->cards->len + 1);
  Loading loading = { self, id, ship, found, done };
  guint n = MIN (ship->cards->len, BS_MOST_UPGRADES);

  if (ship->cards->len > n)
    bs_importer_say (
      self, BS_IMPORT_UNKNOWN, id, NULL, NULL,
      g_strdup_printf (_("The list has %u cards on this ship; only the first %u are looked at."),
                       ship->cards->len, n));
  for (guint i = 0; i < n; i++)
    {
      const BsSquadCard *told = ship->cards->pdata[i];

      found[i] = find_upgrade (self, id, told);
      bs_importer_say_found (self, id, told, &found[i]);
    }
  /* What lacks a slot comes last, so that what was lost finds its own place. */
  for (guint i = 0; i < n; i++)
    if (!done[i] && !(found[i].card != NULL && lacks_slot (self, id, found[i].card) &&
                      !any_helps (&loading, i)))
      load_in_order (&loading, i);
  for (guint i = 0; i < n; i++)
    if (!done[i])
      {
        add_lost (&loading, i);
        load (&loading, i);
      }
}
