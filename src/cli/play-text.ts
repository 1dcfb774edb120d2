// What the text game says: the state of the battle in a line, the hand, the end, the help.

import type { CommandsView } from '../families/commands/view.ts';
import { drawMap, legend, sideSigns } from './map.ts';
import { pictureOf, terrainNames } from './picture.ts';
import type { Style } from './style.ts';
import { columns, plural, seenLength } from './text.ts';

const SIDES = [0, 1] as const;

/** `Turn 3   ▼ Carthaginian 2/5 banners, 5 cards   ▲ Syracusan 1/5 banners, 6 cards`, and the card on the table below. */
export function statusText(view: CommandsView, style: Style, ascii?: boolean, width = 80): string {
  const armies = SIDES.map((side) => {
    const { army, banners, goal, handCount } = view.sides[side];
    return `${style.side[side](`${sideSigns(ascii)[side]} ${army}`)} ${banners}/${goal} banners, ${plural(handCount, 'card')}`;
  });
  const order = view.table?.order;
  const card = view.table
    ? `\n  on the table: ${view.table.card.name}${order && order.key !== view.table.card.key ? ` (as ${order.name})` : ''}`
    : '';
  const when = view.turn === 0 ? 'Set-up' : `Turn ${view.turn}`;
  const line = `${when}   ${armies.join('   ')}`;
  const fits = seenLength(line) <= width;
  return `${fits ? line : `${when}\n  ${armies.join('\n  ')}`}${card}`;
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

export const HELP = `Choose by number or by text: "move F6 E6", "f6 e6", "order c4", "line command".
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
  help, quit
On the map ▼HI4 is heavy infantry of the top army with four blocks.`;

/** For who has never played: a turn, the dice, the end. Our own words; the rulebook has the rest. */
export const RULES = `Commands & Colors: Ancients in short
  A turn: play a card, order the units it names, move them, battle, draw a card.
  Sections: the double lines part the map in left, centre and right; cards order
    units there. Left and right are your own.
  Dice: "light", "medium" and "heavy" hit units of that class. In close combat
    swords hit too, and helmets if your leader is with the unit or next to it.
    A flag drives the enemy back. Each hit takes a block.
  Fire is at two hexes or more; swords and helmets then do nothing.
  Close combat is with a neighbour. Who still stands in his hex may battle back.
    Light troops may evade instead. The hex that the enemy leaves may be taken;
    some units may then battle once more.
  Flags: each is a retreat, for most units as far as they can move. What cannot
    go back loses blocks. A leader with the unit, or two friends beside it, lets
    it ignore one flag.
  Leaders order and steady their units, and can be lost with them.
  A unit or a leader lost is a banner for the enemy. The first with all his
    banners wins.
  "why", "explain" and "odds" answer with the rule of the moment.`;
