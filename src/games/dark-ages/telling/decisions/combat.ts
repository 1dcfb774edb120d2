// Words of rules/combat.ts: `combat`, with melee, shots and order cards, and `closingAnswer`, the end of the phase.

import { verbOf } from '../../../../kernel/choice.ts';
import { no } from '../../../../kernel/permission.ts';
import { mayMelee, mayStrike } from '../../rules/attacks.ts';
import { BOW_CARDS, type BowCardFault, mayPlayOnBows } from '../../rules/cards-combat.ts';
import { mustMelee } from '../../rules/combat.ts';
import { distance } from '../../rules/ground.ts';
import { mayFireAt, mayShoot, type ShootFault, type TargetFault } from '../../rules/shots.ts';
import { FIRE_FIGHT, LEADERS, MELEE_FIGHT, pieceAt, type State, seatOf } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { offeredNow } from '../offered.ts';
import { type FaultWords, subject } from '../why-not/faults.ts';
import { enemyPiece, ownPiece } from '../why-not/pointing.ts';
import type { SharedFault } from '../why-not/shared.ts';
import { capital, cardName, cardRef, count, hexes, hexName, pieceOn, REF, scenarioRef, terrainRef } from '../words.ts';
import { mayPlay, mayPlayOn, playing, playingOn, wrongMoment } from './cards.ts';
import { ASKED_ALWAYS, actorsOf, enough, passing, whoAt } from './shared.ts';
import type { DecisionWords, May, Meant, Pointed } from './types.ts';
import { unseenAttack } from './unseen.ts';

/** Somebody must still attack before the phase can end. */
const mayEnd: May = ({ g }, why) => {
  const { unitCount, leaderCount } = g.battle;
  for (let p = 0; p < LEADERS + leaderCount; p++) {
    if (p >= unitCount && p < LEADERS) continue;
    if (mustMelee(g, p)) return no(why, 'mustStillAttack', p);
  }
  return true;
};

/** The hex of the nearest unit of a seat, or -1. */
function nearestOf(g: State, hex: number, seat: number): number {
  let best = -1;
  const { firstUnit } = g.battle;
  for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++) {
    const at = g.unitHex[u];
    if (at >= 0 && at !== hex && (best < 0 || distance(g, at, hex) < distance(g, best, hex))) best = at;
  }
  return best;
}

/** An attack of the piece taken up or pointed at, or else of the nearest; who can shoot is taken to shoot. */
function attackMeant({ g, start, hex, seat }: Pointed): Meant {
  const piece = pieceAt(g, hex);
  const mine = piece >= 0 && seatOf(g, piece) === seat;
  const from = start >= 0 && start !== hex ? start : mine ? hex : nearestOf(g, hex, seat);
  const at = from === hex ? nearestOf(g, hex, 1 - seat) : hex;
  if (from < 0 || at < 0) return [v.MELEE, hex, hex];
  const shooter = pieceAt(g, from);
  const shoots = shooter >= 0 && g.battle.ranged[shooter] === 1 && distance(g, from, at) > 0;
  return [shoots ? v.FIRE : v.MELEE, from, at];
}

/** Somebody with bows or crossbows who may shoot this round, whether he has a target or not. */
function shootersReady(g: State): boolean {
  for (const p of g.battle.shooters[g.active]) if (g.unitHex[p] >= 0 && mayShoot(g, p, null)) return true;
  return false;
}

/** `2 to shoot`, `1 to attack and 2 to shoot`: those who must attack have done so when the phase can end. */
function leftInCombat(left: readonly number[]): string {
  const by = (verb: number): number => actorsOf(left.filter((choice) => verbOf(choice) === verb));
  const parts = [
    ...(by(v.MELEE) > 0 ? [`${by(v.MELEE)} to attack`] : []),
    ...(by(v.FIRE) > 0 ? [`${by(v.FIRE)} to shoot`] : []),
  ];
  return parts.join(', ');
}

/** The active seat in its combat phase: melee, fire, order cards, done. */
export const combat: DecisionWords = {
  prompt(g) {
    // Who is in contact lies open; how far a unit shoots may not, so nothing is said of shots that are or are not possible.
    const melees = actorsOf(offeredNow(g).filter((choice) => verbOf(choice) === v.MELEE));
    if (melees > 0) return `fight: ${count(melees, 'unit')} in contact can attack.`;
    return shootersReady(g) ? 'shoot, or end the combat.' : 'nobody can attack. End the combat.';
  },
  help: 'Units that were next to an enemy when the combat began must attack, unless they have assaulted. Bows and crossbows may shoot.',
  offers: {
    [v.DONE]: enough('End the combat', leftInCombat, 'Nobody can attack.'),
    [v.MELEE]: {
      mark: 'close',
      from: 1,
      to: 2,
      label: ({ g, b }) => `Attack ${whoAt(g, b)}`,
      unseen: unseenAttack(MELEE_FIGHT),
      elsewhere: { text: 'Melee is fought in the combat phase, one fight after the other.', ref: REF.melee },
    },
    [v.FIRE]: {
      mark: 'fire',
      from: 1,
      to: 2,
      label: ({ g, b }) => `Shoot at ${whoAt(g, b)}`,
      unseen: unseenAttack(FIRE_FIGHT),
      elsewhere: { text: 'Shots are for the combat phase, one after the other.', ref: REF.ranged },
    },
    [v.PLAY]: playing,
    [v.PLAY_ON]: playingOn,
  },
  may: {
    [v.DONE]: mayEnd,
    [v.MELEE]: ({ g, a, b, seat }, why) =>
      ownPiece(g, a, seat, why) &&
      enemyPiece(g, b, seat, why) &&
      mayMelee(g, pieceAt(g, a), why) &&
      mayStrike(g, pieceAt(g, a), pieceAt(g, b), why),
    [v.FIRE]: ({ g, a, b, seat }, why) =>
      ownPiece(g, a, seat, why) &&
      enemyPiece(g, b, seat, why) &&
      mayShoot(g, pieceAt(g, a), why) &&
      mayFireAt(g, pieceAt(g, a), pieceAt(g, b), undefined, why),
    ...mayPlay(BOW_CARDS, ({ g, a, seat }, why) => mayPlayOnBows(g, seat, a, why)),
    ...mayPlayOn('combat'),
  },
  meant: attackMeant,
};

/** The other seat at the end of the combat phase: Leadership, Pillage. */
export const closingAnswer: DecisionWords = {
  prompt: () => 'the combat ends. Play Leadership or Pillage first?',
  help: `${ASKED_ALWAYS} This comes at the end of every combat.`,
  offers: { [v.PASS]: passing('Play no card', 'The round ends.'), [v.PLAY_ON]: playingOn },
  may: mayPlayOn('combat'),
};

type CombatFault = ShootFault | TargetFault | BowCardFault | 'mustStillAttack';

export const combatFaults: FaultWords<Exclude<CombatFault, SharedFault>> = {
  mustStillAttack: (g, a) => ({ text: `${capital(pieceOn(g, a))} must still attack.`, ref: REF.melee }),

  // ---- who shoots
  cannotShoot: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} no bows or crossbows.`, ref: REF.ranged }),
  hasMoved: (g, a) => ({ text: `${subject(g, a, 'has', 'have')} moved and cannot shoot.`, ref: REF.ranged }),
  notLoaded: (g, a) => ({ text: `${subject(g, a, 'is', 'are')} not loaded.`, ref: REF.ranged }),
  enemyAdjacent: (g, _a, b) => ({ text: `${subject(g, b, 'is', 'are')} next to the shooters.`, ref: REF.ranged }),

  // ---- at whom
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

  // ---- cards on bows
  noBowCard: wrongMoment,
  playedOnBows: (_g, a) => ({ text: `${cardName(a)} already applies to this phase.`, ref: cardRef(a) }),
  noBowsReady: (_g, a) => ({ text: 'None of your archers or longbows is still to shoot.', ref: cardRef(a) }),
};
