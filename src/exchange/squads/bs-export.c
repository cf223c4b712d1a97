/* bs-export.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A player's ships as other programs and people read them. */

#include "config.h"

#include "bs-export.h"

#include "exchange/formats/bs-squad.h"
#include "bs-resolver.h"

#include "engine/bs-battle.h"
#include "engine/fleet/bs-points.h"

#include <glib/gi18n.h>
#include <string.h>

/* What XWS calls a card: its alias, or for what no catalogue has its name squeezed, as the format
 * says. */
static char *
xws_of (const BsState *state,
        BsId           id,
        const char    *name)
{
  const BsCard *card = bs_state_card (state, id);
  g_autofree char *folded = NULL;
  GString *squeezed;

  for (guint i = 0; card != NULL && i < card->aliases->len; i++)
    if (g_str_has_prefix (card->aliases->pdata[i], "xws:"))
      return g_strdup ((const char *) card->aliases->pdata[i] + strlen ("xws:"));

  folded = bs_catalogue_fold (card != NULL ? card->name : name);
  squeezed = g_string_new (NULL);
  for (const char *p = folded; *p != '\0'; p++)
    if (g_ascii_isalnum (*p))
      g_string_append_c (squeezed, *p);

  return g_string_free (squeezed, FALSE);
}

static void
add_string (JsonBuilder *json,
            const char  *name,
            const char  *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
add_int (JsonBuilder *json,
         const char  *name,
         int          value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, value);
}

static gboolean
is_aft (const BsShip     *ship,
        const BsShipPart *part)
{
  return g_str_has_prefix (part->id + strlen (ship->id) + 1, "aft-");
}

static gboolean
is_half (const BsShipPart *part)
{
  return part->slot == bs_id ("aft-card");
}

/* What is written: all of it, or no card that lies face down; and how much was left out. */
typedef struct
{
  gboolean face_down;
  guint left_out;
} Extent;

static gboolean
is_written (Extent           *extent,
            const BsShipPart *part)
{
  return !part->hidden || extent->face_down;
}

/* Crew cards of boarding: those in the stacks that are no upgrades and no pilot. */
static gboolean
is_boarder (const BsShip    *ship,
            const BsBoarder *boarder)
{
  return !boarder->pilot && bs_ship_part (ship, boarder->id) == NULL;
}

/* No other program knows boarders. */
static void
leave_out (Extent       *extent,
           const BsShip *ship)
{
  for (guint i = 0; i < ship->parts->len; i++)
    extent->left_out += !is_written (extent, ship->parts->pdata[i]);
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        extent->left_out += is_boarder (ship, stack->boarders->pdata[j]);
    }
}

/* The cards of a slot stand together; slots and cards in the order on board. */
static void
add_upgrades (JsonBuilder   *json,
              const BsState *state,
              const BsShip  *ship,
              gboolean       aft,
              Extent        *extent)
{
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *first = ship->parts->pdata[i];
      const char *key = bs_xws_slot_key (first->slot);

      if (first->kind != bs_id ("upgrade") || is_half (first) || is_aft (ship, first) != aft ||
          !is_written (extent, first) || g_hash_table_contains (done, key))
        continue;
      /* An empty object would not fit the schema of XWS. */
      if (g_hash_table_size (done) == 0)
        {
          json_builder_set_member_name (json, "upgrades");
          json_builder_begin_object (json);
        }
      g_hash_table_add (done, (gpointer) key);
      json_builder_set_member_name (json, key);
      json_builder_begin_array (json);
      for (guint j = i; j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];
          g_autofree char *id = NULL;

          if (part->kind != bs_id ("upgrade") || is_half (part) || is_aft (ship, part) != aft ||
              !is_written (extent, part) || !g_str_equal (bs_xws_slot_key (part->slot), key))
            continue;
          id = xws_of (state, part->card, part->name);
          json_builder_add_string_value (json, id);
        }
      json_builder_end_array (json);
    }
  if (g_hash_table_size (done) > 0)
    json_builder_end_object (json);
}

static int
half_points (const BsState *state,
             const BsShip  *ship,
             gboolean       aft,
             Extent        *extent)
{
  int sum = aft ? 0 : ship->points;

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      if ((is_aft (ship, part) || is_half (part)) == aft && is_written (extent, part))
        sum += bs_points_of_part (state, ship, part);
    }

  return sum;
}

static void
add_pilot (JsonBuilder      *json,
           const BsState    *state,
           const BsShip     *ship,
           const BsShipPart *leader,
           gboolean          aft,
           int               pair,
           Extent           *extent)
{
  g_autofree char *pilot = xws_of (state, leader != NULL ? leader->card : NULL,
                                   leader != NULL ? leader->name : ship->name);
  g_autofree char *name = xws_of (state, ship->card, ship->name);

  json_builder_begin_object (json);
  add_string (json, "name", pilot);
  add_string (json, "ship", name);
  add_int (json, "points", half_points (state, ship, aft, extent));
  if (pair >= 0)
    add_int (json, "multisection_id", pair);
  add_upgrades (json, state, ship, aft, extent);
  json_builder_end_object (json);
}

static const char *
deck_key (BsId deck)
{
  return deck == NULL                     ? NULL
         : g_str_equal (deck, "core-tfa") ? "core2"
         : g_str_equal (deck, "core")     ? "core"
                                          : NULL;
}

/**
 * bs_export_remark:
 * @boarders: how many boarders are not in it
 *
 * Returns: (transfer full): the sentence for it
 */
char *
bs_export_remark (guint boarders)
{
  return g_strdup_printf (ngettext ("%u boarder was left out: XWS has no place for boarders.",
                                    "%u boarders were left out: XWS has no place for boarders.",
                                    boarders),
                          boarders);
}

/**
 * bs_export_xws:
 * @state: a battle
 * @player: a player
 * @face_down: whether cards that lie face down are written, too
 * @left_out: (out) (nullable): how many cards are not in it: face-down ones, and boarders, which
 * XWS does not know
 *
 * Returns: (transfer full): the player's ships as XWS 1.0.0, with a newline at its end
 */
char *
bs_export_xws (const BsState *state,
               BsId           player,
               gboolean       face_down,
               guint         *left_out)
{
  Extent extent = { face_down, 0 };
  g_autoptr (BsState) seen = bs_state_seen_by (state, face_down ? player : NULL);
  const BsPlayer *who = bs_state_player (seen, player);
  gboolean whole;
  g_autoptr (JsonBuilder) json = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  BsId faction = who->faction;
  int pairs = 0;

  state = seen;
  for (guint i = 0; faction == NULL && i < state->ships->len; i++)
    if (((BsShip *) state->ships->pdata[i])->player == player)
      faction = ((BsShip *) state->ships->pdata[i])->faction;
  json_builder_begin_object (json);
  add_string (json, "version", "1.0.0");
  add_string (json, "name", who->squad != NULL ? who->squad : who->name);
  if (faction != NULL)
    add_string (json, "faction", faction);
  add_int (json, "points", bs_points_told (state, player, face_down ? player : NULL, &whole));
  if (deck_key (who->deck) != NULL)
    add_string (json, "damagedeck", deck_key (who->deck));
  json_builder_set_member_name (json, "pilots");
  json_builder_begin_array (json);
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      const BsShipPart *half = NULL;

      if (ship->player != player)
        continue;
      for (guint j = 0; j < ship->parts->len; j++)
        if (is_half (ship->parts->pdata[j]))
          half = ship->parts->pdata[j];
      add_pilot (json, state, ship, bs_ship_leader (ship), FALSE, half != NULL ? pairs : -1,
                 &extent);
      if (half != NULL)
        add_pilot (json, state, ship, half, TRUE, pairs++, &extent);
      leave_out (&extent, ship);
    }
  json_builder_end_array (json);
  json_builder_end_object (json);
  root = json_builder_get_root (json);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);
  if (left_out != NULL)
    *left_out = extent.left_out;

  return g_strconcat (text, "\n", NULL);
}

/* "Boarder: Lando Calrissian (42)" */
static void
add_boarders (GString      *text,
              const BsShip *ship,
              Extent       *extent)
{
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        {
          const BsBoarder *boarder = stack->boarders->pdata[j];

          if (!is_boarder (ship, boarder))
            continue;
          if (boarder->open || extent->face_down)
            g_string_append_printf (text, "Boarder: %s (%d)\n", boarder->name, boarder->points);
          else
            extent->left_out++;
        }
    }
}

/* "Aft hardpoint: Ion Cannon Battery (6)": what it is stands before the name, so that names that
 * are those of other cards, too, do not matter when the text is read again. */
static void
add_line (GString    *text,
          gboolean    aft,
          const char *label,
          const char *name,
          int         points)
{
  g_autofree char *word = g_strdelimit (g_strdup (label), "-", ' ');

  if (aft)
    g_string_append (text, "Aft ");
  else
    *word = g_ascii_toupper (*word);
  g_string_append_printf (text, "%s: %s (%d)\n", word, name, points);
}

/* Cards of one name are told apart by the class, the set that they were sold in, or their id. */
static char *
card_label (BsResolver   *resolver,
            const BsCard *card)
{
  const char *const by[] = { NULL, card->ship_class, card->source, card->id };
  char *label = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (by); i++)
    {
      if (i > 0 && by[i] == NULL)
        continue;
      g_free (label);
      label = i == 0 ? g_strdup (bs_card_name (card))
                     : g_strdup_printf ("%s (%s)", bs_card_name (card), by[i]);
      if (bs_resolver_tells (resolver, label, card))
        break;
    }

  return label;
}

static void
add_parts (GString       *text,
           BsResolver    *resolver,
           const BsState *state,
           const BsShip  *ship,
           Extent        *extent)
{
  for (guint j = 0; j < ship->parts->len; j++)
    {
      const BsShipPart *part = ship->parts->pdata[j];
      const BsCard *known = bs_state_card (state, part->card);
      gboolean upgrade = part->kind == bs_id ("upgrade");

      g_autofree char *name = known != NULL ? card_label (resolver, known) : g_strdup (part->name);

      if (is_written (extent, part))
        add_line (text, upgrade && is_aft (ship, part),
                  upgrade && part->slot != NULL ? part->slot : part->kind, name,
                  bs_points_of_part (state, ship, part));
      else
        extent->left_out++;
    }
}

/**
 * bs_export_text:
 * @state: a battle
 * @player: a player
 * @face_down: whether cards that lie face down are written, too
 * @left_out: (out) (nullable): how many cards are not in it, because they lie face down
 *
 * Returns: (transfer full): the player's ships as lines that people read, and that can be imported
 * as a list of names
 */
char *
bs_export_text (const BsState *state,
                BsId           player,
                gboolean       face_down,
                guint         *left_out)
{
  g_autoptr (BsState) seen = bs_state_seen_by (state, face_down ? player : NULL);
  const BsPlayer *who = bs_state_player (seen, player);
  g_autoptr (BsResolver) resolver =
    state->catalogue != NULL ? bs_resolver_new (state->catalogue) : NULL;
  GString *text = g_string_new (NULL);
  Extent extent = { face_down, 0 };
  gboolean whole;

  state = seen;
  g_string_append_printf (text, "%s (%d)\n", who->squad != NULL ? who->squad : who->name,
                          bs_points_told (state, player, face_down ? player : NULL, &whole));
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      const BsCard *card = bs_state_card (state, ship->card);
      g_autofree char *label = NULL;

      if (ship->player != player)
        continue;
      label = card != NULL ? card_label (resolver, card) : g_strdup (ship->name);
      g_string_append_c (text, '\n');
      add_line (text, FALSE, "ship", label, ship->points);
      add_parts (text, resolver, state, ship, &extent);
      add_boarders (text, ship, &extent);
    }
  if (who->extra_points != 0)
    g_string_append_printf (text, "\nExtra points: %d\n", who->extra_points);
  if (left_out != NULL)
    *left_out = extent.left_out;

  return g_string_free (text, FALSE);
}
