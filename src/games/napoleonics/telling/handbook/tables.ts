// The handbook's tables. Every number and name in them is read from the tables that the rules themselves use.

import type { CardGroup } from '../../../../families/commands/tables/tables.ts';
import * as common from '../../../../families/commands/telling/handbook/tables.ts';
import {
  entersOf,
  isClosed,
  moveOf,
  nameCell,
  sightOver,
  stopsWhom,
  whichUnits,
  yesNo,
} from '../../../../families/commands/telling/handbook/words.ts';
import { capital } from '../../../../families/commands/telling/words.ts';
import type { PassageTable } from '../../../../kernel/handbook.ts';
import { napoleonics } from '../../index.ts';
import { groundNotes } from '../../rules/question-words.ts';
import { CAVALRY, INFANTRY } from '../../tables/arms.ts';
import { artilleryChart } from '../../tables/artillery.ts';
import { cards } from '../../tables/cards.ts';
import { type NapoleonicsTerrain, terrain } from '../../tables/terrain.ts';
import { units } from '../../tables/units.ts';
import {
  ARMS,
  armOf,
  battlesAfter,
  effectsOf,
  fullName,
  goesOn,
  ignoredFlags,
  LIGHT,
  meleeAgainstInfantry,
  meleeDice,
  movedFire,
  standingFire,
} from './table-words.ts';

/** Units under the name of their nation and type. */
const named = units.map((unit) => ({ ...unit, name: fullName(unit) }));

export const unitsTable = common.unitTable(named, 'Units: blocks, arm, movement', [
  ['Code', (unit) => unit.code],
  ['Blocks', (unit) => `${unit.blocks}`],
  ['Arm', armOf],
  ['Hexes', moveOf],
  ['Battle', battlesAfter],
]);

export const sourceTable = common.unitTable(named, 'How well each number stands', [
  ['Blocks', (unit) => unit.source.blocks],
  ['Dice', (unit) => unit.source.dice],
  ['Flags', (unit) => unit.source.flags],
  ['Note', (unit) => unit.source.note || 'nothing to add'],
]);

export const fireTable = common.unitTable(
  named.filter((unit) => unit.arm === INFANTRY),
  'Infantry fire: dice by blocks, from full strength down',
  [
    ['Range', (unit) => `${unit.range}`],
    ['Standing', standingFire],
    ['After moving', movedFire],
  ],
);

export const meleeTable = common.unitTable(named, 'Melee: dice by blocks, from full strength down', [
  ['Dice', meleeDice],
  ['Against infantry', meleeAgainstInfantry],
  ['Its sabres hit units', (unit) => yesNo(unit.sabresHit)],
]);

export const retreatTable = common.unitTable(named, 'Units going back and going on', [
  ['Hexes back for a flag', (unit) => `${unit.retreat}`],
  ['Flags it may ignore by its type', ignoredFlags],
  ['Retires before infantry', (unit) => yesNo(unit.arm === CAVALRY)],
  ['After a won melee', goesOn],
]);

/** Dice of the chart, each with a word where it is not the rulebook's. */
export const artilleryTable: PassageTable = {
  caption: 'Artillery: dice by blocks and range',
  head: ['Guns', 'Melee', '2 hexes', '3 hexes', '4 hexes', '5 hexes'],
  rows: artilleryChart.map(({ horse, blocks, dice, sure }) => [
    `${horse ? 'Horse artillery' : 'Foot artillery'}, ${blocks.join(' or ')} ${blocks.includes(1) ? 'block' : 'blocks'}`,
    ...dice.map((n, i) => (n === 0 ? 'out of range' : sure[i] === 'stated' ? `${n}` : `${n} (${sure[i]})`)),
  ]),
};

const FACES: { readonly [face: string]: readonly [string, string, string, string] } = {
  infantry: ['hits infantry', 'hits infantry', 'an infantry unit', 'a block for infantry'],
  cavalry: ['hits cavalry', 'hits cavalry', 'a cavalry unit', 'a block for cavalry'],
  artillery: ['hits artillery', 'hits artillery', 'an artillery unit', 'a block for artillery'],
  flag: ['drives the target back', 'drives the target back', 'any unit or leader', 'nothing'],
  sabres: ['hits any unit, if sabres of the unit that rolls do; hits a leader alone', 'nothing', 'nothing', 'nothing'],
};

/** A row for each face, with the number of sides that show it. */
export const diceTable: PassageTable = {
  caption: 'The faces of a battle die',
  head: ['Face', 'Sides', 'In melee', 'At range', 'Under Élan', 'Under Rally'],
  rows: [...new Set(napoleonics.dice.faces)].map((face) => [
    capital(face),
    `${napoleonics.dice.faces.filter((one) => one === face).length}`,
    ...FACES[face],
  ]),
};

export const terrainTable: PassageTable = {
  caption: 'Ground at a glance',
  head: ['Ground', 'May enter', 'Stops', 'View', 'Dice, squares and flags'],
  rows: terrain.map((ground) =>
    isClosed(ground, units)
      ? [nameCell(ground), 'no unit', 'nobody enters', sightOver(ground), 'none']
      : [nameCell(ground), entersOf(ground, units, ARMS), stopsWhom(ground), sightOver(ground), effectsOf(ground)],
  ),
};

/** Dice by direction in a line each, and all the rest in one. */
function effectRows(ground: NapoleonicsTerrain): string[][] {
  const notes = groundNotes(ground).map((note) => note.split(': '));
  const rest = notes.filter((parts) => parts.length === 1).map(([text]) => text);
  return [
    ...notes.filter((parts) => parts.length === 2).map(([where, dice]) => [capital(where), dice]),
    ...(rest.length > 0 ? [['Also', rest.join('; ')]] : []),
  ];
}

/** One kind of ground, line by line. */
export function groundTable(ground: NapoleonicsTerrain): PassageTable {
  const rows = isClosed(ground, units)
    ? [['Entering', 'nobody, and no retreat leads through it']]
    : [
        ['Entering', entersOf(ground, units, ARMS)],
        ['Stops', stopsWhom(ground)],
        [
          'Battle after entering',
          whichUnits(units, (unit) => ground.mayEnter(unit) && ground.mayBattleAfterEntering(unit), LIGHT),
        ],
        ...effectRows(ground),
      ];
  return { caption: capital(ground.name), head: ['', ''], rows: [...rows, ['View', sightOver(ground)]] };
}

export const cardsTable = (group: CardGroup | null, caption: string): PassageTable =>
  common.cardsTable(cards, group, caption);

export const scenarioTable = common.scenarioTable(napoleonics);
