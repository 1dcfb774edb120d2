// A miniature of Dark Ages: the orders window with a mercenary shot inside, melee on equal morale, re-rolled sixes against
// a leader, and an assault that goes on where its enemy stood [D p. 5-8; rulings 14-30, 39-41, 55-60].
// Left out: terrain, evasion, fire, rally, pursuit, disengagement, retreats through friends, leaders whose unit routs.

import { choiceLanguage, firstOf, secondOf, verbOf } from '../../../src/kernel/choice.ts';
import { become, call, done } from '../../../src/kernel/procedure.ts';
import { assault, melee } from './dark-ages-combat.ts';
import {
  ASSAULT,
  around,
  board,
  book,
  CARDS,
  type DarkAges,
  DECK,
  DISCARD,
  END,
  ENTER,
  enemiesNear,
  HAND,
  holds,
  KINDS,
  type Kind,
  kindOf,
  layout,
  MELEE,
  MOVE,
  STOP,
  shift,
  VACATED,
  VERBS,
} from './dark-ages-state.ts';
import { countOf, hexKind, type Toy, wordKind } from './toy.ts';

/** A unit goes hex by hex; after an assault that emptied a hex it may go on through that hex [D p. 5 step 7]. */
const moveUnit = book.procedure('moveUnit', { ask: (g) => void become(g, step) });

const step = book.decision('step', {
  who: (g) => g.active,
  choices(g, f, out) {
    const from = g.unitHex[f.unit];
    out.add(STOP);
    for (const hex of f.points > 0 ? around(from) : []) {
      if (g.hexUnit[hex] < 0 && (f.mustEnter === 0 || f.mustEnter === hex + 1)) out.add(ENTER, hex);
    }
    const mayAssault = f.fresh === 1 && f.steps > 0 && f.mustEnter === 0;
    if (mayAssault) for (const hex of enemiesNear(g, from, g.active)) out.add(ASSAULT, hex);
  },
  take(g, f, choice) {
    const hex = firstOf(choice);
    if (verbOf(choice) === STOP) return done(g);
    if (verbOf(choice) === ENTER) {
      shift(g, f.unit, hex);
      f.points--;
      f.steps++;
      f.mustEnter = 0;
      return void become(g, moveUnit);
    }
    f.hex = hex;
    become(g, goOn);
    const a = call(g, assault);
    a.attacker = f.unit;
    a.defender = g.hexUnit[hex];
  },
});

const goOn = book.procedure('goOn', {
  after(g, f) {
    if (f.result !== VACATED) return done(g);
    f.mustEnter = f.hex + 1;
    become(g, moveUnit);
  },
});

const round = book.procedure('round', {
  command: (g) => void call(g, command),
  again: (g) => void become(g, round),
});

const command = book.decision('command', {
  who: (g) => g.active,
  choices(g, _f, out) {
    out.add(END);
    g.battle.units.forEach((unit, u) => {
      if (unit.seat !== g.active || g.unitHex[u] < 0 || g.cubes[u] === 0) return;
      out.add(MOVE, g.unitHex[u]);
      for (const hex of enemiesNear(g, g.unitHex[u], g.active)) out.add(MELEE, g.unitHex[u], hex);
    });
  },
  take(g, _f, choice) {
    done(g);
    const unit = g.hexUnit[firstOf(choice)];
    if (verbOf(choice) === MOVE) {
      const m = call(g, moveUnit);
      m.unit = unit;
      m.points = kindOf(g, unit).move;
      m.fresh = enemiesNear(g, firstOf(choice), g.active).length === 0 ? 1 : 0;
    } else if (verbOf(choice) === MELEE) {
      const m = call(g, melee);
      m.attacker = unit;
      m.defender = g.hexUnit[secondOf(choice)];
    } else {
      g.active = 1 - g.active;
      g.turn++;
      g.rolls.fill(0);
    }
  },
});

export interface Place {
  readonly hex: string;
  readonly kind: Kind;
  readonly seat: number;
  readonly leader?: number;
}

export function setUp(g: DarkAges, places: readonly Place[], hands: readonly (readonly string[])[]): void {
  g.battle = { units: places.map(({ kind, seat }) => ({ kind, seat })) };
  g.hexUnit.fill(-1);
  g.unitHex.fill(-1);
  places.forEach(({ hex, kind, leader }, u) => {
    g.unitHex[u] = board.hex(hex);
    g.hexUnit[board.hex(hex)] = u;
    g.cubes[u] = KINDS[kind].cubes;
    g.leader[u] = leader ?? 0;
  });
  hands.forEach((hand, seat) => {
    for (const text of hand)
      g.cardAt[g.cardAt.findIndex((at, c) => at === DECK && CARDS[c % CARDS.length] === text)] = HAND + seat;
  });
  call(g, round);
}

const procedures = book.compile();

export const darkAges: Toy<DarkAges> = {
  id: 'dark-ages',
  seatNames: ['A', 'B'],
  language: choiceLanguage(VERBS, {
    hex: hexKind(board),
    card: wordKind('a card', CARDS),
  }),
  create() {
    const g = layout.create();
    g.procedures = procedures;
    return g;
  },
  view: (g, seat) => ({
    units: [...g.unitHex.map((hex, u) => hex + 100 * g.cubes[u] + 1000 * g.grey[u]), ...g.leader],
    hand: CARDS.filter((_text, c) => holds(g, seat, c) >= 0),
    hands: [0, 1].map((s) => countOf(g.cardAt, HAND + s)),
    discards: Array.from(g.cardAt, (at, c) => (at === DISCARD ? CARDS[c % CARDS.length] : ''))
      .join(' ')
      .trim(),
  }),
};
