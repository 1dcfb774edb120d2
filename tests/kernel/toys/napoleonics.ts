// A miniature of Napoleonics: a melee with guns in support, First Strike, Retire and Reform, and the infantry square, whose
// card leaves the hand by chance and face down [N Melee; N Infantry Square; N Combined Arms Combat].
// Left out: orders, movement, fire, leaders, breakthrough and bonus attacks, coming out of square.

import { choiceLanguage, firstOf, secondOf, verbOf } from '../../../src/kernel/choice.ts';
import { become, call, done, type Procedure } from '../../../src/kernel/procedure.ts';
import {
  arms,
  depthOf,
  firstStrike,
  formSquare,
  guns,
  mayFormSquare,
  retire,
  square,
  YES,
} from './napoleonics-answers.ts';
import { battleRoll, gunsAt, retireReform } from './napoleonics-rolls.ts';
import {
  ADVANCE,
  ARTILLERY,
  armOf,
  around,
  board,
  book,
  CARDS,
  CAVALRY,
  DECK,
  DISCARD,
  END,
  type Frame,
  HAND,
  handSize,
  INFANTRY,
  KINDS,
  type Kind,
  layout,
  MELEE,
  type Napoleonics,
  STAY,
  seatOf,
  shift,
  TEXTS,
  TRACKS,
  trackAt,
  VERBS,
  waysToRetire,
} from './napoleonics-state.ts';
import { hexKind, numberKind, type Toy, wordKind } from './toy.ts';

function ask(g: Napoleonics, f: Frame, decision: Procedure): void {
  const d = call(g, decision);
  d.attacker = f.attacker;
  d.defender = f.defender;
}

function callRoll(g: Napoleonics, f: Frame, by: number, procedure: Procedure = battleRoll): void {
  const r = call(g, procedure);
  r.by = by;
  r.at = by === f.attacker ? f.defender : f.attacker;
  r.bounce = g.squareSlot[by] > 0 ? 1 : 0;
  r.unit = by === f.attacker ? depthOf(g, f) : 0;
}

/** The attack is over if the attacker has left its hex; guns that joined have then lost their dice. */
function repelled(g: Napoleonics, f: Frame): void {
  if (g.unitHex[f.attacker] !== f.from) become(g, over);
}

const melee = book.procedure('melee', {
  declared(g, f) {
    f.from = g.unitHex[f.attacker];
    f.to = g.unitHex[f.defender];
    g.fought[f.attacker] = 1;
    if (guns(g, f).length > 0) ask(g, f, arms);
  },
  firstStrike: (g, f) => ask(g, f, firstStrike),
  struck(g, f) {
    f.struckFirst = f.result;
    if (f.struckFirst === YES) callRoll(g, f, f.defender);
  },
  afterStrike: repelled,
  retire(g, f) {
    const may = armOf(g, f.attacker) === INFANTRY && armOf(g, f.defender) === CAVALRY;
    if (may && waysToRetire(g, f.defender).length > 0) ask(g, f, retire);
  },
  retires(g, f) {
    if (f.result !== YES) return;
    become(g, retired);
    callRoll(g, f, f.attacker, retireReform);
  },
  square(g, f) {
    if (mayFormSquare(g, f)) ask(g, f, square);
  },
  form(g, f) {
    if (f.result === YES) ask(g, f, formSquare);
  },
  squareFirst(g, f) {
    if (g.squareSlot[f.defender] === 0 || armOf(g, f.attacker) !== CAVALRY || f.struckFirst === YES) return;
    f.struckFirst = YES;
    callRoll(g, f, f.defender);
  },
  bounced: repelled,
  strike: (g, f) => callRoll(g, f, f.attacker),
  outcome(g, f) {
    if (g.unitHex[f.defender] !== f.to) become(g, retired);
    else if (f.struckFirst === 0) callRoll(g, f, f.defender);
  },
  end: (g) => void become(g, over),
});

/** The defender's hex is empty: infantry not in square may take the ground. */
const retired = book.procedure('retired', {
  takeGround(g, f) {
    if (armOf(g, f.attacker) === INFANTRY && g.squareSlot[f.attacker] === 0) ask(g, f, advance);
  },
  advance(g, f) {
    if (f.result === YES) shift(g, f.attacker, f.to);
    become(g, over);
  },
});

const advance = book.decision('advance', {
  who: (g) => g.active,
  choices(_g, _f, out) {
    out.add(ADVANCE);
    out.add(STAY);
  },
  take: (g, _f, choice) => done(g, verbOf(choice) === ADVANCE ? YES : 0),
});

/** What joined this fight must not join the next one at the same depth. */
const over = book.procedure('over', {
  release(g, f) {
    for (const gun of gunsAt(g, depthOf(g, f))) g.joined[gun] = 0;
  },
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
      if (seat !== g.active || g.fought[u] > 0 || g.blocks[u] === 0 || armOf(g, u) === ARTILLERY) return;
      for (const hex of around(g.unitHex[u])) {
        if (g.hexUnit[hex] >= 0 && seatOf(g, g.hexUnit[hex]) !== seat) out.add(MELEE, g.unitHex[u], hex);
      }
    });
  },
  take(g, f, choice) {
    if (verbOf(choice) === MELEE) {
      f.attacker = g.hexUnit[firstOf(choice)];
      f.defender = g.hexUnit[secondOf(choice)];
      return void become(g, melee);
    }
    done(g);
    g.active = 1 - g.active;
    g.turn++;
    g.rolls.fill(0);
    g.fought.fill(0);
  },
});

export interface Place {
  readonly hex: string;
  readonly kind: Kind;
  readonly seat: number;
}

export function setUp(
  g: Napoleonics,
  places: readonly Place[],
  hands: string[][],
  forests: string[] = [],
  goal = 5,
): void {
  g.battle = { units: places, forests: new Set(forests.map((hex) => board.hex(hex))), goal };
  g.hexUnit.fill(-1);
  g.unitHex.fill(-1);
  places.forEach(({ hex, kind }, u) => {
    g.unitHex[u] = board.hex(hex);
    g.hexUnit[board.hex(hex)] = u;
    g.blocks[u] = KINDS[kind].blocks;
  });
  hands.forEach((texts, seat) => {
    for (const text of texts) g.cardAt[g.cardAt.findIndex((at, c) => at === DECK && CARDS[c] === text)] = HAND + seat;
  });
  call(g, turn);
}

const procedures = book.compile();

export const napoleonics: Toy<Napoleonics> = {
  id: 'napoleonics',
  seatNames: ['French', 'British'],
  language: choiceLanguage(VERBS, {
    hex: hexKind(board),
    card: wordKind('a card', TEXTS),
    number: numberKind,
  }),
  create() {
    const g = layout.create();
    g.procedures = procedures;
    return g;
  },
  view: (g, seat) => ({
    units: [g.unitHex, g.blocks, g.squareSlot, g.banners].map((column) => Array.from(column)),
    hand: CARDS.filter((_text, card) => g.cardAt[card] === HAND + seat),
    hands: [0, 1].map((s) => handSize(g, s)),
    // Which places are taken is public, which cards lie there only their owner's business.
    tracks: [0, 1].map((s) =>
      Array.from({ length: TRACKS }, (_, slot) => {
        const card = g.cardAt.indexOf(trackAt(s, slot));
        return card < 0 ? '' : s === seat ? CARDS[card] : 'a card';
      }),
    ),
    discards: CARDS.filter((_text, card) => g.cardAt[card] === DISCARD),
  }),
};
