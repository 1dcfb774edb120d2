// For every reason that Battalion's rules give: how that one obstacle is taken away on a copy of the state. What cannot be
// taken away because it never changes, or stands in the choice itself, says so, and is checked to be true.

import {
  ASSAULT,
  type Frame,
  GONE,
  MOST_RANKS,
  PILE,
  REDEPLOYED,
  RESERVE,
  type State,
} from '../../src/games/battalion/rules/state.ts';
import { CAVALRY, cards, type Rank, ranks } from '../../src/games/battalion/tables/tables.ts';
import { EVADE, STEADFAST } from '../../src/games/battalion/tables/traits.ts';
import { V_PLAY } from '../../src/games/battalion/tables/verbs.ts';
import { nearestFrame } from '../../src/games/battalion/telling/stack.ts';
import type { Fault } from '../../src/games/battalion/telling/why-not/faults.ts';
import { choiceOf, firstOf, secondOf, verbOf } from '../../src/kernel/choice.ts';
import { pending } from '../../src/kernel/procedure.ts';

export interface Refused {
  readonly g: State;
  readonly f: Frame;
  readonly choice: number;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
}

export type Remedy =
  /** Changes the copy so that the obstacle is gone. */
  | { readonly change: (refused: Refused) => void }
  /** The obstacle is in the choice: the same without it. */
  | { readonly instead: (refused: Refused) => number }
  /** It cannot be taken away; why, and whether it is true. */
  | { readonly because: string; readonly isTrue: (refused: Refused) => boolean }
  /** No play leads to it: why. */
  | { readonly never: string };

const attackOf = ({ g, f }: Refused): Frame => nearestFrame(g, 'attack') ?? f;
const ownUnits = (g: State, seat: number): number[] => g.battle.units.filter((u) => g.battle.unitSeat[u] === seat);
const enemies = (g: State, seat: number): readonly number[] => g.battle.sideUnits[1 - (seat & 1)];

function setRanks(g: State, unit: number, own: readonly Rank[]): void {
  for (let i = 0; i < MOST_RANKS; i++) g.rank[unit * MOST_RANKS + i] = i < own.length ? own[i].index + 1 : 0;
}
const rankThat = (is: (rank: Rank) => boolean): Rank => ranks.find(is) as Rank;
const plain = rankThat((rank) => rank.traits === 0);
const other = rankThat((rank) => rank.name !== plain.name && rank.traits === 0);

/** A unit leaves all its enemies. */
function unlink(g: State, unit: number): void {
  g.links[unit] = 0;
  for (const enemy of g.battle.sideUnits[1 - g.battle.unitSide[unit]]) g.links[enemy] &= ~g.battle.unitBit[unit];
}
function link(g: State, a: number, b: number): void {
  g.links[a] |= g.battle.unitBit[b];
  g.links[b] |= g.battle.unitBit[a];
}
/** A unit stands in a sector, unengaged, with ranks. */
function stand(g: State, unit: number, sector: number): void {
  unlink(g, unit);
  if (g.rank[unit * MOST_RANKS] === 0) setRanks(g, unit, [plain]);
  g.unitSector[unit] = sector;
}
/** No enemy of the seat's side is left in the sector. */
function empty(g: State, side: number, sector: number): void {
  for (const unit of g.battle.sideUnits[side]) {
    if (g.unitSector[unit] !== sector) continue;
    unlink(g, unit);
    g.unitSector[unit] = RESERVE;
  }
}
/** A unit that anything may be asked of: mixed, dear, cavalry, with an unengaged enemy in its sector, and order in the camp. */
function makeReady(g: State, unit: number, sector: number): void {
  const seat = g.battle.unitSeat[unit];
  stand(g, unit, sector);
  stand(g, enemies(g, seat)[0], sector);
  setRanks(g, unit, [plain, other]);
  g.unitClasses[unit] = CAVALRY;
  g.unitMarks[unit] = 0;
  g.unitOrder[unit] = 3;
  g.campOrder[seat] = 50;
}
const neighbour = (sector: number): number => (sector > 0 ? sector - 1 : 1);

/** The printed moments whose texts a decision takes. */
const MOMENTS: { readonly [decision: string]: readonly string[] } = {
  redeploy: ['redeploy'],
  action: ['start', 'command'],
  rallyTextsAnswer: ['rally'],
  chargedAnswer: ['charged', 'command'],
  engagedAnswer: ['engaged'],
  pool: ['pool'],
  enemyPoolAnswer: ['enemy-pool'],
  rolledAnswer: ['rolled'],
  takeHits: ['hits'],
  disbandingAnswer: ['disband'],
  afterHitsAnswer: ['after-hits'],
  afterAttackAnswer: ['after-attack', 'command'],
  endOfTurnAnswer: ['end'],
};

const windowOpens = (what: string): Remedy => ({ never: `the window opens only where ${what}` });

export const REMEDIES: { readonly [key in Fault]: Remedy } = {
  // Units and places.
  noUnit: { because: 'no unit joins a battle', isTrue: ({ g, a }) => !g.battle.units.includes(a) },
  notYours: { because: 'units never change hands', isTrue: ({ g, a, seat }) => g.battle.unitSeat[a] !== seat },
  notVictims: { because: 'units never change hands', isTrue: ({ g, a, b }) => g.battle.unitSeat[a] !== b },
  friend: { because: 'nobody changes sides', isTrue: ({ g, a, seat }) => g.battle.unitSide[a] === (seat & 1) },
  disbanded: { change: ({ g, a }) => stand(g, a, 0) },
  inReserve: { change: ({ g, a }) => stand(g, a, 0) },
  offField: { never: 'only piles are neither in reserve nor on the field, and nobody is commanded while they wait' },
  targetInReserve: { change: ({ g, a }) => stand(g, a, 0) },
  targetInPile: { never: 'no attack is made while piles wait' },
  noSector: { because: 'the field does not grow', isTrue: ({ g, a }) => a >= g.battle.sectors },
  notNext: {
    change({ g, choice, a }) {
      g.unitSector[firstOf(choice)] = neighbour(a);
    },
  },
  notItsUnit: {
    change({ f, choice }) {
      f.unit = firstOf(choice);
    },
  },
  // Cards.
  otherFaction: {
    because: 'a faction has its own cards',
    isTrue: ({ g, a, b }) => cards[a].faction !== g.battle.factions[b].index,
  },
  notHeld: {
    change({ g, a, b }) {
      g.held[a]++;
      g.handCount[b]++;
    },
  },
  usedHere: {
    change({ f }) {
      f.used = 0;
    },
  },
  otherForm: { instead: ({ choice, b }) => choiceOf(b, firstOf(choice), b === V_PLAY ? 0 : secondOf(choice)) },
  notItsMoment: {
    because: 'a text has its printed moment',
    isTrue({ g, a, seat }) {
      const decision = pending(g)?.name ?? '';
      // A text for a charge to come has its moment in the action alone.
      const forCharge = g.battle.texts[seat].charge.some(({ card }) => card === a);
      return !(MOMENTS[decision] ?? []).includes(cards[a].window) || (forCharge && decision !== 'action');
    },
  },
  // Paying.
  tooDear: {
    change({ g, a }) {
      g.campOrder[g.battle.unitSeat[a]] = 50;
    },
  },
  savesNothing: {
    change({ g, a }) {
      g.unitOrder[a] = 3;
      g.campOrder[g.battle.unitSeat[a]] = 50;
    },
  },
  oneNameOnly: { change: ({ g, a }) => setRanks(g, a, [plain, other]) },
  notForEvade: {
    because: 'the text speaks of commands and reactions',
    isTrue: ({ g }) => pending(g)?.name === 'afterAttackAnswer',
  },
  // Shooting, charging, assaulting.
  engagedShooter: { change: ({ g, a }) => unlink(g, a) },
  noRanged: { change: ({ g, a }) => setRanks(g, a, [rankThat((rank) => rank.ranged.length > 0)]) },
  noRangedFire: { change: ({ g, a }) => setRanks(g, a, [rankThat((rank) => rank.ranged.length > 0)]) },
  engagedTarget: { change: ({ g, a }) => unlink(g, a) },
  tooFar: {
    change({ g, a, b }) {
      g.unitSector[b] = g.unitSector[a];
    },
  },
  sectorNotEmpty: { change: ({ g, a }) => empty(g, 1 - g.battle.unitSide[a], g.unitSector[a]) },
  unengaged: { change: ({ g, a, choice }) => link(g, a, secondOf(choice)) },
  notLinked: { change: ({ g, a, b }) => link(g, a, b) },
  engagedCharger: { change: ({ g, a }) => unlink(g, a) },
  emptySector: { change: ({ g, b, seat }) => stand(g, enemies(g, seat)[0], b) },
  nobodyToEngage: {
    change({ g, a }) {
      for (const unit of g.battle.units) if (g.unitSector[unit] === a) unlink(g, unit);
    },
  },
  ownSector: {
    change({ g, a, b }) {
      g.unitSector[a] = neighbour(b);
    },
  },
  enemiesHere: { change: ({ g, a, seat }) => empty(g, 1 - (seat & 1), a) },
  nobodyThere: { change: ({ g, a, seat }) => stand(g, enemies(g, seat)[0], a) },
  bound: {
    change({ g, a }) {
      g.unitMarks[a] = 0;
    },
  },
  wrongClassToCharge: {
    change({ g, a }) {
      g.unitClasses[a] = CAVALRY;
    },
  },
  mustCharge: {
    change({ f }) {
      f.stampede = 0;
      f.cry = 0;
    },
  },
  nobodyReacts: {
    change({ f }) {
      f.cry = 0;
    },
  },
  commandFollows: {
    change({ f }) {
      f.less = f.captains = f.stampede = f.cry = 0;
    },
  },
  relievedAlready: {
    change({ f }) {
      f.less = f.captains = 0;
    },
  },
  chargeTextPlayed: {
    change({ f }) {
      f.stampede = f.cry = 0;
    },
  },
  noCommandLeft: { change: ({ g, seat }) => makeReady(g, ownUnits(g, seat)[0], 0) },
  // Reactions and targets.
  reactsElsewhere: {
    change({ g, a, b }) {
      g.unitSector[a] = g.unitSector[b];
    },
  },
  engagedReactor: { change: ({ g, a }) => unlink(g, a) },
  helpsNoReaction: {
    change({ g, seat }) {
      const sector = g.unitSector[g.charging - 1];
      const unit = ownUnits(g, seat)[0];
      stand(g, unit, sector);
      setRanks(g, unit, [plain, other]);
      g.unitOrder[unit] = 3;
      g.campOrder[seat] = 50;
    },
  },
  overFull: { change: ({ g, a }) => unlink(g, a) },
  chargeElsewhere: {
    change({ g, a, b }) {
      g.unitSector[a] = g.unitSector[b];
    },
  },
  // Deploying and redeploying.
  placedAlready: {
    change({ g, a }) {
      g.unitSector[a] = PILE;
    },
  },
  notYourHalf: {
    because: 'the halves of the field are fixed',
    isTrue: ({ g, a, seat }) => ((g.battle.homeSectors[seat] >> a) & 1) === 0,
  },
  engagedMover: { change: ({ g, a }) => unlink(g, a) },
  redeployedBefore: {
    change({ g, a }) {
      g.unitMarks[a] &= ~REDEPLOYED;
    },
  },
  alreadyThere: {
    change({ g, a, b }) {
      g.unitSector[a] = neighbour(b);
    },
  },
  notHome: {
    change({ g, choice, a }) {
      g.unitSector[firstOf(choice)] = neighbour(a);
    },
  },
  noCardForIt: {
    change({ f }) {
      f.credits = 1;
    },
  },
  // What texts ask for.
  wrongAttack: {
    change(refused) {
      const kind = [0, 1, 2, 3, 4].find((one) => ((refused.a >> one) & 1) !== 0) ?? 0;
      attackOf(refused).kind = kind;
      if (pending(refused.g)?.name === 'takeHits') refused.f.kind = kind;
    },
  },
  wrongClass: {
    change({ g, a, b }) {
      g.unitClasses[a] = b;
    },
  },
  sixDice: {
    change(refused) {
      const attack = attackOf(refused);
      attack.extra = 0;
      attack.stampede = 0;
      setRanks(refused.g, attack.attacker, [plain]);
      refused.g.links[attack.target] = refused.g.battle.unitBit[attack.attacker];
    },
  },
  notOuter: {
    change({ g, a }) {
      g.unitSector[a] = 0;
    },
  },
  notOverlapped: {
    change({ g, a }) {
      g.links[a] = 3;
    },
  },
  allEights: {
    change({ g }) {
      g.heap[1] = 1;
    },
  },
  oneRank: { change: ({ g, a }) => setRanks(g, a, [plain, plain]) },
  disengaged: {
    change({ g, a }) {
      g.links[a] = 1;
    },
  },
  targetStands: {
    change({ g, a }) {
      g.unitSector[a] = GONE;
    },
  },
  targetGone: { change: ({ g, a }) => stand(g, a, 0) },
  noOrderThere: {
    change({ g, a }) {
      g.campOrder[a] = 1;
    },
  },
  noUnitThere: { change: ({ g, a }) => stand(g, ownUnits(g, a)[0], 0) },
  noHit: {
    change(refused) {
      attackOf(refused).hits = 1;
    },
  },
  notByCommand: {
    change(refused) {
      attackOf(refused).byCommand = 1;
    },
  },
  turnedRanks: {
    change({ g }) {
      g.turnedRanks = 0;
    },
  },
  noElephants: windowOpens('elephants are'),
  fewerAlready: windowOpens('the card has not been played'),
  counterFirstAlready: windowOpens('the counterattack does not come first'),
  noDisorder: windowOpens('a unit holds disorder'),
  noDisorderOn: windowOpens('the unit holds disorder'),
  noCampDisorder: {
    change({ g, seat }) {
      g.campDisorder[seat] = 1;
    },
  },
  oneName: { change: ({ g, a }) => setRanks(g, a, [plain, other]) },
  needsItsFront: {
    change({ g, a }) {
      g.unitDisorder[a] = 0;
    },
  },
  notAnOpponent: {
    because: 'opponents are fixed',
    isTrue: ({ g, a, seat }) => a >= g.battle.seats || (a & 1) === (seat & 1),
  },
  emptyHand: {
    change({ g, a }) {
      g.handCount[a] = 1;
    },
  },
  nobodyNeedsCard: {
    change({ g, a, seat }) {
      const unit = ownUnits(g, seat)[0];
      stand(g, unit, 0);
      setRanks(g, unit, [plain]);
      g.unitMarks[unit] = 0;
      g.unitClasses[unit] = a === CAVALRY ? CAVALRY : 1;
    },
  },
  horsesAlready: {
    change({ f }) {
      f.horses = 0;
    },
  },
  nobodyFree: {
    change({ g, seat }) {
      const unit = ownUnits(g, seat)[0];
      stand(g, unit, 0);
      g.unitMarks[unit] = 0;
    },
  },
  commandedAlready: {
    change({ g, a }) {
      g.unitMarks[a] = 0;
    },
  },
  redeployedAlready: {
    change({ g, a }) {
      g.unitMarks[a] = 0;
    },
  },
  nobodyToBarrage: { change: ({ g, a, seat }) => stand(g, enemies(g, seat)[0], g.unitSector[a]) },
  // Evade.
  notTheRoller: {
    change(refused) {
      attackOf(refused).attacker = refused.a;
    },
  },
  noEvade: { change: ({ g, a }) => setRanks(g, a, [rankThat((rank) => (rank.traits & EVADE) !== 0)]) },
  notInAssault: {
    change(refused) {
      attackOf(refused).ordered = ASSAULT;
    },
  },
  exhausted: { change: ({ g }) => void g.exhausted.fill(0) },
  // Dice.
  noSuchFace: { because: 'a die has eight sides', isTrue: ({ a }) => a < 1 || a > 8 },
  dieAbsent: {
    change({ g, a }) {
      g.heap[a] = 1;
    },
  },
  nonePicked: {
    change({ g }) {
      g.aside[1] = 1;
    },
  },
  eightNotRaised: { because: 'no die shows more than 8', isTrue: ({ choice }) => firstOf(choice) === 8 },
  raiseOne: {
    change({ f }) {
      f.diceLeft = 1;
    },
  },
  eightHits: { because: 'an 8 takes no value', isTrue: ({ choice }) => firstOf(choice) === 8 },
  valueTaken: {
    change({ g, a }) {
      g.values[a] = 1;
    },
  },
  noSuchValue: { because: 'attack values are below 8', isTrue: ({ a }) => a < 1 || a > 7 },
  belowValue: { because: 'a number does not change', isTrue: ({ a, b }) => a < b },
  // Taking hits.
  fewerRanks: { instead: ({ choice, b }) => choiceOf(verbOf(choice), b - 1, secondOf(choice)) },
  allRanks: {
    change({ g, a, choice }) {
      g.rank[a * MOST_RANKS + firstOf(choice)] = plain.index + 1;
    },
  },
  nothingLeftToPlace: {
    change({ f }) {
      f.hitsDue = 40;
    },
  },
  placesOther: { instead: ({ choice, a, b }) => choiceOf(verbOf(choice), a, b) },
  campShort: {
    change({ g, f }) {
      g.campOrder[f.seat] = 50;
    },
  },
  wouldDisband: {
    change({ g, f, choice }) {
      const strong = ranks.reduce((best, rank) => (rank.cohesion > best.cohesion ? rank : best));
      for (let i = firstOf(choice); i < MOST_RANKS; i++) g.rank[f.target * MOST_RANKS + i] = strong.index + 1;
      g.unitDisorder[f.target] = 0;
    },
  },
  restToPlace: {
    change({ f }) {
      f.hitsDue = 0;
    },
  },
  refundsMore: {
    change({ f }) {
      f.hitsDue = -40;
    },
  },
  unitHoldsLess: {
    change({ g, f }) {
      g.unitDisorder[f.target] = 60;
    },
  },
  notSteadfast: { change: ({ g, a }) => setRanks(g, a, [rankThat((rank) => (rank.traits & STEADFAST) !== 0)]) },
  steadied: {
    change({ f }) {
      f.steadied = 0;
    },
  },
  steadiedFirst: {
    change({ f }) {
      f.steadied = 0;
    },
  },
  noOrderInCamp: {
    change({ g, f }) {
      g.campOrder[f.seat] = 1;
    },
  },
  noDisorderInCamp: {
    change({ g, f }) {
      g.campDisorder[f.seat] = 1;
    },
  },
  ignoresOther: { instead: ({ choice }) => choiceOf(verbOf(choice), 1) },
  // Tokens and ranks that cards move.
  helpsAnother: {
    change({ f }) {
      f.from = 0;
    },
  },
  bringsFewer: { instead: ({ choice }) => choiceOf(verbOf(choice), 1, secondOf(choice)) },
  unitHolds: {
    change({ g, a }) {
      g.unitDisorder[a] = 60;
    },
  },
  bringOne: {
    change({ f }) {
      f.brought = 1;
    },
  },
  campHolds: {
    change({ g, f }) {
      g.campDisorder[f.seat] = 60;
    },
  },
  turnsFewer: { instead: ({ choice }) => choiceOf(verbOf(choice), 1) },
  noSuchRank: {
    change({ g, f, a, b }) {
      g.rank[a * MOST_RANKS + f.arranged] = b + 1;
    },
  },
};
