// Why an answer inside a fight is not possible: evading, reaction cards, flags, retreats, advances.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { type Refusal, Trace } from '../../../../kernel/explain.ts';
import { type Why as Collector, no } from '../../../../kernel/permission.ts';
import { type CallOffFault, mayCallOff, mayReact, type ReactFault } from '../../rules/close-combat.ts';
import { type HandFault, handHas } from '../../rules/deck.ts';
import { evadeWays } from '../../rules/evade.ts';
import { mayRideOn, type RideFault } from '../../rules/momentum.ts';
import { type IgnoreFault, mayIgnore } from '../../rules/retreat.ts';
import { groundOf, type State } from '../../rules/state.ts';
import { waysBack } from '../../rules/walk.ts';
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
  whoIsAt,
} from '../words.ts';
import { handWords } from './cards.ts';
import { distanceOf, NO_REASON, type Reasons, reason, type Words } from './parts.ts';

/** Why a walk back of `length` hexes cannot end on a hex; `what` is retreat or evade. */
function notBackTo(g: State, unit: number, length: number, to: number, section: 'retreat' | 'evade'): Refusal {
  const { board, unitSide, leaderSide } = g.battle;
  const { terrain, entry } = groundOf(g);
  const ref = ruleRef(g, section);
  const { anEvade, evadeMove } = sayOf(g);
  const what = section === 'evade' ? evadeMove : 'retreat';
  const from = g.unitHex[unit];
  const side = unitSide[unit];
  const name = hexName(g, to);
  const rows = side === 0 ? board.row[from] - board.row[to] : board.row[to] - board.row[from];
  if (rows <= 0 || distanceOf(g, from, to) > rows) {
    return {
      text: `Every hex of ${section === 'evade' ? anEvade : 'a retreat'} goes back toward the own baseline; ${name} does not lie that way.`,
      ref,
    };
  }
  if (g.hexUnit[to] >= 0) return { text: `${name} is taken: ${whoIsAt(g, to)}.`, ref };
  const leader = g.hexLeader[to];
  if (leader >= 0 && leaderSide[leader] !== side) return { text: `${name} is taken: ${whoIsAt(g, to)}.`, ref };
  if (leader >= 0 && g.hexLeader[from] >= 0) {
    return { text: `${leaderName(g, leader)} is at ${name}, and only one leader may be in a hex.`, ref };
  }
  if (entry[unit][to] === 0) {
    return { text: `${capital(terrain[to].name)} at ${name} cannot be entered.`, ref: terrainRef(g, terrain[to]) };
  }
  if (rows > length) return { text: `${name} is ${hexes(rows)} back; the ${what} is ${hexes(length)}.`, ref };
  const ways = waysBack(g, unit, length);
  if (ways.full && rows < length && leader < 0) {
    return { text: `The ${what} must be the full ${hexes(length)}, which is possible.`, ref };
  }
  if (!ways.full && rows < ways.steps) {
    return { text: `The ${what} must go as far as it can: ${hexes(ways.steps)}.`, ref };
  }
  return { text: `The way back to ${name} is blocked.`, ref };
}

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

const rideWords: Words<OtherFault | RideFault> = {
  ...otherWords(inMomentum),
  isThere: ({ g }) => ({ text: 'It is there already; `done` lets it stay.', ref: inMomentum(g) }),
  rideTooFar: ({ g }) => ({ text: 'The ride goes one hex farther, not more.', ref: inMomentum(g) }),
  taken: ({ g, a }) => ({ text: `${hexName(g, a)} is taken: ${whoIsAt(g, a)}.`, ref: inMomentum(g) }),
  groundBars({ g, f, a }) {
    const ground = groundOf(g).terrain[a];
    const { name } = g.battle.unitType[f.attacker];
    return { text: `${capital(name)} may not enter ${ground.name} at ${hexName(g, a)}.`, ref: terrainRef(g, ground) };
  },
  leaderThere: ({ g, a }) => ({
    text: `${leaderName(g, g.hexLeader[a])} is at ${hexName(g, a)}, and only one leader may be in a hex.`,
    ref: inMomentum(g),
  }),
};

export const fightReasons: Reasons = {
  answerAttack: {
    [EVADE](g, f) {
      const ref = ruleRef(g, 'evade');
      const types = g.battle.unitType;
      if (!g.battle.game.questions.mayEvade(g, f.defender, f.attacker)) {
        return {
          text: `${capital(types[f.defender].name)} may not ${sayOf(g).evadeBefore} ${types[f.attacker].name}.`,
          ref,
        };
      }
      const ways = evadeWays(g, f.defender);
      if (ways.count > 0 && !ways.full && g.battle.game.customs.evadeWhole) {
        const { evade } = sayOf(g);
        return {
          text: `${capital(unitAt(g, f.defender))} cannot ${evade} the whole way: ${hexes(EVADE_HEXES)} back.`,
          ref,
        };
      }
      if (ways.count > 0) return NO_REASON;
      return {
        text: `${capital(unitAt(g, f.defender))} has no room to ${sayOf(g).evade}: the hexes behind it are blocked.`,
        ref,
      };
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
    [MOVE]: reason<OtherFault | RideFault>(
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

const EVADE_HEXES = 2;
