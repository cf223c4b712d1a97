/* bs-ship-item.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ship-item.h"

#include "bs-boarding-words.h"
#include "bs-words.h"

#include "engine/bs-battle.h"
#include "engine/state/bs-fleet-names.h"

#include <glib/gi18n.h>

/**
 * BsShipItem:
 *
 * One ship as a row: what its card shows, in words. The same object stays for the whole battle; it
 * says which of its properties changed, and "changed" once if anything that is shown did.
 */
struct _BsShipItem
{
  GObject parent_instance;

  BsId id;

  /* Owned. */
  BsShipText *text;
};

enum
{
  PROP_0,
  PROP_ID,
  PROP_NAME,
  PROP_PLAYER,
  PROP_SKILL,
  PROP_HULL_LEFT,
  PROP_ACTING,
  PROP_GONE,
  PROP_SUMMARY,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (BsShipItem, bs_ship_item, G_TYPE_OBJECT)

static void
chip_free (gpointer data)
{
  BsChipText *chip = data;

  g_free (chip->text);
  g_free (chip);
}

static void
text_free (BsShipText *text)
{
  if (text == NULL)
    return;

  g_free (text->name);
  g_free (text->leader);
  g_free (text->player_name);
  g_ptr_array_unref (text->sections);
  g_ptr_array_unref (text->chips);
  g_free (text->banner);
  g_free (text->deed);
  g_free (text->summary);
  g_free (text);
}

/* Takes @words. */
static void
add_chip (BsShipText *text,
          const char *symbol,
          char       *words,
          const char *tone)
{
  BsChipText *chip = g_new (BsChipText, 1);

  *chip = (BsChipText) { symbol, words, tone };
  g_ptr_array_add (text->chips, chip);
}

static void
add_cloak (BsShipText    *text,
           const BsState *state,
           const BsShip  *ship)
{
  g_autofree char *id = NULL;

  if (ship->cloak == BS_CLOAK_NONE)
    return;

  id = g_strconcat ("cloak-", bs_cloak_name (ship->cloak), NULL);
  add_chip (text, "cloak", bs_words_named (state->ruleset, "word", bs_id (id)),
            ship->cloak == BS_CLOAK_RED ? "bad" : "good");
}

static void
add_tokens (BsShipText    *text,
            const BsState *state,
            const BsShip  *ship)
{
  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];
      int n = bs_ship_count (ship, token->id);
      g_autofree char *name = NULL;

      if (n == 0)
        continue;

      name = bs_words_named (state->ruleset, "token", token->id);
      add_chip (text, token->symbol != NULL ? token->symbol : token->id, bs_words_count (name, n),
                token->tone != NULL ? token->tone : "plain");
    }
}

static void
add_locks (BsShipText    *text,
           const BsState *state,
           const BsShip  *ship)
{
  for (guint i = 0; i < state->locks->len; i++)
    {
      const BsLock *lock = state->locks->pdata[i];
      const BsShip *other = bs_state_ship (state, lock->from == ship->id ? lock->to : lock->from);
      g_autofree char *name = other != NULL ? bs_words_ship (state, other) : g_strdup ("?");

      if (lock->from == ship->id)
        /* Translators: a target lock: its letter and whom this ship has locked. */
        add_chip (text, "lock", g_strdup_printf (_("%s locks %s"), lock->letter, name), "own");
      else if (lock->to == ship->id)
        /* Translators: a target lock: its letter and who has locked this ship. */
        add_chip (text, "locked", g_strdup_printf (_("%s locked by %s"), lock->letter, name),
                  "foe");
    }
}

/* Markers on a card: mission tokens that the away team has gathered. */
static void
add_markers (BsShipText       *text,
             const BsState    *state,
             const BsShipPart *part)
{
  for (guint i = 0; i < part->counters->len; i++)
    {
      const BsCounter *counter = &g_array_index (part->counters, BsCounter, i);
      const BsToken *token = bs_ruleset_token (state->ruleset, counter->kind);
      g_autofree char *name = bs_words_named (state->ruleset, "token", counter->kind);
      g_autofree char *words = bs_words_count (name, counter->n);

      if (counter->n > 0)
        add_chip (text, token != NULL && token->symbol != NULL ? token->symbol : counter->kind,
                  /* Translators: markers and the card that they lie on: "Mission 2 on Jean-Luc
                     Picard". */
                  g_strdup_printf (_("%s on %s"), words, bs_fleet_part_name (state, part)),
                  "plain");
    }
}

static void
add_cards (BsShipText    *text,
           const BsState *state,
           const BsShip  *ship)
{
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *damage = ship->damage->pdata[i];

      if (damage->up)
        add_chip (text, "card", bs_words_damage (state, damage), "warn");
    }

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      if (part->state == BS_PART_DISABLED && !part->hidden)
        add_chip (text, "off",
                  /* Translators: a card on a ship that is inactive for the time being, or off board
                     with an away team. */
                  g_strdup_printf (part->held_down ? _("%s off board") : _("%s inactive"),
                                   bs_fleet_part_name (state, part)),
                  "plain");
      if (!part->hidden)
        add_markers (text, state, part);
    }
}

/* What stands above everything else on the card. */
static char *
make_banner (const BsState *state,
             const BsShip  *ship)
{
  if (!bs_ship_in_play (ship))
    return bs_words_named (state->ruleset, "word", bs_id (bs_status_name (ship->status)));

  if (ship->doomed)
    return g_strdup (_("Destroyed when the step ends"));

  return bs_words_docked (state, ship);
}

static gboolean
is_due (const BsState *state,
        BsId           ship)
{
  for (guint i = 0; i < state->order->len; i++)
    if (g_array_index (state->order, BsDue, i).ship == ship)
      return TRUE;

  return FALSE;
}

/* In the part of the phase in which melees are fought the others have nothing to do. */
static void
set_fight (BsShipText    *text,
           const BsState *state,
           const BsShip  *ship)
{
  if (text->gone || !ship->engaged)
    return;

  text->done = ship->deeds.fought;
  text->deed = g_strdup (text->done     ? _("has fought")
                         : text->acting ? _("fights now")
                                        : _("not yet fought"));
}

static void
set_deed (BsShipText    *text,
          const BsState *state,
          const BsShip  *ship)
{
  const BsPhase *phase = bs_state_phase (state);
  const char *does = phase == NULL || !phase->turns ? NULL
                     : state->deed != NULL          ? state->deed
                                                    : phase->does;

  if (does != NULL && !state->ended && g_str_equal (does, "fight"))
    {
      set_fight (text, state, ship);
      return;
    }
  if (does == NULL || state->ended || text->gone || ship->immobilised || ship->carried_by != NULL)
    return;

  if (text->acting)
    text->deed = g_strdup (_("acts now"));
  else if (is_due (state, ship->id))
    text->deed = g_strdup (g_str_equal (does, "move")     ? _("not yet moved")
                           : g_str_equal (does, "attack") ? _("not yet attacked")
                                                          : _("not yet done"));
  else
    {
      text->done = TRUE;
      if (g_str_equal (does, "move"))
        text->deed = g_strdup (ship->deeds.moved ? _("moved") : _("not moved"));
      else if (g_str_equal (does, "attack"))
        text->deed = g_strdup (ship->deeds.attacked ? _("attacked") : _("no attack"));
      else
        text->deed = g_strdup (_("done"));
    }
}

static void
add_sentence (GString    *string,
              const char *text)
{
  if (text == NULL || *text == '\0')
    return;

  if (string->len > 0)
    g_string_append (string, " ");
  g_string_append (string, text);
  if (!g_str_has_suffix (text, "."))
    g_string_append_c (string, '.');
}

/* The whole card in sentences, for those who do not see it. */
static char *
make_summary (const BsShipText *text)
{
  GString *string = g_string_new (NULL);
  g_autofree char *head = NULL;
  g_autofree char *figures = NULL;

  head = text->leader != NULL
           /* Translators: ship, captain or pilot, player, skill, for a screen reader. */
           ? g_strdup_printf (_("%s, %s, %s, skill %d"), text->name, text->leader,
                              text->player_name, text->skill)
           : g_strdup_printf (_("%s, %s, skill %d"), text->name, text->player_name, text->skill);
  figures = g_strdup_printf (_("Shields: %d active, %d disabled, %d lost. Hull: %d of %d."),
                             text->active, text->disabled, text->lost, text->hull_left, text->hull);

  add_sentence (string, head);
  add_sentence (string, text->banner);
  add_sentence (string, text->deed);
  add_sentence (string, figures);
  for (guint i = 0; i < text->sections->len; i++)
    add_sentence (string, text->sections->pdata[i]);
  for (guint i = 0; i < text->chips->len; i++)
    add_sentence (string, ((BsChipText *) text->chips->pdata[i])->text);

  return g_string_free (string, FALSE);
}

static BsShipText *
make_text (const BsState *state,
           const BsShip  *ship)
{
  BsShipText *text = g_new0 (BsShipText, 1);
  const BsShipPart *leader = bs_ship_leader (ship);
  const BsPlayer *player = bs_state_player (state, ship->player);

  text->id = ship->id;
  text->player = ship->player;
  text->name = bs_words_ship (state, ship);
  text->leader = leader != NULL ? g_strdup (bs_fleet_part_name (state, leader)) : NULL;
  text->player_name = g_strdup (player != NULL ? player->name : "");
  text->skill = bs_ship_value (state, ship->id, "skill");
  text->attack = bs_ship_value (state, ship->id, "attack");
  text->agility = bs_ship_value (state, ship->id, "agility");
  text->sections = g_ptr_array_new_with_free_func (g_free);
  text->chips = g_ptr_array_new_with_free_func (chip_free);
  text->gone = !bs_ship_in_play (ship);
  text->acting = state->active == ship->id && !state->ended;

  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      text->active += section->active;
      text->disabled += section->disabled;
      text->lost += section->lost;
      text->hull += section->hull;
      text->hull_left += bs_words_hull_left (state, ship, section);
      if (ship->sections->len > 1)
        g_ptr_array_add (text->sections, bs_words_section (state, ship, section));
    }
  text->shields = text->active + text->disabled + text->lost;

  if (!text->gone)
    {
      add_cloak (text, state, ship);
      add_tokens (text, state, ship);
      add_locks (text, state, ship);
      add_cards (text, state, ship);
    }
  text->banner = make_banner (state, ship);
  set_deed (text, state, ship);
  text->summary = make_summary (text);

  return text;
}

static gboolean
same_chips (const GPtrArray *a,
            const GPtrArray *b)
{
  if (a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const BsChipText *one = a->pdata[i], *two = b->pdata[i];

      if (!g_str_equal (one->text, two->text) || g_strcmp0 (one->tone, two->tone) != 0 ||
          g_strcmp0 (one->symbol, two->symbol) != 0)
        return FALSE;
    }

  return TRUE;
}

/* The summary says everything but what is only a figure on the card. */
static gboolean
same_text (const BsShipText *a,
           const BsShipText *b)
{
  return g_str_equal (a->summary, b->summary) && a->attack == b->attack &&
         a->agility == b->agility && a->done == b->done && same_chips (a->chips, b->chips);
}

static void
notify_changes (BsShipItem       *self,
                const BsShipText *old)
{
  const BsShipText *now = self->text;
  GObject *object = G_OBJECT (self);

  g_object_freeze_notify (object);
  if (old == NULL || g_strcmp0 (old->name, now->name) != 0)
    g_object_notify_by_pspec (object, props[PROP_NAME]);
  if (old == NULL || old->skill != now->skill)
    g_object_notify_by_pspec (object, props[PROP_SKILL]);
  if (old == NULL || old->hull_left != now->hull_left)
    g_object_notify_by_pspec (object, props[PROP_HULL_LEFT]);
  if (old == NULL || old->acting != now->acting)
    g_object_notify_by_pspec (object, props[PROP_ACTING]);
  if (old == NULL || old->gone != now->gone)
    g_object_notify_by_pspec (object, props[PROP_GONE]);
  if (old == NULL || g_strcmp0 (old->summary, now->summary) != 0)
    g_object_notify_by_pspec (object, props[PROP_SUMMARY]);
  g_object_thaw_notify (object);
  g_signal_emit (self, changed_signal, 0);
}

static void
bs_ship_item_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  BsShipItem *self = BS_SHIP_ITEM (object);
  const BsShipText *text = self->text;

  switch (id)
    {
    case PROP_ID:
      g_value_set_string (value, self->id);
      break;

    case PROP_NAME:
      g_value_set_string (value, text != NULL ? text->name : NULL);
      break;

    case PROP_PLAYER:
      g_value_set_string (value, text != NULL ? text->player : NULL);
      break;

    case PROP_SKILL:
      g_value_set_int (value, text != NULL ? text->skill : 0);
      break;

    case PROP_HULL_LEFT:
      g_value_set_int (value, text != NULL ? text->hull_left : 0);
      break;

    case PROP_ACTING:
      g_value_set_boolean (value, text != NULL && text->acting);
      break;

    case PROP_GONE:
      g_value_set_boolean (value, text != NULL && text->gone);
      break;

    case PROP_SUMMARY:
      g_value_set_string (value, text != NULL ? text->summary : NULL);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bs_ship_item_finalize (GObject *object)
{
  text_free (BS_SHIP_ITEM (object)->text);

  G_OBJECT_CLASS (bs_ship_item_parent_class)->finalize (object);
}

static void
bs_ship_item_class_init (BsShipItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = bs_ship_item_get_property;
  object_class->finalize = bs_ship_item_finalize;

  props[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_PLAYER] = g_param_spec_string ("player", NULL, NULL, NULL, flags);
  props[PROP_SKILL] = g_param_spec_int ("skill", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_HULL_LEFT] = g_param_spec_int ("hull-left", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_ACTING] = g_param_spec_boolean ("acting", NULL, NULL, FALSE, flags);
  props[PROP_GONE] = g_param_spec_boolean ("gone", NULL, NULL, FALSE, flags);
  props[PROP_SUMMARY] = g_param_spec_string ("summary", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  changed_signal = g_signal_new ("changed", BS_TYPE_SHIP_ITEM, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bs_ship_item_init (BsShipItem *self)
{
}

/**
 * bs_ship_item_new:
 * @id: the ship's id
 *
 * Returns: (transfer full): a row that shows nothing until it is updated
 */
BsShipItem *
bs_ship_item_new (BsId id)
{
  BsShipItem *self = g_object_new (BS_TYPE_SHIP_ITEM, NULL);

  self->id = id;

  return self;
}

/**
 * bs_ship_item_get_id:
 * @self: a row
 *
 * Returns: the ship's id
 */
BsId
bs_ship_item_get_id (BsShipItem *self)
{
  g_return_val_if_fail (BS_IS_SHIP_ITEM (self), NULL);

  return self->id;
}

/**
 * bs_ship_item_peek:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): what its card shows, until the next update
 */
const BsShipText *
bs_ship_item_peek (BsShipItem *self)
{
  g_return_val_if_fail (BS_IS_SHIP_ITEM (self), NULL);

  return self->text;
}

/**
 * bs_ship_item_update:
 * @self: a row
 * @state: the battle as it is now
 *
 * Takes over what is new, and says so.
 *
 * Returns: whether anything changed
 */
gboolean
bs_ship_item_update (BsShipItem    *self,
                     const BsState *state)
{
  const BsShip *ship;
  BsShipText *old, *now;

  g_return_val_if_fail (BS_IS_SHIP_ITEM (self), FALSE);

  ship = bs_state_ship (state, self->id);
  if (ship == NULL)
    return FALSE;

  old = self->text;
  now = make_text (state, ship);
  if (old != NULL && same_text (old, now))
    {
      text_free (now);
      return FALSE;
    }

  self->text = now;
  notify_changes (self, old);
  text_free (old);

  return TRUE;
}
