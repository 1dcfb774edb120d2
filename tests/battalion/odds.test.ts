// Exact odds: closed forms, sums, no hidden knowledge, and what happens when the same exchange is played many thousand
// times by the real procedures.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/games/battalion/rules/state.ts';
import { battalionRules as rules } from '../../src/games/battalion/ruleset.ts';
import { beginOdds } from '../../src/games/battalion/telling/odds/begin.ts';
import { decideBy, oddsOf } from '../../src/games/battalion/telling/odds/odds.ts';
import { Tally } from '../../src/games/battalion/telling/odds/outcomes.ts';
import { policyOf } from '../../src/games/battalion/telling/odds/policies.ts';
import { imagine } from '../../src/games/battalion/telling/view/imagine.ts';
import { type Chance, SeededChance } from '../../src/kernel/chance.ts';
import { NOTES, STOP_HERE } from '../../src/kernel/enumerate.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import type { Odds } from '../../src/kernel/ruleset.ts';
import { randomNumbers } from './random-battles-kit.ts';

const position = (...lines: string[]): State =>
  rules.start({ text: ['vexillum 1 position', ...lines, ''].join('\n') }, new SeededChance('odds'));

const choice = (text: string): number => rules.language.read(text) as number;
const chance = (odds: Odds, key: string): number => odds.outcomes.find((one) => one.key === key)?.probability ?? 0;

/** Plays choices before the question is asked. */
function playOn(g: State, ...choices: string[]): State {
  for (const text of choices) {
    const p = pending(g);
    p?.decision?.take(g, g.frames[g.depth], choice(text));
    run(g);
  }
  return g;
}

describe('closed forms', () => {
  // Two Cretan Archers shoot with three dice at 4 or more: an 8 in 8 hits by itself, 4 to 7 on one of two values.
  it('a barrage of three dice on two values', () => {
    const g = position(
      'top: Roman Republic',
      'bottom: Carthage',
      'units top: II: Cretan Archers x2',
      'units bottom: II: Scutarii x3 / Caetrati x2',
      'active: top',
      'phase: action',
    );
    const odds = oddsOf(g, choice('barrage a1 x b1'));
    const p = [0, 0, 0, 0];
    for (let roll = 0; roll < 512; roll++) {
      const dice = [roll & 7, (roll >> 3) & 7, roll >> 6].map((die) => die + 1);
      const eights = dice.filter((die) => die === 8).length;
      const others = Math.min(2, dice.filter((die) => die >= 4 && die < 8).length);
      p[eights + others] += 1 / 512;
    }
    for (const [hits, probability] of Object.entries(odds.distributions['hits'])) {
      expect(probability).toBeCloseTo(p[Number(hits)], 12);
    }
    expect(chance(odds, 'targetHit')).toBeCloseTo(1 - p[0], 12);
    // Nine points of cohesion bear three hits, and nobody answers a barrage.
    expect(chance(odds, 'targetDisbanded')).toBe(0);
    expect(odds.distributions['counterHits']).toBeUndefined();
    expect(odds.outcomes.map((one) => one.key)).toEqual(['targetDisbanded', 'targetHit']);
  });

  it('a unit without order behind it loses ranks, and its last one', () => {
    const g = position(
      'top: Roman Republic',
      'bottom: Carthage',
      'units top: II: Cretan Archers x2',
      'units bottom: II: Balearic Slingers / Scutarii x3',
      'active: top',
      'phase: action',
      'camp: bottom order 0 disorder 6',
    );
    // Cohesion 2 and no token to place: any hit disbands it.
    const odds = oddsOf(g, choice('barrage a1 x b1'));
    expect(chance(odds, 'targetDisbanded')).toBeCloseTo(chance(odds, 'targetHit'), 12);
  });

  it('says what is supposed, and offers other suppositions for a charge', () => {
    const g = meeting();
    const odds = oddsOf(g, choice('charge a1'));
    expect(odds.policies.map((one) => one.name)).toEqual(['stands', 'fires', 'counters', 'ranks']);
    expect(oddsOf(g, choice('charge a1'), 'fires').distributions['fireHits']).toBeDefined();
    expect(odds.distributions['fireHits']).toBeUndefined();
    expect(() => oddsOf(g, choice('rally'))).toThrow('odds can be asked for commands');
    expect(() => oddsOf(g, choice('charge a1'), 'prays')).toThrow('no policy for odds is called "prays"');
  });
});

/** A charge with choices on both sides. */
const meeting = (): State =>
  position(
    'top: Roman Republic',
    'bottom: Carthage',
    'units top: II: Hastati x2, Praetorian Guard / Cretan Archers x2; I: Roman Cavalry x2',
    'units bottom: II: Caetrati x2 / Celt Infantry, Samnites x2 / Scutarii x3; I: Numidian Cavalry x2',
    'engaged: a3 b4',
    'disorder: b1 1',
    'active: top',
    'phase: action',
    'hand top: veteran-troops pila-volley',
    'hand bottom: hannibals-trap falcata',
  );

interface Situation {
  readonly name: string;
  readonly state: () => State;
  readonly choice: string;
  readonly policy?: string;
}

const situations: readonly Situation[] = [
  { name: 'a charge that nobody meets', state: meeting, choice: 'charge a1' },
  { name: 'a charge under fire', state: meeting, choice: 'charge a1', policy: 'fires' },
  { name: 'a charge that is met', state: meeting, choice: 'charge a1', policy: 'counters' },
  { name: 'a charge with ranks for hits', state: meeting, choice: 'charge a1', policy: 'ranks' },
  { name: 'an assault in an outer sector', state: meeting, choice: 'assault a3 x b4' },
  { name: 'a barrage', state: meeting, choice: 'barrage a2 x b1' },
  { name: 'fire in reaction', state: () => playOn(meeting(), 'charge a1'), choice: 'fire b1' },
  { name: 'a counter-charge', state: () => playOn(meeting(), 'charge a1'), choice: 'counter b3' },
  { name: 'a target that is named', state: () => playOn(meeting(), 'charge a1', 'pass'), choice: 'engage b2' },
  {
    name: 'a card for one die more',
    state: () => playOn(meeting(), 'charge a1', 'pass', 'engage b2'),
    choice: 'add veteran-troops',
  },
  {
    name: 'a card for its text',
    state: () => playOn(meeting(), 'charge a1', 'pass', 'engage b2'),
    choice: 'play pila-volley',
  },
  {
    name: 'Steadfast, Guard and an overlap',
    state: () =>
      position(
        'top: Greco-Bactrian Kingdom',
        'bottom: Han Empire',
        'units top: III: Hoplites x3 / Companion Cavalry x2',
        'units bottom: III: Halberdiers x2, Imperial Guard / Horse Lancers x2',
        'engaged: a1 b1',
        'disorder: a1 2; b1 1',
        'order: b2 1',
        'active: bottom',
        'phase: action',
      ),
    choice: 'charge b2',
  },
];

/** Dice of its own for trials. */
class TrialChance implements Chance {
  readonly next: () => number;
  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }
  roll(g: Parameters<Chance['roll']>[0]): boolean {
    for (let i = 0; i < g.diceCount; i++) g.dice[i] = Math.floor(this.next() * g.diceSides);
    return true;
  }
  shuffle(): void {}
}

const TRIALS = 10_000;
const STANDARD_ERRORS = 4.5;

describe('trials', () => {
  for (const [index, { name, state, choice: text, policy = 'stands' }] of situations.entries()) {
    it(`${name}: exact odds are met`, () => {
      const g = state();
      const exact = oddsOf(g, choice(text), policy);
      for (const distribution of Object.values(exact.distributions)) {
        expect(Object.values(distribution).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
      }
      const trials = tryOut(g, choice(text), policy, 1000 + index);
      for (const [key, distribution] of Object.entries(exact.distributions)) {
        const found = trials[key] ?? {};
        for (const value of new Set([...Object.keys(distribution), ...Object.keys(found)])) {
          const p = distribution[value] ?? 0;
          const error = Math.sqrt(Math.max(p * (1 - p), 1 / TRIALS) / TRIALS);
          expect(Math.abs((found[value] ?? 0) - p), `${key} ${value}`).toBeLessThan(STANDARD_ERRORS * error);
        }
      }
    });
  }

  function tryOut(g: State, value: number, policyName: string, seed: number): Odds['distributions'] {
    const begun = beginOdds(g, value);
    const tally = new Tally(begun);
    const policy = policyOf(policyName);
    const dice = new TrialChance(seed);
    const copy = rules.spare(g);
    copy.chance = dice;
    const notes = new Int16Array(NOTES);
    for (let trial = 0; trial < TRIALS; trial++) {
      copy.buf.set(begun.start.buf);
      notes.fill(0);
      run(copy);
      for (let p = pending(copy); p?.decision; p = pending(copy)) {
        const taken = decideBy(begun, policy, copy, p, notes);
        if (taken === STOP_HERE) break;
        p.decision.take(copy, copy.frames[copy.depth], taken);
        run(copy);
      }
      tally.add(copy, notes, 1 / TRIALS);
    }
    return tally.distributions();
  }
});

describe('odds', () => {
  it('look at no hand and leave the state as it is', () => {
    const g = meeting();
    const before = g.buf.slice();
    const told = JSON.stringify(oddsOf(g, choice('charge a1'), 'counters'));
    expect(g.buf).toEqual(before);
    for (let i = 0; i < 8; i++) {
      expect(JSON.stringify(oddsOf(imagine(g, 0, `odds ${i}`), choice('charge a1'), 'counters'))).toBe(told);
    }
  });
});
