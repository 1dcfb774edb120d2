// Why a unit or leader may not be ordered, commanded or rallied.

import { firstOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { RALLY_ORDERED } from '../../rules/dice-orders.ts';
import { enemyNextTo, type Frame, ORDERED, RALLIED, type State } from '../../rules/state.ts';
import { COMMAND, NEW_LEADER, ORDER, ORDER_LEADER, ORDER_TO_MOVE, RALLY } from '../../tables/verbs.ts';
import { anyFace, ordersGiven } from '../prompt.ts';
import { formWords } from '../scan/words.ts';
import { agree, capital, hexName, leaderName, list, ruleRef, sectionNames, unitAt } from '../words.ts';
import { NO_REASON, noLeader, noUnit, orderName, orderRef, type Reasons, type Why } from './parts.ts';

/** Checks that hold for every `order`: an own unit on the hex, without an order so far. */
function notOrderable(g: State, hex: number, seat: number): Refusal | null {
  const missing = noUnit(g, hex, seat, ruleRef(g, 'order'));
  if (missing) return missing;
  const unit = g.hexUnit[hex];
  if ((g.unitMark[unit] & ORDERED) === 0) return null;
  return { text: `${capital(unitAt(g, unit))} ${has(g, unit)} an order already.`, ref: ruleRef(g, 'order') };
}

const has = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'has', 'have');
const is = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'is', 'are');

function notOrderableLeader(g: State, hex: number, seat: number): Refusal | null {
  const missing = noLeader(g, hex, seat, ruleRef(g, 'order'));
  if (missing) return missing;
  const leader = g.hexLeader[hex];
  if ((g.leaderMark[leader] & ORDERED) === 0) return null;
  return { text: `${leaderName(g, leader)} has an order already.`, ref: ruleRef(g, 'order') };
}

/** The formation of his unit keeps a leader with it until it is given up. */
function keptByUnit(g: State, hex: number): Refusal | null {
  if (g.battle.game.questions.mayOrderLeader(g, g.hexLeader[hex])) return null;
  const unit = unitAt(g, g.hexUnit[hex]);
  const form = formWords(g, g.hexUnit[hex]);
  return {
    text: `${leaderName(g, g.hexLeader[hex])} is with ${unit}, ${form}: he may leave only in a turn in which it is ordered and can give that up.`,
    ref: ruleRef(g, 'order'),
  };
}

/** All orders that a limit of `most` allows have been given. */
function usedUp(g: State, most: number, seat: number): Refusal | null {
  if (ordersGiven(g, seat) < most) return null;
  return {
    text: `${most === 1 ? 'The one order' : `All ${most} orders`} of ${orderName(g)} ${most === 1 ? 'has' : 'have'} been given.`,
    ref: orderRef(g),
  };
}

/** No room for one more order in the hex's section. */
function sectionFull(g: State, f: Frame, hex: number, seat: number): Refusal {
  const mask = g.battle.sections[hex];
  const budget = [f.left, f.centre, f.right];
  const inMask = budget.reduce((n, orders, i) => n + ((mask & (1 << i)) !== 0 ? orders : 0), 0);
  const where = `your ${list(sectionNames(seat, mask))}`;
  if (inMask > 0) {
    return { text: `The orders for ${where}, where ${hexName(g, hex)} lies, have all been given.`, ref: orderRef(g) };
  }
  const given = budget.reduce((bits, orders, i) => (orders > 0 ? bits | (1 << i) : bits), 0);
  return {
    text: `${hexName(g, hex)} lies in ${where}, and ${orderName(g)} orders only in your ${list(sectionNames(seat, given))}${g.mirror === 1 ? ' (left and right exchanged by the copy)' : ''}.`,
    ref: orderRef(g),
  };
}

/** The class does not fit the card. */
function wrongClass(g: State, kind: number, unit: number): Refusal | null {
  const asked = g.battle.game.classes[kind];
  if (asked.includes(g.battle.unitType[unit])) return null;
  return {
    text: `${capital(unitAt(g, unit))} ${is(g, unit)} not ${asked.key}, and ${orderName(g)} orders ${asked.key} units.`,
    ref: orderRef(g),
  };
}

/** The card orders only units that stand apart from the enemy. */
function nextToEnemy(g: State, f: Frame, hex: number, seat: number): Refusal | null {
  if (f.from === 0 || !enemyNextTo(g, hex, seat)) return null;
  return {
    text: `${capital(unitAt(g, g.hexUnit[hex]))} ${is(g, g.hexUnit[hex])} next to an enemy, and ${orderName(g)} orders only those who are not.`,
    ref: orderRef(g),
  };
}

/** The card's own order does not reach units in a formation. */
function inFormation(g: State, f: Frame, unit: number): Refusal | null {
  if (f.mode === 0 || g.unitForm[unit] === 0) return null;
  return {
    text: `${capital(unitAt(g, unit))} ${is(g, unit)} ${formWords(g, unit)}: ${orderName(g)} orders no such unit beside others.`,
    ref: orderRef(g),
  };
}

const noLeadersAlone: Why = (g, _f, choice, seat) =>
  notOrderableLeader(g, firstOf(choice), seat) ?? {
    text: `${orderName(g)} orders no leader by himself; a leader goes with his unit.`,
    ref: ruleRef(g, 'order'),
  };

const noCommand: Why = (g) => ({ text: `${orderName(g)} does not order through a leader.`, ref: orderRef(g) });
const noRally: Why = (g) => ({ text: `${orderName(g)} restores no blocks.`, ref: orderRef(g) });
const noMoveOnly: Why = (g) => ({ text: `${orderName(g)} gives no order to move alone.`, ref: orderRef(g) });
const noNewLeader: Why = (g) => ({ text: `${orderName(g)} lets no leader step forward.`, ref: orderRef(g) });
const others = { [COMMAND]: noCommand, [RALLY]: noRally, [ORDER_TO_MOVE]: noMoveOnly, [NEW_LEADER]: noNewLeader };

/** A hex is next to a unit or lone leader with an order; those who find no other fault are not. */
function notLinked(g: State, who: string): Refusal {
  return { text: `${who} is next to nobody who has an order: the hexes must be linked.`, ref: orderRef(g) };
}

const diceOf = (f: Frame, symbol: number): number => [f.left, f.centre, f.right][symbol] + f.count;

/** Why no leader steps forward there, under dice that may bring one. */
const whyNoNewLeader: Why = (g, f, choice, seat) => {
  const ref = orderRef(g);
  const hex = firstOf(choice);
  if (g.battle.game.customs.leadersInAll === 0) return noNewLeader(g, f, choice, seat);
  const missing = noUnit(g, hex, seat, ref);
  if (missing) return missing;
  if (g.hexLeader[hex] >= 0) {
    const who = leaderName(g, g.hexLeader[hex]);
    return { text: `${who} is at ${hexName(g, hex)}, and only one leader may be in a hex.`, ref };
  }
  if (f.count === 0) return { text: `A leader steps forward for a ${anyFace(g)}, and none is left.`, ref };
  if ((g.unitMark[g.hexUnit[hex]] & RALLIED) === 0) {
    return { text: `A leader steps forward only with a unit that has just regained a block.`, ref };
  }
  return { text: 'No more leaders may step forward.', ref };
};

export const orderReasons: Reasons = {
  orderBySection: {
    ...others,
    [ORDER]: (g, f, choice, seat) => notOrderable(g, firstOf(choice), seat) ?? sectionFull(g, f, firstOf(choice), seat),
    [ORDER_LEADER]: (g, f, choice, seat) =>
      notOrderableLeader(g, firstOf(choice), seat) ??
      keptByUnit(g, firstOf(choice)) ??
      sectionFull(g, f, firstOf(choice), seat),
  },
  orderByClass: {
    ...others,
    [ORDER]: (g, f, choice, seat) =>
      notOrderable(g, firstOf(choice), seat) ??
      usedUp(g, f.count, seat) ??
      wrongClass(g, f.kind, g.hexUnit[firstOf(choice)]) ??
      nextToEnemy(g, f, firstOf(choice), seat) ??
      inFormation(g, f, g.hexUnit[firstOf(choice)]) ??
      NO_REASON,
    [ORDER_LEADER]: (g, f, choice, seat) =>
      f.leader === 0
        ? noLeadersAlone(g, f, choice, seat)
        : (notOrderableLeader(g, firstOf(choice), seat) ??
          usedUp(g, f.count, seat) ??
          keptByUnit(g, firstOf(choice)) ??
          NO_REASON),
  },
  orderOneUnit: {
    ...others,
    [ORDER]: (g, _f, choice, seat) => notOrderable(g, firstOf(choice), seat) ?? NO_REASON,
    [ORDER_LEADER]: (g, _f, choice, seat) =>
      notOrderableLeader(g, firstOf(choice), seat) ?? {
        text: 'The order is for one unit of your choice; a leader goes with his unit, not by himself.',
        ref: orderRef(g),
      },
  },
  orderLinked: {
    ...others,
    [ORDER](g, f, choice, seat) {
      const hex = firstOf(choice);
      const unit = g.hexUnit[hex];
      return (
        notOrderable(g, hex, seat) ??
        usedUp(g, f.count, seat) ??
        wrongClass(g, f.kind, unit) ??
        notLinked(g, capital(unitAt(g, unit)))
      );
    },
    [ORDER_LEADER](g, f, choice, seat) {
      const hex = firstOf(choice);
      const missing = notOrderableLeader(g, hex, seat);
      if (missing) return missing;
      if (f.leader === 0 || g.hexUnit[hex] >= 0) return noLeadersAlone(g, f, choice, seat);
      return usedUp(g, f.count, seat) ?? notLinked(g, leaderName(g, g.hexLeader[hex]));
    },
  },
  orderLeadership: {
    [RALLY]: noRally,
    [ORDER_TO_MOVE]: noMoveOnly,
    [NEW_LEADER]: noNewLeader,
    [COMMAND](g, f, choice, seat) {
      const hex = firstOf(choice);
      if (f.leader >= 0) {
        return { text: `${leaderName(g, f.leader)} commands already; the order is for one leader.`, ref: orderRef(g) };
      }
      const missing = noLeader(g, hex, seat, orderRef(g));
      if (missing) return missing;
      const where = list(sectionNames(seat, g.battle.sections[hex]));
      return {
        text: `${leaderName(g, g.hexLeader[hex])} is in your ${where}, and the order is for your ${list(sectionNames(seat, f.kind), 'or')}.`,
        ref: orderRef(g),
      };
    },
    [ORDER](g, f, choice, seat) {
      const hex = firstOf(choice);
      const missing = notOrderable(g, hex, seat);
      if (missing) return missing;
      const who = capital(unitAt(g, g.hexUnit[hex]));
      if (f.leader < 0 && f.by === 0) {
        return { text: `${orderName(g)} orders through a leader: name him first.`, ref: orderRef(g) };
      }
      if (f.leader < 0) {
        const where = list(sectionNames(seat, g.sections), 'or');
        return {
          text: `${who} ${is(g, g.hexUnit[hex])} not in your ${where}, where the copied order was used.`,
          ref: orderRef(g),
        };
      }
      return leadershipUsedUp(g, f) ?? notLinked(g, who);
    },
    [ORDER_LEADER](g, f, choice, seat) {
      const hex = firstOf(choice);
      const missing = notOrderableLeader(g, hex, seat);
      if (missing) return missing;
      const who = leaderName(g, g.hexLeader[hex]);
      if (f.leader < 0) {
        return {
          text: `${who} gets this order by \`command ${hexName(g, hex)}\`, together with those around him.`,
          ref: orderRef(g),
        };
      }
      if (g.hexUnit[hex] >= 0) {
        return {
          text: `${who} is with a unit, and a leader may not leave it under ${orderName(g)}.`,
          ref: ruleRef(g, 'order'),
        };
      }
      return leadershipUsedUp(g, f) ?? notLinked(g, who);
    },
  },
  orderByDice: {
    ...others,
    [ORDER_TO_MOVE]: (g, f, choice, seat) =>
      notOrderable(g, firstOf(choice), seat) ??
      (g.frames[g.depth - 1].hex < 0
        ? noMoveOnly(g, f, choice, seat)
        : { text: 'No die is left that orders a unit to move.', ref: orderRef(g) }),
    [ORDER](g, f, choice, seat) {
      const missing = notOrderable(g, firstOf(choice), seat);
      if (missing) return missing;
      const unit = g.hexUnit[firstOf(choice)];
      return noDie(g, f, unit) ?? NO_REASON;
    },
    [ORDER_LEADER]: (g, f, choice, seat) =>
      notOrderableLeader(g, firstOf(choice), seat) ??
      (f.count > 0
        ? (keptByUnit(g, firstOf(choice)) ?? NO_REASON)
        : {
            text: `A leader is ordered by a ${anyFace(g)}, and none is left.`,
            ref: orderRef(g),
          }),
  },
  rallyUnits: {
    [COMMAND]: noCommand,
    [ORDER_TO_MOVE]: noMoveOnly,
    [NEW_LEADER]: whyNoNewLeader,
    [ORDER]: (g, f, choice) => ({
      text:
        f.kind === RALLY_ORDERED
          ? 'The orders have been given; these dice restore blocks.'
          : `Only units that regain a block are ordered by ${orderName(g)}: \`rally ${hexName(g, firstOf(choice))}\`.`,
      ref: orderRef(g),
    }),
    [ORDER_LEADER]: noLeadersAlone,
    [RALLY](g, f, choice, seat) {
      const hex = firstOf(choice);
      const missing = noUnit(g, hex, seat, orderRef(g));
      if (missing) return missing;
      const unit = g.hexUnit[hex];
      const type = g.battle.unitType[unit];
      const who = capital(unitAt(g, unit));
      if (!type.rallies) return { text: `${who} can never be rallied.`, ref: orderRef(g) };
      if (g.unitBlocks[unit] >= type.blocks) {
        return { text: `${who} ${has(g, unit)} lost no block.`, ref: orderRef(g) };
      }
      return (
        noDie(g, f, unit) ?? {
          text:
            f.kind === RALLY_ORDERED
              ? `${who} ${has(g, unit)} no order, and only ordered units rally.`
              : `${who} ${is(g, unit)} neither with a leader nor next to one.`,
          ref: orderRef(g),
        }
      );
    },
  },
};

function noDie(g: State, f: Frame, unit: number): Refusal | null {
  const type = g.battle.unitType[unit];
  if (diceOf(f, type.symbol) > 0) return null;
  const faces = g.battle.game.dice.faces;
  const any = anyFace(g);
  return {
    text: `No ${faces[type.symbol]}${any === '' ? '' : ` and no ${any}`} is left for ${unitAt(g, unit)}.`,
    ref: orderRef(g),
  };
}

/** The commanding leader's linked orders have been given, or he has none to give. */
function leadershipUsedUp(g: State, f: Frame): Refusal | null {
  if (f.steps < f.count) return null;
  const leader = leaderName(g, f.leader);
  const trait = g.battle.leaderTraits[f.leader].find((one) => one.ownHexOnly);
  if (trait) {
    return { text: `${leader} commands only his own hex (${trait.name}).`, ref: trait.ref };
  }
  return {
    text: `${f.count === 1 ? 'The one order' : `All ${f.count} orders`} linked to ${leader} ${f.count === 1 ? 'has' : 'have'} been given.`,
    ref: orderRef(g),
  };
}
