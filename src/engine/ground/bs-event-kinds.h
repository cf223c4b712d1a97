/* bs-event-kinds.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-types.h"

G_BEGIN_DECLS

/* One row a kind: the whole sentence with named places, and its plural form by the place `count` if
 * it has one. */
typedef struct
{
  const char *name;
  const char *sentence;
  const char *plural;     /* (nullable) */
  gboolean announce;      /* spoken to a screen reader, shown as a toast */
  const char *rule;       /* (nullable) key of the rule that says it */
} BsEventKind;

const BsEventKind *bs_event_kinds (void);

G_END_DECLS
