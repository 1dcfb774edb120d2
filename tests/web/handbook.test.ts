// The handbook of Ancients: every rule reference that the engine can give leads to a passage that names it, its tables say
// what the game's tables say, and the page gets both with the rulings.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { State } from '../../src/families/commands/state.ts';
import { cardRef, ORDER_OF_PLAY, SCENARIO, SECTION_OF, terrainRef } from '../../src/families/commands/words.ts';
import { cards } from '../../src/games/ancients/cards.ts';
import { handbook } from '../../src/games/ancients/handbook/index.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { rulings } from '../../src/games/ancients/rulings.ts';
import { terrain } from '../../src/games/ancients/terrain.ts';
import { traits } from '../../src/games/ancients/traits.ts';
import { units } from '../../src/games/ancients/units.ts';
import { findPassage, type Handbook } from '../../src/kernel/handbook.ts';
import { dataFor } from '../../src/web/data/build.ts';
import type { RulingsData } from '../../src/web/handbook/rulings-data.ts';
import { cutAt, filterChapters, wordsOf } from '../../src/web/handbook/search.ts';
import { everything, playRandom, randomNumbers } from '../views/random-games.ts';

const passages = handbook.chapters.flatMap((chapter) => chapter.passages);
const named = new Set(passages.flatMap((passage) => passage.refs));
const missing = (refs: Iterable<string>): string[] => [...new Set(refs)].filter((ref) => !named.has(ref)).sort();

/** Every reference written out in the source: `'A 11 Close Combat'`, `${game.ref} 2 Contents`. */
function writtenRefs(): string[] {
  const root = path.resolve(import.meta.dirname, '../../src');
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const refs: string[] = [];
  for (const file of files.filter((one) => !/handbook/.test(one))) {
    const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
    for (const line of lines.filter((one) => !/^\s*(\/\/|\*|\/\*)/.test(one))) {
      for (const [, ref] of line.matchAll(/'(A \d+ [^']*)'/g)) refs.push(ref);
      for (const [, ref] of line.matchAll(/\bref\} (\d+ [A-Z][A-Za-z .-]*)`/g)) refs.push(`A ${ref}`);
    }
  }
  return refs;
}

describe('references', () => {
  const g = { battle: { game: ancients } } as unknown as State;

  test('those written in the source are named', () => {
    const refs = writtenRefs();
    expect(new Set(refs).size).toBeGreaterThan(15);
    expect(refs).toContain('A 2 Contents');
    expect(missing(refs)).toEqual([]);
  });

  test('those of sections, terrain, cards, traits and rulings are named', () => {
    expect(missing(Object.values(SECTION_OF).map((section) => `A ${section}`))).toEqual([]);
    expect(missing(terrain.map((ground) => terrainRef(g, ground)))).toEqual([]);
    expect(missing(cards.map((card) => cardRef(g, card)))).toEqual([]);
    expect(missing([...traits, ...rulings].map(({ ref }) => ref))).toEqual([]);
    expect(missing([SCENARIO, ORDER_OF_PLAY])).toEqual([]);
  });

  test('every section that rule cases prove is named', () => {
    const lines = fs.readFileSync(path.resolve(import.meta.dirname, '../../cases/ancients/sections.txt'), 'utf8');
    const refs = lines.split('\n').flatMap((line) => /^([^#|]+?) \|/.exec(line)?.[1] ?? []);
    expect(refs.length).toBeGreaterThan(80);
    expect(missing(refs)).toEqual([]);
  });

  /** Explanations, odds and refusals asked for at some decisions of a random game. */
  function metRefs(start: Parameters<typeof playRandom>[0], seed: number): Set<string> {
    const met = new Set<string>();
    const random = randomNumbers(seed);
    playRandom(start, seed, (table, n) => {
      if (n % 23 !== 0) return;
      const { names } = table.state.battle.board;
      const anywhere = () => names[random(names.length)];
      const asked = table.choices().find((text) => /^(close|fire) /.test(text));
      for (const unit of table.view(-1).units.filter((one) => one.hex !== null && random(6) === 0)) {
        for (const { parts } of table.explain(`unit ${unit.hex}`)) for (const { ref } of parts) met.add(ref);
      }
      if (asked) for (const { parts } of table.explain(asked)) for (const { ref } of parts) met.add(ref);
      if (asked && n % 69 === 0) {
        for (const { parts } of table.odds(asked).explanations) for (const { ref } of parts) met.add(ref);
      }
      const tried = ['evade', 'ignore 3', 'battle back', `play ${cards[random(cards.length)].key}`, 'pass', 'done'];
      for (const verb of ['move', 'retreat', 'evade leader', 'move leader'])
        tried.push(`${verb} ${anywhere()} ${anywhere()}`);
      for (const verb of ['close', 'fire']) tried.push(`${verb} ${anywhere()} x ${anywhere()}`);
      for (const verb of ['order', 'command', 'rally', 'trample']) tried.push(`${verb} ${anywhere()}`);
      for (const text of tried) {
        const refusal = table.whyNot(text);
        if (refusal) met.add(refusal.ref);
      }
    });
    return met;
  }

  it.each(['ancients/007', 'ancients/107', 'ancients/112', 'ancients/005'])('met in a game of %s', (scenario) => {
    const met = metRefs({ start: { scenario }, seed: `handbook ${scenario}` }, 7);
    expect(met.size).toBeGreaterThan(10);
    expect(missing(met)).toEqual([]);
  });

  it.each([1, 2, 3])('met in a battle with every ground and unit, %i', (seed) => {
    const met = metRefs({ start: { text: everything }, seed: `handbook ${seed}` }, seed);
    expect(met.size).toBeGreaterThan(20);
    expect(missing(met)).toEqual([]);
  });
});

describe('finding a passage', () => {
  const passage = (id: string, ...refs: string[]) => ({ id, title: id, refs, text: ['.'] });
  const book: Handbook = {
    start: [],
    chapters: [
      { id: 'a', title: 'a', passages: [passage('one', 'A 1'), passage('walls', 'A 16', 'A 16 Walls')] },
      { id: 'b', title: 'b', passages: [passage('eleven', 'A 11 Close Combat'), passage('city', 'A 16 City')] },
    ],
  };
  it.each([
    ['A 11 Close Combat', 'eleven'],
    ['A 16 City', 'city'],
    ['A 16 Walls, Camp', 'walls'],
    ['A 16 Wallside', 'walls'],
    ['A 16 Hill', 'walls'],
    ['A 1: the first', 'one'],
    ['city', 'city'],
  ])('%s', (ref, id) => {
    expect(findPassage(book, ref)?.id).toBe(id);
  });
  it.each(['A 12', 'A 11', 'B 1', ''])('nothing for "%s"', (ref) => {
    expect(findPassage(book, ref)).toBeNull();
  });
});

describe('the text', () => {
  test('ids are used once, a reference leads to one passage, nothing is empty', () => {
    const ids = [...handbook.chapters, ...passages].map(({ id }) => id);
    const repeated = passages.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i);
    expect(repeated).toEqual([]);
    expect(ids.filter((id) => !/^[a-zA-Z-]+$/.test(id))).toEqual([]);
    const refs = passages.flatMap((passage) => passage.refs);
    expect(refs.filter((ref, i) => refs.indexOf(ref) !== i)).toEqual([]);
    expect(passages.filter(({ text, title }) => title === '' || text.length === 0)).toEqual([]);
    expect(handbook.start.length).toBeGreaterThan(3);
  });

  test('sentences end, and nobody shouts', () => {
    const lines = [...handbook.start, ...passages.flatMap((passage) => passage.text)];
    expect(lines.filter((line) => !/[.:,;?]$|if it is$/.test(line))).toEqual([]);
    expect(lines.filter((line) => /!/.test(line))).toEqual([]);
  });

  test('every row of a table has a cell for each head, and none is empty', () => {
    for (const { table } of passages) {
      for (const row of table?.rows ?? []) {
        expect(row.length, row[0]).toBe(table?.head.length);
        expect(row.filter((cell) => cell === '' || /undefined|NaN/.test(cell))).toEqual([]);
      }
    }
  });
});

describe('tables say what the game says', () => {
  const tableOf = (id: string) => {
    const table = passages.find((passage) => passage.id === id)?.table;
    if (!table) throw new Error(`no table in ${id}`);
    return table;
  };
  const row = (id: string, first: string) => tableOf(id).rows.find((cells) => cells[0] === first);

  test('all units, all faces, all cards, all ground, all traits', () => {
    for (const id of ['units', 'close-combat', 'retreat']) expect(tableOf(id).rows.length).toBe(units.length);
    expect(tableOf('dice').rows.length).toBe(ancients.dice.faces.length);
    expect(tableOf('deck').rows.map((cells) => cells[0])).toEqual(cards.map((card) => card.name));
    expect(tableOf('deck').rows.reduce((n, cells) => n + Number(cells[1]), 0)).toBe(60);
    expect(tableOf('terrain').rows.length).toBe(terrain.length);
    expect(tableOf('special-units').rows.length).toBe(traits.length);
    expect(tableOf('fire').rows.length).toBe(units.filter((unit) => unit.range > 0).length);
  });

  test('numbers of the rulebook', () => {
    expect(row('units', 'Heavy infantry')).toEqual(
      ['Heavy infantry', 'HI', '4', 'red square', 'foot', '1', 'after any move'], // rules 2, 8
    );
    expect(row('units', 'Auxilia')?.slice(2)).toEqual([
      '4',
      'green circle, white border',
      'light foot',
      '2',
      'after 1, not after 2',
    ]);
    expect(row('units', 'Warriors')?.slice(5)).toEqual([
      '1, or 2 as a charge',
      'after 1; after 2 it must close combat',
    ]);
    expect(row('close-combat', 'Heavy infantry')?.slice(1)).toEqual(['5', '5', 'yes', 'none', '5']);
    expect(row('close-combat', 'Warriors')?.slice(1)).toEqual([
      '3, at full strength 4',
      '3, at full strength 4',
      'yes',
      'none',
      '3',
    ]);
    expect(row('close-combat', 'Heavy chariot')?.slice(1)).toEqual(['4', '3', 'yes', '1', '3']);
    expect(row('close-combat', 'Elephants')?.slice(3)).toEqual(['yes', 'all', '3']);
    expect(row('fire', 'Heavy war machine')?.slice(1)).toEqual(['6', '2', 'none', 'only if it did not move']);
    expect(row('retreat', 'Light cavalry')?.slice(1)).toEqual([
      '4',
      'everybody',
      'yes, and one hex more',
      'yes',
      'yes',
    ]);
    expect(row('retreat', 'Elephants')?.slice(1)).toEqual(['1', 'nobody', 'yes', 'yes', 'no']);
    expect(row('terrain', 'Forest')?.slice(3, 5)).toEqual([
      'into it at most 2, out of it at most 2',
      'into it at most 1, out of it no limit',
    ]);
    expect(row('terrain', 'Fortified camp')?.slice(3, 5)).toEqual(['1 fewer out of it', '1 fewer out of it']);
    expect(row('deck', 'Line Command')?.[1]).toBe('4');
  });
});

describe('what the page is given', () => {
  test('the handbook survives JSON', () => {
    expect(JSON.parse(JSON.stringify(dataFor('handbook/ancients')))).toEqual(handbook);
  });

  test('all rulings, each with a passage', () => {
    const data = dataFor('rulings/ancients') as RulingsData;
    const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/rulings.md'), 'utf8');
    expect(data.switches).toEqual(rulings);
    expect(data.readings.length).toBe(page.split('\n').filter((line) => /^- .*\[A /.test(line)).length);
    expect(data.readings.filter(({ text, ref }) => text === '' || findPassage(handbook, ref) === null)).toEqual([]);
  });

  test('the search finds passages that hold all words, and cuts a text at them', () => {
    const found = filterChapters(handbook.chapters, wordsOf(' Camel  EVADE ')).flatMap((chapter) => chapter.passages);
    expect(found.map(({ id }) => id)).toContain('evade-eligibility');
    expect(found.length).toBeLessThan(passages.length / 2);
    expect(filterChapters(handbook.chapters, wordsOf('trebuchet'))).toEqual([]);
    expect(filterChapters(handbook.chapters, [])).toBe(handbook.chapters);
    expect(cutAt('A flag, a (flag)', ['(flag'])).toEqual(['A flag, a ', '(flag', ')']);
    expect(cutAt('Flags', ['flag'])).toEqual(['', 'Flag', 's']);
  });
});
