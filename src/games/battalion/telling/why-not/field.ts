// Why a unit is not deployed, redeployed, moved, made to react or engaged.

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import { hasRanged, hasTrait, isMixed, type Relief } from '../../rules/questions.ts';
import { ASSAULT, PILE, REDEPLOYED, RESERVE, type State, TO_EVADE, TO_REACT } from '../../rules/state.ts';
import { EVADE } from '../../tables/traits.ts';
import * as V from '../../tables/verbs.ts';
import { attackNow } from '../stack.ts';
import { sectorTitle, sectorWord, unitText, unitWord } from '../words.ts';
import { noBarrage, overFull } from './command.ts';
import { cannotPay, notAnEnemy, notOnField, notYours, type Reason, type Reasons, say, whereIs } from './parts.ts';

const noSector = (g: State, sector: number): Refusal | null =>
  sector < g.battle.sectors ? null : say(`There is no ${sectorWord(sector)} on this field.`, 'B Sectors');

const deployed: Reason = (g, _f, choice, seat) => {
  const unit = firstOf(choice);
  const own = notYours(g, unit, seat);
  if (own !== null) return own;
  if (g.unitSector[unit] !== PILE)
    return say(`${unitWord(unit)} has been placed already.`, 'B Setup rules for mustered battles');
  return null;
};

export const deployReasons: Reasons = {
  [V.V_DEPLOY]: (g, f, choice, seat) =>
    deployed(g, f, choice, seat) ??
    noSector(g, secondOf(choice)) ??
    say(`${sectorTitle(secondOf(choice))} is not in your half of the field.`, 'B Four players'),
  [V.V_DEPLOY_RESERVE]: deployed,
};

export const redeployReasons: Reasons = {
  [V.V_REDEPLOY]: (g, _f, choice, seat) => {
    const [unit, to] = [firstOf(choice), secondOf(choice)];
    const own = notYours(g, unit, seat) ?? noSector(g, to);
    if (own !== null) return own;
    const ref = 'B Redeployment phase';
    const at = g.unitSector[unit];
    if (g.links[unit] !== 0) return say(`${unitText(g, unit)} is engaged; only unengaged units redeploy.`, ref);
    if ((g.unitMarks[unit] & REDEPLOYED) !== 0)
      return say(`${unitWord(unit)} has been redeployed this turn already.`, ref);
    if (at === to) return say(`${unitWord(unit)} is in ${sectorTitle(to)} already.`, ref);
    if (at === RESERVE && ((g.battle.homeSectors[seat] >> to) & 1) === 0) {
      return say(
        `${sectorTitle(to)} is not in your half of the field: a reserve does not come there.`,
        'B Four players',
      );
    }
    if (at !== RESERVE && Math.abs(at - to) !== 1) {
      return say(`${sectorTitle(to)} is not next to ${sectorTitle(at)}.`, ref);
    }
    return say(`You have no card to discard for ${unitText(g, unit)}, and it is not Swift.`, ref);
  },
};

/** A unit that a charge could be answered with. */
function cannotReact(g: State, unit: number, seat: number): Refusal | null {
  const own = notYours(g, unit, seat) ?? notOnField(g, unit);
  if (own !== null) return own;
  const charger = g.charging - 1;
  const ref = 'B Taking a reaction';
  if (g.unitSector[unit] !== g.unitSector[charger]) {
    return say(`${unitWord(unit)} is in ${whereIs(g, unit)}; the charge comes in ${whereIs(g, charger)}.`, ref);
  }
  return g.links[unit] !== 0 ? say(`${unitText(g, unit)} is engaged; only unengaged units react.`, ref) : null;
}

const withoutValue = (g: State, unit: number): Refusal | null =>
  hasRanged(g, unit)
    ? null
    : say(`${unitText(g, unit)} has no ranged value to fire with.`, 'B Fire against a charging unit');

const unhelped = (g: State, unit: number, { captains }: Relief): Refusal =>
  captains === 0 || isMixed(g, unit)
    ? say(`The card saves nothing on ${unitText(g, unit)}.`, 'B Tactic cards')
    : say(`Mercenary Captains is for units of several names; ${unitText(g, unit)} has one.`, 'B Mercenary Captains');

export const reactionReasons: Reasons = {
  [V.V_FIRE]: (g, f, choice, seat) => {
    const unit = firstOf(choice);
    const relief = (f.less | f.captains) !== 0 ? f : null;
    return (
      cannotReact(g, unit, seat) ??
      withoutValue(g, unit) ??
      cannotPay(g, unit, TO_REACT, relief) ??
      (relief ? unhelped(g, unit, relief) : null)
    );
  },
  [V.V_COUNTER]: (g, f, choice, seat) => {
    const unit = firstOf(choice);
    const relief = (f.less | f.captains) !== 0 ? f : null;
    return (
      cannotReact(g, unit, seat) ?? cannotPay(g, unit, TO_REACT, relief) ?? (relief ? unhelped(g, unit, relief) : null)
    );
  },
};

export const targetReasons: Reasons = {
  [V.V_ENGAGE]: (g, _f, choice, seat) => {
    const unit = firstOf(choice);
    const wrong = notAnEnemy(g, unit, seat & 1);
    if (wrong !== null) return wrong;
    const charger = g.charging - 1;
    if (g.unitSector[unit] !== g.unitSector[charger]) {
      return say(`${unitWord(unit)} is in ${whereIs(g, unit)}; the charge is in ${whereIs(g, charger)}.`, 'B Charge');
    }
    return overFull(g, unit);
  },
};

export const evadeReasons: Reasons = {
  [V.V_EVADE]: (g, _f, choice, seat) => {
    const unit = firstOf(choice);
    const own = notYours(g, unit, seat);
    if (own !== null) return own;
    const a = attackNow(g);
    if (a === null || a.attacker !== unit) {
      return say(`${unitWord(unit)} has not just rolled; a unit evades right after its own roll.`, 'B Evade');
    }
    if (!hasTrait(g, unit, EVADE)) return say(`${unitText(g, unit)} does not have Evade.`, 'B Evade');
    if (a.ordered !== ASSAULT) return say('A unit evades only in an assault.', 'B Evade');
    if (g.links[unit] === 0) return say(`${unitWord(unit)} is not engaged any more.`, 'B Evade');
    return cannotPay(g, unit, TO_EVADE, null);
  },
};

/** Moves that a card text makes. */
export const moveReasons: { readonly [decision: string]: Reasons } = {
  consular: {
    [V.V_MOVE]: (g, _f, choice, seat) => {
      const [unit, to] = [firstOf(choice), secondOf(choice)];
      const own = notYours(g, unit, seat) ?? noSector(g, to);
      if (own !== null) return own;
      if (g.links[unit] !== 0) return say(`${unitText(g, unit)} is engaged.`, 'B Consular Reserve');
      if ((g.unitMarks[unit] & REDEPLOYED) !== 0)
        return say(`${unitWord(unit)} has been redeployed this turn already.`, 'B Consular Reserve');
      return say(`${unitWord(unit)} is in ${sectorTitle(to)} already.`, 'B Consular Reserve');
    },
  },
  feign: { [V.V_MOVE]: cardMove('B Feigned Retreat') },
  parthian: { [V.V_MOVE]: cardMove('B Parthian Shot'), [V.V_WITHDRAW]: cardMove('B Parthian Shot') },
  freeBarrage: {
    [V.V_BARRAGE]: (g, f, choice) => {
      const [unit, target] = [firstOf(choice), secondOf(choice)];
      if (unit !== f.unit) return say(`The card lets ${unitText(g, f.unit)} barrage, nobody else.`, 'B Tactic cards');
      return notAnEnemy(g, target, g.battle.unitSide[unit]) ?? noBarrage(g, unit, target);
    },
  },
};

/** The unit that the card names goes to a sector next to its own. */
function cardMove(ref: string): Reason {
  return (g, f, choice) => {
    const [unit, to] = [firstOf(choice), secondOf(choice)];
    if (unit !== f.unit) return say(`The card moves ${unitText(g, f.unit)}, nobody else.`, ref);
    return noSector(g, to) ?? say(`${sectorTitle(to)} is not next to ${whereIs(g, unit)}.`, ref);
  };
}
