// Why an answer inside a fight is not possible: evading, reaction cards, flags, retreats, advances.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type Refusal, Trace } from '../../../../kernel/explain.ts';
import { type Why as Collector, FirstFault, no } from '../../../../kernel/permission.ts';
import { type CallOffFault, mayCallOff, mayReact, type ReactFault } from '../../rules/close-combat.ts';
import { type HandFault, handHas } from '../../rules/deck.ts';
import { canEvade, EVADE_HEXES, type EvadeFault } from '../../rules/evade.ts';
import { mayRideOn, type RideFault } from '../../rules/momentum.ts';
import { type IgnoreFault, mayIgnore } from '../../rules/retreat.ts';
import { groundOf, type State } from '../../rules/state.ts';
import { type BackFault, mayWalkTo } from '../../rules/walk.ts';
import { ADVANCE, CLOSE, DECLINE, EVADE, EVADE_TO, FIRE, IGNORE, MOVE, PLAY, RETREAT } from '../../tables/verbs.ts';
import {
  capital,
  cardRef,
  count,
  hexes,
  hexName,
  leaderName,
  list,
  ruleRef,
  sayOf,
  terrainRef,
  unitAt,
} from '../words.ts';
import { handWords } from './cards.ts';
import { NO_REASON, type Reasons, reason, secondLeader, taken, type Words } from './parts.ts';

type Section = 'retreat' | 'evade';

/** A walk back in words: the rule, and what it is called by itself and with its article. */
interface Walk {
  readonly ref: string;
  readonly what: string;
  readonly aWalk: string;
  readonly length: number;
}

const BACK: Record<BackFault, (g: State, walk: Walk, hex: number, b: number) => Refusal> = {
  notBack: (g, { ref, aWalk }, hex) => ({
    text: `Every hex of ${aWalk} goes back toward the own baseline; ${hexName(g, hex)} does not lie that way.`,
    ref,
  }),
  taken: (g, { ref }, hex) => taken(g, hex, ref),
  secondLeader: (g, { ref }, hex, leader) => secondLeader(g, hex, leader, ref),
  ground(g, _walk, hex) {
    const ground = groundOf(g).terrain[hex];
    return {
      text: `${capital(ground.name)} at ${hexName(g, hex)} cannot be entered.`,
      ref: terrainRef(g, ground),
    };
  },
  tooFarBack: (g, { ref, what, length }, hex, rows) => ({
    text: `${hexName(g, hex)} is ${hexes(rows)} back; the ${what} is ${hexes(length)}.`,
    ref,
  }),
  mustJoin: (g, { ref, what, length }, _hex, at) => ({
    text: `The ${what} cannot be the full ${hexes(length)}, so it must end with ${leaderName(g, g.hexLeader[at])} at ${hexName(g, at)}.`,
    ref,
  }),
  notWhole: (_g, { ref, what, length }) => ({
    text: `The ${what} must be the full ${hexes(length)}, which is possible.`,
    ref,
  }),
  notFarthest: (_g, { ref, what }, _hex, steps) => ({
    text: `The ${what} must go as far as it can: ${hexes(steps)}.`,
    ref,
  }),
  wayBlocked: (g, { ref }, hex) => ({ text: `The way back to ${hexName(g, hex)} is blocked.`, ref }),
};

/** Why a walk back of `length` hexes cannot end on a hex. */
function notBackTo(g: State, unit: number, length: number, to: number, section: Section): Refusal {
  const why = new FirstFault<BackFault>();
  mayWalkTo(g, unit, length, to, why);
  if (why.fault === null) return NO_REASON;
  const { anEvade, evadeMove } = sayOf(g);
  const words = section === 'evade' ? { what: evadeMove, aWalk: anEvade } : { what: 'retreat', aWalk: 'a retreat' };
  const { key, a, b } = why.fault;
  return BACK[key](g, { ...words, ref: ruleRef(g, section), length }, a, b);
}

const EVADES: Record<EvadeFault, (g: State, unit: number, by: number) => string> = {
  mayNotEvade: (g, unit, by) =>
    `${capital(g.battle.unitType[unit].name)} may not ${sayOf(g).evadeBefore} ${g.battle.unitType[by].name}.`,
  notTheWholeWay: (g, unit) =>
    `${capital(unitAt(g, unit))} cannot ${sayOf(g).evade} the whole way: ${hexes(EVADE_HEXES)} back.`,
  noRoomToEvade: (g, unit) =>
    `${capital(unitAt(g, unit))} has no room to ${sayOf(g).evade}: the hexes behind it are blocked.`,
};

const RIDES: Record<RideFault, (g: State, unit: number, hex: number, leader: number) => Refusal> = {
  sameHex: (g) => ({ text: 'It is there already; `done` lets it stay.', ref: ruleRef(g, 'momentum') }),
  tooFar: (g) => ({ text: 'The ride goes one hex farther, not more.', ref: ruleRef(g, 'momentum') }),
  taken: (g, _unit, hex) => taken(g, hex, ruleRef(g, 'momentum')),
  ground(g, unit, hex) {
    const ground = groundOf(g).terrain[hex];
    const name = capital(g.battle.unitType[unit].name);
    return { text: `${name} may not enter ${ground.name} at ${hexName(g, hex)}.`, ref: terrainRef(g, ground) };
  },
  secondLeader: (g, _unit, hex, leader) => secondLeader(g, hex, leader, ruleRef(g, 'momentum')),
};

/** The unit named is not the one that is asked about. */
function otherUnit(g: State, unit: number, hex: number, ref: string): Refusal | null {
  return g.unitHex[unit] === hex ? null : { text: `The question is about ${unitAt(g, unit)}.`, ref };
}

export type OtherFault = 'otherUnit';

/** The unit on the hex that was named is the one that is asked about. */
function isAsked(g: State, unit: number, hex: number, why: Collector<OtherFault>): boolean {
  return g.unitHex[unit] === hex || no(why, 'otherUnit', unit);
}

const otherWords = (ref: (g: State) => string): Words<OtherFault> => ({
  otherUnit: ({ g, a }) => ({ text: `The question is about ${unitAt(g, a)}.`, ref: ref(g) }),
});

const reactWords: Words<ReactFault | HandFault> = {
  ...handWords,
  noAnswer({ g, a }) {
    const card = g.battle.game.cards[a];
    const when = card.ownTurn ? '; it is played at the start of your own turn' : '';
    return { text: `${card.name} is no answer to an attack${when}.`, ref: cardRef(g, card) };
  },
};

const callOffWords: Words<CallOffFault> = {
  mustFight: ({ g, a }) => ({
    text: `${capital(unitAt(g, a))} charged and must ${sayOf(g).toClose}.`,
    ref: ruleRef(g, 'close'),
  }),
};

const flagWords: Words<IgnoreFault> = {
  fewerFlags: ({ g, f }) => ({
    text: `Only ${count(f.flags, 'flag')} ${f.flags === 1 ? 'was' : 'were'} rolled against ${unitAt(g, f.unit)}.`,
    ref: ruleRef(g, 'morale'),
  }),
  notSteadied({ g, f }) {
    const trace = new Trace();
    g.battle.game.questions.ignorableFlags(g, f.unit, f.by, f.mode, trace);
    const why = trace.reasons.map((part) => part.text);
    const because = why.length > 0 ? ` (${list(why)})` : '';
    const may = f.count === 0 ? 'no flag' : `only ${count(f.count, 'flag')}`;
    return {
      text: `${capital(unitAt(g, f.unit))} may ignore ${may}${because}.`,
      ref: trace.reasons[0]?.ref ?? ruleRef(g, 'morale'),
    };
  },
};

const inMomentum = (g: State): string => ruleRef(g, 'momentum');

const advanceWords: Words<OtherFault | 'notVacated'> = {
  ...otherWords(inMomentum),
  notVacated: ({ g, a }) => ({
    text: `The advance leads only into the vacated hex, ${hexName(g, a)}.`,
    ref: inMomentum(g),
  }),
};

export const fightReasons: Reasons = {
  answerAttack: {
    [EVADE](g, f) {
      const why = new FirstFault<EvadeFault>();
      canEvade(g, f.defender, f.attacker, why);
      if (why.fault === null) return NO_REASON;
      return { text: EVADES[why.fault.key](g, f.defender, f.attacker), ref: ruleRef(g, 'evade') };
    },
    [EVADE_TO]: (g) => ({
      text: 'First say `evade`; where to is asked after the attacker has rolled.',
      ref: ruleRef(g, 'evade'),
    }),
    [PLAY]: reason<ReactFault | HandFault>(
      (g, _f, choice, seat, why) => mayReact(g, firstOf(choice), why) && handHas(g, seat, firstOf(choice), why),
      reactWords,
    ),
  },
  attackAfterFirstStrike: {
    [DECLINE]: reason<CallOffFault>((g, f, _choice, _seat, why) => mayCallOff(g, f.attacker, why), callOffWords),
  },
  chooseFlags: {
    [IGNORE]: reason<IgnoreFault>((_g, f, choice, _seat, why) => mayIgnore(f, firstOf(choice), why), flagWords),
    [RETREAT]: (g) => ({ text: 'First say how many flags are ignored.', ref: ruleRef(g, 'morale') }),
  },
  chooseRetreat: {
    [RETREAT]: (g, f, choice) =>
      otherUnit(g, f.unit, firstOf(choice), ruleRef(g, 'retreat')) ??
      notBackTo(g, f.unit, f.count, secondOf(choice), 'retreat'),
    [IGNORE]: (g) => ({ text: 'The flags have been answered; now the unit goes back.', ref: ruleRef(g, 'retreat') }),
  },
  chooseEvade: {
    [EVADE_TO]: (g, f, choice) =>
      otherUnit(g, f.unit, firstOf(choice), ruleRef(g, 'evade')) ??
      notBackTo(g, f.unit, EVADE_HEXES, secondOf(choice), 'evade'),
  },
  chooseAdvance: {
    [ADVANCE]: reason<OtherFault | 'notVacated'>(
      (g, f, choice, _seat, why) =>
        isAsked(g, f.attacker, firstOf(choice), why) && (secondOf(choice) === f.hex || no(why, 'notVacated', f.hex)),
      advanceWords,
    ),
    [CLOSE]: (g) => ({
      text: `Only a unit that advances may ${sayOf(g).toClose} again.`,
      ref: ruleRef(g, 'bonus'),
    }),
    [FIRE]: (g) => ({
      text: `Only a unit that advances may battle again, and then in ${sayOf(g).close}.`,
      ref: ruleRef(g, 'bonus'),
    }),
  },
  chooseExtraHex: {
    [MOVE](g, f, choice) {
      const other = otherUnit(g, f.attacker, firstOf(choice), ruleRef(g, 'momentum'));
      if (other) return other;
      const why = new FirstFault<RideFault>();
      mayRideOn(g, f.attacker, secondOf(choice), why);
      return why.fault === null ? NO_REASON : RIDES[why.fault.key](g, f.attacker, why.fault.a, why.fault.b);
    },
    [CLOSE]: (g) => ({
      text: 'First say whether it rides one hex farther (`done` for no).',
      ref: ruleRef(g, 'momentum'),
    }),
  },
};
