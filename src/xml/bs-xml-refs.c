/* bs-xml-refs.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What one element says of another by its id: looked up after everything has been read, so that
 * order does not matter. */

#include "config.h"

#include "engine/operations/bs-vocabulary.h"
#include "bs-xml-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* One kind of reference: which table of the ruleset it is in, and how its absence is told. */
typedef struct
{
  const char *kind;
  const char *table;      /* of BsRuleset.ids; NULL: in the catalogue */
  const char *missing;
} RefKind;

static const RefKind ref_kinds[] = {
  /* What cards ask most comes first. */
  { "slot", "word", N_("there is no slot “%s” among the words") },
  { "action", "action", N_("there is no action “%s”") },
  { "number", "word",
    N_("there is no number “%s”, neither among the words nor among those that are asked") },
  { "faction", "faction", N_("there is no faction “%s”") },
  { "bearing", "word", N_("there is no bearing “%s” among the words") },
  { "color", "word", N_("there is no color “%s” among the words") },
  { "arc", "word", N_("there is no arc “%s” among the words") },
  { "dial", NULL, N_("there is no dial “%s”") },
  { "ship", NULL, N_("there is no ship “%s”") },
  { "card", NULL, N_("there is no card “%s”") },
  { "rule", "rule", N_("there is no rule with the id or the key “%s”") },
  { "option", "option", N_("there is no option “%s”") },
  { "face", "face", N_("there is no face “%s”") },
  { "die", "die", N_("there is no die “%s”") },
  { "token", "token", N_("there is no token “%s”") },
  { "amount", "token",
    N_("“%s” is neither a whole number, nor hits, crits, dice or active-shields, nor a token") },
  { "phase", "phase", N_("there is no phase “%s”") },
  { "deck", "deck", N_("there is no deck “%s”") },
  { "size", "size", N_("there is no size “%s”") },
  { "effect", "effect", N_("there is no effect “%s”") },
  { "weapon", "word", N_("there is no weapon “%s”: neither a slot nor a card") },
};

static int
distance (const char *a,
          const char *b,
          int         limit)
{
  gsize n = strlen (b);
  g_autofree int *row = NULL;

  if (n > 60 || strlen (a) > 60)
    return limit + 1;

  row = g_new (int, n + 1);
  for (gsize j = 0; j <= n; j++)
    row[j] = (int) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      int corner = row[0];

      row[0] = (int) i;
      for (gsize j = 1; j <= n; j++)
        {
          int above = row[j];

          row[j] = MIN (MIN (above, row[j - 1]) + 1, corner + (a[i - 1] != b[j - 1]));
          corner = above;
        }
    }

  return row[n];
}

/**
 * bs_xml_nearest:
 * @name: a name that is not known
 * @known: const char*: names that are
 *
 * Returns: (transfer none) (nullable): the one that was most likely meant
 */
const char *
bs_xml_nearest (const char *name,
                GPtrArray  *known)
{
  gsize length = strlen (name);
  int least = length < 2 ? 0 : MAX (1, MIN (3, (int) (length + 2) / 4));
  const char *nearest = NULL;

  for (guint i = 0; i < known->len; i++)
    {
      const char *other = g_ptr_array_index (known, i);
      int apart = distance (name, other, least);

      if (apart <= least && (nearest == NULL || apart < least))
        {
          least = apart;
          nearest = other;
        }
    }

  return nearest;
}

/**
 * bs_xml_unknown:
 * @reader: the reader
 * @node: where it stands
 * @sentence: translated, with %s for the name
 * @name: the name that is not known
 * @known: (nullable): const char*: names that are
 *
 * Notes that a name is unknown, and which may have been meant.
 */
void
bs_xml_unknown (BsXmlReader     *reader,
                const BsXmlNode *node,
                const char      *sentence,
                const char      *name,
                GPtrArray       *known)
{
  const char *nearest = known != NULL ? bs_xml_nearest (name, known) : NULL;
  g_autofree char *shown = strlen (name) > 80 ? g_strndup (name, 80) : g_strdup (name);
  g_autofree char *valid = g_utf8_make_valid (shown, -1);
  GString *text = g_string_new (sentence);

  g_string_replace (text, "%s", valid, 1);
  if (nearest != NULL)
    /* Translators: the first %s is a whole sentence: “there is no token “evad””; the second a name
       of the file */
    bs_xml_problem (reader, node, _("%s; did you mean “%s”?"), text->str, nearest);
  else
    bs_xml_problem (reader, node, "%s", text->str);
  g_string_free (text, TRUE);
}

/**
 * bs_xml_want:
 * @reader: the reader
 * @node: where it is told
 * @kind: a static string: a kind of reference, or "option-value" for "option=value"
 * @id: what must be there
 */
void
bs_xml_want (BsXmlReader     *reader,
             const BsXmlNode *node,
             const char      *kind,
             BsId             id)
{
  BsXmlWanted wanted = { node, kind, id };

  g_array_append_val (reader->wanted, wanted);
}

static const RefKind *
find_kind (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (ref_kinds); i++)
    if (ref_kinds[i].kind == kind || bs_xml_same (ref_kinds[i].kind, kind))
      return &ref_kinds[i];

  g_return_val_if_reached (NULL);
}

static void
add_names (GPtrArray  *known,
           GHashTable *table)
{
  GHashTableIter iter;
  gpointer name;

  if (table == NULL)
    return;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_ptr_array_add (known, name);
}

/* What is there of a kind. */
static GPtrArray *
names_of (const RefKind     *kind,
          const BsRuleset   *ruleset,
          const BsCatalogue *catalogue)
{
  GPtrArray *known = g_ptr_array_new ();

  if (ruleset != NULL && kind->table != NULL)
    add_names (known, g_hash_table_lookup (ruleset->ids, kind->table));
  if (ruleset != NULL && g_str_equal (kind->kind, "rule"))
    add_names (known, g_hash_table_lookup (ruleset->ids, "key"));
  if (catalogue != NULL && g_str_equal (kind->kind, "effect"))
    add_names (known, catalogue->by_effect);
  if (catalogue != NULL && (g_str_equal (kind->kind, "weapon") || g_str_equal (kind->kind, "card")))
    add_names (known, catalogue->by_id);
  for (guint i = 0;
       catalogue != NULL && g_str_equal (kind->kind, "dial") && i < catalogue->dials->len; i++)
    g_ptr_array_add (known, (gpointer) ((BsDial *) g_ptr_array_index (catalogue->dials, i))->id);
  for (guint i = 0;
       catalogue != NULL && g_str_equal (kind->kind, "ship") && i < catalogue->cards->len; i++)
    {
      BsCard *card = g_ptr_array_index (catalogue->cards, i);

      if (g_str_equal (card->kind, "ship"))
        g_ptr_array_add (known, (gpointer) card->id);
    }
  for (const BsHookKind *hook = bs_hook_kinds ();
       g_str_equal (kind->kind, "number") && hook->name != NULL; hook++)
    if (hook->number)
      g_ptr_array_add (known, (gpointer) hook->name);
  for (guint i = 0; g_str_equal (kind->kind, "arc") && i < 4; i++)
    g_ptr_array_add (known,
                     (gpointer) ((const char *const[]){ "front", "rear", "left", "right" })[i]);

  return known;
}

/* A catalogue that is read without its rules cannot be compared with them. */
static gboolean
can_look_up (const RefKind     *kind,
             const BsRuleset   *ruleset,
             const BsCatalogue *catalogue)
{
  if (kind->table == NULL)
    return catalogue != NULL;

  return ruleset != NULL;
}

static void
resolve_one (BsXmlReader       *reader,
             const BsXmlWanted *wanted,
             GHashTable       **tables,
             const BsRuleset   *ruleset,
             const BsCatalogue *catalogue)
{
  const RefKind *kind = find_kind (wanted->kind);
  GHashTable **table = &tables[kind - ref_kinds];
  g_autoptr (GPtrArray) known = NULL;

  if (!can_look_up (kind, ruleset, catalogue))
    return;

  if (*table == NULL)
    {
      known = names_of (kind, ruleset, catalogue);
      *table = g_hash_table_new (NULL, NULL);
      for (guint i = 0; i < known->len; i++)
        g_hash_table_add (*table, (gpointer) bs_id (g_ptr_array_index (known, i)));
    }
  if (g_hash_table_contains (*table, wanted->id))
    return;

  g_clear_pointer (&known, g_ptr_array_unref);
  known = names_of (kind, ruleset, catalogue);
  bs_xml_unknown (reader, wanted->node, _(kind->missing), wanted->id, known);
}

/* "cards=virtual" of a condition. */
static void
resolve_option (BsXmlReader       *reader,
                const BsXmlWanted *wanted,
                const BsRuleset   *ruleset)
{
  g_auto (GStrv) parts = g_strsplit (wanted->id, "=", 2);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const BsOption *option = ruleset != NULL ? bs_ruleset_option (ruleset, parts[0]) : NULL;

  if (ruleset == NULL)
    return;

  if (parts[1] == NULL)
    bs_xml_problem (reader, wanted->node, _("“%s” must be an option and its value: “option=value”"),
                    wanted->id);
  else if (option == NULL)
    {
      add_names (known, g_hash_table_lookup (ruleset->ids, "option"));
      bs_xml_unknown (reader, wanted->node, _("there is no option “%s”"), parts[0], known);
    }
  else
    {
      for (guint i = 0; i < option->values->len; i++)
        g_ptr_array_add (known, (gpointer) ((BsNamed *) g_ptr_array_index (option->values, i))->id);
      if (!option->free && !g_ptr_array_find_with_equal_func (known, parts[1], g_str_equal, NULL))
        bs_xml_unknown (reader, wanted->node, _("the option has no value “%s”"), parts[1], known);
    }
}

/**
 * bs_xml_resolve:
 * @reader: a reader that has read everything
 * @ruleset: (nullable): indexed rules
 * @catalogue: (nullable): an indexed catalogue
 *
 * Notes each id that names nothing.
 */
void
bs_xml_resolve (BsXmlReader       *reader,
                const BsRuleset   *ruleset,
                const BsCatalogue *catalogue)
{
  GHashTable *tables[G_N_ELEMENTS (ref_kinds)] = { NULL };

  for (guint i = 0; i < reader->wanted->len; i++)
    {
      const BsXmlWanted *wanted = &g_array_index (reader->wanted, BsXmlWanted, i);

      if (g_str_equal (wanted->kind, "option-value"))
        resolve_option (reader, wanted, ruleset);
      else
        resolve_one (reader, wanted, tables, ruleset, catalogue);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    g_clear_pointer (&tables[i], g_hash_table_unref);
}
