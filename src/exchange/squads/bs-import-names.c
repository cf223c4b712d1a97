/* bs-import-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of names becomes ships when the names are looked up. */

#include "config.h"

#include "bs-import-names.h"

#include "bs-import-talk.h"

#include <glib/gi18n.h>
#include <string.h>

/* Many a pilot is a crew card of the same name, too: what is paid for the line tells which. Sums of
 * a ship are nearer to the pilot. */
static gboolean
is_paid_as (const BsSquadCard *told,
            const BsCard      *card,
            const BsCard      *upgrade)
{
  return told->has_points && ABS (told->points - card->cost) < ABS (told->points - upgrade->cost);
}

static BsResolved
resolve_as (BsImporter        *self,
            const BsSquadCard *told,
            const BsSquadShip *ship,
            gboolean           known_only)
{
  gboolean leads = ship == NULL || (ship->leader == NULL && ship->cards->len == 0);
  BsResolveHint hint = { told->kind, self->faction, NULL, told->slot, leads, known_only };
  BsResolved found = bs_resolver_find (self->resolver, told, &hint), leader;

  if (told->kind != NULL || hint.leads || found.card == NULL ||
      !g_str_equal (found.card->kind, "upgrade"))
    return found;

  hint.leads = TRUE;
  leader = bs_resolver_find (self->resolver, told, &hint);
  if (leader.card == NULL || g_str_equal (leader.card->kind, "upgrade") ||
      !is_paid_as (told, leader.card, found.card))
    return found;

  /* Of captains a ship has one. */
  return g_str_equal (leader.card->kind, "captain") && ship->leader != NULL ? found : leader;
}

static BsResolved
resolve (BsImporter        *self,
         const BsSquadCard *told,
         const BsSquadShip *ship)
{
  return resolve_as (self, told, ship, FALSE);
}

static const BsCard *
look_up (BsImporter        *self,
         const BsSquadCard *told,
         const BsSquadShip *ship)
{
  return resolve_as (self, told, ship, TRUE).card;
}

/* Before any ship: whether what follows in the block are cards for one, so that an unknown line may
 * be its name. */
static gboolean
names_a_ship (BsImporter        *self,
              const BsSquadCard *told,
              const GPtrArray   *following)
{
  const BsSquadCard *next = following->len > 0 ? following->pdata[0] : NULL;
  const BsCard *card = next != NULL ? look_up (self, next, NULL) : NULL;
  const BsCard *maybe = resolve (self, told, NULL).maybe;

  if (told->has_points || (maybe != NULL && !g_str_equal (maybe->kind, "upgrade")))
    return TRUE;
  return card != NULL && !g_str_equal (card->kind, "ship") && !g_str_equal (card->kind, "pilot");
}

/* Whether a line is plainly a name of a squad: it says so, or no card sounds like that. */
static gboolean
is_plain_name (const BsSquadCard *told)
{
  static const char *const labels[] = { "name", "squad",   "squadron", "fleet", "list",
                                        "team", "staffel", "flotte",   "liste", NULL };
  g_auto (GStrv) parts = g_strsplit (told->name, ":", 2);
  g_autofree char *low = g_utf8_strdown (g_strchomp (parts[0]), -1);

  return bs_import_sounds_like_talk (told->name) ||
         (parts[1] != NULL && g_strv_contains (labels, low));
}

/* A line before the first ship that is none: the name of the squad, or something for people. */
static void
leave_out (BsSquad     *squad,
           BsSquadCard *told,
           gboolean     heading)
{
  if (squad->name == NULL)
    {
      if (!heading && !is_plain_name (told))
        bs_squad_remark (squad, _("Line %u was taken for the name of the squad: %s"), told->line,
                         told->name);
      squad->name = g_strdup (told->name);
      squad->has_points = told->has_points;
      squad->points = told->points;
    }
  else
    bs_squad_remark (squad, _("Line %u stands before the first ship and was left out: %s"),
                     told->line, told->name);
  bs_squad_card_free (told);
}

/* A ship behind its own pilot, as "Luke Skywalker (32)", "X-Wing (28), R2-D2 (4)", is no next one.
 * The first number is then for all. */
static gboolean
take_ship_of_pilot (BsImporter   *self,
                    BsSquadShip  *ship,
                    BsSquadCard  *told,
                    const BsCard *card)
{
  const BsResolveHint hint = { "pilot", self->faction, card->id, NULL, FALSE };
  const BsCard *pilot;

  if (ship == NULL || ship->ship != NULL || ship->leader == NULL || ship->cards->len > 0 ||
      !g_str_equal (ship->leader->kind, "pilot"))
    return FALSE;
  pilot = bs_resolver_find (self->resolver, ship->leader, &hint).card;
  if (pilot == NULL || pilot->ship != card->id)
    return FALSE;
  if (told->has_points)
    {
      ship->leader->points = told->points;
      ship->leader->has_points = told->points != pilot->cost;
      told->has_points = FALSE;
    }
  ship->ship = told;

  return TRUE;
}

/* Where pilots cost and ships do not, an unknown line with points was a pilot as well: the next
 * pilot is not in its ship. */
static gboolean
is_paid_for (BsImporter        *self,
             const BsSquadShip *ship,
             const char        *kind)
{
  return g_str_equal (kind, "pilot") && ship->ship != NULL && ship->ship->has_points &&
         look_up (self, ship->ship, NULL) == NULL;
}

static void
put (BsImporter      *self,
     const GPtrArray *following,
     BsSquad      *squad,
     BsSquadShip **ship,
     BsSquadCard  *told,
     gboolean      heading)
{
  const BsCard *card = look_up (self, told, *ship);
  const char *kind = told->kind != NULL ? told->kind : card != NULL ? card->kind : "upgrade";
  gboolean labelled = told->kind != NULL, leads;

  if (*ship == NULL && card == NULL && !labelled &&
      (heading || !names_a_ship (self, told, following)) &&
      (squad->ships->len == 0 || squad->name == NULL))
    {
      leave_out (squad, told, heading);
      return;
    }
  if (card == NULL && !labelled && g_str_has_suffix (told->name, ":"))
    {
      bs_squad_remark (squad, _("Line %u is a heading and was left out: %s"), told->line,
                       told->name);
      bs_squad_card_free (told);
      return;
    }
  /* What no catalogue has is the ship or the pilot that it looks like; and a ship, where one is
   * named. */
  if (card == NULL && !labelled)
    {
      const BsCard *maybe = resolve (self, told, *ship).maybe;
      gboolean begins =
        maybe != NULL && (g_str_equal (maybe->kind, "ship") || g_str_equal (maybe->kind, "pilot"));

      if (*ship == NULL)
        kind = maybe != NULL && !g_str_equal (maybe->kind, "upgrade") ? maybe->kind : "ship";
      else if (begins)
        kind = maybe->kind;
    }
  leads = g_str_equal (kind, "captain") || g_str_equal (kind, "pilot");
  told->kind = g_str_equal (kind, "ship") ? "ship" : g_str_equal (kind, "captain") ? "captain"
               : g_str_equal (kind, "pilot") ? "pilot" : "upgrade";
  /* What costs nothing but its printed points is not called a stored cost. */
  if (card != NULL && !labelled && told->points == card->cost)
    told->has_points = FALSE;
  if (card != NULL && !labelled && g_str_equal (kind, "ship") &&
      take_ship_of_pilot (self, *ship, told, card))
    return;
  if (*ship == NULL || g_str_equal (kind, "ship") || (leads && (*ship)->leader != NULL) ||
      (!labelled && ((g_str_equal (kind, "pilot") && (*ship)->cards->len > 0) ||
                     is_paid_for (self, *ship, kind))))
    *ship = bs_squad_add_ship (squad);
  if (g_str_equal (kind, "ship"))
    (*ship)->ship = told;
  else if (leads)
    (*ship)->leader = told;
  else
    g_ptr_array_add ((*ship)->cards, told);
}

/* Whether one of the names is a card: then they are cards, known or not. */
static gboolean
holds_known (BsImporter        *self,
             char             **names,
             const BsSquadShip *ship)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (BsSquadCard) part = bs_squad_card_new (NULL, NULL, NULL, g_strstrip (names[i]));

      if (part->name != NULL && look_up (self, part, ship) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* "Captain: Jean-Luc Picard": what is before the colon says what it is, not which. */
static gboolean
drop_label (BsImporter        *self,
            BsSquadCard       *told,
            const BsSquadShip *ship)
{
  char *colon = strstr (told->name, ": ");
  g_autoptr (BsSquadCard) label = NULL;
  g_autoptr (BsSquadCard) rest = NULL;

  if (colon == NULL)
    return FALSE;
  rest = bs_squad_card_new (NULL, NULL, NULL, colon + 1 + strspn (colon + 1, " "));
  *colon = '\0';
  label = bs_squad_card_new (NULL, NULL, NULL, told->name);
  *colon = ':';
  if (rest->name == NULL || label->name == NULL || look_up (self, label, ship) != NULL ||
      look_up (self, rest, ship) == NULL)
    return FALSE;
  g_free (told->name);
  told->name = g_steal_pointer (&rest->name);

  return TRUE;
}

/* What stands between two cards of one line. */
static const char *
separator_of (const char *name)
{
  static const char *const separators[] = { " — ", " – ", ",", ";", ": ", NULL };

  for (guint i = 0; separators[i] != NULL; i++)
    if (strstr (name, separators[i]) != NULL)
      return separators[i];

  return NULL;
}

/* The points at the end of a line are the last card's, if each card has its own or they fit; else
 * they might be anything. */
static gboolean
are_of_last (BsImporter        *self,
             const BsSquadShip *ship,
             const GPtrArray   *parts)
{
  const BsSquadCard *last = parts->pdata[parts->len - 1];

  for (guint i = 0; i + 1 < parts->len; i++)
    if (((BsSquadCard *) parts->pdata[i])->has_points)
      return TRUE;

  return !last->has_points && look_up (self, last, ship) == NULL;
}

/* "Push the Limit (3), 2x Proton Torpedoes (4)": (transfer full) (element-type BsSquadCard).
 * "Academy Pilot x2, Shield Upgrade" is the whole line twice. */
static GPtrArray *
split (BsImporter        *self,
       const BsSquadShip *ship,
       const BsSquadCard *told,
       char             **names)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_squad_card_free);
  guint times = 1;

  for (guint k = 0; k < times; k++)
    for (guint i = 0; names[i] != NULL; i++)
      {
        guint count = 1;

        for (guint n = 0; n < count; n++)
          {
            g_autoptr (BsSquadCard) part = bs_names_card (names[i], told->line, &count);

            if (i == 0)
              {
                times = count;
                count = 1;
              }
            if (part->name != NULL)
              g_ptr_array_add (parts, g_steal_pointer (&part));
          }
      }
  if (told->has_points && parts->len > 0 && are_of_last (self, ship, parts))
    {
      BsSquadCard *last = parts->pdata[parts->len - 1];

      /* "R2-D2 (4) (33)": the sum of the line. */
      if (last->has_points)
        return parts;
      last->has_points = TRUE;
      last->points = told->points;
    }

  return parts;
}

/* "Luke Skywalker (X-Wing)", and the other way round: a ship and who leads it. (transfer full)
 * (nullable): the ship first */
static GPtrArray *
split_bracket (BsImporter        *self,
               const BsSquadCard *told)
{
  char *bracket = g_str_has_suffix (told->name, ")") ? strrchr (told->name, '(') : NULL;
  g_autofree char *inside = bracket != NULL ? g_strndup (bracket + 1, strlen (bracket) - 2) : NULL;
  g_autofree char *before =
    bracket != NULL ? g_strchomp (g_strndup (told->name, (gsize) (bracket - told->name))) : NULL;
  g_autoptr (BsSquadCard) one = bs_squad_card_new (NULL, NULL, NULL, before);
  g_autoptr (BsSquadCard) other = bs_squad_card_new (NULL, NULL, NULL, inside);
  const BsCard *first = one->name != NULL ? look_up (self, one, NULL) : NULL;
  const BsCard *second = other->name != NULL ? look_up (self, other, NULL) : NULL;
  GPtrArray *parts;

  if (first == NULL || second == NULL || g_str_equal (first->kind, "upgrade") ||
      g_str_equal (second->kind, "upgrade") ||
      g_str_equal (first->kind, "ship") == g_str_equal (second->kind, "ship"))
    return NULL;
  parts = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_squad_card_free);
  one->line = other->line = told->line;
  /* The points in a list of pilots are theirs. */
  if (g_str_equal (first->kind, "ship"))
    {
      other->has_points = told->has_points && g_str_equal (second->kind, "pilot");
      one->has_points = told->has_points && !other->has_points;
    }
  else
    {
      one->has_points = told->has_points && g_str_equal (first->kind, "pilot");
      other->has_points = told->has_points && !one->has_points;
    }
  one->points = one->has_points ? told->points : 0;
  other->points = other->has_points ? told->points : 0;
  g_ptr_array_add (parts, g_str_equal (first->kind, "ship") ? g_steal_pointer (&one)
                                                            : g_steal_pointer (&other));
  g_ptr_array_add (parts, one != NULL ? g_steal_pointer (&one) : g_steal_pointer (&other));

  return parts;
}

/* "Luke Skywalker 28": a bare number is its points, if the name is one without it and none with it:
 * Scout 608 is a ship. */
static void
take_bare_points (BsImporter        *self,
                  BsSquadCard       *told,
                  const BsSquadShip *ship)
{
  const char *space = strrchr (told->name, ' ');
  g_autoptr (BsSquadCard) plain = NULL;
  BsResolved found, shorter;

  if (told->has_points || space == NULL || strlen (space) > strlen (" 999") || space[1] == '\0' ||
      space[1 + strspn (space + 1, "0123456789")] != '\0')
    return;
  found = resolve (self, told, ship);
  plain = bs_squad_card_new (NULL, NULL, NULL, NULL);
  plain->name = g_strchomp (g_strndup (told->name, (gsize) (space - told->name)));
  shorter = resolve (self, plain, ship);
  if (found.card != NULL ||
      (shorter.card == NULL && (found.maybe != NULL || shorter.maybe == NULL)))
    return;
  told->points = (int) g_ascii_strtoll (space, NULL, 10);
  told->has_points = TRUE;
  g_free (told->name);
  told->name = g_steal_pointer (&plain->name);
}

/* The ship in a line that begins with what nobody knows comes first: "Captain New – U.S.S.
 * Enterprise-D". */
static void
put_ship_first (BsImporter *self,
                GPtrArray  *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      const BsCard *card = look_up (self, parts->pdata[i], NULL);

      if (card == NULL || g_str_equal (card->kind, "upgrade"))
        continue;
      if (i > 0 && g_str_equal (card->kind, "ship") &&
          look_up (self, parts->pdata[0], NULL) == NULL)
        g_ptr_array_insert (parts, 0, g_ptr_array_steal_index (parts, i));
      return;
    }
}

/* Whether it is what a label says before a name: ship, captain, pilot, or a slot. */
static gboolean
take_kind (BsImporter  *self,
           BsSquadCard *told,
           const char  *label)
{
  static const char *const kinds[] = { "ship", "captain", "pilot" };
  g_autoptr (GPtrArray) slots = bs_catalogue_slots (self->state->catalogue);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (label, kinds[i]) && bs_catalogue_has_kind (self->state->catalogue, kinds[i]))
      told->kind = kinds[i];
  if (told->kind == NULL && g_ptr_array_find (slots, bs_id (label), NULL))
    {
      told->kind = "upgrade";
      told->slot = g_strdup (label);
    }

  return told->kind != NULL;
}

/* "Crew: R2-D2", "Aft hardpoint: Ion Cannon Battery", as our own text has it: what stands before
 * the name decides what it is. */
static void
take_label (BsImporter  *self,
            BsSquadCard *told)
{
  const char *colon = strstr (told->name, ": ");
  g_autofree char *label = colon != NULL ? g_ascii_strdown (told->name, colon - told->name) : NULL;
  char *name;

  if (label == NULL)
    return;
  g_strdelimit (label, " ", '-');
  if (!take_kind (self, told, label))
    {
      if (!g_str_has_prefix (label, "aft-") || !take_kind (self, told, label + strlen ("aft-")))
        return;
      told->section = g_strdup ("aft");
    }
  name = g_strdup (colon + 2);
  g_free (told->name);
  told->name = name;
}

/* "Push the Limit, Engine Upgrade" is two cards if it is not one. */
static void
put_parts (BsImporter      *self,
           const GPtrArray *following,
           BsSquad         *squad,
           BsSquadShip    **ship,
           BsSquadCard     *told,
           gboolean         heading)
{
  const char *separator = separator_of (told->name);
  g_autoptr (GPtrArray) parts = NULL;

  if (told->kind == NULL && look_up (self, told, *ship) == NULL)
    take_label (self, told);
  if (told->kind != NULL)
    {
      put (self, following, squad, ship, told, heading);
      return;
    }
  take_bare_points (self, told, *ship);
  if (look_up (self, told, *ship) == NULL || g_str_has_suffix (told->name, ")"))
    parts = split_bracket (self, told);
  if (parts == NULL && separator != NULL && look_up (self, told, *ship) == NULL &&
      !drop_label (self, told, *ship))
    {
      g_auto (GStrv) names = g_strsplit (told->name, separator, -1);

      if (holds_known (self, names, *ship))
        parts = split (self, *ship, told, names);
      if (parts != NULL)
        put_ship_first (self, parts);
    }
  if (parts == NULL)
    {
      put (self, following, squad, ship, told, heading);
      return;
    }
  while (parts->len > 0)
    put_parts (self, following, squad, ship, g_ptr_array_steal_index (parts, 0), FALSE);
  bs_squad_card_free (told);
}

/* Whether a line may be anything but a card: no points, and no card is called so or nearly so. */
static gboolean
may_be_talk (BsImporter        *self,
             const BsSquadCard *told)
{
  BsResolved found = resolve (self, told, NULL);
  const char *separator = separator_of (told->name);
  g_auto (GStrv) names = separator != NULL ? g_strsplit (told->name, separator, -1) : NULL;

  return !told->has_points && found.card == NULL && found.maybe == NULL &&
         (names == NULL || !holds_known (self, names, NULL));
}

/* Whether the points behind the first line are those of the whole list: “My fleet (99)”. Two cards
 * may well cost the same. */
static gboolean
has_sum (const BsSquad   *squad,
         const GPtrArray *blocks)
{
  const BsSquadShip *block = blocks->len > 0 ? blocks->pdata[0] : NULL;
  const BsSquadCard *first = block != NULL && block->cards->len > 0 ? block->cards->pdata[0] : NULL;
  guint n = 0;
  int sum = 0;

  if (first == NULL || !first->has_points)
    return FALSE;
  for (guint i = 0; i < blocks->len; i++)
    for (guint j = 0; j < ((BsSquadShip *) blocks->pdata[i])->cards->len; j++)
      {
        const BsSquadCard *card = ((BsSquadShip *) blocks->pdata[i])->cards->pdata[j];

        sum += card->points;
        n += card->has_points;
      }

  return first->points > 0 && ((n > 2 && first->points * 2 == sum) ||
                               (squad->has_points && squad->points == first->points));
}

/* "Rookie Pilot + R2 Astromech + Proton Torpedoes (26)": a number behind several cards that is not
 * the last one's cost is that of all. */
static void
take_totals (BsImporter  *self,
             BsSquadShip *block)
{
  guint first = 0;

  for (guint i = 0; i < block->cards->len; i++)
    {
      BsSquadCard *told = block->cards->pdata[i], *begin = block->cards->pdata[first];
      const BsSquadCard *next = i + 1 < block->cards->len ? block->cards->pdata[i + 1] : NULL;
      gboolean ends =
        next == NULL || next->line != told->line || g_strcmp0 (next->name, begin->name) == 0;
      const BsCard *card =
        told->has_points && ends && i > first ? look_up (self, told, NULL) : NULL;

      if (told->has_points && ends && i > first && (card == NULL || card->cost != told->points))
        {
          begin->has_total = TRUE;
          begin->total = told->points;
          told->has_points = FALSE;
          told->points = 0;
        }
      if (told->has_points || ends)
        first = i + 1;
    }
}

/* Whether the list begins as our own text does: one line alone, then a block that says that it is a
 * ship. */
static gboolean
has_heading (const GPtrArray *blocks)
{
  const BsSquadShip *first = blocks->len > 1 ? blocks->pdata[0] : NULL,
                    *second = first != NULL ? blocks->pdata[1] : NULL;

  if (first == NULL || first->cards->len == 0 || second->cards->len == 0)
    return FALSE;
  for (guint i = 0; i < first->cards->len; i++)
    if (((BsSquadCard *) first->cards->pdata[i])->line !=
        ((BsSquadCard *) first->cards->pdata[0])->line)
      return FALSE;

  return g_str_has_prefix (((BsSquadCard *) second->cards->pdata[0])->name, "Ship: ");
}

/**
 * bs_import_arrange_names:
 * @self: the import
 * @squad: blocks of names as they stand in the list
 *
 * Makes ships of them: a ship, or a captain or pilot beside another one, begins the next.
 */
void
bs_import_arrange_names (BsImporter *self,
                         BsSquad    *squad)
{
  g_autoptr (GPtrArray) blocks = squad->ships;
  gboolean sum = has_sum (squad, blocks);

  squad->ships = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_squad_ship_free);
  if (has_heading (blocks))
    {
      leave_out (squad, g_ptr_array_steal_index (((BsSquadShip *) blocks->pdata[0])->cards, 0),
                 TRUE);
      g_ptr_array_remove_index (blocks, 0);
    }
  for (guint i = 0; i < blocks->len; i++)
    take_totals (self, blocks->pdata[i]);
  bs_import_trim_talk (self, squad, blocks, may_be_talk);
  for (guint i = 0; i < blocks->len; i++)
    {
      BsSquadShip *block = blocks->pdata[i];
      BsSquadShip *ship = NULL;
      /* A first line that stands alone is a heading. */
      gboolean heading = i == 0 && block->cards->len == 1;

      while (block->cards->len > 0)
        {
          BsSquadCard *told = g_ptr_array_steal_index (block->cards, 0);

          put_parts (self, block->cards, squad, &ship, told, heading || sum);
          sum = FALSE;
        }
    }
}

/**
 * bs_import_tell_game:
 * @import: a preview made of names
 * @other: a battle of any game
 *
 * Says of what is unknown that it is a card of the other game: somebody pasted two lists at once.
 */
void
bs_import_tell_game (BsImport      *import,
                     const BsState *other)
{
  const BsResolveHint hint = { NULL, NULL, NULL, NULL, FALSE };
  g_autoptr (BsResolver) resolver = NULL;

  for (guint i = 0; other->ruleset->id != import->game && i < import->items->len; i++)
    {
      BsImportItem *item = import->items->pdata[i];
      g_autoptr (BsSquadCard) told =
        item->kind == BS_IMPORT_UNKNOWN ? bs_squad_card_new (NULL, NULL, NULL, item->told) : NULL;
      g_autofree char *text = NULL;

      if (told == NULL || told->name == NULL)
        continue;
      if (resolver == NULL)
        resolver = bs_resolver_new (other->catalogue);
      if (bs_resolver_find (resolver, told, &hint).card == NULL)
        continue;
      text = g_steal_pointer (&item->text);
      item->text =
        /* Translators: a sentence on a card that this game does not have; name of another game */
        g_strdup_printf (_("%s It is a card of another game: %s."), text,
                         bs_ruleset_text (other->ruleset, "ruleset", other->ruleset->name));
    }
}
