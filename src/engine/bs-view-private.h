/* bs-view-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-battle.h"

G_BEGIN_DECLS

/* The walk under way, and the words in which its parts are written. */
typedef struct
{
  const BsState *state;
  BsId viewer;
  const BsVisitor *visitor;
  gpointer data;
} BsView;

static inline void
begin_object (BsView     *view,
              const char *name)
{
  view->visitor->begin (view->data, name, FALSE);
}

static inline void
end_object (BsView *view)
{
  view->visitor->end (view->data, FALSE);
}

static inline void
begin_array (BsView     *view,
             const char *name)
{
  view->visitor->begin (view->data, name, TRUE);
}

static inline void
end_array (BsView *view)
{
  view->visitor->end (view->data, TRUE);
}

static inline void
text (BsView     *view,
      const char *name,
      const char *value)
{
  view->visitor->text (view->data, name, value);
}

static inline void
integer (BsView     *view,
         const char *name,
         int         value)
{
  view->visitor->integer (view->data, name, value);
}

static inline void
boolean (BsView     *view,
         const char *name,
         gboolean    value)
{
  view->visitor->boolean (view->data, name, value);
}

void     bs_view_ids      (BsView *view, const char *name, const GPtrArray *list);
void     bs_view_counters (BsView *view, const char *name, const GArray *list);
void     bs_view_ship     (BsView *view, const BsShip *ship);

G_END_DECLS
