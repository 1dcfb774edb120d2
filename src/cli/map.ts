// The battlefield as text: hexes as bricks in half-shifted rows, two lines each. Row letters stand at the left, column
// numbers in the upper edge of each hex; double strokes are the section lines. Made for 80 characters.

import { mapCode, sideSigns, squareSign, textureOf } from './map-signs.ts';
import type { Style } from './style.ts';
import { centred, padRight } from './text.ts';

/** What a map shows, whatever it was made from. */
export interface Picture {
  /** Hexes of the long rows; every second row has one fewer, unless all rows are even. */
  readonly width: number;
  /** All rows are as long as the first; hexes are a sign narrower, and there are no sections. */
  readonly even?: boolean;
  readonly rows: number;
  readonly hexes: readonly PictureHex[];
  /** Names of the two armies, top first. */
  readonly armies: readonly [string, string];
}

export interface PictureHex {
  readonly row: number;
  readonly column: number;
  readonly terrain: string;
  readonly unit: {
    readonly side: number;
    readonly code: string;
    readonly blocks: number;
    readonly mark: string;
    /** The number of its square; 0 when it stands in none. */
    readonly square?: number;
  } | null;
  readonly leader: { readonly side: number; readonly name: string; readonly mark?: string } | null;
  /** What stands in the two lines of a hex of an even board, in place of unit and leader. */
  readonly texts?: { readonly side: number; readonly lines: readonly [string, string] };
}

/**
 * Names for the map, where three or four letters have room: those that begin alike keep their first letter and go on just
 * before they differ, so that Hanno and Hannibal are not both Hann.
 */
export function shortNames(names: readonly string[]): string[] {
  return names.map((name) => {
    const alike = names.filter((other) => other !== name && other.slice(0, 3) === name.slice(0, 3));
    if (alike.length === 0) return name;
    const same = (other: string) => [...name].findIndex((letter, i) => letter !== other[i]);
    const differs = Math.max(...alike.map(same));
    return differs < 3 ? name : name.charAt(0) + name.slice(differs - 1);
  });
}

type Paint = (text: string) => string;

const PITCH = 6;
const INNER = PITCH - 1;
/** Thirteen hexes and a half have room in 80 characters. */
const EVEN_PITCH = 5;

/** A grid of characters, each with its own paint. */
class Canvas {
  private readonly lines: { sign: string; paint: Paint | null }[][];

  constructor(width: number, height: number) {
    this.lines = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ({ sign: ' ', paint: null as Paint | null })),
    );
  }

  write(x: number, y: number, text: string, paint: Paint | null = null): void {
    [...text].forEach((sign, i) => {
      if (this.lines[y]?.[x + i]) this.lines[y][x + i] = { sign, paint };
    });
  }

  /** Neighbours of one paint are painted together. */
  text(): string[] {
    return this.lines.map((line) => {
      let out = '';
      let run = '';
      let paint: Paint | null = null;
      for (const cell of [...line, { sign: '', paint: null }]) {
        if (cell.paint !== paint || cell.sign === '') {
          out += paint && run.trim() !== '' ? paint(run) : run;
          run = '';
          paint = cell.paint;
        }
        run += cell.sign;
      }
      return out.trimEnd();
    });
  }
}

export function drawMap(picture: Picture, style: Style, ascii = false): string {
  const { width, rows, even = false } = picture;
  const pitch = even ? EVEN_PITCH : PITCH;
  const half = Math.floor(pitch / 2);
  const span = width * pitch + 1 + (even ? half : 0);
  const canvas = new Canvas(span + 1, rows * 3 + 1);
  const signs = sideSigns(ascii);
  const left = (row: number) => 1 + (row % 2) * half;
  const bars = (row: number) =>
    row < 0 || row >= rows
      ? []
      : Array.from({ length: width - (even ? 0 : row % 2) + 1 }, (_, i) => left(row) + i * pitch);
  const third = (width - 1) / 3;
  const sectionLines =
    Number.isInteger(third) && !even ? [1, 2].map((n) => 1 + n * third * PITCH + PITCH / 2) : ([] as number[]);
  const onLine = (x: number) => sectionLines.includes(x);

  for (let row = 0; row <= rows; row++) drawEdge(canvas, row, bars(row - 1), bars(row), onLine, style);
  for (let row = 0; row < rows; row++) {
    for (const x of bars(row)) {
      for (const y of [3 * row + 1, 3 * row + 2]) canvas.write(x, y, onLine(x) ? '║' : '│', style.dim);
    }
    canvas.write(0, 3 * row + 1, String.fromCharCode(65 + row), style.bold);
  }
  for (const hex of picture.hexes) {
    const x = left(hex.row) + hex.column * pitch;
    canvas.write(x + 1, 3 * hex.row, String(hex.column + 1), style.dim);
    if (even) {
      drawTexts(canvas, x + 1, 3 * hex.row + 1, hex, style);
      continue;
    }
    drawHex(canvas, x + 1, 3 * hex.row + 1, hex, signs, style, onLine(x + half));
    const square = hex.unit?.square ?? 0;
    // A square's number takes the place of a leader's last letters.
    if (hex.unit && square > 0) {
      canvas.write(x + 3, 3 * hex.row + 2, `${squareSign(ascii)}${square}`, style.side[hex.unit.side]);
    }
  }
  const finish = (drawn: readonly string[]): string => {
    const text = drawn.join('\n');
    return ascii ? inAscii(text) : text;
  };
  const wings = (names: readonly string[]) =>
    sectionLines.length === 0
      ? ''
      : ` ${centred(names[0], sectionLines[0])}${centred(names[1], sectionLines[1] - sectionLines[0])}${centred(names[2], span - sectionLines[1])}`.trimEnd();
  /** A long name stands without the word. */
  const centre = (side: 0 | 1): string => {
    const name = `${signs[side]} centre: ${picture.armies[side]}`;
    const room = sectionLines.length === 0 ? 0 : sectionLines[1] - sectionLines[0];
    return name.length <= room ? name : `${signs[side]} ${picture.armies[side]}`;
  };
  if (even) return finish(canvas.text());
  const lines = [
    style.dim(wings([`${signs[0]} right`, centre(0), `${signs[0]} left`])),
    ...canvas.text(),
    style.dim(wings([`${signs[1]} left`, centre(1), `${signs[1]} right`])),
  ];
  return finish(lines);
}

/** A hex of an even board: the ground, and over it the two lines of who stands there; blanks let the ground through. */
function drawTexts(canvas: Canvas, x: number, y: number, hex: PictureHex, style: Style): void {
  const [texture, , colour] = textureOf(hex.terrain);
  const room = EVEN_PITCH - 1;
  for (const line of [0, 1]) {
    if (hex.terrain !== 'open') canvas.write(x, y + line, texture.slice(0, room), style[colour]);
    [...(hex.texts?.lines[line] ?? '')].slice(0, room).forEach((sign, i) => {
      if (sign !== ' ') canvas.write(x + i, y + line, sign, style.side[hex.texts?.side ?? 0]);
    });
  }
}

function drawEdge(
  canvas: Canvas,
  row: number,
  above: readonly number[],
  below: readonly number[],
  onLine: (x: number) => boolean,
  style: Style,
): void {
  const from = Math.min(above[0] ?? Number.POSITIVE_INFINITY, below[0] ?? Number.POSITIVE_INFINITY);
  const to = Math.max(above.at(-1) ?? 0, below.at(-1) ?? 0);
  for (let x = from; x <= to; x++) {
    const up = above.includes(x);
    const down = below.includes(x);
    let sign = '─';
    if (onLine(x)) sign = up ? '╨' : down ? '╥' : '╫';
    else if (x === from) sign = up ? '└' : '┌';
    else if (x === to) sign = up ? '┘' : '┐';
    else if (up || down) sign = up ? '┴' : '┬';
    canvas.write(x, 3 * row, sign, style.dim);
  }
}

function drawHex(
  canvas: Canvas,
  x: number,
  y: number,
  hex: PictureHex,
  signs: readonly [string, string],
  style: Style,
  sectionLine: boolean,
): void {
  const open = hex.terrain === 'open';
  const [texture, short, colour] = textureOf(hex.terrain);
  const { unit, leader } = hex;
  if (!open) canvas.write(x, y, texture, style[colour]);
  else if (sectionLine) canvas.write(x + 2, y, '║', style.dim);
  if (unit)
    canvas.write(
      x,
      y,
      padRight(`${signs[unit.side]}${mapCode(unit.code)}${unit.blocks}`, INNER),
      style.side[unit.side],
    );
  if (!open) canvas.write(x, y + 1, texture, style[colour]);
  else if (sectionLine) canvas.write(x + 2, y + 1, '║', style.dim);
  if (leader) {
    const name = `*${[...leader.name].slice(0, open ? 4 : 3).join('')}`;
    canvas.write(x, y + 1, padRight(name, INNER), style.side[leader.side]);
    if (!open) {
      canvas.write(x, y + 1, short, style[colour]);
      canvas.write(x + 1, y + 1, padRight(name, INNER - 1), style.side[leader.side]);
    }
    if (!unit) canvas.write(x, y, padRight(signs[leader.side], open ? 1 : 2), style.side[leader.side]);
  }
  // One mark for both: the unit's, or that of a leader who has an order of his own.
  const mark = unit?.mark || leader?.mark || '';
  if (mark !== '') canvas.write(x + INNER - 1, y + 1, mark, style.accent);
}

/** Box strokes as plain signs, for terminals without them. */
function inAscii(text: string): string {
  return text.replace(/[─│║┌┐└┘┬┴╥╨╫]/g, (sign) =>
    sign === '─' ? '-' : sign === '│' ? '|' : sign === '║' ? ':' : '+',
  );
}

/** The signs of the terrain on a map, with their names, in lines of 80 characters; then the codes that were cut. */
export function legend(picture: Picture, names: (terrain: string) => string): string {
  const kinds = [...new Set(picture.hexes.map((hex) => hex.terrain))].filter((kind) => kind !== 'open');
  const lines: string[] = [];
  for (const kind of kinds) {
    const texture = textureOf(kind)[0].slice(0, picture.even ? EVEN_PITCH - 1 : INNER);
    const entry = `${texture} ${names(kind)}`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 3 + entry.length <= 80) lines[lines.length - 1] = `${last}   ${entry}`;
    else lines.push(` ${entry}`);
  }
  const long = [...new Set(picture.hexes.flatMap(({ unit }) => (unit && unit.code.length > 3 ? [unit.code] : [])))];
  if (long.length > 0) lines.push(` ${long.map((code) => `${mapCode(code)} is ${code}`).join('   ')}`);
  return lines.join('\n');
}
