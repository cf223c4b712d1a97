/* secrets-view.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"
#include "model/battle/bs-session.h"

G_BEGIN_DECLS

/* All that somebody gets of a battle: state as text and as JSON, labels, offers with what is told
 * of each, odds, reminders, exports, log. */
char *secrets_all_of      (BsSession       *session,
                           BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;
void  secrets_add_verdict (GString         *text,
                           const BsState   *state,
                           const BsCommand *command,
                           const BsVerdict *verdict);

G_END_DECLS
