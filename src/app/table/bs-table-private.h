/* bs-table-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/battle/bs-session.h"

/* What bs-table.c and bs-table-perform.c share. */

G_BEGIN_DECLS

typedef struct _BsTable BsTable;

/**
 * BsTable:
 *
 * What all pages of a window share: the state that is shown, the ship that is chosen, and the one
 * way in which a widget does something. It knows no rule: it asks the engine's judge, and the
 * preferences what to do with the answer.
 */
struct _BsTable
{
  GObject parent_instance;

  /* Owned. */
  GSettings *settings;
  BsState *state;       /* the battle itself: to judge and do */
  BsState *seen;        /* as everybody may see it */
  BsState *own;         /* (nullable) as who looks behind the curtain may see it */
  BsSession *session;   /* (nullable) */
  gulong changed_id, trouble_id;

  const char *hint;     /* (nullable) borrowed: what is said after what is being done now */
  BsId hint_rule;       /* (nullable) the rule that says it */
  BsId chosen;
  BsId viewer;          /* (nullable) who looks behind the curtain */
  guint line;           /* the line that is looked at; 0: now */
};

void bs_table_note_line (BsTable *self, const char *line);

G_END_DECLS
