/* bs-fields.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* The one list of what a battle holds: a table for each struct of the state, one row a member.
 * Copying, freeing, the walk (JSON, text, digest), `set`, its words and the tests' dump read it. A
 * new member is a row; a test names the one that has none. */

typedef enum
{
  BS_FIELD_NONE,    /* no part of what happened: reference counts, the rules */
  BS_FIELD_DERIVED, /* no member: reckoned when it is shown */
  BS_FIELD_ID,      /* BsId */
  BS_FIELD_TEXT,    /* char *, a GRefString */
  BS_FIELD_INT,
  BS_FIELD_BOOL,
  BS_FIELD_WORD,     /* int, one of `values` */
  BS_FIELD_IDS,      /* GPtrArray of BsId */
  BS_FIELD_COUNTERS, /* GArray of BsCounter */
  BS_FIELD_STRUCT, /* a struct within; without a name its fields stand among those of the outer one
                    */
  BS_FIELD_OBJECT, /* (nullable) pointer to one shared struct */
  BS_FIELD_ARRAY,  /* GArray of structs */
  BS_FIELD_LIST,   /* GPtrArray of structs */
} BsFieldType;

/* Who may see it. */
typedef enum
{
  BS_SEEN_ALL,   /* who sees the struct */
  BS_SEEN_KNOWN, /* who may know the card that it belongs to; null for others */
  BS_SEEN_NAMED, /* ids of cards, or of what hangs on them: without those that lie face down for who
                    looks */
  BS_SEEN_DIGEST, /* nobody: how the program counts; only the digest and tests */
  BS_SEEN_NEVER,  /* not walked: a translation of another field */
} BsFieldSeen;

/* How `set` puts it right. */
typedef enum
{
  BS_SET_NO,           /* derived, or what holds the battle together */
  BS_SET_PLAIN,        /* by its type */
  BS_SET_OWN,          /* by a function of its own (bs-verb-set.c) */
} BsFieldSet;

/* What fits: what an id names, or what a number counts (bs-set-fits.c). Reading a record asks for
 * ships, players and tokens alone. */
typedef enum
{
  BS_NAMES_ANY,
  BS_NAMES_TOKEN,
  BS_NAMES_CARD_TOKEN, /* a token on a card */
  /* Words of the rules. */
  BS_NAMES_ACTION,     /* or the card whose action it was */
  BS_NAMES_ARC,
  BS_NAMES_BEARING,
  BS_NAMES_CHANGED,    /* a number changed for a while, a barred action, an effect that waits */
  BS_NAMES_COLOR,
  BS_NAMES_DECK,
  BS_NAMES_EDGE,
  BS_NAMES_FACTION,
  BS_NAMES_INTENT,
  BS_NAMES_OBSTACLE,   /* or a ship that is one */
  BS_NAMES_PHASE,
  BS_NAMES_RULE,
  BS_NAMES_SIDE,
  BS_NAMES_UNTIL,
  /* Things of the battle, which are told by their names. */
  BS_NAMES_ABILITY,    /* LIMIT:EFFECT@CARD */
  BS_NAMES_OTHER_SHIP,
  BS_NAMES_PLAYER,
  BS_NAMES_SHIP,
  BS_NAMES_SOURCE,     /* a ship, what lies on it, or an effect of the rules */
  BS_NAMES_STACK,
  BS_NAMES_WEAPON,
  /* Numbers: from `least` to `greatest`, or to what the battle has. */
  BS_NAMES_NUMBER,
  BS_NAMES_CARDS,      /* of a deck */
  BS_NAMES_HULL,       /* what is left of it */
  BS_NAMES_RANGE,
  BS_NAMES_ROUND,      /* up to this one and `greatest` */
  BS_NAMES_WOUNDS,
} BsFieldNames;

typedef struct _BsFields BsFields;
typedef struct _BsField  BsField;

struct _BsField
{
  const char *name;          /* (nullable) in the JSON, and for `set` */
  const char *member;        /* (nullable) of the struct */
  BsFieldType type;
  gsize offset, size;
  BsFieldSeen seen;
  int since, until;          /* first and last digest that it stands in; until 0: it still does */
  const BsFields *of;        /* of the structs within */
  const char *const *values; /* (nullable) words of an int */
  gboolean reckoned;         /* the view shows it by a function of its own */
  gboolean nullable;         /* a list that may be missing */
  BsFieldSet set;
  BsFieldNames names;
  guint most;                /* entries of a list; 0: BS_MOST_ENTRIES (bs-bounds.h) */
  gboolean needed;           /* an id or a text that is never missing */
  gboolean signs;            /* an int that may be below 0, as far as above it */
  int least, greatest;       /* of an int; greatest 0: BS_MOST_NUMBER (bs-bounds.h) */
  const char *words;         /* (nullable) what was set, "has moved: {value}" */
};

struct _BsFields
{
  const char *name;          /* of the struct */
  gsize size;
  gboolean shared;           /* begins with a gatomicrefcount */
  const BsField *fields;     /* ends with a row of type NONE without member */
  GDestroyNotify free;       /* (nullable) of one in a list */
  GDestroyNotify clear;      /* (nullable) of one in an array */
};

/* The digest that new lines carry. A field that comes or goes after a release raises it; see
 * docs/battle-language.md. */
#define BS_DIGEST 2

gboolean       bs_field_is_end (const BsField *field);
gpointer       bs_field_of     (const BsField *field, gconstpointer self);
gpointer       bs_fields_new   (const BsFields *fields) G_GNUC_WARN_UNUSED_RESULT;
gpointer bs_fields_copy (const BsFields *fields, gconstpointer self) G_GNUC_WARN_UNUSED_RESULT;
gpointer       bs_fields_ref   (const BsFields *fields, gpointer self);
void           bs_fields_clear (const BsFields *fields, gpointer self);
void           bs_fields_free  (const BsFields *fields, gpointer self);
const BsField *bs_fields_find (const BsFields *fields,
                               gpointer       *self,
                               const char     *name,
                               gsize           length);

G_END_DECLS
