// The games as people are told of them before any engine is there: what each is like, and where to begin. What the engine
// itself says of them (names, battles) comes from the build.

export interface GameWords {
  readonly id: string;
  /** Short, where the family is plain from the place. */
  readonly short: string;
  readonly text: string;
  /** The battle to begin with, and why. */
  readonly first: { readonly battle: string; readonly why: string };
  /** What one might look for on its shelf. */
  readonly seek: string;
}

export const GAMES: readonly GameWords[] = [
  {
    id: 'ancients',
    short: 'Ancients',
    text: 'Two lines of foot, horse and elephants, moved by cards by the left, the centre and the right.',
    first: { battle: 'ancients/001', why: 'Twelve units a side on open ground, and no rule of its own.' },
    seek: 'Cannae, Spartan, 218 BC',
  },
  {
    id: 'medieval',
    short: 'Medieval',
    text: 'Byzantium and her neighbours: horse archers, heavy lancers, and tokens for inspired moments.',
    first: { battle: 'medieval/04', why: 'The rulebook offers it as the first: mostly cavalry, little terrain.' },
    seek: 'Dara, Sassanid, 530 AD',
  },
  {
    id: 'napoleonics',
    short: 'Napoleonics',
    text: 'Muskets, guns and squares: a unit fights with as many dice as it has blocks left.',
    first: { battle: 'napoleonics/01', why: 'The rulebook begins with it: few rules at a time.' },
    seek: 'Waterloo, British, 1812',
  },
];

export const NOT_YET: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Battalion: War of the Ancients',
    text: 'No hexes: units of tiles meet in sectors, and an army whose deck runs out has lost.',
  },
  {
    name: 'Dark Ages II',
    text: 'Britain and France in the early Middle Ages: cards set units and leaders going, or turn a fight under way.',
  },
];

export const gameWords = (id: string): GameWords | undefined => GAMES.find((game) => game.id === id);
