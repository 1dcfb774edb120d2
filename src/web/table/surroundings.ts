// What the host of a table needs from where it runs: a worker of the page, or a test in Node.

import type { Odds } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';
import type { Trouble, Update } from './protocol.ts';
import type { SavedBattle } from './saved.ts';
import type { Advisers, Thinkers } from './thinkers.ts';

export interface Surroundings {
  load(battle: string): Promise<SavedBattle | undefined>;
  /** Keeps the battle, unless what is kept is neither `before` nor the same: then somebody else goes on with it. */
  save(battle: SavedBattle, before: string | null): Promise<void>;
  /** Odds may take a second; they are worked out beside the table. */
  odds(game: string, state: unknown, choice: string, policy: string | undefined): Promise<Odds>;
  /** Computer players that take their time; left out, they think where the table is. */
  readonly thinkers?: Thinkers;
  /** Who tells what one of them wanted; likewise. */
  readonly advisers?: Advisers;
  update(update: Update<TableView>): void;
  trouble(trouble: Trouble): void;
  /** Lets other requests be heard between two choices of bots. */
  pause(): Promise<void>;
  now(): number;
}
