// Why a leader by himself may not give way there, or stop there.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { FirstFault } from '../../../../kernel/permission.ts';
import {
  type FleeFault,
  type FleeOffFault,
  LONGEST_EVADE,
  mayFleeOff,
  mayFleeTo,
  mayStop,
  type StopFault,
} from '../../rules/leaders.ts';
import { type Frame, groundOf, type State } from '../../rules/state.ts';
import { EVADE_LEADER, EVADE_LEADER_OFF, STOP } from '../../tables/verbs.ts';
import { hexes, hexName, leaderName, ruleRef, sayOf, terrainRef, whoIsAt } from '../words.ts';
import { NO_REASON, type Reasons } from './parts.ts';

const fledFar = (g: State): Refusal => ({
  text: `He has ${sayOf(g).fled} ${hexes(LONGEST_EVADE)}, the most there is.`,
  ref: ruleRef(g, 'leaderEvade'),
});

const FLEES: Record<FleeFault, (g: State, f: Frame, hex: number) => Refusal> = {
  fledFar,
  notBehind: (g, f, hex) => ({
    text: `He goes hex by hex toward his own baseline; ${hexName(g, hex)} is not one of the two hexes behind ${hexName(g, f.hex)}.`,
    ref: ruleRef(g, 'leaderEvade'),
  }),
  ground(g, _f, hex) {
    const ground = groundOf(g).terrain[hex];
    return { text: `A leader may not enter ${ground.name} at ${hexName(g, hex)}.`, ref: terrainRef(g, ground) };
  },
  enemyLeader: (g, _f, hex) => ({
    text: `He cannot pass ${whoIsAt(g, hex)} at ${hexName(g, hex)}.`,
    ref: ruleRef(g, 'leaderEscape'),
  }),
  deadEnd: (g, _f, hex) => ({
    text: `By ${hexName(g, hex)} he would have nowhere to stop within ${hexes(LONGEST_EVADE)}, and another way is open.`,
    ref: ruleRef(g, 'leaderEscape'),
  }),
};

const FLEES_OFF: Record<FleeOffFault, (g: State, hex: number) => Refusal> = {
  notOnBaseline: (g, hex) => ({
    text: `He may leave the battlefield only over his own baseline; he is at ${hexName(g, hex)}.`,
    ref: ruleRef(g, 'leaderEvade'),
  }),
  fledFar,
};

const STOPS: Record<StopFault, (g: State, hex: number) => string> = {
  mustFlee: (g) => `He must ${sayOf(g).flee} at least one hex.`,
  cannotStand: (g, hex) => `He cannot stop at ${hexName(g, hex)}: ${whoIsAt(g, hex)}.`,
};

export const leaderReasons: Reasons = {
  fleeStep: {
    [EVADE_LEADER](g, f, choice) {
      const other = notHim(g, f.from, firstOf(choice));
      if (other) return other;
      const why = new FirstFault<FleeFault>();
      mayFleeTo(g, f, secondOf(choice), why);
      return why.fault === null ? NO_REASON : FLEES[why.fault.key](g, f, why.fault.a);
    },
    [EVADE_LEADER_OFF](g, f, choice) {
      const other = notHim(g, f.from, firstOf(choice));
      if (other) return other;
      const why = new FirstFault<FleeOffFault>();
      mayFleeOff(g, f, why);
      return why.fault === null ? NO_REASON : FLEES_OFF[why.fault.key](g, why.fault.a);
    },
    [STOP](g, f) {
      const why = new FirstFault<StopFault>();
      mayStop(g, f, why);
      if (why.fault === null) return NO_REASON;
      return { text: STOPS[why.fault.key](g, why.fault.a), ref: ruleRef(g, 'leaderEvade') };
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
