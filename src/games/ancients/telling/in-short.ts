// The rules in half a minute, for who has never played: a turn, the dice, the end. Our own words; the handbook and the rulebook
// have the rest.

import { END, TURN } from '../../../families/commands/telling/typed/in-short.ts';

export const inShort = `Commands & Colors: Ancients in short
${TURN}
  Dice: "light", "medium" and "heavy" hit units of that class. In close combat
    swords hit too, and helmets if your leader is with the unit or next to it.
    A flag drives the enemy back. Each hit takes a block.
  Fire is at two hexes or more; swords and helmets then do nothing.
  Close combat is with a neighbour. Who still stands in his hex may battle back.
    Light troops may evade instead. The hex that the enemy leaves may be taken;
    some units may then battle once more.
  Flags: each is a retreat, for most units as far as they can move. What cannot
    go back loses blocks. A leader with the unit, or two friends beside it, lets
    it ignore one flag.
  Leaders order and steady their units, and can be lost with them.
${END}`;
