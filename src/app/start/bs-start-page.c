/* bs-start-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-start-page.h"

#include "app/catalogue/bs-own-report.h"
#include "app/handling/bs-announce.h"
#include "app/widgets/bs-pieces.h"
#include "bs-file-buttons.h"

#include "model/shown/bs-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * BsStartPage:
 *
 * What one may begin with: go on with a battle (newest first), a new one, the demo, a file, the
 * rules. "open" is emitted with the path of the battle that was tapped; the rest are actions of the
 * window.
 */
struct _BsStartPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *scroller;
  GtkWidget *said;
  GtkWidget *battles_group;
  GtkWidget *report;

  /* Owned. */
  BsLibrary *library;
  GPtrArray *rows;      /* rows of battles, borrowed */
};

G_DEFINE_FINAL_TYPE (BsStartPage, bs_start_page, GTK_TYPE_WIDGET)

static guint open_signal;

/* Who plays, and once it has begun with how many ships. */
static char *
describe_players (const BsBattleInfo *info)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; info->players != NULL && info->players[i] != NULL; i++)
    {
      int left = info->ships_left != NULL ? info->ships_left[i] : 0;

      if (i > 0)
        g_string_append (string, ", ");
      g_string_append (string, info->players[i]);
      if (info->ships_left != NULL)
        {
          g_string_append_c (string, ' ');
          /* Translators: how many ships a player has left, behind the name: Anna (2 ships) */
          g_string_append_printf (string, ngettext ("(%d ship)", "(%d ships)", left), left);
        }
    }

  return g_string_free (string, FALSE);
}

static char *
describe (GPtrArray          *games,
          const BsBattleInfo *info)
{
  g_autofree char *players = describe_players (info);
  g_autofree char *stage = NULL;
  GString *string = g_string_new (bs_games_name (games, info->game));

  if (info->trouble != NULL)
    {
      /* The row has the name of the file, wherever it lies. */
      g_autofree char *folder = g_path_get_dirname (info->path);
      g_autofree char *shown = g_filename_display_name (folder);
      g_autofree char *prefix = g_strconcat (shown, G_DIR_SEPARATOR_S, NULL);
      g_auto (GStrv) parts = g_strsplit (info->trouble, prefix, -1);
      g_autofree char *short_trouble = g_strjoinv ("", parts);

      g_string_free (string, TRUE);
      return bs_words_sentence (short_trouble);
    }

  if (info->ended)
    stage = g_strdup (_("ended"));
  else if (info->round > 0)
    stage = g_strdup_printf (_("round %d"), info->round);
  else
    stage = g_strdup (_("not begun"));

  g_string_append_printf (string, " · %s", stage);
  if (*players != '\0')
    g_string_append_printf (string, " · %s", players);

  return g_string_free (string, FALSE);
}

static void
battle_cb (BsStartPage  *self,
           AdwActionRow *row)
{
  g_signal_emit (self, open_signal, 0, g_object_get_data (G_OBJECT (row), "path"));
}

static GtkWidget *
add_row (GtkWidget  *group,
         const char *icon,
         const char *title,
         const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  /* By itself: the row's labels follow it only after the call. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row,
                "title", title,
                "subtitle", subtitle,
                "title-lines", 1,
                "subtitle-lines", 2,
                "activatable", TRUE,
                NULL);
  if (icon != NULL)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (icon));
  bs_set_tooltip (row, title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return row;
}

static void
add_action (GtkWidget  *group,
            const char *name,
            const char *icon,
            const char *title,
            const char *subtitle,
            const char *action)
{
  GtkWidget *row = add_row (group, icon, title, subtitle);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_name (row, name);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (row), action);
}

static void
build (BsStartPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *begin = adw_preferences_group_new ();
  GtkWidget *look = adw_preferences_group_new ();
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = bs_text_label ("Boardside", "title-1");
  GtkWidget *subtitle =
    bs_text_label (_("Keeps everything of your battle that is not a position."), "dim-label");

  gtk_widget_add_css_class (box, "form");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), subtitle);
  gtk_box_append (GTK_BOX (box), head);
  self->said = bs_text_label ("", "warning");
  gtk_widget_set_name (self->said, "said");
  gtk_widget_set_visible (self->said, FALSE);
  gtk_box_append (GTK_BOX (box), self->said);

  add_action (begin, "new-battle", "list-add-symbolic", _("New Battle"),
              _("Choose game, fleets and options."), "win.page::new");
  add_action (begin, "import-squad", "document-open-symbolic", _("Import a Squad"),
              _("From Yet Another Squad Builder, Space Dock, Utopia or any list."), "win.import");
  self->battles_group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->battles_group), _("Go On With"));
  add_action (look, "demo", "media-playback-start-symbolic", _("Try a Demo Battle"),
              _("The combat example of the rulebook, to look at and to play on."),
              "win.demo::demo");
  add_action (
    look, "demo-boarding", "media-playback-start-symbolic", _("Try a Boarding Demo"),
    _("In the middle of a jackpot of four ships: fight on, or let Redo tell it to the tow home."),
    "win.demo::boarding");
  add_action (look, "open", "document-open-symbolic", _("Open a File"),
              _("A battle that somebody sent you."), "win.open");
  add_action (look, "rules", "help-contents-symbolic", _("Rules"),
              _("In our own words, with their numbers."), "win.page::rules");
  add_action (look, "catalogue", "system-search-symbolic", _("Catalogue"),
              _("Look through ships, pilots, captains and upgrades, and add your own."),
              "win.page::catalogue");

  gtk_box_append (GTK_BOX (box), begin);
  gtk_box_append (GTK_BOX (box), self->battles_group);
  gtk_box_append (GTK_BOX (box), look);
  self->report = bs_own_report_new ();
  gtk_box_append (GTK_BOX (box), self->report);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
}

static void
bs_start_page_dispose (GObject *object)
{
  BsStartPage *self = BS_START_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_start_page_parent_class)->dispose (object);
}

static void
bs_start_page_class_init (BsStartPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_start_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  open_signal = g_signal_new ("open", BS_TYPE_START_PAGE, G_SIGNAL_RUN_LAST,
                              0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bs_start_page_init (BsStartPage *self)
{
  self->rows = g_ptr_array_new ();
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

/**
 * bs_start_page_new:
 * @library: where battles lie
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_start_page_new (BsLibrary *library)
{
  BsStartPage *self = g_object_new (BS_TYPE_START_PAGE, NULL);

  self->library = bs_library_ref (library);
  build (self);
  bs_start_page_refresh (self);

  return GTK_WIDGET (self);
}

/**
 * bs_start_page_refresh:
 * @self: the page
 *
 * Looks which battles there are.
 */
void
bs_start_page_refresh (BsStartPage *self)
{
  g_autoptr (GPtrArray) battles = NULL;
  g_autoptr (GPtrArray) games = NULL;
  char *focus;

  g_return_if_fail (BS_IS_START_PAGE (self));

  focus = bs_refill_begin (self->battles_group);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->battles_group),
                                  self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);

  games = bs_library_games (self->library);
  battles = bs_library_battles (self->library);
  for (guint i = 0; i < battles->len; i++)
    {
      const BsBattleInfo *info = battles->pdata[i];
      g_autofree char *subtitle = describe (games, info);
      GtkWidget *row = add_row (self->battles_group, NULL, info->title, subtitle);

      gtk_widget_set_name (row, info->path);
      bs_file_buttons (ADW_ACTION_ROW (row), info, "win.rename-battle", "win.delete-battle");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("go-next-symbolic"));
      g_object_set_data_full (G_OBJECT (row), "path", g_strdup (info->path), g_free);
      g_signal_connect_object (row, "activated", G_CALLBACK (battle_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (self->rows, row);
    }
  gtk_widget_set_visible (self->battles_group, battles->len > 0);
  bs_own_report_fill (BS_OWN_REPORT (self->report), self->library);
  bs_refill_end (self->battles_group, focus);
}

/**
 * bs_start_page_say:
 * @self: the page
 * @sentence: (nullable): what must be known before a battle is opened; NULL: nothing any more
 */
void
bs_start_page_say (BsStartPage *self,
                   const char  *sentence)
{
  g_return_if_fail (BS_IS_START_PAGE (self));

  gtk_label_set_label (GTK_LABEL (self->said), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->said, sentence != NULL);
  if (sentence != NULL)
    bs_announce (GTK_WIDGET (self), sentence);
}

/**
 * bs_start_page_focus:
 * @self: the page
 *
 * Gives the keyboard to the newest battle, else to the first thing that can be begun.
 */
void
bs_start_page_focus (BsStartPage *self)
{
  g_return_if_fail (BS_IS_START_PAGE (self));

  gtk_widget_grab_focus (self->rows->len > 0 ? self->rows->pdata[0]
                                             : bs_find_named (GTK_WIDGET (self), "new-battle"));
}
