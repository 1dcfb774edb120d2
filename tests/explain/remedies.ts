// For every fault that a rule about battles, cards and orders may name: how that one obstacle is taken away in a copy of the
// state. A new fault without a remedy does not compile.

import type { CallOffFault, ReactFault } from '../../src/families/commands/rules/close-combat.ts';
import type { HandFault } from '../../src/families/commands/rules/deck.ts';
import type { InsteadFault, ReachFault } from '../../src/families/commands/rules/orders/by-class.ts';
import type { LeaderDieFault, MoveDieFault } from '../../src/families/commands/rules/orders/by-dice.ts';
import type { NameSectionFault, SectionFault } from '../../src/families/commands/rules/orders/by-section.ts';
import { mayNameSection } from '../../src/families/commands/rules/orders/by-section.ts';
import type {
  AloneFault,
  LeaderOrderFault,
  LimitFault,
  OrderFault,
} from '../../src/families/commands/rules/orders/giving.ts';
import type { CommandFault, LedFault, LedLeaderFault } from '../../src/families/commands/rules/orders/leadership.ts';
import { type DieFault, RALLY_ANYWHERE } from '../../src/families/commands/rules/orders/order-dice.ts';
import type { RallyFault, StepForwardFault } from '../../src/families/commands/rules/orders/rally.ts';
import type { LeaderFault, UnitFault } from '../../src/families/commands/rules/pieces.ts';
import type { IgnoreFault } from '../../src/families/commands/rules/retreat.ts';
import { canSee } from '../../src/families/commands/rules/sight.ts';
import { enemyOf } from '../../src/families/commands/rules/standing.ts';
import {
  BOUND,
  FIRED,
  FOUGHT,
  type Frame,
  groundOf,
  MAX_HAND,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ON_BOARD,
  ORDERED,
  RALLIED,
  RESERVE,
  type State,
  UNNAMED,
} from '../../src/families/commands/rules/state.ts';
import {
  type BonusFault,
  type CloseFault,
  type EndFault,
  type FireFault,
  rangeOf,
} from '../../src/families/commands/rules/targets.ts';
import type { KeepFault, PlayAsFault, PlayFault } from '../../src/families/commands/rules/turn.ts';
import { ENTER_LEADER } from '../../src/families/commands/tables/verbs.ts';
import type { FighterFault } from '../../src/families/commands/telling/why-not/battle.ts';
import type { AskedFault } from '../../src/families/commands/telling/why-not/fight.ts';
import type * as ancientsEntering from '../../src/games/ancients/rules/entering.ts';
import type { TrampleFault } from '../../src/games/ancients/rules/rampage.ts';
import type { SpringFault } from '../../src/games/medieval/rules/ambush.ts';
import type { StormFault } from '../../src/games/medieval/rules/gates.ts';
import type { ActFault } from '../../src/games/medieval/rules/inspired.ts';
import type * as medievalReserves from '../../src/games/medieval/rules/reserves.ts';
import type { RazeFault } from '../../src/games/medieval/rules/tiles.ts';
import type { BraveFault } from '../../src/games/medieval/rules/tokens.ts';
import type * as arms from '../../src/games/napoleonics/rules/combined-arms.ts';
import type { FormFault, LeaveFault } from '../../src/games/napoleonics/rules/square.ts';
import { isArtillery, isCavalry, isInfantry } from '../../src/games/napoleonics/tables/arms.ts';
import { squareGround } from '../../src/games/napoleonics/tables/terrain.ts';
import { choiceOf, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';

export type Key =
  | UnitFault
  | LeaderFault
  | FighterFault
  | AskedFault
  | CloseFault
  | FireFault
  | BonusFault
  | EndFault
  | 'notItsBonus'
  | 'notVacated'
  | OrderFault
  | LeaderOrderFault
  | LimitFault
  | SectionFault
  | ReachFault
  | AloneFault
  | InsteadFault
  | NameSectionFault
  | CommandFault
  | LedFault
  | LedLeaderFault
  | DieFault
  | MoveDieFault
  | LeaderDieFault
  | StepForwardFault
  | RallyFault
  | HandFault
  | PlayFault
  | PlayAsFault
  | KeepFault
  | ReactFault
  | CallOffFault
  | IgnoreFault
  | ancientsEntering.BringInFault
  | 'orderUsed'
  | TrampleFault
  | SpringFault
  | StormFault
  | ActFault
  | medievalReserves.EnterFault
  | RazeFault
  | BraveFault
  | arms.SupportFault
  | arms.AloneFault
  | FormFault
  | LeaveFault;

/** A refused choice in a copy of the state that may be changed. */
export interface Case {
  readonly g: State;
  readonly f: Frame;
  readonly decision: string;
  readonly choice: number;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
  /** The first fault of a choice as the state is now, or an empty text. */
  readonly fault: (choice: number) => string;
}

/** Takes the obstacle away; answers the choice to ask about where that is another, false where this copy cannot show it. */
type Remedy = (c: Case) => number | false | undefined;

/** What no position can change: a fact of a card, a piece's type, the ground or the sheet. */
const fact =
  (_why: string): Remedy =>
  () =>
    false;

// ---- small changes of a state ---------------------------------------------------------------------------------------

function takeOff(g: State, hex: number): void {
  if (g.hexUnit[hex] >= 0) {
    g.unitHex[g.hexUnit[hex]] = -1;
    g.hexUnit[hex] = -1;
  }
  if (g.hexLeader[hex] >= 0) {
    g.leaderHex[g.hexLeader[hex]] = -1;
    g.hexLeader[hex] = -1;
  }
}

function putUnit(g: State, unit: number, hex: number): void {
  if (g.unitHex[unit] >= 0) g.hexUnit[g.unitHex[unit]] = -1;
  g.unitHex[unit] = hex;
  g.hexUnit[hex] = unit;
  if (g.unitBlocks[unit] === 0) g.unitBlocks[unit] = 1;
}

function putLeader(g: State, leader: number, hex: number): void {
  if (g.leaderHex[leader] >= 0) g.hexLeader[g.leaderHex[leader]] = -1;
  g.leaderHex[leader] = hex;
  g.hexLeader[hex] = leader;
  g.leaderFate[leader] = ON_BOARD;
}

const unitsOf = (g: State, side: number): number[] => {
  const { firstUnit } = g.battle;
  return Array.from({ length: firstUnit[side + 1] - firstUnit[side] }, (_, i) => firstUnit[side] + i);
};
const leadersOf = (g: State, side: number): number[] => {
  const { firstLeader } = g.battle;
  return Array.from({ length: firstLeader[side + 1] - firstLeader[side] }, (_, i) => firstLeader[side] + i);
};
const onBoard = (g: State, side: number): number[] => unitsOf(g, side).filter((u) => g.unitHex[u] >= 0);
const near = (g: State, hex: number): number[] =>
  Array.from(g.battle.board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((h) => h >= 0);
const distance = (g: State, a: number, b: number): number => g.battle.board.distance[a * g.battle.board.size + b];
const hexes = (g: State): number[] => Array.from({ length: g.battle.board.size }, (_, hex) => hex);
const empty = (g: State, hex: number): boolean => g.hexUnit[hex] < 0 && g.hexLeader[hex] < 0;

/** A unit of the side that meets the test comes to the hex in place of whoever is there. */
function replaceBy(
  c: Case,
  side: number,
  hex: number,
  test: (unit: number) => boolean = () => true,
): false | undefined {
  // Those whom the question is about stay where they are.
  const asked = [c.f.attacker, c.f.defender, c.f.unit];
  const found = unitsOf(c.g, side).find(
    (u) => c.g.unitHex[u] >= 0 && c.g.unitHex[u] !== hex && !asked.includes(u) && test(u),
  );
  if (found === undefined || (c.decision === 'combineArms' && asked.includes(c.g.hexUnit[hex]))) return false;
  takeOff(c.g, hex);
  putUnit(c.g, found, hex);
  return undefined;
}

/** The acting unit stands elsewhere: on an empty hex that meets the test; the choice then names that hex. */
function standElsewhere(c: Case, unit: number, test: (hex: number) => boolean): number | false {
  const to = hexes(c.g).find((hex) => empty(c.g, hex) && test(hex));
  if (to === undefined) return false;
  putUnit(c.g, unit, to);
  return choiceOf(verbOf(c.choice), to, secondOf(c.choice));
}

/** Another hex is named, of which the rule does not say the same. */
function anotherHex(c: Case, place: 1 | 2): number | false {
  const before = c.fault(c.choice).split(' ')[0];
  for (const hex of hexes(c.g)) {
    const verb = verbOf(c.choice);
    const other = place === 1 ? choiceOf(verb, hex, secondOf(c.choice)) : choiceOf(verb, firstOf(c.choice), hex);
    if (c.fault(other).split(' ')[0] !== before) return other;
  }
  return false;
}

function sendEnemiesAway(g: State, hex: number, side: number, but = -1): void {
  for (const h of near(g, hex)) {
    const unit = g.hexUnit[h];
    const leader = g.hexLeader[h];
    const enemy = unit >= 0 ? g.battle.unitSide[unit] !== side : leader >= 0 && g.battle.leaderSide[leader] !== side;
    if (enemy && h !== but) takeOff(g, h);
  }
}

function withoutTerms(g: State, unit: number): undefined {
  g.fallback = 1;
  g.unitMark[unit] &= ~BOUND;
  return undefined;
}

function clearOrders(g: State): undefined {
  for (let u = 0; u < g.battle.unitCount; u++) g.unitMark[u] &= ~ORDERED;
  for (let l = 0; l < g.battle.leaderCount; l++) g.leaderMark[l] &= ~ORDERED;
  return undefined;
}

function hold(g: State, side: number, card: number): false | undefined {
  const n = g.handCount[side];
  if (n >= MAX_HAND) return false;
  const cards = [...Array.from(g.hand.subarray(side * MAX_HAND, side * MAX_HAND + n)), card].sort((x, y) => x - y);
  g.hand.set(cards, side * MAX_HAND);
  g.handCount[side] = n + 1;
  return undefined;
}

const mark =
  (bit: number): Remedy =>
  ({ g, a }) =>
    void (g.unitMark[a] |= bit);
const unmark =
  (bit: number): Remedy =>
  ({ g, a }) =>
    void (g.unitMark[a] &= ~bit);
const still: Remedy = ({ g, a }) => void (g.unitSteps[a] = 0);
const off: Remedy = ({ g, a }) => takeOff(g, a) as undefined;
const dice: Remedy = ({ f }) => void (f.count = 5);
const ownUnit: Remedy = (c) => replaceBy(c, c.seat, firstHex(c));
const enemyUnit: Remedy = (c) => replaceBy(c, enemyOf(c.seat), c.a);
const allSections: Remedy = ({ f }) => {
  f.left = f.centre = f.right = 20;
  f.count = 0;
  return undefined;
};
const oneLeaderLess: Remedy = ({ g, a }) => {
  g.leaderHex[g.hexLeader[a]] = -1;
  g.hexLeader[a] = -1;
  return undefined;
};
/** Standing still and in full strength, out of any formation, under no card. */
const fresh: Remedy = ({ g, a }) => {
  g.unitSteps[a] = 0;
  g.unitForm[a] = 0;
  g.unitBlocks[a] = g.battle.game.id === 'napoleonics' && isArtillery(g, a) ? 3 : 12;
  g.unitMark[a] &= ~(FIRED | MUST_CLOSE);
  return withoutTerms(g, a);
};
const GROUND = 'the ground is the sheet’s';
const CARD = 'it is a fact of the card';

/** The hex of which the choice says who acts there: the second of a card and a hex. */
const firstHex = (c: Case): number => (c.decision === 'ambushWindow' ? secondOf(c.choice) : firstOf(c.choice));

export const remedies: { readonly [key in Key]: Remedy } = {
  // Who stands where.
  nobody: ownUnit,
  enemyUnit: ownUnit,
  enemyLeader: ownUnit,
  onlyLeader: ownUnit,
  aloneLeader: ownUnit,
  noLeader(c) {
    const leader = leadersOf(c.g, c.seat).find((l) => c.g.leaderHex[l] >= 0);
    return leader === undefined ? false : (putLeader(c.g, leader, c.a) as undefined);
  },
  enemysLeader(c) {
    const leader = leadersOf(c.g, c.seat).find((l) => c.g.leaderHex[l] >= 0);
    takeOff(c.g, c.a);
    return leader === undefined ? undefined : (putLeader(c.g, leader, c.a) as undefined);
  },
  nobodyThere: enemyUnit,
  ownSide: enemyUnit,
  closedGate: enemyUnit,
  otherUnit: ({ g, choice, a }) => choiceOf(verbOf(choice), g.unitHex[a], secondOf(choice)),
  notItsBonus: ({ g, choice, a }) => choiceOf(verbOf(choice), g.unitHex[a], secondOf(choice)),
  notVacated: ({ choice, a }) => choiceOf(verbOf(choice), firstOf(choice), a),

  // Battle.
  notOrdered: mark(ORDERED),
  fought: unmark(FOUGHT),
  keptByGround: unmark(NO_BATTLE),
  moveOnly: unmark(NO_BATTLE),
  firePhase: ({ g }) => void (g.phase = 0),
  cardForbidsClose: ({ g, a }) => withoutTerms(g, a),
  cardForbidsFire: ({ g, a }) => withoutTerms(g, a),
  noTargetHit: ({ g, a, choice }) => void (g.unitAim[a] = Math.max(1, 1 + g.hexUnit[secondOf(choice)])),
  hasFired: unmark(FIRED),
  closesNotSoFar: still,
  otherTarget: ({ g, a }) => withoutTerms(g, a),
  wallFromAfar: ({ g, a }) => void (g.unitFrom[a] = g.unitHex[a]),
  notNextTo(c) {
    if (c.decision === 'ambushWindow') return anotherHex(c, 2);
    const unit = c.g.hexUnit[firstOf(c.choice)];
    const to = near(c.g, c.a).find((hex) => empty(c.g, hex));
    if (to === undefined) return false;
    putUnit(c.g, unit, to);
    return choiceOf(verbOf(c.choice), to, c.a);
  },
  noCloseDice(c) {
    if (c.g.battle.game.id !== 'napoleonics') return false;
    if (c.g.hexUnit[c.b] >= 0) c.g.unitForm[c.g.hexUnit[c.b]] = 0;
    return fresh(c);
  },
  heldBack: still,
  onlyThere: ({ f }) => void (f.count = 0),
  chargeUnfought: unmark(MUST_CLOSE),
  noMissiles(c) {
    return replaceBy(c, c.seat, firstOf(c.choice), (u) => rangeOf(c.g, u) > 0);
  },
  firesLater: ({ g }) => void (g.phase = 0),
  firedBefore: ({ g }) => void (g.phase = 1),
  charged: unmark(MUST_CLOSE),
  firedOnce: unmark(FIRED),
  firesNotSoFar: still,
  engaged: ({ g, a, seat, choice }) => sendEnemiesAway(g, g.unitHex[a], seat, secondOf(choice)) as undefined,
  tooNear: (c) =>
    standElsewhere(c, c.g.hexUnit[firstOf(c.choice)], (hex) => distance(c.g, hex, c.a) === 2 && canSee(c.g, hex, c.a)),
  outOfRange: (c) => standElsewhere(c, c.g.hexUnit[firstOf(c.choice)], (hex) => distance(c.g, hex, c.a) === 2),
  outOfSight: (c) =>
    standElsewhere(c, c.g.hexUnit[firstOf(c.choice)], (hex) => distance(c.g, hex, c.a) === 2 && canSee(c.g, hex, c.a)),
  leaderNoTarget: enemyUnit,
  noFireDice(c) {
    if (c.g.battle.game.id !== 'napoleonics') return false;
    fresh(c);
    if (c.fault(c.choice) === '') return undefined;
    return standElsewhere(c, c.a, (hex) => distance(c.g, hex, c.b) === 2 && canSee(c.g, hex, c.b));
  },

  // A fight.
  noAnswer: fact(CARD),
  mustFight: unmark(MUST_CLOSE),
  fewerFlags: ({ f, a }) => void (f.flags = a),
  notSteadied: ({ f, a }) => void (f.count = a),
  leaderThere: oneLeaderLess,

  // Cards and orders.
  notHeld: ({ g, seat, a }) => hold(g, seat, a),
  onlyReacts: fact(CARD),
  notInOwnTurn: fact(CARD),
  notAsThat: fact(CARD),
  notDrawn: ({ g, a }) => void (g.drawn = 1 + a),
  hasOrder: unmark(ORDERED),
  leaderHasOrder: ({ g, a }) => void (g.leaderMark[a] &= ~ORDERED),
  leaderHasCome: ({ g, a }) => void (g.leaderMark[a] &= ~MOVED),
  keptByUnit: ({ g, a }) => void (g.unitForm[g.hexUnit[g.leaderHex[a]]] = 0),
  allGiven: ({ g }) => clearOrders(g),
  sectionFull: allSections,
  otherSection: allSections,
  wrongClass: (c) => replaceBy(c, c.seat, firstOf(c.choice), (u) => ((c.g.battle.unitClasses[u] >> c.b) & 1) === 1),
  nextToEnemy: ({ g, a, seat }) => sendEnemiesAway(g, g.unitHex[a], seat) as undefined,
  formed: ({ g, a }) => void (g.unitForm[a] = 0),
  noLeadersAlone: ({ f }) => void (f.leader = 1),
  noneInstead: ({ f }) => void (f.by = 1),
  orderBegun: ({ g }) => clearOrders(g),
  nobodyReached({ g, f, seat }) {
    f.from = f.mode = 0;
    return onBoard(g, seat).some((u) => ((g.battle.unitClasses[u] >> f.kind) & 1) === 1) ? undefined : false;
  },
  noneThere({ g, a, b, seat }) {
    const unit = onBoard(g, seat).find((u) => ((g.battle.unitClasses[u] >> a) & 1) === 1);
    if (unit === undefined) return false;
    for (const hex of hexes(g).filter((one) => empty(g, one))) {
      putUnit(g, unit, hex);
      if (mayNameSection(g, a, b, null)) return undefined;
    }
    return undefined;
  },
  withUnit: ({ g, a }) => {
    const hex = g.leaderHex[a];
    g.unitHex[g.hexUnit[hex]] = -1;
    g.hexUnit[hex] = -1;
    return undefined;
  },
  notLinked({ g, a, seat }) {
    const next = near(g, a).find((hex) => empty(g, hex));
    const unit = onBoard(g, seat).find((u) => g.unitHex[u] !== a);
    if (next === undefined || unit === undefined) return false;
    putUnit(g, unit, next);
    g.unitMark[unit] |= ORDERED;
    return undefined;
  },
  leaderElsewhere: ({ f }) => void (f.kind = 7),
  commandsAlready: ({ f }) => void (f.leader = -1),
  linkedGiven: ({ f }) => void (f.steps = -1),
  ownHexOnly: ({ f }) => void (f.count = 20),
  nameLeaderFirst: ({ f }) => void (f.by = 1),
  outsideCopy: ({ g }) => void (g.sections = 7),
  byCommand: ({ f, a }) => void (f.leader = a),
  noDie: dice,
  noMoveDie: ({ f }) => void (f.flags = 5),
  noMoveOrders: ({ f }) => void (f.flags = 5),
  noLeaderDie: dice,
  noNewLeaders: fact('the game has no such leaders'),
  noStepDie: dice,
  notRallied: mark(RALLIED),
  noMoreLeaders({ g, seat }) {
    const leader = leadersOf(g, seat).find((l) => g.leaderHex[l] < 0);
    if (leader === undefined) return false;
    g.leaderFate[leader] = UNNAMED;
    return undefined;
  },
  neverRallies: (c) => replaceBy(c, c.seat, firstOf(c.choice), (u) => c.g.battle.unitType[u].rallies),
  lostNone: ({ g, a }) => (g.battle.unitType[a].blocks > 1 ? void (g.unitBlocks[a] = 1) : false),
  rallyUnordered: mark(ORDERED),
  farFromLeader: ({ f }) => void (f.kind = RALLY_ANYWHERE),

  // Ancients.
  noReserve: fact('the scenario has none'),
  othersReserve: fact('the reserve is the other side’s by the sheet'),
  orderUsed: ({ f }) => void (f.leader = -1),
  reserveIsIn: ({ g, seat }) => void (g.unitFate[unitsOf(g, seat)[0]] = RESERVE),
  firstTurn: ({ g }) => void g.goal.fill(2),
  noneWaits(c) {
    const { g, seat } = c;
    const types = g.battle.unitType;
    if (c.a >= 0) {
      const unit = unitsOf(g, seat).find((u) => types[u] === g.battle.game.units[c.a]);
      if (unit === undefined) return false;
      if (g.unitHex[unit] >= 0) takeOff(g, g.unitHex[unit]);
      g.unitFate[unit] = RESERVE;
    }
    const leader = leadersOf(g, seat)[0];
    if (leader === undefined) return false;
    if (g.leaderHex[leader] >= 0) g.hexLeader[g.leaderHex[leader]] = -1;
    g.leaderHex[leader] = -1;
    g.leaderFate[leader] = RESERVE;
    return undefined;
  },
  baselineFull({ g }) {
    for (const hex of hexes(g)) takeOff(g, hex);
    return undefined;
  },
  taken: off,
  secondLeader: off,
  notNear: (c) => anotherHex(c, 1),
  nobodyNear: ({ f }) => void (f.left = 63),
  rolledFor: ({ f }) => void (f.left = 63),

  // Medieval.
  noAmbush: fact(CARD),
  cannotAttack: fact('what leaves no dice there is the ground'),
  noGate: (c) => anotherHex(c, 2),
  ownGate: fact('the city belongs to a side by the sheet'),
  gateHeld: off,
  chargesUnit: unmark(MUST_CLOSE),
  firedAtUnit: ({ g, a }) => withoutTerms(g, a),
  noCamp: (c) => anotherHex(c, 1),
  ownCamps: fact('the camps belong to a side by the sheet'),
  notListed: fact('the list of actions is the army’s'),
  servesNobody({ g, seat, a }) {
    const action = g.battle.game.actions[a] as unknown as { concerns(g: State, unit: number): boolean };
    for (const u of onBoard(g, seat)) g.unitMark[u] |= ORDERED;
    return onBoard(g, seat).some((u) => action.concerns(g, u)) ? undefined : false;
  },
  noHiddenForce: fact('the scenario has none'),
  notItsSide: fact('the hidden force is the other side’s by the sheet'),
  entryElsewhere: (c) => anotherHex(c, verbOf(c.choice) === ENTER_LEADER ? 1 : 2),
  noOrderThere: allSections,
  ground: fact(GROUND),
  noToken: ({ g, a }) => void (g.tokens[a] = 1),
  tokenSpent: ({ g, a }) => void (g.tokensSpent[a] = 0),
  noTokenNeeded: ({ f }) => void (f.flags = f.count + 1),
  oneFlagMore: ({ f, choice }) => choiceOf(verbOf(choice), f.count + 1),
  withoutToken: ({ f, choice }) => choiceOf(verbOf(choice), f.count + 1),

  // Napoleonics.
  noInfantry({ g, f }) {
    const unit = onBoard(g, g.battle.unitSide[f.defender]).find((u) => isInfantry(g, u));
    return unit === undefined ? false : void (f.defender = unit);
  },
  noCavalry({ g, f }) {
    const unit = onBoard(g, g.battle.unitSide[f.attacker]).find((u) => isCavalry(g, u));
    return unit === undefined ? false : void (f.attacker = unit);
  },
  inSquareAlready: ({ g, a }) => void (g.unitForm[a] = 0),
  noSquareGround({ g, a }) {
    const { terrain } = groundOf(g);
    const hex = hexes(g).find((one) => empty(g, one) && squareGround(terrain[one]));
    return hex === undefined ? false : (putUnit(g, a, hex) as undefined);
  },
  fewCards: ({ g, seat }) => void (g.handCount[seat] = 6),
  trackFull: ({ g }) => void g.aside.fill(0),
  notInSquare: ({ g, a }) => void (g.unitForm[a] = 1),
  noOrder: mark(ORDERED),
  cavalryNear: ({ g, a, seat }) => sendEnemiesAway(g, g.unitHex[a], seat) as undefined,
  noArtillery: (c) => replaceBy(c, c.seat, firstOf(c.choice), (u) => isArtillery(c.g, u)),
  theAttacker: fact('guns alone do not lead combined arms'),
  farGun: (c) => standElsewhere(c, c.a, (hex) => distance(c.g, hex, c.f.hex) === 2 && canSee(c.g, hex, c.f.hex)),
  gunCannotClose: fresh,
  gunCannotFire(c) {
    fresh(c);
    sendEnemiesAway(c.g, c.g.unitHex[c.a], c.seat, c.f.hex);
    return undefined;
  },
  gunCannotSee: (c) => standElsewhere(c, c.a, (hex) => distance(c.g, hex, c.f.hex) === 2 && canSee(c.g, hex, c.f.hex)),
  gunNoDice: ({ g, a }) => {
    g.unitSteps[a] = 0;
    g.unitBlocks[a] = 3;
    return undefined;
  },
  noDiceAlone(c) {
    c.g.unitForm[c.g.hexUnit[c.f.hex]] = 0;
    return fresh(c);
  },
};
