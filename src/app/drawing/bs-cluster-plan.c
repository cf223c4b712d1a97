/* bs-cluster-plan.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-cluster-plan.h"

#include <string.h>

/* Ships that hang together form a tree: each is docked on one other. A ship with all that hangs on
 * it is a group that is laid out first and then moved straight away from its target's edge until it
 * touches nothing. The lines along which the other ships of the same target go out are kept free,
 * so there always is such a distance. */

#define FAR (1 << 20)

typedef struct
{
  const BsBase *bases;
  guint n;
  int gap, thickness;
  int *targets;         /* as told, without those that make no sense */
  BsBasePlace *places;
} Planner;

/* One ship that hangs on another, with its group. */
typedef struct
{
  guint index;
  int way;              /* 0 up, 1 right, 2 down, 3 left: where it goes out */
  double target_at, own_at; /* place on the edges, as a share of their length */
  int axis;             /* the same on the target's edge, in pixels */
  int low, high;        /* how far its group reaches to both sides of the axis */
  GArray *group;        /* guint */
} Branch;

/**
 * bs_box_overlaps:
 * @a: a box
 * @b: another one
 *
 * Returns: whether they share more than an edge; an empty box shares nothing
 */
gboolean
bs_box_overlaps (const BsBox *a,
                 const BsBox *b)
{
  if (a->width <= 0 || a->height <= 0 || b->width <= 0 || b->height <= 0)
    return FALSE;

  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
         b->y < a->y + a->height;
}

/**
 * bs_edge_from_word:
 * @word: (nullable): front, right, rear, left
 *
 * Returns: the edge of that name
 */
BsEdge
bs_edge_from_word (const char *word)
{
  static const char *const words[] = { "front", "right", "rear", "left" };

  for (int i = 0; word != NULL && i < 4; i++)
    if (strcmp (word, words[i]) == 0)
      return i;

  return BS_EDGE_NONE;
}

/**
 * bs_edge_turn:
 * @edge: an edge of a base
 * @turn: quarter turns of the base
 *
 * Returns: where that edge is in the picture: 0 up, 1 right, 2 down, 3 left
 */
int
bs_edge_turn (BsEdge edge,
              int    turn)
{
  return ((int) edge + turn) % 4;
}

static gboolean
is_upright (int turn)
{
  return turn % 2 == 0;
}

static int
length_along (const BsBox *box,
              int          way)
{
  return is_upright (way) ? box->width : box->height;
}

static void
translate (BsBox *box,
           int    x,
           int    y)
{
  box->x += x;
  box->y += y;
}

static void
translate_group (Planner      *self,
                 const GArray *group,
                 int           x,
                 int           y)
{
  for (guint i = 0; i < group->len; i++)
    {
      BsBasePlace *place = &self->places[g_array_index (group, guint, i)];

      translate (&place->box, x, y);
      translate (&place->room, x, y);
      translate (&place->joint, x, y);
    }
}

/* A box outside an edge: @from away from it, @depth deep, @width wide around the axis. */
static BsBox
outside (const BsBox *box,
         int          way,
         int          axis,
         int          width,
         int          depth)
{
  switch (way)
    {
    case 0:
      return (BsBox) { box->x + axis - width / 2, box->y - depth, width, depth };

    case 1:
      return (BsBox) { box->x + box->width, box->y + axis - width / 2, depth, width };

    case 2:
      return (BsBox) { box->x + axis - width / 2, box->y + box->height, width, depth };

    default:
      return (BsBox) { box->x - depth, box->y + axis - width / 2, depth, width };
    }
}

static BsBox
grow (const BsBox *box,
      int          margin)
{
  if (box->width <= 0 || box->height <= 0)
    return *box;

  return (BsBox){ box->x - margin, box->y - margin, box->width + 2 * margin,
                  box->height + 2 * margin };
}

/* The joint by which the group hangs is left out where it has to touch. */
static gboolean
group_hits (Planner      *self,
            const GArray *group,
            const BsBox  *box,
            const Branch *hanging)
{
  BsBox wide = grow (box, self->gap / 2);

  for (guint i = 0; i < group->len; i++)
    {
      guint index = g_array_index (group, guint, i);
      const BsBasePlace *place = &self->places[index];

      if (bs_box_overlaps (&wide, &place->box) || bs_box_overlaps (&wide, &place->room))
        return TRUE;
      if ((hanging == NULL || hanging->index != index) && bs_box_overlaps (&wide, &place->joint))
        return TRUE;
    }

  return FALSE;
}

/* Edges that are told twice are shared; an edge that the ship itself hangs by, or none told, gives
 * way to a free one. */
static void
choose_edges (Planner *self,
              guint    node,
              BsEdge   taken)
{
  static const BsEdge order[] = { BS_EDGE_RIGHT, BS_EDGE_LEFT, BS_EDGE_FRONT, BS_EDGE_REAR };
  guint count[4] = { 0 };

  for (guint i = 0; i < self->n; i++)
    if (self->targets[i] == (int) node && !self->bases[i].alongside &&
        self->bases[i].at < BS_EDGE_NONE && self->bases[i].at != taken)
      count[self->places[i].at = self->bases[i].at]++;

  for (guint i = 0; i < self->n; i++)
    {
      BsEdge best = BS_EDGE_NONE;

      if (self->targets[i] != (int) node || self->places[i].at < BS_EDGE_NONE)
        continue;
      for (int e = 0; e < 4; e++)
        if (order[e] != taken && (best == BS_EDGE_NONE || count[order[e]] < count[best]))
          best = order[e];
      self->places[i].at = best;
      count[best]++;
    }
}

static void
set_shares (const BsBase *base,
            Branch       *branch,
            int           turn)
{
  double front = 0.25;

  branch->target_at = branch->own_at = 0.5;
  if (!base->alongside)
    return;

  /* Shares go from left to right and from above to below, fronts point to `turn`. */
  if (turn == 1 || turn == 2)
    front = 0.75;
  branch->own_at = 1 - front;
  branch->target_at = base->at == BS_EDGE_FRONT ? front : 1 - front;
}

static GArray *place_group (Planner *self,
                            guint    node,
                            int      turn,
                            BsEdge   taken,
                            double   taken_at);

static void
measure_branch (Planner *self,
                Branch  *branch)
{
  const BsBasePlace *root = &self->places[branch->index];
  int axis = (is_upright (branch->way) ? root->box.x : root->box.y) +
             (int) (branch->own_at * length_along (&root->box, branch->way));

  branch->low = branch->high = self->thickness;
  for (guint i = 0; i < branch->group->len; i++)
    {
      const BsBasePlace *place = &self->places[g_array_index (branch->group, guint, i)];
      const BsBox *boxes[] = { &place->box, &place->room, &place->joint };

      for (int b = 0; b < 3; b++)
        {
          int begin = is_upright (branch->way) ? boxes[b]->x : boxes[b]->y;
          int length = length_along (boxes[b], branch->way);

          if (boxes[b]->width <= 0)
            continue;
          branch->low = MAX (branch->low, axis - begin);
          branch->high = MAX (branch->high, begin + length - axis);
        }
    }
}

static GPtrArray *
make_branches (Planner *self,
               guint    node,
               int      turn)
{
  GPtrArray *branches = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->n; i++)
    {
      const BsBase *base = &self->bases[i];
      Branch *branch;

      if (self->targets[i] != (int) node)
        continue;

      branch = g_new0 (Branch, 1);
      branch->index = i;
      branch->way = bs_edge_turn (self->places[i].at, turn);
      set_shares (base, branch, turn);
      self->places[i].own = base->alongside ? (self->places[i].at + 2) % 4 : BS_EDGE_REAR;
      branch->group = place_group (self, i, base->alongside ? turn : branch->way,
                                   self->places[i].own, branch->own_at);
      measure_branch (self, branch);
      g_ptr_array_add (branches, branch);
    }

  return branches;
}

/* Several ships at one edge stand beside each other; the edge is made as long as they need. */
static int
span_of (Planner         *self,
         const GPtrArray *branches,
         int              way)
{
  const Branch *last = NULL;
  int span = 0;

  for (guint i = 0; i < branches->len; i++)
    {
      Branch *branch = branches->pdata[i];

      if (branch->way != way)
        continue;
      if (last != NULL)
        span += last->high + self->gap + branch->low;
      branch->axis = span;
      last = branch;
    }

  return span;
}

static void
set_axes (Planner         *self,
          const GPtrArray *branches,
          BsBox           *box)
{
  int spans[4];
  /* So far from the corner that the line of the next edge passes it, whatever hangs there. */
  int margin = self->thickness - self->thickness / 2 + self->gap / 2;

  for (int way = 0; way < 4; way++)
    {
      int need = 0;

      spans[way] = span_of (self, branches, way);
      if (spans[way] > 0)
        need = spans[way] + 2 * margin;
      if (is_upright (way))
        box->width = MAX (box->width, need);
      else
        box->height = MAX (box->height, need);
    }

  for (guint i = 0; i < branches->len; i++)
    {
      Branch *branch = branches->pdata[i];
      int length = length_along (box, branch->way);

      if (spans[branch->way] == 0)
        branch->axis = (int) (branch->target_at * length);
      else
        branch->axis += (length - spans[branch->way]) / 2;
    }
}

static void
move_out (Planner       *self,
          const BsBasePlace *target,
          const Branch  *branch,
          int            distance)
{
  BsBasePlace *own = &self->places[branch->index];
  int across = (int) (branch->own_at * length_along (&own->box, branch->way));
  BsBox joint = outside (&target->box, branch->way, branch->axis, self->thickness, distance);
  int x, y;

  if (is_upright (branch->way))
    {
      x = target->box.x + branch->axis - across;
      y = branch->way == 0 ? joint.y - own->box.height : joint.y + joint.height;
    }
  else
    {
      y = target->box.y + branch->axis - across;
      x = branch->way == 3 ? joint.x - own->box.width : joint.x + joint.width;
    }

  translate_group (self, branch->group, x - own->box.x, y - own->box.y);
  own->joint = joint;
}

/* Whether it touches nothing: neither the target nor the line by which that hangs itself, nor what
 * is there already, nor the lines of those that are still to come. */
static gboolean
is_clear (Planner         *self,
          const BsBasePlace   *target,
          const GPtrArray *branches,
          guint            which,
          const BsBox     *lane)
{
  const Branch *branch = branches->pdata[which];

  if (group_hits (self, branch->group, &target->box, branch) ||
      group_hits (self, branch->group, &target->room, branch) ||
      group_hits (self, branch->group, lane, NULL))
    return FALSE;

  for (guint i = 0; i < branches->len; i++)
    {
      const Branch *other = branches->pdata[i];

      if (i > which && group_hits (self, branch->group, &self->places[other->index].joint, NULL))
        return FALSE;
      for (guint j = 0; i < which && j < other->group->len; j++)
        {
          const BsBasePlace *place = &self->places[g_array_index (other->group, guint, j)];

          if (group_hits (self, branch->group, &place->box, NULL) ||
              group_hits (self, branch->group, &place->room, NULL) ||
              group_hits (self, branch->group, &place->joint, NULL))
            return FALSE;
        }
    }

  return TRUE;
}

static void
attach (Planner         *self,
        const BsBasePlace   *target,
        const GPtrArray *branches,
        guint            which,
        const BsBox     *lane)
{
  for (int distance = self->gap; distance < FAR / 4; distance += MAX (self->gap / 4, 1))
    {
      move_out (self, target, branches->pdata[which], distance);
      if (is_clear (self, target, branches, which, lane))
        return;
    }
}

/* Lays out a ship and all that hangs on it around (0, 0). */
static GArray *
place_group (Planner *self,
             guint    node,
             int      turn,
             BsEdge   taken,
             double   taken_at)
{
  const BsBase *base = &self->bases[node];
  BsBasePlace *place = &self->places[node];
  GArray *group = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GPtrArray) branches = NULL;
  BsBox lane = { 0 };

  place->turn = turn;
  place->box = is_upright (turn) ? (BsBox) { 0, 0, base->width, base->height } :
               (BsBox) { 0, 0, base->side_width, base->side_height };
  choose_edges (self, node, taken);
  branches = make_branches (self, node, turn);
  set_axes (self, branches, &place->box);
  if (base->ahead > 0)
    place->room = outside (&place->box, turn, length_along (&place->box, turn) / 2,
                           length_along (&place->box, turn) / 2, base->ahead);
  if (taken != BS_EDGE_NONE)
    lane = outside (&place->box, bs_edge_turn (taken, turn),
                    (int) (taken_at * length_along (&place->box, bs_edge_turn (taken, turn))),
                    self->thickness, FAR);

  /* The lines on which they go out stand for those that are not placed yet. */
  for (guint i = 0; i < branches->len; i++)
    {
      const Branch *branch = branches->pdata[i];

      self->places[branch->index].joint =
        outside (&place->box, branch->way, branch->axis, self->thickness, FAR);
    }
  for (guint i = 0; i < branches->len; i++)
    attach (self, place, branches, i, &lane);

  g_array_append_val (group, node);
  for (guint i = 0; i < branches->len; i++)
    {
      Branch *branch = branches->pdata[i];

      g_array_append_vals (group, branch->group->data, branch->group->len);
      g_array_unref (branch->group);
    }

  return group;
}

/* What hangs on itself, on nothing there is, or in a ring, hangs on nothing. */
static void
clean_targets (Planner *self)
{
  for (guint i = 0; i < self->n; i++)
    self->targets[i] = self->bases[i].target >= 0 && self->bases[i].target < (int) self->n
                         ? self->bases[i].target
                         : -1;

  for (guint i = 0; i < self->n; i++)
    {
      int up = self->targets[i];

      for (guint steps = 0; up >= 0 && steps <= self->n; steps++)
        up = up == (int) i ? -2 : self->targets[up];
      if (up != -1)
        self->targets[i] = -1;
    }
}

static void
extend (BsBox       *sum,
        const BsBox *box)
{
  int right = sum->x + sum->width, below = sum->y + sum->height;

  if (box->width <= 0 || box->height <= 0)
    return;
  if (sum->width == 0)
    {
      *sum = *box;
      return;
    }

  sum->x = MIN (sum->x, box->x);
  sum->y = MIN (sum->y, box->y);
  sum->width = MAX (right, box->x + box->width) - sum->x;
  sum->height = MAX (below, box->y + box->height) - sum->y;
}

static BsBox
bounds (Planner      *self,
        const GArray *group)
{
  BsBox sum = { 0 };

  for (guint i = 0; i < group->len; i++)
    {
      const BsBasePlace *place = &self->places[g_array_index (group, guint, i)];

      extend (&sum, &place->box);
      extend (&sum, &place->room);
      extend (&sum, &place->joint);
    }

  return sum;
}

/**
 * bs_cluster_plan_new:
 * @bases: the ships
 * @n: how many
 * @turn: quarter turns of the ship on which the others hang
 * @gap: the least distance between two bases
 * @thickness: of what joins them
 *
 * Lays out a cluster so that nothing overlaps and each ship hangs at the edge told: with its own
 * rear, or side by side.
 *
 * Returns: (transfer full): the plan
 */
BsClusterPlan *
bs_cluster_plan_new (const BsBase *bases,
                     guint         n,
                     int           turn,
                     int           gap,
                     int           thickness)
{
  BsClusterPlan *plan = g_new0 (BsClusterPlan, 1);
  g_autofree int *targets = g_new (int, MAX (n, 1));
  Planner self = { bases, n, MAX (gap, 2), MAX (thickness, 2), targets, NULL };

  plan->n = n;
  plan->places = self.places = g_new0 (BsBasePlace, MAX (n, 1));
  clean_targets (&self);
  for (guint i = 0; i < n; i++)
    self.places[i].at = self.places[i].own = BS_EDGE_NONE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) group = NULL;
      BsBox sum;

      if (targets[i] >= 0)
        continue;
      group = place_group (&self, i, turn, BS_EDGE_NONE, 0.5);
      sum = bounds (&self, group);
      if (plan->width > 0)
        plan->width += 2 * self.gap;
      translate_group (&self, group, plan->width - sum.x, -sum.y);
      plan->width += sum.width;
      plan->height = MAX (plan->height, sum.height);
    }

  return plan;
}

/**
 * bs_cluster_plan_best:
 * @bases: the ships
 * @n: how many
 * @width: how much room there is
 * @gap: the least distance between two bases
 * @thickness: of what joins them
 *
 * Turns the whole picture so that it is as flat as it can be within the width.
 *
 * Returns: (transfer full): the plan; if none fits, the narrowest
 */
BsClusterPlan *
bs_cluster_plan_best (const BsBase *bases,
                      guint         n,
                      int           width,
                      int           gap,
                      int           thickness)
{
  BsClusterPlan *best = NULL;

  for (int turn = 0; turn < 4; turn++)
    {
      BsClusterPlan *plan = bs_cluster_plan_new (bases, n, turn, gap, thickness);
      gboolean fits = plan->width <= width;
      gboolean better = best == NULL || (fits && best->width > width) ||
                        (fits && plan->height < best->height) ||
                        (!fits && best->width > width && plan->width < best->width);

      if (better)
        {
          g_clear_pointer (&best, bs_cluster_plan_free);
          best = plan;
        }
      else
        {
          bs_cluster_plan_free (plan);
        }
    }

  return best;
}

/**
 * bs_cluster_plan_free:
 * @self: (transfer full) (nullable): a plan
 */
void
bs_cluster_plan_free (BsClusterPlan *self)
{
  if (self == NULL)
    return;

  g_free (self->places);
  g_free (self);
}
