// `vexillum show` for games that tell a battle by its view: title, board, armies, special rules, where the facts come from.

import { SeededChance } from '../kernel/chance.ts';
import type { TableView } from '../kernel/view.ts';
import type { Shown } from './cli-game.ts';
import type { Style } from './style.ts';
import { wrap } from './text.ts';

/** The battle before its first choice, as everybody sees it; `options` are readings that the game knows. */
export function viewBefore({ rules, sheet, info }: Shown, options: readonly string[] = []): TableView {
  const start = info ? { scenario: info.id, options } : { text: sheet, options };
  return rules.view(rules.start(start, new SeededChance('')), -1);
}

/** A line of a sheet by its key; empty when it has none. */
const lineOf = (sheet: string, key: string): string =>
  new RegExp(`^${key}:[ \\t]*(\\S.*)$`, 'm').exec(sheet)?.[1] ?? '';

/** `board` and `armies` are the game's own; the rest every battle has. */
export function showLines(
  battle: Shown,
  view: TableView,
  board: string,
  armies: readonly string[],
  style: Style,
): string {
  const { info, sheet } = battle;
  const { id, name, date } = view.scenario;
  const summary = info?.summary ?? lineOf(sheet, 'summary');
  const head = `${style.bold(date === '' ? name : `${name}, ${date}`)}${info ? `  ${style.dim(id)}` : ''}`;
  const parts = [summary === '' ? head : `${head}\n${wrap(summary, 80)}`, board, ...armies];
  const item = (text: string): string => wrap(`- ${text}`, 80, '  ');
  const rules = info ? info.rules : view.rules.filter((rule) => !rule.optional).map((rule) => rule.text);
  const optional = (info?.optionalRules ?? []).map(({ key, text }) => `optional (--options ${key}): ${text}`);
  const all = [...rules, ...optional];
  if (all.length > 0) parts.push(`${style.bold('Special rules')}\n${all.map(item).join('\n')}`);
  const source = info?.provenance.source ?? lineOf(sheet, 'source');
  const notes = (info?.provenance.notes ?? []).map((note) => item(`[${note.provenance}] ${note.text}`));
  if (source !== '' || notes.length > 0) {
    const lines = [style.bold('Where the facts come from'), ...(source === '' ? [] : [wrap(source, 80)]), ...notes];
    parts.push(lines.join('\n'));
  }
  return parts.join('\n\n');
}

/** What the shelf says, the view before the first choice, and the sheet. */
export const showJsonOf = (battle: Shown): unknown => ({
  ...(battle.info ?? { game: battle.rules.id }),
  rulesVersion: battle.rules.rulesVersion,
  view: viewBefore(battle),
  sheet: battle.sheet,
});
