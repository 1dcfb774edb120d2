// Medieval as a ruleset for everyone above the rules.

import { commandsRuleset } from '../../families/commands/ruleset.ts';
import { medieval } from './index.ts';
import { inShort } from './telling/in-short.ts';

export const medievalRules = commandsRuleset(medieval, inShort);
