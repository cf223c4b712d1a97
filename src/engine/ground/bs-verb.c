/* bs-verb.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One row of the verb table, and what it says of its arguments. */

#include "bs-verb.h"

#include <string.h>

/**
 * bs_verb_arg:
 * @verb: a row of the verb table
 * @name: name of an argument
 *
 * Returns: (transfer none) (nullable): what the table says of it
 */
const BsVerbArg *
bs_verb_arg (const BsVerb *verb,
             const char   *name)
{
  const BsVerbArg *any = NULL;

  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    {
      if (arg->kind == BS_ARG_ANY)
        any = arg;
      else if (g_str_equal (arg->name, name))
        return arg;
    }

  return any;
}
