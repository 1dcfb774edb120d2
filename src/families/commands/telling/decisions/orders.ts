// Giving orders: the words of rules/orders/.

import { countOrders } from '../../rules/orders/giving.ts';
import { RALLY_ANYWHERE, RALLY_NEAR_LEADERS, RALLY_ORDERED } from '../../rules/orders/order-dice.ts';
import { type Frame, MAX_UNITS, type State } from '../../rules/state.ts';
import { FLAG, HEAVY, LIGHT, MEDIUM } from '../../tables/tables.ts';
import { COMMAND, DONE, NEW_LEADER, ORDER, ORDER_TO_MOVE, RALLY, SECTION } from '../../tables/verbs.ts';
import { anyFace, endsOnly, offers, ownWays, soFar } from '../asked.ts';
import type { DecisionWords } from '../game-words.ts';
import { cardReasons } from '../why-not/cards.ts';
import { orderReasons } from '../why-not/orders.ts';
import { count, hexName, leaderAt, leaderName, list, sectionNames, whoStands } from '../words.ts';
import { BLOCKS_LEFT, ORDERS_LEFT } from './undone.ts';

/** An ending that is the only thing left says so. */
const nobodyLeft = (g: State, f: Frame): string | null =>
  !endsOnly(g, f, DONE)
    ? null
    : countOrders(g) > 0
      ? `nobody else can be ordered ${soFar(g)}.`
      : 'nobody can be ordered.';

/** `2 units or leaders in your left section, 1 in your centre`. */
function sectionBudget(f: Frame, side: number): string {
  const budget = [f.left, f.centre, f.right];
  const bits = side === 1 ? [0, 1, 2] : [2, 1, 0];
  const parts = bits.filter((i) => budget[i] > 0).map((i) => ({ n: budget[i], name: sectionNames(side, 1 << i)[0] }));
  return list(
    parts.map(({ n, name }, i) => `${i === 0 ? count(n, 'unit or leader', 'units or leaders') : n} in your ${name}`),
  );
}

/** Dice that still give orders or blocks: `1 light, 2 helmet`. */
function diceLeft(g: State, f: Frame): string {
  const { faces } = g.battle.game.dice;
  const left: [number, string][] = [
    [f.lightDice, faces[LIGHT]],
    [f.mediumDice, faces[MEDIUM]],
    [f.heavyDice, faces[HEAVY]],
    [f.anyDice, anyFace(g)],
    [f.moveDice, `${faces[FLAG]} to move`],
  ];
  const parts = left.filter(([n]) => n > 0).map(([n, face]) => `${n} ${face}`);
  return parts.length === 0 ? 'none' : parts.join(', ');
}

/** Whose blocks are restored, by what the dice are for. */
const RALLIED_WHO: { readonly [whom: number]: string } = {
  [RALLY_NEAR_LEADERS]: 'units with or next to a leader',
  [RALLY_ANYWHERE]: 'units',
  [RALLY_ORDERED]: 'ordered units',
};

/** The units of a class; one that takes in every unit needs no name. */
function unitsOfClass(g: State, kind: number): string {
  const { key, includes } = g.battle.game.classes[kind];
  return g.battle.game.units.every((type) => includes(type)) ? 'units' : `${key} units`;
}

/** Sections as the player who names one sees them. */
const SECTIONS = ['left section', 'centre', 'right section'];

export const orderDecisions: { readonly [decision: string]: DecisionWords } = {
  orderBySection: {
    prompt: (g, f, seat) =>
      nobodyLeft(g, f) ?? `order up to ${[sectionBudget(f, seat), ...ownWays(g, f)].join(', or ')} ${soFar(g)}.`,
    labels: { [DONE]: 'End orders' },
    undone: ORDERS_LEFT,
    reasons: orderReasons.orderBySection,
  },
  orderByClass: {
    prompt(g, f, seat) {
      const nobody = nobodyLeft(g, f);
      if (nobody !== null) return nobody;
      const what = `${unitsOfClass(g, f.kind)}${f.withLeaders === 1 ? ' or leaders' : ''}`;
      const apart = ['', ' that are not next to an enemy', ' that are not next to an enemy unit'][f.apartFrom];
      const orOne = f.orOne === 1 && countOrders(g) === 0 ? ', or one unit of your choice' : '';
      return `order up to ${f.most} ${what}${apart}${orOne} ${soFar(g)}.`;
    },
    labels: { [DONE]: 'End orders' },
    undone: ORDERS_LEFT,
    reasons: orderReasons.orderByClass,
  },
  chooseSection: {
    prompt: (g, f) => `in which section are all ${g.battle.game.classes[f.kind].key} units ordered?`,
    pointing: 'spoken',
    offers: {
      [SECTION]: { mark: 'answer', phase: 'order', label: (_g, where) => `In the ${SECTIONS[where]}` },
    },
    reasons: cardReasons.chooseSection,
  },
  orderOneUnit: {
    prompt: (g, f) => nobodyLeft(g, f) ?? 'order one unit of your choice.',
    labels: { [DONE]: 'End orders' },
    undone: ORDERS_LEFT,
    reasons: orderReasons.orderOneUnit,
  },
  orderLinked: {
    prompt: (g, f) =>
      nobodyLeft(g, f) ??
      `order ${f.most >= MAX_UNITS ? 'a group of' : `up to ${f.most}`} linked ${unitsOfClass(g, f.kind)}${f.withLeaders === 1 ? ' and leaders alone' : ''} ${soFar(g)}.`,
    labels: { [DONE]: 'End orders' },
    undone: ORDERS_LEFT,
    reasons: orderReasons.orderLinked,
  },
  orderLeadership: {
    prompt(g, f, seat) {
      const nobody = nobodyLeft(g, f);
      if (nobody !== null) return nobody;
      if (f.leader >= 0) {
        return `order up to ${count(f.most, 'unit or leader', 'units or leaders')} linked to ${leaderName(g, f.leader)} (${f.ledSoFar} so far).`;
      }
      const where = f.cardSections === 7 ? '' : ` in your ${list(sectionNames(seat, f.cardSections), 'or')}`;
      const ways = [
        ...(offers(g, f, COMMAND) ? [`name a leader${where} to command his hex and up to ${f.most} linked ones`] : []),
        ...(offers(g, f, ORDER) ? ['order one unit of your choice'] : []),
        ...ownWays(g, f),
      ];
      return `${ways.join(', or ')}.`;
    },
    labels: { [DONE]: 'End orders' },
    undone: ORDERS_LEFT,
    offers: {
      [COMMAND]: {
        mark: 'piece',
        from: 1,
        leader: true,
        phase: 'order',
        label: (g, a) => `Let ${leaderAt(g, a)} at ${hexName(g, a)} command`,
      },
    },
    reasons: orderReasons.orderLeadership,
  },
  orderByDice: {
    prompt: (g, f) => nobodyLeft(g, f) ?? `order a unit for each die left: ${diceLeft(g, f)} ${soFar(g)}.`,
    labels: { [DONE]: 'End orders' },
    undone: ORDERS_LEFT,
    offers: {
      [ORDER_TO_MOVE]: {
        mark: 'piece',
        from: 1,
        phase: 'order',
        label: (g, a) => `Order ${whoStands(g, a)} at ${hexName(g, a)} to move`,
        note: () => 'It may not battle this turn.',
      },
    },
    reasons: orderReasons.orderByDice,
  },
  rallyUnits: {
    prompt(g, f) {
      if (endsOnly(g, f, DONE)) return 'no block can be restored.';
      const steps = offers(g, f, NEW_LEADER) ? ', or let a leader step forward' : '';
      return `restore blocks to ${RALLIED_WHO[f.rolledFor]}${steps} (dice left: ${diceLeft(g, f)}).`;
    },
    labels: { [DONE]: 'End rallying' },
    undone: BLOCKS_LEFT,
    pointing: { verb: RALLY },
    offers: {
      [RALLY]: {
        mark: 'piece',
        from: 1,
        phase: 'order',
        label: (g, a) => `Restore a block to ${whoStands(g, a)} at ${hexName(g, a)}`,
      },
      [NEW_LEADER]: {
        mark: 'piece',
        from: 1,
        phase: 'order',
        label: (g, a) => `Let a leader step forward with ${whoStands(g, a)} at ${hexName(g, a)}`,
      },
    },
    reasons: orderReasons.rallyUnits,
  },
};
