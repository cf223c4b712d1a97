/* bs-cli-odds-attack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli odds attack`: the chances of one attack, told or under way. */

#include "engine/rules/bs-ruleset.h"
#include "bs-cli-odds.h"

#include <glib/gi18n.h>

typedef struct
{
  char *attack, *defence, *extra, *evade, *shields, *hull, *reroll;
  char *game, *extension, *rules;
  gboolean attack_focus, defence_focus, attack_stations, defence_stations;
  gboolean lock, precision, deck, json;
} Options;

static void
options_clear (Options *self)
{
  char **texts[] = {
    &self->attack, &self->defence, &self->extra, &self->evade, &self->shields, &self->hull,
    &self->reroll, &self->game, &self->extension, &self->rules,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    g_free (*texts[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_options (Options   *self,
               int       *argc,
               char    ***argv,
               GError   **error)
{
  const GOptionEntry entries[] = {
    { "attack", 0, 0, G_OPTION_ARG_STRING, &self->attack, N_("Attack dice"), "N" },
    { "defence", 0, 0, G_OPTION_ARG_STRING, &self->defence, N_("Defence dice"), "N" },
    { "attack-focus", 0, 0, G_OPTION_ARG_NONE, &self->attack_focus, N_("The attacker spends focus"),
      NULL },
    { "defence-focus", 0, 0, G_OPTION_ARG_NONE, &self->defence_focus,
      N_("The defender spends focus"), NULL },
    { "battle-stations", 0, 0, G_OPTION_ARG_NONE, &self->attack_stations,
      N_("The attacker spends battle stations"), NULL },
    { "defence-battle-stations", 0, 0, G_OPTION_ARG_NONE, &self->defence_stations,
      N_("The defender spends battle stations"), NULL },
    { "lock", 0, 0, G_OPTION_ARG_NONE, &self->lock, N_("The attacker spends a target lock"), NULL },
    { "reroll", 0, 0, G_OPTION_ARG_STRING, &self->reroll,
      N_("What the lock rerolls: what misses, or what is best for an aim"),
      "misses|damage|any|crit|destroy" },
    { "evade", 0, 0, G_OPTION_ARG_STRING, &self->evade, N_("Evade tokens that the defender spends"),
      "N" },
    { "precision", 0, 0, G_OPTION_ARG_NONE, &self->precision,
      N_("A precision shot: less agility, and no damage"), NULL },
    { "more-defence", 0, 0, G_OPTION_ARG_STRING, &self->extra,
      N_("Further defence dice for range and obstruction"), "N" },
    { "shields", 0, 0, G_OPTION_ARG_STRING, &self->shields, N_("Shields left"), "N" },
    { "hull", 0, 0, G_OPTION_ARG_STRING, &self->hull, N_("Hull left: tells the chance to destroy"),
      "N" },
    { "deck", 0, 0, G_OPTION_ARG_NONE, &self->deck,
      N_("Count the cards of a full damage deck that make more damage face up"), NULL },
    { "game", 0, 0, G_OPTION_ARG_STRING, &self->game, N_("The game"), "x-wing|attack-wing|ID" },
    { "extension", 0, 0, G_OPTION_ARG_STRING, &self->extension,
      N_("Its extension with precision shots"), "ID" },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &self->rules, N_("A file of rules to look at first"),
      N_("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &self->json, N_("One JSON object instead of lines"), NULL },
    { NULL }
  };
  g_autoptr(GOptionContext) context = g_option_context_new (NULL);

  g_option_context_set_summary (context,
    _("Works out exactly what one attack does: odds attack --attack=3 --defence=2 --lock"));
  if (!bs_cli_odds_parse (context, entries, argc, argv, error))
    return FALSE;

  if (*argc > 1)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX, _("‘%s’ is no option of ‘odds attack’"),
                   (*argv)[1]);
      return FALSE;
    }
  if (self->attack == NULL || self->defence == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SYNTAX,
                           _("‘odds attack’ wants ‘--attack=N’ and ‘--defence=N’"));
      return FALSE;
    }

  return TRUE;
}

/* Only one token converts faces: the dice of a side are modified by what its game has. */
static gboolean
pick_token (gboolean      focus,
            gboolean      stations,
            const char  **token,
            GError      **error)
{
  *token = focus ? "focus" : stations ? "battle-stations" : NULL;
  if (!focus || !stations)
    return TRUE;

  g_set_error_literal (
    error, BS_ERROR, BS_ERROR_SYNTAX,
    _("focus and battle stations are tokens of different games: take one of them"));
  return FALSE;
}

/* Options that would go unheard without another one. */
static gboolean
check_pairs (const Options  *options,
             GError        **error)
{
  gboolean destroy = g_strcmp0 (options->reroll, "destroy") == 0;
  const struct
  {
    gboolean told;
    const char *option;
    gboolean there;
    const char *needs;
  } pairs[] = {
    { options->reroll != NULL, "--reroll", options->lock, "--lock" },
    { destroy, "--reroll=destroy", options->hull != NULL, "--hull" },
    { options->shields != NULL, "--shields", options->hull != NULL, "--hull" },
    { options->deck, "--deck", options->hull != NULL, "--hull" },
    { options->extra != NULL, "--more-defence", options->precision, "--precision" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (pairs[i].told && !pairs[i].there)
      {
        g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX,
                     _("‘%s’ says something only together with ‘%s’"), pairs[i].option,
                     pairs[i].needs);
        return FALSE;
      }

  return TRUE;
}

static gboolean
fill_input (BsOddsAttackInput  *input,
            const Options      *options,
            const BsRuleset    *ruleset,
            GError            **error)
{
  const char *const aims[] = { "misses", "damage", "any", "crit", "destroy", NULL };
  int aim = BS_ODDS_AIM_MISSES, extra = 0;

  if (!bs_cli_odds_number ("--attack", options->attack, &input->attack_dice, error) ||
      !bs_cli_odds_number ("--defence", options->defence, &input->defence_dice, error) ||
      !bs_cli_odds_number ("--more-defence", options->extra, &extra, error) ||
      !bs_cli_odds_number ("--evade", options->evade, &input->evades, error) ||
      !bs_cli_odds_number ("--shields", options->shields, &input->shields, error) ||
      !bs_cli_odds_number ("--hull", options->hull, &input->hull, error) ||
      !bs_cli_odds_word ("--reroll", options->reroll, aims, &aim, error))
    return FALSE;

  input->aim = aim;
  input->reroll = options->lock;
  if (options->precision && !bs_odds_attack_input_precision (input, ruleset, error))
    return FALSE;
  if (extra < 0 || extra > BS_ODDS_MAX_DICE)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("‘%s’ must be 0 to %d"), "--more-defence", BS_ODDS_MAX_DICE);
      return FALSE;
    }
  if (input->defence_dice >= 0 && input->defence_dice <= BS_ODDS_MAX_DICE)
    input->defence_dice += extra;
  if (options->deck && ruleset->deck != NULL)
    bs_odds_attack_input_deck (input, bs_ruleset_deck (ruleset, ruleset->deck));

  return TRUE;
}

static void
print_lines (const BsOddsAttack      *odds,
             const BsOddsAttackInput *input)
{
  bs_cli_odds_line (odds->expected_damage, _("expected damage"));
  bs_cli_odds_line (odds->p_any, _("at least one hit or critical hit is left"));
  bs_cli_odds_line (odds->p_crit, input->precision
                    ? _("at least one critical hit is left: the target is immobilised")
                    : _("at least one critical hit is left"));
  if (input->hull > 0 && !input->precision)
    bs_cli_odds_line (odds->p_destroyed, _("the target is destroyed"));

  for (int h = 0; h <= odds->max_hits; h++)
    for (int c = 0; c <= odds->max_crits; c++)
      if (bs_odds_attack_left (odds, h, c) > 0)
        {
          g_autofree char *what =
            g_strdup_printf (_("hits left: %d, critical hits left: %d"), h, c);

          bs_cli_odds_line (bs_odds_attack_left (odds, h, c), what);
        }
}

static void
print_json (const BsOddsAttack      *odds,
            const BsOddsAttackInput *input)
{
  g_autoptr(GString) object = g_string_new ("{");
  const char *comma = "";

  bs_cli_odds_member (object, "damage", odds->expected_damage);
  bs_cli_odds_member (object, "any", odds->p_any);
  bs_cli_odds_member (object, "crit", odds->p_crit);
  if (input->hull > 0 && !input->precision)
    bs_cli_odds_member (object, "destroyed", odds->p_destroyed);

  g_string_append (object, ",\"left\":[");
  for (int h = 0; h <= odds->max_hits; h++)
    for (int c = 0; c <= odds->max_crits; c++)
      if (bs_odds_attack_left (odds, h, c) > 0)
        {
          g_autofree char *p = bs_odds_print (bs_odds_attack_left (odds, h, c));

          g_string_append_printf (object, "%s{\"hits\":%d,\"crits\":%d,\"p\":%s}", comma, h, c, p);
          comma = ",";
        }
  g_print ("%s]}\n", object->str);
}

int
bs_cli_odds_attack (int    argc,
                    char **argv)
{
  g_auto(Options) options = { 0 };
  g_autoptr(BsRules) rules = NULL;
  g_autoptr(BsOddsAttack) odds = NULL;
  g_autoptr(GError) error = NULL;
  const char *attack_token, *defence_token, *extension;
  BsOddsAttackInput input;

  if (!parse_options (&options, &argc, &argv, &error) || !check_pairs (&options, &error) ||
      !pick_token (options.attack_focus, options.attack_stations, &attack_token, &error) ||
      !pick_token (options.defence_focus, options.defence_stations, &defence_token, &error))
    return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);

  extension = options.extension;
  if (extension == NULL && options.precision)
    extension = "boarding";
  rules = bs_cli_odds_rules (options.game != NULL ? options.game : "x-wing", extension,
                             options.rules, &error);
  if (rules == NULL)
    return bs_cli_odds_fail (BS_CLI_ODDS_TROUBLE, error);

  if (!bs_odds_attack_input_rules (&input, rules->ruleset, attack_token, defence_token, &error) ||
      !fill_input (&input, &options, rules->ruleset, &error))
    return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);
  odds = bs_odds_attack_new (&input, &error);
  if (odds == NULL)
    return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);

  if (options.json)
    print_json (odds, &input);
  else
    print_lines (odds, &input);

  return BS_CLI_ODDS_FINE;
}
