// What several decisions say alike: passing and ending, who stands where, hits that a way brings, and what pointing means.

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import { entryHits } from '../../rules/ground.ts';
import { ASSAULT_FIGHT, type Frame, isLeader, type State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { offeredNow } from '../offered.ts';
import { does, hexName, hits, ownOn, pieceName, pieceOn, REF } from '../words.ts';
import type { Asked, Meant, OfferWords, Pointed } from './types.ts';

/** Why somebody is asked who holds nothing that fits. */
export const ASKED_ALWAYS = 'You are asked while you hold any card, so that the enemy learns nothing.';

/** Nothing is played now, and `then` follows: nothing is left undone by it, for the cards stay in the hand. */
export const passing = (label: string, then = ''): OfferWords => ({
  mark: 'finish',
  label: () => label,
  note: () => then,
  declines: true,
  elsewhere: { text: 'There is nothing to pass on now.', ref: REF.sequence },
});

/**
 * Nothing more is wanted. Cards are never left undone by it: they stay in the hand for the next moment. Where nothing else is on
 * offer, `nothing` says so.
 */
export const enough = (
  label: string,
  leaves: (left: readonly number[], g: State) => string,
  nothing = '',
): OfferWords => ({
  mark: 'finish',
  label: () => label,
  note: ({ g }) => (leftToDo(g).length === 0 ? nothing : ''),
  leaves({ g }) {
    const left = leftToDo(g);
    return left.length === 0 ? '' : leaves(left, g);
  },
  elsewhere: { text: 'This cannot be ended without an answer.', ref: REF.sequence },
});

const ENDS: readonly number[] = [v.DONE, v.PASS, v.STOP];
const CARDS: readonly number[] = [v.PLAY, v.PLAY_ON];

/** What else is on offer in the decision than to end it or to play a card that can be kept. */
export const leftToDo = (g: State): number[] =>
  offeredNow(g).filter((choice) => !ENDS.includes(verbOf(choice)) && !CARDS.includes(verbOf(choice)));

/** How many different pieces act by these choices, which name theirs first. */
export const actorsOf = (choices: readonly number[]): number => new Set(choices.map(firstOf)).size;

/** Who stands there, in words: the unit, else the leader. */
export function whoStands(g: State, hex: number): string {
  if (g.hexUnit[hex] >= 0) return pieceName(g, g.hexUnit[hex]);
  return g.hexLeader[hex] >= 0 ? pieceName(g, g.hexLeader[hex]) : hexName(g, hex);
}

/** `Spearmen at G5`, as whoever stands there. */
export const whoAt = (g: State, hex: number): string => `${whoStands(g, hex)} at ${hexName(g, hex)}`;

/** `your Spearmen at G5`; a leader by his name alone. */
export const yours = (g: State, piece: number): string =>
  isLeader(piece) ? ownOn(g, piece) : `your ${ownOn(g, piece)}`;

/** `Norman Knights at D4 fight Levy Militia at E4`: who attacks whom, and how. */
export function fightOf(g: State, { attacker, defender, kind }: Frame, shot = false): string {
  const [one, many] = shot
    ? ['shoots at', 'shoot at']
    : kind === ASSAULT_FIGHT
      ? ['assaults', 'assault']
      : ['attacks', 'attack'];
  return `${pieceOn(g, attacker)} ${does(g, attacker, one, many)} ${pieceOn(g, defender)}`;
}

/** Those parts of a note that are there. */
export const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** The way of most moves, which go hex by hex: from the first hex of the choice to the second. */
export const oneStep = ({ a, b }: Asked): readonly number[] => [a, b];

/** Hits that the ground brings to the piece on one hex of its way. */
export function groundNote(g: State, piece: number, from: number, to: number): string {
  const ground = entryHits(g, piece, from, to, 0);
  return ground > 0 ? `${hits(ground)} for the ground.` : '';
}

/** `Spearmen at C4 take a hit.` */
export const pushed = (g: State, friend: number): string =>
  `${ownOn(g, friend)} ${does(g, friend, 'takes', 'take')} a hit.`;

/** Pointing at a hex means this verb with it. */
export const meansHex =
  (verb: number) =>
  ({ hex }: Pointed): Meant => [verb, hex, 0];

/** Pointing at a hex means that the piece in question goes there. */
export const meansWay =
  (verb: number) =>
  ({ asked, hex }: Pointed): Meant => [verb, asked, hex];
