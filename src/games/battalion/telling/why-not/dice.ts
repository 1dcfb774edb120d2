// Why dice are not rolled again, raised or put on a value, and why hits are not taken in a certain way.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import { cohesionOf, hasTrait } from '../../rules/questions.ts';
import { DIE_SIDES, type State } from '../../rules/state.ts';
import { ranks } from '../../tables/tables.ts';
import { STEADFAST } from '../../tables/traits.ts';
import * as V from '../../tables/verbs.ts';
import { capital, count, disorder, hits, order, ranksOf, theFaction, unitText, unitWord } from '../words.ts';
import { notHeld } from './cards.ts';
import { notYours, type Reason, type Reasons, say } from './parts.ts';

const ROLLING = 'B Rolling and assigning dice';
const TAKING = 'B Taking hits';

const noDie = (g: State, face: number): string => {
  const shown = [...g.heap.keys()].filter((one) => one > 0 && g.heap[one] > 0);
  return face < 1 || face > DIE_SIDES
    ? `A die shows 1 to ${DIE_SIDES}.`
    : `No die that is left shows ${face}; they show ${shown.join(', ')}.`;
};

export const diceReasons: { readonly [decision: string]: Reasons } = {
  rerolls: {
    [V.V_REROLL]: (g, _f, choice) => say(noDie(g, firstOf(choice)), ROLLING),
    [V.V_ROLL]: () => say('No die has been picked yet.', ROLLING),
  },
  raises: {
    [V.V_RAISE]: (g, _f, choice) =>
      firstOf(choice) === DIE_SIDES
        ? say('An 8 cannot be raised.', 'B Falcata')
        : say(noDie(g, firstOf(choice)), 'B Falcata'),
    [V.V_ENOUGH]: () => say('The card raises at least one die.', 'B Falcata'),
  },
  assign: {
    [V.V_PUT]: (g, _f, choice) => {
      const [face, value] = [firstOf(choice), secondOf(choice)];
      if (face === DIE_SIDES) return say('An 8 hits by itself and takes no value.', ROLLING);
      if ((g.heap[face] ?? 0) === 0) return say(noDie(g, face), ROLLING);
      const free = [...g.values.keys()].filter((one) => one > 0 && g.values[one] > 0);
      if ((g.values[value] ?? 0) === 0)
        return say(`No attack value of ${value} is free; there is ${free.join(', ')}.`, ROLLING);
      return say(`A ${face} does not reach ${value}.`, ROLLING);
    },
  },
};

/** `lose 1 place 2`, `lose 1 refund 2`: what is wrong with the sum. */
function takeReason(refund: boolean): Reason {
  return (g, f, choice) => {
    const [lost, tokens] = [firstOf(choice), secondOf(choice)];
    const { target, seat } = f;
    const left = ranksOf(g, target);
    if (lost > left.length) return say(`${unitText(g, target)} has only ${count(left.length, 'rank')}.`, TAKING);
    if (lost === left.length)
      return say('Losing all its ranks is giving the unit up: "disband".', 'B Disbanding a unit');
    const taken = left.slice(0, lost).reduce((sum, rank) => sum + rank.cohesion, 0);
    const rest = f.hits - taken;
    const cohesion = cohesionOf(g, target, lost);
    const held = g.unitDisorder[target];
    if (!refund) {
      if (rest <= 0)
        return say(`Losing ${count(lost, 'rank')} takes ${hits(taken)}: no disorder is left to place.`, TAKING);
      if (tokens !== rest)
        return say(`With ${count(lost, 'rank')} lost ${disorder(rest)} must be placed, not ${tokens}.`, TAKING);
      if (rest > g.campOrder[seat])
        return say(`The camp has ${order(g.campOrder[seat])} for ${hits(rest)}; more ranks must go.`, TAKING);
      return say(
        `It would then hold ${held + rest} disorder with a cohesion of ${cohesion}, and be disbanded.`,
        'B Disbanding a unit',
      );
    }
    if (rest > 0)
      return say(
        `Losing ${count(lost, 'rank')} takes ${taken} of ${hits(f.hits)}; the rest must be placed as disorder.`,
        TAKING,
      );
    if (tokens > -rest) return say(`Only ${disorder(-rest)} more than the hits was lost: no more comes back.`, TAKING);
    if (tokens > held) return say(`Only ${disorder(held)} lies on the unit.`, TAKING);
    return say(
      `It would still hold ${held - tokens} disorder with a cohesion of ${cohesion}, and be disbanded.`,
      'B Disbanding a unit',
    );
  };
}

const steadfast: Reason = (g, f) => {
  if (!hasTrait(g, f.target, STEADFAST)) return say(`${unitText(g, f.target)} is not Steadfast.`, 'B Steadfast');
  if (f.steadied !== 0) return say('Steadfast has been used for these hits.', 'B Steadfast');
  return say('The camp has no such token.', 'B Steadfast');
};

export const hitReasons: { readonly [decision: string]: Reasons } = {
  takeHits: {
    [V.V_LOSE_PLACE]: takeReason(false),
    [V.V_LOSE_REFUND]: takeReason(true),
    [V.V_STEADFAST_ORDER]: steadfast,
    [V.V_STEADFAST_DISORDER]: steadfast,
  },
  ignore: { [V.V_IGNORE]: () => say('One hit or two may be ignored.', 'B Testudo') },
  flip: {
    [V.V_FLIP]: (g, f, choice) =>
      firstOf(choice) > g.campDisorder[f.seat]
        ? say(`Only ${disorder(g.campDisorder[f.seat])} lies in the camp.`, 'B Tactic cards')
        : say(`The card turns one to ${f.left}.`, 'B Tactic cards'),
  },
  bring: {
    [V.V_BRING]: (g, f, choice, seat) => {
      const [number, unit] = [firstOf(choice), secondOf(choice)];
      const own = notYours(g, unit, seat);
      if (own !== null) return own;
      if (f.from > 0 && unit !== f.from - 1)
        return say(`The card helps ${unitText(g, f.from - 1)}, nobody else.`, 'B Tactic cards');
      if (number > f.left || number === 0) return say(`The card still brings one to ${f.left} home.`, 'B Tactic cards');
      return say(`${unitWord(unit)} holds ${disorder(g.unitDisorder[unit])}.`, 'B Tactic cards');
    },
    [V.V_ENOUGH]: () => say('The card brings at least one disorder home.', 'B Tactic cards'),
  },
  arrange: {
    [V.V_NEXT]: (g, f, choice) =>
      say(`${unitText(g, f.unit)} has no ${ranks[firstOf(choice)].name} left to place.`, 'B Triplex Acies'),
  },
  spies: {
    [V.V_REMOVE]: (g, f, choice) => {
      const fault = notHeld(g, firstOf(choice), f.from);
      if (fault === null) return null;
      return say(fault.text.replace('You do not hold', `${capital(theFaction(g, f.from))} does not hold`), 'B Spies');
    },
  },
};
