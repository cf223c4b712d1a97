/* bs-import-preview.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-import-preview.h"

#include "app/drawing/bs-symbol.h"
#include "app/widgets/bs-pieces.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many sentences of one kind have a row of their own. */
#define MOST_ROWS 60

/**
 * BsImportPreview:
 *
 * What a list would bring, before it does: its ships and points, which of several squads, and what
 * is unknown, against a rule, corrected, noted, understood. What may be done besides, such as ships
 * that begin docked, has a mark to set. It reads nothing and does nothing: "squad" asks for another
 * squad of the list, "take" for all that is shown.
 */
struct _BsImportPreview
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *summary;
  GtkWidget *choice;
  GtkDropDown *squads;
  GtkWidget *list;
  GtkWidget *take;

  GPtrArray *offers;      /* owned: GtkCheckButton, borrowed, of what may be done besides */

  const BsImport *import; /* (nullable) borrowed: what is shown */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsImportPreview, bs_import_preview, ADW_TYPE_BIN)

static guint squad_signal, take_signal;

static void
clear_list (BsImportPreview *self)
{
  g_ptr_array_set_size (self->offers, 0);
  bs_box_clear (self->list);
}

static void
add_row (BsImportPreview *self,
         const char      *icon,
         const char      *css,
         const char      *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *image =
    bs_symbol_is_known (icon) ? bs_symbol_image (icon) : gtk_image_new_from_icon_name (icon);
  GtkWidget *label = bs_text_label (text, NULL);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_widget_set_hexpand (label, TRUE);
  if (css != NULL)
    gtk_widget_add_css_class (row, css);
  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (self->list), row);
}

static const BsCommand *
offer_of (GtkCheckButton *mark)
{
  return g_object_get_data (G_OBJECT (mark), "offer");
}

/* A ship is in one other at most. */
static void
offer_cb (BsImportPreview *self,
          GtkCheckButton  *mark)
{
  const BsCommand *offer = offer_of (mark);

  if (!gtk_check_button_get_active (mark) || !g_str_equal (offer->verb, "stow"))
    return;
  for (guint i = 0; i < self->offers->len; i++)
    {
      const BsCommand *other = offer_of (self->offers->pdata[i]);

      if (other != offer && g_str_equal (other->verb, "stow") &&
          g_strcmp0 (bs_command_get (other, "ship"), bs_command_get (offer, "ship")) == 0)
        gtk_check_button_set_active (self->offers->pdata[i], FALSE);
    }
}

/* Ships that may begin docked, and cards that a list may have lost, are what it offers; nobody has
 * to. */
static void
add_offer (BsImportPreview *self,
           const BsCommand *offer,
           const char      *text)
{
  const char *label = g_str_equal (offer->verb, "stow") ? _("Begin docked") : _("Add this card");
  GtkWidget *mark = gtk_check_button_new_with_label (label);
  g_autofree char *name = g_strconcat ("offer-", bs_command_get (offer, "ship"), NULL);
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), label, text);

  gtk_widget_set_name (mark, name);
  gtk_widget_set_halign (mark, GTK_ALIGN_START);
  gtk_widget_set_margin_start (mark, 24);
  bs_set_label (mark, spoken);
  g_object_set_data (G_OBJECT (mark), "offer", (gpointer) offer);
  g_signal_connect_object (mark, "toggled", G_CALLBACK (offer_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->offers, mark);
  gtk_box_append (GTK_BOX (self->list), mark);
}

static char *
name_by (const BsImport  *import,
         const BsCommand *command,
         const char      *argument)
{
  const char *id = bs_command_get (command, argument);

  return id != NULL ? bs_card_translate (bs_catalogue_card (import->catalogue, bs_id (id)),
                                         bs_command_get (command, "name"))
                    : NULL;
}

/* What a ship of the list is called in the fleet that it would make. */
static char *
ship_name (const BsImport *import,
           BsId            ship)
{
  for (guint i = 0; ship != NULL && i < import->commands->len; i++)
    {
      const BsCommand *command = import->commands->pdata[i];

      char *name;

      if (!g_str_equal (command->verb, "ship") ||
          g_strcmp0 (bs_command_get (command, "id"), ship) != 0 ||
          bs_command_get (command, "name") == NULL)
        continue;
      name = name_by (import, command, "pilot");
      if (name == NULL)
        name = name_by (import, command, "card");
      return name != NULL ? name : g_strdup (bs_command_get (command, "name"));
    }

  return NULL;
}

static const struct
{
  BsImportKind kind;
  const char *heading;
  const char *icon;       /* a symbol of ours or of the theme */
  const char *css;
} kinds[] = {
  { BS_IMPORT_UNKNOWN, N_("Unknown, kept with its points"), "unknown", "mark" },
  { BS_IMPORT_AGAINST, N_("Against the rules, taken all the same"), "dialog-warning-symbolic",
    "mark" },
  { BS_IMPORT_CORRECTED, N_("Corrected"), "document-edit-symbolic", NULL },
  { BS_IMPORT_REMARK, N_("Notes"), "dialog-information-symbolic", NULL },
};

static void
add_kind (BsImportPreview *self,
          guint            k)
{
  guint n = 0;

  for (guint i = 0; i < self->import->items->len; i++)
    {
      const BsImportItem *item = self->import->items->pdata[i];
      g_autofree char *ship = ship_name (self->import, item->ship);
      g_autofree char *text = NULL;

      if (item->kind != kinds[k].kind)
        continue;
      if (n++ == 0)
        gtk_box_append (GTK_BOX (self->list), bs_text_label (_(kinds[k].heading), "panel-heading"));
      if (n > MOST_ROWS)
        continue;
      text = ship != NULL && strstr (item->text, ship) == NULL
               /* Translators: a ship, and a sentence about it. */
               ? g_strdup_printf (_("%s: %s"), ship, item->text)
               : g_strdup (item->text);
      add_row (self, kinds[k].icon, kinds[k].css, text);
      if (item->offer != NULL)
        add_offer (self, item->offer, text);
    }
  if (n > MOST_ROWS)
    {
      g_autofree char *more =
        g_strdup_printf (ngettext ("and %u more", "and %u more", n - MOST_ROWS), n - MOST_ROWS);

      gtk_box_append (GTK_BOX (self->list), bs_text_label (more, "dim-label"));
    }
}

/* One row a ship: what of it was found. */
static void
add_understood (BsImportPreview *self)
{
  const GPtrArray *items = self->import->items;
  GString *cards = g_string_new (NULL);
  guint rows = 0;

  for (guint i = 0; i < items->len; i++)
    {
      const BsImportItem *item = items->pdata[i];
      BsId next = NULL;

      if (item->kind != BS_IMPORT_UNDERSTOOD)
        continue;
      for (guint j = i + 1; j < items->len && next == NULL; j++)
        if (((BsImportItem *) items->pdata[j])->kind == BS_IMPORT_UNDERSTOOD)
          next = ((BsImportItem *) items->pdata[j])->ship != NULL
                   ? ((BsImportItem *) items->pdata[j])->ship
                   : bs_id ("none");
      g_string_append_printf (cards, "%s%s", cards->len > 0 ? ", " : "",
                              item->card != NULL ? bs_card_name (item->card) : item->text);
      if (next == (item->ship != NULL ? item->ship : bs_id ("none")))
        continue;
      if (rows++ == 0)
        gtk_box_append (GTK_BOX (self->list), bs_text_label (_("Understood"), "panel-heading"));
      if (rows <= MOST_ROWS)
        add_row (self, "object-select-symbolic", NULL, cards->str);
      g_string_truncate (cards, 0);
    }
  g_string_free (cards, TRUE);
}

static void
fill_summary (BsImportPreview *self)
{
  guint ships = 0;
  int points = 0;
  g_autofree char *count = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->import->squads->len; i++)
    {
      const BsImportSquad *squad = self->import->squads->pdata[i];

      ships += squad->ships;
      points += squad->points;
    }
  count = g_strdup_printf (ngettext ("%u ship", "%u ships", ships), ships);
  sum = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
  text = g_strjoin (" · ", self->import->format_name, count, sum, NULL);
  gtk_label_set_label (self->summary, text);
}

/* Which of several squads. */
static void
fill_choice (BsImportPreview *self)
{
  g_autoptr (GtkStringList) words = NULL;

  gtk_widget_set_visible (self->choice, self->import->squads->len > 1);
  words = gtk_string_list_new (NULL);
  gtk_string_list_append (words, _("All squads"));
  for (guint i = 0; i < self->import->squads->len; i++)
    {
      const BsImportSquad *squad = self->import->squads->pdata[i];
      g_autofree char *own = squad->name != NULL && *squad->name != '\0'
                               ? g_strdup (squad->name)
                               : g_strdup_printf (_("Squad %u"), i + 1);
      g_autofree char *name =
        /* Translators: a squad, and the player whose it is */
        squad->owner != NULL ? g_strdup_printf (_("%s, of %s"), own, squad->owner) : g_strdup (own);
      g_autofree char *word =
        /* Translators: a squad and its points. */
        g_strdup_printf (ngettext ("%s (%d point)", "%s (%d points)", squad->points), name,
                         squad->points);

      gtk_string_list_append (words, word);
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->squads, G_LIST_MODEL (words));
  gtk_drop_down_set_selected (self->squads, 0);
  self->filling = FALSE;
}

static void
choice_cb (BsImportPreview *self)
{
  guint selected = gtk_drop_down_get_selected (self->squads);

  if (!self->filling && selected != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, squad_signal, 0, selected == 0 ? BS_IMPORT_ALL : (int) selected - 1);
}

static void
take_cb (BsImportPreview *self)
{
  g_signal_emit (self, take_signal, 0, self->take);
}

static void
bs_import_preview_dispose (GObject *object)
{
  BsImportPreview *self = BS_IMPORT_PREVIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_IMPORT_PREVIEW);
  g_clear_pointer (&self->offers, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_import_preview_parent_class)->dispose (object);
}

static void
bs_import_preview_class_init (BsImportPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_import_preview_dispose;

  /* The number of a squad, or BS_IMPORT_ALL. */
  squad_signal = g_signal_new ("squad", BS_TYPE_IMPORT_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  /* The button, beside which may be asked. */
  take_signal = g_signal_new ("take", BS_TYPE_IMPORT_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);

  bs_template_set (widget_class, "bs-import-preview");
  gtk_widget_class_bind_template_child (widget_class, BsImportPreview, summary);
  gtk_widget_class_bind_template_child (widget_class, BsImportPreview, choice);
  gtk_widget_class_bind_template_child (widget_class, BsImportPreview, squads);
  gtk_widget_class_bind_template_child (widget_class, BsImportPreview, list);
  gtk_widget_class_bind_template_child (widget_class, BsImportPreview, take);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_cb);
}

static void
bs_import_preview_init (BsImportPreview *self)
{
  self->offers = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_drop_down_dress (self->squads);
}

/**
 * bs_import_preview_show:
 * @self: the preview
 * @import: (nullable): what is shown; it must live until something else is
 * @whole: whether it holds all squads of its list: only then the choice among them is filled
 *
 * Shows what a list would bring; without one, nothing.
 */
void
bs_import_preview_show (BsImportPreview *self,
                        const BsImport  *import,
                        gboolean         whole)
{
  g_return_if_fail (BS_IS_IMPORT_PREVIEW (self));

  self->import = import;
  clear_list (self);
  if (import == NULL)
    return;

  fill_summary (self);
  if (whole)
    fill_choice (self);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_kind (self, i);
  add_understood (self);
  gtk_widget_grab_focus (self->take);
}

/**
 * bs_import_preview_choose:
 * @self: the preview
 * @squad: the number of a squad
 *
 * Chooses it as if somebody had.
 */
void
bs_import_preview_choose (BsImportPreview *self,
                          guint            squad)
{
  g_return_if_fail (BS_IS_IMPORT_PREVIEW (self));

  gtk_drop_down_set_selected (self->squads, squad + 1);
}

/**
 * bs_import_preview_offers:
 * @self: the preview
 *
 * Returns: (transfer full) (element-type BsCommand): what of it is wanted besides, to be done
 * behind the commands of the list
 */
GPtrArray *
bs_import_preview_offers (BsImportPreview *self)
{
  GPtrArray *wanted = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  g_return_val_if_fail (BS_IS_IMPORT_PREVIEW (self), wanted);

  for (guint i = 0; i < self->offers->len; i++)
    if (gtk_check_button_get_active (self->offers->pdata[i]))
      g_ptr_array_add (wanted, bs_command_copy (offer_of (self->offers->pdata[i])));

  return wanted;
}
