/* bs-dice-entry.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-dice-entry.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "engine/rules/bs-ruleset.h"
#include "bs-dice-pool.h"
#include "bs-die-button.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsDiceEntry:
 *
 * Tells what real dice show: by tapping faces or typing their letters; a tap on a die takes it
 * back, and so does Backspace. Any number of dice is taken; another one than expected is said.
 * "entered" is emitted with the faces.
 */
struct _BsDiceEntry
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *shown;
  GtkWidget *count_label;
  GtkWidget *done;

  /* Owned. */
  BsRuleset *ruleset;
  GPtrArray *faces;     /* BsId */

  BsId die;
  int count;
};

G_DEFINE_FINAL_TYPE (BsDiceEntry, bs_dice_entry, GTK_TYPE_WIDGET)

static guint entered_signal;

static void show_faces (BsDiceEntry *self);

static void
taken_cb (BsDiceEntry *self,
          GtkWidget   *button)
{
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "index"));

  if (index < self->faces->len)
    g_ptr_array_remove_index (self->faces, index);
  show_faces (self);
}

static GtkWidget *
face_button (BsDiceEntry *self,
             BsId         id)
{
  const BsFace *face = bs_ruleset_face (self->ruleset, id);
  GtkWidget *button = bs_die_button_new ();

  bs_die_button_set_face (BS_DIE_BUTTON (button), bs_die_frame (self->ruleset, self->die),
                          face != NULL && face->symbol != NULL ? face->symbol : id,
                          face != NULL ? face->key : '\0');
  gtk_widget_set_focus_on_click (button, FALSE);

  return button;
}

static void
show_faces (BsDiceEntry *self)
{
  g_autofree char *words = NULL;

  bs_layout_box_clear (self->shown);
  for (guint i = 0; i < self->faces->len; i++)
    {
      GtkWidget *button = face_button (self, self->faces->pdata[i]);
      g_autofree char *face = bs_words_named (self->ruleset, "face", self->faces->pdata[i]);
      g_autofree char *label = g_strdup_printf (_("Take back die %u: %s"), i + 1, face);

      bs_die_button_set_words (BS_DIE_BUTTON (button), label);
      g_object_set_data (G_OBJECT (button), "index", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
      bs_layout_box_add (self->shown, button);
    }

  /* Translators: how many dice have been told, and how many are expected. */
  words = g_strdup_printf (_("%u of %d dice"), self->faces->len, self->count);
  gtk_label_set_label (GTK_LABEL (self->count_label), words);
  gtk_widget_set_sensitive (self->done, self->faces->len > 0 || self->count == 0);
  if ((int) self->faces->len == self->count)
    {
      gtk_widget_remove_css_class (self->count_label, "warning");
      gtk_widget_add_css_class (self->done, "suggested-action");
    }
  else
    {
      gtk_widget_add_css_class (self->count_label, "warning");
      gtk_widget_remove_css_class (self->done, "suggested-action");
    }
}

static void
add_face (BsDiceEntry *self,
          BsId         face)
{
  g_ptr_array_add (self->faces, (gpointer) face);
  show_faces (self);
}

static void
face_clicked_cb (BsDiceEntry *self,
                 GtkWidget   *button)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  add_face (self, g_object_get_data (G_OBJECT (button), "face"));
}

static void
done_cb (BsDiceEntry *self)
{
  g_autofree char *faces = bs_dice_entry_dup_faces (self);

  g_signal_emit (self, entered_signal, 0, faces);
}

/* The space bar types what the rules write as an underscore: the blank. */
static const BsFace *
face_for_key (BsDiceEntry *self,
              guint        key)
{
  const BsDie *die = bs_ruleset_die (self->ruleset, self->die);
  guint wanted = key == GDK_KEY_space ? '_' : gdk_keyval_to_lower (key);

  for (guint i = 0; die != NULL && i < die->sides->len; i++)
    {
      const BsFace *face =
        bs_ruleset_face (self->ruleset, g_array_index (die->sides, BsCounter, i).kind);

      if (face != NULL && face->key != '\0' && (guint) face->key == wanted)
        return face;
    }

  return NULL;
}

static gboolean
key_pressed_cb (BsDiceEntry     *self,
                guint            key,
                guint            code,
                GdkModifierType  state)
{
  const BsFace *face;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_BackSpace)
    {
      if (self->faces->len > 0)
        g_ptr_array_remove_index (self->faces, self->faces->len - 1);
      show_faces (self);
      return GDK_EVENT_STOP;
    }

  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      done_cb (self);
      return GDK_EVENT_STOP;
    }

  face = face_for_key (self, key);
  if (face == NULL)
    return GDK_EVENT_PROPAGATE;

  add_face (self, face->id);

  return GDK_EVENT_STOP;
}

static void
add_palette (BsDiceEntry *self)
{
  const BsDie *die = bs_ruleset_die (self->ruleset, self->die);
  GtkWidget *palette = bs_wrap_box (6);

  gtk_widget_add_css_class (palette, "palette");
  for (guint i = 0; die != NULL && i < die->sides->len; i++)
    {
      BsId face = g_array_index (die->sides, BsCounter, i).kind;
      GtkWidget *button = face_button (self, face);
      g_autofree char *name = bs_words_named (self->ruleset, "face", face);
      /* Translators: adds a die that shows this face. */
      g_autofree char *label = g_strdup_printf (_("Add %s"), name);

      bs_die_button_set_words (BS_DIE_BUTTON (button), label);
      gtk_widget_set_name (button, face);
      g_object_set_data (G_OBJECT (button), "face", (gpointer) face);
      g_signal_connect_object (button, "clicked", G_CALLBACK (face_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      bs_layout_box_add (palette, button);
    }

  gtk_box_insert_child_after (GTK_BOX (self->box), palette, gtk_widget_get_first_child (self->box));
}

static void
bs_dice_entry_dispose (GObject *object)
{
  BsDiceEntry *self = BS_DICE_ENTRY (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->ruleset, bs_ruleset_unref);
  g_clear_pointer (&self->faces, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_dice_entry_parent_class)->dispose (object);
}

static gboolean
bs_dice_entry_grab_focus (GtkWidget *widget)
{
  GtkWidget *done = BS_DICE_ENTRY (widget)->done;

  return gtk_widget_is_sensitive (done) ? gtk_widget_grab_focus (done) : bs_focus_first (widget);
}

static void
bs_dice_entry_class_init (BsDiceEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_dice_entry_dispose;
  widget_class->grab_focus = bs_dice_entry_grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "diceentry");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  entered_signal = g_signal_new ("entered", BS_TYPE_DICE_ENTRY, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bs_dice_entry_init (BsDiceEntry *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->faces = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->shown = bs_wrap_box (6);
  self->count_label = bs_text_label ("", NULL);
  self->done = bs_text_button ("dice-done", _("_Take These Dice"));

  gtk_widget_set_direction (self->shown, GTK_TEXT_DIR_LTR);
  gtk_widget_set_hexpand (self->count_label, TRUE);
  gtk_box_append (GTK_BOX (row), self->count_label);
  gtk_box_append (GTK_BOX (row), self->done);
  gtk_box_append (GTK_BOX (self->box),
                  bs_text_label (_("Tap or type what the dice show."), "dim-label"));
  gtk_box_append (GTK_BOX (self->box), self->shown);
  gtk_box_append (GTK_BOX (self->box), row);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->done, "clicked", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);

  /* Before the buttons, which would take the space bar for themselves. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * bs_dice_entry_new:
 * @ruleset: the rules
 * @die: the kind of dice
 * @count: how many are expected
 *
 * Returns: (transfer floating): an entry for dice
 */
GtkWidget *
bs_dice_entry_new (const BsRuleset *ruleset,
                   BsId             die,
                   int              count)
{
  BsDiceEntry *self = g_object_new (BS_TYPE_DICE_ENTRY, NULL);

  self->ruleset = bs_ruleset_ref ((BsRuleset *) ruleset);
  self->die = die;
  self->count = count;
  bs_set_label (GTK_WIDGET (self), _("Real dice"));
  add_palette (self);
  show_faces (self);

  return GTK_WIDGET (self);
}

/**
 * bs_dice_entry_dup_faces:
 * @self: an entry
 *
 * Returns: (transfer full): the faces told so far, separated by commas; empty for no dice at all
 */
char *
bs_dice_entry_dup_faces (BsDiceEntry *self)
{
  GString *string;

  g_return_val_if_fail (BS_IS_DICE_ENTRY (self), NULL);

  string = g_string_new (NULL);
  for (guint i = 0; i < self->faces->len; i++)
    g_string_append_printf (string, "%s%s", i > 0 ? "," : "", (const char *) self->faces->pdata[i]);

  return g_string_free (string, FALSE);
}

/**
 * bs_dice_entry_add_palette:
 * @self: an entry
 * @faces: gets the faces that can be told, as text that it owns
 */
void
bs_dice_entry_add_palette (BsDiceEntry *self,
                           GPtrArray   *faces)
{
  GtkWidget *palette;

  g_return_if_fail (BS_IS_DICE_ENTRY (self));

  palette = gtk_widget_get_next_sibling (gtk_widget_get_first_child (self->box));
  for (GtkWidget *face = gtk_widget_get_first_child (palette); face != NULL;
       face = gtk_widget_get_next_sibling (face))
    g_ptr_array_add (faces, g_strdup (g_object_get_data (G_OBJECT (face), "face")));
}
