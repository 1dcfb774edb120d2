// How battles look before the first turn, for pictures. It runs where the engine runs, behind library.ts.

import { SeededChance } from '../../kernel/chance.ts';
import type { TableView } from '../../kernel/view.ts';
import { loadGame } from './games.ts';

/** The table before the first turn, as anyone may see it. */
export async function firstView(game: string, scenario: string): Promise<TableView> {
  const ruleset = await loadGame(game);
  return ruleset.view(ruleset.start({ scenario }, new SeededChance('picture')), -1);
}
