// Bots: what they may know, that they keep to it, and that `drill` beats `random`.

import { describe, expect, it } from 'vitest';
import { questionAt } from '../../src/bots/bot.ts';
import { commandsBots } from '../../src/bots/commands/index.ts';
import { Prng } from '../../src/bots/prng.ts';
import { MAX_HAND, type State } from '../../src/families/commands/rules/state.ts';
import { determinise } from '../../src/families/commands/telling/view/imagine.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { type AnyBot, askBot, botNames, botNamesOf, makeBot, whyNoBot } from '../../src/loaded.ts';

function bot(name: string, seed: string): AnyBot {
  const made = makeBot(name, seed, 'ancients');
  if (!made) throw new Error(`no bot ${name}`);
  return made;
}

const newTable = (scenario: string, seed: string) => new Table(ancientsRules, { start: { scenario }, seed });

/** Deals what `seat` cannot see in another way: the other hand and the deck, with their numbers kept. */
function reshuffleHidden(g: State, seat: number, prng: Prng): void {
  const enemy = 1 - seat;
  const cards: number[] = [];
  for (let i = 0; i < g.handCount[enemy]; i++) cards.push(g.hand[enemy * MAX_HAND + i]);
  for (let i = 0; i < g.deckCount; i++) cards.push(g.deck[i]);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = prng.below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const hand = cards.splice(0, g.handCount[enemy]).sort((a, b) => a - b);
  hand.forEach((card, i) => {
    g.hand[enemy * MAX_HAND + i] = card;
  });
  cards.forEach((card, i) => {
    g.deck[i] = card;
  });
}

const equal = (a: Int16Array, b: Int16Array): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

describe('determinise', () => {
  it('gives the same state whatever the hidden cards are, at every decision of a game', () => {
    const prng = new Prng('hidden');
    const table = newTable('ancients/003', 'a');
    const player = bot('random', 'b');
    for (let n = 0; n < 300 && !table.over; n++) {
      const g = table.state;
      for (const seat of [0, 1]) {
        const before = g.buf.slice();
        const one = determinise(g, seat, 'seed');
        expect(equal(g.buf, before)).toBe(true);
        reshuffleHidden(g, seat, prng);
        expect(equal(determinise(g, seat, 'seed').buf, one.buf)).toBe(true);
        g.buf.set(before);
        // What the seat knows stays: its own hand, the board, how many cards there are.
        const own = (s: State) => s.hand.subarray(seat * MAX_HAND, (seat + 1) * MAX_HAND);
        const all = (s: State) => Int16Array.from([...s.hand, ...s.deck.subarray(0, s.deckCount)]).sort();
        for (const known of [own, all, (s: State) => s.unitHex, (s: State) => s.discards]) {
          expect(equal(known(one), known(g))).toBe(true);
        }
        expect(one.chance).not.toBe(g.chance);
      }
      table.choose(askBot(player, table));
    }
  });

  it('deals differently by seed', () => {
    const g = newTable('ancients/001', 'x').state;
    const dealt = new Set(['1', '2', '3', '4', '5'].map((seed) => determinise(g, 0, seed).hand.join()));
    expect(dealt.size).toBeGreaterThan(1);
  });
});

describe('random', () => {
  it('takes every choice as often, and the same ones again with the same seed', () => {
    const table = newTable('ancients/001', 'x');
    const question = questionAt(table, commandsBots);
    const counts = new Map<number, number>();
    const one = bot('random', 'seed');
    const again = bot('random', 'seed');
    const rounds = 1000 * question.choices.length;
    for (let i = 0; i < rounds; i++) {
      const choice = one.choose(question);
      expect(again.choose(question)).toBe(choice);
      counts.set(choice, (counts.get(choice) ?? 0) + 1);
    }
    expect(counts.size).toBe(question.choices.length);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});

describe('drill', () => {
  it('chooses the same whatever it cannot see', () => {
    const prng = new Prng('unseen');
    for (const scenario of ['ancients/005', 'ancients/112']) {
      const table = newTable(scenario, 'y');
      const player = bot('drill', 'd');
      const other = bot('random', 'r');
      for (let n = 0; n < 150 && !table.over; n++) {
        if (table.seat === 1) {
          table.choose(askBot(other, table));
          continue;
        }
        const g = table.state;
        const before = g.buf.slice();
        const choice = askBot(player, table);
        reshuffleHidden(g, 0, prng);
        expect(askBot(player, table)).toBe(choice);
        g.buf.set(before);
        table.choose(choice);
      }
    }
  });

  it('beats random in at least 9 of 10 battles, on either side', () => {
    let won = 0;
    ancientsRules.scenarios
      .filter((_, i) => i % 4 === 0)
      .forEach(({ id }, n) => {
        const seat = n % 2;
        const table = newTable(id, `battle ${n}`);
        const players = [bot('drill', `${n}`), bot('random', `${n}`)];
        while (!table.over && table.state.turn < 400) {
          table.choose(askBot(players[table.seat === seat ? 0 : 1], table));
        }
        if (table.state.outcome === 2 + seat) won++;
      });
    expect(won).toBeGreaterThanOrEqual(9);
  });
});

describe('the list of bots', () => {
  it('knows them by name and no others', () => {
    expect(botNames).toEqual(['random', 'recruit', 'veteran', 'drill', 'captain', 'commander', 'general']);
    for (const name of botNamesOf('ancients')) expect(bot(name, 's').name).toBe(name);
    for (const name of ['clever', 'general:clever', 'general:bold:bold', 'general:', 'drill:bold', 'toString']) {
      expect(makeBot(name, 's', 'ancients'), name).toBeNull();
    }
    expect(bot('general:bold', 's').name).toBe('general:bold');
    expect(bot('veteran:steady', 's').name).toBe('veteran');
    expect(whyNoBot('captain:bold')).toBe('');
    expect(whyNoBot('captain:mad')).toBe('there is no "captain:mad": of captain, it can be cautious, steady, bold');
    expect(whyNoBot('drill:bold')).toBe('there is no "drill:bold": of drill, it has one way only');
    expect(whyNoBot('clever')).toContain('there is no computer player "clever"; there are random, ');
    expect(() => makeBot('random', 's', 'chess')).toThrow('no computer players for the game "chess"');
  });
});
