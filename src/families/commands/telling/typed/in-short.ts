// What the rules in short of all games of the family have in common: how to win, a turn, sections; and where to ask.

export const TURN = `  You win by taking banners: one for each enemy unit or leader eliminated. The
    battle says how many you need.
  A turn: play a card, order units as it says, move them, battle, draw a card.
  Sections: double lines divide the map into left, centre and right, as seen
    from your side; most cards order units in a section.`;

export const END = `  "why", "explain" and "odds" answer with the rule of the moment.`;
