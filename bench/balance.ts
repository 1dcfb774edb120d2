// A look at balance: `drill` plays itself in every scenario of a game, and the shares of victories become a page under
// docs/balance. A map that is our reconstruction and that one side hardly ever wins is a map to mend.
//   npx tsx bench/balance.ts [games per scenario: 200] [game or scenario ...]

import fs from 'node:fs';
import { rulesets as games } from '../src/loaded.ts';
import { percent, playAll, scenariosOf, wilson } from './bouts.ts';

const words = process.argv.slice(2, process.argv.includes('--share') ? -2 : undefined);
const each = Number(words[0] ?? 200);
const scenarios = scenariosOf(words.slice(1));
const bouts = scenarios.flatMap((scenario) =>
  Array.from({ length: each }, (_, n) => ({
    scenario,
    bots: ['drill', 'drill'] as const,
    seed: `balance ${scenario} ${n}`,
  })),
);
const results = await playAll(bouts, 2);

for (const game of games) {
  const own = game.scenarios.filter(({ id }) => scenarios.includes(id));
  if (own.length === 0) continue;
  const rows = own.map((info) => {
    const played = results.filter((r) => r.scenario === info.id);
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
  if (own.length < game.scenarios.length) continue;
  const page = [
    `# ${game.name}: balance`,
    '',
    `The bot \`drill\` against itself, ${each} games a scenario, rules version ${game.rulesVersion}, written by`,
    `\`npx tsx bench/balance.ts ${each} ${game.id}\`. What two equal bots make of a battle says something of the map, not of`,
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
