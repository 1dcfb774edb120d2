// Napoleonics as a ruleset for everyone above the rules.

import { commandsRuleset } from '../../families/commands/ruleset.ts';
import { napoleonics } from './index.ts';
import { inShort } from './telling/in-short.ts';

export const napoleonicsRules = commandsRuleset(napoleonics, inShort);
