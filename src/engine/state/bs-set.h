/* bs-set.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* How a value that is set by hand is led to its field. */

#include "bs-fields-ship.h"

G_BEGIN_DECLS

/* One NAME=VALUE of `set`. */
typedef struct
{
  BsDraft *draft;
  BsId on;                  /* what the line is about, */
  gboolean strict; /* said at the table: only what fits; what a record holds was taken once */
  BsShip *ship;             /* (nullable) what it is about, to be changed: a ship, */
  BsSection *section;       /* (nullable) its section; the first one if none was told */
  const BsFields *of;       /* the struct that the name has led to */
  gpointer self;
  const BsField *field;
  const BsField *failed;    /* (nullable) the one that cannot be so */
} BsSet;

/* @rest: (nullable): what stands behind the field's name and a dot. */
typedef gboolean (*BsSetOwn) (BsSet *set, const char *rest, const char *value);

G_END_DECLS
