/* bs-window.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-window-private.h"

#include "app/handling/bs-announce.h"
#include "app/handling/bs-focus-ring.h"
#include "app/handling/bs-keep-focus.h"
#include "app/handling/bs-press-once.h"
#include "app/table/bs-curtain.h"
#include "app/widgets/bs-layout-box.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"

#include "model/battle/bs-opening.h"
#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>

/**
 * BsWindow:
 *
 * The one window: start page, table, log and rules, undo and redo in the header, toasts, and the
 * last sentence in a status label.
 */
G_DEFINE_FINAL_TYPE (BsWindow, bs_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_PAGE,
  PROP_BY_SKILL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const char *
get_page (BsWindow *self)
{
  /* Actions ask for it before the template is there. */
  const char *page = self->stack != NULL ? gtk_stack_get_visible_child_name (self->stack) : NULL;

  return page != NULL ? page : "start";
}

/* Undo and redo say what they would do: beside the arrow where there is room, else in the tooltip.
 * Takes @label. */
static void
name_button (GtkWidget  *button,
             const char *format,
             char       *label,
             const char *nothing)
{
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *words = label != NULL ? g_strjoinv (label, parts) : g_strdup (nothing);

  bs_set_tooltip (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  g_free (label);
}

static void
update_undo (BsWindow *self)
{
  BsSession *session = bs_table_get_session (self->table);
  gboolean undo = session != NULL && bs_session_can_undo (session);
  gboolean redo = session != NULL && bs_session_can_redo (session);

  /* Translators: %s is what is undone: "Khazara attacks Enterprise-D". */
  name_button (self->undo_button, _("Undo: %s"), undo ? bs_session_dup_undo_label (session) : NULL,
               _("Undo"));
  /* The bare name of a step such as "Next" would read as what the button does. */
  gtk_label_set_label (GTK_LABEL (self->undo_label),
                       gtk_widget_get_tooltip_text (self->undo_button));
  gtk_widget_set_visible (self->undo_label,
                          bs_adaptive_get_room (self->adaptive) >= BS_ROOM_WIDE && undo);
  /* Translators: %s is what is done again: "Khazara attacks Enterprise-D". */
  name_button (self->redo_button, _("Redo: %s"), redo ? bs_session_dup_redo_label (session) : NULL,
               _("Redo"));
}

/**
 * bs_window_is_in_battle:
 * @self: the window
 *
 * Returns: whether there is a battle and what is shown belongs to it, as start page and forms do
 * not
 */
gboolean
bs_window_is_in_battle (BsWindow *self)
{
  static const char *const outside[] = { "start", "new", "import", NULL };

  return bs_table_get_state (self->table) != NULL && !g_strv_contains (outside, get_page (self));
}

static void
update_title (BsWindow *self)
{
  BsSession *session = bs_table_get_session (self->table);
  const BsState *state = bs_table_get_state (self->table);
  g_autofree char *subtitle = NULL;

  if (session == NULL || !bs_window_is_in_battle (self))
    {
      adw_window_title_set_title (self->title, "Boardside");
      adw_window_title_set_subtitle (self->title, NULL);
      return;
    }

  subtitle = state->begun
               /* Translators: a game and the round of the battle. */
               ? g_strdup_printf (_("%s · round %d"),
                                  bs_ruleset_text (state->ruleset, "ruleset", state->ruleset->name),
                                  state->round)
               /* Translators: a game whose battle has not begun. */
               : g_strdup_printf (_("%s · set-up"), bs_ruleset_text (state->ruleset, "ruleset",
                                                                     state->ruleset->name));
  adw_window_title_set_title (self->title, bs_session_get_title (session));
  adw_window_title_set_subtitle (self->title, subtitle);
}

/* The menu leads home, too, where the buttons of all pages leave no room for that of home. */
static void
update_home (BsWindow *self)
{
  BsRoom room = bs_adaptive_get_room (self->adaptive);
  gboolean battle = bs_window_is_in_battle (self);
  int least = 0;

  gtk_widget_set_visible (self->home_button, !g_str_equal (get_page (self), "start") &&
                                               (room > BS_ROOM_NARROW || !battle));
  if (room != BS_ROOM_MEDIUM || !battle)
    return;

  gtk_widget_measure (GTK_WIDGET (self->header), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  if (least > gtk_widget_get_width (GTK_WIDGET (self->adaptive)))
    gtk_widget_set_visible (self->home_button, FALSE);
}

static void
update_header (BsWindow *self)
{
  BsRoom room = bs_adaptive_get_room (self->adaptive);
  gboolean battle = bs_window_is_in_battle (self);
  gboolean boards = battle && bs_table_get_state (self->table)->begun &&
                    bs_boarding_is_played (bs_table_get_state (self->table));

  /* Where it is narrow the menu leads to the pages. */
  gtk_widget_set_visible (self->undo_button, battle);
  gtk_widget_set_visible (self->redo_button, battle);
  gtk_widget_set_visible (self->pages_box, battle && room != BS_ROOM_NARROW);
  gtk_widget_set_visible (self->boarding_button, boards);
  gtk_widget_set_visible (self->status_box, battle);
  update_undo (self);
  update_title (self);
  update_home (self);
}

static void
room_changed_cb (BsWindow *self)
{
  static const char *const names[] = { "narrow", "medium", "wide", "huge" };
  BsRoom room = bs_adaptive_get_room (self->adaptive);

  for (int i = 0; i < 4; i++)
    {
      if (i == (int) room)
        gtk_widget_add_css_class (GTK_WIDGET (self), names[i]);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), names[i]);
    }

  adw_header_bar_set_decoration_layout (self->header, room == BS_ROOM_NARROW ? ":close" : NULL);
  bs_battle_page_set_room (self->battle_page, room, bs_adaptive_get_flat (self->adaptive));
  bs_boarding_page_set_room (self->boarding_page, room, bs_adaptive_get_flat (self->adaptive));
  bs_muster_page_set_room (self->muster_page, room);
  update_header (self);
}

static void
visible_page_cb (BsWindow *self)
{
  if (self->start_page != NULL && g_str_equal (get_page (self), "start"))
    bs_start_page_refresh (self->start_page);
  if (self->catalogue_page != NULL && g_str_equal (get_page (self), "catalogue"))
    bs_catalogue_page_open (self->catalogue_page);
  bs_window_update_banner (self);
  update_header (self);
  bs_window_actions_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

/* The user's own files are others; a battle that runs keeps its rules, and nobody is disturbed. */
static void
files_changed_cb (BsWindow *self,
                  gboolean  rules)
{
  if (g_str_equal (get_page (self), "start"))
    bs_start_page_refresh (self->start_page);
  bs_catalogue_page_reread (self->catalogue_page);
  if (rules)
    {
      bs_new_battle_reread (self->new_page);
      bs_rules_page_reread (self->rules_page);
    }
}

static void
banner_clicked_cb (BsWindow *self)
{
  bs_window_banner_clicked (self);
}

/* Never above the status line, which says the same and more; above the whole window only where no
 * page is seen, behind a curtain. */
static AdwToastOverlay *
find_page_toasts (BsWindow *self)
{
  GtkWidget *page = GTK_WIDGET (self->page_toasts);
  GtkStack *curtains = GTK_STACK (gtk_widget_get_ancestor (page, GTK_TYPE_STACK));

  return gtk_widget_is_ancestor (page, gtk_stack_get_visible_child (curtains)) ? self->page_toasts
                                                                               : self->toasts;
}

/* Above the fleets, so that it covers nothing that is wanted next; where they are out of sight only
 * what went wrong is shown in a toast: the status line and the Undo above have the rest. */
static AdwToastOverlay *
find_toasts (BsWindow *self,
             gboolean  undo)
{
  AdwToastOverlay *page = find_page_toasts (self);
  AdwToastOverlay *fleets =
    self->battle_page != NULL ? bs_battle_page_get_toasts (self->battle_page) : NULL;

  if (fleets == NULL || !g_str_equal (get_page (self), "battle") ||
      !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return page;
  if (gtk_widget_get_mapped (GTK_WIDGET (fleets)) &&
      gtk_widget_get_child_visible (GTK_WIDGET (fleets)))
    return fleets;

  return undo ? NULL : page;
}

/* Stands beside the last sentence as long as that does. */
static void
show_status_rule (BsWindow   *self,
                  const char *id)
{
  const BsState *state = bs_table_get_state (self->table);
  const BsRule *rule =
    state != NULL && id != NULL ? bs_ruleset_rule_by_key (state->ruleset, id) : NULL;

  if (self->status_rule != NULL)
    gtk_box_remove (GTK_BOX (self->status_box), self->status_rule);
  self->status_rule = bs_rule_link_new (rule);
  if (self->status_rule != NULL)
    gtk_box_append (GTK_BOX (self->status_box), self->status_rule);
}

/* Shows the sentence in a toast that replaces the one before, keeps it in the status label with a
 * link to the rule, and announces it. The toast goes with the next step. */
static void
say_rule (BsWindow   *self,
          const char *sentence,
          const char *rule,
          gboolean    undo)
{
  AdwToastOverlay *toasts = *sentence != '\0' ? find_toasts (self, undo) : NULL;

  if (toasts != NULL)
    bs_toaster_say (self->toaster, toasts, sentence, rule, undo);
  else
    bs_toaster_clear (self->toaster);

  show_status_rule (self, rule);
  gtk_label_set_label (GTK_LABEL (self->status), sentence);
  bs_set_tooltip (self->status, *sentence != '\0' ? sentence : NULL);
  if (*sentence != '\0')
    bs_announce (GTK_WIDGET (self), sentence);
}

/**
 * bs_window_say:
 * @self: the window
 * @sentence: what happened, as plain text
 * @undo: whether Undo takes it back
 *
 * Shows the sentence in a toast that replaces the one before, and keeps it in the status label.
 */
void
bs_window_say (BsWindow   *self,
               const char *sentence,
               gboolean    undo)
{
  say_rule (self, sentence, NULL, undo);
}

static void
keep_awake (BsWindow *self)
{
  const BsState *state = bs_table_get_state (self->table);
  GtkApplication *app = gtk_window_get_application (GTK_WINDOW (self));
  gboolean awake =
    state != NULL && !state->ended && g_settings_get_boolean (self->settings, "keep-awake");

  if (app == NULL || awake == (self->awake != 0))
    return;

  if (awake)
    {
      self->awake = gtk_application_inhibit (app, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE,
                                             _("A battle is open"));
    }
  else
    {
      gtk_application_uninhibit (app, self->awake);
      self->awake = 0;
    }
}

static void
table_changed_cb (BsWindow *self)
{
  const char *page = get_page (self);

  bs_toaster_clear (self->toaster);
  /* The fleets become the table when the battle begins, and again fleets when that is undone. */
  if (g_str_equal (page, bs_window_is_muster (self) ? "battle" : "muster") &&
      bs_table_get_state (self->table) != NULL)
    bs_window_show_page (self, "battle");
  keep_awake (self);
  bs_window_update_banner (self);
  update_header (self);
  bs_window_actions_update (self);
}

static gboolean
bs_window_close_request (GtkWindow *window)
{
  BsWindow *self = BS_WINDOW (window);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_int (self->settings, "window-width", MAX (width, 360));
  g_settings_set_int (self->settings, "window-height", MAX (height, 294));
  g_settings_set_string (self->settings, "last-page", get_page (self));

  return GTK_WINDOW_CLASS (bs_window_parent_class)->close_request (window);
}

static void
bs_window_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  if (id == PROP_PAGE)
    g_value_set_string (value, get_page (BS_WINDOW (object)));
  else if (id == PROP_BY_SKILL)
    g_value_set_boolean (value, BS_WINDOW (object)->by_skill);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_window_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  BsWindow *self = BS_WINDOW (object);

  if (id == PROP_PAGE)
    {
      bs_window_show_page (self, g_value_get_string (value));
    }
  else if (id == PROP_BY_SKILL)
    {
      self->by_skill = g_value_get_boolean (value);
      bs_battle_page_set_by_skill (self->battle_page, self->by_skill);
      g_object_notify_by_pspec (object, pspec);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_window_dispose (GObject *object)
{
  BsWindow *self = BS_WINDOW (object);

  if (self->opening != 0)
    bs_opening_end ();
  g_clear_handle_id (&self->opening, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_WINDOW);
  g_clear_object (&self->table);
  g_clear_object (&self->toaster);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->left_page, g_free);
  g_clear_object (&self->watch);
  g_clear_pointer (&self->library, bs_library_unref);

  G_OBJECT_CLASS (bs_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, header);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, home_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, undo_label);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, pages_box);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, battle_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, boarding_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, log_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, rules_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, banner_label);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, banner_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, page_toasts);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, status_box);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, status);
  gtk_widget_class_bind_template_callback (widget_class, room_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, banner_clicked_cb);
}

static void
bs_window_class_init (BsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bs_window_dispose;
  object_class->get_property = bs_window_get_property;
  object_class->set_property = bs_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = bs_window_close_request;

  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "start",
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_BY_SKILL] = g_param_spec_boolean ("by-skill", NULL, NULL, FALSE,
                                               G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (BS_TYPE_ADAPTIVE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/boardside/Boardside/bs-window.ui");
  bind_children (widget_class);
  bs_window_class_init_actions (klass);
  bs_window_class_init_import (klass);
}

static void
open_path_cb (BsWindow   *self,
              const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  bs_window_open (self, file);
}

static void
said_cb (BsWindow   *self,
         const char *sentence)
{
  bs_window_say (self, sentence, FALSE);
}

static void
add_pages (BsWindow *self)
{
  GtkWidget *start = bs_start_page_new (self->library);
  GtkWidget *new_battle = bs_new_battle_new (self->library, self->settings);
  GtkWidget *muster = bs_muster_page_new (self->table);
  GtkWidget *battle = bs_battle_page_new (self->table);
  GtkWidget *boarding = bs_boarding_page_new (self->table);
  GtkWidget *log = bs_log_page_new (self->table);
  GtkWidget *rules = bs_rules_page_new (self->table, self->library);
  GtkWidget *catalogue = bs_catalogue_page_new (self->table, self->library);

  self->new_page = BS_NEW_BATTLE (new_battle);
  self->muster_page = BS_MUSTER_PAGE (muster);
  self->battle_page = BS_BATTLE_PAGE (battle);
  self->boarding_page = BS_BOARDING_PAGE (boarding);
  self->log_page = BS_LOG_PAGE (log);
  self->rules_page = BS_RULES_PAGE (rules);
  self->catalogue_page = BS_CATALOGUE_PAGE (catalogue);
  bs_layout_box_add_page (GTK_WIDGET (self->stack), start, "start");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), new_battle, "new");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), muster, "muster");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), battle, "battle");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), boarding, "boarding");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), log, "log");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), rules, "rules");
  bs_layout_box_add_page (GTK_WIDGET (self->stack), catalogue, "catalogue");
  self->start_page = BS_START_PAGE (start);

  g_signal_connect_object (catalogue, "said", G_CALLBACK (said_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (start, "open", G_CALLBACK (open_path_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (new_battle, "begin", G_CALLBACK (bs_window_begin), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (new_battle, "muster", G_CALLBACK (bs_window_muster), self,
                           G_CONNECT_SWAPPED);
}

/* A button of the header that is tapped again and again, as Undo or the pages' own, keeps the
 * keyboard. */
static gboolean
keeps_keyboard (BsWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->header)) &&
         focus != self->home_button && focus != self->menu_button &&
         !gtk_widget_is_ancestor (focus, self->menu_button);
}

/* Where the keyboard was is not to be seen any more: it goes to what is most likely wanted. Left to
 * itself GTK gives it to the menu. */
static void
focus_page (BsWindow   *self,
            const char *page)
{
  if (g_str_equal (page, "start"))
    bs_start_page_focus (self->start_page);
  else if (g_str_equal (page, "new"))
    bs_new_battle_look_from_top (self->new_page);
  else if (g_str_equal (page, "muster"))
    bs_muster_page_focus (self->muster_page);
}

static void
bs_window_init (BsWindow *self)
{
  self->settings = g_settings_new (APP_ID);
  self->library = bs_library_new ();
  bs_library_sweep (self->library);
  self->watch = bs_library_watch_new (self->library);
  self->table = bs_table_new (self->settings);

  gtk_widget_init_template (GTK_WIDGET (self));
  bs_curtain_hang (GTK_WIDGET (self));
  self->toaster = bs_toaster_new ();
  bs_name_button (self->battle_button, gtk_button_get_label (GTK_BUTTON (self->battle_button)));
  bs_name_button (self->log_button, gtk_button_get_label (GTK_BUTTON (self->log_button)));
  bs_name_button (self->rules_button, gtk_button_get_label (GTK_BUTTON (self->rules_button)));
  bs_press_once (GTK_WIDGET (self));
  bs_keep_focus (GTK_WINDOW (self));
  bs_focus_ring_follow (GTK_WIDGET (self));
  add_pages (self);
  bs_window_init_import (self);
  g_signal_connect_object (self->watch, "changed", G_CALLBACK (files_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "said", G_CALLBACK (say_rule), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::keep-awake", G_CALLBACK (keep_awake), self,
                           G_CONNECT_SWAPPED);

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  g_signal_connect_object (self->adaptive, "width-changed", G_CALLBACK (update_home), self,
                           G_CONNECT_SWAPPED);
  room_changed_cb (self);
  bs_window_actions_update (self);
  focus_page (self, "start");
}

/**
 * bs_window_new:
 * @app: the program
 *
 * Returns: (transfer none): a new window
 */
BsWindow *
bs_window_new (AdwApplication *app)
{
  return g_object_new (BS_TYPE_WINDOW, "application", app, NULL);
}

/**
 * bs_window_show_page:
 * @self: the window
 * @page: start, new, import, battle, boarding, log, rules, catalogue; while fleets are being built
 * the page of the battle is "muster"
 *
 * Returns: FALSE if there is no such page
 */
gboolean
bs_window_show_page (BsWindow   *self,
                     const char *page)
{
  gboolean stays;

  g_return_val_if_fail (BS_IS_WINDOW (self), FALSE);

  if (page == NULL || gtk_stack_get_child_by_name (self->stack, page) == NULL)
    return FALSE;

  if (g_str_equal (page, "boarding") && (bs_table_get_state (self->table) == NULL ||
                                         !bs_boarding_is_played (bs_table_get_state (self->table))))
    return FALSE;

  if (g_str_equal (page, "battle") || g_str_equal (page, "muster"))
    page = bs_window_is_muster (self) ? "muster" : "battle";
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) == 0)
    return TRUE;

  stays = keeps_keyboard (self);
  gtk_stack_set_visible_child_name (self->stack, page);
  if (!stays)
    focus_page (self, page);

  return TRUE;
}
