// Prints the first half of a position: the fixed part, reserves, and where every piece stands; tiles that are gone.

import { checkText, fold } from '../../../kernel/notation.ts';
import { rulesVersionLine } from '../../../kernel/notation-version.ts';
import { RESERVE, type State, UNNAMED } from '../rules/state.ts';
import type { Trait } from '../tables/tables.ts';
import { namesInRanks, optionsOf } from './battle-pieces.ts';
import { absenceOf } from './position-keys.ts';
import { printSheet, type Sheet, type SheetReserve, type Side, sideNames } from './sheet.ts';

export const sides: readonly Side[] = [0, 1];

export const list = (key: string, parts: readonly string[], glue = '; '): string[] =>
  parts.length === 0 ? [] : [fold(`${key}:`, parts, glue, '  ')];

const withoutPieces = (sheet: Sheet): string => printSheet({ ...sheet, units: [], leaders: [], reserves: [] });
const namesOf = (reserves: readonly SheetReserve[]): string =>
  reserves.map((reserve) => `${reserve.side} ${reserve.name}`).join();

const contents = (reserves: readonly SheetReserve[]): string =>
  JSON.stringify(reserves.map(({ name, units, leaders }) => [name, units, leaders]));

/** The scenario of the shelf whose fixed part this battle has. */
function shelfOf(g: State): Sheet | undefined {
  const { sheet, game } = g.battle;
  const shelf = game.sheets.find((one) => one.id === sheet.id);
  if (shelf === undefined || withoutPieces(shelf) !== withoutPieces(sheet)) return undefined;
  return namesOf(shelf.reserves) === namesOf(sheet.reserves) ? shelf : undefined;
}

/** `scenario` if the shelf has the very same, else the sheet's keys. */
export function fixedLines(g: State): string[] {
  const { sheet, game } = g.battle;
  const shelf = shelfOf(g);
  const lines = shelf ? [`scenario: ${game.id}/${sheet.id}`] : withoutPieces(sheet).trimEnd().split('\n').slice(1);
  lines.push(...list('options', optionsOf(g.battle), ' '));
  lines.push(...rulesVersionLine(g.battle.version, g.battle.game.rulesVersion));
  for (const side of sides) {
    const own = sheet.reserves.filter((reserve) => reserve.side === side);
    const there = shelf ? shelf.reserves.filter((reserve) => reserve.side === side) : [];
    const left = reserveIntact(g, side) ? own : own.map((reserve) => ({ ...reserve, units: [], leaders: [] }));
    if (contents(left) !== contents(there)) lines.push(...reserveLines(sheet, side, left));
  }
  return lines;
}

function reserveLines(sheet: Sheet, side: Side, reserves: SheetReserve[]): string[] {
  const text = printSheet({ ...sheet, units: [], leaders: [], terrain: [], reserves }).split('\n');
  const from = text.findIndex((line) => line.startsWith(`reserves ${sideNames[side]}:`));
  const more = text.slice(from + 1).findIndex((line) => !line.startsWith(' '));
  return text.slice(from, from + 1 + more);
}

const reserveUnits = (g: State, side: Side): number =>
  g.battle.sheet.reserves
    .filter((reserve) => reserve.side === side)
    .reduce((sum, reserve) => sum + reserve.units.reduce((n, { count }) => n + count, 0), 0);
/** Leaders at the end of a side who wait in the ranks and are made again, under the same names, when the battle is. */
function inRanks(g: State, side: Side): number {
  const { firstLeader, leaderNames, game } = g.battle;
  const end = firstLeader[side + 1];
  let from = end;
  while (from > firstLeader[side] && g.leaderFate[from - 1] === UNNAMED) from--;
  for (; from < end; from++) {
    const made = namesInRanks(leaderNames.slice(firstLeader[side], from), game.customs.leadersInAll);
    if (made.join() === leaderNames.slice(from, end).join()) break;
  }
  return end - from;
}

const reserveLeaders = (g: State, side: Side): number =>
  g.battle.sheet.reserves
    .filter((reserve) => reserve.side === side)
    .reduce((sum, reserve) => sum + reserve.leaders.length, 0);

/** The side's reserve waits whole, as on the sheet; else its units and leaders are written one by one. */
function reserveIntact(g: State, side: Side): boolean {
  const { firstUnit, firstLeader, unitType } = g.battle;
  const unitEnd = firstUnit[side + 1];
  for (let u = unitEnd - reserveUnits(g, side); u < unitEnd; u++) {
    if (g.unitFate[u] !== RESERVE || g.unitBlocks[u] !== unitType[u].blocks) return false;
  }
  const leaderEnd = firstLeader[side + 1] - inRanks(g, side);
  for (let l = leaderEnd - reserveLeaders(g, side); l < leaderEnd; l++) if (g.leaderFate[l] !== RESERVE) return false;
  return true;
}

const traitsText = (traits: readonly Trait[]): string =>
  traits.length === 0 ? '' : `{${traits.map((trait) => trait.key).join(',')}}`;

/** A side that has none must say so where the scenario's would stand for it. */
function pieceList(g: State, kind: 'units' | 'leaders', side: Side, parts: readonly string[]): string[] {
  const silent = parts.length === 0 && !(shelfOf(g)?.[kind].some((one) => one.side === side) ?? false);
  return silent ? [] : list(`${kind} ${sideNames[side]}`, parts.length === 0 ? ['none'] : parts);
}

export function pieceLines(g: State): string[] {
  const { firstUnit, firstLeader } = g.battle;
  const lines: string[] = [];
  for (const side of sides) {
    const end = firstUnit[side + 1] - (reserveIntact(g, side) ? reserveUnits(g, side) : 0);
    lines.push(...pieceList(g, 'units', side, unitGroups(g, firstUnit[side], end)));
  }
  for (const side of sides) {
    const end = firstLeader[side + 1] - inRanks(g, side) - (reserveIntact(g, side) ? reserveLeaders(g, side) : 0);
    const leaders: string[] = [];
    for (let l = firstLeader[side]; l < end; l++) leaders.push(leaderText(g, l));
    lines.push(...pieceList(g, 'leaders', side, leaders));
  }
  const { removable, board } = g.battle;
  const gone = removable.filter((_, i) => (g.cleared & (1 << i)) !== 0);
  lines.push(
    ...list(
      'cleared',
      gone.map((hex) => board.names[hex]),
      ' ',
    ),
  );
  return lines;
}

function unitGroups(g: State, from: number, end: number): string[] {
  const groups: string[] = [];
  let code = '';
  for (let u = from; u < end; u++) {
    const type = g.battle.unitType[u];
    const onBoard = g.unitHex[u] >= 0;
    const word = onBoard ? g.battle.board.names[g.unitHex[u]] : absenceOf(g.unitFate[u]);
    const whole = word === 'lost' ? 0 : type.blocks;
    const blocks = g.unitBlocks[u];
    const text = `${word}${blocks === whole || blocks < 1 ? '' : `/${blocks}`}${traitsText(g.battle.unitTraits[u])}`;
    if (type.code === code) groups[groups.length - 1] += ` ${text}`;
    else groups.push(`${type.code} ${text}`);
    code = type.code;
  }
  return groups;
}

function leaderText(g: State, leader: number): string {
  const { board, leaderNames, leaderTraits } = g.battle;
  const place = g.leaderHex[leader] >= 0 ? board.names[g.leaderHex[leader]] : absenceOf(g.leaderFate[leader]);
  return `${checkText(leaderNames[leader], ';{},')} ${place}${traitsText(leaderTraits[leader])}`;
}
