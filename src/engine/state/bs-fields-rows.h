/* bs-fields-rows.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* How the tables of fields are written: one row a member of a struct. */

#include "bs-fields.h"

/* How the tables are written. OF is the struct of the table, defined before it:
 *
 *   ROW ("speed", speed, INT, 2, .set = BS_SET_PLAIN, .words = N_("...")),   a member, in the JSON
 * since digest 2 REST (ref),                                                              a member
 * that is no part of the battle DERIVED ("points", 1), no member END
 */
#define ROW(json, part, kind, from, ...)                                                           \
  {                                                                                                \
    .name = json, .member = #part, .type = BS_FIELD_##kind, .offset = G_STRUCT_OFFSET (OF, part),  \
    .size = sizeof (((OF *) 0)->part), .since = from, __VA_ARGS__                                  \
  }
#define REST(part) ROW (NULL, part, NONE, 1, .seen = BS_SEEN_NEVER)
#define DERIVED(json, from, ...)                                                                   \
  {                                                                                                \
    .name = json, .type = BS_FIELD_DERIVED, .since = from, .reckoned = TRUE, __VA_ARGS__           \
  }
#define GROUP(json, from, fields)                                                                  \
  {                                                                                                \
    .name = json, .type = BS_FIELD_STRUCT, .since = from, .of = &fields                            \
  }
#define END                                                                                        \
  {                                                                                                \
    .type = BS_FIELD_NONE                                                                          \
  }

/* What a list frees its elements with, and an array clears them with. */
#define FREE_OF(what)                                                                              \
  static void free_##what (gpointer self)                                                          \
  {                                                                                                \
    bs_fields_free (&bs_##what##_fields, self);                                                    \
  }
#define CLEAR_OF(what)                                                                             \
  static void clear_##what (gpointer self)                                                         \
  {                                                                                                \
    bs_fields_clear (&bs_##what##_fields, self);                                                   \
  }
