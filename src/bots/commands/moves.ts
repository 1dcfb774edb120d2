// How the policy moves: the move comes next that gains most, of all units that may still move. Those that have not moved are looked at
// again after every move; what was chosen is remembered by all that it depends on.

import { closesIn, closesOnTarget, leaderMaySetOut, maySetOut } from '../../families/commands/rules/may-move.ts';
import { reach, reachLeader } from '../../families/commands/rules/reach.ts';
import { ordered, orderedUnits } from '../../families/commands/rules/standing.ts';
import { MAX_GOALS, MAX_UNITS, newState, type State } from '../../families/commands/rules/state.ts';
import { DONE, MOVE } from '../../families/commands/tables/verbs.ts';
import { Choices, choiceOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { copyInto } from '../../kernel/state.ts';
import type { Whim } from '../general/brings.ts';
import { Memo } from './memo.ts';
import type { Place } from './place.ts';
import type { Prospects } from './prospects.ts';
import type { Worth } from './worth.ts';

const MOVE_WHIM = 4;
const STAYS = choiceOf(DONE);
/** Positions in which the next move is remembered, and words of one that are no piece's and no goal's. */
const REMEMBERED = 1 << 12;
const SCALARS = 6;

export class Moves {
  private readonly worth: Worth;
  private readonly prospects: Prospects;
  private readonly place: Place;
  private readonly s: State;
  private readonly reached = new Choices();
  private readonly queue = new Uint8Array(MAX_UNITS);
  private gained = 0;
  private readonly memo: Memo;
  private readonly chosen = new Int32Array(REMEMBERED);

  constructor(worth: Worth, prospects: Prospects, place: Place) {
    this.worth = worth;
    this.prospects = prospects;
    this.place = place;
    const { unitCount, leaderCount } = worth.battle;
    this.s = newState(worth.battle);
    this.memo = new Memo(REMEMBERED, 2 * unitCount + leaderCount + SCALARS + MAX_GOALS);
  }

  /** The next move, or `done`. */
  move(g: State, whim: Whim | null): number {
    if (whim !== null) return this.best(g, whim);
    this.describe(g);
    const slot = this.memo.place();
    if (!this.memo.known) this.chosen[slot] = this.best(g, null);
    return this.chosen[slot];
  }

  /** Writes down all that the next move depends on. */
  private describe(g: State): void {
    const { words } = this.memo;
    const { unitCount, leaderCount } = g.battle;
    const { unitHex, unitBlocks, unitForm, unitSteps, unitMark, unitAim, unitFrom, leaderHex, leaderMark, goal } = g;
    let at = 0;
    for (let u = 0; u < unitCount; u++) {
      words[at++] = (unitHex[u] & 0xff) | (unitBlocks[u] << 8) | (unitForm[u] << 16) | (unitSteps[u] << 24);
      words[at++] = (unitMark[u] & 0xffff) | ((unitFrom[u] & 0xff) << 16) | (unitAim[u] << 24);
    }
    for (let l = 0; l < leaderCount; l++) words[at++] = (leaderHex[l] & 0xff) | (leaderMark[l] << 8);
    words[at++] = g.turn;
    words[at++] = g.active | (g.fallback << 1) | (g.again << 2) | (g.phase << 3);
    words[at++] = g.order;
    words[at++] = g.action;
    words[at++] = g.cleared;
    words[at++] = g.banners[0] | (g.banners[1] << 8);
    for (let i = 0; i < MAX_GOALS; i++) words[at++] = goal[i];
  }

  private best(g: State, whim: Whim | null): number {
    const { s } = this;
    copyInto(s, g);
    let best = STAYS;
    let most = 0;
    const count = orderedUnits(s, s.active);
    // What follows may ask for the ordered units again.
    this.queue.set(ordered);
    for (let i = 0; i < count; i++) {
      const unit = this.queue[i];
      if (!maySetOut(s, unit, null)) continue;
      const choice = this.moveOf(s, unit, whim);
      if (choice === STAYS || this.gained <= most) continue;
      most = this.gained;
      best = choice;
    }
    if (best !== STAYS) return best;
    const { firstLeader } = s.battle;
    for (let l = firstLeader[s.active], last = firstLeader[s.active + 1]; l < last; l++) {
      if (s.leaderHex[l] < 0 || !leaderMaySetOut(s, l, null)) continue;
      const choice = this.moveLeader(s, l, whim);
      if (choice !== STAYS) return choice;
    }
    return STAYS;
  }

  /** The best move of a unit, or `done`; `gained` is what it brings. */
  private moveOf(s: State, unit: number, whim: Whim | null): number {
    const { place, prospects, reached } = this;
    const { weights } = this.worth;
    place.begin(s, unit);
    reached.clear();
    reach(s, unit, reached);
    if (reached.count === 0) return STAYS;
    // In a second movement the battles are over.
    const over = s.again !== 0;
    let best = STAYS;
    let most = place.at(s, s.unitHex[unit]) + weights.moveFrom;
    if (!over) most += prospects.attack(s, unit, true);
    const here = most;
    prospects.lookAtLeader(s, unit);
    const bound = closesOnTarget(s, unit);
    for (let i = 0; i < reached.count; i++) {
      const choice = reached.list[i];
      if (bound && (verbOf(choice) !== MOVE || !closesIn(s, unit, secondOf(choice)))) continue;
      let value = over && verbOf(choice) === MOVE ? place.at(s, secondOf(choice)) : prospects.after(s, unit, choice);
      if (whim !== null) value += whim.of(choice) * MOVE_WHIM;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    this.gained = most - here;
    return best;
  }

  private moveLeader(s: State, leader: number, whim: Whim | null): number {
    const { prospects, place, reached } = this;
    reached.clear();
    reachLeader(s, leader, reached);
    let best = STAYS;
    let most = place.leader(s, leader, s.leaderHex[leader]) + 1;
    for (let i = 0; i < reached.count; i++) {
      const choice = reached.list[i];
      let value = prospects.afterLeader(s, leader, choice);
      if (whim !== null) value += whim.of(choice) * MOVE_WHIM;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }
}
