// How every kind of event is shown beside its sentence: whether it is weighty enough to be shown by itself, which piece it
// moves along which hexes, and hexes that it is about though the sentence does not name them.

import type { State } from '../../rules/state.ts';
import type { EventKind } from './sentences.ts';
import { leaderWayGone, unpackWay, wayGone } from './way-paths.ts';

type Values = readonly number[];

export interface Mover {
  readonly piece: 'unit' | 'leader';
  /** The hexes passed, by the event's numbers; the piece is the first number. */
  readonly hexes: (g: State, values: Values) => readonly number[];
}

export interface Treatment {
  /** Rolls, losses, cards, banners, retreats: what a player must not miss. */
  readonly weighty: boolean;
  readonly moves?: Mover;
  /** Hexes to be lit beside those that the sentence names. */
  readonly also?: (values: Values) => readonly number[];
}

const LIGHT: Treatment = { weighty: false };
const WEIGHTY: Treatment = { weighty: true };

/** The hex that a unit's or leader's number carries, or -1. */
const carried = (value: number): number => (value >> 8) - 1;

export const fromTo: Mover['hexes'] = (_g, [, from, to]) => [from, to];
/** Pieces that come onto the board have no hex before. */
export const arrives: Mover['hexes'] = (_g, [, hex]) => [hex];
/** The way is in the event. */
const told: Mover['hexes'] = (g, [, from, to, packed]) => {
  const way = unpackWay(g, from, packed);
  return way.length > 0 ? way : [from, to];
};

export const TREATMENTS: { readonly [kind in EventKind]: Treatment } = {
  turn: LIGHT,
  passes: WEIGHTY,
  plays: WEIGHTY,
  reacts: WEIGHTY,
  draws: LIGHT,
  scouts: LIGHT,
  keeps: LIGHT,
  losesCard: WEIGHTY,
  reshuffles: LIGHT,
  command: LIGHT,

  ordered: LIGHT,
  orderedLeader: LIGHT,
  section: LIGHT,
  orderDice: WEIGHTY,
  rallied: WEIGHTY,
  newLeader: { weighty: true, moves: { piece: 'leader', hexes: arrives } },

  moves: {
    weighty: false,
    moves: { piece: 'unit', hexes: (g, [unit, from, to, steps]) => wayGone(g, unit, from, to, steps) },
  },
  movesLeader: {
    weighty: false,
    moves: { piece: 'leader', hexes: (g, [leader, from, to]) => leaderWayGone(g, leader, from, to) },
  },
  mire: WEIGHTY,
  leaderMarsh: WEIGHTY,

  declares: LIGHT,
  strikes: LIGHT,
  fires: LIGHT,
  evades: WEIGHTY,
  dice: { weighty: true, also: ([by, unit]) => [carried(by), carried(unit)] },
  blocks: WEIGHTY,
  unitOff: WEIGHTY,
  evadesTo: { weighty: true, moves: { piece: 'unit', hexes: told } },
  advances: { weighty: false, moves: { piece: 'unit', hexes: fromTo } },
  extraHex: { weighty: false, moves: { piece: 'unit', hexes: fromTo } },

  flags: WEIGHTY,
  retreats: { weighty: true, moves: { piece: 'unit', hexes: told } },
  cannotRetreat: WEIGHTY,

  leaderCheck: WEIGHTY,
  leaderAttacked: WEIGHTY,
  leaderFlees: {
    weighty: true,
    moves: { piece: 'leader', hexes: (_g, [, to, , from]) => [from, to] },
    also: ([, , , from]) => [from],
  },
  leaderEscape: WEIGHTY,
  leaderStands: LIGHT,
  leaderOff: WEIGHTY,

  places: { weighty: false, moves: { piece: 'leader', hexes: arrives } },
  enters: { weighty: true, moves: { piece: 'unit', hexes: arrives } },
  entersLeader: { weighty: false, moves: { piece: 'leader', hexes: arrives } },
  captures: WEIGHTY,
  banner: WEIGHTY,
  bannerLost: WEIGHTY,
  ended: WEIGHTY,
  ruleDecides: WEIGHTY,
};
