// Exact odds of an attack: the whole exchange, from the command (or from an answer inside it) to the counterattack, is
// played by the real procedures through every outcome of the dice, with a stated policy for the decisions inside.

import { OpenChance } from '../../../../kernel/chance.ts';
import { Choices } from '../../../../kernel/choice.ts';
import { enumerate, type Guide, STOP_HERE } from '../../../../kernel/enumerate.ts';
import type { Compiled } from '../../../../kernel/procedure.ts';
import type { FaceGroups } from '../../../../kernel/roll-table.ts';
import type { Explanation, Odds } from '../../../../kernel/ruleset.ts';
import { attackValues } from '../../rules/questions.ts';
import { COUNTERATTACK, DIE_SIDES, FIRE, ROLL_ATTACK, type State } from '../../rules/state.ts';
import { explainQuery } from '../explain/explain.ts';
import { attackNow, chargeNow } from '../stack.ts';
import { type Beginning, beginOdds } from './begin.ts';
import { NOTE_COUNTER, NOTE_FIRE, NOTE_HITS, NOTE_TARGET, Tally } from './outcomes.ts';
import { followPolicy, type Policy, policyOf, policyText, suppositions } from './policies.ts';

/** The odds of a choice on offer, such as `assault a1 x b1`. */
export function oddsOf(g: State, choice: number, policyName = 'stands'): Odds {
  const policy = policyOf(policyName);
  const begun = beginOdds(g, choice);
  const tally = new Tally(begun);
  begun.start.chance = new OpenChance();
  enumerate(begun.start, guideOf(begun, policy, tally));
  const mayReact = begun.question === 'charge';
  return {
    choice: begun.text,
    policy: policyText(policy, mayReact),
    outcomes: tally.outcomes(),
    distributions: tally.distributions(),
    explanations: explanationsOf(g, begun),
    policies: suppositions(mayReact),
  };
}

function explanationsOf(g: State, { text, question }: Beginning): Explanation[] {
  if (question === 'pool') return explainQuery(g, 'roll');
  return explainQuery(g, text);
}

/** Plays the decisions by the policy and adds up where the lines end. */
function guideOf(begun: Beginning, policy: Policy, tally: Tally): Guide<State> {
  return {
    decide: (g, decision, notes) => decideBy(begun, policy, g, decision, notes),
    settle() {},
    alike: facesAlike,
    leaf: (g, notes, probability) => tally.add(g, notes, probability),
  };
}

const offered = new Choices();

/** The policy's choice at a decision; what the state will not show later is noted. */
export function decideBy(begun: Beginning, policy: Policy, g: State, decision: Compiled, notes: Int16Array): number {
  // Fire is over when the charge goes on.
  if (begun.question === 'fire' && decision.name === 'target') return STOP_HERE;
  offered.clear();
  decision.decision?.choices(g, g.frames[g.depth], offered);
  const choice = followPolicy(policy, g, decision.name, offered);
  if (choice === STOP_HERE) return choice;
  if (decision.name === 'takeHits') {
    const a = attackNow(g);
    const charge = chargeNow(g);
    if (a !== null) notes[a.kind === COUNTERATTACK ? NOTE_COUNTER : a.kind === FIRE ? NOTE_FIRE : NOTE_HITS] = a.hits;
    if (a !== null && charge !== null && a.kind !== FIRE) notes[NOTE_TARGET] = 1 + charge.target;
  }
  return choice;
}

const groups = new Map<string, FaceGroups>();
/** One outcome for every number of cards of which one is drawn: no card is looked at. */
const picks: FaceGroups[] = [];

/** Faces that lie between the same two attack values do the same. */
function facesAlike(g: State): FaceGroups | null {
  if (g.dicePick === 1) return (picks[g.diceSides] ??= { faces: [0], sizes: [g.diceSides] });
  const a = attackNow(g);
  if (a === null || g.rollPurpose !== ROLL_ATTACK) return null;
  const steps = [...new Set([1, ...attackValues(g, a.attacker, a.kind), DIE_SIDES])].sort((x, y) => x - y);
  const key = steps.join(' ');
  let found = groups.get(key);
  if (!found) {
    const ends = [...steps.slice(1), DIE_SIDES + 1];
    found = { faces: steps.map((face) => face - 1), sizes: steps.map((face, i) => ends[i] - face) };
    groups.set(key, found);
  }
  return found;
}
