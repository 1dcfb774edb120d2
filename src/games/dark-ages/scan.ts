// Questions about the board in words, made to be spoken. Only what lies open on the table and what the seat knows of values
// is told.

import type { Scan } from '../../kernel/ruleset.ts';
import { describeHex, describeUnit } from './scan-hex.ts';
import { listPieces, nearHex } from './scan-lists.ts';
import { reachHex, sightFrom } from './scan-reach.ts';
import type { State } from './state.ts';

const ABOUT_A_HEX: { readonly [word: string]: (g: State, hex: number, seat: number) => Scan } = {
  near: nearHex,
  reach: reachHex,
  sight: sightFrom,
  hex: describeHex,
  unit: describeUnit,
};

const ABOUT_ALL: { readonly [word: string]: (g: State, seat: number) => Scan } = {
  who: (g, seat) => listPieces(g, seat, 'own'),
  enemies: (g, seat) => listPieces(g, seat, 'enemy'),
};

const EXPECTED =
  'expected a question such as "near F6", "reach F6", "sight F6", "hex F6" or "unit F6" (with the name of a hex), ' +
  '"who" or "enemies"';

export function scanBoard(g: State, query: string, seat: number): Scan {
  const words = query.trim().split(/\s+/);
  const word = words[0].toLowerCase();
  if (Object.hasOwn(ABOUT_ALL, word) && words.length === 1) return ABOUT_ALL[word](g, seat);
  if (!Object.hasOwn(ABOUT_A_HEX, word) || words.length !== 2) {
    throw new Error(`${EXPECTED}, found "${query.trim()}"`);
  }
  const hex = g.battle.board.hex(words[1]);
  if (hex < 0) throw new Error(`expected a hex such as F6, found "${words[1]}"`);
  return ABOUT_A_HEX[word](g, hex, seat);
}
