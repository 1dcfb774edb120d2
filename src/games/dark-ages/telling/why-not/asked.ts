// Which rule is asked for a choice, by decision and verb. Everything that is legal is said by the rules; here stands only whom and
// what a text points at.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { mayActivate, mayLead, mayMarch, mayRally } from '../../rules/activation.ts';
import { mayFallBackTo } from '../../rules/ambush.ts';
import { mayAssault, mayCharge, mayMelee, mayStrike } from '../../rules/attacks.ts';
import { fightBelow } from '../../rules/book.ts';
import { BOW_CARDS, mayPlayOnBows, onlyInCombat, PIECE_CARDS } from '../../rules/cards-combat.ts';
import { FIGHT_CARDS, mayPlayOnFight } from '../../rules/cards-fight.ts';
import { MOVE_CARDS, mayPlayOnMove } from '../../rules/cards-move.ts';
import { RETREAT_CARDS } from '../../rules/cards-retreat.ts';
import { mustMelee } from '../../rules/combat.ts';
import { mayJoin } from '../../rules/combined.ts';
import { mayEvadeTo } from '../../rules/evade-ways.ts';
import { mayName, mayPlace, theEvent } from '../../rules/event.ts';
import { mayAnswerAt } from '../../rules/melee.ts';
import { besideHim, mayRallyUnit } from '../../rules/rally.ts';
import { mayHost, retreatBelow } from '../../rules/retreat.ts';
import { edgeField } from '../../rules/retreat-ways.ts';
import { mayRunTo } from '../../rules/rout-ways.ts';
import { mayDrawOffTo, mayRide } from '../../rules/scenarios/events-actions.ts';
import { mayFireAt, mayShoot } from '../../rules/shots.ts';
import { COMBAT, type Frame, LEADERS, pieceAt, type State } from '../../rules/state.ts';
import { mayStep } from '../../rules/steps.ts';
import { CARD_KIND, EVENT_CARD } from '../../tables/tables.ts';
import * as v from '../../tables/verbs.ts';
import type { FaultKey } from './faults.ts';
import { enemyPiece, holds, isHex, ownLeader, ownPiece, ownUnit } from './pointing.ts';

/** A choice that somebody asks about. */
export interface Asked {
  readonly g: State;
  /** The frame of the decision. */
  readonly f: Frame;
  readonly a: number;
  readonly b: number;
  readonly seat: number;
  readonly decision: string;
}

export const askedAbout = (g: State, choice: number, seat: number, decision: string): Asked => ({
  g,
  f: g.frames[g.depth],
  a: firstOf(choice),
  b: secondOf(choice),
  seat,
  decision,
});

type Ask = (asked: Asked, why: Why<FaultKey>) => boolean;

// ---- cards

const activate: Ask = ({ g, a, seat, decision }, why) => {
  if (!holds(g, a, seat, why)) return false;
  if (CARD_KIND[a] === EVENT_CARD) return no(why, 'noActivationValue', a);
  return decision === 'open' || no(why, 'oneActivation', a);
};

const event: Ask = ({ g, a, seat, decision }, why) => {
  if (!holds(g, a, seat, why)) return false;
  if (CARD_KIND[a] !== EVENT_CARD) return no(why, 'noEventCard', a);
  return decision === 'open' || no(why, 'wrongMoment', a);
};

const onFight: Ask = ({ g, a, seat, decision }, why) => {
  const fight = decision === 'ordersAnswer' ? fightBelow(g) : null;
  return fight === null ? no(why, 'wrongMoment', a) : mayPlayOnFight(g, fight, seat, a, why);
};
const onMove: Ask = ({ g, f, a, decision }, why) =>
  decision === 'step' ? mayPlayOnMove(g, f, a, why) : no(why, 'wrongMoment', a);
const onBows: Ask = ({ g, a, seat, decision }, why) =>
  decision === 'combat' ? mayPlayOnBows(g, seat, a, why) : no(why, 'wrongMoment', a);

const onRetreat: Ask = ({ g, a, seat, decision }, why) =>
  decision === 'mustRetreatAnswer'
    ? (RETREAT_CARDS[CARD_KIND[a]]?.may(g, seat, why) ?? false)
    : no(why, 'wrongMoment', a);

/** Where cards on pieces may be played: those for any moment, and those of the combat phase. */
const AT_ANY: readonly string[] = [
  ...['movement', 'evade', 'ordersAnswer', 'firedAnswer', 'hitAnswer', 'mustRetreatAnswer', 'combat', 'closingAnswer'],
];
const IN_COMBAT: readonly string[] = ['ordersAnswer', 'firedAnswer', 'combat', 'closingAnswer'];

const onPiece: Ask = ({ g, a, b, seat, decision }, why) => {
  const kind = CARD_KIND[a];
  const entry = PIECE_CARDS[kind];
  if (entry === undefined) return no(why, 'namesNoHex', a);
  if (onlyInCombat(kind)) {
    if (!IN_COMBAT.includes(decision) || g.phase !== COMBAT) return no(why, 'wrongMoment', a);
  } else if (!AT_ANY.includes(decision)) return no(why, 'comesFirst', a);
  const there = entry.on === 'own' ? ownPiece(g, b, seat, why) : enemyPiece(g, b, seat, why);
  return there && entry.may(g, seat, pieceAt(g, b), why);
};

/** Texts that are played without a place. */
function plain(kind: number): Ask {
  if (MOVE_CARDS[kind] !== undefined) return onMove;
  if (FIGHT_CARDS[kind] !== undefined) return onFight;
  if (BOW_CARDS[kind] !== undefined) return onBows;
  if (RETREAT_CARDS[kind] !== undefined) return onRetreat;
  return ({ a }, why) => no(why, 'wrongMoment', a);
}

const play: Ask = (asked, why) => {
  const { g, a, seat } = asked;
  if (!holds(g, a, seat, why)) return false;
  const kind = CARD_KIND[a];
  return PIECE_CARDS[kind] === undefined ? plain(kind)(asked, why) : no(why, 'namesHex', a);
};

const playOn: Ask = (asked, why) => {
  const { g, a, b, seat } = asked;
  if (!holds(g, a, seat, why)) return false;
  if (PIECE_CARDS[CARD_KIND[a]] === undefined) return no(why, 'namesNoHex', a);
  return isHex(g, b, why) && onPiece(asked, why);
};

/** Cards have reasons of their own in every decision. */
export const ANYWHERE: { readonly [verb: number]: Ask } = {
  [v.ACTIVATE]: activate,
  [v.EVENT]: event,
  [v.PLAY]: play,
  [v.PLAY_ON]: playOn,
};

// ---- pieces

const name: Ask = ({ g, f, a, seat, decision }, why) =>
  ownPiece(g, a, seat, why) &&
  besideHim(g, f.leader, a, why) &&
  mayRallyUnit(g, f.leader, a, decision === 'alsoRally' ? f.unit : -1, why);

/** Somebody must still attack before the phase can end. */
const done: Ask = ({ g }, why) => {
  const { unitCount, leaderCount } = g.battle;
  for (let p = 0; p < LEADERS + leaderCount; p++) {
    if (p >= unitCount && p < LEADERS) continue;
    if (mustMelee(g, p)) return no(why, 'mustStillAttack', p);
  }
  return true;
};

/** By decision, then by verb. */
export const HERE: { readonly [decision: string]: { readonly [verb: number]: Ask } } = {
  movement: {
    [v.MOVE]: ({ g, a, seat }, why) => ownUnit(g, a, seat, why) && mayActivate(g, g.hexUnit[a], why),
    [v.LEAD]: ({ g, a, seat }, why) => ownLeader(g, a, seat, why) && mayLead(g, g.hexLeader[a], why),
    [v.MOVE_LEADER]: ({ g, a, seat }, why) => ownLeader(g, a, seat, why) && mayMarch(g, g.hexLeader[a], why),
    [v.RALLY]: ({ g, a, seat }, why) => ownLeader(g, a, seat, why) && mayRally(g, g.hexLeader[a], why),
  },
  step: {
    [v.STEP]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheMover', f.unit)) && isHex(g, b, why) && mayStep(g, f, b, why),
    [v.ASSAULT]: ({ g, f, a, b, seat }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheMover', f.unit)) &&
      enemyPiece(g, b, seat, why) &&
      mayCharge(g, f, why) &&
      mayAssault(g, f.unit, pieceAt(g, b), f.flags, f.steps, why),
  },
  evade: {
    [v.EVADE]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.defender] || no(why, 'notTheOneAsked', f.defender)) &&
      isHex(g, b, why) &&
      mayEvadeTo(g, f.defender, f.attacker, b, why),
  },
  face: {
    [v.FACE]: ({ g, f, a }, why) => a === g.unitHex[f.attacker] || no(why, 'attackFromElsewhere', f.attacker, a),
  },
  answerWhom: { [v.FACE]: ({ g, f, a }, why) => isHex(g, a, why) && mayAnswerAt(g, f, a, why) },
  joinAttack: {
    [v.JOIN]: ({ g, f, a, seat }, why) => ownPiece(g, a, seat, why) && mayJoin(g, f, pieceAt(g, a), why),
  },
  combat: {
    [v.MELEE]: ({ g, a, b, seat }, why) =>
      ownPiece(g, a, seat, why) &&
      enemyPiece(g, b, seat, why) &&
      mayMelee(g, pieceAt(g, a), why) &&
      mayStrike(g, pieceAt(g, a), pieceAt(g, b), why),
    [v.FIRE]: ({ g, a, b, seat }, why) =>
      ownPiece(g, a, seat, why) &&
      enemyPiece(g, b, seat, why) &&
      mayShoot(g, pieceAt(g, a), why) &&
      mayFireAt(g, pieceAt(g, a), pieceAt(g, b), undefined, why),
    [v.DONE]: done,
  },
  rallyName: { [v.NAME]: name },
  alsoRally: { [v.NAME]: name },
  retreatHex: {
    [v.RETREAT]({ g, a, b }, why) {
      const r = retreatBelow(g);
      if (a !== r.at) return no(why, 'notTheOneAsked', r.unit);
      return isHex(g, b, why) && mayRunTo(g, r, edgeField(g, r.unit), b, why);
    },
  },
  pursue: {
    [v.PURSUE]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheOneAsked', f.unit)) &&
      (b === f.hex || no(why, 'onlyVacatedHex', f.unit, f.hex)),
  },
  fallBack: {
    [v.FALL_BACK]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheOneAsked', f.unit)) &&
      isHex(g, b, why) &&
      mayFallBackTo(g, f.unit, f.attacker, b, why),
  },
  attachLeader: { [v.ATTACH]: ({ g, f, a }, why) => isHex(g, a, why) && mayHost(g, f.leader, a, why) },
  placeUnit: {
    [v.PLACE]: ({ g, a, b }, why) =>
      isHex(g, b, why) && mayPlace(g, theEvent(g), g.battle.tags.indexOf(`r${a}`), b, why),
  },
  chooseUnit: { [v.CHOOSE]: ({ g, a }, why) => mayName(g, a) || no(why, 'eventNamesOthers', a) },
  drawOff: {
    [v.DRAW_OFF]: ({ g, f, a, b }, why) =>
      (a === g.unitHex[f.unit] || no(why, 'notTheOneAsked', f.unit)) &&
      isHex(g, b, why) &&
      mayDrawOffTo(g, f.unit, b, why),
  },
  rideDown: {
    [v.RIDE]: ({ g, f, a, b }, why) => isHex(g, a, why) && isHex(g, b, why) && mayRide(g, f.unit, f.bows, a, b, why),
  },
};
