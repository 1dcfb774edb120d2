// What the engine says while armies are mustered: the tiles of the box, every rule an army breaks, why a tile cannot be added,
// armies as texts, the sheet of the battle. It runs where the engine runs, behind library.ts.

import { musteredArmy } from '../../bots/battalion/muster.ts';
import { checkArmy } from '../../games/battalion/rules/muster.ts';
import { readyArmy } from '../../games/battalion/tables/armies.ts';
import { CLASS_NAMES, type Faction, factions, type Rank, ranks } from '../../games/battalion/tables/tables.ts';
import { TRAITS } from '../../games/battalion/tables/traits.ts';
import { printSheet } from '../../games/battalion/text/sheet.ts';
import { musterSheet, parseArmy, printArmy } from '../../games/battalion/text/sheet-army.ts';
import { SIZES_OF_FOUR, SIZES_OF_TWO } from '../../games/battalion/text/sheet-types.ts';
import type { Refusal } from '../../kernel/explain.ts';
import { NotationError } from '../../kernel/notation.ts';
import type {
  Army,
  ArmyCheck,
  ArmyFault,
  FactionTiles,
  MusterBox,
  MusterQuestion,
  TileKind,
  UnitRanks,
} from '../muster/types.ts';

/** A ready army is made for the largest battle; smaller ones take its first units. */
const LARGEST = Math.max(...SIZES_OF_TWO);

const ranksOf = ({ firstRank, endRank }: Faction): readonly Rank[] => ranks.slice(firstRank, endRank);

const tileOf = (rank: Rank): TileKind => ({
  kind: rank.key,
  name: rank.name,
  tiles: rank.tiles,
  classes: CLASS_NAMES.filter((_, i) => (rank.classes >> i) & 1),
  formation: rank.formation,
  cohesion: rank.cohesion,
  melee: rank.melee,
  ranged: rank.ranged,
  traits: TRAITS.filter((_, i) => (rank.traits >> i) & 1).map(({ key, name, text }) => ({
    name,
    text,
    mark: rank.traitMarks[key],
  })),
  marks: rank.marks,
  note: rank.note,
  departs: rank.departs,
});

const factionTiles = (faction: Faction): FactionTiles => ({
  key: faction.key,
  name: faction.name,
  kinds: ranksOf(faction).map(tileOf),
  ready: readyArmy(faction.key, LARGEST),
});

const box = (): MusterBox => ({
  factions: factions.map(factionTiles),
  sizes: [
    { players: 2, sizes: SIZES_OF_TWO },
    { players: 4, sizes: SIZES_OF_FOUR },
  ],
});

/** The first rule that is broken only by the change. */
function newFault(faction: string, before: readonly UnitRanks[], after: readonly UnitRanks[], size: number) {
  const known = new Set(checkArmy(faction, before, before.length).map(({ text }) => text));
  return checkArmy(faction, after, Math.min(after.length, size)).find(({ text }) => !known.has(text)) ?? null;
}

function check({ faction, units }: Army, size: number, open: number): ArmyCheck {
  const own = factions.find(({ key }) => key === faction);
  const kinds = own ? ranksOf(own) : [];
  const each = (of: (rank: Rank) => Refusal | null) => Object.fromEntries(kinds.map((rank) => [rank.key, of(rank)]));
  const joined = (kind: string) => units.map((unit, i) => (i === open ? [...unit, kind] : unit));
  const used = (kind: string) => units.flat().filter((rank) => rank === kind).length;
  return {
    faults: checkArmy(faction, units, size),
    left: Object.fromEntries(kinds.map(({ key, tiles }) => [key, tiles - used(key)])),
    joining: units[open] ? each(({ key }) => newFault(faction, units, joined(key), units.length)) : {},
    beginning: each(({ key }) => newFault(faction, units, [...units, [key]], size)),
  };
}

function read(text: string): Army | ArmyFault {
  try {
    return parseArmy(text);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { line, column, expected, found } = error;
    return { message: `expected ${expected}, found ${found}.`, line, column };
  }
}

export function answerMuster(question: MusterQuestion): unknown {
  switch (question.ask) {
    case 'box':
      return box();
    case 'check':
      return check(question.army, question.size, question.open);
    case 'muster':
      return musteredArmy(question.faction, question.size, question.seed);
    case 'print':
      return printArmy(question.army);
    case 'read':
      return read(question.text);
    case 'sheet':
      return printSheet(musterSheet(question.armies));
  }
}
