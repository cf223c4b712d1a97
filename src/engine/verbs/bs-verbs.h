/* bs-verbs.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* The verb table. */
const BsVerb *bs_verbs      (void);                 /* ends with a NULL name */
const BsVerb *bs_verb_find  (const char *name);

G_END_DECLS
