// Gains of moves that were reckoned before and still hold: a piece that has moved far away changes nothing for another. Only
// what the gain of a move depends on is compared, so that most of it can be kept from decision to decision.

import { LEADERS, MAX_PIECES, type State } from '../../games/dark-ages/rules/state.ts';
import { timeLeft } from './time.ts';

/** How far beyond its own move a piece looks at its own side, and at the enemy. */
const OWN = 2;
const ENEMY = 5;

export class Marches {
  readonly gain = new Float64Array(MAX_PIECES);
  private readonly valid = new Uint8Array(MAX_PIECES);
  private readonly hexes = new Int16Array(MAX_PIECES);
  private readonly life = new Int16Array(MAX_PIECES);
  private fresh = false;
  private battle: State['battle'] | null = null;
  private facts = -1;
  private time = -1;

  begin(): void {
    this.fresh = false;
  }

  known(g: State, piece: number): boolean {
    if (!this.fresh) this.refresh(g);
    return this.valid[piece] === 1;
  }

  note(piece: number, gain: number): void {
    this.gain[piece] = gain;
    this.valid[piece] = 1;
  }

  /** Forgets what the changes since the last time may have touched. */
  private refresh(g: State): void {
    const { valid, hexes, life } = this;
    const leaders = g.leadersLeft[0] * 8 + g.leadersLeft[1];
    const facts = ((g.lost[0] * 64 + g.lost[1]) * 64 + leaders) * 8 + g.eventsPlayed;
    const time = timeLeft(g);
    this.fresh = true;
    const anew = this.battle !== g.battle || facts !== this.facts || time !== this.time;
    if (anew) {
      this.battle = g.battle;
      this.facts = facts;
      this.time = time;
      valid.fill(0);
    }
    const { unitCount, leaderCount } = g.battle;
    for (let p = 0; p < LEADERS + leaderCount; p++) {
      if (p === unitCount) p = LEADERS;
      const hex = g.unitHex[p];
      const now = 4 * g.cubes[p] + 2 * g.grey[p];
      if (hex === hexes[p] && now === life[p]) continue;
      if (!anew) this.forget(g, p, hexes[p], hex);
      hexes[p] = hex;
      life[p] = now;
    }
  }

  private forget(g: State, changed: number, from: number, to: number): void {
    const { valid } = this;
    const { board, seat, move, unitCount, leaderCount } = g.battle;
    valid[changed] = 0;
    for (let p = 0; p < LEADERS + leaderCount; p++) {
      if (p === unitCount) p = LEADERS;
      if (valid[p] === 0) continue;
      const own = seat[p] === seat[changed];
      const hex = g.unitHex[p];
      const reach = move[p] + (own ? OWN : ENEMY);
      // The way to the enemy is another when he has moved.
      if (hex < 0 || (!own && from !== to)) valid[p] = 0;
      else if (from >= 0 && board.distance[hex * board.size + from] <= reach) valid[p] = 0;
      else if (to >= 0 && board.distance[hex * board.size + to] <= reach) valid[p] = 0;
    }
  }
}
