/* bs-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-words.h"

#include "engine/effects/bs-number.h"
#include "engine/fleet/bs-points.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * bs_words_capital:
 * @text: a name as the rules have it, "battle stations"
 *
 * Returns: (transfer full): the same as it stands alone, "Battle stations"
 */
char *
bs_words_capital (const char *text)
{
  g_autofree char *first = NULL;
  g_autofree char *upper = NULL;
  gunichar c;

  if (text == NULL || *text == '\0')
    return g_strdup ("");

  c = g_utf8_get_char (text);
  first = g_strndup (text, g_utf8_next_char (text) - text);
  upper = g_unichar_islower (c) ? g_utf8_strup (first, -1) : g_strdup (first);

  return g_strconcat (upper, g_utf8_next_char (text), NULL);
}

/**
 * bs_words_sentence:
 * @text: a message, "cannot write ‘x’: No space left on device"
 *
 * Returns: (transfer full): the same as a sentence that others may follow: with a capital and a
 * full stop
 */
char *
bs_words_sentence (const char *text)
{
  g_autofree char *capital = bs_words_capital (text);
  gunichar last =
    *capital != '\0' ? g_utf8_get_char (g_utf8_prev_char (capital + strlen (capital))) : '.';

  return last == '.' || last == '!' || last == '?' || last == 0x2026
           ? g_steal_pointer (&capital)
           : g_strconcat (capital, ".", NULL);
}

/**
 * bs_words_points:
 * @points: points that may be known
 * @whole: whether that is all; else something lies face down beside it
 *
 * Returns: (transfer full): "38 points", "38 points + face down"
 */
char *
bs_words_points (int      points,
                 gboolean whole)
{
  if (whole)
    return g_strdup_printf (ngettext ("%d point", "%d points", points), points);

  /* Translators: what is open is worth that much; what the cards that lie face down are worth is
     not told. */
  return g_strdup_printf (ngettext ("%d point + face down", "%d points + face down", points),
                          points);
}

/**
 * bs_words_named:
 * @ruleset: the rules
 * @kind: kind of the element, "token", "action", "phase", "word" ...
 * @id: (nullable): its id
 *
 * Returns: (transfer full): its translated name, as it stands alone
 */
char *
bs_words_named (const BsRuleset *ruleset,
                const char      *kind,
                BsId             id)
{
  return bs_words_capital (bs_ruleset_name (ruleset, kind, id));
}

/**
 * bs_words_count:
 * @name: a name
 * @n: how many
 *
 * Returns: (transfer full): the name, with its count if that is not one
 */
char *
bs_words_count (const char *name,
                int         n)
{
  if (n == 1)
    return g_strdup (name);

  /* Translators: a token and how many there are: "Evade ×2". */
  return g_strdup_printf (_("%s ×%d"), name, n);
}

static const BsDamageCard *
find_card (const BsState  *state,
           const BsDamage *damage)
{
  const BsDeckState *deck;

  if (damage->card == NULL)
    return NULL;

  deck = damage->deck != NULL ? bs_state_deck ((BsState *) state, damage->deck) : NULL;

  return bs_ruleset_damage_card (state->ruleset,
                                 deck != NULL ? deck->kind : state->ruleset->deck,
                                 damage->card);
}

/**
 * bs_words_card:
 * @ruleset: the rules
 * @card: a card
 *
 * Returns: (transfer full): what the card does, in our own words; "" if nothing is told
 */
char *
bs_words_card (const BsRuleset *ruleset,
               const BsCard    *card)
{
  GString *string =
    g_string_new (card->text != NULL ? bs_ruleset_text (ruleset, "card-text", card->text) : NULL);

  for (guint i = 0; card->text == NULL && i < card->effects->len; i++)
    {
      const BsEffect *effect = card->effects->pdata[i];

      if (effect->sentence == NULL || !g_str_has_suffix (effect->sentence, "."))
        continue;
      if (string->len > 0)
        g_string_append_c (string, ' ');
      g_string_append (string, bs_ruleset_text (ruleset, "effect", effect->sentence));
    }

  return g_string_free (string, FALSE);
}

/**
 * bs_words_damage:
 * @state: the battle
 * @damage: a damage card on a ship
 *
 * Returns: (transfer full): its translated name, or that it lies face down
 */
char *
bs_words_damage (const BsState  *state,
                 const BsDamage *damage)
{
  const BsDamageCard *card = damage->up ? find_card (state, damage) : NULL;

  if (card != NULL)
    return bs_words_capital (bs_ruleset_text (state->ruleset, "damage-card", card->name));

  return g_strdup (damage->up ? _("Face up, not yet named") : _("Face down"));
}

/**
 * bs_words_ship:
 * @state: the battle
 * @ship: (nullable): a ship
 *
 * Returns: (transfer full): its name, with the player's where another player has a ship of that
 * name
 */
char *
bs_words_ship (const BsState *state,
               const BsShip  *ship)
{
  return ship != NULL ? bs_fleet_ship_name (state, ship) : g_strdup ("");
}

/* What the card of a section costs: its pilot's, who stands at the bottom of its stack, or that of
 * the card itself. */
static int
section_points (const BsState *state,
                const BsShip  *ship,
                guint          n)
{
  const BsSection *section = ship->sections->pdata[n];
  const BsStack *stack = n < ship->stacks->len ? ship->stacks->pdata[n] : NULL;
  const BsBoarder *pilot = NULL;
  const BsShipPart *leader = bs_ship_leader (ship);
  g_autofree char *slot = g_strconcat (section->id, "-card", NULL);

  for (guint i = 0; stack != NULL && i < stack->boarders->len; i++)
    if (((BsBoarder *) stack->boarders->pdata[i])->pilot)
      pilot = stack->boarders->pdata[i];
  if (pilot != NULL)
    return pilot->points;
  for (guint i = 0; i < ship->parts->len; i++)
    if (g_strcmp0 (((BsShipPart *) ship->parts->pdata[i])->slot, slot) == 0)
      return bs_points_of_part (state, ship, ship->parts->pdata[i]);

  return ship->points + (n == 0 && leader != NULL ? bs_points_of_part (state, ship, leader) : 0);
}

/**
 * bs_words_section_points:
 * @state: the battle
 * @ship: a ship of several cards
 * @section: one of its sections
 *
 * Returns: what the card of the section costs
 */
int
bs_words_section_points (const BsState   *state,
                         const BsShip    *ship,
                         const BsSection *section)
{
  guint n = 0;

  g_ptr_array_find (ship->sections, section, &n);

  return section_points (state, ship, n);
}

/**
 * bs_words_section:
 * @state: the battle
 * @ship: a ship of several cards
 * @section: one of its sections
 *
 * Returns: (transfer full): its figures, in one line
 */
char *
bs_words_section (const BsState   *state,
                  const BsShip    *ship,
                  const BsSection *section)
{
  g_autofree char *id = g_strconcat (ship->id, "/", section->id, NULL);
  g_autofree char *name = bs_words_named (state->ruleset, "word", section->id);
  g_autofree char *points = bs_words_points (bs_words_section_points (state, ship, section), TRUE);

  /* Translators: a section of a huge ship: "Fore section: attack 4, agility 0, hull 8 of 8, shields
     5 of 5, 50 points". */
  return g_strdup_printf (_("%s: attack %d, agility %d, hull %d of %d, shields %d of %d, %s"), name,
                          bs_ship_value (state, bs_id (id), "attack"),
                          bs_ship_value (state, bs_id (id), "agility"),
                          bs_words_hull_left (state, ship, section), section->hull, section->active,
                          section->active + section->disabled + section->lost, points);
}

/**
 * bs_words_hull_left:
 * @state: the battle
 * @ship: a ship
 * @section: one of its sections
 *
 * Returns: the hull that is left there, never below 0
 */
int
bs_words_hull_left (const BsState   *state,
                    const BsShip    *ship,
                    const BsSection *section)
{
  int left = section->hull;

  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *damage = ship->damage->pdata[i];
      const BsDamageCard *card = damage->up ? find_card (state, damage) : NULL;

      if (damage->section == NULL || damage->section == section->id)
        left -= card != NULL ? card->counts : 1;
    }

  return MAX (left, 0);
}
