/* bs-format.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The formats of squad lists, and which of them a list is in. */

#include "exchange/formats/bs-squad.h"
#include "bs-export.h"

#include <glib/gi18n.h>

/* The first row whose detect() says yes reads it; the plain list of names takes what is left. */
static const BsFormat formats[] = {
  { "xws", N_("XWS squad"), "x-wing", bs_xws_detect, bs_xws_read, bs_export_xws },
  { "tournament", N_("tournament with XWS squads"), "x-wing", bs_tournament_detect,
    bs_tournament_read, NULL },
  { "yasb", N_("link of Yet Another Squad Builder"), "x-wing", bs_yasb_detect, bs_yasb_read, NULL },
  { "utopia", N_("Utopia fleet"), "attack-wing", bs_utopia_detect, bs_utopia_read, NULL },
  { "spacedock", N_("Space Dock squads"), "attack-wing", bs_spacedock_detect, bs_spacedock_read,
    NULL },
  { "spacedock-pipe", N_("Space Dock list"), "attack-wing", bs_pipe_detect, bs_pipe_read, NULL },
  { "utopia-ids", N_("list of Utopia's ids"), "attack-wing", bs_utopia_ids_detect,
    bs_utopia_ids_read, NULL },
  { "fleet-xml", N_("fleet of an Attack Wing tracker"), "attack-wing", bs_fleet_detect,
    bs_fleet_read, NULL },
  { "names", N_("list of names"), NULL, bs_names_detect, bs_names_read, NULL },
  { NULL, NULL, NULL, NULL, NULL, NULL },
};

/**
 * bs_formats:
 *
 * Returns: (transfer none): what can be imported; ends with a NULL id
 */
const BsFormat *
bs_formats (void)
{
  return formats;
}

/**
 * bs_format_detect:
 * @intake: what was read
 *
 * Returns: (transfer none) (nullable): the format that it is in, by its content
 */
const BsFormat *
bs_format_detect (const BsIntake *intake)
{
  for (const BsFormat *format = formats; format->id != NULL; format++)
    if (format->detect (intake))
      return format;

  return NULL;
}

/**
 * bs_export_format:
 * @game: id of a ruleset
 * @id: (nullable): of a format; %NULL: the one that other programs of this game read best
 *
 * Returns: (transfer none) (nullable): a format that squads of this game are written in; people can
 * always have text
 */
const BsFormat *
bs_export_format (BsId        game,
                  const char *id)
{
  for (const BsFormat *format = formats; format->id != NULL; format++)
    if (format->write != NULL && bs_id (format->game) == game &&
        (id == NULL || g_str_equal (format->id, id)))
      return format;

  return NULL;
}
