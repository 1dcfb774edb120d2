// The places a unit passes by a choice, its own first; empty when nothing moves.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { RESERVE, type State } from '../rules/state.ts';
import * as V from '../tables/verbs.ts';
import { reserveWord, sectorWord, unitWord } from './words.ts';

export function wayOf(g: State, choice: number): string[] {
  const unit = firstOf(choice);
  const to = secondOf(choice);
  const home = (): string => reserveWord(g.battle.unitSeat[unit]);
  const from = (): string[] => {
    const at = g.unitSector[unit];
    return at >= 0 ? [sectorWord(at)] : at === RESERVE ? [home()] : [unitWord(unit)];
  };
  switch (verbOf(choice)) {
    case V.V_DEPLOY:
    case V.V_REDEPLOY:
    case V.V_MOVE:
    case V.V_CHARGE_INTO:
      return [...from(), sectorWord(to)];
    case V.V_DEPLOY_RESERVE:
    case V.V_WITHDRAW:
      return [...from(), home()];
    default:
      return [];
  }
}
