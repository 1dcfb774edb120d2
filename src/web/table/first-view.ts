// How battles look before the first turn, for pictures. It runs where the engine runs, behind library.ts.

import type { CommandsView } from '../../families/commands/view.ts';
import { SeededChance } from '../../kernel/chance.ts';
import { rulesetOf } from './games.ts';

/** The table before the first turn, as anyone may see it. */
export function firstView(game: string, scenario: string): CommandsView {
  const ruleset = rulesetOf(game);
  return ruleset.view(ruleset.start({ scenario }, new SeededChance('picture')), -1);
}
