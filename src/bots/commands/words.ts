// Plans of the Commands games in words: wings are the sections, as the seat sees them.

import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { Lie, Matter, PlanWords, Standing } from '../general/words.ts';

const ARMS: readonly (readonly [RegExp, string])[] = [
  [/cavalry|lancer|hussar|cuirassier|cataphract|horse/i, 'cavalry'],
  [/elephant/i, 'elephants'],
  [/chariot/i, 'chariots'],
  [/artillery/i, 'guns'],
];

const MATTER: readonly (readonly [RegExp, Matter])[] = [
  [/^(banners|progress|nearness|oneLeft|twoLeft)$/, 'count'],
  [/^(mover|other) goals|Goals$/, 'ground'],
  [/^(mover|other) /, 'threats'],
  [/^leaders/, 'leaders'],
  [/^(hand |command|cards|tokens)/, 'cards'],
  [/(Units|Blocks)$|^(dice|worth)$/, 'strength'],
  [/^(formed|supported|led|inMelee|forward)$/, 'line'],
];

export const commandsWords: PlanWords<CommandsView> = {
  lie({ board }, seat, place): Lie | null {
    const hex = board.hexes.find((one) => one.hex === place);
    if (!hex) return null;
    const [section] = hex.sections;
    // A hex of two sections belongs to the wing.
    const wing = hex.sections.find((one) => one !== 'centre') ?? section;
    const said = wing === undefined ? '' : wing === 'centre' ? 'in the centre' : `on the ${wing}`;
    return { wing: said, ahead: seat === 0 ? hex.row : -hex.row };
  },
  standing({ units, seats }, seat): Standing[] {
    const { side } = seats[seat];
    return units.flatMap((unit) =>
      unit.side === side && unit.hex !== null
        ? [{ place: unit.hex, arm: ARMS.find(([form]) => form.test(unit.name))?.[1] ?? '' }]
        : [],
    );
  },
  about: (feature) => MATTER.find(([form]) => form.test(feature))?.[1] ?? null,
};
