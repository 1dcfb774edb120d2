// What Napoleonics changes in the family's procedures: squares and combined arms in the melee, coming out of square after
// the orders.

import type { Frame, State } from '../../../families/commands/rules/state.ts';
import type { Additions } from '../../../families/commands/tables/tables.ts';
import type { Changes } from '../../../kernel/procedure.ts';
import { combineArms, partArms } from './combined-arms.ts';
import { leaveSquares, squareAnswers, squareOff, takeSquareAnswer } from './square.ts';

export const changes: Changes<State, Frame> = {
  insert: [
    { into: 'turn', after: 'orders', name: 'leaveSquares', step: leaveSquares },
    { into: 'closeCombat', before: 'declared', name: 'partArms', step: partArms },
    { into: 'closeCombat', after: 'declared', name: 'combineArms', step: combineArms },
  ],
};

export const additions: Additions = {
  answers: squareAnswers,
  takeAnswer: takeSquareAnswer,
  unitOff: squareOff,
};
