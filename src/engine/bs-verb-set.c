/* bs-verb-set.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* set: any tracked value by hand, named as in the JSON. Nothing fires; the table is right. */

#include "bs-damage.h"
#include "bs-deck.h"
#include "bs-docks.h"
#include "bs-turn.h"
#include "bs-verbs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef gboolean (*SetShip) (BsDraft *draft, BsShip *ship, BsSection *section, const char *rest, const char *value);

static gboolean
read_int (const char *value,
          int        *n)
{
  char *end;
  gint64 read = g_ascii_strtoll (value, &end, 10);

  if (*value == '\0' || *end != '\0' || read < -9999 || read > 9999)
    return FALSE;
  *n = read;
  return TRUE;
}

static gboolean
read_bool (const char *value,
           gboolean   *holds)
{
  *holds = g_str_equal (value, "true") || g_str_equal (value, "yes") || g_str_equal (value, "1");
  return *holds || g_str_equal (value, "false") || g_str_equal (value, "no") || g_str_equal (value, "0");
}

static BsId
read_id (const char *value)
{
  return *value == '\0' || g_str_equal (value, "null") || g_str_equal (value, "none") ? NULL : bs_id (value);
}

static void
read_ids (GPtrArray  *ids,
          const char *value)
{
  g_auto (GStrv) list = g_strsplit (value, ",", -1);

  g_ptr_array_set_size (ids, 0);
  for (guint i = 0; list[i] != NULL; i++)
    if (*list[i] != '\0' && !g_str_equal (list[i], "none"))
      g_ptr_array_add (ids, (gpointer) bs_id (list[i]));
}

static gboolean
set_shields (BsDraft    *draft,
             BsShip     *ship,
             BsSection  *section,
             const char *rest,
             const char *value)
{
  int n;

  if (!read_int (value, &n) || n < 0)
    return FALSE;
  if (g_str_equal (rest, "active"))
    section->active = n;
  else if (g_str_equal (rest, "disabled"))
    section->disabled = n;
  else if (g_str_equal (rest, "lost"))
    section->lost = n;
  else
    return FALSE;
  return TRUE;
}

static gboolean
set_token (BsDraft    *draft,
           BsShip     *ship,
           BsSection  *section,
           const char *rest,
           const char *value)
{
  int n;

  if (bs_ruleset_token (draft->state->ruleset, bs_id (rest)) == NULL || !read_int (value, &n) || n < 0)
    return FALSE;
  bs_counters_set (ship->counters, bs_id (rest), n);
  return TRUE;
}

static gboolean
set_cloak (BsDraft    *draft,
           BsShip     *ship,
           BsSection  *section,
           const char *rest,
           const char *value)
{
  for (int i = BS_CLOAK_NONE; i <= BS_CLOAK_RED; i++)
    if (g_str_equal (bs_cloak_name (i), value))
      {
        ship->cloak = i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
set_status (BsDraft    *draft,
            BsShip     *ship,
            BsSection  *section,
            const char *rest,
            const char *value)
{
  for (int i = BS_STATUS_ACTIVE; i <= BS_STATUS_FLED; i++)
    if (g_str_equal (bs_status_name (i), value))
      {
        ship->held = i == BS_STATUS_HELD;
        ship->immobilised = i == BS_STATUS_IMMOBILISED;
        ship->status = i == BS_STATUS_HELD || i == BS_STATUS_IMMOBILISED ? BS_STATUS_ACTIVE : (BsStatus) i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
set_number (BsDraft    *draft,
            BsShip     *ship,
            BsSection  *section,
            const char *number,
            const char *value)
{
  BsShipPart *leader = bs_ship_leader (ship);
  int n;

  if (!read_int (value, &n))
    return FALSE;
  if (g_str_equal (number, "skill") && leader != NULL)
    {
      /* A skill of 0 is no counter; the ship's own must not show through. */
      bs_counters_set (leader->numbers, bs_id (number), n);
      bs_counters_set (ship->numbers, bs_id (number), n);
    }
  else if (g_str_equal (number, "hull"))
    {
      if (n < 0)
        return FALSE;
      section->hull = n;
      bs_damage_spare (draft, ship->id);
    }
  else if (ship->sections->len > 1)
    bs_counters_set (section->numbers, bs_id (number), n);
  else
    bs_counters_set (ship->numbers, bs_id (number), n);
  return TRUE;
}

/* Cards are dealt face down or taken off until so much hull is left. */
static gboolean
set_hull_left (BsDraft    *draft,
               BsShip     *ship,
               BsSection  *section,
               const char *rest,
               const char *value)
{
  BsId only = ship->sections->len > 1 ? section->id : NULL;
  int n, wanted;

  if (!read_int (value, &n) || n < 0 || n > section->hull || !bs_ship_in_play (ship))
    return FALSE;
  wanted = section->hull - n;
  while (bs_damage_count (draft->state, ship, only) > wanted)
    bs_damage_discard (draft, ((BsDamage *) ship->damage->pdata[ship->damage->len - 1])->id);
  while (bs_damage_count (draft->state, ship, only) < wanted)
    bs_damage_add_card (draft, ship, section->id);
  return TRUE;
}

static gboolean
set_flag (BsDraft    *draft,
          BsShip     *ship,
          BsSection  *section,
          const char *rest,
          const char *value)
{
  gboolean holds;

  if (!read_bool (value, &holds))
    return FALSE;
  if (g_str_equal (rest, "doomed"))
    ship->doomed = holds;
  else if (g_str_equal (rest, "attacked"))
    ship->deeds.attacked = holds;
  else if (g_str_equal (rest, "moved"))
    ship->deeds.moved = holds;
  else if (g_str_equal (rest, "crippled"))
    section->crippled = holds;
  return TRUE;
}

static gboolean
set_list (BsDraft    *draft,
          BsShip     *ship,
          BsSection  *section,
          const char *rest,
          const char *value)
{
  if (g_str_equal (rest, "acted"))
    {
      read_ids (ship->acted, value);
      ship->deeds.actions = MIN (ship->acted->len, 1);
    }
  else
    read_ids (ship->touching, value);
  return TRUE;
}

static gboolean
set_other (BsDraft    *draft,
           BsShip     *ship,
           BsSection  *section,
           const char *rest,
           const char *value)
{
  BsId id = read_id (value);

  if (g_str_equal (rest, "docked_to"))
    ship->docked_to = id;
  else if (g_str_equal (rest, "carried_by"))
    ship->carried_by = id;
  else if (g_str_equal (rest, "declared"))
    ship->declared = id;
  else if (g_str_equal (rest, "tows"))
    ship->tows = id;
  else
    ship->on_obstacle = id;
  return TRUE;
}

/* stack.N.wounds and stack.N.face, counted as the JSON does, over all stacks of the ship. What a card says is not set. */
static gboolean
set_boarder (BsDraft    *draft,
             BsShip     *ship,
             BsSection  *section,
             const char *rest,
             const char *value)
{
  const char *dot = strchr (rest, '.');
  g_autofree char *place = dot != NULL ? g_strndup (rest, dot - rest) : NULL;
  BsBoarder *boarder = NULL;
  int n, wounds;

  if (place == NULL || !read_int (place, &n) || n < 0)
    return FALSE;
  for (guint i = 0; boarder == NULL && i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      if (n < (int) stack->boarders->len)
        boarder = stack->boarders->pdata[n];
      n -= stack->boarders->len;
    }
  if (boarder == NULL)
    return FALSE;

  if (g_str_equal (dot + 1, "wounds"))
    {
      if (!read_int (value, &wounds) || wounds < 0 ||
          wounds >= bs_ruleset_figure (draft->state->ruleset, "melee-body-hits", 1))
        return FALSE;
      boarder->wounds = wounds;
      return TRUE;
    }
  if (!g_str_equal (dot + 1, "face") || (!g_str_equal (value, "up") && !g_str_equal (value, "down")))
    return FALSE;
  boarder->open = g_str_equal (value, "up") || boarder->pilot;
  boarder->seen |= boarder->open;
  return TRUE;
}

static gboolean
set_name (BsDraft    *draft,
          BsShip     *ship,
          BsSection  *section,
          const char *rest,
          const char *value)
{
  bs_ship_rename (ship, value, value);
  return TRUE;
}

/* One row a field of a ship; a name that ends in a dot takes what follows it as `rest`. */
static const struct
{
  const char *name;
  SetShip set;
} ship_fields[] = {
  { "acted", set_list },          { "agility", set_number },      { "attack", set_number },  { "attacked", set_flag },
  { "carried_by", set_other },    { "cloak", set_cloak },         { "crippled", set_flag },       { "declared", set_other }, { "docked_to", set_other },
  { "doomed", set_flag },         { "hull", set_number },         { "hull_left", set_hull_left }, { "moved", set_flag },
  { "name", set_name },           { "on_obstacle", set_other },   { "shields.", set_shields }, { "skill", set_number },
  { "stack.", set_boarder },
  { "status", set_status },       { "tokens.", set_token },       { "touching", set_list },  { "tows", set_other },
};

static int
find_ship_field (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ship_fields); i++)
    {
      gboolean open = g_str_has_suffix (ship_fields[i].name, ".");

      if (open ? g_str_has_prefix (name, ship_fields[i].name) : g_str_equal (name, ship_fields[i].name))
        return i;
    }

  return -1;
}

static gboolean
set_ship_field (BsDraft    *draft,
                BsId        on,
                const char *name,
                const char *value)
{
  BsShip *ship = bs_draft_ship (draft, on);
  BsSection *section = on != ship->id ? bs_ship_section (ship, on) : bs_ship_section (ship, NULL);
  int field = find_ship_field (name);
  const char *dot = strchr (name, '.');

  if (field < 0 || section == NULL)
    return FALSE;
  return ship_fields[field].set (draft, ship, section, dot != NULL ? dot + 1 : name, value);
}

static gboolean
set_part_field (BsDraft    *draft,
                BsShipPart *part,
                const char *name,
                const char *value)
{
  int n;

  if (g_str_equal (name, "state"))
    {
      for (int i = BS_PART_ACTIVE; i <= BS_PART_DISCARDED; i++)
        if (g_str_equal (bs_part_state_name (i), value))
          {
            part->state = i;
            return TRUE;
          }
      return FALSE;
    }
  if (!read_int (value, &n))
    return FALSE;
  if (g_str_equal (name, "points"))
    part->points = n;
  else if (g_str_equal (name, "skill"))
    bs_counters_set (part->numbers, bs_id (name), n);
  else if (g_str_has_prefix (name, "tokens.") && n >= 0)
    bs_counters_set (part->counters, bs_id (name + strlen ("tokens.")), n);
  else
    return FALSE;
  return TRUE;
}

static gboolean
set_player_field (BsDraft    *draft,
                  BsId        id,
                  const char *name,
                  const char *value)
{
  BsPlayer *player = bs_draft_player (draft, id);
  int n;

  if (g_str_equal (name, "name"))
    {
      g_ref_string_release (player->name);
      player->name = g_ref_string_new (value);
      return TRUE;
    }
  if (g_str_equal (name, "squad"))
    {
      g_clear_pointer (&player->squad, g_ref_string_release);
      player->squad = *value != '\0' ? g_ref_string_new (value) : NULL;
      return TRUE;
    }
  if (g_str_equal (name, "damage_deck"))
    {
      player->deck = read_id (value);
      return !draft->state->begun && (player->deck == NULL || bs_ruleset_deck (draft->state->ruleset, player->deck) != NULL);
    }
  if (!draft->state->begun && g_str_equal (name, "faction"))
    {
      player->faction = read_id (value);
      return player->faction == NULL || bs_ruleset_faction (draft->state->ruleset, player->faction) != NULL;
    }
  if (g_str_equal (name, "extra_points"))
    return read_int (value, &player->extra_points);
  if (g_str_equal (name, "victory_points"))
    {
      BsId token = bs_id ("victory-points");

      if (bs_ruleset_token (draft->state->ruleset, token) == NULL || !read_int (value, &n))
        return FALSE;
      n -= bs_victory_points (player) - bs_counters_get (player->counters, token, 0);
      bs_counters_set (player->counters, token, n);
      return TRUE;
    }
  if (g_str_equal (name, "edge"))
    {
      player->edge = read_id (value);
      return TRUE;
    }
  if (!g_str_has_prefix (name, "tokens.") || !read_int (value, &n) || n < 0)
    return FALSE;
  if (bs_ruleset_token (draft->state->ruleset, bs_id (name + strlen ("tokens."))) == NULL)
    return FALSE;
  bs_counters_set (player->counters, bs_id (name + strlen ("tokens.")), n);
  return TRUE;
}

/* decks.ID.deck and decks.ID.discard: so many cards; faces come off the unseen ones in the order of the deck's list. */
static gboolean
set_deck (BsDraft    *draft,
          const char *rest,
          const char *value)
{
  const char *dot = strchr (rest, '.');
  g_autofree char *id = dot != NULL ? g_strndup (rest, dot - rest) : NULL;
  BsDeckState *deck = id != NULL ? bs_state_deck (draft->state, bs_id (id)) : NULL;
  int n;

  if (deck == NULL || !read_int (value, &n) || n < 0)
    return FALSE;
  if (g_str_equal (dot + 1, "deck"))
    deck->left = n;
  else if (g_str_equal (dot + 1, "discard"))
    bs_deck_set_pile (deck, n);
  else
    return FALSE;
  return TRUE;
}

static gboolean
set_phase (BsDraft    *draft,
           const char *value)
{
  const BsPhase *phase = bs_ruleset_phase (draft->state->ruleset, bs_id (value));

  if (phase == NULL)
    return FALSE;
  bs_turn_set_phase (draft, phase);
  return TRUE;
}

static gboolean
set_active (BsDraft    *draft,
            const char *value)
{
  BsId id = read_id (value);

  if (id == NULL || bs_state_ship (draft->state, id) == NULL)
    return id == NULL;
  bs_turn_take (draft, id);
  return TRUE;
}

static gboolean
set_initiative (BsDraft    *draft,
                const char *value)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new ();

  read_ids (players, value);
  for (guint i = 0; i < players->len; i++)
    if (bs_state_player (draft->state, players->pdata[i]) == NULL)
      return FALSE;
  g_ptr_array_set_size (draft->state->initiative, 0);
  g_ptr_array_extend (draft->state->initiative, players, NULL, NULL);
  for (guint i = 0; i < players->len; i++)
    bs_draft_player (draft, players->pdata[i])->rank = i;
  return TRUE;
}

static gboolean
set_battle_field (BsDraft    *draft,
                  const char *name,
                  const char *value)
{
  int n;

  if (g_str_equal (name, "phase"))
    return set_phase (draft, value);
  if (g_str_equal (name, "active"))
    return set_active (draft, value);
  if (g_str_equal (name, "initiative"))
    return set_initiative (draft, value);
  if (g_str_has_prefix (name, "decks."))
    return set_deck (draft, name + strlen ("decks."), value);
  if (!read_int (value, &n))
    return FALSE;
  if (g_str_equal (name, "round") && n > 0)
    draft->state->round = n;
  else if (g_str_has_prefix (name, "tokens.") && n >= 0 &&
           bs_ruleset_token (draft->state->ruleset, bs_id (name + strlen ("tokens."))) != NULL)
    bs_counters_set (draft->state->counters, bs_id (name + strlen ("tokens.")), n);
  else
    return FALSE;
  return TRUE;
}

static gboolean
set_field (BsDraft    *draft,
           BsId        on,
           const char *name,
           const char *value)
{
  BsShip *ship = bs_draft_ship (draft, on);
  BsShipPart *part = ship != NULL ? bs_ship_part (ship, on) : NULL;

  if (g_str_equal (on, "battle"))
    return set_battle_field (draft, name, value);
  if (bs_state_player (draft->state, on) != NULL)
    return set_player_field (draft, on, name, value);
  if (part == NULL && ship != NULL && g_str_has_prefix (name, "pilot."))
    {
      part = bs_ship_leader (ship);
      name += strlen ("pilot.");
    }
  if (part != NULL)
    return set_part_field (draft, part, name, value);
  return ship != NULL && set_ship_field (draft, on, name, value);
}

static gboolean
exists (const BsState *state,
        BsId           on)
{
  const BsShip *ship = bs_state_ship_of (state, on);

  if (g_str_equal (on, "battle") || bs_state_player (state, on) != NULL)
    return TRUE;
  return ship != NULL && (ship->id == on || bs_ship_part (ship, on) != NULL || bs_ship_section (ship, on) != NULL);
}

static void
apply_fields (BsDraft *draft)
{
  BsId on = bs_command_id (draft->command, "on");

  for (guint i = 0; i < draft->command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (draft->command->args, BsArg, i);

      if (g_str_equal (arg->name, "on") || g_str_equal (arg->name, "cards"))
        continue;
      if (arg->value == NULL || !set_field (draft, on, arg->name, arg->value))
        bs_draft_fail (draft, _("“%s” of “%s” cannot be set to “%s”"), arg->name, on, arg->value != NULL ? arg->value : "");
    }
}

void
bs_judge_set (const BsState   *state,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  BsId on = bs_command_id (command, "on");
  g_autoptr (BsCommand) copy = NULL;
  g_autoptr (GPtrArray) events = NULL;
  BsDraft draft = { 0 };

  if (!exists (state, on))
    {
      bs_verdict_error (verdict, _("nothing in this battle has the id “%s”"), on);
      return;
    }

  /* Trying it is the one way to know whether a value fits. */
  copy = bs_command_copy (command);
  events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  draft.state = bs_state_copy (state);
  draft.command = copy;
  draft.events = events;
  draft.taken = g_hash_table_new (g_str_hash, g_str_equal);
  apply_fields (&draft);
  g_hash_table_unref (draft.taken);
  bs_state_unref (draft.state);
  if (draft.error == NULL)
    return;
  bs_verdict_error (verdict, "%s", draft.error->message);
  g_error_free (draft.error);
}

void
bs_apply_set (BsDraft *draft)
{
  BsId on = bs_command_id (draft->command, "on");
  const BsShip *ship = bs_state_ship_of (draft->state, on);
  GString *what = g_string_new (NULL);

  for (guint i = 0; i < draft->command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (draft->command->args, BsArg, i);

      if (!g_str_equal (arg->name, "on"))
        g_string_append_printf (what, "%s%s=%s", what->len > 0 ? "\n" : "", arg->name, arg->value != NULL ? arg->value : "");
    }
  apply_fields (draft);
  bs_docks_settle (draft);
  if (ship != NULL && draft->state->begun)
    bs_turn_reorder (draft);
  if (ship != NULL)
    bs_draft_tell (draft, "set-by-hand", "ship", BS_SAY_SHIP, ship->id, "what", BS_SAY_SET, what->str, NULL);
  else
    bs_draft_tell (draft, "set-battle", "what", BS_SAY_SET, what->str, NULL);
  g_string_free (what, TRUE);
}
