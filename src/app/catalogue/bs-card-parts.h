/* bs-card-parts.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-command.h"
#include "engine/rules/bs-catalogue.h"
#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_CARD_PARTS (bs_card_parts_get_type ())
G_DECLARE_FINAL_TYPE (BsCardParts, bs_card_parts, BS, CARD_PARTS, AdwBin)

void  bs_card_parts_start (BsCardParts   *self,
                           const BsRules *rules);
void  bs_card_parts_show  (BsCardParts   *self,
                           const BsCard  *card);
void  bs_card_parts_ask   (BsCardParts   *self,
                           const char    *kind);
char *bs_card_parts_tell  (BsCardParts   *self,
                           BsCommand     *command,
                           BsDial       **dial) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
