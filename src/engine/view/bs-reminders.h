/* bs-reminders.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Cards that speak at this very step: BsReminder, owned by the caller. */
typedef struct
{
  BsId kind;              /* a row of bs_reminder_kinds() in bs-reminders.h */
  BsId ship;              /* (nullable) */
  BsId source;            /* (nullable) the card; NULL: a rule or a mission */
  BsId effect;            /* the effect, or the key of the rule */
  char *text;             /* translated */
} BsReminder;
GPtrArray    *bs_reminders   (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

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
