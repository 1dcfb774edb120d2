// Why a unit may not fire or close combat, in the battle phase and as a bonus combat: the words for the faults that
// rules/targets.ts finds.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type Refusal, Trace } from '../../../../kernel/explain.ts';
import { type Why as Collector, no } from '../../../../kernel/permission.ts';
import { type EnemyFault, ownUnitAt, type UnitFault } from '../../rules/pieces.ts';
import { canSee } from '../../rules/sight.ts';
import { enemyUnitNextTo } from '../../rules/standing.ts';
import { ATTACK, BONUS, groundOf, type State } from '../../rules/state.ts';
import {
  type BattleFault,
  type BonusFault,
  type CloseFault,
  type CloseWithFault,
  type EndFault,
  type FireFault,
  mayCloseAgain,
  mayCloseOn,
  mayEndBattles,
  mayFireAt,
} from '../../rules/targets.ts';
import { termsOf } from '../../rules/terms.ts';
import { ADVANCE, CLOSE, DONE, FIRE } from '../../tables/verbs.ts';
import {
  agree,
  capital,
  cardRef,
  count,
  hexes,
  hexName,
  inTheWay,
  leaderName,
  ruleRef,
  sayOf,
  terrainRef,
  unitAt,
  whoIsAt,
} from '../words.ts';
import { noAdvanceNow } from './fight.ts';
import {
  distanceOf,
  orderName,
  orderRef,
  type Reasons,
  reason,
  type Sentence,
  unitWords,
  type Words,
} from './parts.ts';

export type FighterFault = UnitFault | 'aloneLeader';

/** Who is to battle: an own unit; a leader alone cannot. */
function ownFighterAt(g: State, hex: number, side: number, why: Collector<FighterFault>): boolean {
  const leader = g.hexLeader[hex];
  if (g.hexUnit[hex] < 0 && leader >= 0 && g.battle.leaderSide[leader] === side) return no(why, 'aloneLeader', leader);
  return ownUnitAt(g, hex, side, why);
}

/** The unit with which a sentence begins, and the form of a verb that goes with it. */
const who = (g: State, unit: number): string => capital(unitAt(g, unit));
const form = (g: State, unit: number, one: string, many: string): string =>
  agree(g.battle.unitType[unit].name, one, many);

const battleWords: Words<FighterFault | BattleFault> = {
  ...unitWords((g) => ruleRef(g, 'battle')),
  aloneLeader: ({ g, a }) => ({
    text: `${leaderName(g, a)} is alone, and a leader alone cannot battle.`,
    ref: ruleRef(g, 'leaders'),
  }),
  notOrdered: ({ g, a }) => ({
    text: `${who(g, a)} ${form(g, a, 'has', 'have')} no order this turn.`,
    ref: ruleRef(g, 'order'),
  }),
  fought: ({ g, a }) => ({
    text: `${who(g, a)} ${form(g, a, 'has', 'have')} battled already this turn.`,
    ref: ruleRef(g, 'battle'),
  }),
  keptByGround({ g, a }) {
    const ground = groundOf(g).terrain[g.unitHex[a]];
    return { text: `${who(g, a)} moved into ${ground.name} and may not battle this turn.`, ref: terrainRef(g, ground) };
  },
  moveOnly: ({ g, a }) => ({
    text: `${who(g, a)} ${form(g, a, 'was', 'were')} ordered to move only.`,
    ref: orderRef(g),
  }),
};

/** Why nobody can be attacked on the hex. */
const enemyWords = (ref: (g: State) => string): Words<EnemyFault> => ({
  nobodyThere: ({ g, a }) => ({ text: `Nobody stands at ${hexName(g, a)}.`, ref: ref(g) }),
  ownSide: ({ g, a }) => ({ text: `${hexName(g, a)} holds your own side: ${whoIsAt(g, a)}.`, ref: ref(g) }),
  closedGate({ g, a }) {
    const ground = groundOf(g).terrain[a];
    return {
      text: `${capital(ground.name)} at ${hexName(g, a)} is closed; a unit next to it may storm it.`,
      ref: terrainRef(g, ground),
    };
  },
});

/** A unit that has moved so far may not battle so any more. */
function movedTooFar(g: State, unit: number, most: number, own: number, what: string, ref: string): Refusal {
  const { name } = g.battle.unitType[unit];
  const after = most <= 0 ? 'after any move' : `after more than ${hexes(most)}`;
  // What keeps it from it may be its strength, or the card, rather than its type.
  const weak = (g.battle.game.questions.battlesAfter?.(g, unit) ?? own) < own;
  const left = weak ? ` with ${count(g.unitBlocks[unit], 'block')} left` : '';
  const under = !weak && most < own ? ` under ${termsOf(g, unit)?.name ?? orderName(g)}` : '';
  return {
    text: `${who(g, unit)} moved ${hexes(g.unitSteps[unit])}; ${name}${left} may not ${what} ${after}${under}.`,
    ref,
  };
}

/** The part of a number that leaves no dice, and its rule. */
function noDice(g: State, what: string, trace: Trace, ref: string): Refusal {
  const fewer = trace.reasons.find((part) => part.add < 0 || part.limit === 0);
  return { text: `No dice are left to ${what} with${fewer ? `: ${fewer.text}` : ''}.`, ref: fewer?.ref ?? ref };
}

/** Under these terms the unit may not do so at all. */
const forbidden =
  (what: (g: State) => string): Sentence =>
  ({ g, a }) => {
    const terms = termsOf(g, a);
    return terms === null
      ? { text: `Nobody ${what(g)} now.`, ref: ruleRef(g, 'battle') }
      : { text: `Under ${terms.name} nobody ${what(g)}.`, ref: cardRef(g, terms) };
  };

/** Why a unit may not attack what stands on a hex; `section` is the rule, and its dice are those of the mode. */
const attackWords = (section: 'close' | 'bonus', mode: number): Words<CloseWithFault> => ({
  ...enemyWords((g) => ruleRef(g, section)),
  notNextTo: ({ g, a, b }) => ({
    text: `${hexName(g, a)} is ${hexes(b)} away; ${sayOf(g).close} is with a hex next to the unit.`,
    ref: ruleRef(g, section),
  }),
  otherTarget({ g, a, b }) {
    const terms = termsOf(g, a);
    const text = `Under ${terms?.name ?? orderName(g)} it attacks only ${unitAt(g, b)}, at which it fired.`;
    return { text, ref: terms === null ? orderRef(g) : cardRef(g, terms) };
  },
  wallFromAfar({ g, a, b }) {
    const wall = groundOf(g).terrain[b];
    return {
      text: `${who(g, a)} may attack ${wall.name} only from a hex next to it where the unit began its turn.`,
      ref: terrainRef(g, wall),
    };
  },
  noCloseDice({ g, a, b }) {
    const trace = new Trace();
    g.battle.game.questions.closeDice(g, a, b, mode, trace);
    return noDice(g, 'attack', trace, ruleRef(g, section));
  },
  heldBack: ({ g, a, b }) => ({
    text: `${who(g, a)} may not attack ${whoIsAt(g, b)} at ${hexName(g, b)} from where it stands.`,
    ref: ruleRef(g, section),
  }),
});

const closeWords: Words<FighterFault | CloseFault> = {
  ...battleWords,
  ...attackWords('close', ATTACK),
  firePhase: ({ g }) => ({ text: 'Now units fire; they attack after they have moved.', ref: ruleRef(g, 'close') }),
  cardForbidsClose: forbidden((g) => sayOf(g).closes),
  noTargetHit({ g, a }) {
    const terms = termsOf(g, a);
    return {
      text: `Under ${terms?.name ?? orderName(g)} a unit attacks only a unit that it has fired at and that stood its ground.`,
      ref: terms === null ? orderRef(g) : cardRef(g, terms),
    };
  },
  hasFired: ({ g, a }) => ({
    text: `${who(g, a)} ${form(g, a, 'has', 'have')} fired, and a unit battles in one way only.`,
    ref: ruleRef(g, 'battle'),
  }),
  closesNotSoFar: ({ g, a, b }) =>
    movedTooFar(g, a, b, g.battle.unitType[a].closeAfter, sayOf(g).toClose, ruleRef(g, 'close')),
};

const inRanged =
  (text: (told: Parameters<Sentence>[0]) => string): Sentence =>
  (told) => ({ text: text(told), ref: ruleRef(told.g, 'ranged') });

/** Fire comes before or after the move, by the unit's terms. */
const atAnotherTime =
  (text: string): Sentence =>
  ({ g, a }) => {
    const terms = termsOf(g, a);
    return { text: `${who(g, a)} ${text}`, ref: terms === null ? ruleRef(g, 'ranged') : cardRef(g, terms) };
  };

const fireWords: Words<FighterFault | FireFault> = {
  ...battleWords,
  ...enemyWords((g) => ruleRef(g, 'ranged')),
  noMissiles: inRanged(({ g, a }) => `${who(g, a)} ${form(g, a, 'has', 'have')} no ${sayOf(g).missiles}.`),
  cardForbidsFire: forbidden(() => 'fires'),
  firesLater: atAnotherTime('fires after it has moved.'),
  firedBefore: atAnotherTime('could fire only before it moved.'),
  charged: ({ g, a }) => ({
    text: `${who(g, a)} charged and must ${sayOf(g).toClose}.`,
    ref: ruleRef(g, 'close'),
  }),
  firedOnce: inRanged(({ g, a }) => `${who(g, a)} has fired already.`),
  firesNotSoFar: ({ g, a, b }) => movedTooFar(g, a, b, g.battle.unitFireAfter[a], 'fire', ruleRef(g, 'ranged')),
  engaged: inRanged(({ g, a, seat }) => {
    const enemy = enemyUnitNextTo(g, g.unitHex[a], seat) ? 'An enemy unit' : 'An enemy leader';
    return `${enemy} is next to ${unitAt(g, a)}, which therefore may not fire.`;
  }),
  tooNear: inRanged(
    ({ g, a }) =>
      `${hexName(g, a)} is next to the unit: fire is for targets farther off, this one is attacked in ${sayOf(g).close}.`,
  ),
  outOfRange: inRanged(({ g, choice, a, b }) => {
    const from = firstOf(choice);
    const { name } = g.battle.unitType[g.hexUnit[from]];
    return `${hexName(g, a)} is ${hexes(distanceOf(g, from, a))} away; the range of ${name} is ${b}.`;
  }),
  outOfSight: inRanged(({ g, choice, a }) => {
    const from = firstOf(choice);
    const found: number[] = [];
    canSee(g, from, a, g.hexUnit[from], found);
    const what = found.length === 0 ? 'the edge of the battlefield' : inTheWay(g, found);
    return `No line of sight to ${hexName(g, a)}: ${what} in between.`;
  }),
  leaderNoTarget: inRanged(() => 'A leader alone is no target for fire.'),
  noFireDice({ g, a, b }) {
    const trace = new Trace();
    g.battle.game.questions.fireDice(g, a, b, trace);
    return noDice(g, 'fire', trace, ruleRef(g, 'ranged'));
  },
};

const endWords: Words<EndFault> = {
  chargeUnfought: ({ g, a }) => ({
    text: `${who(g, a)} charged and must still ${sayOf(g).toClose}.`,
    ref: ruleRef(g, 'close'),
  }),
};

type BonusReason = BonusFault | 'notItsBonus';

const bonusWords: Words<BonusReason> = {
  ...attackWords('bonus', BONUS),
  notItsBonus: ({ g, a }) => ({
    text: `The ${sayOf(g).bonus} belongs to ${unitAt(g, a)} alone; others battle when it is over.`,
    ref: ruleRef(g, 'bonus'),
  }),
  onlyThere: ({ g, a }) => ({ text: `It may attack only ${hexName(g, a)}.`, ref: ruleRef(g, 'bonus') }),
};

export const battleReasons: Reasons = {
  battleUnits: {
    [CLOSE]: reason<FighterFault | CloseFault>(
      (g, _f, choice, seat, why) =>
        ownFighterAt(g, firstOf(choice), seat, why) && mayCloseOn(g, g.hexUnit[firstOf(choice)], secondOf(choice), why),
      closeWords,
    ),
    [FIRE]: reason<FighterFault | FireFault>(
      (g, _f, choice, seat, why) =>
        ownFighterAt(g, firstOf(choice), seat, why) && mayFireAt(g, g.hexUnit[firstOf(choice)], secondOf(choice), why),
      fireWords,
    ),
    [ADVANCE]: noAdvanceNow,
    [DONE]: reason<EndFault>((g, _f, _choice, seat, why) => mayEndBattles(g, seat, why), endWords),
  },
  chooseBonus: {
    [CLOSE]: reason<BonusReason>((g, f, choice, _seat, why) => {
      if (firstOf(choice) !== g.unitHex[f.attacker]) return no(why, 'notItsBonus', f.attacker);
      return mayCloseAgain(g, f.attacker, secondOf(choice), f.bonusHex - 1, why);
    }, bonusWords),
    [FIRE]: (g, f) => ({
      text: `The bonus of ${unitAt(g, f.attacker)} is a ${sayOf(g).close}; it may not fire.`,
      ref: ruleRef(g, 'bonus'),
    }),
  },
};
