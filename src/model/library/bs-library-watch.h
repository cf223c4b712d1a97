/* bs-library-watch.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define BS_TYPE_LIBRARY_WATCH (bs_library_watch_get_type ())
G_DECLARE_FINAL_TYPE (BsLibraryWatch, bs_library_watch, BS, LIBRARY_WATCH, GObject)

BsLibraryWatch *bs_library_watch_new (BsLibrary *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
