// Armies that players build and share as texts, and the battle of two or four of them [B Setup rules for mustered battles].

import type { Refusal } from '../../../kernel/explain.ts';
import {
  checkText,
  findEntry,
  fold,
  type KindSpec,
  linesOf,
  NotationError,
  named,
  needEntry,
  printHeader,
  readNotation,
  textOf,
} from '../../../kernel/notation.ts';
import { onlyWord } from '../../../lib/sheet-text.ts';
import { checkArmy } from '../rules/muster.ts';
import { type Faction, factionByKey } from '../tables/tables.ts';
import { count, list, withArticle } from '../telling/words.ts';
import { type BattleSheet, SIZES_OF_FOUR, SIZES_OF_TWO } from './sheet-types.ts';
import { printUnit, readFaction, readUnits } from './sheet-units.ts';

export interface Army {
  /** Key of the faction. */
  readonly faction: string;
  readonly name: string;
  /** Keys of ranks, front rank first. */
  readonly units: readonly (readonly string[])[];
}

const armyKind: KindSpec = { kind: 'army', keys: ['game', 'faction', 'name', 'units'] };

/** Reads the form only; `armyFaults` says which rules of mustering it breaks. */
export function parseArmy(text: string): Army {
  const notation = readNotation(text, armyKind);
  const game = findEntry(notation, 'game');
  const word = game && onlyWord(game, 'the game "battalion"');
  if (word && word.text !== 'battalion') throw new NotationError(word, 'the game "battalion"', named(word.text));
  const entry = needEntry(notation, 'faction');
  const [at = { text: '', line: entry.line, column: entry.valueColumn }] = linesOf(entry);
  const faction = readFaction(at);
  const name = findEntry(notation, 'name');
  const units = findEntry(notation, 'units');
  return {
    faction: faction.key,
    name: name ? textOf(name) : faction.name,
    units: units ? readUnits(linesOf(units), faction).map(({ unit }) => unit) : [],
  };
}

function factionOf({ faction }: Army): Faction {
  const found = factionByKey(faction);
  if (found === undefined) throw new Error(`no faction is called "${faction}"`);
  return found;
}

export function printArmy(army: Army): string {
  const faction = factionOf(army);
  const lines = [printHeader('army'), 'game: battalion', `faction: ${faction.name}`, `name: ${checkText(army.name)}`];
  if (army.units.length > 0) {
    lines.push(
      fold(
        'units:',
        army.units.map((unit) => printUnit(unit, faction)),
        ' / ',
        '  ',
      ),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Every rule of mustering that an army breaks: of its own, and of the size where one is agreed on. */
export function armyFaults(army: Army, size = army.units.length): Refusal[] {
  const faults = checkArmy(army.faction, army.units, size);
  const least = SIZES_OF_FOUR[0];
  const most = SIZES_OF_TWO[SIZES_OF_TWO.length - 1];
  const { length } = army.units;
  if (length < least || length > most) {
    faults.push({
      text: `An army has 6 to 12 units, or 3 to 6 in a battle of four; this one has ${length}.`,
      ref: 'B Setup rules for mustered battles',
    });
  }
  return faults;
}

/** For how many players an army of this size may be used: two, four, or either; none where it breaks the rules. */
export function playersOf(army: Army): readonly (2 | 4)[] {
  if (armyFaults(army).length > 0) return [];
  const { length } = army.units;
  const sizes: readonly [2 | 4, readonly number[]][] = [
    [2, SIZES_OF_TWO],
    [4, SIZES_OF_FOUR],
  ];
  return sizes.filter(([, fits]) => fits.includes(length)).map(([players]) => players);
}

/** The sheet of a battle between two or four armies, in the order of their seats; refuses what is against the rules. */
export function musterSheet(armies: readonly Army[], options: readonly string[] = []): BattleSheet {
  const four = armies.length === 4;
  if (armies.length !== 2 && !four) throw new Error(`expected two or four armies, found ${armies.length}`);
  const sizes: readonly number[] = four ? SIZES_OF_FOUR : SIZES_OF_TWO;
  const size = armies[0].units.length;
  const wrong = (text: string, ref: string): never => {
    throw new Error(`${text} [${ref}]`);
  };
  const setup = 'B Setup rules for mustered battles';
  armies.forEach((army, i) => {
    const [fault] = checkArmy(army.faction, army.units, size);
    if (fault) wrong(`${army.name}: ${fault.text}`, fault.ref);
    if (armies.findIndex((other) => other.faction === army.faction) !== i) {
      wrong(`Two armies are of ${withArticle(factionOf(army).name)}; every player leads another faction.`, setup);
    }
  });
  if (!sizes.includes(size)) {
    const range = `${sizes[0]} to ${sizes[sizes.length - 1]} units`;
    wrong(
      `A battle of ${four ? 'four' : 'two'} has ${range} for each player; these armies have ${count(size, 'unit')}.`,
      four ? 'B Four players' : setup,
    );
  }
  return {
    id: '',
    name: list(armies.map((army) => army.name)),
    summary: `A mustered battle with ${count(size, 'unit')} for each player.`,
    seats: armies.map((army) => ({
      faction: army.faction,
      units: army.units.map((ranks) => ({ ranks: [...ranks], place: 'pile' as const })),
    })),
    sectors: four ? 5 : 3,
    deploy: true,
    source: '',
    notes: [],
    options: [...options],
  };
}
