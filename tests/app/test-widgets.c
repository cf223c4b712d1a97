/* test-widgets.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/battle/bs-shelf.h"
#include "app/dice/bs-die-button.h"
#include "app/drawing/bs-pips.h"
#include "app/drawing/bs-symbol.h"
#include "app/handling/bs-keep-focus.h"
#include "app/widgets/bs-adaptive.h"
#include "app/widgets/bs-button.h"
#include "app/widgets/bs-chip.h"
#include "app/widgets/bs-choice-row.h"
#include "app/widgets/bs-panel.h"
#include "app/widgets/bs-text.h"
#include "app/widgets/bs-wrap.h"

#include <adwaita.h>

static void
test_symbols (void)
{
  static const char *const faces[] = {
    "hit", "crit", "battle-stations", "evade", "focus", "blank"
  };

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      g_autoptr (GdkPaintable) symbol = bs_symbol_new (faces[i], BS_SYMBOL_ATTACK_DIE);

      g_assert_true (bs_symbol_is_known (faces[i]));
      g_assert_true (GTK_IS_SYMBOLIC_PAINTABLE (symbol));
    }

  g_assert_false (bs_symbol_is_known ("a-group’s-own"));
  g_assert_false (bs_symbol_is_known (NULL));
}

/* The faces differ without color: as grey pictures no two are the same. */
static void
test_faces_in_grey (void)
{
  static const char *const faces[] = {
    "hit", "crit", "battle", "evade", "focus", "blank", "unknown"
  };
  enum { SIZE = 48 };
  guchar *pictures[G_N_ELEMENTS (faces)];
  cairo_surface_t *surfaces[G_N_ELEMENTS (faces)];

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      g_autoptr (GdkPaintable) symbol = bs_symbol_new (faces[i], BS_SYMBOL_PLAIN);
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;
      cairo_t *cr;

      gdk_paintable_snapshot (symbol, snapshot, SIZE, SIZE);
      node = gtk_snapshot_to_node (snapshot);
      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_A8, SIZE, SIZE);
      cr = cairo_create (surfaces[i]);
      gsk_render_node_draw (node, cr);
      cairo_destroy (cr);
      cairo_surface_flush (surfaces[i]);
      pictures[i] = cairo_image_surface_get_data (surfaces[i]);
    }

  for (guint a = 0; a < G_N_ELEMENTS (faces); a++)
    for (guint b = a + 1; b < G_N_ELEMENTS (faces); b++)
      {
        int different = 0;

        for (int i = 0; i < SIZE * SIZE; i++)
          different += ABS (pictures[a][i] - pictures[b][i]) > 128 ? 1 : 0;
        g_assert_cmpint (different, >, SIZE * SIZE / 50);
      }

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    cairo_surface_destroy (surfaces[i]);
}

/* GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON, which GTK 4.10 gave to toggle buttons. */
#define ROLE_TOGGLE_BUTTON ((GtkAccessibleRole) 78)

static void
test_die (void)
{
  GtkWidget *die = g_object_ref_sink (bs_die_button_new ());

  bs_die_button_set_face (BS_DIE_BUTTON (die), BS_SYMBOL_DEFENCE_DIE, "evade", 'e');
  bs_die_button_set_words (BS_DIE_BUTTON (die), "Die 1: evade");
  bs_die_button_set_marked (BS_DIE_BUTTON (die), TRUE);

  gtk_test_accessible_assert_role (die, gtk_get_minor_version () < 10 ? GTK_ACCESSIBLE_ROLE_BUTTON
                                                                      : ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (die, GTK_ACCESSIBLE_PROPERTY_LABEL, "Die 1: evade");
  gtk_test_accessible_assert_state (die, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (die), TRUE);
  gtk_test_accessible_assert_state (die, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);

  g_assert_finalize_object (die);
}

static void
test_pips (void)
{
  GtkWidget *pips = g_object_ref_sink (bs_pips_new ());
  int narrow, wide, least, natural;

  bs_pips_set (BS_PIPS (pips), 3, 1, 0, 4, 5);
  gtk_test_accessible_assert_role (pips, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (pips, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Shields: 3 active, 1 disabled, 0 lost. Hull: 4 of 5.");

  /* They wrap: what is narrower is higher. */
  gtk_widget_measure (pips, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <, natural);
  gtk_widget_measure (pips, GTK_ORIENTATION_VERTICAL, least, &narrow, NULL, NULL, NULL);
  gtk_widget_measure (pips, GTK_ORIENTATION_VERTICAL, natural, &wide, NULL, NULL, NULL);
  g_assert_cmpint (narrow, >, wide);

  /* A figure stands for very many. */
  bs_pips_set (BS_PIPS (pips), 0, 0, 0, 300, 300);
  gtk_widget_measure (pips, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &least, NULL, NULL);
  g_assert_cmpint (least, <, natural);

  /* Hull below nothing is nothing. */
  bs_pips_set (BS_PIPS (pips), 0, 0, 0, -2, 3);
  g_assert_finalize_object (pips);
}

static void
test_chip (void)
{
  GtkWidget *chip = g_object_ref_sink (bs_chip_new ("evade", "Evade ×2", "good"));

  gtk_test_accessible_assert_property (chip, GTK_ACCESSIBLE_PROPERTY_LABEL, "Evade ×2");
  g_assert_true (gtk_widget_has_css_class (chip, "good"));
  g_assert_finalize_object (chip);

  chip = g_object_ref_sink (bs_chip_new (NULL, "<&> \"W\"", NULL));
  g_assert_true (gtk_widget_has_css_class (chip, "plain"));
  g_assert_finalize_object (chip);
}

static void
test_wrap (void)
{
  GtkWidget *box = g_object_ref_sink (bs_wrap_box (10));
  int one, two, least, natural;

  for (int i = 0; i < 3; i++)
    {
      GtkWidget *child = gtk_label_new (NULL);

      gtk_widget_set_size_request (child, 100, 20);
      bs_layout_box_add (box, child);
    }

  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, ==, 100);
  g_assert_cmpint (natural, ==, 320);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 320, &one, NULL, NULL, NULL);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 319, &two, NULL, NULL, NULL);
  g_assert_cmpint (two, ==, 2 * one + 10);

  bs_layout_box_clear (box);
  gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 0);
  g_assert_finalize_object (box);
}

static void
count_cb (int *count)
{
  (*count)++;
}

static void
test_choice_row (void)
{
  const char *words[] = { "one", "two", NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (words);
  GtkWidget *row = g_object_ref_sink (bs_choice_row_new ("Number", "How many.", model));
  guint selected;
  int count = 0;

  g_assert_cmpuint (bs_choice_row_get_selected (BS_CHOICE_ROW (row)), ==, 0);
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (count_cb), &count);
  bs_choice_row_set_selected (BS_CHOICE_ROW (row), 1);
  bs_choice_row_set_selected (BS_CHOICE_ROW (row), 1);
  g_object_get (row, "selected", &selected, NULL);
  g_assert_cmpuint (selected, ==, 1);
  g_assert_cmpint (count, ==, 1);
  g_assert_finalize_object (row);
}

static void
test_text (void)
{
  GtkWidget *text = g_object_ref_sink (g_object_new (BS_TYPE_TEXT, NULL));
  int count = 0;

  g_assert_false (gtk_widget_get_visible (text));
  g_signal_connect_swapped (text, "notify::label", G_CALLBACK (count_cb), &count);
  g_object_set (text, "label", "Some words.", NULL);
  g_object_set (text, "label", "Some words.", NULL);
  g_assert_cmpint (count, ==, 1);
  g_assert_true (gtk_widget_get_visible (text));
  g_assert_cmpstr (bs_text_get_label (BS_TEXT (text)), ==, "Some words.");
  bs_text_set_label (BS_TEXT (text), NULL);
  g_assert_false (gtk_widget_get_visible (text));
  g_assert_finalize_object (text);
}

static void
test_button (void)
{
  GtkWidget *button = g_object_ref_sink (g_object_new (BS_TYPE_BUTTON, "text", "_Go On",
                                                       "symbol", "arrow", NULL));
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Go On");
  g_assert_true (GTK_IS_IMAGE (gtk_widget_get_first_child (box)));
  g_object_set (button, "text", "_Stop", NULL);
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "Stop");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (box))), ==, "Stop");
  g_assert_finalize_object (button);
}

static GtkWidget *
fresh_cards (const char *words)
{
  GtkWidget *fresh = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      GtkWidget *card = g_object_new (BS_TYPE_PANEL, "heading", each[i], NULL);

      gtk_box_append (GTK_BOX (card), g_object_new (BS_TYPE_BUTTON, "text", "Do it", NULL));
      if (g_str_equal (each[i], "new"))
        bs_shelf_renew (card);
      gtk_box_append (GTK_BOX (fresh), card);
    }

  return fresh;
}

static char *
shelved (GtkWidget *shelf)
{
  GString *words = g_string_new (NULL);

  for (GtkWidget *card = gtk_widget_get_first_child (shelf);
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      g_autofree char *heading = NULL;

      g_object_get (card, "heading", &heading, NULL);
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", heading);
    }

  return g_string_free (words, FALSE);
}

static GtkWidget *
folded_card (const char *words)
{
  GtkWidget *fresh = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *expander = gtk_expander_new ("More");

  gtk_expander_set_child (GTK_EXPANDER (expander), gtk_label_new (words));
  gtk_box_append (GTK_BOX (fresh), expander);

  return fresh;
}

static const char *
folded_words (GtkWidget *shelf)
{
  GtkExpander *expander = GTK_EXPANDER (gtk_widget_get_first_child (shelf));

  return gtk_label_get_label (GTK_LABEL (gtk_expander_get_child (expander)));
}

/* A card that says the same stays the same widget, wherever it stands; what is no more goes,
 * what is another comes. */
static void
test_shelf (void)
{
  static const char *const fills[] = { "a b new c", "c a", "x a b new", "a a", "a new" };
  GtkWidget *shelf = g_object_ref_sink (g_object_new (BS_TYPE_SHELF, NULL));
  GtkWidget *a;
  g_autoptr (GtkWidget) made = NULL;

  bs_shelf_fill (BS_SHELF (shelf), fresh_cards ("a new"));
  a = gtk_widget_get_first_child (shelf);
  made = g_object_ref (gtk_widget_get_last_child (shelf));
  for (guint i = 0; i < G_N_ELEMENTS (fills); i++)
    {
      g_autofree char *words = NULL;
      gboolean there = FALSE;

      bs_shelf_fill (BS_SHELF (shelf), fresh_cards (fills[i]));
      words = shelved (shelf);
      g_assert_cmpstr (words, ==, fills[i]);
      for (GtkWidget *card = gtk_widget_get_first_child (shelf);
           card != NULL;
           card = gtk_widget_get_next_sibling (card))
        there |= card == a;
      g_assert_true (there);
    }
  g_assert_true (gtk_widget_get_last_child (shelf) != made);

  /* What was done to a card since it was made is no reason for another one. */
  bs_shelf_fill (BS_SHELF (shelf), fresh_cards ("a"));
  g_object_set (gtk_widget_get_last_child (a), "text", "Did it", NULL);
  bs_shelf_fill (BS_SHELF (shelf), fresh_cards ("a"));
  g_assert_true (gtk_widget_get_first_child (shelf) == a);

  /* What lies in a closed expander counts. */
  bs_shelf_fill (BS_SHELF (shelf), folded_card ("One"));
  a = gtk_widget_get_first_child (shelf);
  bs_shelf_fill (BS_SHELF (shelf), folded_card ("One"));
  g_assert_true (gtk_widget_get_first_child (shelf) == a);
  bs_shelf_fill (BS_SHELF (shelf), folded_card ("Two"));
  g_assert_cmpstr (folded_words (shelf), ==, "Two");

  bs_shelf_fill (BS_SHELF (shelf), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  g_assert_false (gtk_widget_get_visible (shelf));
  g_assert_null (gtk_widget_get_first_child (shelf));
  g_assert_finalize_object (shelf);
}

static void
test_adaptive (void)
{
  GtkWidget *holder = g_object_ref_sink (g_object_new (BS_TYPE_ADAPTIVE, NULL));
  GtkWidget *child = gtk_label_new (NULL);
  int least;

  /* The window may be made smaller than its content is now. */
  gtk_widget_set_size_request (child, 2000, 20);
  bs_adaptive_set_child (BS_ADAPTIVE (holder), child);
  gtk_widget_measure (holder, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, ==, 360);
  g_assert_finalize_object (holder);
}

/* GTK moves the keyboard on from what was taken out, onto a label with a link: a critical if
 * that is gone by then. */
static void
test_keep_focus (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("a"), *label = gtk_label_new (NULL);

  bs_keep_focus (GTK_WINDOW (window));
  gtk_label_set_markup (GTK_LABEL (label), "<a href=\"rule:1\">b</a>");
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), label);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (label))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (button);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == button);

  gtk_box_remove (GTK_BOX (box), button);
  while (gtk_window_get_focus (GTK_WINDOW (window)) != label)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/widgets/symbols", test_symbols);
  g_test_add_func ("/widgets/faces-in-grey", test_faces_in_grey);
  g_test_add_func ("/widgets/die", test_die);
  g_test_add_func ("/widgets/pips", test_pips);
  g_test_add_func ("/widgets/chip", test_chip);
  g_test_add_func ("/widgets/wrap", test_wrap);
  g_test_add_func ("/widgets/choice-row", test_choice_row);
  g_test_add_func ("/widgets/text", test_text);
  g_test_add_func ("/widgets/button", test_button);
  g_test_add_func ("/widgets/shelf", test_shelf);
  g_test_add_func ("/widgets/adaptive", test_adaptive);
  g_test_add_func ("/widgets/keep-focus", test_keep_focus);

  return g_test_run ();
}
