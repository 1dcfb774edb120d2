// What is named as blocking the sight: what lies on the line, and beside the line only where both of its sides are blocked.

import { expect, test } from 'vitest';
import { canSee } from '../../src/families/commands/rules/sight.ts';
import { readPosition } from '../../src/families/commands/text/position.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { OpenChance } from '../../src/kernel/chance.ts';

const read = (woods: readonly string[]) =>
  readPosition(
    ancients,
    ['vexillum 1 position', ...(woods.length > 0 ? ['terrain:', `  forest: ${woods.join(' ')}`] : [])].join('\n'),
    new OpenChance(),
    [],
  );

/** A line that runs through a hex and, elsewhere, between two others. */
function mixedLine(): { from: number; to: number; through: string; left: string; right: string } {
  const { board } = read([]).battle;
  const { sight, size, names } = board;
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      const start = sight.start[from * size + to];
      const pairs = Array.from({ length: sight.length[from * size + to] }, (_, n) =>
        [0, 1].map((i) => sight.entries[start + 2 * n + i]),
      );
      const through = pairs.find(([one, other]) => one === other);
      const beside = pairs.find(([one, other]) => one !== other && one >= 0 && other >= 0);
      if (through && beside)
        return { from, to, through: names[through[0]], left: names[beside[0]], right: names[beside[1]] };
    }
  }
  throw new Error('no such line');
}

test('of a hex on the line and one beside it only that on the line blocks', () => {
  const { from, to, through, left, right } = mixedLine();
  const blocked = (...woods: readonly string[]): string[] => {
    const g = read(woods);
    const found: number[] = [];
    expect(canSee(g, from, to, -1, found)).toBe(canSee(g, from, to));
    expect(canSee(g, from, to)).toBe(found.length === 0);
    return found.map((hex) => g.battle.board.names[hex]).sort();
  };
  expect(blocked()).toEqual([]);
  expect(blocked(left)).toEqual([]);
  expect(blocked(right)).toEqual([]);
  expect(blocked(through)).toEqual([through]);
  expect(blocked(through, left)).toEqual([through]);
  expect(blocked(through, right)).toEqual([through]);
  expect(blocked(left, right)).toEqual([left, right].sort());
  expect(blocked(through, left, right)).toEqual([through, left, right].sort());
});
