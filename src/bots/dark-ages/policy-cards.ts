// What order cards bring, against what they are worth to keep [D Order cards].

import { fightBelow } from '../../games/dark-ages/rules/fights.ts';
import { mayFireAt, mayShoot } from '../../games/dark-ages/rules/shots.ts';
import * as S from '../../games/dark-ages/rules/state.ts';
import { leaderWith, pieceAt, type State } from '../../games/dark-ages/rules/state.ts';
import * as T from '../../games/dark-ages/tables/tables.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import type { Places } from './policy-places.ts';
import { SHARE } from './policy-sight.ts';

/** The bit of a fight that a text sets; 0 for texts that do something else. */
const BITS: readonly number[] = T.CARD_KINDS.map(
  (_, kind) =>
    new Map([
      [T.LAST_STAND_CARD, S.LAST_STAND],
      [T.SHIELD_WALL_CARD, S.SHIELD_WALL],
      [T.SCHILTRON_CARD, S.SCHILTRON],
      [T.KNIGHTS_CARD, S.KNIGHTS],
      [T.INFANTRY_CARD, S.INFANTRY],
      [T.WEDGE_CARD, S.WEDGE],
    ]).get(kind) ?? 0,
);

/** A die of mercenaries hits with 3 or more. */
const MERCENARIES = 4 / 6;

/** The texts that a hand holds, as bits. */
export function textsOf(g: State, seat: number): number {
  let texts = 0;
  for (let c = 0, left = g.handCount[seat]; left > 0 && c < S.CARD_COUNT; c++) {
    if (g.cardAt[c] !== S.HAND + seat) continue;
    texts |= 1 << T.CARD_KIND[c];
    left--;
  }
  return texts;
}

export class Orders {
  private readonly places: Places;

  constructor(places: Places) {
    this.places = places;
  }

  /** What a card must bring to be played as an order. */
  price(g: State, seat: number, card: number): number {
    const { mine, stakes } = this.places;
    return mine.order * stakes.card(seat, card) + mine.orderLeast;
  }

  /** The best order among the choices, or the first choice, which is to play none. */
  best(g: State, seat: number, choices: Choices, whim: Whim | null): number {
    const { list, count } = choices;
    const doubt = this.places.stakes.weights.doubt.card;
    let best = whim === null ? 0 : doubt * whim.of(list[0]);
    let found = list[0];
    for (let i = 1; i < count; i++) {
      let score = this.score(g, seat, list[i]);
      if (whim !== null) score += doubt * whim.of(list[i]);
      if (score <= best) continue;
      best = score;
      found = list[i];
    }
    return found;
  }

  /** What the order brings beyond what the card must bring. */
  score(g: State, seat: number, choice: number): number {
    const card = firstOf(choice);
    const gain = verbOf(choice) === V.PLAY_ON ? this.onHex(g, card, secondOf(choice)) : this.onFight(g, seat, card);
    return gain - this.price(g, seat, card);
  }

  private onHex(g: State, card: number, hex: number): number {
    const piece = pieceAt(g, hex);
    if (piece < 0) return 0;
    const { stakes } = this.places;
    return T.CARD_KIND[card] === T.LEADERSHIP_CARD ? stakes.recovery(g, piece, 2) : stakes.loss(g, piece, 1);
  }

  private onFight(g: State, seat: number, card: number): number {
    const { stakes } = this.places;
    const kind = T.CARD_KIND[card];
    if (kind === T.DARKEN_CARD || kind === T.IGNITE_CARD) return this.shots(g, seat, kind === T.DARKEN_CARD ? 1 : 2);
    if (kind === T.NO_RETREAT_CARD) return this.holding(g);
    const fight = fightBelow(g);
    if (fight === null) return 0;
    const attacks = g.battle.seat[fight.attacker] === seat;
    if (BITS[kind] !== 0) {
      const then = this.fight(g, fight, fight.cards | BITS[kind], 0, attacks);
      return then - this.fight(g, fight, fight.cards, 0, attacks);
    }
    if (kind === T.MERCENARY_CARD) {
      const { own } = this.places;
      return MERCENARIES * stakes.loss(g, attacks ? fight.defender : fight.attacker, 1) * (attacks ? 1 : 1 / own);
    }
    if (kind === T.COMBINED_CARD) return this.combined(g, fight, seat);
    if (kind === T.FAKE_RETREAT_CARD) return this.ambush(g, fight, seat);
    return 0;
  }

  /** The fight with these cards and so many dice more, as one of its sides sees it. */
  private fight(g: State, f: S.Frame, cards: number, more: number, attacks: boolean): number {
    const { exchange, own } = this.places;
    exchange.more = more;
    exchange.reckon(g, f.kind, f.attacker, g.unitHex[f.attacker], f.defender, g.unitHex[f.defender], cards);
    exchange.more = 0;
    return attacks ? exchange.take - own * exchange.give : exchange.give - own * exchange.take;
  }

  /** All around the defender attack at once; they do not attack by themselves then. */
  private combined(g: State, f: S.Frame, seat: number): number {
    const { exchange, own, stakes } = this.places;
    const { board, seat: seats } = g.battle;
    const hex = g.unitHex[f.defender];
    const share = SHARE[stakes.sight.attack(g, f.attacker)];
    let dice = 0;
    let alone = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || p === f.attacker || seats[p] !== seat || g.cubes[p] === 0) continue;
      const row = stakes.sight.attack(g, p);
      if (row === 0 || (g.mark[p] & (S.ASSAULTED | S.FOUGHT | S.FIRED)) !== 0) continue;
      dice += (g.cubes[p] * SHARE[row]) / share;
      const gain = exchange.gain(g, S.MELEE_FIGHT, p, to, f.defender, hex, own);
      alone += gain;
    }
    if (dice === 0) return 0;
    const now = this.fight(g, f, f.cards, 0, true) + 0.8 * alone;
    return this.fight(g, f, f.cards | S.COMBINED, Math.round(dice), true) - now;
  }

  /** The attack is cancelled, and all around the hex strike at the attacker without an answer. */
  private ambush(g: State, f: S.Frame, seat: number): number {
    const { exchange, stakes } = this.places;
    const { board, seat: seats } = g.battle;
    const hex = g.unitHex[f.defender];
    let loss = 0;
    for (let d = -1; d < 6; d++) {
      const to = d < 0 ? hex : board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seats[p] !== seat || g.cubes[p] === 0) continue;
      const row = stakes.sight.attack(g, p);
      if (row > 0) loss += exchange.suffers(g, f.attacker, row, g.cubes[p], 0);
    }
    return 0.9 * loss - this.fight(g, f, f.cards, 0, false);
  }

  /** No retreat: the piece stays and its grey cube is active again. */
  private holding(g: State): number {
    const { unit } = g.frames[g.depth];
    const leader = leaderWith(g, unit) >= 0 ? 0.5 : 0;
    return this.places.stakes.recovery(g, unit, 1) + leader;
  }

  /** So many more dice for every bow that has a target. */
  private shots(g: State, seat: number, dice: number): number {
    const { firstUnit, crossbows } = g.battle;
    const { stakes } = this.places;
    let value = 0;
    for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
      if (g.battle.ranged[p] === 0 || crossbows[p] === 1 || g.unitHex[p] < 0 || !mayShoot(g, p)) continue;
      let best = 0;
      for (let e = firstUnit[1 - seat]; e < firstUnit[2 - seat]; e++) {
        if (g.unitHex[e] < 0 || !mayFireAt(g, p, e)) continue;
        const loss = stakes.loss(g, e, 1);
        if (loss > best) best = loss;
      }
      value += best * dice * SHARE[stakes.sight.fire(g, p)];
    }
    return value;
  }
}
