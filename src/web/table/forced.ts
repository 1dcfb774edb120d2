// Which choices of a battle that is gone on with nobody was asked about, because there was nothing else to choose.

import { type AnyTable, noteBack, onlyChoice } from '../../kernel/keeper.ts';
import type { Player } from './protocol.ts';

/** Finds out from a record that is played again what nobody was asked about. */
export class AskedBefore {
  readonly forced = new Set<number>();
  readonly back: boolean[] = [];
  private readonly players: readonly Player[];
  private readonly playForced: boolean;
  private wasForced = false;

  constructor(players: readonly Player[], playForced: boolean) {
    this.players = players;
    this.playForced = playForced;
  }

  /** Before every choice, and after the last. */
  before(table: AnyTable): void {
    if (table.number > 1) {
      if (this.wasForced) this.forced.add(table.number - 1);
      noteBack(this.back, table, this.wasForced);
    }
    const hasWayBack = this.back.includes(false);
    const ofPerson = this.playForced && !table.over && this.players[table.seat] === 'person';
    this.wasForced = ofPerson && onlyChoice(table, hasWayBack) !== null;
  }
}
