// Forces that wait off the board: cavalry hidden behind hills that orders bring in [06 Dara], and light horse that comes
// when its side has gained its banners [13 Tricamarum].

import { hasCome, told, unitHere } from '../../../families/commands/rules/events.ts';
import { shiftLeader } from '../../../families/commands/rules/losses.ts';
import { roomBySection } from '../../../families/commands/rules/orders/by-section.ts';
import { orderUnit } from '../../../families/commands/rules/orders/giving.ts';
import { decision, procedure } from '../../../families/commands/rules/procedures.ts';
import {
  type Frame,
  groundOf,
  HALTED,
  MOVED,
  NO_BATTLE,
  ON_BOARD,
  ORDERED,
  RESERVE,
  type State,
} from '../../../families/commands/rules/state.ts';
import { enterMire } from '../../../families/commands/rules/walk.ts';
import {
  comer,
  ENDS,
  leaderComer,
  type RoomFault,
  roomOn,
  type Walker,
} from '../../../families/commands/rules/walker.ts';
import { ordinal } from '../../../families/commands/tables/rule-words.ts';
import { hexesFrom, hexWordsFrom } from '../../../families/commands/tables/shared-rules.ts';
import {
  type RuleContext,
  type RuleMaker,
  ruleHead,
  type SectionEntry,
} from '../../../families/commands/tables/special-rules.ts';
import { ENTER, ENTER_LEADER, PLACE } from '../../../families/commands/tables/verbs.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { british } from '../../../kernel/spelling.ts';
import { ENTER_WITH } from '../tables/verbs.ts';

/** The reserve of that name must stand on the sheet. */
function checkReserve(c: RuleContext, side: number, name: string | undefined): void {
  if (!c.sheet.reserves.some((reserve) => reserve.side === side && reserve.name === name)) {
    throw c.fail('the name of a reserve of the side', name ?? '');
  }
}

/** A unit of the side that still waits; of a type, if one is named. -1: none. */
export function waiting(g: State, side: number, code = -1): number {
  const { firstUnit, unitType, game } = g.battle;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitFate[u] === RESERVE && (code < 0 || game.units[code] === unitType[u])) return u;
  }
  return -1;
}

function waitingLeader(g: State, side: number): number {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) if (g.leaderFate[l] === RESERVE) return l;
  return -1;
}

function putUnit(g: State, unit: number, hex: number): void {
  g.unitFate[unit] = ON_BOARD;
  g.unitHex[unit] = hex;
  g.hexUnit[hex] = unit;
  told(g)?.tell({ kind: 'enters', unit: unitHere(g, unit) });
  // Ground that somebody held alone may now be shared.
  for (const rule of g.battle.rules) rule.groundLeft?.(g);
}

function putLeader(g: State, leader: number, hex: number): void {
  shiftLeader(g, leader, hex);
  g.leaderFate[leader] = ON_BOARD;
  told(g)?.tell({ kind: 'entersLeader', ...hasCome(g, leader) });
}

// ---- hidden cavalry -----------------------------------------------------------------------------------------------

const SECTIONS = ['left', 'centre', 'right'];

/** A section of a side, by its bit on the board as the bottom player sees it. */
function boardSection(side: number, where: number): number {
  return where === 1 ? 2 : (where === 0) === (side === 1) ? 1 : 4;
}

/**
 * `hiddenCavalry SIDE RESERVE SECTION HEXES`: an order in the section brings in a unit, its leader, or both, on one of the
 * hexes or next to one. They may not move this turn but may battle.
 * RULING: Every Section card that orders in the section of the hidden cavalry brings the cavalry in: one order brings
 * in a unit, with the leader if he is still waiting, or the leader by himself, and they come only onto empty hexes of
 * the section that they may enter [06 Dara].
 * CASE: M 06 Dara: an order in the left section brings in a unit on a hill or next to one
 * CASE: M 06 Dara: a Scout's order serves, and one of Coordinated Attack
 * CASE: M 06 Dara: Pharas rides in with a unit for the same order
 * CASE: M 06 Dara: or by himself for an order of his own
 * CASE: M 06 Dara: they never come onto impassable ground or an occupied hex
 * RULING: Hidden cavalry that comes in has not moved: it battles with the dice of a unit that stood still, but it may not
 * move this turn, and its leader may not either. An order that is copied from the other section serves too [06 Dara].
 * CASE: M 06 Dara: whoever came in may not move but may battle
 * CASE: M 06 Dara: a copied order for the right section becomes one for the left and serves
 * RULING: Ground that keeps a unit from battle when the unit enters keeps hidden cavalry that comes in there from
 * battle too [06 Dara].
 * CASE: M 06 Dara: on broken ground a mounted unit that came in may not battle
 */
export const hiddenCavalry: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  checkReserve(c, side, c.rule.args[1]);
  const where = SECTIONS.indexOf(british(c.rule.args[2] ?? ''));
  if (where < 0) throw c.fail('a section (left, centre, right)', c.rule.args[2] ?? '');
  const section = boardSection(side, where);
  const place: SectionEntry = { side, section, near: hexesFrom(c, 3) };
  return {
    ...ruleHead(
      c,
      `Cavalry waits hidden off the board. Orders in the ${SECTIONS[where]} section may bring it in on ${hexWordsFrom(c, 3, 'or')} or next to them; it may then battle, but not move.`,
    ),
    sectionChoices(g, room, out) {
      // Once nobody waits any more no hex needs to be asked for.
      if (!sideComesIn(g, place, null) || (waiting(g, side) < 0 && waitingLeader(g, side) < 0)) return;
      for (let hex = 0; hex < g.battle.board.size; hex++) {
        if (!isOrderedTo(g, place, room, hex, null)) continue;
        const led = leaderEnters(g, -1, hex, null);
        for (let code = 0; code < g.battle.game.units.length; code++) {
          if (!unitEnters(g, code, hex, null)) continue;
          out.add(ENTER, code, hex);
          if (led) out.add(ENTER_WITH, code, hex);
        }
        if (led) out.add(ENTER_LEADER, hex);
      }
    },
    sectionEntry: place,
    takeSection(g, _f, choice) {
      const verb = verbOf(choice);
      if (verb === ENTER_LEADER) bringLeader(g, side, firstOf(choice), ORDERED | MOVED);
      else if (verb === ENTER || verb === ENTER_WITH) {
        bringUnit(g, waiting(g, side, firstOf(choice)), secondOf(choice));
        // He comes by the unit's order; like it, he has had his move.
        if (verb === ENTER_WITH) bringLeader(g, side, secondOf(choice), MOVED);
      } else return false;
      return true;
    },
  };
};

/** Whether one who comes may stand on a hex: who is there, and the ground. It is asked of all who are put on the board. */
function mayStand(g: State, w: Walker, hex: number, why: Why<RoomFault | 'ground'> | null): boolean {
  if ((roomOn(g, w, hex, why) & ENDS) === 0) return false;
  return w.entry[hex] !== 0 || no(why, 'ground', hex);
}

export type EntryFault = 'taken' | 'entryElsewhere';

/** A hex of the section where nobody stands, not even one whom a leader could join, on one of the hills or next to one. */
function isEntry(g: State, place: SectionEntry, hex: number, why: Why<EntryFault> | null): boolean {
  const { board, sections } = g.battle;
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) return no(why, 'taken', hex);
  if ((sections[hex] & place.section) === 0) return no(why, 'entryElsewhere', hex);
  for (const hill of place.near) if (board.distance[hill * board.size + hex] <= 1) return true;
  return no(why, 'entryElsewhere', hex);
}

export type EnterFault =
  | EntryFault
  | RoomFault
  | 'ground'
  | 'noHiddenForce'
  | 'notItsSide'
  | 'noOrderThere'
  | 'noneWaits';

/** The place where orders bring in a hidden force, if the battle has one. */
const entryOf = (g: State): SectionEntry | undefined =>
  g.battle.rules.find((rule) => rule.sectionEntry !== undefined)?.sectionEntry;

/** The active side has a force that orders bring in. */
function sideComesIn(g: State, place: SectionEntry | undefined, why: Why<EnterFault> | null): place is SectionEntry {
  if (place === undefined) return no(why, 'noHiddenForce');
  return place.side === g.active || no(why, 'notItsSide');
}

/** Somebody may be brought in at the hex, with the room that the orders by section have left. */
function isOrderedTo(
  g: State,
  place: SectionEntry,
  room: Int32Array,
  hex: number,
  why: Why<EnterFault> | null,
): boolean {
  if (!isEntry(g, place, hex, why)) return false;
  return (room[place.section] > 0 && room[g.battle.sections[hex]] > 0) || no(why, 'noOrderThere', hex);
}

function mayComeIn(g: State, f: Frame, hex: number, why: Why<EnterFault> | null): boolean {
  const place = entryOf(g);
  return sideComesIn(g, place, why) && isOrderedTo(g, place, roomBySection(g, f), hex, why);
}

/** A unit of the type waits, and the ground of the hex lets it in. */
function unitEnters(g: State, code: number, hex: number, why: Why<EnterFault> | null): boolean {
  const unit = waiting(g, g.active, code);
  if (unit < 0) return no(why, 'noneWaits', code, hex);
  return mayStand(g, comer(g, unit), hex, why);
}

/** The same of the leader, by himself or with a unit of the type. */
function leaderEnters(g: State, code: number, hex: number, why: Why<EnterFault> | null): boolean {
  if (waitingLeader(g, g.active) < 0) return no(why, 'noneWaits', code, hex);
  return mayStand(g, leaderComer(g, g.active), hex, why);
}

/** A unit of the type, and with it the leader where `led`, may be brought in at the hex. */
export const mayEnter = (
  g: State,
  f: Frame,
  code: number,
  hex: number,
  led: boolean,
  why: Why<EnterFault> | null,
): boolean => mayComeIn(g, f, hex, why) && unitEnters(g, code, hex, why) && (!led || leaderEnters(g, code, hex, why));

/** The waiting leader may be brought in by himself at the hex. */
export const mayEnterLeader = (g: State, f: Frame, hex: number, why: Why<EnterFault> | null): boolean =>
  mayComeIn(g, f, hex, why) && leaderEnters(g, -1, hex, why);

function bringUnit(g: State, unit: number, hex: number): void {
  const terrain = groundOf(g).terrain[hex];
  putUnit(g, unit, hex);
  orderUnit(g, unit);
  g.unitMark[unit] |= HALTED;
  if (!terrain.mayBattleAfterEntering(g.battle.unitType[unit])) g.unitMark[unit] |= NO_BATTLE;
  if (!terrain.mires) return;
  g.sequence++;
  enterMire(g, unit);
}

function bringLeader(g: State, side: number, hex: number, mark: number): void {
  const leader = waitingLeader(g, side);
  putLeader(g, leader, hex);
  g.leaderMark[leader] |= mark;
}

// ---- reinforcements -----------------------------------------------------------------------------------------------

/**
 * `reinforceAfter SIDE BANNERS RESERVE HEXES`: at the start of the side's first turn with so many banners its reserve is
 * placed on the hexes; it may be ordered at once.
 * RULING: Each side waits for its own banners before its reserve comes; a hex that is taken is replaced by the nearest
 * free hex, and of several such hexes by the one that the side's player chooses [13 Tricamarum].
 * CASE: M 13 Tricamarum: each side waits for its own third banner
 * CASE: M 13 Tricamarum: a hex that is taken is replaced by the nearest free one, of several by the player's choice
 */
export const reinforceAfter: RuleMaker = (c) => {
  const side = c.side(c.rule.args[0]);
  const banners = c.number(c.rule.args[1]);
  checkReserve(c, side, c.rule.args[2]);
  if (hexesFrom(c, FIRST_ARRIVAL).length === 0) throw c.fail('the hexes of the reserve', '');
  return {
    ...ruleHead(
      c,
      `After the ${ordinal(banners)} banner the waiting units come in at ${hexWordsFrom(c, FIRST_ARRIVAL)} when the army's next turn begins.`,
    ),
    turnBegins(g, active) {
      if (active !== side || g.banners[side] < banners || waiting(g, side) < 0) return;
      const f = call(g, reinforce);
      f.seat = side;
      f.rule = c.index;
    },
  };
};

/** Where the hexes begin among the rule's words. */
const FIRST_ARRIVAL = 3;

/** One unit after the other; `g.goal` counts those that have come. */
export const reinforce = procedure('reinforce', {
  next(g, f) {
    if (waiting(g, f.seat) < 0) return done(g);
    const free = nearestFree(g, f.seat, f.rule);
    if (free.length === 0) return done(g);
    f.result = 1 + free[0];
    if (free.length === 1) return;
    const { seat, kind } = f;
    const d = call(g, placeReserve);
    d.seat = seat;
    d.rule = kind;
  },
  put(g, f) {
    g.goal[f.rule]++;
    putUnit(g, waiting(g, f.seat), f.result - 1);
    become(g, reinforce);
  },
});

/** Why the next unit does not come on a hex (a). */
export type ArriveFault = RoomFault | 'ground' | 'notNearest';

/** Whether the next unit of the reserve may be placed on the hex. */
export function mayArrive(g: State, side: number, rule: number, hex: number, why: Why<ArriveFault> | null): boolean {
  if (!mayStand(g, comer(g, waiting(g, side)), hex, why)) return false;
  return nearestFree(g, side, rule).includes(hex) || no(why, 'notNearest', hex);
}

/** The free hexes nearest to where the next unit is to come: its own hex if that is free. */
function nearestFree(g: State, side: number, rule: number): number[] {
  const { board, sheet } = g.battle;
  const names = sheet.rules[rule].args.slice(FIRST_ARRIVAL);
  const goal = board.hex(names[Math.min(g.goal[rule], names.length - 1)]);
  const unit = waiting(g, side);
  let best: number[] = [];
  let far = 99;
  for (let hex = 0; hex < board.size; hex++) {
    if (!mayStand(g, comer(g, unit), hex, null)) continue;
    const distance = board.distance[goal * board.size + hex];
    if (distance > far) continue;
    if (distance < far) best = [];
    far = distance;
    best.push(hex);
  }
  return best;
}

export const placeReserve = decision('placeReserve', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (const hex of nearestFree(g, f.seat, f.rule)) out.add(PLACE, hex);
  },
  take(g, _f, choice) {
    done(g, 1 + firstOf(choice));
  },
});
