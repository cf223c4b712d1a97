/* bs-reminders.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-battle.h"

G_BEGIN_DECLS

/* Kinds of reminders, each of which can be switched off; rows end with a NULL id. */
typedef struct
{
  const char *id;
  const char *name;       /* msgid */
} BsReminderKind;

const BsReminderKind *bs_reminder_kinds (void);

/* Orders of the set-up (AW p5, p22): ships as they are placed, players as they lay obstacles. */
GPtrArray *bs_placing_order  (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_obstacle_order (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
