/* bs-pack.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A record with its rules enclosed, so that it opens where they are not. */

#include "model/library/bs-library.h"

G_BEGIN_DECLS

/* Rules inside a record: `enclose kind=rules|catalogue name=FILE part=N of=M data=BASE64` lines,
 * one group behind the last step, so that the lines of the battle and their numbers stay what they
 * are. */
GPtrArray *bs_pack_lines (const BsRules   *rules,
                          guint            group,
                          GError         **error) G_GNUC_WARN_UNUSED_RESULT;
BsRules   *bs_pack_read  (const GPtrArray *commands,
                          const char      *hash,
                          GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
