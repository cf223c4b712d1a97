/* test-cluster-plan.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/drawing/bs-cluster-plan.h"

#define GAP 24
#define THICK 20

/* Sizes as in the window: most bases are as wide as their words, a huge one is long. */
static void
set_size (BsBase   *base,
          gboolean  huge)
{
  *base = (BsBase){
    -1, BS_EDGE_NONE, FALSE, 180, huge ? 300 : 110, huge ? 380 : 180, huge ? 130 : 110, 0
  };
}

static gboolean
is_inside (const BsClusterPlan *plan,
           const BsBox         *box)
{
  return box->x >= 0 && box->y >= 0 && box->x + box->width <= plan->width &&
         box->y + box->height <= plan->height;
}

/* Where the middle of an edge's line is: the coordinate across the edge. */
static int
edge_line (const BsBox *box,
           int          way)
{
  switch (way)
    {
    case 0:
      return box->y;

    case 1:
      return box->x + box->width;

    case 2:
      return box->y + box->height;

    default:
      return box->x;
    }
}

static void
assert_joined (const BsClusterPlan *plan,
               const BsBase        *bases,
               guint                i)
{
  const BsBasePlace *place = &plan->places[i];
  const BsBasePlace *target = &plan->places[bases[i].target];
  int way = bs_edge_turn (place->at, target->turn);
  int back = (way + 2) % 4;

  /* The joint begins at the target's edge and ends at its own, which faces it. */
  g_assert_cmpint (edge_line (&place->joint, back), ==, edge_line (&target->box, way));
  g_assert_cmpint (edge_line (&place->joint, way), ==, edge_line (&place->box, back));
  g_assert_cmpint (bs_edge_turn (place->own, place->turn), ==, back);
  if (way % 2 == 0)
    {
      g_assert_cmpint (place->joint.x, >=, MAX (target->box.x, place->box.x));
      g_assert_cmpint (place->joint.x + place->joint.width, <=,
                       MIN (target->box.x + target->box.width, place->box.x + place->box.width));
      g_assert_cmpint (place->joint.height, >=, GAP);
    }
  else
    {
      g_assert_cmpint (place->joint.y, >=, MAX (target->box.y, place->box.y));
      g_assert_cmpint (place->joint.y + place->joint.height, <=,
                       MIN (target->box.y + target->box.height, place->box.y + place->box.height));
      g_assert_cmpint (place->joint.width, >=, GAP);
    }
}

static void
assert_apart (const BsClusterPlan *plan)
{
  for (guint i = 0; i < plan->n; i++)
    {
      const BsBasePlace *one = &plan->places[i];

      g_assert_true (is_inside (plan, &one->box));
      for (guint j = 0; j < plan->n; j++)
        {
          const BsBasePlace *two = &plan->places[j];

          if (i == j)
            continue;
          g_assert_false (bs_box_overlaps (&one->box, &two->box));
          g_assert_false (bs_box_overlaps (&one->box, &two->joint));
          g_assert_false (bs_box_overlaps (&one->joint, &two->joint));
          g_assert_false (bs_box_overlaps (&one->room, &two->box));
        }
    }
}

static void
test_pair (void)
{
  BsBase bases[2];

  for (int turn = 0; turn < 4; turn++)
    for (int at = BS_EDGE_FRONT; at <= BS_EDGE_LEFT; at++)
      {
        g_autoptr (BsClusterPlan) plan = NULL;

        set_size (&bases[0], FALSE);
        set_size (&bases[1], FALSE);
        bases[1].target = 0;
        bases[1].at = at;
        plan = bs_cluster_plan_new (bases, 2, turn, GAP, THICK);
        assert_apart (plan);
        assert_joined (plan, bases, 1);
        g_assert_cmpint (plan->places[1].at, ==, at);
        g_assert_cmpint (plan->places[1].own, ==, BS_EDGE_REAR);
        /* With its rear at the target it points away from it. */
        g_assert_cmpint (plan->places[1].turn, ==, (at + turn) % 4);
      }
}

static void
test_alongside (void)
{
  static const BsEdge ends[] = { BS_EDGE_FRONT, BS_EDGE_REAR };
  BsBase bases[2];

  for (int turn = 0; turn < 4; turn++)
    for (int e = 0; e < 2; e++)
      {
        g_autoptr (BsClusterPlan) plan = NULL;

        set_size (&bases[0], TRUE);
        set_size (&bases[1], TRUE);
        bases[1].target = 0;
        bases[1].at = ends[e];
        bases[1].alongside = TRUE;
        plan = bs_cluster_plan_new (bases, 2, turn, GAP, THICK);
        assert_apart (plan);
        assert_joined (plan, bases, 1);
        g_assert_cmpint (plan->places[1].turn, ==, turn);
        g_assert_true (plan->places[1].own == BS_EDGE_LEFT || plan->places[1].own == BS_EDGE_RIGHT);
      }
}

/* One more than there are edges, all told the same one: the base grows, nothing overlaps, nobody
 * changes the edge. */
static void
test_same_edge (void)
{
  BsBase bases[6];
  g_autoptr (BsClusterPlan) plan = NULL;

  for (int i = 0; i < 6; i++)
    {
      set_size (&bases[i], i == 0);
      bases[i].target = i == 0 ? -1 : 0;
      bases[i].at = BS_EDGE_LEFT;
    }
  plan = bs_cluster_plan_new (bases, 6, 1, GAP, THICK);
  assert_apart (plan);
  for (int i = 1; i < 6; i++)
    {
      assert_joined (plan, bases, i);
      g_assert_cmpint (plan->places[i].at, ==, BS_EDGE_LEFT);
    }
}

/* Five that turn inwards like a snail shell: they are moved out until they fit. */
static void
test_snail (void)
{
  BsBase bases[6];

  for (int turn = 0; turn < 4; turn++)
    {
      g_autoptr (BsClusterPlan) plan = NULL;

      for (int i = 0; i < 6; i++)
        {
          set_size (&bases[i], i == 2);
          bases[i].target = i - 1;
          bases[i].at = i == 0 ? BS_EDGE_NONE : BS_EDGE_RIGHT;
        }
      plan = bs_cluster_plan_new (bases, 6, turn, GAP, THICK);
      assert_apart (plan);
      for (int i = 1; i < 6; i++)
        assert_joined (plan, bases, i);
    }
}

static void
test_any (void)
{
  for (int round = 0; round < 3000; round++)
    {
      g_autoptr (BsClusterPlan) plan = NULL;
      BsBase bases[9];
      guint n = g_test_rand_int_range (2, 10);

      for (guint i = 0; i < n; i++)
        {
          set_size (&bases[i], g_test_rand_int_range (0, 4) == 0);
          bases[i].target = i == 0 ? -1 : g_test_rand_int_range (0, i);
          bases[i].at = g_test_rand_int_range (BS_EDGE_FRONT, BS_EDGE_NONE + 1);
          bases[i].alongside = g_test_rand_int_range (0, 8) == 0;
          bases[i].ahead = g_test_rand_int_range (0, 5) == 0 ? 60 : 0;
        }
      plan = bs_cluster_plan_new (bases, n, g_test_rand_int_range (0, 4), GAP, THICK);
      assert_apart (plan);
      g_assert_cmpint (plan->width, <, 20000);
      g_assert_cmpint (plan->height, <, 20000);
      for (guint i = 1; i < n; i++)
        {
          gboolean told = bases[i].at != BS_EDGE_NONE && !bases[i].alongside;

          assert_joined (plan, bases, i);
          if (told && bases[i].at != plan->places[bases[i].target].own)
            g_assert_cmpint (plan->places[i].at, ==, bases[i].at);
        }
    }
}

/* Both edges of a corner are full: their lines pass each other, and nothing is moved out for
 * ever. */
static void
test_corner (void)
{
  static const struct { gboolean huge; int target; BsEdge at; int ahead; } told[] = {
    { FALSE, -1, BS_EDGE_NONE, 0 }, { TRUE, 0, BS_EDGE_FRONT, 0 }, { FALSE, 0, BS_EDGE_FRONT, 0 },
    { FALSE, 0, BS_EDGE_RIGHT, 60 }, { FALSE, 0, BS_EDGE_RIGHT, 0 }, { FALSE, 1, BS_EDGE_LEFT, 60 },
  };

  for (int turn = 0; turn < 4; turn++)
    {
      BsBase bases[G_N_ELEMENTS (told)];
      g_autoptr (BsClusterPlan) plan = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (told); i++)
        {
          set_size (&bases[i], told[i].huge);
          bases[i].target = told[i].target;
          bases[i].at = told[i].at;
          bases[i].ahead = told[i].ahead;
        }
      plan = bs_cluster_plan_new (bases, G_N_ELEMENTS (told), turn, GAP, THICK);
      assert_apart (plan);
      g_assert_cmpint (plan->width, <, 4000);
      g_assert_cmpint (plan->height, <, 4000);
    }
}

/* Marks by hand may make no sense: rings, ships that hang on themselves or on nothing. */
static void
test_nonsense (void)
{
  BsBase bases[4];
  g_autoptr (BsClusterPlan) plan = NULL;
  g_autoptr (BsClusterPlan) none = bs_cluster_plan_new (NULL, 0, 0, GAP, THICK);

  g_assert_cmpint (none->width, ==, 0);
  for (int i = 0; i < 4; i++)
    set_size (&bases[i], FALSE);
  bases[0].target = 1;
  bases[1].target = 0;
  bases[2].target = 2;
  bases[3].target = 77;
  plan = bs_cluster_plan_new (bases, 4, 3, GAP, THICK);
  assert_apart (plan);
}

static void
test_best (void)
{
  BsBase bases[2];
  g_autoptr (BsClusterPlan) wide = NULL;
  g_autoptr (BsClusterPlan) narrow = NULL;

  set_size (&bases[0], FALSE);
  set_size (&bases[1], FALSE);
  bases[1].target = 0;
  bases[1].at = BS_EDGE_FRONT;
  wide = bs_cluster_plan_best (bases, 2, 800, GAP, THICK);
  narrow = bs_cluster_plan_best (bases, 2, 300, GAP, THICK);
  g_assert_cmpint (wide->width, ==, 180 + GAP + 180);
  g_assert_cmpint (wide->height, ==, 110);
  g_assert_cmpint (narrow->width, ==, 180);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cluster-plan/pair", test_pair);
  g_test_add_func ("/cluster-plan/alongside", test_alongside);
  g_test_add_func ("/cluster-plan/same-edge", test_same_edge);
  g_test_add_func ("/cluster-plan/snail", test_snail);
  g_test_add_func ("/cluster-plan/corner", test_corner);
  g_test_add_func ("/cluster-plan/any", test_any);
  g_test_add_func ("/cluster-plan/nonsense", test_nonsense);
  g_test_add_func ("/cluster-plan/best", test_best);

  return g_test_run ();
}
