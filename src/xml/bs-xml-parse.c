/* bs-xml-parse.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The only file that knows libxml2. It turns bytes into our own plain tree and frees libxml2's at
 * once. Files may come from anywhere, so: a size limit first, no network, no entities, no DTD at
 * all, and libxml2's own limits of depth and length. */

#include "config.h"

#include "bs-xml-private.h"

#include <glib/gi18n.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <string.h>

/* So many errors of libxml2 are told; what follows is most often a consequence. */
#define MAX_ERRORS 20

#if LIBXML_VERSION >= 21200
typedef const xmlError *Complaint;
#else
typedef xmlErrorPtr Complaint;
#endif

#if LIBXML_VERSION >= 21300
#define PARSE_OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES | XML_PARSE_NO_XXE)
#else
#define PARSE_OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES)
#endif

/* What is collected while libxml2 reads a file. */
typedef struct
{
  const char *name;
  GPtrArray *problems;
  guint n;
  const char *sentence;   /* with %s for libxml2's own words */
} Complaints;

/* What our callbacks build; libxml2 gives them the context. */
typedef struct
{
  BsXmlTree *tree;        /* (nullable) */
  BsXmlNode *at;          /* (nullable) the element that is open */
  GPtrArray *problems;
  guint foreign;          /* names with namespaces or prefixes, so far */
  int dtd_line;
  gboolean head;          /* only what the file is */
  gboolean named, worded; /* the root has its name and its text */
  gboolean enough;        /* it is known */
} Watch;

#define BLOCK ((gsize) 64 << 10)

/* libxml2 compares each attribute of an element with each other one: what stands between < and > is
 * bounded before it sees that. The longest of ours have less than a quarter. */
#define TAG_MAX 4096

static void
add_problem (GPtrArray  *problems,
             const char *name,
             long        line,
             const char *text)
{
  g_ptr_array_add (problems, g_strdup_printf ("%s:%ld: %s", name, line, text));
}

static void
complain_cb (void      *data,
             Complaint  complaint)
{
  Complaints *self = data;
  g_autofree char *message = NULL;
  GString *text = NULL;

  if (complaint == NULL || complaint->level == XML_ERR_WARNING || self->n++ >= MAX_ERRORS)
    return;

  message = g_utf8_make_valid (complaint->message != NULL ? complaint->message : "?", -1);
  g_strstrip (message);
  text = g_string_new (self->sentence);
  g_string_replace (text, "%s", message, 1);
  add_problem (self->problems, self->name, complaint->line, text->str);
  g_string_free (text, TRUE);
}

/* A DTD begins: we need none, and it is what attacks are made of. */
static void
dtd_cb (void          *data,
        const xmlChar *name,
        const xmlChar *external,
        const xmlChar *system)
{
  xmlParserCtxtPtr context = data;
  Watch *watch = context->_private;

  watch->dtd_line = xmlSAX2GetLineNumber (context);
  xmlStopParser (context);
}

/**
 * bs_xml_tree_alloc:
 * @self: a tree
 * @size: so many bytes
 *
 * Returns: (transfer none): zeroed memory, which goes with the tree
 */
gpointer
bs_xml_tree_alloc (BsXmlTree *self,
                   gsize      size)
{
  gsize whole = (size + 7) & ~(gsize) 7;
  char *begin;

  if (whole > self->left)
    {
      self->left = MAX (whole, BLOCK);
      self->free = g_malloc0 (self->left);
      g_ptr_array_add (self->blocks, self->free);
    }
  begin = self->free;
  self->free += whole;
  self->left -= whole;

  return begin;
}

/**
 * bs_xml_list_add:
 * @tree: the tree that the list lies in
 * @list: a list
 * @one: (transfer none): what comes last
 */
void
bs_xml_list_add (BsXmlTree     *tree,
                 BsXmlList     *list,
                 gconstpointer  one)
{
  if (list->len == list->room)
    {
      gpointer *more =
        bs_xml_tree_alloc (tree, sizeof (gpointer) * MAX (8, 2 * (gsize) list->room));

      if (list->len > 0)
        memcpy (more, list->pdata, sizeof (gpointer) * list->len);
      list->pdata = more;
      list->room = MAX (8, 2 * list->room);
    }
  list->pdata[list->len++] = (gpointer) one;
}

static char *
keep (BsXmlTree     *tree,
      const xmlChar *text,
      gsize          length)
{
  char *copy = bs_xml_tree_alloc (tree, length + 1);

  memcpy (copy, text, length);

  return copy;
}

static void
refuse_namespace (Watch *watch,
                  int    line)
{
  if (watch->foreign++ < MAX_ERRORS)
    add_problem (watch->problems, watch->tree->name, line,
                 _("rules and catalogues have no namespaces: leave out xmlns and prefixes"));
}

/* libxml2 tells an attribute in five: name, prefix, namespace, begin and end of the value. */
static void
take_attrs (Watch          *watch,
            BsXmlNode      *node,
            int             n,
            const xmlChar **told)
{
  BsXmlAttr *attrs = n > 0 ? bs_xml_tree_alloc (watch->tree, sizeof (BsXmlAttr) * (gsize) n) : NULL;

  node->attrs->data = (char *) attrs;
  node->attrs->len = (guint) n;
  for (int i = 0; i < n; i++, told += 5)
    {
      attrs[i].name = (const char *) told[0];
      attrs[i].value = keep (watch->tree, told[3], (gsize) (told[4] - told[3]));
      if (told[1] != NULL || told[2] != NULL)
        refuse_namespace (watch, node->line);
    }
}

static void
enough (xmlParserCtxtPtr context)
{
  Watch *watch = context->_private;

  watch->enough = TRUE;
  xmlStopParser (context);
}

static void
start_cb (void           *data,
          const xmlChar  *name,
          const xmlChar  *prefix,
          const xmlChar  *uri,
          int             n_namespaces,
          const xmlChar **namespaces,
          int             n_attrs,
          int             n_defaults,
          const xmlChar **attrs)
{
  xmlParserCtxtPtr context = data;
  Watch *watch = context->_private;
  BsXmlNode *node = bs_xml_tree_alloc (watch->tree, sizeof *node);

  node->name = (const char *) name;
  node->line = xmlSAX2GetLineNumber (context);
  node->tree = watch->tree;
  node->parent = watch->at;
  node->text->str = (char *) "";
  if (prefix != NULL || uri != NULL || n_namespaces > 0)
    refuse_namespace (watch, node->line);
  take_attrs (watch, node, n_attrs, attrs);
  if (watch->at != NULL)
    bs_xml_list_add (watch->tree, watch->at->children, node);
  else if (watch->tree->root == NULL)
    watch->tree->root = node;
  watch->at = node;
  /* A catalogue says what it is in its first element. */
  if (watch->head && node->parent == NULL && g_str_equal (node->name, "catalogue"))
    enough (context);
}

static void
end_cb (void          *data,
        const xmlChar *name,
        const xmlChar *prefix,
        const xmlChar *uri)
{
  xmlParserCtxtPtr context = data;
  Watch *watch = context->_private;
  const BsXmlNode *node = watch->at;

  if (node == NULL)
    return;
  watch->at = node->parent;
  if (!watch->head || watch->at == NULL || watch->at->parent != NULL)
    return;
  watch->named |= g_str_equal (node->name, "name");
  watch->worded |= g_str_equal (node->name, "text");
  if (watch->named && watch->worded)
    enough (context);
}

/* A text may come in very many pieces. */
static void
append (BsXmlTree     *tree,
        BsXmlText     *text,
        const xmlChar *piece,
        gsize          length)
{
  if (text->len + length + 1 > text->room)
    {
      gsize room = text->room == 0 ? length + 1 : 2 * (text->len + length + 1);
      char *both = bs_xml_tree_alloc (tree, room);

      memcpy (both, text->str, text->len);
      text->str = both;
      text->room = room;
    }
  memcpy (text->str + text->len, piece, length);
  text->len += length;
}

static void
text_cb (void          *data,
         const xmlChar *piece,
         int            length)
{
  Watch *watch = ((xmlParserCtxtPtr) data)->_private;
  int blanks = 0;

  if (watch->at == NULL)
    return;
  while (watch->at->text->len == 0 && blanks < length && bs_xml_is_blank ((char) piece[blanks]))
    blanks++;
  if (blanks < length)
    append (watch->tree, watch->at->text, piece + blanks, (gsize) (length - blanks));
}

/* The tree instead of libxml2's own; entities in values come replaced, and without a DTD there are
 * only those of XML itself. */
static void
build_with (xmlParserCtxtPtr context)
{
  context->sax->startElementNs = start_cb;
  context->sax->endElementNs = end_cb;
  context->sax->characters = text_cb;
  context->sax->cdataBlock = text_cb;
  context->sax->ignorableWhitespace = text_cb;
  context->sax->comment = NULL;
  context->sax->processingInstruction = NULL;
}

static xmlDocPtr
read_document (const BsXmlSource *source,
               Complaints        *complaints,
               Watch             *watch)
{
  xmlParserCtxtPtr context = xmlNewParserCtxt ();
  gsize size;
  const char *data = g_bytes_get_data (source->bytes, &size);
  xmlDocPtr doc;

  if (context == NULL)
    return NULL;

  context->_private = watch;
  context->sax->internalSubset = dtd_cb;
  if (watch->tree != NULL)
    build_with (context);
#if LIBXML_VERSION >= 21300
  xmlCtxtSetErrorHandler (context, complain_cb, complaints);
#else
  xmlSetStructuredErrorFunc (complaints, complain_cb);
#endif
  doc = xmlCtxtReadMemory (context, data, (int) size, NULL, NULL,
                           PARSE_OPTIONS | (watch->tree != NULL ? XML_PARSE_NOENT : 0));
  if (watch->tree != NULL)
    {
      watch->tree->names = context->dict;
      xmlDictReference (context->dict);
    }
#if LIBXML_VERSION < 21300
  xmlSetStructuredErrorFunc (NULL, NULL);
#endif
  xmlFreeParserCtxt (context);

  return doc;
}

static gboolean
is_utf8 (xmlDocPtr doc)
{
  return doc->encoding == NULL || g_ascii_strcasecmp ((const char *) doc->encoding, "UTF-8") == 0;
}

static void
add_not_utf8 (GPtrArray  *problems,
              const char *name)
{
  add_problem (problems, name, 1,
               _("the file is not in UTF-8: save it in UTF-8 and say so in its first line"));
}

/* Gives the first of the problems found since @first as the error. */
static gboolean
fail (GPtrArray *problems,
      guint      first,
      GError   **error)
{
  g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED, g_ptr_array_index (problems, first));

  return FALSE;
}

static gboolean
check_size (const BsXmlSource *source,
            gsize              limit,
            GPtrArray         *problems)
{
  gsize size = g_bytes_get_size (source->bytes);
  g_autofree char *text = NULL;

  if (size == 0)
    text =
      g_strdup (_("the file is empty; rules begin with <ruleset>, a catalogue with <catalogue>"));
  else if (size > limit)
    text = g_strdup_printf (_("the file is larger than %d MiB, so it is no file of rules or cards"),
                            (int) (limit >> 20));
  if (text != NULL)
    add_problem (problems, source->name, 1, text);

  return text == NULL;
}

static gboolean
begins_with (const char *at,
             const char *end,
             const char *mark)
{
  return (gsize) (end - at) >= strlen (mark) && memcmp (at, mark, strlen (mark)) == 0;
}

/* Behind the first @mark from @at on; @end if there is none. */
static const char *
behind (const char *at,
        const char *end,
        const char *mark)
{
  for (; at < end && (at = memchr (at, *mark, (gsize) (end - at))) != NULL; at++)
    if (begins_with (at, end, mark))
      return at + strlen (mark);

  return end;
}

/* Behind the > of a tag; one inside of quotes is none. */
static const char *
behind_tag (const char *at,
            const char *end)
{
  char quote = '\0';

  for (; at < end; at++)
    if (quote != '\0')
      quote = *at == quote ? '\0' : quote;
    else if (*at == '"' || *at == '\'')
      quote = *at;
    else if (*at == '>')
      return at + 1;

  return end;
}

/* Whether no tag is too long; @at is where it is. */
static gboolean
tags_are_bounded (const char **at,
                  const char  *end)
{
  const char *next;

  while ((*at = memchr (*at, '<', (gsize) (end - *at))) != NULL)
    {
      if (begins_with (*at, end, "<!--"))
        next = behind (*at + 4, end, "-->");
      else if (begins_with (*at, end, "<![CDATA["))
        next = behind (*at, end, "]]>");
      else if (begins_with (*at, end, "<?"))
        next = behind (*at, end, "?>");
      else if (next = behind_tag (*at, end), next - *at > TAG_MAX && !begins_with (*at, end, "<!"))
        return FALSE;
      *at = next;
    }

  return TRUE;
}

static gboolean
check_tags (const BsXmlSource *source,
            GPtrArray         *problems)
{
  gsize size;
  const char *data = g_bytes_get_data (source->bytes, &size), *at = data;
  g_autofree char *text = NULL;
  long line = 1;

  if (tags_are_bounded (&at, data + size))
    return TRUE;

  for (const char *before = data; before < at; before++)
    line += *before == '\n';
  text = g_strdup_printf (_("an element begins here that has more than %d bytes between < and >"),
                          TAG_MAX);
  add_problem (problems, source->name, line, text);

  return FALSE;
}

/* Whether the bytes are to be read in another encoding, in which tags look different: by their
 * first bytes, or by what their first line says. */
static gboolean
is_told_otherwise (const BsXmlSource *source)
{
  gsize size;
  const char *data = g_bytes_get_data (source->bytes, &size);
  g_autofree char *first = g_ascii_strdown (data, (gssize) MIN (size, 300));
  const char *end = strstr (first, "?>"), *told = strstr (first, "encoding");

  if (size >= 4 && (memchr (data, '\0', 4) != NULL || memcmp (data, "\xfe\xff", 2) == 0 ||
                    memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\x4c\x6f\xa7\x94", 4) == 0))
    return TRUE;
  if (strstr (first, "<?xml") == NULL || told == NULL || (end != NULL && told > end))
    return FALSE;
  told += strcspn (told, "\"'");

  return *told != '\0' && !g_str_has_prefix (told + 1, "utf-8");
}

static BsXmlTree *
new_tree (const char *name)
{
  BsXmlTree *tree = g_new0 (BsXmlTree, 1);

  tree->name = g_strdup (name);
  tree->blocks = g_ptr_array_new_with_free_func (g_free);

  return tree;
}

/**
 * bs_xml_parse:
 * @source: a file
 * @limit: the most bytes that it may have
 * @head: whether what the file is will do: its root with the name and the text in it; nothing
 * behind them is read
 * @problems: takes what is wrong with it
 * @error: BS_ERROR_MALFORMED, with the first of these
 *
 * Returns: (transfer full) (nullable): the file as a tree
 */
BsXmlTree *
bs_xml_parse (const BsXmlSource *source,
              gsize              limit,
              gboolean           head,
              GPtrArray         *problems,
              GError           **error)
{
  guint first = problems->len;
  /* Translators: %s is what the XML library says, always in English */
  Complaints complaints = { source->name, problems, 0, _("the XML is malformed: %s") };
  Watch watch = { .problems = problems, .head = head };
  xmlDocPtr doc;

  if (check_size (source, limit, problems) && is_told_otherwise (source))
    add_not_utf8 (problems, source->name);
  if (problems->len > first || !check_tags (source, problems))
    return (void) fail (problems, first, error), NULL;

  watch.tree = new_tree (source->name);
  doc = read_document (source, &complaints, &watch);
  if (watch.dtd_line > 0)
    {
      g_ptr_array_set_size (problems, (int) first);
      add_problem (problems, source->name, watch.dtd_line,
                   _("the file has a DTD (<!DOCTYPE>), which is never read: take it out"));
    }
  else if (watch.foreign > MAX_ERRORS)
    g_ptr_array_add (problems,
                     g_strdup_printf (ngettext ("and %u more problem", "and %u more problems",
                                                watch.foreign - MAX_ERRORS),
                                      watch.foreign - MAX_ERRORS));
  else if (doc != NULL && !is_utf8 (doc))
    add_not_utf8 (problems, source->name);
  else if (problems->len == first && ((doc == NULL && !watch.enough) || watch.tree->root == NULL))
    add_problem (problems, source->name, 1, _("the file holds no XML"));
  xmlFreeDoc (doc);
  if (problems->len > first)
    {
      bs_xml_tree_free (watch.tree);
      return (void) fail (problems, first, error), NULL;
    }

  return watch.tree;
}

/**
 * bs_xml_tree_free:
 * @self: (nullable) (transfer full): a tree
 */
void
bs_xml_tree_free (BsXmlTree *self)
{
  if (self == NULL)
    return;

  if (self->names != NULL)
    xmlDictFree (self->names);
  g_ptr_array_unref (self->blocks);
  g_free (self->name);
  g_free (self);
}

static void
validate (xmlDocPtr   doc,
          const char *schema,
          Complaints *complaints)
{
  xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewMemParserCtxt (schema, (int) strlen (schema));
  xmlRelaxNGPtr grammar;
  xmlRelaxNGValidCtxtPtr valid;

  xmlRelaxNGSetParserStructuredErrors (parser, complain_cb, complaints);
  grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  if (grammar == NULL)
    return;

  valid = xmlRelaxNGNewValidCtxt (grammar);
  xmlRelaxNGSetValidStructuredErrors (valid, complain_cb, complaints);
  xmlRelaxNGValidateDoc (valid, doc);
  xmlRelaxNGFreeValidCtxt (valid);
  xmlRelaxNGFree (grammar);
}

/**
 * bs_xml_validate:
 * @source: a file that bs_xml_parse() took
 * @problems: takes where it does not fit its schema
 *
 * The loader's own checks say more; this finds where they and the schema differ.
 *
 * Returns: whether it fits
 */
gboolean
bs_xml_validate (const BsXmlSource *source,
                 GPtrArray         *problems)
{
  guint first = problems->len;
  Complaints complaints = { source->name, problems, 0, _("the file does not fit its schema: %s") };
  Watch watch = { 0 };
  xmlDocPtr doc = read_document (source, &complaints, &watch);
  xmlNodePtr root = doc != NULL ? xmlDocGetRootElement (doc) : NULL;

  if (root != NULL)
    {
      gboolean catalogue = xmlStrEqual (root->name, (const xmlChar *) "catalogue");

      validate (doc, catalogue ? bs_xml_catalogue_rng : bs_xml_ruleset_rng, &complaints);
    }
  xmlFreeDoc (doc);

  return problems->len == first;
}
