/* bs-set-fits.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What fits a field that is set by hand: the words, things and numbers of its row (bs-fields.h). At
 * the table nothing else is taken; a record is read without asking, since an older version took
 * more. */

#include "bs-set-fits.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-known.h"
#include "engine/effects/bs-damage-now.h"
#include "engine/effects/bs-tokens.h"
#include "engine/ground/bs-bounds.h"
#include "engine/ground/bs-set-read.h"
#include "engine/ground/bs-verb.h"
#include "engine/rules/bs-card-words.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
take (GPtrArray  *ids,
      const char *id)
{
  g_ptr_array_add (ids, (gpointer) bs_id (id));
}

static void
take_words (GPtrArray  *ids,
            const char *words)
{
  g_auto (GStrv) each = g_strsplit (words, "|", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (!g_ptr_array_find (ids, bs_id (each[i]), NULL))
      take (ids, each[i]);
}

static void
take_all (GPtrArray *ids,
          GPtrArray *more)
{
  g_ptr_array_extend_and_steal (ids, more);
}

/* ---- Words of the rules. */

static void
list_actions (const BsSet *set,
              GPtrArray   *ids)
{
  const GPtrArray *actions = set->draft->state->ruleset->actions;

  for (guint i = 0; i < actions->len; i++)
    take (ids, ((const BsAction *) actions->pdata[i])->id);
}

static void
list_arcs (const BsSet *set,
           GPtrArray   *ids)
{
  const BsState *state = set->draft->state;

  if (state->catalogue != NULL)
    take_all (ids, bs_card_words_arcs (state->ruleset, state->catalogue));
  take_words (ids, BS_WORDS_ARC);
}

static void
list_bearings (const BsSet *set,
               GPtrArray   *ids)
{
  take_all (ids, bs_card_words_bearings (set->draft->state->ruleset));
}

static void
list_changed (const BsSet *set,
              GPtrArray   *ids)
{
  take_words (ids, "agility|attack|attack-dice|defence-dice|energy-gain|hull|skill");
}

static void
list_colors (const BsSet *set,
             GPtrArray   *ids)
{
  const BsState *state = set->draft->state;

  if (state->catalogue != NULL)
    take_all (ids, bs_card_words_colors (state->ruleset, state->catalogue));
}

static void
list_decks (const BsSet *set,
            GPtrArray   *ids)
{
  const GPtrArray *decks = set->draft->state->ruleset->decks;

  for (guint i = 0; i < decks->len; i++)
    take (ids, ((const BsDeck *) decks->pdata[i])->id);
}

static void
list_edges (const BsSet *set,
            GPtrArray   *ids)
{
  take_words (ids, BS_WORDS_EDGE);
}

static void
list_factions (const BsSet *set,
               GPtrArray   *ids)
{
  const GPtrArray *factions = set->draft->state->ruleset->factions;

  for (guint i = 0; i < factions->len; i++)
    take (ids, ((const BsFaction *) factions->pdata[i])->id);
}

static void
list_intents (const BsSet *set,
              GPtrArray   *ids)
{
  take_words (ids, BS_WORDS_INTENT);
}

static void
list_phases (const BsSet *set,
             GPtrArray   *ids)
{
  const GPtrArray *phases = set->draft->state->ruleset->phases;

  for (guint i = 0; i < phases->len; i++)
    take (ids, ((const BsPhase *) phases->pdata[i])->id);
}

static void
list_sides (const BsSet *set,
            GPtrArray   *ids)
{
  take_words (ids, BS_WORDS_SIDE);
}

static void
list_tokens (const BsSet *set,
             GPtrArray   *ids)
{
  const GPtrArray *tokens = set->draft->state->ruleset->tokens;

  for (guint i = 0; i < tokens->len; i++)
    if (bs_token_lies_there (set->draft->state, set->on, tokens->pdata[i]))
      take (ids, ((const BsToken *) tokens->pdata[i])->id);
}

static void
list_untils (const BsSet *set,
             GPtrArray   *ids)
{
  take_words (ids, "attack|round|battle");
}

/* ---- Things of the battle. */

static void
list_players (const BsSet *set,
              GPtrArray   *ids)
{
  const GPtrArray *players = set->draft->state->players;

  for (guint i = 0; i < players->len; i++)
    take (ids, ((const BsPlayer *) players->pdata[i])->id);
}

static void
list_ships (const BsSet *set,
            GPtrArray   *ids)
{
  const GPtrArray *ships = set->draft->state->ships;

  for (guint i = 0; i < ships->len; i++)
    take (ids, ((const BsShip *) ships->pdata[i])->id);
}

static void
list_other_ships (const BsSet *set,
                  GPtrArray   *ids)
{
  list_ships (set, ids);
  if (set->ship != NULL)
    g_ptr_array_remove (ids, (gpointer) set->ship->id);
}

static void
list_obstacles (const BsSet *set,
                GPtrArray   *ids)
{
  take_words (ids, BS_WORDS_OBSTACLE);
  take (ids, "obstacle");
  list_other_ships (set, ids);
}

/* Those of the ship that is due, if it has been told. */
static void
list_stacks (const BsSet *set,
             GPtrArray   *ids)
{
  const GPtrArray *ships = set->draft->state->ships;
  BsId due = set->of == &bs_due_fields ? ((const BsDue *) set->self)->ship : NULL;

  for (guint i = 0; i < ships->len; i++)
    {
      const BsShip *ship = ships->pdata[i];

      for (guint j = 0; (due == NULL || due == ship->id) && j < ship->stacks->len; j++)
        take (ids, ((const BsStack *) ship->stacks->pdata[j])->id);
    }
}

static void
list_parts (const BsSet *set,
            GPtrArray   *ids)
{
  for (guint i = 0; set->ship != NULL && i < set->ship->parts->len; i++)
    {
      const BsShipPart *part = set->ship->parts->pdata[i];

      if (!part->hidden || part->card != NULL)
        take (ids, part->id);
    }
}

static void
list_weapons (const BsSet *set,
              GPtrArray   *ids)
{
  take (ids, "primary");
  list_parts (set, ids);
}

/* ---- What is too much to list, or made of parts. */

static const BsEffect *
find_effect (const BsState *state,
             const char    *id)
{
  const BsEffect *effect = bs_ruleset_effect (state->ruleset, bs_id (id));

  return effect == NULL && state->catalogue != NULL
           ? bs_catalogue_effect (state->catalogue, bs_id (id))
           : effect;
}

/* A ship, or a card, a half, a stack or a damage card of one. */
static gboolean
lies_on_table (const BsState *state,
               const char    *told)
{
  BsId id = bs_id (told);
  const BsShip *ship = bs_state_ship_of (state, id);

  return ship != NULL &&
         (ship->id == id || bs_ship_part (ship, id) != NULL || bs_ship_section (ship, id) != NULL ||
          bs_ship_stack (ship, id) != NULL || bs_ship_damage (ship, id) != NULL);
}

static gboolean
is_source (const BsSet *set,
           const char  *value)
{
  const BsState *state = set->draft->state;

  return lies_on_table (state, value) || find_effect (state, value) != NULL ||
         g_str_equal (value, "set");
}

/* The card whose action it was: of the ship, or a damage card of another one that it repaired. */
static gboolean
is_deed (const BsSet *set,
         const char  *value)
{
  return lies_on_table (set->draft->state, value);
}

static gboolean
is_changed (const BsSet *set,
            const char  *value)
{
  const BsState *state = set->draft->state;

  if (g_str_has_prefix (value, "bar-"))
    return bs_ruleset_action (state->ruleset, bs_id (value + strlen ("bar-"))) != NULL;
  return g_str_has_prefix (value, "armed-") &&
         find_effect (state, value + strlen ("armed-")) != NULL;
}

static gboolean
is_rule (const BsSet *set,
         const char  *value)
{
  const BsRuleset *ruleset = set->draft->state->ruleset;

  return bs_ruleset_rule_by_key (ruleset, value) != NULL ||
         bs_ruleset_rule (ruleset, bs_id (value)) != NULL;
}

/* LIMIT:EFFECT@CARD, or LIMIT:token-TOKEN@CARD; a rule has no card. */
static gboolean
is_ability (const BsSet *set,
            const char  *value)
{
  const BsState *state = set->draft->state;
  const char *colon = strchr (value, ':'), *at = colon != NULL ? strchr (colon, '@') : NULL;
  g_autoptr (GPtrArray) limits = g_ptr_array_new ();
  g_autofree char *limit = NULL;
  g_autofree char *what = NULL;
  gboolean token;

  if (at == NULL)
    return FALSE;
  limit = g_strndup (value, colon - value);
  what = g_strndup (colon + 1, at - colon - 1);
  token = g_str_has_prefix (what, "token-") &&
          bs_ruleset_token (state->ruleset, bs_id (what + strlen ("token-"))) != NULL;
  list_untils (set, limits);

  return g_ptr_array_find (limits, bs_id (limit), NULL) &&
         (token || find_effect (state, what) != NULL) && (at[1] == '\0' || is_source (set, at + 1));
}

static const struct
{
  BsFieldNames names;
  void (*list) (const BsSet *set, GPtrArray *ids);
  gboolean (*is) (const BsSet *set, const char *value); /* (nullable) what fits beside the list */
  const char *form;                                        /* (nullable) how that is written */
} kinds[] = {
  { BS_NAMES_TOKEN, list_tokens, NULL, NULL },
  { BS_NAMES_CARD_TOKEN, list_tokens, NULL, NULL },
  { BS_NAMES_ACTION, list_actions, is_deed, "SHIP/CARD" },
  { BS_NAMES_ARC, list_arcs, NULL, NULL },
  { BS_NAMES_BEARING, list_bearings, NULL, NULL },
  { BS_NAMES_CHANGED, list_changed, is_changed, "bar-ACTION, armed-EFFECT" },
  { BS_NAMES_COLOR, list_colors, NULL, NULL },
  { BS_NAMES_DECK, list_decks, NULL, NULL },
  { BS_NAMES_EDGE, list_edges, NULL, NULL },
  { BS_NAMES_FACTION, list_factions, NULL, NULL },
  { BS_NAMES_INTENT, list_intents, NULL, NULL },
  { BS_NAMES_OBSTACLE, list_obstacles, NULL, NULL },
  { BS_NAMES_PHASE, list_phases, NULL, NULL },
  { BS_NAMES_RULE, NULL, is_rule, "RULE" },
  { BS_NAMES_SIDE, list_sides, NULL, NULL },
  { BS_NAMES_UNTIL, list_untils, NULL, NULL },
  { BS_NAMES_ABILITY, NULL, is_ability, "LIMIT:EFFECT@CARD" },
  { BS_NAMES_OTHER_SHIP, list_other_ships, NULL, NULL },
  { BS_NAMES_PLAYER, list_players, NULL, NULL },
  { BS_NAMES_SHIP, list_ships, NULL, NULL },
  { BS_NAMES_SOURCE, list_ships, is_source, "SHIP/CARD, EFFECT" },
  { BS_NAMES_STACK, list_stacks, NULL, NULL },
  { BS_NAMES_WEAPON, list_weapons, NULL, NULL },
};

static int
find_kind (BsFieldNames names)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].names == names)
      return i;

  return -1;
}

/* The words and ids that fit; none where it is a number or a text. */
static GPtrArray *
list_fitting (const BsSet   *set,
              const BsField *field)
{
  GPtrArray *ids = g_ptr_array_new ();
  int kind = find_kind (field->names);

  if (field->type == BS_FIELD_BOOL)
    take_words (ids, "true|false");
  for (guint i = 0; field->values != NULL && field->values[i] != NULL; i++)
    take (ids, field->values[i]);
  if (kind >= 0 && kinds[kind].list != NULL)
    kinds[kind].list (set, ids);

  return ids;
}

/* ---- Numbers. */

static gboolean
is_number (const BsField *field)
{
  return field->type == BS_FIELD_INT || field->names >= BS_NAMES_NUMBER;
}

/* The cards of its kind; where nobody knows how many there are, as many as a list holds. */
static int
most_cards (const BsSet *set)
{
  const BsDeckState *deck = set->of == &bs_deck_fields ? set->self : NULL;
  const BsDeck *kind =
    deck != NULL ? bs_ruleset_deck (set->draft->state->ruleset, deck->kind) : NULL;

  return kind != NULL && !kind->uncounted ? kind->size : BS_MOST_NUMBER;
}

static void
find_range (const BsSet   *set,
            const BsField *field,
            int           *low,
            int           *high)
{
  const BsRuleset *ruleset = set->draft->state->ruleset;

  *high = field->greatest != 0 ? field->greatest : BS_MOST_NUMBER;
  *low = field->signs ? -*high : field->least;
  if (field->names == BS_NAMES_CARDS)
    *high = most_cards (set);
  else if (field->names == BS_NAMES_HULL)
    *high = set->section != NULL ? set->section->hull : 0;
  else if (field->names == BS_NAMES_RANGE)
    *high = MAX (bs_ruleset_figure (ruleset, "max-range", 3), 5);
  else if (field->names == BS_NAMES_ROUND)
    *high = set->draft->state->round + field->greatest;
  else if (field->names == BS_NAMES_WOUNDS)
    *high = bs_ruleset_figure (ruleset, "melee-body-hits", 1) - 1;
}

static gboolean
number_fits (const BsSet   *set,
             const BsField *field,
             const char    *value)
{
  int n, low, high;

  find_range (set, field, &low, &high);
  return bs_set_read_int (value, &n) && n >= low && n <= high;
}

/* So many of a token as it may have, where it lies. */
static gboolean
token_fits (const BsSet *set,
            const char  *kind,
            const char  *value)
{
  const BsToken *token =
    kind != NULL ? bs_ruleset_token (set->draft->state->ruleset, bs_id (kind)) : NULL;
  int n;

  return token != NULL && bs_token_lies_there (set->draft->state, set->on, token) &&
         bs_set_read_int (value, &n) && n >= token->min &&
         n <= (token->max > 0 ? token->max : BS_MOST_NUMBER);
}

/* ---- Each by its row. */

static gboolean
id_fits (const BsSet   *set,
         const BsField *field,
         const char    *value)
{
  g_autoptr (GPtrArray) ids = NULL;
  int kind = find_kind (field->names);

  if (bs_set_is_none (value))
    return !field->needed;
  ids = list_fitting (set, field);
  return g_ptr_array_find (ids, bs_id (value), NULL) ||
         (kind >= 0 && kinds[kind].is != NULL && kinds[kind].is (set, value));
}

/* What comes a second time in a list of things; the same weapon may have fired twice. */
static const char *
find_double (const BsField *field,
             char         **values)
{
  if (field->type != BS_FIELD_IDS || field->names < BS_NAMES_ABILITY ||
      field->names == BS_NAMES_WEAPON)
    return NULL;
  for (guint i = 0; values[i] != NULL; i++)
    for (guint j = 0; j < i; j++)
      if (g_str_equal (values[i], values[j]))
        return values[i];

  return NULL;
}

static gboolean
ids_fit (const BsSet   *set,
         const BsField *field,
         const char    *value)
{
  g_auto (GStrv) values = g_strsplit (value, ",", -1);

  for (guint i = 0; values[i] != NULL; i++)
    if (!id_fits (set, field, values[i]))
      return FALSE;

  return find_double (field, values) == NULL;
}

/**
 * bs_set_fits:
 * @set: what is set
 * @field: a row without anything below it
 * @rest: (nullable): the token, of a row of tokens
 * @value: its value
 *
 * Returns: whether it is one that the field can have in this battle
 */
gboolean
bs_set_fits (const BsSet   *set,
             const BsField *field,
             const char    *rest,
             const char    *value)
{
  if (field->type == BS_FIELD_COUNTERS)
    return token_fits (set, rest, value);
  if (is_number (field))
    return number_fits (set, field, value);
  if (field->type == BS_FIELD_TEXT)
    return !field->needed || *value != '\0';
  if (field->type == BS_FIELD_IDS)
    return ids_fit (set, field, value);
  /* What has no kind is refused by its setter. */
  return find_kind (field->names) < 0 || id_fits (set, field, value);
}

static void
add_form (GString    *text,
          const char *form)
{
  if (form != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", form);
}

/* tokens.focus -> focus */
static const char *
token_of (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL ? dot + 1 : name;
}

static char *
say_tokens (const BsSet *set,
            const char  *name)
{
  const BsToken *token = bs_ruleset_token (set->draft->state->ruleset, bs_id (token_of (name)));
  g_autoptr (GPtrArray) ids = NULL;

  if (token != NULL && bs_token_lies_there (set->draft->state, set->on, token))
    return g_strdup_printf ("%d–%d", token->min, token->max > 0 ? token->max : BS_MOST_NUMBER);
  ids = list_fitting (set, set->failed);
  return bs_known_join (ids);
}

static char *
say_fitting (const BsSet *set,
             const char  *name)
{
  const BsField *field = set->failed;
  g_autoptr (GPtrArray) ids = NULL;
  g_autofree char *joined = NULL;
  GString *text;
  int kind = find_kind (field->names), low, high;

  if (field->type == BS_FIELD_COUNTERS)
    return say_tokens (set, name);
  if (is_number (field))
    {
      find_range (set, field, &low, &high);
      return g_strdup_printf ("%d–%d", low, high);
    }
  ids = list_fitting (set, field);
  joined = bs_known_join (ids);
  text = g_string_new (joined);
  add_form (text, kind >= 0 ? kinds[kind].form : NULL);
  if (!field->needed && (kind >= 0 || field->type == BS_FIELD_ARRAY))
    add_form (text, "none");

  return g_string_free (text, FALSE);
}

/**
 * bs_set_refusal:
 * @set: what could not be set
 * @name: the name as it was told
 * @value: the value
 *
 * Returns: (transfer full) (nullable): a sentence that names what fits; %NULL if there is no such
 * field
 */
char *
bs_set_refusal (const BsSet *set,
                const char  *name,
                const char  *value)
{
  g_auto (GStrv) values = g_strsplit (value, ",", -1);
  g_autofree char *fitting = NULL;
  const char *twice;

  if (set->failed == NULL)
    return NULL;
  if (set->failed->type == BS_FIELD_TEXT)
    return g_strdup_printf (_("“%s” needs a value: %s=…"), name, name);
  twice = find_double (set->failed, values);
  if (twice != NULL)
    return g_strdup_printf (_("“%s” names “%s” twice"), name, twice);
  fitting = say_fitting (set, name);
  if (*fitting == '\0')
    return set->failed->type == BS_FIELD_COUNTERS
             ? g_strdup_printf (_("this game has no token “%s”"), token_of (name))
             : NULL;
  return g_strdup_printf (_("“%s” cannot be “%s”; it can be: %s"), name, value, fitting);
}
