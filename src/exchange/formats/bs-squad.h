/* bs-squad.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-state.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A squad as another program tells it, before anything was looked up. */

/* A card: `id` is what the program calls it ("xws:r2d2"), `name` what is printed on it; one of them
 * is told. */
typedef struct
{
  const char *kind;     /* (nullable) static: ship, captain, pilot, upgrade */
  char *id;             /* (nullable) */
  char *name;           /* (nullable) */
  char *slot;           /* (nullable) as our rules call it */
  char *section;        /* (nullable) fore or aft, on a huge ship */
  gboolean has_points;  /* a cost is stored, */
  gboolean fixed;       /* and it was set by hand */
  int points;
  gboolean hidden;
  gboolean has_total;   /* a sum is told of the line that it begins */
  int total;
  gboolean several;     /* the list counts it, so that its name may be in the plural */
  guint line;           /* 0: not known */
} BsSquadCard;

typedef struct
{
  BsSquadCard *ship;    /* (nullable) */
  BsSquadCard *leader;  /* (nullable) captain or pilot */
  GPtrArray *cards;     /* BsSquadCard */
  GArray *numbers;      /* BsCounter: attack, hull ... as far as told */
  gboolean sideboard;   /* cards beside the fleet: no ship */
  gboolean whole;       /* of a ship with two cards: both are there */
  char *half;           /* (nullable) fore or aft: which card of a huge ship the leader is */
  int pair;             /* which halves belong together; -1: not told */
  gboolean has_points;
  int points;           /* stored for the ship with all its cards */
  gboolean has_help;
  int help; /* the same as a help for people: it may be wrong, and nothing is said of it */
} BsSquadShip;

typedef struct
{
  char *name;           /* (nullable) */
  char *owner;          /* (nullable) whose it is, in a list of several players */
  char *faction;        /* (nullable) as our rules call it */
  char *deck;           /* (nullable) damage deck */
  GPtrArray *ships;     /* BsSquadShip */
  GPtrArray *extras;    /* BsSquadCard: what costs points beside the ships */
  int extra_points;     /* and points without a card */
  gboolean has_points;
  int points;           /* stored for the whole */
  gboolean has_help;
  int help;             /* the same as a help for people */
  GPtrArray *remarks;   /* char*: sentences on what was left out, translated */
} BsSquad;

BsSquad     *bs_squad_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void         bs_squad_free      (BsSquad     *self);
BsSquadShip *bs_squad_add_ship  (BsSquad     *self);
void         bs_squad_ship_free (BsSquadShip *self);
BsSquadCard *bs_squad_card_new  (const char  *kind,
                                 const char  *scheme,
                                 const char  *id,
                                 const char  *name) G_GNUC_WARN_UNUSED_RESULT;
void         bs_squad_card_free (BsSquadCard *self);
char        *bs_clean_name      (const char  *told) G_GNUC_WARN_UNUSED_RESULT;
void         bs_squad_remark    (BsSquad     *self,
                                 const char  *format,
                                 ...) G_GNUC_PRINTF (2, 3);

void         bs_squads_tell_rest (GPtrArray  *squads,
                                 guint        entries);

/* What every reader gets: text in UTF-8 with plain newlines, parsed if it is JSON. */
typedef struct
{
  char *text;
  gsize length;
  JsonNode *json;       /* (nullable) */
  gboolean mended;      /* signs of the JSON were set right before it could be read */
} BsIntake;

gboolean  bs_intake_parse_xml (const BsIntake      *intake,
                           const GMarkupParser *parser,
                           gpointer             data,
                           GError             **error);
GRegex   *bs_pattern         (const char         *pattern,
                              GRegexCompileFlags  flags);
char    **bs_names_unpack    (const char *line) G_GNUC_WARN_UNUSED_RESULT;
gboolean  bs_names_is_markup (const char *text);
BsIntake *bs_intake_new   (GBytes      *bytes,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void      bs_intake_free  (BsIntake    *self);
GBytes   *bs_intake_load  (const char  *path,
                           GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* JSON of which nothing is certain. */
JsonObject *bs_json_object (JsonNode   *node);
JsonArray  *bs_json_array  (JsonNode   *node);
JsonNode   *bs_json_member (JsonObject *object,
                            const char *name);
char       *bs_json_string (JsonNode   *node) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bs_json_int    (JsonNode   *node,
                            int        *value);
gboolean    bs_json_true   (JsonNode   *node);
gboolean    bs_json_is_empty (JsonNode *node);
char       *bs_json_label  (JsonNode   *node) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray  *bs_json_rows   (JsonNode   *node,
                            const char *const *keys) G_GNUC_WARN_UNUSED_RESULT;

/* What a member of an object may hold to be read. */
typedef enum
{
  BS_JSON_TEXT,         /* or a number as text */
  BS_JSON_NUMBER,       /* also in a string */
  BS_JSON_FLAG,
  BS_JSON_LIST,
  BS_JSON_ROWS,         /* see bs_json_rows() */
  BS_JSON_ANY,          /* need not be read */
} BsJsonKind;

typedef struct
{
  const char *key;
  BsJsonKind kind;
} BsJsonMember;

void        bs_squad_tell_members (BsSquad            *self,
                                   guint               entry,
                                   JsonObject         *object,
                                   const BsJsonMember *members);

/* One row a format. */
typedef struct
{
  const char *id;
  const char *name;     /* msgid: what people call it */
  const char *game;     /* (nullable) id of the ruleset it is for; NULL: any */
  gboolean  (*detect) (const BsIntake *intake);
  gboolean  (*read)   (const BsIntake *intake, GPtrArray *squads, GError **error);
  char *(*write) (const BsState *state,
                  BsId player,
                  gboolean face_down,
                  guint *left_out); /* (nullable) it is exported, too */
} BsFormat;

const BsFormat *bs_formats       (void);
const BsFormat *bs_format_detect (const BsIntake *intake);
const BsFormat *bs_export_format (BsId            game,
                                  const char     *id);

gboolean bs_xws_detect        (const BsIntake *intake);
gboolean bs_xws_read          (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_tournament_detect (const BsIntake *intake);
gboolean bs_tournament_read   (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_yasb_detect       (const BsIntake *intake);
gboolean bs_yasb_read         (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_spacedock_detect  (const BsIntake *intake);
gboolean bs_spacedock_read    (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_pipe_detect       (const BsIntake *intake);
gboolean bs_pipe_read         (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_utopia_detect     (const BsIntake *intake);
gboolean bs_utopia_read       (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_utopia_ids_detect (const BsIntake *intake);
gboolean bs_utopia_ids_read   (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_fleet_detect      (const BsIntake *intake);
gboolean bs_fleet_read        (const BsIntake *intake, GPtrArray *squads, GError **error);
gboolean bs_names_detect      (const BsIntake *intake);
gboolean bs_names_read        (const BsIntake *intake, GPtrArray *squads, GError **error);

BsSquadCard *bs_names_card (const char *text, guint line, guint *count) G_GNUC_WARN_UNUSED_RESULT;

/* Words of XWS. */
const char *bs_xws_slot            (const char *key);
const char *bs_xws_slot_key        (const char *slot);
void        bs_xws_join_halves     (BsSquad   *squad);
void        bs_xws_set_faction     (BsSquad   *squad, const char *faction);
void        bs_xws_leave_obstacles (BsSquad *squad, guint n);
gboolean    bs_xws_is_squad        (JsonObject *object);
gboolean    bs_xws_add_squad       (JsonObject *object, GPtrArray *squads, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsSquadCard, bs_squad_card_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsSquad, bs_squad_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsIntake, bs_intake_free)

G_END_DECLS
