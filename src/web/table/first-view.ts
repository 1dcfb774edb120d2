// How battles look before the first turn, for pictures. It runs where the engine runs, behind library.ts.

import type { CommandsView } from '../../families/commands/view.ts';
import { SeededChance } from '../../kernel/chance.ts';
import { loadGame } from './games.ts';

/** The table before the first turn, as anyone may see it. */
export async function firstView(game: string, scenario: string): Promise<CommandsView> {
  const ruleset = await loadGame(game);
  return ruleset.view(ruleset.start({ scenario }, new SeededChance('picture')), -1);
}
