/* bs-resolver.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-resolver.h"

#include <string.h>

/* A card and its folded names, for searching as one types. */
typedef struct
{
  const BsCard *card;
  char *names;            /* folded, one a line */
} Entry;

struct _BsResolver
{
  const BsCatalogue *catalogue; /* borrowed */
  GHashTable *by_name;    /* folded name or alias -> GPtrArray of BsCard */
  GArray *entries;        /* Entry */
};

static void
unref_array (gpointer data)
{
  g_ptr_array_unref (data);
}

static void
clear_entry (gpointer data)
{
  g_free (((Entry *) data)->names);
}

/* Takes @folded. */
static void
add_name (BsResolver   *self,
          char         *folded,
          const BsCard *card)
{
  GPtrArray *cards = g_hash_table_lookup (self->by_name, folded);

  if (cards == NULL)
    {
      cards = g_ptr_array_new ();
      g_hash_table_insert (self->by_name, folded, cards);
    }
  else
    g_free (folded);
  if (!g_ptr_array_find (cards, card, NULL))
    g_ptr_array_add (cards, (gpointer) card);
}

static void
add_card (BsResolver   *self,
          const BsCard *card)
{
  GString *names = g_string_new (NULL);
  Entry entry = { card, NULL };
  const char *const told[] = { card->name, card->name_de, card->ship_class };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (told[i] != NULL)
      {
        char *folded = bs_catalogue_fold (told[i]);

        g_string_append_printf (names, "%s\n", folded);
        /* A class is no name of one card, but one may search for it. */
        if (i < 2)
          add_name (self, folded, card);
        else
          g_free (folded);
      }
  /* "Vor'cha-Klasse" */
  if (card->ship_class != NULL && g_str_has_suffix (card->ship_class, " Class"))
    {
      g_autofree char *stem =
        g_strndup (card->ship_class, strlen (card->ship_class) - strlen (" Class"));
      g_autofree char *german = g_strconcat (stem, "-Klasse", NULL);
      g_autofree char *folded = bs_catalogue_fold (german);

      g_string_append_printf (names, "%s\n", folded);
    }
  for (guint i = 0; i < card->aliases->len; i++)
    {
      const char *alias = card->aliases->pdata[i];
      char *folded = bs_catalogue_fold (alias);

      if (strchr (alias, ':') == NULL)
        g_string_append_printf (names, "%s\n", folded);
      add_name (self, folded, card);
    }
  entry.names = g_string_free (names, FALSE);
  g_array_append_val (self->entries, entry);
}

/**
 * bs_resolver_new:
 * @catalogue: cards; must outlive the resolver
 *
 * Returns: (transfer full): a way to find them
 */
BsResolver *
bs_resolver_new (const BsCatalogue *catalogue)
{
  BsResolver *self = g_new0 (BsResolver, 1);

  self->catalogue = catalogue;
  self->by_name = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_array);
  self->entries = g_array_sized_new (FALSE, TRUE, sizeof (Entry), catalogue->cards->len);
  g_array_set_clear_func (self->entries, clear_entry);
  for (guint i = 0; i < catalogue->cards->len; i++)
    add_card (self, catalogue->cards->pdata[i]);

  return self;
}

void
bs_resolver_free (BsResolver *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->by_name);
  g_array_unref (self->entries);
  g_free (self);
}

static int
score (const BsCard        *card,
       const BsResolveHint *hint)
{
  int points = 1;

  if (hint->kind != NULL && !g_str_equal (card->kind, hint->kind))
    return 0;
  if (hint->ship != NULL && card->ship == hint->ship)
    points += 8;
  if (hint->slot != NULL && g_strcmp0 (card->slot, hint->slot) == 0)
    points += 8;
  if (hint->faction != NULL && (card->faction == hint->faction || card->faction2 == hint->faction))
    points += 4;
  if (hint->faction != NULL && card->faction == NULL)
    points += 2;
  if (hint->kind == NULL && hint->leads == !g_str_equal (card->kind, "upgrade"))
    points += 16;

  return points;
}

static const BsCard *
pick (const GPtrArray     *cards,
      const BsResolveHint *hint)
{
  const BsCard *best = NULL;
  int most = 0;

  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      int points = score (cards->pdata[i], hint);

      if (points > most)
        {
          most = points;
          best = cards->pdata[i];
        }
    }

  return best;
}

static const BsCard *
look_up (BsResolver          *self,
         const char          *text,
         const BsResolveHint *hint)
{
  g_autofree char *folded = bs_catalogue_fold (text);

  return pick (g_hash_table_lookup (self->by_name, folded), hint);
}

/* The first alias of a scheme is the one that its program writes now. */
static gboolean
is_first (const BsCard *card,
          const char   *id)
{
  const char *colon = strchr (id, ':');

  for (guint i = 0; i < card->aliases->len; i++)
    if (strncmp (card->aliases->pdata[i], id, (gsize) (colon - id) + 1) == 0)
      return g_ascii_strcasecmp (card->aliases->pdata[i], id) == 0;

  return FALSE;
}

static int
distance (const char *a,
          const char *b,
          int         limit)
{
  int row[64];
  int n = (int) strlen (b);

  if (n > 63 || strlen (a) > 63 || ABS ((int) strlen (a) - n) > limit)
    return limit + 1;
  for (int j = 0; j <= n; j++)
    row[j] = j;
  for (int i = 1; a[i - 1] != '\0'; i++)
    {
      int corner = row[0], least = i;

      row[0] = i;
      for (int j = 1; j <= n; j++)
        {
          int above = row[j];

          row[j] = MIN (MIN (above, row[j - 1]) + 1, corner + (a[i - 1] != b[j - 1]));
          corner = above;
          least = MIN (least, row[j]);
        }
      /* It grows no less any more. */
      if (least > limit)
        return limit + 1;
    }

  return row[n];
}

/* What it may have meant: told to the user, never taken. */
static const BsCard *
nearest (BsResolver          *self,
         const char          *text,
         const BsResolveHint *hint)
{
  g_autofree char *folded = bs_catalogue_fold (text);
  int least = strlen (folded) < 4 ? 0 : MAX (1, MIN (3, (int) (strlen (folded) + 2) / 4));
  const BsCard *best = NULL;
  GHashTableIter iter;
  gpointer name, cards;
  const char *best_name = NULL;

  g_hash_table_iter_init (&iter, self->by_name);
  while (g_hash_table_iter_next (&iter, &name, &cards))
    {
      int apart = distance (folded, name, least);
      const BsCard *card = apart <= least ? pick (cards, hint) : NULL;

      /* Of equally near ones the first in the alphabet, so that it is the same each time. */
      if (card != NULL && (apart < least || best == NULL || strcmp (name, best_name) < 0))
        {
          least = apart;
          best = card;
          best_name = name;
        }
    }

  return best;
}

/* Without what other programs write behind a name: "Photon Torpedoes (Vor'cha Bonus)". */
static char *
without_bracket (const char *name)
{
  const char *bracket = strrchr (name, '(');

  if (bracket == NULL || bracket == name || !g_str_has_suffix (name, ")"))
    return NULL;

  return g_strchomp (g_strndup (name, bracket - name));
}

/* Letters and digits alone, as ids of lists are made of names. */
static char *
plain_of (const char *text)
{
  g_autofree char *folded = bs_catalogue_fold (text);
  GString *plain = g_string_new (NULL);

  for (const char *p = folded; *p != '\0'; p++)
    if (*p != ' ' && !g_ascii_ispunct (*p))
      g_string_append_c (plain, *p);

  return g_string_free (plain, FALSE);
}

/* Whether the id is the words put together, @most of them by two or more of their first letters:
 * "blackeightsqpilot". */
static gboolean
shortens (const char  *id,
          char *const *words,
          guint        most)
{
  gsize n;

  if (*words == NULL)
    return *id == '\0';
  n = strlen (*words);
  if (strncmp (id, *words, n) == 0 && shortens (id + n, words + 1, most))
    return TRUE;
  for (gsize length = 2; most > 0 && length < n && strncmp (id, *words, length) == 0; length++)
    if (shortens (id + length, words + 1, most - 1))
      return TRUE;

  return FALSE;
}

/* Whether an id without its scheme is made of the name, be it whole or with one word cut short. */
static gboolean
is_made_of (const char *id,
            const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      char *plain = plain_of (words[i]);

      g_free (words[i]);
      words[i] = plain;
    }

  return shortens (id, words, g_strv_length (words) > 2 ? 1 : 0);
}

/* The card whose name the id is made of, where no program's ids have it: the long one of a short
 * one, and the other way round. None if it may be one of two names. */
static const BsCard *
look_up_made (BsResolver          *self,
              const char          *id,
              const BsResolveHint *hint)
{
  const char *colon = strchr (id, ':');
  g_autofree char *plain = plain_of (colon != NULL ? colon + 1 : id);
  const BsCard *best = NULL;

  for (guint i = 0; strlen (plain) > 3 && i < self->catalogue->cards->len; i++)
    {
      const BsCard *card = self->catalogue->cards->pdata[i];

      /* Quotes may stand before the first letter. */
      if (score (card, hint) == 0 ||
          (g_ascii_isalnum (*card->name) && g_ascii_tolower (*card->name) != *plain) ||
          !is_made_of (plain, card->name))
        continue;
      if (best != NULL && g_strcmp0 (best->name, card->name) != 0)
        return NULL;
      if (best == NULL || score (card, hint) > score (best, hint))
        best = card;
    }

  return best;
}

/* "Rookie Pilots": one of them. */
static const BsCard *
look_up_singular (BsResolver          *self,
                  const char          *name,
                  const BsResolveHint *hint)
{
  static const char *const ends[] = { "s", "es", "en", "n", "e" };
  const BsCard *card = NULL;

  for (guint i = 0; card == NULL && i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *stem = g_str_has_suffix (name, ends[i])
                                ? g_strndup (name, strlen (name) - strlen (ends[i]))
                                : NULL;

      if (stem != NULL)
        card = look_up (self, stem, hint);
    }

  return card;
}

/* Whether the text is the class of a ship, with or without the word “class”, a set that it was sold
 * in, or the card's id. */
static gboolean
is_of (const BsCard *card,
       const char   *text)
{
  g_autofree char *told = bs_catalogue_fold (text);
  g_autofree char *own = bs_catalogue_fold (card->ship_class != NULL ? card->ship_class : "");
  g_autofree char *id = bs_catalogue_fold (card->id);
  gsize length = strlen (told);

  if (g_str_equal (id, told))
    return TRUE;
  if (length > 0 && strncmp (own, told, length) == 0 && (own[length] == '\0' || own[length] == ' '))
    return TRUE;
  for (guint i = 0; card->sources != NULL && i < card->sources->len; i++)
    if (g_str_equal (card->sources->pdata[i], told))
      return TRUE;

  return g_strcmp0 (card->source, told) == 0;
}

/* Of several cards of one name rather the ship whose class or set stands in brackets behind it:
 * "Klingon Starship (K'Vort)". */
static const BsCard *
look_up_class (BsResolver          *self,
               const char          *name,
               const BsResolveHint *hint)
{
  g_autofree char *shorter = without_bracket (name);
  g_autofree char *folded = shorter != NULL ? bs_catalogue_fold (shorter) : NULL;
  g_autofree char *told =
    shorter != NULL ? g_strndup (strrchr (name, '(') + 1, strlen (strrchr (name, '(')) - 2) : NULL;
  const GPtrArray *cards = folded != NULL ? g_hash_table_lookup (self->by_name, folded) : NULL;

  for (guint i = 0; cards != NULL && i < cards->len; i++)
    if (is_of (cards->pdata[i], told) && score (cards->pdata[i], hint) > 0)
      return cards->pdata[i];

  return NULL;
}

/* Whether a name is known, and as that of others than this card. */
static gboolean
is_other_name (BsResolver          *self,
               const BsCard        *card,
               const char          *name,
               const BsResolveHint *hint)
{
  g_autofree char *folded = bs_catalogue_fold (name);
  GPtrArray *cards = g_hash_table_lookup (self->by_name, folded);

  return pick (cards, hint) != NULL && !g_ptr_array_find (cards, card, NULL);
}

/* A list that puts a card under a slot means the card of this name that goes there, whatever id it
 * writes: R2-D2 among the crew. */
static const BsCard *
of_slot (BsResolver          *self,
         const BsCard        *card,
         const BsResolveHint *hint)
{
  g_autofree char *folded = bs_catalogue_fold (card->name);
  const BsCard *other = hint->slot != NULL && g_strcmp0 (card->slot, hint->slot) != 0
                          ? pick (g_hash_table_lookup (self->by_name, folded), hint) : NULL;

  return other != NULL && g_strcmp0 (other->slot, hint->slot) == 0 ? other : card;
}

/**
 * bs_resolver_find:
 * @self: a resolver
 * @card: a card as another program tells it
 * @hint: what is known of it
 *
 * An id decides, and a name beside it that is another card's is corrected; then a wrong release is
 * taken off it ("-swx59"), then the name decides, whatever its case, accents, quotes and dashes;
 * last the name that the id itself is made of, long or short.
 *
 * Returns: what was found
 */
BsResolved
bs_resolver_find (BsResolver          *self,
                  const BsSquadCard   *card,
                  const BsResolveHint *hint)
{
  BsResolved found = { NULL, FALSE, FALSE, FALSE, NULL };
  const BsResolveHint any = { NULL, hint->faction, NULL, NULL, FALSE };
  const char *release = card->id != NULL ? strstr (card->id, "-swx") : NULL;

  if (card->id != NULL)
    {
      found.card = look_up (self, card->id, hint);
      found.corrected =
        found.card != NULL &&
        (!is_first (found.card, card->id) ||
         (card->name != NULL && g_str_has_prefix (card->id, "xws:")) ||
         (card->name != NULL && is_other_name (self, found.card, card->name, hint)));
      if (found.card != NULL && of_slot (self, found.card, hint) != found.card)
        {
          found.card = of_slot (self, found.card, hint);
          found.corrected = TRUE;
        }
    }
  if (found.card == NULL && release != NULL)
    {
      g_autofree char *plain = g_strndup (card->id, release - card->id);

      found.card = look_up (self, plain, hint);
      found.corrected = TRUE;
    }
  if (found.card == NULL && card->name != NULL)
    {
      g_autofree char *shorter = without_bracket (card->name);

      found.card = look_up (self, card->name, hint);
      if (found.card == NULL && shorter != NULL)
        found.card = look_up_class (self, card->name, hint);
      found.by_class = found.card != NULL && shorter != NULL;
      if (found.card == NULL && shorter != NULL)
        found.card = look_up (self, shorter, hint);
      found.corrected = found.by_name = card->id != NULL;
      if (found.card == NULL && card->several)
        {
          found.card = look_up_singular (self, card->name, hint);
          found.corrected = TRUE;
        }
    }
  if (found.card == NULL && card->id != NULL)
    {
      found.card = look_up_made (self, card->id, hint);
      found.corrected = TRUE;
      found.by_name = FALSE;
    }
  if (found.card == NULL)
    {
      found.corrected = found.by_name = FALSE;
      if (hint->known_only)
        return found;
      if (card->name != NULL)
        found.maybe = nearest (self, card->name, hint);
      if (found.maybe == NULL && card->name != NULL && card->id == NULL)
        found.maybe = nearest (self, card->name, &any);
      if (found.maybe == NULL && card->id != NULL && g_str_has_prefix (card->id, "xws:"))
        found.maybe = nearest (self, card->id, hint);
    }

  return found;
}

/**
 * bs_resolver_tells:
 * @self: a resolver
 * @text: a name, perhaps with a class, a set or an id in brackets
 * @card: a card
 *
 * Returns: whether this card alone is meant by it, whatever else is known of it but its kind and
 * its slot
 */
gboolean
bs_resolver_tells (BsResolver   *self,
                   const char   *text,
                   const BsCard *card)
{
  g_autofree char *folded = bs_catalogue_fold (text);
  const GPtrArray *cards = g_hash_table_lookup (self->by_name, folded);
  g_autofree char *shorter = without_bracket (text);
  g_autofree char *name = shorter != NULL ? bs_catalogue_fold (shorter) : NULL;
  g_autofree char *by =
    shorter != NULL ? g_strndup (strrchr (text, '(') + 1, strlen (strrchr (text, '(')) - 2) : NULL;
  gboolean own = FALSE;
  guint n = 0;

  if (cards == NULL && name != NULL)
    cards = g_hash_table_lookup (self->by_name, name);
  else
    g_clear_pointer (&by, g_free);
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      const BsCard *other = cards->pdata[i];

      if (!g_str_equal (other->kind, card->kind) ||
          (by != NULL ? !is_of (other, by) : other->slot != card->slot))
        continue;
      n++;
      own = own || other == card;
    }

  return own && n == 1;
}

/**
 * bs_resolver_namesakes:
 * @self: a resolver
 * @card: a ship
 *
 * Returns: (transfer container) (element-type BsCard): the ships of its name and faction, in the
 * order of the catalogue; empty if it is unique, or the only one
 */
GPtrArray *
bs_resolver_namesakes (BsResolver   *self,
                       const BsCard *card)
{
  g_autofree char *folded = bs_catalogue_fold (card->name);
  const GPtrArray *cards = g_hash_table_lookup (self->by_name, folded);
  GPtrArray *namesakes = g_ptr_array_new ();

  for (guint i = 0; !card->unique && cards != NULL && i < cards->len; i++)
    {
      const BsCard *other = cards->pdata[i];

      if (g_str_equal (other->kind, card->kind) && other->faction == card->faction)
        g_ptr_array_add (namesakes, (gpointer) other);
    }
  if (namesakes->len < 2)
    g_ptr_array_set_size (namesakes, 0);

  return namesakes;
}

typedef struct
{
  const BsCard *card;
  int rank;
  guint order;
} Hit;

static int
compare_hits (gconstpointer a,
              gconstpointer b)
{
  const Hit *one = a, *other = b;

  if (one->rank != other->rank)
    return one->rank - other->rank;

  return one->order < other->order ? -1 : one->order > other->order;
}

/* 0: a name begins with it, 1: a word of a name does, 2: it stands somewhere; -1: a word of it is
 * nowhere. */
static int
rank_of (const char        *names,
         const char        *text,
         char       *const *words)
{
  const char *first;

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (names, words[i]) == NULL)
      return -1;
  first = strstr (names, text);
  if (first == NULL)
    return 2;
  for (; first != NULL; first = strstr (first + 1, text))
    if (first == names || first[-1] == '\n')
      return 0;
  first = strstr (names, text);

  return first[-1] == ' ' ? 1 : 2;
}

/**
 * bs_resolver_search:
 * @self: a resolver
 * @kind: (nullable): ship, captain, pilot, upgrade
 * @text: what was typed so far, in either language
 * @most: how many cards are wanted
 *
 * Case, accents, apostrophes and dashes make no difference; every word must stand in one of the
 * card's names or in its class.
 *
 * For tests.
 *
 * Returns: (transfer container) (element-type BsCard): the cards, those that begin with it first
 */
GPtrArray *
bs_resolver_search (BsResolver *self,
                    const char *kind,
                    const char *text,
                    guint       most)
{
  g_autofree char *folded = bs_catalogue_fold (text);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  g_autoptr (GArray) hits = g_array_new (FALSE, FALSE, sizeof (Hit));
  GPtrArray *cards = g_ptr_array_new ();

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      Hit hit = { entry->card, -1, i };

      if (kind != NULL && !g_str_equal (entry->card->kind, kind))
        continue;
      hit.rank = rank_of (entry->names, folded, words);
      if (hit.rank >= 0)
        g_array_append_val (hits, hit);
    }
  g_array_sort (hits, compare_hits);
  for (guint i = 0; i < hits->len && i < most; i++)
    g_ptr_array_add (cards, (gpointer) g_array_index (hits, Hit, i).card);

  return cards;
}
