/* bs-view-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-battle.h"
#include "bs-fields.h"

G_BEGIN_DECLS

/* The walk under way, and the words in which its parts are written. */
typedef struct
{
  const BsState *state;
  BsId viewer;
  int version;              /* the digest whose fields are walked */
  const BsVisitor *visitor;
  gpointer data;
  const BsShip *ship;       /* (nullable) whose fields are walked */
  const BsStack *stack;     /* (nullable) */
  BsId side;                /* (nullable) whose dice */
} BsView;

/* A field that is not shown as it is kept. */
typedef struct
{
  const BsFields *of;
  const char *name;
  void (*show) (BsView *view, const BsField *field, gconstpointer self);
} BsViewRow;

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

extern const BsViewRow bs_view_ship_rows[], bs_view_state_rows[], bs_view_attack_rows[];

void     bs_view_ids      (BsView *view, const char *name, const GPtrArray *list);
void     bs_view_counters (BsView *view, const char *name, const GArray *list);
void     bs_view_fields   (BsView *view, const BsFields *fields, gconstpointer self);
void     bs_view_struct   (BsView *view, const char *name, const BsFields *fields, gconstpointer self);
gboolean bs_view_may_name (const BsView *view, BsId id);

G_END_DECLS
