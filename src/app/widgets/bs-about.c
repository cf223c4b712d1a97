/* bs-about.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * bs_about_show:
 * @parent: (nullable): the window it belongs to
 *
 * Shows who made this. The only place that knows AdwAboutWindow, which newer libadwaita replaces.
 */
void
bs_about_show (GtkWindow *parent)
{
  GtkWidget *about = adw_about_window_new ();

  g_object_set (about, "transient-for", parent, "modal", parent != NULL, "application-name",
                "Boardside", "application-icon", APP_ID, "version", VERSION,
                /* Translators: the authors as they stand in the About window. */
                "developer-name", _("The Boardside developers"), "license-type",
                GTK_LICENSE_GPL_3_0, "copyright", "© 2026 The Boardside developers", "comments",
                _("Boardside keeps everything of a battle that is not a position: shields, "
                   "damage, tokens, whose turn "
                   "it is, crew and score.\n\nUnofficial: not affiliated with, nor endorsed by, "
                   "the publishers of the "
                   "games. All names belong to their owners."),
                /* Translators: put your own names here, one a line. */
                "translator-credits", _("translator-credits"), NULL);
  gtk_window_present (GTK_WINDOW (about));
}
