/* bs-cards-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A card as another program's data tells it, before anything was looked up. */

#include "exchange/formats/bs-squad.h"
#include "model/library/bs-library.h"
#include "bs-cards-types.h"

G_BEGIN_DECLS

typedef struct
{
  const char *kind;     /* static: ship, captain, upgrade */
  GPtrArray *ids;       /* char*: its id there, then further names of the same card */
  char *name;
  char *ship_class;     /* (nullable) */
  char *type;           /* (nullable) upgrades: what that program calls the slot */
  GPtrArray *factions;  /* char*: as told */
  gboolean unique;
  int cost;
  GArray *numbers;      /* BsCounter: attack, agility, hull, shields, skill, talent-slots */
  GArray *adds;         /* BsCounter: what an admiral or a flagship adds to the ship's numbers */
  GArray *slots;        /* BsCounter */
  GPtrArray *actions;   /* char*: as told */
  char *range;          /* (nullable) "2-3" */
  GPtrArray *sets;      /* char*: as told */
  guint line;           /* 0: not known */
} BsToldCard;

typedef struct
{
  char *id;
  char *name;
  char *released;       /* (nullable) a date as text: it need not exist in the calendar */
} BsToldSet;

/* The maneuvers of a class of ships. */
typedef struct
{
  char *name;
  GArray *maneuvers;    /* BsManeuver */
} BsToldDial;

typedef struct
{
  char *name;
  char *text;           /* what it is about, as far as told */
  guint line;
} BsToldMission;

/* A whole data file. */
typedef struct
{
  const char *scheme;   /* static: whose ids these are */
  GPtrArray *cards;     /* BsToldCard */
  GHashTable *by_id;    /* borrowed "kind\nid" -> BsToldCard */
  GPtrArray *sets;      /* BsToldSet */
  GPtrArray *dials;     /* BsToldDial */
  GPtrArray *missions;  /* BsToldMission */
  GPtrArray *items;     /* BsCardsItem */
  GPtrArray *notes;     /* char*, sentence and names by turns: what is told once for all */
} BsToldData;

BsToldData *bs_told_data_new   (const char  *scheme) G_GNUC_WARN_UNUSED_RESULT;
void        bs_told_data_free  (BsToldData  *self);
void        bs_told_dial_free  (BsToldDial  *self);
void        bs_cards_item_free (BsCardsItem *self);
BsToldCard *bs_told_card_new   (const char  *kind,
                                guint        line) G_GNUC_WARN_UNUSED_RESULT;
void        bs_told_card_free  (BsToldCard  *self);
void        bs_told_data_card  (BsToldData  *self,
                                BsToldCard  *card);
void        bs_told_data_set   (BsToldData  *self,
                                const char  *id,
                                const char  *name,
                                const char  *released);
void        bs_told_data_mission (BsToldData *self,
                                const char  *name,
                                const char  *text,
                                guint        line);
void        bs_told_note       (BsToldData  *self,
                                const char  *sentence,
                                const char  *name);
void        bs_told_problem    (BsToldData  *self,
                                guint        line,
                                const char  *format,
                                ...) G_GNUC_PRINTF (3, 4);
void        bs_told_finish     (BsToldData  *self);

void        bs_cards_write     (BsCards     *cards,
                                BsToldData  *data,
                                const BsRules *rules);

/* Numbers in odd spellings. */
void        bs_told_number     (BsToldData  *self,
                                BsToldCard  *card,
                                GArray      *numbers,
                                const char  *id,
                                const char  *text);
char       *bs_told_range      (const char  *text) G_GNUC_WARN_UNUSED_RESULT;

gboolean    bs_cards_are_in    (const BsIntake *intake);
gboolean    bs_utopia_cards_detect    (const BsIntake *intake);
BsToldData *bs_utopia_cards_read (const BsIntake *intake, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bs_spacedock_cards_detect (const BsIntake *intake);
BsToldData *bs_spacedock_cards_read (const BsIntake  *intake,
                                     GError         **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsToldData, bs_told_data_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsToldCard, bs_told_card_free)

G_END_DECLS
