// Why a leader by himself may not give way there, or stop there.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { groundOf, type State } from '../../rules/state.ts';
import { EVADE_LEADER, EVADE_LEADER_OFF, STOP } from '../../tables/verbs.ts';
import { hexes, hexName, leaderName, ruleRef, sayOf, terrainRef, whoIsAt } from '../words.ts';
import type { Reasons } from './parts.ts';

const LONGEST_EVADE = 3;

export const leaderReasons: Reasons = {
  fleeStep: {
    [EVADE_LEADER](g, f, choice) {
      const ref = ruleRef(g, 'leaderEvade');
      const { board, leaderSide } = g.battle;
      const { terrain, leaderEntry } = groundOf(g);
      const to = secondOf(choice);
      const name = hexName(g, to);
      const other = notHim(g, f.from, firstOf(choice));
      if (other) return other;
      if (f.steps >= LONGEST_EVADE)
        return { text: `He has ${sayOf(g).fled} ${hexes(LONGEST_EVADE)}, the most there is.`, ref };
      const back = board.back.subarray((f.seat * board.size + f.hex) * 2, (f.seat * board.size + f.hex) * 2 + 2);
      if (!back.includes(to)) {
        return {
          text: `He goes hex by hex toward his own baseline; ${name} is not one of the two hexes behind ${hexName(g, f.hex)}.`,
          ref,
        };
      }
      if (leaderEntry[f.seat][to] === 0) {
        return { text: `A leader may not enter ${terrain[to].name} at ${name}.`, ref: terrainRef(g, terrain[to]) };
      }
      const leader = g.hexLeader[to];
      if (g.hexUnit[to] < 0 && leader >= 0 && leaderSide[leader] !== f.seat) {
        return { text: `He cannot pass ${whoIsAt(g, to)} at ${name}.`, ref: ruleRef(g, 'leaderEscape') };
      }
      return {
        text: `By ${name} he would have nowhere to stop within ${hexes(LONGEST_EVADE)}, and another way is open.`,
        ref: ruleRef(g, 'leaderEscape'),
      };
    },
    [EVADE_LEADER_OFF](g, f, choice) {
      const ref = ruleRef(g, 'leaderEvade');
      const other = notHim(g, f.from, firstOf(choice));
      if (other) return other;
      const { board } = g.battle;
      if (board.row[f.hex] !== (f.seat === 0 ? 0 : board.rows - 1)) {
        return { text: `He may leave the battlefield only over his own baseline; he is at ${hexName(g, f.hex)}.`, ref };
      }
      return { text: `He has ${sayOf(g).fled} ${hexes(LONGEST_EVADE)}, the most there is.`, ref };
    },
    [STOP](g, f) {
      const ref = ruleRef(g, 'leaderEvade');
      if (f.steps === 0) return { text: `He must ${sayOf(g).flee} at least one hex.`, ref };
      return { text: `He cannot stop at ${hexName(g, f.hex)}: ${whoIsAt(g, f.hex)}.`, ref };
    },
  },
};

/** Another hex was named than that of the leader who evades. */
function notHim(g: State, from: number, named: number): Refusal | null {
  if (from === named) return null;
  const leader = g.hexLeader[from];
  const who = leader >= 0 ? leaderName(g, leader) : 'the leader';
  return { text: `It is ${who} at ${hexName(g, from)} who ${sayOf(g).flees}.`, ref: ruleRef(g, 'leaderEvade') };
}
