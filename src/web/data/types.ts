// The data that the page is built with; see build.ts.

import type { RulingInfo, ScenarioInfo } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';
import type { PageWords, ShelfWords } from '../games/page-game.ts';
import type { BotOnShelf } from './bots.ts';

/** As much of a game as the front page needs. */
export interface GameOnShelf extends PageWords {
  readonly name: string;
  /** The shortest and the longest of its battles, in minutes. */
  readonly lasts: readonly [number, number];
  /** How many there are. */
  readonly battles: number;
  /** Its computer players, the weakest first; those of them that are levels; and how a level may lean. */
  readonly bots: readonly string[];
  readonly levels: readonly string[];
  readonly temperaments: readonly string[];
}

export interface ShelfGame {
  readonly id: string;
  readonly words: ShelfWords;
  readonly name: string;
  readonly rulesVersion: string;
  readonly battles: readonly ScenarioInfo[];
  readonly rulings: readonly RulingInfo[];
  /** The weakest first. */
  readonly bots: readonly BotOnShelf[];
}

export type Shelf = readonly ShelfGame[];

/** How a game looks on the table, by game. */
export type GamePictures = { readonly [game: string]: TableView };
