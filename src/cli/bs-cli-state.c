/* bs-cli-state.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The state of a battle as text. */

#include "bs-cli.h"

#include "engine/boarding/bs-melee.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/fleet/bs-points.h"
#include "engine/play/bs-turn.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-loot-now.h"
#include "model/shown/bs-boarding-words.h"
#include "model/shown/bs-json.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include <string.h>

/* The state as text is made of its JSON: so it knows no more than its viewer may. */
typedef struct
{
  GString *out;
  const BsRuleset *ruleset;
  const BsState *state;
  BsId viewer;
} Page;

static const char *
text_of (JsonObject *object,
         const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
             json_node_get_value_type (node) == G_TYPE_STRING
           ? json_node_get_string (node)
           : NULL;
}

static int
number_of (JsonObject *object,
           const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
             json_node_get_value_type (node) == G_TYPE_INT64
           ? (int) json_node_get_int (node)
           : 0;
}

static JsonObject *
object_of (JsonObject *object,
           const char *name)
{
  JsonNode *node = object != NULL ? json_object_get_member (object, name) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

static GList *
elements_of (JsonObject *object,
             const char *name)
{
  JsonNode *node = json_object_get_member (object, name);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node)
           ? json_array_get_elements (json_node_get_array (node))
           : NULL;
}

static const char *
word (const Page *page,
      const char *kind,
      const char *id)
{
  return bs_ruleset_name (page->ruleset, kind, bs_id (id));
}

/* Some games count what is no token of theirs, but has a name. */
static const char *
token_word (const Page *page,
            const char *id)
{
  return word (page, bs_ruleset_token (page->ruleset, bs_id (id)) != NULL ? "token" : "word", id);
}

/* A card on board by its printed name in the user's language, unless it was given another one. */
static const char *
card_word (const Page *page,
           JsonObject *part)
{
  const char *id = text_of (part, "card");

  return bs_fleet_card_name (page->state->ruleset, page->state->catalogue,
                             id != NULL ? bs_id (id) : NULL, text_of (part, "name"));
}

static void
append_item (GString    *items,
             const char *item)
{
  g_string_append_printf (items, "%s%s", items->len > 0 ? ", " : "", item);
}

/* One more line of a ship: what it is about, and the items, if there are any. */
static void
append_items (Page       *page,
              const char *what,
              GString    *items)
{
  if (items->len > 0)
    g_string_append_printf (page->out, "      %s: %s\n", what, items->str);
  g_string_truncate (items, 0);
}

static void
append_tokens (Page       *page,
               JsonObject *ship)
{
  g_autoptr (GString) items = g_string_new (NULL);
  JsonObject *tokens = object_of (ship, "tokens");
  g_autoptr (GList) names = tokens != NULL ? json_object_get_members (tokens) : NULL;
  const char *cloak = text_of (ship, "cloak");

  for (GList *l = names; l != NULL; l = l->next)
    if (number_of (tokens, l->data) != 0)
      {
        g_autofree char *item =
          g_strdup_printf ("%s %d", token_word (page, l->data), number_of (tokens, l->data));

        append_item (items, item);
      }
  append_items (page, C_("state", "tokens"), items);
  if (cloak != NULL && !g_str_equal (cloak, "none"))
    {
      g_autofree char *id = g_strconcat ("cloak-", cloak, NULL);

      g_string_append (items, word (page, "word", id));
      append_items (page, C_("state", "cloak"), items);
    }
}

static void
append_locks (Page       *page,
              JsonObject *ship,
              const char *name,
              const char *what)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GList) locks = elements_of (ship, name);

  for (GList *l = locks; l != NULL; l = l->next)
    {
      JsonObject *lock = json_node_get_object (l->data);
      const char *letter = text_of (lock, "letter");
      g_autofree char *item =
        g_strdup_printf ("%s (%s)", text_of (lock, "ship"), letter != NULL ? letter : "?");

      append_item (items, item);
    }
  append_items (page, what, items);
}

static void
append_damage (Page       *page,
               JsonObject *ship)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GList) cards = elements_of (ship, "damage");

  for (GList *l = cards; l != NULL; l = l->next)
    {
      JsonObject *card = json_node_get_object (l->data);
      const char *id = text_of (card, "card");
      g_autofree char *item = g_strdup_printf ("%s %s", text_of (card, "id"),
                                               id != NULL ? word (page, "damage-card", id)
                                                          : C_("damage card", "face down"));

      append_item (items, item);
    }
  append_items (page, C_("state", "damage"), items);
}

static void
append_cards (Page       *page,
              JsonObject *ship)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GList) cards = elements_of (ship, "upgrades");
  JsonObject *pilot = object_of (ship, "pilot");

  if (pilot != NULL && text_of (pilot, "name") != NULL)
    append_item (items, card_word (page, pilot));
  for (GList *l = cards; l != NULL; l = l->next)
    {
      JsonObject *card = json_node_get_object (l->data);
      const char *name = card_word (page, card);
      const char *state = text_of (card, "state");
      g_autofree char *item = NULL;

      if (name == NULL)
        continue;
      item = state == NULL || g_str_equal (state, "active")
               ? g_strdup (name) : g_strdup_printf ("%s (%s)", name, word (page, "word", state));
      append_item (items, item);
    }
  append_items (page, C_("state", "cards"), items);
}

/* With the mark of a body hit (B7.5): "Lando Calrissian 42 (1 body hit)". */
static char *
character_words (JsonObject *card,
                 const char *name)
{
  int points = number_of (card, "points"), wounds = number_of (card, "wounds");
  g_autofree char *hits =
    g_strdup_printf (ngettext ("%d body hit", "%d body hits", wounds), wounds);

  return wounds > 0 ? g_strdup_printf ("%s %d (%s)", name, points, hits)
                    : g_strdup_printf ("%s %d", name, points);
}

/* Who is in the stacks, from the bottom; what lies face down its owner alone is told. A pilot alone
 * is told as a card, unless it is left to him to fight. */
static void
append_crew (Page       *page,
             JsonObject *ship)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GList) cards = elements_of (ship, "stack");

  const BsShip *known = bs_state_ship (page->state, bs_id (text_of (ship, "id")));
  gboolean fights = known != NULL && bs_ship_in_play (known) &&
                    (known->engaged || known->docked_to != NULL || known->immobilised);

  for (GList *l = cards; l != NULL && (fights || cards->next != NULL); l = l->next)
    {
      JsonObject *card = json_node_get_object (l->data);
      const char *name = card_word (page, card);
      g_autofree char *item =
        name != NULL ? character_words (card, name) : g_strdup (C_("damage card", "face down"));

      append_item (items, item);
    }
  append_items (page, C_("state", "crew"), items);
}

/* The card that something hangs on, in the user's language; NULL: a rule, or one that is not there
 * for who looks. */
static const char *
source_name (const Page *page,
             const char *id)
{
  const BsShip *ship =
    id != NULL && *id != '\0' ? bs_state_ship_of (page->state, bs_id (id)) : NULL;
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, bs_id (id)) : NULL;

  return part != NULL ? bs_fleet_part_name (page->state, part) : NULL;
}

/* What holds for a while: "attack dice -2 (Data)". What no number tells is called as its card
 * alone. */
static char *
modifier_words (const Page *page,
                JsonObject *modifier)
{
  const char *number = text_of (modifier, "number");
  const char *source = source_name (page, text_of (modifier, "source"));
  int amount = number_of (modifier, "amount");

  if (source == NULL)
    source = text_of (modifier, "label");
  if (source == NULL)
    source = "";
  if (g_str_has_prefix (number, "bar-"))
    {
      /* Translators: an action that may not be taken for a while, and the card that says so */
      return g_strdup_printf (_("%s barred (%s)"), word (page, "action", number + strlen ("bar-")),
                              source);
    }
  if (amount == 0)
    return g_strdup (source);
  return g_strdup_printf ("%s %+d (%s)", word (page, "word", number), amount, source);
}

static void
append_once (GString    *items,
             GHashTable *told,
             const char *item)
{
  if (item != NULL && g_hash_table_add (told, g_strdup (item)))
    append_item (items, item);
}

/* Modifiers that are still on, and cards whose limit is used up. */
static void
append_while (Page       *page,
              JsonObject *ship)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GList) modifiers = elements_of (ship, "modifiers");
  g_autoptr (GList) used = elements_of (ship, "used");

  for (GList *l = modifiers; l != NULL; l = l->next)
    {
      g_autofree char *item = modifier_words (page, json_node_get_object (l->data));

      append_once (items, told, item);
    }
  append_items (page, C_("state", "holds for a while"), items);
  g_hash_table_remove_all (told);
  for (GList *l = used; l != NULL; l = l->next)
    {
      const char *at = strrchr (json_node_get_string (l->data), '@');

      append_once (items, told, at != NULL ? source_name (page, at + 1) : NULL);
    }
  append_items (page, C_("state", "used up"), items);
}

/* How it stands: docked, held, towing, or gone. */
static char *
standing_of (const Page *page,
             JsonObject *ship)
{
  const BsShip *known = bs_state_ship (page->state, bs_id (text_of (ship, "id")));
  const char *status = text_of (ship, "status");
  char *words = known != NULL ? bs_words_docked (page->state, known) : NULL;

  if (words == NULL && status != NULL && !g_str_equal (status, "active"))
    words = g_strdup (word (page, "word", status));

  return words;
}

/* A ship of two cards: how it stands with each (X5). */
static void
append_sections (Page       *page,
                 JsonObject *ship)
{
  g_autoptr (GList) sections = elements_of (ship, "sections");

  for (GList *l = sections; sections->next != NULL && l != NULL; l = l->next)
    {
      JsonObject *section = json_node_get_object (l->data),
                 *shields = object_of (section, "shields");
      gboolean crippled = json_object_get_boolean_member_with_default (section, "crippled", FALSE);

      /* Translators: the numbers of one card of a huge ship: "fore: hull 3 of 8, shields 4 active,
         0 lost" */
      g_string_append_printf (page->out, _("      %s: hull %d of %d, shields %d active, %d lost"),
                              word (page, "word", text_of (section, "id")),
                              number_of (section, "hull_left"), number_of (section, "hull"),
                              shields != NULL ? number_of (shields, "active") : 0,
                              shields != NULL ? number_of (shields, "lost") : 0);
      g_string_append_printf (page->out, "%s%s\n", crippled ? ", " : "",
                              crippled ? C_("section", "crippled") : "");
    }
}

static void
append_ship (Page       *page,
             JsonObject *ship)
{
  JsonObject *shields = object_of (ship, "shields");
  const BsShip *known = bs_state_ship (page->state, bs_id (text_of (ship, "id")));
  g_autofree char *standing = standing_of (page, ship);

  g_string_append_printf (page->out, "  %s  %s", text_of (ship, "id"),
                          known != NULL ? known->name : text_of (ship, "name"));
  if (standing != NULL)
    g_string_append_printf (page->out, " [%s]", standing);
  g_string_append_c (page->out, '\n');
  g_string_append_printf (page->out,
                          /* Translators: the numbers of a ship, in one line */
                          _("      skill %d, attack %d, agility %d, hull %d of %d, shields %d "
                             "active, %d disabled, %d lost\n"),
                          number_of (ship, "skill"), number_of (ship, "attack"),
                          number_of (ship, "agility"), number_of (ship, "hull_left"),
                          number_of (ship, "hull"),
                          shields != NULL ? number_of (shields, "active") : 0,
                          shields != NULL ? number_of (shields, "disabled") : 0,
                          shields != NULL ? number_of (shields, "lost") : 0);
  append_sections (page, ship);
  append_cards (page, ship);
  append_crew (page, ship);
  append_tokens (page, ship);
  append_locks (page, ship, "locks_on", C_("state", "locks on"));
  append_damage (page, ship);
  append_while (page, ship);
}

/* Cards that lie with a player: captured, set aside, lapsed. */
static void
append_loot (Page            *page,
             JsonObject      *player,
             const GPtrArray *cards,
             const char      *name,
             const char      *what)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GList) told = elements_of (player, name);
  guint n = 0;

  for (GList *l = told; l != NULL; l = l->next, n++)
    {
      JsonObject *card = json_node_get_object (l->data);
      const char *card_name = text_of (card, "name");
      g_autofree char *item = card_name != NULL
                                ? g_strdup_printf ("%s %d", card_name, number_of (card, "points"))
                                : g_strdup (C_("damage card", "face down"));

      if (n >= cards->len || bs_loot_is_told (page->state, cards->pdata[n]))
        append_item (items, item);
    }
  if (items->len > 0)
    g_string_append_printf (page->out, "  %s: %s\n", what, items->str);
}

/* What a player has captured, and what that is worth; only where cards are captured. */
static void
append_piles (Page       *page,
              JsonObject *player)
{
  const BsPlayer *known = bs_state_player (page->state, bs_id (text_of (player, "id")));
  int points = number_of (player, "victory_points");

  if (known == NULL || !bs_boarding_is_played (page->state))
    return;

  g_string_append_printf (page->out,
                          ngettext ("  %d victory point\n", "  %d victory points\n", points),
                          points);
  append_loot (page, player, known->pile, "pile", C_("cards", "captured"));
  append_loot (page, player, known->aside, "aside", C_("cards", "set aside"));
  append_loot (page, player, known->lost, "lost", C_("cards", "lapsed"));
}

static void
append_players (Page       *page,
                JsonObject *root)
{
  g_autoptr (GList) players = elements_of (root, "players");
  g_autoptr (GList) ships = elements_of (root, "ships");

  for (GList *l = players; l != NULL; l = l->next)
    {
      JsonObject *player = json_node_get_object (l->data);
      const char *id = text_of (player, "id");
      gboolean whole;
      int sum = bs_points_told (page->state, bs_id (id), page->viewer, &whole);
      g_autofree char *points = bs_words_points (sum, whole);

      g_string_append_printf (page->out, "\n%s (%s): %s\n", text_of (player, "name"), id, points);
      append_piles (page, player);
      for (GList *s = ships; s != NULL; s = s->next)
        if (g_strcmp0 (text_of (json_node_get_object (s->data), "player"), id) == 0)
          append_ship (page, json_node_get_object (s->data));
    }
}

/* Who fights there, in a melee: his name and points, unless not everybody may know them. */
static char *
fighter_words (const Page *page,
               const char *id)
{
  const BsShip *ship =
    bs_turn_does (page->state, "fight") ? bs_state_ship (page->state, bs_id (id)) : NULL;
  const BsBoarder *fighter = ship != NULL ? bs_melee_bottom (ship, bs_melee_stack (ship)) : NULL;

  if (fighter == NULL || !bs_words_knows_boarder (ship, fighter, NULL))
    return NULL;

  return g_strdup_printf ("%s %d", bs_fleet_boarder_name (page->state, fighter), fighter->points);
}

static void
append_due (const Page *page,
            GString    *items,
            const char *id)
{
  g_autofree char *fighter = fighter_words (page, id);
  g_autofree char *item =
    fighter != NULL ? g_strdup_printf ("%s (%s)", id, fighter) : g_strdup (id);

  append_item (items, item);
}

static void
append_order (Page       *page,
              JsonObject *root)
{
  g_autoptr (GString) items = g_string_new (NULL);
  g_autoptr (GList) order = elements_of (root, "order");
  const char *active = text_of (root, "active");

  if (active != NULL)
    {
      const BsShip *ship = bs_state_ship (page->state, bs_id (active));
      g_autofree char *fighter = fighter_words (page, active);
      g_autofree char *name = ship == NULL ? g_strdup (active)
                              : fighter != NULL
                                ? g_strdup_printf ("%s, %s (%s)", active, ship->name, fighter)
                                : g_strdup_printf ("%s, %s", active, ship->name);

      g_string_append_printf (page->out, _("acting: %s\n"), name);
    }
  for (GList *l = order; l != NULL; l = l->next)
    append_due (page, items,
                JSON_NODE_HOLDS_OBJECT (l->data) ? text_of (json_node_get_object (l->data), "ship")
                                                 : json_node_get_string (l->data));
  if (items->len > 0)
    g_string_append_printf (page->out, _("still due: %s\n"), items->str);
}

static void
append_open (Page       *page,
             JsonObject *root)
{
  g_autoptr (GList) questions = elements_of (root, "open");

  for (GList *l = questions; l != NULL; l = l->next)
    {
      const char *id = text_of (json_node_get_object (l->data), "id");
      const BsQuestion *question = id != NULL ? bs_state_question (page->state, bs_id (id)) : NULL;
      const BsPlayer *player = question != NULL && question->player != NULL
                                 ? bs_state_player (page->state, question->player)
                                 : NULL;
      g_autofree char *sentence =
        question != NULL ? bs_question_text (question, page->state) : NULL;

      if (l == questions)
        g_string_append_printf (page->out, "\n%s\n", _("Still open:"));
      g_string_append_printf (page->out, "  %s  ", id);
      if (player != NULL)
        g_string_append_printf (page->out, "%s: ", player->name);
      g_string_append_printf (page->out, "%s\n", sentence != NULL ? sentence : "");
    }
}

/* The players of the team that has won, or nobody. */
static void
append_winner (Page       *page,
               const char *winner)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_auto (GStrv) ids = g_strsplit (winner, ",", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const BsPlayer *player = bs_state_player (page->state, bs_id (ids[i]));

      append_item (names, player != NULL ? player->name : ids[i]);
    }
  if (g_str_equal (winner, "draw"))
    g_string_append_printf (page->out, "%s\n", _("a draw"));
  else
    g_string_append_printf (page->out, _("won by: %s\n"), names->str);
}

static void
append_head (Page       *page,
             JsonObject *root)
{
  const char *phase = text_of (root, "phase");
  const char *winner = text_of (root, "winner");

  g_string_append_printf (page->out, "%s\n",
                          bs_ruleset_text (page->ruleset, "ruleset", page->ruleset->name));
  if (phase != NULL)
    {
      /* Translators: number of the round, name of the phase */
      g_string_append_printf (page->out, _("round %d, %s\n"), number_of (root, "round"),
                              word (page, "phase", phase));
    }
  else
    g_string_append_printf (page->out, "%s\n", _("before the battle"));
  if (winner != NULL)
    append_winner (page, winner);
}

/**
 * bs_cli_state_text:
 * @session: a battle
 * @line: a line of its record
 * @viewer: (nullable): who looks
 *
 * Returns: (transfer full): the state as text, in the user's language, without the last newline
 */
char *
bs_cli_state_text (BsSession *session,
                   guint      line,
                   BsId       viewer)
{
  const BsHistory *history = bs_session_get_history (session);
  g_autofree char *json = bs_json_place (history, line, viewer);
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  Page page = { g_string_new (NULL), bs_session_get_rules (session)->ruleset,
                bs_history_place (history, line)->state, viewer };
  JsonObject *root;

  g_return_val_if_fail (node != NULL && JSON_NODE_HOLDS_OBJECT (node),
                        g_string_free (page.out, FALSE));

  root = json_node_get_object (node);
  append_head (&page, root);
  append_order (&page, root);
  append_players (&page, root);
  append_open (&page, root);
  g_string_truncate (page.out, page.out->len - 1);

  return g_string_free (page.out, FALSE);
}
