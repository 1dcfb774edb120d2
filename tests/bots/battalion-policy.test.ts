// The policy of Battalion: it keeps to the choices on offer at every decision, answers alike whatever it was asked before,
// writes nothing, knows no more than its seat, and its whims lead to other plans. Its features change sign with the side.

import { describe, expect, test } from 'vitest';
import { battalionBots, battalionBrings } from '../../src/bots/battalion/index.ts';
import type { Policy, Temperament, Whim } from '../../src/bots/general/brings.ts';
import { TEMPERAMENTS } from '../../src/bots/general/brings.ts';
import { whimOf } from '../../src/bots/general/whim.ts';
import { unseenOf } from '../../src/games/battalion/rules/hands.ts';
import { MOST_RANKS, type State } from '../../src/games/battalion/rules/state.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { V_BARRAGE, V_CHARGE, V_PLAY, V_PLAY_AT, V_PLAY_ON } from '../../src/games/battalion/tables/verbs.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices, verbOf } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { choicesInto, seatToDecide, takeChoice } from '../../src/kernel/search.ts';
import { copyInto, RUNNING, WIN } from '../../src/kernel/state.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { linkUnits, open, seat, unitOf } from '../battalion/position-kit.ts';
import { randomNumbers, startOf } from '../battalion/random-battles-kit.ts';
import { makeRandom } from '../kit/random.ts';
import { otherWorld } from '../kit/worlds.ts';

const offered = new Choices();

/** Set battles, musters of two and of four by turns; 18 of them hold every set battle. */
const BATTLES = 18;
function battle(i: number, seed: string): State {
  const next = randomNumbers(7000 + i);
  for (let warm = 0; warm < 5; warm++) next();
  return battalionRules.start(startOf(i, next), new SeededChance(`${seed} ${i}`));
}

const policyFor = (g: State, temperament: Temperament = 'steady'): Policy<State> =>
  battalionBrings.policy(g.battle, temperament);

function ask(policy: Policy<State>, g: State, whim: Whim | null = null): number {
  const decision = pending(g);
  if (decision === null) throw new Error('nobody is asked');
  return policy.choose(g, seatToDecide(g), decision, whim);
}

/** Plays a battle to its end; `each` looks at every decision and may say what is chosen. */
function play(g: State, each: (n: number) => number, most = 4000): void {
  for (let n = 0; n < most && g.outcome === RUNNING; n++) takeChoice(g, each(n));
}

/** Throws unless the choice is on offer. */
function check(g: State, choice: number): number {
  choicesInto(g, offered);
  if (!offered.has(choice)) {
    throw new Error(`${battalionRules.language.print(choice)} is not on offer at ${pending(g)?.name}`);
  }
  return choice;
}

/** Eight cards for every hand. */
function fillHands(g: State, random: (below: number) => number): void {
  const { firstCard, endCard, seats } = g.battle;
  for (let s = 0; s < seats; s++) {
    while (g.handCount[s] < 8) {
      const card = firstCard[s] + random(endCard[s] - firstCard[s]);
      if (unseenOf(g, card) === 0) continue;
      g.held[card]++;
      g.handCount[s]++;
    }
  }
}

/** By chance, but with a liking for cards and barrages, so that what only they lead to comes up. */
function eager(g: State, random: (below: number) => number): number {
  choicesInto(g, offered);
  const of = (...verbs: number[]): number[] => offered.toArray().filter((choice) => verbs.includes(verbOf(choice)));
  for (const liked of [of(V_PLAY, V_PLAY_ON, V_PLAY_AT), of(V_BARRAGE)]) {
    if (liked.length > 0 && random(10) < 6) return liked[random(liked.length)];
  }
  return offered.list[random(offered.count)];
}

describe('at every decision', () => {
  test('of battles played at random it answers what is on offer, alike again, and writes nothing', () => {
    const random = makeRandom(5);
    const asked = new Set<string>();
    const decisions = battle(0, 'all').procedures.filter(({ decision }) => decision !== null);
    const rare = (): string[] => decisions.map(({ name }) => name).filter((name) => !asked.has(name));
    // Until every decision of the rulebook has come up.
    for (let i = 0; i < BATTLES || (rare().length > 0 && i < 8 * BATTLES); i++) {
      const g = battle(i, 'random');
      fillHands(g, random);
      const used = TEMPERAMENTS.map((temperament) => policyFor(g, temperament));
      play(g, (n) => {
        asked.add(pending(g)?.name ?? '');
        const before = g.buf.slice();
        for (const [t, policy] of used.entries()) check(g, ask(policy, g, whimOf((n + t) % 5)));
        const answer = check(g, ask(used[1], g));
        if (n % 5 === 0) expect(ask(policyFor(g), g)).toBe(answer);
        if (g.buf.some((word, at) => word !== before[at])) throw new Error(`written at ${pending(g)?.name}`);
        return eager(g, random);
      });
    }
    expect(rare()).toEqual([]);
  });

  test('of battles that it plays itself, with each temperament and with whims', () => {
    for (let i = 0; i < BATTLES; i++) {
      const g = battle(i, 'own');
      const seats = [0, 1, 2, 3].map((s) => policyFor(g, TEMPERAMENTS[(s + i) % 3]));
      play(g, (n) => check(g, ask(seats[seatToDecide(g)], g, n % 3 === 0 ? whimOf(1 + (n % 7)) : null)));
      expect(g.outcome).not.toBe(RUNNING);
    }
  });

  test('one policy answers for copies of the state in any order', () => {
    const g = battle(3, 'copies');
    const policy = policyFor(g);
    const copies: { state: State; answer: number }[] = [];
    play(
      g,
      () => {
        const state = battalionRules.spare(g);
        copyInto(state, g);
        const answer = ask(policy, g);
        copies.push({ state, answer });
        return answer;
      },
      120,
    );
    for (const { state, answer } of copies.reverse()) expect(ask(policy, state)).toBe(answer);
  });
});

/** Lower ranks of the piles of others look like their fronts: as many, and nothing else is seen of them. */
function hideRanks(g: State, viewer: number): void {
  if (g.stand !== 0) return;
  for (const unit of g.battle.units) {
    if (g.battle.unitSeat[unit] === viewer) continue;
    for (let i = unit * MOST_RANKS + 1; i < (unit + 1) * MOST_RANKS; i++) {
      if (g.rank[i] !== 0) g.rank[i] = g.rank[unit * MOST_RANKS];
    }
  }
}

test('it chooses alike in worlds that differ only in what its seat cannot know, and so do the features', () => {
  const random = makeRandom(11);
  let worldsDiffer = 0;
  for (let i = 0; i < 9; i++) {
    const g = battle(i, 'worlds');
    const policy = policyFor(g);
    const features = battalionBrings.features(g.battle);
    const [one, other] = [new Float64Array(features.names.length), new Float64Array(features.names.length)];
    play(g, (n) => {
      const viewer = seatToDecide(g);
      const answer = ask(policy, g);
      if (n % 3 === 0) {
        const world = otherWorld(battalionRules as unknown as AnyRuleset, g, viewer, random) as unknown as State;
        hideRanks(world, viewer);
        if (world.buf.some((word, at) => word !== g.buf[at])) worldsDiffer++;
        expect(ask(policy, world), pending(g)?.name).toBe(answer);
        if (g.stand !== 0) {
          features.write(g, viewer, one);
          features.write(world, viewer, other);
          expect(other).toEqual(one);
        }
      }
      return answer;
    });
  }
  expect(worldsDiffer).toBeGreaterThan(100);
});

test('whims lead to other plans for a turn, and the same whim to the same one', () => {
  let [turns, plans] = [0, 0];
  for (const i of [0, 3, 6, 9]) {
    const g = battle(i, 'whims');
    const policy = policyFor(g);
    const ahead = battalionRules.spare(g);
    const planOf = (salt: number): string => {
      copyInto(ahead, g);
      ahead.chance = new SeededChance('plan');
      const whim = whimOf(salt);
      const own = g.active;
      const made: number[] = [];
      play(
        ahead,
        () => {
          const mine = seatToDecide(ahead) === own && ahead.turn === g.turn;
          const choice = check(ahead, ask(policy, ahead, mine ? whim : null));
          if (mine) made.push(choice);
          return choice;
        },
        30,
      );
      return made.join();
    };
    play(
      g,
      (n) => {
        if (pending(g)?.name === 'redeploy' && n % 4 === 0) {
          turns++;
          plans += new Set(Array.from({ length: 12 }, (_, salt) => planOf(salt))).size;
          expect(planOf(5)).toBe(planOf(5));
        }
        return ask(policy, g);
      },
      150,
    );
  }
  expect(turns).toBeGreaterThan(8);
  expect(plans / turns).toBeGreaterThan(4);
});

test('it beats random in every set battle, on either side, and with four players', () => {
  const random = makeRandom(3);
  let won = 0;
  let games = 0;
  for (let i = 0; i < 3 * BATTLES; i++) {
    const g = battle(i, 'strength');
    if (!g.battle.sheet.id && g.battle.seats === 2) continue;
    const side = i % 2;
    const policy = policyFor(g);
    play(g, () => {
      if ((seatToDecide(g) & 1) === side) return ask(policy, g);
      choicesInto(g, offered);
      return offered.list[random(offered.count)];
    });
    games++;
    if (g.outcome === WIN + side) won++;
  }
  expect(games).toBe(36);
  expect(won).toBe(games);
});

test('the bold charge more often than the cautious', () => {
  const count = (temperament: Temperament): { charges: number; turns: number } => {
    const made = { charges: 0, turns: 0 };
    for (let i = 0; i < BATTLES; i += 3) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const g = battle(i, `temper ${seed}`);
        const policy = policyFor(g, temperament);
        play(g, () => {
          const choice = ask(policy, g);
          if (pending(g)?.name === 'action') {
            made.turns++;
            if (verbOf(choice) === V_CHARGE) made.charges++;
          }
          return choice;
        });
      }
    }
    return made;
  };
  const [cautious, bold] = [count('cautious'), count('bold')];
  expect(bold.charges / bold.turns).toBeGreaterThan(1.1 * (cautious.charges / cautious.turns));
});

describe('the features', () => {
  test('are finite, change sign with the side, and write nothing', () => {
    for (let i = 0; i < 12; i++) {
      const g = battle(i, 'features');
      const policy = policyFor(g);
      const features = battalionBrings.features(g.battle);
      const { length } = features.names;
      expect(new Set(features.names).size).toBe(length);
      const [ours, theirs] = [new Float64Array(length), new Float64Array(length)];
      // The kinds of cards in the own hand stand last and are not compared.
      const compared = features.names.indexOf('diceTexts');
      let turn = 0;
      play(g, () => {
        if (g.turn > turn) {
          turn = g.turn;
          const before = g.buf.slice();
          features.write(g, 0, ours);
          features.write(g, 1, theirs);
          expect(g.buf.every((word, at) => word === before[at])).toBe(true);
          for (let k = 0; k < length; k++) {
            expect(Number.isFinite(ours[k])).toBe(true);
            if (k < compared) expect(ours[k] + theirs[k], features.names[k]).toBe(0);
          }
          expect(ours[0]).toBe((g.active & 1) === 0 ? 1 : -1);
        }
        return ask(policy, g);
      });
    }
  });

  test('tell a side that has lost more from one that has not', () => {
    const g = battle(0, 'sides');
    const features = battalionBrings.features(g.battle);
    const [before, after] = [new Float64Array(features.names.length), new Float64Array(features.names.length)];
    const of = (name: string): number => features.names.indexOf(name);
    features.write(g, 0, before);
    g.deckLeft[1]--;
    const unit = g.battle.firstUnit[1];
    g.unitDisorder[unit]++;
    g.campOrder[1]--;
    features.write(g, 0, after);
    for (const name of ['lives', 'lastLives', 'order', 'disorder', 'danger']) {
      expect(after[of(name)], name).toBeGreaterThan(before[of(name)]);
    }
  });
});

describe('it does not miss', () => {
  const answer = (g: State): string => battalionRules.language.print(ask(policyFor(g), g));

  test('an open camp', () => {
    const rome = seat('rome', 'I hastati hastati hastati', 'I cretan-archers cretan-archers', 'III triarii triarii');
    const carthage = seat('carthage', 'II samnites samnites', 'I caetrati caetrati', 'III scutarii');
    const g = open([rome, carthage], { hands: [['veteran-troops', 'testudo'], []] });
    expect(answer(g)).toMatch(/^redeploy a\d S2$/);
  });

  test('the unit whose loss ends the battle', () => {
    const rome = seat('rome', 'I cretan-archers cretan-archers', 'II hastati hastati', 'III hastati hastati');
    const carthage = seat('carthage', 'I caetrati', 'II samnites samnites samnites', 'III scutarii scutarii');
    const g = open([rome, carthage], {
      edit(g) {
        g.deckLeft[1] = 0;
        g.unitDisorder[unitOf('b1')] = 1;
        g.campOrder[1]--;
      },
    });
    expect(answer(g)).toBe('barrage a1 x b1');
  });

  test('that a rally with an empty deck is the end', () => {
    const rome = seat('rome', 'II hastati hastati');
    const carthage = seat('carthage', 'II war-elephants war-elephants', 'II samnites samnites samnites');
    const g = open([rome, carthage], {
      edit(g) {
        g.deckLeft[0] = 0;
        linkUnits(g, 'a1', 'b1');
      },
    });
    expect(answer(g)).toBe('assault a1 x b1');
  });
});

test('it is a player for measuring, offered to nobody', () => {
  expect(Object.keys(battalionBots.makers)).not.toContain('policy');
  expect(battalionBots.measured?.policy('x').name).toBe('policy');
});
