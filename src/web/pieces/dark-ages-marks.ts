// What has become of a piece of Dark Ages this round, as small marks, each with its own form and words; and the signs of the
// printed values and of the classes of troops.

import type { LeaderView, UnitView } from '../../games/dark-ages/telling/view/types.ts';
import type { Mark } from './marks.ts';

const MOVED: Mark = { key: 'moved', words: 'has moved', path: 'M-3.4 -3.6L0.4 0L-3.4 3.6M0.8 -3.6L4.6 0L0.8 3.6' };
const ASSAULTED: Mark = {
  key: 'assaulted',
  words: 'has assaulted',
  path: 'M-4.6 0H2.600M-.4 -3L2.600 0L-.4 3M4.600 -4.400V4.400',
};
const FOUGHT: Mark = { key: 'fought', words: 'has fought', path: 'M-3.8 -3.8L3.8 3.8M3.8 -3.8L-3.8 3.8' };
const EVADED: Mark = {
  key: 'evaded',
  words: 'has evaded',
  path: 'M4 3.600C4 -3.400 -2.600 -3.800 -3.400 1.200M-5.200 -1.600L-3.400 1.800L.2 .2',
};
const RALLIED: Mark = { key: 'rallied', words: 'has rallied', path: 'M0 4.400V-4.400M-3.800 0H3.800' };

export const unitMarks = (unit: UnitView): Mark[] => [
  ...(unit.moved ? [MOVED] : []),
  ...(unit.evaded ? [EVADED] : []),
  ...(unit.assaulted ? [ASSAULTED] : []),
  ...(unit.fought && !unit.assaulted ? [FOUGHT] : []),
];

export const leaderMarks = (leader: LeaderView): Mark[] => [
  ...(leader.moved ? [MOVED] : []),
  ...(leader.rallied ? [RALLIED] : []),
];

/** Signs of the values on a counter, stroked round (0,0), about 10 wide. */
export const VALUE_SIGNS = {
  attack: 'M-4.400 4.400L4.600 -4.600M1.800 -4.800H4.800V-1.800M-4.800 .6L-.6 4.800M-2.800 2.800L-5.200 5.200',
  defence: 'M0 -5L4.600 -3.400V.4C4.600 2.800 2.200 4.600 0 5.600C-2.200 4.600 -4.600 2.800 -4.600 .4V-3.400Z',
  fire: 'M-3 -5.400C4.400 -3 4.400 3 -3 5.400M-3 -5.400V5.400M-5.400 0H5.400M3.200 -2L5.600 0L3.200 2',
  range: 'M-5.400 0H5.400M-5.400 -3V3M5.400 -3V3M-1.800 -1.800V1.800M1.800 -1.800V1.800',
  move: 'M-4 -4L0 0L-4 4M1 -4L5 0L1 4',
  morale: 'M0 -5.400L4.600 0L0 5.400L-4.600 0Z',
} as const;

/** A small diamond, filled: a point of morale. */
export const MORALE_PIP = 'M0 -3.600L3.200 0L0 3.600L-3.200 0Z';
export const MOVE_PIP = 'M-2 -3.200L1.400 0L-2 3.200';

/** Ready to shoot: a bolt on the bow. Not ready: the bare bow, its string slack. */
export const LOADED =
  'M-5.600 -1.600Q0 -6.400 5.600 -1.600M-5.600 -1.600H5.600M0 5.600V-6M-2.200 -3.800L0 -6.400L2.200 -3.800';
export const UNLOADED = 'M-5.600 -1.600Q0 -6.400 5.600 -1.600M-5.600 -1.600Q0 3.400 5.600 -1.600M0 5.600V2.800';

/**
 * Classes of troops as signs that are still told apart when a hex is as wide as a thumbnail: stroked round (0,0), 40 wide.
 * Light troops have one stroke fewer than heavy ones.
 */
export const CLASS_SIGNS: { readonly [unitClass: string]: string } = {
  'light infantry': 'M-12 17L12 -17M4 -15L12 -17L11 -8',
  'heavy infantry': 'M0 -18L15 -12V1C15 10 8 15 0 19C-8 15 -15 10 -15 1V-12ZM0 -18V19M-15 -2H15',
  'light cavalry': 'M-14 18C-15 4 -6 -2 -1 -11L4 -18L7 -11L17 0L13 6L5 3C2 8 3 12 4 18',
  'heavy cavalry': 'M-14 18C-15 4 -6 -2 -1 -11L4 -18L7 -11L17 0L13 6L5 3C2 8 3 12 4 18ZM-12 7L3 10M-7 -2L5 3',
  archers: 'M-8 -14C12 -8 12 8 -8 14ZM-15 0H15M9 -5L15 0L9 5',
  longbows: 'M-6 -20C14 -10 14 10 -6 20ZM-15 0H17M11 -5L17 0L11 5M-15 -4V4',
  crossbows: 'M-17 -5Q0 -20 17 -5ZM0 19V-15M-6 19H6M-5 -9L0 -15L5 -9',
};
