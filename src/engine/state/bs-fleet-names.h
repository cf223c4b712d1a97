/* bs-fleet-names.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields-ship.h"

G_BEGIN_DECLS

/* What a ship is called, apart from others of its name, and what people read of its cards. */

char      *bs_fleet_ship_name (const BsState   *state,
                               const BsShip    *ship) G_GNUC_WARN_UNUSED_RESULT;
const BsCard *bs_fleet_named_card (const BsCard *ship,
                                   const BsCard *pilot);
const char *bs_fleet_card_name (const BsRuleset   *ruleset,
                                const BsCatalogue *catalogue,
                                BsId               id,
                                const char        *name);
const char *bs_fleet_part_name (const BsState   *state,
                                const BsShipPart *part);
const char *bs_fleet_boarder_name (const BsState *state,
                                   const BsBoarder *boarder);

G_END_DECLS
