/* bs-application.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-application.h"

#include "app/drawing/bs-looks.h"
#include "app/drawing/bs-picture.h"
#include "app/widgets/bs-about.h"
#include "bs-preferences.h"
#include "bs-window.h"

#include <glib/gi18n.h>

/**
 * BsApplication:
 *
 * The program: one window, opened by hand, by D-Bus, by a record that was tapped, or by the command
 * line.
 */
struct _BsApplication
{
  AdwApplication parent_instance;

  /* Owned. */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (BsApplication, bs_application, ADW_TYPE_APPLICATION)

static BsWindow *
get_window (BsApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);

  if (BS_IS_WINDOW (window))
    return BS_WINDOW (window);

  return bs_window_new (ADW_APPLICATION (self));
}

static void
bs_application_activate (GApplication *app)
{
  BsWindow *window = get_window (BS_APPLICATION (app));

  bs_window_resume (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
bs_application_open (GApplication  *app,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  BsWindow *window = get_window (BS_APPLICATION (app));

  if (n_files > 0)
    bs_window_open (window, files[n_files - 1]);
  gtk_window_present (GTK_WINDOW (window));
}

static void
save_picture (BsApplication *self,
              BsWindow      *window,
              const char    *path)
{
  g_autoptr (GError) error = NULL;

  if (!bs_picture_save (GTK_WIDGET (window), path, &error))
    g_printerr ("boardside: %s\n", error->message);
  g_application_quit (G_APPLICATION (self));
}

static int
bs_application_command_line (GApplication            *app,
                             GApplicationCommandLine *line)
{
  BsApplication *self = BS_APPLICATION (app);
  GVariantDict *options = g_application_command_line_get_options_dict (line);
  BsWindow *window = get_window (self);
  g_autofree const char **files = NULL; /* the names are the dictionary's */
  const char *page = NULL;
  const char *picture = NULL;

  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^a&ay", &files);
  gtk_window_present (GTK_WINDOW (window));

  if (g_variant_dict_contains (options, "demo"))
    {
      bs_window_open_demo (window, "demo");
    }
  else if (files != NULL && files[0] != NULL)
    {
      g_autoptr (GFile) file = g_application_command_line_create_file_for_arg (line, files[0]);

      bs_window_open (window, file);
    }
  else
    {
      bs_window_resume (window);
    }

  if (g_variant_dict_lookup (options, "page", "&s", &page) && !bs_window_show_page (window, page))
    {
      g_application_command_line_printerr (line, _("boardside: there is no page ‘%s’\n"), page);
      return 2;
    }

  if (g_variant_dict_lookup (options, "screenshot", "^&ay", &picture))
    save_picture (self, window, picture);

  return 0;
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  bs_about_show (gtk_application_get_active_window (GTK_APPLICATION (data)));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  BsApplication *self = data;

  bs_preferences_show (gtk_application_get_active_window (GTK_APPLICATION (self)), self->settings);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GtkWindow *window = gtk_application_get_active_window (data);

  /* The window stores its size and page when it closes. */
  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);
  if (window != NULL)
    gtk_window_close (window);
  g_application_quit (data);
}

static void
bs_application_startup (GApplication *app)
{
  static const GActionEntry entries[] = {
    { "about", about_cb },
    { "preferences", preferences_cb },
    { "quit", quit_cb },
  };
  BsApplication *self = BS_APPLICATION (app);

  G_APPLICATION_CLASS (bs_application_parent_class)->startup (app);

  gtk_window_set_default_icon_name (APP_ID);
  g_action_map_add_action_entries (G_ACTION_MAP (app), entries, G_N_ELEMENTS (entries), app);
  gtk_application_set_accels_for_action (GTK_APPLICATION (app), "app.quit",
                                         (const char *[]) { "<Control>q", NULL });
  gtk_application_set_accels_for_action (GTK_APPLICATION (app), "app.preferences",
                                         (const char *[]) { "<Control>comma", NULL });
  bs_looks_follow (self->settings);
}

static void
bs_application_dispose (GObject *object)
{
  BsApplication *self = BS_APPLICATION (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bs_application_parent_class)->dispose (object);
}

static void
bs_application_class_init (BsApplicationClass *klass)
{
  GApplicationClass *app_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_application_dispose;
  app_class->activate = bs_application_activate;
  app_class->open = bs_application_open;
  app_class->command_line = bs_application_command_line;
  app_class->startup = bs_application_startup;
}

static void
bs_application_init (BsApplication *self)
{
  const GOptionEntry options[] = {
    { "demo", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open the demo battle"), NULL },
    { "page", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Show a page: start, battle, log, rules"),
      N_("NAME") },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and end"), NULL },
    { "screenshot", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_FILENAME, NULL, NULL, NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL, N_("[FILE]") },
    { NULL },
  };

  self->settings = g_settings_new (APP_ID);
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_summary (
    G_APPLICATION (self),
    _("Keeps score of everything that is not a position, beside the gaming table."));
}

/**
 * bs_application_new:
 *
 * Returns: (transfer full): the program
 */
BsApplication *
bs_application_new (void)
{
  return g_object_new (BS_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | G_APPLICATION_HANDLES_COMMAND_LINE,
                       "resource-base-path", "/io/github/boardside/Boardside",
                       NULL);
}

/**
 * bs_application_get_settings:
 * @self: the program
 *
 * For tests.
 *
 * Returns: (transfer none): the preferences
 */
GSettings *
bs_application_get_settings (BsApplication *self)
{
  g_return_val_if_fail (BS_IS_APPLICATION (self), NULL);

  return self->settings;
}
