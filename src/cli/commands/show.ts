// A battle of the Commands family before it begins: the map, the armies, the special rules, and where its facts come from.

import type { State } from '../../families/commands/rules/state.ts';
import { ruleSentence } from '../../families/commands/telling/rule-sentences.ts';
import { viewOf } from '../../families/commands/telling/view/view.ts';
import { parseSheet, type Sheet, sideNames } from '../../families/commands/text/sheet.ts';
import { SeededChance } from '../../kernel/chance.ts';
import type { Shown } from '../cli-game.ts';
import { drawMap, legend } from '../map.ts';
import { sideSigns } from '../map-signs.ts';
import type { Style } from '../style.ts';
import { columns, plural, wrap } from '../text.ts';
import { pictureOf, terrainNames } from './picture.ts';

/** Optional rules of a sheet by their keys. */
export const optionsOf = (sheet: string): string[] =>
  parseSheet(sheet)
    .rules.filter((rule) => rule.optional)
    .map((rule) => rule.key);

/** With all optional rules, so that each can say what it does. */
const startOf = ({ rules, sheet }: Shown): State =>
  rules.start({ text: sheet, options: optionsOf(sheet) }, new SeededChance('')) as State;

export const scenarioText = (battle: Shown, style: Style, ascii?: boolean): string =>
  textOf(parseSheet(battle.sheet), startOf(battle), style, ascii);

export const scenarioJson = (battle: Shown): unknown =>
  jsonOf(battle.rules, parseSheet(battle.sheet), startOf(battle), battle.sheet);

interface RuleText {
  readonly key: string;
  readonly args: readonly string[];
  readonly optional: boolean;
  readonly text: string;
}

/** The rules with their sentences; the state has them in the sheet's order. */
const ruleTexts = (sheet: Sheet, g: State): RuleText[] =>
  sheet.rules.map(({ key, args, optional }, i) => ({ key, args, optional, text: g.battle.rules[i].text }));

function jsonOf(ruleset: Shown['rules'], sheet: Sheet, g: State, sheetText: string): unknown {
  const side = (s: 0 | 1) => ({
    ...sheet.sides[s],
    banners: sheet.banners[s],
    units: sheet.units
      .filter((unit) => unit.side === s)
      .map(({ code, hex, traits }, i) => {
        const unit = g.battle.firstUnit[s] + i;
        return { code, name: g.battle.unitType[unit].name, hex, blocks: g.battle.startUnits[unit].blocks, traits };
      }),
    leaders: sheet.leaders.filter((one) => one.side === s).map(({ name, hex, traits }) => ({ name, hex, traits })),
    reserves: sheet.reserves
      .filter((one) => one.side === s)
      .map(({ name, units, leaders }) => ({ name, units, leaders })),
  });
  return {
    game: sheet.game,
    id: `${sheet.game}/${sheet.id}`,
    name: sheet.name,
    date: sheet.date,
    summary: sheet.summary,
    rulesVersion: ruleset.rulesVersion,
    first: sideNames[sheet.first],
    board: sheet.board,
    top: side(0),
    bottom: side(1),
    terrain: sheet.terrain.map(({ kind, hex, sides }) => ({ kind, hex, sides })),
    rules: ruleTexts(sheet, g),
    provenance: { source: sheet.source, notes: sheet.notes },
    sheet: sheetText,
  };
}

function textOf(sheet: Sheet, g: State, style: Style, ascii?: boolean): string {
  const view = viewOf(g, -1);
  const picture = pictureOf(view);
  const terrainName = (key: string) => g.battle.game.terrain.find((one) => one.key === key)?.name ?? key;
  const parts: string[] = [];
  parts.push(`${style.bold(`${sheet.name}, ${sheet.date}`)}  ${style.dim(`${sheet.game}/${sheet.id}`)}`);
  if (sheet.summary !== '') parts[0] += `\n${wrap(sheet.summary, 80)}`;
  parts.push(drawMap(picture, style, ascii));
  const signs = legend(picture, terrainNames(view, ascii));
  if (signs !== '') parts[parts.length - 1] += `\n${signs}`;
  const sides = sheet.terrain.filter((one) => one.sides.length > 0);
  if (sides.length > 0) {
    const list = sides.map((one) => `${one.hex} toward ${one.sides.join(', ')}`).join('; ');
    parts[parts.length - 1] += `\n${wrap(`${terrainName(sides[0].kind)} sides: ${list}.`, 80, '   ', ' ')}`;
  }
  for (const side of [0, 1] as const) parts.push(armyText(sheet, g, side, style, ascii));
  const rules = ruleTexts(sheet, g).map((rule) => {
    const optional = rule.optional ? `optional (--options ${rule.key}): ` : '';
    return wrap(`- ${optional}${ruleSentence(sheet, rule, rule.text)}`, 80, '  ');
  });
  if (rules.length > 0) parts.push(`${style.bold('Special rules')}\n${rules.join('\n')}`);
  const notes = sheet.notes.map((note) => wrap(`- [${note.provenance}] ${note.text}`, 80, '  '));
  parts.push(
    `${style.bold('Where the facts come from')}\n${wrap(sheet.source, 80)}${notes.map((n) => `\n${n}`).join('')}`,
  );
  return parts.join('\n\n');
}

function armyText(sheet: Sheet, g: State, side: 0 | 1, style: Style, ascii?: boolean): string {
  const { army, commander, command, tokens } = sheet.sides[side];
  const held = tokens === undefined ? '' : `, ${plural(tokens, 'token')}`;
  const first = sheet.first === side ? ', moves first' : '';
  const head = `${sideSigns(ascii)[side]} ${army} (${sideNames[side]})`;
  const lines = [
    wrap(
      `${style.side[side](head)}: ${commander}, ${command} command cards${held}, ${sheet.banners[side]} banners to win${first}`,
      80,
      '  ',
    ),
  ];
  const byCode = new Map<string, string[]>();
  for (const unit of sheet.units.filter((one) => one.side === side)) {
    const where = `${unit.hex}${unit.blocks === undefined ? '' : `/${unit.blocks}`}`;
    const what = unit.traits.map((key) => g.battle.game.traits.find((trait) => trait.key === key)?.name ?? key);
    byCode.set(unit.code, [
      ...(byCode.get(unit.code) ?? []),
      what.length > 0 ? `${where} (${what.join(', ')})` : where,
    ]);
  }
  const rows = [...byCode].map(([code, hexes]) => {
    const name = g.battle.game.units.find((one) => one.code === code)?.name ?? '';
    return [`  ${code}`, String(hexes.length), name, hexes.join(' ')];
  });
  if (rows.length > 0) lines.push(columns(rows, [1], 80));
  const leaders = sheet.leaders
    .filter((one) => one.side === side)
    .map((one) => `${one.name} ${one.hex ?? '(placed by the player)'}${traitText(g, one.traits)}`);
  lines.push(wrap(`leaders: ${leaders.length > 0 ? leaders.join(', ') : 'none'}`, 80, '    ', '  '));
  for (const reserve of sheet.reserves.filter((one) => one.side === side)) {
    const units = reserve.units.map((one) => `${one.count} ${one.code}`);
    lines.push(`  off the board (${reserve.name}): ${[...units, ...reserve.leaders].join(', ')}`);
  }
  const traits = new Set(
    [...sheet.units, ...sheet.leaders].filter((one) => one.side === side).flatMap((one) => one.traits),
  );
  for (const key of traits) {
    const trait = g.battle.game.traits.find((one) => one.key === key);
    if (trait) lines.push(wrap(`${trait.name}: ${trait.text}`, 80, '    ', '  '));
  }
  return lines.join('\n');
}

function traitText(g: State, keys: readonly string[]): string {
  const names = keys.map((key) => g.battle.game.traits.find((trait) => trait.key === key)?.name ?? key);
  return names.length > 0 ? ` (${names.join(', ')})` : '';
}
