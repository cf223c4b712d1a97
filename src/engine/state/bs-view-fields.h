/* bs-view-fields.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields-ship.h"

G_BEGIN_DECLS

/* What a walk calls, field by field. */
typedef struct
{
  void (*begin)   (gpointer data, const char *name, gboolean array);
  void (*end)     (gpointer data, gboolean array);
  void (*text)    (gpointer data, const char *name, const char *value); /* value NULL: null */
  void (*integer) (gpointer data, const char *name, int value);
  void (*boolean) (gpointer data, const char *name, gboolean value);
} BsVisitor;

/* The walk under way, and the words in which its parts are written. */
typedef struct _BsView BsView;

struct _BsView
{
  const BsState *state;
  BsId viewer;
  int version;              /* the digest whose fields are walked */
  const BsVisitor *visitor;
  gpointer data;
  const BsShip *ship;       /* (nullable) whose fields are walked */
  const BsStack *stack;     /* (nullable) */
  BsId side;                /* (nullable) whose dice */
  /* What shows a field that is reckoned. */
  const struct _BsViewRow *(*find_row) (const BsField *field);
};

/* A field that is not shown as it is kept. */
typedef struct _BsViewRow
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

void bs_view_ids      (BsView *view, const char *name, const GPtrArray *list);
void bs_view_counters (BsView *view, const char *name, const GArray *list);
void bs_view_fields   (BsView *view, const BsFields *fields, gconstpointer self);
void bs_view_struct   (BsView *view, const char *name, const BsFields *fields, gconstpointer self);

G_END_DECLS
