/* bs-roof.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The one place where the mechanisms meet: who hears of what, and in what order. None of them
 * calls another by its name to tell that a ship, a dock or a part of a phase has ended; it
 * announces that, and whoever has something to put right stands here. */

#include "bs-roof.h"

#include "engine/boarding/bs-carrier.h"
#include "engine/boarding/bs-docking.h"
#include "engine/boarding/bs-docks-settle.h"
#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-loot.h"
#include "engine/draft/bs-draft.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-huge.h"
#include "engine/play/bs-turn-order.h"
#include "engine/view/bs-topics.h"

/* What each mechanism needs to know of it. */
#define HEARS(what)                                                                                \
  static void hears_##what (BsDraft *draft, BsId ship, BsStatus how, BsId by)                      \
  { what (draft); }
#define HEARS_SHIP(what)                                                                           \
  static void hears_##what (BsDraft *draft, BsId ship, BsStatus how, BsId by)                      \
  { what (draft, ship); }
#define HEARS_ALL(what)                                                                            \
  static void hears_##what (BsDraft *draft, BsId ship, BsStatus how, BsId by)                      \
  { what (draft, ship, how, by); }

HEARS_ALL (bs_loot_gone)
HEARS_SHIP (bs_attack_drop)
HEARS_SHIP (bs_carrier_gone)
HEARS_SHIP (bs_docks_left)
HEARS_SHIP (bs_turn_ship_gone)
HEARS (bs_carrier_out)
HEARS (bs_carrier_settle)
HEARS (bs_docking_enter)
HEARS (bs_docking_round)
HEARS (bs_docks_settle)
HEARS (bs_huge_settle)

static const BsHearer hearers[] = {
  { BS_NEWS_BEGIN, hears_bs_carrier_out },
  { BS_NEWS_ROUND, hears_bs_docking_round },
  { BS_NEWS_PART, hears_bs_docking_enter },
  { BS_NEWS_PART_OVER, hears_bs_docks_settle },
  { BS_NEWS_SHOT_OUT, hears_bs_docks_settle },
  { BS_NEWS_LEAVES, hears_bs_loot_gone },
  { BS_NEWS_LEFT, hears_bs_attack_drop },
  { BS_NEWS_LEFT, hears_bs_docks_left },
  { BS_NEWS_LEFT, hears_bs_docks_settle },
  { BS_NEWS_LEFT, hears_bs_carrier_gone },
  { BS_NEWS_LEFT, hears_bs_turn_ship_gone },
  { BS_NEWS_DONE, hears_bs_carrier_settle },
  { BS_NEWS_DONE, hears_bs_docks_settle },
  { BS_NEWS_DONE, hears_bs_huge_settle },
  { BS_NEWS_DONE, NULL },
};

const BsRoof bs_roof = { hearers, bs_question_lapse };
