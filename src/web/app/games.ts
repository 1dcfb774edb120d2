// The games as the page was told of them while it was built.

import games from 'virtual:vexillum/games';
import type { GameOnShelf } from '../data/types.ts';

/** The game that is shown where none is named. */
export const firstGame: string = games[0].id;

export const gameNamed = (id: string): GameOnShelf | undefined => games.find((game) => game.id === id);

/** The computer players of a game, the strongest first. */
export const botsOf = (game: string): readonly string[] => gameNamed(game)?.bots ?? [];

export const bestBot = (game: string): string => botsOf(game)[0];
