// Plans of Dark Ages in words: wings are the thirds of the field, as the seat sees them.

import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { Lie, Matter, PlanWords, Standing } from '../general/words.ts';

const ARMS: readonly (readonly [RegExp, string])[] = [
  [/cavalry/, 'cavalry'],
  [/archers|bows/, 'archers'],
];

const MATTER: readonly (readonly [RegExp, Matter])[] = [
  [/^(time|next turn|last turn|clock|events)/, 'time'],
  [/leader/, 'leaders'],
  [/contact$|coming up$|by shots$|of who moves$|^win next/, 'threats'],
  [/^(progress|last units|one unit left)/, 'count'],
  [/^(hand|cards|no cards|passed)/, 'cards'],
  [/ground|^(on|in) /, 'ground'],
  [/cubes|^(units|part|strength|hits to bear|last cube|still to come)/, 'strength'],
  [/rout|hexes to the enemy/, 'line'],
];

export const darkAgesWords: PlanWords<DarkAgesView> = {
  lie({ board }, seat, place): Lie | null {
    const hex = board.hexes.find((one) => one.hex === place);
    if (!hex) return null;
    const third = Math.min(2, Math.floor((3 * hex.column) / board.width));
    const wing = third === 1 ? 'in the centre' : (third === 0) === (seat === 1) ? 'on the left' : 'on the right';
    return { wing, ahead: seat === 0 ? hex.row : -hex.row };
  },
  standing({ units, seats }, seat): Standing[] {
    const { side } = seats[seat];
    return units.flatMap((unit) =>
      unit.side === side && unit.hex !== null
        ? [{ place: unit.hex, arm: ARMS.find(([form]) => form.test(unit.class))?.[1] ?? '' }]
        : [],
    );
  },
  about: (feature) => MATTER.find(([form]) => form.test(feature))?.[1] ?? null,
};
