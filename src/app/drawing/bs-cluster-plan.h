/* bs-cluster-plan.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where the bases of a cluster lie in its picture. Plain figures: no widget, no state. */

/* Edges of a base, clockwise from its front. */
typedef enum
{
  BS_EDGE_FRONT,
  BS_EDGE_RIGHT,
  BS_EDGE_REAR,
  BS_EDGE_LEFT,
  BS_EDGE_NONE,         /* not told */
} BsEdge;

typedef struct
{
  int x, y, width, height;
} BsBox;

/* A ship to be placed. */
typedef struct
{
  int target;           /* index of the ship it hangs on; -1: none */
  BsEdge at;            /* edge of the target */
  gboolean alongside;   /* variant II: side by side, at the target's front or rear base */
  int width, height;    /* of the base when its front points up or down */
  int side_width, side_height; /* when it points left or right */
  int ahead;            /* room kept free before its front */
} BsBase;

/* Where it came to lie. */
typedef struct
{
  BsBox box;            /* the base */
  BsBox room;           /* kept free before the front; empty if none was asked for */
  BsBox joint;          /* what joins it to its target; empty if it hangs on nothing */
  int turn;             /* quarter turns clockwise of its front from up */
  BsEdge at;            /* the target's edge it hangs on, told or found */
  BsEdge own;           /* its own edge that touches */
} BsBasePlace;

typedef struct
{
  int width, height;
  guint n;
  BsBasePlace *places;      /* in the order of the bases */
} BsClusterPlan;

BsClusterPlan *bs_cluster_plan_new  (const BsBase        *bases,
                                     guint                n,
                                     int                  turn,
                                     int                  gap,
                                     int                  thickness) G_GNUC_WARN_UNUSED_RESULT;
BsClusterPlan *bs_cluster_plan_best (const BsBase        *bases,
                                     guint                n,
                                     int                  width,
                                     int                  gap,
                                     int                  thickness) G_GNUC_WARN_UNUSED_RESULT;
void           bs_cluster_plan_free (BsClusterPlan       *self);

gboolean       bs_box_overlaps      (const BsBox         *a,
                                     const BsBox         *b);
BsEdge         bs_edge_from_word    (const char          *word);
int            bs_edge_turn         (BsEdge               edge,
                                     int                  turn);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsClusterPlan, bs_cluster_plan_free)

G_END_DECLS
