// Why a leader by himself may not give way there, or stop there.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { type Why as Collector, no } from '../../../../kernel/permission.ts';
import {
  type FleeFault,
  type FleeOffFault,
  LONGEST_EVADE,
  mayFleeOff,
  mayFleeTo,
  mayStop,
  type StopFault,
} from '../../rules/leaders.ts';
import { type Frame, groundOf } from '../../rules/state.ts';
import { EVADE_LEADER, EVADE_LEADER_OFF, STOP } from '../../tables/verbs.ts';
import { hexes, hexName, leaderName, ruleRef, sayOf, terrainRef, whoIsAt } from '../words.ts';
import { type Reasons, reason, type Told, type Words } from './parts.ts';

const fledFar = ({ g }: Told): Refusal => ({
  text: `He has ${sayOf(g).fled} ${hexes(LONGEST_EVADE)}, the most there is.`,
  ref: ruleRef(g, 'leaderEvade'),
});

/** Another hex was named than that of the leader who evades (a). */
type HimFault = 'notHim';

const isHim = (f: Frame, named: number, why: Collector<HimFault>): boolean =>
  f.from === named || no(why, 'notHim', f.from);

function notHim({ g, a }: Told): Refusal {
  const leader = g.hexLeader[a];
  const who = leader >= 0 ? leaderName(g, leader) : 'the leader';
  return { text: `It is ${who} at ${hexName(g, a)} who ${sayOf(g).flees}.`, ref: ruleRef(g, 'leaderEvade') };
}

const fleeWords: Words<FleeFault | HimFault> = {
  notHim,
  fledFar,
  notBehind: ({ g, f, a }) => ({
    text: `He goes hex by hex toward his own baseline; ${hexName(g, a)} is not one of the two hexes behind ${hexName(g, f.hex)}.`,
    ref: ruleRef(g, 'leaderEvade'),
  }),
  ground({ g, a }) {
    const ground = groundOf(g).terrain[a];
    return { text: `A leader may not enter ${ground.name} at ${hexName(g, a)}.`, ref: terrainRef(g, ground) };
  },
  enemyLeader: ({ g, a }) => ({
    text: `He cannot pass ${whoIsAt(g, a)} at ${hexName(g, a)}.`,
    ref: ruleRef(g, 'leaderEscape'),
  }),
  deadEnd: ({ g, a }) => ({
    text: `By ${hexName(g, a)} he would have nowhere to stop within ${hexes(LONGEST_EVADE)}, and another way is open.`,
    ref: ruleRef(g, 'leaderEscape'),
  }),
};

const fleeOffWords: Words<FleeOffFault | HimFault> = {
  notHim,
  notOnBaseline: ({ g, a }) => ({
    text: `He may leave the battlefield only over his own baseline; he is at ${hexName(g, a)}.`,
    ref: ruleRef(g, 'leaderEvade'),
  }),
  fledFar,
};

const stopWords: Words<StopFault> = {
  mustFlee: ({ g }) => ({ text: `He must ${sayOf(g).flee} at least one hex.`, ref: ruleRef(g, 'leaderEvade') }),
  cannotStand: ({ g, a }) => ({
    text: `He cannot stop at ${hexName(g, a)}: ${whoIsAt(g, a)}.`,
    ref: ruleRef(g, 'leaderEvade'),
  }),
};

export const leaderReasons: Reasons = {
  fleeStep: {
    [EVADE_LEADER]: reason(
      (g, f, choice, _seat, why) => isHim(f, firstOf(choice), why) && mayFleeTo(g, f, secondOf(choice), why),
      fleeWords,
    ),
    [EVADE_LEADER_OFF]: reason(
      (g, f, choice, _seat, why) => isHim(f, firstOf(choice), why) && mayFleeOff(g, f, why),
      fleeOffWords,
    ),
    [STOP]: reason((g, f, _choice, _seat, why) => mayStop(g, f, why), stopWords),
  },
};
