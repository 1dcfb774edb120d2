// The rules in half a minute, for newcomers: how to win, a turn, the dice. Our own words; the handbook and the rulebook
// have the rest.

import { END, TURN } from '../../../families/commands/telling/typed/in-short.ts';

export const inShort = `Commands & Colors: Ancients in short
${TURN}
  Dice: "light", "medium" and "heavy" hit units of that class; each hit
    removes a block. In close combat swords hit too, except those of light
    troops, and helmets if your leader is with the unit or next to it.
  Units that can fire do so at two hexes or more.
  Close combat is with a neighbour. A target that stays in its hex may battle
    back; light troops may evade instead. You may advance into an emptied hex,
    and some units may then battle again.
  Each flag is a retreat. A leader with the unit, or two friends beside it,
    let it ignore one. A unit that cannot retreat loses blocks.
${END}`;
