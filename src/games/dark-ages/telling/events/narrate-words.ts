// Words for one event, for one seat. Everything is in the event and the battle: the state has moved on when it is told.

import type { DarkAgesEvent, EventKind, EventOf, Stood } from '../../rules/events.ts';
import { isLeader } from '../../rules/state.ts';
import { eventSentence } from '../rule-sentences.ts';
import {
  armyDoes,
  armyOf,
  cardName,
  does,
  hexName,
  hexsideName,
  type InBattle,
  pieceName,
  pieceOfArmy,
} from '../words.ts';

/** A sentence for an event of one kind; tables of them have one for every kind of their part. */
export type Sentences<K extends EventKind> = { readonly [kind in K]: (w: EventWords, event: EventOf<kind>) => string };

/** The kinds of a part of the union. */
export type KindOf<E extends DarkAgesEvent> = E['kind'];

export class EventWords {
  readonly at: InBattle;
  readonly seat: number;
  /** The hexes that were named, in the order of the sentence. */
  readonly named: number[] = [];

  constructor(at: InBattle, seat: number) {
    this.at = at;
    this.seat = seat;
  }

  army(seat: number): string {
    return armyOf(this.at, seat);
  }

  /** `the English act`, `the Coalition acts`. */
  armyDoes(seat: number, one: string, many: string): string {
    return armyDoes(this.at, seat, one, many);
  }

  hex(hex: number): string {
    if (hex >= 0 && !this.named.includes(hex)) this.named.push(hex);
    return hexName(this.at, hex);
  }

  isLeader(piece: number): boolean {
    return isLeader(piece);
  }

  /** `Norwegian Spearmen at G5`. */
  piece({ piece, hex }: Stood): string {
    const name = pieceOfArmy(this.at, piece);
    return hex >= 0 ? `${name} at ${this.hex(hex)}` : name;
  }

  /** The piece of a seat that speaks of its own needs no army: `Spearmen at G5`. */
  pieceFor(seat: number, { piece, hex }: Stood): string {
    if (this.at.battle.seat[piece] !== seat) return this.piece({ piece, hex });
    const name = pieceName(this.at, piece);
    return hex >= 0 ? `${name} at ${this.hex(hex)}` : name;
  }

  /** The same without a place. */
  bare(piece: number): string {
    return pieceOfArmy(this.at, piece);
  }

  /** The form of a verb that goes with the piece. */
  does(who: Stood | number, one: string, many: string): string {
    return does(this.at, typeof who === 'number' ? who : who.piece, one, many);
  }

  card(card: number): string {
    return cardName(card);
  }

  ground(terrain: string, side: number): string {
    const crossed = hexsideName(side);
    const entered = terrain === 'clear' ? '' : `the ${terrain}`;
    if (crossed === '') return entered === '' ? 'the ground' : entered;
    return entered === '' ? `the ${crossed}` : `${entered} and the ${crossed}`;
  }

  /** `from G5 to F5`. */
  between(way: readonly number[]): string {
    return `from ${this.hex(way[0])} to ${this.hex(way[way.length - 1])}`;
  }

  /** What the first, second ... event does. */
  eventText(number: number): string {
    return eventSentence(this.at.battle.sheet, number - 1);
  }

  /** What dice show: `3, 6`; `no dice` where there are none. */
  rolled(dice: readonly { readonly shows: number }[]): string {
    return dice.length > 0 ? dice.map(({ shows }) => shows).join(', ') : 'no dice';
  }
}
