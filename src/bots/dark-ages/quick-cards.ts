// What order cards bring, against what they are worth to keep [D Order cards].

import { isRouted } from '../../games/dark-ages/rules/ground.ts';
import { mayFireAt, mayShoot } from '../../games/dark-ages/rules/shots.ts';
import * as S from '../../games/dark-ages/rules/state.ts';
import { leaderWith, pieceAt, type State } from '../../games/dark-ages/rules/state.ts';
import * as T from '../../games/dark-ages/tables/tables.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { fightUnderWay } from '../../games/dark-ages/telling/view/view.ts';
import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { cardWorth } from './card-worth.ts';
import type { Fights } from './fights.ts';
import { bears, type Worth } from './worth.ts';

/** The bit of a fight that a text sets; 0 for texts that do something else. */
const BITS: { readonly [kind: number]: number } = {
  [T.LAST_STAND_CARD]: S.LAST_STAND,
  [T.SHIELD_WALL_CARD]: S.SHIELD_WALL,
  [T.SCHILTRON_CARD]: S.SCHILTRON,
  [T.KNIGHTS_CARD]: S.KNIGHTS,
  [T.INFANTRY_CARD]: S.INFANTRY,
  [T.WEDGE_CARD]: S.WEDGE,
};

/** A die of mercenaries hits with 3 or more. */
const MERCENARIES = 4 / 6;

export class Cards {
  private readonly worth: Worth;
  private readonly fights: Fights;

  constructor(worth: Worth, fights: Fights) {
    this.worth = worth;
    this.fights = fights;
  }

  /** What the order brings beyond what the card is worth to keep. */
  score(g: State, seat: number, choice: number): number {
    const { weights } = this.worth;
    const card = firstOf(choice);
    const gain = verbOf(choice) === V.PLAY_ON ? this.onHex(g, card, secondOf(choice)) : this.onFight(g, seat, card);
    return gain - weights.order * weights.card * cardWorth(g, seat, card) - 0.15;
  }

  /** Recovery of a piece by Leadership or a rally. */
  recovery(g: State, piece: number): number {
    const now = bears(g, piece);
    const then = isRouted(g, piece) ? Math.min(4, 2 * g.battle.full[piece]) : now + 1;
    return this.worth.piece(g, piece, then) - this.worth.piece(g, piece, now);
  }

  private onHex(g: State, card: number, hex: number): number {
    const piece = pieceAt(g, hex);
    if (piece < 0) return 0;
    if (T.CARD_KIND[card] === T.LEADERSHIP_CARD) return this.recovery(g, piece);
    return this.fights.loss(g, piece, 1);
  }

  private onFight(g: State, seat: number, card: number): number {
    const kind = T.CARD_KIND[card];
    if (kind === T.DARKEN_CARD || kind === T.IGNITE_CARD) return this.shots(g, seat, kind === T.DARKEN_CARD ? 1 : 2);
    if (kind === T.NO_RETREAT_CARD) return this.holding(g);
    const fight = fightUnderWay(g);
    if (fight === null || kind === T.DOUBLE_TIME_CARD || kind === T.VANGUARD_CARD) return 0;
    const attacks = g.battle.seat[fight.attacker] === seat;
    const bit = BITS[kind] ?? 0;
    if (bit !== 0) {
      const { attacker, defender, cards } = fight;
      const now = this.fights.gain(g, { kind: fight.kind, attacker, defender, cards });
      const then = this.fights.gain(g, { kind: fight.kind, attacker, defender, cards: cards | bit });
      return attacks ? then - now : now - then;
    }
    if (kind === T.MERCENARY_CARD) {
      return MERCENARIES * this.fights.loss(g, attacks ? fight.defender : fight.attacker, 1);
    }
    const enemy = attacks ? fight.defender : fight.attacker;
    const friends = this.friendsAround(g, g.unitHex[kind === T.COMBINED_CARD ? enemy : fight.defender], seat);
    return 0.9 * Math.max(0, friends - 1);
  }

  /** Own units next to a hex that can strike. */
  private friendsAround(g: State, hex: number, seat: number): number {
    const { board, seat: seats, ranged } = g.battle;
    let count = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p >= 0 && seats[p] === seat && ranged[p] === 0 && g.cubes[p] > 0) count++;
    }
    return count;
  }

  /** No retreat: the piece stays and its grey cube is active again. */
  private holding(g: State): number {
    const { unit } = g.frames[g.depth];
    const now = bears(g, unit);
    const leader = leaderWith(g, unit) >= 0 ? 0.5 : 0;
    return this.worth.piece(g, unit, now + 1) - this.worth.piece(g, unit, now) + leader;
  }

  /** So many more dice for every bow that has a target. */
  private shots(g: State, seat: number, dice: number): number {
    const { firstUnit, crossbows, fire } = g.battle;
    let value = 0;
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      if (crossbows[p] === 1 || g.unitHex[p] < 0 || !mayShoot(g, p)) continue;
      let best = 0;
      for (let e = firstUnit[1 - seat]; e < firstUnit[2 - seat]; e++) {
        if (g.unitHex[e] >= 0 && mayFireAt(g, p, e)) best = Math.max(best, this.fights.loss(g, e, 1));
      }
      value += (best * dice * (7 - fire[p])) / 6;
    }
    return value;
  }
}
