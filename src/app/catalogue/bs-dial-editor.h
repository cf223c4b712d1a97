/* bs-dial-editor.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_DIAL_EDITOR (bs_dial_editor_get_type ())
G_DECLARE_FINAL_TYPE (BsDialEditor, bs_dial_editor, BS, DIAL_EDITOR, AdwBin)

void       bs_dial_editor_start (BsDialEditor      *self,
                                 const BsRuleset   *ruleset,
                                 const BsCatalogue *catalogue);
BsDial    *bs_dial_editor_dial  (BsDialEditor      *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
