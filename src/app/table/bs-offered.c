/* bs-offered.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-offered.h"

#include "app/dice/bs-dice-entry.h"
#include "app/dice/bs-dice-pool.h"
#include "bs-ask.h"
#include "bs-tell.h"

/* What a control does, in one place: the offer that it carries, what it says of it by itself, and
 * the forms, dice and lists beside it in which more is told. Whatever is tapped in a battle is sent
 * from here; so what can be reached is what the controls carry. */

#define OFFERED "bs-offered"
#define IDS "ids"

/* What tells an argument; a BsTell tells many. */
typedef struct
{
  BsId name;            /* (nullable) */
  GWeakRef widget;
} Teller;

typedef struct
{
  BsTable *table;
  BsOffer *offer;
  BsCommand *fixed;     /* what the control says by itself */
  GPtrArray *tellers;   /* Teller */
} Offered;

static void
teller_free (gpointer data)
{
  Teller *teller = data;

  g_weak_ref_clear (&teller->widget);
  g_free (teller);
}

static void
offered_free (gpointer data)
{
  Offered *offered = data;

  g_object_unref (offered->table);
  bs_offer_free (offered->offer);
  bs_command_free (offered->fixed);
  g_ptr_array_unref (offered->tellers);
  g_free (offered);
}

static Offered *
offered_of (GtkWidget *control)
{
  return g_object_get_data (G_OBJECT (control), OFFERED);
}

/**
 * bs_offered_set:
 * @control: a control
 * @table: the table
 * @offer: (transfer none) (nullable): what it does from now on; %NULL: nothing
 *
 * Lets the control carry the offer; whoever hears it sends bs_offered_command().
 */
void
bs_offered_set (GtkWidget *control,
                BsTable   *table,
                BsOffer   *offer)
{
  Offered *offered;

  g_object_set_data (G_OBJECT (control), OFFERED, NULL);
  if (offer == NULL)
    return;

  offered = g_new0 (Offered, 1);
  offered->table = g_object_ref (table);
  offered->offer = bs_offer_ref (offer);
  offered->fixed = bs_command_new (offer->command->verb);
  offered->tellers = g_ptr_array_new_with_free_func (teller_free);
  g_object_set_data_full (G_OBJECT (control), OFFERED, offered, offered_free);
}

/**
 * bs_offered_bind:
 * @control: a button, or an entry for dice
 * @table: the table
 * @offer: (transfer none): what it does
 *
 * Lets the control carry the offer and do it when it is tapped.
 */
void
bs_offered_bind (GtkWidget *control,
                 BsTable   *table,
                 BsOffer   *offer)
{
  bs_offered_set (control, table, offer);
  g_signal_connect (control, BS_IS_DICE_ENTRY (control) ? "entered" : "clicked",
                    G_CALLBACK (bs_offered_do), NULL);
}

/**
 * bs_offered_fix:
 * @control: a control with an offer
 * @name: an argument
 * @value: (nullable): what this control says of it; %NULL: the flag
 */
void
bs_offered_fix (GtkWidget  *control,
                const char *name,
                const char *value)
{
  bs_command_set (offered_of (control)->fixed, name, value);
}

/**
 * bs_offered_tell_by:
 * @control: a control with an offer
 * @name: (nullable): the argument that is told; %NULL: by a BsTell, whatever it asks for
 * @teller: (transfer none): a BsTell, dice, an entry for dice, or a list with bs_offered_list_ids()
 */
void
bs_offered_tell_by (GtkWidget  *control,
                    const char *name,
                    GtkWidget  *teller)
{
  Teller *new = g_new0 (Teller, 1);

  new->name = name != NULL ? bs_id (name) : NULL;
  g_weak_ref_init (&new->widget, teller);
  g_ptr_array_add (offered_of (control)->tellers, new);
}

/**
 * bs_offered_list_ids:
 * @list: a drop-down
 * @ids: (transfer full): what its lines tell, in their order
 */
void
bs_offered_list_ids (GtkWidget *list,
                     GPtrArray *ids)
{
  g_ptr_array_add (ids, NULL);
  g_object_set_data_full (G_OBJECT (list), IDS, g_ptr_array_free (ids, FALSE), g_free);
}

/**
 * bs_offered_get:
 * @control: any widget
 *
 * Returns: (transfer none) (nullable): what it does
 */
const BsOffer *
bs_offered_get (GtkWidget *control)
{
  const Offered *offered = offered_of (control);

  return offered != NULL ? offered->offer : NULL;
}

static void
fill_from (GtkWidget *widget,
           BsId       name,
           BsCommand *command)
{
  g_autofree char *value = NULL;

  if (BS_IS_TELL (widget))
    bs_tell_fill (BS_TELL (widget), command);
  else if (BS_IS_DICE_POOL (widget))
    value = bs_dice_pool_dup_chosen (BS_DICE_POOL (widget));
  else if (BS_IS_DICE_ENTRY (widget))
    value = bs_dice_entry_dup_faces (BS_DICE_ENTRY (widget));
  else
    value = g_strdup (
      ((BsId *) g_object_get_data (G_OBJECT (widget),
                                   IDS))[gtk_drop_down_get_selected (GTK_DROP_DOWN (widget))]);
  if (value != NULL)
    bs_command_set (command, name, value);
}

/**
 * bs_offered_command:
 * @control: a control with an offer
 *
 * Returns: (transfer full): what it would send now
 */
BsCommand *
bs_offered_command (GtkWidget *control)
{
  const Offered *offered = offered_of (control);
  BsCommand *command = bs_command_copy (offered->offer->command);

  for (guint i = 0; i < offered->tellers->len; i++)
    {
      Teller *teller = offered->tellers->pdata[i];
      g_autoptr (GtkWidget) widget = g_weak_ref_get (&teller->widget);

      if (widget != NULL)
        fill_from (widget, teller->name, command);
    }
  for (guint i = 0; i < offered->fixed->args->len; i++)
    {
      const BsArg *arg = &g_array_index (offered->fixed->args, BsArg, i);

      bs_command_set (command, arg->name, arg->value);
    }

  return command;
}

/**
 * bs_offered_do:
 * @control: a control with an offer
 *
 * Does it, and closes the form in which it stands.
 */
void
bs_offered_do (GtkWidget *control)
{
  GtkWidget *popover = gtk_widget_get_ancestor (control, GTK_TYPE_POPOVER);
  g_autoptr (GtkWidget) from = popover != NULL ? bs_ask_dup_at (popover) : g_object_ref (control);
  g_autoptr (BsTable) table = g_object_ref (offered_of (control)->table);
  BsCommand *command = bs_offered_command (control);

  /* The form goes before the panel is filled anew. */
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  bs_table_perform (table, from, command);
}

static void
add_values (GtkWidget    *widget,
            const Teller *teller,
            const char   *name,
            GPtrArray    *values)
{
  BsId *ids = g_object_get_data (G_OBJECT (widget), IDS);

  if (teller->name == NULL)
    bs_tell_add_values (BS_TELL (widget), name, values);
  else if (!g_str_equal (teller->name, name))
    return;
  else if (BS_IS_DICE_POOL (widget))
    for (int i = 1; i <= bs_dice_pool_n_dice (BS_DICE_POOL (widget)); i++)
      g_ptr_array_add (values, g_strdup_printf ("%d", i));
  else if (BS_IS_DICE_ENTRY (widget))
    bs_dice_entry_add_palette (BS_DICE_ENTRY (widget), values);
  else
    for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
      g_ptr_array_add (values, g_strdup (ids[i]));
}

/**
 * bs_offered_values:
 * @control: a control with an offer
 * @name: an argument
 *
 * For tests.
 *
 * Returns: (transfer full): what can be told of it here, as the widgets have it: values; "" for the
 * flag, "1..6" for numbers, "*" for any text
 */
GStrv
bs_offered_values (GtkWidget  *control,
                   const char *name)
{
  const Offered *offered = offered_of (control);
  GPtrArray *values = g_ptr_array_new ();

  if (bs_command_has (offered->fixed, name))
    g_ptr_array_add (values, g_strdup (bs_command_get (offered->fixed, name) != NULL
                                         ? bs_command_get (offered->fixed, name)
                                         : ""));
  for (guint i = 0; i < offered->tellers->len; i++)
    {
      Teller *teller = offered->tellers->pdata[i];
      g_autoptr (GtkWidget) widget = g_weak_ref_get (&teller->widget);

      if (widget != NULL)
        add_values (widget, teller, name, values);
    }
  g_ptr_array_add (values, NULL);

  return (GStrv) g_ptr_array_free (values, FALSE);
}

/**
 * bs_offered_tellers:
 * @control: a control with an offer
 *
 * For tests.
 *
 * Returns: (transfer full): array of the widgets beside it in which more is told
 */
GPtrArray *
bs_offered_tellers (GtkWidget *control)
{
  const Offered *offered = offered_of (control);
  GPtrArray *widgets = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < offered->tellers->len; i++)
    {
      GtkWidget *widget = g_weak_ref_get (&((Teller *) offered->tellers->pdata[i])->widget);

      if (widget != NULL)
        g_ptr_array_add (widgets, widget);
    }

  return widgets;
}

