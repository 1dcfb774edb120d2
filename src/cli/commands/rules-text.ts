// The rules of each game of the family in half a minute, for who has never played: a turn, the dice, the end. Our own words; the handbook
// and the rulebook have the rest.

const TURN = `  A turn: play a card, order the units it names, move them, battle, draw a card.
  Sections: the double lines part the map in left, centre and right; cards order
    units there. Left and right are your own.`;

const END = `  A unit or a leader lost is a banner for the enemy. The first with all his
    banners wins.
  "why", "explain" and "odds" answer with the rule of the moment.`;

const ANCIENTS = `Commands & Colors: Ancients in short
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

const MEDIEVAL = `Commands & Colors: Medieval in short
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

const NAPOLEONICS = `Commands & Colors: Napoleonics in short
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

/** By game: the rules in short, and a unit as the map shows it. */
export const inShort: { readonly [game: string]: readonly [rules: string, example: string] } = {
  ancients: [ANCIENTS, 'On the map ▼HI4 is heavy infantry of the top army with four blocks.'],
  medieval: [MEDIEVAL, 'On the map ▼HC4 is heavy cavalry of the top army with four blocks.'],
  napoleonics: [
    NAPOLEONICS,
    `On the map ▲FLN4 is French line infantry of the bottom army with four blocks; □1
below it says that it stands in square, number 1.`,
  ],
};
