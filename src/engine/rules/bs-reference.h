/* bs-reference.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

typedef enum
{
  BS_ENTRY_RULE,
  BS_ENTRY_TERM,
  BS_ENTRY_SYMBOL,
} BsEntryKind;

/* One entry of the rules reference: a rule, a term of the glossary, a symbol of a token, a face or
 * an action. */
typedef struct
{
  BsEntryKind kind;
  BsId base;            /* the game */
  BsId game;            /* the game again, or the layer it is from */
  BsId id;              /* AW4.3; id of the term, or of the symbol's token, face or action */
  BsId section;         /* (nullable) rules: AW4 */
  char *title; /* translated: what the section is about; the term in the user's language; the
                  symbol's name */
  char *other;          /* (nullable) the term in the other language; the drawing of a symbol */
  char *page;           /* (nullable) of the printed book */
  char *note;           /* (nullable) rulings: A9, B3 */
  char *text;           /* translated */
  char *folded;         /* all that is searched, in both languages */
} BsEntry;

/* All of them, in the order of the book; a layer's behind the game's. */
GPtrArray     *bs_reference_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void           bs_reference_add    (GPtrArray *entries, const BsRuleset *ruleset, BsId game);
void           bs_entry_free       (BsEntry *self);
const BsEntry *bs_reference_find (const GPtrArray *entries,
                                  const BsRuleset *ruleset,
                                  const char      *id);
GPtrArray *bs_reference_search (const GPtrArray *entries,
                                const char      *words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
