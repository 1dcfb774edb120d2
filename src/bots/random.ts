// The bot `random`: every choice on offer is as likely as any other.

import type { Bot } from './bot.ts';
import { Prng } from './prng.ts';

export function randomBot<G, V>(seed: string): Bot<G, V> {
  const prng = new Prng(seed);
  return {
    name: 'random',
    choose: ({ choices }) => choices[prng.below(choices.length)],
  };
}
