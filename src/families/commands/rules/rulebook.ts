// Every procedure and decision that the games of the family share, in the course of a turn. A game's list begins with these.

import type { Procedure } from '../../../kernel/procedure.ts';
import { battleUnits, resolveClose, resolveFire } from './battle-phase.ts';
import { answerAttack, attackAfterFirstStrike, chooseBattleBack, closeCombat } from './close-combat.ts';
import { chooseEvade, evadeCombat } from './evade.ts';
import { attackLoneLeader, checkLeader, fleeStep, leaderEvade, leaderFlight } from './leaders.ts';
import { chooseAdvance, chooseBonus, chooseExtraHex, momentum } from './momentum.ts';
import { mireLeader, moveUnits, stopInMire } from './movement.ts';
import { orderByClass } from './orders/by-class.ts';
import { orderByDice, rollForOrders } from './orders/by-dice.ts';
import { chooseSection, orderBySection } from './orders/by-section.ts';
import { orderLeadership } from './orders/leadership.ts';
import { orderLinked } from './orders/linked.ts';
import { orderOneUnit } from './orders/one-unit.ts';
import { rallyUnits } from './orders/rally.ts';
import { chooseFlags, chooseRetreat, retreat } from './retreat.ts';
import { shoot, strike, suffer } from './strike.ts';
import { battle, drawCards, keepCard, playCard, scoutCards, turn } from './turn.ts';
import { mire, walkBack } from './walk.ts';

export const familyRules: readonly Procedure[] = [
  battle,
  turn,
  playCard,
  drawCards,
  scoutCards,
  keepCard,
  orderBySection,
  chooseSection,
  orderByClass,
  orderOneUnit,
  orderLinked,
  orderLeadership,
  rollForOrders,
  orderByDice,
  rallyUnits,
  moveUnits,
  stopInMire,
  mireLeader,
  battleUnits,
  resolveClose,
  resolveFire,
  closeCombat,
  answerAttack,
  attackAfterFirstStrike,
  chooseBattleBack,
  strike,
  shoot,
  suffer,
  evadeCombat,
  chooseEvade,
  momentum,
  chooseAdvance,
  chooseExtraHex,
  chooseBonus,
  chooseFlags,
  retreat,
  chooseRetreat,
  walkBack,
  mire,
  checkLeader,
  attackLoneLeader,
  leaderEvade,
  leaderFlight,
  fleeStep,
];
