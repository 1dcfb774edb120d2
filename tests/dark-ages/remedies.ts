// For every reason that why-not may give: how the obstacle is taken away on a copy of the state, so that a test can see whether
// it was one. What cannot be taken away says why. Battles are copied before they are changed.

import { IN_ATTACK } from '../../src/games/dark-ages/rules/combined.ts';
import { fightBelow } from '../../src/games/dark-ages/rules/fights.ts';
import { isBow } from '../../src/games/dark-ages/rules/ground.ts';
import { retreatBelow } from '../../src/games/dark-ages/rules/retreat.ts';
import {
  ACTIVATED,
  ASSAULTED,
  type Battle,
  BOUND,
  BY_EVENT,
  CLEAR,
  COMBAT,
  DECK,
  DOUBLED,
  END_PHASE,
  FIRED,
  FOUGHT,
  FRESH,
  type Frame,
  GROUPED,
  HALTED,
  HAND,
  HILL,
  type Hooks,
  isLeader,
  LED,
  MARSH,
  MAX_PIECES,
  MELEE_FIGHT,
  MOVED,
  MOVEMENT,
  NO_ASSAULT,
  pieceAt,
  RALLIED,
  RIVER,
  STREAM,
  type State,
  seatOf,
  TO_COME,
  VANGUARD,
  WADED,
  WOODS,
} from '../../src/games/dark-ages/rules/state.ts';
import { UNIT_TYPES, type UnitClass } from '../../src/games/dark-ages/tables/tables.ts';
import type { FaultKey } from '../../src/games/dark-ages/telling/why-not/faults.ts';
import { newState } from '../../src/games/dark-ages/text/battle.ts';
import { choiceOf, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import { copyInto } from '../../src/kernel/state.ts';
import { choicesOf, seatOf as seatAsked } from '../kit/play.ts';

/** Changes the copy; answers another choice where the obstacle lies in the places named, false where it cannot be done here. */
// biome-ignore lint/suspicious/noConfusingVoidType: most remedies answer nothing
type Remedy = (g: State, a: number, b: number, choice: number) => number | false | undefined | void;

/** A copy with a battle of its own. */
export function worldOf(g: State): State {
  const world = newState({ ...g.battle });
  copyInto(world, g);
  world.chance = g.chance;
  return world;
}

const OPPOSITE = [1, 0, 5, 4, 3, 2];

/** The same on other ground: random terrain and hexsides, on which much more is forbidden. */
export function roughened(g: State, random: (below: number) => number): State {
  const world = worldOf(g);
  const { board } = world.battle;
  const sides = world.battle.sides.slice();
  for (let i = 0; i < 40; i++) {
    const at = random(board.size * 6);
    const to = board.neighbours[at];
    if (to >= 0) sides[at] = sides[to * 6 + OPPOSITE[at % 6]] = 1 + random(3);
    world.hexTerrain[random(board.size)] = [WOODS, HILL, STREAM, MARSH, RIVER][random(5)];
  }
  world.sidesGone.fill(0);
  world.reshaped = 1;
  world.battle = { ...world.battle, sides, hasSides: true };
  return world;
}

type Changes = { -readonly [K in keyof Battle]?: Battle[K] };
const change = (g: State, changes: Changes): void => {
  g.battle = { ...g.battle, ...changes };
};
const withValue = (column: Uint8Array, at: number, value: number): Uint8Array => {
  const copy = column.slice();
  copy[at] = value;
  return copy;
};
const without = (g: State, ...names: (keyof Hooks)[]): void => {
  const hooks = { ...g.battle.hooks, ...Object.fromEntries(names.map((name) => [name, []])) };
  change(g, { hooks, plainSteps: hooks.barsEntry.length + hooks.barsMove.length === 0 });
  g.reshaped = 1;
};
const top = (g: State): Frame => g.frames[g.depth];
const fight = (g: State): Frame => fightBelow(g) ?? top(g);

function lift(g: State, piece: number): void {
  if (piece < 0) return;
  const hex = g.unitHex[piece];
  if (hex >= 0) (isLeader(piece) ? g.hexLeader : g.hexUnit)[hex] = -1;
  g.unitHex[piece] = -1;
  g.grey[piece] = 0;
}

function put(g: State, piece: number, hex: number): void {
  const grey = g.grey[piece];
  lift(g, piece);
  g.grey[piece] = grey;
  (isLeader(piece) ? g.hexLeader : g.hexUnit)[hex] = piece;
  g.unitHex[piece] = hex;
  if (g.cubes[piece] === 0) g.cubes[piece] = 1;
}

const clear = (g: State, hex: number): void => {
  lift(g, g.hexUnit[hex]);
  lift(g, g.hexLeader[hex]);
};

const around = (g: State, hex: number): number[] =>
  Array.from({ length: 6 }, (_, d) => g.battle.board.neighbours[hex * 6 + d]).filter((to) => to >= 0);

/** Clear ground without sides, as far as terrain goes. */
function level(g: State, hexes: readonly number[] | null = null): void {
  for (let hex = 0; hex < g.battle.board.size; hex++) {
    if (hexes === null || hexes.includes(hex)) g.hexTerrain[hex] = CLEAR;
    g.sidesGone[hex] = 63;
  }
  g.reshaped = 1;
}
const ground = (g: State, hex: number, terrain: number): void => {
  g.hexTerrain[hex] = terrain;
  g.reshaped = 1;
};

/** Brings a piece next to a hex, on level ground. */
function bring(g: State, piece: number, hex: number): number | false {
  const free = around(g, hex).find((to) => pieceAt(g, to) < 0 && to !== g.unitHex[piece]);
  if (free === undefined) return false;
  level(g, [free, hex]);
  put(g, piece, free);
  return free;
}

/** A unit of the seat that has nothing to do with the question. */
function another(g: State, seat: number, but: readonly number[]): number {
  const { firstUnit } = g.battle;
  for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) if (g.unitHex[p] >= 0 && !but.includes(p)) return p;
  return -1;
}
const others = (g: State): number[] => [top(g).unit, top(g).attacker, top(g).defender];

const unmark =
  (bits: number): Remedy =>
  (g, a) => {
    g.mark[a] &= ~bits;
  };
const flag =
  (remove: number, add = 0): Remedy =>
  (g) => {
    top(g).flags = (top(g).flags & ~remove) | add;
  };
const noSides: Remedy = (g) => {
  g.sidesGone.fill(63);
  g.reshaped = 1;
};
const emptied: Remedy = (g, _a, b) => clear(g, b);
const unruled =
  (...names: (keyof Hooks)[]): Remedy =>
  (g) =>
    without(g, ...names);
const ofClass =
  (unitClass: UnitClass): Remedy =>
  (g, _a, b) => {
    const types = g.battle.types.slice();
    types[b] = UNIT_TYPES.find((type) => type.class === unitClass) ?? null;
    change(g, { types });
  };
/** What is on offer instead is closed, and what is offered then, until nothing else is left. */
const closeOffered: Remedy = (g, _a, _b, choice) => {
  for (let times = 0; times < 6; times++) {
    const instead = choicesOf(g).filter((one) => verbOf(one) === verbOf(choice));
    if (instead.length === 0) return false;
    if (instead.includes(choice)) return undefined;
    for (const one of instead) ground(g, secondOf(one), RIVER);
  }
  return undefined;
};
const seatHere = (g: State): number => seatAsked(g);
const bringMover: Remedy = (g, a, b, choice) => {
  const hex = bring(g, a, b);
  return hex === false ? false : choiceOf(verbOf(choice), hex, secondOf(choice));
};

export const REMEDIES: { readonly [key in FaultKey]: Remedy | string } = {
  // ---- who points at what
  noSuchHex: 'the board is printed',
  nobodyThere: (g, a) => {
    const unit = another(g, seatHere(g), others(g));
    if (unit < 0) return false;
    put(g, unit, a);
  },
  notYours: 'whose a piece is, is printed on it',
  isYours: 'whose a piece is, is printed on it',
  onlyLeaderThere: (g, a) => {
    const unit = another(g, seatHere(g), others(g));
    if (unit < 0) return false;
    put(g, unit, g.unitHex[a]);
  },
  noLeaderThere: (g, a) => {
    const { firstLeader } = g.battle;
    const seat = seatHere(g);
    for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) if (g.unitHex[p] >= 0) return put(g, p, a);
    return false;
  },
  noSuchCard: 'there are 49 cards',
  notHeld: (g, a) => {
    g.cardAt[a] = HAND + seatHere(g);
    g.handCount[seatHere(g)]++;
  },
  notTheMover: 'the question is about one piece',
  notTheOneAsked: 'the question is about one piece',
  attackFromElsewhere: 'the question is about one attack',
  onlyVacatedHex: 'the question is about one hex',
  eventNamesOthers: 'each event has conditions of its own',
  mustStillAttack: unmark(BOUND),

  // ---- fights
  offBoard: 'who is off the board cannot be pointed at',
  routed: (g, a) => void (g.cubes[a] = 1),
  noActiveCube: (g, a) => void (g.cubes[a] = 1),
  onlyShoots: (g, a) => change(g, { attack: withValue(g.battle.attack, a, 4) }),
  notAdjacent: (g, a, b, choice) => {
    const hex = bring(g, b, g.unitHex[a]);
    return hex === false ? false : choiceOf(verbOf(choice), firstOf(choice), hex);
  },
  escarpment: noSides,
  stakes: noSides,
  mustGoOn: (g) => void (top(g).mustEnter = 0),
  moveForbidsAssault: flag(NO_ASSAULT),
  beganAdjacent: flag(0, FRESH),
  hasNotMoved: (g) => void (top(g).steps = 1),
  leaderWithUnit: (g, a) => lift(g, g.hexUnit[g.unitHex[a]]),
  throughStream(g) {
    for (let hex = 0; hex < g.battle.board.size; hex++) if (g.hexTerrain[hex] === STREAM) ground(g, hex, CLEAR);
    top(g).flags &= ~WADED;
  },
  horseIntoWoods: (g, _a, _b, choice) => ground(g, secondOf(choice), CLEAR),
  acrossSlope: noSides,
  hasAssaulted: unmark(ASSAULTED),
  hasFought: unmark(FOUGHT),
  hasFired: unmark(FIRED),
  notOwn: 'enemies are refused before',
  partOfAttack: (g, a) => (a === top(g).attacker ? false : void (g.joined[a] = 0)),
  noAttackerThere: (g, a, b) => {
    const near = around(g, g.unitHex[top(g).defender]).includes(b);
    if (!near || a < 0 || seatOf(g, a) === seatHere(g)) return false;
    g.joined[a] = IN_ATTACK;
  },
  noDiceAgainst: noSides,
  cannotShoot(g, a) {
    const { ranged, fire, range, shooters } = g.battle;
    const seat = seatOf(g, a);
    const own = Uint8Array.from([...shooters[seat], a]).sort();
    change(g, {
      ranged: withValue(ranged, a, 1),
      fire: withValue(fire, a, 4),
      range: withValue(range, a, 2),
      shooters: seat === 0 ? [own, shooters[1]] : [shooters[0], own],
    });
  },
  hasMoved: unmark(MOVED),
  notLoaded: (g, a) => void (g.loaded[a] = 1),
  enemyAdjacent: (g, _a, b) => lift(g, b),
  noTarget: 'own pieces are refused before',
  outOfRange: (g, a, _b, choice) => {
    const shooter = pieceAt(g, firstOf(choice));
    const { distance, size } = g.battle.board;
    change(g, { range: withValue(g.battle.range, shooter, distance[firstOf(choice) * size + g.unitHex[a]]) });
  },
  inWoods: (g, a) => ground(g, g.unitHex[a], CLEAR),
  sheltered: unruled('sheltered'),
  shotBarred: unruled('barsFire'),
  woodsBetween: (g, a) => ground(g, a, CLEAR),
  unitsBetween: (g, a) => clear(g, a),

  // ---- activation
  activated: unmark(ACTIVATED),
  noActivations: (g) => void (g.points = 1),
  nowhereToGo(g, a) {
    without(g, 'barsHex');
    const [hex] = around(g, g.unitHex[a]);
    clear(g, hex);
    level(g, [hex]);
  },
  hasLed: unmark(LED),
  notLed: (g, a) => void (g.mark[a] |= GROUPED),
  hasRallied: unmark(RALLIED),
  nobodyToRally(g, a) {
    const near = [g.unitHex[a], ...around(g, g.unitHex[a])].map((hex) => g.hexUnit[hex]);
    const unit = near.find((p) => p >= 0 && seatOf(g, p) === seatOf(g, a));
    if (unit === undefined) return false;
    g.grey[unit] = 1;
  },
  noCardToDraw(g) {
    g.cardAt[g.discards[0]] = DECK;
    g.deckLeft = 1;
  },

  // ---- steps
  halted: flag(HALTED),
  noPointsLeft: (g) => void (top(g).points = 2),
  mustEnter: (g) => void (top(g).mustEnter = 0),
  alreadyThere: 'a piece cannot go where it is',
  notNext: bringMover,
  tooDear(g, _a, b) {
    const name = g.procedures[g.stack[g.depth * g.layout.frameSize]].name;
    (name === 'retreatHex' ? retreatBelow(g) : top(g)).points = b;
  },
  tooFar(g, a) {
    top(g).points += 2;
    change(g, { move: withValue(g.battle.move, a, 20) });
  },
  entryBarred: unruled('barsEntry'),
  moveBarred: unruled('barsMove'),
  neverAlone: unruled('neverAlone'),
  river: (g, _a, b) => ground(g, b, CLEAR),
  noCrossing: noSides,
  stakesBar: noSides,
  closedGround: unruled('barsHex'),
  taken: emptied,
  oneLeader: (g, _a, b) => lift(g, g.hexLeader[b]),
  routedLeader: (g, _a, b) => void (g.cubes[g.hexLeader[b]] = 1),

  // ---- rally, evasion, retreat
  nobodyOfHis: 'others are refused before',
  himself: 'he is no other',
  noGreyCube: (g, a) => void (g.grey[a] = 1),
  higherMorale: (g, a) => change(g, { morale: withValue(g.battle.morale, a, 6) }),
  anotherOne: (g) => void (top(g).unit = -1),
  notNearHim: (g, a, b, choice) => {
    const hex = bring(g, b, g.unitHex[a]);
    return hex === false ? false : choiceOf(verbOf(choice), hex);
  },
  fromHorse: 'nobody is asked who may not evade',
  hasEvaded: 'nobody is asked who may not evade',
  standsItsGround: 'nobody is asked who may not evade',
  heldByEnemy: 'nobody is asked who may not evade',
  nextToAssaulter: (g) => change(g, { options: { ...g.battle.options, evadeAdjacent: true } }),
  freeWayFirst: closeOffered,
  wayTaken(g) {
    const { attacker, defender } = top(g);
    for (let p = 0; p < MAX_PIECES; p++) if (p !== attacker && p !== defender) lift(g, p);
  },
  wayBarred(g) {
    level(g);
    without(g, 'barsHex');
  },
  noWayThere: 'it is further away than anybody runs',
  notNextToLeader: (g, a, b) => (bring(g, a, b) === false ? false : undefined),
  noUnitToJoin(g, a, b) {
    const unit = another(g, seatOf(g, a), [g.hexUnit[g.unitHex[a]]]);
    if (unit < 0) return false;
    clear(g, b);
    put(g, unit, b);
  },
  notBehind: 'what lies behind a unit depends on both places at once',
  notNextInRout(g, a, b, choice) {
    const hex = bring(g, a, b);
    if (hex === false) return false;
    retreatBelow(g).at = hex;
    return choiceOf(verbOf(choice), hex, b);
  },
  enemyInTheWay: emptied,
  friendInTheWay: emptied,
  noWayOn: 'it is cut off by more than one obstacle',
  notFurther: (g) => void (retreatBelow(g).enemyAt = 0),
  nearerWay: closeOffered,

  // ---- events
  stillOnHill: (g, _a, b) => ground(g, b, CLEAR),
  notTowardsHorse: 'it is nearer only to another place',
  notThroughBows: 'who is ridden down stands on the sheet',
  notBehindBows: 'what lies behind a unit depends on both places at once',
  notComing: 'who comes stands on the sheet',
  noEntryHere: (g, a, b) => change(g, { entry: g.battle.entry.map((hexes, p) => (p === a ? [b] : hexes)) }),
  unitsFirst(g) {
    for (let p = 0; p < MAX_PIECES; p++) if (!isLeader(p) && g.fate[p] === TO_COME) g.fate[p] = 0;
  },
  joinsComing: 'who comes stands on the sheet',

  // ---- cards
  noActivationValue: 'it is printed on the card',
  noEventCard: 'it is printed on the card',
  oneActivation: 'the moment is that of the decision',
  wrongMoment: 'the moment is that of the decision',
  comesFirst: 'the moment is that of the decision',
  noMoveCard: 'it is printed on the card',
  noBowCard: 'it is printed on the card',
  noFightCard: 'it is printed on the card',
  namesHex: 'it is the form of the choice',
  namesNoHex: 'it is the form of the choice',
  firstHexGone: (g) => void (top(g).steps = 0),
  notByActivation(g) {
    top(g).flags &= ~BY_EVENT;
    g.phase = MOVEMENT;
    g.active = top(g).seat;
  },
  playedOnMove: flag(DOUBLED | VANGUARD),
  playedOnBows: (g) => void (g.fireCards = 0),
  noBowsReady(g) {
    const seat = seatHere(g);
    let any = false;
    for (let p = 0; p < g.battle.unitCount; p++) {
      if (seatOf(g, p) !== seat || !isBow(g, p) || g.unitHex[p] < 0) continue;
      g.mark[p] &= ~FIRED;
      g.cubes[p] = Math.max(1, g.cubes[p]);
      any = true;
    }
    return any ? undefined : false;
  },
  noFightToHold: (g) => void (g.phase = END_PHASE),
  defendersHold: (g) => void (g.phase = END_PHASE),
  notEnemy: 'own pieces are refused before',
  nobodyNextToIt(g, a) {
    const unit = another(g, seatHere(g), others(g));
    return unit < 0 || bring(g, unit, g.unitHex[a]) === false ? false : undefined;
  },
  forAttacker: 'the sides of a fight are given',
  forDefender: 'the sides of a fight are given',
  playedOnFight: (g) => void (fight(g).cards = 0),
  oneWall: (g) => void (fight(g).cards = 0),
  wallFacesOne: (g) => change(g, { options: { ...g.battle.options, wallAlways: true } }),
  notInfantry: ofClass('light infantry'),
  notHeavyInfantry: ofClass('heavy infantry'),
  notCavalry: ofClass('light cavalry'),
  meleeOnly(g) {
    fight(g).kind = MELEE_FIGHT;
    g.phase = COMBAT;
  },
  nobodyJoins: 'who could join has reasons of his own',
  steadfast: unruled('steadfast'),
  cannotFollow(g) {
    level(g);
    without(g, 'barsHex');
  },
  noHexBehind(g, a) {
    without(g, 'barsHex');
    const { attacker } = fight(g);
    const behind = around(g, g.unitHex[a]).filter((hex) => {
      const { distance, size } = g.battle.board;
      return distance[g.unitHex[attacker] * size + hex] === 2;
    });
    if (behind.length === 0) return false;
    clear(g, behind[0]);
    level(g, behind.slice(0, 1));
  },
};
