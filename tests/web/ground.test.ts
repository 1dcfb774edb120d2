// The board's drawing, as far as it is arithmetic: turning the board, what joins what, and where the lines run.

import { describe, expect, it } from 'vitest';
import type { CommandsView } from '../../src/families/commands/telling/view/types.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { terrain } from '../../src/games/ancients/tables/terrain.ts';
import { Table } from '../../src/kernel/table.ts';
import { boardSize, centreOf, HEX_RADIUS, HEX_WIDTH, MARGIN, type Point } from '../../src/web/board/geometry.ts';
import { flatCoats, kinds, standingCoats, unknownCells } from '../../src/web/board/ground/kinds.tsx';
import { linksOf, mostOpposite } from '../../src/web/board/ground/links.ts';
import { gridPath } from '../../src/web/board/ground/margins.tsx';
import { noise } from '../../src/web/board/ground/noise.ts';
import { linesAlong, outlinesOf, spotsAlong } from '../../src/web/board/ground/outline.ts';
import { neighbourPlaces, placer } from '../../src/web/board/ground/place.ts';
import { onCurve } from '../../src/web/board/ground/ribbon.ts';
import { ownBaselineAbove, sectionLines, sectionNames } from '../../src/web/board/ground/sections.ts';
import { type Cell, type Survey, surveyOf } from '../../src/web/board/ground/survey.ts';
import { riversOf } from '../../src/web/board/ground/water.tsx';
import { rampartSides } from '../../src/web/board/ground/works.tsx';

const boardOf = (scenario: string, seat: number): CommandsView['board'] =>
  new Table(ancientsRules, { start: { scenario }, seed: 'ground' }).view(seat).board;

const survey = (scenario: string, seat = 1): Survey => surveyOf(boardOf(scenario, seat), seat === 0);

const named = (s: Survey, hex: string): Cell => {
  const cell = s.cellOf(hex);
  if (!cell) throw new Error(`no hex ${hex}`);
  return cell;
};

const water = (s: Survey) => s.cells.filter(({ terrain }) => /river|ford|bridge/i.test(terrain));

/** The names of the hexes that a ribbon goes on into; `off` for off the map. */
const goesTo = (s: Survey, hex: string): string[] => {
  const links = linksOf(s, water(s), ({ terrain }) => terrain === 'seacoast');
  const cell = named(s, hex);
  return (links.get(cell) ?? []).map((d) => s.around(cell)[d].hex?.hex ?? 'off').sort();
};

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('placer', () => {
  const board = { width: 13, rows: 9 };

  it('leaves the board as it is for the bottom player', () => {
    expect(placer(board, false)({ row: 3, column: 4 })).toEqual(centreOf({ row: 3, column: 4 }));
  });

  it('turns it by half a turn: opposite corners change places, the middle stays', () => {
    const place = placer(board, true);
    const at = (row: number, column: number) => place({ row, column });
    expect(apart(at(0, 0), centreOf({ row: 8, column: 12 }))).toBeCloseTo(0);
    expect(apart(at(4, 6), centreOf({ row: 4, column: 6 }))).toBeCloseTo(0);
    // Short rows keep their half hex.
    expect(apart(at(1, 0), centreOf({ row: 7, column: 11 }))).toBeCloseTo(0);
  });

  it('keeps every hex inside the drawing on a board with an even number of rows', () => {
    const { width, height } = boardSize(12, 8);
    const { x, y } = placer({ width: 12, rows: 8 }, true)({ row: 7, column: 10 });
    expect(x - HEX_WIDTH / 2).toBeGreaterThanOrEqual(MARGIN);
    expect(y - HEX_RADIUS).toBeCloseTo(MARGIN);
    expect(x).toBeLessThan(width);
    expect(y).toBeLessThan(height);
  });

  it('has neighbours one hex away in every direction, clockwise from the east', () => {
    for (const place of [
      { row: 2, column: 3 },
      { row: 3, column: 3 },
    ]) {
      neighbourPlaces(place).forEach((other, d) => {
        const from = centreOf(place);
        const to = centreOf(other);
        expect(apart(from, to)).toBeCloseTo(HEX_WIDTH);
        expect(Math.cos(Math.atan2(to.y - from.y, to.x - from.x) - (Math.PI / 3) * d)).toBeCloseTo(1);
      });
    }
  });
});

describe('survey', () => {
  it.each([0, 1])('knows neighbours by direction on the drawing, seat %i', (seat) => {
    const s = survey('ancients/001', seat);
    const cell = named(s, 'E6');
    s.around(cell).forEach((other, d) => {
      expect(other.centre.x - cell.centre.x).toBeCloseTo(HEX_WIDTH * Math.cos((Math.PI / 3) * d));
      expect(other.centre.y - cell.centre.y).toBeCloseTo(HEX_WIDTH * Math.sin((Math.PI / 3) * d));
    });
    expect(s.around(cell)[0].hex?.hex).toBe(seat === 1 ? 'E7' : 'E5');
  });

  it('has one cell per place off the board, above the first row too', () => {
    const s = survey('ancients/001');
    const [a1, a2] = [named(s, 'A1'), named(s, 'A2')];
    expect(s.around(a1)[5].hex).toBeNull();
    expect(s.around(a1)[5]).toBe(s.around(a2)[4]);
  });

  it('rules every hexside once', () => {
    const s = survey('ancients/001');
    const sides = gridPath(s).split('M').slice(1);
    expect(new Set(sides).size).toBe(sides.length);
    const outer = linesAlong(
      s.cells.flatMap((inside) =>
        s.around(inside).flatMap((beyond, direction) => (beyond.hex ? [] : [{ inside, beyond, direction }])),
      ),
      0,
    )[0].points.length;
    expect(sides.length).toBe((6 * s.cells.length + outer) / 2);
  });
});

describe('rivers', () => {
  it('flow from hex to hex and leave the map at both ends', () => {
    const s = survey('ancients/002');
    expect(goesTo(s, 'A7')).toEqual(['B7', 'off']);
    expect(goesTo(s, 'C8')).toEqual(['B7', 'C9']);
    expect(goesTo(s, 'D10')).toEqual(['D9', 'E11']);
    expect(goesTo(s, 'H12')).toEqual(['G12', 'off']);
  });

  it('join the same hexes whichever way the board is turned', () => {
    const [a, b] = [survey('ancients/012', 0), survey('ancients/012', 1)];
    for (const { hex } of water(a)) expect(goesTo(a, hex?.hex ?? '')).toEqual(goesTo(b, hex?.hex ?? ''));
  });

  it('end in the sea where they reach it, and begin where there is no edge near', () => {
    expect(goesTo(survey('ancients/101'), 'H2')).toEqual(['H1', 'H3']);
    expect(goesTo(survey('ancients/012'), 'F9')).toEqual(['E10']);
    const s = survey('ancients/012');
    expect(riversOf(s).get(named(s, 'F9'))?.spring).not.toBeNull();
    expect(riversOf(s).get(named(s, 'E10'))?.spring).toBeNull();
  });

  it('make no ring of three hexes that touch each other', () => {
    const board = boardOf('ancients/001', 1);
    const hexes = board.hexes.map((hex) => (/^(D5|D6|E6)$/.test(hex.hex) ? { ...hex, terrain: 'river' } : hex));
    const s = surveyOf({ ...board, hexes }, false);
    const links = linksOf(s, water(s));
    expect([...links.values()].flat()).toHaveLength(4);
  });

  it.each([0, 1])('have no seam: both hexes cross a side at the same point, seat %i', (seat) => {
    const s = survey('ancients/107', seat);
    const rivers = riversOf(s);
    const ends = (hex: string): Point[] =>
      (rivers.get(named(s, hex))?.curves ?? []).flatMap((curve) => [onCurve(curve, 0), onCurve(curve, 1)]);
    for (let column = 1; column < 12; column++) {
      const here = ends(`D${column}`);
      const next = ends(`D${column + 1}`);
      expect(Math.min(...here.flatMap((p) => next.map((q) => apart(p, q))))).toBeCloseTo(0);
    }
  });

  it('bend as little as they can', () => {
    expect(mostOpposite(0, [1, 2, 5])).toBe(2);
    expect(mostOpposite(4, [0, 1])).toBe(1);
    expect(mostOpposite(4, [])).toBe(-1);
  });
});

describe('sections', () => {
  it('part along two upright lines through the hexes that belong to two of them', () => {
    const s = survey('ancients/001');
    expect(sectionLines(s)).toEqual([named(s, 'A5').centre.x, named(s, 'A9').centre.x]);
    // In a short row the line runs along a hexside.
    expect(named(s, 'B4').centre.x + HEX_WIDTH / 2).toBeCloseTo(sectionLines(s)[0]);
  });

  it('lie the same way on the turned board, and bear the names of the one who looks', () => {
    for (const seat of [0, 1, -1]) {
      const s = survey('ancients/001', seat);
      expect(sectionLines(s)).toHaveLength(2);
      expect(sectionNames(s).map(({ name }) => name)).toEqual(['Left', 'Centre', 'Right']);
    }
    expect(sectionNames(surveyOf(boardOf('ancients/001', 0), false)).map(({ name }) => name)).toEqual([
      'Right',
      'Centre',
      'Left',
    ]);
  });

  it('are named at the own baseline', () => {
    expect(ownBaselineAbove(1, false)).toBe(false);
    expect(ownBaselineAbove(0, true)).toBe(false);
    expect(ownBaselineAbove(0, false)).toBe(true);
    expect(ownBaselineAbove(-1, false)).toBe(false);
  });
});

describe('outlines', () => {
  it('make one ring of hexes that touch, and two of those that do not', () => {
    const s = survey('ancients/011');
    const hills = new Set(s.cells.filter(({ terrain }) => terrain === 'hill'));
    const rings = outlinesOf(s, hills, 5);
    expect(rings.every(({ closed }) => closed)).toBe(true);
    expect(rings).toHaveLength(1);
    const camps = new Set(s.cells.filter(({ terrain }) => terrain === 'fortifiedCamp'));
    expect(outlinesOf(s, camps, 5)).toHaveLength(3);
  });

  it('keep their distance from the hexsides', () => {
    const s = survey('ancients/001');
    const cell = named(s, 'E6');
    const [ring] = outlinesOf(s, new Set([cell]), 10);
    for (const point of ring.points)
      expect(apart(point, cell.centre)).toBeCloseTo(HEX_RADIUS - 10 / Math.cos(Math.PI / 6));
  });

  it('know which side is out', () => {
    const s = survey('ancients/001');
    const cell = named(s, 'E6');
    const [ring] = outlinesOf(s, new Set([cell]), 10);
    for (const { point, outward } of spotsAlong(ring, 9)) {
      const out = { x: point.x + outward.x, y: point.y + outward.y };
      expect(apart(out, cell.centre)).toBeGreaterThan(apart(point, cell.centre));
    }
  });

  it('string the ramparts of neighbouring hexes together', () => {
    for (const seat of [0, 1]) {
      const s = survey('ancients/102', seat);
      const sides = rampartSides(s);
      expect(sides.map(({ inside, beyond }) => `${inside.hex?.hex}>${beyond.hex?.hex}`)).toContain('D2>E3');
      const lines = linesAlong(sides, 5);
      expect(lines.map(({ points }) => points.length - 1).sort()).toEqual([4, 4, 6]);
      expect(lines.some(({ closed }) => closed)).toBe(false);
    }
  });
});

describe('kinds', () => {
  it('have a picture for every terrain of Ancients, or need none', () => {
    expect(terrain.filter(({ key }) => !(key in kinds)).map(({ key }) => key)).toEqual([]);
  });

  it('put every coat they name on the board', () => {
    const board = boardOf('ancients/001', 1);
    const keys = Object.keys(kinds);
    const hexes = board.hexes.map((hex, i) => ({ ...hex, terrain: keys[i % keys.length] }));
    const s = surveyOf({ ...board, hexes }, false);
    const worn = [...flatCoats(s), ...standingCoats(s)].map(({ name }) => name);
    expect(worn.sort()).toEqual([...new Set(Object.values(kinds).flat())].sort());
    expect(unknownCells(s)).toEqual([]);
  });

  it('name what they do not know', () => {
    const board = boardOf('ancients/001', 1);
    const hexes = board.hexes.map((hex) => (hex.hex === 'E6' ? { ...hex, terrain: 'glacier' } : hex));
    expect(unknownCells(surveyOf({ ...board, hexes }, false)).map(({ hex }) => hex?.hex)).toEqual(['E6']);
  });

  it('vary without dice', () => {
    expect(noise(3, 4, 5)).toBe(noise(3, 4, 5));
    const values = Array.from({ length: 200 }, (_, i) => noise(i % 13, Math.floor(i / 13), 7));
    expect(new Set(values).size).toBeGreaterThan(190);
    const mean = values.reduce((a, b) => a + b) / values.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.1);
  });
});
