/* bs-import-check.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is against a rule and no command of a single card tells, and what is seen in the whole of a
 * list alone. */

#include "config.h"

#include "bs-import-check.h"

#include "engine/boarding/bs-carrier.h"
#include "engine/boarding/bs-crew.h"

#include <glib/gi18n.h>
#include <string.h>

/* Whether the name of a card is in the fleet already. */
static gboolean
is_taken (BsImporter   *self,
          const BsCard *card)
{
  g_autoptr (BsVerdict) verdict = bs_verdict_new ();

  bs_crew_judge_unique (self->alone, self->player, card->name, card->faction, card->unique,
                        verdict);

  return verdict->level == BS_VERDICT_AGAINST;
}

/* Of a ship and its leader that both are here already the judge names the ship alone. */
static void
check_pair (BsImporter        *self,
            BsId               id,
            const BsSquadCard *told,
            const BsCard      *ship,
            const BsCard      *leader)
{
  if (ship != NULL && leader != NULL && is_taken (self, ship) && is_taken (self, leader))
    bs_importer_say (self, BS_IMPORT_AGAINST, id, told, NULL,
                     g_strdup_printf (_("“%s” is in this fleet already."), bs_card_name (leader)));
}

static void
check_faction (BsImporter        *self,
               BsId               id,
               const BsSquadCard *told,
               const BsCard      *leader)
{
  if (leader == NULL || self->faction == NULL || leader->faction == NULL ||
      leader->faction == self->faction || !g_str_equal (leader->kind, "pilot"))
    return;
  bs_importer_say (
    self, BS_IMPORT_AGAINST, id, told, NULL,
    g_strdup_printf (
      _("“%s” is of the faction %s, the squad of %s: allowed as a house rule alone."),
      bs_card_name (leader), bs_ruleset_name (self->state->ruleset, "faction", leader->faction),
      bs_ruleset_name (self->state->ruleset, "faction", self->faction)));
}

/**
 * bs_import_check_leader:
 * @self: the import, before the ship comes in
 * @id: the ship's id in the commands
 * @told: (nullable): its leader as the list tells it
 * @ship: (nullable): its card
 * @leader: (nullable): the card of its leader
 *
 * Says what is against a rule in the two of them together and in the squad.
 */
void
bs_import_check_leader (BsImporter        *self,
                        BsId               id,
                        const BsSquadCard *told,
                        const BsCard      *ship,
                        const BsCard      *leader)
{
  check_faction (self, id, told, leader);
  check_pair (self, id, told, ship, leader);
}

/* Huge ships are counted, too, as far as the catalogue knows what each of them counts. */
static void
check_epic (BsImporter *self)
{
  int most = bs_ruleset_figure (self->state->ruleset, "fleet-epic-points", 0);
  int sum = 0;

  for (guint i = 0; i < self->alone->ships->len; i++)
    {
      const BsShip *ship = self->alone->ships->pdata[i];
      const BsCard *card = bs_state_card (self->alone, ship->card);

      if (ship->player == self->player && card != NULL)
        sum += bs_card_number (card, "epic-points", 0);
    }
  if (most > 0 && sum > most)
    bs_importer_say (
      self, BS_IMPORT_REMARK, NULL, NULL, NULL,
      g_strdup_printf (_("The huge ships count %d epic points; a player may have %d."), sum, most));
}

static void
say_carrier (BsImporter   *self,
             const BsShip *ship,
             const BsShip *carrier)
{
  BsCommand *stow = bs_command_new ("stow");

  bs_command_set (stow, "ship", ship->id);
  bs_command_set (stow, "target", carrier->id);
  bs_importer_say (self, BS_IMPORT_REMARK, ship->id, NULL, NULL,
                   g_strdup_printf (_("“%s” may begin the battle docked in “%s”."), ship->name,
                                    carrier->name));
  ((BsImportItem *) g_ptr_array_index (self->import->items, self->import->items->len - 1))->offer =
    stow;
}

/* What may begin the battle docked: said, with the command that does it. */
static void
say_carried (BsImporter *self)
{
  for (guint i = 0; i < self->alone->ships->len; i++)
    for (guint j = 0; j < self->alone->ships->len; j++)
      {
        const BsShip *carrier = self->alone->ships->pdata[i], *ship = self->alone->ships->pdata[j];

        if (carrier->player == self->player && bs_carrier_takes (self->alone, carrier, ship))
          say_carrier (self, ship, carrier);
      }
}

/**
 * bs_import_check_squad:
 * @self: the import, behind the last ship of a squad
 *
 * Says what can be said of the squad as a whole.
 */
void
bs_import_check_squad (BsImporter *self)
{
  check_epic (self);
  say_carried (self);
}

/* Names of cards are short, and hold nothing that only tables and programs have. */
static gboolean
may_be_name (const char *text)
{
  return g_utf8_strlen (text, -1) <= 60 && strpbrk (text, "\t{}<>=;|\\") == NULL;
}

/**
 * bs_import_check_found:
 * @import: a preview made of names
 * @error: BS_ERROR_SEMANTIC
 *
 * A list of names is one if half of them are cards, or nearly so; with new cards in it, a quarter,
 * if the rest could be names. A letter or a table in which a card is mentioned is none.
 *
 * Returns: whether it is a list of names at all
 */
gboolean
bs_import_check_found (const BsImport  *import,
                       GError         **error)
{
  guint names = 0, known = 0, odd = 0;

  for (guint i = 0; i < import->items->len; i++)
    {
      const BsImportItem *item = import->items->pdata[i];

      if (item->told == NULL || item->kind > BS_IMPORT_UNKNOWN)
        continue;
      names++;
      known += item->card != NULL || (item->maybe != NULL && may_be_name (item->told));
      odd += item->card == NULL && !may_be_name (item->told);
    }
  if (known == 0)
    g_set_error_literal (
      error, BS_ERROR, BS_ERROR_SEMANTIC,
      _("none of it is a card of this game; check that it is the right game, or the right file"));
  else if (known * 2 < names && (odd > 0 || known * 4 < names))
    g_set_error (
      error, BS_ERROR, BS_ERROR_SEMANTIC,
      ngettext (
        "only %u of its %u lines is a card of this game: it is no list of ships, one card a line",
        "only %u of its %u lines are cards of this game: it is no list of ships, one card a line",
        known),
      known, names);
  else
    return TRUE;

  return FALSE;
}
