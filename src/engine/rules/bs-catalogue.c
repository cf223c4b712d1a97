/* bs-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-catalogue.h"

#include "bs-effect.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define N_PLAIN 9

/* Letters that are no base letter with a mark, and how people without them on their keyboard write
 * them. */
static const struct { gunichar letter; const char *plain; } plain_letters[N_PLAIN] = {
  { 0xe6, "ae" },   /* ae ligature */
  { 0xf0, "d" },    /* eth */
  { 0xf8, "o" },    /* o with stroke */
  { 0xfe, "th" },   /* thorn */
  { 0x111, "d" },   /* d with stroke */
  { 0x131, "i" },   /* dotless i */
  { 0x142, "l" },   /* l with stroke */
  { 0x153, "oe" },  /* oe ligature */
  { 0x2044, "/" },  /* fraction slash */
};

/* "spacedock:1001" and not "Tactics: Attack". */
static gboolean
is_foreign_id (const char *text)
{
  const char *colon = strchr (text, ':');

  if (colon == NULL || colon == text || colon[1] == '\0')
    return FALSE;

  for (const char *p = text; p < colon; p++)
    if (!g_ascii_isalnum (*p) && *p != '-')
      return FALSE;

  return strchr (text, ' ') == NULL;
}

static gboolean
is_quote (gunichar c)
{
  return c == '\'' || c == '"' || c == '`' || c == '.' || c == ',' || c == 0xb4 || c == 0x2bc ||
         (c >= 0x2018 && c <= 0x201f) || c == 0x2032 || c == 0x2033 || c == 0xab || c == 0xbb;
}

/* One space for as many as there are, and none where the name begins. */
static void
fold_space (GString *folded,
            gsize    begin)
{
  if (folded->len > begin && folded->str[folded->len - 1] != ' ')
    g_string_append_c (folded, ' ');
}

static void
fold_letter (GString  *folded,
             gsize     begin,
             gunichar  c)
{
  for (guint i = 0; i < N_PLAIN; i++)
    if (plain_letters[i].letter == c)
      {
        g_string_append (folded, plain_letters[i].plain);
        return;
      }

  if (g_unichar_ismark (c) || is_quote (c))
    return;

  if (g_unichar_isspace (c) || g_unichar_type (c) == G_UNICODE_DASH_PUNCTUATION || c == '_')
    fold_space (folded, begin);
  else
    g_string_append_unichar (folded, c);
}

static void
fold_letters (GString    *folded,
              const char *decomposed)
{
  g_autofree char *lower = g_utf8_casefold (decomposed, -1);
  gsize begin = folded->len;

  for (const char *p = lower; *p != '\0'; p = g_utf8_next_char (p))
    fold_letter (folded, begin, g_utf8_get_char (p));
}

/* As above, for most names. */
static void
fold_ascii (GString    *folded,
            const char *text)
{
  gsize begin = folded->len;

  for (; *text != '\0'; text++)
    {
      if (g_ascii_isspace (*text) || *text == '-' || *text == '_')
        fold_space (folded, begin);
      else if (!is_quote ((guchar) *text))
        g_string_append_c (folded, g_ascii_tolower (*text));
    }
}

/* Appends what a name is compared by. */
static void
fold (GString    *folded,
      const char *text)
{
  gboolean ascii = g_str_is_ascii (text), foreign = is_foreign_id (text);
  g_autofree char *decomposed =
    !ascii && !foreign ? g_utf8_normalize (text, -1, G_NORMALIZE_ALL) : NULL;
  gsize begin = folded->len;

  if (foreign || (!ascii && decomposed == NULL))
    for (; *text != '\0'; text++)
      g_string_append_c (folded, g_ascii_tolower (*text));
  else if (ascii)
    fold_ascii (folded, text);
  else
    fold_letters (folded, decomposed);
  if (folded->len > begin && folded->str[folded->len - 1] == ' ')
    g_string_truncate (folded, folded->len - 1);
}

/**
 * bs_catalogue_fold:
 * @text: a name or an alias, UTF-8
 *
 * Upper and lower case, accents, apostrophes, quotation marks, full stops, and the kinds of dashes
 * and spaces make no difference between names; ids of other programs ("spacedock:1001") differ in
 * all but case. Does not depend on the locale.
 *
 * Returns: (transfer full): what names are compared by
 */
char *
bs_catalogue_fold (const char *text)
{
  GString *folded = g_string_sized_new (strlen (text));

  fold (folded, text);

  return g_string_free (folded, FALSE);
}

static void
card_set_free (BsCardSet *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->released);
  g_free (self);
}

/**
 * bs_catalogue_new:
 * @game: id of the ruleset that its cards are for
 *
 * Returns: (transfer full): an empty catalogue
 */
BsCatalogue *
bs_catalogue_new (BsId game)
{
  BsCatalogue *self = g_new0 (BsCatalogue, 1);

  g_atomic_ref_count_init (&self->ref);
  self->game = game;
  self->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_card_free);
  self->dials = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_dial_free);
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) card_set_free);
  self->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  self->aliases = g_string_chunk_new (4096);
  self->by_effect = g_hash_table_new (g_str_hash, g_str_equal);

  return self;
}

/**
 * bs_catalogue_ref:
 * @self: a catalogue
 *
 * Returns: (transfer full): @self, with one owner more
 */
BsCatalogue *
bs_catalogue_ref (BsCatalogue *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref);

  return self;
}

/**
 * bs_catalogue_unref:
 * @self: (nullable) (transfer full): a catalogue
 */
void
bs_catalogue_unref (BsCatalogue *self)
{
  if (self == NULL || !g_atomic_ref_count_dec (&self->ref))
    return;

  g_hash_table_unref (self->by_id);
  g_clear_pointer (&self->by_alias, g_hash_table_unref);
  g_string_chunk_free (self->aliases);
  g_hash_table_unref (self->by_effect);
  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->dials);
  g_ptr_array_unref (self->sets);
  g_free (self);
}

static void
add_effects (BsCatalogue  *self,
             const BsCard *card)
{
  for (guint i = 0; i < card->effects->len; i++)
    {
      BsEffect *effect = g_ptr_array_index (card->effects, i);

      if (!g_hash_table_contains (self->by_effect, effect->id))
        g_hash_table_insert (self->by_effect, (gpointer) effect->id, effect);
    }
  for (guint i = 0; card->sections != NULL && i < card->sections->len; i++)
    add_effects (self, g_ptr_array_index (card->sections, i));
}

/**
 * bs_catalogue_index:
 * @self: a catalogue
 *
 * Makes its cards found by id, and their effects; to be called once, after its lists were filled
 * and before it is shared. Where two have one id, the first in the file is found by it.
 */
void
bs_catalogue_index (BsCatalogue *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      BsCard *card = g_ptr_array_index (self->cards, i);

      if (!g_hash_table_contains (self->by_id, card->id))
        g_hash_table_insert (self->by_id, (gpointer) card->id, card);
      add_effects (self, card);
    }
}

/* An alias is found together with the kind of card. */
static void
set_key (GString    *key,
         const char *kind,
         const char *alias)
{
  g_string_assign (key, kind);
  g_string_append_c (key, '\n');
  fold (key, alias);
}

/* What comes later takes the place of what came before. */
static void
add_alias (BsCatalogue *self,
           GHashTable  *table,
           GString     *key,
           BsCard      *card,
           const char  *alias)
{
  if (alias == NULL)
    return;
  set_key (key, card->kind, alias);
  g_hash_table_insert (table,
                       g_string_chunk_insert_len (self->aliases, key->str, (gssize) key->len),
                       card);
}

/* A name that is printed goes before another card's alias, and the first card in the file before
 * the others; so they are added from the last to the first. */
static GHashTable *
make_aliases (BsCatalogue *self)
{
  GHashTable *table = g_hash_table_new (g_str_hash, g_str_equal);
  GString *key = g_string_new (NULL);

  for (guint i = self->cards->len; i-- > 0;)
    {
      BsCard *card = g_ptr_array_index (self->cards, i);

      for (guint j = card->aliases->len; j-- > 0;)
        add_alias (self, table, key, card, g_ptr_array_index (card->aliases, j));
    }
  for (guint i = self->cards->len; i-- > 0;)
    {
      BsCard *card = g_ptr_array_index (self->cards, i);

      add_alias (self, table, key, card, card->name_de);
      add_alias (self, table, key, card, card->name);
    }
  g_string_free (key, TRUE);

  return table;
}

/* Most battles ask for cards by their ids alone: the table is made when somebody first asks for a
 * name, in whichever thread. */
static GHashTable *
aliases (const BsCatalogue *self)
{
  BsCatalogue *lazy = (BsCatalogue *) self;

  if (g_once_init_enter (&lazy->by_alias))
    g_once_init_leave (&lazy->by_alias, make_aliases (lazy));

  return lazy->by_alias;
}

const BsCard *
bs_catalogue_card (const BsCatalogue *self,
                   BsId               id)
{
  return id != NULL ? g_hash_table_lookup (self->by_id, id) : NULL;
}

/**
 * bs_catalogue_find:
 * @self: a catalogue
 * @kind: (nullable): ship, captain, pilot, upgrade; NULL: any, in this order
 * @text: what a person or another program calls the card: its id, its name in either language, an
 * alias, "scheme:id"
 *
 * Returns: (transfer none) (nullable): the card
 */
const BsCard *
bs_catalogue_find (const BsCatalogue *self,
                   const char        *kind,
                   const char        *text)
{
  static const char *const kinds[] = { "ship", "captain", "pilot", "upgrade" };
  GHashTable *table;
  GString *key;
  const BsCard *card;

  g_return_val_if_fail (text != NULL, NULL);

  card = g_hash_table_lookup (self->by_id, text);
  if (card != NULL && (kind == NULL || g_str_equal (card->kind, kind)))
    return card;

  table = aliases (self);
  key = g_string_new (NULL);
  card = NULL;
  for (guint i = 0; card == NULL && i < G_N_ELEMENTS (kinds); i++)
    if (kind == NULL || g_str_equal (kinds[i], kind))
      {
        set_key (key, kinds[i], text);
        card = g_hash_table_lookup (table, key->str);
      }
  g_string_free (key, TRUE);

  return card;
}

/* Whether @text is a card's name, folded, or what stands behind the colon of one of its foreign
 * ids. */
static gboolean
goes_by (const BsCard *card,
         const char   *text,
         const char   *folded)
{
  g_autofree char *name = bs_catalogue_fold (card->name);

  if (g_str_equal (name, folded))
    return TRUE;
  for (guint i = 0; i < card->aliases->len; i++)
    {
      const char *colon = strchr (card->aliases->pdata[i], ':');

      if (colon != NULL && g_str_equal (colon + 1, text))
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_catalogue_find_for:
 * @self: a catalogue
 * @kind: ship, captain, pilot, upgrade
 * @text: as bs_catalogue_find() takes it, or a foreign id without its scheme
 * @faction: (nullable): whose card it is likely to be
 *
 * Several factions print cards of the same name; the ship's own is meant if there is one.
 *
 * Returns: (transfer none) (nullable): the card
 */
const BsCard *
bs_catalogue_find_for (const BsCatalogue *self,
                       const char        *kind,
                       const char        *text,
                       BsId               faction)
{
  const BsCard *first = g_hash_table_lookup (self->by_id, text);
  g_autofree char *folded = bs_catalogue_fold (text);

  if (first != NULL && g_str_equal (first->kind, kind))
    return first;

  first = bs_catalogue_find (self, kind, text);
  for (guint i = 0; i < self->cards->len; i++)
    {
      const BsCard *card = self->cards->pdata[i];

      if (!g_str_equal (card->kind, kind) || !goes_by (card, text, folded))
        continue;
      if (faction != NULL && card->faction == faction)
        return card;
      if (first == NULL)
        first = card;
    }

  return first;
}

/**
 * bs_catalogue_effect:
 * @self: a catalogue
 * @id: an effect of one of its cards
 *
 * Returns: (transfer none) (nullable): the effect
 */
const BsEffect *
bs_catalogue_effect (const BsCatalogue *self,
                     BsId               id)
{
  return id != NULL ? g_hash_table_lookup (self->by_effect, id) : NULL;
}

const BsDial *
bs_catalogue_dial (const BsCatalogue *self,
                   BsId               id)
{
  for (guint i = 0; id != NULL && i < self->dials->len; i++)
    {
      const BsDial *dial = g_ptr_array_index (self->dials, i);

      if (g_str_equal (dial->id, id))
        return dial;
    }

  return NULL;
}

/**
 * bs_catalogue_has_kind:
 * @self: (nullable): a catalogue
 * @kind: ship, captain, pilot, upgrade
 *
 * Returns: whether it has a card of this kind: a game with pilots flies by them, others by captains
 */
gboolean
bs_catalogue_has_kind (const BsCatalogue *self,
                       const char        *kind)
{
  for (guint i = 0; self != NULL && i < self->cards->len; i++)
    if (g_str_equal (((const BsCard *) self->cards->pdata[i])->kind, kind))
      return TRUE;

  return FALSE;
}

/**
 * bs_catalogue_slots:
 * @self: (nullable): a catalogue
 *
 * Returns: (transfer container) (element-type BsId): the kinds of upgrades that it has, each once,
 * in the order of its cards
 */
GPtrArray *
bs_catalogue_slots (const BsCatalogue *self)
{
  GPtrArray *slots = g_ptr_array_new ();

  for (guint i = 0; self != NULL && i < self->cards->len; i++)
    {
      const BsCard *card = self->cards->pdata[i];

      if (card->slot != NULL && !g_ptr_array_find (slots, card->slot, NULL))
        g_ptr_array_add (slots, (gpointer) card->slot);
    }

  return slots;
}

/**
 * bs_dial_maneuver:
 * @self: (nullable): a dial
 * @bearing: a bearing
 * @speed: a speed
 *
 * Returns: (transfer none) (nullable): the maneuver, if it is on the dial
 */
const BsManeuver *
bs_dial_maneuver (const BsDial *self,
                  BsId          bearing,
                  int           speed)
{
  for (guint i = 0; self != NULL && i < self->maneuvers->len; i++)
    {
      const BsManeuver *maneuver = &g_array_index (self->maneuvers, BsManeuver, i);

      if (maneuver->speed == speed && bearing != NULL && g_str_equal (maneuver->bearing, bearing))
        return maneuver;
    }

  return NULL;
}

/**
 * bs_dial_new:
 * @id: id of the class
 *
 * Returns: (transfer full): a dial without maneuvers
 */
BsDial *
bs_dial_new (BsId id)
{
  BsDial *self = g_new0 (BsDial, 1);

  self->id = id;
  self->maneuvers = g_array_new (FALSE, TRUE, sizeof (BsManeuver));

  return self;
}

void
bs_dial_free (BsDial *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->maneuvers);
  g_free (self);
}

/**
 * bs_card_set_new:
 * @id: id of the set
 *
 * Returns: (transfer full): a set without a name
 */
BsCardSet *
bs_card_set_new (BsId id)
{
  BsCardSet *self = g_new0 (BsCardSet, 1);

  self->id = id;

  return self;
}
