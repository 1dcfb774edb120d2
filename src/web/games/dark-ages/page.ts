// Dark Ages on the page: what is said of it before any engine is there, and how its parts are fetched.

import type { PageGame } from '../page-game.ts';

export const darkAges: PageGame = {
  id: 'dark-ages',
  short: 'Dark Ages',
  text: 'Britain and France in the early Middle Ages: cards set units and leaders going, or turn a fight under way.',
  first: {
    battle: 'dark-ages/03',
    side: 1,
    why: 'Norman archers, foot and horse go up against a wall of shields that may not leave its hill.',
  },
  weight: 3,
  pace: { by: 'unit', minutes: 1.4 },
  goal: null,
  armies: 'peoples',
  shelf: {
    seek: 'Hastings, Scots, 1346',
    sure: 'The maps, the forces and some of the numbers of these battles are our reconstruction. What is sourced and what is ours stands with each battle and each unit.',
  },
  kit: async () => (await import('./kit.tsx')).kit,
  library: async () => (await import('virtual:vexillum/library/dark-ages')).default,
  boards: async () => (await import('virtual:vexillum/boards/dark-ages')).default,
};
