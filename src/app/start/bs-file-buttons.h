/* bs-file-buttons.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

void bs_file_buttons (AdwActionRow       *row,
                      const BsBattleInfo *info,
                      const char         *rename,
                      const char         *delete);

G_END_DECLS
