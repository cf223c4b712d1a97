/* bs-battle.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The engine's front door: what rooms above it use. No file of the engine includes it. */
#include "bs-attack.h"
#include "bs-chance.h"
#include "bs-command.h"
#include "bs-command-parse.h"
#include "bs-event.h"
#include "bs-event-kinds.h"
#include "bs-judge.h"
#include "bs-label.h"
#include "bs-number.h"
#include "bs-offers.h"
#include "bs-offers-act.h"
#include "bs-offers-attack.h"
#include "bs-offers-boarding.h"
#include "bs-offers-dice.h"
#include "bs-offers-flow.h"
#include "bs-offers-move.h"
#include "bs-offers-step.h"
#include "bs-offers-told.h"
#include "bs-question.h"
#include "bs-reminders.h"
#include "bs-ruleset.h"
#include "bs-seen.h"
#include "bs-ship.h"
#include "bs-ship-pieces.h"
#include "bs-state.h"
#include "bs-topics.h"
#include "bs-verbs.h"
#include "bs-verdict.h"
#include "bs-view.h"
#include "bs-viewer.h"
