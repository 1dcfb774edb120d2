// What the rules in short of all games of the family have in common: a turn, and the end.

export const TURN = `  A turn: play a card, order the units it names, move them, battle, draw a card.
  Sections: the double lines part the map in left, centre and right; cards order
    units there. Left and right are your own.`;

export const END = `  A unit or a leader lost is a banner for the enemy. The first with all his
    banners wins.
  "why", "explain" and "odds" answer with the rule of the moment.`;
