// What Medieval's own decisions ask, and why something is not on offer in them: tokens, inspired actions, ambush, gates,
// camps, and forces that come during a battle [M Inspired Actions; M Ambush; M City Gate; M Camp].

import { ownUnitAt, type UnitFault } from '../../../families/commands/rules/pieces.ts';
import { mostIgnored } from '../../../families/commands/rules/retreat.ts';
import { enemyOf } from '../../../families/commands/rules/standing.ts';
import { groundOf, INTO_ADVANCE, type State } from '../../../families/commands/rules/state.ts';
import * as v from '../../../families/commands/tables/verbs.ts';
import { askFlags } from '../../../families/commands/telling/decisions/fight.ts';
import type { DecisionWords } from '../../../families/commands/telling/game-words.ts';
import { handWords } from '../../../families/commands/telling/why-not/cards.ts';
import { leaderMoves } from '../../../families/commands/telling/why-not/move.ts';
import {
  orderName,
  type RuleReason,
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
  whoStands,
} from '../../../families/commands/telling/words.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { cardOfAmbush, mayAmbush, maySpring, type SpringFault } from '../rules/ambush.ts';
import { mayStorm, type StormFault } from '../rules/gates.ts';
import { type ActFault, mayAct } from '../rules/inspired.ts';
import { type ArriveFault, type EnterFault, mayArrive, mayEnter, mayEnterLeader, waiting } from '../rules/reserves.ts';
import { mayRaze, type RazeFault } from '../rules/tiles.ts';
import { type BraveFault, mayBeBrave } from '../rules/tokens.ts';
import { ACT, BRAVE, DRAW_TWO, ENTER_WITH, RAZE, SPEND, SPRING, STORM, TAKE_BANNER } from '../tables/verbs.ts';

const GATE = 'M City Gate';
const TOKENS = 'M Inspired Actions';

const who = (g: State, unit: number): string => capital(unitAt(g, unit));
const inGate =
  (text: (told: Parameters<Sentence>[0]) => string): Sentence =>
  (told) => ({ text: text(told), ref: GATE });
const inScenario =
  (text: (told: Parameters<Sentence>[0]) => string): Sentence =>
  (told) => ({ text: text(told), ref: SCENARIO });
const inTokens =
  (text: (told: Parameters<Sentence>[0]) => string): Sentence =>
  (told) => ({ text: text(told), ref: TOKENS });

// ---- gates and camps ------------------------------------------------------------------------------------------------

const notNow = inGate(
  ({ g, a }) => `${who(g, a)} may not fight in close combat now, and storming a gate takes the place of that.`,
);

const stormWords: Words<UnitFault | StormFault> = {
  ...unitWords(() => GATE),
  noGate: inGate(({ g, a }) => `At ${hexName(g, a)} is no closed gate.`),
  ownGate: inGate(() => 'The gates of the city are open to your own army.'),
  gateHeld: inGate(({ g, a }) => `${capital(whoIsAt(g, a))} holds the gate at ${hexName(g, a)}: attack the unit.`),
  notNextTo: inGate(({ g, a, b }) => `${hexName(g, a)} is ${hexes(b)} away; a gate is stormed from the next hex.`),
  notOrdered: inGate(
    ({ g, a }) => `${who(g, a)} ${agree(g.battle.unitType[a].name, 'has', 'have')} no order this turn.`,
  ),
  chargesUnit: inGate(({ g, a }) => `${who(g, a)} charged and must fight a unit; a gate is none.`),
  firedAtUnit: inGate(({ g, a }) => `${who(g, a)} may attack nothing but the unit at which it fired.`),
  fought: notNow,
  keptByGround: notNow,
  moveOnly: notNow,
  firePhase: notNow,
  cardForbidsClose: notNow,
  noTargetHit: notNow,
  hasFired: notNow,
  closesNotSoFar: notNow,
};

const razeWords: Words<RazeFault> = {
  ...unitWords(() => SCENARIO),
  noCamp: inScenario(({ g, a }) => `There is no camp at ${hexName(g, a)}.`),
  ownCamps: inScenario(() => 'The camp is one of your own army.'),
};

// ---- reserves -------------------------------------------------------------------------------------------------------

/** What the rule of the hidden force says, behind a sentence. */
const entryRule = (g: State): string => g.battle.rules.find((one) => one.sectionEntry)?.text ?? '';

const enterWords = (whom: string): Words<EnterFault> => ({
  noHiddenForce: inScenario(({ g }) => `${orderName(g)} brings nobody onto the battlefield.`),
  notItsSide: inScenario(() => 'No unit of yours is waiting to enter.'),
  noneWaits: inScenario(({ a }) =>
    a < 0 ? 'No leader of yours is waiting to enter.' : 'No such force of yours is waiting to enter.',
  ),
  taken: ({ g, a }) => taken(g, a, SCENARIO),
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'leaderMovement')),
  entryElsewhere: inScenario(({ g, a }) => `${whom} can enter at ${hexName(g, a)} with this order. ${entryRule(g)}`),
  noOrderThere: inScenario(({ g, a }) => `${whom} can enter at ${hexName(g, a)} with this order. ${entryRule(g)}`),
  ground({ g, choice, seat, a }) {
    const ground = groundOf(g).terrain[a];
    const unit = verbOf(choice) === v.ENTER_LEADER ? -1 : waiting(g, seat, firstOf(choice));
    const name = unit < 0 ? 'a leader' : unitName(g, unit);
    return { text: `${capital(name)} may not enter ${ground.name} at ${hexName(g, a)}.`, ref: terrainRef(g, ground) };
  },
});

const arriveWords: Words<ArriveFault> = {
  taken: ({ g, a }) => taken(g, a, SCENARIO),
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'leaderMovement')),
  ground({ g, f, a }) {
    const ground = groundOf(g).terrain[a];
    const text = `${capital(unitName(g, waiting(g, f.seat)))} may not enter ${ground.name} at ${hexName(g, a)}.`;
    return { text, ref: terrainRef(g, ground) };
  },
  notNearest: ({ g, a }) => ({
    text: `${hexName(g, a)} is not one of the free hexes nearest to where it should come.`,
    ref: SCENARIO,
  }),
};

const arrives = reason((g, f, choice, _seat, why) => mayArrive(g, f.seat, f.rule, firstOf(choice), why), arriveWords);

// ---- tokens and cards -----------------------------------------------------------------------------------------------

const braveWords: Words<BraveFault> = {
  noToken: inTokens(() => 'You have no token.'),
  tokenSpent: inTokens(() => 'You have spent a token this turn, and one is the most.'),
  noTokenNeeded: inTokens(() => 'Every flag may be ignored without a token.'),
  oneFlagMore: inTokens(
    ({ f, a }) => `A token lets it ignore one flag more than the ${f.ignorable} it may ignore, not ${a}.`,
  ),
  withoutToken: inTokens(({ a }) => `${count(a, 'flag')} may be ignored without a token.`),
};

const actWords: Words<ActFault> = {
  notListed: inTokens(({ g, a }) => `${g.battle.game.actions[a].name} is not among the inspired actions of your army.`),
  servesNobody: inTokens(
    ({ g, a }) => `${g.battle.game.actions[a].name} would do nothing for the units that are ordered.`,
  ),
};

const cardNamed = (g: State, choice: number): string => cardRef(g, g.battle.game.cards[firstOf(choice)]);

const springWords: Words<SpringFault> = {
  ...handWords,
  ...unitWords((g) => cardRef(g, cardOfAmbush(g))),
  noAmbush: ({ g, choice, a }) => ({
    text: `${g.battle.game.cards[a].name} is no answer to an advance.`,
    ref: cardNamed(g, choice),
  }),
  notNextTo: ({ g, f, choice }) => ({
    text: `${who(g, g.hexUnit[secondOf(choice)])} is not next to ${unitAt(g, f.unit)}.`,
    ref: cardNamed(g, choice),
  }),
  cannotAttack: ({ g, choice, a }) => ({ text: `${who(g, a)} may not attack there.`, ref: cardNamed(g, choice) }),
};

const enterReason = (led: boolean): RuleReason =>
  reason<EnterFault>(
    (g, f, choice, _seat, why) => mayEnter(g, f, firstOf(choice), secondOf(choice), led, why),
    enterWords('Nobody'),
  );

const entering = {
  [v.ENTER]: enterReason(false),
  [ENTER_WITH]: enterReason(true),
  [v.ENTER_LEADER]: reason<EnterFault>(
    (g, f, choice, _seat, why) => mayEnterLeader(g, f, firstOf(choice), why),
    enterWords('No leader'),
  ),
};

/** Dice of a unit that springs an ambush on the one that has advanced. */
function ambushDice(g: State, hex: number): number {
  const f = g.frames[g.depth];
  return g.battle.game.questions.closeDice(g, g.hexUnit[hex], g.unitHex[f.unit], INTO_ADVANCE, null);
}

export const decisions: { readonly [decision: string]: DecisionWords } = {
  orderBySection: {
    offers: {
      [v.ENTER]: {
        mark: 'fall',
        to: 2,
        phase: 'enter',
        way: 'bring the hidden cavalry in',
        label: (g, type, b) => `Bring ${g.battle.game.units[type].name} in at ${hexName(g, b)}`,
        note: () => 'It may battle this turn, but not move.',
      },
      [ENTER_WITH]: {
        mark: 'fall',
        to: 2,
        phase: 'enter',
        label: (g, type, b) => `Bring ${g.battle.game.units[type].name} and its leader in at ${hexName(g, b)}`,
        note: () => 'The unit may battle this turn, but not move.',
      },
      [v.ENTER_LEADER]: {
        mark: 'fall',
        to: 1,
        leader: true,
        phase: 'enter',
        label: (g, a) => `Bring the leader in at ${hexName(g, a)}`,
      },
    },
    reasons: entering,
  },
  battleUnits: {
    offers: {
      [STORM]: {
        mark: 'close',
        from: 1,
        to: 2,
        phase: 'battle',
        label: (g, _a, b) => `Storm the gate at ${hexName(g, b)}`,
        note: (g, a) => `Two dice: swords open it${g.hexLeader[a] >= 0 ? ', and so does a helmet' : ''}.`,
      },
    },
    reasons: {
      [STORM]: reason<UnitFault | StormFault>(
        (g, _f, choice, seat, why) =>
          ownUnitAt(g, firstOf(choice), seat, why) && mayStorm(g, g.hexUnit[firstOf(choice)], secondOf(choice), why),
        stormWords,
      ),
    },
  },

  battleBonus: {
    prompt(g, f, seat) {
      const target = g.hexUnit[f.hex] >= 0 ? unitAt(g, g.hexUnit[f.hex]) : leaderName(g, g.hexLeader[f.hex]);
      const now = dice(g.battle.game.questions.closeDice(g, f.by, f.hex, f.mode, null));
      return `your ${unitAt(g, f.by)} rolls ${now} against ${target}: spend a token for one more (you have ${g.tokens[seat]})?`;
    },
    help: 'Battle Bonus: an Inspired Action token adds a die to one roll in close combat. One token may be spent each turn.',
    hex: (g, f) => g.unitHex[f.by],
    offers: {
      [SPEND]: { mark: 'answer', label: () => 'Spend a token for one more die' },
    },
    labels: { [v.DECLINE]: 'Spend no token' },
    pointing: 'spoken',
    odds: { verb: v.DECLINE },
    blow: (_g, { by, hex, mode }) => ({ by, hex, mode }),
  },

  chooseFlags: {
    prompt(g, f) {
      const most = mostIgnored(f);
      const brave = mayBeBrave(g, f, f.ignorable + 1, null) ? `${most + 1} with a token` : '';
      const up = most === 0 ? '' : `up to ${most}`;
      const ways = [up, brave].filter((way) => way !== '').join(', or ');
      return `${count(f.flags, 'flag')} against your ${unitAt(g, f.unit)}: ${askFlags(f.flags, ways)}`;
    },
    help: 'A flag drives a unit back. Support, a leader or its type may let it ignore some; a token (Bravery) one more.',
    offers: {
      [BRAVE]: {
        mark: 'answer',
        label: (g, n) => {
          const { flags } = g.frames[g.depth];
          return `Ignore ${n === flags ? (flags === 1 ? 'the flag' : 'every flag') : `${count(n, 'flag')} of ${flags}`} with a token`;
        },
        note: () => 'Bravery: it costs a token.',
      },
    },
    // What a token would buy is compared with what comes of it without one.
    blow(g, f) {
      if (f.by < 0 || g.unitHex[f.by] < 0 || !mayBeBrave(g, f, f.ignorable + 1, null)) return null;
      return { by: f.by, hex: g.unitHex[f.unit], mode: f.mode };
    },
    reasons: {
      [BRAVE]: reason<BraveFault>((g, f, choice, _seat, why) => mayBeBrave(g, f, firstOf(choice), why), braveWords),
    },
  },

  moveALeader: {
    prompt: (g, _f, seat) => `spend a token to move a leader (you have ${g.tokens[seat]})?`,
    help: 'Move a Leader: at the end of your turn a token lets one leader move as if he were ordered.',
    labels: { [v.DECLINE]: 'Spend no token' },
    pointing: { verb: v.MOVE_LEADER, pair: true },
    reasons: { [v.MOVE_LEADER]: leaderMoves(true) },
  },

  inspire: {
    prompt(g, _f, seat) {
      const who = g.led > 0 ? leaderName(g, g.led - 1) : 'the leader';
      return `spend a token on an inspired action for the units under ${who} (you have ${g.tokens[seat]})?`;
    },
    help: 'An inspired action is another way to move and battle for the units that a Leadership card has ordered.',
    offers: {
      [ACT]: {
        mark: 'answer',
        label: (g, a) => g.battle.game.actions[a].name,
        note: (g, a) => g.battle.game.actions[a].text,
      },
    },
    labels: { [v.DECLINE]: 'Spend no token' },
    pointing: 'spoken',
    reasons: { [ACT]: reason<ActFault>((g, _f, choice, _seat, why) => mayAct(g, firstOf(choice), why), actWords) },
  },

  ambushWindow: {
    prompt: (g, f) =>
      `${unitAt(g, f.unit)} ${agree(g.battle.unitType[f.unit].name, 'has', 'have')} advanced: ambush it, or pass.`,
    help: 'With the card Ambush a unit next to it attacks it with two more dice.',
    hex: (g, f) => g.unitHex[f.unit],
    pointing: 'spoken',
    offers: {
      [SPRING]: {
        mark: 'answer',
        to: 2,
        label: (g, _card, b) => `Ambush with ${whoStands(g, b)} at ${hexName(g, b)}`,
        note: (g, _card, b) => `With ${dice(ambushDice(g, b))}.`,
      },
    },
    reasons: {
      [SPRING]: reason<SpringFault>(
        (g, f, choice, seat, why) =>
          maySpring(g, seat, firstOf(choice), why) && mayAmbush(g, f.unit, secondOf(choice), seat, why),
        springWords,
      ),
    },
    odds: { verb: v.PASS },
    blows: {
      [SPRING]: (g, f, choice) => [{ by: g.hexUnit[secondOf(choice)], hex: g.unitHex[f.unit], mode: INTO_ADVANCE }],
    },
  },

  razeCamp: {
    prompt: () => 'raze a camp that your unit holds?',
    offers: {
      [RAZE]: {
        mark: 'piece',
        from: 1,
        label: (g, a) => `Raze the camp at ${hexName(g, a)}`,
        note: () => 'You gain a banner, and the camp is gone.',
        // A banner for nothing: the camp is the enemy's.
        usual: true,
      },
    },
    labels: { [v.DONE]: 'Do not raze' },
    pointing: { verb: RAZE },
    reasons: {
      [RAZE]: reason<RazeFault>((g, f, choice, _seat, why) => mayRaze(g, f.seat, firstOf(choice), why), razeWords),
    },
  },

  placeReserve: {
    prompt: (g, f) => `place ${unitName(g, Math.max(0, waiting(g, f.seat)))} of your reserve.`,
    offers: {
      [v.PLACE]: { mark: 'fall', to: 1, phase: 'enter', label: (g, a) => `Place it at ${hexName(g, a)}` },
    },
    pointing: { verb: v.PLACE },
    reasons: { [v.PLACE]: arrives },
  },

  scoutOrBanner: {
    prompt: (g, _f, seat) =>
      `draw two cards and keep one, or draw one and take a banner (you have ${g.banners[seat]}, the enemy ${g.banners[enemyOf(seat)]})?`,
    offers: {
      [DRAW_TWO]: { mark: 'answer', label: () => 'Draw two cards and keep one' },
      [TAKE_BANNER]: { mark: 'answer', label: () => 'Draw one card and take a banner' },
    },
    pointing: 'spoken',
  },
};
