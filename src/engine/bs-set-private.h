/* bs-set-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"
#include "bs-fields.h"

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

BsSetOwn bs_set_own      (const BsFields *of, const BsField *field);
gboolean bs_set_path     (BsSet *set, const BsFields *of, gpointer self, const char *name, const char *value);
gboolean bs_set_is_whole (const BsState *state);

gboolean bs_set_fits     (const BsSet   *set,
                          const BsField *field,
                          const char    *rest,
                          const char    *value);
char    *bs_set_refusal  (const BsSet   *set,
                          const char    *name,
                          const char    *value) G_GNUC_WARN_UNUSED_RESULT;

gboolean bs_set_read_int (const char *value, int *n);
gboolean bs_set_is_none  (const char *value);
BsId     bs_set_read_id  (const char *value);
void     bs_set_read_ids (GPtrArray *ids, const char *value);

G_END_DECLS
