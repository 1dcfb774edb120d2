// Game records as texts: random games of every scenario print, read back and replay; records made at random are read
// back as they were; bad records give their exact place.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ancients } from '../../src/games/ancients/index.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import type { GameRecord } from '../../src/kernel/game-record.ts';
import { parseRecord, printRecord, recordHead } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { Table, TableError } from '../../src/kernel/table.ts';
import { makeRandom } from '../kit/random.ts';

const print = (record: GameRecord): string => printRecord(record, ancientsRules);
const parse = (text: string): GameRecord => parseRecord(text, ancientsRules);

function randomGame(
  start: Start,
  seed: string,
  choices: number,
): Table<ReturnType<typeof ancientsRules.start>, unknown> {
  const table = new Table(ancientsRules, { start, seed });
  const random = makeRandom(seed.length);
  for (let i = 0; i < choices && !table.over; i++) {
    const values = table.values();
    table.choose(values[random(values.length)]);
  }
  return table;
}

/** A record as it was before it was a text: only a text has a place where its start stands. */
const withoutPlace = ({ startAt: _, ...record }: GameRecord): GameRecord => record;

describe('records of games', () => {
  it.each(ancientsRules.scenarios.map(({ id }) => id))('%s prints, reads back and replays', (id) => {
    const sheet = ancients.sheets.find((one) => `ancients/${one.id}` === id);
    const options = (sheet?.rules ?? []).filter((rule) => rule.optional).map((rule) => rule.key);
    const start = options.length === 0 ? { scenario: id } : { scenario: id, options };
    const table = randomGame(start, `record of ${id}`, 700);
    const text = print(table.record());
    expect(withoutPlace(parse(text))).toEqual(table.record());
    expect(print(parse(text))).toBe(text);
    expect(replay(ancientsRules, parse(text)).state.buf.every((word, i) => word === table.state.buf[i])).toBe(true);
  });

  it('name the computer players of each seat, and keep them when they are replayed', () => {
    const table = randomGame({ scenario: 'ancients/001' }, 'computers', 5);
    table.seatComputer(1, 'general:bold 1 timed');
    table.seatComputer(0, 'drill 1 counted');
    table.seatComputer(1, 'random 1 counted');
    table.seatComputer(1, 'general:bold 1 timed');
    const text = print(table.record());
    expect(text).toContain('\ncomputer: top drill 1 counted; bottom general:bold 1 timed, random 1 counted\nmoves:');
    expect(withoutPlace(parse(text))).toEqual(table.record());
    expect(print(replay(ancientsRules, parse(text)).record())).toBe(text);
    const place = (line: string) => text.replace(/^computer: .*$/m, line);
    expect(() => parse(place('computer: left drill'))).toThrow('expected top or bottom');
    expect(() => parse(place('computer: top'))).toThrow('expected a computer player');
    expect(() => parse(place('computer: top drill,'))).toThrow('expected a computer player');
  });

  it('start from a sheet or a position, with a comment and a blank line in it', () => {
    const text = [
      'vexillum 1 position',
      '# made up',
      'units top: LI A6 # on its baseline',
      '',
      'units bottom: HI B6',
      'hand bottom: orderTwoCentre',
      '',
    ].join('\n');
    const table = randomGame({ text }, 'a seed of "words"', 30);
    const record = table.record();
    expect(print(record)).toContain(
      'start:\n  vexillum 1 position\n  # made up\n  units top: LI A6 # on its baseline\n\n',
    );
    expect(withoutPlace(parse(print(record)))).toEqual(record);
    expect(replay(ancientsRules, parse(print(record))).record()).toEqual(record);
    const sheet = ancientsRules.sheetText('ancients/005');
    const other = randomGame({ text: sheet }, 's', 60).record();
    expect(withoutPlace(parse(print(other)))).toEqual(other);
    expect(replay(ancientsRules, parse(print(other))).record()).toEqual(other);
  });

  it('replay by the written dice alone when there is no seed', () => {
    const text = `vexillum 1 record
game: ancients
rules: ${ancientsRules.rulesVersion}
start:
  vexillum 1 position
  units top: LI A6
  units bottom: HI B6
  phase: battle
  ordered: all
moves:
  1 bottom close B6 x A6
  2 top stand : flag light medium medium helmet
  3 top ignore 0
  4 top battle back : heavy
      heavy
  5 bottom done
result: running
`;
    const table = replay(ancientsRules, parse(text));
    expect(table.state.banners[1]).toBe(0);
    expect(table.state.unitBlocks[1]).toBe(2);
    expect(print(table.record())).toBe(text.replace('heavy\n      heavy', 'heavy heavy'));
  });

  it('know their game and version before all else', () => {
    const record = randomGame({ scenario: 'ancients/001' }, 'v', 3).record();
    expect(recordHead(print(record))).toEqual({
      game: 'ancients',
      gameAt: { text: 'ancients', line: 2, column: 7 },
      rulesVersion: ancientsRules.rulesVersion,
    });
    const old = parse(print({ ...record, rulesVersion: '0' }));
    expect(() => replay(ancientsRules, old)).toThrow(TableError);
    expect(() => replay(ancientsRules, old)).toThrow('it needs rules version 0 of ancients');
  });
});

describe('records made at random', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9äΩ"'#\\/;:. -]{1,12}$/).filter((text) => text === text.trim());
  const roll = fc
    .integer({ min: 1, max: 12 })
    .filter((sides) => sides !== 1)
    .chain((sides) =>
      fc.record({
        sides: fc.constant(sides),
        dice: fc.array(fc.integer({ min: 0, max: sides - 1 }), { minLength: 1, maxLength: 14 }),
      }),
    );
  const text = fc.constantFrom('play orderTwoLeft', 'order F6', 'close F6 x E6', 'ignore 0', 'battle back', 'done');
  const choice = fc.record({ seat: fc.constantFrom(0, 1), text, rolls: fc.array(roll, { maxLength: 6 }) });
  const start: fc.Arbitrary<Start> = fc.oneof(
    fc.record({ scenario: word, options: fc.array(word, { minLength: 1, maxLength: 3 }) }),
    fc.record({ scenario: word }),
    fc.record({
      text: fc
        .array(fc.stringMatching(/^[a-z :#]{0,20}$/), { maxLength: 5 })
        .map((lines) => `${['vexillum 1 sheet', ...lines].join('\n').trimEnd()}\n`),
    }),
  );
  const record = fc.record({
    game: fc.constant('ancients'),
    rulesVersion: word,
    start,
    seed: fc.oneof(word, fc.constant('')),
    choices: fc.array(choice, { maxLength: 12 }),
    outcome: fc.constantFrom('running', 'draw', 'top', 'bottom'),
  });

  it('are read back as they were', () => {
    fc.assert(
      fc.property(record, (one) => {
        const written = print(one);
        expect(withoutPlace(parse(written))).toEqual(one);
        expect(print(parse(written))).toBe(written);
      }),
      { numRuns: 300 },
    );
  });
});

describe('bad records', () => {
  const good = [
    'vexillum 1 record', // 1
    'game: ancients',
    'rules: 1',
    'scenario: ancients/001',
    'seed: one', // 5
    'moves:',
    '  1 bottom play orderTwoLeft',
    '  2 bottom order G4',
    '  3 top stand : swords flag | 2/5',
    '  4 top ignore 0', // 10
    'result: running',
  ];
  const bad: [number, string, string][] = [
    [1, 'vexillum 1 sheet', 'line 1, column 12: expected the kind "record", found "sheet"'],
    [2, 'game: chess', 'line 2, column 7: expected a record of ancients, found one of chess'],
    [2, 'gane: ancients', 'line 2, column 1: expected a key of a record (the nearest is "game"), found "gane"'],
    [3, 'rules:', 'line 3, column 7: expected the version of the rules, found the end of the line'],
    [3, 'rules: 1 2', 'line 3, column 10: expected the end of the line, found "2"'],
    [4, '', 'line 11, column 16: expected the key "scenario" or "start", found the end of the text'],
    [4, 'start: here', 'line 4, column 8: expected the text in the lines below, found "here"'],
    [4, 'start:\n  vexillum 1 case', 'line 5, column 14: expected a sheet or a position, found "case"'],
    [4, 'start:\n  units top: LI A1', 'line 5, column 3: expected the header "vexillum 1 KIND", found "units"'],
    [
      4,
      'scenario: a\nstart:\n  vexillum 1 sheet',
      'line 5, column 1: expected either "scenario" or "start", found both',
    ],
    [5, 'seed: one two', 'line 5, column 11: expected the end of the line, found "two"'],
    [5, 'seed: "one', 'line 5, column 11: expected a closing quotation mark, found the end of the line'],
    [7, '  bottom play orderTwoLeft', 'line 7, column 3: expected the number 1, found "bottom"'],
    [8, '  3 bottom order G4', 'line 8, column 3: expected the number 2, found "3"'],
    [8, '  2 left order G4', 'line 8, column 5: expected top or bottom, found "left"'],
    [8, '  2 bottom', 'line 8, column 11: expected a choice, found the end of the line'],
    [
      8,
      '  2 bottom order G44',
      'line 8, column 12: expected a choice, found "order G44": expected a hex such as F6, found "G44"',
    ],
    [
      9,
      '  3 top stand : sword',
      'line 9, column 17: expected a die: light, medium, heavy, helmet, flag, swords, or such as 3/5, found "sword"',
    ],
    [9, '  3 top stand :', 'line 9, column 16: expected dice, found the end of the line'],
    [9, '  3 top stand : flag | | flag', 'line 9, column 24: expected a die, found "|"'],
    [9, '  3 top stand : flag 2/5', 'line 9, column 22: expected a die of 6 sides like the one before, found "2/5"'],
    [
      10,
      '    4 top ignore 0',
      'line 10, column 5: expected a die: light, medium, heavy, helmet, flag, swords, or such as 3/5, found "4"',
    ],
    [11, 'result: lost', 'line 11, column 9: expected one of running, draw, top, bottom, found "lost"'],
    [11, '', 'line 11, column 1: expected the key "result", found the end of the text'],
  ];

  it('the good one is good', () => {
    expect(parse(good.join('\n')).choices[2].rolls).toEqual([
      { sides: 6, dice: [5, 4] },
      { sides: 5, dice: [1] },
    ]);
  });

  it.each(bad)('line %i as %j', (line, text, message) => {
    const lines = good.slice();
    lines[line - 1] = text;
    expect(() => parse(lines.join('\n'))).toThrow(message);
  });
});
