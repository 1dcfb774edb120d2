// What has passed since a seat was last at work: at the beginning of its turn the turns of all others since its own, in the
// midst of another's turn what came after its last choice. The log says whose turn begins where, so that this is found again
// after a reload.

import type { TableView } from '../../../kernel/view.ts';
import type { TellingAt } from '../../table/protocol.ts';

export interface Passed {
  readonly tellings: readonly TellingAt[];
  /** The first decision of it, from which it can be shown again, and the one after its last. */
  readonly from: number;
  readonly until: number;
  /** Whole turns have passed, and now it is the seat's own. */
  readonly turns: boolean;
  /** The seat has chosen nothing since. */
  readonly fresh: boolean;
}

/** `chose`: the number of the seat's last choice; `number`: the decision that waits; `turn`: the one that goes on. */
export function passedFor(
  log: readonly TellingAt[],
  seat: number,
  chose: number,
  number: number,
  turn = 1,
): Passed | null {
  const now = log.findLastIndex(({ begins }) => begins !== undefined);
  const own = now >= 0 && log[now].begins === seat;
  return own ? beforeOwnTurn(log, seat, chose, now, turn) : sinceLastChoice(log, chose, now, number);
}

/** It is the seat's own turn, and it has chosen nothing in it. Armies that are still being drawn up are each its own turn. */
export function beginsTurn(log: readonly TellingAt[], view: TableView, seat: number, chose: number): boolean {
  const last = log.findLast(({ begins }) => begins !== undefined);
  if (last !== undefined) return last.begins === seat && chose <= last.number;
  // A position may begin in the midst of a turn.
  return view.turn === 0 || (view.active === view.seats[seat]?.side && chose === 0);
}

function beforeOwnTurn(
  log: readonly TellingAt[],
  seat: number,
  chose: number,
  now: number,
  turn: number,
): Passed | null {
  const before = log.slice(0, now).findLastIndex(({ begins }) => begins === seat);
  const first = log.findIndex(({ begins }, i) => i > before && begins !== undefined);
  // A position may begin in another's turn, of which no beginning is told: then all of it has passed. Before the first turn armies
  // are only drawn up.
  const midst = first === now && turn > 1;
  const tellings = log.slice(midst ? 0 : first, now);
  const ended = log[now].number;
  if (tellings.length === 0 || ended === 0) return null;
  const from = midst ? 1 : log[first].number + 1;
  return { tellings, from, until: ended + 1, turns: true, fresh: chose <= ended };
}

/** Of the turn that goes on only; before the first turn, of all. */
function sinceLastChoice(log: readonly TellingAt[], chose: number, now: number, number: number): Passed | null {
  const tellings = log.slice(Math.max(0, now)).filter((telling) => telling.number > chose);
  return tellings.length === 0
    ? null
    : { tellings, from: tellings[0].number, until: number, turns: false, fresh: true };
}
