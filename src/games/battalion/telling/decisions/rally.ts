// Words of the texts before a rally, and of tokens that cards bring home or turn over: `rallyTextsAnswer`, `bring`, `flip`.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type BringFault, type FlipFault, mayBring, mayFlip, mayStopBringing } from '../../rules/bring.ts';
import { mayPlayForRally } from '../../rules/rally.ts';
import * as V from '../../tables/verbs.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { cardName, disorder, unitText, unitWord } from '../words.ts';
import { cardMoment, enough, mayPlayCards, passing, playing, second, textsThat, unitMeant } from './shared.ts';
import type { DecisionWords } from './types.ts';

export const rallyTextsAnswer: DecisionWords = {
  prompt: () => 'play a card with your rally?',
  help: cardMoment('at every rally'),
  offers: { [V.V_PASS]: passing('You rally.'), ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].rally,
      V.V_PLAY,
      (g, f, seat, text, _named, why) => mayPlayForRally(g, seat, text, f.used, why),
    ),
  ),
};

export const bring: DecisionWords = {
  prompt: (_g, f) => `${cardName(f.card)}: move up to ${disorder(f.left)} from your units to your camp.`,
  offers: {
    [V.V_BRING]: {
      mark: 'piece',
      from: second,
      label: (g, tokens, unit) => `Bring ${disorder(tokens)} home from ${unitText(g, unit)}`,
    },
    [V.V_ENOUGH]: enough('Bring no more', (_g, f) => `${f.left} more to bring`),
  },
  may: {
    [V.V_BRING]: (g, f, choice, _seat, why) => mayBring(g, f, firstOf(choice), secondOf(choice), why),
    [V.V_ENOUGH]: (_g, f, _choice, _seat, why) => mayStopBringing(f, why),
  },
  meant(_g, _f, by, place) {
    const unit = unitMeant(by, place);
    return unit < 0 ? null : [V.V_BRING, 1, unit];
  },
};

export const flip: DecisionWords = {
  prompt: (_g, f) => `${cardName(f.card)}: how much disorder in your camp do you flip to order?`,
  offers: {
    // Usual: the most. The card is played already, and order is worth more than disorder.
    [V.V_FLIP]: {
      mark: 'answer',
      label: (_g, tokens) => `Turn ${disorder(tokens)} to order`,
      usual: (g, f, tokens) => !mayFlip(g, f, tokens + 1, null),
    },
  },
  may: { [V.V_FLIP]: (g, f, choice, _seat, why) => mayFlip(g, f, firstOf(choice), why) },
};

const CARDS = 'B Tactic cards';

export const tokenFaults: FaultWords<Exclude<BringFault | FlipFault, SharedFault>> = {
  helpsAnother: ({ g, a }) => [`The card helps only ${unitText(g, a)}.`, CARDS],
  bringsFewer: ({ a }) => [`The card still brings one to ${a} home.`, CARDS],
  unitHolds: ({ a, b }) => [`${unitWord(a)} holds ${disorder(b)}.`, CARDS],
  bringOne: () => ['The card brings at least one disorder home.', CARDS],
  campHolds: ({ a }) => [`Only ${disorder(a)} lies in the camp.`, CARDS],
  turnsFewer: ({ a }) => [`The card turns one to ${a}.`, CARDS],
};
