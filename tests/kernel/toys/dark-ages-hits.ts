// Rolls, hits and routs of the Dark Ages miniature. Hits wait in a column and are worked off unit by unit [D p. 5-8].

import { roll } from '../../../src/kernel/chance.ts';
import { firstOf, secondOf } from '../../../src/kernel/choice.ts';
import { become, call, done, repeat } from '../../../src/kernel/procedure.ts';
import { seatWindow } from '../../../src/kernel/window.ts';
import {
  board,
  book,
  type DarkAges,
  eliminate,
  type Frame,
  firstWith,
  HAND,
  kindOf,
  lead,
  moraleOf,
  near,
  offerLeadership,
  PASS,
  RETREAT,
  SIX,
  seatOf,
  shift,
} from './dark-ages-state.ts';
import { countOf } from './toy.ts';

/** Asked when hits have just been taken: the unit's owner has a card and the unit a grey cube, both public. */
const hit = seatWindow(book, 'hit', {
  pass: PASS,
  who: (g, f) => seatOf(g, f.unit),
  mayAsk: (g, f, seat) => countOf(g.cardAt, HAND + seat) > 0 && g.grey[f.unit] > 0,
  plays: (g, _f, seat, out) => offerLeadership(g, seat, out),
  play: (g, _f, seat, choice) => lead(g, seat, firstOf(choice)),
});

/** Works hits off unit by unit, each with its window, until none are due. */
export const losses = book.procedure('losses', {
  next(g, f) {
    f.unit = firstWith(g, g.hitsDue);
    if (f.unit < 0) return done(g);
    // A hit removes the grey cube, or else makes a cube grey [D p. 5].
    for (; g.hitsDue[f.unit] > 0 && g.cubes[f.unit] + g.grey[f.unit] > 0; g.hitsDue[f.unit]--) {
      if (g.grey[f.unit] === 0) g.cubes[f.unit]--;
      g.grey[f.unit] = 1 - g.grey[f.unit];
    }
    g.hitsDue[f.unit] = 0;
    g.routs[f.unit] = g.cubes[f.unit] === 0 ? g.grey[f.unit] : 0;
    if (g.cubes[f.unit] + g.grey[f.unit] === 0) eliminate(g, f.unit);
    else call(g, hit).unit = f.unit;
  },
  again(g) {
    become(g, losses);
  },
});

/** f.by rolls f.count dice at f.at. Hits and a leader's death go into hitsDue; whoever called decides when they count. */
export const strike = book.procedure('strike', {
  roll(g, f) {
    roll(g, f.kind, f.by, f.at, f.count, 6);
  },
  score(g, f) {
    let hits = 0;
    for (let i = 0; i < g.diceCount; i++) {
      if (g.dice[i] + 1 >= f.value) hits++;
      if (g.dice[i] === 5) f.sixes++;
    }
    g.hitsDue[f.at] += Math.max(0, hits - f.spared);
    // Every six against a leader's unit is rolled again; without a leader these are no dice at all [D p. 7].
    roll(g, SIX, f.by, f.at, g.leader[f.at] > 0 ? f.sixes : 0, 6);
  },
  six(g, f) {
    if (!g.dice.subarray(0, g.diceCount).includes(5)) return;
    const morale = g.leader[f.at];
    g.leader[f.at] = 0;
    g.battle.units.forEach((unit, u) => {
      const hurt = u === f.at || near(g.unitHex[u], g.unitHex[f.at]);
      if (hurt && unit.seat === seatOf(g, f.at)) g.hitsDue[u] += morale;
    });
  },
});

/** Routed units go back their full move, one at a time; if both sides rout only the one of lower morale does [D p. 8]. */
const retreats = book.procedure('retreats', {
  next(g, f) {
    const { attacker: a, defender: d } = f;
    if (g.routs[a] > 0 && g.routs[d] > 0) g.routs[moraleOf(g, a) < moraleOf(g, d) ? d : a] = 0;
    f.unit = firstWith(g, g.routs);
    if (f.unit < 0) return done(g);
    g.routs[f.unit] = 0;
    f.steps = kindOf(g, f.unit).move;
  },
  walk(g, f) {
    if (f.steps === 0) return;
    f.steps--;
    if (waysBack(g, f.unit).length === 0) return eliminate(g, f.unit);
    repeat(f);
    call(g, retreatHex).unit = f.unit;
  },
  again(g) {
    become(g, retreats);
  },
});

const waysBack = (g: DarkAges, u: number): number[] =>
  [0, 1]
    .map((i) => board.back[(seatOf(g, u) * board.size + g.unitHex[u]) * 2 + i])
    .filter((h) => h >= 0 && g.hexUnit[h] < 0);

const retreatHex = book.decision('retreatHex', {
  who: (g, f) => seatOf(g, f.unit),
  choices(g, f, out) {
    for (const hex of waysBack(g, f.unit)) out.add(RETREAT, g.unitHex[f.unit], hex);
  },
  take(g, f, choice) {
    shift(g, f.unit, secondOf(choice));
    done(g);
  },
});

export function callRetreats(g: DarkAges, f: Frame): void {
  const r = call(g, retreats);
  r.attacker = f.attacker;
  r.defender = f.defender;
}
