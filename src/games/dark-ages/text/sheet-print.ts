// Prints a sheet of Dark Ages in its one canonical form: the inverse of reading.

import { checkText, fold, foldText, printHeader, printWord } from '../../../kernel/notation.ts';
import type { Sheet, SheetLeader, SheetRule, SheetUnit, Side } from './sheet-types.ts';
import { sideNames } from './sheet-types.ts';

export const printSheet = (sheet: Sheet): string =>
  [printHeader('sheet'), ...sheetLines(sheet)].map((line) => `${line}\n`).join('');

/** Every key of the sheet but the header, as positions print them too. */
export function sheetLines(sheet: Sheet): string[] {
  const sides: readonly Side[] = [0, 1];
  const lines = ['game: dark-ages', `id: ${printWord(sheet.id)}`, foldText('name:', sheet.name)];
  if (sheet.date !== '') lines.push(foldText('date:', sheet.date));
  if (sheet.summary !== '') lines.push(foldText('summary:', sheet.summary));
  for (const side of sides) lines.push(sideLine(sheet, side));
  lines.push(`board: ${sheet.width}x${sheet.rows}`, `event cards: ${sheet.eventCards}`);
  lines.push(...list('events', sheet.events.map(ruleText)));
  lines.push(...block('terrain', sheet.terrain, (one) => one.hex));
  lines.push(...block('hexsides', sheet.hexsides, (one) => `${one.hex}|${one.to}`));
  for (const side of sides) {
    const own = sheet.units.filter((unit) => unit.side === side && unit.hex !== null);
    lines.push(...list(`units ${sideNames[side]}`, own.map(unitText)));
  }
  for (const side of sides) {
    const own = sheet.leaders.filter((leader) => leader.side === side && leader.unit !== null);
    lines.push(...list(`leaders ${sideNames[side]}`, own.map(leaderText)));
  }
  for (const side of sides) {
    const units = sheet.units.filter((unit) => unit.side === side && unit.hex === null).map(unitText);
    const leaders = sheet.leaders.filter((leader) => leader.side === side && leader.unit === null).map(leaderText);
    lines.push(...list(`reinforcements ${sideNames[side]}`, [...units, ...leaders]));
  }
  lines.push(...list('rules', sheet.rules.map(ruleText)));
  if (sheet.source !== '') lines.push(foldText('source:', sheet.source));
  if (sheet.notes.length > 0) {
    lines.push('notes:', ...sheet.notes.map((note) => foldText(`  [${note.provenance}]`, note.text, '    ')));
  }
  return lines;
}

/** `Norwegians; player A; limit 7` */
function sideLine(sheet: Sheet, side: Side): string {
  const { army, limit } = sheet.sides[side];
  const parts = [checkText(army, ';'), `player ${sheet.playerA === side ? 'A' : 'B'}`];
  if (limit !== null) parts.push(`limit ${limit}`);
  return `${sideNames[side]}: ${parts.join('; ')}`;
}

export const list = (key: string, parts: readonly string[], glue = '; '): string[] =>
  parts.length === 0 ? [] : [fold(`${key}:`, parts, glue, '  ')];

function block<T extends { readonly kind: string }>(
  key: string,
  all: readonly T[],
  text: (one: T) => string,
): string[] {
  if (all.length === 0) return [];
  const lines = [`${key}:`];
  // The kinds in the order in which they come; one kind may come again, so that the order is kept.
  for (let i = 0; i < all.length; ) {
    const { kind } = all[i];
    const own: string[] = [];
    for (; i < all.length && all[i].kind === kind; i++) own.push(text(all[i]));
    lines.push(fold(`  ${kind}:`, own, ' ', '    '));
  }
  return lines;
}

const unitText = (unit: SheetUnit): string =>
  `${unit.tag} ${unit.type}/${unit.cubes} ${unit.hex ?? `at ${unit.entry.join(' ')}`}`;

function leaderText(leader: SheetLeader): string {
  const rider = `${printWord(checkText(leader.name, ';'))} ${leader.mounted ? 'mounted' : 'foot'} ${leader.morale}`;
  if (leader.unit !== null) return `${leader.tag} ${rider} with ${leader.unit}`;
  return `${leader.tag} leader ${rider} at ${leader.entry.join(' ')}`;
}

const ruleText = (rule: SheetRule): string => [rule.key, ...rule.args.map((word) => printWord(word, ';'))].join(' ');
