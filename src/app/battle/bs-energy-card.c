/* bs-energy-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-energy-card.h"

#include "app/table/bs-offer-button.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"

#include "engine/play/bs-energy.h"
#include "engine/play/bs-huge.h"
#include "engine/state/bs-fleet-names.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* Energy of a huge ship: what lies on the ship, and on each card that feeds on it. Minus spends it;
 * plus on the ship gains it, on a card it is allocated from the ship. */

static void
bind (GtkWidget    *button,
      BsTable      *table,
      const BsShip *ship,
      const char   *does,
      BsId          card)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (BsCommand) command = bs_command_new ("energy");
  g_autoptr (BsVerdict) verdict = NULL;

  bs_command_set (command, "ship", ship->id);
  bs_command_set (command, "do", does);
  if (card != NULL)
    bs_command_set (command, "card", card);
  verdict = bs_judge (state, command, bs_table_get_asker (table));
  bs_bind_command (button, table, command);
  bs_dress_offer (button, table, verdict);
}

static void
add_row (GtkWidget        *card,
         BsTable          *table,
         const BsShip     *ship,
         const BsShipPart *part)
{
  int held = part != NULL ? bs_energy_on_card (part) : bs_ship_count (ship, bs_id ("energy"));
  int limit = part != NULL ? bs_energy_card_limit (part) : bs_huge_energy_limit (ship);
  g_autofree char *name = g_strconcat ("energy-", part != NULL ? part->id : ship->id, NULL);
  /* Translators: energy that is there, and how much there can be. */
  g_autofree char *value = g_strdup_printf (_("%d of %d"), held, limit);
  GtkWidget *minus, *plus;

  gtk_box_append (GTK_BOX (card),
                  bs_value_row (name,
                                part != NULL ? bs_fleet_part_name (bs_table_get_state (table), part)
                                             : _("On the ship"),
                                value, &minus, &plus));
  bind (minus, table, ship, "spend", part != NULL ? part->id : NULL);
  bind (plus, table, ship, part != NULL ? "allocate" : "gain", part != NULL ? part->id : NULL);
}

/**
 * bs_energy_card_new:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating) (nullable): its energy, and that of its cards; %NULL if it has
 * nothing to do with energy
 */
GtkWidget *
bs_energy_card_new (BsTable      *table,
                    const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  GtkWidget *card;

  if (!bs_ship_in_play (ship) || !state->begun || bs_huge_energy_limit (ship) == 0)
    return NULL;

  card = bs_panel_card (_("Energy"));
  gtk_widget_set_name (card, "energy");
  add_row (card, table, ship, NULL);
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      if (!part->hidden && bs_energy_card_limit (part) > 0)
        add_row (card, table, ship, part);
    }
  gtk_box_append (GTK_BOX (card),
                  bs_rule_link_new (bs_ruleset_rule_by_key (state->ruleset, bs_id ("energy"))));

  return card;
}
