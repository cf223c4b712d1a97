/* bs-new-battle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-new-battle.h"

#include "app/widgets/bs-choice-row.h"
#include "app/widgets/bs-option-row.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-new-players.h"
#include "bs-templates.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * BsNewBattle:
 *
 * The form for a new battle: game, extensions, mission, the players with their fleets, and the
 * options, each with a sentence. "begin" is emitted when its button is tapped, "muster" when the
 * players want to build their own fleets.
 */
struct _BsNewBattle
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *scroller;
  GtkWidget *page;
  GtkWidget *templates;
  GtkWidget *game_row;
  GtkWidget *mission_row;
  GtkWidget *game_group;
  GtkWidget *players;
  GtkWidget *option_group;
  GtkWidget *trouble;
  GtkWidget *begin;

  /* Owned. */
  BsLibrary *library;
  GSettings *settings;
  GPtrArray *games;       /* BsGameInfo that lie over nothing */
  GPtrArray *extensions;  /* BsGameInfo that lie over one */
  GPtrArray *missions;    /* BsGameInfo that are missions */
  GPtrArray *offered;     /* those of the present game, borrowed; the first: none */
  GPtrArray *switches;    /* GtkSwitch of the extensions of the game, borrowed, with "id" */
  GPtrArray *rows;        /* rows of the present game, borrowed */
  GPtrArray *options;     /* rows of bs_option_row_new(), borrowed */
  BsRules *rules;

  gboolean filling;       /* the list of missions is being filled */
};

G_DEFINE_FINAL_TYPE (BsNewBattle, bs_new_battle, GTK_TYPE_WIDGET)

static guint begin_signal, muster_signal;

static const BsGameInfo *
get_game (BsNewBattle *self)
{
  guint selected = bs_choice_row_get_selected (BS_CHOICE_ROW (self->game_row));

  return selected < self->games->len ? self->games->pdata[selected] : NULL;
}

static const BsGameInfo *
get_mission (BsNewBattle *self)
{
  guint selected = bs_choice_row_get_selected (BS_CHOICE_ROW (self->mission_row));

  return selected < self->offered->len ? self->offered->pdata[selected] : NULL;
}

static char **
chosen_extensions (BsNewBattle *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < self->switches->len; i++)
    if (gtk_switch_get_active (self->switches->pdata[i]))
      g_strv_builder_add (builder, g_object_get_data (self->switches->pdata[i], "id"));

  return g_strv_builder_end (builder);
}

static void
clear_rows (BsNewBattle *self,
            GPtrArray   *rows,
            GtkWidget   *group)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), rows->pdata[i]);
  g_ptr_array_set_size (rows, 0);
}

static void
add_option (BsNewBattle    *self,
            const BsOption *option)
{
  g_autoptr (GVariant) recent = g_settings_get_value (self->settings, "recent-options");
  const char *last = NULL;
  GtkWidget *row;

  g_variant_lookup (recent, option->id, "&s", &last);
  /* A mission says for how many points it is. */
  if (get_mission (self) != NULL && g_str_equal (option->id, "points"))
    last = option->fallback;
  if (g_str_equal (option->id, "cards"))
    last = g_settings_get_enum (self->settings, "cards") == 1 ? "real" : "virtual";

  row = bs_option_row_new (self->rules->ruleset, option, last);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->option_group), row);
  g_ptr_array_add (self->options, row);
}

static void
show_trouble (BsNewBattle *self,
              const char  *text)
{
  gtk_label_set_label (GTK_LABEL (self->trouble), text != NULL ? text : "");
  gtk_widget_set_visible (self->trouble, text != NULL);
}

/* The extensions, and the mission on top. */
static char **
chosen_layers (BsNewBattle *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) extensions = chosen_extensions (self);

  g_strv_builder_addv (builder, (const char **) extensions);
  if (get_mission (self) != NULL)
    g_strv_builder_add (builder, get_mission (self)->id);

  return g_strv_builder_end (builder);
}

static void
fill_options (BsNewBattle *self)
{
  const GPtrArray *options = self->rules->ruleset->options;

  for (guint i = 0; i < options->len; i++)
    {
      const BsOption *option = options->pdata[i];

      /* How a battle ends is said when it does. */
      if (option->values->len > 1 && !g_str_equal (option->id, "victory"))
        add_option (self, option);
    }
}

static void
load_rules (BsNewBattle *self)
{
  const BsGameInfo *game = get_game (self);
  g_auto (GStrv) layers = chosen_layers (self);
  g_autoptr (GError) error = NULL;

  clear_rows (self, self->options, self->option_group);
  bs_new_players_set_rules (BS_NEW_PLAYERS (self->players), NULL);
  g_clear_pointer (&self->rules, bs_rules_unref);
  if (game == NULL)
    {
      show_trouble (
        self,
        _("No rules were found. Reinstall Boardside, or put rules into your own data folder."));
      return;
    }

  self->rules = bs_library_load (self->library, game->id, layers, &error);
  show_trouble (self, error != NULL ? error->message : NULL);
  if (self->rules == NULL)
    return;

  bs_new_players_set_rules (BS_NEW_PLAYERS (self->players), self->rules->ruleset);
  fill_options (self);
  gtk_widget_set_visible (self->option_group, self->options->len > 0);
  gtk_widget_set_visible (self->begin,
                          self->rules->ruleset->forces->len > 0 || !self->rules->ruleset->ships);
}

static void
mission_cb (BsNewBattle *self)
{
  const BsGameInfo *mission = get_mission (self);

  if (self->filling)
    return;

  bs_choice_row_set_sentence (BS_CHOICE_ROW (self->mission_row), mission != NULL ? mission->text :
                              _("Free play: whoever has ships left at the end wins."));
  load_rules (self);
}

static void
fill_missions (BsNewBattle *self)
{
  const BsGameInfo *game = get_game (self);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_ptr_array_set_size (self->offered, 0);
  g_ptr_array_add (self->offered, NULL);
  gtk_string_list_append (names, _("No mission"));
  for (guint i = 0; game != NULL && i < self->missions->len; i++)
    {
      BsGameInfo *info = self->missions->pdata[i];

      if (info->over != game->id)
        continue;
      g_ptr_array_add (self->offered, info);
      gtk_string_list_append (names, info->name);
    }

  self->filling = TRUE;
  bs_choice_row_set_words (BS_CHOICE_ROW (self->mission_row), names);
  bs_choice_row_set_selected (BS_CHOICE_ROW (self->mission_row), 0);
  self->filling = FALSE;
  gtk_widget_set_visible (self->mission_row, self->offered->len > 1);
}

static void
add_extension (BsNewBattle      *self,
               const BsGameInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  /* By itself: the row's labels follow it only after the call. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row,
                "title", info->name,
                "subtitle", info->text,
                "subtitle-lines", 0,
                NULL);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_name (toggle, info->id);
  bs_set_label (toggle, info->name);
  g_object_set_data (G_OBJECT (toggle), "id", (gpointer) info->id);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (load_rules), self,
                           G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->game_group), row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->switches, toggle);
}

static void
game_cb (BsNewBattle *self)
{
  const BsGameInfo *game = get_game (self);

  g_ptr_array_set_size (self->switches, 0);
  clear_rows (self, self->rows, self->game_group);
  bs_choice_row_set_sentence (BS_CHOICE_ROW (self->game_row), game != NULL ? game->text : NULL);

  for (guint i = 0; game != NULL && i < self->extensions->len; i++)
    {
      const BsGameInfo *info = self->extensions->pdata[i];

      if (info->over == game->id)
        add_extension (self, info);
    }

  fill_missions (self);
  mission_cb (self);
}

static void
begin_cb (BsNewBattle *self)
{
  g_signal_emit (self, begin_signal, 0);
}

static void
muster_cb (BsNewBattle *self)
{
  g_signal_emit (self, muster_signal, 0);
}

static void
find_games (BsNewBattle *self)
{
  g_autoptr (GPtrArray) all = bs_library_games (self->library);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_ptr_array_set_free_func (all, NULL);
  for (guint i = 0; i < all->len; i++)
    {
      BsGameInfo *info = all->pdata[i];

      if (info->over == NULL)
        gtk_string_list_append (names, info->name);
      g_ptr_array_add (info->over == NULL ? self->games
                       : info->mission    ? self->missions
                                          : self->extensions,
                       info);
    }

  bs_choice_row_set_words (BS_CHOICE_ROW (self->game_row), names);
}

/* Below the form and always to be seen: whoever chose the last option need not go back. */
static GtkWidget *
build_bar (BsNewBattle *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = bs_wrap_box (12);
  GtkWidget *build_own = bs_text_button ("muster", _("B_uild Your Own Fleets…"));

  self->trouble = bs_text_label ("", "error");
  self->begin = bs_text_button ("begin", _("_Begin the Battle"));
  gtk_widget_add_css_class (self->begin, "suggested-action");
  gtk_widget_add_css_class (self->begin, "pill");
  gtk_widget_add_css_class (build_own, "pill");
  gtk_widget_set_halign (buttons, GTK_ALIGN_CENTER);
  bs_layout_box_add (buttons, self->begin);
  bs_layout_box_add (buttons, build_own);
  g_signal_connect_object (self->begin, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (build_own, "clicked", G_CALLBACK (muster_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (bar, "form-bar");
  gtk_box_append (GTK_BOX (bar), self->trouble);
  gtk_box_append (GTK_BOX (bar), buttons);

  return bar;
}

static void
build (BsNewBattle *self)
{
  GtkWidget *clamp = adw_clamp_new ();

  self->page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_add_css_class (self->page, "form");
  self->game_group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->game_group), _("New Battle"));
  self->game_row = bs_choice_row_new (_("Game"), NULL, NULL);
  gtk_widget_set_name (self->game_row, "game");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->game_group), self->game_row);
  self->mission_row = bs_choice_row_new (_("Mission"), NULL, NULL);
  gtk_widget_set_name (self->mission_row, "mission");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->game_group), self->mission_row);
  self->templates = bs_templates_new (self->library);
  self->players = bs_new_players_new ();
  self->option_group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->option_group), _("Options"));

  gtk_box_append (GTK_BOX (self->page), self->templates);
  gtk_box_append (GTK_BOX (self->page), self->game_group);
  gtk_box_append (GTK_BOX (self->page), self->players);
  gtk_box_append (GTK_BOX (self->page), self->option_group);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->page);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_box_append (GTK_BOX (self->box), build_bar (self));
}

/* The next battle is most often of the same game and between the same players. */
static void
recall (BsNewBattle *self)
{
  g_autofree char *game = g_settings_get_string (self->settings, "recent-game");
  g_auto (GStrv) names = g_settings_get_strv (self->settings, "recent-players");

  bs_new_battle_choose_game (self, bs_id (game));
  bs_new_players_set_names (BS_NEW_PLAYERS (self->players), (const char *const *) names);
}

static void
remember (BsNewBattle *self)
{
  g_auto (GStrv) names = bs_new_players_dup_names (BS_NEW_PLAYERS (self->players));

  g_settings_set_string (self->settings, "recent-game", get_game (self)->id);
  g_settings_set_strv (self->settings, "recent-players", (const char *const *) names);
}

static void
bs_new_battle_dispose (GObject *object)
{
  BsNewBattle *self = BS_NEW_BATTLE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_pointer (&self->rules, bs_rules_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->extensions, g_ptr_array_unref);
  g_clear_pointer (&self->missions, g_ptr_array_unref);
  g_clear_pointer (&self->offered, g_ptr_array_unref);
  g_clear_pointer (&self->switches, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bs_new_battle_parent_class)->dispose (object);
}

static void
bs_new_battle_class_init (BsNewBattleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_new_battle_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  begin_signal = g_signal_new ("begin", BS_TYPE_NEW_BATTLE, G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  muster_signal = g_signal_new ("muster", BS_TYPE_NEW_BATTLE, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bs_new_battle_init (BsNewBattle *self)
{
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_game_info_free);
  self->extensions = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_game_info_free);
  self->missions = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_game_info_free);
  self->offered = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->options = g_ptr_array_new ();
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_new_battle_new:
 * @library: where rules and battles lie
 * @settings: the preferences
 *
 * Returns: (transfer floating): the form
 */
GtkWidget *
bs_new_battle_new (BsLibrary *library,
                   GSettings *settings)
{
  BsNewBattle *self = g_object_new (BS_TYPE_NEW_BATTLE, NULL);

  self->library = bs_library_ref (library);
  self->settings = g_object_ref (settings);
  build (self);
  find_games (self);
  g_signal_connect_object (self->game_row, "notify::selected", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mission_row, "notify::selected", G_CALLBACK (mission_cb), self,
                           G_CONNECT_SWAPPED);
  game_cb (self);
  recall (self);

  return GTK_WIDGET (self);
}

/**
 * bs_new_battle_look_from_top:
 * @self: the form
 *
 * Shows its beginning and gives the keyboard to the choice of the game, below the templates; what
 * was chosen before stays chosen.
 */
void
bs_new_battle_look_from_top (BsNewBattle *self)
{
  g_return_if_fail (BS_IS_NEW_BATTLE (self));

  bs_new_battle_refresh (self);
  bs_focus_first (self->game_row);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (
                              GTK_SCROLLED_WINDOW (self->scroller)),
                            0);
}

/**
 * bs_new_battle_refresh:
 * @self: the form
 *
 * Looks which templates there are.
 */
void
bs_new_battle_refresh (BsNewBattle *self)
{
  g_return_if_fail (BS_IS_NEW_BATTLE (self));

  bs_templates_refresh (BS_TEMPLATES (self->templates));
}

/**
 * bs_new_battle_choose_game:
 * @self: the form
 * @game: id of a ruleset
 *
 * Chooses the game, if it is there.
 */
void
bs_new_battle_choose_game (BsNewBattle *self,
                           BsId         game)
{
  g_return_if_fail (BS_IS_NEW_BATTLE (self));

  for (guint i = 0; i < self->games->len; i++)
    if (((BsGameInfo *) self->games->pdata[i])->id == game)
      bs_choice_row_set_selected (BS_CHOICE_ROW (self->game_row), i);
}

/**
 * bs_new_battle_reread:
 * @self: the form
 *
 * Offers what there is now; game, mission and extensions that are still there stay chosen.
 */
void
bs_new_battle_reread (BsNewBattle *self)
{
  g_auto (GStrv) extensions = NULL;
  BsId game, mission;

  g_return_if_fail (BS_IS_NEW_BATTLE (self));

  extensions = chosen_extensions (self);
  game = get_game (self) != NULL ? get_game (self)->id : NULL;
  mission = get_mission (self) != NULL ? get_mission (self)->id : NULL;
  g_ptr_array_set_size (self->offered, 0);
  g_ptr_array_set_size (self->games, 0);
  g_ptr_array_set_size (self->extensions, 0);
  g_ptr_array_set_size (self->missions, 0);
  find_games (self);
  bs_new_battle_choose_game (self, game);
  game_cb (self);
  for (guint i = 1; i < self->offered->len; i++)
    if (((BsGameInfo *) self->offered->pdata[i])->id == mission)
      bs_choice_row_set_selected (BS_CHOICE_ROW (self->mission_row), i);
  for (guint i = 0; i < self->switches->len; i++)
    if (g_strv_contains ((const char *const *) extensions,
                         g_object_get_data (self->switches->pdata[i], "id")))
      gtk_switch_set_active (self->switches->pdata[i], TRUE);
}

static BsCommand *
make_header (BsNewBattle *self)
{
  g_auto (GStrv) extensions = chosen_extensions (self);
  g_autofree char *joined = g_strjoinv (",", extensions);
  g_autofree char *line = g_strdup_printf ("boardside 1 game=%s", get_game (self)->id);
  BsCommand *header = NULL;
  int format;

  bs_header_parse (line, &format, &header, NULL);
  if (*joined != '\0')
    bs_command_set (header, "extension", joined);
  if (get_mission (self) != NULL)
    bs_command_set (header, "mission", get_mission (self)->id);

  return header;
}

static void
add_line (GPtrArray  *commands,
          const char *line)
{
  BsCommand *command = bs_command_parse (line, NULL);

  if (command != NULL)
    g_ptr_array_add (commands, command);
}

static void
add_options (BsNewBattle *self,
             GPtrArray   *commands)
{
  GVariantBuilder recent;

  g_variant_builder_init (&recent, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; i < self->options->len; i++)
    {
      const BsOption *option = bs_option_row_option (self->options->pdata[i]);
      g_autofree char *value = bs_option_row_value (self->options->pdata[i]);
      g_autofree char *line = g_strdup_printf ("option %s=%s", option->id, value);

      /* What a mission is for is not what the next battle begins with. */
      if (get_mission (self) == NULL || !g_str_equal (option->id, "points"))
        g_variant_builder_add (&recent, "{ss}", option->id, value);
      if (g_strcmp0 (value, option->fallback) != 0)
        add_line (commands, line);
    }
  g_settings_set_value (self->settings, "recent-options", g_variant_builder_end (&recent));
}

/* With @ready the ready-made fleets and begin. */
static BsSession *
create (BsNewBattle  *self,
        gboolean      ready,
        GError      **error)
{
  g_autoptr (GPtrArray) commands =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  g_autofree char *title = bs_new_players_title (BS_NEW_PLAYERS (self->players));
  g_autofree char *path = bs_library_new_path (self->library, title);
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (BsSession) session = NULL;
  g_autoptr (BsVerdict) verdict = NULL;
  guint refused;

  if (self->rules == NULL)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("These rules cannot be played: see above."));
      return NULL;
    }

  header = make_header (self);
  session = bs_session_create_anyway (self->library, path, header, error);
  if (session == NULL)
    return NULL;

  add_options (self, commands);
  bs_new_players_tell (BS_NEW_PLAYERS (self->players), ready, commands);
  if (ready)
    add_line (commands, "begin");
  for (guint i = 0; i < commands->len; i++)
    ((BsCommand *) commands->pdata[i])->anyway = TRUE;

  verdict = bs_session_perform_group (session, commands, NULL, &refused);
  if (verdict->level == BS_VERDICT_ERROR)
    {
      g_autofree char *text = bs_verdict_text (verdict, self->rules->ruleset);

      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS, text);
      return NULL;
    }

  remember (self);

  return g_steal_pointer (&session);
}

/**
 * bs_new_battle_create:
 * @self: the form
 * @error: return location
 *
 * Lays down the battle that the form describes, as one step: options, players, fleets, begin.
 *
 * Returns: (transfer full): the battle, or NULL with @error set
 */
BsSession *
bs_new_battle_create (BsNewBattle  *self,
                      GError      **error)
{
  return create (self, TRUE, error);
}

/**
 * bs_new_battle_muster:
 * @self: the form
 * @error: return location
 *
 * Lays down options and players, as one step; the fleets are built afterwards.
 *
 * Returns: (transfer full): the battle, not begun, or NULL with @error set
 */
BsSession *
bs_new_battle_muster (BsNewBattle  *self,
                      GError      **error)
{
  return create (self, FALSE, error);
}
