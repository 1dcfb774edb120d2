// Every game on the shelf has a kit, and every kit keeps its promises on real views: places lead to places, all that is told
// is told of both sides, and a step that is told whole looks as the table said.

import { describe, expect, it, test } from 'vitest';
import { makeBotOf } from '../../src/bots/bot.ts';
import { Table } from '../../src/kernel/table.ts';
import type { TableView } from '../../src/kernel/view.ts';
import { botNamesOf } from '../../src/loaded.ts';
import { botsOf } from '../../src/web/app/games.ts';
import { scoreOf } from '../../src/web/app/score.ts';
import type { Direction, GameKit } from '../../src/web/games/kit.ts';
import { manifests } from '../../src/web/games/manifests.ts';
import { loadKit } from '../../src/web/games/registry.ts';
import { loadBots, loadGame } from '../../src/web/table/games.ts';
import { makeRandom } from '../kit/random.ts';

const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down', 'upLeft', 'upRight', 'downLeft', 'downRight'];

/** Some moments of a battle at random, as a seat sees them. */
async function moments(game: string, start: { readonly scenario: string }, most = 500) {
  const table = new Table(await loadGame(game), { start, seed: `kit ${game}` });
  const random = makeRandom(7);
  const seat = 1;
  const seen: { before: TableView; after: TableView; tellings: ReturnType<typeof table.tellings> }[] = [];
  for (let i = 0; i < most && !table.over; i++) {
    const before = table.view(seat);
    const events = table.eventCount;
    const choices = table.choices();
    table.choose(choices[random(choices.length)]);
    const tellings = table.tellings(seat, events).filter(({ text }) => text !== '');
    seen.push({ before, after: table.view(seat), tellings });
  }
  return { table, seen };
}

describe.each(manifests.map(({ id, first }) => [id, first.battle] as const))('the kit of %s', async (game, battle) => {
  const kit: GameKit = await loadKit(game);
  const { table, seen } = await moments(game, { scenario: battle });
  const { before: first } = seen[0];

  it('describes every place that offers and tellings name', async () => {
    const names = seen.flatMap(({ tellings }) => tellings.flatMap(({ places }) => places));
    expect(names.length).toBeGreaterThan(10);
    for (const place of new Set(names)) {
      const words = kit.places.describe(first, place);
      expect(words.toLowerCase(), place).not.toMatch(/undefined|nan|\[object/);
      expect(words.length).toBeGreaterThan(0);
    }
  });

  it.each([true, false])('leads the cursor from place to place (turned round: %s)', (flipped) => {
    const { places } = kit;
    const reached = new Set([places.home(first)]);
    const next = [...reached];
    for (let place = next.pop(); place !== undefined; place = next.pop()) {
      for (const direction of DIRECTIONS) {
        const to = places.toward(first, flipped, place, direction);
        if (to === null || reached.has(to)) continue;
        reached.add(to);
        next.push(to);
      }
      for (const end of ['rowStart', 'rowEnd'] as const) {
        expect(places.describe(first, places.rowEnd(first, flipped, place, end) ?? place)).not.toBe('');
      }
    }
    // By arrows alone one comes to all of them, in whatever order they are read.
    expect(reached.size).toBeGreaterThan(6);
    const ordered = places.inOrder(first, flipped, reached);
    expect([...ordered].sort()).toEqual([...reached].sort());
    expect(places.inOrder(first, flipped, ['nowhere'])).toEqual([]);
  });

  it('begins with the own army', () => {
    expect(kit.places.describe(first, kit.places.home(first))).not.toBe('');
  });

  it('says how it stands in words, and for each side', () => {
    for (const { after } of seen.slice(-3)) {
      for (const words of [
        kit.scoreWords(after),
        kit.turnWords(after),
        kit.cards.label(after),
        kit.cards.short(after),
      ]) {
        expect(words).not.toBe('');
        expect(words).not.toMatch(/undefined|NaN|null|\[object/);
      }
      for (const { values } of [...kit.result.measures(after), ...kit.result.cost(after), ...kit.armyFacts(after)]) {
        expect(values).toHaveLength(2);
      }
      expect(scoreOf(after)).toHaveLength(2);
      for (const words of scoreOf(after)) expect(words).toMatch(/^\d/);
    }
  });

  it('names what it counts: each measure has words for more and for less', () => {
    for (const { key } of kit.result.measures(first)) {
      expect(kit.result.measureWords(key, 0)).toBe('');
      expect([kit.result.measureWords(key, 1), kit.result.measureWords(key, 2)]).not.toContain('');
    }
    expect(kit.result.measured).not.toBe('');
  });

  it('knows the kinds of tellings that begin turns and attacks', () => {
    const kinds = new Set(table.tellings(1).map(({ kind }) => kind));
    const { turn, attacks, swings } = kit.result.kinds;
    expect(kinds).toContain(turn);
    expect([...attacks, ...swings].some((kind) => kinds.has(kind))).toBe(true);
  });

  it('shows nothing of a step before it is told', () => {
    for (const { before, after, tellings } of seen) {
      expect(kit.course.between(before, after, tellings, 0)).toEqual(before);
    }
  });

  it('knows its dice', async () => {
    const { faces } = await loadGame(game);
    for (const face of faces) expect(kit.dice.faceWords(game, face)).toMatch(/^[a-z0-9 -]+$/);
    expect(new Set(faces.map((face) => kit.dice.faceWords(game, face))).size).toBe(new Set(faces).size);
  });

  it('has words for the cards of a hand', () => {
    const { hand } = seen[seen.length - 1].after;
    for (const card of [...first.hand, ...hand]) {
      expect(kit.cards.choiceOf(card)).toContain(card.key);
      expect(kit.cards.textOf({ ...first, hand: [card] }, card.key)).toBe(card.text);
    }
    expect(kit.cards.textOf(first, 'no such card')).toBe('');
  });
});

test('every game has the computer players that its words promise, the weakest first', async () => {
  for (const { id } of manifests) {
    expect(botsOf(id)).toEqual(botNamesOf(id));
    for (const name of botsOf(id)) expect(makeBotOf(await loadBots(id, name), name, 'x')?.name).toBe(name);
  }
});
