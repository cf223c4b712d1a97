/* bs-pieces.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/drawing/bs-dress.h"

G_BEGIN_DECLS

/* Small pieces of which the panels are built. */

void       bs_template_set   (GtkWidgetClass *widget_class,
                              const char     *name);

GtkWidget *bs_panel_card     (const char *heading) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_text_label     (const char *text,
                              const char *css) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_text_button    (const char *name,
                              const char *text) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_symbol_button  (const char *name,
                              const char *symbol,
                              const char *text) G_GNUC_WARN_UNUSED_RESULT;
void       bs_button_add_line (GtkWidget *button,
                               GtkWidget *line);
void       bs_button_explain (GtkWidget  *button,
                              const char *sentence);
GtkWidget *bs_value_row      (const char *name,
                              const char *title,
                              const char *value,
                              GtkWidget **minus,
                              GtkWidget **plus) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_number_row     (const char *name,
                              const char *title,
                              int         least,
                              int         most,
                              GtkWidget **spin) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_drop_down      (const char *label,
                              GListModel *words) G_GNUC_WARN_UNUSED_RESULT;
void       bs_name_button    (GtkWidget  *button,
                              const char *text);

void       bs_box_clear      (GtkWidget  *box);
GtkWidget *bs_find_named     (GtkWidget  *widget,
                              const char *name);

/* A panel that is filled anew keeps the keyboard where it was. */
char      *bs_refill_begin   (GtkWidget  *box) G_GNUC_WARN_UNUSED_RESULT;
void       bs_refill_end     (GtkWidget  *box,
                              char       *focus);
gboolean   bs_focus_first    (GtkWidget  *widget);

G_END_DECLS
