/* bs-damage.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Taking damage: shields first, then cards, one by one; hits before criticals (AW p17, X4.6). */

#include "bs-damage.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-modifiers.h"
#include "engine/effects/bs-damage-now.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-effects.h"
#include "engine/effects/bs-moment.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-deck.h"
#include "bs-huge.h"

static BsSection *
hit_section (BsShip *ship,
             BsId    id)
{
  BsSection *section = bs_ship_section (ship, id == ship->id ? NULL : id);

  /* Where no section is named, a crippled one is none to pick (X5.2). */
  for (guint i = 0; (section == NULL || id == ship->id) && i < ship->sections->len; i++)
    if (section == NULL || section->crippled)
      section = ship->sections->pdata[i];
  return section;
}

/* A card that exposes the ship since an earlier round: all damage is dealt face up (Major Hull
 * Breach of X-Wing). */
static gboolean
is_exposed (const BsState *state,
            const BsShip  *ship)
{
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];
      gboolean old = card->up && card->since < state->round;
      const BsDamageCard *face = old ? bs_damage_face (state, card) : NULL;

      if (face != NULL && face->exposes)
        return TRUE;
    }

  return FALSE;
}

static BsDamage *
add_card (BsDraft *draft,
          BsId     id,
          gboolean up)
{
  BsShip *ship = bs_draft_ship (draft, id);
  BsDamage *card = g_new0 (BsDamage, 1);
  g_autofree char *name = g_strdup_printf ("%s/d%d", ship->id, ship->next_damage++);

  card->id = bs_id (name);
  card->section = hit_section (ship, id)->id;
  bs_deck_deal (draft,
                bs_deck_of_section (draft->state, ship,
                                    ship->sections->len > 1 ? card->section : id),
                card);
  /* Without cards a critical counts as a hit (p17): a marker has no face. */
  card->up = up && card->deck != NULL;
  card->since = draft->state->round;
  g_ptr_array_add (ship->damage, card);
  return card;
}

/**
 * bs_damage_add_card:
 * @draft: a draft
 * @ship: a ship of the draft
 * @section: id of one of its sections
 *
 * Lays one card face down on the ship, by hand.
 */
void
bs_damage_add_card (BsDraft *draft,
                    BsShip  *ship,
                    BsId     section)
{
  g_autofree char *part = g_strdup_printf ("%s/%s", ship->id, section);

  add_card (draft, ship->sections->len > 1 ? bs_id (part) : ship->id, FALSE)->section = section;
}

/* Of a card that an attack dealt it is kept who fired. */
static void
ask_name (BsDraft  *draft,
          BsDamage *card)
{
  const BsShip *ship = bs_state_ship_of (draft->state, card->id);
  BsQuestion *question =
    bs_draft_ask (draft, "name-card", BS_ASK_CARD, TRUE, ship->player, card->id);

  question->count = 1;
  question->other = draft->attacker;
}

/* One point of damage. Returns the card if one was dealt. */
static BsDamage *
deal_one (BsDraft *draft,
          BsId     id,
          gboolean crit,
          int     *shields)
{
  BsShip *ship = bs_draft_ship (draft, id);
  BsSection *section = hit_section (ship, id);
  BsDamage *card;

  if (section->active > 0)
    {
      section->active--;
      section->lost++;
      (*shields)++;
      return NULL;
    }

  card = add_card (draft, id, crit || is_exposed (draft->state, ship));
  if (card->up && !bs_deck_see (draft, card, NULL))
    ask_name (draft, card);
  return card;
}

/* When a card that comes to lie face up speaks. */
typedef enum
{
  SAY_AT_ONCE,   /* what it does without asking */
  SAY_ASKING,    /* the rolls and choices that it asks for */
  SAY_ALL,
} Say;

static void
fire_dealt (BsDraft *draft,
            BsId     card_id,
            Say      say)
{
  const BsShip *ship = bs_state_ship_of (draft->state, card_id);
  const BsDamage *card = bs_ship_in_play (ship) ? bs_ship_damage (ship, card_id) : NULL;
  const BsDamageCard *face = card != NULL && card->up ? bs_damage_face (draft->state, card) : NULL;
  BsId hook = bs_id ("dealt");

  for (guint i = 0; face != NULL && face->effects != NULL && i < face->effects->len; i++)
    {
      const BsEffect *effect = face->effects->pdata[i];
      BsMoment moment;

      if (effect->hook != hook)
        continue;
      bs_moment_init (&moment, NULL, draft);
      moment.hook = hook;
      moment.actor = bs_id_ship (card_id);
      bs_moment_speak (&moment, effect, card_id);
      if ((say == SAY_ALL || bs_effects_ask (&moment) == (say == SAY_ASKING)) &&
          bs_effects_hold (&moment, NULL))
        bs_effects_perform (&moment);
    }
}

/* What was dealt and is not told yet. */
typedef struct
{
  int shields, down;
  BsId up;      /* (nullable) a card face up */
} Dealt;

static void
tell_dealt (BsDraft *draft,
            BsId     ship,
            Dealt   *dealt)
{
  const BsDamage *card =
    dealt->up != NULL ? bs_ship_damage (bs_state_ship (draft->state, ship), dealt->up) : NULL;

  if (dealt->shields > 0)
    bs_draft_tell (draft, "shields-lost", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT,
                   dealt->shields, NULL);
  if (dealt->down > 0)
    bs_draft_tell (draft, "cards-down", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT, dealt->down,
                   NULL);
  if (card != NULL && card->card != NULL)
    bs_draft_tell (draft, "card-up", "ship", BS_SAY_SHIP, ship, "card", BS_SAY_DAMAGE, card->card,
                   NULL);
  *dealt = (Dealt) { 0 };
}

static void
note_hurt (BsDraft *draft,
           BsId     ship_id,
           BsId     by)
{
  BsShip *ship = bs_draft_ship (draft, ship_id);

  if (by != NULL && by != ship_id && !g_ptr_array_find (ship->hurt_by, by, NULL))
    g_ptr_array_add (ship->hurt_by, (gpointer) by);
}

/* A ship of the skill that is acting which has not had its turn fights first (simultaneous attack,
 * p17, X4.7). What no attack dealt destroys at once. */
static gboolean
may_fight_on (const BsDraft *draft,
              const BsShip  *ship)
{
  const BsState *state = draft->state;

  if (draft->attacker == NULL || !state->turn || ship->deeds.attacked ||
      bs_ruleset_figure (state->ruleset, "simultaneous", 0) == 0)
    return FALSE;
  if (g_strcmp0 (state->step, "attack") != 0 || ship->immobilised)
    return FALSE;

  for (guint i = 0; i < state->order->len; i++)
    {
      const BsDue *due = &g_array_index (state->order, BsDue, i);

      if (due->ship == ship->id)
        return due->skill == state->turn_skill;
    }

  return FALSE;
}

static gboolean
takes_more (const BsDraft *draft,
            BsId           ship)
{
  const BsShip *now = bs_state_ship_of (draft->state, ship);

  if (now == NULL || !bs_ship_in_play (now))
    return FALSE;
  if (now->doomed)
    return TRUE;
  if (bs_damage_is_fatal (draft->state, now) && !may_fight_on (draft, now))
    return FALSE;
  return now->sections->len < 2 ||
         !bs_huge_section_full (draft->state, now, hit_section ((BsShip *) now, ship));
}

/**
 * bs_damage_deal:
 * @draft: a draft
 * @ship: a ship, or a section of one
 * @hits: ordinary damage
 * @crits: critical damage, dealt after it
 * @by: (nullable): ship that did it
 * @owner: (nullable): player whose card did it outside the order
 *
 * Deals damage point by point. It stops when the hull is used up, unless the ship is doomed and
 * fights on (A26, A25). What a card does comes before the next point (p17); what it asks is asked
 * when all are dealt.
 */
void
bs_damage_deal (BsDraft *draft,
                BsId     ship,
                int      hits,
                int      crits,
                BsId     by,
                BsId     owner)
{
  g_autoptr (GPtrArray) up = g_ptr_array_new ();
  BsId id = bs_id_ship (ship);
  Dealt dealt = { 0 };

  if (hits + crits > 0)
    note_hurt (draft, id, by);

  for (int i = 0; i < hits + crits && takes_more (draft, ship); i++)
    {
      const BsDamage *card = deal_one (draft, ship, i >= hits, &dealt.shields);

      if (card == NULL || !card->up)
        {
          dealt.down += card != NULL;
          continue;
        }
      dealt.up = card->id;
      g_ptr_array_add (up, (gpointer) card->id);
      tell_dealt (draft, id, &dealt);
      fire_dealt (draft, up->pdata[up->len - 1], SAY_AT_ONCE);
    }

  tell_dealt (draft, id, &dealt);
  for (guint i = 0; i < up->len; i++)
    fire_dealt (draft, up->pdata[i], SAY_ASKING);
  bs_huge_cripple (draft, id);
  bs_damage_destroy (draft, id, by, owner);
}

/**
 * bs_damage_attack:
 * @draft: a draft
 * @ship: a ship, or a section of one
 * @hits: ordinary damage
 * @crits: critical damage
 * @by: ship that fired
 * @owner: (nullable): player whose card fired outside the order
 *
 * Deals the damage of an attack: only that lets a ship of the same skill fight on (p17).
 */
void
bs_damage_attack (BsDraft *draft,
                  BsId     ship,
                  int      hits,
                  int      crits,
                  BsId     by,
                  BsId     owner)
{
  draft->attacker = by;
  bs_damage_deal (draft, ship, hits, crits, by, owner);
  draft->attacker = NULL;
}

/**
 * bs_damage_destroy:
 * @draft: a draft
 * @ship: a ship
 * @by: (nullable): ship that did it
 * @owner: (nullable): player whose card did it
 *
 * Destroys the ship if its hull is used up, or dooms it until it has had its attack.
 */
void
bs_damage_destroy (BsDraft *draft,
                   BsId     ship,
                   BsId     by,
                   BsId     owner)
{
  const BsShip *now = bs_state_ship (draft->state, ship);
  BsShip *doomed;

  if (now == NULL || !bs_ship_in_play (now) || now->doomed ||
      !bs_damage_is_fatal (draft->state, now))
    return;

  /* What a card adds while an attack is dealt is the attacker's deed. */
  if (by == NULL)
    by = draft->attacker;
  if (!may_fight_on (draft, now))
    {
      bs_damage_remove (draft, ship, BS_STATUS_DESTROYED, by, owner);
      return;
    }

  doomed = bs_draft_ship (draft, ship);
  doomed->doomed = TRUE;
  doomed->gone_by = by;
  bs_draft_tell (draft, "doomed", "ship", BS_SAY_SHIP, ship, NULL);
}

/**
 * bs_damage_fall:
 * @draft: a draft
 * @ship: a ship
 *
 * Takes a doomed ship off the table: it has had its attack.
 */
void
bs_damage_fall (BsDraft *draft,
                BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);

  if (now != NULL && bs_ship_in_play (now) && now->doomed)
    bs_damage_remove (draft, ship, BS_STATUS_DESTROYED, now->gone_by, NULL);
}

static void
drop_locks (BsDraft *draft,
            BsId     ship)
{
  for (guint i = draft->state->locks->len; i > 0; i--)
    {
      const BsLock *lock = draft->state->locks->pdata[i - 1];

      if (lock->from == ship || lock->to == ship)
        g_ptr_array_remove_index (draft->state->locks, i - 1);
    }
}

static void
empty_ship (BsDraft *draft,
            BsShip  *ship)
{
  for (guint i = 0; i < ship->damage->len; i++)
    bs_deck_take_back (draft, ship->damage->pdata[i]);
  g_ptr_array_set_size (ship->damage, 0);
  g_array_set_size (ship->counters, 0);
  /* What was armed may still answer the attack that destroyed the ship (p17: Riker); it ends with
   * the round. */
  for (guint i = ship->modifiers->len; i > 0; i--)
    if (!g_str_has_prefix (g_array_index (ship->modifiers, BsModifier, i - 1).number, "armed-"))
      g_array_remove_index (ship->modifiers, i - 1);
  ship->cloak = BS_CLOAK_NONE;
  ship->doomed = FALSE;
  ship->on_obstacle = NULL;
  for (guint i = 0; i < ship->sections->len; i++)
    {
      BsSection *section = ship->sections->pdata[i];

      section->lost += section->active + section->disabled;
      section->active = section->disabled = 0;
      g_array_set_size (section->counters, 0);
    }
}

static void
drop_questions (BsDraft *draft,
                BsId     ship)
{
  for (guint i = draft->state->questions->len; i > 0; i--)
    {
      const BsQuestion *question = draft->state->questions->pdata[i - 1];

      if (question->on != NULL && bs_id_ship (question->on) == ship && !question->survives &&
          question->side == NULL)
        bs_draft_unask (draft, question);
    }
}

/* Its tokens still lie there, so that what speaks now can look at them. */
static void
fire_left (BsDraft *draft,
           BsId     ship,
           BsId     why)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = ship;
  moment.why = why;
  bs_effects_fire (&moment, "left");
}

/**
 * bs_damage_remove:
 * @draft: a draft
 * @ship: a ship
 * @how: destroyed, captured, home, fled
 * @by: (nullable): ship that did it
 * @owner: (nullable): player whose card did it
 *
 * Takes a ship off the table: its cards go to the pile, its markers and both ends of its locks to
 * the supply (A13), its turns lapse, an attack by it or on it is dropped.
 */
void
bs_damage_remove (BsDraft *draft,
                  BsId     ship,
                  BsStatus how,
                  BsId     by,
                  BsId     owner)
{
  BsShip *gone = bs_draft_ship (draft, ship);
  BsFall fall = { ship, owner };
  const char *event = how == BS_STATUS_DESTROYED  ? "destroyed"
                      : how == BS_STATUS_CAPTURED ? "captured"
                      : how == BS_STATUS_HOME     ? "home"
                                                  : "fled";

  if (gone == NULL || !bs_ship_in_play (gone))
    return;

  bs_draft_tell (draft, event, "ship", BS_SAY_SHIP, ship, NULL);
  fire_left (draft, ship, bs_id (bs_status_name (how)));
  gone = bs_draft_ship (draft, ship);
  if (!bs_ship_in_play (gone))
    return;
  bs_draft_announce (draft, BS_NEWS_LEAVES, ship, how, by);
  gone = bs_draft_ship (draft, ship);
  empty_ship (draft, gone);
  gone->status = how;
  gone->gone_by = by;
  drop_locks (draft, ship);
  drop_questions (draft, ship);
  bs_draft_untouch (draft, ship);
  bs_draft_announce (draft, BS_NEWS_LEFT, ship, how, by);
  if (how == BS_STATUS_DESTROYED)
    g_array_append_val (draft->state->fallen, fall);
}

/* What is asked about a card lapses: its name when it is turned down, all of it when it is gone. */
static void
drop_card_questions (BsDraft    *draft,
                     BsId        card,
                     const char *topic)
{
  for (guint i = draft->state->questions->len; i > 0; i--)
    {
      const BsQuestion *question = draft->state->questions->pdata[i - 1];

      if (question->on == card && (topic == NULL || g_str_equal (question->topic, topic)))
        bs_draft_unask (draft, question);
    }
}

/**
 * bs_damage_spare:
 * @draft: a draft
 * @ship: a ship whose damage became less, or its hull more
 *
 * A doomed ship whose hull is not used up any more lives on.
 */
void
bs_damage_spare (BsDraft *draft,
                 BsId     ship)
{
  const BsShip *now = bs_state_ship_of (draft->state, ship);

  if (now != NULL && now->doomed && !bs_damage_is_fatal (draft->state, now))
    bs_draft_ship (draft, ship)->doomed = FALSE;
}

/**
 * bs_damage_turn:
 * @draft: a draft
 * @card: "ship/d1"
 * @up: face up, or down
 * @face: (nullable): what the players tell of its face
 *
 * Turns a damage card. What it says when it is dealt face up is not repeated.
 *
 * Returns: %FALSE if there is no such card
 */
gboolean
bs_damage_turn (BsDraft *draft,
                BsId     card,
                gboolean up,
                BsId     face)
{
  BsShip *ship = bs_draft_ship (draft, card);
  BsDamage *turned = ship != NULL ? bs_ship_damage (ship, card) : NULL;

  if (turned == NULL)
    return FALSE;

  if ((up || face != NULL) && !bs_deck_see (draft, turned, face) && up && turned->deck != NULL)
    ask_name (draft, turned);
  if (up && !turned->up)
    turned->since = draft->state->round;
  turned->up = up && turned->deck != NULL;
  if (!turned->up)
    {
      bs_modifiers_end_source (draft, card);
      drop_card_questions (draft, card, "name-card");
    }
  bs_damage_spare (draft, card);
  return TRUE;
}

/**
 * bs_damage_discard:
 * @draft: a draft
 * @card: "ship/d1"
 *
 * Puts a damage card on the pile.
 */
void
bs_damage_discard (BsDraft *draft,
                   BsId     card)
{
  BsShip *ship = bs_draft_ship (draft, card);
  BsDamage *gone = ship != NULL ? bs_ship_damage (ship, card) : NULL;

  if (gone == NULL)
    return;

  bs_deck_take_back (draft, gone);
  bs_modifiers_end_source (draft, card);
  drop_card_questions (draft, card, NULL);
  g_ptr_array_remove (bs_draft_ship (draft, card)->damage, gone);
  bs_damage_spare (draft, card);
}

/**
 * bs_damage_speak:
 * @draft: a draft
 * @card: "ship/d1"
 *
 * A card has come to lie face up: it is told, and says what it says then.
 */
void
bs_damage_speak (BsDraft *draft,
                 BsId     card)
{
  const BsShip *ship = bs_state_ship_of (draft->state, card);
  const BsDamage *damage = ship != NULL ? bs_ship_damage (ship, card) : NULL;

  if (damage == NULL || !damage->up || damage->card == NULL)
    return;

  bs_draft_tell (draft, "card-up", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_DAMAGE,
                 damage->card, NULL);
  fire_dealt (draft, card, SAY_ALL);
}

/**
 * bs_damage_named:
 * @draft: a draft
 * @question: which card
 * @face: its name
 *
 * A real card that lies face up is named; now it speaks.
 */
void
bs_damage_named (BsDraft          *draft,
                 const BsQuestion *question,
                 BsId              face)
{
  BsId id = question->on;
  BsShip *ship = bs_draft_ship (draft, id);
  BsDamage *card = ship != NULL ? bs_ship_damage (ship, id) : NULL;

  if (card == NULL)
    return;

  draft->attacker = question->other;
  bs_deck_see (draft, card, face);
  bs_damage_speak (draft, id);
  bs_damage_destroy (draft, bs_id_ship (id), NULL, NULL);
  draft->attacker = NULL;
}
