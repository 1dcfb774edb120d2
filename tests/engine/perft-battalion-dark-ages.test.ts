// Perft of Battalion and Dark Ages: how many ways lead on from moments of games, level by level. A change of the numbers is a
// change of the rules; when it was meant, UPDATE_PERFT=1 npx vitest run tests/engine/perft-battalion-dark-ages.test.ts writes them anew.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SeededChance } from '../../src/kernel/chance.ts';
import { RUNNING } from '../../src/kernel/state.ts';
import { versionNumber } from '../../src/kernel/version.ts';
import { others } from '../kit/games-outside-the-family.ts';
import { perftLevels } from '../kit/perft.ts';
import { choicesOf, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

const FILE = path.resolve(import.meta.dirname, 'perft-battalion-dark-ages.json');
const known: { [name: string]: number[] } = fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : {};

/** Moments of random games: at the start, and after so many decisions. */
const moments = others.flatMap(({ rules }) =>
  rules.scenarios.flatMap(({ id }, i) =>
    // A battle of Battalion is over after some fifty choices.
    (rules.id === 'battalion' ? [0, 12 + i, 28 + 2 * i] : [0, 40 + 7 * i, 120 + 11 * i]).flatMap((after) =>
      // Every version of the rules that can be played: the first one's counts stay for ever.
      Array.from({ length: versionNumber(rules.rulesVersion) }, (_, n) => ({
        rules,
        id,
        after,
        version: String(n + 1),
        name: `${id} after ${after}${n === 0 ? '' : ` by rules ${n + 1}`}`,
      })),
    ),
  ),
);

test.each(moments)('$name', ({ rules, id, after, version, name }) => {
  const g = rules.start({ scenario: id, rules: version }, new SeededChance(`perft ${id}`));
  const random = makeRandom(after + 1);
  for (let n = 0; n < after && g.outcome === RUNNING; n++) {
    const choices = choicesOf(g);
    const choice = choices[random(choices.length)];
    // The moment before the end where a game is shorter than that.
    const next = rules.spare(g);
    next.chance = g.chance;
    next.buf.set(g.buf);
    play(next, choice);
    if (next.outcome !== RUNNING) break;
    play(g, choice);
  }
  const counts = perftLevels(rules, g);
  if (process.env.UPDATE_PERFT) {
    known[name] = counts;
    const lines = moments.flatMap(({ name: key }) => (known[key] ? [`  "${key}": ${JSON.stringify(known[key])}`] : []));
    fs.writeFileSync(FILE, `{\n${lines.join(',\n').replaceAll(/(?<=\d),/g, ', ')}\n}\n`);
  }
  expect(counts).toEqual(known[name]);
});
