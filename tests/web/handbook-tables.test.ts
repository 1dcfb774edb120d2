// The tables of the handbooks of Medieval and Napoleonics say what the games' tables and the rulebooks say; so does the
// chapter on what is different from Ancients.

import { describe, expect, it, test } from 'vitest';
import type { State } from '../../src/families/commands/rules/state.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { ignoredSwords } from '../../src/games/medieval/rules/hits.ts';
import { actionSheets, actions } from '../../src/games/medieval/tables/actions.ts';
import { units as medievalUnits } from '../../src/games/medieval/tables/units.ts';
import { napoleonics } from '../../src/games/napoleonics/index.ts';
import { artilleryChart } from '../../src/games/napoleonics/tables/artillery.ts';
import { units as napoleonicsUnits } from '../../src/games/napoleonics/tables/units.ts';
import { bookOf } from '../../src/web/data/books.ts';

/** Tables of a handbook by the passage they stand in. */
function reader(id: string) {
  const passages = bookOf(id)?.handbook.chapters.flatMap((chapter) => chapter.passages) ?? [];
  const tableOf = (passage: string) => {
    const table = passages.find((one) => one.id === passage)?.table;
    if (!table) throw new Error(`no table in ${passage}`);
    return table;
  };
  const row = (passage: string, first: string) => tableOf(passage).rows.find((cells) => cells[0] === first);
  const cell = (passage: string, first: string, head: string) =>
    row(passage, first)?.[tableOf(passage).head.indexOf(head)];
  return { tableOf, row, cell };
}

describe('Medieval', () => {
  const { tableOf, row, cell } = reader('medieval');

  test('all units, faces, cards, ground, actions, sheets and scenarios with rules', () => {
    for (const id of ['units', 'close-combat', 'retreat']) expect(tableOf(id).rows.length).toBe(medievalUnits.length);
    expect(tableOf('fire').rows.length).toBe(medievalUnits.filter((unit) => unit.range > 0).length);
    expect(tableOf('dice').rows.length).toBe(6);
    expect(tableOf('deck').rows.reduce((n, cells) => n + Number(cells[1]), 0)).toBe(65);
    expect(tableOf('terrain').rows.length).toBe(medieval.terrain.length);
    expect(tableOf('inspired-leadership').rows.map(([name]) => name)).toEqual(actions.map(({ name }) => name));
    expect(tableOf('action-sheets').rows.length).toBe(actionSheets.length);
    expect(tableOf('scenario-rules').rows.length).toBe(
      medieval.sheets.filter((sheet) => sheet.rules.length > 0).length,
    );
    expect(tableOf('doubtful-points').rows.length).toBe(medieval.rulings.length);
  });

  test('numbers of the rulebook', () => {
    expect(row('units', 'Medium infantry')?.slice(1)).toEqual([
      'MI',
      '4',
      'blue triangle',
      'foot',
      '2',
      'after 1, not after 2',
    ]);
    expect(row('close-combat', 'Warriors')?.slice(1)).toEqual(['3, at full strength 4', 'yes', 'medium']);
    expect(row('close-combat', 'Light bow cavalry')?.slice(1)).toEqual(['2', 'no', 'light']);
    expect(row('fire', 'Light bow infantry')?.slice(1)).toEqual(['4', '2', '1', 'after any move']);
    expect(row('retreat', 'Super heavy cavalry')?.slice(1)).toEqual(['2', 'foot', 'yes', 'yes']);
    expect(row('retreat', 'Light bow cavalry')?.slice(1, 3)).toEqual(['4', 'everybody, with a shot back']);
    expect(cell('terrain', 'Camp', 'Close combat dice')).toBe(
      'into it at most 2, out of it at most 2; out of an own one at most 3',
    );
    expect(cell('terrain', 'City gate', 'May enter')).toBe('all units of its own side');
  });

  test('the table of armour counts as the rules count', () => {
    const { head, rows } = tableOf('armour');
    const unitType = [...medievalUnits];
    const g = { battle: { unitType } } as unknown as State;
    const indexOf = (name: string) => unitType.findIndex((unit) => unit.name === name.toLowerCase());
    for (const [target, ...cells] of rows) {
      cells.forEach((text, i) => {
        const ignored = ignoredSwords(g, indexOf(target), indexOf(head[i + 1]));
        expect(text, `${target} from ${head[i + 1]}`).toBe(ignored === 0 ? 'none' : `${ignored}`);
      });
    }
    // The examples of the rulebook: heavy foot on medium horse, medium foot on heavy horse, heavy horse on super heavy.
    expect(cell('armour', 'Medium cavalry', 'Heavy infantry')).toBe('1');
    expect(cell('armour', 'Heavy cavalry', 'Medium infantry')).toBe('2');
    expect(cell('armour', 'Super heavy cavalry', 'Heavy cavalry')).toBe('1');
  });

  test('every action and sheet says how sure it is', () => {
    const sure = ['Sourced', 'Partly sourced', 'Our proposal'];
    for (const cells of tableOf('inspired-leadership').rows) expect(sure).toContain(cells[2]);
    for (const cells of tableOf('action-sheets').rows) {
      expect(sure.some((word) => cells[3].startsWith(`${word}. `))).toBe(true);
    }
    expect(tableOf('inspired-leadership').rows.some((cells) => /proposal|sourced/.test(cells[1]))).toBe(false);
  });
});

describe('Napoleonics', () => {
  const { tableOf, row, cell } = reader('napoleonics');
  const nameOf = ({ nation, name }: (typeof napoleonicsUnits)[number]) =>
    name.startsWith(nation) ? name : `${nation} ${name}`;

  test('all units, faces, cards, ground and scenarios with rules', () => {
    for (const id of ['units', 'unit-sources', 'melee-dice', 'retreat']) {
      expect(tableOf(id).rows.length).toBe(napoleonicsUnits.length);
    }
    expect(tableOf('dice').rows.map(([face, sides]) => `${face} ${sides}`)).toEqual([
      'Infantry 2',
      'Cavalry 1',
      'Artillery 1',
      'Flag 1',
      'Sabres 1',
    ]);
    expect(tableOf('deck').rows.reduce((n, cells) => n + Number(cells[1]), 0)).toBe(70);
    expect(tableOf('terrain').rows.length).toBe(napoleonics.terrain.length);
    expect(tableOf('scenario-rules').rows.length).toBe(
      napoleonics.sheets.filter((sheet) => sheet.rules.length > 0).length,
    );
    expect(tableOf('doubtful-points').rows.length).toBe(napoleonics.rulings.length);
  });

  test('dice at full strength are those of the units', () => {
    for (const unit of napoleonicsUnits) {
      const first = (passage: string, head: string) => Number(cell(passage, nameOf(unit), head)?.split(' ')[0]);
      expect(first('melee-dice', 'Dice'), unit.code).toBe(unit.closeDice);
      if (row('infantry-fire', nameOf(unit))) {
        expect(first('infantry-fire', 'Standing'), unit.code).toBe(unit.fireStill);
        expect(first('infantry-fire', 'After moving'), unit.code).toBe(unit.fireMoved);
      }
    }
  });

  it.each([
    ['French light infantry', '5 4 3 2', '3 3 2 2'],
    ['British line infantry', '5 4 3 2', '2 2 1 1'],
    ['Portuguese line infantry', '4 3 2 1', '2 1 1 0'],
    ['British rifle light infantry', '4 3 2', '3 2 2'],
  ])('fire of %s', (name, standing, moved) => {
    expect(row('infantry-fire', name)?.slice(2)).toEqual([standing, moved]);
  });

  it.each([
    ['French line infantry', '4 3 2 1', '5 4 3 2', 'yes'],
    ['French Old Guard', '6 5 4 3', '6 5 4 3', 'yes'],
    ['British heavy cavalry', '4 3 2', '4 3 2', 'yes'],
    ['French guard foot artillery', '5 5 4', '5 5 4', 'yes'],
    ['British horse artillery', '3 3 2', '3 3 2', 'yes'],
    ['British rifle light infantry', '3 2 1', '3 2 1', 'no'],
  ])('melee of %s', (name, ...cells) => {
    expect(row('melee-dice', name)?.slice(1)).toEqual(cells);
  });

  test('every number of the chart that is not the rulebook’s is marked', () => {
    const { rows } = tableOf('artillery-fire');
    artilleryChart.forEach(({ dice, sure }, i) => {
      dice.forEach((n, j) => {
        const text = rows[i][j + 1];
        if (n === 0) expect(text).toBe('out of range');
        else expect(text).toBe(sure[j] === 'stated' ? `${n}` : `${n} (${sure[j]})`);
      });
    });
    expect(rows.flat().filter((text) => text.includes('(ours)')).length).toBeGreaterThan(9);
  });

  test('ground by arm', () => {
    expect(row('ground-town', 'Against who stands here')?.[1]).toBe(
      'infantry 2 dice fewer, cavalry 3 dice fewer, artillery 1 die fewer',
    );
    expect(row('ground-forest', 'Battle after entering')?.[1]).toBe('light infantry, rifles and Young Guard');
    expect(row('ground-sandQuarry', 'Entering')?.[1]).toBe('infantry and cavalry');
  });
});

describe('what is different from Ancients', () => {
  test('Medieval, type by type', () => {
    const { row, tableOf, cell } = reader('medieval');
    expect(cell('different-units', 'Auxilia', 'Dice')).toBe('2 (3)');
    expect(cell('different-units', 'Light cavalry', 'Blocks')).toBe('4 (3)');
    expect(cell('different-units', 'Warriors', 'Dice')).toBe('3');
    expect(row('different-cards', 'Scout')?.slice(1, 3)).toEqual(['3', 'not there']);
    expect(row('different-cards', 'I Am Spartacus')?.slice(1, 3)).toEqual(['not here', '1']);
    expect(row('different-cards', 'Order Heavy Troops')).toBeUndefined();
    expect(row('different-cards', 'Move Fire Move')?.slice(1, 3)).toEqual(['1', '2']);
    expect(tableOf('different-ground').rows.map(([name]) => name)).toContain('Broken ground');
    expect(tableOf('different-ground').rows.map(([name]) => name)).not.toContain('Hill');
  });

  test('Napoleonics, kind by kind', () => {
    const { row } = reader('napoleonics');
    expect(row('different-units', 'Foot, here')?.slice(1, 4)).toEqual(['3 to 5', '1 to 2', '3 to 6']);
    expect(row('different-cards', 'First Strike')?.slice(1, 3)).toEqual(['2', '1']);
    expect(row('different-ground', 'Bridge')?.[1]).toBe('nothing');
  });

  test('Ancients itself has no such chapter', () => {
    expect(bookOf('ancients')?.handbook.chapters.map(({ id }) => id)).not.toContain('differences');
  });
});
