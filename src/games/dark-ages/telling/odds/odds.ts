// Exact odds of a fight: from its declaration, or from an answer or a card inside it, to its end it is played by the real
// procedures through every outcome of the dice, with a stated policy for the decisions inside. What the deciding seat does
// not know plays no part.

import { Choices, verbOf } from '../../../../kernel/choice.ts';
import { enumerate, type Guide } from '../../../../kernel/enumerate.ts';
import type { FaceGroups } from '../../../../kernel/roll-table.ts';
import type { Odds } from '../../../../kernel/ruleset.ts';
import { SLOT_PROCEDURE } from '../../../../kernel/state.ts';
import type { Fight } from '../../rules/questions.ts';
import {
  ASSAULT_FIGHT,
  COMBINED,
  FIRE_FIGHT,
  leaderWith,
  MELEE_FIGHT,
  ROLL_SIX,
  type State,
} from '../../rules/state.ts';
import { ASSAULT, FIRE, HOLD_BACK, MELEE, STAND } from '../../tables/verbs.ts';
import { type Answer, cardsAtFirst, explainFight, fightAfter } from '../explain/fight.ts';
import { fightUnderWay } from '../view/view.ts';
import { type Beginning, beginOdds } from './begin.ts';
import { Tally } from './outcomes.ts';
import { followPolicy, type Policy, policies, policyOf, policyText } from './policies.ts';
import { rallyOdds } from './rally.ts';

export function oddsOf(g: State, choice: number, policyName = policies[0].name): Odds {
  const policy = policyOf(policyName);
  const begun = beginOdds(g, choice);
  if (begun.question === 'rally') return rallyOdds(begun, choice, policyText(policy, 'rally', begun.text));
  const tally = new Tally(begun);
  const fight = fightOf(begun, choice);
  const explanations = explainFight(begun.start, fight, begun.seat);
  enumerate(begun.start, guideOf(policy, tally));
  return {
    choice: begun.text,
    policy: policyText(policy, begun.question, begun.text, (fight.cards & COMBINED) !== 0),
    distributions: tally.distributions(),
    outcomes: tally.outcomes(),
    explanations,
    policies: begun.question === 'attack' ? policies : [],
  };
}

const KINDS: { readonly [verb: number]: number } = {
  [ASSAULT]: ASSAULT_FIGHT,
  [MELEE]: MELEE_FIGHT,
  [FIRE]: FIRE_FIGHT,
};

const ANSWERS: { readonly [verb: number]: Answer } = { [STAND]: 'stand', [HOLD_BACK]: 'holdBack' };

/** The fight as it has been declared, or as it stands with its cards. */
function fightOf({ start, attacker, defender }: Beginning, choice: number): Fight {
  const kind = KINDS[verbOf(choice)];
  const under = fightUnderWay(start);
  if (kind === undefined && under !== null) return fightAfter(start, under, ANSWERS[verbOf(choice)] ?? 'other');
  return { kind: kind ?? MELEE_FIGHT, cards: cardsAtFirst(start, defender), attacker, defender };
}

const offered = new Choices();

function guideOf(policy: Policy, tally: Tally): Guide<State> {
  return {
    decide(g, decision) {
      offered.clear();
      decision.decision?.choices(g, g.frames[g.depth], offered);
      return followPolicy(policy, decision.name, offered);
    },
    settle() {},
    alike: facesAlike,
    leaf: (g, _notes, probability) => tally.add(g, probability),
  };
}

/** Groups of faces by the value needed and whether sixes matter, made once. */
const made = new Map<number, FaceGroups>();

function groupsFor(value: number, sixes: boolean): FaceGroups {
  const key = value * 2 + (sixes ? 1 : 0);
  let groups = made.get(key);
  if (groups) return groups;
  // Faces count from 0: a die of `value` shows side value - 1.
  const parts: [number, number][] = sixes
    ? [
        [5, 1],
        [Math.min(4, value - 1), Math.max(0, 6 - value)],
        [0, Math.min(5, value - 1)],
      ]
    : [
        [5, Math.max(0, 7 - value)],
        [0, Math.min(6, value - 1)],
      ];
  const kept = parts.filter(([, size]) => size > 0);
  groups = { faces: kept.map(([face]) => face), sizes: kept.map(([, size]) => size) };
  made.set(key, groups);
  return groups;
}

const againstLeader: FaceGroups = { faces: [5, 0], sizes: [1, 5] };

/** Hits, misses and, against a leader's unit, sixes; of a second roll against him only sixes count. */
function facesAlike(g: State): FaceGroups | null {
  if (g.dicePick === 1 || g.diceSides !== 6) return null;
  if (g.rollPurpose === ROLL_SIX) return againstLeader;
  if (g.procedures[g.stack[g.depth * g.layout.frameSize + SLOT_PROCEDURE]].name !== 'strike') return null;
  const f = g.frames[g.depth];
  return groupsFor(f.value, leaderWith(g, f.at) >= 0);
}
