// Words of what follows an attack or a command: `afterAttackAnswer`, `freeBarrage`, `parthian`, `endOfTurnAnswer`.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type EvadeChoiceFault, isEvader, isVictims, mayEvade, type NamedFault } from '../../rules/after-attack.ts';
import { isItsUnit, mayMoveByCard } from '../../rules/card-moves.ts';
import { mayBarrageFreely } from '../../rules/free-barrage.ts';
import { mayPlay, textOf } from '../../rules/hands.ts';
import { mayRelieve } from '../../rules/payment.ts';
import { commandCost } from '../../rules/questions.ts';
import { type Frame, type State, TO_EVADE } from '../../rules/state.ts';
import { mayPlayAtEnd } from '../../rules/turn.ts';
import { cards } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import { attackNow } from '../stack.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { cardAsking, order, reserveWord, theFaction, unitText, unitWord } from '../words.ts';
import { barrageDice, barrageOffer } from './action.ts';
import {
  attackerAsked,
  cardMoment,
  costs,
  first,
  mayPlayCards,
  meansUnit,
  moving,
  ownSector,
  passing,
  playing,
  textsThat,
} from './shared.ts';
import type { DecisionWords } from './types.ts';

const attackOf = (g: State, f: Frame): Frame => attackNow(g) ?? f;

export const afterAttackAnswer: DecisionWords = {
  // What the unit is and what its command costs lies open.
  prompt(g, f) {
    const a = attackOf(g, f);
    const evades = mayEvade(g, a, a.attacker, f.seat, null);
    return `${unitText(g, a.attacker)} has rolled against ${unitText(g, a.target)}. ${evades ? 'Evade, or play a card?' : 'Play a card?'}`;
  },
  help: 'A unit with Evade may leave the fight now for the price of a command. You are asked once after the roll, and again after each card.',
  about: attackerAsked,
  offers: {
    [V.V_PASS]: passing('The fight goes on.', 'Go on'),
    [V.V_EVADE]: {
      mark: 'fall',
      from: first,
      to: ownSector,
      label: (g, unit) => `Evade with ${unitText(g, unit)}`,
      note: (g, _f, unit) => `${costs(commandCost(g, unit, TO_EVADE))}. It leaves all its enemies.`,
    },
    ...playing((g, f, card, unit) => {
      const relief = textOf(g.battle.texts[f.seat].relief, card);
      const { text } = cards[card];
      return relief ? `${text} It evades for ${order(commandCost(g, unit, TO_EVADE, relief))}.` : text;
    }),
  },
  may: {
    [V.V_EVADE]: (g, f, choice, seat, why) => mayEvade(g, attackOf(g, f), firstOf(choice), seat, why),
    ...mayPlayCards(
      textsThat(
        (g, seat) => g.battle.texts[seat].relief,
        V.V_PLAY_ON,
        (g, f, seat, text, named, why) =>
          isEvader(g, attackOf(g, f), named, seat, why) && mayRelieve(g, named, TO_EVADE, text, why),
      ),
      textsThat(
        (g, seat) => g.battle.texts[seat].afterAttack,
        (text) => (text.names ? V.V_PLAY_ON : V.V_PLAY),
        (g, f, seat, text, named, why) => {
          const a = attackOf(g, f);
          return mayPlay(g, seat, text, a, f.used, why) && (!text.names || isVictims(g, a, named, why));
        },
      ),
    ),
  },
  meant: meansUnit(V.V_EVADE),
};

export const freeBarrage: DecisionWords = {
  prompt: (g, f) => `whom does ${unitText(g, f.unit)} barrage?`,
  about: (_g, f) => f.unit,
  offers: {
    [V.V_BARRAGE]: { ...barrageOffer, note: (g, _f, unit, at) => `Costs no order. ${barrageDice(g, unit, at)}` },
  },
  may: {
    [V.V_BARRAGE]: (g, f, choice, _seat, why) => mayBarrageFreely(g, f, firstOf(choice), secondOf(choice), why),
  },
  meant: (_g, f, _by, place) => (place.kind === 'unit' ? [V.V_BARRAGE, f.unit, place.unit] : null),
};

export const parthian: DecisionWords = {
  prompt: (g, f) => `${cardAsking(g, f.seat, 'parthian')}: where does ${unitText(g, f.unit)} go?`,
  about: (_g, f) => f.unit,
  offers: {
    [V.V_MOVE]: moving('fall'),
    [V.V_WITHDRAW]: {
      mark: 'leave',
      from: first,
      to: (g, unit) => reserveWord(g.battle.unitSeat[unit]),
      label: (g, unit) => `Withdraw ${unitText(g, unit)} into the reserve`,
      note: () => 'It can come back by redeployment.',
    },
  },
  may: {
    [V.V_MOVE]: (g, f, choice, _seat, why) => mayMoveByCard(g, f, firstOf(choice), secondOf(choice), why),
    [V.V_WITHDRAW]: (_g, f, choice, _seat, why) => isItsUnit(f, firstOf(choice), why),
  },
  meant: (_g, f, _by, place) => (place.kind === 'sector' ? [V.V_MOVE, f.unit, place.sector] : null),
};

export const endOfTurnAnswer: DecisionWords = {
  prompt: () => 'your command is carried out. Play a card before the turn ends?',
  help: cardMoment('after a command of yours'),
  offers: { [V.V_PASS]: passing('Your turn ends.'), ...playing() },
  may: mayPlayCards(
    textsThat(
      (g, seat) => g.battle.texts[seat].end,
      V.V_PLAY_ON,
      (g, _f, seat, text, named, why) => mayPlayAtEnd(g, seat, text, named, why),
    ),
  ),
};

export const afterFaults: FaultWords<Exclude<EvadeChoiceFault | NamedFault, SharedFault>> = {
  notTheRoller: ({ a }) => [`${unitWord(a)} has not just rolled; a unit evades right after its own roll.`, 'B Evade'],
  noEvade: ({ g, a }) => [`${unitText(g, a)} does not have Evade.`, 'B Evade'],
  notInAssault: () => ['A unit evades only in an assault.', 'B Evade'],
  exhausted: () => ['You are exhausted: your units only counterattack.', 'B Four players'],
  notVictims: ({ g, a, b }) => [`${unitWord(a)} is not a unit of ${theFaction(g, b)}.`, 'B Tactic cards'],
};
