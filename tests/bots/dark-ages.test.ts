// The bot `drill` of Dark Ages: legal, deterministic, fair (it does not look at what its seat cannot know), better than
// `random`, and its reckoning of fights agrees with the rules.

import { describe, expect, it } from 'vitest';
import { askBotOf, type Bot, questionAt } from '../../src/bots/bot.ts';
import { drillBot } from '../../src/bots/dark-ages/drill.ts';
import { Fields } from '../../src/bots/dark-ages/fields.ts';
import { Fights } from '../../src/bots/dark-ages/fights.ts';
import { darkAgesBots } from '../../src/bots/dark-ages/index.ts';
import { Places } from '../../src/bots/dark-ages/places.ts';
import { eventBrings, timeLeft } from '../../src/bots/dark-ages/time.ts';
import { steady } from '../../src/bots/dark-ages/weights.ts';
import { Worth } from '../../src/bots/dark-ages/worth.ts';
import { randomBot } from '../../src/bots/random.ts';
import {
  ASSAULT_FIGHT,
  DECK,
  HAND,
  KNIGHTS,
  MELEE_FIGHT,
  SHIELD_WALL,
  type State,
} from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { EVENT_CARD, KIND_CARDS } from '../../src/games/dark-ages/tables/tables.ts';
import type { DarkAgesView } from '../../src/games/dark-ages/telling/view/types.ts';
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
      ['10', 1],
    ];
    for (const [scenario, seat] of bouts) {
      const table = tableOf(scenario, `beats ${scenario} ${seat}`);
      play(table, seat === 0 ? [drillBot('d'), randomBot('r')] : [randomBot('r'), drillBot('d')]);
      if (table.state.outcome - 2 === seat) won++;
    }
    expect(won).toBe(2);
  });
});

describe('the worth of a position', () => {
  it('a side is worse off without one of its leaders, and the other side better off', () => {
    const g = tableOf('01', 'leaders').state;
    const { battle } = g;
    const worth = new Worth(steady);
    for (const seat of [0, 1]) {
      const before = [worth.position(g, seat), worth.position(g, 1 - seat)];
      const leader = battle.firstLeader[seat];
      const hex = g.unitHex[leader];
      g.unitHex[leader] = -1;
      g.hexLeader[hex] = -1;
      g.leadersLeft[seat]--;
      expect(worth.position(g, seat)).toBeLessThan(before[0]);
      expect(worth.position(g, 1 - seat)).toBeGreaterThan(before[1]);
      g.unitHex[leader] = hex;
      g.hexLeader[hex] = leader;
      g.leadersLeft[seat]++;
    }
  });

  it('the man on the bridge is no prey: the way goes on behind him', () => {
    const g = tableOf('02', 'bridge').state;
    const { battle } = g;
    const remove = (tag: string): void => {
      const piece = battle.tags.indexOf(tag);
      g.hexUnit[g.unitHex[piece]] = -1;
      g.unitHex[piece] = -1;
    };
    const champion = battle.tags.indexOf('b3');
    const bridge = g.unitHex[champion];
    const before = g.unitHex[battle.tags.indexOf('b1')];
    /** Hexes to go from the bridge and from the hex before it. */
    const far = (): number[] => {
      const fields = new Fields();
      return [bridge, before].map((hex) => fields.far(g, hex, battle.seat[champion]));
    };
    remove('b1');
    remove('b2');
    const [onBridge, behind] = far();
    expect(onBridge).toBeGreaterThan(1);
    remove('b3');
    expect(far()[0]).toBe(onBridge);
    expect(far()[1]).toBeLessThan(behind);
  });

  it('an event that Player A keeps back guards his time, and the clock in his hands lengthens it', () => {
    const g = tableOf('03', 'clock').state;
    const { playerA } = g.battle;
    const events = KIND_CARDS[EVENT_CARD];
    for (const card of events) g.cardAt[card] = DECK;
    const unguarded = timeLeft(g);
    g.cardAt[events[0]] = HAND + playerA;
    expect(timeLeft(g)).toBeGreaterThan(unguarded);
    expect(eventBrings(g)).toBeLessThan(0);
    g.eventsPlayed = 2;
    g.discardCount = 9;
    expect(eventBrings(g)).toBe(9);
  });
});

describe('a piece set elsewhere in thought', () => {
  const told = (g: State): string => JSON.stringify([[...g.unitHex], [...g.hexUnit], [...g.hexLeader]]);
  const places = new Places(new Worth(steady), new Fights(new Worth(steady)));

  it('a unit that came to a leader who stands alone leaves him there', () => {
    const g = tableOf('01', 'alone').state;
    const { board, firstLeader } = g.battle;
    const leader = firstLeader[0];
    const unit = g.hexUnit[g.unitHex[leader]];
    // The leader goes to a free hex beside his unit.
    const free = [0, 1, 2, 3, 4, 5]
      .map((d) => board.neighbours[g.unitHex[unit] * 6 + d])
      .find((hex) => hex >= 0 && g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0);
    if (free === undefined) throw new Error('no room beside the leader');
    g.hexLeader[g.unitHex[leader]] = -1;
    g.hexLeader[free] = leader;
    g.unitHex[leader] = free;
    const before = told(g);
    places.put(g, unit, free);
    expect(g.unitHex[unit]).toBe(free);
    places.back(g);
    expect(told(g)).toBe(before);
  });

  it('everything stands as before, whoever is thought wherever, in a whole battle', () => {
    const table = tableOf('05', 'elsewhere');
    const random = randomBot('elsewhere');
    let tried = 0;
    let withLeaders = 0;
    while (!table.over && table.state.turn < 4) {
      const g = table.state;
      const { board, unitCount } = g.battle;
      const before = told(g);
      for (let unit = 0; unit < unitCount && table.number % 8 === 0; unit++) {
        if (g.unitHex[unit] < 0) continue;
        for (let d = 0; d < 6; d++) {
          const hex = board.neighbours[g.unitHex[unit] * 6 + d];
          if (hex < 0 || g.hexUnit[hex] >= 0) continue;
          tried++;
          if (g.hexLeader[hex] >= 0 || g.hexLeader[g.unitHex[unit]] >= 0) withLeaders++;
          places.put(g, unit, hex);
          places.back(g);
        }
      }
      expect(told(g)).toBe(before);
      table.choose(askBotOf(darkAgesBots, random, table));
    }
    expect(tried).toBeGreaterThan(500);
    expect(withLeaders).toBeGreaterThan(20);
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
