// A miniature of Dark Ages: the orders window with a mercenary shot inside, melee on equal morale, re-rolled sixes against
// a leader, and an assault that goes on where its enemy stood [D p. 5-8; rulings 14-30, 39-41, 55-60].
// Left out: terrain, evasion, fire, rally, pursuit, disengagement, retreats through friends, leaders whose unit routs.

import { roll } from '../../../src/kernel/chance.ts';
import { choiceLanguage, firstOf, secondOf, verbOf } from '../../../src/kernel/choice.ts';
import { become, call, done, enclosing, repeat, rulebook } from '../../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, RUNNING, type StateOf, WIN } from '../../../src/kernel/state.ts';
import { priorityWindow, seatWindow } from '../../../src/kernel/window.ts';
import { makeHexBoard } from '../../../src/lib/hex-board.ts';
import { countOf, type Toy, wordKind } from './toy.ts';

export const board = makeHexBoard(7, 7, 2);

/** A hit needs a die of at least the attack or defence value [D p. 2]. */
export const KINDS = {
  levy: { morale: 1, move: 1, attack: 5, defence: 6, cubes: 4, horse: false },
  swordsmen: { morale: 2, move: 1, attack: 4, defence: 3, cubes: 3, horse: false },
  spearmen: { morale: 2, move: 1, attack: 5, defence: 3, cubes: 3, horse: false },
  knights: { morale: 2, move: 2, attack: 3, defence: 4, cubes: 3, horse: true },
} as const;
export type Kind = keyof typeof KINDS;

const [MERCENARY, LEADERSHIP, SHIELD_WALL, WEDGE, KNIGHTS] = [0, 1, 2, 3, 4];
export const CARDS = ['mercenary', 'leadership', 'shieldWall', 'wedge', 'knightsAttack'];
/** Two copies of each text: card c has the text c % 5. cardAt says where it is. */
const COPIES = 2;
const [DECK, HAND, DISCARD] = [0, 1, 3];

const VERBS = ['end', 'move {hex}', 'melee {hex} x {hex}', 'stop', 'enter {hex}', 'assault {hex}', 'pass', 'play {card}']
  .concat(['play leadership {hex}', 'retreat {hex} {hex}'])
  .map((form) => ({ key: form, form }));
const [END, MOVE, MELEE, STOP, ENTER, ASSAULT, PASS, PLAY, LEAD, RETREAT] = VERBS.keys();

interface Battle {
  readonly units: { readonly kind: Kind; readonly seat: number }[];
}
const UNITS = 8;
const layout = defineLayout<Battle, Column, 'active', Local>({
  columns: {
    hexUnit: board.size,
    unitHex: UNITS,
    cubes: UNITS,
    grey: UNITS,
    leader: UNITS, // the morale of the leader with the unit, 0 without one
    hitsDue: UNITS, // hits that wait to be taken: chains of losses need no deep stack
    routs: UNITS,
    cardAt: CARDS.length * COPIES,
  },
  scalars: ['active'],
  locals: ['unit', 'hex', 'by', 'at', 'value', 'count', 'spared', 'sixes', 'kind', 'steps', 'attacker', 'defender', 'first']
    .concat(['parity', 'assault', 'shieldWall', 'wedge', 'knights', 'points', 'mustEnter', 'fresh', 'place', 'passes'])
    .map((name) => name as Local),
  depth: 10,
  subjects: UNITS,
  dice: 12,
});
type Column = 'hexUnit' | 'unitHex' | 'cubes' | 'grey' | 'leader' | 'hitsDue' | 'routs' | 'cardAt';
type Local = 'unit' | 'hex' | 'by' | 'at' | 'value' | 'count' | 'spared' | 'sixes' | 'kind' | 'steps' | Fight | Way;
type Fight = 'attacker' | 'defender' | 'first' | 'parity' | 'assault' | 'shieldWall' | 'wedge' | 'knights';
type Way = 'points' | 'mustEnter' | 'fresh' | 'place' | 'passes';
type Frame = FrameOf<Local>;
export type DarkAges = StateOf<Column, 'active', Frame, Battle>;
type G = DarkAges;

const book = rulebook<DarkAges, Frame>();
/** Purposes of rolls. */
const [STRIKE, SHOT, SIX] = [1, 2, 3];
/** Results of an assault. */
const VACATED = 1;

const seatOf = (g: G, u: number): number => g.battle.units[u].seat;
const kindOf = (g: G, u: number) => KINDS[g.battle.units[u].kind];
const moraleOf = (g: G, u: number): number => g.leader[u] || kindOf(g, u).morale;
const near = (a: number, b: number): boolean => a >= 0 && b >= 0 && board.distance[a * board.size + b] === 1;
const around = (hex: number): number[] => Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((h) => h >= 0);
const enemiesNear = (g: G, hex: number, seat: number): number[] =>
  around(hex).filter((h) => g.hexUnit[h] >= 0 && seatOf(g, g.hexUnit[h]) !== seat);
const inContact = (g: G, f: Frame): boolean => near(g.unitHex[f.attacker], g.unitHex[f.defender]);

function holds(g: G, seat: number, text: number): number {
  for (let c = text; c < g.cardAt.length; c += CARDS.length) if (g.cardAt[c] === HAND + seat) return c;
  return -1;
}

function shift(g: G, unit: number, to: number): void {
  g.hexUnit[g.unitHex[unit]] = -1;
  g.unitHex[unit] = to;
  if (to >= 0) g.hexUnit[to] = unit;
}

/** The last unit of a side ends the battle, however deep in a fight that is [D p. 9]. */
function eliminate(g: G, unit: number): void {
  const seat = seatOf(g, unit);
  shift(g, unit, -1);
  const left = g.battle.units.some((u, i) => u.seat === seat && g.unitHex[i] >= 0);
  if (!left && g.outcome === RUNNING) g.outcome = WIN + 1 - seat;
}

/** The first unit with an entry in the column: active side first, then by number. */
function firstWith(g: G, column: Int16Array): number {
  for (const seat of [g.active, 1 - g.active]) {
    const u = g.battle.units.findIndex((unit, i) => unit.seat === seat && column[i] > 0);
    if (u >= 0) return u;
  }
  return -1;
}

/** A grey cube, or a rout, is made good; never above the starting strength [D Leadership; ruling 35]. */
function lead(g: G, seat: number, hex: number): void {
  g.cardAt[holds(g, seat, LEADERSHIP)] = DISCARD;
  const u = g.hexUnit[hex];
  g.cubes[u] = Math.min(kindOf(g, u).cubes, g.cubes[u] + (g.cubes[u] === 0 ? 2 : 1));
  g.grey[u] = 0;
  g.routs[u] = 0;
}

function offerLeadership(g: G, seat: number, out: { add(verb: number, a: number): void }): void {
  if (holds(g, seat, LEADERSHIP) < 0) return;
  g.battle.units.forEach((unit, u) => {
    if (unit.seat === seat && g.grey[u] > 0 && g.unitHex[u] >= 0) out.add(LEAD, g.unitHex[u]);
  });
}

/** Asked when hits have just been taken: the unit's owner has a card and the unit a grey cube, both public. */
const hit = seatWindow<G, Frame>(book, 'hit', {
  pass: PASS,
  who: (g, f) => seatOf(g, f.unit),
  mayAsk: (g, f, seat) => countOf(g.cardAt, HAND + seat) > 0 && g.grey[f.unit] > 0,
  plays: (g, _f, seat, out) => offerLeadership(g, seat, out),
  play: (g, _f, seat, choice) => lead(g, seat, firstOf(choice)),
});

/** Works hits off unit by unit, each with its window, until none are due. */
const losses = book.procedure('losses', {
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
const strike = book.procedure('strike', {
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

/** Dice of one side of a fight: cubes, leader, cards, the assault's die, other enemies around a defender; at least one. */
function diceOf(g: G, f: Frame, unit: number): number {
  if (g.cubes[unit] === 0) return 0;
  const dice = g.cubes[unit] + (g.leader[unit] > 0 ? 1 : 0);
  if (unit === f.attacker) return dice + f.assault + 2 * f.knights;
  return Math.max(1, dice - enemiesNear(g, g.unitHex[unit], seatOf(g, unit)).length + 1);
}

function callStrike(g: G, f: Frame, by: number, count: number): void {
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

const waysBack = (g: G, u: number): number[] =>
  [0, 1].map((i) => board.back[(seatOf(g, u) * board.size + g.unitHex[u]) * 2 + i]).filter((h) => h >= 0 && g.hexUnit[h] < 0);

const retreatHex = book.decision('retreatHex', {
  who: (g, f) => seatOf(g, f.unit),
  choices: (g, f, out) => waysBack(g, f.unit).forEach((hex) => out.add(RETREAT, g.unitHex[f.unit], hex)),
  take(g, f, choice) {
    shift(g, f.unit, secondOf(choice));
    done(g);
  },
});

/** One die at 3 before all else; what it does happens at once, inside the window in which it was bought [D cards 13-14]. */
const mercenaryShot = book.procedure('mercenaryShot', {
  shoot(g, f) {
    const s = call(g, strike);
    [s.kind, s.by, s.at, s.count, s.value] = [SHOT, f.by, f.at, 1, 3];
  },
  losses: (g) => void call(g, losses),
  retreats: callRetreats,
});

function callRetreats(g: G, f: Frame): void {
  const r = call(g, retreats);
  r.attacker = f.attacker;
  r.defender = f.defender;
}

/** Both seats may play orders, the active one first, back and forth until both pass [D p. 5 step 3; ruling 4]. */
const orders = priorityWindow<G, Local, Frame>(book, 'orders', {
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
function fightOf(g: G): Frame {
  const fight = enclosing(g, melee) ?? enclosing(g, assault);
  if (fight === null) throw new Error('orders belong to a fight');
  return fight;
}

function callOrders(g: G, f: Frame): void {
  const o = call(g, orders);
  o.attacker = f.attacker;
  o.defender = f.defender;
}

const melee = book.procedure('melee', {
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
const assault = book.procedure('assault', {
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

function vacated(g: G, f: Frame): void {
  done(g, g.hexUnit[f.hex] < 0 && g.cubes[f.attacker] > 0 ? VACATED : 0);
}

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
    for (const text of hand) g.cardAt[g.cardAt.findIndex((at, c) => at === DECK && CARDS[c % CARDS.length] === text)] = HAND + seat;
  });
  call(g, round);
}

const procedures = book.compile();

export const darkAges: Toy<DarkAges> = {
  id: 'dark-ages',
  seatNames: ['A', 'B'],
  language: choiceLanguage(VERBS, {
    hex: { expected: 'a hex', print: (h) => board.names[h], read: (word) => board.hex(word) },
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
    discards: Array.from(g.cardAt, (at, c) => (at === DISCARD ? CARDS[c % CARDS.length] : '')).join(' ').trim(),
  }),
};
