// Conditions that the texts of several cards share, each asked once.

import { no } from '../../../../kernel/permission.ts';
import { anyDisorder } from '../bring.ts';
import type { TextWhy } from '../card-text.ts';
import { isClass, rankCount } from '../questions.ts';
import { ASSAULT, BARRAGE, CHARGE, COUNTERATTACK, FIRE, type Frame, type State } from '../state.ts';

/** Bits of kinds of attack. */
export const ASSAULTS = 1 << ASSAULT;
export const CHARGES = 1 << CHARGE;
export const BARRAGES = 1 << BARRAGE;
export const COUNTERATTACKS = 1 << COUNTERATTACK;
export const RANGED = BARRAGES | (1 << FIRE);
export const MELEE = ASSAULTS | CHARGES | COUNTERATTACKS;

/** The attack is of one of these kinds; `a` of the fault has their bits. */
export const isAttack = (f: Frame, kinds: number, why: TextWhy): boolean =>
  ((kinds >> f.kind) & 1) !== 0 || no(why, 'wrongAttack', kinds, f.kind);

/** The unit is of one of these classes; `b` of the fault has their bits. */
export const isOf = (g: State, unit: number, classes: number, why: TextWhy): boolean =>
  isClass(g, unit, classes) || no(why, 'wrongClass', unit, classes);

export const always = (): boolean => true;

/** There is disorder in the camp to be turned over. */
export const hasCampDisorder = (g: State, seat: number, why: TextWhy): boolean =>
  g.campDisorder[seat] > 0 || no(why, 'noCampDisorder');

/** Some unit of the seat holds disorder. */
export const hasDisorder = (g: State, seat: number, why: TextWhy): boolean =>
  anyDisorder(g, seat) || no(why, 'noDisorder');

/** It has a rank behind its front. */
export const hasTwoRanks = (g: State, unit: number, why: TextWhy): boolean =>
  rankCount(g, unit) >= 2 || no(why, 'oneRank', unit);

/** There is order in the camp of the seat that can be placed. */
export const hasOrder = (g: State, seat: number, why: TextWhy): boolean =>
  g.campOrder[seat] > 0 || no(why, 'noOrderThere', seat);
