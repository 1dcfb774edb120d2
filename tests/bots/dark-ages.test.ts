// The bot `drill` of Dark Ages: legal, deterministic, fair (it does not look at what its seat cannot know), better than
// `random`, and its reckoning of fights agrees with the rules.

import { describe, expect, it } from 'vitest';
import { askBotOf, type Bot, questionAt } from '../../src/bots/bot.ts';
import { drillBot } from '../../src/bots/dark-ages/drill.ts';
import { Fights } from '../../src/bots/dark-ages/fights.ts';
import { darkAgesBots } from '../../src/bots/dark-ages/index.ts';
import { steady } from '../../src/bots/dark-ages/weights.ts';
import { Worth } from '../../src/bots/dark-ages/worth.ts';
import { randomBot } from '../../src/bots/random.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import {
  ASSAULT_FIGHT,
  DECK,
  HAND,
  KNIGHTS,
  MELEE_FIGHT,
  SHIELD_WALL,
  type State,
} from '../../src/games/dark-ages/state.ts';
import type { DarkAgesView } from '../../src/games/dark-ages/view-types.ts';
import { Table } from '../../src/kernel/table.ts';

type DarkAgesTable = Table<State, DarkAgesView>;
const tableOf = (scenario: string, seed: string): DarkAgesTable =>
  new Table(darkAgesRules, { start: { scenario: `dark-ages/${scenario}` }, seed });

/** In a hurry: for what does not ask how well it plays. */
const hasty = (seed: string): Bot<State, DarkAgesView> => drillBot(seed, steady, { rounds: [1], steps: 60 }, 3);

/** Plays on until the battle is over or so many decisions have been taken; every choice must be on offer. */
function play(table: DarkAgesTable, bots: readonly Bot<State, DarkAgesView>[], most = 5000): number[] {
  const taken: number[] = [];
  while (!table.over && taken.length < most) {
    const choice = askBotOf(darkAgesBots, bots[table.seat], table);
    expect(table.values()).toContain(choice);
    table.choose(choice);
    taken.push(choice);
  }
  return taken;
}

describe('drill of Dark Ages', () => {
  it('takes a legal choice in every scenario', () => {
    for (const { id } of darkAgesRules.scenarios) {
      const table = tableOf(id.split('/')[1], 'legal');
      expect(play(table, [hasty('a'), hasty('b')], 30).length).toBeGreaterThan(0);
    }
  });

  it('answers the same to the same question', () => {
    const once = play(tableOf('09', 'same'), [drillBot('a'), drillBot('b')], 30);
    const again = play(tableOf('09', 'same'), [drillBot('a'), drillBot('b')], 30);
    expect(again).toEqual(once);
  });

  it('does not depend on what it was asked before', () => {
    const table = tableOf('10', 'memory');
    const bots = [drillBot('a'), drillBot('b')];
    for (let n = 0; n < 36 && !table.over; n++) {
      const question = questionAt(table, darkAgesBots);
      const choice = bots[table.seat].choose(question);
      if (n % 6 === 0) expect(drillBot(table.seat === 0 ? 'a' : 'b').choose(question)).toBe(choice);
      table.choose(choice);
    }
  });

  it('does not look at the other hand or the deck', () => {
    const table = tableOf('01', 'hidden');
    const bots = [drillBot('a'), drillBot('b')];
    let swapped = 0;
    for (let n = 0; n < 60 && !table.over; n++) {
      const question = questionAt(table, darkAgesBots);
      const choice = bots[table.seat].choose(question);
      if (question.choices.length > 1 && n % 4 === 0) {
        const { cardAt } = table.state;
        const before = cardAt.slice();
        const theirs = [...before.keys()].filter((card) => before[card] === HAND + 1 - table.seat);
        const deck = [...before.keys()].filter((card) => before[card] === DECK);
        theirs.forEach((card, i) => {
          cardAt[card] = DECK;
          cardAt[deck[i]] = HAND + 1 - table.seat;
        });
        expect(drillBot(table.seat === 0 ? 'a' : 'b').choose(questionAt(table, darkAgesBots))).toBe(choice);
        cardAt.set(before);
        if (theirs.length > 0) swapped++;
      }
      table.choose(choice);
    }
    expect(swapped).toBeGreaterThan(5);
  });

  it('beats random on both sides', () => {
    let won = 0;
    const bouts: [string, number][] = [
      ['04', 0],
      ['04', 1],
      ['10', 0],
      ['10', 1],
    ];
    for (const [scenario, seat] of bouts) {
      const table = tableOf(scenario, `beats ${scenario} ${seat}`);
      play(table, seat === 0 ? [drillBot('d'), randomBot('r')] : [randomBot('r'), drillBot('d')]);
      if (table.state.outcome - 2 === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });
});

describe('the reckoning of fights', () => {
  const table = tableOf('10', 'fights');
  const g = table.state;
  const { battle } = g;
  const fights = new Fights(new Worth(steady));
  /** The first piece of a type on a side. */
  const first = (seat: number, type: string): number => {
    for (let u = battle.firstUnit[seat]; u < battle.firstUnit[seat + 1]; u++)
      if (battle.types[u]?.key === type) return u;
    throw new Error(`no ${type}`);
  };

  it('an assault is better than a melee, an order makes it better, a wall worse', () => {
    const attacker = first(1, 'feudalKnights');
    const defender = first(0, 'pikemen');
    const gain = (kind: number, cards: number): number => fights.gain(g, { kind, cards, attacker, defender });
    const assault = gain(ASSAULT_FIGHT, 0);
    expect(assault).toBeGreaterThan(gain(MELEE_FIGHT, 0));
    expect(gain(ASSAULT_FIGHT, KNIGHTS)).toBeGreaterThan(assault);
    expect(gain(ASSAULT_FIGHT, SHIELD_WALL)).toBeLessThan(assault);
  });

  it('more hits cost more, and the last ones most of all', () => {
    const piece = first(0, 'pikemen');
    const losses = Array.from({ length: 2 * g.cubes[piece] }, (_, n) => fights.loss(g, piece, n + 1));
    for (let n = 1; n < losses.length; n++) expect(losses[n]).toBeGreaterThan(losses[n - 1]);
    expect(losses[losses.length - 1] - losses[losses.length - 3]).toBeGreaterThan(losses[1] - losses[0]);
  });
});
