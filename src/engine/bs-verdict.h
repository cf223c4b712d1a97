/* bs-verdict.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-ruleset.h"

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
  const BsRule *rule;   /* (nullable) */
  char *detail;         /* (nullable) one translated sentence about this case, with the way around it */
} BsReason;

struct _BsVerdict
{
  BsVerdictLevel level;
  GPtrArray *reasons;   /* BsReason, the extension's jackpot rules first, then by number */
};

BsVerdict *bs_verdict_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_verdict_free    (BsVerdict *self);
char      *bs_verdict_print   (const BsVerdict *self, const BsRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_verdict_text    (const BsVerdict *self, const BsRuleset *ruleset) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsVerdict, bs_verdict_free)

G_END_DECLS
