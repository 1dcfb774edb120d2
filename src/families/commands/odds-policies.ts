// How the decisions inside an exchange are taken when odds are counted (rules 11-14). A policy answers with one of the
// choices on offer, or says that the exchange is over: at an advance, at the next attack, at anything else.

import { type Choices, secondOf, verbOf } from '../../kernel/choice.ts';
import { STOP_HERE } from '../../kernel/enumerate.ts';
import type { Compiled } from '../../kernel/procedure.ts';
import { groundOf, type State } from './state.ts';
import {
  BATTLE_BACK_NOW,
  EVADE,
  EVADE_LEADER,
  EVADE_LEADER_OFF,
  EVADE_TO,
  IGNORE,
  PLAY,
  RETREAT,
  STAND,
  STOP,
  STRIKE,
  TRAMPLE,
} from './verbs.ts';

export interface Policy {
  readonly name: string;
  /** One sentence: what is taken for granted. */
  readonly text: string;
  readonly defender: 'stands' | 'evades' | 'strikesFirst';
  readonly flags: 'ignored' | 'obeyed';
}

const REST =
  'battle back is taken, retreats go the first way, leaders evade by the first way without a roll and stop as soon as ' +
  'they may, elephants trample in the order offered, and nobody advances';

export const policies: readonly Policy[] = [
  {
    name: 'stands',
    text: `The defender stands and plays no card; every flag that may be ignored is; ${REST}.`,
    defender: 'stands',
    flags: 'ignored',
  },
  {
    name: 'evades',
    text: `The defender evades if it can, else stands; every flag that may be ignored is; ${REST}.`,
    defender: 'evades',
    flags: 'ignored',
  },
  {
    name: 'obeys',
    text: `The defender stands and plays no card; no flag is ignored; ${REST}.`,
    defender: 'stands',
    flags: 'obeyed',
  },
  {
    name: 'firstStrike',
    text: `The defender strikes first by a card, whether or not he holds one; every flag that may be ignored is; ${REST}.`,
    defender: 'strikesFirst',
    flags: 'ignored',
  },
];

/**
 * The policy as odds name it. Where an answer was given there is nothing left to suppose about the defender: the answer
 * stands in place of that.
 */
export function policyText(policy: Policy, answer: string | null): string {
  if (answer === null) return `${policy.name}: ${policy.text}`;
  const flags = policy.flags === 'ignored' ? 'Every flag that may be ignored is' : 'No flag is ignored';
  return `${answer}: ${flags}; ${REST}.`;
}

export function policyOf(name: string): Policy {
  const policy = policies.find((one) => one.name === name);
  if (policy) return policy;
  throw new Error(`no policy for odds is called "${name}"; there are ${policies.map((one) => one.name).join(', ')}`);
}

/** The policy's choice of those on offer, or STOP_HERE where the exchange is over. */
export function followPolicy(policy: Policy, g: State, out: Choices): number {
  const first = out.list[0];
  switch (verbOf(first)) {
    case STAND:
      return answer(policy, out);
    case IGNORE:
      // Offered from the most flags ignored to none.
      return policy.flags === 'ignored' ? first : out.list[out.count - 1];
    case EVADE_LEADER:
    case EVADE_LEADER_OFF:
    case STOP:
      return flee(g, out);
    case STRIKE:
    case BATTLE_BACK_NOW:
    case RETREAT:
    case EVADE_TO:
    case TRAMPLE:
      return first;
    default:
      return STOP_HERE;
  }
}

/** Lists what a decision offers into `out`. */
export function listChoices(g: State, decision: Compiled, out: Choices): void {
  out.clear();
  decision.decision?.choices(g, g.frames[g.depth], out);
}

function answer(policy: Policy, out: Choices): number {
  const wanted = policy.defender === 'evades' ? EVADE : policy.defender === 'strikesFirst' ? PLAY : STAND;
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === wanted) return out.list[i];
  return out.list[0];
}

/** Stops as soon as he may; else the first way on which nobody rolls for him; else the first. */
function flee(g: State, out: Choices): number {
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === STOP) return out.list[i];
  const side = g.frames[g.depth].seat;
  for (let i = 0; i < out.count; i++) {
    const choice = out.list[i];
    if (verbOf(choice) === EVADE_LEADER_OFF) return choice;
    const hex = secondOf(choice);
    const unit = g.hexUnit[hex];
    if ((unit < 0 || g.battle.unitSide[unit] === side) && !groundOf(g).terrain[hex].mires) return choice;
  }
  return out.list[0];
}
