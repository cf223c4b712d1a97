/* fields.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the tests of the tables of fields share. */

#include "engine/state/bs-fields.h"

/* What lies in a list becomes the list's own, so that it can be changed. */
G_GNUC_UNUSED static void
own_each (GPtrArray      *list,
          const BsFields *of)
{
  for (guint i = 0; i < list->len; i++)
    {
      gpointer shared = list->pdata[i];

      list->pdata[i] = bs_fields_copy (of, shared);
      bs_fields_free (of, shared);
    }
}
