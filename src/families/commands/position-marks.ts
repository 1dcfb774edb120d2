// What units and leaders have done in the turn under way: ordered, moved, fought and the other marks of a position.

import { type Entry, findEntry, linesOf, type Notation, NotationError, named, Scanner } from '../../kernel/notation.ts';
import { marks } from './position-keys.ts';
import { hexAt, leaderAt, readCount, unitAt } from './position-words.ts';
import { pieces } from './sheet-parts.ts';
import { MOVED, type State } from './state.ts';

export function readMarks(g: State, notation: Notation): void {
  for (const [key, bit] of marks) {
    const entry = findEntry(notation, key);
    if (entry) readMark(g, entry, bit);
  }
}

/** `F6 G5; leaders H5`, `all`; for moves `F6 2 from D5; G5 1`. */
function readMark(g: State, entry: Entry, bit: number): void {
  const expected = 'a hex such as F6, or "leaders" and hexes';
  const parts = pieces(linesOf(entry), expected);
  if (parts.length === 0) {
    throw new NotationError({ line: entry.line, column: entry.valueColumn }, expected, named(''));
  }
  for (const piece of parts) {
    const scanner = new Scanner(piece);
    if (piece.text === 'all') markAll(g, bit);
    else if (/^leaders\s/.test(piece.text)) {
      scanner.word('');
      do g.leaderMark[leaderAt(g, scanner.word('a hex such as F6'))] |= bit;
      while (scanner.peek() !== '');
    } else if (bit === MOVED) readMove(g, scanner);
    else {
      do g.unitMark[unitAt(g, scanner.word(expected))] |= bit;
      while (scanner.peek() !== '');
    }
  }
}

/** Every unit of the side whose turn it is. */
function markAll(g: State, bit: number): void {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active]; u < firstUnit[g.active + 1]; u++) if (g.unitHex[u] >= 0) g.unitMark[u] |= bit;
}

/** `F6 2 from D5`: where it stands now, the hexes it has moved, where it stood. */
function readMove(g: State, scanner: Scanner): void {
  const at = scanner.word('a hex such as F6');
  const unit = unitAt(g, at);
  g.unitMark[unit] |= MOVED;
  g.unitSteps[unit] = scanner.peek() === '' ? 1 : readCount(scanner.word('the hexes moved'), 99);
  g.unitFrom[unit] = g.unitHex[unit];
  if (scanner.peek() === '') return;
  const from = scanner.word('"from" and a hex');
  if (from.text !== 'from') throw new NotationError(from, '"from" and a hex', named(from.text));
  g.unitFrom[unit] = hexAt(g, scanner.word('a hex such as F6'));
  scanner.end('";" or the end of the line');
}
