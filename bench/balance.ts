// A look at balance: a computer player plays itself in every battle of a game, and the shares of victories become a page under
// docs/balance. A map that is our reconstruction and that one side hardly ever wins is a map to mend. Games that were played are
// kept in a file, a line of JSON each, and the same command goes on after the last one; the page is written when all have been played.
//   npx tsx bench/balance.ts [games a battle: 100] [bot: general] [game or battle ...] [--keep FILE] [--minutes N] [--threads N]

import fs from 'node:fs';
import { rulesets as games } from '../src/loaded.ts';
import { percent, playAll, type Result, scenariosOf, wilson } from './bouts.ts';

const words = process.argv.slice(2, process.argv.includes('--share') ? -2 : undefined);
const option = (name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const keep = option('--keep');
const minutes = Number(option('--minutes') ?? Number.POSITIVE_INFINITY);
const threads = Number(option('--threads') ?? 2);
const each = Number(words[0] ?? 100);
const bot = words[1] ?? 'general';
const scenarios = scenariosOf(words.slice(2));
// One game of each battle after the other: whatever ends early has looked at all of them.
const bouts = Array.from({ length: each }, (_, n) =>
  scenarios.map((scenario) => ({ scenario, bots: [bot, bot] as const, seed: `balance ${scenario} ${n}` })),
).flat();
const had: Result[] =
  keep !== undefined && fs.existsSync(keep)
    ? fs
        .readFileSync(keep, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Result => JSON.parse(line) as Result)
        .filter(({ bots, scenario }) => bots[0] === bot && scenarios.includes(scenario))
    : [];
const known = new Set(had.map(({ seed }) => seed));
const results = [
  ...had,
  ...(await playAll(
    bouts.filter(({ seed }) => !known.has(seed)),
    threads,
    {
      until: performance.now() + 60_000 * minutes,
      noted: (result) => {
        if (keep !== undefined) fs.appendFileSync(keep, `${JSON.stringify(result)}\n`);
      },
    },
  )),
];

for (const game of games) {
  const own = game.scenarios.filter(({ id }) => scenarios.includes(id));
  if (own.length === 0) continue;
  const rows = own.map((info) => {
    const played = results.filter((r) => r.scenario === info.id);
    if (played.length === 0) return '';
    const top = played.filter((r) => r.winner === 0).length;
    const bottom = played.filter((r) => r.winner === 1).length;
    const none = played.length - top - bottom;
    const [low, high] = wilson(top, played.length);
    const turns = played.reduce((sum, r) => sum + r.turns, 0) / played.length;
    const row =
      `| ${info.id.split('/')[1]} | ${info.name} | ${info.top} | ${info.bottom} | ${percent(top / played.length, 1)} | ` +
      `${percent(bottom / played.length, 1)} | ${percent(low, 0)} to ${percent(high, 0)} | ${turns.toFixed(0)} | ${none} |`;
    console.log(row);
    return row;
  });
  if (own.length < game.scenarios.length || results.length < bouts.length) continue;
  const page = [
    `# ${game.name}: balance`,
    '',
    `\`${bot}\` against itself, ${each} games a battle, rules version ${game.rulesVersion}, written by`,
    `\`npx tsx bench/balance.ts ${each} ${bot} ${game.id}\`. What two equal players make of a battle says something of the map, not of`,
    'what two people would make of it.',
    '',
    '| no. | battle | top | bottom | top wins | bottom wins | 95 % interval of the top | turns | nobody |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ];
  fs.mkdirSync('docs/balance', { recursive: true });
  fs.writeFileSync(`docs/balance/${game.id}.md`, page.join('\n'));
}
