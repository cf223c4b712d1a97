/* bs-import-preview.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a list would bring. */

#include "bs-import-preview.h"

#include "engine/fleet/bs-fleet.h"

#include <glib/gi18n.h>

/**
 * bs_import_free:
 * @self: (nullable) (transfer full): a preview
 */
void
bs_import_free (BsImport *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->squads);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->commands);
  g_clear_pointer (&self->catalogue, bs_catalogue_unref);
  g_free (self);
}

/**
 * bs_import_kind_name:
 *
 * Returns: (transfer none): what kind of line of the preview it is, translated
 */
const char *
bs_import_kind_name (BsImportKind kind)
{
  switch (kind)
    {
    case BS_IMPORT_UNDERSTOOD:
      return _("understood");
    case BS_IMPORT_CORRECTED:
      return _("corrected");
    case BS_IMPORT_UNKNOWN:
      return _("unknown");
    case BS_IMPORT_AGAINST:
      return _("against the rules");
    case BS_IMPORT_REMARK:
    default:
      return _("note");
    }
}

/**
 * bs_import_lacks_lost:
 * @squad: a squad of an import
 * @state: the battle
 *
 * Whether a squad costs less than it should by just what its cards need and the list does not name.
 * A list that states no sum is taken for one that was built to the size of the game, if it comes to
 * that with those cards and with nothing else.
 *
 * Returns: whether they were lost on the way
 */
gboolean
bs_import_lacks_lost (const BsImportSquad *squad,
                      const BsState       *state)
{
  int whole = squad->points + squad->lost;

  if (squad->lost == 0)
    return FALSE;
  if (squad->has_stored || squad->has_help)
    return whole == (squad->has_stored ? squad->stored : squad->help);

  return bs_fleet_is_size (state, whole);
}
