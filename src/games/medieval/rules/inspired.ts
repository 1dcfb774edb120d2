// An inspired leadership action: after the orders of a Leadership card a token may be spent so that the units under the
// leader carry out one action of their army's list [M Inspired Actions; M Leadership Cards].

import { decision } from '../../../families/commands/rules/procedures.ts';
import { BOUND, ORDERED, type State } from '../../../families/commands/rules/state.ts';
import { DECLINE } from '../../../families/commands/tables/verbs.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { actions, type InspiredAction, sheetOf } from '../tables/actions.ts';
import { ACT } from '../tables/verbs.ts';
import { told } from './events.ts';
import { maySpend, spendToken } from './tokens.ts';

/** Whether an action does something for one of the ordered units. */
function serves(g: State, action: InspiredAction): boolean {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active]; u < firstUnit[g.active + 1]; u++) {
    if ((g.unitMark[u] & ORDERED) !== 0 && g.unitHex[u] >= 0 && action.concerns(g, u)) return true;
  }
  return false;
}

export type ActFault = 'notListed' | 'servesNobody';

/**
 * RULING: An inspired action that would do nothing for any ordered unit may not be chosen [M Inspired Actions].
 * CASE: M Inspired Actions: an action that serves no ordered unit is not on offer
 */
export function mayAct(g: State, index: number, why: Why<ActFault> | null): boolean {
  const action = actions[index];
  if (!sheetOf(g, g.active).actions.includes(action.key)) return no(why, 'notListed', index);
  return serves(g, action) || no(why, 'servesNobody', index);
}

/** The actions that the active side may have its units carry out now, as numbers of the list. */
const available = (g: State): number[] => actions.flatMap((_action, i) => (mayAct(g, i, null) ? [i] : []));

/** Only units under a leader are inspired; "one unit of your choice" is not. */
export function offerAction(g: State): void {
  if (g.order < 0 || g.battle.game.cards[g.order].group !== 'leadership') return;
  if (g.led === 0 || g.fallback === 1 || !maySpend(g, g.active)) return;
  if (available(g).length > 0) call(g, inspire);
}

export const inspire = decision('inspire', {
  who: (g) => g.active,
  choices(g, _f, out) {
    for (const i of available(g)) out.add(ACT, i);
    out.add(DECLINE);
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === DECLINE) return;
    const action = actions[firstOf(choice)];
    spendToken(g, g.active, 'action');
    g.action = 1 + firstOf(choice);
    told(g)?.tell({ kind: 'acts', side: g.active, action: firstOf(choice) });
    const { firstUnit } = g.battle;
    for (let u = firstUnit[g.active]; u < firstUnit[g.active + 1]; u++) {
      if ((g.unitMark[u] & ORDERED) !== 0 && g.unitHex[u] >= 0 && action.binds(g, u)) g.unitMark[u] |= BOUND;
    }
    action.begins?.(g);
  },
});
