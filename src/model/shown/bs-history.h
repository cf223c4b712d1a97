/* bs-history.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Every line of a battle with its states and events, undone ones too: what the log shows and
 * undo goes through. */

#include "engine/bs-battle.h"

G_BEGIN_DECLS

/* One gesture: one line of the record, or one group of lines. */
typedef struct
{
  guint first, last;    /* its lines in the record */
  GPtrArray *commands;  /* BsCommand, as stored, one a line */
  BsState *before;      /* owned refs */
  BsState *after;
  GPtrArray *events;    /* BsEvent, what it told */
  gboolean undone;      /* taken back, to be redone or for good */
} BsStep;

/* The battle at one line of the record. */
typedef struct
{
  BsState *state;       /* owned ref */
  guint undo, redo;     /* how many steps could be taken back and done again */
} BsPlace;

/* All steps of a battle and the position in them. Nothing is ever erased: what was taken back and
 * played over stays in the list of steps, marked, for the log. */
typedef struct _BsHistory BsHistory;

BsHistory       *bs_history_new       (BsState          *start) G_GNUC_WARN_UNUSED_RESULT;
void             bs_history_free      (BsHistory        *self);

/* What a step is made of: lists that own what is in them. */
GPtrArray       *bs_states_new        (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray       *bs_events_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void             bs_history_push      (BsHistory        *self,
                                       GPtrArray        *commands,
                                       GPtrArray        *states,
                                       GPtrArray        *events);
void             bs_history_skip      (BsHistory        *self);
guint            bs_history_undo      (BsHistory        *self,
                                       guint             count);
guint            bs_history_redo      (BsHistory        *self,
                                       guint             count);

const BsState   *bs_history_state     (const BsHistory  *self);
guint            bs_history_n_undo    (const BsHistory  *self);
guint            bs_history_n_redo    (const BsHistory  *self);
const BsStep    *bs_history_undo_step (const BsHistory  *self);
const BsStep    *bs_history_redo_step (const BsHistory  *self);
guint            bs_history_n_lines   (const BsHistory  *self);
const BsPlace   *bs_history_place     (const BsHistory  *self,
                                       guint             line);
const GPtrArray *bs_history_steps     (const BsHistory  *self);
char            *bs_step_label        (const BsStep     *step) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsHistory, bs_history_free)

G_END_DECLS
