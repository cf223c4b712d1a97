/* bs-cards.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Cards of another program's data file, for the user's own catalogue: names and numbers alone. */

#include "model/library/bs-library.h"
#include "bs-cards-types.h"

G_BEGIN_DECLS

gboolean  bs_cards_detect       (GBytes         *bytes);
BsCards  *bs_cards_read         (GBytes         *bytes,
                                 BsLibrary      *library,
                                 GError        **error) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_cards_summary      (const BsCards  *self) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_cards_xml          (const BsCards  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean  bs_cards_has_problems (const BsCards  *self);
gboolean  bs_cards_keep         (const BsCards  *self,
                                 BsLibrary      *library,
                                 GError        **error);
void      bs_cards_free         (BsCards        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsCards, bs_cards_free)

G_END_DECLS
