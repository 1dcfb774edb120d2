// Events are complete when they are told: kept as JSON and told after the battle from the battle alone, they say to every seat
// what they said when they happened; and what leaves the table for a seat holds nothing that only others may know.

import { expect, it } from 'vitest';
import { type BattalionEvent, rankKeys, type ToldUnit } from '../../src/games/battalion/rules/events.ts';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { narrate } from '../../src/games/battalion/telling/events/narrate.ts';
import { tellEvent } from '../../src/games/battalion/telling/events/tell.ts';
import { Table } from '../../src/kernel/table.ts';
import { playAtRandom, playEagerly } from './random-battles-kit.ts';

it('stored events are told as they were told live, to every seat', () => {
  let told = 0;
  let live: string[] = [];
  let since = 0;
  const look = (table: Parameters<Parameters<typeof playAtRandom>[2]>[0], n: number): void => {
    if (n === 0) {
      live = [];
      since = 0;
    }
    const { seats } = table.state.battle;
    for (const event of table.events(since)) {
      for (let seat = -1; seat < seats; seat++) live.push(JSON.stringify(rules.tell(table.state, event, seat)));
    }
    since = table.eventCount;
    if (!table.over) return;
    const kept = JSON.parse(JSON.stringify(table.events())) as BattalionEvent[];
    // The battle alone, made again from its start: no state that has been played.
    const { battle } = new Table(rules, { start: table.start, seed: 'another' }).state;
    let at = 0;
    for (const event of kept) {
      for (let seat = -1; seat < seats; seat++) {
        const then = JSON.stringify(tellEvent(battle, event, seat));
        if (then !== live[at]) throw new Error(`${live[at]} was told live, and later ${then}`);
        const sent = JSON.parse(JSON.stringify(rules.eventFor?.(event, seat))) as BattalionEvent;
        if (JSON.stringify(tellEvent(battle, sent, seat)) !== then) throw new Error(`${then} needs what was left out`);
        at++;
        told++;
      }
    }
  };
  playAtRandom(12, 41, look);
  playEagerly(12, 42, look);
  expect(told).toBeGreaterThan(5000);
});

it("an event that leaves the table holds no card, rank or hand that is not the seat's to know", () => {
  const secrets = { deployed: 'ranks', drew: 'card', looked: 'hand' } as const;
  const seen = new Set<string>();
  playEagerly(30, 43, (table) => {
    if (!table.over) return;
    for (const event of table.events() as unknown as BattalionEvent[]) {
      if (event.kind !== 'deployed' && event.kind !== 'drew' && event.kind !== 'looked') continue;
      seen.add(event.kind);
      for (let seat = -1; seat < table.state.battle.seats; seat++) {
        const has = Object.hasOwn(rules.eventFor?.(event, seat) ?? {}, secrets[event.kind]);
        if (has !== (seat === event.seat)) throw new Error(`${event.kind} for seat ${seat}`);
      }
    }
  });
  expect(seen).toContain('deployed');
  expect(seen).toContain('drew');
  const looked: BattalionEvent = { kind: 'looked', seat: 0, whose: 1, hand: ['falcata'] };
  expect([-1, 0, 1].map((seat) => Object.hasOwn(rules.eventFor?.(looked, seat) ?? {}, 'hand'))).toEqual([
    false,
    true,
    false,
  ]);
});

it('a unit is named by the ranks it has at that moment', () => {
  const { battle } = new Table(rules, { start: { scenario: 'battalion/1' }, seed: 'x' }).state;
  const unit = { unit: 1, ranks: ['hastati', 'velites'], order: 0, disorder: 0 };
  expect(narrate(battle, { kind: 'returned', unit }, -1)).toBe('a2 Hastati and Velites returns to its formation zone.');
  expect(narrate(battle, { kind: 'returned', unit: { ...unit, ranks: ['velites'] } }, -1)).toBe(
    'a2 Velites returns to its formation zone.',
  );
  expect(narrate(battle, { kind: 'chargeEnds', unit: { ...unit, ranks: [] }, disbanded: true }, -1)).toBe(
    'The charge of a2 is broken.',
  );
});

it('a unit is named by ranks that it still had', () => {
  const within = (few: readonly string[], many: readonly string[]): boolean => {
    const left = [...many];
    return few.every((key) => left.includes(key) && left.splice(left.indexOf(key), 1).length === 1);
  };
  /** Every unit that an event names, wherever it stands in it. */
  const unitsIn = (value: unknown): ToldUnit[] => {
    if (typeof value !== 'object' || value === null) return [];
    const own = 'unit' in value && 'ranks' in value && typeof value.unit === 'number' ? [value as ToldUnit] : [];
    return [...own, ...Object.values(value).flatMap(unitsIn)];
  };
  let before: string[][] = [];
  let [since, named, after] = [0, 0, 0];
  playAtRandom(12, 44, (table, n) => {
    const now = table.state.battle.units.map((unit) => rankKeys(table.state, unit));
    const places = new Map(table.state.battle.units.map((unit, i) => [unit, i]));
    if (n > 0) {
      for (const event of table.events(since)) {
        for (const { unit, ranks } of unitsIn(event)) {
          const at = places.get(unit) ?? -1;
          if (!within(ranks, before[at]) || (ranks.length > 0 && !within(now[at], ranks))) {
            throw new Error(`${JSON.stringify(event)}: before ${before[at]}, now ${now[at]}`);
          }
          named++;
          if (ranks.length < table.state.battle.sheet.seats[0].units[0].ranks.length) after++;
        }
      }
    }
    since = table.eventCount;
    before = now;
  });
  expect(named).toBeGreaterThan(2000);
  expect(after).toBeGreaterThan(100);
});
