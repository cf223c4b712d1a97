/* bs-command.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A line of the battle language as a command: its verb, its arguments, and how it is written
 * down again. */

#include "bs-types.h"

G_BEGIN_DECLS

/* The longest line of a record, in bytes, without the newline. */
#define BS_LINE_MAX 4096

/* One name=value pair; value is NULL for a flag (a bare word). */
typedef struct
{
  BsId name;
  char *value;
} BsArg;

/* A command: verb and arguments in the order told. Arguments may be added by apply (dice rolled,
 * cards drawn, a ship's numbers), so that the line that is stored carries everything that chance or
 * the catalogue brought. */
struct _BsCommand
{
  BsId verb;
  GArray *args;        /* BsArg */
  gboolean anyway;     /* the flag `anyway` */
  guint group;         /* 0: a step of its own */
  gboolean last;       /* the last line of its group */
};

BsCommand  *bs_command_new       (const char       *verb) G_GNUC_WARN_UNUSED_RESULT;
BsCommand  *bs_command_copy      (const BsCommand  *self) G_GNUC_WARN_UNUSED_RESULT;
void        bs_command_free      (BsCommand        *self);
GPtrArray  *bs_commands_new      (void) G_GNUC_WARN_UNUSED_RESULT;
char       *bs_command_print     (const BsCommand  *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bs_command_equal     (const BsCommand  *self,
                                  const BsCommand  *other);

const char *bs_command_get       (const BsCommand  *self,
                                  const char       *name);
gboolean    bs_command_has       (const BsCommand  *self,
                                  const char       *name);
gboolean    bs_command_get_int   (const BsCommand  *self,
                                  const char       *name,
                                  int              *value);
char      **bs_command_get_list  (const BsCommand  *self,
                                  const char       *name) G_GNUC_WARN_UNUSED_RESULT;
void        bs_command_set       (BsCommand        *self,
                                  const char       *name,
                                  const char       *value);
void        bs_command_set_int   (BsCommand        *self,
                                  const char       *name,
                                  int               value);
void        bs_command_set_flag  (BsCommand        *self,
                                  const char       *name);
void        bs_command_complete  (BsCommand        *self,
                                  const char       *name,
                                  const char       *value);
void        bs_command_complete_int (BsCommand     *self,
                                  const char       *name,
                                  int               value);
void        bs_command_unset     (BsCommand        *self,
                                  const char       *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsCommand, bs_command_free)

G_END_DECLS
