/* bs-import.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A squad that was read becomes the lines that bring it into a battle. */

#include "bs-import-preview.h"

#include "engine/bs-battle.h"
#include "model/library/bs-library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BS_IMPORT_ALL (-1)

GBytes     *bs_import_load       (const char    *path,
                                  GError       **error) G_GNUC_WARN_UNUSED_RESULT;
BsImport   *bs_import_read       (GBytes        *bytes,
                                  const BsState *state,
                                  BsId           player,
                                  int            squad,
                                  GError       **error) G_GNUC_WARN_UNUSED_RESULT;
BsImport   *bs_import_read_for   (GBytes        *bytes,
                                  BsLibrary     *library,
                                  const char    *game,
                                  BsId           player,
                                  int            squad,
                                  GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
