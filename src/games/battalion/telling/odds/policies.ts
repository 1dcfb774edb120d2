// How the decisions inside an exchange are taken when odds are counted. A policy answers with one of the choices on offer,
// or says that the exchange is over. Nobody plays a card: what is held is never looked at.

import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { STOP_HERE } from '../../../../kernel/enumerate.ts';
import { attackValues, cohesionOf } from '../../rules/questions.ts';
import { CHARGE, COUNTERATTACK, FIRE, type State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { attackCase, poolIfMade } from '../explain/pool.ts';
import { expectedHits } from './expect.ts';

export interface Policy {
  readonly name: string;
  readonly reaction: 'none' | 'fire' | 'counter';
  readonly hits: 'tokens' | 'ranks';
  /** What the side that is attacked does, after "the defender". */
  readonly text: string;
}

export const policies: readonly Policy[] = [
  { name: 'stands', reaction: 'none', hits: 'tokens', text: 'does not react and takes hits as disorder while it can' },
  { name: 'fires', reaction: 'fire', hits: 'tokens', text: 'fires at the charge with its best unit' },
  { name: 'counters', reaction: 'counter', hits: 'tokens', text: 'counter-charges with its best unit' },
  { name: 'ranks', reaction: 'none', hits: 'ranks', text: 'does not react and gives up ranks for hits' },
];

/** What may be supposed where no reaction is possible. */
const withoutReaction: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'stands', text: 'takes hits as disorder while it can' },
  { name: 'ranks', text: 'gives up ranks for hits' },
];

export const suppositions = (mayReact: boolean): readonly { readonly name: string; readonly text: string }[] =>
  mayReact ? policies.map(({ name, text }) => ({ name, text })) : withoutReaction;

export function policyOf(name: string): Policy {
  const policy = policies.find((one) => one.name === name);
  if (policy) return policy;
  throw new Error(`no policy for odds is called "${name}"; there are ${policies.map((one) => one.name).join(', ')}`);
}

/** The policy as odds name it. */
export function policyText({ name, text, hits }: Policy, mayReact: boolean): string {
  const what = mayReact
    ? text
    : (withoutReaction.find((one) => one.name === (hits === 'ranks' ? 'ranks' : 'stands'))?.text ?? text);
  return (
    `${name}: The defender ${what}; the attacker takes hits alike. Steadfast is used, dice are assigned as well as possible, ` +
    'a charge goes for the enemy that can bear least, and nobody plays a card or evades.'
  );
}

/** The choice of a verb that is on offer; -1 for none. */
function find(out: Choices, verb: number): number {
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === verb) return out.list[i];
  return -1;
}

/** The policy's choice of those on offer at a decision, or STOP_HERE where the exchange is over. */
export function followPolicy(policy: Policy, g: State, decision: string, out: Choices): number {
  switch (decision) {
    case 'chargedAnswer':
      return react(policy, g, out);
    case 'target':
      return weakest(g, out);
    case 'pool':
      return choiceOf(V.V_ROLL);
    case 'assign':
      return choiceOf(V.V_BEST);
    case 'takeHits':
      return takeHits(policy, out);
    case 'ignore':
      return out.list[0];
    case 'enemyPoolAnswer':
    case 'rolledAnswer':
    case 'engagedAnswer':
    case 'disbandingAnswer':
    case 'afterHitsAnswer':
    case 'afterAttackAnswer':
      return choiceOf(V.V_PASS);
    default:
      return STOP_HERE;
  }
}

/** The unit whose roll brings most hits fires, or meets the charge. */
function react(policy: Policy, g: State, out: Choices): number {
  if (policy.reaction === 'none') return choiceOf(V.V_PASS);
  const [verb, kind] = policy.reaction === 'fire' ? [V.V_FIRE, FIRE] : [V.V_COUNTER, COUNTERATTACK];
  let best = choiceOf(V.V_PASS);
  let most = -1;
  for (let i = 0; i < out.count; i++) {
    if (verbOf(out.list[i]) !== verb) continue;
    const unit = firstOf(out.list[i]);
    const worth = expectedHits(poolIfMade(g, attackCase(unit, g.charging - 1, kind)), attackValues(g, unit, kind));
    if (worth <= most) continue;
    most = worth;
    best = out.list[i];
  }
  return best;
}

/** What a unit can still bear. */
const strength = (g: State, unit: number): number => cohesionOf(g, unit) - g.unitDisorder[unit];

/** The enemy that can bear least; of equal ones the one against which the charge has most dice. */
function weakest(g: State, out: Choices): number {
  let best = out.list[0];
  let least = 1e9;
  for (let i = 0; i < out.count; i++) {
    const unit = firstOf(out.list[i]);
    const dice = poolIfMade(g, attackCase(g.charging - 1, unit, CHARGE));
    const worth = strength(g, unit) - dice / 16;
    if (worth >= least) continue;
    least = worth;
    best = out.list[i];
  }
  return best;
}

/** Steadfast first; then few ranks and much disorder, or ranks for hits with all that comes back. */
function takeHits(policy: Policy, out: Choices): number {
  const steadfast = find(out, V.V_STEADFAST_DISORDER);
  if (steadfast >= 0) return steadfast;
  if (find(out, V.V_STEADFAST_ORDER) >= 0) return choiceOf(V.V_STEADFAST_ORDER);
  let best = choiceOf(V.V_DISBAND);
  let worth = -1;
  for (let i = 0; i < out.count; i++) {
    const choice = out.list[i];
    const verb = verbOf(choice);
    if (verb !== V.V_LOSE_PLACE && verb !== V.V_LOSE_REFUND) continue;
    const refund = verb === V.V_LOSE_REFUND;
    const [lost, tokens] = [firstOf(choice), secondOf(choice)];
    const own =
      policy.hits === 'tokens'
        ? 100 - 20 * lost + (refund ? tokens : 0)
        : refund
          ? 200 - 20 * lost + tokens
          : lost * 10;
    if (own <= worth) continue;
    worth = own;
    best = choice;
  }
  return best;
}
