// What follows from a choice, one short sentence for its offer.

import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { engagedPool } from './explain-pool.ts';
import { cohesionOf, commandCost, hasTrait, poolOf } from './questions.ts';
import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  COUNTERATTACK,
  FIRE,
  type Frame,
  RESERVE,
  type State,
  TO_COMMAND,
  TO_EVADE,
  TO_REACT,
} from './state.ts';
import { cards, ranks } from './tables.ts';
import { count, dice, disorder, order, ranksOf } from './tell-words.ts';
import { SWIFT } from './traits.ts';
import * as V from './verbs.ts';

const plainCase = (attacker: number, target: number, kind: number, stampede = 0) => ({
  attacker,
  target,
  kind,
  stampede,
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

function rallyNote(g: State): string {
  const seat = g.active;
  if (g.deckLeft[seat] === 0) return 'Your deck is empty: the draw loses the battle.';
  const onUnits = g.battle.units.filter((unit) => g.battle.unitSeat[unit] === seat);
  const home = onUnits.reduce((sum, unit) => sum + g.unitOrder[unit], 0);
  const turns = g.campDisorder[seat] + onUnits.reduce((sum, unit) => sum + g.unitDisorder[unit], 0);
  return `Draw a card; ${order(home)} comes home and ${disorder(turns)} turns over. ${count(g.deckLeft[seat], 'card')} left in the deck.`;
}

function redeployNote(g: State, f: Frame, unit: number): string {
  const swift = hasTrait(g, unit, SWIFT);
  if (swift || f.horses !== 0) return swift ? 'Swift: no card, and it may be commanded.' : '';
  if (f.credits > 0) return 'Paid for by the card. It may not be commanded this turn.';
  return 'Costs a card. It may not be commanded this turn.';
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
      return `${price}. With ${dice(poolOf(g, plainCase(a, a, CHARGE, f.stampede)))} or more. ${answer}`;
    }
    case V.V_FIRE:
      return `${cost(commandCost(g, a, TO_REACT, decision === 'reaction' ? f : null))}. With ${dice(poolOf(g, plainCase(a, g.charging - 1, FIRE)))}.`;
    case V.V_COUNTER:
      return `${cost(commandCost(g, a, TO_REACT, decision === 'reaction' ? f : null))}. It becomes the target and counterattacks with ${dice(poolOf(g, plainCase(a, g.charging - 1, COUNTERATTACK)))}.`;
    case V.V_ENGAGE:
      return engageNote(g, a);
    case V.V_EVADE:
      return `${cost(commandCost(g, a, TO_EVADE))}. It leaves all its enemies.`;
    case V.V_PLAY:
    case V.V_PLAY_ON:
    case V.V_PLAY_AT:
      return cards[a].text;
    case V.V_LOSE_PLACE:
      return lossNote(g, f, a, b);
    case V.V_LOSE_REFUND:
      return lossNote(g, f, a, -b);
    case V.V_DISBAND:
      return 'All its ranks leave the field, its tokens go to the camp as disorder, and you draw a card.';
    case V.V_STEADFAST_ORDER:
    case V.V_STEADFAST_DISORDER:
      return 'One hit less; the token lies on the unit as order and makes its next command dearer.';
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
