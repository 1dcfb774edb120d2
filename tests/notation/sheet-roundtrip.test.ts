// Sheets made at random: printing and reading are inverse, and every place points at what it names.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSheet, printSheet, provenances, type Sheet, type Side } from '../../src/families/commands/text/sheet.ts';

const at = (line: number, column: number) => ({ line, column });

// Words of every sort: quotation marks, colons, brackets and letters outside ASCII, but none that begins a comment.
const word = fc.stringMatching(/^[A-Za-zäßΩ0-9'"&():[\]\\.-][A-Za-zäßΩ0-9'"&#():[\]\\.-]{0,9}$/);
const prose = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/);
const code = fc.stringMatching(/^[A-Z]{1,4}$/);
const number = fc.integer({ min: 1, max: 99 });
const traits = fc.uniqueArray(name, { maxLength: 3 });
const place = { line: fc.constant(0), column: fc.constant(0) };
const hex = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 12 }))
  .map(([row, column]) => `${'ABCDEFGHI'.charAt(row)}${column}`);
const oneSide = fc.record(
  { army: prose(3), commander: prose(3), command: fc.integer({ min: 1, max: 12 }), tokens: number },
  { requiredKeys: ['army', 'commander', 'command'] },
);
const ofSide = <T>(side: Side, make: (side: fc.Arbitrary<Side>) => fc.Arbitrary<T>) =>
  fc.array(make(fc.constant(side)));
const bothSides = <T>(make: (side: fc.Arbitrary<Side>) => fc.Arbitrary<T>) =>
  fc.tuple(ofSide(0, make), ofSide(1, make)).map((lists) => lists.flat());
const unit = (side: fc.Arbitrary<Side>) =>
  fc.record(
    { side, code, hex, blocks: number, traits, ...place },
    { requiredKeys: ['side', 'code', 'hex', 'traits', 'line', 'column'] },
  );
const leader = (side: fc.Arbitrary<Side>) => fc.record({ side, name: prose(3), hex: fc.option(hex), traits, ...place });
const reserveName = name.filter((one) => one !== 'leader');
const reserves = (side: Side) =>
  fc.uniqueArray(
    fc.record({
      side: fc.constant(side),
      name: reserveName,
      units: fc.array(fc.record({ code, count: number }), { maxLength: 3 }),
      leaders: fc.array(prose(2), { maxLength: 2 }),
      ...place,
    }),
    { selector: (reserve) => reserve.name, maxLength: 3 },
  );
const terrain = fc
  .uniqueArray(
    fc.tuple(name, fc.array(fc.tuple(hex, fc.array(hex, { maxLength: 3 })), { minLength: 1, maxLength: 60 })),
    {
      selector: ([kind]) => kind,
      maxLength: 4,
    },
  )
  .map((kinds) =>
    kinds.flatMap(([kind, tiles]) => tiles.map(([at, sides]) => ({ kind, hex: at, sides, line: 0, column: 0 }))),
  );
const rule = fc.record({
  key: name.filter((one) => one !== 'optional'),
  args: fc.array(
    fc.oneof(
      word,
      fc.string().filter((text) => !/[\r\n]/.test(text)),
    ),
    { maxLength: 4 },
  ),
  optional: fc.boolean(),
  ...place,
});
const anySheet: fc.Arbitrary<Sheet> = fc.record({
  game: word,
  id: word,
  name: prose(4),
  date: prose(2),
  sides: fc.tuple(oneSide, oneSide),
  first: fc.constantFrom<Side>(0, 1),
  banners: fc.tuple(number, number),
  board: fc.constant('13x9'),
  terrain,
  units: bothSides(unit),
  leaders: bothSides(leader),
  reserves: fc.tuple(reserves(0), reserves(1)).map((lists) => lists.flat()),
  rules: fc.array(rule, { maxLength: 4 }),
  source: fc.oneof(fc.constant(''), prose(40)),
  notes: fc.array(fc.record({ provenance: fc.constantFrom(...provenances), text: prose(60) }), { maxLength: 4 }),
  summary: fc.oneof(fc.constant(''), prose(30)),
});

/** A sheet without its places, which printing does not keep. */
const placeless = (sheet: Sheet): Sheet => ({
  ...sheet,
  terrain: sheet.terrain.map((tile) => ({ ...tile, ...at(0, 0) })),
  units: sheet.units.map((one) => ({ ...one, ...at(0, 0) })),
  leaders: sheet.leaders.map((one) => ({ ...one, ...at(0, 0) })),
  reserves: sheet.reserves.map((one) => ({ ...one, ...at(0, 0) })),
  rules: sheet.rules.map((one) => ({ ...one, ...at(0, 0) })),
});

describe('printing and reading', () => {
  it('are inverse, and printing twice changes nothing', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const text = printSheet(sheet);
        const read = parseSheet(text);
        expect(placeless(read)).toEqual(sheet);
        expect(printSheet(read)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('keep places exact: each unit, tile and rule stands where its place says', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        const text = printSheet(sheet);
        const lines = text.split('\n');
        const read = parseSheet(text);
        const found = (line: number, column: number) => lines[line - 1].slice(column - 1);
        for (const one of read.units) expect(found(one.line, one.column).startsWith(one.hex)).toBe(true);
        for (const one of read.terrain) expect(found(one.line, one.column).startsWith(one.hex)).toBe(true);
        for (const one of read.leaders) expect(found(one.line, one.column).startsWith(one.name)).toBe(true);
        for (const one of read.rules) expect(found(one.line, one.column).startsWith(one.key)).toBe(true);
      }),
    );
  });
});
