// Sentences for what keeps a piece from attacking, shooting, joining an attack or answering one.

import { distance } from '../../rules/ground.ts';
import { does, hexes, hexName, pieceName, REF, scenarioRef, terrainRef } from '../words.ts';
import { type AttackFault, type Sentence, subject } from './faults.ts';

export const ATTACK_WORDS: { readonly [key in AttackFault]: Sentence } = {
  offBoard: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} not on the battlefield.`, ref: REF.combat }),
  routed: (g, a) => ({
    text: `${subject(g, a, 'is', 'are')} routed and can only retreat or be rallied.`,
    ref: REF.retreat,
  }),
  noActiveCube: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no active cube.`, ref: REF.combat }),
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

  // ---- assault
  mustGoOn: (g, _a, b) => ({
    text: `After its assault it may only go on into ${hexName(g, b)}; from there it may assault again.`,
    ref: REF.assault,
  }),
  moveForbidsAssault: (g) => ({ text: 'This move allows no assault.', ref: scenarioRef(g) }),
  beganAdjacent: (g, a) => ({
    text: `${subject(g, a, 'was', 'were')} next to an enemy when the move began.`,
    ref: REF.assault,
  }),
  hasNotMoved: () => ({ text: 'A unit must move at least one hex before it assaults.', ref: REF.assault }),
  leaderWithUnit: (g, a) => ({
    text: `${pieceName(g, a)} is with a unit: it fights and is fought, not he.`,
    ref: REF.leaders,
  }),
  throughStream: () => ({ text: 'No assault is made out of or through a stream.', ref: terrainRef('stream') }),
  horseIntoWoods: () => ({ text: 'Cavalry cannot assault into woods.', ref: terrainRef('woods') }),
  acrossSlope: () => ({ text: 'No assault is made across a slope.', ref: terrainRef('slope') }),

  // ---- melee, joining
  hasAssaulted: (g, a) => ({
    text: `${subject(g, a, 'has', 'have')} assaulted in this round and cannot attack again.`,
    ref: REF.assault,
  }),
  hasFought: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} attacked in this round.`, ref: REF.combat }),
  hasFired: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} shot in this round.`, ref: REF.combat }),
  notOwn: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} not of the side that attacks.`, ref: 'D Combined Forces' }),
  partOfAttack: (g, a) => ({
    text: `${subject(g, a, 'is', 'are')} part of the attack already.`,
    ref: 'D Combined Forces',
  }),
  noAttackerThere: (g, _a, b) => ({
    text: `Nobody of the attackers stands at ${hexName(g, b)}.`,
    ref: 'D Combined Forces',
  }),
  noDiceAgainst: (g, a) => ({
    text: `The defender has no dice against ${pieceName(g, a)}: cavalry does not answer across stakes.`,
    ref: terrainRef('stakes'),
  }),

  // ---- shots
  cannotShoot: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no bows or crossbows.`, ref: REF.ranged }),
  hasMoved: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} moved and cannot shoot.`, ref: REF.ranged }),
  notLoaded: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} not loaded.`, ref: REF.ranged }),
  enemyAdjacent: (g, _a, b) => ({ text: `${subject(g, b, 'is', 'are')} next to the shooters.`, ref: REF.ranged }),
  noTarget: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} no target.`, ref: REF.ranged }),
  outOfRange: (g, a, b) => ({
    text: `${hexName(g, g.unitHex[a])} is too far away; the range is ${hexes(b)}.`,
    ref: REF.ranged,
  }),
  inWoods: () => ({ text: 'A unit in woods is no target, except from woods next to it.', ref: terrainRef('woods') }),
  sheltered: (g, a) => ({ text: `${subject(g, a, 'cannot', 'cannot')} be shot at.`, ref: scenarioRef(g) }),
  shotBarred: (g) => ({ text: 'Nobody shoots so far across the river here.', ref: scenarioRef(g) }),
  woodsBetween: (g, a) => ({ text: `The woods at ${hexName(g, a)} block the line.`, ref: REF.ranged }),
  unitsBetween: (g, a, b) => ({
    text: `Crossbows cannot shoot past units, and units block the line at ${a === b || distance(g, a, b) === 0 ? hexName(g, a) : `${hexName(g, a)} and ${hexName(g, b)}`}.`,
    ref: REF.ranged,
  }),
};
