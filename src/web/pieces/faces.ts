// Faces of the battle dice, by game: what is drawn, in which colour, and what it is called. Class symbols on the blocks are
// the same drawings. All are made round (0,0) in a square of 100, and no two of a game have the same outline.

import { own } from '../../kernel/own.ts';
import { medievalHelmet } from './medieval-faces.ts';
import { napoleonicsFaces } from './napoleonics-faces.ts';
import { disc, shape } from './outline.ts';

export interface FaceArt {
  readonly label: string;
  /** Outline of the symbol; a symbol of a class is one closed shape. */
  readonly path: string;
  /** A name of pieces.css: `--face-green` and so on. */
  readonly colour: string;
  /** Lines cut out of it. */
  readonly cut?: string;
  /** Colour of the die behind it, where a game's dice are not plain: `--die-on-blue` and so on. */
  readonly ground?: string;
}

export type Faces = { readonly [face: string]: FaceArt };

const CIRCLE = disc(0, 0, 34);
const TRIANGLE = shape([0, -36], [40, 31], [-40, 31]);
const SQUARE = shape([-31, -31], [31, -31], [31, 31], [-31, 31]);

const HELMET =
  // Bowl, cheek guard and neck guard, with a crest above.
  'M-30 12C-32 -14 -14 -26 4 -26C22 -26 32 -12 31 6L34 18L24 18L22 34L8 34L6 12L-4 12C-8 12 -10 16 -12 22L-16 34L-38 36C-32 28 -30 20 -30 12Z' +
  'M28 -24C18 -44 -34 -46 -40 6L-33 2C-30 -24 0 -34 28 -24Z';

const FLAG =
  // A cloth with a swallow tail on its pole.
  'M-34 -38L-27 -38L-27 40L-34 40ZM-24 -34C-10 -42 4 -24 38 -32L26 -12L36 8C6 16 -8 -2 -24 6Z';

const blade = (way: 1 | -1): string =>
  shape(
    [34 * way, -38],
    [33 * way, -26],
    [-10 * way, 17],
    [-4 * way, 23],
    [-9 * way, 28],
    [-17 * way, 21],
    [-29 * way, 33],
    [-35 * way, 27],
    [-23 * way, 15],
    [-30 * way, 7],
    [-25 * way, 2],
    [-18 * way, 8],
    [22 * way, -36],
  );

const SWORDS = blade(1) + blade(-1);

const ancients: Faces = {
  light: { label: 'green circle', path: CIRCLE, colour: 'green' },
  medium: { label: 'blue triangle', path: TRIANGLE, colour: 'blue' },
  heavy: { label: 'red square', path: SQUARE, colour: 'red' },
  helmet: { label: 'helmet', path: HELMET, colour: 'gold', cut: 'M10 -6L26 -4' },
  flag: { label: 'flag', path: FLAG, colour: 'ink' },
  swords: { label: 'crossed swords', path: SWORDS, colour: 'steel' },
};

const medieval: Faces = { ...ancients, helmet: medievalHelmet };

const games: { readonly [game: string]: Faces } = { ancients, medieval, napoleonics: napoleonicsFaces };

/** For a face without a drawing: a dot, so that a die is never blank. */
const unknown: FaceArt = { label: 'face', path: disc(0, 0, 10), colour: 'ink' };

export function faceOf(game: string, face: string): FaceArt {
  return own(facesOf(game), face) ?? unknown;
}

export const facesOf = (game: string): Faces => own(games, game) ?? {};

/** What lies up, in words. */
export function faceWords(game: string, face: string): string {
  const { label } = faceOf(game, face);
  return label === unknown.label ? face : label;
}
