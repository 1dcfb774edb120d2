// How a battle of Dark Ages ends and what moved it: units first, then leaders, then cubes.

import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { many } from '../../app/many.ts';
import type { CostRow, Measure, Result } from '../kit.ts';
import { ATTACKS, COURSE, ENDED, RETREATS, SWINGS, TURN } from './kinds.ts';

const STRUCK = ['on board', 'eliminated'];

/** Active cubes lost by each side, those of eliminated units included. */
const cubesLost = (view: DarkAgesView): number[] =>
  view.sides.map(({ side }) =>
    view.units
      .filter((unit) => unit.side === side && STRUCK.includes(unit.fate))
      .reduce((sum, unit) => sum + unit.fullCubes - (unit.fate === 'eliminated' ? 0 : unit.cubes), 0),
  );

const leadersDead = (view: DarkAgesView): number[] =>
  view.sides.map(
    ({ side }) => view.leaders.filter((leader) => leader.side === side && leader.fate === 'eliminated').length,
  );

const measures = (view: DarkAgesView): readonly Measure[] => [
  { key: 'units', values: view.sides.map(({ unitsLost }) => unitsLost) },
  { key: 'leaders', values: leadersDead(view) },
  { key: 'cubes', values: cubesLost(view) },
];

const ONE: { readonly [key: string]: string } = { units: 'unit', leaders: 'leader', cubes: 'cube' };

function measureWords(key: string, change: number): string {
  if (change === 0) return '';
  const n = Math.abs(change);
  return `${n} ${ONE[key] ?? key}${n === 1 ? '' : 's'} ${change > 0 ? 'lost' : 'regained'}`;
}

function cost(view: DarkAgesView): CostRow[] {
  const left = view.sides.map(
    ({ side }) => view.units.filter((unit) => unit.side === side && unit.fate === 'left').length,
  );
  return [
    { label: 'Units lost', values: view.sides.map(({ unitsLost }) => unitsLost) },
    ...(left.some((n) => n > 0) ? [{ label: 'Units that left the field', values: left }] : []),
    { label: 'Leaders killed', values: leadersDead(view) },
    { label: 'Cubes lost', values: cubesLost(view) },
    { label: 'Units routed at the end', values: routed(view) },
  ];
}

const routed = (view: DarkAgesView): number[] =>
  view.sides.map(
    ({ side }) => view.units.filter((unit) => unit.side === side && unit.hex !== null && unit.routed).length,
  );

function how(view: DarkAgesView, winner: number): string {
  const won = view.sides[winner];
  const lost = view.sides[1 - winner];
  if (lost.leadersLeft === 0) return 'with every enemy leader dead';
  if (won.limit !== null && lost.unitsLost >= won.limit) return `with ${many(lost.unitsLost, 'enemy unit')} eliminated`;
  if (won.player === 'B') return `as time ran out, with ${many(won.unitsLost, 'unit')} lost`;
  return `with ${many(lost.unitsLost, 'unit')} taken for ${won.unitsLost} lost`;
}

/** The last sentence before the end says it, where it is no matter of course. Who runs in the end phase decides nothing. */
function reason(_view: DarkAgesView, log: readonly Telling[]): string {
  const told = log.filter(({ text, kind }) => text !== '' && !RETREATS.includes(kind));
  const last = told[told.findLastIndex(({ kind }) => kind === ENDED) - 1];
  return last && !COURSE.includes(last.kind) ? last.text : '';
}

export const darkAgesResult: Result<DarkAgesView> = {
  kinds: { turn: TURN, attacks: ATTACKS, swings: SWINGS, ended: ENDED, course: COURSE },
  measures,
  measureWords,
  measured: 'units, then in leaders and cubes',
  cost,
  how,
  reason,
};
