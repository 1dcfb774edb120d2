// The games as the page was told of them while it was built.

import games from 'virtual:vexillum/games';
import type { GameOnShelf } from '../data/types.ts';

/** The game that is shown where none is named. */
export const firstGame: string = games[0].id;

export const gameNamed = (id: string): GameOnShelf | undefined => games.find((game) => game.id === id);

/** The computer players of a game, the weakest first: levels, and tools among them. */
export const botsOf = (game: string): readonly string[] => gameNamed(game)?.bots ?? [];
export const levelsOf = (game: string): readonly string[] => gameNamed(game)?.levels ?? [];
export const toolsOf = (game: string): readonly string[] => botsOf(game).filter((bot) => !levelsOf(game).includes(bot));

/** How a level of the game may lean. */
export const temperamentsOf = (game: string): readonly string[] => gameNamed(game)?.temperaments ?? [];

/** Whom a newcomer meets: the lowest level. */
export const newcomersBot = (game: string): string => levelsOf(game)[0] ?? botsOf(game).at(-1) ?? '';

/** Who sits down where nobody has been asked for: a level from the middle. */
export const usualBot = (game: string): string => {
  const levels = levelsOf(game);
  return levels[Math.floor(levels.length / 2)] ?? botsOf(game).at(-1) ?? '';
};

/** Whether the game has a player of that name, with or without a temperament. */
export const hasBot = (game: string, bot: string): boolean => {
  const [base, temperament, ...more] = bot.split(':');
  if (!botsOf(game).includes(base) || more.length > 0) return false;
  return temperament === undefined || (levelsOf(game).includes(base) && temperamentsOf(game).includes(temperament));
};
