// Battalion on the page: what is said of it before any engine is there, and how its parts are fetched.

import type { PageGame } from '../page-game.ts';

export const battalion: PageGame = {
  id: 'battalion',
  short: 'Battalion',
  text: 'No hexes: units of rank tiles meet in three sectors, and an army whose deck of cards runs out has lost.',
  first: {
    battle: 'battalion/2',
    side: 1,
    why: 'Six units a side; the crossbows of the Han keep the enemy at a distance while you learn.',
  },
  weight: 2,
  pace: { by: 'unit', minutes: 1.25 },
  goal: null,
  armies: 'states',
  shelf: {
    seek: 'Rome, Carthage, Han',
    own: {
      title: 'Muster your own armies',
      text: 'Build units from the tiles of a faction, for two players or four; then deploy them in turns.',
      to: { screen: 'muster' },
    },
    sure: 'Which tiles and cards the box holds is known; many of the numbers on them are not. What is sourced, what lies within limits and what is ours stands with each battle, tile and card.',
  },
  kit: async () => (await import('./kit.tsx')).kit,
  library: async () => (await import('virtual:vexillum/library/battalion')).default,
  boards: async () => (await import('virtual:vexillum/boards/battalion')).default,
};
