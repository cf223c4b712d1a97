/* bs-preferences.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-preferences.h"

#include "app/widgets/bs-choice-row.h"
#include "app/widgets/bs-pieces.h"

#include "engine/view/bs-reminders.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

/* The switch of a kind of reminder is called by this and the kind. */
#define REMINDER "reminder-"

#define BS_TYPE_PREFERENCES (bs_preferences_get_type ())
G_DECLARE_FINAL_TYPE (BsPreferences, bs_preferences, BS, PREFERENCES, AdwPreferencesWindow)

/**
 * BsPreferences:
 *
 * The window with the preferences; each change works at once. The rows of what is chosen of
 * several are called as their settings. The only file, with its template, that knows
 * AdwPreferencesWindow, which newer libadwaita replaces.
 */
struct _BsPreferences
{
  AdwPreferencesWindow parent_instance;

  /* Template children. */
  BsChoiceRow *color_scheme;
  BsChoiceRow *dice;
  BsChoiceRow *cards;
  BsChoiceRow *break_rules;
  BsChoiceRow *open_may;
  GtkWidget *type_size;
  GtkWidget *keep_awake;
  AdwPreferencesGroup *reminders;

  /* Owned. */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (BsPreferences, bs_preferences, ADW_TYPE_PREFERENCES_WINDOW)

/* The words stand in the order of the schema. */
static void
choice_cb (BsChoiceRow   *row,
           GParamSpec    *pspec,
           BsPreferences *self)
{
  if (self->settings != NULL)
    g_settings_set_enum (self->settings, gtk_widget_get_name (GTK_WIDGET (row)),
                         bs_choice_row_get_selected (row));
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
reminder_cb (BsPreferences *self,
             GParamSpec    *pspec,
             GtkSwitch     *toggle)
{
  const char *kind = gtk_widget_get_name (GTK_WIDGET (toggle)) + strlen (REMINDER);
  g_auto (GStrv) off = g_settings_get_strv (self->settings, "reminders-off");
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
  g_settings_set_strv (self->settings, "reminders-off", (const char *const *) now);
}

static void
add_reminder (BsPreferences        *self,
              const BsReminderKind *kind)
{
  g_autofree char *name = g_strconcat (REMINDER, kind->id, NULL);
  GtkWidget *toggle = g_object_new (GTK_TYPE_SWITCH,
                                    "name", name, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _(kind->name), "title-lines", 0,
                                 "activatable-widget", toggle, NULL);

  bs_set_label (toggle, _(kind->name));
  g_settings_bind_with_mapping (self->settings, "reminders-off", toggle, "active",
                                G_SETTINGS_BIND_GET, get_reminder, NULL, (gpointer) kind->id, NULL);
  g_signal_connect_object (toggle, "notify::active",
                           G_CALLBACK (reminder_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (self->reminders, row);
}

static void
bs_preferences_dispose (GObject *object)
{
  BsPreferences *self = BS_PREFERENCES (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_PREFERENCES);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bs_preferences_parent_class)->dispose (object);
}

static void
bs_preferences_class_init (BsPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_preferences_dispose;

  bs_template_set (widget_class, "bs-preferences");
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, dice);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, cards);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, break_rules);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, open_may);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, type_size);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, keep_awake);
  gtk_widget_class_bind_template_child (widget_class, BsPreferences, reminders);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);
}

static void
bs_preferences_init (BsPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_settings (BsPreferences *self,
              GSettings     *settings)
{
  BsChoiceRow *const rows[] = {
    self->color_scheme, self->dice, self->cards, self->break_rules, self->open_may,
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *key = gtk_widget_get_name (GTK_WIDGET (rows[i]));

      bs_choice_row_set_selected (rows[i], g_settings_get_enum (settings, key));
    }
  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "type-size", self->type_size, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-awake", self->keep_awake, "active", G_SETTINGS_BIND_DEFAULT);
  for (const BsReminderKind *kind = bs_reminder_kinds (); kind->id != NULL; kind++)
    add_reminder (self, kind);
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
  BsPreferences *self = g_object_new (BS_TYPE_PREFERENCES,
                                      "transient-for", parent, "modal", parent != NULL, NULL);

  set_settings (self, settings);
  gtk_window_present (GTK_WINDOW (self));
}
