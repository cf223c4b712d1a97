/* bs-new-players.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-new-players.h"

#include "app/widgets/bs-choice-row.h"
#include "engine/ground/bs-command-parse.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The most players at a table, and the fewest. */
#define MOST 4
#define FEWEST 2

/**
 * BsNewPlayers:
 *
 * The players of a new battle: how many, who with whom, names, edges where the rules ask for them,
 * and ready-made fleets.
 */
struct _BsNewPlayers
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *group;
  GtkWidget *count_row;
  GtkWidget *side_row;
  GtkWidget *names[MOST];
  GtkWidget *teams[MOST];
  GtkWidget *edges[MOST];
  GtkWidget *forces[MOST];

  const BsRuleset *ruleset;   /* (nullable) borrowed from the form */
};

G_DEFINE_FINAL_TYPE (BsNewPlayers, bs_new_players, GTK_TYPE_WIDGET)

static const char *const names[] = { "player-1", "player-2", "player-3", "player-4" };
static const char *const team_ids[] = { "one", "two" };
static const char *const edge_ids[] = { "south", "north", "west", "east" };

static guint
selected (GtkWidget *row)
{
  return bs_choice_row_get_selected (BS_CHOICE_ROW (row));
}

static int
get_count (BsNewPlayers *self)
{
  return selected (self->count_row) + FEWEST;
}

static gboolean
in_teams (BsNewPlayers *self)
{
  return get_count (self) > FEWEST && selected (self->side_row) == 1;
}

static gboolean
has_forces (BsNewPlayers *self)
{
  return self->ruleset != NULL && self->ruleset->forces->len > 0;
}

/* Only where ships are towed home is it of any meaning whose edge is whose. */
static gboolean
has_edges (BsNewPlayers *self)
{
  return self->ruleset != NULL && bs_ruleset_figure (self->ruleset, "jackpot-ships", 0) > 0;
}

static void
show_rows (BsNewPlayers *self)
{
  int count = get_count (self);

  gtk_widget_set_visible (self->side_row, count > FEWEST);
  for (int i = 0; i < MOST; i++)
    {
      gtk_widget_set_visible (self->names[i], i < count);
      gtk_widget_set_visible (self->teams[i], i < count && in_teams (self));
      gtk_widget_set_visible (self->edges[i], i < count && has_edges (self));
      gtk_widget_set_visible (self->forces[i], i < count && has_forces (self));
    }
}

static GtkWidget *
add_choice (BsNewPlayers      *self,
            const char        *name,
            const char        *title,
            const char        *sentence,
            const char *const *words)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (words);
  GtkWidget *row = bs_choice_row_new (title, sentence, model);

  gtk_widget_set_name (row, name);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);

  return row;
}

static void
add_player (BsNewPlayers *self,
            int           i)
{
  const char *teams[] = { _("First team"), _("Second team"), NULL };
  const char *edges[] = { _("South"), _("North"), _("West"), _("East"), NULL };
  /* Translators: the name that a player has until he gives another. */
  g_autofree char *name = g_strdup_printf (_("Player %d"), i + 1);
  g_autofree char *team = g_strdup_printf (_("Team of player %d"), i + 1);
  g_autofree char *edge = g_strdup_printf (_("Edge of player %d"), i + 1);
  g_autofree char *force = g_strdup_printf (_("Fleet of player %d"), i + 1);
  g_autofree char *team_name = g_strdup_printf ("team-%d", i + 1);
  g_autofree char *edge_name = g_strdup_printf ("edge-%d", i + 1);
  g_autofree char *force_name = g_strdup_printf ("force-%d", i + 1);

  self->names[i] = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->names[i]), name);
  gtk_widget_set_name (self->names[i], names[i]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->names[i]);
  self->teams[i] = add_choice (self, team_name, team, NULL, teams);
  self->edges[i] = add_choice (self, edge_name, edge, NULL, edges);
  self->forces[i] = add_choice (self, force_name, force, NULL, NULL);
  bs_choice_row_set_selected (BS_CHOICE_ROW (self->teams[i]), i % 2);
  bs_choice_row_set_selected (BS_CHOICE_ROW (self->edges[i]), i);
}

static void
bs_new_players_dispose (GObject *object)
{
  BsNewPlayers *self = BS_NEW_PLAYERS (object);

  g_clear_pointer (&self->group, gtk_widget_unparent);

  G_OBJECT_CLASS (bs_new_players_parent_class)->dispose (object);
}

static void
bs_new_players_class_init (BsNewPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_new_players_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_new_players_init (BsNewPlayers *self)
{
  const char *counts[] = { _("Two players"), _("Three players"), _("Four players"), NULL };
  const char *sides[] = { _("Everybody for himself"), _("Two teams"), NULL };

  self->group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), _("Players"));
  self->count_row = add_choice (self, "count", _("Number"), NULL, counts);
  self->side_row = add_choice (self, "sides", _("Sides"),
                               _("A team wins and loses together, and shares its points."), sides);
  for (int i = 0; i < MOST; i++)
    add_player (self, i);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
  g_signal_connect_object (self->count_row, "notify::selected", G_CALLBACK (show_rows), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side_row, "notify::selected", G_CALLBACK (show_rows), self,
                           G_CONNECT_SWAPPED);
  show_rows (self);
}

/**
 * bs_new_players_new:
 *
 * Returns: (transfer floating): the rows
 */
GtkWidget *
bs_new_players_new (void)
{
  return g_object_new (BS_TYPE_NEW_PLAYERS, NULL);
}

/**
 * bs_new_players_set_rules:
 * @self: the rows
 * @ruleset: (nullable): the rules of the battle; live until others are set
 *
 * Offers their ready-made fleets, and takes as many players as a mission is for.
 */
void
bs_new_players_set_rules (BsNewPlayers    *self,
                          const BsRuleset *ruleset)
{
  int wanted = ruleset != NULL ? bs_ruleset_figure (ruleset, "mission-players", 0) : 0;

  g_return_if_fail (BS_IS_NEW_PLAYERS (self));

  self->ruleset = ruleset;
  for (int i = 0; i < MOST; i++)
    {
      g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
      guint before = selected (self->forces[i]);

      for (guint f = 0; has_forces (self) && f < ruleset->forces->len; f++)
        gtk_string_list_append (words,
                                bs_ruleset_text (ruleset, "force",
                                                 ((BsForce *) ruleset->forces->pdata[f])->name));
      bs_choice_row_set_words (BS_CHOICE_ROW (self->forces[i]), words);
      if (has_forces (self))
        bs_choice_row_set_selected (BS_CHOICE_ROW (self->forces[i]), before < ruleset->forces->len
                                                                       ? before
                                                                       : i % ruleset->forces->len);
    }
  if (wanted >= FEWEST && wanted <= MOST)
    bs_choice_row_set_selected (BS_CHOICE_ROW (self->count_row), wanted - FEWEST);
  show_rows (self);
}

static char *
player_name (BsNewPlayers *self,
             int           i)
{
  g_autofree char *name =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->names[i]))));

  if (*name != '\0')
    return g_steal_pointer (&name);

  return g_strdup_printf (_("Player %d"), i + 1);
}

/**
 * bs_new_players_set_names:
 * @self: the rows
 * @told: names in the order of the players; those behind the last one are empty
 *
 * Fills in the names.
 */
void
bs_new_players_set_names (BsNewPlayers      *self,
                          const char *const *told)
{
  guint n = g_strv_length ((char **) told);

  g_return_if_fail (BS_IS_NEW_PLAYERS (self));

  for (guint i = 0; i < MOST; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[i]), i < n ? told[i] : "");
}

/**
 * bs_new_players_dup_names:
 * @self: the rows
 *
 * Returns: (transfer full): what was typed as names, in the order of all players that there could
 * be; "" where nothing was
 */
char **
bs_new_players_dup_names (BsNewPlayers *self)
{
  char **told;

  g_return_val_if_fail (BS_IS_NEW_PLAYERS (self), NULL);

  told = g_new0 (char *, MOST + 1);
  for (guint i = 0; i < MOST; i++)
    told[i] = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->names[i]))));

  return told;
}

/**
 * bs_new_players_title:
 * @self: the rows
 *
 * Returns: (transfer full): a title for the battle: who plays
 */
char *
bs_new_players_title (BsNewPlayers *self)
{
  GString *title = g_string_new (NULL);

  g_return_val_if_fail (BS_IS_NEW_PLAYERS (self), NULL);

  for (int i = 0; i < get_count (self); i++)
    {
      g_autofree char *name = player_name (self, i);

      g_string_append_printf (title, "%s%s", i > 0 ? " – " : "", name);
    }

  return g_string_free (title, FALSE);
}

/* Two players may take the same force: its ids get the player's behind them then. */
static char *
own_line (const char *template,
          const char *player,
          gboolean    again)
{
  g_auto (GStrv) parts = g_strsplit (template, "{player}", -1);
  g_autofree char *line = g_strjoinv (player, parts);
  g_autoptr (BsCommand) command = NULL;
  static const char *const ids[] = { "id", "ship" };

  if (!again || (command = bs_command_parse (line, NULL)) == NULL)
    return g_steal_pointer (&line);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (bs_command_has (command, ids[i]))
      {
        g_autofree char *id = g_strdup_printf ("%s-%s", bs_command_get (command, ids[i]), player);

        bs_command_set (command, ids[i], id);
      }

  return bs_command_print (command);
}

static void
tell_force (const BsForce *force,
            const char    *player,
            gboolean       again,
            GPtrArray     *commands)
{
  for (guint l = 0; l < force->lines->len; l++)
    {
      g_autofree char *line = own_line (force->lines->pdata[l], player, again);
      BsCommand *command = bs_command_parse (line, NULL);

      if (command != NULL)
        g_ptr_array_add (commands, command);
    }
}

static void
tell_player (BsNewPlayers  *self,
             int            i,
             const BsForce *force,
             GPtrArray     *commands)
{
  BsCommand *player = bs_command_new ("player");
  g_autofree char *id = g_strdup_printf ("p%d", i + 1);
  g_autofree char *name = player_name (self, i);

  bs_command_set (player, "id", id);
  bs_command_set (player, "name", name);
  if (in_teams (self))
    bs_command_set (player, "team", team_ids[MIN (selected (self->teams[i]), 1)]);
  if (has_edges (self))
    bs_command_set (player, "edge", edge_ids[MIN (selected (self->edges[i]), MOST - 1)]);
  if (force != NULL && force->faction != NULL)
    bs_command_set (player, "faction", force->faction);
  g_ptr_array_add (commands, player);
}

/**
 * bs_new_players_tell:
 * @self: the rows
 * @ready: with the ready-made fleets
 * @commands: (element-type BsCommand): gets the lines that lay the players down
 */
void
bs_new_players_tell (BsNewPlayers *self,
                     gboolean      ready,
                     GPtrArray    *commands)
{
  g_return_if_fail (BS_IS_NEW_PLAYERS (self));

  for (int i = 0; i < get_count (self); i++)
    {
      guint chosen = selected (self->forces[i]);
      const BsForce *force = ready && has_forces (self) && chosen < self->ruleset->forces->len
                             ? self->ruleset->forces->pdata[chosen] : NULL;
      g_autofree char *id = g_strdup_printf ("p%d", i + 1);
      gboolean again = FALSE;

      tell_player (self, i, force, commands);
      for (int before = 0; before < i; before++)
        again |= selected (self->forces[before]) == chosen;
      if (force != NULL)
        tell_force (force, id, again, commands);
    }
}
