/* bs-set-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What was set by hand, in words: the log and the toast call things as the table does, not as the JSON does. */

#include "bs-event.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* {value} stands in it; the names are those that `set` takes (bs-verb-set.c). */
static const struct
{
  const char *name;
  const char *words;
} fields[] = {
  { "acted", N_("actions taken: {value}") },
  { "active", N_("whose turn it is: {value}") },
  { "agility", N_("agility {value}") },
  { "attack", N_("weapon value {value}") },
  { "attacked", N_("has attacked: {value}") },
  { "carried_by", N_("carried by: {value}") },
  { "cloak", N_("{value}") },
  { "crippled", N_("crippled: {value}") },
  { "damage_deck", N_("damage deck: {value}") },
  { "declared", N_("declared: {value}") },
  { "docked_to", N_("docked to: {value}") },
  { "doomed", N_("falls after its turn: {value}") },
  { "edge", N_("edge: {value}") },
  { "extra_points", N_("further points {value}") },
  { "faction", N_("faction: {value}") },
  { "hull", N_("hull value {value}") },
  { "hull_left", N_("hull left {value}") },
  { "initiative", N_("initiative: {value}") },
  { "moved", N_("has moved: {value}") },
  { "name", N_("name “{value}”") },
  { "on_obstacle", N_("on an obstacle: {value}") },
  { "phase", N_("phase: {value}") },
  { "points", N_("points {value}") },
  { "round", N_("round {value}") },
  { "shields.active", N_("active shields {value}") },
  { "shields.disabled", N_("disabled shields {value}") },
  { "shields.lost", N_("lost shields {value}") },
  { "skill", N_("skill {value}") },
  { "squad", N_("name of the squad “{value}”") },
  { "state", N_("{value}") },
  { "status", N_("{value}") },
  { "touching", N_("touching: {value}") },
  { "tows", N_("tows: {value}") },
  { "victory_points", N_("victory points {value}") },
};

static const char *
find_words (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (g_str_equal (fields[i].name, name))
      return _(fields[i].words);

  return NULL;
}

/* A value is a number, a yes or no, a word of the rules ("side" of a cloak is "cloak-side"), or what somebody wrote. */
static char *
value_words (const BsRuleset *ruleset,
             const char      *name,
             const char      *value)
{
  g_autofree char *joined = g_strdup_printf ("%s-%s", name, value);
  BsId id = bs_id (joined);
  const char *word = bs_ruleset_name (ruleset, "word", id);

  if (g_str_equal (value, "true"))
    return g_strdup (C_("set by hand", "yes"));
  if (g_str_equal (value, "false"))
    return g_strdup (C_("set by hand", "no"));
  if (*value == '\0' || g_str_equal (value, "null") || (word == id && g_str_equal (value, "none")))
    return g_strdup (C_("set by hand", "none"));
  if (word != id)
    return g_strdup (word);
  if (g_str_equal (name, "phase"))
    return g_strdup (bs_ruleset_name (ruleset, "phase", bs_id (value)));
  if (g_str_equal (name, "status") || g_str_equal (name, "state"))
    return g_strdup (bs_ruleset_name (ruleset, "word", bs_id (value)));

  return g_strdup (value);
}

/**
 * bs_set_words:
 * @ruleset: the game
 * @told: NAME=VALUE as in the line, one a line
 *
 * Returns: (transfer full): what was set, in words: "active shields 1, lost shields 3"
 */
char *
bs_set_words (const BsRuleset *ruleset,
              const char      *told)
{
  g_auto (GStrv) lines = g_strsplit (told, "\n", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) sides = g_strsplit (lines[i], "=", 2);
      const char *words = find_words (sides[0]);
      g_autofree char *value = value_words (ruleset, sides[0], sides[0] != NULL && sides[1] != NULL ? sides[1] : "");

      if (i > 0)
        g_string_append (text, ", ");
      if (words != NULL)
        {
          g_auto (GStrv) around = g_strsplit (words, "{value}", 2);
          g_autofree char *filled = g_strjoinv (value, around);

          g_string_append (text, filled);
        }
      else if (g_str_has_prefix (sides[0], "tokens."))
        g_string_append_printf (text, "%s %s", bs_ruleset_name (ruleset, "token", bs_id (sides[0] + strlen ("tokens."))), value);
      else
        g_string_append_printf (text, "%s %s", sides[0], value);
    }

  return g_string_free (text, FALSE);
}
