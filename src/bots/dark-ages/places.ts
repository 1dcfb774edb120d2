// How good a hex is for a piece, reckoned as if it stood there: its ground, the way to the enemy for Player A, whom it could
// attack from there, and who could attack it [D Movement] [D Assault] [D Ranged combat].

import { mayAssault, mayStrike } from '../../games/dark-ages/rules/attacks.ts';
import { engages, sideAt } from '../../games/dark-ages/rules/ground.ts';
import { attackOf, type Fight } from '../../games/dark-ages/rules/questions.ts';
import { mayFireAt } from '../../games/dark-ages/rules/shots.ts';
import {
  ASSAULT_FIGHT,
  ESCARPMENT,
  FIRE_FIGHT,
  isLeader,
  MELEE_FIGHT,
  pieceAt,
  type State,
} from '../../games/dark-ages/rules/state.ts';
import type { Fights } from './fights.ts';
import type { Worth } from './worth.ts';

/** A fight that is only thought of. */
interface Thought extends Fight {
  kind: number;
  cards: number;
  attacker: number;
  defender: number;
}

/** A shot of the next round is less sure than one of this round. */
const NEXT_ROUND = 0.6;

export class Places {
  readonly worth: Worth;
  readonly fights: Fights;
  private readonly thought: Thought = { kind: 0, cards: 0, attacker: 0, defender: 0 };
  /** What the last `put` has changed: the piece, its hexes, who stood on the new one, the leader who came along or -1. */
  private readonly was = { piece: 0, from: 0, hex: 0, there: -1, leader: -1 };
  /** The hex that `strike` would attack; -1 for none. */
  target = -1;

  constructor(worth: Worth, fights: Fights) {
    this.worth = worth;
    this.fights = fights;
  }

  fight(g: State, kind: number, attacker: number, defender: number): number {
    const { thought } = this;
    thought.kind = kind;
    thought.attacker = attacker;
    thought.defender = defender;
    return this.fights.gain(g, thought);
  }

  /** The best assault on offer from where the piece stands; `target` has its hex. */
  bestAssault(g: State, piece: number, flags: number, steps: number): number {
    const { board, seat } = g.battle;
    const hex = g.unitHex[piece];
    let best = Number.NEGATIVE_INFINITY;
    this.target = -1;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] === seat[piece] || !mayAssault(g, piece, p, flags, steps)) continue;
      const gain = this.fight(g, ASSAULT_FIGHT, piece, p);
      if (gain <= best) continue;
      best = gain;
      this.target = to;
    }
    return best;
  }

  /** What comes of the enemies next to the piece: a melee that it must fight, and their own attacks. */
  contact(g: State, piece: number): number {
    const { weights } = this.worth;
    const { board, seat, ranged } = g.battle;
    const hex = g.unitHex[piece];
    let own = Number.NEGATIVE_INFINITY;
    let theirs = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] === seat[piece] || sideAt(g, hex, d) === ESCARPMENT) continue;
      if (mayStrike(g, piece, p)) own = Math.max(own, this.fight(g, MELEE_FIGHT, piece, p));
      if (engages(g, p) && mayStrike(g, p, piece)) theirs = Math.max(theirs, this.fight(g, MELEE_FIGHT, p, piece));
    }
    const melee = own === Number.NEGATIVE_INFINITY || ranged[piece] === 1 ? Math.max(0, own) : own;
    return (melee === Number.NEGATIVE_INFINITY ? 0 : melee) - weights.adjacent * theirs;
  }

  /** The best shot; 0 for none. */
  bestShot(g: State, piece: number): number {
    const { firstUnit, seat } = g.battle;
    const enemy = 1 - seat[piece];
    let best = 0;
    for (let p = firstUnit[enemy]; p < firstUnit[enemy + 1]; p++) {
      if (g.unitHex[p] < 0 || !mayFireAt(g, piece, p)) continue;
      best = Math.max(best, this.fight(g, FIRE_FIGHT, piece, p));
    }
    return best;
  }

  /** What enemies who could come and assault the piece would do to it, by the worst of them. */
  private threat(g: State, piece: number, hex: number): number {
    const { board, seat, firstUnit, move } = g.battle;
    const enemy = 1 - seat[piece];
    const row = hex * board.size;
    let worst = 0;
    for (let p = firstUnit[enemy]; p < firstUnit[enemy + 1]; p++) {
      const at = g.unitHex[p];
      if (at < 0) continue;
      const far = board.distance[row + at];
      if (far < 2 || far > move[p] + 1 || g.cubes[p] === 0) continue;
      const value = attackOf(g, p);
      if (value === 0) continue;
      worst = Math.max(worst, ((g.cubes[p] + 1) * (7 - value)) / 6);
    }
    return worst === 0 ? 0 : this.fights.loss(g, piece, Math.round(worst));
  }

  /** How good it is for the piece to stand on a hex when its move is over; `shoots` when it may still shoot this round. */
  stand(g: State, piece: number, hex: number, shoots: boolean): number {
    const { worth } = this;
    const { weights } = worth;
    const { battle } = g;
    const seat = battle.seat[piece];
    if (isLeader(piece) && (g.hexUnit[hex] >= 0 || hex === g.unitHex[piece]))
      return worth.leaderPlace(g, piece, hex, seat);
    this.put(g, piece, hex);
    let value = weights.ground[g.hexTerrain[hex]];
    const near = worth.nearest(g, hex, 1 - seat);
    if (isLeader(piece)) value = worth.leaderPlace(g, piece, hex, seat);
    else value -= worth.toGo(g, piece, hex);
    if (near === 1) value += this.contact(g, piece);
    if (battle.ranged[piece] === 1 && near > 1) value += (shoots ? 1 : NEXT_ROUND) * this.bestShot(g, piece);
    if (near <= 4) value -= weights.reach * this.threat(g, piece, hex);
    this.back(g);
    return value;
  }

  /**
   * Sets a piece on another hex in thought, with the leader who is with it if there is room for him; `back` undoes it. Only one
   * piece at a time stands elsewhere.
   */
  put(g: State, piece: number, hex: number): void {
    const { was } = this;
    const from = g.unitHex[piece];
    was.piece = piece;
    was.from = from;
    was.hex = hex;
    was.leader = -1;
    if (from === hex) return;
    const column = isLeader(piece) ? g.hexLeader : g.hexUnit;
    was.there = column[hex];
    column[from] = -1;
    column[hex] = piece;
    g.unitHex[piece] = hex;
    if (isLeader(piece) || g.hexLeader[from] < 0 || g.hexLeader[hex] >= 0) return;
    was.leader = g.hexLeader[from];
    g.hexLeader[from] = -1;
    g.hexLeader[hex] = was.leader;
    g.unitHex[was.leader] = hex;
  }

  /** The last `put` undone: what stood on either hex stands there again, a leader who was alone on the new one too. */
  back(g: State): void {
    const { piece, from, hex, there, leader } = this.was;
    if (from === hex) return;
    const column = isLeader(piece) ? g.hexLeader : g.hexUnit;
    column[hex] = there;
    column[from] = piece;
    g.unitHex[piece] = from;
    if (leader < 0) return;
    g.hexLeader[hex] = -1;
    g.hexLeader[from] = leader;
    g.unitHex[leader] = from;
  }
}
