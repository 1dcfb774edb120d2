// The units of a view, and the attack that is being resolved.

import { enemiesOf } from '../../rules/events.ts';
import { cohesionOf, commandCost, traitsOf } from '../../rules/questions.ts';
import { COMMANDED, GONE, PILE, REDEPLOYED, RESERVE, type State, TO_COMMAND } from '../../rules/state.ts';
import type { Rank } from '../../tables/tables.ts';
import { TRAITS } from '../../tables/traits.ts';
import { attackNow } from '../stack.ts';
import {
  classOf,
  kindName,
  ranksKnown,
  ranksOf,
  SEAT_NAMES,
  SIDE_NAMES,
  sheetRanks,
  unitTitle,
  unitWord,
} from '../words.ts';
import type { AttackView, RankView, TraitView, UnitPlace, UnitView } from './types.ts';

export const traitViews = (bits: number): TraitView[] =>
  TRAITS.filter((_, i) => (bits & (1 << i)) !== 0).map(({ key, name, text }) => ({ key, name, text }));

export function rankView(rank: Rank): RankView {
  const { key, name, formation, cohesion, melee, ranged, traits, marks, departs } = rank;
  return {
    kind: key,
    name,
    formation,
    cohesion,
    melee,
    ranged,
    traits: traitViews(traits).map((trait) => trait.key),
    marks: {
      formation: marks.formation,
      cohesion: marks.cohesion,
      melee: marks.melee,
      ranged: marks.ranged,
      traits: marks.traits,
    },
    departs,
  };
}

/** A rank that lies under the front rank of a pile. */
export const HIDDEN: RankView = {
  kind: 'hidden',
  name: 'hidden rank',
  formation: 0,
  cohesion: 0,
  melee: [],
  ranged: [],
  traits: [],
  marks: { formation: 'sourced', cohesion: 'sourced', melee: 'sourced', ranged: 'sourced', traits: 'sourced' },
  departs: null,
};

function placeName(g: State, unit: number): UnitPlace {
  const at = g.unitSector[unit];
  if (at === RESERVE) return 'reserve';
  if (at === PILE) return 'pile';
  if (at === GONE) return 'gone';
  return g.links[unit] !== 0 || g.charging === unit + 1 ? 'engagement' : 'formation';
}

export function unitView(g: State, unit: number, seat: number): UnitView {
  const own = g.battle.unitSeat[unit];
  const left = ranksOf(g, unit);
  const open = ranksKnown(g, unit, seat);
  // How many ranks a pile has shows from outside; what they are does not.
  const shown = open ? left : left.slice(0, 1);
  return {
    id: unit,
    name: unitWord(unit),
    seat: SEAT_NAMES[own],
    side: SIDE_NAMES[own & 1],
    faction: g.battle.factions[own].name,
    title: unitTitle(g, unit, seat),
    class: classOf(open ? g.unitClasses[unit] : (shown[0]?.classes ?? g.unitClasses[unit])),
    place: placeName(g, unit),
    sector: g.unitSector[unit] >= 0 ? g.unitSector[unit] + 1 : null,
    ranks: [...shown.map(rankView), ...left.slice(shown.length).map(() => HIDDEN)],
    lost: sheetRanks(g, unit).length - left.length,
    order: g.unitOrder[unit],
    disorder: g.unitDisorder[unit],
    cohesion: open ? cohesionOf(g, unit) : shown.reduce((sum, rank) => sum + rank.cohesion, 0),
    traits: traitViews(open ? traitsOf(g, unit) : shown.reduce((bits, rank) => bits | rank.traits, 0)),
    engaged: enemiesOf(g, unit),
    cost: open && left.length > 0 ? commandCost(g, unit, TO_COMMAND) : 0,
    redeployed: (g.unitMarks[unit] & REDEPLOYED) !== 0,
    commanded: (g.unitMarks[unit] & COMMANDED) !== 0,
  };
}

/** Dice that have fallen, by the numbers they show. */
export function diceOf(heap: Int16Array): number[] {
  const shown: number[] = [];
  for (let face = heap.length - 1; face > 0; face--) for (let i = 0; i < heap[face]; i++) shown.push(face);
  return shown;
}

export function attackView(g: State): AttackView | null {
  const f = attackNow(g);
  if (f === null) return null;
  return {
    kind: kindName(f.kind),
    attacker: f.attacker,
    target: f.target,
    dice: diceOf(g.heap),
    hits: f.hits,
  };
}
