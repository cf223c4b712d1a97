/* bs-own-report.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-own-report.h"

#include "bs-pieces.h"

#include <glib/gi18n.h>

/* What is wrong with the user's own rules and cards: one quiet paragraph that unfolds, nobody is stopped. */

/**
 * bs_own_report_new:
 *
 * Returns: (transfer floating): a report that is hidden until something is wrong
 */
GtkWidget *
bs_own_report_new (void)
{
  GtkWidget *report = gtk_expander_new (NULL);
  GtkWidget *text = bs_text_label ("", "dim-label");

  gtk_widget_set_name (report, "report");
  gtk_widget_set_name (text, "report-text");
  gtk_label_set_selectable (GTK_LABEL (text), TRUE);
  gtk_expander_set_label_widget (GTK_EXPANDER (report), bs_text_label ("", NULL));
  gtk_expander_set_child (GTK_EXPANDER (report), text);
  gtk_widget_set_visible (report, FALSE);

  return report;
}

/**
 * bs_own_report_fill:
 * @report: the report
 * @library: whose own files are looked through
 *
 * Tells each problem with FILE:LINE; hides the report if there is none.
 */
void
bs_own_report_fill (GtkWidget *report,
                    BsLibrary *library)
{
  g_autoptr (GPtrArray) problems = bs_library_report (library);
  g_autofree char *title = g_strdup_printf (ngettext ("Left out of your own rules and cards: %u problem",
                                                      "Left out of your own rules and cards: %u problems", problems->len),
                                            problems->len);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", (const char *) problems->pdata[i]);
  gtk_label_set_label (GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (report))), title);
  gtk_label_set_label (GTK_LABEL (gtk_expander_get_child (GTK_EXPANDER (report))), text->str);
  gtk_widget_set_visible (report, problems->len > 0);
  g_string_free (text, TRUE);
}
