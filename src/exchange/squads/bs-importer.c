/* bs-importer.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* An import being built: what is done in it, and what is said of that. */

#include "bs-importer.h"

#include "exchange/cards/bs-cards-private.h"

#include "engine/fleet/bs-points.h"

#include <glib/gi18n.h>
#include <string.h>

#define NAME_MAX_CHARS 100

/**
 * bs_squad_card_label:
 *
 * Returns: (transfer full): what the list calls a card
 */
char *
bs_squad_card_label (const BsSquadCard *card)
{
  const char *colon = card->id != NULL ? strchr (card->id, ':') : NULL;

  if (card->name != NULL)
    return bs_clean_name (card->name);

  return g_strdup (colon != NULL ? colon + 1 : card->id != NULL ? card->id : "?");
}

/* Takes @text. */
void
bs_importer_say (BsImporter        *self,
                 BsImportKind       kind,
                 BsId               ship,
                 const BsSquadCard *told,
                 const BsCard      *card,
                 char              *text)
{
  BsImportItem *item = g_new0 (BsImportItem, 1);

  item->kind = kind;
  item->squad = self->squad;
  item->line = told != NULL ? told->line : 0;
  item->ship = ship;
  item->told = told != NULL ? bs_squad_card_label (told) : NULL;
  item->card = card;
  item->text = text;
  g_ptr_array_add (self->import->items, item);
}

/* A name of no more letters than @most (transfer full); says so if it was longer. */
char *
bs_importer_shorten (BsImporter *self,
                     const char *name,
                     guint       most)
{
  guint length = (guint) g_utf8_strlen (name, -1);
  char *begin = g_utf8_substring (name, 0, MIN (most, length));

  if (length > most)
    bs_importer_say (self, BS_IMPORT_REMARK, NULL, NULL, NULL,
                     g_strdup_printf (_("A name of %u letters was cut to its first %u: %s"), length,
                                      most, begin));

  return begin;
}

char *
bs_importer_id_text (const char *name)
{
  g_autofree char *folded = bs_catalogue_fold (name);
  GString *id = g_string_new (NULL);

  for (const char *p = folded; *p != '\0' && id->len < 30; p++)
    {
      if (g_ascii_isalnum (*p))
        g_string_append_c (id, *p);
      else if ((guchar) *p < 0x80 && id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);

  return g_string_free (id, FALSE);
}

char *
bs_importer_label (const BsSquadCard *card)
{
  g_autofree char *label = bs_squad_card_label (card);

  return g_utf8_substring (label, 0, MIN (NAME_MAX_CHARS, g_utf8_strlen (label, -1)));
}

/* Says what became of a card. */
void
bs_importer_say_found (BsImporter        *self,
                       BsId               ship,
                       const BsSquadCard *told,
                       const BsResolved  *found)
{
  g_autofree char *whole = bs_squad_card_label (told);
  g_autofree char *label = found->card != NULL ? bs_importer_label (told)
                                               : bs_importer_shorten (self, whole, NAME_MAX_CHARS);
  g_autofree char *folded = bs_catalogue_fold (label);
  g_autofree char *printed = found->card != NULL ? bs_catalogue_fold (found->card->name) : NULL;

  if (found->card != NULL && found->by_name && found->corrected)
    bs_importer_say (
      self, BS_IMPORT_CORRECTED, ship, told, found->card,
      g_strdup_printf (_("“%s” was found by its name; nothing is known of its id “%s”."),
                       bs_card_name (found->card),
                       strchr (told->id, ':') != NULL ? strchr (told->id, ':') + 1 : told->id));
  else if (found->card != NULL && (!found->corrected || g_str_equal (folded, printed)))
    bs_importer_say (self, BS_IMPORT_UNDERSTOOD, ship, told, found->card,
                     g_strdup (bs_card_name (found->card)));
  else if (found->card != NULL)
    bs_importer_say (self, BS_IMPORT_CORRECTED, ship, told, found->card,
                     g_strdup_printf (_("“%s” was taken for “%s”."), label,
                                      bs_card_name (found->card)));
  else if (found->maybe != NULL)
    {
      bs_importer_say (self, BS_IMPORT_UNKNOWN, ship, told, NULL,
                       g_strdup_printf (_("“%s” is not in the catalogue; did you mean “%s”? It "
                                           "was kept by its name; points: %d."),
                                        label, bs_card_name (found->maybe), told->points));
      ((BsImportItem *) g_ptr_array_index (self->import->items, self->import->items->len - 1))
        ->maybe = found->maybe;
    }
  else if (g_strcmp0 (told->kind, "ship") == 0)
    bs_importer_say (self, BS_IMPORT_UNKNOWN, ship, told, NULL,
                     g_strdup_printf (_("The ship “%s” is not in the catalogue. It was kept by "
                                         "its name; points: %d. Set its values by hand."),
                                      label, told->points));
  else
    bs_importer_say (
      self, BS_IMPORT_UNKNOWN, ship, told, NULL,
      g_strdup_printf (_("“%s” is not in the catalogue. It was kept by its name; points: %d."),
                       label, told->points));
}

/* What a rule says of this case, with its number. */
static void
say_against (BsImporter        *self,
             const BsVerdict   *verdict,
             BsId               ship,
             const BsSquadCard *told)
{
  if (verdict->level != BS_VERDICT_AGAINST)
    return;

  for (guint i = 0; i < verdict->reasons->len; i++)
    {
      const BsReason *reason = verdict->reasons->pdata[i];
      const char *sentence = reason->detail;

      /* Told better by who knows the faction of the squad. */
      if (self->faction != NULL && g_strcmp0 (reason->key, "one-faction") == 0)
        continue;
      if (sentence == NULL && reason->rule != NULL)
        sentence = bs_ruleset_text (self->state->ruleset, "rule", reason->rule->text);
      if (sentence == NULL)
        sentence = reason->key;
      bs_importer_say (self, BS_IMPORT_AGAINST, ship, told, NULL,
                       reason->rule != NULL
                         ? g_strdup_printf ("%s (%s)", sentence, reason->rule->id)
                         : g_strdup (sentence));
    }
}

static BsState *
apply (const BsState   *state,
       const BsCommand *command,
       GError         **error)
{
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);

  return bs_apply (state, copy, NULL, events, error);
}

/* Judges a command, says what it breaks, and does it in the state at hand. Takes @command. */
gboolean
bs_importer_do (BsImporter        *self,
                BsCommand         *command,
                BsId               ship,
                const BsSquadCard *told)
{
  g_autoptr (BsCommand) own = command;
  g_autoptr (BsVerdict) verdict = bs_judge (self->state, own, NULL);
  g_autoptr (BsVerdict) by_itself = bs_judge (self->alone, own, NULL);
  g_autoptr (GError) error = NULL;
  BsState *next;

  if (verdict->level == BS_VERDICT_ERROR)
    {
      bs_importer_say (self, BS_IMPORT_UNKNOWN, ship, told, NULL,
                       bs_verdict_text (verdict, self->state->ruleset));
      return FALSE;
    }
  if (verdict->level == BS_VERDICT_AGAINST)
    {
      say_against (self, by_itself, ship, told);
      self->together += by_itself->level < BS_VERDICT_AGAINST;
      own->anyway = TRUE;
    }
  next = apply (self->state, own, &error);
  if (next == NULL)
    {
      bs_importer_say (self, BS_IMPORT_UNKNOWN, ship, told, NULL, g_strdup (error->message));
      return FALSE;
    }
  bs_state_unref (self->state);
  self->state = next;
  next = apply (self->alone, own, NULL);
  if (next != NULL)
    {
      bs_state_unref (self->alone);
      self->alone = next;
    }
  g_ptr_array_add (self->import->commands, g_steal_pointer (&own));

  return TRUE;
}

/* The cards of a slot that is called as a resource cost what that one does, once: a flagship, a
 * fleet captain. */
gboolean
bs_importer_is_paid (const BsImporter *self,
                     const BsCard     *card)
{
  for (guint i = 0; card->slot != NULL && i < self->extras->len; i++)
    if (((BsCard *) self->extras->pdata[i])->id == card->slot)
      return TRUE;

  return FALSE;
}

/* What the cost of a card would be by the basic rule, told from a try. */
gboolean
bs_importer_try_points (BsImporter      *self,
                        const BsCommand *command,
                        BsId             ship,
                        gboolean         leader,
                        int             *points)
{
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsState) state = bs_apply (self->state, copy, NULL, events, NULL);
  const BsShip *now = state != NULL ? bs_state_ship (state, ship) : NULL;
  const BsShipPart *part = NULL;

  if (now == NULL || (now->parts->len == 0 && (leader || g_str_equal (command->verb, "equip"))))
    return FALSE;
  if (leader)
    part = bs_ship_leader (now);
  else if (g_str_equal (command->verb, "equip"))
    part = now->parts->pdata[now->parts->len - 1];
  *points = part != NULL ? bs_points_of_part (state, now, part) : now->points;

  return TRUE;
}

/* A stored cost is kept, and it is said where it differs. */
void
bs_importer_keep_points (BsImporter        *self,
                         BsCommand         *command,
                         BsId               ship,
                         const BsSquadCard *told,
                         gboolean           leader)
{
  g_autofree char *label = NULL;
  int points;

  if (told == NULL || !told->has_points ||
      !bs_importer_try_points (self, command, ship, leader, &points) || points == told->points)
    return;
  label = bs_importer_label (told);
  bs_command_set_int (command, leader ? "leader-points" : "points", told->points);
  bs_command_set_flag (command, leader ? "leader-fixed-points" : "fixed-points");
  bs_importer_say (
    self, BS_IMPORT_REMARK, ship, told, NULL,
    told->fixed
      ? g_strdup_printf (_("“%s”: the cost of %d set by hand was kept (basic rule: %d)."), label,
                         told->points, points)
      : g_strdup_printf (_("“%s”: the stored cost of %d was kept (basic rule: %d; card text?)."),
                         label, told->points, points));
}
