/* test-items.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/battle/bs-session.h"
#include "model/shown/bs-event-item.h"
#include "model/shown/bs-item-list.h"
#include "model/shown/bs-ship-item.h"
#include "model/shown/bs-words.h"

typedef struct
{
  int times;
  guint position, removed, added;
} Changes;

static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  Changes    *changes)
{
  *changes = (Changes) { changes->times + 1, position, removed, added };
}

/* Only the smallest range is told, and nothing at all if nothing changed. */
static void
test_list (void)
{
  static const char *const ids[] = { "a", "b", "c", "d" };
  g_autoptr (BsItemList) list = bs_item_list_new (BS_TYPE_SHIP_ITEM);
  g_autoptr (GPtrArray) items = g_ptr_array_new ();
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func (g_object_unref);
  Changes changes = { 0 };

  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), &changes);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    g_ptr_array_add (own, bs_ship_item_new (bs_id (ids[i])));

  g_ptr_array_add (items, own->pdata[0]);
  g_ptr_array_add (items, own->pdata[1]);
  g_ptr_array_add (items, own->pdata[3]);
  bs_item_list_update (list, items);
  g_assert_cmpint (changes.times, ==, 1);
  g_assert_cmpuint (changes.added, ==, 3);

  bs_item_list_update (list, items);
  g_assert_cmpint (changes.times, ==, 1);

  g_ptr_array_insert (items, 2, own->pdata[2]);
  bs_item_list_update (list, items);
  g_assert_cmpint (changes.times, ==, 2);
  g_assert_cmpuint (changes.position, ==, 2);
  g_assert_cmpuint (changes.removed, ==, 0);
  g_assert_cmpuint (changes.added, ==, 1);
  g_assert_true (bs_item_list_find (list, "c") == own->pdata[2]);
  g_assert_null (bs_item_list_find (list, "z"));

  g_ptr_array_remove_index (items, 0);
  bs_item_list_update (list, items);
  g_assert_cmpuint (changes.position, ==, 0);
  g_assert_cmpuint (changes.removed, ==, 1);
  g_assert_cmpuint (changes.added, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 3);
}

static BsSession *
begin (void)
{
  static const char *const lines[] = {
    "player id=anna name=Anna faction=federation",
    "player id=ben name=Ben faction=romulan",
    "ship id=ent player=anna card=enterprise-d captain=jean-luc-picard",
    "ship id=kha player=ben card=khazara captain=toreth",
    "begin",
  };
  g_autoptr (BsLibrary) library = bs_library_new ();
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (GError) error = NULL;
  BsSession *session;
  int format;

  bs_header_parse ("boardside 1 game=attack-wing", &format, &header, &error);
  g_assert_no_error (error);
  session = bs_session_new (library, header, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      g_assert_cmpint (verdict->level, <, BS_VERDICT_AGAINST);
    }

  return session;
}

static void
perform (BsSession  *session,
         const char *line)
{
  g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, line, NULL);

  g_assert_cmpint (verdict->level, <, BS_VERDICT_ERROR);
}

static void
notify_cb (GObject    *object,
           GParamSpec *pspec,
           GString    *names)
{
  g_string_append_printf (names, "%s ", pspec->name);
}

static void
count_cb (int *count)
{
  (*count)++;
}

/* A row says which of its properties changed, and keeps quiet when another ship did. */
static void
test_ship_item (void)
{
  g_autoptr (BsSession) session = begin ();
  g_autoptr (BsShipItem) item = bs_ship_item_new (bs_id ("ent"));
  g_autoptr (GString) names = g_string_new (NULL);
  const BsShipText *text;
  int count = 0;

  g_assert_true (bs_ship_item_update (item, bs_session_get_state (session)));
  text = bs_ship_item_peek (item);
  g_assert_cmpstr (text->name, ==, "U.S.S. Enterprise-D");
  g_assert_cmpstr (text->leader, ==, "Jean-Luc Picard");
  g_assert_cmpstr (text->player_name, ==, "Anna");
  g_assert_cmpint (text->active, ==, text->shields);
  g_assert_cmpint (text->hull_left, ==, text->hull);
  g_assert_cmpuint (text->chips->len, ==, 0);
  g_assert_nonnull (strstr (text->summary, "U.S.S. Enterprise-D, Jean-Luc Picard, Anna, skill 9."));

  g_signal_connect (item, "notify", G_CALLBACK (notify_cb), names);
  g_signal_connect_swapped (item, "changed", G_CALLBACK (count_cb), &count);
  perform (session, "token on=kha kind=evade add anyway");
  g_assert_false (bs_ship_item_update (item, bs_session_get_state (session)));
  g_assert_cmpint (count, ==, 0);
  g_assert_cmpstr (names->str, ==, "");

  perform (session, "token on=ent kind=evade add anyway");
  g_assert_true (bs_ship_item_update (item, bs_session_get_state (session)));
  g_assert_cmpint (count, ==, 1);
  g_assert_cmpstr (names->str, ==, "summary ");
  text = bs_ship_item_peek (item);
  g_assert_cmpuint (text->chips->len, ==, 1);
  g_assert_cmpstr (((BsChipText *) text->chips->pdata[0])->text, ==, "Evade");

  perform (session, "token on=ent kind=evade add anyway");
  bs_ship_item_update (item, bs_session_get_state (session));
  text = bs_ship_item_peek (item);
  g_assert_cmpstr (((BsChipText *) text->chips->pdata[0])->text, ==, "Evade ×2");

  bs_verdict_free (bs_session_undo (session, 3));
  bs_ship_item_update (item, bs_session_get_state (session));
  g_assert_cmpuint (bs_ship_item_peek (item)->chips->len, ==, 0);
}

/* Both ends of a lock tell its letter. */
static void
test_lock (void)
{
  g_autoptr (BsSession) session = begin ();
  g_autoptr (BsShipItem) from = bs_ship_item_new (bs_id ("kha"));
  g_autoptr (BsShipItem) to = bs_ship_item_new (bs_id ("ent"));

  perform (session, "lock ship=kha target=ent anyway");
  bs_ship_item_update (from, bs_session_get_state (session));
  bs_ship_item_update (to, bs_session_get_state (session));
  g_assert_cmpstr (((BsChipText *) bs_ship_item_peek (from)->chips->pdata[0])->text, ==,
                   "A locks U.S.S. Enterprise-D");
  g_assert_cmpstr (((BsChipText *) bs_ship_item_peek (to)->chips->pdata[0])->text, ==,
                   "A locked by I.R.W. Khazara");
  g_assert_cmpstr (((BsChipText *) bs_ship_item_peek (from)->chips->pdata[0])->tone, !=,
                   ((BsChipText *) bs_ship_item_peek (to)->chips->pdata[0])->tone);
}

/* A ship that is gone says so and shows nothing else. */
static void
test_gone (void)
{
  g_autoptr (BsSession) session = begin ();
  g_autoptr (BsShipItem) item = bs_ship_item_new (bs_id ("ent"));

  perform (session, "remove ship=ent why=fled anyway");
  bs_ship_item_update (item, bs_session_get_state (session));
  g_assert_true (bs_ship_item_peek (item)->gone);
  g_assert_cmpstr (bs_ship_item_peek (item)->banner, ==, "Fled");
}

/* A docked ship says who carries it, and that nothing is due of it. */
static void
test_carried (void)
{
  static const char *const lines[] = {
    "player id=red",
    "player id=blue",
    "ship id=gho player=red card=vcx-100 pilot=hera-syndulla",
    "equip ship=gho card=ghost",
    "ship id=pha player=red card=attack-shuttle pilot=ezra-bridger",
    "ship id=foe player=blue card=z-95-headhunter pilot=binayre-pirate",
    "stow ship=pha target=gho",
    "begin",
    "next",
  };
  g_autoptr (BsLibrary) library = bs_library_new ();
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing", NULL);
  g_autoptr (BsSession) session = bs_session_new (library, header, NULL);
  g_autoptr (BsShipItem) item = bs_ship_item_new (bs_id ("pha"));

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    perform (session, lines[i]);
  bs_ship_item_update (item, bs_session_get_state (session));
  g_assert_cmpstr (bs_ship_item_peek (item)->banner, ==, "Carried by VCX-100");
  g_assert_null (bs_ship_item_peek (item)->deed);

  perform (session, "launch ship=pha");
  bs_ship_item_update (item, bs_session_get_state (session));
  g_assert_null (bs_ship_item_peek (item)->banner);
  g_assert_nonnull (bs_ship_item_peek (item)->deed);
}

/* The log: a step's rows stay the same objects, undone ones are marked, and never go. */
static void
test_log (void)
{
  g_autoptr (BsSession) session = begin ();
  g_autoptr (BsEventList) list = bs_event_list_new ();
  g_autoptr (BsEventItem) before = NULL;
  g_autoptr (BsEventItem) after = NULL;
  guint n, last;

  bs_event_list_update (list, bs_session_get_history (session), NULL);
  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_assert_cmpuint (n, >, 3);
  before = g_list_model_get_item (G_LIST_MODEL (list), n - 1);

  perform (session, "note text=\"well met\"");
  bs_event_list_update (list, bs_session_get_history (session), NULL);
  last = g_list_model_get_n_items (G_LIST_MODEL (list)) - 1;
  g_assert_cmpuint (last, >=, n);
  after = g_list_model_get_item (G_LIST_MODEL (list), last);
  g_assert_nonnull (strstr (bs_event_item_get_text (after), "well met"));
  g_assert_false (bs_event_item_get_undone (after));
  g_assert_cmpuint (bs_event_item_get_line (after), ==,
                    bs_history_n_lines (bs_session_get_history (session)));

  bs_verdict_free (bs_session_undo (session, 1));
  bs_event_list_update (list, bs_session_get_history (session), NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, last + 1);
  g_assert_true (bs_event_item_get_undone (after));
  g_assert_false (bs_event_item_get_undone (before));

  bs_event_list_update (list, NULL, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 0);
}

static void
test_words (void)
{
  g_autofree char *plain = bs_words_capital ("battle stations");
  g_autofree char *umlaut = bs_words_capital ("überlappt");
  g_autofree char *nothing = bs_words_capital (NULL);

  g_assert_cmpstr (plain, ==, "Battle stations");
  g_assert_cmpstr (umlaut, ==, "Überlappt");
  g_assert_cmpstr (nothing, ==, "");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/items/list", test_list);
  g_test_add_func ("/items/ship", test_ship_item);
  g_test_add_func ("/items/lock", test_lock);
  g_test_add_func ("/items/gone", test_gone);
  g_test_add_func ("/items/carried", test_carried);
  g_test_add_func ("/items/log", test_log);
  g_test_add_func ("/items/words", test_words);

  return g_test_run ();
}
