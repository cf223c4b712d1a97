/* bs-ship-values.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ship-values.h"

#include "app/table/bs-offer-button.h"
#include "app/widgets/bs-number-label.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-shelf.h"

#include "engine/play/bs-deck.h"
#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* Every tracked value of a ship with plus and minus. What is set here is set by hand: the table is
 * right, so each line says anyway. */

static void
add_row (GtkWidget *card,
         GtkWidget *row)
{
  gtk_box_append (GTK_BOX (card), row);
}

static void
add_shields (GtkWidget       *card,
             BsTable         *table,
             const BsShip    *ship,
             const BsSection *section)
{
  const BsState *state = bs_table_get_state (table);
  g_autofree char *on =
    ship->sections->len > 1 ? g_strconcat (ship->id, "/", section->id, NULL) : g_strdup (ship->id);
  g_autofree char *active = g_strdup_printf ("%d", section->active);
  g_autofree char *disabled = g_strdup_printf ("%d", section->disabled);
  g_autofree char *name_up = g_strconcat ("up-", section->id, NULL);
  g_autofree char *name_down = g_strconcat ("down-", section->id, NULL);
  g_autofree char *name_lost = g_strconcat ("lost-", section->id, NULL);
  g_autofree char *lost = g_strdup_printf ("%d", section->lost);
  GtkWidget *minus, *plus;

  if (ship->sections->len > 1)
    {
      g_autofree char *part = bs_words_named (state->ruleset, "word", section->id);

      gtk_box_append (GTK_BOX (card), bs_text_label (part, "panel-heading"));
    }
  if (section->active + section->disabled + section->lost == 0)
    return;

  add_row (card, bs_value_row (name_up, _("Shields active"), active, &minus, &plus));
  bs_bind_line (minus, table, "shields ship=%s do=lose count=1 anyway", on);
  bs_bind_line (plus, table, "shields ship=%s do=restore count=1 anyway", on);
  gtk_widget_set_sensitive (minus, section->active > 0);
  gtk_widget_set_sensitive (plus, section->lost > 0);

  add_row (card, bs_value_row (name_down, _("Shields disabled"), disabled, &minus, &plus));
  bs_bind_line (minus, table, "shields ship=%s do=raise count=1 anyway", on);
  bs_bind_line (plus, table, "shields ship=%s do=lower count=1 anyway", on);
  gtk_widget_set_sensitive (minus, section->disabled > 0);
  gtk_widget_set_sensitive (plus, section->active > 0);

  add_row (card, bs_value_row (name_lost, _("Shields lost"), lost, NULL, NULL));
}

static void
add_hull (GtkWidget       *card,
          const BsState   *state,
          const BsShip    *ship,
          const BsSection *section)
{
  g_autofree char *hull =
    /* Translators: hull that is left and all hull. */
    g_strdup_printf (_("%d of %d"), bs_words_hull_left (state, ship, section), section->hull);

  add_row (card, bs_value_row ("hull", _("Hull left"), hull, NULL, NULL));
}

static void
add_tokens (GtkWidget    *card,
            BsTable      *table,
            const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  BsId on_ship = bs_id ("ship");

  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];
      int n = bs_ship_count (ship, token->id);
      g_autofree char *name = NULL;
      g_autofree char *value = NULL;
      GtkWidget *minus, *plus;

      if (token->on != on_ship)
        continue;

      name = bs_words_named (state->ruleset, "token", token->id);
      value = g_strdup_printf ("%d", n);
      add_row (card, bs_value_row (token->id, name, value, &minus, &plus));
      bs_bind_line (minus, table, "token on=%s kind=%s remove anyway", ship->id, token->id);
      bs_bind_line (plus, table, "token on=%s kind=%s add anyway", ship->id, token->id);
      gtk_widget_set_sensitive (minus, n > token->min);
    }
}

static void
lock_cb (GtkDropDown *list)
{
  BsTable *table = g_object_get_data (G_OBJECT (list), "table");
  const char *ship = g_object_get_data (G_OBJECT (list), "ship");
  const GPtrArray *targets = g_object_get_data (G_OBJECT (list), "targets");
  guint selected = gtk_drop_down_get_selected (list);

  if (selected > 0 && selected <= targets->len)
    bs_table_perform_line (table, GTK_WIDGET (list), "lock ship=%s target=%s anyway", ship,
                           (const char *) targets->pdata[selected - 1]);
}

/* A lock that is no action: the table is right. */
static void
add_lock_list (GtkWidget    *card,
               BsTable      *table,
               const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GPtrArray *targets = g_ptr_array_new ();
  GtkWidget *list;

  gtk_string_list_append (names, _("Lock by hand…"));
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];
      g_autofree char *name = bs_words_ship (state, other);

      if (!bs_ship_in_play (other) || !bs_state_enemies (state, ship->id, other->id))
        continue;
      gtk_string_list_append (names, name);
      g_ptr_array_add (targets, (gpointer) other->id);
    }

  list = bs_drop_down (_("Lock by hand"), G_LIST_MODEL (g_steal_pointer (&names)));
  gtk_widget_set_name (list, "lock-by-hand");
  gtk_widget_set_visible (list, targets->len > 0 && bs_ship_in_play (ship));
  g_object_set_data_full (G_OBJECT (list), "table", g_object_ref (table), g_object_unref);
  g_object_set_data_full (G_OBJECT (list), "targets", targets, (GDestroyNotify) g_ptr_array_unref);
  g_object_set_data (G_OBJECT (list), "ship", (gpointer) ship->id);
  g_signal_connect (list, "notify::selected", G_CALLBACK (lock_cb), NULL);
  add_row (card, list);
}

static void
add_locks (GtkWidget    *card,
           BsTable      *table,
           const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);

  for (guint i = 0; i < state->locks->len; i++)
    {
      const BsLock *lock = state->locks->pdata[i];
      const BsShip *from = bs_state_ship (state, lock->from);
      const BsShip *to = bs_state_ship (state, lock->to);
      g_autofree char *words = NULL;
      g_autofree char *name = NULL;
      GtkWidget *minus;

      if ((lock->from != ship->id && lock->to != ship->id) || from == NULL || to == NULL)
        continue;

      /* Translators: a target lock: letter, who, whom. */
      words = g_strdup_printf (_("Lock %s: %s on %s"), lock->letter, from->name, to->name);
      name = g_strconcat ("lock-", lock->letter, NULL);
      add_row (card, bs_value_row (name, words, "1", &minus, NULL));
      bs_bind_line (minus, table, "unlock ship=%s target=%s anyway", lock->from, lock->to);
    }
  add_lock_list (card, table, ship);
}

/* What a number is made of, if it is not just what is printed. */
static void
add_reasons (GtkWidget    *card,
             BsTable      *table,
             const BsShip *ship,
             const char   *number)
{
  const BsState *state = bs_table_get_state (table);
  BsAsked asked = { .number = bs_id (number), .ship = ship->id };
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *name = g_strconcat ("reasons-", number, NULL);
  gboolean told = FALSE;
  GtkWidget *label;

  bs_number (state, &asked, &parts);
  for (guint i = 0; i < parts->len; i++)
    told |= ((BsPart *) parts->pdata[i])->rule != NULL;
  if (parts->len < 2 && !told)
    return;

  label = bs_number_label_new ();
  gtk_widget_set_name (label, name);
  bs_number_label_set (label, state, &asked);
  add_row (card, label);
}

/* @on: the ship, or the card of it that has the number. */
static void
add_number (GtkWidget    *card,
            BsTable      *table,
            const BsShip *ship,
            const char   *on,
            const char   *number)
{
  const BsState *state = bs_table_get_state (table);
  int n = bs_ship_value (state, bs_id (on), number);
  g_autofree char *name = bs_words_named (state->ruleset, "word", bs_id (number));
  g_autofree char *value = g_strdup_printf ("%d", n);
  const char *part = strchr (on, '/');
  g_autofree char *row = part != NULL ? g_strjoin ("-", part + 1, number, NULL) : g_strdup (number);
  GtkWidget *minus, *plus;

  add_row (card, bs_value_row (row, name, value, &minus, &plus));
  bs_bind_line (minus, table, "set on=%s %s=%d anyway", on, number, MAX (n - 1, 0));
  bs_bind_line (plus, table, "set on=%s %s=%d anyway", on, number, n + 1);
  gtk_widget_set_sensitive (minus, n > 0);
  add_reasons (card, table, ship, number);
}

static void
add_section_numbers (GtkWidget       *card,
                     BsTable         *table,
                     const BsShip    *ship,
                     const BsSection *section)
{
  g_autofree char *on = g_strconcat (ship->id, "/", section->id, NULL);

  add_number (card, table, ship, on, "attack");
  add_number (card, table, ship, on, "agility");
}

static void
cloak_cb (GtkDropDown *list)
{
  BsTable *table = g_object_get_data (G_OBJECT (list), "table");
  const char *ship = g_object_get_data (G_OBJECT (list), "ship");

  bs_table_perform_line (table, GTK_WIDGET (list), "set on=%s cloak=%s anyway", ship,
                         bs_cloak_name (gtk_drop_down_get_selected (list)));
}

static void
add_cloak (GtkWidget    *card,
           BsTable      *table,
           const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *title = bs_words_named (state->ruleset, "word", bs_id ("cloak"));
  GtkWidget *label = bs_text_label (title, NULL);
  GtkWidget *list;

  if (bs_ruleset_action (state->ruleset, bs_id ("cloak")) == NULL)
    return;

  for (int cloak = BS_CLOAK_NONE; cloak <= BS_CLOAK_RED; cloak++)
    {
      g_autofree char *id = g_strconcat ("cloak-", bs_cloak_name (cloak), NULL);
      g_autofree char *name = bs_words_named (state->ruleset, "word", bs_id (id));

      gtk_string_list_append (names, name);
    }

  list = bs_drop_down (title, G_LIST_MODEL (g_steal_pointer (&names)));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (list), ship->cloak);
  g_object_set_data_full (G_OBJECT (list), "table", g_object_ref (table), g_object_unref);
  g_object_set_data (G_OBJECT (list), "ship", (gpointer) ship->id);
  g_signal_connect (list, "notify::selected", G_CALLBACK (cloak_cb), NULL);
  gtk_widget_set_name (list, "cloak");
  gtk_widget_set_hexpand (list, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), list);
  add_row (card, row);
}

static void
immobilised_cb (GtkWidget *check)
{
  BsTable *table = g_object_get_data (G_OBJECT (check), "table");
  const char *ship = g_object_get_data (G_OBJECT (check), "ship");

  bs_table_perform_line (table, check, "set on=%s status=%s anyway", ship,
                         gtk_check_button_get_active (GTK_CHECK_BUTTON (check)) ? "immobilised"
                                                                                : "active");
}

/* Where engines can be shot out; who is held follows from the docks. */
static void
add_immobilised (GtkWidget    *card,
                 BsTable      *table,
                 const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  GtkWidget *check;

  if (bs_ruleset_figure (state->ruleset, "precision-crits", 0) == 0 || !bs_ship_in_play (ship))
    return;

  check = gtk_check_button_new_with_label (_("Immobilised"));
  gtk_widget_set_name (check, "immobilised");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), ship->immobilised);
  g_object_set_data_full (G_OBJECT (check), "table", g_object_ref (table), g_object_unref);
  g_object_set_data (G_OBJECT (check), "ship", (gpointer) ship->id);
  g_signal_connect (check, "toggled", G_CALLBACK (immobilised_cb), NULL);
  add_row (card, check);
}

/**
 * bs_ship_values_new:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating): all its values with plus and minus
 */
GtkWidget *
bs_ship_values_new (BsTable      *table,
                    const BsShip *ship)
{
  static const char *const numbers[] = { "skill", "attack", "agility" };
  GtkWidget *card = bs_panel_card (_("Values"));

  for (guint i = 0; i < ship->sections->len; i++)
    {
      add_shields (card, table, ship, ship->sections->pdata[i]);
      add_hull (card, bs_table_get_state (table), ship, ship->sections->pdata[i]);
      if (ship->sections->len > 1)
        add_section_numbers (card, table, ship, ship->sections->pdata[i]);
    }
  add_immobilised (card, table, ship);
  add_cloak (card, table, ship);
  add_tokens (card, table, ship);
  add_locks (card, table, ship);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (i == 0 || ship->sections->len < 2)
      add_number (card, table, ship, ship->id, numbers[i]);

  gtk_widget_set_sensitive (card, bs_table_is_live (table));

  return card;
}

static GtkWidget *
small_button (BsTable    *table,
              const char *name,
              const char *words,
              const char *about)
{
  GtkWidget *button = bs_text_button (name, words);
  /* Translators: what a button does and to which card: "Disable: Photon Torpedoes". */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), words, about);

  bs_set_label (button, spoken);

  return button;
}

/* A card's words, and below them @buttons: beside them there is no room for both in a narrow
 * panel. */
static GtkWidget *
card_row (const char *title,
          const char *subtitle,
          GtkWidget  *buttons)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (row), bs_text_label (title, "card-title"));
  if (subtitle != NULL && *subtitle != '\0')
    gtk_box_append (GTK_BOX (row), bs_text_label (subtitle, "dim-label"));
  if (buttons != NULL)
    {
      gtk_widget_set_margin_top (buttons, 4);
      gtk_box_append (GTK_BOX (row), buttons);
    }

  return row;
}

static char *
part_subtitle (const BsState    *state,
               const BsShipPart *part)
{
  const BsCard *card = bs_state_card (state, part->card);
  g_autofree char *text = card != NULL ? bs_words_card (state->ruleset, card) : NULL;
  GString *string = g_string_new (NULL);

  if (part->state != BS_PART_ACTIVE)
    {
      g_autofree char *word =
        bs_words_named (state->ruleset, "word", bs_id (bs_part_state_name (part->state)));

      g_string_append (string, part->held_down ? C_("card", "Off board") : word);
    }

  for (guint i = 0; i < part->counters->len; i++)
    {
      const BsCounter *counter = &g_array_index (part->counters, BsCounter, i);
      g_autofree char *name = bs_words_named (state->ruleset, "token", counter->kind);
      g_autofree char *words = bs_words_count (name, counter->n);

      if (counter->n > 0)
        g_string_append_printf (string, "%s%s", string->len > 0 ? " · " : "", words);
    }

  if (text != NULL && *text != '\0')
    g_string_append_printf (string, "%s%s", string->len > 0 ? " · " : "", text);

  return g_string_free (string, FALSE);
}

static void
add_part (GtkWidget        *card,
          BsTable          *table,
          const BsShipPart *part)
{
  const BsState *state = bs_table_get_state (table);
  g_autofree char *subtitle = part_subtitle (state, part);
  g_autofree char *toggle_name = g_strconcat ("toggle-", part->id, NULL);
  g_autofree char *discard_name = g_strconcat ("discard-", part->id, NULL);
  gboolean active = part->state == BS_PART_ACTIVE;
  const char *name = bs_fleet_part_name (state, part);
  GtkWidget *row, *button, *buttons = NULL;

  if (part->hidden)
    {
      gtk_box_append (GTK_BOX (card), card_row (_("Face down"), NULL, NULL));
      return;
    }

  if (part->state != BS_PART_DISCARDED)
    {
      buttons = bs_wrap_box (6);
      button = small_button (table, toggle_name, active ? _("Disable") : _("Enable"), name);
      bs_bind_line (button, table, "card card=%s do=%s anyway", part->id,
                    active ? "disable" : "enable");
      bs_layout_box_add (buttons, button);
      button = small_button (table, discard_name, _("Discard"), name);
      bs_bind_line (button, table, "card card=%s do=discard anyway", part->id);
      bs_layout_box_add (buttons, button);
    }
  row = card_row (name, subtitle, buttons);
  if (!active)
    gtk_widget_add_css_class (row, "off");
  gtk_box_append (GTK_BOX (card), row);
}

/**
 * bs_ship_cards_new:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating): its captain or pilot and its upgrades, with what they do
 */
GtkWidget *
bs_ship_cards_new (BsTable      *table,
                   const BsShip *ship)
{
  GtkWidget *card = bs_panel_card (_("Cards"));

  for (guint i = 0; i < ship->parts->len; i++)
    add_part (card, table, ship->parts->pdata[i]);

  gtk_widget_set_visible (card, ship->parts->len > 0);

  return card;
}

static void
add_damage (GtkWidget      *card,
            BsTable        *table,
            const BsDamage *damage)
{
  const BsState *state = bs_table_get_state (table);
  const BsDeckState *pile = damage->deck != NULL ? bs_state_deck (state, damage->deck) : NULL;
  const BsDamageCard *face =
    damage->card != NULL && damage->up
      ? bs_ruleset_damage_card (state->ruleset, pile != NULL ? pile->kind : state->ruleset->deck,
                                damage->card)
      : NULL;
  g_autofree char *words = bs_words_damage (state, damage);
  g_autofree char *turn_name = g_strconcat ("turn-", damage->id, NULL);
  g_autofree char *discard_name = g_strconcat ("discard-", damage->id, NULL);
  GtkWidget *buttons = bs_wrap_box (6);
  GtkWidget *row = card_row (words,
                             face != NULL && face->text != NULL
                               ? bs_ruleset_text (state->ruleset, "card-text", face->text)
                               : NULL,
                             buttons);
  GtkWidget *turn =
    small_button (table, turn_name, damage->up ? _("Turn Down") : _("Turn Up"), words);
  GtkWidget *discard = small_button (table, discard_name, _("Discard"), words);

  bs_bind_line (turn, table, "turn-card card=%s anyway", damage->id);
  bs_bind_line (discard, table, "discard-card card=%s anyway", damage->id);
  bs_layout_box_add (buttons, turn);
  bs_layout_box_add (buttons, discard);
  gtk_box_append (GTK_BOX (card), row);
}

/* The short way: hits and criticals, three taps. */
typedef struct
{
  BsTable *table;
  BsId ship;
  int n[2];
  GtkWidget *figure[2];
  GtkWidget *deal;
  GtkWidget *half;      /* (nullable) which half of a huge ship */
} Short;

static void
short_free (gpointer data)
{
  Short *self = data;

  g_object_unref (self->table);
  g_free (self);
}

static void
short_show (Short *self)
{
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", self->n[i]);

      gtk_label_set_label (GTK_LABEL (self->figure[i]), text);
    }
  gtk_widget_set_sensitive (self->deal, self->n[0] + self->n[1] > 0);
}

static void
short_step_cb (GtkWidget *button,
               gpointer   data)
{
  Short *self = data;
  int which = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "which"));
  int step = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "step"));

  self->n[which] = CLAMP (self->n[which] + step, 0, 99);
  short_show (self);
}

static void
short_deal_cb (GtkWidget *button,
               gpointer   data)
{
  Short *self = data;

  guint half = self->half != NULL ? gtk_drop_down_get_selected (GTK_DROP_DOWN (self->half)) : 0;

  bs_table_perform_line (self->table, button, "damage ship=%s%s hits=%d crits=%d anyway",
                         self->ship,
                         self->half == NULL ? ""
                         : half == 1        ? "/aft"
                                            : "/fore",
                         self->n[0], self->n[1]);
}

/* Which half is hit: each has its own damage deck. */
static GtkWidget *
half_list (const BsState *state)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *fore = bs_words_named (state->ruleset, "word", bs_id ("fore"));
  g_autofree char *aft = bs_words_named (state->ruleset, "word", bs_id ("aft"));
  GtkWidget *list;

  gtk_string_list_append (names, fore);
  gtk_string_list_append (names, aft);
  list = bs_drop_down (_("Which half is hit"), G_LIST_MODEL (g_steal_pointer (&names)));
  gtk_widget_set_name (list, "half");

  return list;
}

static void
add_short (GtkWidget    *card,
           BsTable      *table,
           const BsShip *ship)
{
  const char *titles[] = { _("Hits"), _("Criticals") };
  const char *const names[] = { "hits", "crits" };
  Short *self = g_new0 (Short, 1);

  self->table = g_object_ref (table);
  self->ship = ship->id;
  if (bs_deck_has_halves (bs_table_get_state (table), ship))
    {
      self->half = half_list (bs_table_get_state (table));
      gtk_box_append (GTK_BOX (card), self->half);
    }
  self->deal = bs_text_button ("deal-short", _("_Deal"));
  g_object_set_data_full (G_OBJECT (card), "short", self, short_free);
  bs_shelf_renew (card);

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *minus, *plus;
      GtkWidget *row = bs_value_row (names[i], titles[i], "0", &minus, &plus);

      self->figure[i] = gtk_widget_get_next_sibling (minus);
      g_object_set_data (G_OBJECT (minus), "which", GINT_TO_POINTER (i));
      g_object_set_data (G_OBJECT (plus), "which", GINT_TO_POINTER (i));
      g_object_set_data (G_OBJECT (minus), "step", GINT_TO_POINTER (-1));
      g_object_set_data (G_OBJECT (plus), "step", GINT_TO_POINTER (1));
      g_signal_connect (minus, "clicked", G_CALLBACK (short_step_cb), self);
      g_signal_connect (plus, "clicked", G_CALLBACK (short_step_cb), self);
      gtk_box_append (GTK_BOX (card), row);
    }

  g_signal_connect (self->deal, "clicked", G_CALLBACK (short_deal_cb), self);
  gtk_widget_set_halign (self->deal, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (card), self->deal);
  short_show (self);
}

/**
 * bs_ship_damage_new:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating): its damage cards, and the short way to deal more
 */
GtkWidget *
bs_ship_damage_new (BsTable      *table,
                    const BsShip *ship)
{
  GtkWidget *card = bs_panel_card (_("Damage"));

  for (guint i = 0; i < ship->damage->len; i++)
    add_damage (card, table, ship->damage->pdata[i]);
  add_short (card, table, ship);
  gtk_widget_set_sensitive (card, bs_table_is_live (table));

  return card;
}
