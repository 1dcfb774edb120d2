// Odds, arranged for a screen: for each of the two sides what becomes of its unit, as parts that add up to everything.

import type { Odds } from '../../../kernel/ruleset.ts';
import type { OddsPart, OddsSide } from '../kit.ts';

const FATES: readonly (readonly [suffix: string, OddsPart['key'], string])[] = [
  ['Destroyed', 'destroyed', 'destroyed'],
  ['DrivenBack', 'back', 'driven back'],
  ['Evades', 'evades', 'evades'],
  ['Leaves', 'leaves', 'leaves'],
  ['Holds', 'holds', 'holds'],
];
const BESIDES = ['LosesBlocks', 'LeaderLost', 'LeaderEvades', 'LeaderLeaves', 'OthersLoseBlocks'];

export function oddsSides(odds: Odds): OddsSide[] {
  const find = (key: string) => odds.outcomes.find((one) => one.key === key);
  return (['target', 'attacker'] as const).flatMap((who): OddsSide[] => {
    const parts = FATES.flatMap(([suffix, key, label]): OddsPart[] => {
      const found = find(who + suffix);
      return found && found.probability > 0 ? [{ key, label, probability: found.probability }] : [];
    });
    const besides = BESIDES.flatMap((suffix) => {
      const found = find(who + suffix);
      return found && found.probability > 0 ? [{ text: found.text, probability: found.probability }] : [];
    });
    const named = odds.outcomes.find((one) => one.key.startsWith(who) && one.text.includes(':'));
    if (parts.length === 0 && besides.length === 0) return [];
    return [{ who, name: named?.text.split(':')[0] ?? who, parts, besides }];
  });
}

/** How an attack may end the battle itself. */
export const endings = (odds: Odds) =>
  odds.outcomes.filter((one) => one.key.startsWith('battle') && one.key !== 'battleBack');
