// The policy of Dark Ages: legal at every decision, always the same answer to the same position, blind for what its seat may not
// know, and it leaves the state as it was. Its features compare the two sides.

import { describe, expect, it } from 'vitest';
import { brings } from '../../src/bots/dark-ages/brings.ts';
import { OF_THE_HAND } from '../../src/bots/dark-ages/features.ts';
import { type Policy, TEMPERAMENTS, type Whim } from '../../src/bots/general/brings.ts';
import { whimOf } from '../../src/bots/general/whim.ts';
import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { copyInto, RUNNING, WIN } from '../../src/kernel/state.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { choicesOf, decisionName, play, seatOf } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { everyNth } from '../kit/sweep.ts';
import { otherWorld } from '../kit/worlds.ts';

const SCENARIOS = darkAgesRules.scenarios.map(({ id }) => id);
const MOST_DECISIONS = 5000;

const started = (scenario: string, seed: string): State =>
  darkAgesRules.start({ scenario }, new SeededChance(`${scenario} ${seed}`));

function answer(policy: Policy<State>, g: State, whim: Whim | null = null): number {
  const decision = pending(g);
  if (!decision) throw new Error('nobody is asked');
  return policy.choose(g, seatOf(g), decision, whim);
}

type Each = (choice: number, n: number) => void;

/** Plays a battle; `each` is told every choice before it is played. So many of a hundred choices are random: odd positions come up. */
function battle(g: State, policy: Policy<State>, strays: number, each: Each): void {
  const random = makeRandom(strays + 1);
  for (let n = 0; g.outcome === RUNNING && n < MOST_DECISIONS; n++) {
    const choice = answer(policy, g);
    each(choice, n);
    const choices = strays > 0 && random(100) < strays ? choicesOf(g) : null;
    play(g, choices === null ? choice : choices[random(choices.length)]);
  }
}

describe('the policy of Dark Ages', () => {
  it.each(SCENARIOS)('%s: every choice is on offer, with whims and without', (scenario) => {
    for (const [i, strays] of [0, 25, 90].entries()) {
      const g = started(scenario, `legal ${strays}`);
      const policy = brings.policy(g.battle, TEMPERAMENTS[i]);
      battle(g, policy, strays, (choice, n) => {
        const choices = choicesOf(g);
        for (const one of [choice, answer(policy, g, whimOf(1 + (n % 5)))]) {
          if (choices.includes(one)) continue;
          expect.fail(`${decisionName(g)}: ${darkAgesRules.language.print(one)} is not on offer`);
        }
      });
      expect(g.outcome).not.toBe(RUNNING);
    }
  });

  it('a fresh policy and a used one answer alike, and write nothing', () => {
    let asked = 0;
    for (const scenario of everyNth(SCENARIOS, 3)) {
      const g = started(scenario, 'same');
      const used = brings.policy(g.battle, 'steady');
      const elsewhere = darkAgesRules.spare(g);
      const before = g.buf.slice();
      battle(g, used, 10, (choice, n) => {
        if (n % 19 !== 0) return;
        before.set(g.buf);
        expect(answer(brings.policy(g.battle, 'steady'), g)).toBe(choice);
        // What was thought of a copy that goes on otherwise must not come back.
        copyInto(elsewhere, g);
        elsewhere.chance = new SeededChance(`elsewhere ${n}`);
        for (let i = 0; i < 12 && elsewhere.outcome === RUNNING; i++)
          play(elsewhere, answer(used, elsewhere, whimOf(3)));
        expect(answer(used, g)).toBe(choice);
        expect(g.buf).toEqual(before);
        asked++;
      });
    }
    expect(asked).toBeGreaterThan(40);
  });

  it('does not see what is hidden from its seat', () => {
    const random = makeRandom(5);
    let asked = 0;
    let differ = 0;
    for (const scenario of everyNth(SCENARIOS, 2)) {
      const g = started(scenario, 'hidden');
      const policy = brings.policy(g.battle, 'steady');
      const judge = brings.features(g.battle);
      const numbers = new Float64Array(judge.names.length);
      const others = numbers.slice();
      battle(g, policy, 15, (choice, n) => {
        if (n % 9 !== 0) return;
        const seat = seatOf(g);
        const world = otherWorld(darkAgesRules as unknown as AnyRuleset, g, seat, random) as unknown as State;
        if (world.buf.some((word, at) => word !== g.buf[at])) differ++;
        if (answer(policy, world) !== choice) expect.fail(`${scenario} ${decisionName(g)}: it sees what is hidden`);
        judge.write(g, seat, numbers);
        judge.write(world, seat, others);
        expect(others).toEqual(numbers);
        asked++;
      });
    }
    expect(asked).toBeGreaterThan(150);
    expect(differ).toBeGreaterThan(100);
  });

  it('whims lead to other rounds, and the same whim always to the same one', () => {
    let rounds = 0;
    let plans = 0;
    for (const scenario of everyNth(SCENARIOS, 4)) {
      const g = started(scenario, 'whims');
      const policy = brings.policy(g.battle, 'steady');
      const ahead = darkAgesRules.spare(g);
      const round = (whim: Whim | null): string => {
        copyInto(ahead, g);
        ahead.chance = new SeededChance('round');
        const taken: number[] = [];
        const clock = brings.clock(ahead);
        while (ahead.outcome === RUNNING && brings.clock(ahead) === clock) {
          taken.push(answer(policy, ahead, whim));
          play(ahead, taken[taken.length - 1]);
        }
        return taken.join(' ');
      };
      battle(g, policy, 0, () => {
        if (decisionName(g) !== 'open' || g.turn > 6) return;
        const found = new Set([0, 1, 2, 3, 4, 5, 6, 7].map((salt) => round(whimOf(salt))));
        expect(round(whimOf(5))).toBe(round(whimOf(5)));
        rounds++;
        plans += found.size;
      });
    }
    expect(rounds).toBeGreaterThan(20);
    // Of eight plans at least three differ on average.
    expect(plans / rounds).toBeGreaterThan(3);
  });

  it('temperaments play differently', () => {
    const g = started(SCENARIOS[2], 'temper');
    const policies = TEMPERAMENTS.map((temperament) => brings.policy(g.battle, temperament));
    let differ = 0;
    battle(g, policies[1], 0, (choice) => {
      if (answer(policies[0], g) !== choice || answer(policies[2], g) !== choice) differ++;
    });
    expect(differ).toBeGreaterThan(5);
  });

  it('beats random on both sides', () => {
    let won = 0;
    const games = everyNth(SCENARIOS, 2).flatMap((scenario) => [0, 1].map((seat) => ({ scenario, seat })));
    for (const { scenario, seat } of games) {
      const g = started(scenario, 'random');
      const policy = brings.policy(g.battle, 'steady');
      const random = makeRandom(11 + seat);
      while (g.outcome === RUNNING) {
        const choices = seatOf(g) === seat ? null : choicesOf(g);
        play(g, choices === null ? answer(policy, g) : choices[random(choices.length)]);
      }
      if (g.outcome - WIN === seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games.length - 1);
  });
});

describe('the clock and the features of Dark Ages', () => {
  it('the clock goes up with every round', () => {
    const g = started(SCENARIOS[0], 'clock');
    let clock = brings.clock(g);
    let round = g.round;
    let turn = g.turn;
    let rounds = 0;
    battle(g, brings.policy(g.battle, 'steady'), 0, () => {
      const now = brings.clock(g);
      if (round !== g.round || turn !== g.turn) {
        expect(now).toBeGreaterThan(clock);
        rounds++;
      } else expect(now).toBe(clock);
      clock = now;
      ({ round, turn } = g);
    });
    expect(rounds).toBeGreaterThan(10);
  });

  it.each(SCENARIOS)('%s: features are finite and compare the sides', (scenario) => {
    const g = started(scenario, 'features');
    const judge = brings.features(g.battle);
    const mine = new Float64Array(judge.names.length).fill(Number.NaN);
    const theirs = mine.slice();
    const moved = new Set<string>();
    battle(g, brings.policy(g.battle, 'steady'), 10, () => {
      if (decisionName(g) !== 'open') return;
      judge.write(g, 0, mine);
      judge.write(g, 1, theirs);
      for (const [i, name] of judge.names.entries()) {
        if (!Number.isFinite(mine[i]) || !Number.isFinite(theirs[i])) expect.fail(`${name} is no number`);
        if (OF_THE_HAND.includes(name)) continue;
        if (Math.abs(mine[i] + theirs[i]) > 1e-9) expect.fail(`${name}: ${mine[i]} and ${theirs[i]}`);
        if (mine[i] !== 0) moved.add(name);
      }
    });
    expect(moved.size).toBeGreaterThan(30);
    expect(new Set(judge.names).size).toBe(judge.names.length);
  });
});
