/* random-watch.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "random-player.h"

G_BEGIN_DECLS

/* What is remembered of a battle to judge the next move by. */
typedef struct
{
  GHashTable *shields;    /* "ship/section" -> shields of the card */
  GHashTable *anyway;     /* ships for which something was done anyway this round */
  GHashTable *moves;      /* ship -> maneuvers this round */
  GHashTable *attacks;    /* ship -> attacks this round */
  gboolean loose;         /* this phase's order was touched by hand, or something was done anyway */
  int round;
  BsId phase;
} RandomWatch;

void  random_watch_init  (RandomWatch *self);
void  random_watch_clear (RandomWatch *self);

/* A sentence about what does not hold after this move, or NULL. */
char *random_watch_look  (RandomWatch      *self,
                          const BsState    *before,
                          const BsCommand  *command,
                          const BsState    *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
