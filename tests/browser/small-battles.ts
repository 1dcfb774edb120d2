// A small battle of each game, which is soon over: whole battles that are fought to their end on the page.

import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { B_SMALL, D_SMALL } from './positions-of-battalion-and-dark-ages.ts';

/** Two small armies near each other; the first banner decides. */
const small = (game: string, rest: string): string => `vexillum 1 sheet
game: ${game}
id: 900
name: A small battle
banners: 1
${rest}`;

export const SMALL_BATTLES: readonly (readonly [game: string, rules: AnyRuleset, sheet: string])[] = [
  [
    'ancients',
    ancientsRules,
    small(
      'ancients',
      `top: Carthaginian; commander Mago; command 4
bottom: Roman; commander Varro; command 4; first
board: 13x9
units top: AX D5 D7; MI D6; LI C6
units bottom: MI F5 F6 F7; HI G6
leaders bottom: Varro G6
`,
    ),
  ],
  [
    'medieval',
    medievalRules,
    small(
      'medieval',
      `top: Sassanid; commander Firouz; command 4
bottom: Byzantine; commander Belisarius; command 4; first
board: 13x11
units top: MI E5 E6; LB D6; MC D7
units bottom: MI G5 G6; HC G7; LB H6
leaders bottom: Belisarius G7
`,
    ),
  ],
  [
    'napoleonics',
    napoleonicsRules,
    small(
      'napoleonics',
      `top: British; commander Wellesley; command 4
bottom: French; commander Delaborde; command 4; first
board: 13x9
units top: BLN D5 D6; BLT D7
units bottom: FLN F5 F6 F7; FFA G6
leaders bottom: Brenier F6
`,
    ),
  ],
  ['battalion', battalionRules, B_SMALL],
  ['dark-ages', darkAgesRules, D_SMALL],
];
