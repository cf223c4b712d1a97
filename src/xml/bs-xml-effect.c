/* bs-xml-effect.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Effects, read by the tables of the engine's vocabulary: there is no second list of hooks,
 * conditions or operations. */

#include "config.h"

#include "engine/operations/bs-vocabulary.h"
#include "bs-xml-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Operations within operations: a check in an ask in an on is three. */
#define MAX_DEPTH 8

static void read_ops (BsXmlReader *reader, BsXmlNode *node, GPtrArray *ops, guint depth);

/* Conditions from "armed" on look at a ship, and may look at the other one. */
static const BsConditionKind *
find_condition (const char *name,
                const char **plain)
{
  gboolean other = g_str_has_prefix (name, "other-");
  gboolean of_ship = FALSE;

  *plain = other ? name + strlen ("other-") : name;
  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    {
      of_ship = of_ship || g_str_equal (kind->name, "armed");
      if (g_str_equal (kind->name, *plain) && (!other || of_ship))
        return kind;
    }

  return NULL;
}

static void
unknown_condition (BsXmlReader     *reader,
                   const BsXmlNode *node,
                   const char      *name)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  gboolean of_ship = FALSE;

  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    {
      of_ship = of_ship || g_str_equal (kind->name, "armed");
      g_ptr_array_add (known, g_strdup (kind->name));
      if (of_ship)
        g_ptr_array_add (known, g_strconcat ("other-", kind->name, NULL));
    }
  bs_xml_unknown (reader, node, _("there is no condition “%s”"), name, known);
}

static void
read_conditions (BsXmlReader *reader,
                 BsXmlNode   *node,
                 BsEffect    *effect)
{
  const char *rule = bs_xml_attr (reader, node, "rule");
  BsId rule_id = rule != NULL && strlen (rule) <= 100 ? bs_id (rule) : NULL;

  if (rule_id != NULL)
    bs_xml_want (reader, node, "rule", rule_id);
  for (guint i = 0; i < node->attrs->len; i++)
    {
      const BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);
      const char *plain;
      const BsConditionKind *kind;
      BsCondition condition = { 0 };

      if (attr->seen)
        continue;
      kind = find_condition (attr->name, &plain);
      if (kind == NULL)
        {
          unknown_condition (reader, node, attr->name);
          continue;
        }
      condition.attr.name = bs_id (attr->name);
      condition.attr.text =
        bs_id (strlen (attr->value) <= 100 && *attr->value != '\0' ? attr->value : "?");
      condition.row = kind;
      condition.rule = rule_id;
      bs_xml_value (reader, node, plain, kind->value, &condition.attr);
      g_array_append_val (effect->conditions, condition);
    }
  if (node->attrs->len == (rule != NULL))
    bs_xml_problem (reader, node, _("it has no condition"));
  bs_xml_only (reader, node, NULL);
}

static void
read_attrs (BsXmlReader    *reader,
            BsXmlNode      *node,
            const BsOpKind *kind,
            BsOp           *op)
{
  for (const BsAttrKind *row = kind->attrs; row->name != NULL; row++)
    {
      const char *value =
        row->needed ? bs_xml_need (reader, node, row->name) : bs_xml_attr (reader, node, row->name);
      BsAttr attr = { bs_id (row->name), NULL, 0, 0 };

      if (value == NULL)
        continue;
      attr.text = bs_id (strlen (value) <= 100 && *value != '\0' ? value : "?");
      bs_xml_value (reader, node, row->name, row->value, &attr);
      g_array_append_val (op->attrs, attr);
    }
  bs_xml_done (reader, node);
}

static void
read_children (BsXmlReader *reader,
               BsXmlNode   *node,
               BsOp        *op,
               guint        depth)
{
  gboolean check = g_str_equal (node->name, "check");
  gboolean may_be_empty = g_str_equal (node->name, "free-move");

  if (!check && !may_be_empty && !g_str_equal (node->name, "on") &&
      !g_str_equal (node->name, "ask"))
    {
      bs_xml_only (reader, node, NULL);
      return;
    }

  bs_xml_no_text (reader, node);
  if (node->children->len == 0 && may_be_empty)
    return;

  op->ops = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_op_free);
  if (node->children->len == 0)
    bs_xml_problem (reader, node, _("it does nothing: put operations into it"));
  if (check)
    bs_xml_only (reader, node, (const char *const[]) { "on", NULL });
  read_ops (reader, node, op->ops, depth + 1);
}

static void
unknown_op (BsXmlReader     *reader,
            const BsXmlNode *node)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (const BsOpKind *kind = bs_op_kinds (); kind->name != NULL; kind++)
    g_ptr_array_add (known, (gpointer) kind->name);
  g_ptr_array_add (known, (gpointer) "if");
  g_ptr_array_add (known, (gpointer) "cost");
  g_ptr_array_add (known, (gpointer) "text");
  bs_xml_unknown (reader, node, _("there is no operation “%s”"), node->name, known);
}

static void
read_op (BsXmlReader *reader,
         BsXmlNode   *node,
         GPtrArray   *ops,
         guint        depth)
{
  const BsOpKind *kind = bs_op_kind_find (node->name);
  BsOp *op;

  if (kind == NULL)
    {
      unknown_op (reader, node);
      return;
    }
  if (depth > MAX_DEPTH)
    {
      bs_xml_problem (reader, node, _("operations are nested too deeply"));
      return;
    }
  if (g_str_equal (node->name, "on") && !g_str_equal (node->parent->name, "check"))
    bs_xml_problem (reader, node, _("<on> can only stand in a <check>"));

  op = bs_op_new (kind);
  g_ptr_array_add (ops, op);
  read_attrs (reader, node, kind, op);
  if (g_str_equal (kind->name, "on"))
    op->face = bs_op_text (op, "face");
  read_children (reader, node, op, depth);
}

static void
read_ops (BsXmlReader *reader,
          BsXmlNode   *node,
          GPtrArray   *ops,
          guint        depth)
{
  for (guint i = 0; i < node->children->len; i++)
    read_op (reader, g_ptr_array_index (node->children, i), ops, depth);
}

static void
read_cost (BsXmlReader *reader,
           BsXmlNode   *node,
           BsEffect    *effect)
{
  bs_xml_done (reader, node);
  bs_xml_no_text (reader, node);
  if (node->children->len == 0)
    bs_xml_problem (reader, node, _("it costs nothing: put operations into it, or leave it out"));
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);
      const BsOpKind *kind = bs_op_kind_find (child->name);

      if (kind != NULL && kind->possible == NULL)
        bs_xml_problem (reader, child, _("<%s> cannot be a cost, since it can always be done"),
                        child->name);
      read_op (reader, child, effect->costs, 1);
    }
}

static void
find_hook (const char *name,
           gboolean   *number,
           gboolean   *moment)
{
  *number = *moment = FALSE;
  for (const BsHookKind *kind = bs_hook_kinds (); kind->name != NULL; kind++)
    if (g_str_equal (kind->name, name))
      *(kind->number ? number : moment) = TRUE;
}

static gboolean
is_op_among (const BsOp *op,
             const char *words)
{
  g_auto (GStrv) known = g_strsplit (words, "|", -1);

  return g_strv_contains ((const char *const *) known, op->kind);
}

/* Numbers are asked again and again, so what they call must not change anything; and the other way
 * round. */
static void
check_hook (BsXmlReader     *reader,
            const BsXmlNode *node,
            const BsEffect  *effect)
{
  gboolean number, moment;
  gboolean may = g_str_has_prefix (effect->hook, "may-") || g_str_equal (effect->hook, "speak");

  find_hook (effect->hook, &number, &moment);
  for (guint i = 0; i < effect->ops->len; i++)
    {
      const BsOp *op = g_ptr_array_index (effect->ops, i);

      if (number && !moment && !is_op_among (op, "add|fix|at-least|ignore"))
        bs_xml_problem (
          reader, node,
          _("“%s” is a number: only add, fix, at-least and ignore go there, not “%s”"),
          effect->hook, op->kind);
      else if (may && !is_op_among (op, "forbid|color|ignore"))
        bs_xml_problem (
          reader, node,
          _("“%s” only asks whether it may be done: only forbid and color go there, not “%s”"),
          effect->hook, op->kind);
      else if (!number && is_op_among (op, "add|fix|at-least"))
        bs_xml_problem (reader, node, _("“%s” is no number, so “%s” has nothing to change there"),
                        effect->hook, op->kind);
      else if (!may && is_op_among (op, "forbid|color"))
        bs_xml_problem (
          reader, node,
          _("“%s” is only for the hooks that ask whether something may be done, not for “%s”"),
          op->kind, effect->hook);
    }
}

static void
read_hook (BsXmlReader *reader,
           BsXmlNode   *node,
           BsEffect    *effect)
{
  const char *hook = bs_xml_need (reader, node, "hook");
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (const BsHookKind *kind = bs_hook_kinds (); kind->name != NULL; kind++)
    g_ptr_array_add (known, (gpointer) kind->name);
  if (hook == NULL)
    return;

  if (g_ptr_array_find_with_equal_func (known, hook, g_str_equal, NULL))
    effect->hook = bs_id (hook);
  else
    bs_xml_unknown (reader, node, _("there is no hook “%s”"), hook, known);
}

static BsAs
read_as (BsXmlReader *reader,
         BsXmlNode   *node,
         BsAs         fallback)
{
  static const char *const words[] = { "any", "self", "attacker", "defender" };
  BsId word = bs_xml_word (reader, node, "as", words[fallback], "any|self|attacker|defender");

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i], word))
      return (BsAs) i;

  return fallback;
}

/* Effects are asked for by id alone, so no two in rules and cards may have the same. */
static void
keep_unique (BsXmlReader *reader,
             BsXmlNode   *node,
             BsId         id)
{
  const BsXmlNode *other = g_hash_table_lookup (reader->effects, id);

  if (other != NULL)
    bs_xml_problem (reader, node,
                    _("there is already an effect “%s” at %s:%d: give this one another id"), id,
                    other->tree->name, other->line);
  else if (reader->ruleset != NULL && bs_ruleset_effect (reader->ruleset, id) != NULL)
    bs_xml_problem (reader, node,
                    _("there is already an effect “%s” in the rules: give this one another id"),
                    id);
  else
    g_hash_table_insert (reader->effects, (gpointer) id, node);
}

/**
 * bs_xml_effect:
 * @reader: the reader
 * @node: an `effect`, or an element that is one besides: `action`, `repair`
 * @id: (nullable): its id if it tells none
 * @hook: (nullable): its hook; NULL: it tells it
 * @as: whose it is if it does not say
 * @ignore: (nullable): children that the caller reads
 *
 * Returns: (transfer full): the effect, as far as it could be read
 */
BsEffect *
bs_xml_effect (BsXmlReader       *reader,
               BsXmlNode         *node,
               BsId               id,
               BsId               hook,
               BsAs               as,
               const char *const *ignore)
{
  BsEffect *effect = bs_effect_new (id, hook);
  gboolean silent;
  const char *rule;

  if (hook == NULL)
    {
      BsId told = bs_xml_id (reader, node, "id", id == NULL);

      effect->id = told != NULL ? told : id;
      read_hook (reader, node, effect);
      effect->as = read_as (reader, node, as);
      effect->may = bs_xml_yes (reader, node, "may", FALSE);
    }
  else
    {
      effect->as = BS_AS_SELF;
      effect->may = TRUE;
    }
  if (effect->id == NULL)
    effect->id = bs_id ("?");
  effect->limit = bs_xml_word (reader, node, "limit", NULL, "round|attack|battle");
  effect->line = node->line;
  rule = bs_xml_attr (reader, node, "rule");
  if (rule != NULL && strlen (rule) <= 100)
    {
      effect->rule = bs_id (rule);
      if (effect->rule != NULL)
        bs_xml_want (reader, node, "rule", effect->rule);
    }
  bs_xml_done (reader, node);
  bs_xml_no_text (reader, node);
  if (!g_str_equal (effect->id, "?"))
    keep_unique (reader, node, effect->id);
  effect->sentence = bs_xml_child_text (reader, node, "text", FALSE);

  silent = effect->sentence == NULL;
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (g_str_equal (child->name, "text") ||
          (ignore != NULL && g_strv_contains (ignore, child->name)))
        continue;
      else if (g_str_equal (child->name, "if"))
        read_conditions (reader, child, effect);
      else if (g_str_equal (child->name, "cost"))
        read_cost (reader, child, effect);
      else
        {
          read_op (reader, child, effect->ops, 1);
          silent = FALSE;
        }
    }
  if (effect->hook == NULL)
    effect->hook = bs_id ("table");
  else
    check_hook (reader, node, effect);
  if (hook == NULL && silent)
    bs_xml_problem (reader, node,
                    _("it does nothing and says nothing: give it an operation or a <text>"));

  return effect;
}
