// Plans of Battalion in words: of three sectors the middle one is the centre; of five they have their numbers.

import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import type { Lie, Matter, PlanWords, Standing } from '../general/words.ts';

const ARMS: { readonly [kind: string]: string } = {
  cavalry: 'cavalry',
  skirmish: 'skirmishers',
  special: 'special units',
};
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

const MATTER: readonly (readonly [RegExp, Matter])[] = [
  [/lives|Lives|exhausted/, 'count'],
  [/^(bestAttack|nextAttack|allAttacks|exposed|kill|killLate|wins)$/, 'threats'],
  [/Camp$|^camp|sectorsLed/, 'ground'],
  [/^hand|Texts$|order|Order|command|Command|burden|mustRally/, 'cards'],
  [/Cohesion$|^(units|regulars|skirmishers|cavalry|special|melee|ranged|steadfast|swift|oneRank)/, 'strength'],
  [/^(disorder|bears|danger|engaged|overlapping|pinned)/, 'line'],
];

/** A sector as the seat sees it: who sits at the top has the left of the picture at his right. */
function sectorWords(sector: number, sectors: number, seat: number): string {
  if (sectors !== 3) return `in sector ${ROMAN[sector] ?? sector}`;
  if (sector === 2) return 'in the centre';
  return (sector === 1) === (seat % 2 === 1) ? 'on the left' : 'on the right';
}

export const battalionWords: PlanWords<BattalionView> = {
  lie({ units, board }, seat, place): Lie | null {
    const sectors = board.sectors.length;
    const named = /^S(\d)$/.exec(place);
    if (named) return { wing: sectorWords(Number(named[1]), sectors, seat), ahead: 1 };
    const unit = units.find(({ name }) => name === place);
    if (!unit) return null;
    const ahead = unit.place === 'engagement' ? 2 : unit.place === 'formation' ? 1 : 0;
    return { wing: unit.sector === null ? '' : sectorWords(unit.sector, sectors, seat), ahead };
  },
  standing({ units, seats }, seat): Standing[] {
    return units.flatMap((unit) =>
      unit.seat === seats[seat].seat && unit.sector !== null ? [{ place: unit.name, arm: ARMS[unit.class] ?? '' }] : [],
    );
  },
  about: (feature) => MATTER.find(([form]) => form.test(feature))?.[1] ?? null,
};
