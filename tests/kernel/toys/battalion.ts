// A miniature of Battalion: a charge whose target is chosen after the reaction, dice pools fed with cards, a reroll, hits
// that the victim assigns, and a draw from an empty deck that ends the game inside the enemy's attack [B p. 8-13].
// Left out: redeployment, barrage, assault, overlap, sectors, the camp rule, most traits and texts.

import { choiceLanguage, firstOf, verbOf } from '../../../src/kernel/choice.ts';
import { become, call, done } from '../../../src/kernel/procedure.ts';
import { priorityWindow } from '../../../src/kernel/window.ts';
import { BY_CHARGE, BY_COUNTER, BY_FIRE, callAttack, callDraw } from './battalion-attack.ts';
import {
  affords,
  type Battalion,
  book,
  CARDS,
  CHARGE,
  COUNTER,
  DISCARD,
  ENGAGE,
  FIRE,
  FRONT,
  free,
  HAND,
  handOf,
  layout,
  PASS,
  pay,
  RALLY,
  RANKS,
  ranksOf,
  SEATS,
  sideOf,
  stands,
  textOf,
  UNSEEN,
  unitsOf,
  unseenOf,
  VERBS,
} from './battalion-state.ts';
import { numberKind, type Toy, wordKind } from './toy.ts';

/** Results of the reaction: the unit + 1, and more if it counter-charges. */
const COUNTERS = 100;

/** The opposing seats may react in turn order; the first that does closes the window [B Taking a reaction; four players]. */
const charged = priorityWindow(book, 'charged', {
  pass: PASS,
  locals: { place: 'place', passes: 'passes' },
  seats: () => SEATS / 2,
  seatAt: (g, _f, place) => (g.active + 1 + 2 * place) % SEATS,
  mayAsk: (g, _f, seat) => reactors(g, seat).length > 0,
  plays(g, _f, seat, out) {
    for (const unit of reactors(g, seat)) {
      if (ranksOf(g, unit).some((rank) => rank.ranged.length > 0)) out.add(FIRE, unit);
      out.add(COUNTER, unit);
    }
  },
  play(g, _f, _seat, choice) {
    pay(g, firstOf(choice));
    done(g, firstOf(choice) + 1 + (verbOf(choice) === COUNTER ? COUNTERS : 0));
  },
});

const reactors = (g: Battalion, seat: number): number[] =>
  unitsOf(g, (owner) => owner === seat).filter((unit) => free(g, unit) && affords(g, unit));

const charge = book.procedure('charge', {
  moveOut: (g) => void call(g, charged),
  react(g, f) {
    f.target = 0;
    if (f.result > COUNTERS) f.target = f.result - COUNTERS;
    else if (f.result > 0) callAttack(g, f.result - 1, f.attacker, BY_FIRE);
  },
  choose(g, f) {
    if (!stands(g, f.attacker)) return done(g);
    // Not hidden before, only not chosen yet: nothing has to conceal it.
    if (f.target === 0) call(g, target);
  },
  engage(g, f) {
    if (f.target === 0) f.target = f.result;
    g.link[f.attacker] = f.target;
    g.link[--f.target] = f.attacker + 1;
    callAttack(g, f.attacker, f.target, BY_CHARGE);
  },
  counter(g, f) {
    if (g.link[f.attacker] === f.target + 1) callAttack(g, f.target, f.attacker, BY_COUNTER);
  },
});

const target = book.decision('target', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (const unit of unitsOf(g, (seat) => sideOf(seat) !== sideOf(g.active)))
      if (free(g, unit)) out.add(ENGAGE, unit);
  },
  take: (g, _f, choice) => done(g, firstOf(choice) + 1),
});

/** Draw; order comes home, disorder in the camp turns over, disorder on units turns over and stays [B Rallying units]. */
const rally = book.procedure('rally', {
  draw: (g) => callDraw(g, g.active),
  recover(g) {
    g.campOrder[g.active] += g.campDisorder[g.active];
    g.campDisorder[g.active] = 0;
    for (const unit of unitsOf(g, (seat) => seat === g.active)) {
      g.campOrder[g.active] += g.unitOrder[unit];
      g.unitOrder[unit] = g.unitDisorder[unit];
      g.unitDisorder[unit] = 0;
    }
  },
});

const turn = book.procedure('turn', {
  act: (g) => void call(g, action),
  end(g) {
    g.active = (g.active + 1) % SEATS;
    g.turn++;
    g.rolls.fill(0);
    become(g, turn);
  },
});

const action = book.decision('action', {
  who: (g) => g.active,
  choices(g, _f, out) {
    out.add(RALLY);
    const enemies = unitsOf(g, (seat) => sideOf(seat) !== sideOf(g.active)).filter((unit) => free(g, unit));
    for (const unit of enemies.length > 0 ? reactors(g, g.active) : []) out.add(CHARGE, unit);
  },
  take(g, f, choice) {
    if (verbOf(choice) === RALLY) return void become(g, rally);
    pay(g, firstOf(choice));
    f.attacker = firstOf(choice);
    become(g, charge);
  },
});

/** Units in order (owner, ranks from the front); order in every camp, cards left in every deck, texts in hand. */
export function setUp(
  g: Battalion,
  units: [number, string[]][],
  order: number[],
  decks: number[],
  hands: string[][],
): void {
  g.battle = { owner: units.map(([seat]) => seat) };
  units.forEach(([, names], unit) => {
    names.forEach((name, i) => {
      g.rank[unit * FRONT + i] = RANKS.findIndex((rank) => rank.name === name) + 1;
    });
  });
  g.campOrder.set(order);
  g.deckLeft.set(decks);
  hands.forEach((texts, seat) => {
    for (const text of texts) {
      const own = unseenOf(g, seat);
      own[own.findIndex((at, i) => at === UNSEEN && CARDS[textOf(i)] === text)] = HAND;
    }
  });
  call(g, turn);
}

const procedures = book.compile();

export const battalion: Toy<Battalion> = {
  id: 'battalion',
  seatNames: ['A-left', 'B-left', 'A-right', 'B-right'],
  language: choiceLanguage(VERBS, {
    unit: wordKind('a unit', ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7']),
    card: wordKind('a card', CARDS),
    number: numberKind,
  }),
  create() {
    const g = layout.create();
    g.procedures = procedures;
    return g;
  },
  view: (g, seat) => ({
    field: [g.rank, g.link, g.unitOrder, g.unitDisorder, g.campOrder, g.campDisorder, g.deckLeft].map((c) =>
      Array.from(c),
    ),
    hand: seat < 0 ? [] : handOf(g, seat).map((card) => CARDS[textOf(card)]),
    hands: [0, 1, 2, 3].map((s) => handOf(g, s).length),
    discards: Array.from(g.cardAt.keys())
      .filter((card) => g.cardAt[card] === DISCARD)
      .map((card) => CARDS[textOf(card)]),
  }),
};
