// Movement: the words of rules/movement.ts.

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import type { Frame, State } from '../../rules/state.ts';
import { DONE, EXIT, EXIT_LEADER, MOVE, MOVE_LEADER } from '../../tables/verbs.ts';
import { choicesNow, endsOnly } from '../asked.ts';
import type { DecisionWords } from '../game-words.ts';
import { moveReasons } from '../why-not/move.ts';
import { hexName, leaderAt, whoStands } from '../words.ts';
import { leavesForBanners, unitMoves } from './movement-words.ts';
import { MOVES_LEFT } from './undone.ts';

/** Units and leaders who can still move. */
function stillToMove(g: State, f: Frame): number {
  const movers = choicesNow(g, f).filter((choice) => verbOf(choice) !== DONE);
  return new Set(movers.map((choice) => `${LEADERS.has(verbOf(choice))} ${firstOf(choice)}`)).size;
}

const LEADERS: ReadonlySet<number> = new Set([MOVE_LEADER, EXIT_LEADER]);

export const moveDecisions: { readonly [decision: string]: DecisionWords } = {
  moveUnits: {
    prompt(g, f) {
      if (endsOnly(g, f, DONE)) return g.again === 1 ? 'nobody can move a second time.' : 'nobody can move.';
      return `move your ordered pieces${g.again === 1 ? ' a second time' : ''} (${stillToMove(g, f)} left).`;
    },
    labels: { [DONE]: 'End moves' },
    undone: MOVES_LEFT,
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
