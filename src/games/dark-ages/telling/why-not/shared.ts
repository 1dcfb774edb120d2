// Reasons that several decisions give: who stands where, whether a piece can attack, ground and room, and whom a question is about.

import type { MeleeFault, StrikeFault } from '../../rules/attacks.ts';
import type { GroundFault, RoomFault } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { CARDS } from '../../tables/tables.ts';
import {
  capital,
  cardName,
  count,
  does,
  hexName,
  pieceName,
  pieceOn,
  REF,
  scenarioRef,
  terrainRef,
  whoIsAt,
} from '../words.ts';
import { type FaultWords, subject } from './faults.ts';
import type { PointingFault } from './pointing.ts';

/** Steps, evades, retreats and rides share these. */
type WayFault = 'alreadyThere' | 'notNext' | 'tooDear' | 'tooFar' | 'entryBarred';

export type SharedFault =
  | PointingFault
  | StrikeFault
  | MeleeFault
  | GroundFault
  | RoomFault
  | WayFault
  | 'noGreyCube'
  | 'notTheOneAsked';

const leaderAt = (g: State, hex: number): string => (g.hexLeader[hex] >= 0 ? pieceName(g, g.hexLeader[hex]) : '');

export const SHARED_FAULTS: FaultWords<SharedFault> = {
  // ---- what is pointed at
  noSuchHex: () => ({ text: 'There is no such hex on this board.', ref: REF.movement }),
  nobodyThere: (g, a) => ({ text: `Nobody stands at ${hexName(g, a)}.`, ref: REF.movement }),
  notYours: (g, a) => ({ text: `${capital(pieceOn(g, a))} ${does(g, a, 'is', 'are')} not yours.`, ref: REF.movement }),
  onlyLeaderThere: (g, a) => ({
    text: `There is no unit at ${hexName(g, g.unitHex[a])}, only the leader ${pieceName(g, a)}.`,
    ref: REF.movement,
  }),
  noLeaderThere: (g, a) => ({ text: `No leader is at ${hexName(g, a)}.`, ref: REF.leaders }),
  isYours: (g, a) => ({ text: `${capital(pieceOn(g, a))} ${does(g, a, 'is', 'are')} yours.`, ref: REF.combat }),
  noSuchCard: () => ({ text: 'There is no such card.', ref: REF.cards }),
  notHeld: (_g, a) => ({ text: `You do not hold ${cardName(a)} (${CARDS[a].number}).`, ref: REF.cards }),
  notTheOneAsked: (g, a) => ({ text: `The question is about ${pieceOn(g, a)}.`, ref: REF.sequence }),

  // ---- attacks
  offBoard: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} not on the battlefield.`, ref: REF.combat }),
  routed: (g, a) => ({
    text: `${subject(g, a, 'is', 'are')} routed and can only retreat or be rallied.`,
    ref: REF.retreat,
  }),
  noActiveCube: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no active cube.`, ref: REF.combat }),
  noGreyCube: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no grey cube.`, ref: REF.rally }),
  onlyShoots: (g, a) => ({
    text: `${subject(g, a, 'shoots', 'shoot')} and never ${does(g, a, 'attacks', 'attack')} hand to hand.`,
    ref: REF.ranged,
  }),
  notAdjacent: (g, a, b) => ({
    text: `${subject(g, b, 'is', 'are')} not next to ${hexName(g, g.unitHex[a])}.`,
    ref: REF.combat,
  }),
  escarpment: () => ({ text: 'Nobody attacks across an escarpment.', ref: terrainRef('escarpment') }),
  stakes: () => ({ text: 'Cavalry cannot attack across stakes.', ref: terrainRef('stakes') }),
  leaderWithUnit: (g, a) => ({
    text: `${pieceName(g, a)} is with a unit: it fights and is fought, not he.`,
    ref: REF.leaders,
  }),
  hasAssaulted: (g, a) => ({
    text: `${subject(g, a, 'has', 'have')} assaulted in this round and cannot attack again.`,
    ref: REF.assault,
  }),
  hasFought: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} attacked in this round.`, ref: REF.combat }),
  hasFired: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} shot in this round.`, ref: REF.combat }),

  // ---- ways
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
};
