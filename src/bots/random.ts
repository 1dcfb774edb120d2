// The bot `random`: every choice on offer is as likely as any other.

import type { About, Bot } from './bot.ts';
import { Prng } from './prng.ts';

export const aboutRandom: About = {
  title: 'Chance',
  level: null,
  looksAt: 'Nothing: every choice on offer is as likely as any other.',
  overlooks: 'Everything.',
  temperaments: [],
};

export function randomBot<G, V>(seed: string): Bot<G, V> {
  const prng = new Prng(seed);
  return {
    name: 'random',
    choose: ({ choices }) => choices[prng.below(choices.length)],
  };
}
