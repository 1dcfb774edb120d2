// What Medieval's own decisions ask, and why something is not on offer in them: tokens, inspired actions, ambush, gates,
// camps, and forces that come during a battle [M Inspired Actions; M Ambush; M City Gate; M Camp].

import { handHas } from '../../../families/commands/rules/deck.ts';
import { enemyOf, groundOf, MUST_CLOSE, ORDERED, RESERVE, type State } from '../../../families/commands/rules/state.ts';
import { termsOf } from '../../../families/commands/rules/terms.ts';
import * as v from '../../../families/commands/tables/verbs.ts';
import type { DecisionWords } from '../../../families/commands/telling/game-words.ts';
import { leaderMoves } from '../../../families/commands/telling/why-not/move.ts';
import {
  distanceOf,
  NO_REASON,
  noUnit,
  orderName,
  reason,
  secondLeader,
  taken,
  type Why,
  type Words,
} from '../../../families/commands/telling/why-not/parts.ts';
import {
  agree,
  capital,
  cardRef,
  count,
  dice,
  hexes,
  hexName,
  leaderName,
  ruleRef,
  SCENARIO,
  terrainRef,
  unitAt,
  unitName,
  whoIsAt,
} from '../../../families/commands/telling/words.ts';
import { firstOf, secondOf } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/explain.ts';
import { type ArriveFault, mayArrive } from '../rules/reserves.ts';
import { maySpend } from '../rules/tokens.ts';
import { sheetOf } from '../tables/actions.ts';

const TOKENS = 'M Inspired Actions';

/** Why the side cannot spend a token now; null when it can. */
function noToken(g: State, side: number): Refusal | null {
  if (maySpend(g, side)) return null;
  const text = g.tokens[side] === 0 ? 'You have no token.' : 'You have spent a token this turn, and one is the most.';
  return { text, ref: TOKENS };
}

const unitWaits = (g: State, side: number): number => {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) if (g.unitFate[u] === RESERVE) return u;
  return -1;
};

// ---- gates and camps ------------------------------------------------------------------------------------------------

const whyNotStorm: Why = (g, _f, choice, seat) => {
  const from = firstOf(choice);
  const to = secondOf(choice);
  const ref = 'M City Gate';
  const missing = noUnit(g, from, seat, ref);
  if (missing) return missing;
  if (!groundOf(g).terrain[to].ownersOnly) return { text: `At ${hexName(g, to)} is no closed gate.`, ref };
  if (g.battle.owners[to] === seat) return { text: 'The gates of the city are open to your own army.', ref };
  if (g.hexUnit[to] >= 0) {
    return { text: `${capital(whoIsAt(g, to))} holds the gate at ${hexName(g, to)}: attack the unit.`, ref };
  }
  const far = distanceOf(g, from, to);
  if (far !== 1) return { text: `${hexName(g, to)} is ${hexes(far)} away; a gate is stormed from the next hex.`, ref };
  const unit = g.hexUnit[from];
  const who = capital(unitAt(g, unit));
  const name = g.battle.unitType[unit].name;
  if ((g.unitMark[unit] & ORDERED) === 0)
    return { text: `${who} ${agree(name, 'has', 'have')} no order this turn.`, ref };
  if ((g.unitMark[unit] & MUST_CLOSE) !== 0) {
    return { text: `${who} charged and must close combat with a unit; a gate is none.`, ref };
  }
  if (termsOf(g, unit)?.closesOnTarget) {
    return { text: `${who} may attack nothing but the unit at which it fired.`, ref };
  }
  return { text: `${who} may not close combat now, and storming a gate takes the place of that.`, ref };
};

const whyNotRaze: Why = (g, f, choice) => {
  const hex = firstOf(choice);
  const ref = SCENARIO;
  if (groundOf(g).terrain[hex].key !== 'camp') return { text: `There is no camp at ${hexName(g, hex)}.`, ref };
  if (g.battle.owners[hex] === f.seat) return { text: 'The camp is one of your own army.', ref };
  return noUnit(g, hex, f.seat, ref) ?? NO_REASON;
};

// ---- reserves -------------------------------------------------------------------------------------------------------

/** Hidden cavalry that orders bring in. */
const whyNotEnter: Why = (g, _f, choice, seat) => {
  const rule = g.battle.rules.find((one) => one.sectionChoices);
  if (!rule) return { text: `${orderName(g)} brings nobody onto the battlefield.`, ref: SCENARIO };
  if (unitWaits(g, seat) < 0) return { text: 'No unit of yours is waiting to enter.', ref: SCENARIO };
  const hex = secondOf(choice);
  const who = whoIsAt(g, hex);
  if (who !== '') return { text: `${hexName(g, hex)} is taken: ${who}.`, ref: SCENARIO };
  const { terrain, entry } = groundOf(g);
  const unit = unitWaits(g, seat);
  if (entry[unit][hex] === 0) {
    const text = `${capital(unitName(g, unit))} may not enter ${terrain[hex].name} at ${hexName(g, hex)}.`;
    return { text, ref: terrainRef(g, terrain[hex]) };
  }
  return { text: `Nobody can enter at ${hexName(g, hex)} with this order. ${rule.text}`, ref: SCENARIO };
};

const whyNotEnterLeader: Why = (g, _f, choice) => {
  const rule = g.battle.rules.find((one) => one.sectionChoices);
  if (!rule) return { text: `${orderName(g)} brings nobody onto the battlefield.`, ref: SCENARIO };
  return { text: `No leader can enter at ${hexName(g, firstOf(choice))} with this order. ${rule.text}`, ref: SCENARIO };
};

const arriveWords: Words<ArriveFault> = {
  taken: ({ g, a }) => taken(g, a, SCENARIO),
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'leaderMovement')),
  ground({ g, f, a }) {
    const ground = groundOf(g).terrain[a];
    const text = `${capital(unitName(g, unitWaits(g, f.seat)))} may not enter ${ground.name} at ${hexName(g, a)}.`;
    return { text, ref: terrainRef(g, ground) };
  },
  notNearest: ({ g, a }) => ({
    text: `${hexName(g, a)} is not one of the free hexes nearest to where it should come.`,
    ref: SCENARIO,
  }),
};

const arrives = reason((g, f, choice, _seat, why) => mayArrive(g, f.seat, f.kind, firstOf(choice), why), arriveWords);

// ---- tokens and cards -----------------------------------------------------------------------------------------------

const whyNotBrave: Why = (g, f, choice, seat) => {
  const missing = noToken(g, seat);
  if (missing) return missing;
  const n = firstOf(choice);
  if (f.flags <= f.count) return { text: 'Every flag may be ignored without a token.', ref: TOKENS };
  return n > f.count
    ? { text: `A token lets it ignore one flag more than the ${f.count} it may ignore, not ${n}.`, ref: TOKENS }
    : { text: `${count(n, 'flag')} may be ignored without a token.`, ref: TOKENS };
};

const whyNotAct: Why = (g, _f, choice, seat) => {
  const action = g.battle.game.actions[firstOf(choice)];
  const sheet = sheetOf(g, seat);
  if (!sheet.actions.includes(action.key)) {
    return { text: `${action.name} is not among the inspired actions of your army.`, ref: TOKENS };
  }
  return { text: `${action.name} would do nothing for the units that are ordered.`, ref: TOKENS };
};

const whyNotSpring: Why = (g, f, choice, seat) => {
  const card = g.battle.game.cards[firstOf(choice)];
  const hex = secondOf(choice);
  if (!handHas(g, seat, firstOf(choice))) return { text: `You do not hold ${card.name}.`, ref: ruleRef(g, 'card') };
  const ref = cardRef(g, card);
  if (card.key !== 'ambush') return { text: `${card.name} is no answer to an advance.`, ref };
  const missing = noUnit(g, hex, seat, ref);
  if (missing) return missing;
  if (distanceOf(g, hex, g.unitHex[f.unit]) !== 1) {
    return { text: `${capital(unitAt(g, g.hexUnit[hex]))} is not next to ${unitAt(g, f.unit)}.`, ref };
  }
  return { text: `${capital(unitAt(g, g.hexUnit[hex]))} may not attack there.`, ref };
};

const entering = { [v.ENTER]: whyNotEnter, [v.ENTER_WITH]: whyNotEnter, [v.ENTER_LEADER]: whyNotEnterLeader };

export const decisions: { readonly [decision: string]: DecisionWords } = {
  orderBySection: { reasons: entering },
  battleUnits: { reasons: { [v.STORM]: whyNotStorm } },

  battleBonus: {
    prompt(g, f, seat) {
      const target = g.hexUnit[f.hex] >= 0 ? unitAt(g, g.hexUnit[f.hex]) : leaderName(g, g.hexLeader[f.hex]);
      const now = dice(g.battle.game.questions.closeDice(g, f.by, f.hex, f.mode, null));
      return `your ${unitAt(g, f.by)} rolls ${now} against ${target}: spend a token for one more (you have ${g.tokens[seat]})?`;
    },
    help: 'Battle Bonus: an Inspired Action token adds a die to one roll in close combat. One token may be spent each turn.',
    hex: (g, f) => g.unitHex[f.by],
    labels: { [v.DECLINE]: 'Spend no token' },
    pointing: 'spoken',
    odds: { verb: v.DECLINE },
  },

  chooseFlags: {
    prompt(g, f, seat) {
      const most = Math.min(f.flags, f.count);
      const brave = f.flags > f.count && maySpend(g, seat) ? `${most + 1} with a token` : '';
      const up = most === 0 ? '' : `up to ${most}`;
      const ways = [up, brave].filter((way) => way !== '').join(', or ');
      const ask = ways === '' ? 'none can be ignored.' : `how many are ignored (${ways})?`;
      return `${count(f.flags, 'flag')} against your ${unitAt(g, f.unit)}: ${ask}`;
    },
    help: 'A flag drives a unit back. A unit with something to steady it may ignore some; Bravery, a token, one more.',
    reasons: { [v.BRAVE]: whyNotBrave },
  },

  moveALeader: {
    prompt: (g, _f, seat) => `spend a token to move a leader (you have ${g.tokens[seat]}), or end the turn?`,
    help: 'Move a Leader: at the end of the own turn a token lets one leader move as if he were ordered.',
    labels: { [v.DECLINE]: 'Spend no token' },
    pointing: { verb: v.MOVE_LEADER, pair: true },
    reasons: { [v.MOVE_LEADER]: leaderMoves(true) },
  },

  inspire: {
    prompt(g, _f, seat) {
      const who = g.led > 0 ? leaderName(g, g.led - 1) : 'the leader';
      return `spend a token on an inspired action of the units under ${who} (you have ${g.tokens[seat]}), or not?`;
    },
    help: 'An inspired action is another way to move and battle for the units that a Leadership card has ordered.',
    labels: { [v.DECLINE]: 'Spend no token' },
    pointing: 'spoken',
    reasons: { [v.ACT]: whyNotAct },
  },

  ambushWindow: {
    prompt: (g, f) =>
      `${unitAt(g, f.unit)} ${agree(g.battle.unitType[f.unit].name, 'has', 'have')} advanced: ambush it with the card, or pass.`,
    help: 'Ambush: a card with which a unit next to one that has advanced strikes at it with two more dice.',
    hex: (g, f) => g.unitHex[f.unit],
    pointing: 'spoken',
    reasons: { [v.SPRING]: whyNotSpring },
    odds: { verb: v.PASS },
  },

  razeCamp: {
    prompt: () => 'raze a camp that a unit of yours holds, for a banner, or be done.',
    labels: { [v.DONE]: 'Raze no camp' },
    pointing: { verb: v.RAZE },
    reasons: { [v.RAZE]: whyNotRaze },
  },

  placeReserve: {
    prompt: (g, f) => `place ${unitName(g, Math.max(0, unitWaits(g, f.seat)))} of your reserve.`,
    pointing: { verb: v.PLACE },
    reasons: { [v.PLACE]: arrives },
  },

  scoutOrBanner: {
    prompt: (g, _f, seat) =>
      `draw two cards and keep one, or draw one and take a banner (you have ${g.banners[seat]}, the enemy ${g.banners[enemyOf(seat)]})?`,
    pointing: 'spoken',
  },
};
