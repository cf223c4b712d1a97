/* bs-own-text.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One element of a catalogue that people wrote is replaced or taken out, and every other letter of
 * the file stays: comments, spaces and what this program does not write itself. A reader of XML
 * gives none of that back, hence this look at the text. */

#include "bs-own-text.h"

#include <string.h>

typedef enum
{
  TOKEN_OPEN,
  TOKEN_EMPTY,          /* <slot id="crew"/> */
  TOKEN_CLOSE,
  TOKEN_OTHER,          /* a comment, a CDATA section, an instruction */
  TOKEN_NONE,           /* there is no further one */
  TOKEN_STRANGE,        /* a declaration, or no XML */
} TokenKind;

typedef struct
{
  TokenKind kind;
  const char *start, *end;
} Token;

static const struct
{
  const char *start, *end;
} others[] = {
  { "<!--", "-->" },
  { "<![CDATA[", "]]>" },
  { "<?", "?>" },
};

/* A bracket within quotes ends no tag. */
static const char *
tag_end (const char *at)
{
  char quote = '\0';

  for (; *at != '\0'; at++)
    {
      if (quote != '\0')
        quote = *at == quote ? '\0' : quote;
      else if (*at == '"' || *at == '\'')
        quote = *at;
      else if (*at == '>')
        return at + 1;
    }

  return NULL;
}

static Token
next_token (const char *at)
{
  const char *start = strchr (at, '<');
  Token token = { start != NULL ? TOKEN_STRANGE : TOKEN_NONE, start, NULL };

  if (start == NULL)
    return token;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_prefix (start, others[i].start))
      {
        const char *end = strstr (start + strlen (others[i].start), others[i].end);

        token.end = end != NULL ? end + strlen (others[i].end) : NULL;
        token.kind = end != NULL ? TOKEN_OTHER : TOKEN_STRANGE;
        return token;
      }
  token.end = start[1] != '!' ? tag_end (start) : NULL;
  if (token.end != NULL)
    token.kind = start[1] == '/' ? TOKEN_CLOSE : token.end[-2] == '/' ? TOKEN_EMPTY : TOKEN_OPEN;

  return token;
}

static gboolean
is_called (const Token *token,
           const char  *name)
{
  gsize n = strlen (name);

  return strncmp (token->start + 1, name, n) == 0 &&
         strchr (" \t\r\n/>", token->start[1 + n]) != NULL;
}

/* The next attribute of a start tag: its name and its value lie between four places. */
static gboolean
next_attr (const Token *token,
           const char  *at,
           const char  *places[4])
{
  at += strspn (at, " \t\r\n");
  places[0] = at;
  places[1] = at + strcspn (at, "= \t\r\n/>");
  at = places[1] + strspn (places[1], " \t\r\n");
  if (places[1] == places[0] || *at != '=')
    return FALSE;
  at++;
  at += strspn (at, " \t\r\n");
  if (*at != '"' && *at != '\'')
    return FALSE;
  places[2] = at + 1;
  places[3] = strchr (places[2], *at);

  return places[3] != NULL && places[3] < token->end;
}

static const char *
first_attr (const Token *token)
{
  return token->start + strcspn (token->start, " \t\r\n/>");
}

static gboolean
is_word (const char *start,
         const char *end,
         const char *word)
{
  return strlen (word) == (gsize) (end - start) &&
         strncmp (start, word, (gsize) (end - start)) == 0;
}

static gboolean
has_id (const Token *token,
        const char  *id)
{
  const char *places[4];

  for (const char *at = first_attr (token); next_attr (token, at, places); at = places[3] + 1)
    if (is_word (places[0], places[1], "id"))
      return is_word (places[2], places[3], id);

  return FALSE;
}

static void
widen (const char *text,
       BsOwnPlace *place)
{
  gsize start = place->start, end = place->end;

  while (start > 0 && (text[start - 1] == ' ' || text[start - 1] == '\t'))
    start--;
  end += strspn (text + end, " \t\r");
  if ((start == 0 || text[start - 1] == '\n') && text[end] == '\n')
    *place = (BsOwnPlace) { start, end + 1, place->line };
}

static guint
line_of (const char *text,
         const char *at)
{
  guint line = 1;

  for (; text < at; text++)
    line += *text == '\n';

  return line;
}

/**
 * bs_own_text_find:
 * @text: a catalogue in UTF-8
 * @kind: ship, captain, pilot, upgrade or dial
 * @id: its id
 * @place: (out): where the first one stands; if this cannot read the text, in which line
 *
 * Looks for an element in the lists of the catalogue.
 *
 * Returns: how many there are; below 0 if the text has what this cannot read
 */
int
bs_own_text_find (const char *text,
                  const char *kind,
                  const char *id,
                  BsOwnPlace *place)
{
  int depth = 0, n = 0;
  gboolean within = FALSE;
  Token token = { TOKEN_OTHER, text, text };

  *place = (BsOwnPlace) { .line = 1 };
  while ((token = next_token (token.end)).kind != TOKEN_NONE)
    {
      gboolean starts = token.kind == TOKEN_OPEN || token.kind == TOKEN_EMPTY;

      if (token.kind == TOKEN_STRANGE)
        {
          place->line = line_of (text, token.start);
          return -1;
        }
      if (starts && depth == 2 && is_called (&token, kind) && has_id (&token, id) && n++ == 0)
        {
          *place = (BsOwnPlace){ (gsize) (token.start - text), (gsize) (token.end - text),
                                 line_of (text, token.start) };
          within = token.kind == TOKEN_OPEN;
        }
      depth += token.kind == TOKEN_OPEN ? 1 : token.kind == TOKEN_CLOSE ? -1 : 0;
      if (within && depth == 2)
        {
          place->end = (gsize) (token.end - text);
          within = FALSE;
        }
    }
  if (n > 0)
    widen (text, place);

  return depth == 0 ? n : -1;
}

static gboolean
is_one_of (const char        *start,
           const char        *end,
           const char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (is_word (start, end, words[i]))
      return TRUE;

  return FALSE;
}

/* A name with a language is one that nobody told by hand. */
static gboolean
is_told (const Token       *token,
         const char *const *children)
{
  const char *places[4];

  return is_one_of (token->start + 1, first_attr (token), children) &&
         !(is_called (token, "name") && next_attr (token, first_attr (token), places) &&
           !is_word (places[2], places[3], "en"));
}

static char *
other_attrs (const Token       *tag,
             const char *const *attrs)
{
  GString *rest = g_string_new (NULL);
  const char *places[4];

  for (const char *at = first_attr (tag); next_attr (tag, at, places); at = places[3] + 1)
    if (!is_one_of (places[0], places[1], attrs))
      {
        g_string_append_c (rest, ' ');
        g_string_append_len (rest, places[0], places[3] + 1 - places[0]);
      }

  return g_string_free (rest, FALSE);
}

static char *
other_children (const Token       *tag,
                const char *const *children)
{
  GString *rest = g_string_new (NULL);
  const char *from = NULL;
  int depth = 0;

  for (Token token = next_token (tag->end);
       tag->kind == TOKEN_OPEN && depth >= 0 && token.kind < TOKEN_NONE;
       token = next_token (token.end))
    {
      gboolean starts = token.kind == TOKEN_OPEN || token.kind == TOKEN_EMPTY;

      if (depth == 0 && ((starts && !is_told (&token, children)) || token.kind == TOKEN_OTHER))
        from = token.start;
      depth += token.kind == TOKEN_OPEN ? 1 : token.kind == TOKEN_CLOSE ? -1 : 0;
      if (depth == 0 && from != NULL)
        {
          g_string_append_len (rest, from, token.end - from);
          from = NULL;
        }
    }

  return g_string_free (rest, FALSE);
}

/**
 * bs_own_text_merge:
 * @old: the element as it stands in the file
 * @written: what comes in its place, as bs_xml_write_card() writes it
 * @attrs: (array zero-terminated=1): attributes that are told anew
 * @children: (array zero-terminated=1): elements below it that are told anew
 *
 * Takes over what is not told anew: effects, reminders, names in other languages, comments.
 *
 * Returns: (transfer full): the element
 */
char *
bs_own_text_merge (const char        *old,
                   const char        *written,
                   const char *const *attrs,
                   const char *const *children)
{
  Token tag = next_token (old);
  const char *close = g_strrstr (written, "</");
  /* A bracket in a value is written as an entity. */
  const char *end = strchr (written, '>');
  g_autofree char *more = other_attrs (&tag, attrs);
  g_autofree char *parts = other_children (&tag, children);
  GString *merged = g_string_new_len (written, end - written);

  g_string_append (merged, more);
  g_string_append_len (merged, end, close - end);
  g_string_append (merged, parts);
  g_string_append (merged, close);

  return g_string_free (merged, FALSE);
}
