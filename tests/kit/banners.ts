// Banners counted anew from what lies on the table: enemy units and leaders lost, own ones gone over the edge, objectives.

import { ELIMINATED, EXITED, type State } from '../../src/families/commands/rules/state.ts';

const SIDES = ['top', 'bottom'];
const sideOf = (word: string): number => SIDES.indexOf(word);

/** What a special rule has given so far, by its counter; `cleared` are the tiles that are gone. */
type Objectives = (g: State, args: readonly string[], goal: number, counted: number[]) => void;

/** One banner for each bit. */
const bits: Objectives = (_g, args, goal, counted) => {
  for (let left = goal; left !== 0; left >>= 1) counted[sideOf(args[0])] += left & 1;
};

/** Two bits for each holding: 1 + the side that has its banners. */
const held =
  (worth: (args: readonly string[]) => number): Objectives =>
  (_g, args, goal, counted) => {
    for (let left = goal; left > 0; left >>= 2) if ((left & 3) !== 0) counted[(left & 3) - 1] += worth(args);
  };

/** One banner for each tile of a kind that is gone. */
const tiles =
  (kind: string): Objectives =>
  (g, args, _goal, counted) => {
    const { removable, grounds } = g.battle;
    removable.forEach((hex, i) => {
      if ((g.cleared & (1 << i)) !== 0 && grounds[0].terrain[hex].key === kind) counted[sideOf(args[0])]++;
    });
  };

const objectives: { readonly [rule: string]: Objectives } = {
  campCapture: bits,
  heldHexes: held(() => 1),
  heldGroup: held((args) => Number(args[0])),
  gateBanner: tiles('cityGate'),
  razeCamps: tiles('camp'),
};

/** Rules whose banners leave no other trace. */
const untold = ['scoutForBanner'];

/** The banners of both sides as they must be; where a rule leaves no trace of its own, at least as many. */
export function bannersCounted(g: State): { least: number[]; exact: boolean } {
  const { unitCount, leaderCount, unitSide, leaderSide, rules, sheet } = g.battle;
  const least = [0, 0];
  for (let u = 0; u < unitCount; u++) {
    const worth = rules.reduce((most, rule) => Math.max(most, rule.bannersFor?.(g, u) ?? 1), 1);
    if (g.unitFate[u] === ELIMINATED) least[1 - unitSide[u]] += worth;
    if (g.unitFate[u] === EXITED) least[unitSide[u]]++;
  }
  for (let l = 0; l < leaderCount; l++) {
    if (g.leaderFate[l] === ELIMINATED) least[1 - leaderSide[l]]++;
    if (g.leaderFate[l] === EXITED) least[leaderSide[l]]++;
  }
  sheet.rules.forEach((rule, index) => {
    objectives[rule.key]?.(g, rule.args, g.goal[index], least);
  });
  return { least, exact: !rules.some((rule) => untold.includes(rule.key)) };
}
