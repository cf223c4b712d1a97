/* bs-cards.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

G_BEGIN_DECLS

/* Cards of another program's data file, for the user's own catalogue: names and numbers alone. */

typedef enum
{
  BS_CARDS_NOTE,        /* understood in part, or left out: told once, however often it comes */
  BS_CARDS_PROBLEM,     /* the file is wrong there */
} BsCardsKind;

typedef struct
{
  BsCardsKind kind;
  guint line;           /* of the file; 0: not known */
  char *text;           /* a whole sentence, translated */
} BsCardsItem;

/* What a data file would bring: everything is read and compared with the catalogue before anything
 * is written. */
typedef struct
{
  const char *format_name;  /* translated */
  BsId game;
  guint added;          /* cards that are new here */
  guint known;          /* cards that are here already */
  guint sets, dials;    /* that are new */
  GPtrArray *items;     /* BsCardsItem */
  GPtrArray *elements;  /* BsOwnElement: what is to be kept */
} BsCards;

gboolean  bs_cards_detect       (GBytes         *bytes);
BsCards  *bs_cards_read         (GBytes         *bytes,
                                 BsLibrary      *library,
                                 GError        **error) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_cards_summary      (const BsCards  *self) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_cards_xml          (const BsCards  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean  bs_cards_has_problems (const BsCards  *self);
gboolean  bs_cards_keep         (const BsCards  *self,
                                 BsLibrary      *library,
                                 GError        **error);
void      bs_cards_free         (BsCards        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsCards, bs_cards_free)

G_END_DECLS
