/* bs-xml-value.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Values of conditions and operations: the vocabulary tells the kind of each; what it calls text is
 * some id, and which is told here by the attribute's name. */

#include "config.h"

#include "bs-xml-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* What an attribute that holds text may say: one of these words, or an id of a kind; neither: any
 * id. A name with a dot is that of an operation and its attribute; it goes first. Several,
 * separated by commas, mean any of them. */
typedef struct
{
  const char *name;
  const char *words;      /* (nullable) */
  const char *kind;       /* (nullable) of bs_xml_want() */
} TextKind;

static const TextKind text_kinds[] = {
  { "cloak.to", "base|side|red",                     NULL },
  { "move-token.to", "ship|leader",                  NULL },
  { "action",  "card",                               "action" },
  { "action-but", "card",                            "action" },
  { "actions", NULL,                                 "action" },
  { "against", "self|other",                         NULL },
  { "arc",     "any",                                "arc" },
  { "at-least", NULL,                                NULL },
  { "bearing", "turn|bank|segnor|tallon",            "bearing" },
  { "by",      NULL,                                 NULL },
  { "card",    "captain|pilot|upgrade|ship|self",    "slot" },
  { "class",   NULL,                                 "dial" },
  { "cloak",   "none|any|green|base|side|red",       NULL },
  { "color",   NULL,                                 "color" },
  { "defence", "none|usual",                         NULL },
  { "dice",    NULL,                                 NULL },
  { "die",     NULL,                                 "die" },
  { "effect",  NULL,                                 "effect" },
  { "faction", NULL,                                 "faction" },
  { "from",    NULL,                                 NULL },
  { "leader",  "active|disabled|discarded",          NULL },
  { "on",      "ship|leader",                        NULL },
  { "option",  NULL,                                 "option-value" },
  { "overlap", "ship|asteroid|debris|mine|planet|dock|any", NULL },
  { "part",    NULL,                                 "slot" },
  { "phase",   NULL,                                 "phase" },
  { "rule",    NULL,                                 "rule" },
  { "side",    "attack|defence",                     NULL },
  { "size",    NULL,                                 "size" },
  { "slot",    "any",                                "slot" },
  { "stands-on", "asteroid|debris",                  NULL },
  { "to",      NULL,                                 "color" },
  { "token",   "lock",                               "token" },
  { "until",   "attack|round|battle",                NULL },
  { "weapon",  "primary|secondary|self",             "weapon" },
  { "why",     "destroyed|captured|home|fled",       NULL },
  { "what",    NULL,                                 NULL },
  { "which",   "all|chosen",                         "face" },
  { "who",     "self|other",                         NULL },
};

static const TextKind *
find_text_kind (const char *element,
                const char *name)
{
  g_autofree char *full = g_strconcat (element, ".", name, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (text_kinds); i++)
    if (g_str_equal (text_kinds[i].name, full) || g_str_equal (text_kinds[i].name, name))
      return &text_kinds[i];

  return NULL;
}

/**
 * bs_xml_value_known:
 * @name: an attribute of the vocabulary that holds text
 *
 * Returns: whether this file knows what it may say; a test asks for each
 */
gboolean
bs_xml_value_known (const char *name)
{
  return find_text_kind ("", name) != NULL;
}

static gboolean
is_among (const char *words,
          const char *value)
{
  g_auto (GStrv) known = words != NULL ? g_strsplit (words, "|", -1) : NULL;

  return known != NULL && g_strv_contains ((const char *const *) known, value);
}

static void
refuse_word (BsXmlReader     *reader,
             const BsXmlNode *node,
             const char      *name,
             const char      *value,
             const char      *words)
{
  g_auto (GStrv) known = g_strsplit (words, "|", -1);
  g_autofree char *list = g_strjoinv (", ", known);

  bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is none of: %s"), value, name, list);
}

/* Ids have no capitals, but those of printed rules do ("AW4.4"); "option=value" has its sign. */
static gboolean
is_plain (const char *value)
{
  gsize n = strspn (value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.=,");

  return n > 0 && n <= 100 && value[n] == '\0';
}

/* One word or id of a list. */
static void
read_word (BsXmlReader     *reader,
           const BsXmlNode *node,
           const char      *name,
           const TextKind  *kind,
           const char      *word)
{
  if (*word == '\0')
    bs_xml_problem (reader, node, _("“%s” has a comma too many"), name);
  else if (is_among (kind->words, word))
    return;
  else if (kind->kind != NULL)
    bs_xml_want (reader, node, kind->kind, bs_id (word));
  else if (kind->words != NULL)
    refuse_word (reader, node, name, word, kind->words);
}

static void
read_text (BsXmlReader     *reader,
           const BsXmlNode *node,
           const char      *name,
           BsAttr          *attr)
{
  const TextKind *kind = find_text_kind (node->name, name);
  g_auto (GStrv) words = g_strsplit (attr->text, ",", -1);

  for (guint i = 0; kind != NULL && words[i] != NULL; i++)
    read_word (reader, node, name, kind, words[i]);
}

/* A condition and an `on` may name several; another operation has one. */
static void
read_faces (BsXmlReader     *reader,
            const BsXmlNode *node,
            const char      *text)
{
  gboolean on = g_str_equal (node->name, "on");
  gboolean several = on || g_str_equal (node->name, "if");
  g_auto (GStrv) words = g_strsplit (text, several ? "," : "\n", -1);

  if (on && g_str_equal (text, "none"))
    return;
  for (guint i = 0; words[i] != NULL; i++)
    bs_xml_want (reader, node, "face", bs_id (*words[i] != '\0' ? words[i] : ","));
}

/* "mission", "mission:3+": a token, and how many of it are asked for. */
static void
read_count (BsXmlReader     *reader,
            const BsXmlNode *node,
            const char      *name,
            BsAttr          *attr)
{
  g_auto (GStrv) parts = g_strsplit (attr->text, ":", 2);

  attr->low = 1;
  attr->high = G_MAXINT;
  if (!is_plain (parts[0]))
    {
      bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no id"), attr->text, name);
      return;
    }
  if (parts[1] != NULL && !bs_xml_parse_range (parts[1], &attr->low, &attr->high))
    bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no range: write 2, 1-3 or 2+"),
                    attr->text, name);
  attr->text = bs_id (parts[0]);
  bs_xml_want (reader, node, "token", attr->text);
}

static void
read_amount (BsXmlReader     *reader,
             const BsXmlNode *node,
             const char      *name,
             BsAttr          *attr)
{
  const char *counts = g_str_equal (name, "count") ? "hits|crits|dice|active-shields|all"
                                                   : "hits|crits|dice|active-shields";

  if (!bs_xml_parse_int (attr->text, &attr->low) && !is_among (counts, attr->text))
    bs_xml_want (reader, node, "amount", attr->text);
  attr->high = attr->low;
}

/**
 * bs_xml_value:
 * @reader: the reader
 * @node: the condition or operation
 * @name: name of the attribute, without `other-`
 * @kind: what it holds
 * @attr: its name and text; takes its numbers
 *
 * Reads the value of an attribute, and notes what is wrong with it.
 */
void
bs_xml_value (BsXmlReader     *reader,
              const BsXmlNode *node,
              const char      *name,
              BsValueKind      kind,
              BsAttr          *attr)
{
  if (!is_plain (attr->text) && kind != BS_VALUE_RANGE && kind != BS_VALUE_COUNT)
    {
      bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no id"), attr->text, name);
      return;
    }

  switch (kind)
    {
    case BS_VALUE_TEXT:
      read_text (reader, node, name, attr);
      break;

    case BS_VALUE_INT:
      if (!bs_xml_parse_int (attr->text, &attr->low))
        bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no whole number"),
                        attr->text, name);
      attr->high = attr->low;
      break;

    case BS_VALUE_RANGE:
      if (!bs_xml_parse_range (attr->text, &attr->low, &attr->high))
        bs_xml_problem (reader, node,
                        _("“%s” in the attribute “%s” is no range: write 2, 1-3 or 2+"), attr->text,
                        name);
      break;

    case BS_VALUE_YES_NO:
      if (!is_among ("yes|no", attr->text))
        refuse_word (reader, node, name, attr->text, "yes|no");
      attr->low = attr->high = g_str_equal (attr->text, "yes");
      break;

    case BS_VALUE_FACE:
      read_faces (reader, node, attr->text);
      break;

    case BS_VALUE_TOKEN:
      bs_xml_want (reader, node, "token", attr->text);
      break;

    case BS_VALUE_COUNT:
      read_count (reader, node, name, attr);
      break;

    case BS_VALUE_ACTION:
      bs_xml_want (reader, node, "action", attr->text);
      break;

    case BS_VALUE_AMOUNT:
      read_amount (reader, node, name, attr);
      break;

    case BS_VALUE_NUMBER:
      bs_xml_want (reader, node, "number", attr->text);
      break;

    default:
      g_assert_not_reached ();
    }
}
