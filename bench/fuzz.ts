// A long fuzz: random games over every scenario with all invariants checked between decisions.
// npx tsx bench/fuzz.ts 20000

import { ancients } from '../src/games/ancients/index.ts';
import { ancientsRules } from '../src/games/ancients/ruleset.ts';
import { ScenarioFuzz } from '../tests/kit/fuzz.ts';
import { legions, provingGround } from '../tests/kit/proving-ground.ts';

const wanted = Number(process.argv[2] ?? 2000);
const fuzz = new ScenarioFuzz();
const scenarios = ancientsRules.scenarios.map(({ id }) => id);
const each = Math.ceil(wanted / scenarios.length);
const began = Date.now();
for (const id of scenarios) {
  const sheet = ancients.sheets.find((one) => id.endsWith(one.id));
  const options = sheet?.rules.filter((rule) => rule.optional).map((rule) => rule.key) ?? [];
  // Optional rules are played in every second game.
  fuzz.games({ scenario: id }, Math.ceil(each / 2));
  fuzz.games({ scenario: id, options }, Math.floor(each / 2), 100_000);
}
const published = fuzz.finished;
fuzz.games({ text: provingGround }, each);
fuzz.games({ text: legions }, each);
const [, draws, top, bottom] = fuzz.outcomes;
console.log(
  `${published} games over ${scenarios.length} scenarios and ${fuzz.finished - published} on the proving grounds, ` +
    `${fuzz.total} decisions, ${Math.round((Date.now() - began) / 1000)} s: no invariant broken. ` +
    `Top won ${top}, bottom ${bottom}, draws ${draws}.`,
);
for (const [name, count] of [...fuzz.decisions].sort((a, b) => b[1] - a[1])) console.log(`${name} ${count}`);
