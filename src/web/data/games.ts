// The games as the first screen is told of them: what the engine says of each, and the page's own words about it.

import { manifests as engine } from '../../games/manifests.ts';
import { manifests as pages } from '../games/manifests.ts';
import { botsOnShelf } from './bots.ts';
import { minutesOf } from './length.ts';
import type { GameOnShelf } from './types.ts';

const games: readonly GameOnShelf[] = await Promise.all(
  pages.map(async ({ kit: _kit, library: _library, boards: _boards, shelf: _shelf, ...words }) => {
    const rules = await engine.find(({ id }) => id === words.id)?.rules();
    if (!rules) throw new Error(`the page has a game "${words.id}", and the engine has none`);
    const lengths = rules.scenarios.map((info) => minutesOf(info, words.pace));
    const lasts = [Math.min(...lengths), Math.max(...lengths)] as const;
    const players = botsOnShelf(words.id);
    const levels = players.filter(({ level }) => level !== null);
    return {
      ...words,
      name: rules.name,
      battles: rules.scenarios.length,
      lasts,
      bots: players.map(({ name }) => name),
      levels: levels.map(({ name }) => name),
      temperaments: levels.at(-1)?.temperaments ?? [],
    };
  }),
);

export default games;
