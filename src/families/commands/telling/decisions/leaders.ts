// Leaders who give way: the words of rules/leaders.ts.

import { EVADE_LEADER, EVADE_LEADER_OFF, STOP } from '../../tables/verbs.ts';
import type { DecisionWords } from '../game-words.ts';
import { leaderReasons } from '../why-not/leaders.ts';
import { hexes, hexName, leaderName, sayOf } from '../words.ts';
import { leaderRuns } from './fight-words.ts';

export const leaderDecisions: { readonly [decision: string]: DecisionWords } = {
  fleeStep: {
    prompt(g, f) {
      const leader = g.hexLeader[f.from];
      const who = leader >= 0 ? leaderName(g, leader) : 'your leader';
      return f.steps === 0
        ? `${who} must ${sayOf(g).flee} from ${hexName(g, f.from)}: where to?`
        : `${who} has ${sayOf(g).fled} ${hexes(f.steps)} to ${hexName(g, f.hex)}: where to next?`;
    },
    help: () => 'A leader whose unit is gone, or who is attacked alone, runs up to three hexes back.',
    hex: (_g, f) => f.hex,
    pointing: {
      verb: EVADE_LEADER,
      pair: true,
      // He stands in his old hex until he has arrived.
      from: (_g, f) => f.from,
    },
    offers: {
      [EVADE_LEADER]: {
        mark: 'fall',
        from: 1,
        to: 2,
        leader: true,
        label: (g, _a, b) => `${sayOf(g).flee} to ${hexName(g, b)}`,
        follows: leaderRuns,
      },
      [EVADE_LEADER_OFF]: { mark: 'leave', from: 1, leader: true, label: () => 'Leave the battlefield' },
      [STOP]: { mark: 'finish', label: () => 'Stop here' },
    },
    reasons: leaderReasons.fleeStep,
  },
};
