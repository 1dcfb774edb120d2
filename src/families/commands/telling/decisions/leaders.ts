// Leaders who give way: the words of rules/leaders.ts.

import { EVADE_LEADER } from '../../tables/verbs.ts';
import type { DecisionWords } from '../game-words.ts';
import { leaderReasons } from '../why-not/leaders.ts';
import { hexes, hexName, leaderName, sayOf } from '../words.ts';

export const leaderDecisions: { readonly [decision: string]: DecisionWords } = {
  fleeStep: {
    prompt(g, f) {
      const leader = g.hexLeader[f.from];
      const who = leader >= 0 ? leaderName(g, leader) : 'your leader';
      return f.steps === 0
        ? `${who} must ${sayOf(g).flee} from ${hexName(g, f.from)}: where to first?`
        : `${who} has ${sayOf(g).fled} ${hexes(f.steps)} to ${hexName(g, f.hex)}: how does he go on?`;
    },
    help: () => 'A leader whose unit is gone, or who is attacked alone, tries to reach safety.',
    hex: (_g, f) => f.hex,
    pointing: {
      verb: EVADE_LEADER,
      pair: true,
      // He stands in his old hex until he has arrived.
      from: (_g, f) => f.from,
    },
    reasons: leaderReasons.fleeStep,
  },
};
