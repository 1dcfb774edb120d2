// Events are values: kept as JSON and told after the battle from the sheet alone they give what was told while it went on;
// and what a seat may not know is not in them.

import { describe, expect, it } from 'vitest';
import { type DarkAgesEvent, eventForSeat } from '../../src/games/dark-ages/rules/events.ts';
import { isLeader, type State, seatOf } from '../../src/games/dark-ages/rules/state.ts';
import { narrate } from '../../src/games/dark-ages/telling/events/narrate.ts';
import { tellEvent } from '../../src/games/dark-ages/telling/events/tell.ts';
import { knowsValues } from '../../src/games/dark-ages/telling/view/seen.ts';
import { makeBattle, newState } from '../../src/games/dark-ages/text/battle.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { choicesOf, play, playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { changed, ids, listening, rules } from './wandering.ts';

const SEATS = [0, 1, -1];
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('events of Dark Ages', () => {
  it.each(ids)('%s: kept as data and told after the battle they say what they said', (id) => {
    const { g, events } = listening(id, `${id} kept`);
    const live: string[] = [];
    const stored: string[] = [];
    playOut(g, makeRandom(3), () => {
      for (; stored.length < events.length; ) {
        const event = events[stored.length];
        stored.push(JSON.stringify(event));
        live.push(JSON.stringify(SEATS.map((seat) => tellEvent(g, event, seat))));
      }
    });
    // Another process knows the sheet and nothing of the state.
    const battle = makeBattle(g.battle.sheet, []);
    expect(stored.length).toBeGreaterThan(200);
    stored.forEach((text, i) => {
      const event: DarkAgesEvent = JSON.parse(text);
      expect(event).toEqual(events[i]);
      expect(JSON.stringify(SEATS.map((seat) => tellEvent({ battle }, event, seat))), text).toBe(live[i]);
      for (const seat of SEATS) {
        const part = kept(eventForSeat(event, seat));
        expect(tellEvent({ battle }, part, seat), text).toEqual(JSON.parse(live[i])[SEATS.indexOf(seat)]);
        expect(narrate({ battle }, part, seat)).toBe(JSON.parse(live[i])[SEATS.indexOf(seat)].text);
      }
    });
  });

  it('hold nothing but numbers, words and lists of them', () => {
    const plain = (value: unknown): boolean =>
      value === null ||
      ['number', 'string', 'boolean'].includes(typeof value) ||
      (typeof value === 'object' && Object.values(value as object).every(plain));
    for (const id of ids) {
      const { g, events } = listening(id, `${id} plain`);
      playOut(g, makeRandom(4));
      expect(events.filter((event) => !plain(event))).toEqual([]);
    }
  });

  it('say where everybody stood, and how a way went: from neighbour to neighbour', () => {
    let ways = 0;
    for (const id of ids) {
      const { g, events } = listening(id, `${id} ways`);
      playOut(g, makeRandom(6));
      const { distance, size } = g.battle.board;
      for (const event of events) {
        if (!('way' in event)) continue;
        ways++;
        // Of several own units that a rout runs through, the last stands in the way; the others are told before it.
        const first = event.kind === 'retreats' && event.way.length === 3 ? 2 : 1;
        for (let i = first; i < event.way.length; i++) {
          expect(distance[event.way[i - 1] * size + event.way[i]], JSON.stringify(event)).toBe(1);
        }
      }
    }
    expect(ways).toBeGreaterThan(500);
  });

  it('tell a move before they tell who is now with whom, or alone', () => {
    const [after, before]: string[][] = [[], []];
    for (const id of ids) {
      const { g, events } = listening(id, `${id} company`);
      playOut(g, makeRandom(8));
      events.forEach((event, i) => {
        if (event.kind !== 'joins' && event.kind !== 'alone') return;
        // The move that brought it about: the leader came there, a unit came to him, or his unit left him behind.
        const isCause = (move: DarkAgesEvent | undefined): boolean => {
          if (move === undefined || !('way' in move)) return false;
          const end = move.way[move.way.length - 1];
          return end === event.hex || (event.kind === 'alone' && move.way[0] === event.hex);
        };
        if (isCause(events[i - 1])) after.push(event.kind);
        else if (isCause(events[i + 1])) before.push(`${id} ${JSON.stringify([event, events[i + 1]])}`);
      });
    }
    expect(before).toEqual([]);
    for (const kind of ['joins', 'alone']) expect(after.filter((one) => one === kind).length, kind).toBeGreaterThan(10);
  });

  it('show the drawn card and an unseen morale to their owner alone', () => {
    const draw: DarkAgesEvent = { kind: 'draws', seat: 0, card: 7, hand: 3 };
    expect(eventForSeat(draw, 0)).toEqual(draw);
    for (const seat of [1, -1]) expect(eventForSeat(draw, seat)).toEqual({ kind: 'draws', seat: 0, hand: 3 });
    const leader = { piece: 40, hex: 3 };
    const rally: DarkAgesEvent = { kind: 'rallies', leader, seat: 0, draws: 2, shown: null };
    expect(eventForSeat(rally, 0)).toEqual(rally);
    for (const seat of [1, -1]) {
      expect(eventForSeat(rally, seat)).toEqual({ kind: 'rallies', leader, seat: 0, shown: null });
    }
  });

  it('of a rally tell the draws exactly to those who know the leader', () => {
    let veiled = 0;
    for (const id of ids) {
      const { g, events } = listening(id, `${id} rally`);
      let from = 0;
      playOut(g, makeRandom(8), () => {
        for (; from < events.length; from++) {
          const event = events[from];
          if (event.kind !== 'rallies') continue;
          const { piece } = event.leader;
          for (const seat of SEATS) {
            const part = eventForSeat(event, seat) as typeof event;
            const knows = knowsValues(g, seat, piece);
            if (!knows) veiled++;
            expect(part.draws !== undefined || part.shown !== null, id).toBe(knows);
          }
        }
      });
    }
    expect(veiled).toBeGreaterThan(10);
  });

  it.each(ids)('%s: do not depend on numbers that a seat has not seen', (id) => {
    const { g } = listening(id, `${id} worlds`);
    let compared = 0;
    let n = 0;
    playOut(g, makeRandom(9), (_g, _choices, choice) => {
      if (n++ % 7 !== 0) return;
      for (const seat of SEATS) {
        const world = changed(g, seat);
        if (world === g.battle) continue;
        const one = after(g, newState(g.battle), choice);
        const two = after(g, newState(world), choice);
        // What a fight shows, and what follows from it, is seen from then on.
        if (one === null || two === null || !same(one.g, two.g, seat)) continue;
        compared++;
        const heard = (events: readonly DarkAgesEvent[]) => events.map((event) => eventForSeat(event, seat));
        expect(heard(two.events)).toEqual(heard(one.events));
      }
    });
    expect(compared).toBeGreaterThan(10);
  });
});

interface After {
  readonly g: State;
  readonly events: DarkAgesEvent[];
}

/** What a choice brings about in a world in which it is on offer. */
function after(from: State, to: State, choice: number): After | null {
  const events: DarkAgesEvent[] = [];
  copyInto(to, from);
  to.chance = from.chance;
  if (!choicesOf(to).includes(choice)) return null;
  to.sink = { tell: (event) => void events.push(event as DarkAgesEvent) };
  play(to, choice);
  return { g: to, events };
}

/** Whether the seat sees the same in both worlds, and has learned no number. */
function same(one: State, two: State, seat: number): boolean {
  for (let p = 0; p < one.unitSeen.length; p++) {
    if (one.unitSeen[p] !== two.unitSeen[p]) return false;
    const hidden = p < one.battle.unitCount || isLeader(p);
    if (hidden && seatOf(one, p) !== seat && knowsValues(one, seat, p) && differs(one, two, p)) return false;
  }
  return JSON.stringify(rules.view(one, seat)) === JSON.stringify(rules.view(two, seat));
}

const differs = (one: State, two: State, piece: number): boolean =>
  (['morale', 'attack', 'defence', 'fire', 'range'] as const).some(
    (kind) => one.battle[kind][piece] !== two.battle[kind][piece],
  );
