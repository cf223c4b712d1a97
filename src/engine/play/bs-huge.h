/* bs-huge.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Huge ships: actions by card, sections that are crippled, an attack with each weapon (X5). */
int      bs_huge_actions      (const BsState *state, const BsShip *ship);
gboolean bs_huge_fires_each   (const BsState *state, const BsShip *ship);
gboolean bs_huge_acts_by_card (const BsState *state, const BsShip *ship);
void     bs_huge_cripple      (BsDraft *draft, BsId ship);
gboolean bs_huge_section_full (const BsState *state, const BsShip *ship, const BsSection *section);
gboolean bs_huge_crushes      (const BsState *state, const BsShip *ship, const BsShip *met);
int      bs_huge_energy_limit (const BsShip *ship);
void     bs_huge_settle       (BsDraft *draft);
void bs_huge_judge_target (const BsState *state,
                           const BsShip  *ship,
                           BsId           section,
                           BsVerdict     *verdict);

G_END_DECLS
