/* bs-rules-loaded.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"

G_BEGIN_DECLS

/* What a battle is played with: its rules loaded, and the files that they are made of. */
typedef struct
{
  gatomicrefcount ref;
  BsRuleset *ruleset;
  BsCatalogue *catalogue;   /* (nullable) */
  char *hash;               /* SHA-256 over the files, hex */
  GPtrArray *layers;        /* BsXmlSource */
  GPtrArray *catalogues;    /* BsXmlSource */
} BsRules;

char       *bs_rules_hash             (GPtrArray          *layers,
                                       GPtrArray          *catalogues) G_GNUC_WARN_UNUSED_RESULT;
BsRules    *bs_rules_new_from_sources (GPtrArray          *layers,
                                       GPtrArray          *catalogues,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;
BsRules    *bs_rules_ref              (BsRules            *self);
void        bs_rules_unref            (BsRules            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsRules, bs_rules_unref)

G_END_DECLS
