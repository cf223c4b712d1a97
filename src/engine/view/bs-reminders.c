/* bs-reminders.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What cards and missions say at this very step, so that nobody misses it. What happens by itself
 * is told as well: it explains the question that is open, or the dice that are counted. */

#include "bs-reminders.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/fleet/bs-points.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-initiative.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

static const BsReminderKind kinds[] = {
  { "set-up",   N_("Steps of the set-up") },
  { "phase",    N_("Cards at the start or end of a phase") },
  { "turn",     N_("Cards in a ship's turn: free actions, ways to attack") },
  { "maneuver", N_("Cards before and after a maneuver") },
  { "attack",   N_("Cards on attack dice") },
  { "defence",  N_("Cards on defence dice") },
  { "damage",   N_("Cards after damage or an attack") },
  { "end",      N_("Cards in the end phase") },
  { "mission",  N_("Missions and special rules") },
  { NULL, NULL },
};

/**
 * bs_reminder_kinds:
 *
 * Returns: (transfer none): the kinds of reminders; ends with a NULL id
 */
const BsReminderKind *
bs_reminder_kinds (void)
{
  return kinds;
}

static void
reminder_free (BsReminder *self)
{
  g_free (self->text);
  g_free (self);
}

typedef struct
{
  GPtrArray *reminders;
  const char *kind;
  gboolean rules;         /* what rules say counts here: they name no card */
  gboolean only_self;     /* only what speaks of the ship itself */
} Reminding;

static void
add_reminder (GPtrArray  *reminders,
              const char *kind,
              BsId        ship,
              BsId        source,
              BsId        effect,
              char       *text)
{
  BsReminder *reminder = g_new0 (BsReminder, 1);

  reminder->kind = bs_id (kind);
  reminder->ship = ship;
  reminder->source = source;
  reminder->effect = effect;
  reminder->text = text;
  g_ptr_array_add (reminders, reminder);
}

/* A card says one thing at a time; a rule says each thing once for a ship. */
static gboolean
is_told (const GPtrArray *reminders,
         const BsMoment  *moment)
{
  for (guint i = 0; i < reminders->len; i++)
    {
      const BsReminder *known = reminders->pdata[i];

      if (moment->source != NULL
            ? known->source == moment->source
            : known->effect == moment->effect->id && known->ship == moment->self)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_hidden (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, moment->source) : NULL;

  return part != NULL && part->hidden;
}

static void
remind_cb (BsMoment *moment,
           gpointer  data)
{
  Reminding *reminding = data;
  const BsEffect *effect = moment->effect;

  if (effect->sentence == NULL || (moment->source == NULL && !reminding->rules) ||
      is_hidden (moment))
    return;
  if (reminding->only_self && effect->as != BS_AS_SELF)
    return;
  if (is_told (reminding->reminders, moment))
    return;
  /* How far the target of a card's own way to attack is, nobody has told yet. */
  if (moment->hook != bs_id ("primary") && !bs_effects_hold (moment, NULL))
    return;

  add_reminder (reminding->reminders, moment->source == NULL ? "mission" : reminding->kind,
                moment->self, moment->source, effect->id,
                g_strdup (bs_ruleset_text (moment->state->ruleset, "effect", effect->sentence)));
}

/* In an attack: all that speaks at this step for this side's dice. */
static void
remind_attack (const BsState *state,
               GPtrArray     *reminders,
               const char    *kind,
               const char    *side,
               const char    *hook)
{
  Reminding reminding = { reminders, kind, FALSE, FALSE };
  BsMoment moment;

  bs_attack_moment (&moment, state, NULL, bs_id (side));
  moment.phase = state->phase;
  if (g_str_equal (kind, "damage"))
    {
      int evades;

      bs_attack_left (state, &moment.hits, &moment.crits, &evades);
    }
  bs_effects_each (&moment, hook, remind_cb, &reminding);
}

static void
remind_step (const BsState *state,
             GPtrArray     *reminders)
{
  BsId step = state->attack->step;

  if (g_strcmp0 (step, "roll-attack") == 0)
    {
      remind_attack (state, reminders, "attack", "attack", "before-roll");
      remind_attack (state, reminders, "attack", "attack", "attack-dice");
    }
  else if (g_strcmp0 (step, "modify-attack") == 0)
    remind_attack (state, reminders, "attack", "attack", "modify-attack");
  else if (g_strcmp0 (step, "roll-defence") == 0)
    remind_attack (state, reminders, "defence", "defence", "defence-dice");
  else
    {
      remind_attack (state, reminders, "defence", "defence", "modify-defence");
      remind_attack (state, reminders, "damage", "attack", "damaged");
      remind_attack (state, reminders, "damage", "attack", "attack-done");
    }
}

/* Of the ship whose turn it is. */
static void
remind_turn (const BsState *state,
             GPtrArray     *reminders,
             const char    *kind,
             const char    *hook)
{
  const BsShip *ship = bs_state_ship (state, state->active);
  Reminding reminding = { reminders, kind, TRUE, FALSE };
  BsMoment moment;

  if (ship == NULL)
    return;

  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  moment.phase = state->phase;
  moment.color = ship->deeds.color;
  moment.bearing = ship->deeds.bearing;
  moment.speed = ABS (ship->deeds.speed);
  /* Rules have no word in what is asked of each maneuver and action: the buttons say it. */
  reminding.rules = g_str_equal (hook, "turn-start");
  bs_effects_each (&moment, hook, remind_cb, &reminding);
}

/* Of the battle, then ship by ship, as the hooks of a phase are fired. */
static void
remind_phase (const BsState *state,
              GPtrArray     *reminders,
              const char    *kind,
              const char    *hook)
{
  Reminding reminding = { reminders, kind, TRUE, FALSE };
  BsMoment moment;

  bs_moment_init (&moment, state, NULL);
  moment.phase = state->phase;
  bs_effects_each (&moment, hook, remind_cb, &reminding);
  reminding.only_self = TRUE;
  for (guint i = 0; i < state->ships->len; i++)
    {
      moment.actor = ((BsShip *) state->ships->pdata[i])->id;
      if (bs_ship_in_play (state->ships->pdata[i]))
        bs_effects_each (&moment, hook, remind_cb, &reminding);
    }
}

static int
compare_ships (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const BsState *state = data;
  BsId first = *(const BsId *) a, second = *(const BsId *) b;
  int skill_a = bs_ship_value (state, first, "skill"),
      skill_b = bs_ship_value (state, second, "skill");
  const BsShip *ship_a = bs_state_ship (state, first), *ship_b = bs_state_ship (state, second);
  int points_a = bs_state_points (state, ship_a->player),
      points_b = bs_state_points (state, ship_b->player);

  if (skill_a != skill_b)
    return skill_a - skill_b;
  if (!state->begun && points_a != points_b && bs_points_are_counted (state))
    return points_a - points_b;
  return bs_initiative_compare (state, ship_a, ship_b);
}

/**
 * bs_placing_order:
 * @state: the battle
 *
 * Before the begin the initiative is what points and factions say; what chance will decide is open.
 *
 * Returns: (transfer container) (element-type BsId): ships in play as they are placed: ascending in
 * skill, ties by initiative (p5)
 */
GPtrArray *
bs_placing_order (const BsState *state)
{
  GPtrArray *order = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    if (bs_ship_in_play (state->ships->pdata[i]))
      g_ptr_array_add (order, (gpointer) ((BsShip *) state->ships->pdata[i])->id);
  g_ptr_array_sort_with_data (order, compare_ships, (gpointer) state);
  return order;
}

static int
compare_players (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const BsState *state = data;
  BsId first = *(const BsId *) a, second = *(const BsId *) b;
  int points_a = bs_state_points (state, first), points_b = bs_state_points (state, second);
  int rank_a = bs_points_faction_rank (state, first),
      rank_b = bs_points_faction_rank (state, second);

  if (state->begun)
    return bs_state_initiative (state, first) - bs_state_initiative (state, second);
  if (bs_points_are_counted (state) && points_a != points_b)
    return points_a - points_b;
  return rank_a != rank_b ? rank_a < rank_b ? -1 : 1 : 0;
}

/**
 * bs_obstacle_order:
 * @state: the battle
 *
 * Returns: (transfer container) (element-type BsId): players in the order in which they lay
 * obstacles: by initiative; they choose their starting areas in the reverse order (p22)
 */
GPtrArray *
bs_obstacle_order (const BsState *state)
{
  GPtrArray *order = g_ptr_array_new ();

  for (guint i = 0; i < state->players->len; i++)
    g_ptr_array_add (order, (gpointer) ((BsPlayer *) state->players->pdata[i])->id);
  g_ptr_array_sort_with_data (order, compare_players, (gpointer) state);
  return order;
}

static const char *
name_of (const BsState *state,
         BsId           id)
{
  const BsShip *ship = bs_state_ship (state, id);

  return ship != NULL ? ship->name : bs_state_player (state, id)->name;
}

static char *
join_names (const BsState   *state,
            const GPtrArray *ids)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name_of (state, ids->pdata[i]));
  return g_string_free (names, FALSE);
}

static void
remind_order (const BsState *state,
              GPtrArray     *reminders)
{
  g_autoptr (GPtrArray) ships = bs_placing_order (state);
  g_autoptr (GPtrArray) players = bs_obstacle_order (state);
  g_autofree char *ship_names = join_names (state, ships);
  g_autofree char *player_names = join_names (state, players);

  if (players->len > 1 && bs_ruleset_rule_by_key (state->ruleset, "obstacle-place") != NULL)
    add_reminder (reminders, "set-up", NULL, NULL, bs_id ("obstacle-place"),
                  g_strdup_printf (_("With obstacles: they are laid one by one in this order: %s. "
                                      "Starting areas are chosen in the reverse order."),
                                   player_names));
  if (ships->len > 1 && bs_ruleset_rule_by_key (state->ruleset, "placing-order") != NULL)
    add_reminder (reminders, "set-up", NULL, NULL, bs_id ("placing-order"),
                  g_strdup_printf (_("Ships are placed in this order: %s."), ship_names));
}

static void
remind_set_up (const BsState *state,
               GPtrArray     *reminders)
{
  guint before = reminders->len;

  remind_phase (state, reminders, "set-up", "set-up");
  for (guint i = before; i < reminders->len; i++)
    ((BsReminder *) reminders->pdata[i])->kind = bs_id ("set-up");
  remind_order (state, reminders);
}

/* A ready-made battle begins at once: its set-up is told until the first phase is over. */
static gboolean
is_set_up (const BsState *state)
{
  const BsPhase *first = state->ruleset->phases->len > 0 ? state->ruleset->phases->pdata[0] : NULL;

  return state->round == 1 && first != NULL && first->id == state->phase && first->does == NULL;
}

/* Whether nobody has done anything in this phase yet. */
static gboolean
begins (const BsState *state)
{
  const BsShip *active = bs_state_ship (state, state->active);

  for (guint i = 0; i < state->ships->len; i++)
    if (((BsShip *) state->ships->pdata[i])->deeds.turn_over)
      return FALSE;

  return active == NULL || !bs_turn_deed_done (state);
}

/**
 * bs_reminders:
 * @state: the battle
 *
 * Returns: (transfer full) (element-type BsReminder): what cards on the table and the mission say
 * at this very step; before the battle, the steps of its set-up
 */
GPtrArray *
bs_reminders (const BsState *state)
{
  GPtrArray *reminders = g_ptr_array_new_with_free_func ((GDestroyNotify) reminder_free);
  const BsShip *active = bs_state_ship (state, state->active);
  const char *phase_kind = bs_turn_does (state, "raise") ? "end" : "phase";

  if (state->ended || !state->ruleset->ships)
    return reminders;
  if (!state->begun)
    {
      remind_set_up (state, reminders);
      return reminders;
    }
  if (state->attack != NULL)
    {
      remind_step (state, reminders);
      return reminders;
    }

  if (is_set_up (state))
    remind_set_up (state, reminders);
  if (begins (state))
    remind_phase (state, reminders, phase_kind, "phase-start");
  if (state->order->len == 0 && (active == NULL || bs_turn_deed_done (state)))
    remind_phase (state, reminders, phase_kind, "phase-end");
  if (active == NULL)
    return reminders;

  if (!bs_turn_deed_done (state))
    remind_turn (state, reminders, "turn", "turn-start");
  if (bs_turn_does (state, "move") && !active->deeds.moved)
    remind_turn (state, reminders, "maneuver", "may-move");
  else if (bs_turn_does (state, "move"))
    {
      remind_turn (state, reminders, "turn", "free-action");
      remind_turn (state, reminders, "turn", "action");
      remind_turn (state, reminders, "maneuver", "moved");
      remind_turn (state, reminders, "maneuver", "move-done");
    }
  else if (bs_turn_does (state, "attack") && !bs_turn_deed_done (state))
    remind_turn (state, reminders, "turn", "primary");

  return reminders;
}
