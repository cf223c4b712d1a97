/* bs-dress.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void bs_template_load   (GtkWidgetClass *widget_class,
                         const char     *name);
void bs_set_label       (GtkWidget      *widget,
                         const char     *label);
void bs_set_tooltip     (GtkWidget      *widget,
                         const char     *text);
void bs_drop_down_dress (GtkDropDown    *list);

G_END_DECLS
