// Words of rules/movement.ts: `step`, a move hex by hex, with the assaults and the order cards in it.

import { verbOf } from '../../../../kernel/choice.ts';
import { no } from '../../../../kernel/permission.ts';
import { type AssaultFault, type ChargeFault, mayAssault, mayCharge } from '../../rules/attacks.ts';
import { MOVE_CARDS, type MoveCardFault, mayPlayOnMove } from '../../rules/cards-move.ts';
import { leavingHits } from '../../rules/movement.ts';
import { ASSAULT_FIGHT, isLeader, pieceAt, seatOf } from '../../rules/state.ts';
import { groundHalts, mayStep, type StepFault, stepCost, stepHits } from '../../rules/steps.ts';
import * as v from '../../tables/verbs.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { enemyPiece, isHex } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import {
  capital,
  cardName,
  cardRef,
  count,
  hexName,
  hits,
  ownOn,
  pieceName,
  pieceOn,
  REF,
  scenarioRef,
  terrainRef,
} from '../words.ts';
import { mayPlay, playing, wrongMoment } from './cards.ts';
import { leftToDo, oneStep, whoAt } from './shared.ts';
import type { Asked, DecisionWords } from './types.ts';
import { unseenAttack } from './unseen.ts';

/** The moving piece is a leader by himself. */
const leaderMoves = ({ f }: Asked): boolean => isLeader(f.unit);

function stepNote({ g, f, b }: Asked): string {
  const parts: string[] = [];
  const cost = stepCost(g, f, b);
  if (cost > 1) parts.push(`It costs ${count(cost, 'movement point')}.`);
  const away = leavingHits(g, f, b);
  if (away > 0) parts.push(`${hits(away)} for breaking off.`);
  const ground = stepHits(g, f, b);
  if (ground > 0) parts.push(`${hits(ground)} for the ground.`);
  if (groundHalts(g, f.unit, f.flags, b)) parts.push('It must stop there.');
  return parts.join(' ');
}

/**
 * A moving piece's owner: one hex further, assault, stop; Double Time, Vanguard before the first hex
 * [f.unit, f.points, f.steps, f.flags, f.mustEnter].
 */
export const step: DecisionWords = {
  prompt(g, f) {
    const who = ownOn(g, f.unit);
    if (f.mustEnter > 0) return `follow with ${who} into ${hexName(g, f.mustEnter - 1)}, or stop.`;
    if (f.points === 0) return `assault with ${who}, or stop.`;
    return `${f.steps === 0 ? 'move' : 'go on with'} ${who}, or stop: ${count(f.points, 'movement point')} left.`;
  },
  help: 'Move hex by hex. A unit that began its move away from the enemy may assault one it has moved next to.',
  about: (_g, f) => f.unit,
  offers: {
    [v.STOP]: {
      mark: 'finish',
      label: ({ f }) => (f.steps === 0 ? 'Do not move' : 'Stop here'),
      note: ({ g }) => (leftToDo(g).length === 0 ? 'It can go no further.' : ''),
      // In moves hex by hex stopping is how one says where a piece goes: hexes left over are not left undone, but a move
      // that was paid for and not begun is, and an enemy that could be assaulted.
      leaves({ g, f }) {
        const left = leftToDo(g);
        const assaults = left.filter((choice) => verbOf(choice) === v.ASSAULT).length;
        if (assaults > 0) return `${assaults} to assault`;
        return f.steps === 0 && left.length > 0 ? 'not moved' : '';
      },
      elsewhere: { text: 'No piece is moving now.', ref: REF.movement },
    },
    [v.STEP]: {
      mark: 'go',
      from: 1,
      to: 2,
      leader: leaderMoves,
      label: ({ g, b }) => `Go to ${hexName(g, b)}`,
      note: stepNote,
      way: oneStep,
      elsewhere: { text: 'No piece is moving now; begin its move first.', ref: REF.movement },
    },
    [v.ASSAULT]: {
      mark: 'close',
      from: 1,
      to: 2,
      leader: leaderMoves,
      label: ({ g, b }) => `Assault ${whoAt(g, b)}`,
      note: ({ g, a }) => `${isLeader(pieceAt(g, a)) ? 'He' : 'It'} rolls first, with one more die.`,
      unseen: unseenAttack(ASSAULT_FIGHT),
      elsewhere: { text: 'A unit assaults only in its own move.', ref: REF.assault },
    },
    [v.PLAY]: playing,
  },
  may: {
    [v.STEP]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheMover', f.unit)) && isHex(g, b, why) && mayStep(g, f, b, why),
    [v.ASSAULT]: ({ g, f, a, b, seat }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheMover', f.unit)) &&
      enemyPiece(g, b, seat, why) &&
      mayCharge(g, f, why) &&
      mayAssault(g, f.unit, pieceAt(g, b), f.flags, f.steps, why),
    ...mayPlay(MOVE_CARDS, ({ g, f, a }, why) => mayPlayOnMove(g, f, a, why)),
  },
  meant({ g, start, hex, seat, asked }) {
    const piece = pieceAt(g, hex);
    const enemy = piece >= 0 && seatOf(g, piece) !== seat;
    return [enemy ? v.ASSAULT : v.STEP, start >= 0 ? start : asked, hex];
  },
};

type MovementFault = StepFault | ChargeFault | AssaultFault | MoveCardFault | 'notTheMover';

export const movementFaults: FaultWords<Exclude<MovementFault, SharedFault>> = {
  notTheMover: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} moving now, and nobody else.`, ref: REF.movement }),

  // ---- steps
  halted: (g, a) => ({ text: `${subject(g, a, 'goes', 'go')} no further in this move.`, ref: REF.movement }),
  noPointsLeft: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no movement points left.`, ref: REF.movement }),
  mustEnter: (g, _a, b) => ({ text: `After its assault it may only go on into ${hexName(g, b)}.`, ref: REF.assault }),
  moveBarred: (g, a) => ({
    text: `${capital(pieceOn(g, a))} may not leave the hill by activation yet.`,
    ref: scenarioRef(g),
  }),
  neverAlone: (g, a) => ({ text: `${pieceName(g, a)} may not be alone.`, ref: scenarioRef(g) }),

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
  throughStream: () => ({ text: 'No assault is made out of or through a stream.', ref: terrainRef('stream') }),
  horseIntoWoods: () => ({ text: 'Cavalry cannot assault into woods.', ref: terrainRef('woods') }),
  acrossSlope: () => ({ text: 'No assault is made across a slope.', ref: terrainRef('slope') }),

  // ---- cards
  noMoveCard: wrongMoment,
  firstHexGone: (_g, a) => ({ text: `${cardName(a)} is played before the first hex of a move.`, ref: cardRef(a) }),
  notByActivation: (_g, a) => ({ text: `${cardName(a)} is for moves by activation only.`, ref: cardRef(a) }),
  playedOnMove: (_g, a) => ({ text: `${cardName(a)} already applies to this move.`, ref: cardRef(a) }),
};
