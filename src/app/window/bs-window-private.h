/* bs-window-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The window's struct, for the files that share it. */

#include "app/battle/bs-battle-page.h"
#include "app/battle/bs-log-page.h"
#include "app/boarding/bs-boarding-page.h"
#include "app/catalogue/bs-catalogue-page.h"
#include "app/handling/bs-toaster.h"
#include "app/import/bs-import-page.h"
#include "app/muster/bs-muster-page.h"
#include "app/rules/bs-rules-page.h"
#include "app/start/bs-new-battle.h"
#include "app/start/bs-start-page.h"
#include "app/table/bs-table.h"
#include "app/widgets/bs-adaptive.h"
#include "bs-window.h"

#include "model/library/bs-library-watch.h"

G_BEGIN_DECLS

struct _BsWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  BsAdaptive *adaptive;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *home_button;
  GtkWidget *undo_button;
  GtkWidget *undo_label;
  GtkWidget *redo_button;
  GtkWidget *pages_box;
  GtkWidget *battle_button;
  GtkWidget *boarding_button;
  GtkWidget *log_button;
  GtkWidget *rules_button;
  GtkWidget *menu_button;
  GtkRevealer *banner;
  GtkWidget *banner_label;
  GtkWidget *banner_button;
  AdwToastOverlay *page_toasts;   /* above the page, not above the status line */
  GtkStack *stack;
  GtkWidget *status_box;
  GtkWidget *status;

  /* Borrowed: the rule of the last sentence, and the pages. */
  GtkWidget *status_rule;
  BsStartPage *start_page;
  BsNewBattle *new_page;
  BsImportPage *import_page;
  /* (nullable) the battle that the list on that page began, only compared */
  gconstpointer import_for;
  BsMusterPage *muster_page;
  BsBattlePage *battle_page;
  BsBoardingPage *boarding_page;
  BsLogPage *log_page;
  BsRulesPage *rules_page;
  BsCataloguePage *catalogue_page;

  /* Owned. */
  BsToaster *toaster;
  GSettings *settings;
  BsLibrary *library;
  BsLibraryWatch *watch;
  BsTable *table;

  char *left_page;      /* (nullable) where Escape leads back to from the rules */

  gboolean by_skill;

  guint awake;
  guint opening;        /* source that takes the mark of the battle away when it is shown */
};

void bs_window_class_init_actions (BsWindowClass *klass);
void bs_window_class_init_files   (BsWindowClass *klass);
void bs_window_class_init_import  (BsWindowClass *klass);
void bs_window_init_import        (BsWindow      *self);
gboolean bs_window_drop           (BsWindow      *self,
                                   const GValue  *value);
gboolean bs_window_is_in_battle   (BsWindow      *self);
void bs_window_actions_update     (BsWindow      *self);
gboolean bs_window_shows_battle   (BsWindow      *self);
void bs_window_set_session        (BsWindow      *self,
                                   BsSession     *session);
void bs_window_rename_battle      (BsWindow      *self,
                                   const char    *path,
                                   const char    *name);
void bs_window_delete_battle      (BsWindow      *self,
                                   const char    *path);
void bs_window_begin              (BsWindow      *self);
void bs_window_muster             (BsWindow      *self);
gboolean bs_window_is_muster      (BsWindow      *self);
void bs_window_update_banner      (BsWindow      *self);
void bs_window_banner_clicked     (BsWindow      *self);
void bs_window_move_elsewhere     (BsWindow      *self);
void bs_window_say                (BsWindow      *self,
                                   const char    *sentence,
                                   gboolean       undo);
void bs_window_say_error          (BsWindow      *self,
                                   const GError  *error);

G_END_DECLS
