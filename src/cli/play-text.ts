// What the text game says: the state of the battle in a line, the hand, the end, the help.

import type { CommandsView } from '../families/commands/view.ts';
import { drawMap, legend, sideSigns } from './map.ts';
import { pictureOf, terrainNames } from './picture.ts';
import type { Style } from './style.ts';
import { columns, plural } from './text.ts';

const SIDES = [0, 1] as const;

/** `Turn 3   ▼ Carthaginian 2/5   ▲ Syracusan 1/5   card: Line Command`. */
export function statusText(view: CommandsView, style: Style, ascii?: boolean): string {
  const armies = SIDES.map((side) => {
    const { army, banners, goal, handCount } = view.sides[side];
    return `${style.side[side](`${sideSigns(ascii)[side]} ${army}`)} ${banners}/${goal} banners, ${plural(handCount, 'card')}`;
  });
  const order = view.table?.order;
  const card = view.table
    ? `   card: ${view.table.card.name}${order && order.key !== view.table.card.key ? ` (as ${order.name})` : ''}`
    : '';
  return `Turn ${view.turn}   ${armies.join('   ')}${card}`;
}

export function mapText(view: CommandsView, style: Style, ascii?: boolean): string {
  const picture = pictureOf(view);
  const signs = legend(picture, terrainNames(view));
  return `${drawMap(picture, style, ascii)}${signs === '' ? '' : `\n${style.dim(signs)}`}`;
}

export const MARKS_HELP = ' + ordered   > moved   x battled   *Name leader';

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

export const HELP = `Choose by number, or by text: "move F6 E6", "f6 e6", "order c4", "line command".
Several at once with ";" between them: "order c4; order c5; done".
  map, hand, log     the battlefield; your cards; what happened (log 10: the last ten lines)
  why CHOICE         why something is not on offer, with its rule
  odds CHOICE        the exact odds of an attack: odds close F6 x E6, or its number
  explain ...        the numbers behind it: explain close F6 x E6, explain unit F6
  undo               takes your last choice back, if no die was rolled since
  save FILE          writes the battle so far; "vexillum play --load FILE" goes on with it
  help, quit`;
