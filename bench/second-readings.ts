// The engine against the second readings of the rulebooks in tests/oracles, on more battlefields than the tests take.
// npx tsx bench/second-readings.ts medieval 2000

import { compareFields, readings } from '../tests/oracles/games.ts';

const game = readings[process.argv[2] ?? 'medieval'];
const count = Number(process.argv[3] ?? 1000);
if (!game) throw new Error(`there is a second reading of ${Object.keys(readings).join(', ')}`);
const { compared, differences, total } = compareFields(game, count);
for (const [kind, n] of compared) console.log(`${String(n).padStart(8)} ${kind}`);
console.log(`${game.id}: ${count} battlefields, ${total} comparisons, ${differences.length} differences`);
for (const difference of differences.slice(0, Number(process.argv[4] ?? 5))) console.log(`\n${difference}`);
if (differences.length > 0) process.exitCode = 1;
