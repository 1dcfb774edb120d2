// Words for the cells of the handbook's tables that only Medieval needs; the family has the rest.

import * as common from '../../../../families/commands/telling/handbook/words.ts';
import type { MedievalTerrain } from '../../tables/terrain.ts';
import { NO_LIMIT } from '../../tables/terrain.ts';
import type { MedievalUnit } from '../../tables/units.ts';
import { units } from '../../tables/units.ts';

export const evadesOf = (unit: MedievalUnit): string => {
  const whom = {
    nobody: 'nobody',
    everybody: 'everybody',
    footAndHeavyMounted: 'foot, heavy and super heavy cavalry',
    foot: 'foot',
  }[unit.evades];
  return unit.backShot ? `${whom}, with a shot back` : whom;
};

export const closeDiceOf = (unit: MedievalUnit): string =>
  common.fullStrengthDice(unit.closeDice, unit.fullStrengthBonus);

const CLASSES = ['light', 'medium', 'heavy', 'super heavy'] as const;

export const armourOf = (unit: MedievalUnit): string => CLASSES[unit.armour];

/** Units that differ only in their bows are one line of the table of armour. */
export const withoutBows = units.filter(
  (unit) =>
    !units.some(
      (other) => other !== unit && other.range === 0 && unit.name === other.name.replace(' cavalry', ' bow cavalry'),
    ),
);

/** Swords of one unit that another ignores in close combat. */
export const swordsIgnored = (target: MedievalUnit, by: MedievalUnit): number =>
  (target.armour > by.armour ? 1 : 0) + (target.cavalry && by.foot ? 1 : 0);

export const closeLimits = (ground: MedievalTerrain): string => {
  const usual = common.closeLimits(ground);
  return ground.ownerOut < NO_LIMIT ? `${usual}; out of an own one at most ${ground.ownerOut}` : usual;
};

export const fireLimits = (ground: MedievalTerrain): string => common.fireLimits(ground);

export function shelterOf(ground: MedievalTerrain): string {
  if (ground.footFlag) return 'foot may ignore a flag';
  return ground.ownerFlag ? 'its own side may ignore a flag' : 'none';
}
