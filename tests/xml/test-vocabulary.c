/* test-vocabulary.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The vocabulary stands once, in bs-vocabulary.c. The paper for people and the schema for editors
 * are kept in step with it: here they are compared, and with BOARDSIDE_UPDATE=1 written. */

#include "config.h"

#include "engine/operations/bs-vocabulary.h"
#include "engine/rules/bs-effect.h"
#include "engine/rules/bs-knobs.h"
#include "engine/rules/bs-ruleset.h"
#include "bs-xml-private.h"

#include <string.h>

#define BEGIN "begin of what tests/xml/test-vocabulary writes"
#define END   "end of what tests/xml/test-vocabulary writes"

/* Operations that hold others: name and what is in them. */
static const struct { const char *name, *content; } holders[] = {
  { "check", "<oneOrMore><ref name=\"op-on\"/></oneOrMore>" },
  { "on", "<oneOrMore><ref name=\"operation\"/></oneOrMore>" },
  { "ask", "<oneOrMore><ref name=\"operation\"/></oneOrMore>" },
  { "free-move", "<zeroOrMore><ref name=\"operation\"/></zeroOrMore>" },
};

static const char *
pattern_of (BsValueKind kind)
{
  switch (kind)
    {
    case BS_VALUE_INT:
      return "int";

    case BS_VALUE_RANGE:
      return "range";

    case BS_VALUE_YES_NO:
      return "yes-no";

    case BS_VALUE_AMOUNT:
      return "amount";

    case BS_VALUE_COUNT:
      return "count";

    case BS_VALUE_TEXT:
    case BS_VALUE_FACE:
    case BS_VALUE_TOKEN:
    case BS_VALUE_ACTION:
    case BS_VALUE_NUMBER:
      return "word";

    default:
      g_assert_not_reached ();
    }
}

static const char *
word_of (BsValueKind kind)
{
  switch (kind)
    {
    case BS_VALUE_TEXT:
      return "id";

    case BS_VALUE_INT:
      return "number";

    case BS_VALUE_RANGE:
      return "range";

    case BS_VALUE_YES_NO:
      return "yes or no";

    case BS_VALUE_FACE:
      return "face";

    case BS_VALUE_TOKEN:
      return "token";

    case BS_VALUE_COUNT:
      return "token, or token:range";

    case BS_VALUE_ACTION:
      return "action";

    case BS_VALUE_AMOUNT:
      return "amount";

    case BS_VALUE_NUMBER:
      return "number asked";

    default:
      g_assert_not_reached ();
    }
}

static void
write_attribute (GString    *text,
                 const char *name,
                 BsValueKind kind,
                 gboolean    needed)
{
  g_string_append_printf (
    text,
    needed ? "      <attribute name=\"%s\"><ref name=\"%s\"/></attribute>\n"
           : "      <optional><attribute name=\"%s\"><ref name=\"%s\"/></attribute></optional>\n",
    name, pattern_of (kind));
}

static void
write_operations (GString *text)
{
  g_string_append (text, "  <define name=\"operation\">\n    <choice>\n");
  for (const BsOpKind *kind = bs_op_kinds (); kind->name != NULL; kind++)
    if (!g_str_equal (kind->name, "on"))
      g_string_append_printf (text, "      <ref name=\"op-%s\"/>\n", kind->name);
  g_string_append (text, "    </choice>\n  </define>\n");
  for (const BsOpKind *kind = bs_op_kinds (); kind->name != NULL; kind++)
    {
      const char *content;

      g_string_append_printf (text, "  <define name=\"op-%s\">\n    <element name=\"%s\">\n",
                              kind->name, kind->name);
      for (const BsAttrKind *attr = kind->attrs; attr->name != NULL; attr++)
        write_attribute (text, attr->name, attr->value, attr->needed);
      content = kind->attrs[0].name != NULL ? NULL : "<empty/>";
      for (guint i = 0; i < G_N_ELEMENTS (holders); i++)
        if (g_str_equal (kind->name, holders[i].name))
          content = holders[i].content;
      if (content != NULL)
        g_string_append_printf (text, "      %s\n", content);
      g_string_append (text, "    </element>\n  </define>\n");
    }
}

/* The part of the schema that the vocabulary makes. */
static char *
write_schema (void)
{
  GString *text = g_string_new ("  <define name=\"hook\">\n    <choice>\n");
  gboolean of_ship = FALSE;

  for (const BsHookKind *kind = bs_hook_kinds (); kind->name != NULL; kind++)
    g_string_append_printf (text, "      <value>%s</value>\n", kind->name);
  g_string_append (text,
                   "    </choice>\n  </define>\n  <define name=\"if\">\n    <element name=\"if\">\n"
                   "      <ref name=\"rule-attribute\"/>\n");
  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    {
      g_autofree char *other = g_strconcat ("other-", kind->name, NULL);

      of_ship = of_ship || g_str_equal (kind->name, "armed");
      write_attribute (text, kind->name, kind->value, FALSE);
      if (of_ship)
        write_attribute (text, other, kind->value, FALSE);
    }
  g_string_append (text, "    </element>\n  </define>\n");
  write_operations (text);

  return g_string_free (text, FALSE);
}

static void
write_attributes (GString          *text,
                  const BsAttrKind *attrs)
{
  for (const BsAttrKind *attr = attrs; attr->name != NULL; attr++)
    g_string_append_printf (text, "%s`%s` (%s%s)", attr > attrs ? ", " : "", attr->name,
                            word_of (attr->value), attr->needed ? ", needed" : "");
}

static void
write_knobs (GString      *text,
             const char   *title,
             const BsKnob *knobs)
{
  g_string_append_printf (text, "\n### %s\n| id | what |\n|---|---|\n", title);
  for (const BsKnob *knob = knobs; knob->name != NULL; knob++)
    g_string_append_printf (text, "| `%s` | %s |\n", knob->name, knob->help);
}

/* The part of the paper that the vocabulary makes. */
static char *
write_paper (void)
{
  GString *text = g_string_new ("### Hooks\n| hook | when |\n|---|---|\n");
  gboolean of_ship = FALSE;

  for (const BsHookKind *kind = bs_hook_kinds (); kind->name != NULL; kind++)
    g_string_append_printf (text, "| `%s` | %s%s |\n", kind->name, kind->number ? "a number: " : "",
                            kind->help);
  g_string_append (text, "\n### Conditions\n| condition | value | holds of |\n|---|---|---|\n");
  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    {
      of_ship = of_ship || g_str_equal (kind->name, "armed");
      g_string_append_printf (text, "| %s`%s` | %s | %s |\n", of_ship ? "(`other-`)" : "",
                              kind->name, word_of (kind->value), kind->help);
    }
  g_string_append (
    text, "\n### Operations\n| operation | attributes | does | as a cost |\n|---|---|---|---|\n");
  for (const BsOpKind *kind = bs_op_kinds (); kind->name != NULL; kind++)
    {
      g_string_append_printf (text, "| `%s` | ", kind->name);
      write_attributes (text, kind->attrs);
      g_string_append_printf (text, " | %s | %s |\n", kind->help,
                              kind->possible != NULL ? "yes" : "");
    }

  write_knobs (text, "Figures", bs_figure_kinds ());
  write_knobs (text, "Options", bs_option_kinds ());

  return g_string_free (text, FALSE);
}

static void
compare (const char *path,
         const char *wanted)
{
  g_autofree char *full = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), path, NULL);
  g_autofree char *text = NULL;
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  const char *begin, *end;

  g_file_get_contents (full, &text, NULL, &error);
  g_assert_no_error (error);
  begin = strstr (text, BEGIN);
  g_assert_nonnull (begin);
  begin = strchr (begin, '\n') + 1;
  end = strstr (begin, END);
  g_assert_nonnull (end);
  while (end > begin && end[-1] != '\n')
    end--;
  found = g_strndup (begin, end - begin);

  if (g_strcmp0 (g_getenv ("BOARDSIDE_UPDATE"), "1") == 0 && strcmp (found, wanted) != 0)
    {
      g_autofree char *head = g_strndup (text, begin - text);
      g_autofree char *all = g_strconcat (head, wanted, end, NULL);

      g_file_set_contents (full, all, -1, &error);
      g_assert_no_error (error);
      g_test_message ("%s has been written", path);
      return;
    }
  if (strcmp (found, wanted) != 0)
    g_test_message ("%s is not in step with src/engine/operations/bs-vocabulary.c: run the test "
                    "with BOARDSIDE_UPDATE=1",
                    path);
  g_assert_cmpstr (found, ==, wanted);
}

static void
test_paper (void)
{
  g_autofree char *wanted = write_paper ();

  compare ("docs/rules-xml.md", wanted);
}

static void
test_schema (void)
{
  g_autofree char *wanted = write_schema ();

  compare ("data/schema/effect.rng", wanted);
}

/* What the vocabulary calls text is an id of something: the loader must know of what. */
static void
test_text (void)
{
  for (const BsOpKind *kind = bs_op_kinds (); kind->name != NULL; kind++)
    for (const BsAttrKind *attr = kind->attrs; attr->name != NULL; attr++)
      if (attr->value == BS_VALUE_TEXT && !bs_xml_value_known (attr->name))
        g_error ("%s of %s has no row in src/xml/bs-xml-value.c", attr->name, kind->name);
  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    if (kind->value == BS_VALUE_TEXT && !bs_xml_value_known (kind->name))
      g_error ("the condition %s has no row in src/xml/bs-xml-value.c", kind->name);
}

/* Two rows of one name would be one too many: the first would hide the second. */
static void
test_unique (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const BsHookKind *kind = bs_hook_kinds (); kind->name != NULL; kind++)
    g_assert_true (g_hash_table_add (seen, (gpointer) kind->name));
  g_hash_table_remove_all (seen);
  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    g_assert_true (g_hash_table_add (seen, (gpointer) kind->name));
  g_hash_table_remove_all (seen);
  for (const BsOpKind *kind = bs_op_kinds (); kind->name != NULL; kind++)
    g_assert_true (g_hash_table_add (seen, (gpointer) kind->name));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/vocabulary/unique", test_unique);
  g_test_add_func ("/vocabulary/text", test_text);
  g_test_add_func ("/vocabulary/paper", test_paper);
  g_test_add_func ("/vocabulary/schema", test_schema);

  return g_test_run ();
}
