/* reach.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/bs-window-private.h"

G_BEGIN_DECLS

/* What can be reached in the window, held against the list of offers. */

/* Where a control is found again. */
typedef struct
{
  BsId ship;            /* that is chosen */
  char *target;         /* (nullable) the toggle of the attack's form that is down */
  char *weapon;         /* (nullable) */
  GtkWidget *control;   /* borrowed, as long as this ship is shown */
} ReachWay;

/* One act: what its controls can tell of each argument. */
typedef struct
{
  char *line;           /* the offer's, its arguments in alphabetical order */
  BsOffer *offer;
  GHashTable *told;     /* argument -> set of values */
  GPtrArray *ways;      /* ReachWay; empty: it is offered, and cannot be reached */
} ReachAct;

typedef struct
{
  GHashTable *acts;     /* line -> ReachAct */
  GPtrArray *lines;     /* BsCommand: of buttons that carry a line and no offer */
  guint controls;
} Reach;

/* All that can be reached now, what is folded too. */
Reach      *reach_collect    (BsWindow *window) G_GNUC_WARN_UNUSED_RESULT;
void        reach_free       (Reach *self);
/* Gives what differs from the list of offers, or NULL. */
char *
reach_compare (const Reach *self, const BsState *state, guint *offers) G_GNUC_WARN_UNUSED_RESULT;
char       *reach_line       (const BsCommand *command) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the ship, presses the toggles. */
void        reach_go         (BsWindow *window, const ReachWay *way);
/* The controls that do an act, among those that are shown now. */
GPtrArray  *reach_controls   (BsWindow *window, const char *line) G_GNUC_WARN_UNUSED_RESULT;

/* Does an act by its controls, with what is told at random. Gives what went wrong, or NULL. */
char *reach_do (BsWindow *window, const ReachAct *act, GRand *rand) G_GNUC_WARN_UNUSED_RESULT;

/* The lines with which a battle begins. */
GPtrArray  *reach_attack_wing (GRand *rand, const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *reach_boarding    (GRand *rand, const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
