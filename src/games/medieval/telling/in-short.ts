// The rules in half a minute, for who has never played: a turn, the dice, the end. Our own words; the handbook and the rulebook
// have the rest.

import { END, TURN } from '../../../families/commands/telling/typed/in-short.ts';

export const inShort = `Commands & Colors: Medieval in short
${TURN}
  Dice: "light", "medium" and "heavy" hit units of that class. In close combat
    swords hit too, except those of light units with bows and of light cavalry,
    and helmets if your leader is with the unit or next to it. Better armour
    ignores a sword. A flag drives the enemy back. Each hit takes a block.
  Fire is at two hexes or more; swords and helmets then do nothing.
  Close combat is with a neighbour. Who still stands in his hex may battle back.
    Some units may evade instead, cavalry above all; some of them shoot as they
    go. The hex that the enemy leaves may be taken; some units may then battle
    once more.
  Flags: each is a retreat; mounted units go back farther than foot.
  Tokens: one may be spent in each turn, yours or the enemy's: for a die more in
    close combat, for a flag ignored, for a leader's move, or with a Leadership
    card for an inspired action of its units. Scouts and Leadership bring more.
  Leaders order and steady their units, and can be lost with them.
${END}`;
