// The boards of a handbook: positions of rule cases, made while the page is built. Each is cut out of its map, so that a few pieces
// fill the picture.

import fs from 'node:fs';
import type { CommandsRuleset } from '../../families/commands/ruleset.ts';
import { commandsCases } from '../../families/commands/text/cases.ts';
import type { BoardOfCase, Handbook } from '../../kernel/handbook.ts';
import type { KernelState } from '../../kernel/state.ts';
import type { AnyRuleset, TableView } from '../../kernel/view.ts';
import { type CaseDialect, runCases } from '../../lib/cases.ts';
import { boardSize, centreOf, HEX_RADIUS, HEX_WIDTH } from '../board/geometry.ts';
import type { BoardPicture, Cut } from '../handbook/library-data.ts';
import { rulesets } from './books.ts';

const CASES = new URL('../../../cases/', import.meta.url);
const GAMES = new URL('../../games/', import.meta.url);

/** A case as it stands in its file: its title, and the text of it alone. */
interface Filed {
  readonly title: string;
  readonly text: string;
}

function filed(game: string): Filed[] {
  const folder = new URL(`${game}/`, CASES);
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.case'));
  return files.flatMap((file) =>
    fs
      .readFileSync(new URL(file, folder), 'utf8')
      .split(/^={3,}\s*$/m)
      .flatMap((part) => {
        const title = /^title:\s*(.+?)\s*$/m.exec(part)?.[1];
        const text = /^vexillum\b/m.test(part) ? part : `vexillum 1 case\n${part}`;
        return title === undefined ? [] : [{ title, text }];
      }),
  );
}

/** What a case of the game may say: its own dialect, or that of its family. */
async function dialectOf(rules: AnyRuleset): Promise<CaseDialect<KernelState>> {
  const own = new URL(`${rules.id}/text/cases.ts`, GAMES);
  if (!fs.existsSync(own))
    return commandsCases((rules as unknown as CommandsRuleset).game) as unknown as CaseDialect<KernelState>;
  const name = `${rules.id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Cases`;
  const found = (
    (await import(`../../games/${rules.id}/text/cases.ts`)) as {
      [name: string]: CaseDialect<KernelState>;
    }
  )[name];
  return found;
}

/** All that has to be fetched is fetched at once: what is asked while the page is built is answered from here. */
const dialects = new Map(await Promise.all(rulesets.map(async (rules) => [rules.id, await dialectOf(rules)] as const)));

/** Lines of a case that ask instead of playing: `only: ...`, `expect: ...`. */
const ASKS = /^[a-z]+:/;

/** Places that the first choice of a case names: `close F6 x E6`. */
function firstPlaces(text: string, known: ReadonlySet<string>): string[] {
  const play = text
    .slice(text.search(/^play:/m))
    .split('\n')
    .slice(1);
  const choice = play.map((line) => line.trim()).find((line) => line !== '' && !ASKS.test(line)) ?? '';
  return choice.split(/[\s:#]+/).filter((word, i, all) => known.has(word) && all.indexOf(word) === i);
}

interface HexView extends TableView {
  readonly board: {
    readonly kind: 'hexes';
    readonly width: number;
    readonly rows: number;
    readonly hexes: readonly { readonly hex: string; readonly row: number; readonly column: number }[];
  };
  readonly units: readonly { readonly hex: string | null }[];
  readonly leaders: readonly { readonly hex: string | null }[];
}

/** More hexes than this round the middle are not worth the room: pieces that only fill a case stand far away. */
const NEAR = 3;

/** The part of the map where something stands, with a hex of room all round. */
function cutOf(view: HexView, lit: readonly string[]): Cut {
  const { width, rows, hexes } = view.board;
  const byName = new Map(hexes.map((hex) => [hex.hex, hex]));
  const at = (name: string | null) => (name === null ? undefined : byName.get(name));
  const marked = lit.flatMap((name) => at(name) ?? []);
  const standing = [...view.units, ...view.leaders].flatMap(({ hex }) => at(hex) ?? []);
  const near = standing.filter(
    (one) =>
      marked.length === 0 ||
      marked.some(({ row, column }) => Math.abs(row - one.row) <= NEAR && Math.abs(column - one.column) <= NEAR),
  );
  const shown = [...marked, ...near].map(centreOf);
  // Where rows are all of one length, the shifted ones reach half a hex beyond the others.
  const even = hexes.filter(({ row }) => row === 0).length === hexes.filter(({ row }) => row === 1).length;
  const whole = boardSize(even ? width + 0.5 : width, rows);
  const room = { x: HEX_WIDTH * 1.5, y: HEX_RADIUS * 2.2 };
  const left = Math.max(0, Math.min(...shown.map(({ x }) => x)) - room.x);
  const right = Math.min(whole.width, Math.max(...shown.map(({ x }) => x)) + room.x);
  const top = Math.max(0, Math.min(...shown.map(({ y }) => y)) - room.y);
  const bottom = Math.min(whole.height, Math.max(...shown.map(({ y }) => y)) + room.y);
  const round = (one: number): number => Math.round(one);
  return {
    x: round(left),
    y: round(top),
    width: round(right - left),
    height: round(bottom - top),
    of: { width: round(whole.width), height: round(whole.height) },
  };
}

const isHexes = (view: TableView): view is HexView => view.board.kind === 'hexes';

function pictureOf(
  board: BoardOfCase,
  found: Filed,
  rules: AnyRuleset,
  dialect: CaseDialect<KernelState>,
): BoardPicture {
  let seen: TableView | null = null;
  const begun = (g: KernelState): void => {
    seen = rules.view(g, -1);
  };
  const [result] = runCases(found.text, rules, dialect, { begun, ended: () => {} });
  if (seen === null || result.failure) throw new Error(`the case "${board.case}" fails: ${result.failure?.message}`);
  const view = seen as TableView;
  const known = isHexes(view) ? new Set(view.board.hexes.map(({ hex }) => hex)) : new Set<string>();
  const lit = board.lit ?? firstPlaces(found.text, known);
  return { case: board.case, lit, view, cut: isHexes(view) ? cutOf(view, lit) : null };
}

/** All boards that a handbook names; a case that is not there is an error. */
export function boardPictures(rules: AnyRuleset, { boards = [] }: Handbook): BoardPicture[] {
  const dialect = dialects.get(rules.id);
  if (boards.length === 0 || !dialect) return [];
  const all = filed(rules.id);
  return boards.map((board) => {
    const found = all.find(({ title }) => title === board.case);
    if (!found) throw new Error(`the handbook of ${rules.name} names the case "${board.case}", and there is none`);
    return pictureOf(board, found, rules, dialect);
  });
}
