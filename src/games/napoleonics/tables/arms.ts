// The three arms by their symbols on the dice: infantry, cavalry, artillery.

import type { State } from '../../../families/commands/rules/state.ts';

export const INFANTRY = 0;
export const CAVALRY = 1;
export const ARTILLERY = 2;

export const isInfantry = (g: State, unit: number): boolean => g.battle.unitType[unit].symbol === INFANTRY;
export const isCavalry = (g: State, unit: number): boolean => g.battle.unitType[unit].symbol === CAVALRY;
export const isArtillery = (g: State, unit: number): boolean => g.battle.unitType[unit].symbol === ARTILLERY;
