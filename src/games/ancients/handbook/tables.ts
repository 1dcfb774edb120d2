// The handbook's tables. Every number and name in them is read from the tables that the rules themselves use.

import { makeRules } from '../../../families/commands/battle-pieces.ts';
import type { Sheet } from '../../../families/commands/sheet.ts';
import type { CardGroup } from '../../../families/commands/tables.ts';
import type { PassageTable } from '../../../kernel/handbook.ts';
import { cards } from '../cards.ts';
import { ancients } from '../index.ts';
import { type AncientsTerrain, terrain } from '../terrain.ts';
import { traits } from '../traits.ts';
import { units } from '../units.ts';
import {
  advanceOf,
  battleAfter,
  bonusOf,
  capital,
  closeDiceOf,
  closeLimits,
  evadesOf,
  fireLimits,
  isClosed,
  kindOf,
  moveOf,
  SYMBOLS,
  shelterOf,
  sightOver,
  stopsWhom,
  swordsIgnored,
  symbolOf,
  whichUnits,
} from './table-words.ts';

const yes = (is: boolean): string => (is ? 'yes' : 'no');

export const unitsTable: PassageTable = {
  caption: 'Units: blocks, symbol, movement',
  head: ['Unit', 'Code', 'Blocks', 'Symbol', 'Kind', 'Hexes', 'Battle'],
  rows: units.map((unit) => [
    capital(unit.name),
    unit.code,
    `${unit.blocks}`,
    symbolOf(unit),
    kindOf(unit),
    moveOf(unit),
    battleAfter(unit),
  ]),
};

export const closeTable: PassageTable = {
  caption: 'Units in close combat',
  head: ['Unit', 'Dice', 'Dice battling back', 'Its swords hit', 'Swords it ignores', 'Dice of elephants against it'],
  rows: units.map((unit) => [
    capital(unit.name),
    closeDiceOf(unit, unit.closeDice),
    closeDiceOf(unit, unit.backDice),
    yes(unit.swordsHit),
    swordsIgnored(unit),
    `${unit.diceOfElephant}`,
  ]),
};

export const missileTable: PassageTable = {
  caption: 'Units with missiles',
  head: ['Unit', 'Range', 'Dice standing', 'Dice after moving', 'May fire'],
  rows: units
    .filter((unit) => unit.range > 0)
    .map((unit) => [
      capital(unit.name),
      `${unit.range}`,
      `${unit.fireStill}`,
      unit.fireAfter > 0 ? `${unit.fireMoved}` : 'none',
      unit.fireAfter === 0
        ? 'only if it did not move'
        : unit.fireAfter < unit.move
          ? `after ${unit.fireAfter} hex at most`
          : 'after any move',
    ]),
};

export const retreatTable: PassageTable = {
  caption: 'Units going back and going on',
  head: ['Unit', 'Hexes back for a flag', 'May evade', 'Advances', 'Bonus combat', 'Can be rallied'],
  rows: units.map((unit) => [
    capital(unit.name),
    `${unit.retreat}`,
    evadesOf(unit),
    advanceOf(unit),
    bonusOf(unit),
    yes(unit.rallies),
  ]),
};

/** What each face does, in the order of the die. */
const FACES: { readonly [face: string]: readonly [string, string, string] } = {
  light: ['hits units with that symbol', 'hits units with that symbol', 'a light unit'],
  medium: ['hits units with that symbol', 'hits units with that symbol', 'a medium unit'],
  heavy: ['hits units with that symbol', 'hits units with that symbol', 'a heavy unit'],
  helmet: ['hits if a leader is with the roller or next to it', 'nothing; hits a leader alone', 'any unit or leader'],
  flag: ['drives the target back', 'drives the target back', 'nothing'],
  swords: ['hits, if swords of the unit that rolls do', 'nothing', 'nothing'],
};

export const diceTable: PassageTable = {
  caption: 'The six faces of a battle die',
  head: ['Face', 'In close combat', 'At range', 'When dice give orders'],
  rows: ancients.dice.faces.map((face, i) => [
    SYMBOLS[i] ? `${capital(face)} (${SYMBOLS[i]})` : capital(face),
    ...FACES[face],
  ]),
};

export const terrainTable: PassageTable = {
  caption: 'Ground at a glance',
  head: ['Ground', 'May enter', 'Stops', 'Close combat dice', 'Ranged dice', 'View', 'Shelter'],
  rows: terrain.map((ground) =>
    isClosed(ground)
      ? [capital(ground.name), 'no unit', 'nobody enters', 'none', 'none', sightOver(ground), 'none']
      : [
          capital(ground.name),
          whichUnits((unit) => ground.mayEnter(unit)),
          stopsWhom(ground),
          closeLimits(ground),
          fireLimits(ground),
          sightOver(ground),
          shelterOf(ground),
        ],
  ),
};

/** One kind of ground, line by line. */
export function groundTable(ground: AncientsTerrain): PassageTable {
  const rows = isClosed(ground)
    ? [
        ['Entering', 'nobody, and no retreat or evade leads through it'],
        ['View', sightOver(ground)],
      ]
    : [
        ['Entering', whichUnits((unit) => ground.mayEnter(unit))],
        ['Stops', stopsWhom(ground)],
        ['Battle after entering', whichUnits((unit) => ground.mayEnter(unit) && ground.mayBattleAfterEntering(unit))],
        ['Close combat dice', closeLimits(ground)],
        ['Ranged dice', fireLimits(ground)],
        ['View', sightOver(ground)],
        ['Shelter', shelterOf(ground)],
      ];
  return { caption: capital(ground.name), head: ['', ''], rows };
}

export function cardsTable(group: CardGroup | null, caption: string): PassageTable {
  return {
    caption,
    head: ['Card', 'Copies', 'What it does'],
    rows: cards
      .filter((card) => group === null || card.group === group)
      .map((card) => [card.name, `${card.count}`, card.text]),
  };
}

export const traitsTable: PassageTable = {
  caption: 'Abilities that scenarios give',
  head: ['Name', 'Of', 'What it means'],
  rows: traits.map((trait) => [capital(trait.name), trait.of, trait.text]),
};

/** The abilities that a sheet gives, by name. */
function abilitiesOf(sheet: Sheet): string {
  const keys = new Set([...sheet.units, ...sheet.leaders].flatMap((piece) => piece.traits));
  const names = traits.filter((trait) => keys.has(trait.key)).map((trait) => trait.name);
  return capital(names.join(', '));
}

/** Scenarios with rules of their own, each rule in one sentence, or with special units and leaders. */
export const scenarioTable: PassageTable = {
  caption: 'Battles with rules or abilities of their own',
  head: ['Battle', 'Rules', 'Abilities'],
  rows: ancients.sheets
    .map((sheet) => {
      const optionalRules = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
      const rules = makeRules(ancients, sheet, { optionalRules });
      return [
        `${sheet.id} ${sheet.name}`,
        [...new Set(rules.map((rule) => (rule.optional ? `Optional: ${rule.text}` : rule.text)))].join(' ') || 'none',
        abilitiesOf(sheet) || 'none',
      ];
    })
    .filter(([, rules, abilities]) => rules !== 'none' || abilities !== 'none'),
};
