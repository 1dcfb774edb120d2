// The command tokens of a position: on units and in camps, never more than the battle has [B Command tokens].

import { findEntry, type Notation, NotationError, named, Scanner } from '../../../kernel/notation.ts';
import type { State } from '../rules/state.ts';
import { SEAT_NAMES, seatsOf } from '../telling/words.ts';
import { partsOf, readSeatIn, readUnitIn } from './position-keys.ts';
import { readCount } from './sheet.ts';

/** Tokens on units and in camps; what is not named lies in the camp as order. */
export function readTokens(g: State, notation: Notation): void {
  for (const [key, column] of [
    ['order', g.unitOrder],
    ['disorder', g.unitDisorder],
  ] as const) {
    const entry = findEntry(notation, key);
    for (const part of entry ? partsOf(entry, 'a unit and a number') : []) {
      const scanner = new Scanner(part);
      const unit = readUnitIn(g, scanner.word('a unit such as a3'));
      column[unit] = readCount(scanner.word('a number of tokens'), 99);
      scanner.end('";" or the end of the line');
    }
  }
  const onUnits = (seat: number): number =>
    g.battle.units
      .filter((unit) => g.battle.unitSeat[unit] === seat)
      .reduce((sum, unit) => sum + g.unitOrder[unit] + g.unitDisorder[unit], 0);
  const camp = findEntry(notation, 'camp');
  const orders = new Map<number, number>();
  for (const part of camp ? partsOf(camp, 'a seat and its tokens') : []) {
    const scanner = new Scanner(part);
    const seat = readSeatIn(g, scanner.word('a seat'));
    while (scanner.peek() !== '') {
      const kind = scanner.word('"order" or "disorder"');
      if (kind.text !== 'order' && kind.text !== 'disorder')
        throw new NotationError(kind, '"order" or "disorder"', named(kind.text));
      const number = readCount(scanner.word('a number of tokens'), 99);
      if (kind.text === 'order') orders.set(seat, number);
      else g.campDisorder[seat] = number;
    }
  }
  for (const seat of seatsOf(g)) {
    const rest = g.battle.tokens[seat] - onUnits(seat) - g.campDisorder[seat];
    const at = camp ?? findEntry(notation, 'order') ?? findEntry(notation, 'disorder') ?? { line: 1, column: 1 };
    const order = orders.get(seat) ?? rest;
    const over = Math.max(-rest, order - rest);
    if (over > 0)
      throw new NotationError(at, `${g.battle.tokens[seat]} tokens of ${SEAT_NAMES[seat]} at most`, `${over} more`);
    g.campOrder[seat] = order;
  }
}
