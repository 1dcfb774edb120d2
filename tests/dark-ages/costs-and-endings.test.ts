// What an offer says of its price and of what it leaves undone, at the decisions of random battles: a toll stands exactly where the
// choice, made in a copy, costs its own side something; `leaves` exactly where an ending loses something that could be done; what
// is usual never declines. And the words themselves: short, without codes, without an army named twice.

import { describe, expect, it } from 'vitest';
import { isRouted } from '../../src/games/dark-ages/rules/ground.ts';
import { LEADERS, type State } from '../../src/games/dark-ages/rules/state.ts';
import { PASS } from '../../src/games/dark-ages/tables/verbs.ts';
import { DECISIONS } from '../../src/games/dark-ages/telling/decisions/index.ts';
import type { DecisionWords } from '../../src/games/dark-ages/telling/decisions/types.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { choiceOf } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import type { Offer } from '../../src/kernel/ruleset.ts';
import { copyInto, WIN } from '../../src/kernel/state.ts';
import { everyNth } from '../kit/sweep.ts';
import { ids, listening, rules, wander } from './wandering.ts';

/** The pieces of a seat, each as one number: gone, routed, or so many hits strong. */
function army(g: State, seat: number): number[] {
  const pieces = [
    ...Array(g.battle.unitCount).keys(),
    ...[...Array(g.battle.leaderCount).keys()].map((n) => n + LEADERS),
  ];
  return pieces
    .filter((piece) => g.battle.seat[piece] === seat)
    .map((piece) => (g.unitHex[piece] < 0 ? -2 : isRouted(g, piece) ? -1 : 2 * g.cubes[piece] + g.grey[piece]));
}

/** Whether the choice costs the seat something before the next roll or question, windows passed; null when the turn ends by it. */
function costsSomething(g: State, choice: number, seat: number): boolean | null {
  const copy = rules.spare(g);
  copyInto(copy, g);
  copy.chance = new OpenChance();
  let turnEnds = false;
  copy.sink = { tell: ({ kind }) => void (turnEnds ||= kind === 'endPhase') };
  pending(copy)?.decision?.take(copy, copy.frames[copy.depth], choice);
  run(copy);
  for (let p = pending(copy); p?.decision && p.name.endsWith('Answer'); p = pending(copy)) {
    p.decision.take(copy, copy.frames[copy.depth], choiceOf(PASS));
    run(copy);
  }
  if (copy.outcome === WIN + 1 - seat) return true;
  if (turnEnds) return null;
  const after = army(copy, seat);
  return army(g, seat).some((before, i) => before > -2 && after[i] < before);
}

const isCard = ({ mark, choice }: Offer): boolean => mark === 'card' && choice.startsWith('play ');

describe('offers of Dark Ages', () => {
  it('every ending says what it leaves, or that it only declines', () => {
    const both: string[] = [];
    for (const [name, { offers }] of Object.entries<DecisionWords>(DECISIONS)) {
      for (const [verb, words] of Object.entries(offers)) {
        const ends = words.leaves !== undefined;
        if ((words.mark === 'finish') !== (ends !== (words.declines === true))) both.push(`${name} ${verb}`);
        if (words.declines && words.usual) both.push(`${name} ${verb} is usual`);
      }
    }
    expect(both).toEqual([]);
  });

  it.each(everyNth(ids, 2))('%s: tolls, leavings and what is usual are true', (id) => {
    const wrong: string[] = [];
    const seen = { tolls: 0, leaves: 0 };
    wander(id, 61, (g, choices, _choice, n) => {
      if (n % 3 !== 0 && rules.prompt(g).decision === 'movement') return;
      const { seat, decision } = rules.prompt(g);
      const offers = rules.offers(g);
      const others = offers.filter((one) => one.mark !== 'finish' && !isCard(one));
      offers.forEach((offer, i) => {
        const fault = (what: string): void => void wrong.push(`${decision} ${offer.choice}: ${what}`);
        if (offer.mark === 'finish') {
          if (offer.toll !== undefined) fault('an ending has a toll');
          const words = (DECISIONS as { [name: string]: DecisionWords })[decision].offers[choices[i] >> 16];
          const moved = g.frames[g.depth].steps > 0;
          const counted = decision === 'step' && moved ? others.filter(({ mark }) => mark === 'close') : others;
          const expected = words.declines !== true && counted.length > 0;
          if ((offer.leaves !== undefined) !== expected) fault(`leaves ${offer.leaves}, others ${counted.length}`);
          if (offer.leaves !== undefined) seen.leaves++;
          if (offer.usual) fault('an ending is usual');
          return;
        }
        if (offer.leaves !== undefined) fault('leaves something');
        const costs = costsSomething(g, choices[i], seat);
        if (costs !== null && costs !== (offer.toll !== undefined)) fault(`costs ${costs}, toll ${offer.toll}`);
        if (offer.toll !== undefined) seen.tolls++;
      });
    });
    expect(wrong.slice(0, 8)).toEqual([]);
    expect(seen.leaves).toBeGreaterThan(5);
    expect(seen.tolls).toBeGreaterThan(0);
  });
});

const DOUBLED = /\b([A-Za-z]+) \1\b/i;
/** Keys of cards and choices: `lastStand-4`, `shieldWall`. */
const CODE = /\b[a-z]+[A-Z][A-Za-z]*\b|\b[A-Za-z]+-\d/;

describe('the words of Dark Ages', () => {
  it.each(everyNth(ids, 2))('%s: short, without codes, without an army named twice', (id) => {
    const wrong: string[] = [];
    const check = (text: string, most: number, armies: readonly string[]): void => {
      const twice = armies.some((name) => text.split(new RegExp(`\\b${name}\\b`)).length > 2);
      if (text.length > most || DOUBLED.test(text) || CODE.test(text) || twice) wrong.push(text);
    };
    const g = listening(id, 'x').g;
    const names = g.battle.sheet.sides.map(({ army: name }) => name);
    wander(id, 62, (state, _choices, _choice, n) => {
      if (n % 4 !== 0) return;
      const { text, help = '' } = rules.prompt(state);
      // Who is asked stands before the question; the sentence of an event, which may follow it, is the scenario's own.
      const asked = text.replace(/^[A-Z]\w+: /, '').replace(/(choose a piece for the event\.).*$/, '$1');
      check(asked, 150, names);
      check(help, 180, names);
      for (const { label, toll = '', leaves = '' } of rules.offers(state)) {
        check(label, 64, names);
        check(toll, 40, names);
        check(leaves, 24, names);
      }
      for (const { short, text: warning } of rules.view(state, -1).warnings) {
        check(short, 18, names);
        check(warning, 110, names);
      }
    });
    expect(wrong.slice(0, 8)).toEqual([]);
  });

  it.each(everyNth(ids, 2))('%s: the log names no army twice and repeats no word', (id) => {
    const { g, events } = listening(id, 'log');
    const names = g.battle.sheet.sides.map(({ army: name }) => name);
    let seed = 7;
    for (let n = 0; pending(g)?.decision && n < 1500; n++) {
      const offered = rules.offers(g);
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const choice = Number(rules.language.read(offered[seed % offered.length].choice));
      pending(g)?.decision?.take(g, g.frames[g.depth], choice);
      run(g);
    }
    const told = events.filter(({ kind }) => kind !== 'event').map((event) => rules.narrate(g, event, 0));
    const twice = (text: string): boolean =>
      names.some((name) => text.split(new RegExp(`\\b${name}\\b`)).length > 2) || DOUBLED.test(text) || CODE.test(text);
    expect([...new Set(told.filter(twice))].slice(0, 6)).toEqual([]);
    expect(told.length).toBeGreaterThan(50);
  });
});

describe('what is near its end', () => {
  it('is told of the clock, of the limit and of the last leader, exactly then', () => {
    const keys = new Set<string>();
    for (const id of everyNth(ids, 3)) {
      wander(id, 63, (g, _choices, _choice, n) => {
        if (n % 5 !== 0) return;
        const view = rules.view(g, -1);
        const told = (key: string, side: string | null): boolean =>
          view.warnings.some((one) => one.key === key && one.side === side);
        view.sides.forEach(({ side, unitsLost, leadersLeft }, i) => {
          const limit = view.sides[1 - i].limit;
          expect(told('limit', side), `${id} limit`).toBe(limit !== null && limit - unitsLost <= 2);
          expect(told('leader', side), `${id} leader`).toBe(leadersLeft === 1);
        });
        const held = view.sides.reduce((sum, { handCount }) => sum + handCount, 0);
        expect(told('clock', null), `${id} clock`).toBe(view.lastTurn !== 'no' || view.deckCount < 6 - held);
        for (const { key } of view.warnings) keys.add(key);
      });
    }
    expect([...keys]).toEqual(expect.arrayContaining(['clock', 'leader']));
  });

  it('is told of the limit in words that say how many', () => {
    const { g } = listening(ids[0], 'limit');
    const [side] = [0, 1].filter((one) => g.battle.limit[1 - one] > 0);
    const said = (): string[] => rules.view(g, -1).warnings.flatMap(({ key, text }) => (key === 'limit' ? [text] : []));
    expect(said()).toEqual([]);
    g.lost[side] = g.battle.limit[1 - side] - 1;
    expect(said()).toEqual([`The ${g.battle.sheet.sides[side].army} lose the battle with 1 more unit eliminated.`]);
  });
});
