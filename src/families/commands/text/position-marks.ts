// What units and leaders have done in the turn under way: ordered, moved, fought and the other marks of a position; whom
// they aim at, the action that goes with the card and the leader who gives its orders.

import {
  type Entry,
  findEntry,
  isNone,
  type Line,
  linesOf,
  type Notation,
  NotationError,
  named,
  nearest,
  Scanner,
} from '../../../kernel/notation.ts';
import { british } from '../../../kernel/spelling.ts';
import { MOVED, type State } from '../rules/state.ts';
import { marksOf } from './position-keys.ts';
import { hexAt, leaderAt, onlyWord, readCount, unitAt, wordsOf } from './position-words.ts';
import { pieces } from './sheet-parts.ts';

export function readMarks(g: State, notation: Notation): void {
  for (const [key, bit] of marksOf(g.battle.game)) {
    const entry = findEntry(notation, key);
    if (entry && !isNone(entry)) readMark(g, entry, bit);
  }
  const aimed = findEntry(notation, 'aimed');
  if (aimed && !isNone(aimed)) readAims(g, aimed);
  const action = findEntry(notation, 'action');
  if (action) g.action = readAction(g, onlyWord(action, 'an action'));
  const led = findEntry(notation, 'led');
  if (led && !isNone(led)) g.led = readLed(g, led);
}

/** `F6 x E6; G5 x E6`: whom a unit has fired at, or whose attack its dice are joined to. */
function readAims(g: State, entry: Entry): void {
  const expected = 'two hexes such as F6 x E6';
  for (const piece of pieces(linesOf(entry), expected)) {
    const scanner = new Scanner(piece);
    const unit = unitAt(g, scanner.word(expected));
    const x = scanner.word(expected);
    if (x.text !== 'x') throw new NotationError(x, expected, named(x.text));
    g.unitAim[unit] = 1 + unitAt(g, scanner.word(expected));
    scanner.end('";" or the end of the line');
  }
}

/** 1 + the action by its key, 0 for `none`. */
export function readAction(g: State, word: Line): number {
  if (word.text === 'none') return 0;
  const keys = g.battle.game.actions.map((one) => one.key);
  const found = keys.indexOf(british(word.text));
  if (found >= 0) return 1 + found;
  const hint = keys.length === 0 ? 'the game has none' : `the nearest is "${nearest(word.text, keys)}"`;
  throw new NotationError(word, `an action (${hint})`, named(word.text));
}

/** 1 + the leader of the active side by his name. */
function readLed(g: State, entry: Entry): number {
  const words = wordsOf(entry, "a leader's name");
  const name = words.map((word) => word.text).join(' ');
  const { leaderNames, leaderSide } = g.battle;
  const leader = leaderNames.findIndex((one, l) => one === name && leaderSide[l] === g.active);
  if (leader >= 0) return 1 + leader;
  const own = leaderNames.filter((_, l) => leaderSide[l] === g.active);
  throw new NotationError(words[0], `a leader of the side whose turn it is (${own.join(', ')})`, named(name));
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
