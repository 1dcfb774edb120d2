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
import { ancients } from '../../index.ts';
import { cards } from '../../tables/cards.ts';
import { type AncientsTerrain, terrain } from '../../tables/terrain.ts';
import { traits } from '../../tables/traits.ts';
import { units } from '../../tables/units.ts';
import { closeDiceOf, closeLimits, evadesOf, fireLimits, shelterOf, swordsIgnored } from './table-words.ts';

export const unitsTable = common.unitTable(units, 'Units: blocks, symbol, movement', [
  ['Code', (unit) => unit.code],
  ['Blocks', (unit) => `${unit.blocks}`],
  ['Symbol', symbolOf],
  ['Kind', kindOf],
  ['Hexes', moveOf],
  ['Battle', (unit) => battleAfter(unit)],
]);

export const closeTable = common.unitTable(units, 'Units in close combat', [
  ['Dice', (unit) => closeDiceOf(unit, unit.closeDice)],
  ['Dice battling back', (unit) => closeDiceOf(unit, unit.backDice)],
  ['Its swords hit', (unit) => yesNo(unit.swordsHit)],
  ['Swords it ignores', swordsIgnored],
  ['Dice of elephants against it', (unit) => `${unit.diceOfElephant}`],
]);

export const missileTable = common.missileTable(units);

export const retreatTable = common.unitTable(units, 'Units going back and going on', [
  ['Hexes back for a flag', (unit) => `${unit.retreat}`],
  ['May evade', evadesOf],
  ['Advances', advanceOf],
  ['Bonus combat', bonusOf],
  ['Can be rallied', (unit) => yesNo(unit.rallies)],
]);

export const diceTable = common.classDiceTable(ancients.dice.faces);

const words = { closeDice: closeLimits, fireDice: fireLimits, shelter: shelterOf };

export const terrainTable = common.terrainTable(terrain, units, words);

/** One kind of ground, line by line. */
export const groundTable = (ground: AncientsTerrain): PassageTable => common.groundTable(ground, units, words);

export const cardsTable = (group: CardGroup | null, caption: string): PassageTable =>
  common.cardsTable(cards, group, caption);

export const traitsTable: PassageTable = {
  caption: 'Abilities that scenarios give',
  head: ['Name', 'Of', 'What it means'],
  rows: traits.map((trait) => [capital(trait.name), trait.of, trait.text]),
};

/** Scenarios with rules of their own, each rule in one sentence, or with special units and leaders. */
export const scenarioTable = common.scenarioTable(ancients);
