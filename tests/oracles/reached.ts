// Battlefields that random games reach, over all scenarios of a game.

import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { choicesOf, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { piecesOf } from './engine.ts';
import type { Field } from './field.ts';

/** A game is looked at after some decisions, when somebody has moved, and in most games before it ends. */
const FIRST = 40;
const LAST = 700;

/** A battlefield of one random game in each scenario. */
export function* reachedFields(
  rules: CommandsRuleset,
  seed: number,
  keeps: (rule: string) => boolean,
): Generator<Field> {
  for (const [n, { id }] of rules.scenarios.entries()) {
    const random = makeRandom(seed * 1009 + n);
    const g = rules.start({ scenario: id }, new SeededChance(`second reading ${seed}`));
    const look = FIRST + random(LAST - FIRST);
    for (let decisions = 0; decisions < look; decisions++) {
      const choices = choicesOf(g);
      if (choices.length === 0) break;
      play(g, choices[random(choices.length)]);
    }
    yield { ...piecesOf(g), ...groundsOf(rules, g), rules: sheetRules(rules.sheetText(id)).filter(keeps) };
  }
}

function groundsOf(rules: CommandsRuleset, g: Parameters<CommandsRuleset['view']>[0]): Pick<Field, 'ground' | 'sides'> {
  const { hexes } = rules.view(g, -1).board;
  return {
    ground: new Map(hexes.filter(({ terrain }) => terrain !== 'open').map(({ hex, terrain }) => [hex, terrain])),
    sides: new Map(hexes.filter(({ ramparts }) => ramparts.length > 0).map(({ hex, ramparts }) => [hex, ramparts])),
  };
}

/** The special rules of a sheet, one text each. */
function sheetRules(sheet: string): string[] {
  const found = /^rules: (.*(?:\n {2}.*)*)/m.exec(sheet);
  return found ? found[1].split(/;|\n/).map((rule) => rule.trim().replace(/^optional /, '')) : [];
}
