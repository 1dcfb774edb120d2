// Battlefields that random games reach, over all scenarios of a game.

import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { choicesOf, play } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';
import { piecesOf } from './engine.ts';
import type { Field } from './field.ts';

/** Decisions between two looks at a game: far enough that somebody has moved. */
const EVERY = 37;

/** The battlefields that games of one seed come by in each scenario, at most `most` of each. */
export function* reachedFields(
  rules: CommandsRuleset,
  seed: number,
  most: number,
  keeps: (rule: string) => boolean,
): Generator<Field> {
  for (const [n, { id }] of rules.scenarios.entries()) {
    const random = makeRandom(seed * 1009 + n);
    const g = rules.start({ scenario: id }, new SeededChance(`second reading ${seed}`));
    let found = 0;
    // The first look comes at another moment in each game.
    let next = EVERY + random(EVERY * 4);
    for (let decisions = 0; found < most; decisions++) {
      const choices = choicesOf(g);
      if (choices.length === 0) break;
      if (decisions === next) {
        yield { ...piecesOf(g), ...groundsOf(rules, g), rules: sheetRules(rules.sheetText(id)).filter(keeps) };
        found++;
        next += EVERY + random(EVERY);
      }
      play(g, choices[random(choices.length)]);
    }
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
