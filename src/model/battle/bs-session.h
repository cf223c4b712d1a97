/* bs-session.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A battle that is played: perform, undo, redo, and the record behind it. */

#include "model/library/bs-library.h"
#include "model/record/bs-record-text.h"
#include "model/shown/bs-history.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A battle being played or looked at: state, history and record together. Everything that changes
 * it goes through bs_session_perform() and its like; what they show is written first.
 *
 * Properties: state (pointer, BsState), can-undo, can-redo, undo-label, redo-label, read-only,
 * title, path, trouble (a translated sentence that stays until the record can be written again;
 * NULL if all is well). Signals: changed (GPtrArray of BsEvent: what the last step told; empty
 * after undo and redo), trouble (sentence). */
#define BS_TYPE_SESSION (bs_session_get_type ())
G_DECLARE_FINAL_TYPE (BsSession, bs_session, BS, SESSION, GObject)

typedef enum
{
  BS_OPEN_PLAY,   /* go on with it, if nobody else does */
  BS_OPEN_LOOK,   /* only look at it */
  BS_OPEN_TRY,    /* go on in memory alone: nothing is written */
} BsOpen;

BsSession       *bs_session_new             (BsLibrary        *library,
                                             const BsCommand  *header,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;
BsSession       *bs_session_create          (BsLibrary        *library,
                                             const char       *path,
                                             const BsCommand  *header,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;
BsSession       *bs_session_create_anyway   (BsLibrary        *library,
                                             const char       *path,
                                             const BsCommand  *header,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;
BsSession       *bs_session_open            (BsLibrary        *library,
                                             const char       *path,
                                             BsOpen            how,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;

BsSession       *bs_session_rematch         (BsSession        *self,
                                             BsLibrary        *library,
                                             const char       *path,
                                             GError          **error);

const BsState   *bs_session_get_state       (BsSession        *self);
const BsHistory *bs_session_get_history     (BsSession        *self);
const BsRules   *bs_session_get_rules       (BsSession        *self);
const char      *bs_session_get_title       (BsSession        *self);
const char      *bs_session_get_path        (BsSession        *self);
const char      *bs_session_get_trouble     (BsSession        *self);
gboolean         bs_session_get_read_only   (BsSession        *self);
const char      *bs_session_why_read_only   (BsSession        *self);
gboolean         bs_session_can_undo        (BsSession        *self);
gboolean         bs_session_can_redo        (BsSession        *self);
char            *bs_session_dup_undo_label  (BsSession        *self) G_GNUC_WARN_UNUSED_RESULT;
char            *bs_session_dup_redo_label  (BsSession        *self) G_GNUC_WARN_UNUSED_RESULT;

/* What was found when it was opened: sentences, and how the file is. */
const GPtrArray *bs_session_get_notices     (BsSession        *self);
BsRecordHealth   bs_session_get_health      (BsSession        *self);

void             bs_session_set_seed        (BsSession        *self,
                                             guint32           seed);
void             bs_session_set_sync_behind (BsSession        *self,
                                             gboolean          behind);

BsVerdict       *bs_session_judge           (BsSession        *self,
                                             const BsCommand  *command,
                                             BsId              viewer) G_GNUC_WARN_UNUSED_RESULT;
BsVerdict       *bs_session_perform         (BsSession        *self,
                                             const BsCommand  *command,
                                             BsId              viewer) G_GNUC_WARN_UNUSED_RESULT;
BsVerdict       *bs_session_perform_line    (BsSession        *self,
                                             const char       *line,
                                             BsId              viewer) G_GNUC_WARN_UNUSED_RESULT;
BsVerdict       *bs_session_perform_group   (BsSession        *self,
                                             const GPtrArray  *commands,
                                             BsId              viewer,
                                             guint            *refused) G_GNUC_WARN_UNUSED_RESULT;
BsVerdict       *bs_session_undo            (BsSession        *self,
                                             guint             count) G_GNUC_WARN_UNUSED_RESULT;
BsVerdict       *bs_session_redo            (BsSession        *self,
                                             guint             count) G_GNUC_WARN_UNUSED_RESULT;

/* Files. */
BsSession       *bs_session_recover         (BsLibrary        *library,
                                             const char       *path,
                                             const char       *game,
                                             BsRecovery       *result,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;
char            *bs_recovery_sentence       (const BsRecovery *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean         bs_session_sync            (BsSession        *self,
                                             GError          **error);
BsVerdict       *bs_session_retry           (BsSession        *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean         bs_session_move_to         (BsSession        *self,
                                             const char       *path,
                                             GError          **error);
gboolean         bs_session_save_copy       (BsSession        *self,
                                             const char       *path,
                                             gboolean          with_rules,
                                             GError          **error);
gboolean         bs_session_is_record       (BsSession        *self,
                                             const char       *path);
GString         *bs_session_pack            (BsSession        *self,
                                             GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
