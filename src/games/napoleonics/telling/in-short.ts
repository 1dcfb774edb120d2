// The rules in half a minute, for who has never played: a turn, the dice, the end. Our own words; the handbook and the rulebook
// have the rest.

import { END, TURN } from '../../../families/commands/telling/typed/in-short.ts';

export const inShort = `Commands & Colors: Napoleonics in short
${TURN}
  Command is the number of cards in your hand, the one you play included.
  Dice: a unit rolls as many as it has blocks; guns by their distance. After a
    move most fire with half. "infantry", "cavalry" and "artillery" hit units of
    that kind; infantry has two sides of the die. Sabres hit anybody in melee.
    A flag drives the enemy back. Each hit takes a block.
  Infantry fires two hexes, rifles three, guns four or five.
  Melee ("close") is with a neighbour. Who still stands in his hex may battle
    back. Ordered guns in range may support the attack with their own dice.
  Cavalry may retire before infantry ("evade"). Infantry may form square before
    cavalry: both then roll one die, and a card of the hand lies on the track
    until the unit is ordered to leave its square.
  The hex that the enemy leaves may be taken; cavalry may then battle once more.
  Flags: each is one hex back, three for militia. A leader with the unit, or two
    friends beside it, lets it ignore one.
${END}`;
