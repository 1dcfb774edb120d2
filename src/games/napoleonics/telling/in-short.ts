// The rules in half a minute, for newcomers: how to win, a turn, the dice. Our own words; the handbook and the rulebook
// have the rest.

import { END, TURN } from '../../../families/commands/telling/typed/in-short.ts';

export const inShort = `Commands & Colors: Napoleonics in short
${TURN}
  Dice: infantry and cavalry roll one for each block, guns by range.
    "infantry", "cavalry" and "artillery" hit units of that arm; sabres hit
    any unit in melee. Each hit removes a block.
  Infantry fires two hexes, rifles three, guns four or five; most fire worse
    after a move.
  Melee ("close") is with a neighbour. A target that stays in its hex may
    battle back. Cavalry may retire from infantry ("evade"). Infantry may form
    square against cavalry: both then roll one die, and a card of yours is set
    aside until the unit leaves its square.
  You may advance into an emptied hex, and cavalry may then attack again.
  Each flag is one hex back. A leader with the unit, or two friends beside it,
    let it ignore one.
${END}`;
