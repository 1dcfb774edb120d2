// A Historical Event is played, or drawn in a rally: it counts, lies on the discards and acts [D Historical Event]. What a
// scenario's events ask is asked here: pieces to name, reinforcements to place.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done, enclosing, type Procedure, repeat, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { CHOOSE, DONE, PLACE } from '../tables/verbs.ts';
import { discard, layDown } from './deck.ts';
import { sidesNow, told, unitWith } from './events.ts';
import { setDown } from './pieces.ts';
import { decision, procedure } from './procedures.ts';
import { callAftermath } from './retreat.ts';
import type { ScenarioEvent } from './scenarios/special-rules.ts';
import {
  ACTIVATED,
  type Frame,
  IN_ENTRY,
  isLeader,
  LEADERS,
  MOVED,
  pieceAt,
  type State,
  seatOf,
  TO_COME,
} from './state.ts';

/** f.seat has brought the event about; f.place is its number in the sheet, from 0. */
export const event: Procedure = procedure('event', {
  begin(g, f) {
    told(g)?.tell({ kind: 'event', number: f.place + 1, seat: f.seat });
    eventOf(g, f).begin(g, f);
  },
  more(g, f) {
    // The repeat comes first, for what `more` calls must find it done.
    repeat(f);
    if (!eventOf(g, f).more?.(g, f)) skipTo(g, FINISH);
  },
  finish(g, f) {
    eventOf(g, f).finish?.(g, f);
    // Only now is it the last event: the clock looks at the one before it.
    for (let i = 0; i < g.discardCount; i++) if (g.discards[i] === f.card) g.lastEvent = i + 1;
    callAftermath(g);
  },
});
const FINISH = stepOf(event, 'finish');

const eventOf = (g: State, f: Frame): ScenarioEvent => g.battle.events[f.place];

export function callEvent(g: State, seat: number, card: number, drawn: boolean): void {
  const place = g.eventsPlayed++;
  told(g)?.tell({
    kind: 'playsEvent',
    seat,
    card,
    number: place + 1,
    inRally: drawn,
    hand: g.handCount[seat] - (drawn ? 0 : 1),
  });
  if (drawn) layDown(g, card);
  else discard(g, seat, card);
  const e = call(g, event);
  e.seat = seat;
  e.card = card;
  e.place = Math.min(place, g.battle.events.length - 1);
}

/** The frame of the event under way. */
export function theEvent(g: State): Frame {
  const e = enclosing(g, event);
  if (e === null) throw new Error('no event is under way');
  return e;
}

// ---- naming pieces

/** Every piece on the board that the event may name. */
function eachNamed(g: State, e: Frame, each: (piece: number) => void): void {
  const { unitCount, leaderCount } = g.battle;
  const named = eventOf(g, e);
  for (let p = 0; p < unitCount; p++) if (g.unitHex[p] >= 0 && named.may?.(g, e, p)) each(p);
  for (let p = LEADERS; p < LEADERS + leaderCount; p++) if (g.unitHex[p] >= 0 && named.may?.(g, e, p)) each(p);
}

/** Asks a seat to name a piece; answers false, and asks nobody, when there is none. Called with the event's frame. */
export function callChoose(g: State, e: Frame, seat: number): boolean {
  let any = false;
  eachNamed(g, e, () => {
    any = true;
  });
  if (!any) {
    told(g)?.tell({ kind: 'nothing', number: e.place + 1 });
    return false;
  }
  const { place, left } = e;
  const c = call(g, chooseUnit);
  c.seat = seat;
  c.place = place;
  c.left = left;
  return true;
}

export const chooseUnit = decision('chooseUnit', {
  who: (_g, f) => f.seat,
  choices(g, _f, out) {
    const e = theEvent(g);
    if (eventOf(g, e).optional?.(g, e)) out.add(DONE);
    eachNamed(g, e, (piece) => out.add(CHOOSE, g.unitHex[piece]));
  },
  take(g, _f, choice) {
    const e = theEvent(g);
    const hex = firstOf(choice);
    let piece = -1;
    if (verbOf(choice) === CHOOSE) {
      eachNamed(g, e, (one) => {
        if (g.unitHex[one] === hex) piece = one;
      });
    }
    done(g);
    eventOf(g, e).chosen?.(g, e, piece);
  },
});

// ---- reinforcements

/**
 * The pieces of the event are set down on free entry hexes, a leader with one of the units; they count as moved.
 * RULING: Reinforcements take no hit for the ground on which they are placed [D Bannockburn].
 * CASE: D Bannockburn: the small folk come without hits for the woods, and hit the English in contact
 * RULING: A reinforcement that finds no free entry hex does not come [D Scenarios].
 * CASE: D Fulford: late comers need a free hex
 */
export const placing: Procedure = procedure('placing', {
  next(g, f) {
    const e = theEvent(g);
    let any = false;
    eachPlace(g, e, () => {
      any = true;
    });
    if (any) {
      repeat(f);
      call(g, placeUnit).seat = f.seat;
      return;
    }
    for (const piece of eventOf(g, e).pieces ?? []) {
      if (g.fate[piece] === TO_COME) told(g)?.tell({ kind: 'stays', piece });
    }
  },
});

export function callPlacing(g: State, e: Frame): void {
  const first = eventOf(g, e).pieces?.[0] ?? 0;
  call(g, placing).seat = seatOf(g, first);
}

/** Where each piece that is still to come may be placed; leaders when no unit can be placed any more. */
function eachPlace(g: State, e: Frame, each: (piece: number, hex: number) => void): void {
  const pieces = eventOf(g, e).pieces ?? [];
  for (const p of pieces) {
    if (!isLeader(p)) for (const hex of g.battle.entry[p]) if (mayPlace(g, e, p, hex)) each(p, hex);
  }
  for (const p of pieces) {
    if (!isLeader(p)) continue;
    for (const unit of pieces) {
      const hex = isLeader(unit) ? -1 : g.unitHex[unit];
      if (hex >= 0 && mayPlace(g, e, p, hex)) each(p, hex);
    }
  }
}

/** `a` is the piece, -1 for none; `b` the hex. */
export type PlaceFault = 'notComing' | 'noEntryHere' | 'taken' | 'unitsFirst' | 'joinsComing' | 'oneLeader';

/** Whether a piece that the event brings may be placed on this hex. */
export function mayPlace(g: State, e: Frame, piece: number, hex: number, why: Why<PlaceFault> | null = null): boolean {
  const pieces = eventOf(g, e).pieces ?? [];
  if (!pieces.includes(piece) || g.fate[piece] !== TO_COME) return no(why, 'notComing', piece, hex);
  if (!isLeader(piece)) {
    if (!g.battle.entry[piece].includes(hex)) return no(why, 'noEntryHere', piece, hex);
    return pieceAt(g, hex) < 0 || no(why, 'taken', piece, hex);
  }
  if (pieces.some((unit) => !isLeader(unit) && g.fate[unit] === TO_COME && hasEntry(g, unit))) {
    return no(why, 'unitsFirst', piece, hex);
  }
  if (!pieces.some((unit) => !isLeader(unit) && g.unitHex[unit] === hex)) return no(why, 'joinsComing', piece, hex);
  return g.hexLeader[hex] < 0 || no(why, 'oneLeader', piece, hex);
}

const hasEntry = (g: State, unit: number): boolean => g.battle.entry[unit].some((hex) => pieceAt(g, hex) < 0);

/** Whether the event under way may name somebody on this hex. */
export function mayName(g: State, hex: number): boolean {
  let any = false;
  eachNamed(g, theEvent(g), (piece) => {
    if (g.unitHex[piece] === hex) any = true;
  });
  return any;
}

/** Reinforcements are called r1, r2 ... on the sheet; a choice names the number, which reads alike in every battle. */
const numberOf = (g: State, piece: number): number => Number(g.battle.tags[piece].slice(1));

export const placeUnit = decision('placeUnit', {
  who: (_g, f) => f.seat,
  choices: (g, _f, out) => eachPlace(g, theEvent(g), (piece, hex) => out.add(PLACE, numberOf(g, piece), hex)),
  take(g, _f, choice) {
    const piece = g.battle.tags.indexOf(`r${firstOf(choice)}`);
    const hex = secondOf(choice);
    done(g);
    setDown(g, piece, hex);
    g.mark[piece] |= ACTIVATED | MOVED;
    g.lasting[piece] |= IN_ENTRY;
    g.cubes[piece] = g.battle.full[piece];
    if (isLeader(piece)) g.leadersLeft[seatOf(g, piece)]++;
    told(g)?.tell({ kind: 'enters', piece, way: [hex], unit: unitWith(g, piece), sides: sidesNow(g) });
  },
});
