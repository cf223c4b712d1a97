/* bs-ship.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A ship of a battle, and questions to it that only look. */

#include "bs-fields-ship.h"

G_BEGIN_DECLS

BsShip       *bs_ship_new            (BsId            id,
                                      BsId            player) G_GNUC_WARN_UNUSED_RESULT;
BsShip       *bs_ship_copy           (const BsShip   *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_ship_rename         (BsShip         *self, const char *told, const char *shown);
BsShip       *bs_ship_ref            (BsShip         *self);
void          bs_ship_unref          (BsShip         *self);

gboolean    bs_ship_in_play       (const BsShip   *self);
int         bs_ship_printed       (const BsShip   *self, const char *number, int fallback);
int         bs_ship_count         (const BsShip   *self, BsId token);
BsShipPart *bs_ship_part          (const BsShip   *self, BsId id);
BsShipPart *bs_ship_leader        (const BsShip   *self);
BsSection  *bs_ship_section       (const BsShip   *self, BsId id);
BsDamage   *bs_ship_damage        (const BsShip   *self, BsId id);
BsStack    *bs_ship_stack         (const BsShip   *self, BsId id);
char       *bs_ship_stack_ids     (const BsShip *self, gboolean manned) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bs_ship_has_action    (const BsShip   *self, const BsSection *section, BsId action);
gboolean    bs_ship_has_acted     (const BsShip   *self, BsId action);
gboolean    bs_ship_used          (const BsShip   *self, const char *what);
BsStatus    bs_ship_status        (const BsShip   *self);
int         bs_ship_shields       (const BsShip   *self, BsId section);
gboolean    bs_ship_shows_boarder (const BsShip   *self, const BsBoarder *boarder, BsId viewer);
gboolean    bs_ship_shows_part    (const BsShip   *self, const BsShipPart *part, BsId viewer);
const char *bs_status_name        (BsStatus status);
const char *bs_cloak_name         (BsCloak cloak);

void          bs_ship_take_from      (BsShip *self, const BsShipPart *part);
void          bs_ship_take_off       (BsShip *self, BsShipPart *part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsShip, bs_ship_unref)

G_END_DECLS
