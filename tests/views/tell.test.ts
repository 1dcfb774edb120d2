// What a screen is told of each event: its places, its weight, what each die did, and who went where.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CommandsEvent } from '../../src/families/commands/rules/events.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import type { EventTelling } from '../../src/families/commands/telling/events/event-words.ts';
import { TELLINGS, tellEvent } from '../../src/families/commands/telling/events/tell.ts';
import type { AncientsEvent } from '../../src/games/ancients/rules/events.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { words } from '../../src/games/ancients/telling/telling.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import { parseRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { DieTelling, Telling } from '../../src/kernel/ruleset.ts';
import { play, position } from '../explain/positions.ts';
import { everything, playRandom, scenarioIds } from './random-games.ts';

type Event = CommandsEvent | AncientsEvent;

const tellings: { readonly [kind: string]: EventTelling } = { ...TELLINGS, ...words.events };
const kinds = Object.keys(tellings);

/** Kinds whose sentence speaks of no hex: sides, cards and counts only. */
const NOWHERE = [
  'turn',
  'passes',
  'plays',
  'draws',
  'losesCard',
  'reshuffles',
  'command',
  'orderDice',
  'banner',
  'ended',
];

/** Kinds in which a piece goes from one hex to another, or comes onto the board. */
const MOVING = {
  unit: ['moves', 'retreats', 'evadesTo', 'advances', 'extraHex', 'enters'],
  leader: ['movesLeader', 'leaderFlees', 'places', 'entersLeader', 'newLeader'],
};

const QUIET = [
  'turn',
  'draws',
  'scouts',
  'keeps',
  'reshuffles',
  'command',
  'ordered',
  'orderedLeader',
  'section',
  'moves',
  'movesLeader',
  'declares',
  'strikes',
  'fires',
  'advances',
  'extraHex',
  'leaderStands',
  'places',
  'entersLeader',
];

/** Every event of games, with its telling at the time it happened. */
function* toldEvents(): Generator<{ g: State; event: Event; telling: Telling; at: string }> {
  const starts = [
    ...scenarioIds.map((scenario, i) => ({ start: { scenario }, seed: `told ${scenario}`, random: i + 1 })),
    ...[1, 2, 3, 4].map((n) => ({ start: { text: everything }, seed: `told ${n}`, random: n })),
  ];
  for (const { start, seed, random } of starts) {
    const found: { g: State; event: Event; telling: Telling; at: string }[] = [];
    let since = 0;
    const take = (table: Parameters<Parameters<typeof playRandom>[2]>[0]) => {
      for (const event of table.events(since)) {
        const telling = tellEvent(table.state, event, -1);
        found.push({ g: table.state, event: event as GameEvent as Event, telling, at: `${seed} ${event.number}` });
      }
      since = table.eventCount;
    };
    take(playRandom({ start, seed }, random, take));
    yield* found;
  }
}

const all = [...toldEvents()];
const isHit = (die: DieTelling): boolean => die.group === 'hit' || die.group === 'again';

describe('every kind of event', () => {
  it('is weighty or not, and moves its piece', () => {
    expect(kinds.filter((kind) => !tellings[kind].weighty).sort()).toEqual([...QUIET].sort());
    const moving = new Map<string, Set<string>>(Object.entries(MOVING).map(([piece]) => [piece, new Set()]));
    for (const { telling } of all) if (telling.way !== null) moving.get(telling.way.piece)?.add(telling.kind);
    const unmet = ['enters', 'entersLeader', 'newLeader'];
    for (const [piece, met] of moving) {
      expect([...met].sort()).toEqual(MOVING[piece as 'unit'].filter((kind) => !unmet.includes(kind)).sort());
    }
    const movers = kinds.filter((kind) => tellings[kind].moves !== undefined);
    expect(movers.sort()).toEqual([...MOVING.unit, ...MOVING.leader].sort());
    // Whatever moves or leaves a piece says what it changed.
    expect(movers.filter((kind) => tellings[kind].changes === undefined)).toEqual([]);
  });

  it('names its places, and lights every hex of its sentence', () => {
    const faults = new Set<string>();
    for (const { telling } of all) {
      const named = [...telling.text.matchAll(/\b[A-I](?:1[0-3]|[1-9])\b/g)].map((match) => match[0]);
      for (const hex of named) if (!telling.places.includes(hex)) faults.add(`${telling.kind} leaves ${hex} out`);
      if (NOWHERE.includes(telling.kind) !== (telling.places.length === 0))
        faults.add(`${telling.kind}: ${telling.text}`);
      if (new Set(telling.places).size !== telling.places.length) faults.add(`${telling.kind}: a place twice`);
    }
    expect([...faults]).toEqual([]);
  });

  it('shows every die of the event, and says of each what it did', () => {
    const faults = new Set<string>();
    for (const { g, event, telling } of all) {
      const faces = 'dice' in event ? event.dice.map(({ face }) => g.battle.game.dice.faces[face]) : [];
      if (
        [...faces].sort().join() !==
        [...telling.dice]
          .map(({ face }) => face)
          .sort()
          .join()
      )
        faults.add(`${event.kind}: ${faces}`);
      for (const { words: said, face, group } of telling.dice) {
        if (!said.includes(face) || group === undefined) faults.add(`${event.kind}: ${face} says ${said}`);
      }
    }
    expect([...faults]).toEqual([]);
  });

  it('has been met in these games, or is written here', () => {
    const met = new Set<string>(all.map(({ event }) => event.kind));
    // What other games of the family tell is met in theirs.
    const elsewhere = ['scouts', 'keeps', 'section', 'newLeader', 'bannerLost'];
    expect(kinds.filter((kind) => !met.has(kind) && !elsewhere.includes(kind))).toEqual([
      'passes',
      'enters',
      'entersLeader',
      'ruleDecides',
    ]);
    const reserve = position({
      first: 'top',
      reservesTop: 'mago MC 1; leader Mago',
      rules: 'ambush top mago',
      topHand: ['orderThreeCentre', 'inspiredLeft'],
      bottomHand: ['firstStrike'],
    });
    play(reserve, 'play orderThreeCentre', 'done', 'pass', 'play inspiredLeft', 'ambush', 'enter MC I12');
    play(reserve, 'enter leader I12');
    const told = (kind: string) => reserve.tellings(-1).find((telling) => telling.kind === kind);
    expect(told('passes')).toMatchObject({ weighty: true, places: [], way: null });
    expect(told('enters')).toMatchObject({ places: ['I12'], way: { piece: 'unit', places: ['I12'] } });
    expect(told('entersLeader')).toMatchObject({ places: ['I12'], way: { piece: 'leader', places: ['I12'] } });
    const record = readFileSync(new URL('../golden/records/ending-scipio-lost.record', import.meta.url), 'utf8');
    const lost = replay(ancientsRules, parseRecord(record, ancientsRules));
    const decided = lost.tellings(-1).find((telling) => telling.kind === 'ruleDecides');
    expect(decided).toMatchObject({ text: 'The battle is lost at once when Scipio is eliminated.', weighty: true });
  });
});

describe('dice', () => {
  it('hit in words as often as blocks are lost', () => {
    let compared = 0;
    const faults = new Set<string>();
    all.forEach(({ g, event, at }, i) => {
      if (event.kind !== 'strikes' && event.kind !== 'fires' && event.kind !== 'evades') return;
      const target = event.unit.id;
      let hits = 0;
      let next = i + 1;
      // Dice rolled again follow at once.
      for (; all[next].event.kind === 'dice'; next++) hits += all[next].telling.dice.filter(isHit).length;
      const after = all[next]?.event;
      const loss = after?.kind === 'blocks' && after.unit.id === target ? after : { before: 1, after: 1 };
      const lost = loss.before - loss.after;
      const left = loss.after;
      // Hits beyond the last block take nothing.
      if (left === 0 ? hits < lost : hits !== lost) faults.add(`${at}: ${hits} hits told, ${lost} blocks lost`);
      if (g.battle.unitType[target]) compared++;
    });
    expect([...faults]).toEqual([]);
    expect(compared).toBeGreaterThan(1500);
  });

  it('hit as the event says in every other roll', () => {
    const counts: { [kind: string]: number } = {};
    for (const { event, telling, at } of all) {
      if (!('dice' in event) || event.kind === 'dice' || event.kind === 'orderDice') continue;
      const hits = telling.dice.filter(isHit).length;
      counts[event.kind] = (counts[event.kind] ?? 0) + 1;
      if (event.kind === 'tramples') expect(hits, at).toBe(event.hits);
      else expect(hits > 0, `${at} ${event.kind}`).toBe(event.hit);
    }
    for (const kind of ['mire', 'tramples', 'leaderCheck', 'leaderAttacked', 'leaderEscape', 'leaderMarsh']) {
      expect(counts[kind], kind).toBeGreaterThan(0);
    }
  });

  it('come sorted: hits, dice rolled again, flags, the rest', () => {
    const order = ['hit', 'again', 'flag', 'plain', 'miss'];
    for (const { telling } of all) {
      const groups = telling.dice.map((die) => order.indexOf(die.group));
      expect(groups).toEqual([...groups].sort((a, b) => a - b));
    }
  });

  const TO_BATTLE = ['play orderThreeCentre', 'order F6', 'done', 'done'];
  const dice = (spec: Parameters<typeof position>[0], ...choices: string[]): string[] => {
    const table = play(position(spec), ...TO_BATTLE, ...choices);
    return table.tellings(-1).flatMap((telling) => telling.dice.map((die) => `${die.group}: ${die.words}`));
  };

  it('say what they did in close combat', () => {
    const spec = { top: 'HCC E6', bottom: 'HI F6', dice: ['swords swords heavy helmet flag'] };
    expect(dice(spec, 'close F6 x E6', 'stand')).toEqual([
      'hit: hits: heavy',
      'hit: swords: hit',
      'flag: flag',
      'miss: helmet: miss, no leader near',
      'miss: swords: ignored, heavy cataphracted cavalry',
    ]);
    const led = { ...spec, top: 'MI E6', leadersBottom: 'Scipio F6', dice: ['helmet light light light light'] };
    expect(dice(led, 'close F6 x E6', 'stand')).toEqual([
      'hit: helmet: hit, leader near',
      ...new Array(4).fill('miss: light: miss'),
    ]);
    const own = { top: 'MI E6', bottom: 'HI F6{sacredBand}', dice: ['helmet light light light light'] };
    expect(dice(own, 'close F6 x E6', 'stand')[0]).toBe('hit: helmet: hit, Sacred Band');
    expect(dice({ top: 'MI E6', bottom: 'LI F6', dice: ['swords medium'] }, 'close F6 x E6', 'stand')).toEqual([
      'hit: hits: medium',
      'miss: swords: miss, swords of light infantry do not hit',
    ]);
  });

  it('say what shelter, horses and elephants do', () => {
    const camp = {
      top: 'HI E6',
      bottom: 'HI F6',
      terrain: ['fortifiedCamp: E6'],
      dice: ['swords swords light light light'],
    };
    expect(dice(camp, 'close F6 x E6', 'stand').filter((one) => one.includes('swords'))).toEqual([
      'hit: swords: hit',
      'miss: swords: ignored, fortified camp',
    ]);
    expect(dice({ top: 'CAM E6', bottom: 'MC F6', dice: ['medium medium light'] }, 'close F6 x E6', 'stand')).toEqual([
      'hit: hits: medium',
      'miss: light: miss',
      'miss: medium: ignored, camel against horses',
    ]);
    const elephants = { top: 'MI E6', bottom: 'EL F6', dice: ['swords swords helmet light', 'flag swords', 'light'] };
    expect(dice(elephants, 'close F6 x E6', 'stand')).toEqual([
      'again: swords: hit, rolled again',
      'again: swords: hit, rolled again',
      'miss: light: miss',
      'miss: helmet: miss, helmets never help elephants',
      'again: swords: hit, rolled again',
      'flag: flag',
      'miss: light: miss',
    ]);
  });

  it('say what they did at range, at an evading unit, at a leader, for orders', () => {
    const fire = { top: 'HI D6', bottom: 'LI F6', dice: ['heavy flag'] };
    expect(dice(fire, 'fire F6 x D6')).toEqual(['hit: hits: heavy', 'flag: flag']);
    const evade = {
      top: 'LC E6',
      leadersTop: 'Mago E6',
      bottom: 'HI F6',
      dice: ['light flag swords medium medium', 'helmet flag'],
    };
    expect(dice(evade, 'close F6 x E6', 'evade')).toEqual([
      'hit: hits: light',
      'miss: medium: miss',
      'miss: medium: miss',
      'miss: flag: nothing, the unit evades',
      'miss: swords: miss',
      'miss: helmet: miss, two are needed',
      'miss: flag: miss',
    ]);
    const orders = position({ bottomHand: ['iAmSpartacus'], dice: ['light helmet flag swords'] });
    play(orders, 'play iAmSpartacus');
    expect(orders.tellings(-1).flatMap((one) => one.dice.map((die) => die.words))).toEqual([
      'light: orders a light unit',
      'helmet: orders any unit or leader',
      'flag: nothing',
      'swords: nothing',
    ]);
    const rally = position({
      bottom: 'HI F6/2',
      leadersBottom: 'Scipio F6',
      bottomHand: ['rally'],
      dice: ['heavy helmet flag flag'],
    });
    play(rally, 'play rally');
    expect(
      rally
        .tellings(-1)
        .flatMap((one) => one.dice.map((die) => die.words))
        .slice(0, 2),
    ).toEqual(['heavy: a block for a heavy unit', 'helmet: a block for any unit']);
  });
});

describe('flags', () => {
  const told = (top: string, ignored: number, more: object = {}): string => {
    const spec = { top, bottom: 'HI F6', dice: ['flag flag light light light'], ...more };
    const table = position(spec);
    play(table, 'play orderThreeCentre', 'order F6', 'done', 'done', 'close F6 x E6', 'stand', `ignore ${ignored}`);
    return table.tellings(-1).find((telling) => telling.kind === 'flags')?.text ?? '';
  };
  it('say why they were ignored, and what could have been', () => {
    const supported = 'MI E6; AX D6 E5';
    expect(told(supported, 1)).toBe('Carthaginian medium infantry at E6 ignores 1 of 2 flags (supported by two).');
    expect(told(supported, 0)).toBe(
      'Carthaginian medium infantry at E6 obeys 2 flags; 1 could be ignored (supported by two).',
    );
    const led = { leadersTop: 'Mago E6' };
    expect(told(supported, 2, led)).toBe(
      'Carthaginian medium infantry at E6 ignores all 2 flags (leader attached and supported by two).',
    );
    expect(told(supported, 1, led)).toBe(
      'Carthaginian medium infantry at E6 ignores 1 of 2 flags (leader attached); 2 could be ignored (leader attached and supported by two).',
    );
    expect(told('MI E6', 0)).toBe('Carthaginian medium infantry at E6 obeys 2 flags; none could be ignored.');
  });
  it('say which rule of the battle forbids it', () => {
    const spec = { bottom: 'EL F6', rules: 'fright top', dice: ['flag light light light'] };
    expect(told('MI E6; AX D6 E5', 0, spec)).toBe(
      'Carthaginian medium infantry at E6 obeys 1 flag; none could be ignored. Foot units may ignore no flag that elephants roll in close combat.',
    );
  });
});

describe('ways', () => {
  it('lead from hex to hex, as far as the piece went', () => {
    let long = 0;
    for (const { g, event, telling, at } of all) {
      if (telling.way === null) continue;
      const { board } = g.battle;
      const way = telling.way.places.map((name) => board.hex(name));
      expect(way).toEqual('way' in event ? event.way : way.slice(0, 1));
      for (let i = 1; i < way.length; i++) {
        expect(board.distance[way[i - 1] * board.size + way[i]], `${at} ${event.kind} ${telling.way.places}`).toBe(1);
      }
      if (event.kind === 'retreats' || event.kind === 'evadesTo') {
        expect(way.length - 1).toBe(Math.abs(board.row[way[0]] - board.row[way[way.length - 1]]));
      }
      if (way.length > 2) long++;
    }
    expect(long).toBeGreaterThan(500);
  });

  it('go over the hexes of bad ground that were rolled for', () => {
    let rolled = 0;
    all.forEach(({ g, event, telling }, i) => {
      if (event.kind !== 'retreats' && event.kind !== 'evadesTo') return;
      const names = g.battle.board.names;
      // The rolls of the walk follow at once, with what they cost.
      for (let n = i + 1; ['mire', 'blocks', 'leaderCheck'].includes(all[n]?.event.kind); n++) {
        const { event: one } = all[n];
        if (one.kind !== 'mire' || one.unit.id !== event.unit) continue;
        expect(telling.way?.places).toContain(names[one.unit.hex]);
        rolled++;
      }
    });
    expect(rolled).toBeGreaterThan(3);
  });
});
