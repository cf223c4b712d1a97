/* bs-window-actions.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The actions of the window, by name, and their keys. */

#include "bs-window-private.h"

#include "app/handling/bs-file-dialog.h"
#include "app/table/bs-any-act.h"
#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"

#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>

static void
new_battle_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  bs_window_show_page (BS_WINDOW (widget), "new");
  bs_new_battle_look_from_top (BS_WINDOW (widget)->new_page);
}

static void
boarding_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  if (bs_window_show_page (self, "boarding"))
    bs_boarding_page_focus_due (self->boarding_page);
}

static void
demo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  bs_window_open_demo (BS_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
open_file_cb (GFile    *file,
              gpointer  data)
{
  bs_window_open (BS_WINDOW (data), file);
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  bs_file_dialog_open (GTK_WINDOW (widget), open_file_cb, widget);
}

static void
save_file_cb (GFile    *file,
              gpointer  data)
{
  BsWindow *self = data;
  BsSession *session = bs_table_get_session (self->table);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (session == NULL || path == NULL)
    return;

  if (bs_session_save_copy (session, path, FALSE, &error))
    bs_window_say (
      self, _("Saved. Whoever opens the file can read everything in it, also what lies face down."),
      FALSE);
  else
    bs_window_say_error (self, error);
}

static char *
file_name (BsWindow *self)
{
  const char *path = bs_session_get_path (bs_table_get_session (self->table));

  return path != NULL ? g_path_get_basename (path) : g_strdup ("battle.boardside");
}

static void
save_copy_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  g_autofree char *proposed = file_name (self);

  bs_file_dialog_save (GTK_WINDOW (widget), proposed, save_file_cb, self);
}

static void
move_file_cb (GFile    *file,
              gpointer  data)
{
  BsWindow *self = data;
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;

  if (path != NULL && !bs_session_move_to (bs_table_get_session (self->table), path, &error))
    bs_window_say_error (self, error);
  bs_window_update_banner (self);
}

/**
 * bs_window_move_elsewhere:
 * @self: the window
 *
 * Asks for another place for the battle, when the record cannot be written where it is.
 */
void
bs_window_move_elsewhere (BsWindow *self)
{
  g_autofree char *proposed = file_name (self);

  bs_file_dialog_save (GTK_WINDOW (self), proposed, move_file_cb, self);
}

static void
any_act_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  if (bs_table_get_state (self->table) != NULL)
    gtk_window_present (bs_any_act_new (self->table, GTK_WINDOW (self)));
}

/* A card that was told by hand, as a line. */
static void
keep_card_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (BsCommand) command = bs_command_parse (g_variant_get_string (parameter, NULL), NULL);
  g_autoptr (GError) error = NULL;

  if (state == NULL || command == NULL)
    return;

  if (bs_library_keep_card (self->library, state->ruleset->id,
                            g_str_equal (command->verb, "ship") ? "ship" : "upgrade", command, NULL,
                            &error))
    bs_window_say (self, _("Kept among your own cards; the next battle finds it."), FALSE);
  else
    bs_window_say_error (self, error);
}

static void
rematch_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  BsSession *old = bs_table_get_session (self->table);
  g_autofree char *path =
    old != NULL ? bs_library_new_path (self->library, bs_session_get_title (old)) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session =
    path != NULL ? bs_session_rematch (old, self->library, path, &error) : NULL;

  if (session != NULL)
    bs_window_set_session (self, session);
  else if (error != NULL)
    bs_window_say_error (self, error);
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  bs_table_undo (BS_WINDOW (widget)->table);
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  bs_table_redo (BS_WINDOW (widget)->table);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  GtkWidget *next = bs_battle_page_get_next (self->battle_page);

  if (bs_offered_get (next) != NULL)
    bs_table_perform (self->table, gtk_widget_get_mapped (next) ? next : self->menu_button,
                      bs_offered_command (next));
  else
    bs_table_perform_line (self->table, self->menu_button, "next");
}

/* Why and who wins is told first. */
static void
end_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  bs_offer_show_form (self->menu_button, self->table, bs_offer_get_form (self->menu_button));
}

/* Gives: whether there is something to end. */
static gboolean
offer_end (BsWindow *self,
           gboolean  live)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) offers = live ? bs_offers_to_go_on (state) : g_ptr_array_new ();
  BsOffer *end = NULL;

  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (((BsOffer *) offers->pdata[i])->kind, "end"))
      end = offers->pdata[i];
  bs_offer_set_form (self->menu_button, end);

  return end != NULL;
}

static int
dispute_dice (const BsState *state)
{
  return bs_ruleset_figure (state->ruleset, "dispute-dice", 0);
}

/* As many of each die; the engine says who decides. */
static void
dispute_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  const BsState *state = bs_table_get_state (self->table);

  for (guint i = 0; i < state->ruleset->dice->len; i++)
    {
      const BsDie *die = state->ruleset->dice->pdata[i];
      g_autofree char *line =
        g_strdup_printf ("roll die=%s count=%d", die->id, dispute_dice (state));

      g_ptr_array_add (commands, bs_command_parse (line, NULL));
    }
  bs_table_perform_all (self->table, self->menu_button, commands);
}

static gboolean
can_dispute (BsWindow *self)
{
  const BsState *state = bs_table_get_state (self->table);

  return state != NULL && state->begun && dispute_dice (state) > 0;
}

static void
choose_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  bs_table_choose_next (self->table, g_variant_get_int32 (parameter));
}

static void
back_to_now_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  bs_table_look_at (BS_WINDOW (widget)->table, 0);
}

static void
show_side_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  bs_battle_page_show_side (BS_WINDOW (widget)->battle_page, TRUE);
  bs_boarding_page_show_side (BS_WINDOW (widget)->boarding_page, TRUE);
}

static void
focus_side_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "boarding") == 0)
    {
      bs_boarding_page_focus_side (self->boarding_page);
      return;
    }

  bs_window_show_page (self, "battle");
  bs_battle_page_focus_side (self->battle_page);
}

/* A rule is looked up from wherever its number stands; Escape leads back there. */
static void
show_rule_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  const char *page = gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (page, "rules") != 0)
    {
      g_free (self->left_page);
      self->left_page = g_strdup (page);
      bs_window_show_page (self, "rules");
    }
  bs_rules_page_show_rule (self->rules_page, g_variant_get_string (parameter, NULL));
}

/**
 * bs_window_shows_battle:
 * @self: the window
 *
 * A battle is changed, and looked at another way, where it is shown, and nowhere else.
 *
 * Returns: whether its page is one of those
 */
gboolean
bs_window_shows_battle (BsWindow *self)
{
  static const char *const pages[] = { "muster", "battle", "boarding", "log", NULL };
  const char *page = gtk_stack_get_visible_child_name (self->stack);

  return bs_table_get_state (self->table) != NULL && page != NULL && g_strv_contains (pages, page);
}

/* Escape leads back step by step: from a rule to where it was looked up, from the catalogue to the
 * battle, from the past to now, from a panel to the fleets. */
static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  if (self->left_page != NULL &&
      g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "rules") == 0)
    {
      g_autofree char *page = g_steal_pointer (&self->left_page);

      bs_window_show_page (self, page);
    }
  else if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "catalogue") == 0)
    bs_window_show_page (self, bs_table_get_session (self->table) != NULL ? "battle" : "start");
  else if (!bs_window_shows_battle (self))
    return;
  else if (bs_table_get_line (self->table) > 0)
    bs_table_look_at (self->table, 0);
  else
    {
      bs_battle_page_show_side (self->battle_page, FALSE);
      bs_boarding_page_show_side (self->boarding_page, FALSE);
    }
}

static void
search_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "rules") == 0)
    {
      bs_rules_page_search (self->rules_page);
      return;
    }
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "catalogue") == 0)
    {
      bs_catalogue_page_search (self->catalogue_page);
      return;
    }

  bs_window_show_page (self, "log");
  bs_log_page_search (self->log_page);
}

static void
focus_status_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  gtk_widget_grab_focus (BS_WINDOW (widget)->status);
}

/**
 * bs_window_class_init_actions: (skip)
 * @klass: the class of the window
 *
 * Installs the window's actions and their keys. The keys stand in the class and not among the
 * application's, which would take Ctrl+Z away from text entries.
 */
void
bs_window_class_init_actions (BsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_property_action (widget_class, "win.page", "page");
  /* The same, where it can be taken away. */
  gtk_widget_class_install_property_action (widget_class, "win.boarding-page", "page");
  gtk_widget_class_install_property_action (widget_class, "win.by-skill", "by-skill");
  gtk_widget_class_install_action (widget_class, "win.boarding", NULL, boarding_cb);
  gtk_widget_class_install_action (widget_class, "win.keep-card", "s", keep_card_cb);
  gtk_widget_class_install_action (widget_class, "win.demo", "s", demo_cb);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_cb);
  gtk_widget_class_install_action (widget_class, "win.show-side", NULL, show_side_cb);
  gtk_widget_class_install_action (widget_class, "win.focus-side", NULL, focus_side_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_cb);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_cb);
  bs_window_class_init_files (klass);
  gtk_widget_class_install_action (widget_class, "win.any-act", NULL, any_act_cb);
  gtk_widget_class_install_action (widget_class, "win.end-battle", NULL, end_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "win.choose", "i", choose_cb);
  gtk_widget_class_install_action (widget_class, "win.dispute", NULL, dispute_cb);
  gtk_widget_class_install_action (widget_class, "win.back-to-now", NULL, back_to_now_cb);
  gtk_widget_class_install_action (widget_class, "win.focus-status", NULL, focus_status_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "win.next",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "win.choose", "i",
                                       1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "win.choose", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "win.focus-status", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F7, 0, "win.focus-side", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "win.search",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-battle",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "win.page", "s",
                                       "start");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "win.page", "s",
                                       "battle");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "win.page", "s",
                                       "log");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, GDK_ALT_MASK, "win.page", "s",
                                       "rules");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_4, GDK_ALT_MASK, "win.boarding", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_5, GDK_ALT_MASK, "win.page", "s",
                                       "catalogue");
}

/**
 * bs_window_actions_update:
 * @self: the window
 *
 * Enables what makes sense now.
 */
void
bs_window_actions_update (BsWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  BsSession *session = bs_table_get_session (self->table);
  gboolean open = bs_table_get_state (self->table) != NULL;
  gboolean shown = bs_window_shows_battle (self);
  gboolean live = shown && bs_table_is_live (self->table);

  gtk_widget_action_set_enabled (widget, "win.next", live);
  gtk_widget_action_set_enabled (widget, "win.choose", shown);
  gtk_widget_action_set_enabled (widget, "win.dispute", live && can_dispute (self));
  gtk_widget_action_set_enabled (widget, "win.boarding",
                                 open && bs_boarding_is_played (bs_table_get_state (self->table)));
  gtk_widget_action_set_enabled (widget, "win.boarding-page",
                                 open && bs_boarding_is_played (bs_table_get_state (self->table)));
  gtk_widget_action_set_enabled (widget, "win.save-copy", session != NULL);
  gtk_widget_action_set_enabled (widget, "win.save-template",
                                 session != NULL &&
                                   bs_table_get_state (self->table)->ships->len > 0);
  gtk_widget_action_set_enabled (widget, "win.rematch",
                                 session != NULL &&
                                   bs_table_get_state (self->table)->ships->len > 0);
  gtk_widget_action_set_enabled (widget, "win.any-act", live && session != NULL);
  gtk_widget_action_set_enabled (widget, "win.end-battle",
                                 offer_end (self, live && session != NULL));
  gtk_widget_action_set_enabled (widget, "win.undo",
                                 live && session != NULL && bs_session_can_undo (session));
  gtk_widget_action_set_enabled (widget, "win.redo",
                                 live && session != NULL && bs_session_can_redo (session));
  gtk_widget_action_set_enabled (widget, "win.back-to-now",
                                 shown && bs_table_get_line (self->table) > 0);
}
