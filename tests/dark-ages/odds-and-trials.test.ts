// Exact odds against trials: the same fights played with seeded dice, by the same policy.

import { describe, expect, it } from 'vitest';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { beginOdds } from '../../src/games/dark-ages/telling/odds/begin.ts';
import { followPolicy, policyOf } from '../../src/games/dark-ages/telling/odds/policies.ts';
import { newState } from '../../src/games/dark-ages/text/battle.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { STOP_HERE } from '../../src/kernel/enumerate.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { makeRandom } from '../kit/random.ts';
import { ids, rules, wander } from './wandering.ts';

const offered = new Choices();

/** Plays the begun fight once. */
function trial(start: State, seed: string, policy: string): State {
  const g = newState(start.battle);
  copyInto(g, start);
  g.chance = new SeededChance(seed);
  run(g);
  for (let p = pending(g); p?.decision; p = pending(g)) {
    offered.clear();
    p.decision.choices(g, g.frames[g.depth], offered);
    const choice = followPolicy(policyOf(policy), p.name, offered);
    if (choice === STOP_HERE) break;
    p.decision.take(g, g.frames[g.depth], choice);
    run(g);
  }
  return g;
}

const TRIALS = 1500;

/** Compares one choice's odds with trials: fates of both, within 4.5 standard errors. */
function compare(g: State, choice: number, policy: string): void {
  const odds = rules.odds(g, choice, policy);
  const begun = beginOdds(g, choice);
  for (const [name, values] of Object.entries(odds.distributions)) {
    const sum = Object.values(values).reduce((a, b) => a + b, 0);
    expect(sum, `${odds.choice} ${name}`).toBeCloseTo(1, 9);
  }
  const counts = { targetGone: 0, attackerGone: 0, targetHits: 0 };
  const life = (state: State, piece: number): number =>
    state.unitHex[piece] < 0 ? 0 : 2 * state.cubes[piece] + state.grey[piece];
  for (let i = 0; i < TRIALS; i++) {
    const end = trial(begun.start, `${odds.choice} ${i}`, policy);
    if (end.unitHex[begun.defender] < 0) counts.targetGone++;
    if (end.unitHex[begun.attacker] < 0) counts.attackerGone++;
    if (life(end, begun.defender) < life(g, begun.defender)) counts.targetHits++;
  }
  const chance = (key: string): number => odds.outcomes.find((one) => one.key === key)?.probability ?? 0;
  const near = (exact: number, found: number, what: string): void => {
    const error = Math.sqrt(Math.max(exact * (1 - exact), 1 / TRIALS) / TRIALS);
    expect(
      Math.abs(exact - found / TRIALS),
      `${odds.choice} ${policy} ${what}: ${exact} against ${found / TRIALS}`,
    ).toBeLessThan(4.5 * error);
  };
  near(chance('targetEliminated'), counts.targetGone, 'target eliminated');
  near(chance('attackerEliminated'), counts.attackerGone, 'attacker eliminated');
  near(chance('targetHit'), counts.targetHits, 'target hit');
}

describe('odds', () => {
  it.each(['assault', 'melee', 'fire', 'stand', 'play', 'face'])(
    'of %s agree with trials',
    (word) => {
      let compared = 0;
      for (const id of ids) {
        let here = 0;
        wander(
          id,
          41,
          (g, choices) => {
            const { decision } = rules.prompt(g);
            if (here >= 2 || compared >= 12 || (word === 'play' && decision !== 'ordersAnswer')) return;
            const choice = choices.find((one) => rules.language.print(one).split(' ')[0] === word);
            if (choice === undefined) return;
            here++;
            compared++;
            compare(g, choice, compared % 3 === 0 ? 'evades' : 'stands');
          },
          ['showValues'],
        );
      }
      expect(compared).toBeGreaterThan(3);
    },
    120_000,
  );

  it('of a lone melee are what a hand calculation gives', () => {
    // Three Axemen (attack 3, morale 2) against one cube of Levy Militia (defence 6, morale 1): the attacker rolls first.
    const text = [
      'vexillum 1 position',
      'units top: b1 levyMilitia/4 D4',
      'units bottom: a1 axemen/3 E4',
      'now: b1 1',
      'options: showValues',
      'active: bottom',
      'phase: combat',
      '',
    ].join('\n');
    const g = rules.start({ text }, new SeededChance('hand'));
    const choice = rules.language.read('melee E4 x D4');
    const odds = rules.odds(g, choice as number);
    const miss = (1 / 3) ** 3;
    const one = 3 * (2 / 3) * (1 / 3) ** 2;
    const chance = (key: string): number => odds.outcomes.find((out) => out.key === key)?.probability ?? 0;
    expect(chance('targetEliminated')).toBeCloseTo(1 - miss - one, 9);
    expect(chance('targetRouted')).toBeCloseTo(one, 9);
    expect(chance('targetHolds')).toBeCloseTo(miss, 9);
    // Only an unharmed defender answers, with one die that needs a six.
    expect(chance('attackerHit')).toBeCloseTo(miss / 6, 9);
  });

  it('are refused for a unit whose values are hidden, and name the option that opens them', () => {
    let refused = 0;
    wander(ids[0], 51, (g, choices) => {
      for (const choice of choices) {
        const text = rules.language.print(choice);
        if (!/^(assault|melee)/.test(text)) continue;
        const offer = rules.offers(g).find((one) => one.choice === text);
        if (offer?.odds) continue;
        refused++;
        expect(() => rules.odds(g, choice)).toThrow(/hidden until it fights.*showValues/);
      }
    });
    expect(refused).toBeGreaterThan(0);
  });

  it('of a rally draw count the cards that the seat has not seen', () => {
    let found = 0;
    for (const id of ids) {
      wander(id, 61, (g, choices) => {
        const choice = choices.find((one) => rules.language.print(one).startsWith('name'));
        if (choice === undefined || rules.prompt(g).decision !== 'rallyName' || found > 5) return;
        found++;
        const { distributions, explanations } = rules.odds(g, choice);
        expect(Object.values(distributions['marks']).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        if (g.deckLeft > 0) expect(explanations[0].total).toBe(g.deckLeft + g.handCount[1 - rules.prompt(g).seat]);
      });
    }
    expect(found).toBeGreaterThan(2);
  });

  it('does not touch the battle', () => {
    const random = makeRandom(3);
    wander(
      ids[4],
      71,
      (g, choices) => {
        const choice = choices[random(choices.length)];
        if (!/^(assault|melee|fire|pass|play)/.test(rules.language.print(choice))) return;
        const before = g.buf.join(' ');
        try {
          rules.odds(g, choice);
        } catch {
          // Not every choice has odds.
        }
        expect(g.buf.join(' ')).toBe(before);
      },
      ['showValues'],
    );
  });
});
