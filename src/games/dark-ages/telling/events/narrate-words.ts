// Words for the numbers of one event, for one seat. A piece's number may carry the hex it stood on; then it is named.

import type { NumberedEvent } from '../../../../kernel/events.ts';
import { CLEAR, isLeader, STREAM, type State } from '../../rules/state.ts';
import { CARD_ACTIVATION } from '../../tables/tables.ts';
import { eventSentence, ruleSentence } from '../rule-sentences.ts';
import { knowsValues } from '../view/seen.ts';
import { armyOf, cardName, count, does, hexName, hexsideName, pieceOfArmy, terrainName } from '../words.ts';

/** A sentence for an event's numbers. */
export type Sentence = (w: EventWords, v: readonly number[]) => string;

export class EventWords {
  readonly g: State;
  readonly event: NumberedEvent;
  readonly seat: number;
  /** The hexes that were named, in the order of the sentence. */
  readonly named: number[] = [];

  constructor(g: State, event: NumberedEvent, seat: number) {
    this.g = g;
    this.event = event;
    this.seat = seat;
  }

  army(seat: number): string {
    return armyOf(this.g, seat);
  }

  hex(hex: number): string {
    if (hex >= 0 && !this.named.includes(hex)) this.named.push(hex);
    return hexName(this.g, hex);
  }

  /** Whether the number carries no piece: all bits are 0. */
  isNobody(value: number): boolean {
    return value === 0;
  }

  isLeader(value: number): boolean {
    return isLeader(value & 255);
  }

  /** `Norwegian Spearmen at G5`. */
  piece(value: number): string {
    const hex = (value >> 8) - 1;
    const name = pieceOfArmy(this.g, value & 255);
    return hex >= 0 ? `${name} at ${this.hex(hex)}` : name;
  }

  /** The same without a place. */
  bare(value: number): string {
    return pieceOfArmy(this.g, value & 255);
  }

  /** The form of a verb that goes with the piece. */
  does(value: number, one: string, many: string): string {
    return does(this.g, value & 255, one, many);
  }

  /** Whether the seat knows the numbers on the piece's back. */
  knows(value: number): boolean {
    return knowsValues(this.g, this.seat, value & 255);
  }

  card(card: number): string {
    return cardName(card);
  }

  activation(card: number): string {
    return count(CARD_ACTIVATION[card], 'activation');
  }

  ground(terrain: number, side: number): string {
    const crossed = hexsideName(side);
    const entered = terrain === 0 ? '' : `the ${terrainName(terrain)}`;
    if (crossed === '') return entered === '' ? 'the ground' : entered;
    return entered === '' ? `the ${crossed}` : `${entered} and the ${crossed}`;
  }

  /** All hexes that an event changes with this one, in the order in which they change: a bed that falls dry, deep mud. */
  changesWith(hex: number, terrain: number): readonly number[] {
    const { board, sheet, terrain: ground } = this.g.battle;
    if (terrain === CLEAR && ground[hex] === STREAM) {
      return Array.from(ground.keys()).filter((one) => ground[one] === STREAM);
    }
    const named = sheet.events.find(({ args }) => args.includes(hexName(this.g, hex)));
    return named ? named.args.map((arg) => board.hex(arg)) : [hex];
  }

  /** What the first, second ... event does. */
  eventText(number: number): string {
    return eventSentence(this.g.battle.sheet, number - 1);
  }

  ruleText(number: number): string {
    return ruleSentence(this.g.battle.sheet, number);
  }

  /** The dice that came with the event: `: 3, 6`, or nothing. */
  get rolled(): string {
    const rolled = this.event.dice;
    return rolled && rolled.length > 0 ? `: ${rolled.map((die) => die + 1).join(', ')}` : '';
  }
}
