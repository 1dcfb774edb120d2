// Units of two games side by side: type by type where both have the type, else by kinds of unit.

import type { CommandsGame } from '../../families/commands/tables/game.ts';
import type { UnitType } from '../../families/commands/tables/tables.ts';
import {
  advanceOf,
  battleAfter,
  bonusOf,
  fireAfterMove,
  moveOf,
  symbolOf,
} from '../../families/commands/telling/handbook/words.ts';
import { capital, list } from '../../families/commands/telling/words.ts';
import type { Passage, PassageTable } from '../../kernel/handbook.ts';
import type { Book } from './books.ts';

/** Types that correspond under different names: the one here, and the one of the other game. */
const COUNTERPARTS: { readonly [key: string]: string } = { superHeavyCavalry: 'cataphractedCavalry' };

/** The handbook's table of a passage. */
export function tableOf({ handbook, game }: Book, id: string): PassageTable {
  const passage = handbook.chapters.flatMap(({ passages }) => passages).find((one) => one.id === id);
  if (!passage?.table) throw new Error(`the handbook of ${game.name} has no table "${id}"`);
  return passage.table;
}

/** What a game's own table says of a unit. */
function cellOf(book: Book, id: string, head: string, unit: UnitType): string {
  const table = tableOf(book, id);
  const row = table.rows.find(([name]) => name === capital(unit.name));
  return row?.[table.head.indexOf(head)] ?? 'none';
}

type Fact = readonly [head: string, of: (unit: UnitType, book: Book) => string];

const FACTS: readonly Fact[] = [
  ['Blocks', (unit) => `${unit.blocks}`],
  ['Symbol', symbolOf],
  ['Hexes', moveOf],
  ['Battle', (unit) => battleAfter(unit)],
  ['Dice', (unit) => `${unit.closeDice}`],
  ['Its swords hit', (unit, book) => cellOf(book, 'close-combat', 'Its swords hit', unit)],
  ['Range', (unit) => (unit.range > 0 ? `${unit.range}, ${fireAfterMove(unit)}` : 'none')],
  ['Back for a flag', (unit) => `${unit.retreat}`],
  ['May evade', (unit, book) => cellOf(book, 'retreat', 'May evade', unit)],
  ['Advances', advanceOf],
  ['Bonus combat', bonusOf],
];

const counterpart = (unit: UnitType, other: CommandsGame): UnitType | undefined =>
  other.units.find(({ key }) => key === (COUNTERPARTS[unit.key] ?? unit.key));

const namesOf = (units: readonly UnitType[]): string => list(units.map((unit) => unit.name));

/** Every type that both games have: one value where they agree, else both. */
function byType(book: Book, from: Book, name: string): Passage {
  const { game } = book;
  const other = from.game;
  const pairs = game.units.flatMap((unit) => {
    const known = counterpart(unit, other);
    return known === undefined ? [] : [[unit, known] as const];
  });
  const onlyHere = game.units.filter((unit) => counterpart(unit, other) === undefined);
  const onlyThere = other.units.filter((unit) => !pairs.some(([, known]) => known === unit));
  return {
    id: 'different-units',
    title: 'Units side by side',
    refs: [],
    text: [
      `Where a number is not the same, that of ${name} stands in brackets.`,
      `Only here: ${namesOf(onlyHere)}.`,
      `Only in ${name}: ${namesOf(onlyThere)}.`,
    ],
    table: {
      caption: `Units here and in ${name}`,
      head: ['Unit', ...FACTS.map(([head]) => head)],
      rows: pairs.map(([unit, known]) => [
        unit.name === known.name ? capital(unit.name) : `${capital(unit.name)} (${known.name})`,
        ...FACTS.map(([, of]) => {
          const here = of(unit, book);
          const there = of(known, from);
          return here === there ? here : `${here} (${there})`;
        }),
      ]),
    },
  };
}

/** `2`, or `1 to 4`. */
function span(units: readonly UnitType[], of: (unit: UnitType) => number): string {
  const values = units.map(of);
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** Kinds of unit that each game has, by its own classes: foot, cavalry and the rest. */
const KINDS: readonly (readonly [name: string, of: (unit: UnitType) => boolean])[] = [
  ['Foot', (unit) => unit.foot && unit.mayAdvance],
  ['Cavalry', (unit) => unit.cavalry],
  ['Artillery and war machines', (unit) => !unit.mayAdvance],
  ['Other mounted units', (unit) => !unit.foot && !unit.cavalry && unit.mayAdvance],
];

/** No type is the same: the smallest and largest numbers of each kind. */
function byKind(game: CommandsGame, other: CommandsGame, name: string): Passage {
  const cells = (units: readonly UnitType[]): string[] =>
    units.length === 0
      ? Array.from({ length: 6 }, () => 'none')
      : [
          span(units, (unit) => unit.blocks),
          span(units, (unit) => unit.move),
          span(units, (unit) => unit.closeDice),
          span(units, (unit) => unit.range),
          span(units, (unit) => Math.max(unit.fireStill, 0)),
          span(units, (unit) => unit.retreat),
        ];
  return {
    id: 'different-units',
    title: 'Units side by side',
    refs: [],
    text: [
      'No unit of the one game is quite a unit of the other, so the table compares kinds. Dice are those of full strength; here they fall with every block, there they do not.',
    ],
    table: {
      caption: `Kinds of unit here and in ${name}`,
      head: ['Kind', 'Blocks', 'Hexes', 'Dice next to the enemy', 'Range', 'Dice firing', 'Back for a flag'],
      rows: KINDS.flatMap(([kind, is]) => [
        [`${kind}, here`, ...cells(game.units.filter(is))],
        [`${kind}, ${name}`, ...cells(other.units.filter(is))],
      ]),
    },
  };
}

export function unitDifferences(book: Book, other: Book, name: string): Passage {
  const alike = book.game.units.some((unit) => counterpart(unit, other.game));
  return alike ? byType(book, other, name) : byKind(book.game, other.game, name);
}
