// What the text game says of a battle of Battalion: camps, reserves, piles, the attack under way, the armies.

import type { BattalionView, CampView, UnitView } from '../../games/battalion/telling/view/types.ts';
import type { Shown } from '../cli-game.ts';
import { sideSigns } from '../map-signs.ts';
import { endLines, statusLine } from '../play/play-text.ts';
import { showLines, viewBefore } from '../show-text.ts';
import type { Style } from '../style.ts';
import { columns, plural, wrap } from '../text.ts';
import { drawSectors, tokensText } from './picture.ts';

const sideNumber = (side: string): 0 | 1 => (side === 'top' ? 0 : 1);

/** `▼ Rome (top): camp +4 -2 of 6; deck 5, hand 2, discards 1`, the reserve and what waits to be deployed below. */
function campLines(view: BattalionView, camp: CampView, style: Style, ascii?: boolean): string[] {
  const side = sideNumber(camp.side);
  const turn = view.activeSeat === camp.seat ? ' *' : '';
  const head = style.side[side](`${sideSigns(ascii)[side]} ${camp.faction} (${camp.seat})${turn}`);
  const cards = `deck ${camp.deckCount}, hand ${camp.handCount}, discards ${camp.discards.length}`;
  const own = view.units.filter((unit) => unit.seat === camp.seat);
  const named = (place: UnitView['place']): string[] =>
    own.filter((unit) => unit.place === place).map((unit) => `${unit.name} ${unit.title} ${tokensText(unit)}`);
  const listed = (label: string, units: readonly string[]): string[] =>
    units.length === 0 ? [] : [wrap(`${label}: ${units.join('; ')}`, 80, '      ', '    ')];
  return [
    wrap(`${head}: camp +${camp.order} -${camp.disorder} of ${camp.tokens}; ${cards}`, 80, '    '),
    ...listed('reserve', named('reserve')),
    ...listed('to deploy', named('pile')),
  ];
}

export function mapText(view: BattalionView, style: Style, ascii?: boolean): string {
  const camps = (side: string): string[] =>
    view.camps.filter((camp) => camp.side === side).flatMap((camp) => campLines(view, camp, style, ascii));
  return [...camps('top'), drawSectors(view, style, ascii), ...camps('bottom')].join('\n');
}

export const MARKS = ' a3 unit   +1 order   -2/7 disorder of cohesion   > redeployed   x commanded   * turn';

export function statusText(view: BattalionView, style: Style, ascii?: boolean, width?: number): string {
  const warned = view.warnings.map(({ text }) => `\n${wrap(text, width ?? 80, '    ', '  ')}`).join('');
  return `${statusLine(view, style, ascii, width, { hand: (count) => `${count} in hand` })}${warned}${attackText(view)}`;
}

function attackText({ attack, units }: BattalionView): string {
  if (!attack) return '';
  const name = (id: number): string => units.find((unit) => unit.id === id)?.name ?? '?';
  const dice = attack.dice.length === 0 ? '' : `; dice ${attack.dice.join(' ')}`;
  const hits = attack.hits === 0 ? '' : `; ${plural(attack.hits, 'hit')}`;
  return `\n  ${attack.kind}: ${name(attack.attacker)} against ${name(attack.target)}${dice}${hits}`;
}

export function endText(view: BattalionView, style: Style, ascii?: boolean): string {
  const causes = (side: 0 | 1): string => {
    const own = view.units.filter((unit) => sideNumber(unit.side) === side);
    return `(${own.filter((unit) => unit.place !== 'gone').length} of ${plural(own.length, 'unit')} left)`;
  };
  return endLines(view, mapText(view, style, ascii), style, ascii, causes);
}

export const placesOf = (view: BattalionView): unknown =>
  view.units.map((unit) => [unit.place, unit.sector, unit.ranks.length, unit.order, unit.disorder, unit.engaged]);

/** An army unit by unit, and the numbers of its ranks. */
function armyText(view: BattalionView, camp: CampView, style: Style, ascii?: boolean): string {
  const side = sideNumber(camp.side);
  const own = view.units.filter((unit) => unit.seat === camp.seat);
  const head = `${sideSigns(ascii)[side]} ${camp.faction} (${camp.seat})`;
  const where = (unit: UnitView): string => (unit.sector === null ? unit.place : `S${unit.sector}`);
  const units = own.map((unit) => [
    `  ${unit.name}`,
    where(unit),
    unit.class,
    [unit.title, ...unit.traits.map((trait) => trait.name)].join('; '),
  ]);
  const ranks = new Map(own.flatMap((unit) => unit.ranks.map((rank) => [rank.kind, rank] as const)));
  const told = [...ranks.values()].map((rank) => [
    `    ${rank.name}`,
    `cohesion ${rank.cohesion}`,
    [
      ...(rank.melee.length === 0 ? [] : [`melee ${rank.melee.join(' ')}`]),
      ...(rank.ranged.length === 0 ? [] : [`ranged ${rank.ranged.join(' ')}`]),
      ...rank.traits,
    ].join(', '),
  ]);
  const cards = plural(camp.deckCount + camp.handCount, 'tactic card');
  return [
    `${style.side[side](head)}: ${plural(own.length, 'unit')}, ${plural(camp.tokens, 'token')}, ${cards}`,
    columns(units, [], 80),
    '  ranks',
    columns(told, [], 80),
  ].join('\n');
}

export function showText(battle: Shown, style: Style, ascii?: boolean): string {
  const view = viewBefore(battle) as BattalionView;
  const armies = view.camps.map((camp) => armyText(view, camp, style, ascii));
  return showLines(battle, view, mapText(view, style, ascii), armies, style);
}
