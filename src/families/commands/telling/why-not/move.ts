// Why a unit or leader may not move there, or leave the battlefield: words for each fault of `rules/may-move.ts`.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import {
  type ExitFault,
  type GoFault,
  type LeaderSetOutFault,
  leaderMayExit,
  leaderMayMoveTo,
  mayExit,
  mayMoveTo,
  type SetOutFault,
  sideMayExit,
} from '../../rules/may-move.ts';
import { ownLeaderAt, ownUnitAt } from '../../rules/pieces.ts';
import { leaderWith } from '../../rules/standing.ts';
import { groundOf, ORDERED, type State } from '../../rules/state.ts';
import { termsOf } from '../../rules/terms.ts';
import { allowance, chargeOf, leaderMove, leaderWalker, unitWalker, type Walker } from '../../rules/walker.ts';
import type { Terms } from '../../tables/tables.ts';
import { EXIT, EXIT_LEADER, MOVE, MOVE_LEADER } from '../../tables/verbs.ts';
import { exitsOf } from '../view/pieces.ts';
import {
  agree,
  capital,
  cardRef,
  hexes,
  hexName,
  leaderName,
  list,
  ruleRef,
  SCENARIO,
  terrainRef,
  unitAt,
} from '../words.ts';
import {
  leaderWords,
  NO_REASON,
  type Reasons,
  type RuleReason,
  reason,
  secondLeader,
  type Told,
  taken,
  unitWords,
  type Words,
} from './parts.ts';
import { barredWay } from './way.ts';

// ---- setting out ----------------------------------------------------------------------------------------------------

const theUnit = (g: State, unit: number): string => capital(unitAt(g, unit));
const verb = (g: State, unit: number, one: string, many: string): string =>
  agree(g.battle.unitType[unit].name, one, many);

const setOutWords: Words<SetOutFault> = {
  notOrdered: ({ g, a }) => ({
    text: `${theUnit(g, a)} ${verb(g, a, 'has', 'have')} no order this turn.`,
    ref: ruleRef(g, 'order'),
  }),
  hasMoved: ({ g, a }) => ({
    text: `${theUnit(g, a)} ${verb(g, a, 'has', 'have')} moved already.`,
    ref: ruleRef(g, 'movement'),
  }),
  halted: ({ g, a }) => halted(g, a),
  cardForbids: ({ g, a }) => underTerms(g, a, (terms) => `${theUnit(g, a)} may not move under ${terms.name}.`),
  formForbids: ({ g, a }) =>
    g.battle.game.words.staysAsItStands?.(g, a) ?? {
      text: `${theUnit(g, a)} may not move as it stands.`,
      ref: ruleRef(g, 'movement'),
    },
  noTarget: ({ g, a }) =>
    underTerms(
      g,
      a,
      () => `${theUnit(g, a)} may move only to close on a unit that it has fired at and that stands its ground.`,
    ),
};

/** What the terms that bind a unit forbid. */
function underTerms(g: State, unit: number, text: (terms: Terms) => string): Refusal {
  const terms = termsOf(g, unit);
  return terms === null ? NO_REASON : { text: text(terms), ref: cardRef(g, terms) };
}

/** What has ended the movement of a unit that has not moved. */
function halted(g: State, unit: number): Refusal {
  const who = theUnit(g, unit);
  if (g.again === 1) {
    return { text: `${who} ${verb(g, unit, 'does', 'do')} not move a second time.`, ref: ruleRef(g, 'movement') };
  }
  const ground = groundOf(g).terrain[g.unitHex[unit]];
  // A unit that has come onto the board by that hex stops where any move would.
  if (g.unitSteps[unit] > 0 && ground.stops !== 'nobody') {
    return { text: `${who} came in by ${ground.name} and must stop there.`, ref: terrainRef(g, ground) };
  }
  const leader = leaderWith(g, unit);
  // Who joined it came by an order of his own; else the unit has only just come onto the board.
  if (leader < 0 || (g.leaderMark[leader] & ORDERED) === 0) {
    return { text: `${who} came onto the battlefield this turn and may not move.`, ref: SCENARIO };
  }
  const text = `A leader has joined ${unitAt(g, unit)}, which may move no further this turn.`;
  return { text, ref: ruleRef(g, 'leaderMovement') };
}

const leaderSetOutWords: Words<LeaderSetOutFault> = {
  leaderNotOrdered: ({ g, a }) => ({
    text:
      g.hexUnit[g.leaderHex[a]] >= 0
        ? `${leaderName(g, a)} has no order of his own to leave his unit.`
        : `${leaderName(g, a)} has no order this turn.`,
    ref: ruleRef(g, 'order'),
  }),
  unitHasMoved: ({ g, a, b }) => ({
    text: `${leaderName(g, a)} cannot leave ${unitAt(g, b)}, which has moved.`,
    ref: ruleRef(g, 'leaderMovement'),
  }),
  leaderHasMoved: ({ g, a }) => ({ text: `${leaderName(g, a)} has moved already.`, ref: ruleRef(g, 'leaderMovement') }),
};

// ---- where to -------------------------------------------------------------------------------------------------------

/** Who wants to go: how he is spoken of, and the rule that moves him. */
interface Mover {
  readonly who: string;
  readonly kind: string;
  readonly names: string;
  readonly ref: string;
  readonly walker: Walker;
  tooFar(far: number): Refusal;
}

function unitMover({ g, choice }: Told): Mover {
  const unit = g.hexUnit[firstOf(choice)];
  return {
    who: theUnit(g, unit),
    kind: 'unit',
    names: capital(g.battle.unitType[unit].name),
    ref: ruleRef(g, 'movement'),
    walker: unitWalker(g, unit),
    tooFar: (far) => unitTooFar(g, unit, far),
  };
}

function leaderMover({ g, choice }: Told, free: boolean): Mover {
  const leader = g.hexLeader[firstOf(choice)];
  const ref = ruleRef(g, 'leaderMovement');
  return {
    who: leaderName(g, leader),
    kind: 'leader',
    names: 'A leader',
    ref,
    walker: leaderWalker(g, leader, free),
    tooFar: (far) => ({
      text: `That is ${hexes(far)} away; a leader moves up to ${hexes(leaderMove(g, free))}.`,
      ref,
    }),
  };
}

function goWords(mover: (told: Told) => Mover): Words<GoFault> {
  const barred = (told: Told): Refusal => {
    const { who, walker } = mover(told);
    return barredWay(told.g, walker, told.a, told.b, who);
  };
  return {
    sameHex(told) {
      const { who, kind, names, ref } = mover(told);
      const is = kind === 'unit' ? agree(names, 'is', 'are') : 'is';
      return { text: `${who} ${is} there already; a ${kind} may stay without moving.`, ref };
    },
    taken: (told) => taken(told.g, told.a, mover(told).ref),
    secondLeader: ({ g, a, b }) => secondLeader(g, a, b, ruleRef(g, 'leaderMovement')),
    ground: (told) =>
      onGround(told.g, told.a, (name) => `${mover(told).names} may not enter ${name} at ${hexName(told.g, told.a)}.`),
    tooFar: (told) => mover(told).tooFar(told.b),
    notACharge(told) {
      const { who, names, walker, ref } = mover(told);
      return {
        text: `${who} ${agree(names, 'moves', 'move')} more than ${hexes(walker.most)} only to end next to an enemy unit, and none is next to ${hexName(told.g, told.a)}.`,
        ref,
      };
    },
    heldBack: (told) =>
      onGround(told.g, firstOf(told.choice), (name) => `Leaving ${name} takes the whole move: one hex.`),
    climbed: ({ g, a }) =>
      onGround(g, a, (name) => `${capital(name)} is entered only from the hex next to it, as the whole move.`),
    notNearer: ({ g, choice, b }) =>
      underTerms(
        g,
        g.hexUnit[firstOf(choice)],
        (terms) => `Under ${terms.name} the move must bring it nearer to ${hexName(g, b)}, at which it fired.`,
      ),
    mustStop: barred,
    inTheWay: barred,
    wallInTheWay: barred,
    groundInTheWay: barred,
    allInTheWay: barred,
  };
}

function onGround(g: State, hex: number, text: (name: string) => string): Refusal {
  const ground = groundOf(g).terrain[hex];
  return { text: text(ground.name), ref: terrainRef(g, ground) };
}

function unitTooFar(g: State, unit: number, far: number): Refusal {
  const type = g.battle.unitType[unit];
  const limit = Math.max(0, allowance(g, unit) - g.unitSteps[unit]);
  const card = termsOf(g, unit);
  const own = card?.move !== undefined && card.move(type, type.move) !== type.move;
  const under = own && card !== null ? ` under ${card.name}` : '';
  const may = agree(type.name, 'moves', 'move');
  const charge = chargeOf(g, unit);
  const charges = charge > limit ? `, or ${charge} in a charge that ends next to an enemy unit` : '';
  const most = limit === 0 ? 'no hex' : `up to ${hexes(limit)}`;
  return {
    text: `That is ${hexes(far)} away; ${unitAt(g, unit)} ${may} ${most}${charges}${under}.`,
    ref: own && card !== null ? cardRef(g, card) : ruleRef(g, 'movement'),
  };
}

const unitMoves = reason(
  (g, _f, choice, seat, why) =>
    ownUnitAt(g, firstOf(choice), seat, why) && mayMoveTo(g, g.hexUnit[firstOf(choice)], secondOf(choice), why),
  { ...unitWords((g) => ruleRef(g, 'movement')), ...setOutWords, ...goWords(unitMover) },
);

/** With `free` he needs no order and may leave a unit that has moved. */
export const leaderMoves = (free: boolean): RuleReason =>
  reason(
    (g, _f, choice, seat, why) =>
      ownLeaderAt(g, firstOf(choice), seat, why) &&
      leaderMayMoveTo(g, g.hexLeader[firstOf(choice)], secondOf(choice), free, why),
    {
      ...leaderWords((g) => ruleRef(g, 'leaderMovement')),
      ...leaderSetOutWords,
      ...goWords((told) => leaderMover(told, free)),
    },
  );

// ---- off the board --------------------------------------------------------------------------------------------------

const exitNames = ({ g, seat }: Told): string[] => exitsOf(g, seat).map((hex) => hexName(g, hex));

/** Why somebody does not leave for a banner; `who` he is. */
function exitWords(who: (told: Told) => string): Words<ExitFault> {
  const says = (text: (told: Told) => string) => (told: Told) => ({ text: text(told), ref: SCENARIO });
  return {
    noExits: says(() => 'In this scenario your units may not leave the battlefield.'),
    leadersStayOn: says(() => 'In this scenario your leaders do not leave the battlefield for a banner.'),
    staysOn: says((told) => `${who(told)} may not leave the battlefield.`),
    closesOnly: says((told) => `${who(told)} may move only to close on the unit at which it has fired, and not leave.`),
    onlyStanding: says(
      (told) => `${who(told)} may leave only if it begins its turn at ${list(exitNames(told), 'or')}.`,
    ),
    noWayOut: says(
      (told) => `${who(told)} cannot leave with this move: it leads over the edge only from ${list(exitNames(told))}.`,
    ),
  };
}

const unitExits = reason(
  // Where nobody leaves, that is said first, whoever stands there.
  (g, _f, choice, seat, why) =>
    sideMayExit(g, seat, why) &&
    ownUnitAt(g, firstOf(choice), seat, why) &&
    mayExit(g, g.hexUnit[firstOf(choice)], why),
  {
    ...unitWords((g) => ruleRef(g, 'movement')),
    ...setOutWords,
    ...exitWords(({ g, a }) => theUnit(g, a)),
  },
);

const leaderExits = reason(
  (g, _f, choice, seat, why) =>
    ownLeaderAt(g, firstOf(choice), seat, why) && leaderMayExit(g, g.hexLeader[firstOf(choice)], why),
  {
    ...leaderWords(() => SCENARIO),
    ...leaderSetOutWords,
    ...exitWords(({ g, a }) => leaderName(g, a)),
  },
);

export const moveReasons: Reasons = {
  moveUnits: {
    [MOVE]: unitMoves,
    [MOVE_LEADER]: leaderMoves(false),
    [EXIT]: unitExits,
    [EXIT_LEADER]: leaderExits,
  },
};
