// Where odds begin: at an attack that is on offer, or at an answer inside one (stand, evade, a card that answers, battle
// back, go on after a first strike, what a game asks about a single blow). The choice is carried out on a copy in which nothing
// hidden can matter.

import { Choices, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { NOTES } from '../../../../kernel/enumerate.ts';
import { type Compiled, enclosing, pending } from '../../../../kernel/procedure.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { closeCombat } from '../../rules/close-combat.ts';
import { evadeCombat } from '../../rules/evade.ts';
import { enemyOf } from '../../rules/standing.ts';
import { ATTACK, BATTLE_BACK, BONUS, FIRST_STRIKE, MAX_HAND, newState, RANGED, type State } from '../../rules/state.ts';
import { BATTLE_BACK_NOW, CLOSE, EVADE, FIRE, PLAY, STAND, STRIKE } from '../../tables/verbs.ts';
import { languageOf } from '../../text/language.ts';
import type { Blow } from '../game-words.ts';
import {
  type Exchange,
  exchangeOf,
  NOTE_ATTACKER_FLAGS,
  NOTE_BATTLED_BACK,
  NOTE_EVADED,
  NOTE_TARGET_FLAGS,
} from './outcomes.ts';
import { listChoices, type Policy } from './policies.ts';

/** What the odds are asked about: whole attacks, and each answer inside one. */
export type Question = 'attack' | 'stand' | 'evade' | 'card' | 'own' | 'battleBack' | 'strike' | 'blow';

/** The exchange as it is when its odds are asked, and the copy in which the choice has just been made. */
export interface Beginning {
  readonly text: string;
  readonly question: Question;
  readonly exchange: Exchange;
  /** ATTACK, BONUS or RANGED; the mode of the blow that is asked about. */
  readonly mode: number;
  /** As whom the asking side takes part, where the choice does not say it. */
  readonly asker?: 'attacker' | 'target';
  /** The numbers behind it: as they are when it has been chosen. */
  readonly numbers: State;
  /** Nothing has run yet, so nothing has been rolled. */
  readonly start: State;
  /** What the choice itself brings into every line. */
  readonly notes: Int16Array;
}

const ANSWERS: { readonly [decision: string]: { readonly [verb: number]: Question } } = {
  answerAttack: { [STAND]: 'stand', [EVADE]: 'evade', [PLAY]: 'card' },
  chooseBattleBack: { [BATTLE_BACK_NOW]: 'battleBack' },
  attackAfterFirstStrike: { [STRIKE]: 'strike' },
};

/** What odds can be told of for this choice of a decision; null for none. */
export function questionOf(g: State, decision: string, choice: number): Question | null {
  const verb = verbOf(choice);
  if (blowOf(g, decision) !== null) return 'blow';
  if (verb === CLOSE || verb === FIRE) return 'attack';
  // An answer that only this game has.
  return ANSWERS[decision]?.[verb] ?? (decision === 'answerAttack' ? 'own' : null);
}

const blowOf = (g: State, decision: string): Blow | null =>
  g.battle.game.words.decisions[decision]?.blow?.(g, g.frames[g.depth]) ?? null;

const offered = new Choices();

export function beginOdds(g: State, choice: number, policy: Policy): Beginning {
  const text = languageOf(g.battle.game).print(choice);
  const decision = pending(g);
  const question = decision === null ? null : questionOf(g, decision.name, choice);
  if (!decision?.decision || question === null) {
    throw new Error(
      `odds can be asked for attacks, such as "close F6 x E6" or "fire F6 x D5", and for answers to them (stand, evade, ` +
        `battle back, strike, a card); "${text}" is none`,
    );
  }
  listChoices(g, decision, offered);
  if (!offered.has(choice)) throw new Error(`"${text}" is not on offer`);
  const { exchange, mode } = question === 'blow' ? strikeOf(g, decision) : fightOf(g, decision, choice);
  const start = newState(g.battle);
  copyInto(start, g);
  hideCards(start, policy, question === 'attack');
  // Who answers with a card knows that he holds it.
  if (question === 'card') start.hand[enemyOf(exchange.attackerSide) * MAX_HAND] = firstOf(choice);
  decision.decision.take(start, start.frames[start.depth], choice);
  const notes = new Int16Array(NOTES);
  if (question === 'evade') notes[NOTE_EVADED] = 1;
  if (question === 'battleBack') notes[NOTE_BATTLED_BACK] = 1;
  if (question !== 'blow') return { text, question, exchange, mode, start, notes, numbers: g };
  if (mode === BATTLE_BACK) notes[NOTE_BATTLED_BACK] = 1;
  if (enclosing(g, evadeCombat) !== null) notes[NOTE_EVADED] = 1;
  const asker = sideAsked(g, decision) === exchange.attackerSide ? 'attacker' : 'target';
  // Flags that are asked about are noted as those that are obeyed later are.
  if (decision.name === 'chooseFlags') {
    notes[asker === 'attacker' ? NOTE_ATTACKER_FLAGS : NOTE_TARGET_FLAGS] = g.frames[g.depth].flags - firstOf(choice);
  }
  const numbers = newState(g.battle);
  copyInto(numbers, start);
  return { text, question, exchange, mode, start, notes, asker, numbers };
}

const sideAsked = (g: State, { decision }: Compiled): number => decision?.who(g, g.frames[g.depth]) ?? -1;

/** Who fights whom in the fight to which a blow belongs: whoever strikes back or first is the one who was attacked. */
function strikeOf(g: State, decision: Compiled): { exchange: Exchange; mode: number } {
  const blow = blowOf(g, decision.name);
  if (blow === null) throw new Error('there is no blow to be weighed');
  const { by, hex, mode } = blow;
  const answers = mode === BATTLE_BACK || mode === FIRST_STRIKE;
  const from = g.unitHex[by];
  return { exchange: answers ? exchangeOf(g, hex, from) : exchangeOf(g, from, hex), mode };
}

/** Who fights whom: by the choice itself, or the fight that the answer belongs to. */
function fightOf(g: State, decision: Compiled, choice: number): { exchange: Exchange; mode: number } {
  const verb = verbOf(choice);
  if (verb === CLOSE || verb === FIRE) {
    const mode = verb === FIRE ? RANGED : decision.name === 'chooseBonus' ? BONUS : ATTACK;
    return { exchange: exchangeOf(g, firstOf(choice), secondOf(choice)), mode };
  }
  const fight = enclosing(g, closeCombat);
  if (fight === null) throw new Error('there is no fight to answer');
  return { exchange: exchangeOf(g, g.unitHex[fight.attacker], fight.hex), mode: fight.mode };
}

/** Neither hand nor deck may matter: every card is taken for a plain one, except where the policy supposes one. */
function hideCards(g: State, policy: Policy, defenderToAnswer: boolean): void {
  const cards = g.battle.game.cards;
  const plain = cards.findIndex((card) => card.answers === null);
  g.hand.fill(plain);
  g.deck.fill(plain);
  g.discards.fill(plain);
  g.aside.forEach((card, i) => {
    if (card > 0) g.aside[i] = 1 + plain;
  });
  if (!defenderToAnswer || policy.defender !== 'strikesFirst') return;
  const reaction = cards.findIndex((card) => card.answers?.closeCombat !== undefined);
  const side = enemyOf(g.active);
  if (reaction >= 0 && g.handCount[side] > 0) g.hand[side * MAX_HAND] = reaction;
}
