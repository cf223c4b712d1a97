/* bs-resolver.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The cards that lists of other programs mean, and cards as one types, are found. */

#include "exchange/formats/bs-squad.h"

#include "engine/rules/bs-catalogue.h"

G_BEGIN_DECLS

/* Finds the cards that lists of other programs mean, and cards as one types. */
typedef struct _BsResolver BsResolver;

/* What narrows it down where several cards have one id or name. */
typedef struct
{
  const char *kind;       /* (nullable) must be this */
  BsId faction;           /* (nullable) rather this */
  BsId ship;              /* (nullable) pilots: rather of this ship card */
  const char *slot;       /* (nullable) rather this */
  gboolean leads;         /* no kind: rather what begins a ship */
  gboolean known_only;    /* no suggestion is wanted for what is not known: to look for the nearest
                             takes long */
} BsResolveHint;

typedef struct
{
  const BsCard *card;     /* (nullable) */
  gboolean corrected;     /* by an alias or by another way of writing */
  gboolean by_name;       /* the list has an id that is not known, and a name beside it that is */
  gboolean by_class;      /* the list tells the class or the set, too */
  const BsCard *maybe;    /* (nullable) not found: the nearest in spelling */
} BsResolved;

BsResolver *bs_resolver_new    (const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;
void        bs_resolver_free   (BsResolver        *self);
BsResolved  bs_resolver_find   (BsResolver        *self,
                                const BsSquadCard *card,
                                const BsResolveHint *hint);
gboolean    bs_resolver_tells  (BsResolver        *self,
                                const char        *text,
                                const BsCard      *card);
GPtrArray  *bs_resolver_namesakes (BsResolver     *self,
                                const BsCard      *card) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *bs_resolver_search (BsResolver        *self,
                                const char        *kind,
                                const char        *text,
                                guint              most) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsResolver, bs_resolver_free)

G_END_DECLS
