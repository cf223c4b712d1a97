/* bs-window-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-adaptive.h"
#include "bs-table.h"
#include "bs-window.h"

G_BEGIN_DECLS

struct _BsWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  BsAdaptive *adaptive;
  AdwWindowTitle *title;
  GtkWidget *home_button;
  GtkWidget *undo_button;
  GtkWidget *undo_label;
  GtkWidget *redo_button;
  GtkWidget *pages_box;
  GtkWidget *battle_button;
  GtkWidget *log_button;
  GtkWidget *rules_button;
  GtkWidget *menu_button;
  GtkRevealer *banner;
  GtkWidget *banner_label;
  GtkWidget *banner_button;
  GtkStack *stack;
  GtkWidget *status;

  /* Borrowed: the toast that is shown. */
  AdwToast *toast;

  /* Owned. */
  GSettings *settings;
  BsTable *table;

  guint awake;
};

void bs_window_class_init_actions (BsWindowClass *klass);
void bs_window_actions_update     (BsWindow      *self);
void bs_window_say                (BsWindow      *self,
                                   const char    *sentence,
                                   gboolean       undo);

G_END_DECLS
