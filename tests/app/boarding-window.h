/* boarding-window.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A window that shows the boarding page of one of the battles in boarding.h. */

#include "boarding.h"
#include "fixture.h"

#include "app/drawing/bs-ship-base.h"

G_GNUC_UNUSED static void
collect_type (GtkWidget *widget,
              GType      type,
              GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (g_type_is_a (G_OBJECT_TYPE (child), type))
        g_ptr_array_add (found, child);
      collect_type (child, type, found);
    }
}

G_GNUC_UNUSED static GPtrArray *
all_of (GtkWidget *widget,
        GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect_type (widget, type, found);

  return found;
}

G_GNUC_UNUSED static BsWindow *
boarding_window (const char *name)
{
  BsWindow *window = fixture_window (FALSE);
  g_autofree char *data = g_test_build_filename (G_TEST_DIST, "data", NULL);
  g_autoptr (BsSession) session = boarding_session (window->library, data, name);

  bs_window_set_session (window, session);
  g_assert_true (bs_window_show_page (window, "boarding"));
  /* Until the picture has its size. */
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (GPtrArray) bases = all_of (GTK_WIDGET (window->boarding_page), BS_TYPE_SHIP_BASE);

      settle ();
      if (bases->len == 0 || gtk_widget_get_width (bases->pdata[0]) > 20)
        break;
    }

  return window;
}

G_GNUC_UNUSED static GtkWidget *
page_of (BsWindow *window)
{
  return GTK_WIDGET (window->boarding_page);
}

G_GNUC_UNUSED static const char *
label_in (GtkWidget  *widget,
          const char *part)
{
  g_autoptr (GPtrArray) labels = all_of (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_label (labels->pdata[i]), part) != NULL)
      return gtk_label_get_label (labels->pdata[i]);

  g_error ("no label says ‘%s’", part);
}
