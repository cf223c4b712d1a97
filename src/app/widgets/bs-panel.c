/* bs-panel.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-panel.h"

#include "app/drawing/bs-dress.h"
#include "bs-text.h"

/**
 * BsPanel:
 *
 * A vertical box that looks like a card, maybe with a heading, by which a screen reader calls it.
 * Property: heading.
 */
struct _BsPanel
{
  GtkBox parent_instance;

  /* Template children. */
  BsText *heading;
};

enum
{
  PROP_0,
  PROP_HEADING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsPanel, bs_panel, GTK_TYPE_BOX)

static void
bs_panel_get_property (GObject    *object,
                       guint       id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  if (id == PROP_HEADING)
    g_value_set_string (value, bs_text_get_label (BS_PANEL (object)->heading));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_panel_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  BsPanel *self = BS_PANEL (object);
  const char *heading = g_value_get_string (value);

  if (id != PROP_HEADING)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }

  bs_text_set_label (self->heading, heading);
  if (heading != NULL)
    bs_set_label (GTK_WIDGET (self), heading);
}

static void
bs_panel_class_init (BsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bs_panel_get_property;
  object_class->set_property = bs_panel_set_property;

  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (BS_TYPE_TEXT);
  bs_template_load (widget_class, "bs-panel");
  gtk_widget_class_bind_template_child (widget_class, BsPanel, heading);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bs_panel_init (BsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
