// The handbooks of all games: every rule reference that the engine can give leads to a passage that names it, and the text
// is whole.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { sectionsOf } from '../../scripts/docs-sections.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { cardRef, ORDER_OF_PLAY, ruleRef, SCENARIO, terrainRef } from '../../src/families/commands/telling/words.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { findPassage } from '../../src/kernel/handbook.ts';
import { books } from '../../src/web/data/books.ts';
import { dataFor } from '../../src/web/data/build.ts';
import type { Library } from '../../src/web/handbook/library-data.ts';
import { medievalGround, napoleonicsGround } from '../kit/proving-ground.ts';
import { everything, playRandom, randomNumbers } from '../views/random-games.ts';

const ROOT = path.resolve(import.meta.dirname, '../../src');

/** Where references are met in play: some scenarios, and a battle with every ground and unit. */
const PLAYED: { readonly [game: string]: { rules: CommandsRuleset; scenarios: string[]; ground: string } } = {
  ancients: { rules: ancientsRules, scenarios: ['007', '107', '112', '005'], ground: everything },
  medieval: { rules: medievalRules, scenarios: ['04', '06', '15', '19'], ground: medievalGround },
  napoleonics: { rules: napoleonicsRules, scenarios: ['01', '06', '12', '15'], ground: napoleonicsGround },
};

/** Every reference of a game that is written out in the source: `'A 11 Close Combat'`. */
function writtenRefs(letter: string, folder: string): string[] {
  const files = fs
    .readdirSync(path.join(ROOT, 'games', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/handbook|scenarios/.test(file));
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(ROOT, 'games', folder, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\*|\/\*)|\bown(Close|Fire)\b/.test(line))
      .flatMap((line) => [...line.matchAll(/(['"])([A-Z] [^'"]*(?:'[^'"]*)?)\1/g)].map(([, , ref]) => ref))
      .filter((ref) => ref.startsWith(`${letter} `) && !/[.? ]$/.test(ref)),
  );
}

describe.each(books)('the handbook of $game.name', (book) => {
  const { game, handbook } = book;
  const { rules, scenarios, ground } = PLAYED[game.id];
  const passages = handbook.chapters.flatMap((chapter) => chapter.passages);
  const named = new Set(passages.flatMap((passage) => passage.refs));
  const missing = (refs: Iterable<string>): string[] => [...new Set(refs)].filter((ref) => !named.has(ref)).sort();
  const g = { battle: { game } } as unknown as State;

  test('names references written in the source', () => {
    const refs = writtenRefs(game.ref, game.id);
    expect(new Set(refs).size).toBeGreaterThan(7);
    expect(missing(refs)).toEqual([]);
  });

  test('names those of sections, ground, cards, actions, traits and rulings', () => {
    const sections = Object.keys(game.words.sections) as (keyof typeof game.words.sections)[];
    expect(missing(sections.map((section) => ruleRef(g, section)))).toEqual([]);
    expect(missing(game.terrain.map((one) => terrainRef(g, one)))).toEqual([]);
    expect(missing([...game.cards, ...game.actions].map((card) => cardRef(g, card)))).toEqual([]);
    expect(missing([...game.traits, ...game.rulings].map(({ ref }) => ref))).toEqual([]);
    expect(missing([SCENARIO, ORDER_OF_PLAY])).toEqual([]);
  });

  test('names every section that rule cases prove', () => {
    const refs = sectionsOf(book).map(({ ref }) => ref);
    expect(refs.length).toBeGreaterThan(60);
    expect(missing(refs)).toEqual([]);
  });

  /** Explanations, odds and refusals asked for at some decisions of a random game. */
  function metRefs(start: Parameters<typeof playRandom>[0], seed: number): Set<string> {
    const met = new Set<string>();
    const random = randomNumbers(seed);
    const each = (table: ReturnType<typeof playRandom>, n: number): void => {
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
      const card = game.cards[random(game.cards.length)].key;
      const tried = ['evade', 'ignore 3', 'battle back', `play ${card}`, 'pass', 'done', 'stand', 'form square'];
      for (const verb of ['move', 'retreat', 'evade leader', 'move leader'])
        tried.push(`${verb} ${anywhere()} ${anywhere()}`);
      for (const verb of ['close', 'fire', 'storm']) tried.push(`${verb} ${anywhere()} x ${anywhere()}`);
      for (const verb of ['order', 'command', 'rally', 'support', 'leave square']) tried.push(`${verb} ${anywhere()}`);
      for (const text of tried) {
        const refusal = table.whyNot(text);
        if (refusal) met.add(refusal.ref);
      }
    };
    playRandom(start, seed, each, 3000, rules);
    return met;
  }

  it.each(scenarios)('names those met in a game of %s', (id) => {
    const met = metRefs({ start: { scenario: `${game.id}/${id}` }, seed: `handbook ${id}` }, 7);
    expect(met.size).toBeGreaterThan(10);
    expect(missing(met)).toEqual([]);
  });

  it.each([1, 2])('names those met in a battle with every ground and unit, %i', (seed) => {
    const met = metRefs({ start: { text: ground }, seed: `handbook ${seed}` }, seed);
    expect(met.size).toBeGreaterThan(15);
    expect(missing(met)).toEqual([]);
  });

  test('ids are used once, a reference leads to one passage, nothing is empty', () => {
    const ids = passages.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect([...handbook.chapters, ...passages].filter(({ id }) => !/^[a-zA-Z-]+$/.test(id))).toEqual([]);
    const refs = passages.flatMap((passage) => passage.refs);
    expect(refs.filter((ref, i) => refs.indexOf(ref) !== i)).toEqual([]);
    expect(passages.filter(({ text, title }) => title === '' || text.length === 0)).toEqual([]);
    expect(handbook.chapters.length).toBeGreaterThan(13);
    expect(handbook.start.length).toBeGreaterThan(3);
  });

  test('sentences end, and nobody shouts', () => {
    const lines = [...handbook.start, ...passages.flatMap((passage) => passage.text)];
    expect(lines.filter((line) => !/[.:,;?]$|if it is$|in which you$/.test(line))).toEqual([]);
    expect(lines.filter((line) => /!/.test(line))).toEqual([]);
  });

  test('every row of a table has a name of its own, a cell for each head, and none is empty', () => {
    for (const { table } of passages) {
      const names = table?.rows.map(([name]) => name) ?? [];
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
      for (const row of table?.rows ?? []) {
        expect(row.length, row[0]).toBe(table?.head.length);
        expect(row.filter((cell) => cell === '' || /undefined|NaN/.test(cell))).toEqual([]);
      }
    }
  });

  test('the page is given all of it, and readings that lead to a passage', () => {
    const library = dataFor(`library/${game.id}`) as Library;
    expect(JSON.parse(JSON.stringify(library.handbook))).toEqual(handbook);
    const { switches, readings } = library.rulings;
    expect(switches).toEqual(game.rulings);
    expect(readings.length).toBeGreaterThan(20);
    expect(readings.filter(({ text, ref }) => text === '' || findPassage(handbook, ref) === null)).toEqual([]);
  });
});
