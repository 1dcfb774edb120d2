// All computer players of a game from the parts in which they are loaded.

import type { KernelState } from '../kernel/state.ts';
import type { GameBots } from './bot.ts';
import { weakestFirst } from './naming.ts';

/** Tools and levels, the weakest first, and those for measuring alone. */
export const together = <G extends KernelState, V>(
  tools: GameBots<G, V>,
  levels: GameBots<G, V>,
  more: Pick<GameBots<G, V>, 'measured' | 'about'> = {},
): GameBots<G, V> => ({
  ...levels,
  ...more,
  makers: weakestFirst({ ...tools.makers, ...levels.makers }),
  about: { ...tools.about, ...levels.about, ...more.about },
});
