/* bs-library-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-library.h"

#include "xml/bs-xml.h"

G_BEGIN_DECLS

const char *bs_library_user_folder (BsLibrary *self);
GPtrArray  *bs_xml_sources_new     (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
