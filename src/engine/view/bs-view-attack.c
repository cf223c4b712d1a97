/* bs-view-attack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What of an attack under way is reckoned when it is shown. */

#include "bs-view-attack.h"

#include "engine/play/bs-attack.h"

static void
attacker (BsView        *view,
          const BsField *field,
          gconstpointer  self)
{
  const BsAttack *now = self;

  text (view, field->name, now->ship_section != NULL ? now->ship_section : now->ship);
}

static void
target (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const BsAttack *now = self;

  text (view, field->name, now->target_section != NULL ? now->target_section : now->target);
}

static void
weapon (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const BsAttack *now = self;

  text (view, field->name, now->ability != NULL ? now->ability : now->weapon);
}

static void
hits_left (BsView        *view,
           const BsField *field,
           gconstpointer  self)
{
  int hits, crits, evades;

  bs_attack_left (view->state, &hits, &crits, &evades);
  integer (view, field->name, g_str_equal (field->name, "hits") ? hits : crits);
}

static void
dice_of_side (BsView        *view,
              const BsField *field,
              gconstpointer  self)
{
  view->side = bs_id (field->name);
  bs_view_struct (view, field->name, field->of, bs_field_of (field, self));
}

static void
number_parts (BsView        *view,
              const BsField *field,
              gconstpointer  self)
{
  g_autoptr (GPtrArray) list = NULL;
  BsAsked asked;

  bs_attack_asked (view->state, view->side, &asked);
  bs_number (view->state, &asked, &list);
  begin_array (view, field->name);
  for (guint i = 0; i < list->len; i++)
    {
      const BsPart *each = list->pdata[i];

      begin_object (view, NULL);
      text (view, "source", each->source);
      integer (view, "amount", each->amount);
      end_object (view);
    }
  end_array (view);
}

static void
dice_count (BsView        *view,
            const BsField *field,
            gconstpointer  self)
{
  integer (view, field->name, bs_attack_dice (view->state, view->side));
}

static void
faces (BsView        *view,
       const BsField *field,
       gconstpointer  self)
{
  const GArray *results = ((const BsPool *) self)->results;

  begin_array (view, field->name);
  for (guint i = 0; i < results->len; i++)
    text (view, NULL, g_array_index (results, BsResult, i).face);
  end_array (view);
}

static void
rerolled (BsView        *view,
          const BsField *field,
          gconstpointer  self)
{
  const GArray *results = ((const BsPool *) self)->results;

  begin_array (view, field->name);
  for (guint i = 0; i < results->len; i++)
    if (g_array_index (results, BsResult, i).rerolled)
      integer (view, NULL, i + 1);
  end_array (view);
}

const BsViewRow bs_view_attack_rows[] = {
  { &bs_attack_fields, "ship", attacker },
  { &bs_attack_fields, "target", target },
  { &bs_attack_fields, "weapon", weapon },
  { &bs_attack_fields, "attack", dice_of_side },
  { &bs_attack_fields, "defence", dice_of_side },
  { &bs_attack_fields, "hits", hits_left },
  { &bs_attack_fields, "crits", hits_left },
  { &bs_dice_fields, "parts", number_parts },
  { &bs_dice_fields, "count", dice_count },
  { &bs_dice_fields, "faces", faces },
  { &bs_dice_fields, "rerolled", rerolled },
  { NULL, NULL, NULL },
};
