// Exact odds of an attack: the whole exchange, from its declaration to the battle back, is played by the real procedures
// through every outcome of the dice, with a stated policy for the decisions inside (rules 9-14). What a seat cannot know
// plays no part: all cards but those on the table are taken for blank.

import { OpenChance } from '../../kernel/chance.ts';
import { Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { enumerate, type Guide, STOP_HERE } from '../../kernel/enumerate.ts';
import { Trace } from '../../kernel/explain.ts';
import { type Compiled, call, pending, run } from '../../kernel/procedure.ts';
import type { Explanation, Odds } from '../../kernel/ruleset.ts';
import { copyInto, SLOT_PROCEDURE } from '../../kernel/state.ts';
import { languageOf } from './language.ts';
import { facesAlike } from './odds-faces.ts';
import {
  type Exchange,
  exchangeOf,
  NOTE_ATTACKER_FLAGS,
  NOTE_BATTLED_BACK,
  NOTE_EVADED,
  NOTE_TARGET_FLAGS,
  Tally,
} from './odds-outcomes.ts';
import { followPolicy, listChoices, type Policy, policyOf } from './odds-policies.ts';
import { retreat } from './retreat.ts';
import { ATTACK, BATTLE_BACK, BONUS, enemyOf, MAX_HAND, newState, RANGED, type State } from './state.ts';
import { strike } from './strike.ts';
import { BATTLE_BACK_NOW, CLOSE, EVADE, FIRE, IGNORE, TRAMPLE } from './verbs.ts';

const offered = new Choices();

/** The odds of an attack that is on offer, such as `close F6 x E6`. */
export function oddsOf(g: State, choice: number, policyName = 'stands'): Odds {
  const policy = policyOf(policyName);
  const text = languageOf(g.battle.game).print(choice);
  const start = declareAttack(g, choice, text, policy);
  const exchange = exchangeOf(g, firstOf(choice), secondOf(choice));
  const tally = new Tally(exchange);
  enumerate(start, guideOf(exchange, policy, tally));
  return {
    choice: text,
    policy: `${policy.name}: ${policy.text}`,
    distributions: tally.distributions(),
    outcomes: tally.outcomes(),
    explanations: explainAttack(g, choice, exchange),
  };
}

/** A copy in which the attack has just been declared: nothing has run yet, so nothing has been rolled. */
export function declareAttack(g: State, choice: number, text: string, policy: Policy): State {
  const verb = verbOf(choice);
  if (verb !== CLOSE && verb !== FIRE) {
    throw new Error(`odds are told of attacks, such as "close F6 x E6" or "fire F6 x D5"; "${text}" is none`);
  }
  const decision = pending(g);
  offered.clear();
  if (decision) listChoices(g, decision, offered);
  if (!decision?.decision || !offered.has(choice)) throw new Error(`"${text}" is not on offer`);
  const start = newState(g.battle);
  copyInto(start, g);
  hideCards(start, policy);
  decision.decision.take(start, start.frames[start.depth], choice);
  return start;
}

/** Neither hand nor deck may matter: every card is taken for a plain one, except where the policy supposes one. */
function hideCards(g: State, policy: Policy): void {
  const cards = g.battle.game.cards;
  const plain = cards.findIndex((card) => !card.reaction);
  g.hand.fill(plain);
  g.deck.fill(plain);
  g.discards.fill(plain);
  if (policy.defender !== 'strikesFirst') return;
  const reaction = cards.findIndex((card) => card.reaction);
  const side = enemyOf(g.active);
  if (reaction >= 0 && g.handCount[side] > 0) g.hand[side * MAX_HAND] = reaction;
}

/** Plays the decisions by the policy and adds up where the lines end. */
export function guideOf(exchange: Exchange, policy: Policy, tally: Tally): Guide<State> {
  const { attackerUnit, targetUnit } = exchange;
  const attackerTramples = targetUnit >= 0 && tramples(exchange.before, attackerUnit, targetUnit);
  return {
    decide: (g, decision, notes) => decideBy(policy, exchange, g, decision, notes),
    settle(g, notes, probability) {
      // Only whether a leader was checked in the combat sequence under way can still matter.
      for (let l = 0; l < g.battle.leaderCount; l++) g.leaderChecked[l] = g.leaderChecked[l] === g.sequence ? 1 : 0;
      g.sequence = 1;
      const inStrike = g.stack[g.depth * g.layout.frameSize + SLOT_PROCEDURE] === strike.id;
      if (inStrike && g.frames[g.depth].mode === BATTLE_BACK && !attackerTramples) {
        tally.settleFirstPart(g, notes, probability);
      }
    },
    alike: facesAlike,
    leaf: (g, notes, probability) => tally.add(g, notes, probability),
  };
}

/** Whether driving a unit back harms others around it. The rules themselves are asked: it is driven back on a copy. */
function tramples(before: State, unit: number, by: number): boolean {
  const g = newState(before.battle);
  copyInto(g, before);
  g.chance = new OpenChance();
  g.depth = -1;
  const f = call(g, retreat);
  f.unit = unit;
  f.by = by;
  f.flags = 1;
  f.count = 1;
  run(g);
  const decision = pending(g);
  if (!decision) return g.waiting !== 0;
  listChoices(g, decision, offered);
  return verbOf(offered.list[0]) === TRAMPLE;
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

/** The numbers behind the odds: dice, what hits, flags that may be ignored, and the same for the battle back. */
function explainAttack(g: State, choice: number, e: Exchange): Explanation[] {
  const q = g.battle.game.questions;
  const from = firstOf(choice);
  const at = secondOf(choice);
  const ranged = verbOf(choice) === FIRE;
  const mode = pending(g)?.name === 'chooseBonus' ? BONUS : ATTACK;
  const told: Explanation[] = [];
  const tellOf = (title: string, ask: (trace: Trace) => number): void => {
    const trace = new Trace();
    const total = ask(trace);
    told.push({ title, total, parts: trace.reasons });
  };
  const hits = (by: number, hex: number, how: number) => (trace: Trace) => {
    q.explainHits(g, by, hex, how, trace);
    return 0;
  };
  tellOf('dice of the attack', (t) =>
    ranged ? q.fireDice(g, e.attackerUnit, at, t) : q.closeDice(g, e.attackerUnit, at, mode, t),
  );
  tellOf('what hits', hits(e.attackerUnit, at, ranged ? -1 : mode));
  if (e.targetUnit < 0) return told;
  tellOf('flags the target may ignore', (t) =>
    q.ignorableFlags(g, e.targetUnit, e.attackerUnit, ranged ? RANGED : mode, t),
  );
  if (ranged) return told;
  tellOf('dice of the battle back', (t) => q.closeDice(g, e.targetUnit, from, BATTLE_BACK, t));
  tellOf('what hits in the battle back', hits(e.targetUnit, from, BATTLE_BACK));
  tellOf('flags the attacker may ignore', (t) => q.ignorableFlags(g, e.attackerUnit, e.targetUnit, BATTLE_BACK, t));
  return told;
}
