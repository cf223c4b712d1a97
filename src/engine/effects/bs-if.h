/* bs-if.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

gboolean bs_if_action        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_action_but    (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_precision     (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_touches_other (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_towing        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_at_least      (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_stands_on     (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_armed         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_arc           (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_attacked      (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_bearing       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_card          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_from_bar      (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_target        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_class         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_cloak         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_color         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_damaged       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_face          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_faction       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_has           (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_lacks         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_leader        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_locks_other   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_obstructed    (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_on_obstacle   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_option        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_overlap       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_phase         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_range         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_shields       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_side          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_size          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_speed         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_token         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_weapon        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_part          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_got_through   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_room          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_first_round   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_why           (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_own_faction   (const BsMoment *moment, const BsAttr *attr);

G_END_DECLS
