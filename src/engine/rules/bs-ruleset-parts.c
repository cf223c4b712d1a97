/* bs-ruleset-parts.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Freeing of the plain structs that a ruleset is made of. */

#include "config.h"

#include "bs-ruleset-parts.h"

#include "bs-effect.h"

/* Each has a name, and what is told besides. NULL is fine. */
#define DEFINE_FREE(Type, type, ...) \
  void                               \
  type##_free (Type *self)           \
  {                                  \
    if (self == NULL)                \
      return;                        \
    __VA_ARGS__;                     \
    g_free (self->name);             \
    g_free (self);                   \
  }

DEFINE_FREE (BsOption, bs_option, g_clear_pointer (&self->values, g_ptr_array_unref);
             g_free (self->text))
DEFINE_FREE (BsNamed, bs_named, g_free (self->text))
DEFINE_FREE (BsFace, bs_face, g_free (self->symbol))
DEFINE_FREE (BsDie, bs_die, g_clear_pointer (&self->sides, g_array_unref); g_free (self->color))
DEFINE_FREE (BsToken, bs_token, g_free (self->symbol))
DEFINE_FREE (BsAction, bs_action, bs_effect_free (self->effect); g_free (self->symbol))
DEFINE_FREE (BsPhase, bs_phase)
DEFINE_FREE (BsDamageCard, bs_damage_card, g_clear_pointer (&self->effects, g_ptr_array_unref);
             bs_action_free (self->repair); g_free (self->text))
DEFINE_FREE (BsDeck, bs_deck, g_clear_pointer (&self->cards, g_ptr_array_unref))
DEFINE_FREE (BsFaction, bs_faction)
DEFINE_FREE (BsSize, bs_size, g_clear_pointer (&self->figures, g_array_unref))
DEFINE_FREE (BsForce, bs_force, g_clear_pointer (&self->lines, g_ptr_array_unref))

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
