/* bs-battle.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The engine's front door: what rooms above it use. No file of the engine includes it. */
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-number.h"
#include "engine/ground/bs-chance.h"
#include "engine/ground/bs-command-parse.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-event-kinds.h"
#include "engine/ground/bs-viewer.h"
#include "engine/offers/bs-offers-act.h"
#include "engine/offers/bs-offers-attack.h"
#include "engine/offers/bs-offers-boarding.h"
#include "engine/offers/bs-offers-dice.h"
#include "engine/offers/bs-offers-flow.h"
#include "engine/offers/bs-offers-move.h"
#include "engine/offers/bs-offers-step.h"
#include "engine/offers/bs-offers-told.h"
#include "engine/offers/bs-offers.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-question.h"
#include "engine/state/bs-seen.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/verbs/bs-judge.h"
#include "engine/verbs/bs-label.h"
#include "engine/verbs/bs-verbs.h"
#include "engine/view/bs-reminders.h"
#include "engine/view/bs-topics.h"
#include "engine/view/bs-view.h"
