// A long fuzz: random games over every scenario of a game with all invariants checked between decisions.
// npx tsx bench/fuzz.ts 20000 ancients

import { AnyFuzz } from '../tests/kit/any-fuzz.ts';
import { ScenarioFuzz } from '../tests/kit/fuzz.ts';
import { gameNamed, optionsOf } from '../tests/kit/games.ts';
import { otherNamed } from '../tests/kit/games-outside-the-family.ts';

const wanted = Number(process.argv[2] ?? 2000);
const id = process.argv[3] ?? 'ancients';
const began = Date.now();

/** What was counted, and the games that were played on battles of the shelf. */
interface Counted {
  readonly decisions: ReadonlyMap<string, number>;
  readonly finished: number;
  readonly total: number;
}

function tell(fuzz: Counted, scenarios: number, published: number, won: readonly [number, number, number]): void {
  const [draws, top, bottom] = won;
  console.log(
    `${published} games over ${scenarios} scenarios and ${fuzz.finished - published} on other grounds, ` +
      `${fuzz.total} decisions, ${Math.round((Date.now() - began) / 1000)} s: no invariant broken. ` +
      `Top won ${top}, bottom ${bottom}, draws ${draws}.`,
  );
  for (const [name, count] of [...fuzz.decisions].sort((a, b) => b[1] - a[1])) console.log(`${name} ${count}`);
}

const other = otherNamed(id);
if (other) {
  const { rules, check } = other;
  const fuzz = new AnyFuzz(rules, check);
  const each = Math.ceil(wanted / rules.scenarios.length);
  for (const { id: scenario } of rules.scenarios) {
    fuzz.games({ scenario }, Math.ceil(each / 2));
    // Every second game takes one of the other readings.
    for (let n = 0; n < Math.floor(each / 2); n++) {
      const ruling = rules.rulings[n % rules.rulings.length];
      fuzz.game({ scenario, options: ruling ? [ruling.key] : [] }, `fuzz ${scenario} otherwise ${n}`, n);
    }
  }
  const published = fuzz.finished;
  other.texts(each).forEach((text, n) => {
    fuzz.game({ text }, `fuzz text ${n}`, n);
  });
  const won = (outcome: number): number => fuzz.outcomes.get(outcome) ?? 0;
  tell(fuzz, rules.scenarios.length, published, [won(1), won(2), won(3)]);
} else {
  const tested = gameNamed(id);
  const fuzz = new ScenarioFuzz(tested.rules, tested.game);
  const scenarios = tested.rules.scenarios.map((scenario) => scenario.id);
  const each = Math.ceil(wanted / scenarios.length);
  for (const scenario of scenarios) {
    // Optional rules are played in every second game.
    fuzz.games({ scenario }, Math.ceil(each / 2));
    fuzz.games({ scenario, options: optionsOf(tested, scenario) }, Math.floor(each / 2), 100_000);
  }
  const published = fuzz.finished;
  for (const text of tested.grounds) fuzz.games({ text }, each);
  const [, draws, top, bottom] = fuzz.outcomes;
  tell(fuzz, scenarios.length, published, [draws, top, bottom]);
}
