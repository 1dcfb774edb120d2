// The Ford on the page: what is said of it before any engine is there, and how its parts are fetched.

import type { PageGame } from '../page-game.ts';

export const ford: PageGame = {
  id: 'ford',
  short: 'The Ford',
  text: 'Two patrols at a crossing, with three cards each.',
  first: { battle: 'ford/1', side: 0, why: 'Four men a side.' },
  weight: 1,
  pace: { by: 'unit', minutes: 1 },
  goal: null,
  armies: 'adjectives',
  shelf: { seek: 'Green, Grey' },
  kit: async () => (await import('./kit.tsx')).kit,
  library: async () => (await import('virtual:vexillum/library/ford')).default,
};
