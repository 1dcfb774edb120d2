// A server that runs for months must not grow: nothing is kept for the whole process that games add to as they are played. What
// is kept is listed here with what bounds it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const KEPT: { readonly [where: string]: string } = {
  'src/kernel/roll-table.ts singles': 'one for each number of faces',
  'src/families/commands/telling/odds/faces.ts picks': 'one for each number of cards in a hand',
  'src/games/battalion/telling/odds/odds.ts groups': 'one for each kind of roll',
  'src/games/battalion/telling/odds/odds.ts picks': 'one for each number of cards in a hand',
  'src/games/battalion/telling/odds/expect.ts known': 'one for each number of dice and value',
  'src/games/battalion/ruleset.ts made': 'one for each battle of the shelf',
  'src/games/dark-ages/text/battle.ts boards': 'one for each size of board',
  'src/games/dark-ages/rules/evade-ways.ts wantedWay': 'replaced by each search',
  'src/games/dark-ages/rules/steps.ts wantedWay': 'replaced by each search',
  'src/games/dark-ages/rules/steps.ts passing': 'replaced by each search',
  'src/games/dark-ages/telling/odds/odds.ts made': 'one for each kind of roll',
  'src/games/dark-ages/telling/view/imagine.ts typesOf': 'one for each class of units',
  'src/games/dark-ages/ruleset.ts shelf': 'one for each battle of the shelf',
  'src/bots/battalion/hit-chances.ts known': 'one for each set of attack values that units have',
  'src/bots/drill-fights.ts spreads': 'one for each number of dice and chance to hit, in 1024ths',
};

/** A list, map or set that is empty when the module is loaded: it can only be there to be filled. */
const FILLED_LATER =
  /^(?:export )?(?:const|let) (\w+)\b(?!: readonly)[^=\n]*= *(?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\});$/gm;

it('nothing is kept for the whole process but what is listed, with what bounds it', () => {
  const found: string[] = [];
  for (const layer of ['kernel', 'lib', 'families', 'games', 'bots', 'cli', 'server']) {
    for (const file of readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const path = join('src', layer, file);
      for (const [, name] of readFileSync(path, 'utf8').matchAll(FILLED_LATER)) found.push(`${path} ${name}`);
    }
  }
  expect(found.filter((one) => !Object.hasOwn(KEPT, one))).toEqual([]);
  expect(Object.keys(KEPT).filter((one) => !found.includes(one))).toEqual([]);
});
