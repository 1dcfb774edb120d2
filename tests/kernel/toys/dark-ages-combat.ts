// Fights of the Dark Ages miniature: the orders of both seats, a shot among them, melee and assault [D p. 5-7].

import { firstOf, verbOf } from '../../../src/kernel/choice.ts';
import { call, done, enclosing } from '../../../src/kernel/procedure.ts';
import { priorityWindow } from '../../../src/kernel/window.ts';
import { callRetreats, losses, strike } from './dark-ages-hits.ts';
import {
  book,
  type DarkAges,
  DISCARD,
  enemiesNear,
  type Frame,
  HAND,
  holds,
  inContact,
  KNIGHTS,
  kindOf,
  LEAD,
  lead,
  MERCENARY,
  moraleOf,
  offerLeadership,
  PASS,
  PLAY,
  SHIELD_WALL,
  SHOT,
  STRIKE,
  seatOf,
  VACATED,
  WEDGE,
} from './dark-ages-state.ts';
import { countOf } from './toy.ts';

/** Dice of one side of a fight: cubes, leader, cards, the assault's die, other enemies around a defender; at least one. */
function diceOf(g: DarkAges, f: Frame, unit: number): number {
  if (g.cubes[unit] === 0) return 0;
  const dice = g.cubes[unit] + (g.leader[unit] > 0 ? 1 : 0);
  if (unit === f.attacker) return dice + f.assault + 2 * f.knights;
  return Math.max(1, dice - enemiesNear(g, g.unitHex[unit], seatOf(g, unit)).length + 1);
}

function callStrike(g: DarkAges, f: Frame, by: number, count: number): void {
  if (g.unitHex[f.attacker] < 0 || g.unitHex[f.defender] < 0) return;
  const s = call(g, strike);
  s.kind = STRIKE;
  s.by = by;
  s.at = by === f.attacker ? f.defender : f.attacker;
  s.count = count;
  s.value = by === f.attacker ? kindOf(g, by).attack : kindOf(g, by).defence;
  // A shield wall stops one hit unless a wedge breaks it; charging knights ignore the first one.
  s.spared = by === f.attacker ? f.shieldWall * (1 - f.wedge) : f.knights;
}

/** One die at 3 before all else; what it does happens at once, inside the window in which it was bought [D cards 13-14]. */
const mercenaryShot = book.procedure('mercenaryShot', {
  shoot(g, f) {
    const s = call(g, strike);
    [s.kind, s.by, s.at, s.count, s.value] = [SHOT, f.by, f.at, 1, 3];
  },
  losses: (g) => void call(g, losses),
  retreats: callRetreats,
});

/** Both seats may play orders, the active one first, back and forth until both pass [D p. 5 step 3; ruling 4]. */
const orders = priorityWindow(book, 'orders', {
  pass: PASS,
  locals: { place: 'place', passes: 'passes' },
  seats: () => 2,
  seatAt: (g, _f, place) => (place === 0 ? g.active : 1 - g.active),
  mayAsk: (g, f, seat) => countOf(g.cardAt, HAND + seat) > 0 && inContact(g, f),
  plays(g, f, seat, out) {
    const fight = fightOf(g);
    const attacks = seat === seatOf(g, f.attacker);
    const horse = kindOf(g, attacks ? f.attacker : f.defender).horse;
    const walled = fight.shieldWall === 0 && enemiesNear(g, g.unitHex[f.defender], seat).length === 1;
    if (holds(g, seat, MERCENARY) >= 0) out.add(PLAY, MERCENARY);
    if (!attacks && !horse && walled && holds(g, seat, SHIELD_WALL) >= 0) out.add(PLAY, SHIELD_WALL);
    if (attacks && holds(g, seat, WEDGE) >= 0) out.add(PLAY, WEDGE);
    if (attacks && horse && fight.knights === 0 && holds(g, seat, KNIGHTS) >= 0) out.add(PLAY, KNIGHTS);
    offerLeadership(g, seat, out);
  },
  play(g, f, seat, choice) {
    if (verbOf(choice) === LEAD) return lead(g, seat, firstOf(choice));
    const text = firstOf(choice);
    g.cardAt[holds(g, seat, text)] = DISCARD;
    const fight = fightOf(g);
    if (text === SHIELD_WALL) fight.shieldWall = 1;
    else if (text === WEDGE) fight.wedge = 1;
    else if (text === KNIGHTS) fight.knights = 1;
    else {
      const m = call(g, mercenaryShot);
      m.attacker = f.attacker;
      m.defender = f.defender;
      m.by = seat === seatOf(g, f.attacker) ? f.attacker : f.defender;
      m.at = m.by === f.attacker ? f.defender : f.attacker;
    }
  },
});

/** The fight that is interrupted: cards write to its locals, so nested fights never share them. */
function fightOf(g: DarkAges): Frame {
  const fight = enclosing(g, melee) ?? enclosing(g, assault);
  if (fight === null) throw new Error('orders belong to a fight');
  return fight;
}

function callOrders(g: DarkAges, f: Frame): void {
  const o = call(g, orders);
  o.attacker = f.attacker;
  o.defender = f.defender;
}

export const melee = book.procedure('melee', {
  orders: callOrders,
  first(g, f) {
    if (!inContact(g, f)) return done(g);
    const lead = moraleOf(g, f.attacker) - moraleOf(g, f.defender);
    f.first = lead >= 0 ? f.attacker : f.defender;
    f.at = f.first === f.attacker ? f.defender : f.attacker;
    f.parity = lead === 0 ? 1 : 0;
    // On equal morale both pools are counted before either roll is felt.
    f.count = diceOf(g, f, f.at);
    callStrike(g, f, f.first, diceOf(g, f, f.first));
  },
  firstLosses(g, f) {
    if (f.parity === 0) call(g, losses);
  },
  second: (g, f) => callStrike(g, f, f.at, f.parity === 1 ? f.count : diceOf(g, f, f.at)),
  secondLosses: (g) => void call(g, losses),
  retreats: callRetreats,
});

/** The assaulting unit rolls first, one die more, and is answered by what is left; answers whether the hex is empty. */
export const assault = book.procedure('assault', {
  orders(g, f) {
    f.assault = 1;
    f.hex = g.unitHex[f.defender];
    callOrders(g, f);
  },
  strike: (g, f) => (inContact(g, f) ? callStrike(g, f, f.attacker, diceOf(g, f, f.attacker)) : vacated(g, f)),
  losses: (g) => void call(g, losses),
  answer: (g, f) => callStrike(g, f, f.defender, g.unitHex[f.defender] < 0 ? 0 : diceOf(g, f, f.defender)),
  moreLosses: (g) => void call(g, losses),
  retreats: callRetreats,
  end: vacated,
});

function vacated(g: DarkAges, f: Frame): void {
  done(g, g.hexUnit[f.hex] < 0 && g.cubes[f.attacker] > 0 ? VACATED : 0);
}
