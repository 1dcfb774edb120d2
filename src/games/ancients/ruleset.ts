// Ancients as a ruleset for everyone above the rules.

import { commandsRuleset } from '../../families/commands/ruleset.ts';
import { ancients } from './index.ts';
import { inShort } from './telling/in-short.ts';

export const ancientsRules = commandsRuleset(ancients, inShort);
