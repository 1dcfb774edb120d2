// The games on the page, in the order of the shelf. It is fetched when a game is first shown: a further game adds its words to the
// first load, and nothing else.

import { battalion } from './battalion/page.ts';
import { ancients, medieval, napoleonics } from './commands/pages.ts';
import { darkAges } from './dark-ages/page.ts';
import type { PageGame } from './page-game.ts';

export const manifests: readonly PageGame[] = [ancients, medieval, napoleonics, battalion, darkAges];

/** The entry of a game; one that is not on the page is refused by name. */
export async function pageOf(id: string): Promise<PageGame> {
  const game = manifests.find((one) => one.id === id);
  if (game) return game;
  throw new Error(`There is no game "${id}" here.`);
}
