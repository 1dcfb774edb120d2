// What is near its end: the clock, the units that a side may still lose, its last leader. Public facts all of them.
// [D Victory conditions; D End phase of a turn]

import { RUNNING } from '../../../../kernel/state.ts';
import { HAND_SIZE, LAST_TURN, LAST_TURN_NEXT, type State } from '../../rules/state.ts';
import { sideNames } from '../../text/sheet-types.ts';
import { armyDoes, armyOf, capital, count } from '../words.ts';
import type { WarningView } from './types.ts';

/** So few units that a fight or two may decide. */
const FEW = 2;

/** Cards that the end of this turn draws: both hands are filled. */
const drawnAtEnd = (g: State): number => 2 * HAND_SIZE - g.handCount[0] - g.handCount[1];

function clock(g: State): { short: string; text: string } | null {
  const wins = armyDoes(g, 1 - g.battle.playerA, 'wins', 'win');
  if (g.lastTurn === LAST_TURN) return { short: 'last turn', text: `This is the last turn: ${wins} when it ends.` };
  if (g.lastTurn === LAST_TURN_NEXT) {
    return { short: 'last turn next', text: `The next turn is the last: ${wins} when it ends.` };
  }
  if (g.deckLeft >= drawnAtEnd(g)) return null;
  const deck = g.deckLeft === 0 ? 'An empty deck' : `A deck of ${count(g.deckLeft, 'card')}`;
  return {
    short: 'deck runs out',
    text: `${deck} does not fill both hands: if this turn ends so, the next is the last.`,
  };
}

/** A side loses when the other has eliminated as many of its units as its limit says. */
function limit(g: State, side: number): WarningView[] {
  const most = g.battle.limit[1 - side];
  const left = most - g.lost[side];
  if (most === 0 || left > FEW || left < 1) return [];
  return [
    {
      key: 'limit',
      side: sideNames[side],
      short: `${left} to defeat`,
      text: `${capital(armyDoes(g, side, 'loses', 'lose'))} the battle with ${count(left, 'more unit')} eliminated.`,
    },
  ];
}

function leader(g: State, side: number): WarningView[] {
  if (g.leadersLeft[side] !== 1) return [];
  const text = `One leader of the ${armyOf(g, side)} is left: his death loses the battle.`;
  return [{ key: 'leader', side: sideNames[side], short: 'last leader', text }];
}

/** The clock first, then the sides. None when the battle is over. */
export function warningsOf(g: State): WarningView[] {
  if (g.outcome !== RUNNING) return [];
  const time = clock(g);
  return [
    ...(time === null ? [] : [{ key: 'clock' as const, side: null, ...time }]),
    ...[0, 1].flatMap((side) => [...limit(g, side), ...leader(g, side)]),
  ];
}
