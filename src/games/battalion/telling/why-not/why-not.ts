// "Why can't I?": one sentence and its rule for every choice that is not on offer. The decision's own list says what is
// legal; this file and its neighbours only look for the reason. It speaks to the seat that decides; anyone else is only
// told whose decision it is.

import { Choices, firstOf, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { RUNNING } from '../../../../kernel/state.ts';
import type { State } from '../../rules/state.ts';
import * as V from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { promptOf } from '../prompt.ts';
import { capital, ORDER_OF_PLAY, theFaction, VICTORY } from '../words.ts';
import { addReason, cardNotNow, discardReason, playReason } from './cards.ts';
import { commandReasons } from './command.ts';
import { diceReasons, hitReasons } from './dice.ts';
import { deployReasons, evadeReasons, moveReasons, reactionReasons, redeployReasons, targetReasons } from './field.ts';
import { type Reasons, say } from './parts.ts';

const CARDS: Reasons = { [V.V_PLAY]: playReason, [V.V_PLAY_ON]: playReason, [V.V_PLAY_AT]: playReason };

const REASONS: { readonly [decision: string]: Reasons } = {
  ...diceReasons,
  ...hitReasons,
  ...moveReasons,
  deploy: deployReasons,
  redeploy: redeployReasons,
  redeployCard: { [V.V_DISCARD]: discardReason },
  action: commandReasons,
  chargedAnswer: reactionReasons,
  reaction: reactionReasons,
  target: targetReasons,
  pool: { [V.V_ADD]: addReason },
  afterAttackAnswer: evadeReasons,
};

const offered = new Choices();

/** Null when the choice is on offer to `seat` (whoever decides now, if not given). */
export function whyNot(g: State, text: string, seat?: number): Refusal | null {
  if (g.outcome !== RUNNING) return say('The battle is over.', VICTORY);
  const p = pending(g);
  if (!p?.decision) return say('The dice must fall first.', ORDER_OF_PLAY);
  const prompt = promptOf(g);
  if (seat !== undefined && seat !== prompt.seat)
    return say(`It is not your decision: ${theFaction(g, prompt.seat)} is asked now.`, ORDER_OF_PLAY);
  const choice = language.read(text);
  if (typeof choice === 'string') return say(`${capital(choice)}.`, ORDER_OF_PLAY);
  const f = g.frames[g.depth];
  offered.clear();
  p.decision.choices(g, f, offered);
  if (offered.has(choice)) return null;
  const verb = verbOf(choice);
  const reason = REASONS[p.name]?.[verb] ?? (TAKES_TEXTS.has(p.name) ? CARDS[verb] : undefined);
  return reason?.(g, f, choice, prompt.seat) ?? notNow(g, choice, prompt.seat);
}

/** Decisions in which cards may be played for their text. */
const TAKES_TEXTS: ReadonlySet<string> = new Set([
  ...['redeploy', 'action', 'rallyTextsAnswer', 'chargedAnswer', 'engagedAnswer', 'pool', 'enemyPoolAnswer'],
  ...['rolledAnswer', 'takeHits', 'disbandingAnswer', 'afterHitsAnswer', 'afterAttackAnswer', 'endOfTurnAnswer'],
]);

/** When a verb has its time: one sentence and its rule. */
const TIMES: { readonly [verb: number]: readonly [string, string] } = {
  [V.V_DEPLOY]: ['Units are deployed before the first turn.', 'B Setup rules for mustered battles'],
  [V.V_DEPLOY_RESERVE]: ['Units are deployed before the first turn.', 'B Setup rules for mustered battles'],
  [V.V_REDEPLOY]: [
    "Units redeploy at the beginning of their player's turn, before the action.",
    'B Redeployment phase',
  ],
  [V.V_DISCARD]: ['A card is discarded when a unit to be redeployed has been named.', 'B Redeployment phase'],
  [V.V_DONE]: ['This cannot be ended without an answer.', ORDER_OF_PLAY],
  [V.V_RALLY]: ['A rally is the action of a turn: it is chosen in the action phase.', 'B Rallying units'],
  [V.V_ASSAULT]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_BARRAGE]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_CHARGE]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_CHARGE_INTO]: ["A unit is commanded in the action phase of its player's turn.", 'B Commanding a unit'],
  [V.V_PASS]: ['There is nothing to pass on.', ORDER_OF_PLAY],
  [V.V_FIRE]: ['Fire is a reaction: it answers an enemy charge.', 'B Taking a reaction'],
  [V.V_COUNTER]: ['A counter-charge is a reaction: it answers an enemy charge.', 'B Taking a reaction'],
  [V.V_ENGAGE]: ['A target is named when a charge has moved out and the enemy has had its reaction.', 'B Charge'],
  [V.V_EVADE]: ['A unit evades right after its own roll in an assault.', 'B Evade'],
  [V.V_ADD]: ['A card makes a die while dice are gathered for an attack.', 'B Rolling and assigning dice'],
  [V.V_ROLL]: ['No dice wait to be rolled.', 'B Rolling and assigning dice'],
  [V.V_REROLL]: ['Dice are rolled again only by a card, after a roll.', 'B Tactic cards'],
  [V.V_RAISE]: ['Dice are raised only by a card, after a roll.', 'B Falcata'],
  [V.V_BEST]: ['Dice are assigned when they have fallen.', 'B Rolling and assigning dice'],
  [V.V_PUT]: ['Dice are assigned when they have fallen.', 'B Rolling and assigning dice'],
  [V.V_ENOUGH]: ['This cannot be ended without an answer.', ORDER_OF_PLAY],
  [V.V_LOSE_PLACE]: ['Ranks are removed when hits are taken.', 'B Taking hits'],
  [V.V_LOSE_REFUND]: ['Ranks are removed when hits are taken.', 'B Taking hits'],
  [V.V_DISBAND]: ['A unit is given up only when it takes hits.', 'B Taking hits'],
  [V.V_STEADFAST_ORDER]: ['Steadfast is used when hits are taken.', 'B Steadfast'],
  [V.V_STEADFAST_DISORDER]: ['Steadfast is used when hits are taken.', 'B Steadfast'],
  [V.V_IGNORE]: ['Hits are ignored only when Testudo has been played.', 'B Testudo'],
  [V.V_FLIP]: ['Disorder of the camp turns over by a rally, or by a card.', 'B Rallying units'],
  [V.V_BRING]: ['Disorder is brought home only by a card.', 'B Tactic cards'],
  [V.V_NEXT]: ['Ranks are put in a new order only by Triplex Acies.', 'B Triplex Acies'],
  [V.V_REMOVE]: ['A card is taken out of another hand only by Spies.', 'B Spies'],
  [V.V_MOVE]: ['Units move by redeployment, or by a card that says so.', 'B Redeployment phase'],
  [V.V_WITHDRAW]: ['A unit goes into the reserve only by Parthian Shot.', 'B Parthian Shot'],
};

function notNow(g: State, choice: number, seat: number): Refusal {
  const verb = verbOf(choice);
  if (CARDS[verb] !== undefined) return cardNotNow(g, firstOf(choice), seat);
  const [text, ref] = TIMES[verb] ?? ['Nothing of the kind is asked now.', ORDER_OF_PLAY];
  return say(text, ref);
}
