// Pieces that the reasons share: who stands on a hex, whether it is the player's, what a card allows.

import type { Refusal } from '../../../../kernel/explain.ts';
import { type Why as Collector, type Fault, FirstFault } from '../../../../kernel/permission.ts';
import { type LeaderFault, ownLeaderAt, type UnitFault } from '../../rules/pieces.ts';
import type { Frame, State } from '../../rules/state.ts';
import type { Card } from '../../tables/tables.ts';
import { agree, capital, cardRef, hexName, leaderName, ORDER_OF_PLAY, ruleRef, unitAt, whoIsAt } from '../words.ts';

/** Finds the reason why a choice of one verb is not on offer in one decision. */
export type Why = (g: State, f: Frame, choice: number, seat: number) => Refusal;

/** A refusal as it comes about: the choice, whom it is told, and what the fault concerns. */
export interface Told {
  readonly g: State;
  readonly f: Frame;
  readonly choice: number;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
}

/** A fault of a rule in words. */
export type Sentence = (told: Told) => Refusal;

/** The words for every fault that a rule may find. */
export type Words<K extends string> = { readonly [key in K]: Sentence };

/** Asks the rule whether it allows a choice; the collector hears why not. */
export type Ask<K extends string> = (g: State, f: Frame, choice: number, seat: number, why: Collector<K>) => boolean;

/** A reason that the rule itself gives: it names the fault, the words say it. */
export interface RuleReason extends Why {
  readonly ask: Ask<string>;
}

/** The rule is asked, and its first fault is put into words. */
export function reason<K extends string>(ask: Ask<K>, words: Words<K>): RuleReason {
  const why: Why = (g, f, choice, seat) => {
    const first = new FirstFault<K>();
    ask(g, f, choice, seat, first);
    if (first.fault === null) return NO_REASON;
    const { key, a, b } = first.fault;
    return words[key]({ g, f, choice, seat, a, b });
  };
  return Object.assign(why, { ask: ask as Ask<string> });
}

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

/** Why an own unit is not on the hex that was named; `ref` is the rule that asks for one. */
export function unitWords(ref: (g: State) => string): Words<UnitFault> {
  return {
    nobody: ({ g, a }) => ({ text: `Nobody stands at ${hexName(g, a)}.`, ref: ref(g) }),
    enemyUnit: ({ g, a }) => ({
      text: `${capital(unitAt(g, a))} ${agree(g.battle.unitType[a].name, 'is', 'are')} not yours.`,
      ref: ref(g),
    }),
    enemyLeader: ({ g, a }) => ({
      text: `${capital(whoIsAt(g, a))} at ${hexName(g, a)} is not yours.`,
      ref: ref(g),
    }),
    onlyLeader: ({ g, a }) => ({
      text: `There is no unit at ${hexName(g, a)}, only the leader ${leaderName(g, g.hexLeader[a])}.`,
      ref: ref(g),
    }),
  };
}

/** Why an own leader is not on the hex that was named. */
export function leaderWords(ref: (g: State) => string): Words<LeaderFault> {
  return {
    noLeader: ({ g, a }) => ({ text: `No leader is at ${hexName(g, a)}.`, ref: ref(g) }),
    enemysLeader: ({ g, a }) => ({
      text: `${leaderName(g, g.hexLeader[a])} at ${hexName(g, a)} is the enemy's leader.`,
      ref: ref(g),
    }),
  };
}

/** Why the hex has no leader of the side's; null when it has one. */
export function noLeader(g: State, hex: number, side: number, ref: string): Refusal | null {
  const first = new FirstFault<LeaderFault>();
  ownLeaderAt(g, hex, side, first);
  return said(
    g,
    first.fault,
    leaderWords(() => ref),
  );
}

/** A fault in the words for it, where no choice has been named. */
function said<K extends string>(g: State, fault: Fault<K> | null, words: Words<K>): Refusal | null {
  if (fault === null) return null;
  return words[fault.key]({ g, f: g.frames[g.depth], choice: -1, seat: -1, a: fault.a, b: fault.b });
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
