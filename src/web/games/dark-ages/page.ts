// Dark Ages on the page: what is said of it before any engine is there, and how its parts are fetched.

import type { PageGame } from '../page-game.ts';

export const darkAges: PageGame = {
  id: 'dark-ages',
  short: 'Dark Ages',
  text: 'Britain and France in the early Middle Ages: cards set units and leaders going, or turn a fight under way.',
  first: { battle: 'dark-ages/01', why: 'The first of the box: two hosts on foot, eleven units a side.' },
  goal: null,
  armies: 'peoples',
  bots: ['drill', 'random'],
  shelf: {
    seek: 'Hastings, Scots, 1346',
    sure: 'The maps, the forces and some of the numbers of these battles are our reconstruction. What is sourced and what is ours stands with each battle and each unit.',
  },
  kit: async () => (await import('./kit.tsx')).kit,
  library: async () => (await import('virtual:vexillum/library/dark-ages')).default,
};
