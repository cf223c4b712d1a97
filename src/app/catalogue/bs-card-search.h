/* bs-card-search.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_CARD_SEARCH (bs_card_search_get_type ())
G_DECLARE_FINAL_TYPE (BsCardSearch, bs_card_search, BS, CARD_SEARCH, GtkWidget)

/* What a card that is found would do: the command for it. */
typedef BsCommand *(*BsCardFunc) (const BsCard *card,
                                  gpointer      data);

/* What is looked for. */
typedef struct
{
  const char *heading;    /* "Crew for U.S.S. Enterprise-D" */
  const char *kinds[3];   /* ship, captain, pilot, upgrade; the rest NULL */
  BsId slot;              /* (nullable) what is offered; others are only found by their name */
  BsId faction;           /* (nullable) comes first */
  const char *without;    /* (nullable) the words of the button that goes on without one */
  BsCardFunc make;
  gpointer data;
} BsCardWish;

GtkWidget  *bs_card_search_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void        bs_card_search_start (BsCardSearch     *self,
                                  const BsState    *state,
                                  const BsCardWish *wish);
const char *bs_card_search_text  (BsCardSearch     *self);
char       *bs_card_search_describe (const BsRuleset   *ruleset,
                                     const BsCatalogue *catalogue,
                                     const BsCard      *card) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
