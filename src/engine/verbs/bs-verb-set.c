/* bs-verb-set.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* set: any tracked value by hand, named as in the JSON. Nothing fires; the table is right. How each
 * is set stands in the tables of the fields. */

#include "bs-verb-set.h"

#include "engine/boarding/bs-docks-settle.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-set-read.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-turn.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-set-words.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-set-fields.h"
#include "bs-set-fits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Can it be set there, or below? */
static gboolean
is_settable (const BsFields *of,
             const char     *name,
             gsize           length)
{
  const BsField *field = bs_fields_find (of, NULL, name, length);

  return field != NULL &&
         (field->set != BS_SET_NO || (field->of != NULL && field->type != BS_FIELD_DERIVED));
}

/* A section has fields of its own and those of its ship; a ship those of its first section. */
static gboolean
set_ship_field (BsSet      *set,
                BsId        on,
                const char *name,
                const char *value)
{
  const BsFields *first = &bs_ship_fields, *second = &bs_section_fields;
  BsShip *ship = set->ship;
  gsize length = strcspn (name, ".");

  set->section = bs_ship_section (ship, on != ship->id ? on : NULL);
  if (set->section == NULL)
    return FALSE;
  if (is_settable (first, name, length))
    return bs_set_path (set, first, ship, name, value);
  return bs_set_path (set, second, set->section, name, value);
}

static gboolean
set_field (BsSet      *set,
           const char *name,
           const char *value)
{
  BsDraft *draft = set->draft;
  BsId on = set->on;
  BsShipPart *part;

  set->ship = bs_draft_ship (draft, on);
  part = set->ship != NULL ? bs_ship_part (set->ship, on) : NULL;
  if (g_str_equal (on, "battle"))
    return bs_set_path (set, &bs_state_fields, draft->state, name, value);
  if (bs_state_player (draft->state, on) != NULL)
    return bs_set_path (set, &bs_player_fields, bs_draft_player (draft, on), name, value);
  if (part == NULL && set->ship != NULL && g_str_has_prefix (name, "pilot."))
    {
      part = bs_ship_leader (set->ship);
      name += strlen ("pilot.");
    }
  if (part != NULL)
    return bs_set_path (set, &bs_part_fields, part, name, value);
  return set->ship != NULL && set_ship_field (set, on, name, value);
}

static gboolean
exists (const BsState *state,
        BsId           on)
{
  const BsShip *ship = bs_state_ship_of (state, on);

  if (g_str_equal (on, "battle") || bs_state_player (state, on) != NULL)
    return TRUE;
  return ship != NULL &&
         (ship->id == on || bs_ship_part (ship, on) != NULL || bs_ship_section (ship, on) != NULL);
}

/* What holds for a while is called as the card that it comes from, if nothing else is told. */
static void
name_sources (BsDraft *draft,
              BsId     on)
{
  BsShip *ship = bs_draft_ship (draft, on);

  for (guint i = 0; ship != NULL && i < ship->modifiers->len; i++)
    {
      BsModifier *modifier = &g_array_index (ship->modifiers, BsModifier, i);
      const BsShip *home = bs_state_ship_of (draft->state, modifier->source);
      const BsShipPart *part = home != NULL ? bs_ship_part (home, modifier->source) : NULL;

      if (modifier->source == NULL)
        modifier->source = bs_id ("set");
      if (modifier->label == NULL)
        modifier->label = g_ref_string_new (part != NULL ? part->name : modifier->source);
    }
}

static void
apply_field (BsDraft    *draft,
             const char *name,
             const char *value,
             gboolean    strict)
{
  BsId on = bs_command_id (draft->command, "on");
  BsSet set = { .draft = draft, .on = on, .strict = strict };
  g_autofree char *refusal = NULL;

  if (value != NULL && set_field (&set, name, value))
    return;
  refusal = value != NULL ? bs_set_refusal (&set, name, value) : NULL;
  if (refusal != NULL)
    bs_draft_fail (draft, "%s", refusal);
  else
    bs_draft_fail (draft, _("“%s” of “%s” cannot be set to “%s”"), name, on,
                   value != NULL ? value : "");
}

static void
apply_fields (BsDraft  *draft,
              gboolean  strict)
{
  for (guint i = 0; i < draft->command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (draft->command->args, BsArg, i);

      if (!g_str_equal (arg->name, "on") && !g_str_equal (arg->name, "cards"))
        apply_field (draft, arg->name, arg->value, strict);
    }
  if (draft->error == NULL && !bs_set_is_whole (draft->state))
    bs_draft_fail (draft, _("what is added needs all of its own: a change for a while “number” "
                             "and “until”, what is due its “ship”"));
  name_sources (draft, bs_command_id (draft->command, "on"));
}

/* Trying it is the one way to know whether a value fits. */
static void
judge_by_trying (const BsState   *state,
                 const BsCommand *command,
                 gboolean         strict,
                 BsVerdict       *verdict)
{
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  BsDraft draft = { 0 };

  draft.state = bs_state_copy (state);
  draft.command = copy;
  draft.events = events;
  draft.roof = verdict->roof;
  draft.taken = g_hash_table_new (g_str_hash, g_str_equal);
  apply_fields (&draft, strict);
  g_hash_table_unref (draft.taken);
  bs_state_unref (draft.state);
  if (draft.error == NULL)
    return;
  bs_verdict_error (verdict, "%s", draft.error->message);
  g_error_free (draft.error);
}

void
bs_judge_set (const BsState   *state,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  BsId on = bs_command_id (command, "on");

  if (exists (state, on))
    judge_by_trying (state, command, FALSE, verdict);
  else
    bs_verdict_error (verdict, _("nothing in this battle has the id “%s”"), on);
}

/**
 * bs_judge_set_fits:
 * @state: the battle as who tells it may know it
 * @command: any command
 * @verdict: takes the error
 *
 * What is set at the table is a word, a number or a thing that fits the field. A record is not
 * asked: an older version took more.
 */
void
bs_judge_set_fits (const BsState   *state,
                   const BsCommand *command,
                   BsVerdict       *verdict)
{
  if (g_str_equal (command->verb, "set"))
    judge_by_trying (state, command, TRUE, verdict);
}

/* What stands on the table is told by its name; what is face down keeps its id, which tells
 * nothing. */
static char *
thing_name (const BsState *state,
            const char    *told)
{
  const char *card = strrchr (told, '@');
  BsId id = bs_id (card != NULL ? card + 1 : told);
  const BsShip *ship = bs_state_ship_of (state, id);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, id) : NULL;
  const BsPlayer *player = bs_state_player (state, id);

  if (part != NULL && !part->hidden)
    return g_strdup (bs_fleet_part_name (state, part));
  if (ship != NULL && (ship->id == id || bs_ship_stack (ship, id) != NULL))
    return g_strdup (ship->name);
  if (player != NULL)
    return g_strdup (player->name);
  return g_strdup (bs_ruleset_name (state->ruleset, "word", bs_id (told)));
}

static char *
things_names (const BsState *state,
              const char    *value)
{
  g_auto (GStrv) ids = g_strsplit (value, ",", -1);
  GString *names = g_string_new (NULL);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *name = thing_name (state, ids[i]);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
  g_strdelimit (names->str, "\n", ' ');

  return g_string_free (names, FALSE);
}

/* NAME=VALUE, a line each; ids by their names. */
static char *
what_is_set (const BsState   *state,
             const BsCommand *command)
{
  GString *what = g_string_new (NULL);

  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      gboolean plain =
        arg->value == NULL || bs_set_is_none (arg->value) || !bs_fields_named (arg->name);
      g_autofree char *value =
        plain ? g_strdup (arg->value != NULL ? arg->value : "") : things_names (state, arg->value);

      if (!g_str_equal (arg->name, "on"))
        g_string_append_printf (what, "%s%s=%s", what->len > 0 ? "\n" : "", arg->name, value);
    }

  return g_string_free (what, FALSE);
}

void
bs_apply_set (BsDraft *draft)
{
  BsId on = bs_command_id (draft->command, "on");
  const BsShip *ship = bs_state_ship_of (draft->state, on);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, on) : NULL;
  BsId owner = part != NULL && part->hidden ? ship->player : NULL;
  BsEvent *event;
  g_autofree char *what = what_is_set (draft->state, draft->command);

  apply_fields (draft, FALSE);
  bs_docks_settle (draft);
  if (ship != NULL && draft->state->begun)
    bs_turn_reorder (draft);
  if (ship != NULL)
    event = bs_draft_tell (draft, "set-by-hand", "ship", BS_SAY_SHIP, ship->id, "what", BS_SAY_SET,
                           what, NULL);
  else
    event = bs_draft_tell (draft, "set-battle", "what", BS_SAY_SET, what, NULL);
  event->viewer = owner;
}
