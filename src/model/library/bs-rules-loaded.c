/* bs-rules-loaded.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a battle is played with. */

#include "bs-rules-loaded.h"

#include "xml/bs-xml.h"

static void
add_to_hash (GChecksum  *checksum,
             const char *kind,
             GPtrArray  *sources)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const BsXmlSource *source = g_ptr_array_index (sources, i);
      gsize length;
      const guchar *bytes = g_bytes_get_data (source->bytes, &length);
      g_autofree char *head = g_strdup_printf ("%s %" G_GSIZE_FORMAT "\n", kind, length);

      g_checksum_update (checksum, (const guchar *) head, -1);
      g_checksum_update (checksum, bytes, length);
    }
}

/**
 * bs_rules_hash:
 * @layers: (element-type BsXmlSource): the ruleset, then what lies over it
 * @catalogues: (element-type BsXmlSource): files of its catalogue
 *
 * Returns: (transfer full): SHA-256 over the bytes of all files, with their kinds and lengths: the
 * same files have the same hash wherever they lie
 */
char *
bs_rules_hash (GPtrArray *layers,
               GPtrArray *catalogues)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  add_to_hash (checksum, "rules", layers);
  add_to_hash (checksum, "catalogue", catalogues);

  return g_strdup (g_checksum_get_string (checksum));
}

/**
 * bs_rules_new_from_sources:
 * @layers: (element-type BsXmlSource): the ruleset, then what lies over it
 * @catalogues: (element-type BsXmlSource): files of its catalogue; may be empty
 *
 * Returns: (transfer full): the rules loaded; NULL with the first problem found
 */
BsRules *
bs_rules_new_from_sources (GPtrArray *layers,
                           GPtrArray *catalogues,
                           GError   **error)
{
  g_autoptr (BsRules) self = g_new0 (BsRules, 1);

  g_atomic_ref_count_init (&self->ref);
  self->layers = g_ptr_array_ref (layers);
  self->catalogues = g_ptr_array_ref (catalogues);
  self->hash = bs_rules_hash (layers, catalogues);
  self->ruleset = bs_xml_load_ruleset (layers, NULL, error);
  if (self->ruleset == NULL)
    return NULL;
  if (catalogues->len > 0)
    {
      self->catalogue = bs_xml_load_catalogue (catalogues, self->ruleset, NULL, error);
      if (self->catalogue == NULL)
        return NULL;
    }

  return g_steal_pointer (&self);
}

/**
 * bs_rules_ref:
 */
BsRules *
bs_rules_ref (BsRules *self)
{
  g_atomic_ref_count_inc (&self->ref);

  return self;
}

/**
 * bs_rules_unref:
 */
void
bs_rules_unref (BsRules *self)
{
  if (!g_atomic_ref_count_dec (&self->ref))
    return;

  g_clear_pointer (&self->ruleset, bs_ruleset_unref);
  g_clear_pointer (&self->catalogue, bs_catalogue_unref);
  g_ptr_array_unref (self->layers);
  g_ptr_array_unref (self->catalogues);
  g_free (self->hash);
  g_free (self);
}
