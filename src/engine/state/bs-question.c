/* bs-question.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-question.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * bs_question_new:
 * @topic: a row of the table of topics
 * @kind: what answers it
 *
 * Returns: (transfer full): a question without id
 */
BsQuestion *
bs_question_new (BsId      topic,
                 BsAskKind kind)
{
  BsQuestion *self = bs_fields_new (&bs_question_fields);

  self->topic = topic;
  self->kind = kind;
  return self;
}

/**
 * bs_question_ref:
 * @self: a question
 *
 * Returns: (transfer full): the same question
 */
BsQuestion *
bs_question_ref (BsQuestion *self)
{
  return bs_fields_ref (&bs_question_fields, self);
}

/**
 * bs_question_unref:
 * @self: (transfer full): a question
 */
void
bs_question_unref (BsQuestion *self)
{
  bs_fields_free (&bs_question_fields, self);
}
