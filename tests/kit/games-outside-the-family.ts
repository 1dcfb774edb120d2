// The games outside the Commands family with what tests need of them: rules, computer players, invariants, made-up battles.

import { battalionBots } from '../../src/bots/battalion/index.ts';
import type { GameBots } from '../../src/bots/bot.ts';
import { darkAgesBots } from '../../src/bots/dark-ages/index.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { printSheet } from '../../src/games/battalion/text/sheet.ts';
import { musterSheet } from '../../src/games/battalion/text/sheet-army.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import type { Invariants } from './any-fuzz.ts';
import { checkBattalion, randomArmies } from './battalion.ts';
import { checkDarkAges } from './dark-ages.ts';
import { makeRandom } from './random.ts';

export interface OtherGame {
  readonly rules: AnyRuleset;
  readonly bots: GameBots;
  readonly check: Invariants;
  /** So many sheets of made-up battles; none where a game has no such. */
  texts(count: number): string[];
}

/** Battles of random armies: of two players with six to twelve units, and every third one of four. */
function musters(count: number): string[] {
  const random = makeRandom(4711);
  return Array.from({ length: count }, (_, n) => {
    const four = n % 3 === 2;
    const armies = randomArmies(four ? 4 : 2, four ? 3 + random(4) : 6 + random(7), random);
    return printSheet(musterSheet(armies.map((army, seat) => ({ ...army, name: `Army ${seat + 1}` }))));
  });
}

export const others: readonly OtherGame[] = [
  { rules: battalionRules, bots: battalionBots, check: checkBattalion as Invariants, texts: musters },
  { rules: darkAgesRules, bots: darkAgesBots, check: checkDarkAges as Invariants, texts: () => [] },
];

export const otherNamed = (id: string): OtherGame | undefined => others.find(({ rules }) => rules.id === id);
