// Words of dice: gathering them (`pool`, `enemyPoolAnswer`), those that have fallen (`rolledAnswer`, `rerolls`, `raises`),
// and putting them on values (`assign`).

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { mayPut, type PutFault } from '../../rules/dice.ts';
import { holds, mayPlay } from '../../rules/hands.ts';
import { mayAdd } from '../../rules/pool.ts';
import { mostAssigned, poolOf } from '../../rules/questions.ts';
import {
  countOf,
  lies,
  mayRaise,
  mayRollPicked,
  mayStopRaising,
  type RaiseFault,
  type RerollFault,
} from '../../rules/reroll.ts';
import { DIE_SIDES, type Frame, type State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { attackNow } from '../stack.ts';
import { diceOf } from '../view/units.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { dice, hits } from '../words.ts';
import {
  attackerAsked,
  attackWords,
  cardMoment,
  discarding,
  enough,
  mayPlayCards,
  passing,
  playing,
  textsThat,
} from './shared.ts';
import type { DecisionWords } from './types.ts';

/** The attack under way; the frame itself where a position has none. */
const attackOf = (g: State, f: Frame): Frame => attackNow(g) ?? f;

export const pool: DecisionWords = {
  prompt: (g, f) => `${attackWords(g)} with ${dice(poolOf(g, attackOf(g, f)))}. Add a card, or roll.`,
  help: 'A card gives one more die, or does what its text says. Six dice at most.',
  about: attackerAsked,
  offers: {
    // Usual: it carries out the attack. Cards that could add dice stay in the hand, so nothing is left undone.
    [V.V_ROLL]: {
      mark: 'finish',
      label: (g, _a, _b, _seat, f) => `Roll ${dice(poolOf(g, attackOf(g, f)))}`,
      usual: () => true,
    },
    [V.V_ADD]: discarding((name) => `Discard ${name} for one more die`, 'One more die.'),
    ...playing(),
  },
  may: {
    [V.V_ADD]: (g, f, choice, seat, why) => mayAdd(g, attackOf(g, f), seat, firstOf(choice), why),
    ...mayPlayCards(
      textsThat(
        (g, seat) => g.battle.texts[seat].pool,
        V.V_PLAY,
        (g, f, seat, text, _named, why) => mayPlay(g, seat, text, attackOf(g, f), f.used, why),
      ),
    ),
  },
};

export const enemyPoolAnswer: DecisionWords = {
  prompt: (g) => `${attackWords(g)}. Play a card before the dice are rolled?`,
  help: cardMoment('before the dice of such an attack'),
  about: attackerAsked,
  offers: { [V.V_PASS]: passing('The enemy rolls.'), ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].enemyPool,
      V.V_PLAY,
      (g, f, seat, text, _named, why) => holds(g, seat, text.card, why) && text.fits(g, attackOf(g, f), seat, why),
    ),
  ),
};

export const rolledAnswer: DecisionWords = {
  prompt: (g) => `your dice show ${diceOf(g.heap).join(', ')}. Play a card?`,
  help: cardMoment('after each roll of yours'),
  about: attackerAsked,
  offers: { [V.V_PASS]: passing('The dice stay as they are.'), ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].rolled,
      V.V_PLAY,
      (g, f, seat, text, _named, why) => mayPlay(g, seat, text, attackOf(g, f), f.used, why),
    ),
  ),
};

export const rerolls: DecisionWords = {
  prompt: (g) => `choose dice to roll again: ${diceOf(g.heap).join(', ')}.`,
  about: attackerAsked,
  offers: {
    [V.V_REROLL]: { mark: 'answer', label: (_g, face) => `Roll a ${face} again` },
    // Usual: it carries out what picking the dice began.
    [V.V_ROLL]: { mark: 'finish', label: (g) => `Roll ${dice(countOf(g.aside))} again`, usual: () => true },
  },
  may: {
    [V.V_REROLL]: (g, _f, choice, _seat, why) => lies(g.heap, firstOf(choice), why),
    [V.V_ROLL]: (g, _f, _choice, _seat, why) => mayRollPicked(g, why),
  },
};

export const raises: DecisionWords = {
  prompt: (g) => `choose a die to raise by one: ${diceOf(g.heap).join(', ')}.`,
  about: attackerAsked,
  offers: {
    [V.V_RAISE]: { mark: 'answer', label: (_g, face) => `Raise a ${face} to ${face + 1}` },
    [V.V_ENOUGH]: enough('Raise no more', () => 'one more to raise'),
  },
  may: {
    [V.V_RAISE]: (g, _f, choice, _seat, why) => mayRaise(g, firstOf(choice), why),
    [V.V_ENOUGH]: (_g, f, _choice, _seat, why) => mayStopRaising(f, why),
  },
};

export const assign: DecisionWords = {
  // Eights have hit already.
  prompt: (g) =>
    `put your dice on attack values: ${diceOf(g.heap)
      .filter((face) => face < DIE_SIDES)
      .join(', ')}.`,
  help: 'A die hits on an attack value that it reaches; each value takes one die. An 8 always hits.',
  about: attackerAsked,
  offers: {
    // What most want ends the question; who wants less says so. Dice that lie on values are counted already, and eights.
    // Usual: no other way gives more hits.
    [V.V_BEST]: {
      mark: 'finish',
      label: (g, _a, _b, _seat, f) => `Score ${hits(attackOf(g, f).hits + mostAssigned(g.heap, g.values))}`,
      note: () => 'The dice are assigned as well as they can be.',
      usual: () => true,
    },
    [V.V_PUT]: { mark: 'answer', label: (_g, face, value) => `Put the ${face} on value ${value}` },
    [V.V_ENOUGH]: {
      mark: 'answer',
      label: () => 'Leave the other dice unused',
      note: (g, f) => `${hits(attackOf(g, f).hits)} in all.`,
    },
  },
  may: { [V.V_PUT]: (g, _f, choice, _seat, why) => mayPut(g, firstOf(choice), secondOf(choice), why) },
};

const ROLLING = 'B Rolling and assigning dice';
const RAISING = 'B Tactic cards';

/** Numbers of which a list counts at least one. */
const shown = (counts: Int16Array): string =>
  [...counts.keys()].filter((one) => one > 0 && counts[one] > 0).join(', ') || 'none';

export const diceFaults: FaultWords<Exclude<RerollFault | RaiseFault | PutFault, SharedFault>> = {
  noSuchFace: () => [`A die shows 1 to ${DIE_SIDES}.`, ROLLING],
  dieAbsent: ({ g, a }) => [`No die that is left shows ${a}; they show ${shown(g.heap)}.`, ROLLING],
  nonePicked: () => ['No die has been picked yet.', ROLLING],
  eightNotRaised: () => ['An 8 cannot be raised.', RAISING],
  raiseOne: () => ['The card raises at least one die.', RAISING],
  eightHits: () => ['An 8 always hits and takes no value.', ROLLING],
  noSuchValue: () => [`Attack values are 1 to ${DIE_SIDES - 1}.`, ROLLING],
  valueTaken: ({ g, a }) => [`No attack value of ${a} is free; there is ${shown(g.values)}.`, ROLLING],
  belowValue: ({ a, b }) => [`A ${a} does not reach ${b}.`, ROLLING],
};
