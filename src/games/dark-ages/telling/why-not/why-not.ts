// "Why can't I?": one sentence and its rule for every choice that is not on offer. The decision's own list says what is legal;
// this file and its neighbours only look for the reason. It speaks to the seat that decides: what depends on a hand is that
// seat's own hand, and anyone else is only told whose decision it is.

import { Choices, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import { mustMelee } from '../../rules/combat.ts';
import { retreatBelow } from '../../rules/retreat.ts';
import type { State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { promptOf } from '../prompt.ts';
import { armyOf, hexName, pieceOn, REF, scenarioRef } from '../words.ts';
import { whyNotActivate, whyNotEvent, whyNotPlay, whyNotPlayOn } from './cards.ts';
import { whyNotAssault, whyNotEvade, whyNotFace, whyNotFire, whyNotJoin, whyNotMelee } from './fight.ts';
import { whyNotFallTo, whyNotLead, whyNotMove, whyNotMoveLeader, whyNotName, whyNotRally, whyNotStep } from './move.ts';
import { ORDER_OF_PLAY, type Why } from './parts.ts';

const offered = new Choices();

/** Null when the choice is on offer to `seat` (whoever decides now, if not given). */
export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  if (g.outcome !== RUNNING) return { text: 'The battle is over.', ref: REF.victory };
  const p = pending(g);
  if (!p?.decision) return { text: 'The dice must fall first.', ref: ORDER_OF_PLAY };
  const prompt = promptOf(g);
  if (seat !== undefined && seat !== prompt.seat) {
    return { text: `It is not your decision but that of the ${armyOf(g, prompt.seat)}.`, ref: ORDER_OF_PLAY };
  }
  const choice = language.read(text);
  if (typeof choice === 'string')
    return { text: `${choice.charAt(0).toUpperCase()}${choice.slice(1)}.`, ref: ORDER_OF_PLAY };
  const f = g.frames[g.depth];
  offered.clear();
  p.decision.choices(g, f, offered);
  if (offered.has(choice)) return null;
  const verb = verbOf(choice);
  const why = ANYWHERE[verb] ?? REASONS[p.name]?.[verb];
  return why?.(g, f, choice, prompt.seat, p.name) ?? notNow(verb);
}

/** Cards have reasons of their own in every decision. */
const ANYWHERE: { readonly [verb: number]: Why } = {
  [v.ACTIVATE]: whyNotActivate,
  [v.EVENT]: whyNotEvent,
  [v.PLAY]: whyNotPlay,
  [v.PLAY_ON]: whyNotPlayOn,
};

const mustAttack: Why = (g) => {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active]; u < firstUnit[g.active + 1]; u++) {
    if (mustMelee(g, u)) return { text: `${pieceOn(g, u)} must still attack.`, ref: REF.melee };
  }
  return { text: 'Somebody next to an enemy must still attack.', ref: REF.melee };
};

/** By decision, then by verb. */
const REASONS: { readonly [decision: string]: { readonly [verb: number]: Why } } = {
  movement: {
    [v.MOVE]: whyNotMove,
    [v.LEAD]: whyNotLead,
    [v.MOVE_LEADER]: whyNotMoveLeader,
    [v.RALLY]: whyNotRally,
  },
  step: { [v.STEP]: whyNotStep, [v.ASSAULT]: whyNotAssault },
  evade: { [v.EVADE]: whyNotEvade },
  face: { [v.FACE]: whyNotFace },
  answerWhom: { [v.FACE]: whyNotFace },
  joinAttack: { [v.JOIN]: whyNotJoin },
  combat: { [v.MELEE]: whyNotMelee, [v.FIRE]: whyNotFire, [v.DONE]: mustAttack },
  rallyName: { [v.NAME]: whyNotName },
  alsoRally: { [v.NAME]: whyNotName },
  retreatHex: {
    [v.RETREAT]: whyNotFallTo(
      (g) => retreatBelow(g).unit,
      REF.retreat,
      'a routed unit runs the shortest open way to its own edge, away from its enemy',
    ),
  },
  pursue: {
    [v.PURSUE]: whyNotFallTo((_g, f) => f.unit, REF.pursuit, 'a pursuit enters only the hex that the enemy left'),
  },
  fallBack: {
    [v.FALL_BACK]: whyNotFallTo(
      (_g, f) => f.unit,
      'D Fake retreat',
      'it steps back one hex, to a free hex away from the attacker',
    ),
  },
  attachLeader: {
    [v.ATTACH]: (g, f, choice) => ({
      text: `${hexName(g, firstOf(choice)) || 'That hex'} has no unit next to ${hexName(g, g.unitHex[f.leader])} that could take the leader: an own one, not routed, without a leader.`,
      ref: REF.retreat,
    }),
  },
  placeUnit: {
    [v.PLACE]: (g, _f, choice) => ({
      text: `It cannot be placed at ${hexName(g, secondOf(choice)) || 'that hex'}: only those who come now, each on a free entry hex of its own.`,
      ref: scenarioRef(g),
    }),
  },
  chooseUnit: {
    [v.CHOOSE]: (g, _f, choice) => ({
      text: `The event cannot name ${hexName(g, firstOf(choice)) || 'that hex'}.`,
      ref: scenarioRef(g),
    }),
  },
  drawOff: {
    [v.DRAW_OFF]: (g) => ({
      text: 'It is drawn only to a free hex off the hill, towards the horsemen.',
      ref: scenarioRef(g),
    }),
  },
  rideDown: {
    [v.RIDE]: (g) => ({
      text: 'They ride only through own crossbows next to them, to a free hex behind.',
      ref: scenarioRef(g),
    }),
  },
};

/** What a choice belongs to, for who asks at the wrong moment. */
const MOMENTS: { readonly [verb: number]: { readonly text: string; readonly ref: string } } = {
  [v.PASS]: { text: 'There is nothing to pass on now.', ref: REF.sequence },
  [v.MOVE]: { text: 'Units begin their moves in the movement phase, one after the other.', ref: REF.movement },
  [v.LEAD]: { text: 'Leaders are activated in the movement phase, between two moves.', ref: REF.activation },
  [v.MOVE_LEADER]: { text: 'Leaders move in the movement phase, one piece after the other.', ref: REF.movement },
  [v.RALLY]: { text: 'Leaders rally in the movement phase, between two moves.', ref: REF.rally },
  [v.DONE]: { text: 'This cannot be ended without an answer.', ref: REF.sequence },
  [v.STEP]: { text: 'No piece is moving now; begin its move first.', ref: REF.movement },
  [v.STOP]: { text: 'No piece is moving now.', ref: REF.movement },
  [v.ASSAULT]: { text: 'A unit assaults only in its own move.', ref: REF.assault },
  [v.EVADE]: { text: 'Nobody who could evade is assaulted now.', ref: REF.evasion },
  [v.STAND]: { text: 'Nobody who could evade is assaulted now.', ref: REF.evasion },
  [v.FACE]: { text: 'Nobody has to choose an attacker now.', ref: REF.several },
  [v.HOLD_BACK]: { text: 'Nobody has to choose an attacker now.', ref: REF.several },
  [v.MELEE]: { text: 'Melee is fought in the combat phase, one fight after the other.', ref: REF.melee },
  [v.FIRE]: { text: 'Shots are for the combat phase, one after the other.', ref: REF.ranged },
  [v.JOIN]: { text: 'Units join an attack only when Combined Forces has been played.', ref: 'D Combined Forces' },
  [v.RETREAT]: { text: 'Nobody has to choose a way of retreat now.', ref: REF.retreat },
  [v.PURSUE]: { text: 'Nobody can pursue now.', ref: REF.pursuit },
  [v.STAY]: { text: 'Nobody can pursue now.', ref: REF.pursuit },
  [v.FALL_BACK]: { text: 'No Fake retreat has been played.', ref: 'D Fake retreat' },
  [v.NAME]: { text: 'No leader rallies now.', ref: REF.rally },
  [v.DRAW_AGAIN]: { text: 'There is no card to be drawn again.', ref: REF.rally },
  [v.CHOOSE]: { text: 'No event asks for a piece now.', ref: REF.events },
  [v.PLACE]: { text: 'Nobody comes onto the battlefield now.', ref: REF.events },
  [v.ATTACH]: { text: 'No leader has lost his unit now.', ref: REF.retreat },
  [v.RIDE]: { text: 'Nobody rides through own crossbows now.', ref: REF.events },
  [v.DRAW_OFF]: { text: 'No unit is drawn off now.', ref: REF.events },
};

/** For the test that a choice which belongs to the decision has a reason of its own. */
export const momentTexts: readonly string[] = Object.values(MOMENTS).map(({ text }) => text);

const notNow = (verb: number): Refusal =>
  MOMENTS[verb] ?? { text: 'Nothing of the kind is asked now.', ref: REF.sequence };
