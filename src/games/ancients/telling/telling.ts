// What Ancients says in its own words: the numbers of its rule sections, elephants on a rampage, leaders placed before the
// first turn, and the hidden reserve of a scenario.

import type { UnitFault } from '../../../families/commands/rules/pieces.ts';
import { groundOf, RESERVE } from '../../../families/commands/rules/state.ts';
import type { UnitType } from '../../../families/commands/tables/tables.ts';
import { DONE, ENTER, ENTER_LEADER, PLACE } from '../../../families/commands/tables/verbs.ts';
import { offers, waitingLeader } from '../../../families/commands/telling/asked.ts';
import { type EventTellings, strikes } from '../../../families/commands/telling/events/event-words.ts';
import { closeCombatWords, type GameWords } from '../../../families/commands/telling/game-words.ts';
import {
  orderName,
  reason,
  type Sentence,
  secondLeader,
  type Told,
  taken,
  unitWords,
  type Why,
  type Words,
} from '../../../families/commands/telling/why-not/parts.ts';
import {
  agree,
  capital,
  count,
  hexes,
  hexName,
  list,
  ruleRef,
  SCENARIO,
  sectionNames,
  terrainRef,
  title,
  unitAt,
  unitName,
  whoIsAt,
  whoStands,
} from '../../../families/commands/telling/words.ts';
import { firstOf, secondOf } from '../../../kernel/choice.ts';
import { no } from '../../../kernel/permission.ts';
import {
  type BringInFault,
  type EnterFault,
  type JoinFault,
  mayBringIn,
  mayEnter,
  mayJoin,
  mayPlace,
  type PlaceFault,
} from '../rules/entering.ts';
import type { AncientsEvent } from '../rules/events.ts';
import { mayTrample, type TrampleFault } from '../rules/rampage.ts';
import { AMBUSH, TRAMPLE } from '../tables/verbs.ts';

/** Why a leader is not placed there. */
const placeWords: Words<PlaceFault> = {
  taken: ({ g, a }) => taken(g, a, SCENARIO),
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'leaderMovement')),
  ground({ g, a }) {
    const ground = groundOf(g).terrain[a];
    return { text: `A leader may not enter ${ground.name} at ${hexName(g, a)}.`, ref: terrainRef(g, ground) };
  },
};

const typeNamed = ({ g, choice }: Told): UnitType => g.battle.game.units[firstOf(choice)];

/** Why a unit of the reserve does not enter there. */
const enterWords: Words<EnterFault> = {
  noneWaits: (told) => ({ text: `No ${typeNamed(told).name} is waiting to enter.`, ref: SCENARIO }),
  notBaseline: ({ g, a }) => ({
    text: `The reserve enters on the enemy's baseline; ${hexName(g, a)} is not on it.`,
    ref: SCENARIO,
  }),
  notSection: ({ g, f, a }) => ({
    text: `${hexName(g, a)} is not in your ${list(sectionNames(f.seat, f.cardSections), 'or')}, for which the card was played.`,
    ref: SCENARIO,
  }),
  taken: ({ g, a }) => taken(g, a, SCENARIO),
  ground(told) {
    const { g, a } = told;
    const ground = groundOf(g).terrain[a];
    return {
      text: `${capital(typeNamed(told).name)} may not enter ${ground.name} at ${hexName(g, a)}.`,
      ref: terrainRef(g, ground),
    };
  },
};

/** Why the leader of the reserve does not join there. */
const joinWords: Words<JoinFault | UnitFault> = {
  ...unitWords(() => SCENARIO),
  unitsFirst: () => ({ text: 'All units of the reserve that can enter must enter first.', ref: SCENARIO }),
  secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'leaderMovement')),
  notJustCome: () => ({ text: 'The leader joins a unit that has just come in with him.', ref: SCENARIO }),
};

const inScenario =
  (text: (told: Parameters<Sentence>[0]) => string): Sentence =>
  (told) => ({ text: text(told), ref: SCENARIO });

/** The entry of a reserve by this order: what its rule says. */
const cannotEnter = inScenario(({ g }) => {
  const rule = g.battle.rules.find((one) => one.reserve);
  return `The reserve cannot enter now: not in the first turn, only its own side, only onto free hexes. ${rule?.text ?? ''}`;
});

const bringInWords: Words<BringInFault | 'orderUsed'> = {
  noReserve: inScenario(() => 'This scenario has no reserve that could enter.'),
  orderUsed: inScenario(() => 'The order has been used to command a leader.'),
  othersReserve: cannotEnter,
  firstTurn: cannotEnter,
  reserveIsIn: inScenario(() => 'No unit of the reserve is waiting to enter.'),
  baselineFull: cannotEnter,
};

const trampleWords: Words<TrampleFault> = {
  notNear: ({ g, f, a }) => ({
    text: `${hexName(g, a)} is not next to ${hexName(g, f.hex)}.`,
    ref: ruleRef(g, 'retreat'),
  }),
  nobodyNear: ({ g, a }) => ({ text: `Nobody stands at ${hexName(g, a)}.`, ref: ruleRef(g, 'retreat') }),
  rolledFor({ g, a }) {
    const who = whoIsAt(g, a);
    const text = `${capital(who)} at ${hexName(g, a)} ${agree(who, 'has', 'have')} been rolled for already.`;
    return { text, ref: ruleRef(g, 'retreat') };
  },
};

const noEntry: Why = (g) => ({ text: `${orderName(g)} brings nobody onto the battlefield.`, ref: SCENARIO });
const noEntryHere = { reasons: { [AMBUSH]: noEntry } };

const events: EventTellings<AncientsEvent> = {
  rampage: {
    weighty: true,
    sentence: (w, { unit }) => `${capital(w.unit(unit))} ${w.does(unit, 'goes', 'go')} on a rampage before going back.`,
  },
  tramples: {
    weighty: true,
    sentence: (w, { by, unit, hits, dice }) =>
      `${capital(w.unit(by))} ${w.does(by, 'tramples', 'trample')} ${w.unit(unit)}${w.rolled(dice)}: ${hits > 0 ? count(hits, 'hit') : 'no hit'}.`,
    blow: ({ by, unit }) => strikes(by, unit),
  },
  tramplesLeader: {
    weighty: true,
    sentence: (w, { by, leader, hit, dice }) =>
      `${capital(w.unit(by))} ${w.does(by, 'tramples', 'trample')} over ${w.leader(leader)}${w.rolled(dice)}: ${hit ? 'he is hit' : 'he gets away'}.`,
    blow: ({ by, leader }) => strikes(by, leader),
  },
  blocksElephant: {
    weighty: true,
    sentence: (w, { unit, blocker, short }) =>
      `${capital(w.unit(blocker))} ${w.does(blocker, 'stands', 'stand')} in the way of ${w.unit(unit)} and ${w.does(blocker, 'pays', 'pay')} for ${hexes(short)}.`,
  },
};

export const words: GameWords = {
  sections: {
    contents: '2 Contents',
    object: '4 Object of the Game',
    card: '6 Play a Command Card',
    order: '7 Order Units and Leaders',
    movement: '8 Movement',
    leaderMovement: '8 Leader Movement',
    battle: '9 Battle',
    ranged: '10 Ranged Combat',
    close: '11 Close Combat',
    battleBack: '11 Battle Back',
    retreat: '12 Retreat',
    morale: '12 Bolster Morale',
    evade: '13 Evade',
    leaderEvade: '13 Leader Evade',
    leaderEscape: '13 Leader Escape',
    momentum: '13 Momentum Advance',
    bonus: '13 Bonus Close Combat',
    leaders: '14 Leaders',
    draw: '15 Draw a Command Card',
  },
  terrainTitle: (terrain) => `16 ${title(terrain.name)}`,
  cardTitle: (card) => `18 ${card.name}`,
  ownClose: (ref) => ref.startsWith('A 11 '),
  ownFire: (ref) => ref.startsWith('A 10 '),
  say: closeCombatWords,
  leaderHelp: { text: 'helmets of units with him or next to him hit in close combat', ref: 'A 14 Leaders' },
  oddsAssume: ['elephants trample in the order offered'],

  decisions: {
    orderBySection: noEntryHere,
    orderByClass: noEntryHere,
    orderOneUnit: noEntryHere,
    orderLinked: noEntryHere,
    orderByDice: noEntryHere,
    rallyUnits: noEntryHere,
    orderLeadership: {
      offers: {
        [AMBUSH]: { mark: 'answer', phase: 'enter', way: 'bring the reserve in', label: () => 'Bring the reserve in' },
      },
      reasons: {
        [AMBUSH]: reason<BringInFault | 'orderUsed'>(
          (g, f, _choice, _seat, why) => (f.leader < 0 ? mayBringIn(g, f.cardSections, why) : no(why, 'orderUsed')),
          bringInWords,
        ),
      },
    },

    chooseTrample: {
      prompt(g, f) {
        const unit = g.hexUnit[f.hex];
        const who = unit >= 0 ? unitAt(g, unit) : hexName(g, f.hex);
        return `choose whom the rampage of ${who} strikes next (two dice each).`;
      },
      hex: (_g, f) => f.hex,
      offers: {
        [TRAMPLE]: {
          mark: 'fall',
          from: 0,
          to: 1,
          label: (g, a) => `Trample ${whoStands(g, a)} at ${hexName(g, a)}`,
        },
      },
      pointing: { verb: TRAMPLE },
      wayBack: 'It goes on a rampage, then goes back.',
      odds: 'first',
      reasons: {
        [TRAMPLE]: reason<TrampleFault>(
          (g, f, choice, _seat, why) => mayTrample(g, f, firstOf(choice), why),
          trampleWords,
        ),
      },
    },

    placeLeader: {
      prompt: (g, _f, seat) => `place ${waitingLeader(g, seat)}.`,
      offers: {
        [PLACE]: {
          mark: 'fall',
          to: 1,
          leader: true,
          phase: 'enter',
          label: (g, a) => `Place him at ${hexName(g, a)}`,
          note: (g, a) => (g.hexUnit[a] < 0 ? '' : `He joins ${unitName(g, g.hexUnit[a])}.`),
        },
      },
      pointing: { verb: PLACE },
      reasons: {
        [PLACE]: reason((g, _f, choice, seat, why) => mayPlace(g, seat, firstOf(choice), why), placeWords),
        [DONE]: () => ({ text: 'All your leaders must be placed.', ref: SCENARIO }),
      },
    },

    enterReserve: {
      prompt(g, f, seat) {
        const { firstUnit } = g.battle;
        const waiting: string[] = [];
        for (let u = firstUnit[seat]; u < firstUnit[seat + 1]; u++)
          if (g.unitFate[u] === RESERVE) waiting.push(unitName(g, u));
        const where = `on the enemy baseline in your ${list(sectionNames(seat, f.cardSections), 'or')}`;
        // Who finds no room on the baseline stays out.
        if (offers(g, f, DONE)) return 'the reserve is in, as far as there was room.';
        return offers(g, f, ENTER_LEADER)
          ? `let ${waitingLeader(g, seat)} join a unit that came in.`
          : `bring ${list(waiting)} in ${where}.`;
      },
      offers: {
        [ENTER]: {
          mark: 'fall',
          to: 2,
          phase: 'enter',
          label: (g, type, b) => `Bring ${g.battle.game.units[type].name} in at ${hexName(g, b)}`,
        },
        [ENTER_LEADER]: {
          mark: 'fall',
          to: 1,
          leader: true,
          phase: 'enter',
          label: (g, a) => `Let him join at ${hexName(g, a)}`,
        },
      },
      pointing: { verb: ENTER_LEADER },
      reasons: {
        [ENTER]: reason(
          (g, f, choice, seat, why) => mayEnter(g, seat, f.cardSections, firstOf(choice), secondOf(choice), why),
          enterWords,
        ),
        [ENTER_LEADER]: reason((g, f, choice, _seat, why) => mayJoin(g, f, firstOf(choice), why), joinWords),
        [DONE]: () => ({ text: 'Units of the reserve that can enter must enter.', ref: SCENARIO }),
      },
    },
  },

  events,
};
