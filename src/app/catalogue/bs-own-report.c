/* bs-own-report.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-own-report.h"

#include "app/widgets/bs-pieces.h"

#include <glib/gi18n.h>

/**
 * BsOwnReport:
 *
 * What is wrong with the user's own rules and cards: one quiet paragraph that unfolds, nobody is
 * stopped.
 */
struct _BsOwnReport
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *title;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (BsOwnReport, bs_own_report, ADW_TYPE_BIN)

static void
bs_own_report_class_init (BsOwnReportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  bs_template_set (widget_class, "bs-own-report");
  gtk_widget_class_bind_template_child (widget_class, BsOwnReport, title);
  gtk_widget_class_bind_template_child (widget_class, BsOwnReport, text);
}

static void
bs_own_report_init (BsOwnReport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * bs_own_report_new:
 *
 * Returns: (transfer floating): a report that is hidden until something is wrong
 */
GtkWidget *
bs_own_report_new (void)
{
  return g_object_new (BS_TYPE_OWN_REPORT, NULL);
}

/**
 * bs_own_report_fill:
 * @self: the report
 * @library: whose own files are looked through
 *
 * Tells each problem with FILE:LINE; hides the report if there is none.
 */
void
bs_own_report_fill (BsOwnReport *self,
                    BsLibrary   *library)
{
  g_autoptr (GPtrArray) problems = bs_library_report (library);
  guint n = problems->len;
  g_autofree char *title =
    g_strdup_printf (ngettext ("Left out of your own rules and cards: %u problem",
                               "Left out of your own rules and cards: %u problems", n), n);
  g_autofree char *text = NULL;

  g_ptr_array_add (problems, NULL);
  text = g_strjoinv ("\n", (char **) problems->pdata);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->text, text);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}
