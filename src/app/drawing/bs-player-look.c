/* bs-player-look.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-player-look.h"

#include <adwaita.h>

static guint
place_of (const BsState *state,
          BsId           player)
{
  for (guint i = 0; i < state->players->len; i++)
    if (((BsPlayer *) state->players->pdata[i])->id == player)
      return i;

  return 0;
}

/**
 * bs_player_letter:
 * @state: the battle
 * @player: a player
 *
 * Returns: the player's letter: A for the first one
 */
char
bs_player_letter (const BsState *state,
                  BsId           player)
{
  return 'A' + place_of (state, player) % 26;
}

/* Halfway to white on dark ground, darkened on light ground, so that lines in it are seen on
 * both. */
static void
fit_to_ground (GdkRGBA  *color,
               gboolean  dark)
{
  double light = 0.2126 * color->red + 0.7152 * color->green + 0.0722 * color->blue;

  for (int i = 0; i < 20 && (dark ? light < 0.56 : light > 0.3); i++)
    {
      double to = dark ? 1 : 0;

      color->red += (to - color->red) * 0.1;
      color->green += (to - color->green) * 0.1;
      color->blue += (to - color->blue) * 0.1;
      light = 0.2126 * color->red + 0.7152 * color->green + 0.0722 * color->blue;
    }
}

/**
 * bs_player_color:
 * @state: the battle
 * @player: a player
 * @color: (out): the player's color, light on dark ground and dark on light
 */
void
bs_player_color (const BsState *state,
                 BsId           player,
                 GdkRGBA       *color)
{
  static const char *const colors[] = { "#1a5fb4", "#b5460a", "#1f7a4d",
                                        "#7a3d9c", "#8a6d00", "#a51d5f" };
  const BsPlayer *found = bs_state_player (state, player);

  if (found == NULL || found->color == NULL || !gdk_rgba_parse (color, found->color))
    gdk_rgba_parse (color, colors[place_of (state, player) % G_N_ELEMENTS (colors)]);
  color->alpha = 1;
  fit_to_ground (color, adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/**
 * bs_ground_color:
 * @widget: a widget on a card
 * @color: (out): the color of the card as it looks on the window, opaque
 */
void
bs_ground_color (GtkWidget *widget,
                 GdkRGBA   *color)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA card;

  if (!gtk_style_context_lookup_color (style, "window_bg_color", color))
    *color = (GdkRGBA) { 1, 1, 1, 1 };
  if (!gtk_style_context_lookup_color (style, "card_bg_color", &card))
    return;

  color->red += (card.red - color->red) * card.alpha;
  color->green += (card.green - color->green) * card.alpha;
  color->blue += (card.blue - color->blue) * card.alpha;
  color->alpha = 1;
}
