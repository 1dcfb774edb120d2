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
/** A shot changes nothing but the blocks of its target and perhaps its place: how many it loses is what one wants to know. */
export const isShot = (odds: Odds): boolean => odds.choice.startsWith('fire ');

/** What a shot takes from its target, by blocks; empty where the target is no unit. */
export function spread(odds: Odds): readonly OddsPart[] {
  const lost = Object.entries(odds.distributions.targetBlocksLost ?? {})
    .map(([blocks, probability]) => ({ blocks: Number(blocks), probability }))
    .sort((a, b) => a.blocks - b.blocks);
  const destroyed = (odds.outcomes.find(({ key }) => key === 'targetDestroyed')?.probability ?? 0) > 0;
  return lost.map(({ blocks, probability }, i): OddsPart => {
    // Whoever can be destroyed by it loses all its blocks then, and nobody can lose more.
    if (destroyed && i === lost.length - 1) return { key: 'destroyed', label: 'destroyed', probability };
    return blocks === 0
      ? { key: 'holds', label: 'no block lost', probability }
      : { key: `loses${blocks}`, label: `loses ${blocks}`, probability };
  });
}

/** Whoever surely stays as he is needs no bar. */
const isUntouched = ({ parts, besides }: OddsSide): boolean =>
  besides.length === 0 && parts.length === 1 && parts[0].key === 'holds' && parts[0].probability > 1 - 1e-9;

const BESIDES = ['LosesBlocks', 'LeaderLost', 'LeaderEvades', 'LeaderLeaves', 'OthersLoseBlocks'];
const SHOT_BESIDES = ['DrivenBack', 'Leaves', ...BESIDES.slice(1)];

export function oddsSides(odds: Odds): OddsSide[] {
  const find = (key: string) => odds.outcomes.find((one) => one.key === key);
  const shot = isShot(odds) ? spread(odds) : [];
  const sides = (['target', 'attacker'] as const).flatMap((who): OddsSide[] => {
    const fates = FATES.flatMap(([suffix, key, label]): OddsPart[] => {
      const found = find(who + suffix);
      return found && found.probability > 0 ? [{ key, label, probability: found.probability }] : [];
    });
    const spreads = who === 'target' && shot.length > 0;
    const parts = spreads ? shot : fates;
    const besides = (spreads ? SHOT_BESIDES : BESIDES).flatMap((suffix) => {
      const found = find(who + suffix);
      return found && found.probability > 0 ? [{ text: found.text, probability: found.probability }] : [];
    });
    const named = odds.outcomes.find((one) => one.key.startsWith(who) && one.text.includes(':'));
    if (parts.length === 0 && besides.length === 0) return [];
    return [{ who, name: named?.text.split(':')[0] ?? who, parts, besides }];
  });
  return sides.filter((side) => !isUntouched(side));
}

/** How an attack may end the battle itself. */
export const endings = (odds: Odds) =>
  odds.outcomes.filter((one) => one.key.startsWith('battle') && one.key !== 'battleBack');
