/* bs-xml-parse.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The only file that knows libxml2. It turns bytes into our own plain tree and frees libxml2's at once. Files may come from
 * anywhere, so: a size limit first, no network, no entities, no DTD at all, and libxml2's own limits of depth and length. */

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

/* libxml2 gives its callbacks the context; the line of a DTD is kept beside it. */
typedef struct
{
  int dtd_line;
} Watch;

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

static const char *
keep (BsXmlTree     *tree,
      const xmlChar *text)
{
  return g_string_chunk_insert_const (tree->strings, (const char *) text);
}

static void
free_node (gpointer data)
{
  BsXmlNode *node = data;

  g_array_unref (node->attrs);
  g_ptr_array_unref (node->asked);
  g_ptr_array_unref (node->children);
  g_string_free (node->text, TRUE);
  g_free (node);
}

static void
refuse_namespace (GPtrArray       *problems,
                  const BsXmlTree *tree,
                  int              line)
{
  add_problem (problems, tree->name, line, _("rules and catalogues have no namespaces: leave out xmlns and prefixes"));
}

static void
copy_attrs (BsXmlTree *tree,
            BsXmlNode *node,
            xmlNodePtr from,
            GPtrArray *problems)
{
  for (xmlAttrPtr attr = from->properties; attr != NULL; attr = attr->next)
    {
      xmlChar *value = xmlNodeListGetString (from->doc, attr->children, 1);
      BsXmlAttr copy = { keep (tree, attr->name), keep (tree, value != NULL ? value : (const xmlChar *) ""), FALSE };

      if (attr->ns != NULL)
        refuse_namespace (problems, tree, node->line);
      g_array_append_val (node->attrs, copy);
      if (value != NULL)
        xmlFree (value);
    }
}

/* As deep as the file, which libxml2 limits to 256. */
static BsXmlNode *
copy_node (BsXmlTree *tree,
           BsXmlNode *parent,
           xmlNodePtr from,
           GPtrArray *problems)
{
  BsXmlNode *node = g_new0 (BsXmlNode, 1);

  node->name = keep (tree, from->name);
  node->line = (int) xmlGetLineNo (from);
  node->tree = tree;
  node->parent = parent;
  node->attrs = g_array_new (FALSE, TRUE, sizeof (BsXmlAttr));
  node->asked = g_ptr_array_new ();
  node->children = g_ptr_array_new_with_free_func (free_node);
  node->text = g_string_new (NULL);
  if (from->ns != NULL || from->nsDef != NULL)
    refuse_namespace (problems, tree, node->line);
  copy_attrs (tree, node, from, problems);
  for (xmlNodePtr child = from->children; child != NULL; child = child->next)
    {
      if (child->type == XML_ELEMENT_NODE)
        g_ptr_array_add (node->children, copy_node (tree, node, child, problems));
      else if ((child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE) && child->content != NULL)
        g_string_append (node->text, (const char *) child->content);
    }

  return node;
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
#if LIBXML_VERSION >= 21300
  xmlCtxtSetErrorHandler (context, complain_cb, complaints);
#else
  xmlSetStructuredErrorFunc (complaints, complain_cb);
#endif
  doc = xmlCtxtReadMemory (context, data, (int) size, NULL, NULL, PARSE_OPTIONS);
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
    text = g_strdup (_("the file is empty; rules begin with <ruleset>, a catalogue with <catalogue>"));
  else if (size > limit)
    text = g_strdup_printf (_("the file is larger than %d MiB, so it is no file of rules or cards"), (int) (limit >> 20));
  if (text != NULL)
    add_problem (problems, source->name, 1, text);

  return text == NULL;
}

/**
 * bs_xml_parse:
 * @source: a file
 * @limit: the most bytes that it may have
 * @problems: takes what is wrong with it
 * @error: BS_ERROR_MALFORMED, with the first of these
 *
 * Returns: (transfer full) (nullable): the file as a tree
 */
BsXmlTree *
bs_xml_parse (const BsXmlSource *source,
              gsize              limit,
              GPtrArray         *problems,
              GError           **error)
{
  guint first = problems->len;
  /* Translators: %s is what the XML library says, always in English */
  Complaints complaints = { source->name, problems, 0, _("the XML is malformed: %s") };
  Watch watch = { 0 };
  BsXmlTree *tree;
  xmlDocPtr doc;

  if (!check_size (source, limit, problems))
    return (void) fail (problems, first, error), NULL;

  doc = read_document (source, &complaints, &watch);
  if (watch.dtd_line > 0)
    {
      g_ptr_array_set_size (problems, (int) first);
      add_problem (problems, source->name, watch.dtd_line,
                   _("the file has a DTD (<!DOCTYPE>), which is never read: take it out"));
    }
  else if (doc != NULL && !is_utf8 (doc))
    add_problem (problems, source->name, 1, _("the file is not in UTF-8: save it in UTF-8 and say so in its first line"));
  else if (problems->len == first && (doc == NULL || xmlDocGetRootElement (doc) == NULL))
    add_problem (problems, source->name, 1, _("the file holds no XML"));
  if (problems->len > first)
    {
      xmlFreeDoc (doc);
      return (void) fail (problems, first, error), NULL;
    }

  tree = g_new0 (BsXmlTree, 1);
  tree->name = g_strdup (source->name);
  tree->strings = g_string_chunk_new (4096);
  tree->root = copy_node (tree, NULL, xmlDocGetRootElement (doc), problems);
  xmlFreeDoc (doc);
  if (problems->len > first)
    {
      bs_xml_tree_free (tree);
      return (void) fail (problems, first, error), NULL;
    }

  return tree;
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

  free_node (self->root);
  g_string_chunk_free (self->strings);
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
