/* bs-xml-elements.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-xml-private.h"

G_BEGIN_DECLS

/* Each gives the whole struct, (transfer full), as far as it could be read; what is wrong is
 * noted. */
typedef gpointer (*BsXmlRead) (BsXmlReader *reader, BsXmlNode *node);

gpointer bs_xml_read_rule (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_title (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_term (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_word (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_option (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_face (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_die (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_token (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_action (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_phase (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_deck (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_faction (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_size (BsXmlReader *reader, BsXmlNode *node);
gpointer bs_xml_read_force (BsXmlReader *reader, BsXmlNode *node);
BsCounter bs_xml_read_figure (BsXmlReader *reader, BsXmlNode *node);
void bs_xml_check_options (BsXmlReader *reader, const GPtrArray *nodes, const GPtrArray *options);

G_END_DECLS
