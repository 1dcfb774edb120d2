// "Why can't I?": one sentence and its rule for every choice that is not on offer. The decision's own list says what is legal;
// the same rules that made the list are asked again, now with a collector of reasons (asked.ts), and the first reason is put
// into words (words-*.ts). It speaks to the seat that decides: what depends on a hand is that seat's own hand, and anyone else
// is only told whose decision it is.

import { Choices, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { type Fault, FirstFault } from '../../../../kernel/permission.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import type { State } from '../../rules/state.ts';
import * as v from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { promptOf } from '../prompt.ts';
import { armyOf, capital, REF } from '../words.ts';
import { ANYWHERE, askedAbout, HERE } from './asked.ts';
import type { FaultKey, Sentence } from './faults.ts';
import { ASKED_WORDS, CARD_WORDS, POINTING_WORDS } from './words-cards.ts';
import { ATTACK_WORDS } from './words-fight.ts';
import { MOVE_WORDS } from './words-move.ts';

/** For what follows from the course of the turn and not from one rule. */
export const ORDER_OF_PLAY = REF.sequence;

const WORDS: { readonly [key in FaultKey]: Sentence } = {
  ...ATTACK_WORDS,
  ...MOVE_WORDS,
  ...CARD_WORDS,
  ...ASKED_WORDS,
  ...POINTING_WORDS,
};

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
  if (typeof choice === 'string') return { text: `${capital(choice)}.`, ref: ORDER_OF_PLAY };
  offered.clear();
  p.decision.choices(g, g.frames[g.depth], offered);
  if (offered.has(choice)) return null;
  const fault = faultOf(g, choice);
  if (fault === null) return notNow(verbOf(choice));
  const { text: said, ref } = WORDS[fault.key](g, fault.a, fault.b);
  return { text: capital(said), ref };
}

/** The first fault that the rules find with a choice of the seat that decides; null when they find none. */
export function faultOf(g: State, choice: number): Fault<FaultKey> | null {
  const p = pending(g);
  if (!p?.decision) return null;
  const ask = ANYWHERE[verbOf(choice)] ?? HERE[p.name]?.[verbOf(choice)];
  const why = new FirstFault<FaultKey>();
  ask?.(askedAbout(g, choice, p.decision.who(g, g.frames[g.depth]), p.name), why);
  return why.fault;
}

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
