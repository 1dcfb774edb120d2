// The special rules that Medieval's sheets name, by their keys (docs/notation.md has their words).

import { growingHand, heldGroup, hexWordsFrom, leavingRule } from '../../../families/commands/tables/shared-rules.ts';
import type { RuleMaker } from '../../../families/commands/tables/special-rules.ts';
import type { UnitType } from '../../../families/commands/tables/tables.ts';
import { HEAVY } from '../../../families/commands/tables/tables.ts';
import { hiddenCavalry, reinforceAfter } from '../rules/reserves.ts';
import { camps, city, gateBanner, razeCamps } from '../rules/tiles.ts';
import { insideWalls, noDraws, rollForFirstMove, scoutForBanner, suddenDeath } from './scenario-rules.ts';

interface Leavers {
  readonly name: string;
  readonly are: (type: UnitType) => boolean;
}

/** Which units may leave, by the rule's word: all, or heavy and super heavy cavalry. */
const LEAVERS: { readonly [word: string]: Leavers | undefined } = {
  any: { name: 'Units', are: () => true },
  heavyCavalry: {
    name: 'Heavy and super heavy cavalry units',
    are: (type) => type.cavalry && type.symbol === HEAVY,
  },
};

/**
 * `exitForBanner SIDE any|heavyCavalry HEXES`: an ordered unit that began its turn on one of the hexes may leave.
 * RULING: Leaving the board is a unit's whole move; an attached leader goes along and gives no banner to either side
 * [10 Decimum; 14 Petra].
 * CASE: M 10 Decimum (Phase 1): it does not leave in the turn in which it comes to the edge
 * CASE: M 10 Decimum (Phase 1): an attached leader leaves with it and gives no banner to anybody
 */
const exitForBanner: RuleMaker = (c) => {
  const word = c.rule.args[1] ?? '';
  const leavers = Object.hasOwn(LEAVERS, word) ? LEAVERS[word] : undefined;
  if (!leavers) throw c.fail(`who may leave (${Object.keys(LEAVERS).join(', ')})`, word);
  const text = `${leavers.name} that begin a turn on ${hexWordsFrom(c, 2, 'or')} may leave the board when ordered; each gains a banner.`;
  return leavingRule(c, text, 2, { standing: true, units: leavers.are });
};

export const specialRules = {
  city,
  gateBanner,
  insideWalls,
  hiddenCavalry,
  heldGroup,
  exitForBanner,
  scoutForBanner,
  growingHand,
  reinforceAfter,
  camps,
  razeCamps,
  rollForFirstMove,
  noDraws,
  suddenDeath,
} satisfies { readonly [key: string]: RuleMaker };
