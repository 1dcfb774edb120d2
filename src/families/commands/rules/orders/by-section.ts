// Orders by section (rule 7, section cards): so many in the left, the centre and the right; or all of a kind in one of them.

import { firstOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { call, done } from '../../../../kernel/procedure.ts';
import { DONE, ORDER, ORDER_LEADER, SECTION } from '../../tables/verbs.ts';
import { told } from '../events.ts';
import { decision } from '../procedures.ts';
import { ordered, orderedUnits } from '../standing.ts';
import { type Frame, ORDERED, type State } from '../state.ts';
import {
  anyUnit,
  type LeaderOrderFault,
  type LimitFault,
  leaderMayBeOrdered,
  mayBeOrdered,
  type OrderFault,
  orderAll,
  takeOrder,
} from './giving.ts';
import { orderOne } from './one-unit.ts';

/** The section bit of a player's left (-1), centre (0) or right (1) on the board as the bottom player sees it. */
export function sectionBit(g: State, where: number): number {
  // A copied order exchanges left and right.
  return ownSection(g, g.mirror === 1 ? -where : where);
}

/** The same for a section that the player names himself: it is his own left or right under a copied order too. */
function ownSection(g: State, where: number): number {
  if (where === 0) return 2;
  // The top player's left is the bottom player's right.
  return where < 0 === (g.active === 1) ? 1 : 4;
}

/** Orders to so many units or leaders in the player's left, centre and right section; no more than `most` in all, if that is given. */
export function orderSections(g: State, left: number, centre: number, right: number, most = 0): void {
  const f = call(g, orderBySection);
  f.most = most;
  f.centre = centre;
  if (sectionBit(g, -1) === 1) {
    f.left = left;
    f.right = right;
  } else {
    f.left = right;
    f.right = left;
  }
}

/** By set of sections (bits): orders given that fit only there, and what room is left. */
const given = new Int32Array(8);
const room = new Int32Array(8);

/** Where no number of orders in all is given. */
const ANY_NUMBER = 99;

/**
 * Works out which sections have room for one more order: `room` of a hex's sections is above 0. A unit on a line belongs
 * to either section, so it is enough that all orders together can be shared out: no set of sections may hold more orders
 * that fit only there than it has. One more order must leave that so for every set that holds its sections.
 */
function sectionRoom(g: State, left: number, centre: number, right: number, most: number): void {
  countBySection(g);
  const limit = most > 0 ? most : ANY_NUMBER;
  const all = Math.min(limit, left + centre + right) - given[7];
  const leftHalf = Math.min(all, Math.min(limit, left + centre) - given[3]);
  const wings = Math.min(all, Math.min(limit, left + right) - given[5]);
  const rightHalf = Math.min(all, Math.min(limit, centre + right) - given[6]);
  room[1] = Math.min(leftHalf, wings, Math.min(limit, left) - given[1]);
  room[2] = Math.min(leftHalf, rightHalf, Math.min(limit, centre) - given[2]);
  room[3] = leftHalf;
  room[4] = Math.min(wings, rightHalf, Math.min(limit, right) - given[4]);
  room[5] = wings;
  room[6] = rightHalf;
  room[7] = all;
}

/** Counts into `given[set]` the orders to units and leaders whose sections all lie in the set. */
function countBySection(g: State): void {
  const { sections, firstLeader } = g.battle;
  const { unitHex, leaderHex, leaderMark, active: side } = g;
  for (let set = 1; set < 8; set++) given[set] = 0;
  for (let i = orderedUnits(g, side) - 1; i >= 0; i--) given[sections[unitHex[ordered[i]]]]++;
  for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
    if ((leaderMark[l] & ORDERED) !== 0 && leaderHex[l] >= 0) given[sections[leaderHex[l]]]++;
  }
  given[7] += given[1] + given[2] + given[3] + given[4] + given[5] + given[6];
  given[3] += given[1] + given[2];
  given[5] += given[1] + given[4];
  given[6] += given[2] + given[4];
}

/** The room that orders by section have left, by set of sections: see `sectionRoom`. */
export function roomBySection(g: State, f: Frame): Int32Array {
  sectionRoom(g, f.left, f.centre, f.right, f.most);
  return room;
}

export type SectionFault = LimitFault | 'sectionFull' | 'otherSection';

/** A section of the hex has room for one more order, as `sectionRoom` has worked it out. */
function roomAt(g: State, f: Frame, hex: number, why: Why<SectionFault> | null): boolean {
  const set = g.battle.sections[hex];
  if (room[set] > 0) return true;
  if (why === null) return false;
  if (f.most > 0 && given[7] >= f.most) return no(why, 'allGiven', f.most);
  const allowed = (set & 1) * f.left + ((set >> 1) & 1) * f.centre + (set >> 2) * f.right;
  return no(why, allowed > 0 ? 'sectionFull' : 'otherSection', hex);
}

/** The unit may be given one of the orders by section. */
export function mayOrderBySection(
  g: State,
  f: Frame,
  unit: number,
  why: Why<OrderFault | SectionFault> | null,
): boolean {
  if (!mayBeOrdered(g, unit, why)) return false;
  sectionRoom(g, f.left, f.centre, f.right, f.most);
  return roomAt(g, f, g.unitHex[unit], why);
}

export function mayOrderLeaderBySection(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LeaderOrderFault | SectionFault> | null,
): boolean {
  if (!leaderMayBeOrdered(g, leader, why)) return false;
  sectionRoom(g, f.left, f.centre, f.right, f.most);
  return roomAt(g, f, g.leaderHex[leader], why);
}

export const orderBySection = decision('orderBySection', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, firstLeader } = g.battle;
    const { unitHex, leaderHex, active: side } = g;
    sectionRoom(g, f.left, f.centre, f.right, f.most);
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      const hex = unitHex[u];
      if (hex >= 0 && mayBeOrdered(g, u, null) && roomAt(g, f, hex, null)) out.add(ORDER, hex);
    }
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      const hex = leaderHex[l];
      if (hex >= 0 && roomAt(g, f, hex, null) && leaderMayBeOrdered(g, l, null)) out.add(ORDER_LEADER, hex);
    }
    for (const rule of g.battle.rules) rule.sectionChoices?.(g, room, out);
    out.add(DONE);
  },
  take(g, f, choice) {
    if (takeOrder(g, choice)) return;
    for (const rule of g.battle.rules) if (rule.takeSection?.(g, f, choice)) return;
    done(g);
  },
});

/** The player names one of the sections, whose units of a kind are all ordered; one unit of choice without such units. */
export function orderOneSection(g: State, kind: number): void {
  if (anyUnit(g, kind)) call(g, chooseSection).kind = kind;
  else orderOne(g);
}

export const chooseSection = decision('chooseSection', {
  who: (g) => g.active,
  choices(g, f, out) {
    for (let where = 0; where < 3; where++) if (mayNameSection(g, f.kind, where, null)) out.add(SECTION, where);
  },
  take(g, f, choice) {
    const bit = ownSection(g, firstOf(choice) - 1);
    const kindBit = 1 << f.kind;
    done(g);
    told(g)?.tell({ kind: 'section', side: g.active, where: firstOf(choice) });
    orderAll(g, (u) => (g.battle.unitClasses[u] & kindBit) !== 0 && (g.battle.sections[g.unitHex[u]] & bit) !== 0);
  },
});

export type NameSectionFault = 'noneThere';

/** The section has a unit of the kind. */
export function mayNameSection(g: State, kind: number, where: number, why: Why<NameSectionFault> | null): boolean {
  const { firstUnit, sections, unitClasses } = g.battle;
  const bit = ownSection(g, where - 1);
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitHex[u] >= 0 && (unitClasses[u] & (1 << kind)) !== 0 && (sections[g.unitHex[u]] & bit) !== 0) return true;
  }
  return no(why, 'noneThere', kind, where);
}
