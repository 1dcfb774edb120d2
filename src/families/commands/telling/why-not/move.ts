// Why a unit or leader may not move there, or leave the battlefield: words for each fault of `rules/may-move.ts`.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { FirstFault } from '../../../../kernel/permission.ts';
import {
  type ExitFault,
  type GoFault,
  type LeaderSetOutFault,
  leaderMayExit,
  leaderMayMoveTo,
  mayExit,
  mayMoveTo,
  type SetOutFault,
} from '../../rules/may-move.ts';
import { groundOf, leaderWith, ORDERED, type State } from '../../rules/state.ts';
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
import { NO_REASON, noLeader, noUnit, type Reasons, secondLeader, taken } from './parts.ts';
import { barredWay } from './way.ts';

// ---- setting out ----------------------------------------------------------------------------------------------------

const theUnit = (g: State, unit: number): string => capital(unitAt(g, unit));
const verb = (g: State, unit: number, one: string, many: string): string =>
  agree(g.battle.unitType[unit].name, one, many);

const SET_OUT: Record<SetOutFault, (g: State, unit: number) => Refusal> = {
  notOrdered: (g, unit) => ({
    text: `${theUnit(g, unit)} ${verb(g, unit, 'has', 'have')} no order this turn.`,
    ref: ruleRef(g, 'order'),
  }),
  hasMoved: (g, unit) => ({
    text: `${theUnit(g, unit)} ${verb(g, unit, 'has', 'have')} moved already.`,
    ref: ruleRef(g, 'movement'),
  }),
  halted,
  cardForbids: (g, unit) => underTerms(g, unit, (terms) => `${theUnit(g, unit)} may not move under ${terms.name}.`),
  formForbids: (g, unit) =>
    g.battle.game.words.staysAsItStands?.(g, unit) ?? {
      text: `${theUnit(g, unit)} may not move as it stands.`,
      ref: ruleRef(g, 'movement'),
    },
  noTarget: (g, unit) =>
    underTerms(
      g,
      unit,
      () => `${theUnit(g, unit)} may move only to close on a unit that it has fired at and that stands its ground.`,
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

const LEADER_SET_OUT: Record<LeaderSetOutFault, (g: State, leader: number, unit: number) => Refusal> = {
  leaderNotOrdered: (g, leader) => ({
    text:
      g.hexUnit[g.leaderHex[leader]] >= 0
        ? `${leaderName(g, leader)} has no order of his own to leave his unit.`
        : `${leaderName(g, leader)} has no order this turn.`,
    ref: ruleRef(g, 'order'),
  }),
  unitHasMoved: (g, leader, unit) => ({
    text: `${leaderName(g, leader)} cannot leave ${unitAt(g, unit)}, which has moved.`,
    ref: ruleRef(g, 'leaderMovement'),
  }),
  leaderHasMoved: (g, leader) => ({
    text: `${leaderName(g, leader)} has moved already.`,
    ref: ruleRef(g, 'leaderMovement'),
  }),
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

function unitMover(g: State, unit: number): Mover {
  return {
    who: theUnit(g, unit),
    kind: 'unit',
    names: capital(g.battle.unitType[unit].name),
    ref: ruleRef(g, 'movement'),
    walker: unitWalker(g, unit),
    tooFar: (far) => unitTooFar(g, unit, far),
  };
}

function leaderMover(g: State, leader: number, free: boolean): Mover {
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

const GO: Record<GoFault, (g: State, m: Mover, hex: number, b: number) => Refusal> = {
  sameHex: (_g, m) => ({
    text: `${m.who} ${m.kind === 'unit' ? agree(m.names, 'is', 'are') : 'is'} there already; a ${m.kind} may stay without moving.`,
    ref: m.ref,
  }),
  taken: (g, m, hex) => taken(g, hex, m.ref),
  secondLeader: (g, _m, hex, leader) => secondLeader(g, hex, leader, ruleRef(g, 'leaderMovement')),
  ground: (g, m, hex) => onGround(g, hex, (name) => `${m.names} may not enter ${name} at ${hexName(g, hex)}.`),
  tooFar: (_g, m, _hex, far) => m.tooFar(far),
  notACharge: (g, m, hex) => ({
    text: `${m.who} ${agree(m.names, 'moves', 'move')} more than ${hexes(m.walker.most)} only to end next to an enemy unit, and none is next to ${hexName(g, hex)}.`,
    ref: m.ref,
  }),
  heldBack: (g, m) => onGround(g, m.walker.from, (name) => `Leaving ${name} takes the whole move: one hex.`),
  climbed: (g, _m, hex) =>
    onGround(g, hex, (name) => `${capital(name)} is entered only from the hex next to it, as the whole move.`),
  notNearer: (g, m, _hex, at) =>
    underTerms(
      g,
      g.hexUnit[m.walker.from],
      (terms) => `Under ${terms.name} the move must bring it nearer to ${hexName(g, at)}, at which it fired.`,
    ),
  mustStop: barred,
  inTheWay: barred,
  wallInTheWay: barred,
  groundInTheWay: barred,
  allInTheWay: barred,
};

function barred(g: State, m: Mover, hex: number, kinds: number): Refusal {
  return barredWay(g, m.walker, hex, kinds, m.who);
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

const isSetOut = (key: string): key is SetOutFault => key in SET_OUT;
const isLeaderSetOut = (key: string): key is LeaderSetOutFault => key in LEADER_SET_OUT;

export function whyNotMoveTo(g: State, from: number, to: number, seat: number): Refusal {
  const missing = noUnit(g, from, seat, ruleRef(g, 'movement'));
  if (missing) return missing;
  const unit = g.hexUnit[from];
  const why = new FirstFault<SetOutFault | GoFault>();
  mayMoveTo(g, unit, to, why);
  if (why.fault === null) return NO_REASON;
  const { key, a, b } = why.fault;
  return isSetOut(key) ? SET_OUT[key](g, unit) : GO[key](g, unitMover(g, unit), a, b);
}

/** With `free` he needs no order and may leave a unit that has moved. */
export function whyNotLeaderTo(g: State, from: number, to: number, seat: number, free = false): Refusal {
  const missing = noLeader(g, from, seat, ruleRef(g, 'leaderMovement'));
  if (missing) return missing;
  const leader = g.hexLeader[from];
  const why = new FirstFault<LeaderSetOutFault | GoFault>();
  leaderMayMoveTo(g, leader, to, free, why);
  if (why.fault === null) return NO_REASON;
  const { key, a, b } = why.fault;
  return isLeaderSetOut(key) ? LEADER_SET_OUT[key](g, leader, b) : GO[key](g, leaderMover(g, leader, free), a, b);
}

// ---- off the board --------------------------------------------------------------------------------------------------

const EXITS: Record<ExitFault, (g: State, who: string, ways: readonly string[]) => string> = {
  noExits: () => 'In this scenario your units may not leave the battlefield.',
  leadersStayOn: () => 'In this scenario your leaders do not leave the battlefield for a banner.',
  staysOn: (_g, who) => `${who} may not leave the battlefield.`,
  closesOnly: (_g, who) => `${who} may move only to close on the unit at which it has fired, and not leave.`,
  onlyStanding: (_g, who, ways) => `${who} may leave only if it begins its turn at ${list(ways, 'or')}.`,
  noWayOut: (_g, who, ways) => `${who} cannot leave with this move: it leads over the edge only from ${list(ways)}.`,
};

function whyNotExit(g: State, from: number, seat: number): Refusal {
  const ways = exitsOf(g, seat).map((hex) => hexName(g, hex));
  // Where nobody leaves, that is said first, whoever stands there.
  if (ways.length === 0) return { text: EXITS.noExits(g, '', ways), ref: SCENARIO };
  const missing = noUnit(g, from, seat, ruleRef(g, 'movement'));
  if (missing) return missing;
  const unit = g.hexUnit[from];
  const why = new FirstFault<SetOutFault | ExitFault>();
  mayExit(g, unit, why);
  if (why.fault === null) return NO_REASON;
  const { key } = why.fault;
  return isSetOut(key) ? SET_OUT[key](g, unit) : { text: EXITS[key](g, theUnit(g, unit), ways), ref: SCENARIO };
}

function whyNotExitLeader(g: State, from: number, seat: number): Refusal {
  const missing = noLeader(g, from, seat, SCENARIO);
  if (missing) return missing;
  const leader = g.hexLeader[from];
  const why = new FirstFault<LeaderSetOutFault | ExitFault>();
  leaderMayExit(g, leader, why);
  if (why.fault === null) return NO_REASON;
  const { key, b } = why.fault;
  if (isLeaderSetOut(key)) return LEADER_SET_OUT[key](g, leader, b);
  const ways = exitsOf(g, seat).map((hex) => hexName(g, hex));
  return { text: EXITS[key](g, leaderName(g, leader), ways), ref: SCENARIO };
}

export const moveReasons: Reasons = {
  moveUnits: {
    [MOVE]: (g, _f, choice, seat) => whyNotMoveTo(g, firstOf(choice), secondOf(choice), seat),
    [MOVE_LEADER]: (g, _f, choice, seat) => whyNotLeaderTo(g, firstOf(choice), secondOf(choice), seat),
    [EXIT]: (g, _f, choice, seat) => whyNotExit(g, firstOf(choice), seat),
    [EXIT_LEADER]: (g, _f, choice, seat) => whyNotExitLeader(g, firstOf(choice), seat),
  },
};
