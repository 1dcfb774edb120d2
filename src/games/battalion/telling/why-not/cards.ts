// Why a card is not played, added or discarded now [B Tactic cards]. Only the seat that holds it asks.

import { Choices, firstOf, secondOf, verbOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { pending } from '../../../../kernel/procedure.ts';
import { roomIn } from '../../rules/pool.ts';
import type { Frame, State } from '../../rules/state.ts';
import { cards } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import { language } from '../../text/language.ts';
import { attackNow } from '../stack.ts';
import { WINDOW_WORDS } from '../view/words.ts';
import { cardRef, isUnit, theFaction, unitWord } from '../words.ts';
import { type Reason, say } from './parts.ts';

/** Another faction's card, or one that is not in hand. */
export function notHeld(g: State, card: number, seat: number): Refusal | null {
  const { name } = cards[card];
  if (card < g.battle.firstCard[seat] || card >= g.battle.endCard[seat]) {
    return say(`${name} is no card of ${theFaction(g, seat)}.`, 'B Tactic cards');
  }
  return g.held[card] === 0 ? say(`You do not hold ${name}.`, 'B Tactic cards') : null;
}

/** The windows whose texts a decision takes. */
const OPEN: { readonly [decision: string]: readonly string[] } = {
  redeploy: ['redeploy'],
  action: ['start', 'command'],
  rallyTextsAnswer: ['rally'],
  chargedAnswer: ['charged', 'command'],
  engagedAnswer: ['engaged'],
  pool: ['pool'],
  enemyPoolAnswer: ['enemy-pool'],
  rolledAnswer: ['rolled'],
  takeHits: ['hits'],
  disbandingAnswer: ['disband'],
  afterHitsAnswer: ['after-hits'],
  afterAttackAnswer: ['after-attack', 'command'],
  endOfTurnAnswer: ['end'],
};

/** Decisions that keep in mind which texts were used in them. */
const REMEMBERS: ReadonlySet<string> = new Set([
  ...['pool', 'rolledAnswer', 'takeHits', 'afterAttackAnswer', 'rallyTextsAnswer'],
]);

const offered = new Choices();

/** The card is on offer, but in other words: with a unit or an opponent named, or without. */
function otherForm(g: State, f: Frame, card: number, verb: number): string | null {
  offered.clear();
  pending(g)?.decision?.choices(g, f, offered);
  const plays: readonly number[] = [V.V_PLAY, V.V_PLAY_ON, V.V_PLAY_AT];
  const found = offered.toArray().find((one) => plays.includes(verbOf(one)) && firstOf(one) === card);
  return found === undefined || verbOf(found) === verb ? null : language.print(found);
}

/** A text that is not used now: not held, not its moment, or nothing here fits it. */
export const playReason: Reason = (g, f, choice, seat) => {
  const card = firstOf(choice);
  const held = notHeld(g, card, seat);
  if (held !== null) return held;
  const { name, window } = cards[card];
  const decision = pending(g)?.name ?? '';
  if (!OPEN[decision]?.includes(window)) {
    return say(`${name} is played ${WINDOW_WORDS[window]}, not now.`, cardRef(card));
  }
  const verb = verbOf(choice);
  const named = secondOf(choice);
  if (verb === V.V_PLAY_ON && !isUnit(g, named))
    return say(`There is no unit ${unitWord(named)} in this battle.`, cardRef(card));
  if (decision === 'pool' && (f.used & (1 << (card - g.battle.firstCard[seat]))) === 0) {
    const a = attackNow(g);
    if (a !== null && !roomIn(g, a))
      return say('There are six dice already, the most there may be.', 'B Rolling and assigning dice');
  }
  if (f.steadied !== 0 && decision === 'takeHits') {
    return say('Steadfast has been used: cards that take hits away come before it.', 'B Steadfast');
  }
  if (REMEMBERS.has(decision) && (f.used & (1 << (card - g.battle.firstCard[seat]))) !== 0) {
    return say(`${name} has been used here; one copy is played at a time.`, 'B Tactic cards');
  }
  if (decision === 'action' && window === 'start' && (f.less | f.captains | f.stampede | f.cry) !== 0) {
    return say('A card has been played for a command: the command must follow.', 'B Tactic cards');
  }
  const other = otherForm(g, f, card, verb);
  if (other !== null) return say(`${name} is played otherwise here: "${other}".`, cardRef(card));
  const on = verb === V.V_PLAY_ON ? ` with ${unitWord(named)}` : '';
  return say(`${name} does not fit what happens now${on}: ${cards[card].text}`, cardRef(card));
};

export const addReason: Reason = (g, _f, choice, seat) => {
  const held = notHeld(g, firstOf(choice), seat);
  if (held !== null) return held;
  return say('There are six dice already, the most there may be.', 'B Rolling and assigning dice');
};

export const discardReason: Reason = (g, _f, choice, seat) => notHeld(g, firstOf(choice), seat);

/** For decisions in which no card is asked for. */
export const cardNotNow = (g: State, card: number, seat: number): Refusal =>
  notHeld(g, card, seat) ??
  say(`${cards[card].name} is played ${WINDOW_WORDS[cards[card].window]}, not now.`, cardRef(card));
