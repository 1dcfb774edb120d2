// Which choices of a battle that is gone on with nobody was asked about, because there was nothing else to choose.

import { type AnyTable, noteBack, onlyChoice } from '../../kernel/keeper.ts';
import type { Player } from './protocol.ts';

/** A single person sits at the table: nobody else could learn anything from what is not asked. */
export const isUnwatched = (players: readonly Player[]): boolean =>
  players.filter((player) => player === 'person').length === 1;

/** Finds out from a record that is played again what nobody was asked about. */
export class AskedBefore {
  readonly forced = new Set<number>();
  readonly back: boolean[] = [];
  private readonly players: readonly Player[];
  private readonly playForced: boolean;
  private wasForced = false;
  private readonly unwatched: boolean;

  constructor(players: readonly Player[], playForced: boolean) {
    this.players = players;
    this.playForced = playForced;
    this.unwatched = isUnwatched(players);
  }

  /** Before every choice, and after the last. */
  before(table: AnyTable): void {
    if (table.number > 1) {
      if (this.wasForced) this.forced.add(table.number - 1);
      noteBack(this.back, table, this.wasForced);
    }
    const hasWayBack = this.back.includes(false) && table.backSeat === table.seat;
    const ofPerson = this.playForced && !table.over && this.players[table.seat] === 'person';
    this.wasForced = ofPerson && onlyChoice(table, hasWayBack, this.unwatched) !== null;
  }
}
