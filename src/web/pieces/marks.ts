// What has become of a piece this turn, as small marks. Each mark has its own form and its own words.

import type { LeaderView, UnitView } from '../../families/commands/telling/view/types.ts';

export interface Mark {
  readonly key: string;
  readonly words: string;
  /** Stroked path round (0,0), about 8 wide. */
  readonly path: string;
}

const MOVED: Mark = { key: 'moved', words: 'has moved', path: 'M-3.4 -3.6L0.4 0L-3.4 3.6M0.8 -3.6L4.6 0L0.8 3.6' };
const FOUGHT: Mark = { key: 'fought', words: 'has battled', path: 'M-3.8 -3.8L3.8 3.8M3.8 -3.8L-3.8 3.8' };
const FIRED: Mark = { key: 'fired', words: 'has fired once', path: 'M-3.6 3.6L3.6 -3.6' };
const MUST_CLOSE: Mark = {
  key: 'mustClose',
  words: 'must attack',
  path: 'M0 4.6L0 -4M-3.6 -0.4L0 -4.4L3.6 -0.4',
};
const NO_BATTLE: Mark = {
  key: 'noBattle',
  words: 'may not battle',
  path: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z',
};
const HALTED: Mark = { key: 'halted', words: 'goes no farther', path: 'M-4.2 3L4.2 3M0 -4.4L0 2.4' };

const BOUND: Mark = { key: 'bound', words: 'carries out the action', path: 'M0 -4.6L4 0L0 4.6L-4 0Z' };

export function marksOf(unit: UnitView): Mark[] {
  return [
    ...(unit.moved ? [MOVED] : []),
    ...(unit.halted ? [HALTED] : []),
    ...(unit.bound ? [BOUND] : []),
    ...(unit.mustClose ? [MUST_CLOSE] : []),
    ...(unit.noBattle && !unit.fought ? [NO_BATTLE] : []),
    ...(unit.fought ? [FOUGHT] : unit.fired ? [FIRED] : []),
  ];
}

export const leaderMarks = (leader: LeaderView): Mark[] => (leader.moved ? [MOVED] : []);
