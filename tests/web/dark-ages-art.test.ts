// The drawn parts of Dark Ages: every troop, card, army and kind of ground has its own drawing; boards with even rows fit
// their drawing; hexsides are drawn once and seen from the higher side; a hex says all that is seen of it.

import { describe, expect, it } from 'vitest';
import cards from '../../src/games/dark-ages/data/cards.json' with { type: 'json' };
import units from '../../src/games/dark-ages/data/units.json' with { type: 'json' };
import { CARD_GROUPS } from '../../src/games/dark-ages/telling/cards.ts';
import type { DarkAgesView, HexView, UnitView } from '../../src/games/dark-ages/telling/view/types.ts';
import { boardSize, HEX_RADIUS, MARGIN } from '../../src/web/board/geometry.ts';
import { evenBoard, evenExtent } from '../../src/web/board/ground/even-board.ts';
import { sidesOfKind } from '../../src/web/board/ground/hexsides.tsx';
import { unknownCells } from '../../src/web/board/ground/kinds.tsx';
import { placer } from '../../src/web/board/ground/place.ts';
import { surveyOf } from '../../src/web/board/ground/survey.ts';
import { kindOf, pictureOf } from '../../src/web/games/dark-ages/card-art.ts';
import { hexWords } from '../../src/web/games/dark-ages/describe.ts';
import { darkAgesColours } from '../../src/web/pieces/dark-ages-armies.ts';
import { inSaddle, onFoot } from '../../src/web/pieces/dark-ages-leaders.ts';
import { CLASS_SIGNS, LOADED, UNLOADED, unitMarks } from '../../src/web/pieces/dark-ages-marks.ts';
import { darkAgesSilhouette, hasDarkAgesSilhouette } from '../../src/web/pieces/dark-ages-silhouettes.ts';

const PATH = /^[MLCQHVZAaqlhvtc0-9. -]+$/;

describe('silhouettes', () => {
  const types = units.units;
  it('every type of unit has its own', () => {
    expect(types).toHaveLength(13);
    expect(types.filter(({ key }) => !hasDarkAgesSilhouette(key)).map(({ key }) => key)).toEqual([]);
    const inks = types.map((type) => darkAgesSilhouette(type.key, type.class).ink);
    expect(new Set([...inks, onFoot.ink, inSaddle.ink]).size).toBe(types.length + 2);
    for (const ink of inks) expect(ink).toMatch(PATH);
  });

  it('a type that an owner of the box adds gets the figure of its class', () => {
    expect(darkAgesSilhouette('hobelars', 'light cavalry')).toBe(darkAgesSilhouette('lightHorse', ''));
  });

  it('every class has a sign of its own for small screens', () => {
    const classes = [...new Set(types.map((type) => type.class))];
    expect(classes).toHaveLength(7);
    expect(new Set(classes.map((one) => CLASS_SIGNS[one])).size).toBe(7);
    for (const one of classes) expect(CLASS_SIGNS[one], one).toMatch(PATH);
  });
});

describe('cards', () => {
  it('all seventeen names have a picture of their own, whatever the number of the card', () => {
    const names = Object.keys(cards.names);
    expect(names).toHaveLength(17);
    const pictures = names.map((name) => JSON.stringify(pictureOf(`${name}-12`)));
    expect(names.filter((_, i) => pictures[i] === 'null')).toEqual([]);
    expect(new Set(pictures).size).toBe(17);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('every kind of card has its own word and emblem', () => {
    const groups = [...new Set(Object.values(CARD_GROUPS))];
    expect(new Set(groups.map((group) => kindOf(group).label)).size).toBe(groups.length);
    expect(new Set(groups.map((group) => kindOf(group).emblem)).size).toBe(groups.length);
  });
});

it('armies that meet differ in lightness and are far apart on the wheel', () => {
  const read = (colour: string) => (colour.match(/\d+/g) ?? []).map(Number);
  for (const [top, bottom] of [
    ['English', 'Norwegians'],
    ['Norwegians', 'English'],
    ['English', 'Normans'],
    ['Scots', 'English'],
    ['Coalition', 'French'],
    ['Flemish', 'French'],
    ['English', 'French'],
  ]) {
    const [hueA, , lightA] = read(darkAgesColours(top, 'top').face);
    const [hueB, , lightB] = read(darkAgesColours(bottom, 'bottom').face);
    const apart = Math.min(Math.abs(hueA - hueB), 360 - Math.abs(hueA - hueB));
    expect(apart, `${top} and ${bottom}`).toBeGreaterThanOrEqual(45);
    expect(lightB - lightA).toBeGreaterThan(50);
    const [, , cubeA] = read(darkAgesColours(top, 'top').cube);
    const [, , cubeB] = read(darkAgesColours(bottom, 'bottom').cube);
    expect(cubeB - cubeA).toBeGreaterThan(35);
  }
});

const hexAt = (row: number, column: number, terrain = 'clear'): HexView => ({
  hex: `${String.fromCharCode(65 + row)}${column + 1}`,
  row,
  column,
  terrain,
  terrainName: terrain,
  decoration: [],
  hexsides: [],
});

/** A board of `rows` times `width`; `lines` name the ground by letters, a row each. */
const LETTERS: { readonly [letter: string]: string } = {
  '.': 'clear',
  r: 'river',
  s: 'stream',
  m: 'marsh',
  w: 'woods',
  h: 'hill',
  f: 'ford',
  b: 'bridge',
};
const field = (...lines: string[]) => ({
  width: lines[0].length,
  rows: lines.length,
  hexes: lines.flatMap((line, row) => [...line].map((letter, column) => hexAt(row, column, LETTERS[letter]))),
});

describe('even boards', () => {
  it('keep every hex inside the drawing, turned or not', () => {
    const extent = evenExtent({ width: 13, rows: 10 });
    const { width, height } = boardSize(extent.width, extent.rows);
    for (const flipped of [false, true]) {
      const place = placer(extent, flipped);
      for (const [row, column] of [
        [0, 0],
        [1, 12],
        [9, 12],
        [8, 0],
      ]) {
        const { x, y } = place({ row, column });
        expect(x).toBeGreaterThanOrEqual(MARGIN + 49.9);
        expect(x).toBeLessThanOrEqual(width - MARGIN - 49.9);
        expect(y).toBeGreaterThanOrEqual(MARGIN + HEX_RADIUS - 0.1);
        expect(y).toBeLessThanOrEqual(height - MARGIN - HEX_RADIUS + 0.1);
      }
    }
  });

  it('have a picture for every kind of ground', () => {
    const survey = surveyOf(evenBoard(field('.rsm', 'whfb')), false);
    expect(unknownCells(survey)).toEqual([]);
  });

  const kindAt = (board: ReturnType<typeof field>, hex: string) =>
    evenBoard(board).hexes.find((one) => one.hex === hex)?.terrain;

  it('tell crossings of a river, of a stream and of water that is not on the map', () => {
    expect(kindAt(field('rfr'), 'A2')).toBe('fordableRiver');
    expect(kindAt(field('sfs'), 'A2')).toBe('streamFord');
    expect(kindAt(field('rbr'), 'A2')).toBe('bridge');
    expect(kindAt(field('mbm'), 'A2')).toBe('loneBridge');
  });

  it('make one sheet of water of river hexes in a heap, and leave a line of them a ribbon', () => {
    expect(kindAt(field('rr..', 'r...'), 'A1')).toBe('broadRiver');
    expect(kindAt(field('rrrr', '....'), 'A2')).toBe('river');
  });
});

it('a marked side is drawn once, as seen from the hill', () => {
  const board = field('..', 'h.');
  const survey = surveyOf(evenBoard(board), false);
  const both = [
    { hex: 'A1', to: 'B1', kind: 'slope' },
    { hex: 'B1', to: 'A1', kind: 'slope' },
  ];
  const sides = sidesOfKind(survey, both, 'slope');
  expect(sides).toHaveLength(1);
  expect(sides[0].inside.hex?.hex).toBe('B1');
  expect(sidesOfKind(survey, both, 'stakes')).toEqual([]);
});

const unit = (over: Partial<UnitView>): UnitView => ({
  id: 0,
  tag: 'a1',
  side: 'bottom',
  code: 'crossbows',
  name: 'Crossbows',
  class: 'crossbows',
  hex: 'B1',
  cubes: 2,
  grey: true,
  fullCubes: 3,
  routed: false,
  fate: 'on board',
  values: null,
  activated: false,
  moved: true,
  assaulted: false,
  fought: false,
  evaded: false,
  loaded: false,
  notes: [],
  ...over,
});

describe('what a piece tells', () => {
  const view = (piece: UnitView): DarkAgesView =>
    ({
      board: { ...field('..', 'h.'), kind: 'hexes', even: true, edges: { top: 'top', bottom: 'bottom' } },
      sides: [
        { side: 'top', army: 'Scots' },
        { side: 'bottom', army: 'English' },
      ],
      units: [piece],
      leaders: [],
    }) as unknown as DarkAgesView;

  it('says cubes, the grey one, values not seen, state and ground', () => {
    expect(hexWords(view(unit({})), 'B1')).toBe(
      'B1: English, Crossbows, 2 of 3 cubes and a grey one, values not seen yet, moved, not loaded; hill',
    );
  });

  it('a routed unit says so', () => {
    expect(hexWords(view(unit({ cubes: 0, routed: true, moved: false, loaded: true })), 'B1')).toContain(
      'routed, only its grey cube left',
    );
  });

  it('marks of state differ in form', () => {
    const marks = unitMarks(unit({ assaulted: true, evaded: true }));
    expect(marks.map(({ key }) => key)).toEqual(['moved', 'evaded', 'assaulted']);
    expect(new Set(marks.map(({ path }) => path)).size).toBe(3);
    expect(LOADED).not.toBe(UNLOADED);
  });
});
