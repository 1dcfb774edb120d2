// Why an answer inside a fight is not possible: evading, reaction cards, flags, retreats, advances.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type Refusal, Trace } from '../../../../kernel/explain.ts';
import { type Why as Collector, FirstFault, no } from '../../../../kernel/permission.ts';
import { type CallOffFault, mayCallOff, mayReact, type ReactFault } from '../../rules/close-combat.ts';
import { type HandFault, handHas } from '../../rules/deck.ts';
import { canEvade, EVADE_HEXES, type EvadeFault } from '../../rules/evade.ts';
import { type AdvanceFault, mayAdvance, mayRideOn, type RideFault } from '../../rules/momentum.ts';
import { type IgnoreFault, mayIgnore } from '../../rules/retreat.ts';
import { type Frame, groundOf, type State } from '../../rules/state.ts';
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
import { type Reasons, reason, secondLeader, taken, type Why, type Words } from './parts.ts';

/** A walk back in words: the rule, and what it is called by itself and with its article. */
interface Walk {
  readonly ref: string;
  readonly what: string;
  readonly aWalk: string;
}

function walkOf(g: State, section: 'retreat' | 'evade'): Walk {
  const { anEvade, evadeMove } = sayOf(g);
  const ref = ruleRef(g, section);
  return section === 'evade' ? { ref, what: evadeMove, aWalk: anEvade } : { ref, what: 'retreat', aWalk: 'a retreat' };
}

/** Why a walk back of so many hexes cannot end on a hex. */
function backWords(section: 'retreat' | 'evade', length: (f: Frame) => number): Words<BackFault | AskedFault> {
  return {
    otherUnit: ({ g, a }) => otherUnit(g, a, ruleRef(g, section)),
    notBack({ g, a }) {
      const { ref, aWalk } = walkOf(g, section);
      const text = `Every hex of ${aWalk} goes back toward the own baseline; ${hexName(g, a)} does not lie that way.`;
      return { text, ref };
    },
    taken: ({ g, a }) => taken(g, a, ruleRef(g, section)),
    secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, section)),
    ground({ g, a }) {
      const ground = groundOf(g).terrain[a];
      return { text: `${capital(ground.name)} at ${hexName(g, a)} cannot be entered.`, ref: terrainRef(g, ground) };
    },
    tooFarBack({ g, f, a, b }) {
      const { ref, what } = walkOf(g, section);
      return { text: `${hexName(g, a)} is ${hexes(b)} back; the ${what} is ${hexes(length(f))}.`, ref };
    },
    mustJoin({ g, f, b }) {
      const { ref, what } = walkOf(g, section);
      const leader = leaderName(g, g.hexLeader[b]);
      return {
        text: `The ${what} cannot be the full ${hexes(length(f))}, so it must end with ${leader} at ${hexName(g, b)}.`,
        ref,
      };
    },
    notWhole({ g, f }) {
      const { ref, what } = walkOf(g, section);
      return { text: `The ${what} must be the full ${hexes(length(f))}, which is possible.`, ref };
    },
    notFarthest({ g, b }) {
      const { ref, what } = walkOf(g, section);
      return { text: `The ${what} must go as far as it can: ${hexes(b)}.`, ref };
    },
    wayBlocked: ({ g, a }) => ({
      text: `The way back to ${hexName(g, a)} is blocked.`,
      ref: ruleRef(g, section),
    }),
  };
}

const evadeWords: Words<EvadeFault> = {
  mayNotEvade: ({ g, a, b }) => ({
    text: `${capital(g.battle.unitType[a].name)} may not ${sayOf(g).evadeBefore} ${g.battle.unitType[b].name}.`,
    ref: ruleRef(g, 'evade'),
  }),
  notTheWholeWay: ({ g, a }) => ({
    text: `${capital(unitAt(g, a))} cannot ${sayOf(g).evade} the whole way: ${hexes(EVADE_HEXES)} back.`,
    ref: ruleRef(g, 'evade'),
  }),
  noRoomToEvade: ({ g, a }) => ({
    text: `${capital(unitAt(g, a))} has no room to ${sayOf(g).evade}: the hexes behind it are blocked.`,
    ref: ruleRef(g, 'evade'),
  }),
};

const rideWords: Words<RideFault | AskedFault> = {
  otherUnit: ({ g, a }) => otherUnit(g, a, ruleRef(g, 'momentum')),
  sameHex: ({ g }) => ({ text: 'It is there already; `done` lets it stay.', ref: ruleRef(g, 'momentum') }),
  tooFar: ({ g }) => ({ text: 'The ride goes one hex farther, not more.', ref: ruleRef(g, 'momentum') }),
  taken: ({ g, a }) => taken(g, a, ruleRef(g, 'momentum')),
  ground({ g, f, a }) {
    const ground = groundOf(g).terrain[a];
    const name = capital(g.battle.unitType[f.attacker].name);
    return { text: `${name} may not enter ${ground.name} at ${hexName(g, a)}.`, ref: terrainRef(g, ground) };
  },
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'momentum')),
};

/** The unit named is not the one (a) that is asked about. */
export type AskedFault = 'otherUnit';

const isAsked = (g: State, unit: number, hex: number, why: Collector<AskedFault>): boolean =>
  g.unitHex[unit] === hex || no(why, 'otherUnit', unit);

const otherUnit = (g: State, unit: number, ref: string): Refusal => ({
  text: `The question is about ${unitAt(g, unit)}.`,
  ref,
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
    const may = f.ignorable === 0 ? 'no flag' : `only ${count(f.ignorable, 'flag')}`;
    return {
      text: `${capital(unitAt(g, f.unit))} may ignore ${may}${because}.`,
      ref: trace.reasons[0]?.ref ?? ruleRef(g, 'morale'),
    };
  },
};

const inMomentum = (g: State): string => ruleRef(g, 'momentum');

/** Why a unit does not advance at all. */
const noAdvanceWords: Words<AdvanceFault> = {
  neverAdvances: ({ g, a }) => ({ text: `${capital(unitAt(g, a))} never advances.`, ref: inMomentum(g) }),
  stays: ({ g, a }) => ({ text: `${capital(unitAt(g, a))} does not move now.`, ref: inMomentum(g) }),
  ground({ g, a }) {
    const ground = groundOf(g).terrain[a];
    return { text: `It cannot enter ${ground.name} at ${hexName(g, a)}.`, ref: terrainRef(g, ground) };
  },
  notEmptied: ({ g, a }) => taken(g, a, inMomentum(g)),
  heldHere({ g, a }) {
    const ground = groundOf(g).terrain[a];
    return { text: `${capital(ground.name)} at ${hexName(g, a)} holds it.`, ref: terrainRef(g, ground) };
  },
};

/** A unit that is told to advance when no advance is asked about: what keeps it, or what must come first. */
export const noAdvanceNow: Why = (g, f, choice, seat) => {
  const unit = g.hexUnit[firstOf(choice)];
  const kept = unit < 0 ? null : new FirstFault<AdvanceFault>();
  if (kept !== null) mayAdvance(g, unit, secondOf(choice), kept);
  const fault = kept?.fault ?? null;
  if (fault !== null) return noAdvanceWords[fault.key]({ g, f, choice, seat, a: fault.a, b: fault.b });
  const text = `A unit advances only into the hex that it has just emptied in ${sayOf(g).close}.`;
  return { text, ref: inMomentum(g) };
};

const advanceWords: Words<AskedFault | AdvanceFault | 'notVacated'> = {
  ...noAdvanceWords,
  otherUnit: ({ g, a }) => otherUnit(g, a, inMomentum(g)),
  notVacated: ({ g, a }) => ({
    text: `The advance leads only into the vacated hex, ${hexName(g, a)}.`,
    ref: inMomentum(g),
  }),
};

export const fightReasons: Reasons = {
  answerAttack: {
    [EVADE]: reason((g, f, _choice, _seat, why) => canEvade(g, f.defender, f.attacker, why), evadeWords),
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
    [RETREAT]: reason(
      (g, f, choice, _seat, why) =>
        isAsked(g, f.unit, firstOf(choice), why) && mayWalkTo(g, f.unit, f.count, secondOf(choice), why),
      backWords('retreat', (f) => f.count),
    ),
    [IGNORE]: (g) => ({ text: 'The flags have been answered; now the unit goes back.', ref: ruleRef(g, 'retreat') }),
  },
  chooseEvade: {
    [EVADE_TO]: reason(
      (g, f, choice, _seat, why) =>
        isAsked(g, f.unit, firstOf(choice), why) && mayWalkTo(g, f.unit, EVADE_HEXES, secondOf(choice), why),
      backWords('evade', () => EVADE_HEXES),
    ),
  },
  chooseAdvance: {
    [ADVANCE]: reason<AskedFault | AdvanceFault | 'notVacated'>(
      (g, f, choice, _seat, why) =>
        isAsked(g, f.attacker, firstOf(choice), why) &&
        (secondOf(choice) === f.hex || no(why, 'notVacated', f.hex)) &&
        mayAdvance(g, f.attacker, f.hex, why),
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
    [MOVE]: reason(
      (g, f, choice, _seat, why) =>
        isAsked(g, f.attacker, firstOf(choice), why) && mayRideOn(g, f.attacker, secondOf(choice), why),
      rideWords,
    ),
    [CLOSE]: (g) => ({
      text: 'First say whether it rides one hex farther (`done` for no).',
      ref: ruleRef(g, 'momentum'),
    }),
  },
};
