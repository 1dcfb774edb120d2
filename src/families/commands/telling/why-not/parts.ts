// Pieces that the reasons share: who stands on a hex, whether it is the player's, what a card allows.

import type { Refusal } from '../../../../kernel/explain.ts';
import type { Frame, State } from '../../rules/state.ts';
import type { Card } from '../../tables/tables.ts';
import { agree, capital, cardRef, hexName, leaderName, ORDER_OF_PLAY, ruleRef, unitAt, whoIsAt } from '../words.ts';

/** Finds the reason why a choice of one verb is not on offer in one decision. */
export type Why = (g: State, f: Frame, choice: number, seat: number) => Refusal;

/** By decision, then by verb. */
export interface Reasons {
  readonly [decision: string]: { readonly [verb: number]: Why };
}

/** Nothing was found to object to; tests make sure that nobody ever reads it. */
export const NO_REASON: Refusal = { text: 'This is not on offer now.', ref: ORDER_OF_PLAY };

/** The card whose order is carried out. */
export const orderCard = (g: State): Card | null => (g.order < 0 ? null : g.battle.game.cards[g.order]);

export function orderRef(g: State): string {
  const card = orderCard(g);
  return card === null ? ruleRef(g, 'order') : cardRef(g, card);
}

export const orderName = (g: State): string => orderCard(g)?.name ?? 'The order';

/** Why the hex has no unit of the side's; null when it has one. */
export function noUnit(g: State, hex: number, side: number, ref: string): Refusal | null {
  const unit = g.hexUnit[hex];
  const name = hexName(g, hex);
  if (unit >= 0) {
    if (g.battle.unitSide[unit] === side) return null;
    return { text: `${capital(unitAt(g, unit))} ${agree(g.battle.unitType[unit].name, 'is', 'are')} not yours.`, ref };
  }
  const leader = g.hexLeader[hex];
  if (leader < 0) return { text: `Nobody stands at ${name}.`, ref };
  if (g.battle.leaderSide[leader] !== side)
    return { text: `${capital(whoIsAt(g, hex))} at ${name} is not yours.`, ref };
  return { text: `At ${name} stands no unit, only the leader ${leaderName(g, leader)}.`, ref };
}

/** Why the hex has no leader of the side's; null when it has one. */
export function noLeader(g: State, hex: number, side: number, ref: string): Refusal | null {
  const leader = g.hexLeader[hex];
  const name = hexName(g, hex);
  if (leader < 0) return { text: `No leader is at ${name}.`, ref };
  if (g.battle.leaderSide[leader] === side) return null;
  return { text: `${leaderName(g, leader)} at ${name} is the enemy's leader.`, ref };
}

export const distanceOf = (g: State, a: number, b: number): number =>
  g.battle.board.distance[a * g.battle.board.size + b];

/** Somebody stands on the hex. */
export const taken = (g: State, hex: number, ref: string): Refusal => ({
  text: `${hexName(g, hex)} is taken: ${whoIsAt(g, hex)}.`,
  ref,
});

/** Another leader is on the hex. */
export const secondLeader = (g: State, hex: number, leader: number, ref: string): Refusal => ({
  text: `${leaderName(g, leader)} is at ${hexName(g, hex)}, and only one leader may be in a hex.`,
  ref,
});
