// The trace of a turn: which part of the log it is made of, that moves are joined, that what it says was lost is what the
// views lost, that what a spectator is shown holds nothing hidden, and when it is on the board. Battles of all games, played at
// random with fixed seeds.

import { describe, expect, test } from 'vitest';
import { Keeper } from '../../src/kernel/keeper.ts';
import { publicOffers } from '../../src/kernel/public-offers.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset, TableView } from '../../src/kernel/view.ts';
import type { TellingAt } from '../../src/kernel/watching.ts';
import { rulesets } from '../../src/loaded.ts';
import { empty } from '../../src/web/battle/model.ts';
import { linesAt, linesOfPart, partsOf } from '../../src/web/battle/trace/parts.ts';
import { beginsTurn, type Passed, passedFor } from '../../src/web/battle/trace/passed.ts';
import { isTold, traceShown } from '../../src/web/battle/trace/shown.ts';
import { summaryOf } from '../../src/web/battle/trace/summary.ts';
import { type Trace, traceOf } from '../../src/web/battle/trace/trace.ts';
import type { GameKit, Plate } from '../../src/web/games/kit.ts';
import { loadKit } from '../../src/web/games/registry.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

interface Met {
  readonly passed: Passed;
  readonly trace: Trace;
  readonly before: TableView;
  readonly now: TableView;
  readonly log: readonly TellingAt[];
  readonly seat: number;
}

/** Every first decision of a turn in a random battle, with the trace that its owner is shown. */
function turnsOf(rules: AnyRuleset, kit: GameKit, scenario: string, seed: number, most: number): Met[] {
  const keeper = new Keeper(new Table(rules, { start: { scenario }, seed: `trace ${seed}` }));
  const { table } = keeper;
  const random = makeRandom(seed);
  const met: Met[] = [];
  let last = '';
  while (!table.over && met.length < most && table.number < 1500) {
    const { seat } = table;
    const watcher = keeper.watch(seat);
    const { log, chose, number, view } = watcher.look(0);
    const passed = passedFor(log, seat, chose, number);
    const key = `${seat} ${passed?.from} ${passed?.until}`;
    if (passed?.turns && passed.fresh && key !== last && kit.traces) {
      last = key;
      expect(beginsTurn(log, view, seat, chose)).toBe(true);
      const before = watcher.moment(passed.from).view;
      const now = watcher.moment(passed.until).view;
      met.push({ passed, before, now, log, seat, trace: traceOf(passed.tellings, kit.traces, before, now) });
    }
    // Who can attack does.
    const offers = table.offers();
    const fights = offers.filter(({ mark }) => mark === 'close' || mark === 'fire' || mark === 'charge');
    const list = fights.length > 0 && random(3) > 0 ? fights : offers;
    keeper.choose(list[random(list.length)].choice);
  }
  return met;
}

const PART: { readonly [what in Plate['what']]: (piece: { readonly [member: string]: unknown }) => number } = {
  lost: ({ blocks, cubes, lost }) => (typeof lost === 'number' ? lost : -((blocks ?? cubes ?? 0) as number)),
  grey: ({ grey }) => Number(grey === true),
  order: ({ order }) => Number(order ?? 0),
  disorder: ({ disorder }) => Number(disorder ?? 0),
};

type Pieces = { readonly units: readonly { readonly id: number; readonly [member: string]: unknown }[] };

describe.each(rulesets)('$id', (rules) => {
  const scenarios = [0, 2, 4].map((n) => rules.scenarios[n % rules.scenarios.length].id);

  test('joins the ways of a piece, adds up to what the views lost, and tells it in at most three lines', async () => {
    const kit = await loadKit(rules.id);
    const { traces } = kit;
    if (!traces) throw new Error('no traces');
    const turns = scenarios.flatMap((id, i) => turnsOf(rules, kit, id, i + 1, 10));
    expect(turns.length).toBeGreaterThan(15);
    let [blows, costs, ways, fallen, joined] = [0, 0, 0, 0, 0];
    for (const { trace, before, now, passed } of turns) {
      // One piece, one arrow.
      const movers = trace.went.map(({ piece, id }) => `${piece} ${id}`);
      expect(new Set(movers).size).toBe(movers.length);
      for (const { legs } of trace.went) {
        joined += Number(legs.length > 1 || legs[0].places.length > 2);
        // Where one part ends another one begins, unless it is of another kind.
        for (const [i, leg] of legs.entries()) {
          if (i > 0 && leg.flees === legs[i - 1].flees) expect(leg.places[0]).not.toBe(legs[i - 1].places.at(-1));
        }
      }
      const was = (before as unknown as Pieces).units;
      const is = (now as unknown as Pieces).units;
      const gone = new Set(trace.fallen.filter(({ piece }) => piece === 'unit').map(({ id }) => id));
      for (const unit of is) {
        const old = was.find(({ id }) => id === unit.id);
        if (!old || gone.has(unit.id) || traces.find(now, 'unit', unit.id)?.place === null) continue;
        const cost = trace.costs.find(({ piece, id }) => piece === 'unit' && id === unit.id);
        for (const what of Object.keys(PART) as Plate['what'][]) {
          const told = cost?.plates.find((plate) => plate.what === what)?.count ?? 0;
          expect({ unit: unit.id, what, told }).toEqual({
            unit: unit.id,
            what,
            told: PART[what](unit) - PART[what](old),
          });
        }
      }
      // Who fell stood on the board before, and is off it now.
      for (const { piece, id, place, told } of trace.fallen) {
        expect(traces.find(now, piece, id)?.place ?? null).toBeNull();
        expect(place).not.toBe('');
        expect(told.every((text) => passed.tellings.some((telling) => telling.text === text))).toBe(true);
      }
      // Every part has a line of the log, which speaks of it, and is found again from each of its places.
      for (const { key, places, ends, tells } of partsOf(trace)) {
        expect(tells.length, key).toBeGreaterThan(0);
        const { lines: told, places: lit } = linesOfPart({ trace, tellings: passed.tellings }, key);
        expect(told).toEqual(tells.map((i) => passed.tellings[i]));
        expect(lit).toEqual(ends);
        for (const place of places) {
          expect(linesAt({ trace, tellings: passed.tellings }, place)).toEqual(expect.arrayContaining([...told]));
        }
      }
      expect(new Set(partsOf(trace).map(({ key }) => key)).size).toBe(partsOf(trace).length);
      for (const { piece, id, tells } of trace.went) {
        for (const i of tells) expect(passed.tellings[i].way).toMatchObject({ piece, id });
      }
      for (const { from, to, tells } of trace.struck) {
        for (const i of tells) expect(passed.tellings[i].blow).toMatchObject({ from, to });
      }
      expect(linesAt({ trace, tellings: passed.tellings }, 'nowhere')).toEqual([]);
      const lines = summaryOf({ tellings: passed.tellings, trace, before, now }, traces, kit.result);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const { text } of lines) expect(text).toMatch(/^\S.*\.$/);
      blows += trace.struck.length;
      costs += trace.costs.length;
      ways += trace.went.length;
      fallen += trace.fallen.length;
    }
    expect(Math.min(blows, costs, ways)).toBeGreaterThan(0);
    expect(fallen + joined).toBeGreaterThan(0);
  });

  test('is found again in the log alone, until something has been chosen', async () => {
    const kit = await loadKit(rules.id);
    for (const { passed, log, seat } of turnsOf(rules, kit, scenarios[0], 7, 6)) {
      const again = passedFor(structuredClone(log) as TellingAt[], seat, passed.until - 1, passed.until);
      expect(again).toEqual(passed);
      expect(passedFor(log, seat, passed.until, passed.until + 1)?.fresh).toBe(false);
      // Nothing of one's own turn before is in it.
      expect(passed.tellings.every(({ begins }) => begins !== seat)).toBe(true);
    }
  });

  test('what is on offer to all eyes tells nothing of a hand', () => {
    const random = makeRandom(9);
    let [open, reactions] = [0, 0];
    for (const scenario of scenarios.slice(0, 2)) {
      const table = new Table(rules, { start: { scenario }, seed: 'open' });
      for (let i = 0; i < 120 && !table.over; i++) {
        const view = table.view(-1);
        const answers = view.seats[table.seat]?.side !== view.active;
        const offers = answers || i % 6 === 0 ? table.publicOffers() : [];
        expect(offers.every(({ card }) => card === null)).toBe(true);
        open += offers.length;
        if (answers) reactions += offers.length;
        if (offers.length > 0) {
          // In another world that looks the same to a spectator the same is on offer.
          const other = otherWorld(rules, table.state, -1, random);
          const there = publicOffers(rules, other, !answers);
          expect(there.map((offer) => JSON.stringify(offer))).toEqual(offers.map((offer) => JSON.stringify(offer)));
          // What an ending leaves undone is told where all can see it; else the same is said in any case.
          const hidden = offers.filter(({ mark, openly }) => mark === 'finish' && !openly);
          for (const { leaves, note } of hidden)
            expect([leaves, note]).toEqual([answers ? undefined : 'your hand covered', '']);
        }
        const all = table.offers();
        const fights = all.filter(({ mark }) => mark === 'close' || mark === 'fire' || mark === 'charge');
        const list = fights.length > 0 ? fights : all;
        table.choose(list[random(list.length)].choice);
      }
    }
    expect(open).toBeGreaterThan(50);
    expect(reactions).toBeGreaterThan(0);
  });
});

test('a position that begins in the turn of another: all of that turn has passed; an army that is drawn up is no turn', () => {
  const telling = (number: number, begins?: number) =>
    ({ number, text: '', places: [], ...(begins === undefined ? {} : { begins }) }) as unknown as TellingAt;
  const log = [telling(0), telling(1), telling(2), telling(3, 1)];
  expect(passedFor(log, 1, 0, 4, 2)).toMatchObject({ from: 1, until: 4, turns: true, fresh: true });
  expect(passedFor(log, 1, 4, 5, 2)).toMatchObject({ from: 1, until: 4, fresh: false });
  expect(passedFor(log, 1, 2, 4, 1)).toBeNull();
});

describe('on the board', () => {
  const trace: Trace = { went: [], struck: [{ from: 'A1', to: 'A2', far: false, tells: [] }], costs: [], fallen: [] };
  const passed = {
    tellings: [],
    from: 2,
    until: 5,
    turns: true,
    fresh: true,
    trace,
    lines: [{ key: 'card' as const, text: 'A.' }],
  };
  const model = { ...empty, passed };
  const offer = { choice: 'x' } as never;

  test('it is there until something is considered, comes back when that is laid down, and goes with the first choice', () => {
    expect([traceShown(model), isTold(model)]).toEqual([trace, true]);
    expect([traceShown({ ...model, confirming: offer }), isTold({ ...model, confirming: offer })]).toEqual([
      null,
      false,
    ]);
    expect(traceShown({ ...model, picking: [offer] })).toBeNull();
    expect(traceShown({ ...model, showing: {} as never })).toBeNull();
    expect(traceShown({ ...model, moment: {} as never })).toBeNull();
    const chosen = { ...model, passed: { ...passed, fresh: false } };
    expect([traceShown(chosen), isTold(chosen)]).toEqual([null, false]);
  });

  test('it comes when it is asked for, and can be sent away', () => {
    const chosen = { ...model, passed: { ...passed, fresh: false } };
    expect(traceShown({ ...chosen, traceWish: true })).toBe(trace);
    expect(traceShown({ ...model, traceWish: false })).toBeNull();
    // What has no form is no trace.
    expect(traceShown({ ...model, passed: { ...passed, trace: { ...trace, struck: [] } } })).toBeNull();
  });
});
