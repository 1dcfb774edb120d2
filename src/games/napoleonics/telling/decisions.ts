// What Napoleonics' own decisions ask, and why something is not on offer in them: squares, combined arms, Short Supply
// [N Infantry Square; N Combined Arms Combat; N Short Supply].

import { FOUGHT, groundOf, ORDERED, type State } from '../../../families/commands/rules/state.ts';
import * as v from '../../../families/commands/tables/verbs.ts';
import type { DecisionWords } from '../../../families/commands/telling/game-words.ts';
import { offers as offersVerb } from '../../../families/commands/telling/prompt.ts';
import {
  NO_REASON,
  noUnit,
  orderRef,
  reason,
  secondLeader,
  taken,
  type Why,
  type Words,
} from '../../../families/commands/telling/why-not/parts.ts';
import {
  agree,
  capital,
  hexName,
  list,
  sectionNames,
  terrainRef,
  unitAt,
  unitName,
} from '../../../families/commands/telling/words.ts';
import { firstOf } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/explain.ts';
import { type Why as Collector, no } from '../../../kernel/permission.ts';
import { mayBePut, maySendBack, type PutFault, type SupplyFault } from '../rules/short-supply.ts';
import { CARDS_TO_FORM, cavalryNextTo, freePlace, inSquare } from '../rules/square.ts';
import { isArtillery, isCavalry, isInfantry } from '../tables/arms.ts';
import { squareGround } from '../tables/terrain.ts';

const SQUARE = 'N Infantry Square';
const LEAVING = 'N Coming out of Square';
const ARMS = 'N Combined Arms Combat';

const has = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'has', 'have');
const is = (g: State, unit: number): string => agree(g.battle.unitType[unit].name, 'is', 'are');

// ---- why not --------------------------------------------------------------------------------------------------------

const whyNotForm: Why = (g, f, _choice, seat) => {
  const who = capital(unitAt(g, f.defender));
  const ref = SQUARE;
  if (!isInfantry(g, f.defender)) return { text: `${who} ${is(g, f.defender)} no infantry.`, ref };
  if (!isCavalry(g, f.attacker)) return { text: 'A square is formed only against an attack of cavalry.', ref };
  if (inSquare(g, f.defender)) return { text: `${who} ${is(g, f.defender)} in square already.`, ref };
  const ground = groundOf(g).terrain[g.unitHex[f.defender]];
  if (!squareGround(ground)) return { text: `No square is formed in ${ground.name}.`, ref: terrainRef(g, ground) };
  if (g.handCount[seat] < CARDS_TO_FORM) {
    return { text: `A square takes a card from a hand of ${CARDS_TO_FORM} or more.`, ref };
  }
  return freePlace(g, seat) === 0 ? { text: 'All four places for squares are taken.', ref } : NO_REASON;
};

const whyNotLeave: Why = (g, _f, choice, seat) => {
  const hex = firstOf(choice);
  const missing = noUnit(g, hex, seat, LEAVING);
  if (missing) return missing;
  const unit = g.hexUnit[hex];
  const who = capital(unitAt(g, unit));
  if (!inSquare(g, unit)) return { text: `${who} ${is(g, unit)} not in square.`, ref: LEAVING };
  if ((g.unitMark[unit] & ORDERED) === 0) return { text: `${who} ${has(g, unit)} no order.`, ref: LEAVING };
  return cavalryNextTo(g, unit)
    ? { text: `Enemy cavalry is next to ${unitAt(g, unit)}, which keeps it in square.`, ref: LEAVING }
    : NO_REASON;
};

const whyNotSupport: Why = (g, f, choice, seat) => {
  const hex = firstOf(choice);
  const missing = noUnit(g, hex, seat, ARMS);
  if (missing) return missing;
  const gun = g.hexUnit[hex];
  const who = capital(unitAt(g, gun));
  if (!isArtillery(g, gun)) return { text: `${who} ${is(g, gun)} no artillery.`, ref: ARMS };
  if ((g.unitMark[gun] & ORDERED) === 0) return { text: `${who} ${has(g, gun)} no order this turn.`, ref: ARMS };
  if ((g.unitMark[gun] & FOUGHT) !== 0) return { text: `${who} ${has(g, gun)} battled already this turn.`, ref: ARMS };
  return {
    text: `${who} cannot add dice against ${hexName(g, f.hex)}: it needs range, a clear line, no other enemy unit next to it, and dice of its own after its move.`,
    ref: ARMS,
  };
};

const whyNotAlone: Why = (g, f) => ({
  text: `${capital(unitAt(g, f.attacker))} has no dice of its own there: artillery must support it.`,
  ref: ARMS,
});

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
    reasons: { [v.FORM_SQUARE]: whyNotForm },
  },
  attackAfterFirstStrike: {
    prompt(g, f) {
      const { defender } = g.frames[g.depth - 1];
      const before = inSquare(g, defender) ? 'has stood the dice of the square' : 'has stood the first strike';
      return `your ${unitAt(g, f.attacker)} ${before}: attack as declared?`;
    },
  },

  combineArms: {
    prompt: (g, f) => `which artillery supports the attack of your ${unitAt(g, f.attacker)} on ${hexName(g, f.hex)}?`,
    help: 'Combined arms: ordered artillery in range adds its dice to a melee and then has battled for this turn.',
    hex: (g, f) => g.unitHex[f.attacker],
    labels: { [v.DONE]: 'No more support' },
    pointing: { verb: v.SUPPORT },
    reasons: { [v.SUPPORT]: whyNotSupport, [v.DONE]: whyNotAlone },
    odds: { verb: v.DONE },
  },

  leaveSquare: {
    prompt: () => 'which ordered units come out of square?',
    help: 'A unit that comes out of square gets its card back to the hand and may move; in square it stays where it is.',
    labels: { [v.DONE]: 'The others stay in square' },
    pointing: { verb: v.LEAVE_SQUARE },
    reasons: { [v.LEAVE_SQUARE]: whyNotLeave },
  },

  shortSupply: {
    prompt: (g, f) =>
      offersVerb(g, f, v.SEND_BACK)
        ? 'name a unit of either side that is sent back to its baseline.'
        : 'nobody can be sent back.',
    pointing: { verb: v.SEND_BACK },
    reasons: { [v.SEND_BACK]: sendsBack },
  },

  sendBack: {
    prompt: (g, f) => `your ${unitAt(g, f.unit)} is out of supply: where does it go?`,
    hex: (g, f) => g.unitHex[f.unit],
    pointing: { verb: v.PLACE },
    reasons: { [v.PLACE]: puts },
  },
};
