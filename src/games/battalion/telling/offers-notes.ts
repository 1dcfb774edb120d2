// What follows from a choice, one short sentence for its offer.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { RELIEF_TEXTS } from '../rules/payment.ts';
import { cohesionOf, commandCost, hasTrait, isClass, poolOf } from '../rules/questions.ts';
import {
  ASSAULT,
  BARRAGE,
  COUNTERATTACK,
  FIRE,
  type Frame,
  RESERVE,
  type State,
  TO_COMMAND,
  TO_EVADE,
  TO_REACT,
} from '../rules/state.ts';
import { CAVALRY, cards, ranks } from '../tables/tables.ts';
import { ANTICIPATE, SWIFT } from '../tables/traits.ts';
import * as V from '../tables/verbs.ts';
import { chargePool, engagedPool } from './explain/pool.ts';
import { attackNow } from './stack.ts';
import { count, dice, disorder, hits, list, order, ranksOf } from './words.ts';

const plainCase = (attacker: number, target: number, kind: number) => ({
  attacker,
  target,
  kind,
  stampede: 0,
  extra: 0,
  fewer: 0,
});

const cost = (n: number): string => `Costs ${order(n)}`;

function lossNote(g: State, f: Frame, lost: number, change: number): string {
  const unit = f.target;
  const left = cohesionOf(g, unit, lost);
  const held = g.unitDisorder[unit] + change;
  const gone = ranksOf(g, unit).slice(0, lost);
  const parts: string[] = [];
  if (gone.length > 0) parts.push(`${gone.map((rank) => rank.name).join(', ')} off the field`);
  parts.push(`${held} of ${left - 1} disorder it can hold`);
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What a draw from an empty deck does; empty while there are cards. */
function lastDraw(g: State, seat: number): string {
  if (g.deckLeft[seat] > 0) return '';
  const partner = g.battle.seats === 4 ? seat ^ 2 : -1;
  const goesOn = g.battle.readings.milderExhaustion && partner >= 0 && g.exhausted[partner] === 0;
  return `Your deck is empty: the draw ${goesOn ? 'exhausts you' : 'loses the battle'}.`;
}

function disbandNote(g: State, seat: number): string {
  const draw = lastDraw(g, seat);
  const gone = 'All its ranks leave the field, its tokens go to the camp as disorder';
  return draw === '' ? `${gone}, and you draw a card.` : `${gone}. ${draw}`;
}

function rallyNote(g: State): string {
  const seat = g.active;
  const draw = lastDraw(g, seat);
  if (draw !== '') return draw;
  const onUnits = g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat);
  const home = onUnits.reduce((sum, unit) => sum + g.unitOrder[unit], 0);
  const turns = g.campDisorder[seat] + onUnits.reduce((sum, unit) => sum + g.unitDisorder[unit], 0);
  const parts = [
    ...(home > 0 ? [`${order(home)} comes home`] : []),
    ...(turns > 0 ? [`${disorder(turns)} turns to order`] : []),
  ];
  return `Draw a card${parts.length === 0 ? '' : `; ${list(parts)}`}. ${count(g.deckLeft[seat], 'card')} left in the deck.`;
}

/** What the dice that have been assigned so far, and the eights, give. */
function enoughNote(g: State): string {
  const a = attackNow(g);
  return a === null ? '' : `${hits(a.hits)} in all.`;
}

function redeployNote(g: State, f: Frame, unit: number): string {
  if (hasTrait(g, unit, SWIFT)) return 'Swift: no card, and it may be commanded.';
  if (f.horses !== 0 && isClass(g, unit, CAVALRY)) return 'Heavenly Horses: no card, and it may be commanded.';
  if (f.credits > 0) return 'Paid for by the card. It may not be commanded this turn.';
  return 'Costs a card. It may not be commanded this turn.';
}

/** The text of a card; where something must follow it, or follows at once, that too. */
function playNote(g: State, decision: string, card: number, unit: number): string {
  const { text, window } = cards[card];
  if (window !== 'command') return text;
  const relief = RELIEF_TEXTS.find((one) => one.card === card) ?? null;
  if (decision === 'afterAttackAnswer')
    return `${text} It evades for ${order(commandCost(g, unit, TO_EVADE, relief))}.`;
  return `${text} The ${decision === 'action' ? 'command' : 'reaction'} must follow.`;
}

/** The note of one choice; empty where nothing need be said. */
export function noteOf(g: State, f: Frame, decision: string, choice: number): string {
  const [a, b] = [firstOf(choice), secondOf(choice)];
  switch (verbOf(choice)) {
    case V.V_REDEPLOY:
      return redeployNote(g, f, a);
    case V.V_RALLY:
      return rallyNote(g);
    case V.V_ASSAULT:
      return `${cost(commandCost(g, a, TO_COMMAND, f))}. With ${dice(poolOf(g, plainCase(a, b, ASSAULT)))}; it is answered.`;
    case V.V_BARRAGE: {
      const price = decision === 'freeBarrage' ? 'No order' : cost(commandCost(g, a, TO_COMMAND, f));
      return `${price}. With ${dice(poolOf(g, plainCase(a, b, BARRAGE)))}.`;
    }
    case V.V_CHARGE:
    case V.V_CHARGE_INTO: {
      const price = cost(commandCost(g, a, TO_COMMAND, f));
      const answer =
        verbOf(choice) === V.V_CHARGE_INTO || f.stampede !== 0
          ? 'Nobody may react.'
          : 'The enemy may react; then you name the target.';
      const sector = verbOf(choice) === V.V_CHARGE_INTO ? b : g.unitSector[a];
      return `${price}. With ${dice(chargePool(g, a, sector, f.stampede))} or more. ${answer}`;
    }
    case V.V_FIRE:
      return `${cost(commandCost(g, a, TO_REACT, decision === 'reaction' ? f : null))}. With ${dice(poolOf(g, plainCase(a, g.charging - 1, FIRE)))}.`;
    case V.V_COUNTER: {
      const first = hasTrait(g, a, ANTICIPATE) ? 'strikes first, by Anticipate,' : 'counterattacks';
      return `${cost(commandCost(g, a, TO_REACT, decision === 'reaction' ? f : null))}. It becomes the target and ${first} with ${dice(poolOf(g, plainCase(a, g.charging - 1, COUNTERATTACK)))}.`;
    }
    case V.V_ENGAGE:
      return engageNote(g, a);
    case V.V_EVADE:
      return `${cost(commandCost(g, a, TO_EVADE))}. It leaves all its enemies.`;
    case V.V_DISCARD:
      return 'It pays for the move. What the card says does not happen.';
    case V.V_ADD:
      return 'One more die. What the card says does not happen.';
    case V.V_ENOUGH:
      return decision === 'assign' ? enoughNote(g) : '';
    case V.V_PLAY:
    case V.V_PLAY_ON:
    case V.V_PLAY_AT:
      return playNote(g, decision, a, b);
    case V.V_LOSE_PLACE:
      return lossNote(g, f, a, b);
    case V.V_LOSE_REFUND:
      return lossNote(g, f, a, -b);
    case V.V_DISBAND:
      return disbandNote(g, f.seat);
    case V.V_STEADFAST_ORDER:
    case V.V_STEADFAST_DISORDER:
      return g.unitOrder[f.target] === 0
        ? 'One hit less; the token lies on the unit as order.'
        : 'One hit less; the token lies on the unit as order and makes its next command dearer.';
    case V.V_NEXT:
      return `Cohesion ${ranks[a].cohesion}.`;
    case V.V_WITHDRAW:
      return 'It can come back by redeployment.';
    case V.V_DEPLOY_RESERVE:
      return 'It does not guard the camp.';
    case V.V_DONE:
      return g.battle.units.some((u) => g.battle.unitSeat[u] === g.active && g.unitSector[u] === RESERVE)
        ? 'Your reserve stays where it is.'
        : '';
    default:
      return '';
  }
}

function engageNote(g: State, target: number): string {
  const { pool, how, answer } = engagedPool(g, g.charging - 1, target);
  return `${how}With ${dice(pool)}; it answers with ${dice(answer)}.`;
}
