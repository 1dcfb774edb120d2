// Blocks that dice restore, and leaders who step forward with those who rally (tactic cards).

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { done } from '../../../../kernel/procedure.ts';
import { DONE, NEW_LEADER, RALLY } from '../../tables/verbs.ts';
import { hasCome, told, unitHere } from '../events.ts';
import { decision } from '../procedures.ts';
import { leaderHelps } from '../standing.ts';
import { type Frame, ON_BOARD, ORDERED, RALLIED, type State, UNNAMED } from '../state.ts';
import { orderUnit } from './giving.ts';
import { type DieFault, dieFor, RALLY_ANYWHERE, RALLY_ORDERED, spend } from './order-dice.ts';

export type StepForwardFault = 'noNewLeaders' | 'leaderThere' | 'noStepDie' | 'notRallied' | 'noMoreLeaders';

/** A leader may step forward with a unit that has just rallied. */
export function mayStepForward(g: State, f: Frame, unit: number, why: Why<StepForwardFault> | null): boolean {
  if (g.battle.game.customs.leadersInAll === 0) return no(why, 'noNewLeaders', unit);
  if (g.hexLeader[g.unitHex[unit]] >= 0) return no(why, 'leaderThere', g.unitHex[unit]);
  if (f.anyDice === 0) return no(why, 'noStepDie', unit);
  if ((g.unitMark[unit] & RALLIED) === 0) return no(why, 'notRallied', unit);
  return unnamedLeader(g) >= 0 || no(why, 'noMoreLeaders', unit);
}

export type RallyFault = DieFault | 'neverRallies' | 'lostNone' | 'rallyUnordered' | 'farFromLeader';

/** One of the dice may restore a block to the unit. */
export function mayRally(g: State, f: Frame, unit: number, why: Why<RallyFault> | null): boolean {
  const type = g.battle.unitType[unit];
  if (!type.rallies) return no(why, 'neverRallies', unit);
  if (g.unitBlocks[unit] >= type.blocks) return no(why, 'lostNone', unit);
  if (!dieFor(g, f, unit, why)) return false;
  if (f.rolledFor === RALLY_ORDERED) return (g.unitMark[unit] & ORDERED) !== 0 || no(why, 'rallyUnordered', unit);
  return f.rolledFor === RALLY_ANYWHERE || nearLeader(g, g.unitHex[unit]) || no(why, 'farFromLeader', unit);
}

/** One block after another; only units that regain a block are ordered. */
export const rallyUnits = decision('rallyUnits', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      if (mayStepForward(g, f, u, null)) out.add(NEW_LEADER, hex);
      if (mayRally(g, f, u, null)) out.add(RALLY, hex);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === DONE) return done(g);
    const hex = firstOf(choice);
    const unit = g.hexUnit[hex];
    if (verb === NEW_LEADER) {
      f.anyDice--;
      return stepForward(g, hex);
    }
    spend(f, g.battle.unitType[unit].symbol);
    g.unitBlocks[unit]++;
    g.unitMark[unit] |= RALLIED;
    told(g)?.tell({
      kind: 'rallied',
      unit: unitHere(g, unit),
      before: g.unitBlocks[unit] - 1,
      after: g.unitBlocks[unit],
    });
    if ((g.unitMark[unit] & ORDERED) === 0) orderUnit(g, unit);
  },
});

/** A leader of the side who has not stepped forward yet, -1 for none. */
function unnamedLeader(g: State): number {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    if (g.leaderFate[l] === UNNAMED) return l;
  }
  return -1;
}

/** A new leader takes his place with a unit that has just rallied. */
function stepForward(g: State, hex: number): void {
  const leader = unnamedLeader(g);
  g.leaderFate[leader] = ON_BOARD;
  g.leaderHex[leader] = hex;
  g.hexLeader[hex] = leader;
  told(g)?.tell({ kind: 'newLeader', ...hasCome(g, leader) });
}

/** A leader of the side in the hex or next to it; every leader rallies, whatever his other limits. */
function nearLeader(g: State, hex: number): boolean {
  const { board, leaderSide } = g.battle;
  if (leaderHelps(g, hex, g.active)) return true;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = board.neighbours[i];
    if (h >= 0 && g.hexLeader[h] >= 0 && leaderSide[g.hexLeader[h]] === g.active) return true;
  }
  return false;
}
