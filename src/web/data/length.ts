// How long a battle takes, in minutes, as far as it can be said before it is fought. Between two equal bots each side decides about
// 23 times for each banner to be won, 7 to 9 times for each unit of Battalion and 6 times for each unit of Dark Ages
// (bench/results.md); a person who knows the rules takes ten seconds for a decision, and the enemy's turns are watched.

import type { ScenarioInfo } from '../../kernel/ruleset.ts';

/** What a battle's length is counted by: what wins it, or who takes part. */
export interface Pace {
  readonly by: 'banner' | 'unit';
  readonly minutes: number;
}

const FIVE = 5;

export function minutesOf({ banners, units }: Pick<ScenarioInfo, 'banners' | 'units'>, { by, minutes }: Pace): number {
  const count = by === 'banner' ? (banners.top + banners.bottom) / 2 : units.top + units.bottom;
  return Math.max(FIVE, Math.round((count * minutes) / FIVE) * FIVE);
}
