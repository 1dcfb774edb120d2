// Words of `action`: rally, commands, and the texts that are played before them.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import {
  type CommandChoiceFault,
  type CommandTextFault,
  hasTerms,
  mayCommandAssault,
  mayCommandBarrage,
  mayCommandCharge,
  mayCommandChargeInto,
  mayDoElse,
  mayPlayForCharge,
  mayPlayStart,
  mayRelieveCommand,
} from '../../rules/action.ts';
import type { StartText } from '../../rules/card-text.ts';
import { enemiesOf } from '../../rules/events.ts';
import { commandCost, poolOf } from '../../rules/questions.ts';
import { rallyBrings } from '../../rules/rally.ts';
import { ASSAULT, BARRAGE, type Frame, isEngaged, type State, TO_COMMAND } from '../../rules/state.ts';
import { mayChargeInto } from '../../rules/targets.ts';
import { cards } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import { attackCase, chargePool } from '../explain/pool.ts';
import type { Place } from '../places.ts';
import { campsOpen } from '../view/warnings.ts';
import type { FaultWords, SharedFault } from '../why-not/shared.ts';
import { cardRef, classList, dice, disorder, list, order, sectorTitle, unitText, unitWord } from '../words.ts';
import { costs, first, lastDraw, mayPlayCards, ownSector, playing, textsThat, toSector, toUnit } from './shared.ts';
import type { DecisionWords, Meant, OfferWords } from './types.ts';

function rallyNote(g: State): string {
  const seat = g.active;
  const draw = lastDraw(g, seat);
  if (draw !== '') return draw;
  const { home, flipped, onUnits } = rallyBrings(g, seat);
  const parts = [
    ...(home > 0 ? [`${order(home)} comes home`] : []),
    ...(flipped + onUnits > 0 ? [`${disorder(flipped + onUnits)} turns to order`] : []),
  ];
  const left = g.deckLeft[seat];
  const deck = left === 1 ? 'It is the last of the deck.' : `${left} cards left in the deck.`;
  return `Draw a card${parts.length === 0 ? '' : `; ${list(parts)}`}. ${deck}${openCampNote(g, seat)}`;
}

/** A rally leaves every unit where it is. */
const openCampNote = (g: State, seat: number): string =>
  campsOpen(g, seat & 1).length > 0 ? ' Your camp stays open: the enemy wins as its turn begins.' : '';

const price = (g: State, f: Frame, unit: number): string => costs(commandCost(g, unit, TO_COMMAND, f));

const chargeNote = (g: State, f: Frame, unit: number, sector: number, answered: boolean): string => {
  const answer = answered ? 'The enemy may react; then you name the target.' : 'Nobody may react.';
  return `${price(g, f, unit)}. With ${dice(chargePool(g, unit, sector, f.stampede))} or more. ${answer}`;
};

export const barrageOffer: Pick<OfferWords, 'mark' | 'from' | 'to' | 'label'> = {
  mark: 'fire',
  from: first,
  to: toUnit,
  label: (g, unit, target) => `Barrage ${unitText(g, target)} with ${unitWord(unit)}`,
};

export const barrageDice = (g: State, unit: number, target: number): string =>
  `With ${dice(poolOf(g, attackCase(unit, target, BARRAGE)))}.`;

/** START texts have no command after them. */
const isStart = (g: State, card: number): boolean => g.battle.texts[g.active].start.some((text) => text.card === card);

const START_VERBS: { readonly [names in StartText['names']]: number } = {
  nothing: V.V_PLAY,
  unit: V.V_PLAY_ON,
  seat: V.V_PLAY_AT,
};

/** A unit pointed at by itself would charge, or assault; pointed at an enemy it would fight it. */
function meant(g: State, _f: Frame, by: number, place: Place, seat: number): Meant | null {
  if (by >= 0 && place.kind === 'sector') {
    return g.unitSector[by] === place.sector ? [V.V_CHARGE, by, 0] : [V.V_CHARGE_INTO, by, place.sector];
  }
  if (place.kind !== 'unit') return null;
  const { unit } = place;
  if (by < 0 || by === unit) {
    if (g.battle.unitSeat[unit] !== seat) return [V.V_ASSAULT, unit, unit];
    return isEngaged(g, unit) ? [V.V_ASSAULT, unit, enemiesOf(g, unit)[0] ?? unit] : [V.V_CHARGE, unit, 0];
  }
  return isEngaged(g, by) ? [V.V_ASSAULT, by, unit] : [V.V_BARRAGE, by, unit];
}

export const action: DecisionWords = {
  prompt(_g, f) {
    // A text that speaks of a command has been played: the command follows.
    if (f.cry !== 0 || f.stampede !== 0) return 'command the unit that charges.';
    return hasTerms(f) ? 'command a unit.' : 'rally, or command a unit.';
  },
  help: 'A command costs order from your camp. A rally draws a card, returns order to the camp and flips disorder to order.',
  offers: {
    [V.V_RALLY]: { mark: 'answer', label: () => 'Rally', note: rallyNote },
    [V.V_ASSAULT]: {
      mark: 'close',
      from: first,
      to: toUnit,
      label: (g, unit, target) => `Assault ${unitText(g, target)} with ${unitWord(unit)}`,
      note: (g, f, unit, target) =>
        `${price(g, f, unit)}. With ${dice(poolOf(g, attackCase(unit, target, ASSAULT)))}; it counterattacks if it survives.`,
    },
    [V.V_BARRAGE]: {
      ...barrageOffer,
      note: (g, f, unit, target) => `${price(g, f, unit)}. ${barrageDice(g, unit, target)}`,
    },
    [V.V_CHARGE]: {
      mark: 'charge',
      final: true,
      from: first,
      to: ownSector,
      label: (g, unit) => `Charge with ${unitText(g, unit)}`,
      note: (g, f, unit) => chargeNote(g, f, unit, g.unitSector[unit], f.stampede === 0),
    },
    [V.V_CHARGE_INTO]: {
      mark: 'charge',
      final: true,
      from: first,
      to: toSector,
      label: (g, unit, sector) => `Charge with ${unitText(g, unit)} into ${sectorTitle(sector)}`,
      note: (g, f, unit, sector) => chargeNote(g, f, unit, sector, false),
    },
    ...playing((g, _f, card) => `${cards[card].text}${isStart(g, card) ? '' : ' The command must follow.'}`),
  },
  may: {
    [V.V_RALLY]: (_g, f, _choice, _seat, why) => mayDoElse(f, why),
    [V.V_ASSAULT]: (g, f, choice, seat, why) => mayCommandAssault(g, f, seat, firstOf(choice), secondOf(choice), why),
    [V.V_BARRAGE]: (g, f, choice, seat, why) => mayCommandBarrage(g, f, seat, firstOf(choice), secondOf(choice), why),
    [V.V_CHARGE]: (g, f, choice, seat, why) => mayCommandCharge(g, f, seat, firstOf(choice), why),
    [V.V_CHARGE_INTO]: (g, f, choice, seat, why) =>
      mayCommandChargeInto(g, f, seat, firstOf(choice), secondOf(choice), why),
    ...mayPlayCards(
      textsThat(
        (g, seat) => g.battle.texts[seat].relief,
        V.V_PLAY,
        (g, f, seat, text, _named, why) => mayRelieveCommand(g, f, seat, text, why),
      ),
      textsThat(
        (g, seat) => g.battle.texts[seat].charge,
        V.V_PLAY,
        (g, f, seat, text, _named, why) => mayPlayForCharge(g, f, seat, text, why),
      ),
      textsThat(
        (g, seat) => g.battle.texts[seat].start,
        (text) => START_VERBS[text.names],
        (g, f, seat, text, named, why) => mayPlayStart(g, f, seat, text, named, why),
      ),
    ),
  },
  meant,
};

/** The card that was played for the charge to come. */
function chargeCard(g: State, f: Frame): { name: string; ref: string } {
  const sets = f.stampede !== 0 ? 'stampede' : 'cry';
  const text = g.battle.texts[g.active].charge.find((one) => one.sets === sets);
  return text === undefined
    ? { name: 'A card for a charge', ref: 'B Tactic cards' }
    : { name: cards[text.card].name, ref: cardRef(text.card) };
}

export const actionFaults: FaultWords<Exclude<CommandChoiceFault | CommandTextFault, SharedFault>> = {
  bound: ({ a }) => [`${unitWord(a)} was redeployed this turn and may not be commanded.`, 'B Redeployment phase'],
  wrongClassToCharge: ({ g, f, a }) => {
    const { name, ref } = chargeCard(g, f);
    const text = g.battle.texts[g.active].charge.find((one) => one.sets === 'stampede');
    return [`${name} is for ${classList(text?.classes ?? 0)} units; ${unitText(g, a)} is none.`, ref];
  },
  mustCharge: ({ g, f }) => {
    const { name, ref } = chargeCard(g, f);
    return [`${name} has been played: the command must be a charge.`, ref];
  },
  nobodyReacts: ({ g, f }) => {
    const { name, ref } = chargeCard(g, f);
    return [`${name} has been played: nobody could react to this charge.`, ref];
  },
  commandFollows: () => ['A card has been played for a command: the command must follow.', 'B Tactic cards'],
  relievedAlready: ({ a }) => [`${cards[a].name} has been played for this command already.`, cardRef(a)],
  chargeTextPlayed: ({ g, f, a }) => [
    `${cards[a].name} does not go with ${chargeCard(g, f).name}, which has been played for this charge.`,
    cardRef(a),
  ],
  noCommandLeft: ({ a }) => [`No command is left that ${cards[a].name} would serve: ${cards[a].text}`, cardRef(a)],
  unengaged: ({ g, a }) => [`${unitText(g, a)} is not engaged; only an engaged unit assaults.`, 'B Assault'],
  notLinked: ({ g, a, b }) => [
    `${unitWord(a)} is engaged with ${list(enemiesOf(g, a).map(unitWord))}, not with ${unitWord(b)}.`,
    'B Assault',
  ],
  engagedCharger: ({ g, a }) => [`${unitText(g, a)} is engaged; it may assault, not charge.`, 'B Charge'],
  emptySector: ({ g, a, b }) => {
    const next = [b - 1, b + 1].some((one) => one >= 0 && mayChargeInto(g, a, one, null));
    const instead = next ? 'it may charge into the next sector instead' : 'nor is one in the next that it could charge';
    return [`No enemy is in ${sectorTitle(b)}; ${instead}.`, 'B Empty sector'];
  },
  nobodyToEngage: ({ a }) => [
    `Every enemy in ${sectorTitle(a)} is already engaged with three enemies.`,
    'B Overlapping',
  ],
  ownSector: ({ a, b }) => [
    `${unitWord(a)} is in ${sectorTitle(b)} itself: out of an empty sector a unit charges into another.`,
    'B Empty sector',
  ],
  enemiesHere: ({ a }) => [
    `Enemies are in ${sectorTitle(a)}; only out of an empty sector does a unit charge into the next.`,
    'B Empty sector',
  ],
  nobodyThere: ({ a }) => [`No enemy is in ${sectorTitle(a)} either.`, 'B Empty sector'],
};
