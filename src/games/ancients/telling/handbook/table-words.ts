// Words for the cells of the handbook's tables that only Ancients needs; the family has the rest.

import * as common from '../../../../families/commands/telling/handbook/words.ts';
import type { AncientsTerrain } from '../../tables/terrain.ts';
import type { AncientsUnit } from '../../tables/units.ts';

export const evadesOf = (unit: AncientsUnit): string =>
  ({
    nobody: 'nobody',
    everybody: 'everybody',
    footAndHeavyMounted: 'foot and heavy mounted units',
    footAndElephants: 'foot and elephants',
  })[unit.evades];

export const swordsIgnored = (unit: AncientsUnit): string =>
  unit.ignoresSwords > 9 ? 'all' : unit.ignoresSwords === 0 ? 'none' : `${unit.ignoresSwords}`;

export function closeDiceOf(unit: AncientsUnit, dice: number): string {
  if (unit.elephant) return `by opponent (${dice} against each other)`;
  return common.fullStrengthDice(dice, unit.fullStrengthBonus);
}

const fewer = (ground: AncientsTerrain): string => `${ground.fewerDice} fewer out of it`;

export const closeLimits = (ground: AncientsTerrain): string =>
  ground.fewerDice > 0 ? fewer(ground) : common.closeLimits(ground);

export const fireLimits = (ground: AncientsTerrain): string =>
  ground.fewerDice > 0 ? fewer(ground) : common.fireLimits(ground);

export function shelterOf(ground: AncientsTerrain): string {
  const where = ground.byHexside ? ', across its protected sides' : '';
  if (ground.shelters) return `foot ignores a sword and may ignore a flag${where}`;
  return ground.flagOnly ? 'foot may ignore a flag' : 'none';
}
