/* bs-xml-sources.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "xml/bs-xml.h"

G_BEGIN_DECLS

GPtrArray   *bs_xml_sources_new (void) G_GNUC_WARN_UNUSED_RESULT;
BsXmlSource *bs_xml_source_copy (const BsXmlSource *source) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
