// Prints a sheet in its one canonical form: keys in a fixed order, units of one code in one group, lines folded at
// 120 characters, nothing that is empty. Reading the print gives the sheet back; see docs/notation.md, "Sheets".

import { checkText, fold, foldText, printHeader, printWord } from '../../../kernel/notation.ts';
import {
  type Sheet,
  type SheetLeader,
  type SheetReserve,
  type SheetRule,
  type SheetTerrain,
  type SheetUnit,
  type Side,
  sideNames,
} from './sheet-types.ts';

const indent = '  ';
const sides: readonly Side[] = [0, 1];
const nameOf = (side: Side): string => sideNames[side];

const printTraits = (traits: readonly string[]): string => (traits.length === 0 ? '' : `{${traits.join(',')}}`);

function printUnits(units: readonly SheetUnit[]): string[] {
  const groups: string[][] = [];
  let code = '';
  for (const unit of units) {
    if (unit.code !== code) groups.push([unit.code]);
    code = unit.code;
    const strength = unit.blocks === undefined ? '' : `/${unit.blocks}`;
    groups.at(-1)?.push(`${unit.hex}${strength}${printTraits(unit.traits)}`);
  }
  return groups.map((group) => group.join(' '));
}

const printLeader = (leader: SheetLeader): string =>
  `${checkText(leader.name, ';{},')} ${leader.hex ?? '-'}${printTraits(leader.traits)}`;

function printReserve(reserve: SheetReserve): string[] {
  const units = reserve.units.map(({ code, count }) => `${code} ${count}`).join(', ');
  const leaders = reserve.leaders.map((name) => `leader ${checkText(name, ';')}`);
  return [units === '' ? reserve.name : `${reserve.name} ${units}`, ...leaders];
}

const printRule = (rule: SheetRule): string =>
  [...(rule.optional ? ['optional'] : []), rule.key, ...rule.args.map((arg) => printWord(arg, ';'))].join(' ');

function printTerrain(terrain: readonly SheetTerrain[]): string[] {
  const kinds = [...new Set(terrain.map((tile) => tile.kind))];
  const tiles = (kind: string): string[] =>
    terrain
      .filter((tile) => tile.kind === kind)
      .map(({ hex, sides: protectedSides }) =>
        protectedSides.length === 0 ? hex : `${hex}>${protectedSides.join(',')}`,
      );
  return kinds.map((kind) => fold(`${indent}${kind}:`, tiles(kind), ' ', indent + indent));
}

export function printSheet(sheet: Sheet): string {
  const out = [printHeader('sheet')];
  const text = (key: string, value: string): void => {
    if (value !== '') out.push(foldText(`${key}:`, value));
  };
  const list = (key: string, parts: readonly string[]): void => {
    if (parts.length > 0) out.push(fold(`${key}:`, parts, '; ', indent));
  };
  const block = (key: string, lines: readonly string[]): void => {
    if (lines.length > 0) out.push(`${key}:`, ...lines);
  };

  text('game', sheet.game);
  text('id', sheet.id);
  text('name', sheet.name);
  text('date', sheet.date);
  text('summary', sheet.summary);
  for (const side of sides) {
    const { army, commander, command, tokens } = sheet.sides[side];
    const parts = [checkText(army, ';'), `commander ${checkText(commander, ';')}`, `command ${command}`];
    if (tokens !== undefined) parts.push(`tokens ${tokens}`);
    list(nameOf(side), sheet.first === side ? [...parts, 'first'] : parts);
  }
  const [top, bottom] = sheet.banners;
  list('banners', top === bottom ? [String(top)] : [`top ${top}`, `bottom ${bottom}`]);
  text('board', sheet.board);
  block('terrain', printTerrain(sheet.terrain));
  const own = <T extends { side: Side }>(all: readonly T[], side: Side): T[] => all.filter((one) => one.side === side);
  for (const side of sides) list(`units ${nameOf(side)}`, printUnits(own(sheet.units, side)));
  for (const side of sides) list(`leaders ${nameOf(side)}`, own(sheet.leaders, side).map(printLeader));
  for (const side of sides) list(`reserves ${nameOf(side)}`, own(sheet.reserves, side).flatMap(printReserve));
  list('rules', sheet.rules.map(printRule));
  text('source', sheet.source);
  block(
    'notes',
    sheet.notes.map((note) => foldText(`${indent}[${note.provenance}]`, note.text, indent + indent)),
  );
  return `${out.join('\n')}\n`;
}
