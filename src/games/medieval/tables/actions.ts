// Inspired leadership actions and which army has which of them, as data [M Inspired Actions]. The reference sheets of the
// armies could not be read in any source: what is sourced and what is our proposal stands with every entry.

import { rallyByRoll } from '../../../families/commands/rules/orders/by-dice.ts';
import { RALLY_ORDERED } from '../../../families/commands/rules/orders/order-dice.ts';
import { enemyNextTo } from '../../../families/commands/rules/standing.ts';
import type { State } from '../../../families/commands/rules/state.ts';
import type { Action, Terms, UnitType } from '../../../families/commands/tables/tables.ts';
import { HELMET } from '../../../families/commands/tables/tables.ts';
import { plainBattle, plainTerms } from '../../../families/commands/tables/usual.ts';
import {
  darkenTheSky,
  fireAndClose,
  footOnslaught,
  hasMissiles,
  isFoot,
  isLight,
  isMounted,
  mountedCharge,
  moveFireMove,
} from './card-terms.ts';

/** How much of an entry is known: from the rulebook and the designer's answers, or only in part. */
type Provenance = 'sourced' | 'partly sourced' | 'our proposal';

export interface InspiredAction extends Action {
  /** Ordered units for which it does something; it binds them, where it binds at all. */
  concerns(g: State, unit: number): boolean;
  readonly provenance: Provenance;
}

const typeOf = (g: State, unit: number): UnitType => g.battle.unitType[unit];

function action(
  key: string,
  terms: Terms,
  concerns: (g: State, unit: number) => boolean,
  provenance: Provenance,
  text: string,
): InspiredAction {
  return { ...terms, key, concerns, binds: concerns, provenance, text: `${text} (${provenance}).` };
}

/** Missiles, and no enemy next to the unit, be it a leader alone. */
const shootsFreely = (g: State, unit: number): boolean =>
  hasMissiles(typeOf(g, unit)) && !enemyNextTo(g, g.unitHex[unit], g.battle.unitSide[unit]);

/**
 * RULING: Redeploy, of which no card tells, means that units move twice without any combat [M Inspired Actions].
 * CASE: M Inspired Actions: units that redeploy move twice and do not battle
 */
const redeploy: Terms = {
  ...plainTerms,
  name: 'Redeploy',
  movesAgain: true,
  battle: { ...plainBattle, close: false, fire: false },
  charge: () => 0,
};

/** The numbers of units on the cards of the same name do not count here: the Leadership card says who is ordered. */
export const actions: readonly InspiredAction[] = [
  action(
    'mountedCharge',
    mountedCharge,
    (g, u) => isMounted(typeOf(g, u)),
    'partly sourced',
    'Ordered mounted units have the dice and moves of a Mounted Charge and may not fire',
  ),
  action(
    'footOnslaught',
    footOnslaught,
    (g, u) => isFoot(typeOf(g, u)),
    'partly sourced',
    'Ordered foot units have the die and moves of a Foot Onslaught and may not fire',
  ),
  {
    ...action(
      'rally',
      { ...plainTerms, name: 'Rally' },
      (g, u) => g.unitBlocks[u] < typeOf(g, u).blocks,
      'our proposal',
      'Roll dice up to your Command to restore blocks of the ordered units, which then move and battle as usual',
    ),
    binds: () => false,
    begins: (g) => rallyByRoll(g, RALLY_ORDERED, HELMET),
  },
  action(
    'fireAndClose',
    fireAndClose,
    shootsFreely,
    'our proposal',
    'Ordered units with missiles, not next to the enemy, fire with one more die, then may close on their target',
  ),
  action(
    'darkenTheSky',
    darkenTheSky,
    shootsFreely,
    'partly sourced',
    'Ordered units with missiles, not next to the enemy, fire twice and do not move',
  ),
  action(
    'moveFireMove',
    moveFireMove,
    (g, u) => isLight(typeOf(g, u)),
    'partly sourced',
    'Ordered light units move, fire and move again, without close combat',
  ),
  action('redeploy', redeploy, () => true, 'our proposal', 'Ordered units move twice and do not battle'),
];

/** The reference sheet of an army: the armies that use it, and the actions on it. */
interface ActionSheet {
  readonly key: string;
  readonly name: string;
  readonly armies: readonly string[];
  readonly actions: readonly string[];
  readonly provenance: Provenance;
  readonly text: string;
}

/** The first is also used by an army at the bottom edge that stands in neither, the second by one at the top. */
export const actionSheets: readonly ActionSheet[] = [
  {
    key: 'byzantine',
    name: 'Byzantine sheet',
    armies: ['Byzantine', 'Roman', 'Vandal'],
    actions: ['mountedCharge', 'footOnslaught', 'rally', 'fireAndClose', 'redeploy'],
    provenance: 'our proposal',
    text: 'That there is a Byzantine sheet is stated, and a player tells that Vandals share it; what it lists is ours.',
  },
  {
    key: 'sassanid',
    name: 'Sassanid sheet',
    armies: ['Sassanid', 'Hun'],
    actions: ['mountedCharge', 'footOnslaught', 'rally', 'darkenTheSky', 'moveFireMove'],
    provenance: 'our proposal',
    text: 'That there is a Sassanid sheet is stated, and a player tells of its Mounted Charge; the rest of it is ours.',
  },
];

/** The sheet that a side of a battle uses. */
export function sheetOf(g: State, side: number): ActionSheet {
  const { army } = g.battle.sheet.sides[side];
  return actionSheets.find((sheet) => sheet.armies.includes(army)) ?? actionSheets[side === 1 ? 0 : 1];
}
