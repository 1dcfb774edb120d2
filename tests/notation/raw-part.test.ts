// The raw part of a position: what it may say, and that whatever is accepted can be played.

import { describe, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { NotationError } from '../../src/kernel/notation.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { makeRandom } from '../kit/random.ts';

const ground = 'vexillum 1 position\nunits top: MI E6; LI E5\nunits bottom: HI F6\n';

function refusal(text: string, rules: AnyRuleset = ancientsRules): string {
  try {
    rules.start({ text }, new SeededChance('1'));
  } catch (error) {
    expect(error).toBeInstanceOf(NotationError);
    return (error as Error).message;
  }
  return '';
}

describe('memory', () => {
  test.each([
    ['unitHex 0:5', 'what no key of its own says, found "unitHex"'],
    ['hexUnit 3:1', 'what no key of its own says'],
    ['handCount 0:9', 'what no key of its own says'],
    ['waiting 1', 'what no key of its own says'],
    ['rollSubject 500', 'a whole number from 0 to 71, found "500"'],
    ['unitAim 0:9', 'a whole number from 0 to 3, found "9"'],
    ['struck 3', 'a whole number from 0 to 2, found "3"'],
    ['struck 1\n  struck 2', '"struck" only once'],
  ])('%s is refused with its place', (line, expected) => {
    expect(refusal(`${ground}memory:\n  ${line}\n`)).toContain(expected);
    expect(refusal(`${ground}memory:\n  ${line}\n`)).toMatch(/^line [56], column \d+: /);
  });
});

describe('at', () => {
  test.each([
    ['  turn again\n  chooseBattleBack attacker=99', 'a whole number from -1 to 2'],
    ['  turn again\n  resolveClose settle hex=500', 'a whole number from -1 to 112'],
    ['  chooseBattleBack attacker=F6 defender=E6', 'this position cannot be played'],
    ['  battleUnits', 'this position cannot be played'],
    ['  nothing', 'this position cannot be played'],
  ])('%s is refused with its place', (lines, expected) => {
    expect(refusal(`${ground}ordered: F6\nat:\n${lines}\n`)).toContain(expected);
  });
});

test.each([ancientsRules, battalionRules, darkAgesRules] as AnyRuleset[])(
  'every position that comes up in play is accepted: $id',
  (rules) => {
    const random = makeRandom(11);
    let read = 0;
    for (let n = 0; n < 4; n++) {
      const table = new Table(rules, {
        start: { scenario: rules.scenarios[n % rules.scenarios.length].id },
        seed: `raw ${n}`,
      });
      for (let d = 0; d < 200 && !table.over; d++) {
        const values = table.values();
        table.choose(values[random(values.length)]);
        if (random(25) !== 0 || table.over) continue;
        const text = rules.positionText(table.state);
        expect(refusal(text, rules), text).toBe('');
        read++;
      }
    }
    expect(read).toBeGreaterThan(12);
  },
);
