/* bs-xml-sources.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Lists of sources: the bytes of files of rules and cards. */

#include "bs-xml-sources.h"

static void
free_source (gpointer data)
{
  bs_xml_source_free (data);
}

/**
 * bs_xml_sources_new:
 *
 * Returns: (transfer full) (element-type BsXmlSource): an empty list that owns its elements
 */
GPtrArray *
bs_xml_sources_new (void)
{
  return g_ptr_array_new_with_free_func (free_source);
}

/**
 * bs_xml_source_copy:
 *
 * Returns: (transfer full): another source of the same bytes
 */
BsXmlSource *
bs_xml_source_copy (const BsXmlSource *source)
{
  BsXmlSource *copy = bs_xml_source_new (source->name, source->bytes);

  copy->user = source->user;

  return copy;
}
