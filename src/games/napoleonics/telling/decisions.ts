// What Napoleonics' own decisions ask, and why something is not on offer in them: squares, combined arms, Short Supply
// [N Infantry Square; N Combined Arms Combat; N Short Supply].

import { ownUnitAt, type UnitFault } from '../../../families/commands/rules/pieces.ts';
import { groundOf, type State } from '../../../families/commands/rules/state.ts';
import * as v from '../../../families/commands/tables/verbs.ts';
import { offers as offersVerb } from '../../../families/commands/telling/asked.ts';
import type { DecisionWords } from '../../../families/commands/telling/game-words.ts';
import {
  orderRef,
  reason,
  type Sentence,
  secondLeader,
  taken,
  unitWords,
  type Words,
} from '../../../families/commands/telling/why-not/parts.ts';
import {
  agree,
  capital,
  dice,
  hexName,
  list,
  sectionNames,
  terrainRef,
  unitAt,
  unitName,
  whoStands,
} from '../../../families/commands/telling/words.ts';
import { firstOf } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/explain.ts';
import { type Why as Collector, no } from '../../../kernel/permission.ts';
import { type AloneFault, gunDice, mayAttackAlone, maySupport, type SupportFault } from '../rules/combined-arms.ts';
import { mayBePut, maySendBack, type PutFault, type SupplyFault } from '../rules/short-supply.ts';
import { type FormFault, inSquare, type LeaveFault, mayFormSquare, mayLeaveSquare } from '../rules/square.ts';
import { FORM_SQUARE, LEAVE_SQUARE, SEND_BACK, SUPPORT } from '../tables/verbs.ts';

const SQUARE = 'N Infantry Square';
const LEAVING = 'N Coming out of Square';
const ARMS = 'N Combined Arms Combat';

const who = (g: State, unit: number): string => capital(unitAt(g, unit));
const has = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'has', 'have');
const is = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'is', 'are');

// ---- why not --------------------------------------------------------------------------------------------------------

const formWords: Words<FormFault> = {
  noInfantry: ({ g, a }) => ({ text: `${who(g, a)} ${is(g, a)} no infantry.`, ref: SQUARE }),
  noCavalry: () => ({ text: 'A square is formed only against an attack of cavalry.', ref: SQUARE }),
  inSquareAlready: ({ g, a }) => ({ text: `${who(g, a)} ${is(g, a)} in square already.`, ref: SQUARE }),
  noSquareGround({ g, a }) {
    const ground = groundOf(g).terrain[g.unitHex[a]];
    return { text: `No square is formed in ${ground.name}.`, ref: terrainRef(g, ground) };
  },
  fewCards: ({ a }) => ({ text: `A square takes a card from a hand of ${a} or more.`, ref: SQUARE }),
  trackFull: () => ({ text: 'All four places for squares are taken.', ref: SQUARE }),
};

const leaveWords: Words<UnitFault | LeaveFault> = {
  ...unitWords(() => LEAVING),
  notInSquare: ({ g, a }) => ({ text: `${who(g, a)} ${is(g, a)} not in square.`, ref: LEAVING }),
  noOrder: ({ g, a }) => ({ text: `${who(g, a)} ${has(g, a)} no order.`, ref: LEAVING }),
  cavalryNear: ({ g, a }) => ({
    text: `Enemy cavalry is next to ${unitAt(g, a)}, which keeps it in square.`,
    ref: LEAVING,
  }),
};

/** A gun that is ordered and has not battled, and yet cannot join. */
const cannotJoin =
  (because: string): Sentence =>
  ({ g, f, a }) => ({ text: `${who(g, a)} cannot add dice against ${hexName(g, f.hex)}: ${because}.`, ref: ARMS });

const supportWords: Words<UnitFault | SupportFault> = {
  ...unitWords(() => ARMS),
  noArtillery: ({ g, a }) => ({ text: `${who(g, a)} ${is(g, a)} no artillery.`, ref: ARMS }),
  theAttacker: ({ g, a }) => ({ text: `${who(g, a)} ${is(g, a)} the one that attacks.`, ref: ARMS }),
  notOrdered: ({ g, a }) => ({ text: `${who(g, a)} ${has(g, a)} no order this turn.`, ref: ARMS }),
  fought: ({ g, a }) => ({ text: `${who(g, a)} ${has(g, a)} battled already this turn.`, ref: ARMS }),
  keptByGround: cannotJoin('the ground that it entered keeps it from battle this turn'),
  moveOnly: cannotJoin('it was ordered to move only'),
  farGun: cannotJoin('that is beyond its range'),
  gunCannotClose: cannotJoin('it may not fight in melee now'),
  gunCannotFire: cannotJoin('it may not fire now, and from a distance it adds the dice of its fire'),
  gunCannotSee: cannotJoin('its line is not clear, and it does not fire over friends here'),
  gunNoDice: cannotJoin('the ground or its move leaves it no dice of its own'),
};

const aloneWords: Words<AloneFault> = {
  noDiceAlone: ({ g, a }) => ({
    text: `${who(g, a)} has no dice of its own there: artillery must support it.`,
    ref: ARMS,
  }),
};

const isNamed = (g: State, hex: number, why: Collector<'nobody'>): boolean =>
  g.hexUnit[hex] >= 0 || no(why, 'nobody', hex);

const supplyWords: Words<SupplyFault | 'nobody'> = {
  nobody: ({ g, a }) => ({ text: `No unit stands at ${hexName(g, a)}.`, ref: orderRef(g) }),
  inSquare: ({ g, a }) => ({
    text: `${capital(unitAt(g, a))} ${is(g, a)} in square and cannot be sent back.`,
    ref: orderRef(g),
  }),
  noHexFree: ({ g, a }) => ({ text: `No hex is free to which ${unitAt(g, a)} could be sent back.`, ref: orderRef(g) }),
};

const sendsBack = reason(
  (g, _f, choice, _seat, why) => isNamed(g, firstOf(choice), why) && maySendBack(g, g.hexUnit[firstOf(choice)], why),
  supplyWords,
);

const putWords: Words<PutFault> = {
  taken: ({ g, a }) => taken(g, a, orderRef(g)),
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, orderRef(g)),
  ground({ g, f, a }) {
    const ground = groundOf(g).terrain[a];
    const text = `${capital(unitName(g, f.unit))} may not enter ${ground.name} at ${hexName(g, a)}.`;
    return { text, ref: terrainRef(g, ground) };
  },
  elsewhere({ g, f }) {
    const side = g.battle.unitSide[f.unit];
    const where = list(sectionNames(side, g.battle.sections[g.unitHex[f.unit]]), 'or');
    const text = `It goes to its own baseline in your ${where}, or one row before it if that is full.`;
    return { text, ref: orderRef(g) };
  },
};

const puts = reason((g, f, choice, _seat, why) => mayBePut(g, f.unit, firstOf(choice), why), putWords);

/** Why a unit may not move as it stands: it is in square. */
export const staysAsItStands = (g: State, unit: number): Refusal => ({
  text: `${capital(unitAt(g, unit))} ${is(g, unit)} in square and cannot move.`,
  ref: SQUARE,
});

// ---- decisions, choices, events -------------------------------------------------------------------------------------

export const decisions: { readonly [decision: string]: DecisionWords } = {
  answerAttack: {
    help: 'Stand: take the attack, perhaps battle back. Cavalry may retire and reform before infantry; infantry may form square against cavalry.',
    offers: {
      [FORM_SQUARE]: {
        mark: 'answer',
        way: 'form square',
        label: () => 'Form square',
        note: () =>
          'One of your cards is set aside. The square battles first, with one die; the cavalry has at most one, beside its guns.',
      },
    },
    reasons: {
      [FORM_SQUARE]: reason<FormFault>(
        (g, f, _choice, _seat, why) => mayFormSquare(g, f.defender, f.attacker, why),
        formWords,
      ),
    },
  },
  attackAfterFirstStrike: {
    prompt(g, f) {
      const { defender } = g.frames[g.depth - 1];
      const before = inSquare(g, defender) ? 'stood the dice of the square' : 'stood the first strike';
      return `your ${unitAt(g, f.attacker)} ${before}: attack as declared?`;
    },
  },

  combineArms: {
    prompt: (g, f) => `which artillery supports your ${unitAt(g, f.attacker)} against ${hexName(g, f.hex)}?`,
    help: 'Combined arms: ordered artillery in range adds its dice to a melee and then has battled for this turn.',
    hex: (g, f) => g.unitHex[f.attacker],
    offers: {
      [SUPPORT]: {
        mark: 'piece',
        from: 1,
        phase: 'battle',
        label: (g, a) => `Support with ${whoStands(g, a)} at ${hexName(g, a)}`,
        note(g, a) {
          const f = g.frames[g.depth];
          return `It adds ${dice(gunDice(g, g.hexUnit[a], f.hex))}.`;
        },
      },
    },
    labels: { [v.DONE]: 'No more support' },
    pointing: { verb: SUPPORT },
    reasons: {
      [SUPPORT]: reason<UnitFault | SupportFault>(
        (g, f, choice, seat, why) =>
          ownUnitAt(g, firstOf(choice), seat, why) && maySupport(g, g.hexUnit[firstOf(choice)], f.attacker, f.hex, why),
        supportWords,
      ),
      [v.DONE]: reason<AloneFault>((g, f, _choice, _seat, why) => mayAttackAlone(g, f, why), aloneWords),
    },
    odds: { verb: v.DONE },
  },

  leaveSquare: {
    prompt: () => 'which ordered units leave their square?',
    help: 'A unit that leaves its square gives you its card back and may move.',
    offers: {
      [LEAVE_SQUARE]: {
        mark: 'piece',
        from: 1,
        phase: 'order',
        label: (g, a) => `Bring ${whoStands(g, a)} at ${hexName(g, a)} out of square`,
        note: () => 'Its card goes back to your hand.',
      },
    },
    labels: { [v.DONE]: 'Stay in square' },
    pointing: { verb: LEAVE_SQUARE },
    reasons: {
      [LEAVE_SQUARE]: reason<UnitFault | LeaveFault>(
        (g, _f, choice, seat, why) =>
          ownUnitAt(g, firstOf(choice), seat, why) && mayLeaveSquare(g, g.hexUnit[firstOf(choice)], why),
        leaveWords,
      ),
    },
  },

  shortSupply: {
    prompt: (g, f) =>
      offersVerb(g, f, SEND_BACK)
        ? 'name a unit of either side that is sent back to its baseline.'
        : 'nobody can be sent back.',
    offers: {
      [SEND_BACK]: {
        mark: 'piece',
        from: 1,
        phase: 'order',
        label: (g, a) => `Send ${whoStands(g, a)} at ${hexName(g, a)} back`,
        note: () => 'Its owner chooses the hex.',
      },
    },
    pointing: { verb: SEND_BACK },
    reasons: {
      [SEND_BACK]: sendsBack,
      // Somebody can be sent back, and the card leaves no choice but whom.
      [v.DONE]: (g) => ({ text: 'A unit that can be sent back must be named.', ref: orderRef(g) }),
    },
  },

  sendBack: {
    prompt: (g, f) => `your ${unitAt(g, f.unit)} is out of supply: where does it go?`,
    hex: (g, f) => g.unitHex[f.unit],
    offers: {
      [v.PLACE]: { mark: 'fall', from: 0, to: 1, phase: 'enter', label: (g, a) => `Go to ${hexName(g, a)}` },
    },
    pointing: { verb: v.PLACE },
    reasons: { [v.PLACE]: puts },
  },
};
