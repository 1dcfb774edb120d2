// Spoken questions about a hex board: where one hex lies from another as a seat sees it, what lies around a hex, and the
// words by which a game's questions are asked. What a piece or a ground is called belongs to the game.

import type { Landmark, Scan } from '../kernel/ruleset.ts';
import type { HexBoard } from './hex-board.ts';
import { landmarkAsked } from './landmarks.ts';

/** Round the clock from the right hand, every 30 degrees. */
const DIRECTIONS = [
  'right',
  'right and a little ahead',
  'ahead right',
  'straight ahead',
  'ahead left',
  'left and a little ahead',
  'left',
  'left and a little behind',
  'behind left',
  'straight behind',
  'behind right',
  'right and a little behind',
];
const STRAIGHT_AHEAD = 3;

/** Where one hex lies from another as the seat looks at the board; a spectator looks as the bottom player does. */
export function directionOf({ row, column }: HexBoard, from: number, to: number, seat: number): number {
  const x = 2 * column[to] + (row[to] % 2) - 2 * column[from] - (row[from] % 2);
  const y = (row[from] - row[to]) * Math.sqrt(3);
  const turns = Math.round((Math.atan2(y, x) * 6) / Math.PI);
  return (turns + (seat === 0 ? 6 : 0) + 24) % 12;
}

export const directionName = (direction: number): string => DIRECTIONS[direction];

/**
 * What lies in a hex, next to it and two hexes away, clockwise from straight ahead. `phrase` says what a hex is, nothing for
 * one of the usual ground (`usual`) that is empty.
 */
export function nearScan(
  board: HexBoard,
  hex: number,
  seat: number,
  usual: string,
  phrase: (hex: number) => string,
): Scan {
  const places = [board.names[hex]];
  const around = (far: number): string => {
    const found: { direction: number; text: string; name: string }[] = [];
    for (let other = 0; other < board.size; other++) {
      if (board.names[other] === '' || board.distance[hex * board.size + other] !== far) continue;
      const what = phrase(other);
      if (what === '') continue;
      const direction = directionOf(board, hex, other, seat);
      const name = board.names[other];
      found.push({ direction, name, text: `${directionName(direction)} ${name}, ${what}` });
    }
    const clockwise = (direction: number): number => (STRAIGHT_AHEAD - direction + 12) % 12;
    found.sort((a, b) => clockwise(a.direction) - clockwise(b.direction));
    places.push(...found.map((one) => one.name));
    return found.map((one) => one.text).join('; ');
  };
  const here = phrase(hex);
  const near = around(1);
  const far = around(2);
  const text = [
    `${board.names[hex]}: ${here === '' ? `${usual} and empty` : here}.`,
    near === '' ? `Next to it only ${usual} ground, and nobody.` : `Next to it: ${near}.`,
    far === '' ? 'Two hexes away nothing more.' : `Two hexes away: ${far}.`,
  ].join(' ');
  return { text, places };
}

const EXPECTED =
  'expected a question such as "near F6", "reach F6", "sight F6", "hex F6" or "unit F6" (with the name of a hex), ' +
  '"who" or "enemies"';

export interface HexQuestions<G> {
  /** Questions that name a hex. */
  readonly about: { readonly [word in 'near' | 'reach' | 'sight' | 'hex' | 'unit']: HexQuestion<G> };
  /** The answers to `who` and `enemies`. */
  pieces(g: G, seat: number, whose: 'own' | 'enemy'): Scan;
  /** Lists of places to jump between; `hex` is the one it is asked of, -1 where it is asked of none. */
  readonly landmarks: readonly Landmark[];
  landmark(g: G, landmark: Landmark, hex: number, seat: number): Scan;
}

type HexQuestion<G> = (g: G, hex: number, seat: number) => Scan;

/** Reads a question and asks it. */
export function hexScan<G extends { readonly battle: { readonly board: HexBoard } }>(
  { about, pieces, landmarks, landmark }: HexQuestions<G>,
  g: G,
  query: string,
  seat: number,
): Scan {
  const words = query.trim().split(/\s+/);
  const word = words[0].toLowerCase();
  if (word === 'who' && words.length === 1) return pieces(g, seat, 'own');
  if (word === 'enemies' && words.length === 1) return pieces(g, seat, 'enemy');
  const hexOf = (name: string): number => {
    const hex = g.battle.board.hex(name);
    if (hex < 0) throw new Error(`expected a hex such as F6, found "${name}"`);
    return hex;
  };
  const list = landmarkAsked(landmarks, query);
  if (list) return landmark(g, list.landmark, list.of === '' ? -1 : hexOf(list.of), seat);
  const questions: { readonly [word: string]: HexQuestion<G> } = about;
  if (!Object.hasOwn(questions, word) || words.length !== 2) {
    const lists = landmarks.map((one) => (one.of ? `"${one.word} F6"` : `"${one.word}"`));
    throw new Error(`${EXPECTED}, or a list such as ${lists.join(', ')}, found "${query.trim()}"`);
  }
  return questions[word](g, hexOf(words[1]), seat);
}
