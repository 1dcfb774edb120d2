// The three games of the Commands family on the page: what is said of each before any engine is there. They share one kit.

import type { GameKit } from '../kit.ts';
import type { PageGame } from '../page-game.ts';

const kit = async (): Promise<GameKit> => (await import('./kit.tsx')).kit;

const BANNERS = { head: 'Banners to win', one: 'banner', many: 'banners' };
const PACE = { by: 'banner', minutes: 4 } as const;

export const ancients: PageGame = {
  id: 'ancients',
  short: 'Ancients',
  text: 'Two lines of foot, horse and elephants, moved by cards by the left, the centre and the right.',
  first: {
    battle: 'ancients/008',
    side: 1,
    why: 'Open ground, no rule of its own, and a Roman line that lasts.',
  },
  weight: 1,
  pace: PACE,
  goal: BANNERS,
  armies: 'adjectives',
  shelf: {
    seek: 'Cannae, Spartan, 218 BC',
  },
  kit,
  library: async () => (await import('virtual:vexillum/library/ancients')).default,
  boards: async () => (await import('virtual:vexillum/boards/ancients')).default,
};

export const medieval: PageGame = {
  id: 'medieval',
  short: 'Medieval',
  text: 'Byzantium and her neighbours: horse archers, heavy lancers, and tokens for inspired moments.',
  first: {
    battle: 'medieval/12',
    side: 1,
    why: 'Twelve units a side and five banners: the smallest one, and Belisarius has the better of it.',
  },
  weight: 2,
  pace: PACE,
  goal: BANNERS,
  armies: 'adjectives',
  shelf: {
    seek: 'Dara, Sassanid, 530 AD',
  },
  kit,
  library: async () => (await import('virtual:vexillum/library/medieval')).default,
  boards: async () => (await import('virtual:vexillum/boards/medieval')).default,
};

export const napoleonics: PageGame = {
  id: 'napoleonics',
  short: 'Napoleonics',
  text: 'Muskets, guns and squares: a unit fights with as many dice as it has blocks left.',
  first: {
    battle: 'napoleonics/01',
    side: 0,
    why: 'Wellesley moves first, with thirteen units to nine and six cards to five; two hills behind the French are worth a banner each.',
  },
  weight: 2,
  pace: PACE,
  goal: BANNERS,
  armies: 'adjectives',
  shelf: {
    seek: 'Waterloo, British, 1812',
  },
  kit,
  library: async () => (await import('virtual:vexillum/library/napoleonics')).default,
  boards: async () => (await import('virtual:vexillum/boards/napoleonics')).default,
};
