// Sentences for what keeps a piece from being activated, moving, rallying, running or coming onto the battlefield.

import type { State } from '../../rules/state.ts';
import { capital, count, hexName, pieceName, pieceOn, REF, scenarioRef, terrainRef, whoIsAt } from '../words.ts';
import type { AttackFault, CardFault, EventFault, MoveFault, Sentence } from './faults.ts';
import { subject } from './faults.ts';

/** Reasons of moves that fights and cards do not share. */
export const MOVE_WORDS: {
  readonly [key in Exclude<MoveFault | EventFault, AttackFault | CardFault | 'noGreyCube'>]: Sentence;
} = {
  // ---- activation
  activated: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} had a move in this phase.`, ref: REF.movement }),
  noActivations: () => ({ text: 'The activation has no points left.', ref: REF.activation }),
  nowhereToGo: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no hex to go to.`, ref: REF.movement }),
  hasLed: (g, a) => ({ text: `${pieceName(g, a)} has been activated to lead in this round.`, ref: REF.activation }),
  notLed: (g, a) => ({
    text: `Activate ${pieceName(g, a)} to lead first; he may then move by himself.`,
    ref: REF.activation,
  }),
  hasRallied: (g, a) => ({ text: `${pieceName(g, a)} has rallied in this round.`, ref: REF.rally }),
  nobodyToRally: (g, a) => ({
    text: `No unit with a grey cube that ${pieceName(g, a)} could rally is with him or next to him.`,
    ref: REF.rally,
  }),
  noCardToDraw: () => ({ text: 'There is no card left to draw.', ref: REF.rally }),

  // ---- steps
  halted: (g, a) => ({ text: `${subject(g, a, 'goes', 'go')} no further in this move.`, ref: REF.movement }),
  noPointsLeft: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no movement points left.`, ref: REF.movement }),
  mustEnter: (g, _a, b) => ({ text: `After its assault it may only go on into ${hexName(g, b)}.`, ref: REF.assault }),
  alreadyThere: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} there already.`, ref: REF.movement }),
  notNext: (g, a, b) => ({
    text: `${hexName(g, b)} is not next to ${hexName(g, g.unitHex[a])}, and no way leads there in one step.`,
    ref: REF.movement,
  }),
  tooDear: (g, a, b) => ({
    text: `That step costs ${count(b, 'movement point')}, more than ${pieceName(g, a)} can spend.`,
    ref: REF.movement,
  }),
  tooFar: (g, a, b) => ({
    text: `${hexName(g, b)} is too far for the movement of ${pieceName(g, a)}.`,
    ref: REF.movement,
  }),
  entryBarred: (g, _a, b) => ({ text: `No more units may enter ${hexName(g, b)} this turn.`, ref: scenarioRef(g) }),
  moveBarred: (g, a) => ({
    text: `${capital(pieceOn(g, a))} may not leave the hill by activation yet.`,
    ref: scenarioRef(g),
  }),
  neverAlone: (g, a) => ({ text: `${pieceName(g, a)} may not be alone.`, ref: scenarioRef(g) }),

  // ---- ground and room
  river: (g, _a, b) => ({ text: `Nobody enters the river at ${hexName(g, b)}.`, ref: terrainRef('river') }),
  noCrossing: () => ({ text: 'Nobody crosses an escarpment.', ref: terrainRef('escarpment') }),
  stakesBar: () => ({ text: 'Cavalry cannot go through stakes.', ref: terrainRef('stakes') }),
  closedGround: (g, a, b) => ({
    text: `${capital(pieceName(g, a))} may not enter ${hexName(g, b)} in this battle.`,
    ref: scenarioRef(g),
  }),
  taken: (g, _a, b) => ({ text: `${hexName(g, b)} is taken: ${whoIsAt(g, b)}.`, ref: REF.movement }),
  oneLeader: (g, _a, b) => ({
    text: `${leaderAt(g, b)} is at ${hexName(g, b)}, and a hex holds one leader only.`,
    ref: REF.leaders,
  }),
  routedLeader: (g, _a, b) => ({
    text: `${leaderAt(g, b)} at ${hexName(g, b)} is routed, and no unit takes him in.`,
    ref: REF.leaders,
  }),

  // ---- rally
  nobodyOfHis: (g, a) => ({ text: `Nobody whom ${pieceName(g, a)} could rally stands there.`, ref: REF.rally }),
  himself: (g, a) => ({ text: `${pieceName(g, a)} cannot rally himself.`, ref: REF.rally }),
  higherMorale: () => ({
    text: 'A routed leader is rallied only by one of higher morale than his own.',
    ref: REF.leadersInCombat,
  }),
  anotherOne: () => ({ text: 'The second mark is for another unit.', ref: REF.rally }),
  notNearHim: (g, a, b) => ({
    text: `${subject(g, b, 'is', 'are')} not with or next to ${pieceName(g, a)}.`,
    ref: REF.rally,
  }),

  // ---- evasion
  fromHorse: () => ({ text: 'Nobody evades from cavalry.', ref: REF.evasion }),
  hasEvaded: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} evaded in this round.`, ref: REF.evasion }),
  standsItsGround: (g, a) => ({
    text: `${subject(g, a, 'is', 'are')} infantry, which does not evade.`,
    ref: REF.evasion,
  }),
  heldByEnemy: (g, _a, b) => ({ text: `${subject(g, b, 'is', 'are')} next to it and will hold it.`, ref: REF.evasion }),
  nextToAssaulter: (g, _a, b) => ({ text: `${hexName(g, b)} is next to the unit that assaults.`, ref: REF.evasion }),
  freeWayFirst: () => ({
    text: 'An own unit is passed only if no free hex can be reached.',
    ref: REF.evasion,
  }),
  wayTaken: (g, _a, b) => ({ text: `Pieces stand on every way to ${hexName(g, b)}.`, ref: REF.evasion }),
  wayBarred: (g, _a, b) => ({ text: `The ground bars every way to ${hexName(g, b)}.`, ref: REF.evasion }),
  noWayThere: (g, a, b) => ({ text: `${pieceName(g, a)} cannot run to ${hexName(g, b)}.`, ref: REF.evasion }),

  // ---- retreat
  notNextToLeader: (g, _a, b) => ({ text: `${hexName(g, b)} is not next to the leader.`, ref: REF.retreat }),
  noUnitToJoin: (g, _a, b) => ({ text: `No unit of his own side stands at ${hexName(g, b)}.`, ref: REF.retreat }),
  notBehind: (g, a, b) => ({
    text: `${capital(pieceName(g, a))} cannot step back to ${hexName(g, b)}: it goes one hex, away from the attacker.`,
    ref: 'D Fake retreat',
  }),
  notNextInRout: (g, _a, b) => ({
    text: `A retreat goes hex by hex, and ${hexName(g, b)} is not next.`,
    ref: REF.retreat,
  }),
  enemyInTheWay: (g, _a, b) => ({ text: `${hexName(g, b)} is taken: ${whoIsAt(g, b)}.`, ref: REF.retreat }),
  friendInTheWay: (g, _a, b) => ({
    text: `${capital(whoIsAt(g, b))} at ${hexName(g, b)}: own units are run through only where nothing else leads on.`,
    ref: REF.retreat,
  }),
  noWayOn: (g, _a, b) => ({ text: `No way leads from ${hexName(g, b)} to the own edge.`, ref: REF.retreat }),
  notFurther: (g, _a, b) => ({
    text: `${hexName(g, b)} is no further from the enemy than it began its retreat.`,
    ref: REF.retreat,
  }),
  nearerWay: (g, _a, b) => ({
    text: `${hexName(g, b)} is not the shortest way to the own edge; there is a better one.`,
    ref: REF.retreat,
  }),

  // ---- events
  stillOnHill: (g, _a, b) => ({ text: `${hexName(g, b)} is on the hill; it is drawn off it.`, ref: scenarioRef(g) }),
  notTowardsHorse: (g, _a, b) => ({ text: `${hexName(g, b)} is no nearer to the horsemen.`, ref: scenarioRef(g) }),
  notThroughBows: (g, _a, b) => ({ text: `No own crossbows stand at ${hexName(g, b)}.`, ref: scenarioRef(g) }),
  notBehindBows: (g, _a, b) => ({ text: `${hexName(g, b)} does not lie behind the crossbows.`, ref: scenarioRef(g) }),
  notComing: (g) => ({ text: 'No such piece is to come now.', ref: scenarioRef(g) }),
  noEntryHere: (g, _a, b) => ({ text: `${hexName(g, b)} is not where it enters.`, ref: scenarioRef(g) }),
  unitsFirst: (g) => ({ text: 'The units are placed first, then their leader.', ref: scenarioRef(g) }),
  joinsComing: (g) => ({ text: 'The leader comes with one of the units that have just come.', ref: scenarioRef(g) }),
};

const leaderAt = (g: State, hex: number): string => (g.hexLeader[hex] >= 0 ? pieceName(g, g.hexLeader[hex]) : '');
