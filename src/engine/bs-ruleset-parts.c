/* bs-ruleset-parts.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Freeing of the plain structs that a ruleset is made of. */

#include "config.h"

#include "bs-ruleset.h"

void
bs_rule_free (BsRule *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_free (self->page);
  g_free (self->note);
  g_free (self->text);
  g_free (self);
}

void
bs_option_free (BsOption *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->values, g_ptr_array_unref);
  g_free (self->name);
  g_free (self->text);
  g_free (self);
}

void
bs_named_free (BsNamed *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->text);
  g_free (self);
}

void
bs_face_free (BsFace *self)
{
  if (self == NULL)
    return;

  g_free (self->symbol);
  g_free (self->name);
  g_free (self);
}

void
bs_die_free (BsDie *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->sides, g_array_unref);
  g_free (self->color);
  g_free (self->name);
  g_free (self);
}

void
bs_token_free (BsToken *self)
{
  if (self == NULL)
    return;

  g_free (self->symbol);
  g_free (self->name);
  g_free (self);
}

void
bs_action_free (BsAction *self)
{
  if (self == NULL)
    return;

  bs_effect_free (self->effect);
  g_free (self->symbol);
  g_free (self->name);
  g_free (self);
}

void
bs_phase_free (BsPhase *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self);
}

void
bs_damage_card_free (BsDamageCard *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->effects, g_ptr_array_unref);
  bs_action_free (self->repair);
  g_free (self->name);
  g_free (self->text);
  g_free (self);
}

void
bs_deck_free (BsDeck *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_free (self->name);
  g_free (self);
}

void
bs_faction_free (BsFaction *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self);
}

void
bs_size_free (BsSize *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->figures, g_array_unref);
  g_free (self->name);
  g_free (self);
}

void
bs_force_free (BsForce *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_free (self->name);
  g_free (self);
}

/**
 * bs_term_free:
 * @self: (transfer full): a term of the glossary
 */
void
bs_term_free (BsTerm *self)
{
  g_free (self->en);
  g_free (self->de);
  g_free (self->text);
  g_free (self);
}
