// Odds for a game that says of each outcome what it is: a list of outcomes with their chances, and the first of them in a
// sentence. A game whose outcomes are fates of pieces brings its own `OddsWords`.

import type { Odds } from '../../kernel/ruleset.ts';
import { many } from '../app/many.ts';
import { percentSpoken } from '../app/percent.ts';
import type { OddsWords } from './kit.ts';

const possible = (odds: Odds) => odds.outcomes.filter(({ probability }) => probability > 0);

const sentence = ({ text, probability }: Odds['outcomes'][number]): string => `${text}: ${percentSpoken(probability)}`;

/** How likely the outcome with this key is; 0 when it is not among them. */
export const chanceOf = (odds: Odds, key: string): number =>
  odds.outcomes.find((one) => one.key === key)?.probability ?? 0;

/** The spread of hits in a distribution of them: `no hit`, `1 hit`, `2 hits`, each with its chance; empty where there is none. */
export function hitSpread(
  odds: Odds,
  name: string,
): readonly { readonly text: string; readonly probability: number }[] {
  return Object.entries(odds.distributions[name] ?? {})
    .filter(([, probability]) => probability > 1e-9)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([value, probability]) => ({ text: value === '0' ? 'no hit' : many(Number(value), 'hit'), probability }));
}

/** `first`: the key of the outcome that most want to know first; the first on the list where nothing is said. */
export function plainOdds(first?: string): OddsWords {
  const foremost = (odds: Odds) => odds.outcomes.find(({ key }) => key === first) ?? odds.outcomes[0];
  return {
    summary: (odds) => (foremost(odds) ? `${sentence(foremost(odds))}.` : ''),
    sides: () => [],
    endings: () => [],
    spoken: (odds) => possible(odds).map(sentence).join('. ').concat('.'),
    short: (odds) => (foremost(odds) ? `${Math.round(foremost(odds).probability * 100)}%` : ''),
  };
}
