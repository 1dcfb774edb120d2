// Two bots against each other in all battles of a game, in pairs: the same battle and seed with seats swapped. Prints the share of the
// first one with a 95 % interval (Wilson), how the pairs came out, and how long its decisions took.
//   npx tsx bench/match.ts GAME PAIRS BOT OTHER

import { percent, playAll, type Result, scenariosOf, wilson } from './bouts.ts';

const words = process.argv.slice(2, process.argv.includes('--share') ? -2 : undefined);
const [game = 'ancients', pairs = '1', one = 'policy', other = 'drill'] = words;
const bouts = scenariosOf(game.split(',')).flatMap((scenario) =>
  Array.from({ length: 2 * Number(pairs) }, (_, n) => ({
    scenario,
    bots: n % 2 === 0 ? ([one, other] as const) : ([other, one] as const),
    seed: `match ${scenario} ${n >> 1}`,
  })),
);
const results = await playAll(bouts, 2);
const score = ({ bots, winner }: Result): number =>
  winner < 0 ? 0.5 : bots[winner] === one && bots[1 - winner] !== one ? 1 : 0;
const sum = results.reduce((all, result) => all + score(result), 0);
const [low, high] = wilson(sum, results.length);
const byPair = new Map<string, number>();
for (const result of results) byPair.set(result.seed, (byPair.get(result.seed) ?? 0) + score(result));
const pairsOf = (of: (points: number) => boolean): number => [...byPair.values()].filter(of).length;
console.log(
  `${game}: ${one} ${sum} of ${results.length} against ${other}: ${percent(sum / results.length, 1)} (${percent(low, 1)} to ${percent(high, 1)}); ` +
    `pairs: ${pairsOf((p) => p > 1.25)} won, ${pairsOf((p) => p >= 0.75 && p <= 1.25)} split, ${pairsOf((p) => p < 0.75)} lost; ` +
    `${(results.reduce((all, { milliseconds }) => all + milliseconds, 0) / results.length / 1000).toFixed(1)} s a game`,
);
