// Tables that the handbooks of all games of the family have, made from the tables of the game that asks.

import type { PassageTable } from '../../../../kernel/handbook.ts';
import type { RulingInfo } from '../../../../kernel/ruleset.ts';
import type { CommandsGame } from '../../tables/game.ts';
import type { Card, CardGroup, UnitType } from '../../tables/tables.ts';
import { makeRules } from '../../text/battle-pieces.ts';
import type { Sheet } from '../../text/sheet.ts';
import { battleSentences } from '../rule-sentences.ts';
import { capital } from '../words.ts';
import {
  CLASS_SYMBOLS,
  type DiceLimits,
  entersOf,
  fireAfterMove,
  isClosed,
  nameCell,
  sightOver,
  stopsWhom,
  whichUnits,
} from './words.ts';

/** One column of a table about units. */
export type UnitColumn<U extends UnitType> = readonly [head: string, cell: (unit: U) => string];

/** A row for each unit, its name first. */
export function unitTable<U extends UnitType>(
  units: readonly U[],
  caption: string,
  columns: readonly UnitColumn<U>[],
): PassageTable {
  return {
    caption,
    head: ['Unit', ...columns.map(([head]) => head)],
    rows: units.map((unit) => [nameCell(unit), ...columns.map(([, cell]) => cell(unit))]),
  };
}

/** Units with missiles whose dice do not depend on their blocks. */
export const missileTable = <U extends UnitType>(units: readonly U[]): PassageTable =>
  unitTable(
    units.filter((unit) => unit.range > 0),
    'Units with missiles',
    [
      ['Range', (unit) => `${unit.range}`],
      ['Dice standing', (unit) => `${unit.fireStill}`],
      ['Dice after moving', (unit) => (unit.fireAfter > 0 ? `${unit.fireMoved}` : 'none')],
      ['May fire', fireAfterMove],
    ],
  );

/** What a face does: in close combat, at range, and when dice give orders. */
export type FaceWords = readonly [close: string, range: string, orders: string];

const HITS_SYMBOL = 'hits units with that symbol';

/** Dice with the symbols of the three classes; a game says otherwise where a face does something else. */
const CLASS_FACES: { readonly [face: string]: FaceWords } = {
  light: [HITS_SYMBOL, HITS_SYMBOL, 'a light unit'],
  medium: [HITS_SYMBOL, HITS_SYMBOL, 'a medium unit'],
  heavy: [HITS_SYMBOL, HITS_SYMBOL, 'a heavy unit'],
  helmet: ['hits if a leader is with the roller or next to it', 'nothing; hits a leader alone', 'any unit or leader'],
  flag: ['drives the target back', 'drives the target back', 'nothing'],
  swords: ['hits, if swords of the unit that rolls do', 'nothing', 'nothing'],
};

export const classDiceTable = (
  faces: readonly string[],
  otherwise: { readonly [face: string]: FaceWords } = {},
): PassageTable => ({
  caption: 'The six faces of a battle die',
  head: ['Face', 'In close combat', 'At range', 'When dice give orders'],
  rows: faces.map((face, i) => [
    CLASS_SYMBOLS[i] ? `${capital(face)} (${CLASS_SYMBOLS[i]})` : capital(face),
    ...(otherwise[face] ?? CLASS_FACES[face]),
  ]),
});

/** The cards of a group, or all of them. */
export function cardsTable(cards: readonly Card[], group: CardGroup | null, caption: string): PassageTable {
  return {
    caption,
    head: ['Card', 'Copies', 'What it does'],
    rows: cards
      .filter((card) => group === null || card.group === group)
      .map((card) => [card.name, `${card.count}`, card.text]),
  };
}

/** References to the cards of a group, by the title that the game's references give a card. */
export const cardRefs = (game: CommandsGame, cards: readonly Card[], group: CardGroup): string[] =>
  cards.filter((card) => card.group === group).map((card) => `${game.ref} ${game.words.cardTitle(card)}`);

/** What each kind of ground does, in the words that the game finds for its own effects. */
export interface GroundWords<T> {
  closeDice(ground: T): string;
  fireDice(ground: T): string;
  shelter(ground: T): string;
}

export function terrainTable<T extends DiceLimits>(
  terrain: readonly T[],
  units: readonly UnitType[],
  words: GroundWords<T>,
): PassageTable {
  return {
    caption: 'Ground at a glance',
    head: ['Ground', 'May enter', 'Stops', 'Close combat dice', 'Ranged dice', 'View', 'Shelter'],
    rows: terrain.map((ground) =>
      isClosed(ground, units)
        ? [nameCell(ground), 'no unit', 'nobody enters', 'none', 'none', sightOver(ground), 'none']
        : [
            nameCell(ground),
            entersOf(ground, units),
            stopsWhom(ground),
            words.closeDice(ground),
            words.fireDice(ground),
            sightOver(ground),
            words.shelter(ground),
          ],
    ),
  };
}

/** One kind of ground, line by line. */
export function groundTable<T extends DiceLimits>(
  ground: T,
  units: readonly UnitType[],
  words: GroundWords<T>,
): PassageTable {
  const rows = isClosed(ground, units)
    ? [
        ['Entering', 'nobody, and no retreat or evade leads through it'],
        ['View', sightOver(ground)],
      ]
    : [
        ['Entering', entersOf(ground, units)],
        ['Stops', stopsWhom(ground)],
        [
          'Battle after entering',
          whichUnits(units, (unit) => ground.mayEnter(unit) && ground.mayBattleAfterEntering(unit)),
        ],
        ['Close combat dice', words.closeDice(ground)],
        ['Ranged dice', words.fireDice(ground)],
        ['View', sightOver(ground)],
        ['Shelter', words.shelter(ground)],
      ];
  return { caption: capital(ground.name), head: ['', ''], rows };
}

/** The abilities that a sheet gives, by name. */
function abilitiesOf(game: CommandsGame, sheet: Sheet): string {
  const keys = new Set([...sheet.units, ...sheet.leaders].flatMap((piece) => piece.traits));
  return capital(
    game.traits
      .filter((trait) => keys.has(trait.key))
      .map((trait) => trait.name)
      .join(', '),
  );
}

/** Battles with rules of their own, each rule in one sentence, and the abilities of their units and leaders. */
export function scenarioTable(game: CommandsGame): PassageTable {
  const abilities = game.traits.length > 0;
  const rows = game.sheets
    .map((sheet) => {
      const optionalRules = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
      const rules = makeRules(game, sheet, { optionalRules });
      return [
        `${sheet.id} ${sheet.name}`,
        battleSentences(sheet, rules).join(' ') || 'none',
        abilitiesOf(game, sheet) || 'none',
      ];
    })
    .filter(([, rules, own]) => rules !== 'none' || own !== 'none');
  return abilities
    ? {
        caption: 'Battles with rules or abilities of their own',
        head: ['Battle', 'Rules', 'Abilities'],
        rows,
      }
    : {
        caption: 'Battles with rules of their own',
        head: ['Battle', 'Rules'],
        rows: rows.map((row) => row.slice(0, 2)),
      };
}

/** Points that a table may settle the other way. */
export const rulingsTable = (rulings: readonly RulingInfo[]): PassageTable => ({
  caption: 'Points that a table may settle otherwise',
  head: ['Question', 'Usual reading', 'Other reading', 'How sure'],
  rows: rulings.map(({ question, usual, instead, source }) => [question, usual, instead, source]),
});
