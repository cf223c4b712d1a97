/* bs-cards-types.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What a data file of another program would bring, and what is said of it. */

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

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

G_END_DECLS
