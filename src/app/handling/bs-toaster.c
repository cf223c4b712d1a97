/* bs-toaster.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-toaster.h"

#include <glib/gi18n.h>

#define SECONDS 4

/* Longer than a toast takes to come or go. */
#define REST_MS 700

/**
 * BsToaster:
 *
 * Shows one toast at a time, the newest. libadwaita 1.2 crashes when a toast is replaced while it
 * still comes or goes, as it does when somebody holds Ctrl+Z: while one moves, its words are
 * changed in place or the next one waits.
 */
struct _BsToaster
{
  GObject parent_instance;

  /* Borrowed: the toast that is shown; weak: where it is, and where the next one wants to be. */
  AdwToast *shown;
  AdwToastOverlay *overlay;
  AdwToastOverlay *wanted;

  /* Owned: what the next one says. */
  char *sentence;
  char *rule;
  gboolean undo;

  gint64 moved;
  guint later;
};

G_DEFINE_FINAL_TYPE (BsToaster, bs_toaster, G_TYPE_OBJECT)

static void sync_toast (BsToaster *self);

static void
dismissed_cb (BsToaster *self,
              AdwToast  *toast)
{
  if (self->shown != toast)
    return;

  self->shown = NULL;
  g_clear_weak_pointer (&self->overlay);
  self->moved = g_get_monotonic_time ();
  if (self->later == 0)
    g_clear_pointer (&self->sentence, g_free);
}

static void
fill (BsToaster *self,
      AdwToast  *toast)
{
  g_autofree char *words = self->rule != NULL && self->undo
                             /* Translators: a sentence and the number of the rule that says so. */
                             ? g_strdup_printf (_("%s (%s)"), self->sentence, self->rule)
                             : g_strdup (self->sentence);
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_set_button_label (toast, self->undo ? _("Undo") : self->rule);
  if (self->undo)
    {
      adw_toast_set_action_name (toast, "win.undo");
      adw_toast_set_action_target_value (toast, NULL);
    }
  else if (self->rule != NULL)
    {
      adw_toast_set_action_name (toast, "win.show-rule");
      adw_toast_set_action_target (toast, "s", self->rule);
    }
  else
    {
      adw_toast_set_action_name (toast, NULL);
      adw_toast_set_action_target_value (toast, NULL);
    }
}

static void
take_away (BsToaster *self)
{
  AdwToast *toast = g_steal_pointer (&self->shown);

  g_clear_weak_pointer (&self->overlay);
  if (toast != NULL)
    {
      self->moved = g_get_monotonic_time ();
      adw_toast_dismiss (toast);
    }
}

static void
show (BsToaster *self)
{
  self->shown = adw_toast_new ("");
  adw_toast_set_timeout (self->shown, SECONDS);
  adw_toast_set_priority (self->shown, ADW_TOAST_PRIORITY_HIGH);
  fill (self, self->shown);
  g_signal_connect_object (self->shown, "dismissed", G_CALLBACK (dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->overlay, self->wanted);
  self->moved = g_get_monotonic_time ();
  adw_toast_overlay_add_toast (self->overlay, self->shown);
}

static gboolean
later_cb (gpointer data)
{
  BsToaster *self = data;

  self->later = 0;
  sync_toast (self);

  return G_SOURCE_REMOVE;
}

/* Nothing moves where animations are off. */
static gboolean
is_moving (BsToaster *self)
{
  AdwToastOverlay *overlay = self->overlay != NULL ? self->overlay : self->wanted;

  return overlay != NULL && adw_get_enable_animations (GTK_WIDGET (overlay)) &&
         g_get_monotonic_time () - self->moved < REST_MS * 1000;
}

static void
sync_toast (BsToaster *self)
{
  if (is_moving (self))
    {
      if (self->shown != NULL && self->sentence != NULL && self->wanted == self->overlay)
        {
          fill (self, self->shown);
          g_clear_handle_id (&self->later, g_source_remove);
        }
      else if (self->later == 0)
        self->later = g_timeout_add (REST_MS, later_cb, self);
      return;
    }

  g_clear_handle_id (&self->later, g_source_remove);
  take_away (self);
  if (self->sentence != NULL && self->wanted != NULL)
    show (self);
}

static void
bs_toaster_dispose (GObject *object)
{
  BsToaster *self = BS_TOASTER (object);

  g_clear_handle_id (&self->later, g_source_remove);
  g_clear_weak_pointer (&self->overlay);
  g_clear_weak_pointer (&self->wanted);
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->rule, g_free);
  self->shown = NULL;

  G_OBJECT_CLASS (bs_toaster_parent_class)->dispose (object);
}

static void
bs_toaster_class_init (BsToasterClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_toaster_dispose;
}

static void
bs_toaster_init (BsToaster *self)
{
}

/**
 * bs_toaster_new:
 *
 * Returns: (transfer full): a toaster
 */
BsToaster *
bs_toaster_new (void)
{
  return g_object_new (BS_TYPE_TOASTER, NULL);
}

/**
 * bs_toaster_say:
 * @self: the toaster
 * @overlay: where the toast is to stand
 * @sentence: what it says, as plain text
 * @rule: (nullable): number of the rule that says so; its button leads there, unless Undo has it
 * @undo: whether its button is Undo
 *
 * Shows a toast in place of the one before.
 */
void
bs_toaster_say (BsToaster       *self,
                AdwToastOverlay *overlay,
                const char      *sentence,
                const char      *rule,
                gboolean         undo)
{
  g_return_if_fail (BS_IS_TOASTER (self) && ADW_IS_TOAST_OVERLAY (overlay) && sentence != NULL);

  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  g_free (self->rule);
  self->rule = g_strdup (rule);
  self->undo = undo;
  g_set_weak_pointer (&self->wanted, overlay);
  sync_toast (self);
}

/**
 * bs_toaster_clear:
 * @self: the toaster
 *
 * Takes the toast away: its Undo would take back another step than the one it tells of. Not before
 * what is said of that step could take its place.
 */
void
bs_toaster_clear (BsToaster *self)
{
  g_return_if_fail (BS_IS_TOASTER (self));

  g_clear_pointer (&self->sentence, g_free);
  g_clear_weak_pointer (&self->wanted);
  if (self->later == 0)
    self->later = g_idle_add (later_cb, self);
}

/**
 * bs_toaster_get_shown:
 * @self: the toaster
 *
 * For tests.
 *
 * Returns: (transfer none) (nullable): the toast that is shown
 */
AdwToast *
bs_toaster_get_shown (BsToaster *self)
{
  g_return_val_if_fail (BS_IS_TOASTER (self), NULL);

  return self->shown;
}
