// Every procedure, decision and window of the game, in the course of a turn.

import { compileRules } from '../../../kernel/procedure.ts';
import { action, assault, barrage } from './action.ts';
import { afterAttack } from './after-attack.ts';
import { attack } from './attack.ts';
import { bring, flip } from './bring.ts';
import { feign, parthian } from './card-moves.ts';
import { charge, charged, engaged, reaction, target } from './charge.ts';
import { assign, rolled } from './dice.ts';
import { afterHits, disband, disbanding } from './disband.ts';
import { draw } from './draw.ts';
import { freeBarrage } from './free-barrage.ts';
import { takeHits } from './hits.ts';
import { ignore } from './ignore.ts';
import { enemyPool, pool } from './pool.ts';
import { rally, rallyTexts } from './rally.ts';
import { arrange } from './ranks.ts';
import { consular, redeployCard, redeployment } from './redeploy.ts';
import { raises, rerolls, rollAgain } from './reroll.ts';
import { deploy, setup } from './setup.ts';
import { spies } from './spies.ts';
import { auxilia, endOfTurn, turn } from './turn.ts';

export const procedures = compileRules([
  setup,
  deploy,
  draw,
  turn,
  auxilia,
  endOfTurn,
  action,
  assault,
  barrage,
  spies,
  redeployment,
  redeployCard,
  consular,
  freeBarrage,
  charge,
  charged,
  reaction,
  target,
  engaged,
  feign,
  parthian,
  attack,
  pool,
  enemyPool,
  rolled,
  assign,
  rerolls,
  rollAgain,
  raises,
  takeHits,
  ignore,
  arrange,
  disband,
  disbanding,
  afterHits,
  afterAttack,
  rally,
  rallyTexts,
  bring,
  flip,
]);
