// What the policy of the Commands games remembers: found again for the same question and for no other.

import { describe, expect, it } from 'vitest';
import { commandsBots } from '../../src/bots/commands/index.ts';
import { Memo } from '../../src/bots/commands/memo.ts';
import type { Policy } from '../../src/bots/general/brings.ts';
import { MOVED, ORDERED, type State } from '../../src/families/commands/rules/state.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { pending } from '../../src/kernel/procedure.ts';
import { seatToDecide, takeChoice } from '../../src/kernel/search.ts';
import { copyInto, RUNNING } from '../../src/kernel/state.ts';
import { games } from '../kit/games.ts';
import { makeRandom } from '../kit/random.ts';
import { everyNth } from '../kit/sweep.ts';

describe('the memo', () => {
  it('knows what was asked before, and nothing else, whatever shares its place', () => {
    const memo = new Memo(2, 3);
    const asked = (...words: number[]): boolean => {
      memo.words.set(words);
      memo.place();
      return memo.known;
    };
    // Nothing is known at first, not even of words that are all 0.
    expect(asked(0, 0, 0)).toBe(false);
    expect(asked(0, 0, 0)).toBe(true);
    for (let n = 1; n < 50; n++) {
      expect(asked(n, 0, -n)).toBe(false);
      expect(asked(n, 0, -n)).toBe(true);
      expect(asked(n, 0, n)).toBe(false);
    }
  });

  it('gives one place to the same words, and keeps it as long as no others come to it', () => {
    const memo = new Memo(64, 2);
    memo.words.set([7, 8]);
    const place = memo.place();
    memo.words.set([7, 9]);
    expect(memo.place()).not.toBe(place);
    memo.words.set([7, 8]);
    expect(memo.place()).toBe(place);
    expect(memo.known).toBe(true);
  });
});

const { brings } = commandsBots;
if (!brings) throw new Error('the games of the family have no policy');

function ask(policy: Policy<State>, g: State): number {
  const waiting = pending(g);
  if (waiting === null) throw new Error('nobody is asked');
  return policy.choose(g, seatToDecide(g), waiting, null);
}

type Random = (below: number) => number;

/** Differences in what a choice depends on; false where there is nothing to change. */
const changes: { readonly [what: string]: (g: State, random: Random) => boolean } = {
  'a side of last blocks': (g, random) => {
    const side = random(2);
    for (let u = g.battle.firstUnit[side]; u < g.battle.firstUnit[side + 1]; u++) {
      if (g.unitHex[u] >= 0) g.unitBlocks[u] = 1;
    }
    return true;
  },
  'the last banner': (g, random) => {
    const side = random(2);
    g.banners[side] = g.battle.goals[side] - 1;
    return true;
  },
  'a unit elsewhere': (g, random) => {
    const u = random(g.battle.unitCount);
    const from = g.unitHex[u];
    if (from < 0 || g.hexLeader[from] >= 0) return false;
    const to = g.battle.board.neighbours[from * 6 + random(6)];
    if (to < 0 || g.hexUnit[to] >= 0 || g.hexLeader[to] >= 0) return false;
    g.hexUnit[from] = -1;
    g.hexUnit[to] = u;
    g.unitHex[u] = to;
    return true;
  },
  'leaders gone': (g, random) => {
    const side = random(2);
    for (let l = g.battle.firstLeader[side]; l < g.battle.firstLeader[side + 1]; l++) {
      if (g.leaderHex[l] >= 0) g.hexLeader[g.leaderHex[l]] = -1;
      g.leaderHex[l] = -1;
    }
    return true;
  },
  'a unit that has moved': (g, random) => {
    const u = random(g.battle.unitCount);
    if (g.unitHex[u] < 0 || (g.unitMark[u] & (ORDERED | MOVED)) !== ORDERED) return false;
    g.unitMark[u] |= MOVED;
    return true;
  },
};

/** Decisions whose answers are remembered, or come from what is. */
const REMEMBERED = new Set(['playCard', 'orderBySection', 'orderByClass', 'moveUnits']);

describe.each(games.map(({ rules, game }) => [game.id, rules] as const))('%s', (_id, rules) => {
  it('answers a question that differs in one thing as one who was never asked', () => {
    const random = makeRandom(23);
    const scenarios = everyNth(
      rules.scenarios.map(({ id }) => id),
      5,
    );
    let [asked, others] = [0, 0];
    for (const scenario of scenarios) {
      const g: State = rules.start({ scenario }, new SeededChance('memo'));
      const used = brings.policy(g.battle, 'steady');
      const aside = rules.spare(g) as State;
      for (let n = 0; g.outcome === RUNNING && g.turn < 9; n++) {
        const name = pending(g)?.name ?? '';
        const choice = ask(used, g);
        if (REMEMBERED.has(name) && n % 3 === 0) {
          for (const [what, change] of Object.entries(changes)) {
            copyInto(aside, g);
            if (!change(aside, random)) continue;
            asked++;
            const answer = ask(used, aside);
            if (answer !== choice) others++;
            expect(answer, `${name} of ${scenario}: ${what}`).toBe(ask(brings.policy(g.battle, 'steady'), aside));
          }
          expect(ask(used, g)).toBe(choice);
        }
        takeChoice(g, choice);
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(others).toBeGreaterThan(10);
  });
});
