// The games as people are told of them before any engine is there: what each is like, and where to begin. What the engine
// itself says of them (names, battles) comes from the build.

import type { Route } from './router.ts';

export interface GameWords {
  readonly id: string;
  /** Short, where the family is plain from the place. */
  readonly short: string;
  readonly text: string;
  /** The battle to begin with, and why. */
  readonly first: { readonly battle: string; readonly why: string };
  /** What the number to win of a battle's facts is: the head of its column, and one and several of it. */
  readonly goal: { readonly head: string; readonly one: string; readonly many: string } | null;
  /** What its armies are named by; `theArmy` puts them into sentences. */
  readonly armies: 'adjectives' | 'peoples' | 'states';
  /** Its computer players, the strongest first. */
  readonly bots: readonly string[];
  /** What one might look for on its shelf. */
  readonly seek: string;
  /** How sure its facts are, where that needs a word on its shelf. */
  readonly sure?: string;
  /** A way to battles of one's own. */
  readonly own?: { readonly title: string; readonly text: string; readonly to: Route };
}

const BOTH_BOTS = ['drill', 'random'];
const BANNERS = { head: 'Banners to win', one: 'banner', many: 'banners' };

export const GAMES: readonly GameWords[] = [
  {
    id: 'ancients',
    short: 'Ancients',
    text: 'Two lines of foot, horse and elephants, moved by cards by the left, the centre and the right.',
    first: { battle: 'ancients/001', why: 'Twelve units a side on open ground, and no rule of its own.' },
    goal: BANNERS,
    armies: 'adjectives',
    bots: BOTH_BOTS,
    seek: 'Cannae, Spartan, 218 BC',
  },
  {
    id: 'medieval',
    short: 'Medieval',
    text: 'Byzantium and her neighbours: horse archers, heavy lancers, and tokens for inspired moments.',
    first: { battle: 'medieval/04', why: 'The rulebook offers it as the first: mostly cavalry, little terrain.' },
    goal: BANNERS,
    armies: 'adjectives',
    bots: BOTH_BOTS,
    seek: 'Dara, Sassanid, 530 AD',
  },
  {
    id: 'napoleonics',
    short: 'Napoleonics',
    text: 'Muskets, guns and squares: a unit fights with as many dice as it has blocks left.',
    first: { battle: 'napoleonics/01', why: 'The rulebook begins with it: few rules at a time.' },
    goal: BANNERS,
    armies: 'adjectives',
    bots: BOTH_BOTS,
    seek: 'Waterloo, British, 1812',
  },
  {
    id: 'battalion',
    short: 'Battalion',
    text: 'No hexes: units of rank tiles meet in three sectors, and an army whose deck of cards runs out has lost.',
    first: { battle: 'battalion/1', why: 'Six units a side, and the battle that the rulebook itself plays.' },
    goal: null,
    armies: 'states',
    bots: BOTH_BOTS,
    seek: 'Rome, Carthage, Han',
    own: {
      title: 'Muster your own armies',
      text: 'Build units from the tiles of a faction, for two players or four; then deploy them in turns.',
      to: { screen: 'muster' },
    },
    sure: 'Which tiles and cards the box holds is known; many of the numbers on them are not. What is sourced, what lies within limits and what is ours stands with each battle, tile and card.',
  },
  {
    id: 'dark-ages',
    short: 'Dark Ages',
    text: 'Britain and France in the early Middle Ages: cards set units and leaders going, or turn a fight under way.',
    first: { battle: 'dark-ages/01', why: 'The first of the box: two hosts on foot, eleven units a side.' },
    goal: null,
    armies: 'peoples',
    bots: BOTH_BOTS,
    seek: 'Hastings, Scots, 1346',
    sure: 'The maps, the forces and some of the numbers of these battles are our reconstruction. What is sourced and what is ours stands with each battle and each unit.',
  },
];

export const gameWords = (id: string): GameWords | undefined => GAMES.find((game) => game.id === id);

/** The computer players of a game, the strongest first. */
export const botsOf = (game: string): readonly string[] => gameWords(game)?.bots ?? BOTH_BOTS;

export const bestBot = (game: string): string => botsOf(game)[0];
