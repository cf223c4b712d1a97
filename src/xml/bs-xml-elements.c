/* bs-xml-elements.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each kind of element of a ruleset into its struct. */

#include "config.h"

#include "bs-xml-elements.h"

#include "engine/rules/bs-knobs.h"

#include <glib/gi18n.h>
#include <string.h>

/* "AW4.4", "B8.3": as printed in front of a rule. */
static BsId
read_rule_id (BsXmlReader *reader,
              BsXmlNode   *node)
{
  const char *id = bs_xml_need (reader, node, "id");

  if (id == NULL)
    return NULL;

  if (strlen (id) > 40 || !g_ascii_isalnum (*id) ||
      strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-") !=
        strlen (id))
    {
      bs_xml_problem (reader, node, _("“%s” is no id of a rule: letters, digits, full stops and -"),
                      id);
      return NULL;
    }

  return bs_id (id);
}

static void
read_keys (BsXmlReader *reader,
           BsXmlNode   *node,
           BsRule      *rule)
{
  const char *text = bs_xml_attr (reader, node, "key");
  g_auto (GStrv) keys = text != NULL ? g_strsplit_set (text, " \t\n", -1) : NULL;

  for (guint i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      const BsXmlNode *other;
      BsId key;

      if (*keys[i] == '\0')
        continue;
      if (!bs_id_is_valid (keys[i]))
        {
          bs_xml_problem (reader, node, _("“%s” is no key: keys have only a-z, 0-9 and -"),
                          keys[i]);
          continue;
        }
      key = bs_id (keys[i]);
      other = g_hash_table_lookup (reader->keys, key);
      if (other != NULL)
        bs_xml_problem (reader, node,
                        _("the key “%s” already belongs to the rule at %s:%d: replace that rule, "
                           "or leave the key out"),
                        key, other->tree->name, other->line);
      g_hash_table_insert (reader->keys, (gpointer) key, node);
      if (rule->keys == NULL)
        rule->keys = g_ptr_array_new ();
      g_ptr_array_add (rule->keys, (gpointer) key);
    }
  if (rule->keys != NULL)
    rule->key = g_ptr_array_index (rule->keys, 0);
}

gpointer
bs_xml_read_rule (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  BsRule *rule = g_new0 (BsRule, 1);

  rule->id = read_rule_id (reader, node);
  read_keys (reader, node, rule);
  rule->page = g_strdup (bs_xml_attr (reader, node, "page"));
  rule->note = g_strdup (bs_xml_attr (reader, node, "note"));
  rule->told_only = bs_xml_yes (reader, node, "told-only", FALSE);
  rule->text = bs_xml_node_text (reader, node);
  bs_xml_done (reader, node);
  if (*rule->text == '\0')
    bs_xml_problem (reader, node, _("the rule has no sentence"));

  return rule;
}

/* The name of an element that has nothing else in it, once its attributes are read. */
static char *
read_only_name (BsXmlReader *reader,
                BsXmlNode   *node)
{
  char *name = bs_xml_child_text (reader, node, "name", TRUE);

  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", NULL });

  return name;
}

/* A part of the rules has a printed number, like the rules in it. */
gpointer
bs_xml_read_title (BsXmlReader *reader,
                   BsXmlNode   *node)
{
  BsTitle *title = g_new0 (BsTitle, 1);

  title->id = read_rule_id (reader, node);
  title->name = read_only_name (reader, node);

  return title;
}

gpointer
bs_xml_read_term (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  BsTerm *term = g_new0 (BsTerm, 1);

  term->id = bs_xml_id (reader, node, "id", TRUE);
  term->en = bs_xml_child_text (reader, node, "en", TRUE);
  term->de = bs_xml_child_text (reader, node, "de", TRUE);
  term->text = bs_xml_child_text (reader, node, "text", FALSE);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "en", "de", "text", NULL });

  return term;
}

static BsNamed *
read_named (BsXmlReader *reader,
            BsXmlNode   *node,
            gboolean     text)
{
  BsNamed *named = g_new0 (BsNamed, 1);

  named->id = bs_xml_id (reader, node, "id", TRUE);
  named->name = bs_xml_child_text (reader, node, "name", TRUE);
  if (text)
    named->text = bs_xml_child_text (reader, node, "text", FALSE);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node,
               text ? (const char *const[]){ "name", "text", NULL }
                    : (const char *const[]){ "name", NULL });

  return named;
}

gpointer
bs_xml_read_word (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  return read_named (reader, node, FALSE);
}

static gboolean
has_value (const BsOption *option,
           BsId            id)
{
  for (guint i = 0; i < option->values->len; i++)
    if (((BsNamed *) g_ptr_array_index (option->values, i))->id == id)
      return TRUE;

  return FALSE;
}

static void
read_values (BsXmlReader *reader,
             BsXmlNode   *node,
             BsOption    *option)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);
      BsNamed *value;

      if (!g_str_equal (child->name, "value"))
        continue;
      value = read_named (reader, child, TRUE);
      if (value->id == NULL)
        value->id = bs_id ("?");
      else if (has_value (option, value->id))
        bs_xml_problem (reader, child, _("the option has a value “%s” already"), value->id);
      g_ptr_array_add (option->values, value);
    }
}

gpointer
bs_xml_read_option (BsXmlReader *reader,
                    BsXmlNode   *node)
{
  BsOption *option = g_new0 (BsOption, 1);

  option->id = bs_xml_id (reader, node, "id", TRUE);
  option->fallback = bs_xml_id (reader, node, "default", TRUE);
  option->free = bs_xml_word (reader, node, "free", NULL, "no|yes|number|list|profile");
  if (g_strcmp0 (option->free, "no") == 0)
    option->free = NULL;
  option->name = bs_xml_child_text (reader, node, "name", TRUE);
  option->text = bs_xml_child_text (reader, node, "text", TRUE);
  option->values = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_named_free);
  read_values (reader, node, option);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", "text", "value", NULL });
  if (!option->free && option->values->len < 2)
    bs_xml_problem (reader, node,
                    _("the option offers no choice: give it two values, or free=\"yes\""));
  else if (!option->free && option->fallback != NULL && !has_value (option, option->fallback))
    bs_xml_problem (reader, node, _("the default “%s” is none of the option's values"),
                    option->fallback);

  return option;
}

gpointer
bs_xml_read_face (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  BsFace *face = g_new0 (BsFace, 1);
  const char *key = bs_xml_need (reader, node, "key");

  face->id = bs_xml_id (reader, node, "id", TRUE);
  if (key != NULL &&
      (strlen (key) != 1 || !g_ascii_isgraph (*key) || strchr ("\",=#\\", *key) != NULL))
    bs_xml_problem (reader, node,
                    _("“%s” is no key to type the face by: one letter, digit or sign"), key);
  else if (key != NULL)
    face->key = *key;
  face->counts = bs_xml_word (reader, node, "counts", NULL, "hit|crit|evade");
  face->decides = bs_xml_yes (reader, node, "decides", FALSE);
  face->symbol = g_strdup (bs_xml_id (reader, node, "symbol", FALSE));
  face->name = read_only_name (reader, node);

  return face;
}

static void
read_side (BsXmlReader *reader,
           BsXmlNode   *node,
           BsDie       *die)
{
  BsCounter side = { bs_xml_ref (reader, node, "face", "face", TRUE),
                     bs_xml_int (reader, node, "count", 1, 1, 100) };

  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);
  for (guint i = 0; i < die->sides->len; i++)
    if (side.kind != NULL && g_array_index (die->sides, BsCounter, i).kind == side.kind)
      bs_xml_problem (reader, node, _("the die has the face “%s” already: count them together"),
                      side.kind);
  if (side.kind == NULL)
    return;

  die->n_sides += side.n;
  g_array_append_val (die->sides, side);
}

gpointer
bs_xml_read_die (BsXmlReader *reader,
                 BsXmlNode   *node)
{
  BsDie *die = g_new0 (BsDie, 1);

  die->id = bs_xml_id (reader, node, "id", TRUE);
  die->color = g_strdup (bs_xml_id (reader, node, "color", FALSE));
  die->name = bs_xml_child_text (reader, node, "name", TRUE);
  die->sides = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (g_str_equal (child->name, "side"))
        read_side (reader, child, die);
    }
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", "side", NULL });
  if (die->n_sides == 0)
    bs_xml_problem (reader, node,
                    _("the die has no sides: give it <side face=\"…\" count=\"…\"/>"));

  return die;
}

gpointer
bs_xml_read_token (BsXmlReader *reader,
                   BsXmlNode   *node)
{
  BsToken *token = g_new0 (BsToken, 1);

  token->id = bs_xml_id (reader, node, "id", TRUE);
  token->on = bs_xml_word (reader, node, "on", "ship", "ship|player|battle|section|card|pair");
  token->min = bs_xml_int (reader, node, "min", 0, -999, 999);
  token->max = bs_xml_int (reader, node, "max", 99, -999, 999);
  token->start = bs_xml_int (reader, node, "start", MAX (0, token->min), -999, 999);
  token->clear = bs_xml_ref (reader, node, "clear", "phase", FALSE);
  token->spendable = bs_xml_yes (reader, node, "spendable", FALSE);
  token->huge = bs_xml_word (reader, node, "huge", NULL, "none|energy");
  token->symbol = g_strdup (bs_xml_id (reader, node, "symbol", FALSE));
  token->tone = bs_xml_word (reader, node, "tone", "plain", "good|bad|plain");
  token->name = read_only_name (reader, node);
  if (token->min > token->max)
    bs_xml_problem (reader, node, _("its least number is %d and its greatest %d: no number fits"),
                    token->min, token->max);
  else if (token->start < token->min || token->start > token->max)
    bs_xml_problem (reader, node, _("it starts with %d, but goes from %d to %d"), token->start,
                    token->min, token->max);

  return token;
}

gpointer
bs_xml_read_action (BsXmlReader *reader,
                    BsXmlNode   *node)
{
  BsAction *action = g_new0 (BsAction, 1);

  action->id = bs_xml_id (reader, node, "id", TRUE);
  action->target = bs_xml_yes (reader, node, "target", FALSE);
  action->own_target = bs_xml_yes (reader, node, "own-target", FALSE);
  action->bar = bs_xml_yes (reader, node, "bar", TRUE);
  action->symbol = g_strdup (bs_xml_id (reader, node, "symbol", FALSE));
  action->name = bs_xml_child_text (reader, node, "name", TRUE);
  action->effect = bs_xml_effect (reader, node, action->id, bs_id ("action"), BS_AS_SELF,
                                  (const char *const[]) { "name", NULL });
  if (action->own_target && !action->target)
    bs_xml_problem (reader, node, _("own-target=\"yes\" needs target=\"yes\""));

  return action;
}

/* One deed, or the deed of a part before it and then the phase's own: "fight attack". */
static void
read_does (BsXmlReader *reader,
           BsXmlNode   *node,
           BsPhase     *phase)
{
  static const char *const deeds[] = { "move", "attack", "fight", "raise", "settle", NULL };
  const char *told = bs_xml_attr (reader, node, "does");
  g_auto (GStrv) words = told != NULL ? g_strsplit (told, " ", -1) : NULL;
  guint n = words != NULL ? g_strv_length (words) : 0;

  if (told == NULL)
    return;
  for (guint i = 0; i < n; i++)
    if (!g_strv_contains (deeds, words[i]) || n > 2)
      {
        bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is none of: %s"), told, "does",
                        "move, attack, fight, raise, settle, fight attack");
        return;
      }
  phase->first = n == 2 ? bs_id (words[0]) : NULL;
  phase->does = bs_id (words[n - 1]);
}

gpointer
bs_xml_read_phase (BsXmlReader *reader,
                   BsXmlNode   *node)
{
  BsPhase *phase = g_new0 (BsPhase, 1);
  BsId turns = bs_xml_word (reader, node, "turns", NULL, "ships|none");
  BsId order = bs_xml_word (reader, node, "order", NULL, "ascending|descending");

  phase->id = bs_xml_id (reader, node, "id", TRUE);
  phase->turns = g_strcmp0 (turns, "ships") == 0;
  phase->descending = g_strcmp0 (order, "descending") == 0;
  read_does (reader, node, phase);
  phase->timer = bs_xml_int (reader, node, "timer", 0, 0, 86400);
  phase->timer_not_first = bs_xml_yes (reader, node, "timer-not-first", FALSE);
  phase->name = bs_xml_child_text (reader, node, "name", TRUE);
  bs_xml_attr (reader, node, "after");
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", NULL });
  if (phase->turns && order == NULL)
    bs_xml_problem (reader, node,
                    _("ships act in turn here: say in which order, ascending or descending"));
  else if (!phase->turns && order != NULL)
    bs_xml_problem (reader, node, _("an order needs turns=\"ships\""));
  if (phase->timer_not_first && phase->timer == 0)
    bs_xml_problem (reader, node, _("timer-not-first=\"yes\" needs a timer"));

  return phase;
}

gpointer
bs_xml_read_faction (BsXmlReader *reader,
                     BsXmlNode   *node)
{
  BsFaction *faction = g_new0 (BsFaction, 1);

  faction->id = bs_xml_id (reader, node, "id", TRUE);
  faction->own_names = bs_xml_yes (reader, node, "own-names", FALSE);
  faction->name = read_only_name (reader, node);

  return faction;
}

static gboolean
is_knob (const BsKnob *knobs,
         BsId          id)
{
  for (const BsKnob *knob = knobs; knob->name != NULL; knob++)
    if (g_str_equal (knob->name, id))
      return TRUE;

  return FALSE;
}

static void
unknown_knob (BsXmlReader     *reader,
              const BsXmlNode *node,
              const BsKnob    *knobs,
              const char      *sentence,
              BsId             id)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (const BsKnob *knob = knobs; knob->name != NULL; knob++)
    g_ptr_array_add (known, (gpointer) knob->name);
  bs_xml_unknown (reader, node, sentence, id, known);
}

/* Conditions in or below the element ask for options: "ID=VALUE". */
static void
collect_options (const BsXmlNode *node,
                 GHashTable      *asked)
{
  for (guint i = 0; i < node->attrs->len; i++)
    {
      const BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);
      const char *end = g_str_equal (attr->name, "option") ? strchr (attr->value, '=') : NULL;

      if (end != NULL)
        g_hash_table_add (asked, g_strndup (attr->value, (gsize) (end - attr->value)));
    }
  for (guint i = 0; i < node->children->len; i++)
    collect_options (g_ptr_array_index (node->children, i), asked);
}

/* An option is of use if the program asks for it, or an effect of these rules. A layer may have
 * replaced the effect, which makes the option idle but not wrong. */
void
bs_xml_check_options (BsXmlReader     *reader,
                      const GPtrArray *nodes,
                      const GPtrArray *options)
{
  g_autoptr (GHashTable) asked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < reader->trees->len; i++)
    collect_options (((BsXmlTree *) g_ptr_array_index (reader->trees, i))->root, asked);
  for (guint i = 0; i < options->len; i++)
    {
      const BsOption *option = g_ptr_array_index (options, i);

      if (option->id != NULL && !is_knob (bs_option_kinds (), option->id) &&
          !g_hash_table_contains (asked, option->id))
        unknown_knob (reader, g_ptr_array_index (nodes, i), bs_option_kinds (),
                      _("nothing asks for an option “%s”, neither the program nor an effect here"),
                      option->id);
    }
}

/* <figure id="" value=""/> */
BsCounter
bs_xml_read_figure (BsXmlReader *reader,
                    BsXmlNode   *node)
{
  BsCounter figure = { bs_xml_id (reader, node, "id", TRUE), 0 };

  if (figure.kind != NULL && !is_knob (bs_figure_kinds (), figure.kind))
    unknown_knob (reader, node, bs_figure_kinds (), _("nothing asks for a figure “%s”"),
                  figure.kind);
  if (bs_xml_need (reader, node, "value") != NULL)
    figure.n = bs_xml_int (reader, node, "value", 0, -9999, 9999);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);

  return figure;
}

gpointer
bs_xml_read_size (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  BsSize *size = g_new0 (BsSize, 1);

  size->id = bs_xml_id (reader, node, "id", TRUE);
  size->name = bs_xml_child_text (reader, node, "name", TRUE);
  size->figures = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (g_str_equal (child->name, "figure"))
        {
          BsCounter figure = bs_xml_read_figure (reader, child);

          g_array_append_val (size->figures, figure);
        }
    }
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", "figure", NULL });

  return size;
}
