// What the text game says of a battle of Dark Ages: players and their losses, the round, events, units and leaders.

import type { DarkAgesView, UnitView } from '../../games/dark-ages/telling/view/types.ts';
import type { Shown } from '../cli-game.ts';
import { drawMap, legend } from '../map.ts';
import { armySign, endLines, statusLine } from '../play/play-text.ts';
import { showLines, viewBefore } from '../show-text.ts';
import type { Style } from '../style.ts';
import { columns, plural, wrap } from '../text.ts';
import { codeOf, codesText, cubesText, hexsidesText, leadersText, pictureOf } from './picture.ts';

const SIDES = [0, 1] as const;

export function mapText(view: DarkAgesView, style: Style, ascii?: boolean): string {
  const picture = pictureOf(view, ascii);
  const names = (terrain: string): string =>
    view.board.hexes.find((hex) => hex.terrain === terrain)?.terrainName ?? terrain;
  const notes = [legend(picture, names), codesText(view), hexsidesText(view), leadersText(view, ascii)];
  const below = notes.filter((note) => note !== '').join('\n');
  return `${drawMap(picture, style, ascii)}${below === '' ? '' : `\n${style.dim(below)}`}`;
}

export const MARKS = ' 3 cubes   +g grey cube   * leader   + activated   > moved   x fought';

/** `Turn 3, round 2`, both players with their losses, then the card of the round and the events. */
export function statusText(view: DarkAgesView, style: Style, ascii?: boolean, width?: number): string {
  const more = (side: 0 | 1): string[] => {
    const { player, passed } = view.sides[side];
    return [`player ${player}`, ...(passed ? ['has passed'] : [])];
  };
  const when = view.turn === 0 ? 'Set-up' : `Turn ${view.turn}${view.round > 0 ? `, round ${view.round}` : ''}`;
  const { played, inGame, next } = view.events;
  const events = `events ${played} of ${inGame}${next === '' ? '' : `; the next: ${next}`}`;
  const below = [`deck ${view.deckCount}`, events].join('; ');
  const warned = view.warnings.map(({ text }) => `\n${wrap(text, 80, '    ', '  ')}`).join('');
  const card = view.activation
    ? `\n  activation: ${view.activation.card.name}, ${plural(view.activation.points, 'activation')} left`
    : '';
  const fight = view.combat ? `\n${wrap(combatText(view), 80, '    ', '  ')}` : '';
  return `${statusLine(view, style, ascii, width, { more, when, hand: (count) => `${count} in hand` })}\n${wrap(below, 80, '    ', '  ')}${warned}${card}${fight}`;
}

function combatText({ combat, units }: DarkAgesView): string {
  if (!combat) return '';
  const from = combat.attackers
    .map((id) => units.find((unit) => unit.id === id)?.hex ?? '')
    .filter((hex) => hex !== '');
  const notes = combat.notes.length === 0 ? '' : ` (${combat.notes.join('; ')})`;
  return `${combat.kind}: ${from.join(', ')} against ${combat.target}${notes}`;
}

export function endText(view: DarkAgesView, style: Style, ascii?: boolean): string {
  const causes = (side: 0 | 1): string =>
    `(${plural(view.sides[side].unitsLost, 'unit')} lost, ${plural(view.sides[side].leadersLeft, 'leader')} left)`;
  return endLines(view, mapText(view, style, ascii), style, ascii, causes);
}

export const placesOf = (view: DarkAgesView): unknown => [
  view.board.hexes.map((hex) => hex.terrain).join(),
  view.units.map((unit) => [unit.hex, unit.cubes, unit.grey]),
  view.leaders.map((leader) => leader.hex),
];

/** A unit's numbers: `morale 2, move 1, attack 4, defence 3`; unknown ones are not told. */
function valuesText({ values }: UnitView): string {
  if (!values) return 'values not seen';
  const shot = values.fire === null ? '' : `, fire ${values.fire} at ${values.range}`;
  const attack = values.attack === null ? '' : `, attack ${values.attack}`;
  return `morale ${values.morale}, move ${values.move}${attack}, defence ${values.defence}${shot}`;
}

/** An army by types: how many, their numbers, where they stand with how many cubes; those to come apart. */
function armyText(view: DarkAgesView, side: 0 | 1, style: Style, ascii?: boolean): string {
  const { player, limit, side: name } = view.sides[side];
  const ways = [
    ...(limit === null ? [] : [`with ${plural(limit, 'enemy unit')} eliminated`]),
    ...(player === 'B' ? ['when time runs out'] : []),
    ...(view.leaders.some((leader) => leader.side !== name) ? ['when the enemy has no leader left'] : []),
  ];
  const goal = `wins ${ways.join(' or ')}`;
  const head = armySign(view.sides[side], side, style, ascii);
  const lines = [wrap(`${head} (${name}): player ${player}, ${goal}`, 80, '    ')];
  const own = view.units.filter((unit) => unit.side === name);
  const types = [...new Set(own.map((unit) => unit.code))];
  const rows = types.map((type) => {
    const alike = own.filter((unit) => unit.code === type);
    const places = alike.map((unit) =>
      unit.hex === null ? `(${unit.tag} to come, ${plural(unit.fullCubes, 'cube')})` : `${unit.hex}/${cubesText(unit)}`,
    );
    return [
      `  ${codeOf(alike[0])}`,
      String(alike.length),
      `${alike[0].name}: ${valuesText(alike[0])}`,
      places.join(' '),
    ];
  });
  lines.push(
    columns(
      rows.map(([code, count, what]) => [code, count, what]),
      [1],
      80,
    ),
  );
  for (const [code, , , places] of rows) lines.push(wrap(`${code.trim()}: ${places}`, 80, '      ', '    '));
  const leaders = view.leaders
    .filter((leader) => leader.side === name)
    .map(({ name: who, hex, morale, mounted }) => {
      const told = [...(morale === null ? [] : [`morale ${morale}`]), mounted ? 'mounted' : 'on foot'].join(', ');
      return `${who} ${hex ?? 'to come'} (${told})`;
    });
  lines.push(wrap(`leaders: ${leaders.length > 0 ? leaders.join(', ') : 'none'}`, 80, '    ', '  '));
  return lines.join('\n');
}

export function showText(battle: Shown, style: Style, ascii?: boolean): string {
  // With every value open, so that both armies can be read.
  const view = viewBefore(battle, ['showValues']) as DarkAgesView;
  const armies = SIDES.map((side) => armyText(view, side, style, ascii));
  return showLines(battle, view, mapText(view, style, ascii), armies, style);
}
