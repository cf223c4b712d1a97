/* bs-tell-titles.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-tell-titles.h"

#include <glib/gi18n.h>

/* How people call the arguments of the battle language. */

static const struct
{
  const char *name, *title;
} titles[] = {
  { "across", NC_("argument", "Flies across") },
  { "action", NC_("argument", "Action") },
  { "actions", NC_("argument", "Actions") },
  { "add", NC_("argument", "Adds") },
  { "aft-actions", NC_("argument", "Actions of the aft section") },
  { "aft-agility", NC_("argument", "Agility of the aft section") },
  { "aft-attack", NC_("argument", "Attack of the aft section") },
  { "aft-crippled-attack", NC_("argument", "Attack of the aft section, crippled") },
  { "aft-crippled-energy", NC_("argument", "Energy of the aft section, crippled") },
  { "aft-energy", NC_("argument", "Energy of the aft section") },
  { "aft-hull", NC_("argument", "Hull of the aft section") },
  { "aft-name", NC_("argument", "Name of the aft section") },
  { "aft-points", NC_("argument", "Points of the aft section") },
  { "aft-shields", NC_("argument", "Shields of the aft section") },
  { "aft-skill", NC_("argument", "Skill of the aft section") },
  { "agility", NC_("argument", "Agility") },
  { "answer", NC_("argument", "Answer") },
  { "arc", NC_("argument", "Arc") },
  { "arcs", NC_("argument", "Arcs") },
  { "as", NC_("argument", "Its name") },
  { "at", NC_("argument", "At edge") },
  { "attack", NC_("argument", "Attack") },
  { "bearing", NC_("argument", "Bearing") },
  { "by", NC_("argument", "By") },
  { "cancel", NC_("argument", "Takes away") },
  { "captain", NC_("argument", "Captain") },
  { "card", NC_("argument", "Card") },
  { "color", NC_("argument", "Color") },
  { "count", NC_("argument", "How many") },
  { "crew-limit", NC_("argument", "Crew limit") },
  { "crits", NC_("argument", "Criticals") },
  { "damage-deck", NC_("argument", "Damage deck") },
  { "defence", NC_("argument", "Defence") },
  { "dial", NC_("argument", "Dial") },
  { "dice", NC_("argument", "Dice") },
  { "die", NC_("argument", "Kind of die") },
  { "digest", NC_("argument", "Digest") },
  { "do", NC_("argument", "What is done") },
  { "dock", NC_("argument", "Announced dock") },
  { "edge", NC_("argument", "Edge of the table") },
  { "energy", NC_("argument", "Energy") },
  { "faces", NC_("argument", "Faces") },
  { "faction", NC_("argument", "Faction") },
  { "fewer", NC_("argument", "Fewer dice") },
  { "fixed-points", NC_("argument", "Points as told") },
  { "for", NC_("argument", "For the question") },
  { "fore-actions", NC_("argument", "Actions of the fore section") },
  { "fore-agility", NC_("argument", "Agility of the fore section") },
  { "fore-attack", NC_("argument", "Attack of the fore section") },
  { "fore-crippled-attack", NC_("argument", "Attack of the fore section, crippled") },
  { "fore-crippled-energy", NC_("argument", "Energy of the fore section, crippled") },
  { "fore-energy", NC_("argument", "Energy of the fore section") },
  { "fore-hull", NC_("argument", "Hull of the fore section") },
  { "fore-name", NC_("argument", "Name of the fore section") },
  { "fore-points", NC_("argument", "Points of the fore section") },
  { "fore-shields", NC_("argument", "Shields of the fore section") },
  { "fore-skill", NC_("argument", "Skill of the fore section") },
  { "free", NC_("argument", "Free") },
  { "gap", NC_("argument", "Leaves a gap") },
  { "gear", NC_("argument", "Boarding gear") },
  { "hidden", NC_("argument", "Face down") },
  { "hits", NC_("argument", "Hits") },
  { "hull", NC_("argument", "Hull") },
  { "id", NC_("argument", "Its id") },
  { "initiative", NC_("argument", "Initiative") },
  { "intent", NC_("argument", "Intent") },
  { "kind", NC_("argument", "Kind") },
  { "leader-faction", NC_("argument", "Faction of the leader") },
  { "leader-fixed-points", NC_("argument", "Points of the leader as told") },
  { "leader-name", NC_("argument", "Name of the leader") },
  { "leader-points", NC_("argument", "Points of the leader") },
  { "leader-unique", NC_("argument", "Unique leader") },
  { "more", NC_("argument", "More dice") },
  { "name", NC_("argument", "Name") },
  { "obstructed", NC_("argument", "Obstructed by") },
  { "on", NC_("argument", "On") },
  { "overlap", NC_("argument", "Overlaps") },
  { "own-stack", NC_("argument", "Own stack") },
  { "pilot", NC_("argument", "Pilot") },
  { "player", NC_("argument", "Player") },
  { "points", NC_("argument", "Points") },
  { "precision", NC_("argument", "Precision shot") },
  { "random", NC_("argument", "Order by chance") },
  { "range", NC_("argument", "Range") },
  { "range-max", NC_("argument", "Longest range") },
  { "range-min", NC_("argument", "Shortest range") },
  { "remove", NC_("argument", "Removes") },
  { "reroll", NC_("argument", "Rolls again") },
  { "seats", NC_("argument", "Seats") },
  { "shields", NC_("argument", "Shields") },
  { "ship", NC_("argument", "Ship") },
  { "side", NC_("argument", "Side") },
  { "size", NC_("argument", "Size") },
  { "skill", NC_("argument", "Skill") },
  { "slot", NC_("argument", "Slot") },
  { "slots", NC_("argument", "Slots") },
  { "speed", NC_("argument", "Speed") },
  { "talent-slots", NC_("argument", "Talent slots") },
  { "target", NC_("argument", "Target") },
  { "team", NC_("argument", "Team") },
  { "text", NC_("argument", "Text") },
  { "their-stack", NC_("argument", "Their stack") },
  { "to", NC_("argument", "To") },
  { "token", NC_("argument", "Token") },
  { "unique", NC_("argument", "Unique") },
  { "variant", NC_("argument", "Variant") },
  { "weapon", NC_("argument", "Weapon") },
  { "weapon-attack", NC_("argument", "Dice of the weapon") },
  { "why", NC_("argument", "Why") },
  { "winner", NC_("argument", "Winner") },
};

/**
 * bs_tell_title:
 * @name: an argument of the battle language
 *
 * Returns: (transfer none): how people call it; the argument itself if nobody has named it
 */
const char *
bs_tell_title (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].name, name))
      return g_dpgettext2 (NULL, "argument", titles[i].title);

  return name;
}
