// `vexillum list`: the battles on the shelf.

import type { ScenarioInfo } from '../kernel/ruleset.ts';
import { InputError } from './errors.ts';
import { allScenarios, gameNamed, gameNames, rulesetOf } from './games.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import { columns, seenLength } from './text.ts';

/** `vexillum list cards GAME`: the keys by which texts and choices name cards. */
export function runListCards(io: Io, style: Style, game: string | undefined, json?: boolean): void {
  if (game === undefined) throw new InputError(`name a game: "vexillum list cards ancients" (${gameNames})`);
  const { cards } = rulesetOf(game.toLowerCase()).lists;
  if (json) return io.out(`${JSON.stringify(cards, null, 2)}\n`);
  const rows = cards.map(({ key, name, count, group }) => [key, String(count), name, group]);
  const [head, ...rest] = columns([['key', 'cards', 'name', 'kind'], ...rows], [1]).split('\n');
  io.out(`${style.dim(head)}\n${rest.join('\n')}\n`);
}

export function runList(io: Io, style: Style, json?: boolean, game?: string): void {
  const all = game === undefined ? allScenarios() : rulesetOf(game.toLowerCase()).scenarios;
  if (json) io.out(`${JSON.stringify(all, null, 2)}\n`);
  else io.out(`${listText(all, style, io.outputIsTerminal ? io.columns : undefined)}\n`);
}

/** As a table; where the terminal is too narrow for all of it, with bare numbers and without what has no room. */
export function listText(all: readonly ScenarioInfo[], style: Style, width = Number.POSITIVE_INFINITY): string {
  const games = [...new Set(all.map((s) => s.game))];
  return games
    .map((game) => {
      const battles = all.filter((s) => s.game === game);
      const fits = (text: string): boolean => Math.max(...text.split('\n').map(seenLength)) <= width;
      const { goal, rules } = gameNamed(game);
      const { name } = rules;
      const full = tableText(battles, fullTable(goal), style);
      if (fits(full)) return `${style.bold(name)}\n${full}`;
      const needed = battles.some((battle) => bannersOf(battle) !== '0') ? style.dim(`  (win: ${goal} needed)`) : '';
      const head = `${style.bold(name)}${needed}`;
      const tables = [NARROW, WITHOUT_DATES, NAMES].map((columnsShown) => tableText(battles, columnsShown, style));
      return `${head}\n${tables.find(fits) ?? tables[tables.length - 1]}`;
    })
    .join('\n\n');
}

type Column = readonly [head: string, cell: (battle: ScenarioInfo) => string];

/** `6`, `5/6`, `-/7` where a side cannot win so. */
const bannersOf = ({ banners: { top, bottom } }: ScenarioInfo): string =>
  top === bottom ? String(top) : `${top || '-'}/${bottom || '-'}`;

const fullTable = (goal: string): Column[] => [
  ['battle', (s) => s.id],
  ['name', (s) => s.name],
  ['date', (s) => s.date],
  ['top (units)', (s) => `${s.top} (${s.units.top})`],
  ['bottom (units)', (s) => `${s.bottom} (${s.units.bottom})`],
  [goal, bannersOf],
];

const NARROW: readonly Column[] = [
  ['', (s) => s.id.slice(s.id.lastIndexOf('/') + 1)],
  ['name', (s) => s.name],
  ['date', (s) => s.date],
  ['top', (s) => s.top],
  ['bottom', (s) => s.bottom],
  ['win', bannersOf],
];

/** For long names: the same without dates, and the bare names. */
const WITHOUT_DATES: readonly Column[] = NARROW.filter(([head]) => head !== 'date');
const NAMES: readonly Column[] = NARROW.filter(([head]) => head === '' || head === 'name' || head === 'win');

/** A column that says nothing of any battle (no dates, no numbers to reach) only makes the table wide. */
const tells = (battles: readonly ScenarioInfo[], [, cell]: Column): boolean =>
  battles.some((battle) => !['', '0'].includes(cell(battle)));

function tableText(battles: readonly ScenarioInfo[], all: readonly Column[], style: Style): string {
  const table = all.filter((column) => tells(battles, column));
  const rows = battles.map((battle) => table.map(([, cell]) => cell(battle)));
  const last = table.length - 1;
  const right = [...(table[0][0] === '' ? [0] : []), ...(table[last][1] === bannersOf ? [last] : [])];
  const [head, ...rest] = columns([table.map(([name]) => name), ...rows], right).split('\n');
  return `${style.dim(head)}\n${rest.join('\n')}`;
}
