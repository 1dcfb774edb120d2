// Every procedure, decision and window of the game, in the course of a turn.

import { compileRules } from '../../../kernel/procedure.ts';
import { movement, movementPhase } from './activation.ts';
import { ambush, fallBack } from './ambush.ts';
import { assault } from './assault.ts';
import { closing, combat, combatPhase } from './combat.ts';
import { joinAttack, volley } from './combined.ts';
import { endRetreats } from './end-retreats.ts';
import { evade, evasion } from './evade.ts';
import { chooseUnit, event, placeUnit, placing } from './event.ts';
import { face } from './fight.ts';
import { fire, fired } from './fire.ts';
import { hit, losses } from './losses.ts';
import { answerWhom, melee } from './melee.ts';
import { mercenaryShot } from './mercenary.ts';
import { assaulting, landing, leaving, moveUnit, step } from './movement.ts';
import { orders } from './orders.ts';
import { pursue } from './pursuit.ts';
import { alsoRally, drawAgain, rally, rallyDraw, rallyName } from './rally.ts';
import { aftermath, attachLeader, mustRetreat, retreat, retreatHex, retreats } from './retreat.ts';
import { drawOff, rideDown } from './scenarios/events-actions.ts';
import { strike } from './strike.ts';
import { beginning, burn, endPhase, open, refill, round, turn } from './turn.ts';

export const procedures = compileRules([
  beginning,
  turn,
  round,
  open,
  burn,
  refill,
  endPhase,
  event,
  chooseUnit,
  placing,
  placeUnit,
  drawOff,
  rideDown,
  movementPhase,
  movement,
  moveUnit,
  step,
  leaving,
  landing,
  assaulting,
  rally,
  rallyName,
  rallyDraw,
  alsoRally,
  drawAgain,
  assault,
  evade,
  evasion,
  ambush,
  fallBack,
  face,
  orders,
  mercenaryShot,
  combatPhase,
  combat,
  closing,
  melee,
  answerWhom,
  joinAttack,
  volley,
  fire,
  fired,
  strike,
  losses,
  hit,
  retreats,
  mustRetreat,
  retreat,
  retreatHex,
  attachLeader,
  aftermath,
  pursue,
  endRetreats,
]);
