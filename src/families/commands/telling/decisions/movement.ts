// Movement: the words of rules/movement.ts.

import { HALTED, MOVED, ORDERED, type State } from '../../rules/state.ts';
import { DONE, EXIT, EXIT_LEADER, MOVE } from '../../tables/verbs.ts';
import type { DecisionWords } from '../game-words.ts';
import { moveReasons } from '../why-not/move.ts';
import { hexName, leaderAt, whoStands } from '../words.ts';
import { leavesForBanners, unitMoves } from './movement-words.ts';

/** Units and leaders with an order who have not moved yet. */
function stillToMove(g: State, side: number): number {
  const { firstUnit, firstLeader } = g.battle;
  let n = 0;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitHex[u] >= 0 && (g.unitMark[u] & (ORDERED | MOVED | HALTED)) === ORDERED) n++;
  }
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
    if (g.leaderHex[l] >= 0 && (g.leaderMark[l] & (ORDERED | MOVED)) === ORDERED) n++;
  }
  return n;
}

export const moveDecisions: { readonly [decision: string]: DecisionWords } = {
  moveUnits: {
    prompt: (g, _f, seat) =>
      `move ordered units and leaders${g.again === 1 ? ' a second time' : ''} (${stillToMove(g, seat)} still to move), or be done.`,
    labels: { [DONE]: 'All moves made' },
    offers: {
      [MOVE]: {
        mark: 'go',
        from: 1,
        to: 2,
        phase: 'move',
        label: (g, a, b) => `Move ${whoStands(g, a)} to ${hexName(g, b)}`,
        follows: unitMoves,
      },
      [EXIT]: {
        mark: 'leave',
        from: 1,
        phase: 'move',
        label: (g, a) => `Leave the battlefield with ${whoStands(g, a)}`,
        follows: leavesForBanners,
      },
      [EXIT_LEADER]: {
        mark: 'leave',
        from: 1,
        leader: true,
        phase: 'move',
        label: (g, a) => `Leave the battlefield with ${leaderAt(g, a)}`,
        note: () => 'He does not come back, and his side gains a banner.',
      },
    },
    reasons: moveReasons.moveUnits,
  },
};
