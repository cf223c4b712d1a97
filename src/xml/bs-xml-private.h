/* bs-xml-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A file as a tree of plain structs, and what the readers of its elements share. */

#include "engine/rules/bs-effect.h"
#include "bs-xml.h"

G_BEGIN_DECLS

/* The most bytes that a file may have: ours are a hundredth of it. */
#define RULESET_MAX   ((gsize) 4 << 20)
#define CATALOGUE_MAX ((gsize) 16 << 20)

/* A file as a tree of plain structs, so that libxml2 stays in bs-xml-parse.c. Strings are owned by
 * the tree. */
typedef struct _BsXmlNode BsXmlNode;
typedef struct _BsXmlTree BsXmlTree;

typedef struct
{
  const char *name;
  const char *value;
  gboolean seen;          /* the loader asked for it */
} BsXmlAttr;

/* Lists that lie in the tree: g_ptr_array_index() and g_array_index() read them. */
typedef struct
{
  gpointer *pdata;
  guint len, room;
} BsXmlList;

typedef struct
{
  char *data;             /* BsXmlAttr */
  guint len;
} BsXmlAttrs;

typedef struct
{
  char *str;
  gsize len, room;
} BsXmlText;

struct _BsXmlNode
{
  const char *name;
  int line;
  BsXmlTree *tree;        /* borrowed */
  BsXmlNode *parent;      /* (nullable) borrowed */
  BsXmlAttrs attrs[1];
  BsXmlList asked[1];     /* const char*: names of attributes that the loader asked for, for
                             suggestions; until bs_xml_done() */
  BsXmlList children[1];  /* BsXmlNode */
  BsXmlText text[1];      /* own text, as it stands, but for blanks before it */
};

/* All of a tree lies in a few blocks that go with it. */
struct _BsXmlTree
{
  char *name;             /* of the file */
  guint order;            /* of the file among those loaded together */
  gboolean user;          /* the file is the user's own */
  GPtrArray *blocks;
  char *free;             /* in the last block */
  gsize left;
  void *names;            /* libxml2's dictionary: names of elements and attributes */
  BsXmlList spare[1];     /* room for the next node's `asked` */
  BsXmlNode *root;
};

/* As g_str_equal(); most names differ in their first letter already. */
static inline gboolean
bs_xml_same (const char *name,
             const char *other)
{
  return *name == *other && g_str_equal (name, other);
}

/* What XML calls white space, and not what g_ascii_isspace() does. */
static inline gboolean
bs_xml_is_blank (char c)
{
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

gpointer   bs_xml_tree_alloc (BsXmlTree *self, gsize size);
void       bs_xml_list_add   (BsXmlTree *tree, BsXmlList *list, gconstpointer one);
BsXmlTree *bs_xml_parse (const BsXmlSource *source,
                         gsize limit,
                         gboolean head,
                         GPtrArray *problems,
                         GError **error);
gboolean   bs_xml_validate   (const BsXmlSource *source, GPtrArray *problems);
void       bs_xml_tree_free  (BsXmlTree *self);

/* The schemas, made from data/schema by embed.py. */
extern const char bs_xml_ruleset_rng[];
extern const char bs_xml_catalogue_rng[];

/* Something told by id that is looked up when everything has been read. */
typedef struct
{
  const BsXmlNode *node;
  const char *kind;       /* static: token, face, word, rule, effect ... */
  BsId id;
} BsXmlWanted;

/* What is known while files are being read. */
typedef struct
{
  GPtrArray *trees;       /* BsXmlTree */
  GPtrArray *notes;       /* BsXmlNote: the first of the problems found so far, and some more */
  guint n_notes;          /* how many were found */
  GArray *wanted;         /* BsXmlWanted */
  GHashTable *effects;    /* BsId -> BsXmlNode: where each effect stands */
  GHashTable *keys;       /* BsId -> BsXmlNode: where each key of a rule stands */
  const BsRuleset *ruleset;     /* (nullable) while a catalogue is read */
  const BsCatalogue *catalogue; /* (nullable) */
} BsXmlReader;

void        bs_xml_reader_init   (BsXmlReader *reader);
void        bs_xml_reader_clear  (BsXmlReader *reader);
BsXmlTree *bs_xml_reader_parse (BsXmlReader *reader,
                                const BsXmlSource *source,
                                const char *root,
                                gboolean head,
                                GPtrArray *problems,
                                GError **error);
gboolean    bs_xml_reader_finish (BsXmlReader *reader, GPtrArray *problems, GError **error);

void bs_xml_problem (BsXmlReader *reader, const BsXmlNode *node, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
void bs_xml_unknown (BsXmlReader *reader,
                     const BsXmlNode *node,
                     const char *sentence,
                     const char *name,
                     GPtrArray *known);
const char *bs_xml_nearest   (const char *name, GPtrArray *known);

const char *bs_xml_attr      (BsXmlReader *reader, BsXmlNode *node, const char *name);
const char *bs_xml_need      (BsXmlReader *reader, BsXmlNode *node, const char *name);
gboolean    bs_xml_has       (const BsXmlNode *node, const char *name);
BsId bs_xml_id (BsXmlReader *reader, BsXmlNode *node, const char *name, gboolean needed);
BsId bs_xml_ref (BsXmlReader *reader,
                 BsXmlNode *node,
                 const char *name,
                 const char *kind,
                 gboolean needed);
int bs_xml_int (BsXmlReader *reader,
                BsXmlNode   *node,
                const char  *name,
                int          fallback,
                int          min,
                int          max);
gboolean bs_xml_yes (BsXmlReader *reader, BsXmlNode *node, const char *name, gboolean fallback);
BsId bs_xml_word (BsXmlReader *reader,
                  BsXmlNode *node,
                  const char *name,
                  const char *fallback,
                  const char *words);
gboolean    bs_xml_is_among  (const char *value, const char *words);
void        bs_xml_done      (BsXmlReader *reader, BsXmlNode *node);
void        bs_xml_no_text   (BsXmlReader *reader, BsXmlNode *node);
void        bs_xml_only      (BsXmlReader *reader, BsXmlNode *node, const char *const *children);
char       *bs_xml_text      (const char *text);
char       *bs_xml_node_text (BsXmlReader *reader, BsXmlNode *node);
char *bs_xml_child_text (BsXmlReader *reader, BsXmlNode *node, const char *name, gboolean needed);
GPtrArray  *bs_xml_ids       (BsXmlReader *reader, BsXmlNode *node, const char *kind);
gboolean    bs_xml_parse_int (const char *text, int *value);
gboolean    bs_xml_parse_range (const char *text, int *low, int *high);

/* References. */
void bs_xml_want    (BsXmlReader *reader, const BsXmlNode *node, const char *kind, BsId id);
void bs_xml_resolve (BsXmlReader *reader, const BsRuleset *ruleset, const BsCatalogue *catalogue);

/* Effects. */
BsEffect   *bs_xml_effect    (BsXmlReader *reader, BsXmlNode *node, BsId id, BsId hook, BsAs as,
                              const char *const *ignore);
BsCard     *bs_xml_card      (BsXmlReader *reader, BsXmlNode *node);
void bs_xml_value (BsXmlReader *reader,
                   const BsXmlNode *node,
                   const char *name,
                   BsValueKind kind,
                   BsAttr *attr);
gboolean    bs_xml_value_known (const char *name);

/* Layers: elements of one kind in their final order, from all files. */
GPtrArray *bs_xml_layered      (BsXmlReader *reader, const char *list);
void       bs_xml_check_layers (BsXmlReader *reader);

G_END_DECLS
