// Random games for tests: the same seeds give the same games everywhere.

import type { State } from '../../src/families/commands/rules/state.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import type { CommandsView } from '../../src/families/commands/telling/view/view.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table, type TableOptions } from '../../src/kernel/table.ts';

export type AncientsTable = Table<State, CommandsView>;

/** A small generator of numbers below `below`. */
export function randomNumbers(seed: number): (below: number) => number {
  let x = seed | 0 || 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) / 4294967296) * below);
  };
}

export const newTable = (options: TableOptions, rules: CommandsRuleset = ancientsRules): AncientsTable =>
  new Table(rules, options);

/** Plays a random game; `each` sees the table before every choice, with the number of the decision. */
export function playRandom(
  options: TableOptions,
  seed: number,
  each: (table: AncientsTable, number: number) => void,
  most = 4000,
  rules: CommandsRuleset = ancientsRules,
): AncientsTable {
  const table = newTable(options, rules);
  const random = randomNumbers(seed);
  for (let n = 0; n < most && !table.over; n++) {
    each(table, n);
    const values = table.values();
    table.choose(values[random(values.length)]);
  }
  return table;
}

export const scenarioIds = ancientsRules.scenarios.map((scenario) => scenario.id);

/** A made-up battle with every kind of ground and every type of unit, for what no scenario has. */
export const everything = `vexillum 1 sheet
game: ancients
id: 901
name: Everything
date: 200 BC
top: Carthaginian; commander Hanno; command 6
bottom: Roman; commander Paullus; command 5; first
banners: 12
board: 13x9
terrain:
  hill: E2 E3
  forest: E5 D4
  brokenGround: E7
  marsh: D6 D7 D8 E8 F6 F7 E9 F8
  fordableRiver: E10
  bridge: E11
  scalableWall: E12 F12 D12
  rampart: F2>E2,E3
  fortifiedCamp: F4
  river: E13
  seacoast: I13
  steepHill: E1
units top: LI C1 C2; LB C3; LS C4; AX C5; WA C6{thebanSacredBand}; MI C7; HI C8; HWM B4; LC C9; LBC C10; BCH C11; MC C12; CAM C13;
  CCM B6; HC B8; HCC B9; HCH B11; EL B5 B7
units bottom: LI G1 G2; LB G3; LS G4; AX G5; WA G6; MI G7; HI G8; HWM H4; LC G9; LBC G10; BCH G11; MC G12{companions}; CAM G13;
  CCM H6; HC H8; HCC H9; HCH H11; EL H5 H7
leaders top: Mago C8; Hanno C6; Gisco A7
leaders bottom: Scipio G8{alexander}; Varro G6; Lone I7{poorLeadership}
rules: campCapture bottom C4 C5; campCapture top F4 G4; exitForBanner bottom A5 A6 A7; risingCommand bottom 3 6; fright bottom
source: made up for tests
`;
