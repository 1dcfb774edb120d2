// When the trace of a turn is on the board, and when the turn is told in the prompt's place.

import type { BattleModel } from '../model.ts';
import { isEmpty, type Trace } from './trace.ts';

type Parts = Pick<BattleModel, 'passed' | 'traceWish' | 'showing' | 'moment' | 'confirming' | 'picking' | 'selected'>;

/** Somebody has taken something up: what it may do is more than what was. */
const isAtWork = ({ confirming, picking, selected, passed }: Parts): boolean =>
  confirming !== null || picking.length > 0 || (selected !== null && passed?.turns === true);

/** The trace on the board; null for none. */
export function traceShown(parts: Parts): Trace | null {
  const { passed, traceWish, showing, moment } = parts;
  if (!passed || showing || moment || isEmpty(passed.trace)) return null;
  return (traceWish ?? (passed.fresh && !isAtWork(parts))) ? passed.trace : null;
}

/** There is a trace that can be asked for. */
export const hasTrace = ({ passed }: Pick<BattleModel, 'passed'>): boolean => passed !== null && !isEmpty(passed.trace);

/** Whether the turn is told in the prompt's place: when turns have passed and nothing has been taken up since. */
export const isTold = (parts: Parts): boolean =>
  parts.passed !== null &&
  parts.passed.turns &&
  parts.passed.fresh &&
  parts.passed.lines.length > 0 &&
  !parts.showing &&
  !parts.moment &&
  !isAtWork(parts);
