/* screenshot.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Writes a picture of every page: in light, dark, high contrast, German and large type, in several
 * sizes. Started with a folder it starts itself once for each variant, since a language is chosen
 * once a process. */

#include "app/drawing/bs-picture.h"
#include "app/muster/bs-muster-fleet.h"
#include "app/widgets/bs-about.h"
#include "app/window/bs-application.h"
#include "app/window/bs-preferences.h"
#include "app/window/bs-window-private.h"
#include "boarding.h"
#include "files.h"

#include "engine/ground/bs-i18n.h"

typedef struct
{
  const char *name;
  const char *scheme;
  int type_size;
  const char *locale;   /* (nullable) */
  gboolean contrast;
  gboolean portrait;    /* the narrow sizes, too */
} Variant;

static const Variant variants[] = {
  { "light", "light", 100, NULL, FALSE, TRUE },
  { "dark", "dark", 100, NULL, FALSE, FALSE },
  { "contrast", "light", 100, NULL, TRUE, FALSE },
  { "german", "light", 100, "de_DE.UTF-8", FALSE, TRUE },
  { "large", "light", 200, NULL, FALSE, FALSE },
};

static const struct
{
  int width, height;
  gboolean portrait;
} sizes[] = {
  { 1024, 600, FALSE },
  { 1366, 768, FALSE },
  { 1920, 1080, FALSE },
  { 768, 1024, TRUE },
  { 360, 640, TRUE },
};

/* What is to be seen: the lines that lead there, played on after the demo, and the page. */
static const struct
{
  const char *name;
  const char *page;
  const char *lines[9];
} scenes[] = {
  { "start", "start", { NULL } },
  { "new", "new", { NULL } },
  { "import", "import", { NULL } },
  { "attack-form", "battle", { NULL } },
  { "attack-rolled",
    "battle",
    { "attack ship=kha target=ent weapon=primary range=1",
      "roll side=attack faces=hit,hit,hit,blank,blank", NULL } },
  { "attack-dice",
    "battle",
    { "spend side=attack token=lock dice=4,5 faces=crit,battle", "roll side=defence faces=evade",
      NULL } },
  { "damage",
    "battle",
    { "spend side=defence token=evade", "resolve",
      "attack ship=ent target=kha weapon=primary range=1", NULL } },
  { "log", "log", { NULL } },
  { "rules", "rules", { NULL } },
  { "maneuver",
    "battle",
    { "roll side=attack faces=hit,hit,hit,battle,blank",
      "roll side=defence faces=evade,evade,blank,blank,blank,blank", "resolve", "next anyway",
      "next anyway", "next anyway", "next anyway", NULL } },
  { "questions",
    "battle",
    { "set on=kha cloak=base", "next anyway", "next anyway", "next anyway", "next anyway",
      "next anyway", "next anyway", "next anyway" } },
};

static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + 150 * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (2000);
}

static void
play (BsWindow          *window,
      const char *const *lines)
{
  BsSession *session = bs_table_get_session (window->table);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      if (verdict->level >= BS_VERDICT_AGAINST)
        {
          g_autofree char *text =
            bs_verdict_text (verdict, bs_session_get_state (session)->ruleset);

          g_printerr ("screenshot: ‘%s’: %s\n", lines[i], text);
        }
    }
}

static void
take (GtkWidget     *window,
      const char    *folder,
      const Variant *variant,
      const char    *scene)
{
  g_autofree char *name =
    g_strdup_printf ("%s-%s-%dx%d.png", scene, variant->name, gtk_widget_get_width (window),
                     gtk_widget_get_height (window));
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  /* A window that is just being made smaller or larger has nothing to show yet. */
  for (int i = 0; i < 4; i++)
    {
      g_clear_error (&error);
      if (bs_picture_save (window, path, &error))
        return;
      settle ();
    }
  if (error != NULL)
    g_printerr ("screenshot: %s\n", error->message);
}

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found =
        g_str_equal (gtk_widget_get_name (child), name) ? child : find_named (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Real dice told in the melee sheet, so that its result is seen before it is applied. */
static void
tell_dice (BsWindow *window)
{
  GtkWidget *page = GTK_WIDGET (window->boarding_page), *button = find_named (page, "real-melee"),
            *entry;

  if (button == NULL)
    return;
  g_signal_emit_by_name (button, "clicked");
  if ((entry = find_named (page, "entry-attack")) != NULL)
    g_signal_emit_by_name (entry, "entered", "hit,crit,hit,focus,hit,blank,blank");
  if ((entry = find_named (page, "entry-defence")) != NULL)
    g_signal_emit_by_name (entry, "entered", "evade,blank,evade,focus,blank");
}

static void
take_sizes (BsWindow      *window,
            const char    *folder,
            const Variant *variant,
            const char    *scene)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *side = g_strconcat (scene, "-side", NULL);

      if (sizes[i].portrait && !variant->portrait)
        continue;
      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      settle ();
      if (bs_toaster_get_shown (window->toaster) != NULL)
        adw_toast_dismiss (bs_toaster_get_shown (window->toaster));
      settle ();
      take (GTK_WIDGET (window), folder, variant, scene);
      if (sizes[i].portrait)
        {
          bs_boarding_page_show_side (window->boarding_page, TRUE);
          take (GTK_WIDGET (window), folder, variant, side);
          bs_boarding_page_show_side (window->boarding_page, FALSE);
        }
    }
}

/* Ships that hang together: two in a melee, with its dice, a tow, a jackpot of five. */
static void
take_boarding (BsWindow      *window,
               const char    *folder,
               const Variant *variant)
{
  static const char *const names[] = { "pair", "tow", "jackpot" };
  g_autofree char *data =
    g_build_filename (g_getenv ("G_TEST_SRCDIR") != NULL ? g_getenv ("G_TEST_SRCDIR") : "tests",
                      "data", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (BsSession) session = boarding_session (window->library, data, names[i]);
      g_autofree char *scene = g_strconcat ("boarding-", names[i], NULL);
      g_autofree char *dice = g_strconcat (scene, "-dice", NULL);
      g_autofree char *fleet = g_strconcat (scene, "-fleet", NULL);

      bs_window_set_session (window, session);
      gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
      settle ();
      settle ();
      take (GTK_WIDGET (window), folder, variant, fleet);
      bs_window_show_page (window, "boarding");
      take_sizes (window, folder, variant, scene);
      if (g_str_equal (names[i], "tow"))
        continue;
      gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
      settle ();
      tell_dice (window);
      settle ();
      take (GTK_WIDGET (window), folder, variant, dice);
    }
}

/* The windows beside: preferences, about, shortcuts. */
static void
take_dialogs (BsWindow      *window,
              const char    *folder,
              const Variant *variant)
{
  static const char *const names[] = { "preferences", "about", "shortcuts" };

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (GListModel) all = NULL;
      GtkWidget *dialog = NULL;

      if (i == 0)
        bs_preferences_show (GTK_WINDOW (window), window->settings);
      else if (i == 1)
        bs_about_show (GTK_WINDOW (window));
      else
        gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
      settle ();

      all = g_object_ref (gtk_window_get_toplevels ());
      for (guint w = 0; w < g_list_model_get_n_items (all); w++)
        {
          g_autoptr (GtkWidget) each = g_list_model_get_item (all, w);

          if (each != GTK_WIDGET (window) && gtk_widget_get_visible (each))
            dialog = each;
        }

      if (dialog != NULL)
        {
          take (dialog, folder, variant, names[i]);
          gtk_window_close (GTK_WINDOW (dialog));
          settle ();
        }
    }
}

/* BOARDSIDE_SCENES=new,log: only these, for who works on a page. */
static gboolean
is_wanted (const char *scene)
{
  const char *all = g_getenv ("BOARDSIDE_SCENES");
  g_auto (GStrv) names = all != NULL ? g_strsplit (all, ",", -1) : NULL;

  return names == NULL || g_strv_contains ((const char *const *) names, scene);
}

/* A mission, from the form over the set-up to the away team. */
static void
take_mission (BsWindow      *window,
              const char    *folder,
              const Variant *variant)
{
  static const char *const lines[] = { "next",
                                       "move ship=mah bearing=straight speed=2",
                                       "act ship=mah action=evade",
                                       "next",
                                       "move ship=kha bearing=straight speed=2",
                                       "next",
                                       "move ship=ent bearing=straight speed=1",
                                       NULL };
  static const char *const down[] = { "act ship=ent action=beam-down range=1 card=ent/obrien",
                                      "token on=ent/captain kind=mission add count=2 anyway",
                                      NULL };

  bs_window_show_page (window, "new");
  g_object_set (find_named (GTK_WIDGET (window->new_page), "mission"), "selected", 1, NULL);
  take_sizes (window, folder, variant, "new-mission");
  g_signal_emit_by_name (find_named (GTK_WIDGET (window->new_page), "begin"), "clicked");
  take_sizes (window, folder, variant, "mission-set-up");
  play (window, lines);
  take_sizes (window, folder, variant, "mission-action");
  play (window, down);
  take_sizes (window, folder, variant, "mission-away");
}

/* A rule looked up from a refusal, and a search. */
static void
take_reference (BsWindow      *window,
                const char    *folder,
                const Variant *variant)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-rule", "s", "AW5.7");
  settle ();
  take_sizes (window, folder, variant, "rules-found");
  g_signal_emit_by_name (find_named (GTK_WIDGET (window->rules_page), "jump-glossary"), "clicked");
  take_sizes (window, folder, variant, "glossary");
  g_signal_emit_by_name (find_named (GTK_WIDGET (window->rules_page), "jump-symbols"), "clicked");
  take_sizes (window, folder, variant, "symbols");
}

/* The lower half of the form, with a dial of its own. */
static void
take_form (BsWindow      *window,
           const char    *folder,
           const Variant *variant)
{
  static const char *const taps[] = { "arc-front",        "action-scan",       "action-evade",
                                      "dial-straight-1",  "dial-straight-2",   "dial-straight-3",
                                      "dial-straight-3",  "dial-bank-left-1",  "dial-bank-left-2",
                                      "dial-bank-left-2", "dial-turn-left-2",  "dial-turn-left-2",
                                      "dial-turn-left-2", "dial-come-about-3", "dial-come-about-3",
                                      "dial-come-about-3" };
  GtkWidget *page = GTK_WIDGET (window->catalogue_page);

  gtk_expander_set_expanded (GTK_EXPANDER (find_named (page, "part-dial")), TRUE);
  g_object_set (find_named (page, "dial-list"), "selected", 1, NULL);
  settle ();
  for (guint i = 0; i < G_N_ELEMENTS (taps); i++)
    g_signal_emit_by_name (find_named (page, taps[i]), "clicked");
  gtk_widget_grab_focus (find_named (page, "dial-come-about-3"));
  take_sizes (window, folder, variant, "catalogue-dial");
  gtk_expander_set_expanded (GTK_EXPANDER (find_named (page, "part-slots")), TRUE);
  settle ();
  gtk_widget_grab_focus (find_named (page, "by-hand-done"));
  take_sizes (window, folder, variant, "catalogue-slots");
}

/* Cards that were looked for, and one that is added. */
static void
take_catalogue (BsWindow      *window,
                const char    *folder,
                const Variant *variant)
{
  GtkWidget *page = GTK_WIDGET (window->catalogue_page);

  bs_window_show_page (window, "catalogue");
  settle ();
  gtk_editable_set_text (GTK_EDITABLE (find_named (page, "catalogue-search")), "enter");
  g_signal_emit_by_name (find_named (page, "catalogue-search"), "search-changed");
  take_sizes (window, folder, variant, "catalogue");
  g_signal_emit_by_name (find_named (page, "catalogue-add"), "clicked");
  g_object_set (find_named (page, "form-kind"), "selected", 0, NULL);
  take_sizes (window, folder, variant, "catalogue-form");
  take_form (window, folder, variant);
  g_signal_emit_by_name (find_named (page, "by-hand-done"), "clicked");
  take_sizes (window, folder, variant, "catalogue-own");
}

/* A list that comes into the second player's fleet. */
static void
take_import (BsWindow      *window,
             const char    *folder,
             const Variant *variant,
             const char    *list,
             const char    *scene)
{
  GtkWidget *fleet = find_named (GTK_WIDGET (window->muster_page), "p2");
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, list);
  if (fleet == NULL || !bs_muster_fleet_import (BS_MUSTER_FLEET (fleet), &value))
    return;

  for (int i = 0; i < 10; i++)
    settle ();
  take_sizes (window, folder, variant, scene);
}

/* Fleets side by side, and a list that comes in. */
static void
take_muster (BsWindow      *window,
             const char    *folder,
             const Variant *variant)
{
  static const char *const fleets[] = {
    "ship id=ent player=p1 card=enterprise-d captain=jean-luc-picard",
    "equip ship=ent card=geordi-la-forge",
    "equip ship=ent card=data",
    "ship id=kha player=p2 card=khazara captain=toreth",
    "equip ship=kha card=plasma-torpedoes",
    "ship id=val player=p2 card=valdore captain=toreth anyway",
    NULL,
  };
  static const char list[] =
    "Ships|I.R.W. Khazara|1003\nCaptains|Toreth|2006\nUpgrades|Nobody Knows|999999\n";
  static const char docked[] = "{\"faction\":\"imperial\",\"pilots\":[{\"name\":"
                               "\"gozanticlasscruiser\",\"ship\":\"gozanticlasscruiser\","
                               "\"upgrades\":{\"cargo\":[\"dockingclamps\"]}},{\"name\":"
                               "\"academypilot\",\"ship\":\"tiefighter\"},"
                               "{\"name\":\"academypilot\",\"ship\":\"tiefighter\"}]}";
  static const char *const players[] = { "player id=p2 name=Ben faction=imperial", NULL };
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing", NULL);
  g_autoptr (BsSession) session = bs_session_new (window->library, header, NULL);

  bs_window_show_page (window, "new");
  settle ();
  bs_window_muster (window);
  settle ();
  play (window, fleets);
  settle ();
  take_sizes (window, folder, variant, "muster");
  take_import (window, folder, variant, list, "muster-import");
  bs_window_set_session (window, session);
  play (window, players);
  settle ();
  take_import (window, folder, variant, docked, "muster-docked");
}

static void
take_all (BsWindow      *window,
          const char    *folder,
          const Variant *variant)
{
  bs_window_open_demo (window, "demo");
  for (guint s = 0; s < G_N_ELEMENTS (scenes); s++)
    {
      play (window, scenes[s].lines);
      if (!is_wanted (scenes[s].name))
        continue;
      bs_window_show_page (window, scenes[s].page);

      for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
        {
          if (sizes[i].portrait && !variant->portrait)
            continue;

          gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
          settle ();
          if (bs_toaster_get_shown (window->toaster) != NULL)
            adw_toast_dismiss (bs_toaster_get_shown (window->toaster));
          settle ();
          take (GTK_WIDGET (window), folder, variant, scenes[s].name);

          if (sizes[i].portrait && g_str_equal (scenes[s].page, "battle"))
            {
              g_autofree char *side = g_strconcat (scenes[s].name, "-side", NULL);

              bs_battle_page_show_side (window->battle_page, TRUE);
              take (GTK_WIDGET (window), folder, variant, side);
              bs_battle_page_show_side (window->battle_page, FALSE);
            }
        }
    }
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[0].width, sizes[0].height);
  if (is_wanted ("dialogs"))
    take_dialogs (window, folder, variant);
}

static int
take_variant (const char *folder,
              const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    {
      const Variant *variant = &variants[i];
      g_autoptr (BsApplication) app = NULL;
      g_autoptr (GError) error = NULL;
      GSettings *settings;
      BsWindow *window;

      if (!g_str_equal (variant->name, name))
        continue;

      app = bs_application_new ();
      g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
      if (!g_application_register (G_APPLICATION (app), NULL, &error))
        {
          g_printerr ("screenshot: %s\n", error->message);
          return 1;
        }

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
      settings = bs_application_get_settings (app);
      g_settings_set_string (settings, "color-scheme", variant->scheme);
      g_settings_set_int (settings, "type-size", variant->type_size);

      window = bs_window_new (ADW_APPLICATION (app));
      gtk_window_present (GTK_WINDOW (window));
      settle ();
      if (g_getenv ("BOARDSIDE_ONLY_BOARDING") == NULL)
        take_all (window, folder, variant);
      if (is_wanted ("muster"))
        take_muster (window, folder, variant);
      if (is_wanted ("mission"))
        take_mission (window, folder, variant);
      if (is_wanted ("reference"))
        take_reference (window, folder, variant);
      if (is_wanted ("catalogue"))
        take_catalogue (window, folder, variant);
      if (is_wanted ("boarding"))
        take_boarding (window, folder, variant);
      gtk_window_destroy (GTK_WINDOW (window));
    }

  return 0;
}

/* Each variant is a process of its own, with its own home, so that no battle of another one
 * shows. */
static gboolean
spawn_variant (const char    *program,
               const char    *folder,
               const Variant *variant)
{
  const char *argv[] = { program, folder, variant->name, NULL };
  g_autofree char *data = g_dir_make_tmp ("boardside-XXXXXX", NULL);
  g_auto (GStrv) env = g_get_environ ();
  g_autoptr (GError) error = NULL;
  gboolean done;
  int status = 0;

  env = g_environ_setenv (env, "XDG_DATA_HOME", data, TRUE);
  if (variant->locale != NULL)
    env = g_environ_setenv (env, "LC_ALL", variant->locale, TRUE);
  if (variant->contrast)
    env = g_environ_setenv (env, "ADW_DEBUG_HIGH_CONTRAST", "1", TRUE);

  done = g_spawn_sync (NULL, (char **) argv, env, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                       &error) &&
         g_spawn_check_wait_status (status, &error);
  remove_below (data);
  g_rmdir (data);
  if (!done)
    g_printerr ("screenshot: %s: %s\n", variant->name, error->message);

  return done;
}

int
main (int   argc,
      char *argv[])
{
  gboolean fine = TRUE;

  if (argc < 2)
    {
      g_printerr ("screenshot: tell a folder\n");
      return 2;
    }

  if (argc > 2)
    {
      bs_i18n_init ();
      return take_variant (argv[1], argv[2]);
    }

  for (guint i = 0; i < G_N_ELEMENTS (variants); i++)
    fine &= spawn_variant (argv[0], argv[1], &variants[i]);

  return fine ? 0 : 1;
}
