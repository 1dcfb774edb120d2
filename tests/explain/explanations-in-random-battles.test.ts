// Explanations, odds, scans and ways in random battles of every game: nothing is left unsaid, every part has its rule, dice
// add up to what the rules roll, and a scan names only hexes of the board.

import { describe, expect, it } from 'vitest';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { Trace } from '../../src/kernel/explain.ts';
import type { Explanation } from '../../src/kernel/ruleset.ts';
import { playRandom } from '../views/random-games.ts';

const BROKEN = /undefined|NaN|null| {2}|\.\./;
const SCANS = ['near', 'reach', 'sight', 'hex', 'unit'];
/** The first decisions of a random battle are looked at more often than the many that follow. */
const EVERY = 29;

function faultsIn(explanations: readonly Explanation[], ref: RegExp): string[] {
  return explanations.flatMap(({ title, total, parts }) => {
    const faults: string[] = [];
    if (BROKEN.test(title) || Number.isNaN(total)) faults.push(title);
    for (const part of parts) {
      if (part.text === '' || BROKEN.test(part.text)) faults.push(`${title}: ${part.text}`);
      if (!ref.test(part.ref)) faults.push(`${title}: ${part.text} [${part.ref}]`);
    }
    const trace = new Trace();
    trace.reasons.push(...parts);
    if (/ dice of .* against /.test(title) && trace.total !== total) faults.push(`${title} is ${trace.total}`);
    return faults;
  });
}

function askInRandomGame(rules: CommandsRuleset, scenario: string, seed: number): { faults: string[]; odds: number } {
  const faults = new Set<string>();
  const ref = new RegExp(`^(${scenario[0].toUpperCase()} [A-ZÉ]|scenario$)`);
  let odds = 0;
  playRandom(
    { start: { scenario }, seed: `explain ${scenario}` },
    seed,
    (table, n) => {
      const g = table.state;
      const fights = table.choices().filter((text) => /^(close|fire) /.test(text));
      for (const text of fights.slice(0, 2)) for (const one of faultsIn(table.explain(text), ref)) faults.add(one);
      if (fights.length > 0 && n % 7 === 0) {
        const told = table.odds(fights[0]);
        odds++;
        for (const one of faultsIn(told.explanations, ref)) faults.add(one);
        for (const { text, probability } of told.outcomes) {
          if (BROKEN.test(text) || !(probability >= 0 && probability <= 1 + 1e-9)) faults.add(`${fights[0]}: ${text}`);
        }
      }
      if (n % EVERY !== 0) return;
      for (const unit of table.view(-1).units) {
        if (unit.hex === null) continue;
        for (const one of faultsIn(table.explain(`unit ${unit.hex}`), ref)) faults.add(one);
      }
      const { names } = g.battle.board;
      for (const word of SCANS) {
        for (const hex of [names[(n * 7) % names.length], names[(n * 13) % names.length]]) {
          const scan = rules.scan(g, `${word} ${hex}`, n % 3 === 0 ? -1 : n % 2);
          if (BROKEN.test(scan.text)) faults.add(`${word} ${hex}: ${scan.text}`);
          for (const place of scan.places) if (!names.includes(place)) faults.add(`${word} ${hex}: ${place}`);
        }
      }
      for (const choice of table.values()) {
        for (const place of rules.way(g, choice)) if (!names.includes(place)) faults.add(`a way over ${place}`);
      }
    },
    1500,
    rules,
  );
  return { faults: [...faults], odds };
}

describe.each([medievalRules, napoleonicsRules])('$id', (rules) => {
  const some = rules.scenarios.filter((_, i) => i % 2 === 0);
  it.each(some.map((scenario, i) => [scenario.id, i] as const))('%s', (scenario, i) => {
    const { faults, odds } = askInRandomGame(rules, scenario, 71 + i);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(odds).toBeGreaterThan(0);
  });
});
