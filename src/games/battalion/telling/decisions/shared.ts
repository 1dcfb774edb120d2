// What several decisions say alike: passing, cards played for their text, units moved, and the words around them.

import { firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import type { Carded } from '../../rules/card-text.ts';
import { drawBrings } from '../../rules/draw.ts';
import type { AttackName } from '../../rules/events.ts';
import { holds, textOf } from '../../rules/hands.ts';
import type { Frame, State } from '../../rules/state.ts';
import { cards } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import type { Place } from '../places.ts';
import { attackNow, chargeNow } from '../stack.ts';
import type { Fault } from '../why-not/faults.ts';
import { cardName, factionOf, kindName, order, sectorTitle, sectorWord, unitText, unitWord } from '../words.ts';
import type { May, Meant, OfferWords } from './types.ts';

/** A newcomer whose cards do not fit wonders why he is asked. */
export const cardMoment = (when: string): string =>
  `Cards that fit are lit. You are asked ${when}, whatever you hold, so that the enemy learns nothing.`;

export const first = (_g: State, a: number): number => a;
export const second = (_g: State, _a: number, b: number): number => b;
export const toUnit = (_g: State, _a: number, b: number): string => unitWord(b);
export const toSector = (_g: State, _a: number, b: number): string => sectorWord(b);
export const ownSector = (g: State, a: number): string | null =>
  g.unitSector[a] >= 0 ? sectorWord(g.unitSector[a]) : null;

/** The unit that has moved out to charge. */
export const charger = (g: State): number => (g.charging > 0 ? g.charging - 1 : (chargeNow(g)?.attacker ?? 0));

const STRIKES: { readonly [kind in AttackName]: string } = {
  assault: 'assaults',
  charge: 'charges',
  barrage: 'barrages',
  fire: 'fires at',
  counterattack: 'strikes back at',
};

/** The attack under way: `a4 (Hastati x3) assaults b2 (Caetrati x2)`. */
export function attackWords(g: State): string {
  const a = attackNow(g);
  return a === null
    ? 'the attack goes on'
    : `${unitText(g, a.attacker)} ${STRIKES[kindName(a.kind)]} ${unitText(g, a.target)}`;
}
export const attackerAsked = (g: State): number => attackNow(g)?.attacker ?? -1;

export const costs = (n: number): string => `Costs ${order(n)}`;

/** What a draw from an empty deck does; empty while there are cards. */
export function lastDraw(g: State, seat: number): string {
  const brings = drawBrings(g, seat);
  if (brings === 'card') return '';
  return `Your deck is empty: the draw ${brings === 'exhaustion' ? 'exhausts you' : 'loses the battle'}.`;
}

/** Nothing is played now, and `then` follows: nothing is left undone by it, for the cards stay in the hand. */
export const passing = (then: string, label = 'Play no card'): OfferWords => ({
  mark: 'finish',
  label: () => label,
  note: () => then,
  declines: true,
});

/** Enough of what a card lets one do; `leaves` says what else it would. */
export const enough = (label: string, leaves: (g: State, f: Frame) => string): OfferWords => ({
  mark: 'finish',
  label: () => label,
  leaves,
});

/** A card that is discarded, its text unused. */
export const discarding = (label: (name: string) => string, brings: string): OfferWords => ({
  mark: 'card',
  card: true,
  label: (_g, card) => label(cardName(card)),
  note: () => `${brings} What the card says does not happen.`,
});

type Note = NonNullable<OfferWords['note']>;
const textNote: Note = (_g, _f, card) => cards[card].text;

/** Cards played for their texts: alone, with a unit, against an opponent. */
export const playing = (note: Note = textNote): { readonly [verb: number]: OfferWords } => ({
  [V.V_PLAY]: { mark: 'card', card: true, label: (_g, card) => `Play ${cardName(card)}`, note },
  [V.V_PLAY_ON]: {
    mark: 'card',
    card: true,
    to: toUnit,
    label: (g, card, unit) => `Play ${cardName(card)} on ${unitText(g, unit)}`,
    note,
  },
  [V.V_PLAY_AT]: {
    mark: 'card',
    card: true,
    label: (g, card, seat) => `Play ${cardName(card)} against ${factionOf(g, seat)}`,
    note,
  },
});

export const moving = (mark: OfferWords['mark']): OfferWords => ({
  mark,
  from: first,
  to: toSector,
  label: (g, unit, sector) => `Move ${unitText(g, unit)} to ${sectorTitle(sector)}`,
});

/** Texts of one moment in a decision: which there are, by which verb they are played, and whether they may be. */
export interface Plays<T extends Carded = Carded> {
  texts(g: State, seat: number): readonly T[];
  verb(text: T): number;
  may(g: State, f: Frame, seat: number, text: T, named: number, why: Why<Fault>): boolean;
}

/** One kind of texts, for `mayPlayCards`. */
export const textsThat = <T extends Carded>(
  texts: (g: State, seat: number) => readonly T[],
  verb: number | ((text: T) => number),
  may: (g: State, f: Frame, seat: number, text: T, named: number, why: Why<Fault>) => boolean,
): Plays => ({
  texts,
  verb: (text) => (typeof verb === 'number' ? verb : verb(text as T)),
  may: (g, f, seat, text, named, why) => may(g, f, seat, text as T, named, why),
});

/** Whether a card may be played in a decision that takes texts of these kinds. */
export function mayPlayCards(...kinds: readonly Plays[]): { readonly [verb: number]: May } {
  const may: May = (g, f, choice, seat, why) => {
    const card = firstOf(choice);
    if (!holds(g, seat, card, why)) return false;
    for (const kind of kinds) {
      const text = textOf(kind.texts(g, seat), card);
      if (text === undefined) continue;
      const verb = kind.verb(text);
      if (verb !== verbOf(choice)) return no(why, 'otherForm', card, verb);
      return kind.may(g, f, seat, text, secondOf(choice), why);
    }
    return no(why, 'notItsMoment', card);
  };
  return { [V.V_PLAY]: may, [V.V_PLAY_ON]: may, [V.V_PLAY_AT]: may };
}

/** The unit that was taken up, or else the one pointed at; -1 for none. */
export const unitMeant = (by: number, place: Place): number => (by >= 0 ? by : place.kind === 'unit' ? place.unit : -1);

/** Pointing at a unit means this verb with it. */
export const meansUnit =
  (verb: number) =>
  (_g: State, _f: Frame, by: number, place: Place): Meant | null => {
    const unit = unitMeant(by, place);
    return unit < 0 ? null : [verb, unit, 0];
  };
