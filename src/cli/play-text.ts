// What the text game says: the state of the battle in a line, the hand, the end, the help.

import type { CommandsView } from '../families/commands/view.ts';
import { drawMap, legend } from './map.ts';
import { sideSigns, squareSign } from './map-signs.ts';
import { pictureOf, terrainNames } from './picture.ts';
import { mapExample } from './rules-text.ts';
import type { Style } from './style.ts';
import { columns, plural, seenLength } from './text.ts';

const SIDES = [0, 1] as const;

/** `Turn 3   ▼ Carthaginian 2/5 banners, 5 cards   ▲ Syracusan 1/5 banners, 6 cards`, and the card on the table below. */
export function statusText(view: CommandsView, style: Style, ascii?: boolean, width = 80): string {
  const armies = SIDES.map((side) => {
    const { army, banners, goal, handCount, tokens, aside } = view.sides[side];
    const squares = aside.flatMap((place) => (place === null ? [] : [place.number]));
    const more = [
      ...(tokens === null ? [] : [plural(tokens.held, 'token')]),
      ...(squares.length === 0 ? [] : [`${squares.length === 1 ? 'square' : 'squares'} ${squares.join(' ')}`]),
    ];
    const held = [plural(handCount, 'card'), ...more].join(', ');
    return `${style.side[side](`${sideSigns(ascii)[side]} ${army}`)} ${banners}/${goal} banners, ${held}`;
  });
  const order = view.table?.order;
  const as = order && order.key !== view.table?.card.key ? ` (as ${order.name})` : '';
  const action = view.action === null ? '' : `, with ${view.action.name}`;
  const card = view.table ? `\n  on the table: ${view.table.card.name}${as}${action}` : '';
  const when = view.turn === 0 ? 'Set-up' : `Turn ${view.turn}`;
  const line = `${when}   ${armies.join('   ')}`;
  const fits = seenLength(line) <= width;
  return `${fits ? line : `${when}\n  ${armies.join('\n  ')}`}${card}${trackText(view)}`;
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

const MARKS_HELP = ' + ordered   > moved   x battled   *Name leader';

/** The signs of the map, that of a square too where the game has squares. */
export const marksHelp = (view: CommandsView, ascii?: boolean): string =>
  view.sides.some((side) => side.aside.length > 0) ? `${MARKS_HELP}   ${squareSign(ascii)}1 in square 1` : MARKS_HELP;

export function handText(view: CommandsView, style: Style, width?: number): string {
  if (view.hand.length === 0) return 'Your hand is empty.';
  return columns(
    view.hand.map((card) => [`  ${style.bold(card.name)}`, card.text]),
    [],
    width,
  );
}

export function endText(view: CommandsView, style: Style, ascii?: boolean): string {
  const won = view.sides.find((side) => side.side === view.outcome);
  const head = won
    ? `${won.army} (${won.side}) wins in turn ${view.turn}.`
    : `The battle ends in a draw in turn ${view.turn}.`;
  const rows = SIDES.map((side) => {
    const { army, banners, goal, bannersBy } = view.sides[side];
    const causes = [
      [bannersBy.units, 'unit'],
      [bannersBy.leaders, 'leader'],
      [bannersBy.exits, 'exit'],
      [bannersBy.objectives, 'objective'],
    ] as const;
    const by = causes.filter(([count]) => count > 0).map(([count, name]) => plural(count, name));
    return [
      `${style.side[side](`${sideSigns(ascii)[side]} ${army}`)}`,
      `${banners} of ${goal} banners`,
      by.length > 0 ? `(${by.join(', ')})` : '',
    ];
  });
  return `${mapText(view, style, ascii)}\n${style.bold(head)}\n${columns(rows)}`;
}

export const helpText = (game: string): string => `${HELP}\n${mapExample(game)}`;

const HELP = `Choose by number or by text: "move F6 E6", "f6 e6", "order c4", "line command".
Several at once with ";": "order c4; order c5; done", or "1; 3; 5" of one menu.
  map, hand      the battlefield; your cards
  log            what happened (log 10: the last ten lines)
  rules          how the game goes, in half a minute
  why CHOICE     why something is not on offer, with its rule
  odds CHOICE    exact odds of an attack, by text or number: odds close F6 x E6;
                 with "evades", "obeys" or "firstStrike" after it, what if
  explain ...    the numbers behind it: explain close F6 x E6, explain unit F6
  undo           takes your last choice back, if no die was rolled since
  save FILE      writes the battle so far; "vexillum play --load FILE" or the
                 menu's "load FILE" goes on with it
  help, quit`;
