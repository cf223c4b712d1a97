/* bs-set-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What was set by hand, in words: the log and the toast call things as the table does, not as the
 * JSON does. */

#include "bs-set-words.h"

#include "engine/rules/bs-ruleset.h"
#include "bs-fields-ship.h"
#include "bs-fields-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Fields whose values have names in the rules, and as what. */
static const struct
{
  const char *name;
  const char *kind;
} named[] = {
  { "status", "word" },      { "state", "word" },         { "number", "word" },
  { "flown_color", "word" }, { "flown_bearing", "word" }, { "face", "word" },
  { "arc", "word" },         { "on_obstacle", "word" },   { "acted", "action" },
  { "phase", "phase" },      { "faction", "faction" },    { "damage_deck", "deck" },
};

/* A list of ids by their names; %NULL if they have none in the rules. */
static char *
named_words (const BsRuleset *ruleset,
             const char      *name,
             const char      *value)
{
  g_auto (GStrv) ids = g_strsplit (value, ",", -1);
  GString *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (named); i++)
    if (g_str_equal (named[i].name, name))
      {
        text = g_string_new (NULL);
        for (guint j = 0; ids[j] != NULL; j++)
          g_string_append_printf (text, "%s%s", j > 0 ? ", " : "",
                                  bs_ruleset_name (ruleset, named[i].kind, bs_id (ids[j])));
      }

  return text != NULL ? g_string_free (text, FALSE) : NULL;
}

/* A rule goes by its printed number. */
static const char *
rule_words (const BsRuleset *ruleset,
            const char      *key)
{
  const BsRule *rule = bs_ruleset_rule_by_key (ruleset, key);

  return rule != NULL ? rule->id : key;
}

/* How long something holds. */
static const char *
until_words (const char *value)
{
  return g_str_equal (value, "attack") ? C_("set by hand", "the attack") :
         g_str_equal (value, "round") ? C_("set by hand", "the round") :
         g_str_equal (value, "battle") ? C_("set by hand", "the battle") : value;
}

/* A value is a number, a yes or no, a word of the rules ("side" of a cloak is "cloak-side"), or
 * what somebody wrote. */
static char *
value_words (const BsRuleset *ruleset,
             const char      *name,
             const char      *value)
{
  const char *last = strrchr (name, '.') != NULL ? strrchr (name, '.') + 1 : name;
  g_autofree char *joined = g_strdup_printf ("%s-%s", last, value);
  BsId id = bs_id (joined);
  const char *word = bs_ruleset_name (ruleset, "word", id);
  char *words;

  if (g_str_equal (value, "true"))
    return g_strdup (C_("set by hand", "yes"));
  if (g_str_equal (value, "false"))
    return g_strdup (C_("set by hand", "no"));
  if (*value == '\0' || g_str_equal (value, "null") || (word == id && g_str_equal (value, "none")))
    return g_strdup (C_("set by hand", "none"));
  if (word != id)
    return g_strdup (word);
  if (g_str_equal (last, "until"))
    return g_strdup (until_words (value));
  if (g_str_equal (last, "action_lost_by"))
    return g_strdup (rule_words (ruleset, value));
  words = named_words (ruleset, last, value);

  return words != NULL ? words : g_strdup (value);
}

/* The name leads through lists by what stands between their dots. */
static const BsField *
field_below (const BsFields *fields,
             const char     *name)
{
  gsize length = strcspn (name, ".");
  const BsField *field = bs_fields_find (fields, NULL, name, length);
  const BsFields *of = field != NULL ? field->of : NULL;

  if (field == NULL)
    return NULL;
  /* All characters of a ship stand in one list. */
  if (of == &bs_stack_fields)
    of = &bs_boarder_fields;
  name += length;
  if (*name != '\0' && (field->type == BS_FIELD_ARRAY || field->type == BS_FIELD_LIST))
    name += 1 + strcspn (name + 1, ".");
  if (*name == '\0')
    return field;

  return of != NULL ? field_below (of, name + 1) : NULL;
}

/* The row of what has words. */
static const BsField *
worded_field (const char *name)
{
  const BsFields *const all[] = { &bs_ship_fields, &bs_part_fields, &bs_section_fields,
                                  &bs_player_fields, &bs_state_fields };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      const BsField *field = field_below (all[i], name);

      if (field != NULL && field->words != NULL)
        return field;
    }

  return NULL;
}

/**
 * bs_set_words:
 * @ruleset: the game
 * @told: NAME=VALUE as in the line, one a line; what is on the table is told by its name already
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
      const BsField *field = worded_field (sides[0]);
      g_autofree char *value = value_words (ruleset, sides[0] != NULL ? sides[0] : "",
                                            sides[0] != NULL && sides[1] != NULL ? sides[1] : "");

      if (i > 0)
        g_string_append (text, ", ");
      if (field != NULL)
        {
          g_auto (GStrv) around = g_strsplit (_(field->words), "{value}", 2);
          g_autofree char *filled = g_strjoinv (value, around);

          g_string_append (text, filled);
        }
      else if (g_str_has_prefix (sides[0], "tokens."))
        g_string_append_printf (text, "%s %s",
                                bs_ruleset_name (ruleset, "token",
                                                 bs_id (sides[0] + strlen ("tokens."))),
                                value);
      else
        g_string_append_printf (text, "%s %s", sides[0], value);
    }

  return g_string_free (text, FALSE);
}

/**
 * bs_fields_named:
 * @name: what `set` set, a field or what lies below one
 *
 * Returns: whether its ids are things of the battle, to be told by their names
 */
gboolean
bs_fields_named (const char *name)
{
  const BsField *field = worded_field (name);

  return field != NULL && field->names >= BS_NAMES_ABILITY && field->names <= BS_NAMES_WEAPON;
}
