// Events in which somebody acts at once: moves, feints, rumours, rides [D Scenarios].

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { call, done, type Procedure } from '../../../../kernel/procedure.ts';
import { UNIT_TYPES } from '../../tables/tables.ts';
import { DRAW_OFF, RIDE } from '../../tables/verbs.ts';
import { onwardHexes } from '../board-ways.ts';
import { callChoose } from '../event.ts';
import { goes, here, told } from '../events.ts';
import { directionTo, distance, enemyTouches, entryHits, type GroundFault, isRouted, opens } from '../ground.ts';
import { callMove } from '../movement.ts';
import { shift } from '../pieces.ts';
import { decision } from '../procedures.ts';
import { BY_EVENT, type Frame, HILL, isLeader, NO_ASSAULT, pieceAt, type State, seatOf } from '../state.ts';
import { mayStir } from '../steps.ts';
import { show } from '../strike.ts';
import { hitBy } from './events-ground.ts';
import type { EventMakers } from './scenario-events.ts';

const typeOf = (g: State, piece: number): string => g.battle.types[piece]?.key ?? '';
const isFoot = (g: State, piece: number): boolean => g.battle.types[piece] !== null && g.battle.mounted[piece] === 0;

export const ACTION_EVENTS = {
  /**
   * Feigned flight by Player A: an enemy infantry unit on the hill near his cavalry is drawn one hex down and takes a hit.
   * Stones and axes by Player B: an enemy unit in contact takes a hit [D Hastings].
   */
  feintOrStones: () => ({
    begin(g, f) {
      f.named = -1;
      callChoose(g, f, f.seat);
    },
    may(g, f, p) {
      if (seatOf(g, p) === f.seat || isLeader(p)) return false;
      if (f.seat !== g.battle.playerA) return enemyTouches(g, g.unitHex[p], seatOf(g, p));
      return isFoot(g, p) && g.hexTerrain[g.unitHex[p]] === HILL && nearestHorse(g, p) <= 2;
    },
    chosen(g, f, p) {
      f.named = p;
      const { seat } = f;
      if (seat !== g.battle.playerA || !canBeDrawn(g, p)) return;
      const d = call(g, drawOff);
      d.seat = seat;
      d.unit = p;
    },
    finish(g, f) {
      if (f.named >= 0 && g.unitHex[f.named] >= 0) hitBy(g, f, f.named, 1);
    },
  }),

  /** Fury of Galloway by Player A: a unit of this type may move two hexes and assault. Rumour by Player B: two units away from this leader take a hit each [D Northallerton]. */
  gallowayOrRumour(a) {
    const type = a.type();
    const leader = a.piece();
    return {
      optional: (g, f) => f.seat === g.battle.playerA,
      begin(g, f) {
        f.toName = f.seat === g.battle.playerA ? 1 : 2;
        f.firstNamed = -1;
        f.secondNamed = -1;
        callChoose(g, f, f.seat);
      },
      may(g, f, p) {
        if (isLeader(p) || seatOf(g, p) !== seatOf(g, leader)) return false;
        if (f.seat === g.battle.playerA) return typeOf(g, p) === type && !isRouted(g, p) && mayStir(g, p);
        const at = g.unitHex[leader];
        return p !== f.firstNamed && (at < 0 || distance(g, at, g.unitHex[p]) > 1);
      },
      chosen(g, f, p) {
        f.toName = p < 0 ? 0 : f.toName - 1;
        if (p < 0) return;
        if (f.seat === g.battle.playerA) return callMove(g, p, 2, BY_EVENT);
        if (f.firstNamed < 0) f.firstNamed = p;
        else f.secondNamed = p;
      },
      more: (g, f) => f.toName > 0 && f.seat !== g.battle.playerA && askAgain(g, f),
      finish(g, f) {
        if (f.seat === g.battle.playerA) return;
        if (f.firstNamed >= 0) hitBy(g, f, f.firstNamed, 1);
        if (f.secondNamed >= 0) hitBy(g, f, f.secondNamed, 1);
      },
    };
  },

  /** An enemy leader of morale 3, or the one of the highest morale: his unit takes two hits if it is in contact [D Bouvines]. */
  kingsInDanger: () => ({
    begin(g, f) {
      // Who may be named tells of morale: the enemy shows that of all his leaders first.
      const { firstLeader } = g.battle;
      const enemy = 1 - f.seat;
      for (let p = firstLeader[enemy]; p < firstLeader[enemy + 1]; p++) if (g.unitHex[p] >= 0) show(g, p);
      callChoose(g, f, f.seat);
    },
    may: (g, f, p) => isLeader(p) && seatOf(g, p) !== f.seat && g.battle.morale[p] >= wantedMorale(g, 1 - f.seat),
    chosen(g, f, p) {
      const hex = g.unitHex[p];
      const unit = g.hexUnit[hex];
      if (unit >= 0 && enemyTouches(g, hex, seatOf(g, p))) hitBy(g, f, unit, 2);
      else told(g)?.tell({ kind: 'nothing', number: f.place + 1 });
    },
  }),

  /** Player A may move two infantry units one hex each, without Assault [D Stirling Bridge]. */
  horn: () => ({
    optional: () => true,
    begin(g, f) {
      f.toName = 2;
      f.firstNamed = -1;
      callChoose(g, f, g.battle.playerA);
    },
    may: (g, f, p) =>
      seatOf(g, p) === g.battle.playerA && isFoot(g, p) && p !== f.firstNamed && !isRouted(g, p) && mayStir(g, p),
    chosen(g, f, p) {
      f.toName = p < 0 ? 0 : f.toName - 1;
      if (p < 0) return;
      f.firstNamed = p;
      callMove(g, p, 1, BY_EVENT | NO_ASSAULT);
    },
    more: (g, f) => f.toName > 0 && askAgain(g, f, g.battle.playerA),
  }),

  /** This unit may move its full allowance at once and assault [D Bannockburn]. */
  keithsHorse(a) {
    const unit = a.piece();
    return {
      begin(g, f) {
        if (g.unitHex[unit] < 0 || isRouted(g, unit)) {
          told(g)?.tell({ kind: 'nothing', number: f.place + 1 });
          return;
        }
        callMove(g, unit, g.battle.move[unit], BY_EVENT);
      },
    };
  },

  /** Player A may move a unit of the first type through an own unit of the second, which takes two hits [D Crecy]. */
  rideThemDown(a) {
    const horse = a.type();
    const bows = a.type();
    return {
      optional: () => true,
      begin(g, f) {
        f.bows = UNIT_TYPES.findIndex((type) => type.key === bows);
        callChoose(g, f, g.battle.playerA);
      },
      may: (g, f, p) =>
        seatOf(g, p) === g.battle.playerA && typeOf(g, p) === horse && !isRouted(g, p) && canRide(g, p, f.bows),
      chosen(g, f, p) {
        if (p < 0) return;
        const { bows: type } = f;
        const r = call(g, rideDown);
        r.unit = p;
        r.bows = type;
      },
    };
  },
} satisfies EventMakers;

/** Asks for another piece of the same event. */
const askAgain = (g: State, f: Frame, seat = f.seat): boolean => {
  const asked = callChoose(g, f, seat);
  if (!asked) f.toName = 0;
  return asked;
};

/** The highest morale among the leaders of a side on the board. */
function wantedMorale(g: State, side: number): number {
  const { firstLeader, morale } = g.battle;
  let most = 0;
  for (let p = firstLeader[side]; p < firstLeader[side + 1]; p++) {
    if (g.unitHex[p] >= 0) most = Math.max(most, morale[p]);
  }
  return most;
}

// ---- feigned flight

/** Hexes to the nearest cavalry of Player A. */
function nearestHorse(g: State, piece: number): number {
  let nearest = 99;
  eachHorse(g, (horse) => {
    nearest = Math.min(nearest, distance(g, g.unitHex[piece], g.unitHex[horse]));
  });
  return nearest;
}

function eachHorse(g: State, each: (horse: number) => void): void {
  const { firstUnit, playerA, mounted } = g.battle;
  for (let p = firstUnit[playerA]; p < firstUnit[playerA + 1]; p++) if (g.unitHex[p] >= 0 && mounted[p] === 1) each(p);
}

/** `a` is the unit, `b` the hex. */
export type DrawOffFault = GroundFault | 'notNext' | 'stillOnHill' | 'taken' | 'notTowardsHorse';

/** A free hex off the hill that is nearer to one of the horse within two hexes of the unit. */
export function mayDrawOffTo(g: State, unit: number, hex: number, why: Why<DrawOffFault> | null = null): boolean {
  const from = g.unitHex[unit];
  const direction = directionTo(g, from, hex);
  if (direction < 0) return no(why, 'notNext', unit, hex);
  if (g.hexTerrain[hex] === HILL) return no(why, 'stillOnHill', unit, hex);
  if (pieceAt(g, hex) >= 0) return no(why, 'taken', unit, hex);
  if (!opens(g, unit, from, direction, hex, why)) return false;
  let nearer = false;
  eachHorse(g, (horse) => {
    const away = distance(g, from, g.unitHex[horse]);
    if (away <= 2 && distance(g, hex, g.unitHex[horse]) < away) nearer = true;
  });
  return nearer || no(why, 'notTowardsHorse', unit, hex);
}

function eachDown(g: State, unit: number, each: (hex: number) => void): void {
  const near = g.battle.board.neighbours;
  for (let i = g.unitHex[unit] * 6, end = i + 6; i < end; i++) {
    if (near[i] >= 0 && mayDrawOffTo(g, unit, near[i])) each(near[i]);
  }
}

function canBeDrawn(g: State, unit: number): boolean {
  let any = false;
  eachDown(g, unit, () => {
    any = true;
  });
  return any;
}

/**
 * RULING: The unit that a feigned flight draws down takes the event's hit and none for the slope [D Hastings].
 * CASE: D Hastings: a unit that a feigned flight draws down a slope takes no hit for the slope
 */
export const drawOff: Procedure = decision('drawOff', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const from = g.unitHex[f.unit];
    eachDown(g, f.unit, (hex) => out.add(DRAW_OFF, from, hex));
  },
  take(g, f, choice) {
    const { unit } = f;
    const from = g.unitHex[unit];
    done(g);
    told(g)?.tell({ kind: 'drawnOff', ...goes(g, unit), way: [from, secondOf(choice)] });
    shift(g, unit, secondOf(choice));
  },
});

// ---- riding down

const beyond = new Int16Array(6);

/** `a` is the unit, `b` the hex. */
export type RideFault = GroundFault | 'notNext' | 'notThroughBows' | 'notBehindBows' | 'taken';

/** Through own units of the type, next to it, to a free hex behind them. */
export function mayRide(
  g: State,
  unit: number,
  bows: number,
  through: number,
  to: number,
  why: Why<RideFault> | null = null,
): boolean {
  const from = g.unitHex[unit];
  const direction = directionTo(g, from, through);
  if (direction < 0) return no(why, 'notNext', unit, through);
  const friend = g.hexUnit[through];
  const own = friend >= 0 && seatOf(g, friend) === seatOf(g, unit) && g.battle.types[friend] === UNIT_TYPES[bows];
  if (!own) return no(why, 'notThroughBows', unit, through);
  if (!opens(g, unit, from, direction, through, why)) return false;
  const on = directionTo(g, through, to);
  if (on < 0 || distance(g, from, to) !== 2) return no(why, 'notBehindBows', unit, to);
  if (pieceAt(g, to) >= 0) return no(why, 'taken', unit, to);
  return opens(g, unit, through, on, to, why);
}

/** `bows` is the number of the type that is ridden down: frames hold numbers only. */
function eachRide(g: State, unit: number, bows: number, each: (through: number, to: number) => void): void {
  const from = g.unitHex[unit];
  const { board } = g.battle;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[from * 6 + d];
    if (hex < 0) continue;
    const count = onwardHexes(g, from, hex, beyond);
    for (let i = 0; i < count; i++) if (mayRide(g, unit, bows, hex, beyond[i])) each(hex, beyond[i]);
  }
}

function canRide(g: State, unit: number, bows: number): boolean {
  let any = false;
  eachRide(g, unit, bows, () => {
    any = true;
  });
  return any;
}

export const rideDown: Procedure = decision('rideDown', {
  who: (g, f) => seatOf(g, f.unit),
  choices: (g, f, out) => eachRide(g, f.unit, f.bows, (through, to) => out.add(RIDE, through, to)),
  take(g, f, choice) {
    const { unit } = f;
    const friend = g.hexUnit[firstOf(choice)];
    const to = secondOf(choice);
    const hits = entryHits(g, unit, g.unitHex[friend], to, 0);
    done(g);
    told(g)?.tell({
      kind: 'ridesDown',
      ...goes(g, unit),
      through: here(g, friend),
      way: [g.unitHex[unit], g.unitHex[friend], to],
    });
    g.hitsDue[friend] += 2;
    shift(g, unit, to);
    g.hitsDue[unit] += hits;
  },
});
