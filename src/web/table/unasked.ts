// What is chosen at this screen without asking a person: by a bot, because there is nothing else to choose, or because somebody lets
// questions pass for a turn.

import type { Keeper } from '../../kernel/keeper.ts';
import type { Watcher } from '../../kernel/watcher.ts';
import { isUnwatched } from './forced.ts';
import type { Mind } from './minds.ts';
import type { Player } from './protocol.ts';

export interface Unasked {
  readonly text: string;
  /** Nothing else could be chosen. */
  readonly forced: boolean;
}

/** Who sits at the table, and who chooses for the computer players. */
interface Sitting {
  readonly players: readonly Player[];
  readonly minds: readonly (Mind | null)[];
}

export class UnaskedChoices {
  private readonly keeper: Keeper;
  private readonly sitting: Sitting;
  /** Seats that let questions pass, with the turn for which they do. */
  private readonly passing = new Map<number, number>();

  constructor(keeper: Keeper, sitting: Sitting) {
    this.keeper = keeper;
    this.sitting = sitting;
  }

  /** What the bot chooses whose decision it is, now or after some thought; null when none is asked. */
  ofBot(): string | Promise<string> | null {
    const { table } = this.keeper;
    return this.sitting.minds[table.seat]?.choose(table) ?? null;
  }

  /** What is chosen for a person: because there is nothing else to choose, or because he lets it pass. */
  forPerson(watcher: Watcher, playForced: boolean): Unasked | null {
    const forced = playForced ? this.forcedChoice(watcher) : null;
    if (forced !== null) return { text: forced, forced: true };
    const passing = this.standingChoice();
    return passing === null ? null : { text: passing, forced: false };
  }

  /** The only choice of the person who watches, when it may be played over his head. */
  private forcedChoice(watcher: Watcher): string | null {
    const { keeper } = this;
    const { players } = this.sitting;
    if (keeper.isOpen || players[keeper.table.seat] !== 'person') return null;
    // A person is told and asked at his own screen, or where everybody may see what is asked of him.
    const forced = keeper.forcedChoice(isUnwatched(players));
    return forced !== null && watcher.mayMake(forced) ? forced : null;
  }

  /** What a person who lets questions pass for this turn answers, also behind the curtain: the others see nothing else. */
  private standingChoice(): string | null {
    const { keeper } = this;
    if (keeper.isOpen || this.passing.get(keeper.table.seat) !== keeper.table.view(-1).turn) return null;
    return keeper.passingChoice();
  }

  /** A seat lets everything pass until the turn is over that is asked only for the sake of hidden cards. */
  passThisTurn(seat: number): void {
    this.passing.set(seat, this.keeper.table.view(-1).turn);
  }
}
