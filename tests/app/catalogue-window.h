/* catalogue-window.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the tests of the catalogue share: a window on it, what is looked for, a card that is
 * told. */

#include "fixture.h"

G_GNUC_UNUSED static GtkWidget *
named (BsWindow   *window,
       const char *name)
{
  GtkWidget *widget = find (window->catalogue_page, name);

  if (widget == NULL)
    g_error ("there is no ‘%s’ on the page", name);

  return widget;
}

G_GNUC_UNUSED static void
search (BsWindow   *window,
        const char *words)
{
  GtkWidget *entry = named (window, "catalogue-search");

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  settle ();
}

G_GNUC_UNUSED static void
choose (BsWindow   *window,
        const char *list,
        const char *word)
{
  GListModel *words = gtk_drop_down_get_model (GTK_DROP_DOWN (named (window, list)));

  for (guint i = 0; i < g_list_model_get_n_items (words); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (words), i), word))
      {
        gtk_drop_down_set_selected (GTK_DROP_DOWN (named (window, list)), i);
        settle ();
        return;
      }
  g_error ("‘%s’ does not offer ‘%s’", list, word);
}

G_GNUC_UNUSED static guint
n_shown (BsWindow *window)
{
  GtkSelectionModel *model =
    gtk_list_view_get_model (GTK_LIST_VIEW (named (window, "catalogue-list")));

  return g_list_model_get_n_items (G_LIST_MODEL (model));
}

G_GNUC_UNUSED static gboolean
shows (BsWindow   *window,
       const char *words)
{
  return says (named (window, "catalogue-list"), words);
}

G_GNUC_UNUSED static char *
own_path (BsWindow   *window,
          const char *game)
{
  return bs_library_own_path (window->library, game);
}

/* A window on the catalogue, with the own cards that are there. */
G_GNUC_UNUSED static BsWindow *
open_catalogue (void)
{
  BsWindow *window = fixture_window (FALSE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "catalogue");
  settle ();
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "catalogue");

  return window;
}

/* A window without own cards: they go before it looks, else it would notice that some time
 * later. */
G_GNUC_UNUSED static BsWindow *
catalogue_window (void)
{
  forget_files ("catalogue");

  return open_catalogue ();
}

G_GNUC_UNUSED static void
begin_card (BsWindow   *window,
            const char *game,
            const char *kind,
            const char *name)
{
  click (window->catalogue_page, "catalogue-add");
  g_object_set (named (window, "form-game"), "selected", g_str_equal (game, "attack-wing") ? 0 : 1,
                NULL);
  settle ();
  choose (window, "form-kind", kind);
  gtk_editable_set_text (GTK_EDITABLE (named (window, "by-hand-name")), name);
}

G_GNUC_UNUSED static void
tell (BsWindow   *window,
      const char *spin,
      int         value)
{
  g_assert_true (gtk_widget_get_mapped (named (window, spin)));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (named (window, spin)), value);
}
