// The games as the first screen is told of them: what the engine says of each, and the page's own words about it.

import { manifests as engine } from '../../games/manifests.ts';
import { manifests as pages } from '../games/manifests.ts';
import type { GameOnShelf } from './types.ts';

const games: readonly GameOnShelf[] = await Promise.all(
  pages.map(async ({ kit: _kit, library: _library, shelf: _shelf, ...words }) => {
    const rules = await engine.find(({ id }) => id === words.id)?.rules();
    if (!rules) throw new Error(`the page has a game "${words.id}", and the engine has none`);
    return { ...words, name: rules.name, battles: rules.scenarios.length };
  }),
);

export default games;
