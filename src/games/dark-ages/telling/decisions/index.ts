// The words of every decision of the game, and of every reason for which something is not on offer in them. A file here has the
// name of the rule file to which its words belong.

import type { Refusal } from '../../../../kernel/explain.ts';
import type { FaultKey, FaultWords } from '../why-not/faults.ts';
import { SHARED_FAULTS } from '../why-not/shared.ts';
import { activationFaults, movement } from './activation.ts';
import { ambushFaults, fallBack } from './ambush.ts';
import { cardFaults } from './cards.ts';
import { closingAnswer, combat, combatFaults } from './combat.ts';
import { joinAttack, joinFaults } from './combined.ts';
import { evade, evadeFaults } from './evade.ts';
import { chooseUnit, eventFaults, placeUnit } from './event.ts';
import { actionFaults, drawOff, rideDown } from './events-actions.ts';
import { face, fightFaults } from './fight.ts';
import { firedAnswer } from './fire.ts';
import { hitAnswer } from './losses.ts';
import { answerFaults, answerWhom } from './melee.ts';
import { movementFaults, step } from './movement.ts';
import { orderFaults, ordersAnswer } from './orders.ts';
import { pursue, pursuitFaults } from './pursuit.ts';
import { alsoRally, drawAgain, rallyFaults, rallyName } from './rally.ts';
import { attachLeader, mustRetreatAnswer, retreatFaults, retreatHex } from './retreat.ts';
import { open } from './turn.ts';
import type { DecisionWords } from './types.ts';

/** By the name of the decision. Those that end in `Answer` belong to windows: they open on public facts and always offer `pass`. */
export const DECISIONS = {
  open,
  chooseUnit,
  placeUnit,
  drawOff,
  rideDown,
  movement,
  step,
  rallyName,
  alsoRally,
  drawAgain,
  evade,
  fallBack,
  face,
  ordersAnswer,
  combat,
  closingAnswer,
  answerWhom,
  joinAttack,
  firedAnswer,
  hitAnswer,
  mustRetreatAnswer,
  retreatHex,
  attachLeader,
  pursue,
} satisfies { readonly [decision: string]: DecisionWords };

export type DecisionName = keyof typeof DECISIONS;

export function wordsOf(decision: string): DecisionWords {
  if (!Object.hasOwn(DECISIONS, decision)) throw new Error(`no words for the decision "${decision}"`);
  return DECISIONS[decision as DecisionName];
}

/** What a choice belongs to, by verb, for who asks for it in another decision. */
export const ELSEWHERE: ReadonlyMap<number, Refusal> = new Map(
  Object.values<DecisionWords>(DECISIONS).flatMap(({ offers }) =>
    Object.entries(offers).flatMap(([verb, { elsewhere }]) => (elsewhere ? [[Number(verb), elsewhere] as const] : [])),
  ),
);

export const FAULT_WORDS: FaultWords<FaultKey> = {
  ...SHARED_FAULTS,
  ...cardFaults,
  ...activationFaults,
  ...movementFaults,
  ...rallyFaults,
  ...evadeFaults,
  ...ambushFaults,
  ...fightFaults,
  ...orderFaults,
  ...combatFaults,
  ...answerFaults,
  ...joinFaults,
  ...retreatFaults,
  ...pursuitFaults,
  ...eventFaults,
  ...actionFaults,
};
