/* bs-phase-bar.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-phase-bar.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-next.h"
#include "bs-offered.h"

#include "engine/bs-battle.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsPhaseBar:
 *
 * Where the battle stands: round, phases, who acts and who is next, and one big button that goes on
 * and says what it does.
 */
struct _BsPhaseBar
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *phase_row;
  GtkWidget *phases;
  GtkWidget *actor_box;
  GtkWidget *actor;
  GtkWidget *then;
  GtkWidget *next_box;
  GtkWidget *open;
  GtkWidget *next;
  GtkWidget *next_label;

  /* Owned. */
  BsTable *table;

  BsRoom room;
  gboolean flat;
};

G_DEFINE_FINAL_TYPE (BsPhaseBar, bs_phase_bar, GTK_TYPE_WIDGET)

static void
show_text (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  bs_set_tooltip (label, text);
  gtk_widget_set_visible (label, text != NULL);
}

static void
add_phase (BsPhaseBar    *self,
           const BsState *state,
           guint          index)
{
  const BsPhase *phase = state->ruleset->phases->pdata[index];
  gboolean current = phase->id == state->phase;
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;
  GtkWidget *label;

  if (self->room == BS_ROOM_NARROW && !current)
    return;

  name = bs_words_named (state->ruleset, "phase", phase->id);
  words = g_strdup_printf ("%u %s", index + 1, name);
  label = gtk_label_new (words);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, "phase");
  if (current)
    {
      g_autofree char *now = g_strdup_printf (_("%s, now"), words);

      gtk_widget_add_css_class (label, "current");
      bs_set_label (label, now);
    }
  bs_layout_box_add (self->phases, label);
}

/* Gives: whether it is there. What would be refused is not what one is led to. */
static gboolean
offer_next (BsPhaseBar    *self,
            const BsState *state)
{
  g_autoptr (GPtrArray) offers = bs_offers_to_go_on (state);
  BsOffer *next = NULL;

  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (((BsOffer *) offers->pdata[i])->kind, "next"))
      next = offers->pdata[i];
  bs_offered_set (self->next, self->table, next);
  if (next != NULL && next->verdict->level >= BS_VERDICT_AGAINST)
    gtk_widget_remove_css_class (self->next, "suggested-action");
  else
    gtk_widget_add_css_class (self->next, "suggested-action");

  return next != NULL;
}

static void
changed_cb (BsPhaseBar *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autofree char *next = NULL;
  g_autofree char *open = NULL;
  g_autofree char *actor = NULL;
  g_autofree char *then = NULL;
  g_autofree char *round = NULL;
  GtkWidget *label;

  bs_layout_box_clear (self->phases);
  gtk_widget_set_visible (self->box, state != NULL);
  if (state == NULL)
    return;

  round = g_strdup_printf (_("Round %d"), state->round);
  gtk_box_set_spacing (GTK_BOX (self->actor_box),
                       self->room == BS_ROOM_NARROW && self->flat ? 12 : 0);
  label = gtk_label_new (round);
  gtk_widget_add_css_class (label, "round");
  /* The header has it, too. */
  gtk_widget_set_visible (label, !(self->room == BS_ROOM_NARROW && self->flat));
  bs_layout_box_add (self->phases, label);
  for (guint i = 0; i < state->ruleset->phases->len; i++)
    add_phase (self, state, i);

  actor = bs_next_actor (state, &then);
  show_text (self->actor, actor);
  if (state->ended)
    gtk_widget_add_css_class (self->actor, "ended");
  else
    gtk_widget_remove_css_class (self->actor, "ended");
  show_text (self->then, self->room == BS_ROOM_NARROW && self->flat ? NULL : then);

  next = bs_next_words (state);
  open = bs_next_open (state);
  gtk_label_set_label (GTK_LABEL (self->next_label), next);
  bs_set_label (self->next, next);
  show_text (self->open, open);
  gtk_widget_set_visible (self->next, offer_next (self, state) && bs_table_is_live (self->table));
}

/* Moves a child to the end of another box. */
static void
move_to (GtkWidget *child,
         GtkWidget *box)
{
  g_object_ref (child);
  gtk_widget_unparent (child);
  gtk_box_append (GTK_BOX (box), child);
  g_object_unref (child);
}

/* Huge: all in a row. Else two rows: phases above, who acts and Next below. Narrow: who acts in a
 * row of its own, Next below, or, where height is dear, beside the phase. */
static void
place_children (BsPhaseBar *self)
{
  gboolean narrow = self->room == BS_ROOM_NARROW;
  gboolean flat = narrow && self->flat;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), self->room == BS_ROOM_HUGE ?
                                  GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->next_box), narrow ?
                                  GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->actor_box), flat ?
                                  GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->next, flat);
  gtk_widget_set_halign (self->next, flat ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  move_to (self->next, flat ? self->phase_row : self->next_box);
}

static GtkWidget *
make_label (const char *css)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css);

  return label;
}

static void
bs_phase_bar_dispose (GObject *object)
{
  BsPhaseBar *self = BS_PHASE_BAR (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_phase_bar_parent_class)->dispose (object);
}

static void
bs_phase_bar_class_init (BsPhaseBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_phase_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "phasebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
build_next (BsPhaseBar *self)
{
  self->next = gtk_button_new ();
  self->next_label = make_label ("next-label");
  gtk_label_set_xalign (GTK_LABEL (self->next_label), 0.5);
  gtk_button_set_child (GTK_BUTTON (self->next), self->next_label);
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_add_css_class (self->next, "next");
  gtk_widget_set_valign (self->next, GTK_ALIGN_CENTER);
  gtk_widget_set_name (self->next, "next");
  bs_set_tooltip (self->next, _("Goes on (Ctrl+Enter)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "win.next");
}

static void
bs_phase_bar_init (BsPhaseBar *self)
{
  self->room = BS_ROOM_WIDE;
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->phases = bs_wrap_box (8);
  self->next_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->actor_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->actor = make_label ("actor");
  self->then = make_label ("dim-label");
  self->open = make_label ("still-open");
  build_next (self);

  gtk_widget_set_hexpand (self->actor_box, TRUE);
  gtk_widget_set_valign (self->actor_box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->phases, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->actor_box), self->actor);
  gtk_box_append (GTK_BOX (self->actor_box), self->then);
  gtk_box_append (GTK_BOX (self->actor_box), self->open);
  gtk_box_append (GTK_BOX (self->next_box), self->actor_box);
  gtk_box_append (GTK_BOX (self->next_box), self->next);
  self->phase_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->phase_row), self->phases);
  gtk_box_append (GTK_BOX (self->box), self->phase_row);
  gtk_box_append (GTK_BOX (self->box), self->next_box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  bs_set_label (GTK_WIDGET (self), _("Phase"));
}

/**
 * bs_phase_bar_set_table:
 * @self: the bar
 * @table: what it shows; once
 */
void
bs_phase_bar_set_table (BsPhaseBar *self,
                        BsTable    *table)
{
  g_return_if_fail (BS_IS_PHASE_BAR (self) && self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/**
 * bs_phase_bar_get_next:
 * @self: the bar
 *
 * Returns: (transfer none): the button that goes on
 */
GtkWidget *
bs_phase_bar_get_next (BsPhaseBar *self)
{
  g_return_val_if_fail (BS_IS_PHASE_BAR (self), NULL);

  return self->next;
}

/**
 * bs_phase_bar_set_room:
 * @self: the bar
 * @room: how much room there is
 * @flat: whether height is dear
 */
void
bs_phase_bar_set_room (BsPhaseBar *self,
                       BsRoom      room,
                       gboolean    flat)
{
  g_return_if_fail (BS_IS_PHASE_BAR (self));

  self->room = room;
  self->flat = flat;
  place_children (self);
  if (self->table != NULL)
    changed_cb (self);
}
