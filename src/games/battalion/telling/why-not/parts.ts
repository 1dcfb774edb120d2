// What the reasons of refusals share: whose unit it is, where it stands, whether it can be paid for.

import type { Refusal } from '../../../../kernel/explain.ts';
import { commandCost, hasTrait, type Relief } from '../../rules/questions.ts';
import {
  BOUND,
  type Frame,
  GONE,
  PILE,
  RESERVE,
  type State,
  TO_COMMAND,
  TO_EVADE,
  TO_REACT,
} from '../../rules/state.ts';
import { FRIGHT } from '../../tables/traits.ts';
import { enemiesOf, isUnit, list, order, sectorTitle, sentence, theFaction, unitText, unitWord } from '../words.ts';

/** Why a choice of one decision is not on offer; null when this file knows no reason. */
export type Reason = (g: State, f: Frame, choice: number, seat: number) => Refusal | null;
export type Reasons = { readonly [verb: number]: Reason };

export const say = (text: string, ref: string): Refusal => ({ text: sentence(text), ref });

/** Not a unit of this battle, or gone, or somebody else's. */
export function notYours(g: State, unit: number, seat: number): Refusal | null {
  const name = unitWord(unit);
  if (!isUnit(g, unit)) return say(`There is no unit ${name} in this battle.`, 'B Units');
  const owner = g.battle.unitSeat[unit];
  if (owner !== seat) return say(`${name} is not yours: ${theFaction(g, owner)} leads it.`, 'B Commanding a unit');
  if (g.unitSector[unit] === GONE) return say(`${name} has been disbanded.`, 'B Disbanding a unit');
  return null;
}

/** Not an enemy unit on the field. */
export function notAnEnemy(g: State, unit: number, side: number): Refusal | null {
  const name = unitWord(unit);
  if (!isUnit(g, unit)) return say(`There is no unit ${name} in this battle.`, 'B Units');
  if (g.battle.unitSide[unit] === side) return say(`${name} is a friend.`, 'B Resolving an attack');
  if (g.unitSector[unit] === GONE) return say(`${name} has been disbanded.`, 'B Disbanding a unit');
  if (g.unitSector[unit] === RESERVE) return say(`${name} is in reserve and cannot be attacked.`, 'B Reserve zone');
  if (g.unitSector[unit] === PILE)
    return say(`${name} has not been deployed yet.`, 'B Setup rules for mustered battles');
  return null;
}

/** Off the field. */
export function notOnField(g: State, unit: number): Refusal | null {
  if (g.unitSector[unit] === RESERVE) {
    return say(
      `${unitWord(unit)} is in reserve: it neither attacks nor reacts until it is redeployed.`,
      'B Reserve zone',
    );
  }
  if (g.unitSector[unit] < 0) return say(`${unitWord(unit)} is not on the field.`, 'B Sectors');
  return null;
}

export const engagedWith = (g: State, unit: number): string => list(enemiesOf(g, unit).map(unitWord));

/** It was redeployed this turn. */
export function isBound(g: State, unit: number): Refusal | null {
  if ((g.unitMarks[unit] & BOUND) === 0) return null;
  return say(`${unitWord(unit)} was redeployed this turn and may not be commanded.`, 'B Redeployment phase');
}

const WHAT = { [TO_COMMAND]: 'A command', [TO_REACT]: 'A reaction', [TO_EVADE]: 'Evading' };

/** The camp has too little order for it. */
export function cannotPay(g: State, unit: number, why: number, relief: Relief | null): Refusal | null {
  const cost = commandCost(g, unit, why, relief);
  const camp = g.campOrder[g.battle.unitSeat[unit]];
  if (cost <= camp) return null;
  const fright = why === TO_REACT && g.charging > 0 && hasTrait(g, g.charging - 1, FRIGHT);
  return say(
    `${WHAT[why as 0]} with ${unitText(g, unit)} costs ${order(cost)}${fright ? ', one of them for Fright' : ''}; the camp has ${camp}.`,
    'B Commanding a unit',
  );
}

export const whereIs = (g: State, unit: number): string => sectorTitle(g.unitSector[unit]);
