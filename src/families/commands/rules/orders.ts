// Giving orders (rule 7 and the cards of rule 18): by section, by class, to a group, under a leader, by dice, or to one
// unit of the player's choice. Each ordering is a decision that names one unit or leader at a time, and `done`.

import { type Choices, firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { COMMAND, DECLINE, DONE, ORDER, ORDER_LEADER, SECTION } from '../tables/verbs.ts';
import { leaderHere, told, unitHere } from './events.ts';
import { decision } from './procedures.ts';
import { BY_LEADER, enemyNextTo, enemyUnitNextTo, type Frame, hasTrait, MOVED, ORDERED, type State } from './state.ts';

export function orderUnit(g: State, unit: number): void {
  g.unitMark[unit] |= ORDERED;
  told(g)?.tell({ kind: 'ordered', unit: unitHere(g, unit) });
}

function orderLeader(g: State, leader: number): void {
  g.leaderMark[leader] |= ORDERED;
  told(g)?.tell({ kind: 'orderedLeader', leader: leaderHere(g, leader) });
}

/** Carries out an `order` choice; answers false when it was `done`. */
function takeOrder(g: State, choice: number): boolean {
  const verb = verbOf(choice);
  if (verb === ORDER) orderUnit(g, g.hexUnit[firstOf(choice)]);
  else if (verb === ORDER_LEADER) orderLeader(g, g.hexLeader[firstOf(choice)]);
  else return false;
  return true;
}

// ---- who may be ordered at all --------------------------------------------------------------------------------------

export type OrderFault = 'hasOrder';

/** The unit has no order so far. */
export function mayBeOrdered(g: State, unit: number, why: Why<OrderFault> | null): boolean {
  return (g.unitMark[unit] & ORDERED) === 0 || no(why, 'hasOrder', unit);
}

export type LeaderOrderFault = 'leaderHasOrder' | 'leaderHasCome' | 'keptByUnit';

/** A leader may be ordered by himself, attached or not (cards with the helmet). */
export function leaderMayBeOrdered(g: State, leader: number, why: Why<LeaderOrderFault> | null): boolean {
  const mark = g.leaderMark[leader];
  if ((mark & ORDERED) !== 0) return no(why, 'leaderHasOrder', leader);
  // Who has just been brought onto the board has had his move.
  if ((mark & MOVED) !== 0) return no(why, 'leaderHasCome', leader);
  return g.battle.game.questions.mayOrderLeader(g, leader) || no(why, 'keptByUnit', leader);
}

export type LimitFault = 'allGiven';

/** One of `most` orders is left when so many have been given. */
function orderLeft(most: number, orders: number, why: Why<LimitFault> | null): boolean {
  return orders < most || no(why, 'allGiven', most);
}

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

// ---- by section ---------------------------------------------------------------------------------------------------

/** Orders to so many units or leaders in the player's left, centre and right section; no more than `most` in all, if that is given. */
export function orderSections(g: State, left: number, centre: number, right: number, most = 0): void {
  const f = call(g, orderBySection);
  f.count = most;
  f.centre = centre;
  if (sectionBit(g, -1) === 1) {
    f.left = left;
    f.right = right;
  } else {
    f.left = right;
    f.right = left;
  }
}

/**
 * Pairs of a set of sections (bits) and the same set with one section more, section after section: what goes through them in
 * this order comes from every set to all that hold it.
 */
const ONE_MORE = [2, 3, 4, 5, 6, 7, 1, 3, 4, 6, 5, 7, 1, 5, 2, 6, 3, 7];

/** By set of sections: orders given that fit only there, then what room is left. */
const given = new Int32Array(8);
const room = new Int32Array(8);

/**
 * Works out which sections have room for one more order: `room` of a hex's sections is above 0. A unit on a line belongs
 * to either section, so it is enough that all orders together can be shared out: no set of sections may hold more orders
 * that fit only there than it has. One more order must leave that so for every set that holds its sections.
 */
function sectionRoom(g: State, left: number, centre: number, right: number, most: number): void {
  countBySection(g);
  for (let set = 1; set < 8; set++) {
    const allowed = (set & 1) * left + ((set >> 1) & 1) * centre + (set >> 2) * right;
    room[set] = (most > 0 ? Math.min(most, allowed) : allowed) - given[set];
  }
  for (let i = 0; i < ONE_MORE.length; i += 2) {
    const set = ONE_MORE[i];
    room[set] = Math.min(room[set], room[ONE_MORE[i + 1]]);
  }
}

/** Counts into `given[set]` the orders to units and leaders whose sections all lie in the set. */
function countBySection(g: State): void {
  const { sections, firstUnit, firstLeader } = g.battle;
  const { unitHex, unitMark, leaderHex, leaderMark, active: side } = g;
  given.fill(0);
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if ((unitMark[u] & ORDERED) !== 0 && unitHex[u] >= 0) given[sections[unitHex[u]]]++;
  }
  for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
    if ((leaderMark[l] & ORDERED) !== 0 && leaderHex[l] >= 0) given[sections[leaderHex[l]]]++;
  }
  for (let i = 0; i < ONE_MORE.length; i += 2) given[ONE_MORE[i + 1]] += given[ONE_MORE[i]];
}

/** The room that orders by section have left, by set of sections: see `sectionRoom`. */
export function roomBySection(g: State, f: Frame): Int32Array {
  sectionRoom(g, f.left, f.centre, f.right, f.count);
  return room;
}

export type SectionFault = LimitFault | 'sectionFull' | 'otherSection';

/** A section of the hex has room for one more order, as `sectionRoom` has worked it out. */
function roomAt(g: State, f: Frame, hex: number, why: Why<SectionFault> | null): boolean {
  const set = g.battle.sections[hex];
  if (room[set] > 0) return true;
  if (why === null) return false;
  if (f.count > 0 && given[7] >= f.count) return no(why, 'allGiven', f.count);
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
  sectionRoom(g, f.left, f.centre, f.right, f.count);
  return roomAt(g, f, g.unitHex[unit], why);
}

export function mayOrderLeaderBySection(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LeaderOrderFault | SectionFault> | null,
): boolean {
  if (!leaderMayBeOrdered(g, leader, why)) return false;
  sectionRoom(g, f.left, f.centre, f.right, f.count);
  return roomAt(g, f, g.leaderHex[leader], why);
}

const orderBySection = decision('orderBySection', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, firstLeader } = g.battle;
    const { unitHex, leaderHex, active: side } = g;
    sectionRoom(g, f.left, f.centre, f.right, f.count);
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

/** Leaders who may be ordered by themselves. */
export function addLeaders(g: State, out: Choices): void {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    const hex = g.leaderHex[l];
    if (hex >= 0 && leaderMayBeOrdered(g, l, null)) out.add(ORDER_LEADER, hex);
  }
}

// ---- by class -----------------------------------------------------------------------------------------------------

function anyUnit(g: State, kind: number): boolean {
  const { firstUnit, unitClasses } = g.battle;
  const { unitHex, active: side } = g;
  const kindBit = 1 << kind;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if (unitHex[u] >= 0 && (unitClasses[u] & kindBit) !== 0) return true;
  }
  return false;
}

/** Orders given so far: units, and leaders by themselves. */
export function countOrders(g: State): number {
  const { firstUnit, firstLeader } = g.battle;
  const { unitMark, leaderMark, active: side } = g;
  let n = 0;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) n += unitMark[u] & ORDERED;
  for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) n += leaderMark[l] & ORDERED;
  return n;
}

/** How a card that orders units of a kind may say more than its kind. */
export interface ClassOrder {
  /** How many; the side's Command by default. */
  readonly most?: number;
  /** Units next to the enemy, a leader alone included, may not be ordered; or only those next to enemy units. */
  readonly apart?: boolean | 'units';
  /** Units in a formation of their own may not be ordered. */
  readonly unformed?: boolean;
  /** One unit of the player's choice may be ordered instead, although there are units of the kind. */
  readonly orOne?: boolean;
  /** Leaders by themselves may be ordered too. */
  readonly leaders?: boolean;
}

/** Orders to units of a kind, as many as the card says; one unit of choice when the side has none of them. */
export function orderKind(g: State, kind: number, how: ClassOrder = {}): void {
  orderClass(g, kind, how.leaders === true);
  const f = g.frames[g.depth];
  if (g.fallback === 1) return;
  f.count = how.most ?? g.commandNow;
  f.from = how.apart === 'units' ? FROM_UNITS : how.apart ? FROM_ENEMY : 0;
  f.mode = how.unformed ? 1 : 0;
  f.by = how.orOne ? 1 : 0;
}

/** Orders to as many units of a kind as the side's Command; one unit of choice when it has none of them. */
export function orderClass(g: State, kind: number, withLeaders: boolean): void {
  if (!anyUnit(g, kind) && !withLeaders) {
    orderOne(g);
    return;
  }
  const f = call(g, orderByClass);
  f.kind = kind;
  f.count = g.commandNow;
  f.leader = withLeaders ? 1 : 0;
}

const orderByClass = decision('orderByClass', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    const { unitHex, active: side } = g;
    const orders = countOrders(g);
    if (orderLeft(f.count, orders, null)) {
      const free = anyOne(g, f, orders);
      for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
        const hex = unitHex[u];
        if (hex >= 0 && mayBeOrdered(g, u, null) && (free || takesClassOrder(g, f, u, null))) out.add(ORDER, hex);
      }
      if (f.leader === 1) addLeaders(g, out);
      if (mayOrderOneInstead(g, f, orders, null)) out.add(DECLINE);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === DECLINE) {
      done(g);
      return orderOne(g);
    }
    // A unit that the card's own order does not reach is the one unit of the player's choice.
    const fallback = verbOf(choice) === ORDER && !takesClassOrder(g, f, g.hexUnit[firstOf(choice)], null);
    if (!takeOrder(g, choice)) done(g);
    else if (fallback) {
      g.fallback = 1;
      done(g);
    }
  },
});

/**
 * Whether any unit may be ordered, as the one of the player's choice: before all other orders.
 * RULING: A side that has leaders but no unit of the kind that the card orders may order leaders, or one unit of its choice
 * [A 18].
 * CASE: A 18 Order Mounted Troops: a side with leaders but without mounted units may order the leaders
 * CASE: A 18 Order Mounted Troops: a side without mounted units that orders its one unit orders nobody else
 */
const anyOne = (g: State, f: Frame, orders: number): boolean => orders === 0 && (f.by === 1 || !anyUnit(g, f.kind));

export type KindFault = 'wrongClass';

function ofKind(g: State, kind: number, unit: number, why: Why<KindFault> | null): boolean {
  return (g.battle.unitClasses[unit] & (1 << kind)) !== 0 || no(why, 'wrongClass', unit, kind);
}

export type ReachFault = KindFault | 'nextToEnemy' | 'formed';

/** Whether the card's own order reaches the unit: its kind, and where it must stand apart from the enemy, that too. */
function takesClassOrder(g: State, f: Frame, unit: number, why: Why<ReachFault> | null): boolean {
  if (!ofKind(g, f.kind, unit, why)) return false;
  if (f.mode === 1 && g.unitForm[unit] > 0) return no(why, 'formed', unit);
  if (f.from === 0) return true;
  const next = f.from === FROM_UNITS ? enemyUnitNextTo : enemyNextTo;
  return !next(g, g.unitHex[unit], g.active) || no(why, 'nextToEnemy', unit);
}

/** The unit may be ordered by a card for its kind, or as the one unit of choice. */
export function mayOrderByClass(
  g: State,
  f: Frame,
  unit: number,
  why: Why<OrderFault | LimitFault | ReachFault> | null,
): boolean {
  const orders = countOrders(g);
  if (!mayBeOrdered(g, unit, why) || !orderLeft(f.count, orders, why)) return false;
  return anyOne(g, f, orders) || takesClassOrder(g, f, unit, why);
}

export type AloneFault = 'noLeadersAlone';

/** A leader may be ordered by himself by a card for a kind of units. */
export function mayOrderLeaderByClass(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LeaderOrderFault | AloneFault | LimitFault> | null,
): boolean {
  if (f.leader === 0) return no(why, 'noLeadersAlone', leader);
  return leaderMayBeOrdered(g, leader, why) && orderLeft(f.count, countOrders(g), why);
}

export type InsteadFault = 'noneInstead' | 'orderBegun' | 'nobodyReached';

/** Who is reached by the card's own order may be the one unit of choice too: the card's order is then declined. */
export function mayOrderOneInstead(g: State, f: Frame, orders: number, why: Why<InsteadFault> | null): boolean {
  if (f.by !== 1) return no(why, 'noneInstead');
  if (orders > 0) return no(why, 'orderBegun');
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitHex[u] >= 0 && takesClassOrder(g, f, u, null)) return true;
  }
  return no(why, 'nobodyReached');
}

/** From whom units must stand apart to be ordered (f.from). */
const FROM_ENEMY = 1;
const FROM_UNITS = 2;

/**
 * Orders to all leaders; a unit with one is ordered as long as he stays with it. One unit of choice without leaders.
 */
export function orderAllLeaders(g: State): void {
  const { firstLeader } = g.battle;
  let any = false;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    const hex = g.leaderHex[l];
    if (hex < 0) continue;
    any = true;
    if (g.battle.game.questions.mayOrderLeader(g, l) || g.hexUnit[hex] < 0) orderLeader(g, l);
    const unit = g.hexUnit[hex];
    if (unit < 0) continue;
    g.unitMark[unit] |= BY_LEADER;
    orderUnit(g, unit);
  }
  if (!any) orderOne(g);
}

/** The player names one of the sections, whose units of a kind are all ordered; one unit of choice without such units. */
export function orderOneSection(g: State, kind: number): void {
  if (anyUnit(g, kind)) call(g, chooseSection).kind = kind;
  else orderOne(g);
}

const chooseSection = decision('chooseSection', {
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

// ---- one unit of the player's choice ------------------------------------------------------------------------------

/** The fallback of many cards; the card's own terms do not bind the unit. */
export function orderOne(g: State): void {
  g.fallback = 1;
  call(g, orderOneUnit);
}

const orderOneUnit = decision('orderOneUnit', {
  who: (g) => g.active,
  choices(g, _f, out) {
    addUnits(g, out, 7);
    out.add(DONE);
  },
  take(g, _f, choice) {
    takeOrder(g, choice);
    done(g);
  },
});

function addUnits(g: State, out: Choices, sections: number): void {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    const hex = g.unitHex[u];
    if (hex >= 0 && (g.battle.sections[hex] & sections) !== 0) out.add(ORDER, hex);
  }
}

// ---- everybody of a kind ------------------------------------------------------------------------------------------

/** Orders every unit that the test names, at once. */
export function orderAll(g: State, test: (unit: number) => boolean): number {
  const { firstUnit } = g.battle;
  let n = 0;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitHex[u] < 0 || !test(u)) continue;
    orderUnit(g, u);
    n++;
  }
  return n;
}

// ---- a group ------------------------------------------------------------------------------------------------------

/** Orders to a group of linked units of a kind, `most` of them; with `leaders` those alone in a hex are links too. */
export function orderGroup(g: State, kind: number, most: number, leaders = false): void {
  if (!anyUnit(g, kind) && !leaders) {
    orderOne(g);
    return;
  }
  const f = call(g, orderLinked);
  f.kind = kind;
  f.count = most;
  f.leader = leaders ? 1 : 0;
}

const orderLinked = decision('orderLinked', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    const { unitHex, active: side } = g;
    const orders = countOrders(g);
    if (orderLeft(f.count, orders, null)) {
      for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
        const hex = unitHex[u];
        if (hex < 0 || !mayBeOrdered(g, u, null) || !ofKind(g, f.kind, u, null)) continue;
        if (orders === 0 || linked(g, hex, null)) out.add(ORDER, hex);
      }
      if (f.leader === 1) addLoneLeaders(g, out, orders === 0);
    }
    out.add(DONE);
  },
  take(g, _f, choice) {
    if (!takeOrder(g, choice)) done(g);
  },
});

/** The unit may be ordered as one more of the group. */
export function mayOrderLinked(
  g: State,
  f: Frame,
  unit: number,
  why: Why<OrderFault | LimitFault | KindFault | LinkFault> | null,
): boolean {
  const orders = countOrders(g);
  if (!mayBeOrdered(g, unit, why) || !orderLeft(f.count, orders, why) || !ofKind(g, f.kind, unit, why)) return false;
  return orders === 0 || linked(g, g.unitHex[unit], why);
}

/** A leader alone may be ordered as one more of the group. */
export function mayOrderLinkedLeader(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LoneFault | AloneFault | LimitFault | LinkFault> | null,
): boolean {
  if (f.leader === 0) return no(why, 'noLeadersAlone', leader);
  if (!aloneWithoutOrder(g, leader, why)) return false;
  const orders = countOrders(g);
  return orderLeft(f.count, orders, why) && (orders === 0 || linked(g, g.leaderHex[leader], why));
}

/** Leaders alone in a hex next to one that is ordered, or anywhere. */
function addLoneLeaders(g: State, out: Choices, anywhere: boolean): void {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    const hex = g.leaderHex[l];
    if (hex < 0 || !aloneWithoutOrder(g, l, null)) continue;
    if (anywhere || linked(g, hex, null)) out.add(ORDER_LEADER, hex);
  }
}

export type LoneFault = 'leaderHasOrder' | 'withUnit';

/** A leader who is alone in his hex and has no order. */
function aloneWithoutOrder(g: State, leader: number, why: Why<LoneFault> | null): boolean {
  if ((g.leaderMark[leader] & ORDERED) !== 0) return no(why, 'leaderHasOrder', leader);
  return g.hexUnit[g.leaderHex[leader]] < 0 || no(why, 'withUnit', leader);
}

export type LinkFault = 'notLinked';

/** The hex is next to one that has an order already. */
function linked(g: State, hex: number, why: Why<LinkFault> | null): boolean {
  return nextToOrdered(g, hex) || no(why, 'notLinked', hex);
}

function nextToOrdered(g: State, hex: number): boolean {
  const { board, unitSide, leaderSide } = g.battle;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = board.neighbours[i];
    if (h < 0) continue;
    const u = g.hexUnit[h];
    if (u >= 0) {
      if (unitSide[u] === g.active && (g.unitMark[u] & ORDERED) !== 0) return true;
      continue;
    }
    const l = g.hexLeader[h];
    if (l >= 0 && leaderSide[l] === g.active && (g.leaderMark[l] & ORDERED) !== 0) return true;
  }
  return false;
}

// ---- under a leader -----------------------------------------------------------------------------------------------

/**
 * Orders to a leader's hex and `linked` linked hexes; the leader must be in one of `sections` (bits). Most of these cards
 * also let the player order one unit of choice instead.
 */
export function orderUnderLeader(g: State, linked: number, sections: number, orOne = true): void {
  const f = call(g, orderLeadership);
  f.count = linked;
  f.kind = sections;
  f.leader = -1;
  f.by = orOne ? 1 : 0;
}

/**
 * The use of the order is noted, for a card that copies it must stay in the same section.
 * RULING: A Counter Attack that copies a Leadership card is bound to the section in which that card was used: the
 * leader, or the one unit, must stand there; units linked to the leader may stand outside, as on the card itself
 * [A 18 Counter Attack].
 * CASE: A 18 Counter Attack: a copied Leadership Any Section must be used in the section the opponent chose
 * CASE: A 18 Counter Attack: units linked to a leader in the copied section may stand outside it
 */
function noteSections(g: State, hex: number): void {
  g.lastSections[g.active] = g.battle.sections[hex] & g.sections;
}

export type CardSectionFault = 'leaderElsewhere';

/** The leader's hex lies in a section of the card. */
function inCardSection(g: State, f: Frame, hex: number, why: Why<CardSectionFault> | null): boolean {
  return (g.battle.sections[hex] & f.kind) !== 0 || no(why, 'leaderElsewhere', hex);
}

export type CommandFault = CardSectionFault | 'commandsAlready';

/** The leader on the hex may be named to command. */
export function mayCommand(g: State, f: Frame, hex: number, why: Why<CommandFault> | null): boolean {
  return f.leader >= 0 ? no(why, 'commandsAlready', f.leader) : inCardSection(g, f, hex, why);
}

export type LinkedLimitFault = 'linkedGiven' | 'ownHexOnly';

/** The commanding leader has an order left for those who are linked to him. */
function linkedOrderLeft(g: State, f: Frame, why: Why<LinkedLimitFault> | null): boolean {
  if (f.steps < f.count) return true;
  const kept = why !== null && hasTrait(g.battle.leaderTraits[f.leader], 'ownHexOnly');
  return no(why, kept ? 'ownHexOnly' : 'linkedGiven', f.leader, f.count);
}

export type LedFault = OrderFault | LinkedLimitFault | LinkFault | 'nameLeaderFirst' | 'outsideCopy';

/** The unit may be ordered under the leader, or before one is named as the one unit of choice. */
export function mayOrderLed(g: State, f: Frame, unit: number, why: Why<LedFault> | null): boolean {
  const hex = g.unitHex[unit];
  if (f.leader < 0) {
    if (f.by === 0) return no(why, 'nameLeaderFirst', unit);
    return (g.battle.sections[hex] & g.sections) !== 0 || no(why, 'outsideCopy', unit);
  }
  return mayBeOrdered(g, unit, why) && linkedOrderLeft(g, f, why) && linked(g, hex, why);
}

export type LedLeaderFault = LoneFault | LinkedLimitFault | LinkFault | 'byCommand';

/** A leader alone may be ordered under the one who commands. */
export function mayOrderLedLeader(g: State, f: Frame, leader: number, why: Why<LedLeaderFault> | null): boolean {
  if (f.leader < 0) return no(why, 'byCommand', leader);
  return aloneWithoutOrder(g, leader, why) && linkedOrderLeft(g, f, why) && linked(g, g.leaderHex[leader], why);
}

const orderLeadership = decision('orderLeadership', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, firstLeader } = g.battle;
    if (f.leader < 0) {
      for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
        const hex = g.leaderHex[l];
        if (hex >= 0 && inCardSection(g, f, hex, null)) out.add(COMMAND, hex);
      }
      // "Or one unit of your choice" stands on most of these cards; a copied order keeps to the copied section.
      if (f.by === 1) addUnits(g, out, g.sections);
      for (const rule of g.battle.rules) rule.leadershipChoices?.(g, f.kind, out);
    } else if (linkedOrderLeft(g, f, null)) {
      for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
        const hex = g.unitHex[u];
        if (hex >= 0 && mayBeOrdered(g, u, null) && linked(g, hex, null)) out.add(ORDER, hex);
      }
      addLoneLeaders(g, out, false);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === COMMAND) {
      const hex = firstOf(choice);
      f.leader = g.hexLeader[hex];
      g.led = 1 + f.leader;
      noteSections(g, hex);
      // A leader does not leave his unit under these cards: his hex is one order.
      if (g.hexUnit[hex] >= 0) orderUnit(g, g.hexUnit[hex]);
      else orderLeader(g, f.leader);
      if (hasTrait(g.battle.leaderTraits[f.leader], 'ownHexOnly')) f.count = 0;
      return;
    }
    for (const rule of g.battle.rules) if (rule.takeLeadership?.(g, choice, f.kind)) return;
    const one = f.leader < 0;
    if (!takeOrder(g, choice)) return done(g);
    f.steps++;
    if (one) {
      noteSections(g, firstOf(choice));
      done(g);
    }
  },
});
