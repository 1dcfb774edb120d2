// Policies of Battalion and Dark Ages under every ruling that can be switched: each alone and all at once, in set battles and in musters of
// two and four that the computer drew up; every choice is on offer and every battle ends. And the recruit, who sees less.

import { describe, expect, test } from 'vitest';
import { musteredArmy } from '../../src/bots/battalion/muster.ts';
import { type Brings, TEMPERAMENTS } from '../../src/bots/general/brings.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { factions } from '../../src/games/battalion/tables/tables.ts';
import { printSheet } from '../../src/games/battalion/text/sheet.ts';
import { musterSheet } from '../../src/games/battalion/text/sheet-army.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';
import type { Start } from '../../src/kernel/ruleset.ts';
import { choicesInto, seatToDecide, takeChoice } from '../../src/kernel/search.ts';
import { type KernelState, RUNNING, WIN } from '../../src/kernel/state.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { botsOf } from '../../src/loaded.ts';
import { makeRandom } from '../kit/random.ts';

/** More decisions than any of these battles has. */
const MOST = 6000;
const offered = new Choices();

const bringsOf = (game: string): Brings<KernelState> => botsOf(game).brings ?? expect.unreachable();

/** Armies that the computer drew up, of two or of four players. */
function mustered(players: number, size: number, seed: string): string {
  const armies = factions.slice(0, players).map(({ key }) => musteredArmy(key, size, seed));
  return printSheet(musterSheet(armies));
}

/** Battles to be played under each switch, others for each. */
function battles(rules: AnyRuleset, n: number): Start[] {
  const { id } = rules.scenarios[n % rules.scenarios.length];
  if (rules.id !== 'battalion') return [{ scenario: id }];
  return [{ scenario: id }, { text: mustered(2, 6 + (n % 7), `${n}`) }, { text: mustered(4, 3 + (n % 4), `${n}`) }];
}

/** Plays a battle by two temperaments; every choice must be on offer. Answers how many decisions it had. */
function played(rules: AnyRuleset, start: Start, n: number): number {
  const brings = bringsOf(rules.id);
  const g = rules.start(start, new SeededChance(`switched ${n}`));
  const policies = [0, 1].map((side) => brings.policy(g.battle, TEMPERAMENTS[(n + side) % TEMPERAMENTS.length]));
  let decisions = 0;
  for (; g.outcome === RUNNING && decisions < MOST; decisions++) {
    const decision = pending(g) ?? expect.unreachable();
    const seat = seatToDecide(g);
    const choice = policies[brings.sideOf(seat)].choose(g, seat, decision, null);
    choicesInto(g, offered);
    if (!offered.has(choice)) expect.fail(`${rules.language.print(choice)} is not on offer at ${decision.name}`);
    takeChoice(g, choice);
  }
  expect(g.outcome).not.toBe(RUNNING);
  return decisions;
}

describe.each([battalionRules, darkAgesRules] as unknown as AnyRuleset[])('$name: rulings switched', (rules) => {
  const keys = rules.rulings.map(({ key }) => key);
  const cases = [...keys.map((key) => [key]), keys];

  test.each(cases.map((options, n) => ({ options, n })))('$options', ({ options, n }) => {
    let decisions = 0;
    for (const start of battles(rules, n)) decisions += played(rules, { ...start, options }, n);
    // Counted: battles that end at once would prove nothing.
    expect(decisions).toBeGreaterThan(60);
  });
});

/** Who wins when the recruit meets another player: the recruit has this side. */
function won(
  rules: AnyRuleset,
  recruit: Brings<KernelState>,
  scenario: string,
  side: number,
  other: 'policy' | 'random',
): number {
  const g = rules.start({ scenario }, new SeededChance(`recruit ${scenario} ${side}`));
  const own = recruit.policy(g.battle, 'steady');
  const policy = bringsOf(rules.id).policy(g.battle, 'steady');
  const random = makeRandom(5 + side);
  while (g.outcome === RUNNING) {
    const decision = pending(g) ?? expect.unreachable();
    const seat = seatToDecide(g);
    choicesInto(g, offered);
    let choice = offered.list[0];
    if (recruit.sideOf(seat) === side) choice = own.choose(g, seat, decision, null);
    else if (other === 'policy') choice = policy.choose(g, seat, decision, null);
    else choice = offered.list[random(offered.count)];
    takeChoice(g, choice);
  }
  return g.outcome - WIN === side ? 1 : 0;
}

describe('the recruit sees less than the policy, and more than nothing', () => {
  test.each([battalionRules, darkAgesRules] as unknown as AnyRuleset[])('in $name', (rules) => {
    const brings = bringsOf(rules.id);
    const recruit = { ...brings, policy: (battle: unknown) => brings.policy(battle, 'steady', 'narrow') };
    const games = rules.scenarios.flatMap(({ id }) => [0, 1].map((side) => ({ id, side })));
    const count = (other: 'policy' | 'random'): number =>
      games.reduce((sum, { id, side }) => sum + won(rules, recruit, id, side, other), 0);
    expect(count('random')).toBeGreaterThanOrEqual(0.85 * games.length);
    expect(count('policy')).toBeLessThan(0.45 * games.length);
  });
});
