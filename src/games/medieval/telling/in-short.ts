// The rules in half a minute, for newcomers: how to win, a turn, the dice. Our own words; the handbook and the rulebook
// have the rest.

import { END, TURN } from '../../../families/commands/telling/typed/in-short.ts';

export const inShort = `Commands & Colors: Medieval in short
${TURN}
  Dice: "light", "medium" and "heavy" hit units of that class; each hit
    removes a block. In close combat swords hit too, though better armour
    stops some, and helmets if your leader is with the unit or next to it.
  Units with bows fire at two hexes or more.
  Close combat is with a neighbour. A target that stays in its hex may battle
    back; some units may evade instead. You may advance into an emptied hex,
    and some units may then battle again.
  Each flag is a retreat. A leader with the unit, or two friends beside it,
    let it ignore one.
  Tokens: spend one in each turn for one more die in close combat, to ignore a
    flag, to move a leader, or with a Leadership card for an inspired action.
${END}`;
