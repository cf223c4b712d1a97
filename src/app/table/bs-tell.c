/* bs-tell.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-tell.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"
#include "bs-tell-titles.h"

#include <glib/gi18n.h>

/**
 * BsTell:
 *
 * A form of what is still told of an offer: a control for each argument, made of what the engine
 * says that means something now. Its controls are named by argument, or by argument and value. It
 * says "changed" when something else is told.
 */
struct _BsTell
{
  GtkWidget parent_instance;

  /* Borrowed: the only child. */
  GtkWidget *box;

  /* Owned. */
  GPtrArray *rows;      /* Row */

  gboolean filling;
};

/* One argument. */
typedef struct
{
  BsId name;
  BsId with;            /* (nullable) the argument beside which alone it is asked */
  gboolean many, flag, needed;
  GPtrArray *values;    /* of its choices, in their order; owned */
  GPtrArray *labels;    /* of its choices; owned */
  GPtrArray *buttons;   /* a button a choice; borrowed */
  GtkWidget *widget;    /* all of it; borrowed */
  GtkWidget *menu;      /* (nullable) has the buttons; borrowed */
  /* (nullable) says what was told by buttons that may be tapped again; borrowed */
  GtkWidget *faces;
  GPtrArray *added;     /* by them, in their order; borrowed */
  GtkWidget *list;      /* (nullable) in place of the buttons; borrowed */
  GtkWidget *entry;     /* (nullable) what is free; borrowed */
  GtkWidget *check;     /* (nullable) whether a free number is told; borrowed */
} Row;

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BsTell, bs_tell, GTK_TYPE_WIDGET)

/* With more of them, or words for them, a list. */
#define MOST_BUTTONS 3

static void
row_free (gpointer data)
{
  Row *row = data;

  g_ptr_array_unref (row->values);
  g_ptr_array_unref (row->labels);
  g_ptr_array_unref (row->buttons);
  g_ptr_array_unref (row->added);
  g_free (row);
}

static const Row *
row_named (BsTell     *self,
           const char *name)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_str_equal (((Row *) self->rows->pdata[i])->name, name))
      return self->rows->pdata[i];

  return NULL;
}

static char *row_value (BsTell *self, const Row *row);

/* What means something beside another argument alone is there beside it alone. */
static void
show_rows (BsTell *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];
      const Row *with = row->with != NULL ? row_named (self, row->with) : NULL;
      g_autofree char *value = with != NULL ? row_value (self, with) : NULL;

      gtk_widget_set_visible (row->widget, with == NULL || value != NULL);
    }
}

/* A menu says on its button what is told in it. */
static void
say_menus (BsTell *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];
      g_autoptr (GString) told = g_string_new (NULL);
      g_autofree char *words = NULL;

      for (guint j = 0; row->menu != NULL && j < row->buttons->len; j++)
        if (gtk_check_button_get_active (row->buttons->pdata[j]))
          g_string_append_printf (told, "%s%s", told->len > 0 ? ", " : "",
                                  (const char *) row->labels->pdata[j]);
      if (row->menu == NULL)
        continue;
      /* Translators: what is told, and what of it: "Overlaps: Slave I". */
      words = g_strdup_printf (_("%s: %s"), bs_tell_title (row->name),
                               told->len > 0 ? told->str : C_("choice", "nothing"));
      gtk_menu_button_set_label (GTK_MENU_BUTTON (row->menu), words);
      bs_set_label (row->menu, words);
    }
}

/* Whoever hears it may fill the panel anew: the control that was tapped stays until it has had its
 * say. */
static void
changed_cb (BsTell *self)
{
  if (self->filling)
    return;

  show_rows (self);
  say_menus (self);
  g_idle_add_once ((GSourceOnceFunc) g_object_unref, g_object_ref (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

static const Row *
row_of (BsTell    *self,
        GtkWidget *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (g_ptr_array_find (((Row *) self->rows->pdata[i])->buttons, button, NULL))
      return self->rows->pdata[i];

  return NULL;
}

/* One of them at most is down. */
static void
toggled_cb (BsTell    *self,
            GtkWidget *button)
{
  const Row *row = row_of (self, button);
  gboolean down = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));

  if (self->filling || row == NULL)
    return;

  self->filling = TRUE;
  for (guint i = 0; down && !row->many && i < row->buttons->len; i++)
    if (row->buttons->pdata[i] != button)
      gtk_toggle_button_set_active (row->buttons->pdata[i], FALSE);
  self->filling = FALSE;
  changed_cb (self);
}

/* What the rules say against it: there, but marked. */
static void
mark_against (GtkWidget      *control,
              const BsChoice *choice,
              const BsState  *state)
{
  g_autofree char *text = NULL;

  if (choice->verdict == NULL || choice->verdict->level < BS_VERDICT_AGAINST)
    return;

  text = bs_rule_text (choice->verdict, state->ruleset);
  gtk_widget_add_css_class (control, "against");
  bs_set_tooltip (control, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

static GtkWidget *
new_toggle (const BsTold   *told,
            const BsChoice *choice)
{
  g_autofree char *name = g_strdup_printf ("%s-%s", told->name, choice->value);
  /* Translators: what is told, and what of it: "Range 2". */
  g_autofree char *spoken = g_strdup_printf (_("%s %s"), bs_tell_title (told->name), choice->label);
  GtkWidget *button = gtk_toggle_button_new_with_label (choice->label);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_set_name (button, name);
  bs_set_tooltip (button, spoken);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  bs_set_label (button, spoken);
  if (told->kind == BS_ARG_INT)
    gtk_widget_add_css_class (button, "range");

  return button;
}

static gboolean
was_told (const BsCommand *before,
          const BsTold    *told,
          const char      *value)
{
  g_auto (GStrv) values = before != NULL ? bs_command_get_list (before, told->name) : NULL;

  if (value == NULL || values == NULL)
    return value == NULL && before != NULL && bs_command_has (before, told->name);

  return g_strv_contains ((const char *const *) values, value);
}

static void
add_flag (BsTell          *self,
          Row             *row,
          const BsTold    *told,
          const BsCommand *before,
          const BsState   *state)
{
  const BsChoice *choice = told->choices->pdata[0];
  g_autofree char *words = g_strdup (choice->label);
  GtkWidget *check = gtk_check_button_new_with_label (words);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), was_told (before, told, NULL));
  gtk_widget_set_name (check, told->name);
  mark_against (check, choice, state);
  g_signal_connect_object (check, "toggled", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (row->buttons, check);
  gtk_box_append (GTK_BOX (self->box), check);
}

static void
add_buttons (BsTell          *self,
             Row             *row,
             const BsTold    *told,
             const BsCommand *before,
             const BsState   *state)
{
  GtkWidget *wrap = bs_wrap_box (6);
  GtkWidget *label = gtk_label_new (bs_tell_title (told->name));
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  bs_layout_box_add (wrap, label);
  for (guint i = 0; i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];
      GtkWidget *button = new_toggle (told, choice);
      gboolean down = was_told (before, told, choice->value);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), down);
      gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                                   down ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                        : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
      if (down)
        gtk_widget_add_css_class (button, "chosen");
      mark_against (button, choice, state);
      g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (row->buttons, button);
      /* Numbers are one piece: one of them alone on the next line would belong to what stands
       * beside it there. */
      if (told->kind == BS_ARG_INT)
        gtk_box_append (GTK_BOX (buttons), button);
      else
        bs_layout_box_add (wrap, button);
    }
  if (told->kind == BS_ARG_INT)
    bs_layout_box_add (wrap, buttons);
  else
    g_object_unref (g_object_ref_sink (buttons));
  gtk_box_append (GTK_BOX (self->box), wrap);
}

/* Many of many: a button that says them, with a list behind it. */
static void
add_menu (BsTell          *self,
          Row             *row,
          const BsTold    *told,
          const BsCommand *before,
          const BsState   *state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *popover = gtk_popover_new (), *scroller = gtk_scrolled_window_new ();

  row->menu = gtk_menu_button_new ();
  gtk_widget_set_name (row->menu, told->name);
  for (guint i = 0; i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];
      g_autofree char *name = g_strdup_printf ("%s-%s", told->name, choice->value);
      GtkWidget *check = gtk_check_button_new_with_label (choice->label);

      gtk_widget_set_name (check, name);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check),
                                   was_told (before, told, choice->value));
      mark_against (check, choice, state);
      g_signal_connect_object (check, "toggled", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (row->buttons, check);
      gtk_box_append (GTK_BOX (box), check);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 400);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (row->menu), popover);
  gtk_box_append (GTK_BOX (self->box), row->menu);
}

static void
say_faces (const Row *row)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; i < row->added->len; i++)
    for (guint j = 0; j < row->values->len; j++)
      if (g_str_equal (row->values->pdata[j], row->added->pdata[i]))
        g_string_append_printf (told, "%s%s", i > 0 ? ", " : "",
                                (const char *) row->labels->pdata[j]);
  gtk_label_set_label (GTK_LABEL (row->faces), told->str);
  gtk_widget_set_visible (row->faces, told->len > 0);
}

static void
face_cb (BsTell    *self,
         GtkWidget *button)
{
  const Row *row = row_of (self, button);
  guint place;

  if (row == NULL || !g_ptr_array_find (row->buttons, button, &place))
    return;
  if (place < row->values->len)
    g_ptr_array_add (row->added, row->values->pdata[place]);
  else if (row->added->len > 0)
    g_ptr_array_set_size (row->added, row->added->len - 1);
  say_faces (row);
  changed_cb (self);
}

/* What dice show: the same face as often as it lies there, and a button that takes the last one
 * back. */
static void
add_faces (BsTell       *self,
           Row          *row,
           const BsTold *told)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *wrap = bs_wrap_box (6);
  GtkWidget *label = gtk_label_new (bs_tell_title (told->name));

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  bs_layout_box_add (wrap, label);
  for (guint i = 0; i <= told->choices->len; i++)
    {
      const BsChoice *choice = i < told->choices->len ? told->choices->pdata[i] : NULL;
      g_autofree char *name =
        g_strdup_printf ("%s-%s", told->name, choice != NULL ? choice->value : "back");
      GtkWidget *button = choice != NULL ? gtk_button_new_with_label (choice->label)
                                         : gtk_button_new_from_icon_name ("edit-clear-symbolic");
      /* Translators: adds a die that shows this face. */
      g_autofree char *spoken = choice != NULL ? g_strdup_printf (_("Add %s"), choice->label)
                                               : g_strdup (_("Take the last die back"));

      gtk_widget_set_name (button, name);
      bs_set_tooltip (button, spoken);
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      bs_set_label (button, spoken);
      g_signal_connect_object (button, "clicked", G_CALLBACK (face_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (row->buttons, button);
      bs_layout_box_add (wrap, button);
    }
  row->faces = bs_text_label ("", NULL);
  gtk_widget_set_visible (row->faces, FALSE);
  gtk_box_append (GTK_BOX (box), wrap);
  gtk_box_append (GTK_BOX (box), row->faces);
  gtk_box_append (GTK_BOX (self->box), box);
}

/* Dice are told by their number, and shown as what they show. */
static gboolean
are_numbers (const BsTold *told)
{
  for (guint i = 0; i < told->choices->len; i++)
    {
      const char *value = ((BsChoice *) told->choices->pdata[i])->value;

      if (value == NULL || !g_ascii_isdigit (*value))
        return FALSE;
    }

  return TRUE;
}

static GtkWidget *
titled (const char *title,
        GtkWidget  *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = bs_text_label (title, NULL);

  gtk_widget_set_hexpand (control, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), control);

  return row;
}

/* The first line tells nothing. */
static void
add_list (BsTell          *self,
          Row             *row,
          const BsTold    *told,
          const BsCommand *before)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  guint chosen = 0;

  /* Translators: of a list, when nothing of it is told. */
  gtk_string_list_append (words, C_("choice", "Not told"));
  for (guint i = 0; i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];

      gtk_string_list_append (words, choice->label);
      if (was_told (before, told, choice->value))
        chosen = i + 1;
    }

  row->list = bs_drop_down (bs_tell_title (told->name), G_LIST_MODEL (g_steal_pointer (&words)));
  gtk_widget_set_name (row->list, told->name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->list), chosen);
  g_signal_connect_object (row->list, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), titled (bs_tell_title (told->name), row->list));
}

static void
add_free (BsTell          *self,
          Row             *row,
          const BsTold    *told,
          const BsCommand *before)
{
  const char *value = before != NULL ? bs_command_get (before, told->name) : NULL;

  if (told->kind == BS_ARG_INT)
    {
      row->entry = gtk_spin_button_new_with_range (told->low, MAX (told->high, told->low), 1);
      row->check = gtk_check_button_new_with_label (bs_tell_title (told->name));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->entry),
                                 value != NULL ? g_ascii_strtoll (value, NULL, 10) : told->low);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (row->check), value != NULL || told->needed);
      g_signal_connect_object (row->check, "toggled", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (row->entry, "value-changed", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    {
      row->entry = gtk_entry_new ();
      gtk_editable_set_text (GTK_EDITABLE (row->entry), value != NULL ? value : "");
      g_signal_connect_object (row->entry, "changed", G_CALLBACK (changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_widget_set_name (row->entry, told->name);
  bs_set_label (row->entry, bs_tell_title (told->name));
  if (row->check != NULL)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      gtk_box_append (GTK_BOX (line), row->check);
      gtk_box_append (GTK_BOX (line), row->entry);
      gtk_box_append (GTK_BOX (self->box), line);
    }
  else
    gtk_box_append (GTK_BOX (self->box), titled (bs_tell_title (told->name), row->entry));
}

static void
add_row (BsTell          *self,
         const BsTold    *told,
         const BsCommand *before,
         const BsState   *state)
{
  Row *row = g_new0 (Row, 1);
  const GPtrArray *choices = told->choices;

  row->name = told->name;
  row->with = told->with;
  row->flag = told->kind == BS_ARG_FLAG;
  row->many = told->many;
  row->needed = told->needed;
  row->buttons = g_ptr_array_new ();
  row->values = g_ptr_array_new_with_free_func (g_free);
  row->labels = g_ptr_array_new_with_free_func (g_free);
  row->added = g_ptr_array_new ();
  for (guint i = 0; choices != NULL && i < choices->len; i++)
    {
      g_ptr_array_add (row->values, g_strdup (((BsChoice *) choices->pdata[i])->value));
      g_ptr_array_add (row->labels, g_strdup (((BsChoice *) choices->pdata[i])->label));
    }
  g_ptr_array_add (self->rows, row);

  if (choices == NULL)
    add_free (self, row, told, before);
  else if (row->flag)
    add_flag (self, row, told, before, state);
  else if (told->kind == BS_ARG_FACES)
    add_faces (self, row, told);
  else if (told->many && choices->len > MOST_BUTTONS && !are_numbers (told))
    add_menu (self, row, told, before, state);
  else if (told->many || told->kind == BS_ARG_INT || choices->len <= MOST_BUTTONS)
    add_buttons (self, row, told, before, state);
  else
    add_list (self, row, told, before);
  row->widget = gtk_widget_get_last_child (self->box);
}

static gboolean
is_down (gpointer button)
{
  return GTK_IS_CHECK_BUTTON (button) ? gtk_check_button_get_active (button)
                                      : gtk_toggle_button_get_active (button);
}

static void
add_told (const char   *value,
          GStrvBuilder *told)
{
  g_strv_builder_add (told, value);
}

/* Gives: what is told of it now; the flag is the empty text. */
static char *
row_told (const Row *row)
{
  g_autoptr (GStrvBuilder) told = g_strv_builder_new ();
  g_auto (GStrv) values = NULL;
  guint selected = row->list != NULL ? gtk_drop_down_get_selected (GTK_DROP_DOWN (row->list)) : 0;

  if (row->faces != NULL)
    {
      g_ptr_array_foreach (row->added, (GFunc) add_told, told);
      values = g_strv_builder_end (told);
      return values[0] != NULL ? g_strjoinv (",", values) : NULL;
    }
  if (row->list != NULL)
    return selected > 0 && selected <= row->values->len
             ? g_strdup (row->values->pdata[selected - 1])
             : NULL;
  if (row->check != NULL)
    return is_down (row->check)
             ? g_strdup_printf ("%d",
                                gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->entry)))
             : NULL;
  if (row->entry != NULL)
    return *gtk_editable_get_text (GTK_EDITABLE (row->entry)) != '\0'
             ? g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->entry)))
             : NULL;
  for (guint i = 0; i < row->buttons->len; i++)
    if (is_down (row->buttons->pdata[i]))
      g_strv_builder_add (told, row->flag ? "" : row->values->pdata[i]);
  values = g_strv_builder_end (told);

  return values[0] != NULL ? g_strjoinv (",", values) : NULL;
}

/* Nothing where it is not asked. */
static char *
row_value (BsTell    *self,
           const Row *row)
{
  const Row *with = row->with != NULL ? row_named (self, row->with) : NULL;
  g_autofree char *beside = with != NULL ? row_told (with) : NULL;

  return with == NULL || beside != NULL ? row_told (row) : NULL;
}

/**
 * bs_tell_add_values:
 * @self: the form
 * @name: an argument
 * @values: gets, as text that it owns, what can be told of it: values; "" for the flag, "1..6" for
 * numbers, "*" for any text
 */
void
bs_tell_add_values (BsTell     *self,
                    const char *name,
                    GPtrArray  *values)
{
  const Row *row = row_named (self, name);
  double low, high;

  if (row == NULL)
    return;
  if (row->check != NULL)
    {
      gtk_spin_button_get_range (GTK_SPIN_BUTTON (row->entry), &low, &high);
      g_ptr_array_add (values, g_strdup_printf ("%d..%d", (int) low, (int) high));
    }
  else if (row->entry != NULL)
    g_ptr_array_add (values, g_strdup ("*"));
  for (guint i = 0; i < row->values->len; i++)
    g_ptr_array_add (values, g_strdup (row->flag ? "" : row->values->pdata[i]));
}

/* Without it the line would mean nothing: then the proposal stands. */
static gboolean
is_indispensable (const BsCommand *command,
                  const char      *name)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  const BsVerbArg *arg = verb != NULL ? bs_verb_arg (verb, name) : NULL;

  return arg != NULL && arg->needed;
}

/**
 * bs_tell_fill:
 * @self: the form
 * @command: gets what is told, in place of what it says of these arguments
 */
void
bs_tell_fill (BsTell    *self,
              BsCommand *command)
{
  g_return_if_fail (BS_IS_TELL (self));

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];
      g_autofree char *value = row_value (self, row);

      if (value == NULL && !is_indispensable (command, row->name))
        bs_command_unset (command, row->name);
      else if (value == NULL)
        continue;
      else if (row->flag)
        bs_command_set_flag (command, row->name);
      else
        bs_command_set (command, row->name, value);
    }
}

/**
 * bs_tell_lacks:
 * @self: the form
 * @name: (nullable): an argument; %NULL: any
 *
 * Returns: whether it has to be told and is not
 */
gboolean
bs_tell_lacks (BsTell     *self,
               const char *name)
{
  g_return_val_if_fail (BS_IS_TELL (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = self->rows->pdata[i];
      g_autofree char *value = row_value (self, row);

      if (row->needed && value == NULL && (name == NULL || g_str_equal (row->name, name)))
        return TRUE;
    }

  return FALSE;
}

static void
bs_tell_dispose (GObject *object)
{
  BsTell *self = BS_TELL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_tell_parent_class)->dispose (object);
}

static void
bs_tell_class_init (BsTellClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_tell_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHANGED] =
    g_signal_new ("changed", BS_TYPE_TELL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bs_tell_init (BsTell *self)
{
  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_tell_new:
 * @state: the battle
 * @offer: an offer
 * @before: (nullable): what was told of it before, or of another one like it
 * @without: (nullable): arguments that are told elsewhere
 *
 * Returns: (transfer floating): a control for each argument that is told of the offer
 */
GtkWidget *
bs_tell_new (const BsState     *state,
             const BsOffer     *offer,
             const BsCommand   *before,
             const char *const *without)
{
  BsTell *self = g_object_new (BS_TYPE_TELL, NULL);

  self->filling = TRUE;
  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];
      gboolean proposed = before == NULL || !bs_command_has (before, told->name);

      if (without == NULL || !g_strv_contains (without, told->name))
        add_row (self, told, proposed ? offer->command : before, state);
    }
  self->filling = FALSE;
  show_rows (self);
  say_menus (self);

  return GTK_WIDGET (self);
}
