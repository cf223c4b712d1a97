/* bs-preferences.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-preferences.h"

#include "bs-choice-row.h"
#include "bs-pieces.h"

#include "engine/bs-reminders.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* The only file that knows AdwPreferencesWindow, which newer libadwaita replaces. */

typedef struct
{
  GSettings *settings;
  const char *key;
} Choice;

static void
choice_free (gpointer  data,
             GClosure *closure)
{
  Choice *choice = data;

  g_object_unref (choice->settings);
  g_free (choice);
}

static void
selected_cb (BsChoiceRow *row,
             GParamSpec  *pspec,
             gpointer     data)
{
  Choice *choice = data;

  g_settings_set_enum (choice->settings, choice->key, bs_choice_row_get_selected (row));
}

/* A row with a drop-down for a key that is an enum; the words stand in the order of the schema. */
static void
add_choice (AdwPreferencesGroup *group,
            GSettings           *settings,
            const char          *key,
            const char          *title,
            const char          *subtitle,
            const char *const   *words)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (words);
  GtkWidget *row = bs_choice_row_new (title, subtitle, model);
  Choice *choice = g_new (Choice, 1);

  choice->settings = g_object_ref (settings);
  choice->key = key;

  bs_choice_row_set_selected (BS_CHOICE_ROW (row), g_settings_get_enum (settings, key));
  gtk_widget_set_name (row, key);
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (selected_cb), choice, choice_free, 0);
  adw_preferences_group_add (group, row);
}

static void
add_switch (AdwPreferencesGroup *group,
            GSettings           *settings,
            const char          *key,
            const char          *title,
            const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_settings_bind (settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

/* The setting holds what is switched off; a kind that comes later is on. */
static gboolean
get_reminder (GValue   *value,
              GVariant *variant,
              gpointer  kind)
{
  g_autofree const char **off = g_variant_get_strv (variant, NULL);

  g_value_set_boolean (value, !g_strv_contains (off, kind));

  return TRUE;
}

static void
reminder_cb (GtkSwitch  *toggle,
             GParamSpec *pspec,
             GSettings  *settings)
{
  const char *kind = g_object_get_data (G_OBJECT (toggle), "kind");
  g_auto (GStrv) off = g_settings_get_strv (settings, "reminders-off");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) now = NULL;

  if (g_strv_contains ((const char *const *) off, kind) != gtk_switch_get_active (toggle))
    return;

  for (guint i = 0; off[i] != NULL; i++)
    if (!g_str_equal (off[i], kind))
      g_strv_builder_add (builder, off[i]);
  if (!gtk_switch_get_active (toggle))
    g_strv_builder_add (builder, kind);
  now = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "reminders-off", (const char *const *) now);
}

static void
add_reminders (AdwPreferencesGroup *group,
               GSettings           *settings)
{
  for (const BsReminderKind *kind = bs_reminder_kinds (); kind->id != NULL; kind++)
    {
      g_autofree char *name = g_strconcat ("reminder-", kind->id, NULL);
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *toggle = gtk_switch_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(kind->name));
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      gtk_widget_set_name (toggle, name);
      gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
      bs_set_label (toggle, _(kind->name));
      g_object_set_data (G_OBJECT (toggle), "kind", (gpointer) kind->id);
      g_settings_bind_with_mapping (settings, "reminders-off", toggle, "active", G_SETTINGS_BIND_GET, get_reminder, NULL,
                                    (gpointer) kind->id, NULL);
      g_signal_connect_object (toggle, "notify::active", G_CALLBACK (reminder_cb), settings, 0);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
      adw_preferences_group_add (group, row);
    }
}

static void
add_type_size (AdwPreferencesGroup *group,
               GSettings           *settings)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (100, 300, 10);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Type size"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("In percent of the desktop’s."));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Type size"), -1);
  g_settings_bind (settings, "type-size", spin, "value", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page,
           const char         *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));

  return ADW_PREFERENCES_GROUP (group);
}

static void
add_groups (AdwPreferencesPage *page,
            GSettings          *settings)
{
  const char *schemes[] = { _("Follow the desktop"), _("Light"), _("Dark"), NULL };
  const char *manners[] = { _("Ask"), _("Do it, with a hint"), _("Never ask"), NULL };
  const char *dice[] = { _("Rolled here"), _("Real dice, told by hand"), NULL };
  const char *cards[] = { _("Drawn here"), _("Real cards, told by hand"), NULL };
  AdwPreferencesGroup *group;

  group = add_group (page, _("Looks"));
  add_choice (group, settings, "color-scheme", _("Colors"), NULL, schemes);
  add_type_size (group, settings);

  group = add_group (page, _("At the Table"));
  add_choice (group, settings, "dice", _("Dice"),
              _("What the attack sheet offers first; the other way is always there."), dice);
  add_choice (group, settings, "cards", _("Damage cards"), _("For new battles."), cards);
  add_switch (group, settings, "keep-awake", _("Keep the screen awake"), _("While a battle is open."));

  group = add_group (page, _("Questions"));
  add_choice (group, settings, "break-rules", _("Acts against a rule"),
              _("The table is right: whatever a rule forbids can be done anyway."), manners);
  add_choice (group, settings, "open-may", _("Choices still open at Next"),
              _("Something that a player may still do before the step ends."), manners);

  group = add_group (page, _("Reminders"));
  adw_preferences_group_set_description (group, _("What cards and missions say at the present step, beside the fleets."));
  add_reminders (group, settings);
}

/**
 * bs_preferences_show:
 * @parent: (nullable): the window it belongs to
 * @settings: the preferences
 *
 * Shows the preferences; each change works at once.
 */
void
bs_preferences_show (GtkWindow *parent,
                     GSettings *settings)
{
  GtkWidget *window = adw_preferences_window_new ();
  GtkWidget *page = adw_preferences_page_new ();

  add_groups (ADW_PREFERENCES_PAGE (page), settings);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (window), FALSE);
  g_object_set (window,
                "transient-for", parent,
                "modal", parent != NULL,
                "default-height", 640,
                NULL);
  gtk_window_present (GTK_WINDOW (window));
}
