/* bs-by-hand.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-command.h"

#include <adwaita.h>

G_BEGIN_DECLS

typedef enum
{
  BS_BY_HAND_SHIP,
  BS_BY_HAND_CARD,
  BS_BY_HAND_LEADER,    /* a captain or pilot */
  BS_BY_HAND_HULL,      /* a ship as its card has it: without the skill of who flies it */
} BsByHandKind;

typedef int (*BsByHandNumberFunc) (gconstpointer data, const char *argument);

#define BS_TYPE_BY_HAND (bs_by_hand_get_type ())
G_DECLARE_FINAL_TYPE (BsByHand, bs_by_hand, BS, BY_HAND, AdwBin)

GtkWidget *bs_by_hand_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_by_hand_start (BsByHand     *self,
                             BsByHandKind  kind,
                             const char   *name,
                             gboolean      can_keep);
void       bs_by_hand_show  (BsByHand     *self,
                             BsByHandNumberFunc number,
                             gconstpointer data,
                             const char   *done);
void       bs_by_hand_ask   (BsByHand     *self,
                             BsByHandKind  kind);
void       bs_by_hand_add_row (BsByHand   *self,
                             GtkWidget    *row);
void       bs_by_hand_add_parts (BsByHand *self,
                             GtkWidget    *parts);
void       bs_by_hand_complain (BsByHand  *self,
                             const char   *sentence);
void       bs_by_hand_set_back (BsByHand  *self,
                             const char   *text);
gboolean   bs_by_hand_keeps (BsByHand     *self);
void       bs_by_hand_tell  (BsByHand     *self,
                             BsCommand    *command);

G_END_DECLS
