// Why a unit or leader may not be ordered, commanded or rallied: the words for the faults that the files of
// rules/orders/ find.

import { firstOf } from '../../../../kernel/choice.ts';
import type { Why as Collector } from '../../../../kernel/permission.ts';
import {
  type InsteadFault,
  mayOrderByClass,
  mayOrderLeaderByClass,
  mayOrderOneInstead,
  type ReachFault,
} from '../../rules/orders/by-class.ts';
import {
  type LeaderDieFault,
  type MoveDieFault,
  mayOrderByDice,
  mayOrderLeaderByDice,
  mayOrderToMove,
} from '../../rules/orders/by-dice.ts';
import { mayOrderBySection, mayOrderLeaderBySection, type SectionFault } from '../../rules/orders/by-section.ts';
import {
  type AloneFault,
  countOrders,
  type LeaderOrderFault,
  type LimitFault,
  type OrderFault,
} from '../../rules/orders/giving.ts';
import {
  type CommandFault,
  type LedFault,
  type LedLeaderFault,
  mayCommand,
  mayOrderLed,
  mayOrderLedLeader,
} from '../../rules/orders/leadership.ts';
import { type LinkFault, type LoneFault, mayOrderLinked, mayOrderLinkedLeader } from '../../rules/orders/linked.ts';
import { type DieFault, RALLY_ORDERED } from '../../rules/orders/order-dice.ts';
import { mayRally, mayStepForward, type RallyFault, type StepForwardFault } from '../../rules/orders/rally.ts';
import { type LeaderFault, ownLeaderAt, ownUnitAt, type UnitFault } from '../../rules/pieces.ts';
import type { Frame, State } from '../../rules/state.ts';
import { COMMAND, DECLINE, NEW_LEADER, ORDER, ORDER_LEADER, ORDER_TO_MOVE, RALLY } from '../../tables/verbs.ts';
import { anyFace } from '../asked.ts';
import { formWords } from '../scan/words.ts';
import { agree, capital, hexName, leaderName, list, ruleRef, sectionNames, unitAt } from '../words.ts';
import {
  leaderWords,
  noLeader as missingLeader,
  orderName,
  orderRef,
  type Reasons,
  type RuleReason,
  reason,
  unitWords,
  type Why,
  type Words,
} from './parts.ts';

const who = (g: State, unit: number): string => capital(unitAt(g, unit));
const has = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'has', 'have');
const is = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'is', 'are');

const ordersOf = (n: number): string => (n === 1 ? 'The one order' : `All ${n} orders`);
const haveBeenGiven = (n: number): string => `${n === 1 ? 'has' : 'have'} been given`;

const inOrder = (g: State): string => ruleRef(g, 'order');

// ---- words ----------------------------------------------------------------------------------------------------------

const unitOrderWords: Words<UnitFault | OrderFault> = {
  ...unitWords(inOrder),
  hasOrder: ({ g, a }) => ({ text: `${who(g, a)} ${has(g, a)} an order already.`, ref: inOrder(g) }),
};

const leaderOrderWords: Words<LeaderFault | LeaderOrderFault> = {
  ...leaderWords(inOrder),
  leaderHasOrder: ({ g, a }) => ({ text: `${leaderName(g, a)} has an order already.`, ref: inOrder(g) }),
  leaderHasCome: ({ g, a }) => ({
    text: `${leaderName(g, a)} has just come onto the battlefield and has had his move.`,
    ref: inOrder(g),
  }),
  // The formation of his unit keeps a leader with it until it is given up.
  keptByUnit({ g, a }) {
    const unit = g.hexUnit[g.leaderHex[a]];
    const with_ = `${leaderName(g, a)} is with ${unitAt(g, unit)}, ${formWords(g, unit)}`;
    return {
      text: `${with_}: he may leave only in a turn in which it is ordered and can give that up.`,
      ref: inOrder(g),
    };
  },
};

const limitWords: Words<LimitFault> = {
  allGiven: ({ g, a }) => ({ text: `${ordersOf(a)} of ${orderName(g)} ${haveBeenGiven(a)}.`, ref: orderRef(g) }),
};

const whereIs = (g: State, hex: number, seat: number): string =>
  `your ${list(sectionNames(seat, g.battle.sections[hex]))}`;

const sectionWords: Words<SectionFault> = {
  ...limitWords,
  sectionFull: ({ g, a, seat }) => ({
    text: `The orders for ${whereIs(g, a, seat)}, where ${hexName(g, a)} lies, have all been given.`,
    ref: orderRef(g),
  }),
  otherSection({ g, f, a, seat }) {
    const given = [f.left, f.centre, f.right].reduce((bits, orders, i) => (orders > 0 ? bits | (1 << i) : bits), 0);
    const copied = g.mirror === 1 ? ' (left and right exchanged by the copy)' : '';
    return {
      text: `${hexName(g, a)} lies in ${whereIs(g, a, seat)}, and ${orderName(g)} orders only in your ${list(sectionNames(seat, given))}${copied}.`,
      ref: orderRef(g),
    };
  },
};

const reachWords: Words<ReachFault> = {
  wrongClass({ g, a, b }) {
    const { key } = g.battle.game.classes[b];
    return {
      text: `${who(g, a)} ${is(g, a)} not ${key}, and ${orderName(g)} orders ${key} units.`,
      ref: orderRef(g),
    };
  },
  nextToEnemy: ({ g, a }) => ({
    text: `${who(g, a)} ${is(g, a)} next to an enemy, and ${orderName(g)} orders only those who are not.`,
    ref: orderRef(g),
  }),
  // The card's own order does not reach units in a formation.
  formed: ({ g, a }) => ({
    text: `${who(g, a)} ${is(g, a)} ${formWords(g, a)}: ${orderName(g)} orders no such unit beside others.`,
    ref: orderRef(g),
  }),
};

const aloneWords: Words<AloneFault> = {
  noLeadersAlone: ({ g }) => ({
    text: `${orderName(g)} orders no leader by himself; a leader goes with his unit.`,
    ref: inOrder(g),
  }),
};

/** A hex is next to a unit or lone leader with an order; those who find no other fault are not. */
const linkWords: Words<LinkFault> = {
  notLinked({ g, a }) {
    const name = g.hexUnit[a] >= 0 ? who(g, g.hexUnit[a]) : leaderName(g, g.hexLeader[a]);
    return { text: `${name} is not next to a hex with an order: the hexes must be linked.`, ref: orderRef(g) };
  },
};

const ledWords: Words<LedFault> = {
  ...unitOrderWords,
  ...linkWords,
  nameLeaderFirst: ({ g }) => ({
    text: `${orderName(g)} orders through a leader: name him first.`,
    ref: orderRef(g),
  }),
  outsideCopy({ g, a, seat }) {
    const where = list(sectionNames(seat, g.sections), 'or');
    return {
      text: `${who(g, a)} ${is(g, a)} not in your ${where}, where the copied order was used.`,
      ref: orderRef(g),
    };
  },
  linkedGiven: ({ g, a, b }) => ({
    text: `${ordersOf(b)} linked to ${leaderName(g, a)} ${haveBeenGiven(b)}.`,
    ref: orderRef(g),
  }),
  ownHexOnly({ g, a }) {
    const trait = g.battle.leaderTraits[a].find((one) => one.ownHexOnly);
    return {
      text: `${leaderName(g, a)} commands only his own hex (${trait?.name ?? 'his trait'}).`,
      ref: trait?.ref ?? orderRef(g),
    };
  },
};

const ledLeaderWords: Words<LeaderFault | LedLeaderFault> = {
  ...leaderOrderWords,
  ...ledWords,
  byCommand({ g, a }) {
    const hex = hexName(g, g.leaderHex[a]);
    return {
      text: `${leaderName(g, a)} gets this order by \`command ${hex}\`, together with those around him.`,
      ref: orderRef(g),
    };
  },
  withUnit: ({ g, a }) => ({
    text: `${leaderName(g, a)} is with a unit, and a leader may not leave it under ${orderName(g)}.`,
    ref: inOrder(g),
  }),
};

const commandWords: Words<LeaderFault | CommandFault> = {
  ...leaderWords(orderRef),
  commandsAlready: ({ g, a }) => ({
    text: `${leaderName(g, a)} commands already; the order is for one leader.`,
    ref: orderRef(g),
  }),
  leaderElsewhere({ g, f, a, seat }) {
    const where = list(sectionNames(seat, f.cardSections), 'or');
    return {
      text: `${leaderName(g, g.hexLeader[a])} is in ${whereIs(g, a, seat)}, and the order is for your ${where}.`,
      ref: orderRef(g),
    };
  },
};

const insteadWords: Words<InsteadFault> = {
  noneInstead: ({ g }) => ({ text: `${orderName(g)} gives no other order instead of its own.`, ref: orderRef(g) }),
  orderBegun: ({ g }) => ({
    text: 'One unit of your choice is ordered instead of all others, and orders have been given.',
    ref: orderRef(g),
  }),
  nobodyReached: ({ g }) => ({
    text: `${orderName(g)} reaches none of your units: order the one unit of your choice at once.`,
    ref: orderRef(g),
  }),
};

const dieWords: Words<DieFault> = {
  noDie({ g, a }) {
    const face = g.battle.game.dice.faces[g.battle.unitType[a].symbol];
    const any = anyFace(g);
    return {
      text: `No ${face}${any === '' ? '' : ` and no ${any}`} is left for ${unitAt(g, a)}.`,
      ref: orderRef(g),
    };
  },
};

const moveDieWords: Words<MoveDieFault> = {
  noMoveDie: ({ g }) => ({ text: 'No die is left that orders a unit to move.', ref: orderRef(g) }),
  noMoveOrders: ({ g }) => ({ text: `${orderName(g)} gives no order to move alone.`, ref: orderRef(g) }),
};

const leaderDieWords: Words<LeaderDieFault> = {
  noLeaderDie: ({ g }) => ({ text: `A leader is ordered by a ${anyFace(g)}, and none is left.`, ref: orderRef(g) }),
};

const stepForwardWords: Words<UnitFault | StepForwardFault> = {
  ...unitWords(orderRef),
  noNewLeaders: ({ g }) => ({ text: `${orderName(g)} lets no leader step forward.`, ref: orderRef(g) }),
  leaderThere: ({ g, a }) => ({
    text: `${leaderName(g, g.hexLeader[a])} is at ${hexName(g, a)}, and only one leader may be in a hex.`,
    ref: orderRef(g),
  }),
  noStepDie: ({ g }) => ({
    text: `A leader steps forward for a ${anyFace(g)}, and none is left.`,
    ref: orderRef(g),
  }),
  notRallied: ({ g }) => ({
    text: 'A leader steps forward only with a unit that has just regained a block.',
    ref: orderRef(g),
  }),
  noMoreLeaders: ({ g }) => ({ text: 'No more leaders may step forward.', ref: orderRef(g) }),
};

const rallyWords: Words<UnitFault | RallyFault> = {
  ...unitWords(orderRef),
  ...dieWords,
  neverRallies: ({ g, a }) => ({ text: `${who(g, a)} can never be rallied.`, ref: orderRef(g) }),
  lostNone: ({ g, a }) => ({ text: `${who(g, a)} ${has(g, a)} lost no block.`, ref: orderRef(g) }),
  rallyUnordered: ({ g, a }) => ({
    text: `${who(g, a)} ${has(g, a)} no order, and only ordered units rally.`,
    ref: orderRef(g),
  }),
  farFromLeader: ({ g, a }) => ({
    text: `${who(g, a)} ${is(g, a)} neither with a leader nor next to one.`,
    ref: orderRef(g),
  }),
};

// ---- reasons --------------------------------------------------------------------------------------------------------

/** The rule for the unit on the hex that was named. */
type OfUnit<K extends string> = (g: State, f: Frame, unit: number, why: Collector<K>) => boolean;

const ofUnit = <K extends string>(rule: OfUnit<K>, words: Words<UnitFault | K>): RuleReason =>
  reason<UnitFault | K>(
    (g, f, choice, seat, why) =>
      ownUnitAt(g, firstOf(choice), seat, why) && rule(g, f, g.hexUnit[firstOf(choice)], why),
    words,
  );

const ofLeader = <K extends string>(rule: OfUnit<K>, words: Words<LeaderFault | K>): RuleReason =>
  reason<LeaderFault | K>(
    (g, f, choice, seat, why) =>
      ownLeaderAt(g, firstOf(choice), seat, why) && rule(g, f, g.hexLeader[firstOf(choice)], why),
    words,
  );

const noCommand: Why = (g) => ({ text: `${orderName(g)} does not order through a leader.`, ref: orderRef(g) });
const noRally: Why = (g) => ({ text: `${orderName(g)} restores no blocks.`, ref: orderRef(g) });
const noMoveOnly: Why = (g) => ({ text: `${orderName(g)} gives no order to move alone.`, ref: orderRef(g) });
const noNewLeader: Why = (g) => ({ text: `${orderName(g)} lets no leader step forward.`, ref: orderRef(g) });
const others = { [COMMAND]: noCommand, [RALLY]: noRally, [ORDER_TO_MOVE]: noMoveOnly, [NEW_LEADER]: noNewLeader };

/** Leaders are never ordered so, whoever is on the hex. */
const noLeader =
  (otherwise: Why): Why =>
  (g, f, choice, seat) =>
    missingLeader(g, firstOf(choice), seat, inOrder(g)) ?? otherwise(g, f, choice, seat);

export const orderReasons: Reasons = {
  orderBySection: {
    ...others,
    [ORDER]: ofUnit<OrderFault | SectionFault>(mayOrderBySection, { ...unitOrderWords, ...sectionWords }),
    [ORDER_LEADER]: ofLeader<LeaderOrderFault | SectionFault>(mayOrderLeaderBySection, {
      ...leaderOrderWords,
      ...sectionWords,
    }),
  },
  orderByClass: {
    ...others,
    [ORDER]: ofUnit<OrderFault | LimitFault | ReachFault>(mayOrderByClass, {
      ...unitOrderWords,
      ...limitWords,
      ...reachWords,
    }),
    [ORDER_LEADER]: ofLeader<LeaderOrderFault | AloneFault | LimitFault>(mayOrderLeaderByClass, {
      ...leaderOrderWords,
      ...aloneWords,
      ...limitWords,
    }),
    [DECLINE]: reason<InsteadFault>(
      (g, f, _choice, _seat, why) => mayOrderOneInstead(g, f, countOrders(g), why),
      insteadWords,
    ),
  },
  orderOneUnit: {
    ...others,
    // Any unit of the side may be the one.
    [ORDER]: ofUnit<never>(() => true, unitOrderWords),
    [ORDER_LEADER]: noLeader((g) => ({
      text: 'The order is for one unit of your choice; a leader goes with his unit, not by himself.',
      ref: orderRef(g),
    })),
  },
  orderLinked: {
    ...others,
    [ORDER]: ofUnit<OrderFault | LimitFault | 'wrongClass' | LinkFault>(mayOrderLinked, {
      ...unitOrderWords,
      ...limitWords,
      ...reachWords,
      ...linkWords,
    }),
    [ORDER_LEADER]: ofLeader<LoneFault | AloneFault | LimitFault | LinkFault>(mayOrderLinkedLeader, {
      ...leaderOrderWords,
      ...aloneWords,
      withUnit: aloneWords.noLeadersAlone,
      ...limitWords,
      ...linkWords,
    }),
  },
  orderLeadership: {
    [RALLY]: noRally,
    [ORDER_TO_MOVE]: noMoveOnly,
    [NEW_LEADER]: noNewLeader,
    [COMMAND]: reason<LeaderFault | CommandFault>(
      (g, f, choice, seat, why) =>
        (f.leader >= 0 || ownLeaderAt(g, firstOf(choice), seat, why)) && mayCommand(g, f, firstOf(choice), why),
      commandWords,
    ),
    [ORDER]: ofUnit<LedFault>(mayOrderLed, { ...unitOrderWords, ...ledWords }),
    [ORDER_LEADER]: ofLeader<LedLeaderFault>(mayOrderLedLeader, ledLeaderWords),
  },
  orderByDice: {
    ...others,
    [ORDER_TO_MOVE]: ofUnit<OrderFault | MoveDieFault>(mayOrderToMove, { ...unitOrderWords, ...moveDieWords }),
    [ORDER]: ofUnit<OrderFault | DieFault>(mayOrderByDice, { ...unitOrderWords, ...dieWords }),
    [ORDER_LEADER]: ofLeader<LeaderOrderFault | LeaderDieFault>(mayOrderLeaderByDice, {
      ...leaderOrderWords,
      ...leaderDieWords,
    }),
  },
  rallyUnits: {
    [COMMAND]: noCommand,
    [ORDER_TO_MOVE]: noMoveOnly,
    [NEW_LEADER]: ofUnit<StepForwardFault>(mayStepForward, stepForwardWords),
    [ORDER]: (g, f, choice) => ({
      text:
        f.rolledFor === RALLY_ORDERED
          ? 'The orders have been given; these dice restore blocks.'
          : `Only units that regain a block are ordered by ${orderName(g)}: \`rally ${hexName(g, firstOf(choice))}\`.`,
      ref: orderRef(g),
    }),
    [ORDER_LEADER]: noLeader((g) => ({
      text: `${orderName(g)} orders no leader by himself; a leader goes with his unit.`,
      ref: inOrder(g),
    })),
    [RALLY]: ofUnit<RallyFault>(mayRally, rallyWords),
  },
};
