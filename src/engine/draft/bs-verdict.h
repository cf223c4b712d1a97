/* bs-verdict.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What a judge says: fine, hint, against rules with their keys, or an error. */

#include "engine/rules/bs-ruleset-parts.h"

G_BEGIN_DECLS

typedef enum
{
  BS_VERDICT_OK,
  BS_VERDICT_HINT,     /* done, with a word of advice */
  BS_VERDICT_AGAINST,  /* against a rule; `anyway` does it */
  BS_VERDICT_ERROR,    /* meaningless: names nothing that exists, or makes no sense */
} BsVerdictLevel;

/* One reason: a rule's key, and what is the matter in this case. */
typedef struct
{
  BsId key;             /* (nullable) key or printed id it was refused with */
  const BsRule *rule;   /* (nullable) the rule of this game for it */
  char *detail; /* (nullable) one translated sentence about this case, with the way around it */
} BsReason;

struct _BsVerdict
{
  BsVerdictLevel level;
  char *idle_text;        /* (nullable) beside a refusal: what of the line means nothing here */
  const BsRoof *roof;   /* borrowed: for a judge that tries what it judges */
  const BsVerb *verb;   /* (nullable) borrowed; the row of the command */
  BsId viewer;          /* (nullable) who asks: a judge tells nothing he may not know */
  GPtrArray *reasons;   /* BsReason, the extension's jackpot rules first, then by number */
  GPtrArray *heeded; /* BsId: arguments whose word counts here; "target/": the part of a ship that
                        is named with it */
  GPtrArray *idle;      /* BsId: needed arguments whose word does not count */
};

BsVerdict *bs_verdict_new (void) G_GNUC_WARN_UNUSED_RESULT;
void bs_verdict_free (BsVerdict *self);
char *bs_verdict_print (const BsVerdict *self, const BsRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;
char *bs_verdict_text (const BsVerdict *self, const BsRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

gboolean   bs_verdict_may_tell (const BsVerdict *self, BsId player);

/* Used by judges. A detail is a translated sentence, or NULL. */
void       bs_verdict_against (BsVerdict *self, const BsRuleset *ruleset, const char *rule,
                               const char *format, ...) G_GNUC_PRINTF (4, 5);
void       bs_verdict_hint    (BsVerdict *self, const BsRuleset *ruleset, const char *rule,
                               const char *format, ...) G_GNUC_PRINTF (4, 5);
void       bs_verdict_error   (BsVerdict *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* What a judge finds of what was told. Whatever may be left out and is told, but not heeded, means
 * nothing: bs_judge() says so. */
void       bs_verdict_heed    (BsVerdict *self, const char *argument, ...) G_GNUC_NULL_TERMINATED;
void       bs_verdict_heed_if (BsVerdict *self, gboolean heeded, const char *argument);
void       bs_verdict_idle    (BsVerdict *self, const char *argument);
gboolean   bs_verdict_heeds   (const BsVerdict *self, const char *argument);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsVerdict, bs_verdict_free)

G_END_DECLS
