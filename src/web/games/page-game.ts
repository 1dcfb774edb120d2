// A game as the page has it: words for people before any engine is there, what it is like and where to begin; and how the parts
// are fetched that are needed later. The words are given to the first screens while the page is built (data/), together with
// what the engine says (name, battles); the entry itself is fetched with the first part that needs it.

import type { Route } from '../app/router.ts';
import type { Pace } from '../data/length.ts';
import type { BoardPicture, Library } from '../handbook/library-data.ts';
import type { GameKit } from './kit.ts';

export interface PageWords {
  readonly id: string;
  /** Short, where the family is plain from the place. */
  readonly short: string;
  readonly text: string;
  /** The battle to begin with, the side to lead in it (the one that equal bots win the more often with), and why. */
  readonly first: { readonly battle: string; readonly side: number; readonly why: string };
  /** How hard it is to learn, from 1 to 3. */
  readonly weight: 1 | 2 | 3;
  readonly pace: Pace;
  /** What the number to win of a battle's facts is: the head of its column, and one and several of it. */
  readonly goal: { readonly head: string; readonly one: string; readonly many: string } | null;
  /** What its armies are named by; `theArmy` puts them into sentences. */
  readonly armies: 'adjectives' | 'peoples' | 'states';
}

/** What its shelf says besides its battles. */
export interface ShelfWords {
  /** What one might look for on its shelf. */
  readonly seek: string;
  /** How sure its facts are, where that needs a word on its shelf. */
  readonly sure?: string;
  /** A way to battles of one's own. */
  readonly own?: { readonly title: string; readonly text: string; readonly to: Route };
}

export interface PageGame extends PageWords {
  readonly shelf: ShelfWords;
  /** Its drawings and words at the table, fetched when the game is first shown. */
  kit(): Promise<GameKit>;
  /** Its handbook and rulings, fetched when somebody first wants to read. */
  library(): Promise<Library>;
  /** The drawn boards of its handbook, fetched when the first of them comes into sight. */
  boards?(): Promise<readonly BoardPicture[]>;
}
