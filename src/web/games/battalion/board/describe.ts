// Places in words: units, sectors, camps, reserves. For screen readers, for the cursor, for what is read out on asking.

import type { BattalionView, CampView, UnitView } from '../../../../games/battalion/telling/view/types.ts';
import { theArmy } from '../../../app/army-words.ts';
import { many } from '../../../app/many.ts';
import { CLASS_WORDS, STATE_ICONS } from '../art/icons.ts';
import { atLimit, lastDraw, undefended } from './brink.ts';
import { statesOf } from './states.ts';

const armyOf = (view: BattalionView, side: string): string => view.sides.find((one) => one.side === side)?.army ?? side;

export const unitAt = (view: BattalionView, place: string): UnitView | undefined =>
  view.units.find((unit) => unit.name === place);

export const sectorWords = (view: BattalionView, number: number | null): string => {
  const sector = view.board.sectors.find((one) => one.number === number);
  return sector ? `sector ${sector.name}` : '';
};

export function whereWords(view: BattalionView, unit: UnitView): string {
  switch (unit.place) {
    case 'formation':
      return `in formation, ${sectorWords(view, unit.sector)}`;
    case 'engagement':
      return `in the engagement zone, ${sectorWords(view, unit.sector)}`;
    case 'reserve':
      return 'in reserve';
    case 'pile':
      return 'waits to be deployed';
    default:
      return 'gone';
  }
}

export const enemiesOf = (view: BattalionView, unit: UnitView): readonly UnitView[] =>
  unit.engaged.flatMap((id) => view.units.find((one) => one.id === id) ?? []);

export function tokenWords(unit: UnitView): string {
  return [
    unit.order > 0 ? `${unit.order} order` : '',
    unit.disorder > 0 ? `${unit.disorder} disorder of fewer than ${unit.cohesion}` : '',
    atLimit(unit) ? 'at its limit' : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

export function unitWords(view: BattalionView, unit: UnitView): string {
  const enemies = enemiesOf(view, unit);
  const states = statesOf(view, unit).filter((key) => key !== 'overlapped');
  return [
    `${unit.name}: ${unit.faction} ${unit.title}`,
    CLASS_WORDS[unit.class],
    whereWords(view, unit),
    many(unit.ranks.length, 'rank') + (unit.lost > 0 ? `, ${unit.lost} lost` : ''),
    tokenWords(unit),
    enemies.length > 0
      ? `${enemies.length > 1 ? 'overlapped, ' : ''}engaged with ${enemies.map(({ name, title }) => `${name} ${title}`).join(' and ')}`
      : '',
    ...states.map((key) => STATE_ICONS[key].words),
    ...(unit.traits.length > 0 ? [unit.traits.map(({ name }) => name).join(', ')] : []),
    unit.cost > 0 && unit.place !== 'gone' ? `commanding it costs ${unit.cost}` : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

export function campWords(view: BattalionView, camp: CampView): string {
  return [
    `Camp of ${theArmy(view.game, camp.faction)}`,
    `${camp.order} order and ${camp.disorder} disorder of ${many(camp.tokens, 'token')}`,
    lastDraw(camp)
      ? 'no card in the deck, the next draw loses the battle'
      : `${many(camp.deckCount, 'card')} in the deck`,
    `${camp.handCount} in hand`,
    `${many(camp.discards.length, 'discard')}`,
    ...(undefended(view, camp.side) ? ['nobody guards it'] : []),
    ...(camp.side === view.active && camp.seat === view.activeSeat ? ['their turn'] : []),
  ].join(', ');
}

const listed = (units: readonly UnitView[]): string =>
  units.length === 0 ? 'none' : units.map(({ name, title }) => `${name} ${title}`).join('; ');

export function describe(view: BattalionView, place: string): string {
  const unit = unitAt(view, place);
  if (unit) return unitWords(view, unit);
  const sector = view.board.sectors.find((one) => one.place === place);
  if (sector) {
    const here = view.units.filter((one) => one.sector === sector.number && one.place !== 'gone');
    const sides = view.sides.map(
      ({ side }) => `${armyOf(view, side)}: ${listed(here.filter((one) => one.side === side))}`,
    );
    return `Sector ${sector.name}${sector.central ? ', the central sector' : ''}. ${sides.join('. ')}`;
  }
  const camp = view.camps.find(({ seat }) => place === `camp-${seat}`);
  if (camp) return campWords(view, camp);
  const reserve = view.camps.find(({ seat }) => place === `reserve-${seat}`);
  if (reserve) {
    const here = view.units.filter((one) => one.seat === reserve.seat && one.place === 'reserve');
    return `Reserve of ${theArmy(view.game, reserve.faction)}: ${listed(here)}`;
  }
  return place;
}
