// The order cards in our own words: what each does, when and by whom it is played, and its kind for colour and shape.
// [D Order cards]

import type { CardKey } from '../tables/tables.ts';

export const CARD_TEXTS: { readonly [key in CardKey]: string } = {
  doubleTime: 'A piece that you activate has twice its movement.',
  lastStand:
    'A unit that is attacked rolls one more die, and its grey cube rolls too. After the fight the grey cube is removed.',
  shieldWall: 'Infantry that is attacked absorbs one hit, if no other enemy is next to it.',
  schiltron: 'Heavy infantry that is attacked absorbs one hit, however many enemies are next to it.',
  mercenaryCrossbows: 'Before the dice of a fight, roll one die against the enemy unit in it: 3 or more hits.',
  vanguard: 'A piece that you activate moves and assaults as if all ground except closed ground were clear.',
  combinedForces:
    'In melee all your units next to the target attack together and roll first. It answers only one of them, chosen by its owner.',
  leadership: 'The grey cube of one of your units becomes active. A routed unit gets two active cubes in its place.',
  knightsAttack: 'Cavalry that attacks rolls two more dice and ignores the first hit of the answer.',
  infantryAttack: 'Infantry that attacks rolls one more die.',
  darkenSky: 'All your archers and longbows shoot with one more die in this combat phase.',
  igniteArrows: 'All your archers and longbows shoot with two more dice in this combat phase.',
  pillage: 'One enemy unit next to one of yours takes a hit.',
  noRetreat: 'A unit that must retreat stays instead, and its grey cube becomes active.',
  fakeRetreat:
    'A unit that is attacked steps back one hex. The attacker must follow, and all your units next to it attack it without an answer.',
  wedgeFormation: 'Shield Walls and Schiltrons absorb no hits in this attack.',
  historicalEvent: 'The next event of the battle happens. Playing this card is your whole round, like a pass.',
};

/** What a text that is played on a piece names. */
export const CARD_OBJECTS: { readonly [key in CardKey]?: string } = {
  leadership: 'one of your units with a grey cube',
  pillage: 'an enemy unit next to one of yours',
};

/** What the log adds when a card is played. */
export const CARD_REMARKS: { readonly [key in CardKey]?: string } = {
  // The melee was told with the order that morale gives; this card turns it round.
  combinedForces: 'the combined attack rolls first',
};

export const CARD_MOMENTS: { readonly [key in CardKey]: string } = {
  doubleTime: 'your movement phase, before a piece moves its first hex',
  lastStand: 'when one of your units is attacked in assault or melee',
  shieldWall: 'when your infantry is attacked in assault or melee',
  schiltron: 'when your heavy infantry is attacked in assault or melee',
  mercenaryCrossbows: 'before the dice of an assault or melee, attacking or defending',
  vanguard: 'your movement phase, before a piece moves its first hex',
  combinedForces: 'when you have declared a melee',
  leadership: 'any moment, in your round or the enemy’s',
  knightsAttack: 'when your cavalry attacks in assault or melee',
  infantryAttack: 'when your infantry attacks in assault or melee',
  darkenSky: 'your combat phase',
  igniteArrows: 'your combat phase',
  pillage: 'any combat phase',
  noRetreat: 'when your unit must retreat after an attack, or, if it is routed, in the end phase',
  fakeRetreat: 'when one of your units is attacked in assault or melee',
  wedgeFormation: 'when your unit attacks in assault or melee',
  historicalEvent: 'at the start of your round; also at once when it is drawn in a rally',
};

export const CARD_GROUPS: { readonly [key in CardKey]: string } = {
  doubleTime: 'movement',
  lastStand: 'defence',
  shieldWall: 'defence',
  schiltron: 'defence',
  mercenaryCrossbows: 'fire',
  vanguard: 'movement',
  combinedForces: 'attack',
  leadership: 'leadership',
  knightsAttack: 'attack',
  infantryAttack: 'attack',
  darkenSky: 'fire',
  igniteArrows: 'fire',
  pillage: 'attack',
  noRetreat: 'leadership',
  fakeRetreat: 'defence',
  wedgeFormation: 'attack',
  historicalEvent: 'event',
};
