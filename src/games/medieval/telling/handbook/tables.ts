// The handbook's tables. Every number and name in them is read from the tables that the rules themselves use.

import type { CardGroup } from '../../../../families/commands/tables/tables.ts';
import * as common from '../../../../families/commands/telling/handbook/tables.ts';
import {
  advanceOf,
  battleAfter,
  bonusOf,
  kindOf,
  moveOf,
  symbolOf,
  yesNo,
} from '../../../../families/commands/telling/handbook/words.ts';
import { capital } from '../../../../families/commands/telling/words.ts';
import type { PassageTable } from '../../../../kernel/handbook.ts';
import { medieval } from '../../index.ts';
import { cards } from '../../tables/cards.ts';
import { type MedievalTerrain, terrain } from '../../tables/terrain.ts';
import { units } from '../../tables/units.ts';
import {
  armourOf,
  closeDiceOf,
  closeLimits,
  evadesOf,
  fireLimits,
  shelterOf,
  swordsIgnored,
  withoutBows,
} from './table-words.ts';

export const unitsTable = common.unitTable(units, 'Units: blocks, symbol, movement', [
  ['Code', (unit) => unit.code],
  ['Blocks', (unit) => `${unit.blocks}`],
  ['Symbol', symbolOf],
  ['Kind', kindOf],
  ['Hexes', moveOf],
  ['Battle', (unit) => battleAfter(unit)],
]);

export const closeTable = common.unitTable(units, 'Units in close combat', [
  ['Dice', closeDiceOf],
  ['Its swords hit', (unit) => yesNo(unit.swordsHit)],
  ['Armour', armourOf],
]);

/** Who ignores how many swords of whom; units that differ only in bows are one, and so are those whose swords miss. */
export const armourTable: PassageTable = {
  caption: 'Swords that the unit at the left ignores from the unit above',
  head: ['Unit', ...withoutBows.filter((by) => by.swordsHit).map((by) => capital(by.name))],
  rows: withoutBows.map((target) => [
    capital(target.name),
    ...withoutBows.filter((by) => by.swordsHit).map((by) => `${swordsIgnored(target, by) || 'none'}`),
  ]),
};

export const missileTable = common.missileTable(units);

export const retreatTable = common.unitTable(units, 'Units going back and going on', [
  ['Hexes back for a flag', (unit) => `${unit.retreat}`],
  ['May evade', evadesOf],
  ['Advances', advanceOf],
  ['Bonus combat', bonusOf],
]);

export const diceTable = common.classDiceTable(medieval.dice.faces, {
  flag: ['drives the target back', 'drives the target back', 'a unit, to move without battle'],
});

const words = { closeDice: closeLimits, fireDice: fireLimits, shelter: shelterOf };

export const terrainTable = common.terrainTable(terrain, units, words);

/** One kind of ground, line by line. */
export const groundTable = (ground: MedievalTerrain): PassageTable => common.groundTable(ground, units, words);

export const cardsTable = (group: CardGroup | null, caption: string): PassageTable =>
  common.cardsTable(cards, group, caption);

export const scenarioTable = common.scenarioTable(medieval);
