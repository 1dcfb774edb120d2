// A miniature of Medieval: an ambush inside the momentum advance of the active seat, tokens for dice in either seat's fight,
// and Bravery folded into the flags after the leader's check [M Inspired Actions; M Tactic Cards: Ambush; M Retreat].
// Left out: orders, movement, fire, First Strike, evade, the cavalry's extra hex, a leader left alone.

import { choiceLanguage, firstOf, secondOf, verbOf } from '../../../src/kernel/choice.ts';
import { become, call, done } from '../../../src/kernel/procedure.ts';
import { seatWindow } from '../../../src/kernel/window.ts';
import {
  ADVANCE,
  AMBUSH,
  BONUS,
  board,
  book,
  CARDS,
  CLOSE,
  DECK,
  DISCARD,
  END,
  type Frame,
  HAND,
  KINDS,
  type Kind,
  kindOf,
  layout,
  type Medieval,
  PASS,
  PLAY_AMBUSH,
  STAY,
  seatOf,
  shift,
  unitsNear,
  VERBS,
} from './medieval-state.ts';
import { callStrike, YES } from './medieval-strike.ts';
import { countOf, hexKind, numberKind, type Toy } from './toy.ts';

/** Opens after every advance: the other seat has a card, and a unit next to the one that advanced. */
const ambush = seatWindow(book, 'ambush', {
  pass: PASS,
  who: (g, f) => 1 - seatOf(g, f.attacker),
  mayAsk: (g, f, seat) => countOf(g.cardAt, HAND + seat) > 0 && unitsNear(g, g.unitHex[f.attacker], seat).length > 0,
  plays(g, f, seat, out) {
    if (held(g, seat) < 0) return;
    for (const unit of unitsNear(g, g.unitHex[f.attacker], seat)) out.add(PLAY_AMBUSH, g.unitHex[unit]);
  },
  play(g, _f, seat, choice) {
    g.cardAt[held(g, seat)] = DISCARD;
    done(g, g.hexUnit[firstOf(choice)] + 1);
  },
});

const held = (g: Medieval, seat: number): number =>
  g.cardAt.findIndex((at, card) => at === HAND + seat && CARDS[card] === CARDS[AMBUSH]);

/** f.bonus is 1 in a bonus close combat, after which there is no other. */
const closeCombat = book.procedure('closeCombat', {
  attack(g, f) {
    f.hex = g.unitHex[f.defender];
    callStrike(g, f.attacker, f.defender, 0);
  },
  outcome(g, f) {
    if (g.unitHex[f.defender] !== f.hex) become(g, momentum);
    else callStrike(g, f.defender, f.attacker, 0);
  },
});

/** The advance, the ambush it may run into, and the bonus combat of those who have one. */
const momentum = book.procedure('momentum', {
  ask: (g, f) => void (call(g, advance).attacker = f.attacker),
  advance(g, f) {
    if (f.result !== YES) return done(g);
    shift(g, f.attacker, f.hex);
    call(g, ambush).attacker = f.attacker;
  },
  ambushed(g, f) {
    f.ambusher = f.result;
    if (f.ambusher > 0) callStrike(g, f.ambusher - 1, f.attacker, 2);
  },
  bonus(g, f) {
    const eligible = kindOf(g, f.attacker).horse || g.leader[f.attacker] > 0;
    if (f.bonus === 1 || !eligible || g.unitHex[f.attacker] !== f.hex || targets(g, f).length === 0) return done(g);
    const d = call(g, bonusTarget);
    d.attacker = f.attacker;
    d.ambusher = f.ambusher;
  },
  again(g, f) {
    if (f.result === 0) return done(g);
    f.bonus = 1;
    f.defender = f.result - 1;
    become(g, closeCombat);
  },
});

/** Whoever was ambushed and stands may turn on the ambusher only. */
const targets = (g: Medieval, f: Frame): number[] =>
  unitsNear(g, g.unitHex[f.attacker], 1 - seatOf(g, f.attacker)).filter(
    (u) => f.ambusher === 0 || u === f.ambusher - 1,
  );

const advance = book.decision('advance', {
  who: (g, f) => seatOf(g, f.attacker),
  choices(_g, _f, out) {
    out.add(ADVANCE);
    out.add(STAY);
  },
  take: (g, _f, choice) => done(g, verbOf(choice) === ADVANCE ? YES : 0),
});

const bonusTarget = book.decision('bonusTarget', {
  who: (g, f) => seatOf(g, f.attacker),
  choices(g, f, out) {
    out.add(STAY);
    for (const unit of targets(g, f)) out.add(BONUS, g.unitHex[unit]);
  },
  take: (g, _f, choice) => done(g, verbOf(choice) === STAY ? 0 : g.hexUnit[firstOf(choice)] + 1),
});

const turn = book.procedure('turn', {
  battle: (g) => void call(g, battle),
  again: (g) => void become(g, turn),
});

const battle = book.decision('battle', {
  who: (g) => g.active,
  choices(g, _f, out) {
    out.add(END);
    g.battle.units.forEach(({ seat }, u) => {
      if (seat !== g.active || g.blocks[u] === 0) return;
      for (const enemy of unitsNear(g, g.unitHex[u], 1 - seat)) out.add(CLOSE, g.unitHex[u], g.unitHex[enemy]);
    });
  },
  take(g, f, choice) {
    if (verbOf(choice) === CLOSE) {
      f.attacker = g.hexUnit[firstOf(choice)];
      f.defender = g.hexUnit[secondOf(choice)];
      return void become(g, closeCombat);
    }
    done(g);
    g.active = 1 - g.active;
    g.turn++;
    g.rolls.fill(0);
    g.tokenUsed.fill(0);
  },
});

export interface Place {
  readonly hex: string;
  readonly kind: Kind;
  readonly seat: number;
  readonly leader?: boolean;
}

export function setUp(g: Medieval, places: readonly Place[], tokens: number[], hands: string[][], goal = 5): void {
  g.battle = { units: places, goal };
  g.hexUnit.fill(-1);
  g.unitHex.fill(-1);
  places.forEach(({ hex, kind, leader }, u) => {
    g.unitHex[u] = board.hex(hex);
    g.hexUnit[board.hex(hex)] = u;
    g.blocks[u] = KINDS[kind].blocks;
    g.leader[u] = leader === true ? 1 : 0;
  });
  g.tokens.set(tokens);
  hands.forEach((texts, seat) => {
    for (const text of texts) g.cardAt[g.cardAt.findIndex((at, c) => at === DECK && CARDS[c] === text)] = HAND + seat;
  });
  call(g, turn);
}

const procedures = book.compile();

export const medieval: Toy<Medieval> = {
  id: 'medieval',
  seatNames: ['top', 'bottom'],
  language: choiceLanguage(VERBS, { hex: hexKind(board), number: numberKind }),
  create() {
    const g = layout.create();
    g.procedures = procedures;
    return g;
  },
  view: (g, seat) => ({
    field: [g.unitHex, g.blocks, g.leader, g.tokens, g.banners].map((column) => Array.from(column)),
    hand: CARDS.filter((_text, card) => g.cardAt[card] === HAND + seat),
    hands: [0, 1].map((s) => countOf(g.cardAt, HAND + s)),
    discards: CARDS.filter((_text, card) => g.cardAt[card] === DISCARD),
  }),
};
