// Why a unit may not assault, barrage or charge [B Commanding a unit; B Assault; B Barrage; B Charge].

import { firstOf, secondOf } from '../../../../kernel/choice.ts';
import type { Refusal } from '../../../../kernel/explain.ts';
import {
  anyToEngage,
  hasRanged,
  isClass,
  isMixed,
  mayEngage,
  type Relief,
  sideInSector,
} from '../../rules/questions.ts';
import { ASSAULT, BARRAGE, type Frame, linked, type State, TO_COMMAND } from '../../rules/state.ts';
import { CAVALRY, SPECIAL } from '../../tables/tables.ts';
import * as V from '../../tables/verbs.ts';
import { sectorTitle, sectorWord, unitText, unitWord } from '../words.ts';
import {
  cannotPay,
  engagedWith,
  isBound,
  notAnEnemy,
  notOnField,
  notYours,
  type Reasons,
  say,
  whereIs,
} from './parts.ts';

/** Whatever keeps a unit from an attack of this kind on this enemy, but for the price of cards; null when nothing does. */
export function commandRefusal(g: State, by: number, at: number, kind: number): Refusal | null {
  return (
    notOnField(g, by) ??
    notAnEnemy(g, at, g.battle.unitSide[by]) ??
    (kind === ASSAULT ? noAssault(g, by, at) : kind === BARRAGE ? noBarrage(g, by, at) : noChargeAt(g, by, at)) ??
    isBound(g, by) ??
    cannotPay(g, by, TO_COMMAND, null)
  );
}

function noAssault(g: State, by: number, at: number): Refusal | null {
  if (g.links[by] === 0) return say(`${unitText(g, by)} is not engaged; only an engaged unit assaults.`, 'B Assault');
  if (linked(g, by, at)) return null;
  return say(`${unitWord(by)} is engaged with ${engagedWith(g, by)}, not with ${unitWord(at)}.`, 'B Assault');
}

export function noBarrage(g: State, by: number, at: number): Refusal | null {
  if (g.links[by] !== 0) return say(`${unitText(g, by)} is engaged; an engaged unit does not shoot.`, 'B Barrage');
  if (!hasRanged(g, by)) return say(`${unitText(g, by)} has no ranged value.`, 'B Barrage');
  if (g.links[at] !== 0) return say(`${unitText(g, at)} is engaged; only unengaged units are shot at.`, 'B Barrage');
  const apart = Math.abs(g.unitSector[by] - g.unitSector[at]);
  if (apart === 0) return null;
  if (apart > 1) return say(`${unitWord(at)} is in ${whereIs(g, at)}, too far from ${whereIs(g, by)}.`, 'B Barrage');
  if (!sideInSector(g, g.battle.unitSide[at], g.unitSector[by])) return null;
  return say(
    `${unitWord(at)} is in ${whereIs(g, at)}; a unit shoots into the next sector only when no enemy is in its own.`,
    'B Empty sector',
  );
}

/** A charge that is to end at this enemy. */
function noChargeAt(g: State, by: number, at: number): Refusal | null {
  const enemy = g.battle.unitSide[at];
  const engaged = noChargeWhileEngaged(g, by);
  if (engaged !== null) return engaged;
  if (g.unitSector[at] !== g.unitSector[by]) {
    const into = noChargeInto(g, by, g.unitSector[at], enemy);
    if (into !== null) return into;
  }
  return overFull(g, at);
}

/** Three enemies are engaged with it already. */
export function overFull(g: State, target: number): Refusal | null {
  if (mayEngage(g, target)) return null;
  return say(`${unitText(g, target)} has three enemies on it already; no more find room.`, 'B Overlapping');
}

function noChargeWhileEngaged(g: State, by: number): Refusal | null {
  if (g.links[by] === 0) return null;
  return say(`${unitText(g, by)} is engaged; it may assault, not charge.`, 'B Charge');
}

function noChargeInto(g: State, by: number, sector: number, enemy: number): Refusal | null {
  const own = g.unitSector[by];
  if (sector >= g.battle.sectors) return say(`There is no ${sectorWord(sector)} on this field.`, 'B Sectors');
  if (sector === own) {
    return sideInSector(g, enemy, own)
      ? say(
          `${unitWord(by)} stands in ${sectorTitle(own)} already: "charge ${unitWord(by)}" charges there.`,
          'B Charge',
        )
      : say(`No enemy is in ${sectorTitle(own)}.`, 'B Charge');
  }
  if (sideInSector(g, enemy, own)) {
    return say(
      `Enemies are in ${sectorTitle(own)}; only out of an empty sector does a unit charge into the next.`,
      'B Empty sector',
    );
  }
  if (Math.abs(sector - own) > 1)
    return say(`${sectorTitle(sector)} is not next to ${sectorTitle(own)}.`, 'B Empty sector');
  if (!sideInSector(g, enemy, sector)) return say(`No enemy is in ${sectorTitle(sector)} either.`, 'B Empty sector');
  return null;
}

function nobodyToEngage(g: State, enemy: number, sector: number): Refusal | null {
  if (anyToEngage(g, enemy, sector)) return null;
  return say(`Every enemy in ${sectorTitle(sector)} has three enemies on it already.`, 'B Overlapping');
}

/** What cards already played demand of the command to come. */
function againstTerms(g: State, f: Frame, unit: number, charge: boolean): Refusal | null {
  if (!charge && f.stampede !== 0) return say('Stampede has been played: the command must be a charge.', 'B Stampede');
  if (!charge && f.cry !== 0) return say('War Cry has been played: the command must be a charge.', 'B War Cry');
  if (f.stampede !== 0 && !isClass(g, unit, CAVALRY | SPECIAL)) {
    return say(`Stampede is for Cavalry and Special units; ${unitText(g, unit)} is neither.`, 'B Stampede');
  }
  if (f.captains !== 0 && !isMixed(g, unit)) {
    return say(
      `Mercenary Captains is for units of several names; ${unitText(g, unit)} has one.`,
      'B Mercenary Captains',
    );
  }
  return null;
}

/** The price, and that a card for less is not wasted on what costs one order anyway. */
function price(g: State, f: Frame, unit: number): Refusal | null {
  const relief: Relief | null = (f.less | f.captains) !== 0 ? f : null;
  const bare = cannotPay(g, unit, TO_COMMAND, relief);
  if (bare !== null) return bare;
  if (f.less !== 0)
    return say(`The card saves nothing on ${unitText(g, unit)}, whose command costs one order.`, 'B Tactic cards');
  return null;
}

export const commandReasons: Reasons = {
  [V.V_ASSAULT]: (g, f, choice, seat) => {
    const [by, at] = [firstOf(choice), secondOf(choice)];
    return (
      notYours(g, by, seat) ??
      notOnField(g, by) ??
      notAnEnemy(g, at, seat & 1) ??
      noAssault(g, by, at) ??
      isBound(g, by) ??
      againstTerms(g, f, by, false) ??
      price(g, f, by)
    );
  },
  [V.V_BARRAGE]: (g, f, choice, seat) => {
    const [by, at] = [firstOf(choice), secondOf(choice)];
    return (
      notYours(g, by, seat) ??
      notOnField(g, by) ??
      notAnEnemy(g, at, seat & 1) ??
      noBarrage(g, by, at) ??
      isBound(g, by) ??
      againstTerms(g, f, by, false) ??
      price(g, f, by)
    );
  },
  [V.V_CHARGE]: (g, f, choice, seat) => {
    const by = firstOf(choice);
    const enemy = 1 - (seat & 1);
    const own = notYours(g, by, seat) ?? notOnField(g, by) ?? noChargeWhileEngaged(g, by);
    if (own !== null) return own;
    const sector = g.unitSector[by];
    if (!sideInSector(g, enemy, sector)) {
      const next = [sector - 1, sector + 1].some((one) => one >= 0 && anyToEngage(g, enemy, one));
      const instead = next
        ? 'it may charge into the next sector instead'
        : 'nor is one in the next that it could charge';
      return say(`No enemy is in ${sectorTitle(sector)}; ${instead}.`, 'B Empty sector');
    }
    return nobodyToEngage(g, enemy, sector) ?? isBound(g, by) ?? againstTerms(g, f, by, true) ?? price(g, f, by);
  },
  [V.V_CHARGE_INTO]: (g, f, choice, seat) => {
    const [by, sector] = [firstOf(choice), secondOf(choice)];
    const enemy = 1 - (seat & 1);
    return (
      notYours(g, by, seat) ??
      notOnField(g, by) ??
      noChargeWhileEngaged(g, by) ??
      noChargeInto(g, by, sector, enemy) ??
      nobodyToEngage(g, enemy, sector) ??
      isBound(g, by) ??
      (f.cry !== 0 ? say('War Cry has been played: nobody could react to this charge.', 'B War Cry') : null) ??
      againstTerms(g, f, by, true) ??
      price(g, f, by)
    );
  },
  [V.V_RALLY]: () => say('A card has been played for a command: the command must follow.', 'B Tactic cards'),
};
