// A long fuzz: random games over every scenario of a game with all invariants checked between decisions.
// npx tsx bench/fuzz.ts 20000 ancients

import { ScenarioFuzz } from '../tests/kit/fuzz.ts';
import { gameNamed, optionsOf } from '../tests/kit/games.ts';

const wanted = Number(process.argv[2] ?? 2000);
const tested = gameNamed(process.argv[3] ?? 'ancients');
const fuzz = new ScenarioFuzz(tested.rules, tested.game);
const scenarios = tested.rules.scenarios.map(({ id }) => id);
const each = Math.ceil(wanted / scenarios.length);
const began = Date.now();
for (const id of scenarios) {
  // Optional rules are played in every second game.
  fuzz.games({ scenario: id }, Math.ceil(each / 2));
  fuzz.games({ scenario: id, options: optionsOf(tested, id) }, Math.floor(each / 2), 100_000);
}
const published = fuzz.finished;
for (const text of tested.grounds) fuzz.games({ text }, each);
const [, draws, top, bottom] = fuzz.outcomes;
console.log(
  `${published} games over ${scenarios.length} scenarios and ${fuzz.finished - published} on the proving grounds, ` +
    `${fuzz.total} decisions, ${Math.round((Date.now() - began) / 1000)} s: no invariant broken. ` +
    `Top won ${top}, bottom ${bottom}, draws ${draws}.`,
);
for (const [name, count] of [...fuzz.decisions].sort((a, b) => b[1] - a[1])) console.log(`${name} ${count}`);
