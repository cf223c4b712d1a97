/* bs-xml.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The door of the only room that knows libxml2: rules and catalogues are loaded, and cards of
 * one's own written. */

#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"

G_BEGIN_DECLS

/* The newest format of rules and catalogues that this program reads. */
#define BS_XML_FORMAT 1

/* One file: its bytes, and what messages call it. */
typedef struct
{
  char *name;
  GBytes *bytes;
  gboolean user;    /* the user's own file: its cards are marked; FALSE, unless somebody says so */
} BsXmlSource;

BsXmlSource *bs_xml_source_new  (const char *name, GBytes *bytes) G_GNUC_WARN_UNUSED_RESULT;
BsXmlSource *bs_xml_source_load (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void         bs_xml_source_free (BsXmlSource *self);

/* What a file is, read from its root and its name alone: for lists, and to find the layers
 * below. */
typedef struct
{
  gboolean catalogue;
  BsId id;          /* ruleset: its id; catalogue: the game */
  BsId over;        /* (nullable) a layer: id of the ruleset it lies over */
  gboolean mission; /* a layer with a goal of its own, one a battle */
  char *version;
  char *name;       /* (nullable) msgid, context "ruleset" */
  char *text;       /* (nullable) msgid, context "ruleset-text" */
  char *domain;     /* (nullable) gettext domain of its own */
} BsXmlHead;

BsXmlHead *bs_xml_peek      (const BsXmlSource *source, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void       bs_xml_head_free (BsXmlHead *self);

/* Problems are strings "FILE:LINE: what is wrong and what to do", in the order of files and
 * lines. */
BsRuleset   *bs_xml_load_ruleset   (GPtrArray       *layers,
                                    GPtrArray       *problems,
                                    GError         **error) G_GNUC_WARN_UNUSED_RESULT;
BsCatalogue *bs_xml_load_catalogue (GPtrArray       *sources,
                                    const BsRuleset *ruleset,
                                    GPtrArray       *problems,
                                    GError         **error) G_GNUC_WARN_UNUSED_RESULT;
char        *bs_xml_hash           (GPtrArray       *sources) G_GNUC_WARN_UNUSED_RESULT;
gboolean     bs_xml_check          (const BsXmlSource *source,
                                    GPtrArray         *below,
                                    GPtrArray         *cards,
                                    GPtrArray         *problems);

char        *bs_xml_write_card     (const BsCard    *card,
                                    const char      *parts) G_GNUC_WARN_UNUSED_RESULT;
char        *bs_xml_write_dial     (const BsDial    *dial) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsXmlSource, bs_xml_source_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsXmlHead, bs_xml_head_free)

G_END_DECLS
