/* bs-ask.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ask.h"

#include "app/widgets/bs-adaptive.h"
#include "app/widgets/bs-layout-box.h"
#include "app/widgets/bs-pieces.h"

/* On a page: it has something due. On a popover: it was opened there. */
#define DUE "bs-ask-due"

/* How wide the sentence is, in letters. */
#define WIDTH_CHARS 32

typedef struct
{
  BsAskFunc func;
  gpointer data;
  GDestroyNotify destroy;
} Ask;

static void
ask_free (gpointer  data,
          GClosure *closure)
{
  Ask *ask = data;

  if (ask->destroy != NULL)
    ask->destroy (ask->data);
  g_free (ask);
}

static void
clicked_cb (GtkButton *button,
            gpointer   data)
{
  Ask *ask = data;
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_POPOVER);

  /* What is done may take away the widget that the popover hangs on. */
  g_object_ref (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  ask->func (ask->data);
  g_object_unref (popover);
}

static gboolean
unparent_cb (gpointer data)
{
  GtkWidget *popover = data;

  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  return G_SOURCE_REMOVE;
}

/* Where the keyboard was: what was tapped, or what came in its place, else what is due on the page.
 * Left to itself GTK goes to the first button of the window, and that is Undo. */
static void
give_back_keyboard (GtkWidget *popover)
{
  GWeakRef *ref = g_object_get_data (G_OBJECT (popover), "at");
  g_autoptr (GtkWidget) at = g_weak_ref_get (ref);
  const char *name = g_object_get_data (G_OBJECT (popover), "at-name");
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *back = at;

  if (back == NULL || !gtk_widget_get_mapped (back))
    back = name != NULL && root != NULL ? bs_find_named (GTK_WIDGET (root), name) : NULL;
  if (back != NULL && gtk_widget_get_mapped (back) && gtk_widget_is_sensitive (back) &&
      gtk_widget_grab_focus (back))
    return;

  if (g_object_get_data (G_OBJECT (popover), DUE) != NULL)
    gtk_widget_activate_action (popover, "win.focus-side", NULL);
}

static void
weak_ref_free (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

static void
remember (GtkWidget *popover,
          GtkWidget *at)
{
  GWeakRef *ref = g_new (GWeakRef, 1);

  g_weak_ref_init (ref, at);
  g_object_set_data_full (G_OBJECT (popover), "at", ref, weak_ref_free);
  /* Without one of its own a widget is named as its type. */
  if (g_strcmp0 (gtk_widget_get_name (at), G_OBJECT_TYPE_NAME (at)) != 0)
    g_object_set_data_full (G_OBJECT (popover), "at-name", g_strdup (gtk_widget_get_name (at)),
                            g_free);
  for (GtkWidget *page = at; page != NULL; page = gtk_widget_get_parent (page))
    if (g_object_get_data (G_OBJECT (page), DUE) != NULL)
      g_object_set_data (G_OBJECT (popover), DUE, page);
}

static void
closed_cb (GtkPopover *popover)
{
  give_back_keyboard (GTK_WIDGET (popover));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* The popover hangs on something that lives as long as the window: what was tapped may be rebuilt
 * meanwhile. */
static GtkWidget *
find_anchor (GtkWidget    *at,
             GdkRectangle *where)
{
  GtkWidget *root = gtk_widget_get_ancestor (at, BS_TYPE_ADAPTIVE);
  graphene_rect_t bounds;

  if (root == NULL || !gtk_widget_compute_bounds (at, root, &bounds))
    return at;

  *where =
    (GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
  /* Above and below what is so high there may be no room: then its middle. */
  if (where->height > gtk_widget_get_height (root) / 2)
    {
      where->y =
        (MAX (where->y, 0) + MIN (where->y + where->height, gtk_widget_get_height (root))) / 2;
      where->height = 1;
    }
  /* What was scrolled out of sight is pointed at from the edge. */
  where->x = CLAMP (where->x, 0, MAX (gtk_widget_get_width (root) - where->width, 0));
  where->y = CLAMP (where->y, 0, MAX (gtk_widget_get_height (root) - where->height, 0));

  return root;
}

static GtkWidget *
sentence_label (const char *sentence)
{
  GtkWidget *label = gtk_label_new (sentence);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  /* One width, so that the height that it asks for is the height that it needs. */
  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);

  return label;
}

static GtkSizeRequestMode
asked_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
asked_measure (GtkWidget      *widget,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  GtkWidget *box = gtk_widget_get_first_child (widget);
  int width = -1;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (box, orientation, width, minimum, natural, NULL, NULL);
}

static void
asked_allocate (GtkWidget *widget,
                int        width,
                int        height,
                int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

/* A popover of GTK 4.8 asks how high its child is for its own width, shadow and all, and then gives
 * it less: a line too many was cut off below. Here the height is always the one for the width that
 * the child wants and gets. */
static GtkWidget *
one_size (GtkWidget *box)
{
  GtkWidget *self =
    bs_layout_box_new (gtk_custom_layout_new (asked_mode, asked_measure, asked_allocate), "asked");

  bs_layout_box_add (self, box);

  return self;
}

static GtkWidget *
show_popover (GtkWidget  *at,
              const char *sentence,
              GtkWidget  *box)
{
  GtkWidget *popover = gtk_popover_new ();
  GdkRectangle where = { 0 };
  GtkWidget *anchor = find_anchor (at, &where);

  gtk_popover_set_child (GTK_POPOVER (popover), one_size (box));
  gtk_widget_add_css_class (popover, "bs-ask");
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  remember (popover, at);
  gtk_widget_set_parent (popover, anchor);
  if (anchor != at)
    gtk_popover_set_pointing_to (GTK_POPOVER (popover), &where);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));

  return popover;
}

/**
 * bs_ask_form:
 * @at: what was tapped
 * @sentence: what the form is about, for a screen reader
 * @form: (transfer floating): what is told in it
 *
 * Shows a form in a popover beside what was tapped; a tap elsewhere or Escape leaves everything as
 * it is.
 *
 * Returns: (transfer none): the popover
 */
GtkWidget *
bs_ask_form (GtkWidget  *at,
             const char *sentence,
             GtkWidget  *form)
{
  GtkWidget *popover = show_popover (at, sentence, form);

  bs_focus_first (form);

  return popover;
}

/**
 * bs_ask_dup_at:
 * @popover: what this file has shown
 *
 * Returns: (transfer full): the widget that was tapped; if it is gone, the one on which the popover
 * hangs
 */
GtkWidget *
bs_ask_dup_at (GtkWidget *popover)
{
  GWeakRef *ref = g_object_get_data (G_OBJECT (popover), "at");
  GtkWidget *at = ref != NULL ? g_weak_ref_get (ref) : NULL;

  if (at != NULL && gtk_widget_get_root (at) != NULL)
    return at;
  g_clear_object (&at);

  return g_object_ref (gtk_widget_get_parent (popover));
}

/**
 * bs_ask_anyway:
 * @at: what was tapped
 * @sentence: why it is asked
 * @links: (nullable) (transfer floating): links to the rules that say so
 * @button: what the button says, with a mnemonic
 * @func: (scope notified): does it
 * @data: for @func
 * @destroy: (nullable): frees @data
 *
 * Asks in a popover beside what was tapped; a tap elsewhere or Escape leaves everything as it is.
 * Closed, it gives the keyboard back to what was tapped.
 */
void
bs_ask_anyway (GtkWidget      *at,
               const char     *sentence,
               GtkWidget      *links,
               const char     *button,
               BsAskFunc       func,
               gpointer        data,
               GDestroyNotify  destroy)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *go = gtk_button_new ();
  Ask *ask = g_new (Ask, 1);

  *ask = (Ask) { func, data, destroy };

  bs_name_button (go, button);
  gtk_widget_set_name (go, "anyway");
  gtk_widget_add_css_class (go, "destructive-action");
  g_signal_connect_data (go, "clicked", G_CALLBACK (clicked_cb), ask, ask_free, 0);
  gtk_box_append (GTK_BOX (box), sentence_label (sentence));
  gtk_box_append (GTK_BOX (box), go);
  if (links != NULL)
    gtk_box_append (GTK_BOX (box), links);
  show_popover (at, sentence, box);
  gtk_widget_grab_focus (go);
}

static void
name_changed_cb (GtkEditable *entry,
                 GtkWidget   *go)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  gtk_widget_set_sensitive (go, *name != '\0');
}

/**
 * bs_ask_name:
 * @at: what was tapped
 * @sentence: what a name is wanted for
 * @name: what stands there at first
 * @button: what the button says, with a mnemonic
 * @func: (scope notified): does it with what stands in the entry
 * @data: for @func
 * @destroy: (nullable): frees @data
 *
 * Asks for a name in a popover beside what was tapped.
 *
 * Returns: (transfer none): the entry; it lives while @func runs
 */
GtkWidget *
bs_ask_name (GtkWidget      *at,
             const char     *sentence,
             const char     *name,
             const char     *button,
             BsAskFunc       func,
             gpointer        data,
             GDestroyNotify  destroy)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *go = gtk_button_new ();
  Ask *ask = g_new (Ask, 1);

  *ask = (Ask) { func, data, destroy };

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_widget_set_name (entry, "ask-name");
  bs_set_label (entry, sentence);
  bs_name_button (go, button);
  gtk_widget_set_name (go, "ask-done");
  gtk_widget_add_css_class (go, "suggested-action");
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_changed_cb), go, 0);
  g_signal_connect_object (entry, "activate", G_CALLBACK (gtk_widget_activate), go,
                           G_CONNECT_SWAPPED);
  g_signal_connect_data (go, "clicked", G_CALLBACK (clicked_cb), ask, ask_free, 0);
  gtk_box_append (GTK_BOX (box), sentence_label (sentence));
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), go);
  show_popover (at, sentence, box);
  gtk_widget_grab_focus (entry);

  return entry;
}

/**
 * bs_ask_has_due:
 * @page: a page of the battle
 *
 * Lets the keyboard go to what is due there, where what was tapped on the page is no more when the
 * popover closes.
 */
void
bs_ask_has_due (GtkWidget *page)
{
  g_object_set_data (G_OBJECT (page), DUE, page);
}
