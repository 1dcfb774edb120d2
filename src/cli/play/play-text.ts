// What the text game says of any battle: how it stands in a line, the hand, the end, the help. Games add to it.

import type { TableSide, TableView, Tally } from '../../kernel/view.ts';
import { sideSigns } from '../map-signs.ts';
import type { Style } from '../style.ts';
import { columns, plural, seenLength, wrap } from '../text.ts';

const SIDES = [0, 1] as const;

/** `2/5 banners`, `3 cards left`, `1 card left`: labels are written for several, and their first noun has an s. */
function tallyText({ value, goal, label }: Tally, of: string): string {
  if (goal !== null) return `${value}${of}${goal} ${label}`;
  return `${value} ${value === 1 ? label.replace(/([a-z])s\b/, '$1') : label}`;
}

/** An army with its sign: `▼ Carthaginian`. */
export const armySign = ({ army }: TableSide, side: 0 | 1, style: Style, ascii?: boolean): string =>
  style.side[side](`${sideSigns(ascii)[side]} ${army}`);

/** What a game adds to the line: more of a side, words for its hand, and something in place of the turn. */
export interface StatusWords {
  readonly more?: (side: 0 | 1) => readonly string[];
  readonly hand?: (count: number) => string;
  readonly when?: string;
}

/**
 * `Turn 3   ▼ Carthaginian 2/5 banners, 5 cards   ▲ Syracusan 1/5 banners, 6 cards`; in a narrow window below each other.
 */
export function statusLine(view: TableView, style: Style, ascii?: boolean, width = 80, own: StatusWords = {}): string {
  const { more = () => [], when = view.turn === 0 ? 'Set-up' : `Turn ${view.turn}` } = own;
  const hand = own.hand ?? ((count: number) => plural(count, 'card'));
  const armies = SIDES.map((side) => {
    const { handCount, tallies } = view.sides[side];
    const told = [...tallies.map((tally) => tallyText(tally, '/')), hand(handCount), ...more(side)];
    return `${armySign(view.sides[side], side, style, ascii)} ${told.join(', ')}`;
  });
  const line = `${when}   ${armies.join('   ')}`;
  return seenLength(line) <= width ? line : [when, ...armies.map((one) => wrap(one, width, '    ', '  '))].join('\n');
}

/** The last picture, who won, and the numbers of both sides; `causes` says where they came from. */
export function endLines(
  view: TableView,
  map: string,
  style: Style,
  ascii?: boolean,
  causes: (side: 0 | 1) => string = () => '',
): string {
  const won = view.sides.find((side) => side.side === view.outcome);
  const head = won
    ? `The ${won.side} army (${won.army}) wins in turn ${view.turn}.`
    : `The battle ends in a draw in turn ${view.turn}.`;
  const rows = SIDES.map((side) => [
    armySign(view.sides[side], side, style, ascii),
    view.sides[side].tallies.map((tally) => tallyText(tally, ' of ')).join(', '),
    causes(side),
  ]);
  return `${map}\n${style.bold(head)}\n${columns(rows)}`;
}
