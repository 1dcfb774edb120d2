// Plays the bot `drill` against `random` in every scenario, each side in turn, and prints how often it wins with a 95 %
// interval (Wilson) and how long a game takes, game by game.
//   npx tsx bench/drill-against-random.ts [games per scenario: 10] [game or scenario ...]

import { percent, playAll, type Result, scenariosOf, wilson } from './bouts.ts';

const words = process.argv.slice(2, process.argv.includes('--share') ? -2 : undefined);
const each = Number(words[0] ?? 10);
const bouts = scenariosOf(words.slice(1)).flatMap((scenario) =>
  Array.from({ length: each }, (_, n) => ({
    scenario,
    bots: n % 2 === 0 ? (['drill', 'random'] as const) : (['random', 'drill'] as const),
    seed: `drill ${scenario} ${n}`,
  })),
);
const started = performance.now();
const results = await playAll(bouts, 2);
const won = ({ bots, winner }: Result): boolean => winner >= 0 && bots[winner] === 'drill';
for (const r of results) {
  if (!won(r))
    console.log(`not won: ${r.scenario} as ${r.bots[0] === 'drill' ? 'top' : 'bottom'} after ${r.turns} turns`);
}
for (const game of [...new Set(results.map((r) => r.scenario.split('/')[0]))]) {
  const own = results.filter((r) => r.scenario.startsWith(`${game}/`));
  const wins = own.filter(won).length;
  const [low, high] = wilson(wins, own.length);
  const mean = (of: (r: Result) => number): string => (own.reduce((sum, r) => sum + of(r), 0) / own.length).toFixed(0);
  console.log(
    `${game}: drill won ${wins} of ${own.length} games, ${percent(wins / own.length)}, 95 % interval ${percent(low)} to ` +
      `${percent(high)}; a game: ${mean((r) => r.turns)} turns, ${mean((r) => r.decisions)} decisions, ` +
      `${mean((r) => r.milliseconds)} ms`,
  );
}
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
