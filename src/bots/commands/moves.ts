// How the policy moves: the move comes next that gains most, of all units that may still move. Those that have not moved are looked at
// again after every move, so nothing has to be remembered from one choice to the next.

import { closesIn, closesOnTarget, leaderMaySetOut, maySetOut } from '../../families/commands/rules/may-move.ts';
import { reach, reachLeader } from '../../families/commands/rules/reach.ts';
import { ordered, orderedUnits } from '../../families/commands/rules/standing.ts';
import { MAX_UNITS, newState, type State } from '../../families/commands/rules/state.ts';
import { DONE, MOVE } from '../../families/commands/tables/verbs.ts';
import { Choices, choiceOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { copyInto } from '../../kernel/state.ts';
import type { Whim } from '../general/brings.ts';
import type { Place } from './place.ts';
import type { Prospects } from './prospects.ts';
import type { Worth } from './worth.ts';

const MOVE_WHIM = 4;
const STAYS = choiceOf(DONE);

export class Moves {
  private readonly worth: Worth;
  private readonly prospects: Prospects;
  private readonly place: Place;
  private readonly s: State;
  private readonly reached = new Choices();
  private readonly queue = new Uint8Array(MAX_UNITS);
  private gained = 0;

  constructor(worth: Worth, prospects: Prospects, place: Place) {
    this.worth = worth;
    this.prospects = prospects;
    this.place = place;
    this.s = newState(worth.battle);
  }

  /** The next move, or `done`. */
  move(g: State, whim: Whim | null): number {
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
