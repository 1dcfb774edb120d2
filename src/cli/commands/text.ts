// What the text game says of a battle of the Commands family: banners, tokens, squares, the card on the table.

import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import { drawMap, legend } from '../map.ts';
import { squareSign } from '../map-signs.ts';
import { endLines, statusLine } from '../play/play-text.ts';
import type { Style } from '../style.ts';
import { plural } from '../text.ts';
import { pictureOf, terrainNames } from './picture.ts';

/** `Turn 3   ▼ Carthaginian 2/5 banners, 5 cards   ▲ Syracusan 1/5 banners, 6 cards`, and the card on the table below. */
export function statusText(view: CommandsView, style: Style, ascii?: boolean, width = 80): string {
  const more = (side: 0 | 1): string[] => {
    const { tokens, aside } = view.sides[side];
    const squares = aside.flatMap((place) => (place === null ? [] : [place.number]));
    return [
      ...(tokens === null ? [] : [plural(tokens.held, 'token')]),
      ...(squares.length === 0 ? [] : [`${squares.length === 1 ? 'square' : 'squares'} ${squares.join(' ')}`]),
    ];
  };
  const order = view.table?.order;
  const as = order && order.key !== view.table?.card.key ? ` (as ${order.name})` : '';
  const action = view.action === null ? '' : `, with ${view.action.name}`;
  const card = view.table ? `\n  on the table: ${view.table.card.name}${as}${action}` : '';
  return `${statusLine(view, style, ascii, width, { more })}${card}${trackText(view)}`;
}

/** The own cards on the track, by the numbers of their squares. */
function trackText(view: CommandsView): string {
  const own = view.sides[view.seat]?.aside ?? [];
  const cards = own.flatMap((place) => (place?.card ? [`${place.number} ${place.card.name}`] : []));
  return cards.length === 0 ? '' : `\n  your cards on the track: ${cards.join(', ')}`;
}

export function mapText(view: CommandsView, style: Style, ascii?: boolean): string {
  const picture = pictureOf(view);
  const signs = legend(picture, terrainNames(view, ascii));
  return `${drawMap(picture, style, ascii)}${signs === '' ? '' : `\n${style.dim(signs)}`}`;
}

/** Ground, units with their blocks and squares, leaders. */
export const placesOf = (view: CommandsView): unknown => [
  view.board.hexes.map((hex) => hex.terrain).join(),
  view.units.map((unit) => [unit.hex, unit.blocks, unit.square]),
  view.leaders.map((leader) => leader.hex),
];

const MARKS_HELP = ' + ordered   > moved   x battled   *Name leader';

/** The signs of the map, that of a square too where the game has squares. */
export const marksHelp = (view: CommandsView, ascii?: boolean): string =>
  view.sides.some((side) => side.aside.length > 0) ? `${MARKS_HELP}   ${squareSign(ascii)}1 in square 1` : MARKS_HELP;

export function endText(view: CommandsView, style: Style, ascii?: boolean): string {
  const causes = (side: 0 | 1): string => {
    const { units, leaders, exits, objectives } = view.sides[side].bannersBy;
    const all = [
      [units, 'unit'],
      [leaders, 'leader'],
      [exits, 'exit'],
      [objectives, 'objective'],
    ] as const;
    const by = all.filter(([count]) => count > 0).map(([count, name]) => plural(count, name));
    return by.length > 0 ? `(${by.join(', ')})` : '';
  };
  return endLines(view, mapText(view, style, ascii), style, ascii, causes);
}

/** What looks like a slip and can still be taken back: a card that orders nobody, orders that nobody carried out. */
export function slipText(view: CommandsView, last: string): string {
  if (last.startsWith('play ')) return 'There is nobody whom this card can order';
  const ordered = view.units.filter((unit) => unit.ordered);
  const idle = ordered.some((unit) => unit.moved || unit.fought || unit.fired) ? 0 : ordered.length;
  return last === 'done' && idle > 0 ? `Your ${plural(idle, 'ordered unit')} did nothing` : '';
}
