// The words of every decision of the game, and of every reason for which something is not on offer in them.

import type { Fault } from '../why-not/faults.ts';
import { type FaultWords, SHARED_WORDS } from '../why-not/shared.ts';
import { action, actionFaults } from './action.ts';
import { afterAttackAnswer, afterFaults, endOfTurnAnswer, freeBarrage, parthian } from './after-attack.ts';
import { arrange, arrangeFaults, spies } from './card-questions.ts';
import { chargedAnswer, chargeFaults, engagedAnswer, feign, reaction, target } from './charge.ts';
import { assign, diceFaults, enemyPoolAnswer, pool, raises, rerolls, rolledAnswer } from './dice.ts';
import { afterHitsAnswer, disbandingAnswer, hitFaults, ignore, takeHits } from './hits.ts';
import { bring, flip, rallyTextsAnswer, tokenFaults } from './rally.ts';
import { consular, redeploy, redeployCard, redeployFaults } from './redeploy.ts';
import { deploy, deployFaults } from './setup.ts';
import type { DecisionWords } from './types.ts';

/** By the name of the decision. Those that end in `Answer` belong to windows: they always have `pass`. */
export const DECISIONS = {
  deploy,
  redeploy,
  redeployCard,
  consular,
  action,
  rallyTextsAnswer,
  bring,
  flip,
  arrange,
  spies,
  chargedAnswer,
  reaction,
  feign,
  target,
  engagedAnswer,
  pool,
  enemyPoolAnswer,
  rolledAnswer,
  rerolls,
  raises,
  assign,
  takeHits,
  ignore,
  disbandingAnswer,
  afterHitsAnswer,
  afterAttackAnswer,
  freeBarrage,
  parthian,
  endOfTurnAnswer,
} satisfies { readonly [decision: string]: DecisionWords };

export type DecisionName = keyof typeof DECISIONS;

export function wordsOf(decision: string): DecisionWords {
  if (!Object.hasOwn(DECISIONS, decision)) throw new Error(`no words for the decision "${decision}"`);
  return DECISIONS[decision as DecisionName];
}

export const FAULT_WORDS: FaultWords<Fault> = {
  ...SHARED_WORDS,
  ...deployFaults,
  ...redeployFaults,
  ...actionFaults,
  ...chargeFaults,
  ...diceFaults,
  ...hitFaults,
  ...tokenFaults,
  ...arrangeFaults,
  ...afterFaults,
};
