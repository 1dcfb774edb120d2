// Building armies [B Units; B Mustered battles] and the printed values, checked against a list of their own: one line for each
// rank as it was written down from the rulebook and the design, and the rules of building as the rulebook says them.

import { describe, expect, test } from 'vitest';
import { Prng } from '../../src/bots/prng.ts';
import { checkArmy } from '../../src/games/battalion/rules/muster.ts';
import { randomArmy, readyArmy } from '../../src/games/battalion/tables/armies.ts';
import { setBattles } from '../../src/games/battalion/tables/set-battles.ts';
import {
  CAVALRY,
  cards,
  factions,
  REGULAR,
  ranks,
  SKIRMISH,
  SPECIAL,
} from '../../src/games/battalion/tables/tables.ts';
import { parseSheet } from '../../src/games/battalion/text/sheet.ts';
import { musterSheet } from '../../src/games/battalion/text/sheet-army.ts';

/** faction | rank | tiles | classes | formation | cohesion | melee | ranged */
const TILES = `
Roman Republic | Hastati | 6 | R | 3 | 3 | 5 | -
Roman Republic | Principes | 6 | R | 3 | 3 | 5,6 | -
Roman Republic | Triarii | 5 | R | 3 | 3 | 4 | -
Roman Republic | Praetorian Guard | 3 | R | 3 | 4 | 4 | -
Roman Republic | Velites | 5 | R+S | 3 | 2 | 7 | 6
Roman Republic | Cretan Archers | 4 | S | 2 | 2 | 7 | 4
Roman Republic | Roman Cavalry | 4 | C | 2 | 3 | 5 | -
Roman Republic | Allied Cavalry | 3 | C | 2 | 3 | 5 | -
Carthage | Scutarii | 6 | R | 3 | 3 | 5 | 7
Carthage | Samnites | 5 | R | 3 | 3 | 5 | -
Carthage | Celt Infantry | 5 | R | 3 | 2 | 4 | -
Carthage | Sacred Band | 3 | R | 3 | 4 | 4 | -
Carthage | Caetrati | 4 | S | 2 | 2 | 6 | 5
Carthage | Balearic Slingers | 4 | S | 2 | 2 | - | 5
Carthage | Numidian Cavalry | 4 | C | 2 | 2 | 6 | 6
Carthage | Celt Cavalry | 3 | C | 2 | 3 | 5 | -
Carthage | War Elephants | 2 | X | 2 | 4 | 4,5 | -
Greco-Bactrian Kingdom | Hoplites | 6 | R | 3 | 3 | 5 | -
Greco-Bactrian Kingdom | Thorakitai | 4 | R | 3 | 4 | 5 | 7
Greco-Bactrian Kingdom | Thureophoroi | 4 | R+S | 3 | 2 | 5 | 6
Greco-Bactrian Kingdom | Peltasts | 4 | S | 2 | 2 | 6 | 5
Greco-Bactrian Kingdom | Scythian Archers | 5 | S | 2 | 2 | 7 | 5
Greco-Bactrian Kingdom | Companion Cavalry | 4 | C | 2 | 3 | 4 | -
Greco-Bactrian Kingdom | Cataphracts | 3 | C | 2 | 4 | 4 | -
Greco-Bactrian Kingdom | Horse Archers | 3 | C | 2 | 2 | 7 | 5
Greco-Bactrian Kingdom | War Elephants | 2 | X | 2 | 4 | 4,5 | -
Greco-Bactrian Kingdom | War Chariots | 1 | X | 1 | 4 | 4,5,6 | 6
Han Empire | Conscript Infantry | 6 | R | 3 | 2 | 6 | -
Han Empire | Halberdiers | 6 | R | 3 | 3 | 5 | -
Han Empire | Imperial Guard | 3 | R | 3 | 4 | 4 | -
Han Empire | Crossbowmen | 6 | S | 2 | 2 | 7 | 4
Han Empire | Heavy Crossbowmen | 4 | S | 2 | 2 | - | 3
Han Empire | Convicts | 3 | S | 2 | 3 | 6 | -
Han Empire | Horse Lancers | 3 | C | 2 | 3 | 5 | -
Han Empire | Steppes Horse Archers | 4 | C | 2 | 2 | 7 | 5
Han Empire | War Chariot | 1 | X | 1 | 4 | 4,5,6 | 5,6
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

const LETTERS = [
  [REGULAR, 'R'],
  [SKIRMISH, 'S'],
  [CAVALRY, 'C'],
  [SPECIAL, 'X'],
] as const;

const classesOf = (bits: number): string =>
  LETTERS.filter(([bit]) => (bits & bit) !== 0)
    .map(([, letter]) => letter)
    .join('+');

const numbers = (list: readonly number[]): string => list.join(',') || '-';

test('every tile is as it was written down', () => {
  const shipped = ranks.map((rank) => [
    factions[rank.faction].name,
    rank.name,
    String(rank.tiles),
    classesOf(rank.classes),
    String(rank.formation),
    String(rank.cohesion),
    numbers(rank.melee),
    numbers(rank.ranged),
  ]);
  expect(shipped.map((row) => row.join(' | ')).sort()).toEqual(TILES.map((row) => row.join(' | ')).sort());
});

test('144 tiles, 36 a faction; 72 cards, 18 a faction', () => {
  for (const faction of factions) {
    const own = ranks.filter((rank) => rank.faction === faction.index);
    expect(own.reduce((sum, rank) => sum + rank.tiles, 0)).toBe(36);
    const texts = cards.slice(faction.firstCard, faction.endCard);
    expect(texts.reduce((sum, card) => sum + card.copies, 0)).toBe(18);
  }
});

/** The rules of building once more, on the list above. */
function isLegal(faction: string, unit: readonly string[]): boolean {
  const name = factions.find(({ key }) => key === faction)?.name;
  const rows = unit.map((key) => {
    const rank = ranks.find((one) => one.key === key && factions[one.faction].key === faction);
    return TILES.find((row) => row[0] === name && row[1] === rank?.name);
  });
  if (rows.length === 0 || rows.some((row) => row === undefined)) return false;
  const known = rows as string[][];
  const shared = ['R', 'S', 'C', 'X'].filter((letter) => known.every((row) => row[3].split('+').includes(letter)));
  if (shared.length === 0 || known.some((row) => Number(row[4]) < known.length)) return false;
  return !shared.includes('X') || known.every((row) => row[1] === known[0][1]);
}

const wrongOf = (faction: string, unit: readonly string[]): string[] =>
  checkArmy(faction, [unit], 1)
    .map(({ text }) => text)
    .filter((text) => !text.includes('tiles are used'));

describe('B Units', () => {
  test('every unit of up to three ranks of a faction is legal or not as the rules say', () => {
    let legal = 0;
    for (const { key, index } of factions) {
      const keys = ranks.filter((rank) => rank.faction === index).map((rank) => rank.key);
      const units: string[][] = [[], ...keys.map((a) => [a])];
      for (const a of keys) for (const b of keys) units.push([a, b], ...keys.map((c) => [a, b, c]));
      units.push([keys[0], keys[0], keys[0], keys[0]]);
      for (const unit of units) {
        const right = isLegal(key, unit);
        if (right) legal++;
        expect([unit, wrongOf(key, unit).length === 0]).toEqual([unit, right]);
      }
    }
    expect(legal).toBeGreaterThan(200);
  });

  test('the reason is named: class, formation, special, tiles', () => {
    expect(wrongOf('rome', ['hastati', 'roman-cavalry'])).toEqual([
      'Unit 1: its ranks have no class in common; every unit needs one.',
    ]);
    expect(wrongOf('rome', ['velites', 'cretan-archers', 'velites'])).toEqual([
      'Unit 1: with Cretan Archers it may have 2 ranks at most, by their Formation.',
    ]);
    expect(wrongOf('bactria', ['war-elephants', 'war-chariots']).at(-1)).toBe(
      'Unit 1: ranks of the class Special stand only with ranks of the same name.',
    );
    const guards = Array.from({ length: 6 }, () => ['praetorian-guard']);
    expect(checkArmy('rome', guards, 6).map(({ text }) => text)).toEqual([
      'Praetorian Guard: 6 tiles are used, the box has 3.',
    ]);
    expect(checkArmy('rome', [['samnites']], 1)).toHaveLength(1);
  });
});

describe('B Mustered battles', () => {
  test('ready armies and random ones keep the rules in every size', () => {
    const random = new Prng('armies');
    for (const { key } of factions) {
      for (let size = 3; size <= 12; size++) {
        expect(checkArmy(key, readyArmy(key, size), size)).toEqual([]);
        const army = randomArmy(key, size, () => random.below(4096) / 4096);
        expect(checkArmy(key, army, size)).toEqual([]);
        for (const unit of army) expect(isLegal(key, unit)).toBe(true);
      }
    }
  });

  const army = (faction: string, size: number) => ({ faction, name: faction, units: readyArmy(faction, size) });

  test('both sides have the same size, six to twelve, and no faction twice', () => {
    for (const size of [6, 9, 12]) {
      expect(musterSheet([army('rome', size), army('han', size)]).seats.map((seat) => seat.units.length)).toEqual([
        size,
        size,
      ]);
    }
    expect(() => musterSheet([army('rome', 6), army('han', 7)])).toThrow(/agreed/);
    expect(() => musterSheet([army('rome', 5), army('han', 5)])).toThrow(/6 to 12/);
    expect(() => musterSheet([army('rome', 6), army('rome', 6)])).toThrow(/faction/);
  });

  test('four players have three to six units each', () => {
    const four = (size: number) => ['rome', 'carthage', 'bactria', 'han'].map((key) => army(key, size));
    expect(musterSheet(four(3)).sectors).toBe(5);
    expect(musterSheet(four(6)).seats).toHaveLength(4);
    expect(() => musterSheet(four(7))).toThrow(/3 to 6/);
    expect(() => musterSheet(four(2))).toThrow(/3 to 6/);
  });

  test('a sheet with an illegal unit or one faction twice is refused', () => {
    const sheet = (top: string, bottom: string, unit: string): string =>
      `vexillum 1 sheet\ngame: battalion\ntop: ${top}\nbottom: ${bottom}\nunits top: II: ${unit}\nunits bottom: II: Samnites\n`;
    expect(() => parseSheet(sheet('Roman Republic', 'Carthage', 'Hastati x3'))).not.toThrow();
    expect(() => parseSheet(sheet('Roman Republic', 'Carthage', 'Hastati x4'))).toThrow();
    expect(() => parseSheet(sheet('Roman Republic', 'Carthage', 'Hastati, Roman Cavalry'))).toThrow();
    expect(() => parseSheet(sheet('Carthage', 'Carthage', 'Samnites'))).toThrow(/faction/);
  });
});

test('B Set battles: six of them, with six, six, eight, eight, ten and ten legal units a side', () => {
  expect(setBattles.map((battle) => battle.seats.map((seat) => seat.units.length))).toEqual(
    [6, 6, 8, 8, 10, 10].map((size) => [size, size]),
  );
  for (const { seats } of setBattles) {
    for (const { faction, units } of seats) {
      for (const { ranks: unit } of units) expect([unit, isLegal(faction, unit)]).toEqual([unit, true]);
    }
  }
});
