// Choices that nobody is asked about, because there is nothing else to choose: which they are, and how a way back passes
// over them.

import type { AnyRuleset, EngineTable } from './games.ts';
import type { Player } from './protocol.ts';

/** The only choice, when it may be played without asking. */
export function onlyChoice(ruleset: AnyRuleset, table: EngineTable, hasWayBack: boolean): string | null {
  if (table.prompt()?.secret !== false) return null;
  const values = table.values();
  if (values.length !== 1) return null;
  // What could still be taken back is not ended over a person's head.
  const text = ruleset.language.print(values[0]);
  return hasWayBack && !table.keepsUndo(text) ? null : text;
}

/** Notes a choice that has just been made among those that could be taken back. */
export function noteBack(back: boolean[], table: EngineTable, forced: boolean): void {
  if (table.undoRefusal !== '') back.length = 0;
  else back.push(forced);
}

/** Finds out from a record that is played again what nobody was asked about. */
export class AskedBefore {
  readonly forced = new Set<number>();
  readonly back: boolean[] = [];
  private readonly ruleset: AnyRuleset;
  private readonly players: readonly Player[];
  private readonly playForced: boolean;
  private wasForced = false;

  constructor(ruleset: AnyRuleset, players: readonly Player[], playForced: boolean) {
    this.ruleset = ruleset;
    this.players = players;
    this.playForced = playForced;
  }

  /** Before every choice, and after the last. */
  before(table: EngineTable): void {
    if (table.number > 1) {
      if (this.wasForced) this.forced.add(table.number - 1);
      noteBack(this.back, table, this.wasForced);
    }
    const hasWayBack = this.back.includes(false);
    const ofPerson = this.playForced && !table.over && this.players[table.seat] === 'person';
    this.wasForced = ofPerson && onlyChoice(this.ruleset, table, hasWayBack) !== null;
  }
}
