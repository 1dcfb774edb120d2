// Exact odds of an attack: the whole exchange, from its declaration (or from an answer inside it) to the battle back, is
// played by the real procedures through every outcome of the dice, with a stated policy for the decisions inside. What a seat cannot know plays no part: all cards but those on the table are taken for blank.

import { OpenChance } from '../../../../kernel/chance.ts';
import { Choices, firstOf, verbOf } from '../../../../kernel/choice.ts';
import { enumerate, type Guide, STOP_HERE } from '../../../../kernel/enumerate.ts';
import { type Compiled, call, pending, run } from '../../../../kernel/procedure.ts';
import type { Odds } from '../../../../kernel/ruleset.ts';
import { copyInto, SLOT_PROCEDURE } from '../../../../kernel/state.ts';
import { retreat } from '../../rules/retreat.ts';
import { BATTLE_BACK, newState, ROLL_BACK_SHOT, type State } from '../../rules/state.ts';
import { strike } from '../../rules/strike.ts';
import { BATTLE_BACK_NOW, EVADE, FIRE, IGNORE } from '../../tables/verbs.ts';
import { beginOdds } from './begin.ts';
import { facesAlike } from './faces.ts';
import {
  type Exchange,
  NOTE_ATTACKER_FLAGS,
  NOTE_BATTLED_BACK,
  NOTE_EVADED,
  NOTE_TARGET_FLAGS,
  Tally,
} from './outcomes.ts';
import { followPolicy, listChoices, type Policy, policiesOf, policyOf, policyText, suppositions } from './policies.ts';
import { explainOdds } from './reasons.ts';

const offered = new Choices();

/** The odds of an attack that is on offer, such as `close F6 x E6`, or of an answer to one, such as `evade`. */
export function oddsOf(g: State, choice: number, policyName = 'stands'): Odds {
  const policy = policyOf(policyName, policiesOf(g.battle.game.words));
  const begun = beginOdds(g, choice, policy);
  const tally = new Tally(begun.exchange, begun.notes);
  enumerate(begun.start, guideOf(begun.exchange, policy, tally));
  return {
    choice: begun.text,
    ...(begun.asker === undefined ? {} : { asker: begun.asker }),
    policy: policyText(g.battle.game.words, policy, begun.question === 'attack' ? null : begun.text),
    distributions: tally.distributions(),
    outcomes: tally.outcomes(),
    // What a game's own answer leaves of the attack is known only when it has been given.
    explanations: typeof policy.defender === 'object' ? [] : explainOdds(begun),
    policies: begun.question === 'attack' ? suppositions(g.battle.game.words, verbOf(choice) === FIRE) : [],
  };
}

/** Plays the decisions by the policy and adds up where the lines end. */
export function guideOf(exchange: Exchange, policy: Policy, tally: Tally): Guide<State> {
  const { attackerUnit, targetUnit } = exchange;
  const harms = targetUnit >= 0 && harmsOthers(exchange.before, attackerUnit, targetUnit);
  let purpose = 0;
  return {
    decide: (g, decision, notes) => decideBy(policy, exchange, g, decision, notes),
    settle(g, notes, probability) {
      if (purpose === ROLL_BACK_SHOT) notes[NOTE_BATTLED_BACK] = 1;
      // Only whether a leader was checked in the combat sequence under way can still matter.
      for (let l = 0; l < g.battle.leaderCount; l++) g.leaderChecked[l] = g.leaderChecked[l] === g.sequence ? 1 : 0;
      g.sequence = 1;
      const inStrike = g.stack[g.depth * g.layout.frameSize + SLOT_PROCEDURE] === strike.id;
      if (inStrike && g.frames[g.depth].mode === BATTLE_BACK && !harms) {
        tally.settleFirstPart(g, notes, probability);
      }
    },
    alike(g) {
      // Asked just before the line is settled, which forgets what the roll is for.
      purpose = g.rollPurpose;
      return facesAlike(g);
    },
    leaf: (g, notes, probability) => tally.add(g, notes, probability),
  };
}

/** Whether driving a unit back harms others around it. The rules themselves are asked: it is driven back on a copy. */
function harmsOthers(before: State, unit: number, by: number): boolean {
  const g = newState(before.battle);
  copyInto(g, before);
  g.chance = new OpenChance();
  g.depth = -1;
  const f = call(g, retreat);
  f.unit = unit;
  f.by = by;
  f.flags = 1;
  f.ignorable = 1;
  run(g);
  const decision = pending(g);
  if (!decision) return g.waiting !== 0;
  // Where to is all that a unit alone is asked.
  return decision.name !== 'chooseRetreat';
}

/** The policy's choice at a decision; what the state will not show later is noted. */
export function decideBy(policy: Policy, exchange: Exchange, g: State, decision: Compiled, notes: Int16Array): number {
  listChoices(g, decision, offered);
  const choice = followPolicy(policy, g, offered);
  if (choice === STOP_HERE) return choice;
  const verb = verbOf(choice);
  if (verb === IGNORE) {
    const f = g.frames[g.depth];
    const obeyed = f.flags - firstOf(choice);
    if (f.unit === exchange.targetUnit) notes[NOTE_TARGET_FLAGS] += obeyed;
    else if (f.unit === exchange.attackerUnit) notes[NOTE_ATTACKER_FLAGS] += obeyed;
  } else if (verb === EVADE) notes[NOTE_EVADED] = 1;
  else if (verb === BATTLE_BACK_NOW) notes[NOTE_BATTLED_BACK] = 1;
  return choice;
}
