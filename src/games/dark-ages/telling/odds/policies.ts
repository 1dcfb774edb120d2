// How the decisions inside a fight are taken when odds are counted. Nobody plays a further card in any of them.

import { type Choices, verbOf } from '../../../../kernel/choice.ts';
import { STOP_HERE } from '../../../../kernel/enumerate.ts';
import { FIGHT_CARDS } from '../../rules/cards-fight.ts';
import { CARD_KINDS } from '../../tables/tables.ts';
import * as v from '../../tables/verbs.ts';
import type { Question } from './begin.ts';

export interface Policy {
  readonly name: string;
  /** What the defender does, as a verb: the words before it name him. */
  readonly text: string;
}

export const policies: readonly Policy[] = [
  { name: 'stands', text: 'stands' },
  { name: 'evades', text: 'evades by the first way if it can, else stands' },
];

const REST =
  'nobody plays a further card, a last cube defends against this attacker, retreats and leaders go the first way, nobody pursues';

/** Answers after which others may join a combined attack. */
const GATHERING = CARD_KINDS.filter((_, kind) => FIGHT_CARDS[kind]?.gathers);
const JOINING = new RegExp(`^(?:play (?:${GATHERING.join('|')})|join )`);

export function policyOf(name: string): Policy {
  const policy = policies.find((one) => one.name === name);
  if (policy) return policy;
  throw new Error(`no policy for odds is called "${name}"; there are ${policies.map((one) => one.name).join(', ')}`);
}

/** The policy in words; an answer that was given leaves nothing to suppose about the defender. */
export function policyText(policy: Policy, question: Question, answer: string, combined = false): string {
  if (question === 'rally') return 'rally: every card that you have not seen is equally likely.';
  if (question === 'attack') return `${policy.name}: the defender ${policy.text}; ${REST}.`;
  if (question === 'shot') return `shot: ${REST}.`;
  const joining = combined && JOINING.test(answer) ? 'everybody who can joins the attack, ' : '';
  // Whom a combined attack is answered is settled by the choice itself where it names him.
  const answered = combined && !answer.startsWith('face') ? 'the target answers the first of the attackers, ' : '';
  return `${answer}: ${joining}${answered}${REST}.`;
}

/** The policy's choice of those on offer, or STOP_HERE where the fight is over. */
export function followPolicy(policy: Policy, decision: string, out: Choices): number {
  const find = (verb: number): number => {
    for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === verb) return out.list[i];
    return STOP_HERE;
  };
  switch (decision) {
    case 'evade': {
      const way = policy.name === 'evades' ? find(v.EVADE) : STOP_HERE;
      return way === STOP_HERE ? find(v.STAND) : way;
    }
    case 'face':
      return find(v.FACE);
    case 'joinAttack': {
      const join = find(v.JOIN);
      return join === STOP_HERE ? find(v.DONE) : join;
    }
    case 'pursue':
      return find(v.STAY);
    case 'answerWhom':
    case 'retreatHex':
    case 'attachLeader':
    case 'fallBack':
      return out.list[0];
    default:
      // Windows that open in spite of empty hands are passed; anything else lies beyond the fight.
      return decision.endsWith('Answer') ? find(v.PASS) : STOP_HERE;
  }
}
