/* bs-looks.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-looks.h"

#include <adwaita.h>

/* The sheet that scales the type; one for the program's life. */
static GtkCssProvider *type_sheet;

static void
type_size_cb (GSettings *settings)
{
  int percent = g_settings_get_int (settings, "type-size");
  g_autofree char *css = NULL;

  /* Children inherit it, and whatever the theme sizes is relative to it. */
  css = g_strdup_printf ("window, tooltip { font-size: %d%%; }", percent * 115 / 100);
  gtk_css_provider_load_from_data (type_sheet, css, -1);
}

static void
color_scheme_cb (GSettings *settings)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };
  int chosen = g_settings_get_enum (settings, "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      schemes[CLAMP (chosen, 0, 2)]);
}

/**
 * bs_looks_follow:
 * @settings: the preferences
 *
 * Lets color scheme and type size follow the preferences from now on. The type size comes on top of
 * the desktop's.
 */
void
bs_looks_follow (GSettings *settings)
{
  if (type_sheet == NULL)
    {
      type_sheet = gtk_css_provider_new ();
      gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                                  GTK_STYLE_PROVIDER (type_sheet),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    }

  g_signal_connect (settings, "changed::type-size", G_CALLBACK (type_size_cb), NULL);
  g_signal_connect (settings, "changed::color-scheme", G_CALLBACK (color_scheme_cb), NULL);
  type_size_cb (settings);
  color_scheme_cb (settings);
}
