// Rally by a leader: name a unit, draw a card, look at its stone; as many times as his morale [D Rally].

import { pick } from '../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { EVERYBODY } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done, type Procedure } from '../../../kernel/procedure.ts';
import { CARD_GREEN, CARD_KIND, EVENT_CARD } from '../tables/tables.ts';
import { DONE, DRAW_AGAIN, NAME } from '../tables/verbs.ts';
import { canDraw, fillDeck, layDown, takeFromDeck } from './deck.ts';
import { callEvent } from './event.ts';
import { drawsShown, here, told } from './events.ts';
import { isRouted, near } from './ground.ts';
import { recover } from './pieces.ts';
import { decision, procedure } from './procedures.ts';
import { isLeader, PICK_RALLY, pieceAt, RALLIED, SEAT_SUBJECT, type State, seatOf } from './state.ts';

/** `a` is the leader, `b` the piece that he would rally. */
export type RallyFault = 'nobodyOfHis' | 'himself' | 'noGreyCube' | 'higherMorale' | 'anotherOne' | 'notNearHim';

/**
 * A unit with or next to the leader that has a grey cube; a routed leader only by one of higher morale. The second mark of a
 * card is for another unit than the first (`but`, -1 for none). The hex is his own or one next to him: `besideHim` asks that.
 */
export function mayRallyUnit(
  g: State,
  leader: number,
  hex: number,
  but = -1,
  why: Why<RallyFault> | null = null,
): boolean {
  const p = hex < 0 ? -1 : pieceAt(g, hex);
  // Where nobody wants the reason the order does not matter: most pieces are whole.
  if (why === null && p >= 0 && g.grey[p] === 0) return false;
  if (p < 0 || seatOf(g, p) !== seatOf(g, leader)) return no(why, 'nobodyOfHis', leader, p);
  if (p === leader) return no(why, 'himself', leader, p);
  if (g.grey[p] === 0) return no(why, 'noGreyCube', p);
  if (p === but) return no(why, 'anotherOne', leader, p);
  return !isLeader(p) || g.battle.morale[leader] > g.battle.morale[p] || no(why, 'higherMorale', leader, p);
}

/** With the leader or next to him [D Rally]. */
export function besideHim(g: State, leader: number, hex: number, why: Why<RallyFault> | null): boolean {
  const at = g.unitHex[leader];
  return at === hex || near(g, at, hex) || no(why, 'notNearHim', leader, pieceAt(g, hex));
}

function eachToRally(g: State, leader: number, but: number, each: (hex: number) => void): void {
  const from = g.unitHex[leader];
  if (from < 0) return;
  const around = g.battle.board.neighbours;
  if (mayRallyUnit(g, leader, from, but)) each(from);
  for (let i = from * 6, end = i + 6; i < end; i++) {
    if (around[i] >= 0 && mayRallyUnit(g, leader, around[i], but)) each(around[i]);
  }
}

export function mayRallyAny(g: State, leader: number, but: number): boolean {
  const from = g.unitHex[leader];
  if (from < 0) return false;
  const around = g.battle.board.neighbours;
  if (mayRallyUnit(g, leader, from, but)) return true;
  for (let i = from * 6, end = i + 6; i < end; i++) {
    if (around[i] >= 0 && mayRallyUnit(g, leader, around[i], but)) return true;
  }
  return false;
}

export function callRally(g: State, leader: number): void {
  g.mark[leader] |= RALLIED;
  told(g)?.tell({
    kind: 'rallies',
    leader: here(g, leader),
    seat: seatOf(g, leader),
    draws: g.battle.morale[leader],
    shown: drawsShown(g, leader),
  });
  const r = call(g, rally);
  r.leader = leader;
  r.seat = seatOf(g, leader);
  r.drawsLeft = g.battle.morale[leader];
}

export const rally: Procedure = procedure('rally', {
  ask(g, f) {
    const able = f.drawsLeft > 0 && g.unitHex[f.leader] >= 0 && !isRouted(g, f.leader);
    if (able && canDraw(g) && mayRallyAny(g, f.leader, -1)) become(g, rallyName);
    else done(g);
  },
});

export const rallyName: Procedure = decision('rallyName', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    out.add(DONE);
    eachToRally(g, f.leader, -1, (hex) => out.add(NAME, hex));
  },
  take(g, f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    f.unit = pieceAt(g, firstOf(choice));
    f.drawsLeft--;
    f.drewAgain = 0;
    told(g)?.tell({ kind: 'names', leader: here(g, f.leader), piece: here(g, f.unit) });
    become(g, rallyDraw);
  },
});

/** The drawn card is shown to both; an event takes place first, then the mark counts [D Rally] [D Historical Event]. */
export const rallyDraw: Procedure = procedure('rallyDraw', {
  draw(g, f) {
    fillDeck(g);
    pick(g, PICK_RALLY, SEAT_SUBJECT + f.seat, 0, g.deckLeft, EVERYBODY);
  },
  shown(g, f) {
    const card = takeFromDeck(g, g.dice[0]);
    f.card = card;
    told(g)?.tell({ kind: 'rallyDraw', leader: here(g, f.leader), card, green: CARD_GREEN[card] });
    if (CARD_KIND[card] === EVENT_CARD) callEvent(g, f.seat, card, true);
    else layDown(g, card);
  },
  mark(g, f) {
    const green = CARD_GREEN[f.card];
    if (green === 0) {
      if (f.drewAgain === 0 && canDraw(g) && stillOpen(g, f.leader, f.unit) && drawsAgain(g, f.leader, f.unit)) {
        become(g, drawAgain);
      }
      return;
    }
    if (stillOpen(g, f.leader, f.unit)) recover(g, f.unit);
    if (green === 2 && g.unitHex[f.leader] >= 0 && !isRouted(g, f.leader) && mayRallyAny(g, f.leader, f.unit)) {
      const { seat, leader, unit } = f;
      const a = call(g, alsoRally);
      a.seat = seat;
      a.leader = leader;
      a.unit = unit;
    }
  },
  next: (g) => void become(g, rally),
});

/** An event may have changed who stands where, and a leader whom it has routed rallies nobody. */
function stillOpen(g: State, leader: number, unit: number): boolean {
  let open = false;
  if (g.unitHex[leader] < 0 || isRouted(g, leader)) return false;
  eachToRally(g, leader, -1, (hex) => {
    if (pieceAt(g, hex) === unit) open = true;
  });
  return open;
}

function drawsAgain(g: State, leader: number, unit: number): boolean {
  for (const rule of g.battle.hooks.drawsAgain) if (rule.drawsAgain?.(g, leader, unit)) return true;
  return false;
}

/** A second green mark rallies one more unit of his choice [D Rally]. */
export const alsoRally = decision('alsoRally', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    out.add(DONE);
    eachToRally(g, f.leader, f.unit, (hex) => out.add(NAME, hex));
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === NAME) recover(g, pieceAt(g, firstOf(choice)));
  },
});

/** The Standard lets a leader draw once more after a red mark [D Northallerton]. */
export const drawAgain: Procedure = decision('drawAgain', {
  who: (_g, f) => f.seat,
  choices(_g, _f, out) {
    out.add(DRAW_AGAIN);
    out.add(DONE);
  },
  take(g, f, choice) {
    f.drewAgain = 1;
    become(g, verbOf(choice) === DRAW_AGAIN ? rallyDraw : rally);
  },
});
